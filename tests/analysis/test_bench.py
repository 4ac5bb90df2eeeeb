"""The benchmark measures what it says; its timings are never judged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from types import FunctionType

import pytest

from feldzug.analysis.bench import (
    PLAIN,
    Figures,
    Measured,
    Report,
    machine,
    measure,
    measure_told,
    median_of,
    positions,
    standard,
)
from feldzug.analysis.empires import bench as empires_bench
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.simulation.forces import Force
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.runewars.game import RUNEWARS
from feldzug.kernel.game import Game
from feldzug.kernel.playout import playout
from feldzug.kernel.values import FATE
from feldzug.parts.registration import registered
from tests.practice.registration import REGISTRATION as FORDS

QUICK = Measured(RING_WAR, RING_WAR.setup(2, map="base", setup="quick", length="short"), "a war")
SEEKING = Measured(RING_WAR, QUICK.setup, "a war", "seek")


@pytest.fixture
def fords() -> Iterator[Game]:
    with registered(FORDS) as game:
        yield game


@pytest.mark.parametrize("measured", [QUICK, SEEKING], ids=["uniform", "seek"])
def test_both_loops_play_the_same_games(measured: Measured) -> None:
    for seed in range(3):
        assert measured.play(seed) == measured.play_from_python(seed)


def test_the_loop_from_python_is_not_compiled() -> None:
    assert PLAIN.playout is not playout
    assert isinstance(PLAIN.playout, FunctionType)


def test_a_walk_with_a_bias_plays_other_games() -> None:
    assert QUICK.play(1) != SEEKING.play(1)


def test_sampled_positions_wait_for_a_player() -> None:
    samples = positions(QUICK, seed=3, every=25)
    assert samples
    assert all(g.waiting() and g.waiting() != (FATE,) for g in samples)


def test_every_figure_is_measured() -> None:
    inside, called = measure(SEEKING, seconds=0.05)
    numbers = [
        value
        for name, value in asdict(inside).items()
        if not isinstance(value, str) and "part" not in name
    ]
    assert len(numbers) == 9
    assert (inside.part, inside.part_ms, inside.part_most_ms) == ("", None, None)
    assert inside.choices_per_second is not None
    assert inside.choices_per_second < inside.decisions_per_second, "there is always a forced one"
    assert all(number is not None and number > 0 for number in numbers)
    assert (inside.loop, called.loop) == ("inside", "python")
    assert {inside.walk, called.walk} == {"seek"}
    assert called.decisions_per_second > 0
    assert called.clone_us is None


def test_a_part_of_a_game_is_measured_by_itself() -> None:
    (six,) = standard(EMPIRES)
    inside, called = measure(six, seconds=0.01)
    assert inside.part == "a simulated battle of 2,000 points a side"
    assert inside.part_ms is not None
    assert inside.part_most_ms is not None
    assert 0 < inside.part_ms <= inside.part_most_ms
    assert called.part_ms is None


def test_every_people_fights_every_other_when_battles_are_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    met: list[tuple[Force, Force]] = []
    monkeypatch.setattr(empires_bench, "fight", lambda _sheet, forces, _seed: met.append(forces))
    _, once = empires_bench.battle()
    for number in range(19 * 18):
        once(number)
    assert len(set(met)) == 19 * 18
    assert all(a != b for a, b in met)
    for army in {a for a, _ in met}:
        assert 1800 <= army.worth() <= 2000


def test_another_process_is_told_what_to_measure(
    fords: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    setup = fords.setup(3, ("omens",), battles="reported")
    told = json.dumps([3, ["omens"], dict(setup.options), "a season", "seek"])
    measure_told("fords", told, "0.02")
    figures = [Figures(**row) for row in json.loads(capsys.readouterr().out)]
    assert {(one.game, one.walk) for one in figures} == {("a season", "seek")}


def test_a_game_may_say_what_is_measured_of_it(fords: Game) -> None:
    assert [(m.setup.players, m.walk) for m in standard(RING_WAR)] == [(4, "uniform")]
    assert [(m.setup.players, m.walk) for m in standard(RUNEWARS)] == [(4, "uniform"), (4, "seek")]
    assert [(m.setup.players, m.walk) for m in standard(EMPIRES)] == [(6, "uniform")]
    assert standard(fords) == []


def test_a_report_knows_its_yardstick_and_speaks_json() -> None:
    ours, peer = Figures("ours", "a game", 300.0), Figures("catanatron 1.0", "its game", 100.0)
    report = Report(machine(), (ours, peer))
    assert report.yardstick() == peer
    assert Report(machine(), (ours,)).yardstick() is None
    assert json.loads(report.as_json())["figures"][1]["engine"] == "catanatron 1.0"


def test_rounds_are_told_by_their_medians() -> None:
    rounds = [
        Figures("e", "g", speed, saved_bytes=size) for speed, size in ((3.0, 8), (1.0, 6), (2.0, 7))
    ]
    assert median_of(rounds) == Figures("e", "g", 2.0, saved_bytes=7)
