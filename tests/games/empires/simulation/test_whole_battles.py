from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from feldzug.games.empires.items import EDITIONS, REVOLUTION
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.rosters.mustering import muster_army
from feldzug.games.empires.rosters.roster import Muster
from feldzug.games.empires.sheet import DRAGON_ENDS, NEITHER, Objective, Piece, Sheet
from feldzug.games.empires.siege_gear import ATTACKER, DEFENDER
from feldzug.games.empires.simulation.chronicle import DEEDS, LINES_OF_A_TURN
from feldzug.games.empires.simulation.deployment import deploy
from feldzug.games.empires.simulation.dice import SeededDice
from feldzug.games.empires.simulation.enlisting import force_of
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.fight import Course, fight
from feldzug.games.empires.simulation.forces import ARTILLERY, MONSTER, Force
from feldzug.games.empires.simulation.ground import DEPTH, WIDTH
from feldzug.games.empires.simulation.measuring import can_stand
from feldzug.games.empires.terrain import PIECES, TERRAIN_FACTS, TERRAINS
from feldzug.games.empires.weather import WEATHERS
from feldzug.parts.seeds import Numbers
from tests.games.empires.simulation.tabletop import (
    archers,
    flyers,
    force,
    general,
    hero,
    knights,
    objective,
    piece,
    regiment,
    sheet,
)


