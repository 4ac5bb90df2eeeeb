"""What a file claims must be possible: a position that was played passes, one that was spoilt does not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from feldzug.games.empires.battle.phase import BattlePhase
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import BattleEntry, Booking, Challenge, PickedCard
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.item_cards import HOARD_CARD, DrawItemCard
from feldzug.games.empires.land import NONE, Land
from feldzug.games.empires.magic.effects import Mist
from feldzug.games.empires.rosters.roster import Roster, RosterLine
from feldzug.games.empires.soundness import sound
from feldzug.games.empires.vocabularies import HILLS, TILES, VOLCANO
from feldzug.games.empires.whole_campaign import Round
from feldzug.kernel import laws
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadValue
from feldzug.kernel.values import Outcome, Seat
from tests.games.empires.table import A, B

SETUP = EMPIRES.setup(3, battles="paper")
Spoil = Callable[[Campaign], Any]


@cache
def played() -> Campaign:
    """A campaign in its second round."""
    g, dealer = EMPIRES.start(SETUP), Dealer(3)
    assert isinstance(g, Campaign)
    while g.round < 2 or not g.archive:
        laws.wander(g, dealer, 1, EMPIRES.seek)
    return g


def off_the_map(g: Campaign) -> int:
    return next(tile for tile in range(len(TILES)) if g.land.terrain[tile] == NONE)


def set_at(field: str, at: int, value: Any) -> Spoil:
    def spoil(g: Campaign) -> None:
        getattr(g, field)[at] = value

    return spoil


def put(field: str, value: Callable[[Campaign], Any]) -> Spoil:
    return lambda g: setattr(g, field, value(g))


def entry(g: Campaign, **other: Any) -> BattleEntry:
    first = g.archive[0]
    fields = {name: getattr(first, name) for name in BattleEntry.__dataclass_fields__}
    return BattleEntry(**{**fields, **other})


def unbooked(g: Campaign) -> None:
    g.ledger = g.ledger[1:]


def two_volcanoes(g: Campaign) -> None:
    terrain = list(g.land.terrain)
    terrain[terrain.index(HILLS)] = VOLCANO
    g.land = Land(g.land.lie, terrain, g.land.flow)


def a_card_twice(g: Campaign) -> None:
    items = g.items.clone()
    items.bag.append(items.bag[0])
    g.items = items


def huge_army(g: Campaign) -> None:
    army = Roster((RosterLine(0, 10**9),))
    g.archive = [entry(g, armies=(army, army))]


SPOILT: dict[str, Spoil] = {
    "a list too short": lambda g: g.gold.pop(),
    "a map too short": lambda g: setattr(g, "land", Land(g.land.lie, g.land.terrain[:-1])),
    "a lie that there is not": lambda g: setattr(g, "land", Land("flat", g.land.terrain)),
    "two volcanoes": two_volcanoes,
    "no map": lambda g: setattr(g, "land", Land()),
    "an owner beside the map": lambda g: set_at("owner", off_the_map(g), A)(g),
    "a building beside the map": lambda g: set_at("building", off_the_map(g), 1)(g),
    "a building that there is not": lambda g: set_at("building", g.land.tiles()[0], 9)(g),
    "an owner who is not there": lambda g: set_at("owner", g.land.tiles()[0], 7)(g),
    "a tile too exhausted": lambda g: set_at("exhausted", g.land.tiles()[0], 2)(g),
    "a tile too barren": lambda g: set_at("barren", g.land.tiles()[0], 9)(g),
    "a people that there is not": set_at("people", 0, 19),
    "no people": set_at("people", 0, NONE),
    "a people twice": lambda g: set_at("people", 0, g.people[1])(g),
    "a capital beside the map": lambda g: set_at("capital", 0, off_the_map(g))(g),
    "a capital of two": lambda g: set_at("capital", 0, g.capital[1])(g),
    "a flag too high": set_at("neutral", 0, 2),
    "a marker too few": set_at("markers", 0, -1),
    "debts": lambda g: g.pay(A, -(g.gold[A] + 5), "army"),
    "absurd riches": lambda g: g.pay(A, 10**7, "mine"),
    "gold without a source": lambda g: set_at("gold", 0, g.gold[0] + 5)(g),
    "points without a source": lambda g: set_at("kp", 0, g.kp[0] + 1)(g),
    "a line of the ledger lost": unbooked,
    "a line of the ledger of nobody": lambda g: setattr(
        g, "ledger", [*g.ledger, Booking(1, Seat(7), 0, 0, "mine")]
    ),
    "a line of a later round": lambda g: setattr(
        g, "ledger", [*g.ledger, Booking(6, A, 0, 0, "mine")]
    ),
    "an ally who knows nothing of it": lambda g: (
        set_at("ally", 0, B)(g),
        set_at("ally", 1, Seat(-2))(g),
    ),
    "himself as ally": set_at("ally", 0, A),
    "a round too late": put("round", lambda _: 7),
    "no round": put("round", lambda _: 0),
    "a lot with one twice": put("lot", lambda _: [A, A, B]),
    "a lot too short": put("lot", lambda _: [A, B]),
    "an order with a stranger": put("order", lambda _: [A, Seat(9)]),
    "a largest realm that is not there": put("largest", lambda _: Seat(5)),
    "a dragon driven off in the future": put("dragon_driven_off", lambda _: 9),
    "a card twice": a_card_twice,
    "a card in a castle that nobody fights for": put("reserved", lambda _: 1),
    "weather that nobody has": set_at("weather_drawn", 0, 1),
    "more weather than there is": set_at("weather_drawn", 0, 99),
    "gold on an event too low": set_at("card_gold", 0, -10),
    "an event of a stranger": put("picked", lambda _: [PickedCard(Seat(8), 0)]),
    "an event that there is not": put("picked", lambda _: [PickedCard(A, 13)]),
    "a challenge to oneself": put("challenges", lambda g: [Challenge(A, A, g.land.tiles()[0])]),
    "a challenge beside the map": put("challenges", lambda g: [Challenge(A, B, off_the_map(g))]),
    "too many challenges": put("challenges", lambda g: [Challenge(A, B, g.land.tiles()[0])] * 4),
    "a battle of a later round": put("archive", lambda g: [entry(g, round=5)]),
    "a battle in a way that there is not": put("archive", lambda g: [entry(g, way="duel")]),
    "a result that there is not": put("archive", lambda g: [entry(g, results=(9, 0))]),
    "one army": put("archive", lambda g: [entry(g, armies=(Roster(),))]),
    "a huge army": huge_army,
    "mist beside the map": lambda g: g.effects.append(Mist(A, "spring", off_the_map(g))),
    "mist of a stranger": lambda g: g.effects.append(Mist(Seat(9), "spring", g.land.tiles()[0])),
    "nothing in progress": lambda g: g.stack.clear(),
    "a frame below the campaign": lambda g: g.stack.insert(0, Round(1)),
    "an absurd number in a frame": lambda g: setattr(g.stack[1], "number", 10**9),
    "over and going on": lambda g: setattr(g, "result", Outcome("autumn", ((A,),))),
    "a card for a stranger": lambda g: g.stack.append(DrawItemCard(Seat(9), HOARD_CARD)),
}


def test_what_was_played_is_sound() -> None:
    assert sound(played())


@pytest.mark.parametrize("what", SPOILT)
def test_what_was_spoilt_is_not(what: str) -> None:
    g = played().clone()
    assert isinstance(g, Campaign)
    SPOILT[what](g)
    assert not sound(g)
    assert sound(played())


def test_a_battle_that_nobody_challenged_to_is_unsound() -> None:
    g = played().clone()
    assert isinstance(g, Campaign)
    g.challenges = [Challenge(A, B, g.land.tiles()[0])]
    g.stack = [*g.stack[:2], BattlePhase()]
    g.settle()
    assert sound(g)
    g.challenges = [Challenge(B, A, g.land.tiles()[0])]
    assert not sound(g)
    g.challenges = []
    assert not sound(g)


def test_a_foreign_file_is_refused_if_it_is_unsound() -> None:
    codec = Codec(EMPIRES)
    g = played()
    codec.load(codec.save(g, SETUP), foreign=True)
    saved = codec.save(g, SETUP)
    saved["board"]["round"] = 40
    with pytest.raises(BadValue):
        codec.load(saved, foreign=True)


def test_the_fingerprint_depends_on_the_facts() -> None:
    base = EMPIRES.all_modules[0]
    assert base.content
    assert any("people dwarfs" in str(key) for key in base.content)
