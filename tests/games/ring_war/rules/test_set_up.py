"""The set-up, step by step, and who begins: G08 and G09."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from feldzug.games.ring_war.actions import Claim, Deploy, DrawnCard, PlaceLeader
from feldzug.games.ring_war.board import CAVALRY, CREATURE, EVIL, GOOD, INFANTRY, PLACES
from feldzug.games.ring_war.deck import DECK, EVENT
from feldzug.games.ring_war.events import FirstPlayerFound, RolledForStart, TurnBegan
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.leaders import PutLeader
from feldzug.games.ring_war.set_up import (
    ClaimArea,
    ClaimByLot,
    DealArea,
    DealAreaCard,
    DealCard,
    PlaceArmies,
    PlaceUnit,
    RollForStart,
)
from feldzug.games.ring_war.war import NEUTRAL, NOBODY, War
from feldzug.kernel.errors import BadOptions
from feldzug.kernel.frames import NOT_OFFERED
from feldzug.kernel.values import FATE, Event, Seat, because
from tests.games.ring_war.table import (
    BLACK,
    GREEN,
    RED,
    YELLOW,
    answer,
    fated,
    place,
    stands,
    start,
    war,
)

NEITHER = 2
"""Cards of neither side."""

TABLES = [(board, players) for board in ("full", "base") for players in (2, 3, 4)]

# To whom how many good, evil and neutral cards are dealt; for three on the full map evenly.
DEALT: dict[tuple[str, int], dict[int, tuple[int, int, int]]] = {
    ("full", 2): {GREEN: (16, 0, 0), RED: (0, 16, 0), NEUTRAL: (0, 0, 21)},
    ("full", 3): {GREEN: (8, 0, 8), RED: (0, 8, 8), 2: (0, 8, 8)},
    ("full", 4): {GREEN: (8, 0, 0), RED: (0, 8, 0), YELLOW: (8, 0, 0), BLACK: (0, 8, 0)},
    ("base", 2): {GREEN: (9, 0, 0), RED: (0, 9, 0), NEUTRAL: (0, 0, 14)},
    ("base", 3): {GREEN: (9, 0, 0), RED: (0, 5, 4), 2: (0, 4, 5)},
    ("base", 4): {GREEN: (5, 0, 0), RED: (0, 4, 0), YELLOW: (4, 0, 0), BLACK: (0, 4, 0)},
}
ARMY = {
    ("full", 2): [60, 60],
    ("full", 3): [44, 52, 52],
    ("full", 4): [45] * 4,
    ("base", 2): [35, 35],
    ("base", 3): [35] * 3,
    ("base", 4): [30] * 4,
}
PRICE = (1, 3, 5)


def new(players: int, **options: str) -> War:
    g = RING_WAR.start(RING_WAR.setup(players, **options))
    assert isinstance(g, War)
    return g


def first(choices: list[Any]) -> Any:
    return choices[0]


def last(choices: list[Any]) -> Any:
    return choices[-1]


def through(g: War, *steps: type, pick: Callable[[list[Any]], Any] = first) -> list[Seat]:
    """Answer all questions of these kinds, whoever is asked; returns who was asked, in order."""
    asked: list[Seat] = []
    while isinstance(g.stack[-1], steps):
        asked.append(g.waiting()[0])
        g.apply(asked[-1], pick(g.legal(asked[-1])))
    return asked


def worth(g: War, seat: Seat) -> int:
    """All units of a seat on the board in points."""
    return sum([PRICE[kind] * g.units[3 * a + kind] for a in g.ruled(seat) for kind in range(3)])


@pytest.mark.rule("G08")
@pytest.mark.parametrize(("board", "players"), TABLES)
def test_first_areas_are_dealt_by_side_with_one_infantry_each(board: str, players: int) -> None:
    g = new(players, map=board)
    good_areas = [a for a in g.board.areas if g.board.card_side[a] == GOOD]
    assert len(g.legal(FATE)) == len(good_areas) == (16 if board == "full" else 9)
    through(g, DealArea)
    dealt = {
        seat: tuple(
            sum([g.board.card_side[a] == side for a in g.ruled(seat)])
            for side in (GOOD, EVIL, NEITHER)
        )
        for seat in DEALT[board, players]
    }
    assert dealt == DEALT[board, players]
    for area in g.board.areas:
        if g.ruler[area] != NOBODY:
            infantry = 2 if g.ruler[area] == NEUTRAL else 1
            assert stands(g, PLACES[area]) == f"{g.ruler[area]} infantry {infantry}"
    assert sum([g.size(area) == 0 for area in g.board.areas]) == len(g.board.areas) - sum(
        [sum(cards) for cards in dealt.values()]
    )


@pytest.mark.rule("G08")
@pytest.mark.parametrize(
    ("players", "options", "order", "drafted"),
    [
        (2, {}, [RED, GREEN], 11),
        (3, {}, [RED, Seat(2), GREEN], 16),
        (4, {}, [RED, YELLOW, BLACK, GREEN], 32),
        (2, {"map": "base"}, [RED, GREEN], 10),
        (3, {"map": "base"}, [RED, Seat(2), GREEN], 15),
        (4, {"map": "base"}, [RED, YELLOW, BLACK, GREEN], 25),
        (4, {"draft_first": "good"}, [GREEN, RED, YELLOW, BLACK], 32),
        (4, {"draft_first": "seats"}, [GREEN, RED, YELLOW, BLACK], 32),
    ],
)
def test_then_free_areas_are_drafted_in_turn_and_evil_picks_first(
    players: int, options: dict[str, str], order: list[Seat], drafted: int
) -> None:
    g = new(players, **options)
    through(g, DealArea)
    asked = through(g, ClaimArea)
    assert asked == [order[n % players] for n in range(drafted)]
    assert all(g.ruler[area] != NOBODY for area in g.board.areas)
    assert all(g.size(area) == (2 if g.ruler[area] == NEUTRAL else 1) for area in g.board.areas)


@pytest.mark.rule("G08")
def test_only_a_free_area_can_be_claimed() -> None:
    g = new(4)
    through(g, DealArea)
    taken = g.ruled(GREEN)[0]
    assert g.why_not(RED, Claim(taken)) == because("area-taken", "G08", area=taken)
    answer(g, (RED, Claim(place("weather_hills"))))
    assert stands(g, "weather_hills") == "1 infantry 1"
    assert g.why_not(YELLOW, Claim(place("weather_hills"))) == because(
        "area-taken", "G08", area=place("weather_hills")
    )
    north = new(4, map="base")
    through(north, DealArea)
    reason = north.why_not(RED, Claim(place("khand")))  # not on this board
    assert reason is not None
    assert reason.rule == "G08"


@pytest.mark.rule("G08")
@pytest.mark.parametrize(("board", "players"), TABLES)
@pytest.mark.parametrize("pick", [first, last])
def test_then_the_points_left_are_spent_one_unit_each_in_turn(
    board: str, players: int, pick: Callable[[list[Any]], Any]
) -> None:
    g = new(players, map=board)
    through(g, DealArea, ClaimArea)
    army = ARMY[board, players]
    points = g.frame(PlaceArmies).points
    assert points == tuple([army[seat] - len(g.ruled(seat)) for seat in g.seats()])
    asked = through(g, PlaceUnit, pick=pick)
    assert asked[: 2 * players] == [*g.seats(), *g.seats()]
    assert [worth(g, seat) for seat in g.seats()] == army
    assert max([g.size(area) for area in g.board.areas]) <= 5
    assert isinstance(g.stack[-1], PutLeader)


@pytest.mark.rule("G08")
def test_units_are_placed_on_any_own_area_and_none_may_be_left_out() -> None:
    g = new(4)
    through(g, DealArea, ClaimArea)
    own = set(g.ruled(GREEN))
    assert {action.area for action in g.legal(GREEN)} == own  # with a site or without
    assert {action.kind for action in g.legal(GREEN)} == {INFANTRY, CAVALRY, 2}
    assert {type(action) for action in g.legal(GREEN)} == {Deploy}  # nobody may stop early
    foreign = g.ruled(RED)[0]
    assert g.why_not(GREEN, Deploy(foreign, INFANTRY)) == because(
        "not-your-area", "G08", area=foreign
    )


@pytest.mark.rule("G08")
def test_a_unit_of_the_set_up_needs_points_and_room() -> None:
    g = start(war("angmar: 0 infantry 4\nmoria: 0 infantry 5"), PlaceArmies((3, 0, 0, 0)))
    assert g.why_not(GREEN, Deploy(place("angmar"), CAVALRY)) is None
    assert g.why_not(GREEN, Deploy(place("angmar"), CREATURE)) == because(
        "too-few-points", "G02", kind=CREATURE, price=5, points=3
    )
    assert g.why_not(GREEN, Deploy(place("moria"), INFANTRY)) == because(
        "area-full", "RNG-003", area=place("moria"), limit=5
    )


@pytest.mark.rule("G08")
def test_a_player_who_has_spent_his_points_is_passed_over() -> None:
    g = new(2)
    through(g, DealArea, ClaimArea)
    left = list(g.frame(PlaceArmies).points)
    placed = {GREEN: 0, RED: 0}
    while isinstance(g.stack[-1], PlaceUnit):
        seat = g.waiting()[0]
        kind = {GREEN: 2, RED: 0}[seat]  # green buys creatures while he can, red infantry
        units = [action for action in g.legal(seat) if action.kind == kind] or g.legal(seat)
        g.apply(seat, units[0])
        placed[seat] += 1
    assert placed[RED] == left[RED]
    assert placed[GREEN] < placed[RED]
    assert worth(g, GREEN) == worth(g, RED) == 60


@pytest.mark.rule("G08")
@pytest.mark.parametrize(("board", "players"), TABLES)
def test_then_leaders_are_placed_in_turn_and_hands_are_dealt(board: str, players: int) -> None:
    g = new(players, map=board)
    through(g, DealArea, ClaimArea, PlaceUnit)
    home = g.ruled(GREEN)[0]
    answer(g, (GREEN, PlaceLeader(home)))
    asked = [GREEN, *through(g, PutLeader)]
    leaders = 2 if board == "full" else 1
    assert asked == g.seats() * leaders
    assert [len(g.leaders(seat)) for seat in g.seats()] == [leaders] * players
    through(g, DealAreaCard, DealCard)
    cards = 4 if board == "full" else 3
    assert [len(hand) for hand in g.area_hands] == [1] * players
    assert [len(hand) for hand in g.card_hands] == [cards] * players
    assert not [card for hand in g.card_hands for card in hand if DECK[card].kind == EVENT]
    assert len(g.area_pile) == len(g.board.areas) + 2 - players  # the jokers are back in
    assert PLACES[g.ring_area()] == "the_shire"
    assert isinstance(g.stack[-1], RollForStart)


@pytest.mark.rule("G08")
def test_two_own_leaders_never_share_an_area_and_events_are_not_dealt() -> None:
    g = new(2)
    through(g, DealArea, ClaimArea, PlaceUnit)
    home, foreign = g.ruled(GREEN)[0], g.ruled(RED)[0]
    assert g.why_not(GREEN, PlaceLeader(foreign)) == because("not-your-area", "G10", area=foreign)
    answer(g, (GREEN, PlaceLeader(home)), (RED, PlaceLeader(foreign)))
    assert g.why_not(GREEN, PlaceLeader(home)) == because("leader-already-there", "G10", area=home)
    through(g, PutLeader, DealAreaCard)
    storm = next(card.number for card in DECK if card.kind == EVENT)
    assert g.why_not(FATE, DrawnCard(storm)) == NOT_OFFERED
    through(g, DealCard)
    assert storm in g.card_pile  # but it is shuffled back


@pytest.mark.rule("G08")
@pytest.mark.parametrize(("board", "players"), TABLES)
def test_the_quick_set_up_asks_nobody_and_follows_the_same_numbers(
    board: str, players: int
) -> None:
    g = new(players, map=board, setup="quick")
    while not isinstance(g.stack[-1], RollForStart):
        assert g.waiting() == (FATE,)
        g.apply(FATE, g.legal(FATE)[-1])
    assert [worth(g, seat) for seat in g.seats()] == ARMY[board, players]
    sizes = [len(g.ruled(seat)) for seat in g.seats()]
    drafted = new(players, map=board)
    through(drafted, DealArea, ClaimArea)
    assert sizes == [len(drafted.ruled(seat)) for seat in drafted.seats()]
    assert max([g.size(area) for area in g.board.areas]) <= 5
    leaders = 2 if board == "full" else 1
    assert [len(g.leaders(seat)) for seat in g.seats()] == [leaders] * players
    for seat in g.seats():
        kinds = [sum([g.units[3 * area + kind] for area in g.ruled(seat)]) for kind in range(3)]
        assert min(kinds) > 0  # a bit of everything


@pytest.mark.rule("G08")
@pytest.mark.parametrize("setup", ["official", "quick"])
def test_if_so_agreed_the_lone_good_player_gets_all_good_areas_and_as_many_points(
    setup: str,
) -> None:
    g = new(3, three_deal="official", setup=setup)
    through(g, DealArea)
    good = [area for area in g.board.areas if g.board.card_side[area] == GOOD]
    assert set(good) <= set(g.ruled(GREEN))
    assert all(g.board.card_side[area] != GOOD for area in (*g.ruled(RED), *g.ruled(Seat(2))))
    through(g, ClaimArea, ClaimByLot, PlaceUnit)
    assert [worth(g, seat) for seat in g.seats()] == [52, 52, 52]


@pytest.mark.rule("G08")
@pytest.mark.parametrize(("players", "board"), [(2, "full"), (4, "full"), (3, "base")])
def test_the_deal_for_three_is_agreed_only_where_it_matters(players: int, board: str) -> None:
    with pytest.raises(BadOptions) as refused:
        RING_WAR.setup(players, map=board, three_deal="official")
    assert refused.value.reason == because("deal-needs-three", "G08")


@pytest.mark.rule("G08")
def test_the_quick_set_up_has_no_first_pick() -> None:
    with pytest.raises(BadOptions) as refused:
        RING_WAR.setup(4, setup="quick", draft_first="good")
    assert refused.value.reason == because("quick-has-no-draft", "G08")


def ready(players: int, **options: str) -> War:
    """A quick set-up, up to the roll for the first turn."""
    g = new(players, setup="quick", start_hands="none", **options)
    while isinstance(g.stack[-1], DealArea) or g.path()[-1] == "claim-by-lot":
        g.apply(FATE, g.legal(FATE)[0])
    return g


def began(events: list[Event]) -> list[Event]:
    return [e for e in events if isinstance(e, (FirstPlayerFound, TurnBegan))]


@pytest.mark.rule("G09")
def test_the_highest_roll_begins() -> None:
    g = ready(4)
    assert g.why_not(FATE, (6, 1)) == NOT_OFFERED  # everyone rolls one die
    events = fated(g, (2, 3, 6, 5))
    assert began(events) == [FirstPlayerFound(YELLOW), TurnBegan(YELLOW, 1)]


@pytest.mark.rule("G09")
def test_those_tied_for_the_highest_roll_roll_again() -> None:
    g = ready(4)
    assert began(fated(g, (6, 3, 6, 6))) == []
    events = fated(g, (4, 1, 4))  # green, yellow and black
    assert [e for e in events if isinstance(e, RolledForStart)] == [
        RolledForStart(GREEN, 4),
        RolledForStart(YELLOW, 1),
        RolledForStart(BLACK, 4),
    ]
    assert began(events) == []
    assert began(fated(g, (1, 2))) == [FirstPlayerFound(BLACK), TurnBegan(BLACK, 1)]


@pytest.mark.rule("G09")
def test_play_passes_to_the_left() -> None:
    g = ready(4)
    fated(g, (1, 2, 3, 6))
    turns = [g.active]
    while len(turns) < 5:
        seat = g.waiting()[0]
        g.apply(seat, g.legal(seat)[-1])  # the last answer ends each part
        if g.active != turns[-1]:
            turns.append(g.active)
    assert turns == [BLACK, GREEN, RED, YELLOW, BLACK]


@pytest.mark.rule("G09")
def test_the_first_seat_begins_if_so_agreed() -> None:
    g = ready(4, first_player="seats")
    assert g.active == GREEN
    assert g.waiting() == (GREEN,)
    assert g.turn == 1
