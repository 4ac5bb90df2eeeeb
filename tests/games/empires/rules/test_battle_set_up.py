"""How a table is set up: sides, terrain and what is fought for. [EMP-172 … EMP-178, EMP-272 … EMP-322]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.battle.armies import LockArmies
from feldzug.games.empires.battle.events import (
    ObjectiveLaid,
    PieceLaid,
    PieceOnCorner,
    RiverLaid,
    ScoutsDecide,
    SidesTossed,
    SpiesDecide,
)
from feldzug.games.empires.battle.objectives import (
    ChooseSector,
    PlaceCastle,
    PlaceObjective,
    on_side,
)
from feldzug.games.empires.battle.sides import SpyOut, TakeSide, TossForSides, TossForSpies
from feldzug.games.empires.battle.terrain import (
    DiceCrossing,
    LayCrossing,
    LayMore,
    LayPiece,
    LayRiver,
    MayLayPiece,
    PlaceCrossing,
    TossForScouts,
    column,
    course,
    opposite,
    room_in,
)
from feldzug.games.empires.sheet import (
    CHALLENGED,
    CHALLENGER,
    NEITHER,
    OBJECTIVES,
    SIDE_A,
    SIDE_B,
    Objective,
    Piece,
)
from feldzug.games.empires.terrain import PIECES
from feldzug.games.empires.vocabularies import TILES
from feldzug.kernel.values import Seat
from tests.games.empires.battles import (
    PILE,
    A,
    B,
    C,
    chance,
    fight,
    go,
    offered,
    roll,
    say,
    told,
    top,
    war,
)


def laid(g: Any, branch: int = 0) -> list[tuple[str, int]]:
    """The pieces on the table with the side that has laid each."""
    return [(PIECES[piece.kind], piece.placed_by) for piece in fight(g, branch).pieces]


def set_up(text: str, **how: Any) -> Any:
    g = war(text, **how)
    go(g, LockArmies)
    return g


def in_turns(*pieces: str) -> list[tuple[str, int]]:
    """These pieces, laid in turns, the challenger first."""
    return [(piece, n % 2) for n, piece in enumerate(pieces)]


# --- Sides -------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-172")
@pytest.mark.parametrize(
    ("dice", "side", "first"),
    [
        ((3, 3), SIDE_A, CHALLENGER),
        ((4, 3), SIDE_B, CHALLENGER),
        ((3, 4), SIDE_A, CHALLENGED),
        ((6, 6), SIDE_B, CHALLENGED),
    ],
)
def test_sides_and_the_first_turn_are_diced_for(
    dice: tuple[int, int], side: int, first: int
) -> None:
    g = war("B1 hills 1")
    go(g, TossForSides)
    assert told(roll(g, dice), SidesTossed) == [SidesTossed(A, B, side, first, dice)]
    assert (fight(g).side, fight(g).first) == (side, first)
    assert [fight(g).edge(one) for one in (CHALLENGER, CHALLENGED)] == [side, 1 - side]


@pytest.mark.rule("EMP-129", "EMP-130")
@pytest.mark.parametrize("spy", [A, B])
def test_spies_pick_the_side_and_decide_who_begins(spy: Seat) -> None:
    g = war("B1 hills 1", cards=((spy, "spies"),))
    go(g, SpyOut)
    assert g.waiting() == (spy,)
    assert len(offered(g, spy)) == 4
    say(g, spy, TakeSide(SIDE_B, CHALLENGED))
    own = CHALLENGER if spy == A else CHALLENGED
    assert fight(g).edge(own) == SIDE_B
    assert fight(g).first == CHALLENGED


@pytest.mark.rule("EMP-406")
@pytest.mark.parametrize(
    ("cards", "die", "whose"),
    [
        ((A, B), 3, A),
        ((A, B), 4, B),
        ((B, A), 3, B),
        ((B, A), 4, A),
    ],
)
def test_of_two_spies_a_die_says_whose_count(
    cards: tuple[Seat, Seat], die: int, whose: Seat
) -> None:
    g = war("B1 hills 1", cards=((cards[0], "spies"), (cards[1], "spies")))
    go(g, TossForSpies)
    assert told(roll(g, die), SpiesDecide) == [SpiesDecide(whose, die)]
    assert g.waiting() == (whose,)


@pytest.mark.rule("EMP-129", "EMP-429")
def test_who_fights_twice_has_his_spies_at_both_tables() -> None:
    g = war("B1 hills 1; C1 fields 2", (A, B, "B1"), (C, B, "B1"), cards=((B, "spies"),))
    for branch in (0, 1):
        go(g, SpyOut, branch=branch)
        assert isinstance(top(g, branch), SpyOut)
        say(g, B, TakeSide(SIDE_B, CHALLENGED), branch=branch)


# --- Terrain by tile ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terrain", "pieces"),
    [
        pytest.param("mountain", ["mountain-hill"], marks=pytest.mark.rule("EMP-172", "EMP-284")),
        pytest.param("volcano", ["volcano"], marks=pytest.mark.rule("EMP-172", "EMP-286")),
        pytest.param("jungle", ["wood"] * 7, marks=pytest.mark.rule("EMP-173", "EMP-298")),
        pytest.param("forest", ["wood"] * 3 + ["flat-hill"] * 3, marks=pytest.mark.rule("EMP-301")),
        pytest.param(
            "fields",
            ["field", "flat-hill", "flat-hill", "wood", "village"],
            marks=pytest.mark.rule("EMP-302", "EMP-303"),
        ),
        pytest.param(
            "hills", ["flat-hill"] * 4, marks=pytest.mark.rule("EMP-173", "EMP-304", "EMP-306")
        ),
        pytest.param(
            "tundra",
            ["flat-hill"] * 3 + ["rock"] * 8,
            marks=pytest.mark.rule("EMP-311", "EMP-312"),
        ),
        pytest.param(
            "lake",
            ["lake", "wood", "wood", "flat-hill", "flat-hill"],
            marks=pytest.mark.rule("EMP-313"),
        ),
        pytest.param("river", ["river", "bridge", "ford"], marks=pytest.mark.rule("EMP-314")),
        pytest.param("swamp", ["swamp"] * 6, marks=pytest.mark.rule("EMP-173", "EMP-322")),
    ],
)
def test_a_table_is_built_by_its_tile_in_turns(terrain: str, pieces: list[str]) -> None:
    g = set_up(f"B1 {terrain} 1")
    assert laid(g) == in_turns(*pieces)


@pytest.mark.rule("EMP-172", "EMP-307", "EMP-309")
def test_a_desert_has_nine_rocks_in_turns_and_a_dune_by_each() -> None:
    g = set_up("B1 desert 1")
    dunes = [("flat-hill", CHALLENGER), ("flat-hill", CHALLENGED)]
    assert laid(g) == in_turns(*["rock"] * 9) + dunes


@pytest.mark.parametrize(
    ("terrain", "piece", "before"),
    [
        pytest.param("jungle", "wood", 7, marks=pytest.mark.rule("EMP-299")),
        pytest.param("hills", "flat-hill", 4, marks=pytest.mark.rule("EMP-305")),
        pytest.param("desert", "rock", 9, marks=pytest.mark.rule("EMP-308")),
    ],
)
@pytest.mark.parametrize("more", [True, False])
def test_the_second_player_may_lay_one_more(
    terrain: str, piece: str, before: int, more: bool
) -> None:
    g = war(f"B1 {terrain} 1")
    go(g, MayLayPiece)
    assert g.waiting() == (B,)
    assert len(laid(g)) == before
    say(g, B, LayMore(more))
    go(g, LockArmies)
    count = [kind for kind, _ in laid(g)].count(piece)
    assert count - before == int(more)
    if more:
        assert laid(g)[before] == (piece, CHALLENGED)


@pytest.mark.rule("EMP-299", "EMP-437")
def test_a_neutral_realm_lays_no_more_than_it_must() -> None:
    g = war("B1 jungle 1", neutral=(B,))
    go(g, LockArmies)
    assert laid(g) == in_turns(*["wood"] * 7)


@pytest.mark.parametrize(
    "terrain",
    [
        pytest.param("jungle", marks=pytest.mark.rule("EMP-175", "EMP-273", "EMP-300")),
        pytest.param("fields", marks=pytest.mark.rule("EMP-303")),
        pytest.param("hills", marks=pytest.mark.rule("EMP-306")),
        pytest.param("desert", marks=pytest.mark.rule("EMP-310")),
        pytest.param("tundra", marks=pytest.mark.rule("EMP-312")),
        pytest.param("swamp", marks=pytest.mark.rule("EMP-322")),
        pytest.param("forest", marks=pytest.mark.rule("EMP-301")),
        pytest.param("lake", marks=pytest.mark.rule("EMP-313")),
    ],
)
def test_a_die_finds_the_sector_of_every_piece(terrain: str) -> None:
    g = war(f"B1 {terrain} 1")
    go(g, LayPiece)
    assert [sector for sector, _ in g.odds().outcomes()] == list(range(1, 13))
    events = told(roll(g, 8), PieceLaid)
    assert [(event.seat, event.sector) for event in events] == [(A, 8)]
    events = told(roll(g, 11), PieceLaid)
    assert [(event.seat, event.sector) for event in events] == [(B, 11)]
    assert [piece.sector for piece in fight(g).pieces] == [8, 11]


@pytest.mark.rule("EMP-174", "EMP-272")
@pytest.mark.parametrize(
    "terrain", ["jungle", "forest", "fields", "hills", "desert", "tundra", "lake", "river", "swamp"]
)
def test_every_piece_lies_in_one_of_the_twelve_sectors(terrain: str) -> None:
    g = set_up(f"B1 {terrain} 1")
    assert [piece for piece in fight(g).pieces if not 1 <= piece.sector <= 12] == []


@pytest.mark.rule("EMP-273")
def test_in_a_full_sector_the_die_is_thrown_again() -> None:
    g = war("B1 jungle 1")
    go(g, LayPiece)
    roll(g, 8, 8, 8)
    assert chance(g) is not None
    assert g.odds().allows(8)
    roll(g, 8)  # four woods of 20 by 15 cm fill a sector of 30 by 40 cm
    assert not g.odds().allows(8)
    assert g.odds().total() == 11


@pytest.mark.rule("EMP-273")
def test_a_piece_fits_where_the_others_leave_room() -> None:
    wood, rock = PIECES.index("wood"), PIECES.index("rock")
    full = tuple([Piece(wood, 4) for _ in range(4)])
    assert not room_in(full, 4, rock)
    assert room_in(full, 5, rock)
    assert room_in(full[1:], 4, wood)
    assert room_in((Piece(PIECES.index("river"), 4, 9), *full[1:]), 4, wood)


@pytest.mark.rule("EMP-274")
def test_the_sectors_lie_in_two_rows_of_six() -> None:
    assert [opposite(sector) for sector in (1, 2, 6, 7, 12)] == [12, 11, 7, 6, 1]
    assert [column(sector) for sector in (1, 6, 7, 12)] == [0, 5, 5, 0]
    assert [column(sector) for sector in (5, 6, 7, 8)] == [4, 5, 5, 4]  # these meet in one point
    assert [on_side(sector, SIDE_A) for sector in (1, 6, 7, 12)] == [1, 6, 6, 1]
    assert [on_side(sector, SIDE_B) for sector in (1, 6, 7, 12)] == [12, 7, 7, 12]


@pytest.mark.rule("EMP-284")
def test_a_mountain_stands_alone_in_the_middle() -> None:
    g = set_up("B1 mountain 1")
    assert fight(g).pieces == (Piece(PIECES.index("mountain-hill"), 0, 0, CHALLENGER),)


@pytest.mark.rule("EMP-286")
def test_the_volcano_stands_where_sectors_5_to_8_meet() -> None:
    g = war("B1 volcano 1")
    events = told(go(g, LockArmies), PieceOnCorner)
    assert events == [PieceOnCorner(A, PIECES.index("volcano"), 5, 7)]
    [volcano] = fight(g).pieces
    assert (volcano.sector, volcano.to) == (5, 7)
    assert {volcano.sector, volcano.to, opposite(5), opposite(7)} == {5, 6, 7, 8}


# --- Rivers ------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-314")
def test_two_sectors_are_the_ends_of_a_river() -> None:
    g = war("B1 river 1")
    go(g, LayRiver)
    assert g.odds().total() == 132
    assert not g.odds().allows((3, 3))
    assert told(roll(g, (3, 9)), RiverLaid) == [RiverLaid(A, 3, 9)]
    assert g.waiting() == (B,)
    assert offered(g, B) == [LayCrossing(3), LayCrossing(9)]
    say(g, B, LayCrossing(9))
    assert g.waiting() == (A,)
    say(g, A, LayCrossing(3))
    bridge, ford = PIECES.index("bridge"), PIECES.index("ford")
    assert fight(g).pieces[1:] == (Piece(bridge, 9, 0, CHALLENGED), Piece(ford, 3, 0, CHALLENGER))


@pytest.mark.rule("EMP-314")
@pytest.mark.parametrize(
    ("start", "end", "passes"),
    [
        (3, 9, [3, 9]),
        (1, 12, [1, 12]),
        (1, 6, [1, 2, 3, 4, 5, 6]),
        (6, 4, [6, 5, 4]),
        (12, 7, [12, 11, 10, 9, 8, 7]),
        (1, 7, [1, 2, 3, 9, 8, 7]),
        (7, 2, [7, 8, 9, 3, 2]),
    ],
)
def test_a_river_passes_the_sectors_between_its_ends(
    start: int, end: int, passes: list[int]
) -> None:
    assert course(start, end) == passes


@pytest.mark.rule("EMP-314", "EMP-437")
def test_a_die_places_the_crossing_of_a_neutral_realm() -> None:
    g = war("B1 river 1", neutral=(B,))
    go(g, DiceCrossing)
    assert [sector for sector, _ in g.odds().outcomes()] == [3, 9]
    assert [event.sector for event in told(roll(g, 9), PieceLaid)] == [9]
    assert isinstance(top(g), PlaceCrossing)
    assert g.waiting() == (A,)


# --- Scouts ------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-120")
@pytest.mark.parametrize("scout", [A, B])
@pytest.mark.parametrize("terrain", ["jungle", "river"])
def test_scouts_lay_all_pieces(scout: Seat, terrain: str) -> None:
    g = war(f"B1 {terrain} 1", cards=((scout, "scouts"),))
    if terrain == "jungle":
        go(g, MayLayPiece)
        assert g.waiting() == (scout,)
        say(g, scout, LayMore(True))
        roll(g, 12)
    go(g, LockArmies)
    own = CHALLENGER if scout == A else CHALLENGED
    assert {side for _, side in laid(g)} == {own}
    assert fight(g).scouts == own


@pytest.mark.rule("EMP-120")
def test_without_scouts_nobody_counts_as_scout() -> None:
    assert fight(set_up("B1 hills 1")).scouts == NEITHER


@pytest.mark.rule("EMP-406")
@pytest.mark.parametrize(
    ("cards", "die", "whose"),
    [((A, B), 3, A), ((A, B), 4, B), ((B, A), 1, B), ((B, A), 6, A)],
)
def test_of_two_scouts_a_die_says_whose_count(
    cards: tuple[Seat, Seat], die: int, whose: Seat
) -> None:
    g = war("B1 hills 1", cards=((cards[0], "scouts"), (cards[1], "scouts")))
    go(g, TossForScouts)
    assert told(roll(g, die), ScoutsDecide) == [ScoutsDecide(whose, die)]
    go(g, LockArmies)
    assert {side for _, side in laid(g)} == {CHALLENGER if whose == A else CHALLENGED}


@pytest.mark.rule("EMP-120", "EMP-429")
def test_who_fights_twice_has_his_scouts_at_both_tables() -> None:
    g = war("B1 hills 1; C1 fields 2", (A, B, "B1"), (C, B, "B1"), cards=((B, "scouts"),))
    for branch in (0, 1):
        go(g, LockArmies, branch=branch)
        assert fight(g, branch).scouts == CHALLENGED


@pytest.mark.rule("EMP-437")
@pytest.mark.parametrize("card", ["scouts", "spies"])
def test_the_events_of_a_realm_without_player_serve_nobody(card: str) -> None:
    g = war("B1 hills 1", cards=((B, card),), neutral=(B,))
    go(g, LockArmies)
    assert fight(g).scouts == NEITHER
    assert g.waiting() == (A,)


# --- Objectives --------------------------------------------------------------------------------


def objective(kind: str, sector: int, points: int) -> Objective:
    return Objective(OBJECTIVES.index(kind), sector, points)


@pytest.mark.rule("EMP-176", "EMP-348")
def test_a_tile_without_building_has_no_objective() -> None:
    assert fight(set_up("B1 hills 1")).objectives == ()


@pytest.mark.rule("EMP-283", "EMP-348")
def test_a_mountain_is_an_objective_of_150_points() -> None:
    assert fight(set_up("B1 mountain 1")).objectives == (objective("mountain", 0, 150),)


@pytest.mark.parametrize(
    ("building", "terrain", "kind", "points"),
    [
        pytest.param(
            "special-building",
            "hills",
            "special-building",
            30,
            marks=pytest.mark.rule("EMP-349", "EMP-351"),
        ),
        pytest.param("mine", "river", "mine", 20, marks=pytest.mark.rule("EMP-354", "EMP-356")),
    ],
)
@pytest.mark.parametrize(
    ("side", "die", "sector"),
    [(SIDE_B, 9, 4), (SIDE_B, 3, 3), (SIDE_A, 3, 10), (SIDE_A, 9, 9)],
)
@pytest.mark.rule("EMP-176", "EMP-348")
def test_it_is_placed_on_the_side_of_its_owner(
    building: str, terrain: str, kind: str, points: int, side: int, die: int, sector: int
) -> None:
    g = war(f"B1 {terrain} 1 {building}")
    toss = (1 if side == SIDE_A else 6, 1)  # the challenger's side; the owner sits across from him
    events = go(g, LockArmies, {TossForSides: toss, PlaceObjective: die})
    assert fight(g).objectives == (objective(kind, sector, points),)
    assert told(events, ObjectiveLaid) == [ObjectiveLaid(OBJECTIVES.index(kind), sector)]


@pytest.mark.rule("EMP-349")
def test_the_owner_may_be_the_challenger_himself() -> None:
    g = war("B1 hills 0 special-building; C1 hills 1")
    go(g, LockArmies, {PlaceObjective: 9})
    assert fight(g).objectives == (objective("special-building", 4, 30),)


@pytest.mark.rule("EMP-349", "EMP-354")
def test_on_a_free_tile_any_sector_may_come() -> None:
    g = war("B1 river mine; C1 hills 1")
    go(g, LockArmies, {PlaceObjective: 3, TossForSides: (6, 1)})
    assert fight(g).objectives == (objective("mine", 3, 20),)


@pytest.mark.rule("EMP-352", "EMP-353")
@pytest.mark.parametrize("side", [1, 6])
def test_a_city_lies_between_the_sector_rolled_and_the_opposite_one(side: int) -> None:
    g = war("B1 hills 1 city; C1 hills 1 *")
    go(g, LockArmies, {PlaceObjective: 4, TossForSides: (side, 1)})
    assert fight(g).objectives == (objective("city", 4, 50),)


@pytest.mark.rule("EMP-358")
@pytest.mark.parametrize(("toss", "sectors"), [(1, range(7, 13)), (6, range(1, 7))])
def test_the_owner_of_a_castle_chooses_a_sector_on_his_side(toss: int, sectors: range) -> None:
    g = war("B1 hills 1 castle")
    go(g, PlaceCastle, {TossForSides: (toss, 1)})
    assert g.waiting() == (B,)
    assert offered(g, B) == [ChooseSector(sector) for sector in sectors]
    say(g, B, ChooseSector(sectors[2]))
    assert fight(g).objectives == (objective("castle", sectors[2], 20),)


@pytest.mark.rule("EMP-358", "EMP-437")
@pytest.mark.parametrize(("owner", "sector"), [("1", 4), ("", 9)])
def test_a_die_places_a_castle_whose_owner_is_neutral_or_gone(owner: str, sector: int) -> None:
    g = war(f"B1 hills {owner} castle; C1 hills 1", neutral=(B,))
    go(g, LockArmies, {PlaceObjective: 9, TossForSides: (6, 1)})
    assert fight(g).objectives == (objective("castle", sector, 20),)


@pytest.mark.rule("EMP-359", "EMP-419")
def test_a_card_lies_in_the_castle_as_long_as_the_pile_has_one() -> None:
    g = set_up("B1 hills 1 castle")
    assert fight(g).castle_card
    assert g.view(A).items_left == PILE - 1
    g = war("B1 hills 1 castle")
    for _ in range(PILE):
        g.items.take(g.items.bag[0])
    go(g, LockArmies)
    assert not fight(g).castle_card
    assert g.reserved == 0
    assert [one.points for one in fight(g).objectives] == [20]


@pytest.mark.rule("EMP-359", "EMP-419")
def test_two_castles_do_not_hide_the_same_card() -> None:
    g = war("B1 hills 1 castle; C1 hills 2 castle", (A, B, "B1"), (C, A, "C1"))
    for _ in range(PILE - 1):
        g.items.take(g.items.bag[0])
    go(g, LockArmies)
    go(g, LockArmies, branch=1)
    assert [fight(g, n).castle_card for n in (0, 1)] == [True, False]
    assert g.reserved == 1


@pytest.mark.rule("EMP-176")
def test_the_building_of_another_tile_is_no_objective() -> None:
    g = set_up("B1 hills 1; C1 river 1 mine")
    assert fight(g).objectives == ()
    assert TILES[fight(g).tile] == "B1"
