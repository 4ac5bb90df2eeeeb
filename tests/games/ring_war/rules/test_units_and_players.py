"""Units, prices, income, players and boards: G01 to G07."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    Deploy,
    Done,
    Move,
    MoveTo,
    NameDefender,
    SendUnit,
)
from feldzug.games.ring_war.board import AREAS, CAVALRY, CREATURE, INFANTRY, KINDS
from feldzug.games.ring_war.duel import DuelRoll
from feldzug.games.ring_war.ending import score, scores
from feldzug.games.ring_war.events import PointsCounted, PointsLapsed
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.placing import SpendPoints
from feldzug.games.ring_war.set_up import PlaceArmies
from feldzug.kernel.errors import BadOptions
from feldzug.kernel.values import because
from tests.games.ring_war.table import (
    BLACK,
    GREEN,
    RED,
    YELLOW,
    answer,
    begin,
    fated,
    place,
    stands,
    start,
    war,
)

CHAIN = ("harondor", "south_ithilien", "ithilien", "minas_tirith", "lebennin")
"""Five areas in a row."""


# --- units, prices, income: G01 to G05 -----------------------------------------------------------


@pytest.mark.rule("G01")
@pytest.mark.parametrize(
    ("game", "attack", "defence"),
    [("4", (1, 3, 4), (1, 2, 3)), ("4 unit_values=even", (2, 3, 4), (2, 3, 4))],
)
@pytest.mark.parametrize("kind", [INFANTRY, CAVALRY, CREATURE])
def test_attack_and_defence_values_are_dice(
    game: str, attack: tuple[int, ...], defence: tuple[int, ...], kind: int
) -> None:
    g = begin(war(f"eregion: 0 {KINDS[kind]} 2\ndunland: 1 {KINDS[kind]} 1", game), "battle")
    answer(g, (GREEN, Attack(place("eregion"), place("dunland"))))
    answer(g, (GREEN, SendUnit(kind, False)), (RED, NameDefender(kind)))
    assert g.stack[-1] == DuelRoll(attack[kind], defence[kind])


@pytest.mark.rule("G01")
@pytest.mark.parametrize("game", ["4", "4 unit_values=even"])
@pytest.mark.parametrize(("kind", "steps"), [(INFANTRY, 1), (CAVALRY, 3), (CREATURE, 2)])
def test_movement_is_one_three_and_two(game: str, kind: int, steps: int) -> None:
    row = [f"{area}: 0 infantry 1" for area in CHAIN[1:]]
    g = begin(war("\n".join([f"{CHAIN[0]}: 0 {KINDS[kind]} 2", *row]), game), "movement")
    answer(g, (GREEN, Move(place(CHAIN[0]), kind)))
    assert g.legal(GREEN) == [MoveTo(place(area), False) for area in CHAIN[1 : 1 + steps]]


@pytest.mark.rule("G02")
@pytest.mark.parametrize(("game", "prices"), [("4", (1, 3, 5)), ("4 prices=low", (1, 2, 3))])
@pytest.mark.parametrize("kind", [INFANTRY, CAVALRY, CREATURE])
def test_each_kind_has_its_price(game: str, prices: tuple[int, ...], kind: int) -> None:
    unit, price = Deploy(place("fornost"), kind), prices[kind]
    g = begin(war(f"fornost: 0 infantry 1\nkept 0: {price - 1}", game), "reinforcements")
    answer(g, (GREEN, unit))  # one point for Bree and the kept ones: just enough
    assert g.path()[2] == "battle-part"
    g = begin(war(f"fornost: 0 infantry 1\nkept 0: {price}", game), "reinforcements")
    answer(g, (GREEN, unit))
    assert g.frame(SpendPoints).points == 1
    if kind:
        assert g.why_not(GREEN, unit) == because(
            "too-few-points", "G02", kind=kind, price=price, points=1
        )


@pytest.mark.rule("G03")
def test_any_mix_may_be_bought_and_what_is_left_lapses() -> None:
    g = begin(war("fornost: 0 infantry 1\nkept 0: 9"), "reinforcements")
    for kind in (CREATURE, INFANTRY, CAVALRY):
        answer(g, (GREEN, Deploy(place("fornost"), kind)))
    assert stands(g, "fornost") == "0 infantry 2, cavalry 1, creature 1"
    assert PointsLapsed(GREEN, 1) in answer(g, (GREEN, Done()))
    assert g.kept_points[GREEN] == 0


@pytest.mark.rule("G03")
def test_points_that_cannot_be_placed_lapse_without_a_question() -> None:
    g = begin(war("fornost: 0 infantry 4\nkept 0: 2"), "reinforcements")
    events = answer(g, (GREEN, Deploy(place("fornost"), INFANTRY)))
    assert PointsLapsed(GREEN, 2) in events
    assert g.path()[2] == "battle-part"
    no_site = begin(war("buckland: 0 infantry 1\nkept 0: 2"), "reinforcements")
    assert PointsLapsed(GREEN, 2) in no_site.events


@pytest.mark.rule("G03")
def test_left_points_are_kept_for_the_next_turn_if_so_agreed() -> None:
    g = begin(war("fornost: 0 infantry 1", "4 leftover_points=keep"), "reinforcements")
    assert not [e for e in answer(g, (GREEN, Done())) if isinstance(e, PointsLapsed)]
    g = begin(g, "reinforcements")
    assert PointsCounted(GREEN, 0, 1, 1, 2) in g.events
    answer(g, (GREEN, Deploy(place("fornost"), INFANTRY)))
    answer(g, (GREEN, Deploy(place("fornost"), INFANTRY)))
    assert g.kept_points[GREEN] == 0  # they are not paid out twice


@pytest.mark.rule("G03")
def test_units_on_the_board_cannot_be_upgraded() -> None:
    g = begin(war("fornost: 0 infantry 5\nthe_shire: 0 infantry 1\nkept 0: 9"), "reinforcements")
    assert {type(action) for action in g.legal(GREEN)} == {Deploy, Done}
    assert g.why_not(GREEN, Deploy(place("fornost"), CAVALRY)) == because(
        "area-full", "RNG-003", area=place("fornost"), limit=5
    )


def army(kind: int, count: int) -> str:
    """Green fields so many of a kind, five an area, and rules Fornost with another kind."""
    areas = [area for area in AREAS if area != "fornost"]
    stacks = [min(5, count - n) for n in range(0, count, 5)]
    lines = [f"{areas[n]}: 0 {KINDS[kind]} {size}" for n, size in enumerate(stacks)]
    other = KINDS[CAVALRY if kind == INFANTRY else INFANTRY]
    return "\n".join([*lines, f"fornost: 0 {other} 1", "kept 0: 9"])


@pytest.mark.rule("G04")
@pytest.mark.parametrize(("board", "figures"), [("full", (61, 18, 10)), ("base", (40, 12, 6))])
@pytest.mark.parametrize("kind", [INFANTRY, CAVALRY, CREATURE])
def test_nobody_fields_more_than_the_box_holds(
    board: str, figures: tuple[int, ...], kind: int
) -> None:
    last = Deploy(place("fornost"), kind)
    g = begin(war(army(kind, figures[kind] - 1), f"4 map={board}"), "reinforcements")
    answer(g, (GREEN, last))
    assert g.why_not(GREEN, last) == because("no-figure-left", "G04", kind=kind)
    assert last not in g.legal(GREEN)
    g = begin(war(army(kind, figures[kind]), f"4 map={board} figure_limit=off"), "reinforcements")
    assert g.why_not(GREEN, last) is None


@pytest.mark.rule("G03", "G04")
def test_points_lapse_when_the_box_holds_nothing_they_can_buy() -> None:
    g = start(war(army(INFANTRY, 61)), SpendPoints(GREEN, 2))
    assert PointsLapsed(GREEN, 2) in g.events
    assert g.waiting() == ()
    g = start(war(army(INFANTRY, 61)), SpendPoints(GREEN, 3))
    assert g.why_not(GREEN, Deploy(place("fornost"), CAVALRY)) is None


@pytest.mark.rule("G04")
def test_the_figure_of_a_fallen_unit_goes_back_into_the_box() -> None:
    g = begin(war("moria: 0 creature 5\neregion: 0 creature 5\nfornost: 0 infantry 1"), "battle")
    answer(g, (GREEN, Attack(place("moria"), place("gladden_fields"))))
    answer(g, (GREEN, SendUnit(CREATURE, False)), (RED, NameDefender(INFANTRY)))
    fated(g, (1, 1, 1, 1, 6))
    g.kept_points[GREEN] = 9
    g = begin(g, "reinforcements")
    answer(g, (GREEN, Deploy(place("fornost"), CREATURE)))
    assert g.why_not(GREEN, Deploy(place("fornost"), CREATURE)) == because(
        "no-figure-left", "G04", kind=CREATURE
    )


@pytest.mark.rule("G04")
def test_the_box_is_counted_in_the_set_up_too_and_for_each_player_by_himself() -> None:
    text = "moria: 0 creature 5\neregion: 0 creature 5\nfornost: 0 infantry 1"
    g = start(war(text), PlaceArmies((9, 9, 0, 0)))
    assert g.why_not(GREEN, Deploy(place("fornost"), CREATURE)) == because(
        "no-figure-left", "G04", kind=CREATURE
    )
    answer(g, (GREEN, Deploy(place("fornost"), CAVALRY)))
    assert g.why_not(RED, Deploy(place("angmar"), CREATURE)) is None


@pytest.mark.rule("G05")
@pytest.mark.parametrize(
    ("areas", "official"),
    [
        (("angmar",), 3),  # at least three
        (("angmar", "rhudaur", "moria"), 3 + 2),  # one more for each fortress
        (AREAS[:12], 4 + 1),
        (AREAS[:14], 4 + 1),  # a third, rounded down
    ],
)
def test_areas_and_fortresses_bring_income_only_if_so_agreed(
    areas: tuple[str, ...], official: int
) -> None:
    text = "\n".join([f"{area}: 0 infantry 1" for area in areas])
    told = [
        [e for e in begin(war(text, game), "reinforcements").events if isinstance(e, PointsCounted)]
        for game in ("4", "4 area_income=official")
    ]
    assert [events[0].others for events in told] == [0, official]
    assert told[1][0].points - told[0][0].points == official


# --- players and boards: G06 and G07 -------------------------------------------------------------


@pytest.mark.rule("G06")
@pytest.mark.parametrize(
    ("players", "sides"),
    [
        (2, [("green", "good"), ("red", "evil")]),
        (3, [("green", "good"), ("red", "evil"), ("black", "evil")]),
        (4, [("green", "good"), ("red", "evil"), ("yellow", "good"), ("black", "evil")]),
    ],
)
def test_two_to_four_play_green_and_yellow_good_red_and_black_evil(
    players: int, sides: list[tuple[str, str]]
) -> None:
    shown = war("", str(players)).view(None).players
    assert [(player.colour, player.side) for player in shown] == sides


@pytest.mark.rule("G06")
@pytest.mark.parametrize("players", [1, 5])
def test_nobody_plays_alone_and_no_fifth_may_join(players: int) -> None:
    with pytest.raises(BadOptions) as refused:
        RING_WAR.setup(players)
    assert refused.value.reason.key == "wrong-number-of-players"


@pytest.mark.rule("G06")
def test_each_plays_for_himself_unless_an_alliance_was_agreed() -> None:
    text = "moria: 0 infantry 2\neregion: 2 infantry 1\ngladden_fields: 1 infantry 1"
    ally, enemy = (Attack(place("moria"), place(t)) for t in ("eregion", "gladden_fields"))
    g = begin(war(text), "battle")
    assert {ally, enemy} < set(g.legal(GREEN))
    assert scores(g) == tuple(score(g, seat) for seat in g.seats())
    g = begin(war(text, "4 alliance=sides"), "battle")
    assert g.why_not(GREEN, ally) == because("allied-area", "G06", area=place("eregion"))
    assert ally not in g.legal(GREEN)
    assert enemy in g.legal(GREEN)
    good, evil = score(g, GREEN) + score(g, YELLOW), score(g, RED) + score(g, BLACK)
    assert scores(g) == (good, evil, good, evil)


@pytest.mark.rule("G06")
@pytest.mark.parametrize("players", [2, 3])
def test_an_alliance_takes_four(players: int) -> None:
    with pytest.raises(BadOptions) as refused:
        RING_WAR.setup(players, alliance="sides")
    assert refused.value.reason == because("alliance-needs-four", "G06", players=players)


@pytest.mark.rule("G07")
@pytest.mark.parametrize(
    ("board", "areas", "regions", "fortresses", "sites", "ports", "ships", "bridges", "last"),
    [
        ("full", 64, 9, 11, 22, 5, 3, 18, "mount_doom"),
        ("base", 42, 6, 6, 16, 3, 2, 15, "dead_marshes"),
    ],
)
def test_the_full_board_and_the_northern_one(
    board: str,
    areas: int,
    regions: int,
    fortresses: int,
    sites: int,
    ports: int,
    ships: int,
    bridges: int,
    last: str,
) -> None:
    b = war("", f"4 map={board}").board
    assert (len(b.areas), len(b.regions), len(b.ships)) == (areas, regions, ships)
    marks = [sum([marked[a] for a in b.areas]) for marked in (b.fortress, b.site, b.port)]
    assert marks == [fortresses, sites, ports]
    assert len(b.bridges) == bridges
    assert AREAS[b.path[-1]] == last


@pytest.mark.rule("G07")
def test_the_northern_board_has_no_way_to_the_south() -> None:
    on_both = set(war("", "4 map=base").board.places)
    g = begin(war("dead_marshes: 0 infantry 2\nminhiriath: 0 infantry 2", "4 map=base"), "battle")
    for area in g.board.areas:
        assert {*g.board.land[area], *g.board.sea[area]} <= on_both
    assert Attack(place("dead_marshes"), place("udun_vale")) not in g.legal(GREEN)
    assert place("umbar") not in g.area_pile
    full = begin(war("dead_marshes: 0 infantry 2"), "battle")
    assert Attack(place("dead_marshes"), place("udun_vale")) in full.legal(GREEN)
