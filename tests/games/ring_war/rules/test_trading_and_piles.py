"""Trading, piles and the hands at the start: G20 to G22."""

from __future__ import annotations

from collections import Counter

import pytest

from feldzug.games.ring_war.actions import DrawnArea, DrawnCard, KeepCards, Trade
from feldzug.games.ring_war.board import AREA_CARDS, JOKER
from feldzug.games.ring_war.deck import CARD, DECK, EVENT
from feldzug.games.ring_war.events import (
    AreaCardDrawn,
    AreaCardDrawnUnseen,
    CardDrawn,
    CardDrawnUnseen,
    CardsTraded,
    PilesReshuffled,
)
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.set_up import DealAreaCard, DealCard
from feldzug.games.ring_war.war import War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import NOT_OFFERED, Chance
from feldzug.kernel.values import FATE, because
from tests.games.ring_war.table import GREEN, RED, answer, begin, fated, place, war

NO_SET = "rhudaur moria eregion"
"""Rhudaur and Eregion show infantry, Moria a creature: no set."""


def trading(hand: str, game: str = "4") -> War:
    """The reinforcement part of green, who holds these area cards."""
    return begin(war(f"hand 0: {hand} |", game), "reinforcements")


def cards(names: str) -> tuple[int, ...]:
    return tuple(sorted(AREA_CARDS.index(name) for name in names.split()))


# --- G20 -----------------------------------------------------------------------------------------


@pytest.mark.rule("G20")
def test_with_five_cards_one_set_must_be_traded() -> None:
    g = trading("rhudaur eregion borderlands moria nurn")
    assert g.why_not(GREEN, KeepCards()) == because("must-trade", "G20", limit=5)
    assert all(isinstance(action, Trade) for action in g.legal(GREEN))


@pytest.mark.rule("G20")
@pytest.mark.parametrize(
    "hand",
    [
        "rhudaur eregion borderlands old_forest harlindon",
        "rhudaur eregion borderlands moria carrock",
        "rhudaur moria nurn khand harad",
        "rhudaur eregion moria carrock nurn",
        "rhudaur eregion moria carrock joker-1",
        "rhudaur eregion moria joker-1 joker-2",
    ],
)
def test_five_cards_always_hold_a_set(hand: str) -> None:
    legal = trading(hand).legal(GREEN)
    assert legal
    assert KeepCards() not in legal


@pytest.mark.rule("G20")
@pytest.mark.parametrize("hand", ["rhudaur eregion borderlands", "rhudaur eregion moria nurn"])
def test_with_fewer_cards_trading_is_free(hand: str) -> None:
    g = trading(hand)
    assert KeepCards() in g.legal(GREEN)
    answer(g, (GREEN, KeepCards()))
    assert g.path()[-1] != "trade-cards"


@pytest.mark.rule("G20")
def test_if_so_agreed_nobody_must_trade() -> None:
    g = trading("rhudaur eregion borderlands moria nurn", "4 forced_trade=never")
    assert g.why_not(GREEN, KeepCards()) is None


@pytest.mark.rule("G20")
def test_one_set_is_traded_a_turn_and_goes_to_the_discards() -> None:
    """Of five cards two are left, which are no second set."""
    g = trading("rhudaur eregion borderlands moria nurn")
    told = answer(g, (GREEN, Trade(cards("rhudaur eregion borderlands"))))
    assert told[0] == CardsTraded(GREEN, cards("rhudaur eregion borderlands"), 2)
    assert g.area_discards == list(cards("rhudaur eregion borderlands"))
    assert g.area_hands[GREEN] == list(cards("moria nurn"))
    assert "trade-cards" not in g.path()


@pytest.mark.rule("G20")
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ("rhudaur eregion joker-1", 2),
        ("buckland nurn joker-1", 4),
        ("moria carrock joker-2", 6),
        ("rhudaur moria joker-1", 8),
        ("rhudaur joker-1 joker-2", 8),
        ("moria joker-1 joker-2", 8),
    ],
)
def test_a_joker_stands_for_the_symbol_that_is_worth_most(hand: str, value: int) -> None:
    g = trading(hand)
    told = answer(g, (GREEN, Trade(cards(hand))))
    assert told[0] == CardsTraded(GREEN, cards(hand), value)


@pytest.mark.rule("G20")
def test_what_is_no_set_cannot_be_traded() -> None:
    g = trading(NO_SET)
    assert g.why_not(GREEN, Trade(cards(NO_SET))) == because("no-set", "RNG-012")
    assert g.legal(GREEN) == [KeepCards()]


@pytest.mark.rule("G20")
def test_nobody_trades_cards_of_others_or_one_card_three_times() -> None:
    g = trading("rhudaur eregion moria")
    assert g.why_not(GREEN, Trade(cards("khand nurn udun_vale"))) == NOT_OFFERED
    assert g.why_not(GREEN, Trade(cards("rhudaur rhudaur rhudaur"))) == NOT_OFFERED


@pytest.mark.rule("G20")
@pytest.mark.parametrize(("jokers", "size"), [("two", 66), ("none", 64)])
def test_there_are_two_jokers_unless_agreed_otherwise(jokers: str, size: int) -> None:
    g = war("", f"4 jokers={jokers}")
    assert len(g.area_pile) == size
    assert sum(card >= JOKER for card in g.area_pile) == size - 64