@cache
def army(people: str, size: int = 1500, edition: str = REVOLUTION, siege: str = "") -> Force:
    extra = 1000 if siege else 0
    limits = max(1000, size // 1000 * 1000)
    muster = Muster(PEOPLES.index(people), edition, size, limits, siege=siege, extra=extra)
    return force_of(muster_army(muster), muster.people, edition)


def pieces_of(terrain: int, seed: int) -> tuple[Piece, ...]:
    """The pieces of a kind of terrain, laid into diced sectors."""
    numbers = Numbers(seed)
    found: list[Piece] = []
    for laid in TERRAIN_FACTS[terrain].pieces:
        for _ in range(laid.count):
            start = numbers.below(12) + 1
            found.append(
                Piece(
                    laid.piece, start, (start + 5) % 12 + 1 if PIECES[laid.piece] == "river" else 0
                )
            )
    return tuple(found)


FIELDS = sheet(
    piece("wood", 3),
    piece("flat-hill", 5),
    piece("flat-hill", 9),
    piece("village", 8),
    piece("field", 11),
    turns=5,
)
KNOWN = ((490, 405), 5, 46)
"""Battle points, turns and lines of the chronicle."""
OBJECTIVES = (
    objective("mine", 3),
    objective("city", 4, 50),
    objective("castle", 10),
    objective("special-building", 8, 30),
)


@pytest.mark.rule("EMP-435")
def test_a_battle_is_a_function_of_its_seed() -> None:
    forces = army("empire"), army("orcs")
    once = fight(FIELDS, forces, 7)
    assert fight(FIELDS, forces, 7) == once
    assert any(fight(FIELDS, forces, seed).report != once.report for seed in range(8, 12))


@pytest.mark.rule("EMP-435", "EMP-129")
@pytest.mark.parametrize("first", [0, 1])
def test_who_has_the_first_turn_begins_each_turn(first: int) -> None:
    forces = army("empire"), army("orcs")
    notes = fight(replace(FIELDS, first=first), forces, 7).notes
    assert [note.side for note in notes[:4]] == [first, 1 - first] * 2


@pytest.mark.rule("EMP-435")
def test_the_battle_of_one_seed_stays_the_same() -> None:
    """What another machine or the compiled package must find, too."""
    ours = force(
        *[regiment(armour=6, points=45) for _ in range(4)],
        *[archers(points=55) for _ in range(4)],
        *[knights(armour=4, points=110) for _ in range(3)],
        regiment(
            ARTILLERY,
            melee=1,
            hits=2,
            stands=2,
            shots=(2,),
            reach=60,
            points=85,
            traits=("bounce",),
        ),
        commanders=(general(), hero()),
    )
    theirs = force(
        *[regiment(melee=4, points=60) for _ in range(8)],
        *[knights(armour=5, points=90) for _ in range(2)],
        flyers(points=80),
        regiment(
            MONSTER, melee=8, hits=8, stands=1, points=150, traits=("terror", "badly-hurt-5-7")
        ),
        commanders=(general(command=8), hero()),
    )
    result = fight(FIELDS, (ours, theirs), 2026)
    assert (result.report.points, result.turns, len(result.lines)) == KNOWN


@pytest.mark.rule("EMP-435")
def test_a_river_battle_reports_its_mine() -> None:
    on = sheet(
        piece("river", 2, 11),
        piece("bridge", 2),
        piece("ford", 11),
        terrain="river",
        objectives=OBJECTIVES,
    )
    held = [fight(on, (army("empire"), army("dwarfs")), seed).report.holders for seed in range(12)]
    assert all(len(holders) == 4 for holders in held)
    assert any(holders[0] != NEITHER for holders in held)


@pytest.mark.rule("EMP-435")
def test_a_volcano_battle_reports_eruption_lava_and_dragon() -> None:
    on = sheet(piece("volcano", 0), terrain="volcano", dragon=True)
    results = [fight(on, (army("empire"), army("dwarfs")), seed) for seed in range(6)]
    for result in results:
        assert DRAGON_ENDS[result.report.dragon] != "none"
        assert result.turns < 4 or result.notes[-1].lava_tiles > 0
        assert any(DEEDS[line.deed] == "eruption" for line in result.lines) or result.turns < 4
    assert any(DEEDS[line.deed] == "dragon-attacks" for result in results for line in result.lines)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("people", PEOPLES.ids)
def test_every_people_fights_in_both_editions(people: str, edition: str) -> None:
    number = PEOPLES.index(people)
    enemy = PEOPLES[(number + 7) % len(PEOPLES)]
    for seed, (one, other) in enumerate(((people, enemy), (enemy, people))):
        forces = army(one, 1000, edition), army(other, 1000, edition)
        result = fight(FIELDS, forces, seed)
        check(result.report.points, forces)


def check(points: tuple[int, int], forces: tuple[Force, Force]) -> None:
    assert 0 <= points[0] <= forces[1].worth()
    assert 0 <= points[1] <= forces[0].worth()


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_reports_stay_within_the_sheet(data: st.DataObject) -> None:
    terrain = data.draw(st.integers(0, len(TERRAINS) - 1))
    seed = data.draw(st.integers(0, 2**32 - 1))
    dragon = TERRAINS[terrain] == "volcano"
    aims: tuple[Objective, ...] = OBJECTIVES[: data.draw(st.integers(0, 4))]
    if TERRAINS[terrain] == "mountain":
        aims = (objective("mountain", points=150), *aims)
    on = Sheet(
        terrain=terrain,
        pieces=pieces_of(terrain, seed),
        objectives=aims,
        weather=data.draw(st.integers(0, len(WEATHERS) - 1)),
        turns=data.draw(st.integers(4, 6)),
        side=data.draw(st.integers(0, 1)),
        first=data.draw(st.integers(0, 1)),
        siege=False,
        defender=NEITHER,
        walls=False,
        dragon=dragon,
        sizes=(1000, 1000),
    )
    peoples = st.sampled_from(PEOPLES.ids)
    forces = army(data.draw(peoples), 1000), army(data.draw(peoples), 1000)
    result = fight(on, forces, seed)
    check(result.report.points, forces)
    assert len(result.report.holders) == len(aims)
    assert all(holder in (NEITHER, 0, 1) for holder in result.report.holders)
    assert result.turns <= on.turns
    assert len(result.notes) <= 2 * on.turns
    assert len(result.lines) <= 2 * on.turns * (LINES_OF_A_TURN + 8)
    assert (result.report.dragon != 0) == dragon
    assert [note.points for note in result.notes][-1] == result.report.points


@pytest.mark.rule("EMP-318")
@pytest.mark.parametrize("terrain", TERRAINS.ids)
def test_every_unit_stands_where_it_may_after_every_turn(terrain: str) -> None:
    number = TERRAINS.index(terrain)
    for seed in range(3):
        on = sheet(*pieces_of(number, seed), terrain=terrain, dragon=terrain == "volcano")
        battle = Battle(on, (army("orcs", 1000), army("bretonnia", 1000)), SeededDice(seed))
        deploy(battle)
        course = Course(battle)
        for turn in range(1, 5):
            battle.turn = turn
            for side in (0, 1):
                course.player_turn(side)
                for unit in (*battle.armies[0].units, *battle.armies[1].units):
                    assert 0 <= unit.x < WIDTH
                    assert 0 <= unit.y <= DEPTH
                    assert can_stand(unit, battle.ground.code(unit.x, unit.y))
                    assert unit.flies or unit.water_stands == 0
                    assert all(unit in foe.foes and foe.stands for foe in unit.foes)


@pytest.mark.parametrize(
    ("attacker", "defender"), [("empire", "orcs"), ("skaven", "dwarfs"), ("araby", "high-elves")]
)
def test_a_siege_is_fought(attacker: str, defender: str) -> None:
    on = sheet(siege=True, walls=True, defender=1, turns=8)
    forces = army(attacker, siege=ATTACKER), army(defender, siege=DEFENDER)
    results = [fight(on, forces, seed) for seed in range(4)]
    for result in results:
        check(result.report.points, forces)
    assert any(result.report.points[0] for result in results)


@pytest.mark.slow
def test_250_points_more_win_clearly_more_often() -> None:
    wins = [0, 0]
    for people in ("empire", "high-elves"):
        large, small = army(people, 1750), army(people, 1500)
        for seed in range(50):
            first = fight(FIELDS, (large, small), seed).report.points
            second = fight(FIELDS, (small, large), seed).report.points
            for lead in (first[0] - first[1], second[1] - second[0]):
                if abs(lead) > 80:
                    wins[0 if lead > 0 else 1] += 1
    assert wins[0] * 2 > wins[1] * 3
