"""A simulated battle is reported and settled like one on the table. [EMP-435]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.battle import simulated
from feldzug.games.empires.battle.events import BattleSettled, MineTaken
from feldzug.games.empires.battle.settling import TakeMine
from feldzug.games.empires.battle.simulated import SimulatedBattle
from feldzug.games.empires.battle.table import contradiction
from feldzug.games.empires.battle.weather import DrawWeather
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, DRAGON_ENDS, NEITHER, Report
from feldzug.games.empires.simulation.fight import fight as simulate
from feldzug.games.empires.weather import WEATHERS
from tests.games.empires.battles import A, B, army, chance, go, inside, roll, tile, told, war

LARGE = {A: army(1000, "2 hero"), B: army(1000, "2 hero")}


def simulation(text: str, **how: Any) -> Campaign:
    """A battle that only waits for the seed of its simulation."""
    g = war(text, **how)
    fog: dict[type, int] = {DrawWeather: WEATHERS.index("fog")}
    go(g, SimulatedBattle, fog, way="simulated", armies=LARGE)
    return g


class Result:
    def __init__(self, report: Report) -> None:
        self.report = report


@pytest.mark.rule("EMP-435")
def test_the_same_seed_gives_the_same_result() -> None:
    results = []
    for seed in (5, 5, 6, 7, 8):
        g = simulation("B1 hills 1")
        events = roll(g, seed)
        [settled] = told(events, BattleSettled)
        results.append(settled)
        assert (g.kp[A], g.kp[B]) in {(2, 2), (3, 1), (4, 1), (5, 1), (1, 3), (1, 4), (1, 5)}
        assert g.archive[0].way == "simulated"
    assert results[0] == results[1]
    assert len(set(results)) > 2


@pytest.mark.rule("EMP-435")
def test_the_simulation_is_told_everything_the_table_is(monkeypatch: pytest.MonkeyPatch) -> None:
    told_it: list[Any] = []

    def listen(sheet: Any, forces: Any, seed: int, by_character: bool) -> Result:
        told_it.append((sheet, forces, seed, by_character))
        return Result(Report((0, 0), (NEITHER,)))

    monkeypatch.setattr(simulated, "simulate", listen)
    g = simulation("B1 river 1 mine", first_order="character")
    roll(g, 7)
    [(sheet, forces, seed, by_character)] = told_it
    assert (seed, by_character, len(forces)) == (7, True, 2)
    assert (sheet.weather, sheet.turns, sheet.defender) == (WEATHERS.index("fog"), 4, CHALLENGED)
    assert (len(sheet.pieces), len(sheet.objectives)) == (3, 1)
    assert sheet.sizes == (1000, 1000)
    g = simulation("B1 river 1 mine")
    roll(g, 7)
    assert told_it[1][3] is False


@pytest.mark.rule("EMP-435", "EMP-357", "EMP-360")
def test_mine_castle_card_and_dragon_count_as_on_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def reporting(report: Report) -> Any:
        return lambda *_: Result(report)

    held = Report((100, 0), (CHALLENGER,))
    monkeypatch.setattr(simulated, "simulate", reporting(held))
    g = simulation("B1 river 1 mine")
    roll(g, 1)
    assert isinstance(chance(g), TakeMine)
    assert told(roll(g, (3, 3)), MineTaken) == [MineTaken(A, tile("B1"), (3, 3))]
    assert (g.gold[A], g.archive[0].points, g.kp[A]) == (60, (120, 0), 3)
    touched = Report((0, 0), (NEITHER,), castle_card=CHALLENGED)
    monkeypatch.setattr(simulated, "simulate", reporting(touched))
    g = simulation("B1 hills 1 castle")
    roll(g, 1, ITEMS.index("sword-of-might"))
    assert g.castle_cards[B].cards == [ITEMS.index("sword-of-might")]
    slain = Report((0, 0), (), dragon=DRAGON_ENDS.index("slain"), dragon_by=CHALLENGED)
    monkeypatch.setattr(simulated, "simulate", reporting(slain))
    g = simulation("B1 volcano 1")
    roll(g, 1)
    assert g.dragon_slain
    assert g.archive[0].points == (0, 300)


@pytest.mark.rule("EMP-435")
@pytest.mark.parametrize(
    "text", ["B1 volcano 1", "B1 mountain 1 mine", "B1 lake 1 *", "B1 swamp 1"]
)
def test_what_the_simulation_reports_could_be_reported_by_a_table(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports: list[Report] = []

    def listen(*told_it: Any) -> Any:
        result = simulate(*told_it)
        reports.append(result.report)
        return result

    monkeypatch.setattr(simulated, "simulate", listen)
    for seed in (1, 2):
        g = simulation(text)
        before = g.clone()
        roll(g, seed)
        one = reports[-1]
        assert inside(before, lambda g, fight, one=one: contradiction(g, fight, one)) is None