# --- G21 -----------------------------------------------------------------------------------------


def drawing(pile: str, discards: str, game: str = "4") -> War:
    """Green has conquered two areas and draws area cards from so small a pile."""
    text = "forlindon: 0 infantry 1, leader\nmithlond: 0 infantry 1\nconquered: forlindon mithlond"
    g = war(text, game)
    g.area_pile, g.area_discards = list(cards(pile)), list(cards(discards))
    return g


@pytest.mark.rule("G21")
def test_when_the_pile_runs_out_the_discards_are_shuffled() -> None:
    g = begin(drawing("moria", "nurn khand"), "cards")
    told = fated(g, DrawnArea(place("moria")))
    assert told[-1] == PilesReshuffled("area-cards")
    assert g.area_pile == list(cards("nurn khand"))
    assert g.area_discards == []
    fated(g, DrawnArea(place("khand")))
    assert g.area_hands[GREEN] == list(cards("moria khand"))
    assert g.area_pile == list(cards("nurn"))


@pytest.mark.rule("G21")
@pytest.mark.parametrize(("discards", "reshuffle"), [("", "on"), ("nurn khand", "off")])
def test_without_discards_or_without_a_reshuffle_no_card_is_drawn(
    discards: str, reshuffle: str
) -> None:
    g = begin(drawing("moria", discards, f"4 reshuffle={reshuffle}"), "cards")
    fated(g, DrawnArea(place("moria")))
    assert g.area_hands[GREEN] == [place("moria")]
    assert "card-part" not in g.path()


@pytest.mark.rule("G21")
@pytest.mark.parametrize(("reshuffle", "drawn"), [("on", True), ("off", False)])
def test_adventure_cards_are_shuffled_likewise(reshuffle: str, drawn: bool) -> None:
    g = war("forlindon: 0 infantry 1, leader\nfortresses: 1", f"4 reshuffle={reshuffle}")
    g.card_discards, g.card_pile = g.card_pile, []
    begin(g, "cards")
    assert (g.path()[-1] == "card-from-pile") == drawn
    assert len(g.card_pile) == (60 if drawn else 0)


@pytest.mark.rule("G21")
def test_a_pile_has_no_order_that_anybody_could_know() -> None:
    """Every card in it may come next, jokers too."""
    g = begin(drawing("moria nurn joker-1", ""), "cards")
    top = g.stack[-1]
    assert isinstance(top, Chance)
    assert sorted(top.odds(g).outcomes(), key=str) == sorted(
        [(DrawnArea(card), 1) for card in cards("moria nurn joker-1")], key=str
    )


# --- G22 -----------------------------------------------------------------------------------------


def dealt(players: int, **options: str) -> tuple[War, Counter[str]]:
    """A war just set up by the quick way, and how often fate dealt a first card of which kind."""
    setup = RING_WAR.setup(players, setup="quick", first_player="seats", **options)
    g = RING_WAR.start(setup)
    assert isinstance(g, War)
    dealer, deals = Dealer(1), Counter[str]()
    while g.waiting() == (FATE,):
        top = g.stack[-1]
        assert isinstance(top, Chance)
        if isinstance(top, (DealCard, DealAreaCard)):
            deals[type(top).__name__] += 1
            assert top.known_to(g) == (top.seat,)
        if isinstance(top, DealCard):
            assert not any(DECK[o.card].kind == EVENT for o, _ in top.odds(g).outcomes())
        g.apply(FATE, dealer.draw(top.odds(g)))
    return g, deals


@pytest.mark.rule("G22")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("edition", "hand"), [("full", 4), ("base", 3)])
def test_everybody_starts_with_an_area_card_and_adventure_cards_without_events(
    players: int, edition: str, hand: int
) -> None:
    g, deals = dealt(players, map=edition)
    assert deals == {"DealAreaCard": players, "DealCard": players * hand}
    assert [len(cards) for cards in g.area_hands] == [1] * players
    assert [len(cards) for cards in g.card_hands] == [hand] * players
    events = 13 if edition == "full" else 11
    assert sum(DECK[card].kind == EVENT for card in g.card_pile) == events


@pytest.mark.rule("G22")
def test_if_so_agreed_everybody_starts_with_empty_hands() -> None:
    g, deals = dealt(4, start_hands="none")
    assert not deals
    assert g.area_hands == g.card_hands == [[], [], [], []]


@pytest.mark.rule("G22")
def test_first_cards_are_seen_by_their_holder_alone() -> None:
    g = war("")
    g.stack = [DealCard(GREEN)]
    told = fated(g, DrawnCard(CARD["ambush"]))
    assert told[0] == CardDrawn(GREEN, CARD["ambush"])
    assert told[0].seen_by(RED) == CardDrawnUnseen(GREEN)
    g.stack = [DealAreaCard(GREEN)]
    told = fated(g, DrawnArea(place("moria")))
    assert told[0] == AreaCardDrawn(GREEN, place("moria"))
    assert told[0].seen_by(RED) == AreaCardDrawnUnseen(GREEN)
