"""What is bought is paid once and does what it says, no more. [BOW-163 – BOW-166]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.cards.developments import latari, uthuk, waiqar
from feldzug.games.runewars.banners.cards.developments.daqan import (
    Carry,
    LeaveCard,
    TakeCardBack,
    TakeTacticsBack,
)
from feldzug.games.runewars.banners.cards.developments.latari import RoutRiders
from feldzug.games.runewars.banners.cards.developments.uthuk import RoutRippers, RoutToDevour
from feldzug.games.runewars.banners.cards.tactics.lands import MarchByNight
from feldzug.games.runewars.banners.development.buying import (
    BuyCard,
    BuyDevelopmentCard,
    CardBought,
)
from feldzug.games.runewars.banners.development.capitals import BuildCapitalIn, no_capital
from feldzug.games.runewars.banners.development.module import CARDS
from feldzug.games.runewars.banners.development.state import CardWorked, Developed
from feldzug.games.runewars.battle.abilities.uthuk import RainFire
from feldzug.games.runewars.battle.abilities.waiqar import UnitsRaised
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.ending import LoserRetreats
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, health_of
from feldzug.games.runewars.battle.losses import AssignLoss
from feldzug.games.runewars.battle.queries import AbilityAmount, Strength
from feldzug.games.runewars.board import KINDS, RESOURCES, UNITS
from feldzug.games.runewars.cards.order_texts.fortify import BUILD, Fortifying
from feldzug.games.runewars.decks import ORDERS, TACTICS_CARDS
from feldzug.games.runewars.destroying import DestroyUnit
from feldzug.games.runewars.developments import BuildNothing, DevelopRealm
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.march import Activate, HolderOnceActivated, March, MoveArmy
from feldzug.games.runewars.turn import Turn
from feldzug.games.runewars.world import LIMIT, NOBODY, MoreFigures, World
from feldzug.games.runewars.year import UnitsToFeed
from feldzug.kernel.values import Seat
from tests.games.runewars.banners.developing import bought, card, fight, harvest, realm, top
from tests.games.runewars.battlefield import answer, at, kind, line, refused, stands, start
from tests.games.runewars.champions import season
from tests.games.runewars.table import DAQAN, LATARI, UTHUK, WAIQAR, put

HOMES = "; ".join([f"{name}-a: stronghold of {n}" for n, name in enumerate(("daqan", "latari"))])


@pytest.mark.rule("BOW-163", "BOW-165")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("text", CARDS, ids=lambda text: text.facts.id)
def test_every_purchase_is_paid_once_and_leaves_a_sound_game(text, first: bool) -> None:  # type: ignore[no-untyped-def]
    g = realm(f"{HOMES}; waiqar-a: stronghold of 2; uthuk-a: stronghold of 3")
    seat = Seat(text.faction)
    harvest(g, seat)
    if not first:
        g.apply(seat, BuildNothing())
        assert top(g) is BuyDevelopmentCard
    figures = list(g.supply)
    told = g.apply(seat, BuyCard(text.number))
    cost = text.facts.printed["cost"]
    assert g.dials[seat] == [8 - cost.get(name, 0) for name in RESOURCES]
    assert told.count(CardBought(seat, text.number)) == 1
    more = {text.kind: 8} if text.facts.id == "lands-of-blight" else {}
    assert [new - old for new, old in zip(g.supply, figures, strict=True)] == [
        more.get(n, 0) for n in range(len(figures))
    ]
    assert sum(g.part(Developed).bought) == 1
    assert RUNEWARS.modules["development-cards"].sound(g)
    figures_in_all = [count + g.value(MoreFigures(n), 0) for n, count in enumerate(figures)]
    assert [g.supply[n] <= figures_in_all[n] for n in range(len(figures))] == [True] * len(figures)
    if not first:
        assert DevelopRealm not in [type(frame) for frame in g.stack]


@pytest.mark.rule("BOW-179", "BOW-180")
def test_only_reanimates_have_tokens() -> None:
    g = bought(realm(), "lands-of-blight")
    found = {KINDS[n]: g.value(MoreFigures(n), 0) for n in range(len(KINDS))}
    assert {name: count for name, count in found.items() if count} == {"reanimate": 8}


# each card is of one kind of unit and of one number


@pytest.mark.rule("BOW-167")
def test_only_the_kind_on_the_card_is_tougher() -> None:
    g = fight("1 siege-tower, 1 footman", "1 archer", "footman", DAQAN, LATARI)
    before = [health_of(g, ATTACKER, kind(name)) for name in ("siege-tower", "footman")]
    bought(g, "iron-clad-towers")
    after = [health_of(g, ATTACKER, kind(name)) for name in ("siege-tower", "footman")]
    assert after == [before[0] + 1, before[1]]


@pytest.mark.rule("BOW-167")
@pytest.mark.parametrize(
    ("name", "seat", "unit", "what", "other"),
    [
        ("toxic-breath", WAIQAR, "great-wyrm", "poison", "vampire"),
        ("sky-lances", LATARI, "pegasus-rider", "rectangles", "archer"),
        ("grave-pact", WAIQAR, "necromancer", "units", "vampire"),
    ],
)
def test_only_that_number_of_that_kind_is_another(
    name: str, seat: Seat, unit: str, what: str, other: str
) -> None:
    g = fight(f"1 {unit}", "1 knight", unit, seat, DAQAN, name)
    assert g.value(AbilityAmount(ATTACKER, kind(unit), what), 0) > 0
    assert g.value(AbilityAmount(ATTACKER, kind(unit), "anything"), 0) == 0
    assert g.value(AbilityAmount(ATTACKER, kind(other), what), 0) == 0
    assert g.value(AbilityAmount(DEFENDER, kind(unit), what), 0) == 0


@pytest.mark.rule("BOW-260")
def test_drilled_ranks_help_in_defence_only() -> None:
    g = fight("3 footman", "1 archer", "footman", DAQAN, LATARI, "drilled-ranks")
    assert g.value(Strength(g.contested, ATTACKER, DAQAN), 3) == 3
    g = fight("1 archer", "3 footman", "footman", LATARI, DAQAN, "drilled-ranks")
    assert g.value(Strength(g.contested, DEFENDER, DAQAN), 3) == 4


def test_a_grave_pact_has_worked_only_if_more_have_come() -> None:
    g = fight("1 necromancer", "1 knight", "necromancer", WAIQAR, DAQAN, "grave-pact")
    pact = next(text for text in waiqar.CARDS if text.facts.id == "grave-pact")
    assert isinstance(pact, waiqar.GravePact)
    usual = UNITS[kind("necromancer")].amount("units")
    pact.raised(g, UnitsRaised(WAIQAR, kind("reanimate"), usual, g.contested))
    assert not pact.is_spent(g)
    pact.raised(g, UnitsRaised(DAQAN, kind("reanimate"), usual + 1, g.contested))
    assert not pact.is_spent(g), "another player's"
    pact.raised(g, UnitsRaised(WAIQAR, kind("reanimate"), usual + 1, g.contested))
    assert pact.is_spent(g)


def test_heartwood_bows_are_not_spent_in_vain() -> None:
    g = fight("1 archer", "1 knight", "archer", LATARI, DAQAN, "heartwood-bows")
    bows = next(text for text in latari.CARDS if text.facts.id == "heartwood-bows")
    assert isinstance(bows, latari.HeartwoodBows)
    g.fighters = [unit for unit in g.fighters if unit.side == ATTACKER]
    assert bows.follow(g, ATTACKER, -1) is None
    assert not bows.is_spent(g)


def test_obscenes_with_a_bottomless_maw_eat_nothing_standing_or_routed() -> None:
    g = bought(realm("1a: 2 obscene, 1 obscene routed, 2 berserker"), "bottomless-maw")
    assert g.value(UnitsToFeed(UTHUK, at("1a")), 5) == 2


def test_all_flesh_rippers_may_go_hungry() -> None:
    g = fight("3 flesh-ripper", "3 knight", "flesh-ripper", UTHUK, DAQAN, "ravenous-hunger")
    hunger = next(text for text in uthuk.CARDS if text.facts.id == "ravenous-hunger")
    start(g, g.frame(Battle), RoutToDevour(UTHUK, ATTACKER, hunger.kind, 3, 1))
    assert [a.count for a in g.legal(UTHUK) if isinstance(a, RoutRippers)] == [0, 1, 2, 3]


def test_prowl_kills_no_more_of_a_kind_than_have_fled() -> None:
    g = fight(
        "2 leonx-rider",
        "1 footman, 2 bowman",
        "leonx-rider",
        LATARI,
        DAQAN,
        "prowl",
        board="1a: 1 footman routed",
    )
    g.frame(Battle).winner = ATTACKER
    start(g, g.frame(Battle), LoserRetreats())
    g.frame(Battle).at = "put_back"
    answer(g, (LATARI, RoutRiders(kind("leonx-rider"), 2)))
    answer(g, (DAQAN, DestroyUnit(kind("footman"), True)))
    assert stands(g, "1a") == "1 footman routed, 1 bowman routed", "who lay there before is safe"


def test_as_many_riders_prowl_as_have_found_prey() -> None:
    g = fight(
        "3 leonx-rider",
        "1 footman",
        "leonx-rider",
        LATARI,
        DAQAN,
        "prowl",
        board="1a: 2 footman routed",
    )
    g.frame(Battle).winner = ATTACKER
    start(g, g.frame(Battle), LoserRetreats())
    assert [a.count for a in g.legal(LATARI) if isinstance(a, RoutRiders)] == [0, 1]
    g.frame(Battle).at = "put_back"
    answer(g, (LATARI, RoutRiders(kind("leonx-rider"), 1)))
    assert stands(g, "1a") == "2 footman routed"


@pytest.mark.rule("BOW-284")
def test_a_card_that_was_shuffled_away_meanwhile_stays_away() -> None:
    g = fight("1 novice-wizard", "1 archer", "novice-wizard", DAQAN, LATARI, "journeyman-wizards")
    panic = TACTICS_CARDS.index("panic")
    assert panic not in g.tactics_deck.discards
    start(g, g.frame(Battle), TakeTacticsBack(DAQAN, panic, False))
    assert refused(g, DAQAN, TakeCardBack()) == ("card-not-discarded", "BOW-284")
    assert g.legal(DAQAN) == [LeaveCard()]


# the Roc


def harnessed(text: str, target: str, *, peaceful: bool = False) -> World:
    """Rocs with a harness gather for an area."""
    g = bought(realm(text), "roc-harness")
    g.active = DAQAN
    start(g, *season(Turn(DAQAN, at="end"), MoveArmy(DAQAN, peaceful)))
    g.apply(DAQAN, Activate(at(target)))
    return g


@pytest.mark.rule("BOW-166")
def test_a_roc_carries_only_out_of_its_own_area() -> None:
    g = harnessed("1b: 1 roc, 2 footman; 1a: 1 roc; 1c: 1 archer", "5a")
    carry = Carry(kind("footman"), at("1b"))
    g.apply(DAQAN, March(kind("roc"), at("1a")))
    assert carry not in g.legal(DAQAN), "the Roc of another area"
    g.apply(DAQAN, March(kind("roc"), at("1b")))
    g.apply(DAQAN, carry)
    assert refused(g, DAQAN, carry) == ("nobody-carries-it", "BOW-166")


@pytest.mark.rule("BOW-166")
def test_nobody_is_carried_who_is_not_there() -> None:
    g = harnessed("1b: 2 roc, 1 footman; 1c: 1 archer", "5a")
    carry = Carry(kind("footman"), at("1b"))
    g.apply(DAQAN, March(kind("roc"), at("1b")))
    g.apply(DAQAN, March(kind("roc"), at("1b")))
    g.apply(DAQAN, carry)
    assert refused(g, DAQAN, carry) == ("not-offered", "kernel")


@pytest.mark.rule("BOW-166", "RW-165")
def test_no_more_are_carried_to_neutral_units_than_may_come() -> None:
    g = harnessed(
        "1b: 2 roc, 6 footman; 1c: 1 archer; 5c: 2 knight, 4 footman; 5a: 1 giant",
        "5a",
        peaceful=True,
    )
    for _ in range(2):
        g.apply(DAQAN, March(kind("roc"), at("1b")))
    for name, count in (("knight", 2), ("footman", 4)):
        for _ in range(count):
            g.apply(DAQAN, March(kind(name), at("5c")))
    assert LIMIT == 8
    carry = Carry(kind("footman"), at("1b"))
    assert refused(g, DAQAN, carry) == ("too-many-for-diplomacy", "RW-165")


# peasants


@pytest.mark.rule("BOW-Q22")
def test_a_stronghold_or_units_hold_an_area_that_has_a_peasant_too() -> None:
    g = bought(
        realm("daqan-a: 1 footman; 1a: 1 footman; 1b: stronghold of 0"), "support-of-the-people"
    )
    for name in ("1a", "1b", "1c"):
        g.part(Developed).peasants[at(name)] = 1
        g.settle_control(at(name))
    held = {name: g.value(HolderOnceActivated(at(name)), DAQAN) for name in ("1a", "1b", "1c")}
    assert held == {"1a": DAQAN, "1b": DAQAN, "1c": NOBODY}
    put(g, "1c", giant=1)
    assert g.value(HolderOnceActivated(at("1c")), DAQAN) == NOBODY, "allies do not hold it"


def test_a_night_feast_is_told() -> None:
    g = fight("1 vampire routed, 1 reanimate", "1 knight", "vampire", WAIQAR, DAQAN, "night-feast")
    feast = next(text for text in waiqar.CARDS if text.facts.id == "night-feast")
    assert isinstance(feast, waiqar.NightFeast)
    g.frame(Battle).winner = ATTACKER
    g.events.clear()
    feast.rise(None, g)  # type: ignore[arg-type]
    assert CardWorked(WAIQAR, card("night-feast")) in g.events
    assert line(g, ATTACKER) == "1 reanimate, 1 vampire"


def test_who_had_no_room_is_no_prey() -> None:
    g = fight(
        "2 leonx-rider",
        "1 footman",
        "leonx-rider",
        LATARI,
        DAQAN,
        "prowl",
        board="1a: 6 knight, 2 siege-tower",
    )
    g.frame(Battle).winner = ATTACKER
    start(g, g.frame(Battle), LoserRetreats())
    g.frame(Battle).at = "put_back"
    fallen = DestroyUnit(kind("footman"), True)
    if g.waiting() == (DAQAN,):
        g.apply(DAQAN, fallen)
    assert not [a for seat in g.waiting() for a in g.legal(seat) if isinstance(a, RoutRiders)]
    assert stands(g, "1a") == "6 knight, 2 siege-tower"


@pytest.mark.rule("BOW-175", "RW-131")
def test_a_capital_is_not_built_beside_another_building() -> None:
    g = realm("daqan-a: 1 footman")
    action = BuildCapitalIn(at("daqan-a"))
    start(g, Fortifying(DAQAN, ORDERS.index("fortify")))
    frame = g.frame(Fortifying)
    assert no_capital(None, g, DAQAN, action) is None  # type: ignore[arg-type]
    frame.finished += (BUILD,)
    reason = no_capital(None, g, DAQAN, action)  # type: ignore[arg-type]
    assert reason is not None
    assert (reason.key, reason.rule) == ("done-already", "RW-131")


def test_only_cards_that_have_worked_are_shown_as_spent() -> None:
    g = realm()
    g.effects = [MarchByNight(DAQAN, "turn")]
    assert g.views(None)["development-cards"].spent == []


@pytest.mark.rule("BOW-166")
@pytest.mark.parametrize("cards", [("hellfire",), ()])
def test_with_hellfire_too_nobody_is_asked_where_there_is_nothing_to_choose(
    cards: tuple[str, ...],
) -> None:
    g = fight("1 warlock", "1 bowman", "warlock", UTHUK, DAQAN, *cards)
    start(g, g.frame(Battle), RainFire(DEFENDER, 1, 2, 1))
    assert not [frame for frame in g.stack if isinstance(frame, AssignLoss)]


@pytest.mark.rule("BOW-167")
def test_wards_help_who_defends_and_nobody_who_attacks() -> None:
    g = bought(realm("1a: stronghold of 1; 1a: 1 archer"), "wards-of-the-old-wood")
    asked = [g.value(Strength(at("1a"), side, LATARI), 3) for side in (DEFENDER, ATTACKER)]
    assert asked == [4, 3]


@pytest.mark.rule("BOW-167")
def test_after_a_battle_that_was_called_off_nobody_feasts() -> None:
    g = fight("1 vampire routed, 1 reanimate", "1 knight", "vampire", WAIQAR, DAQAN, "night-feast")
    feast = next(text for text in waiqar.CARDS if text.facts.id == "night-feast")
    assert isinstance(feast, waiqar.NightFeast)
    g.frame(Battle).winner = ATTACKER
    g.frame(Battle).cancelled = True
    feast.rise(None, g)  # type: ignore[arg-type]
    assert line(g, ATTACKER) == "1 reanimate, 1 vampire routed"
