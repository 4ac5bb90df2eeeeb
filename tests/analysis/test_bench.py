"""The benchmark measures what it says; its timings are never judged."""

from __future__ import annotations

import json
from dataclasses import asdict

from feldzug.analysis.bench import (
    Figures,
    Report,
    machine,
    measure,
    median_of,
    playout_from_python,
    positions,
)
from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.playout import playout
from feldzug.kernel.values import FATE

QUICK = RING_WAR.setup(2, map="base", setup="quick", length="short")


def test_both_loops_play_the_same_games() -> None:
    for seed in range(3):
        assert playout(RING_WAR.start(QUICK), Dealer(seed)) == playout_from_python(
            RING_WAR, QUICK, seed
        )


def test_sampled_positions_wait_for_a_player() -> None:
    samples = positions(RING_WAR, QUICK, seed=3, every=25)
    assert samples
    assert all(g.waiting() and g.waiting() != (FATE,) for g in samples)


def test_every_figure_is_measured() -> None:
    inside, called = measure(RING_WAR, QUICK, "a war", seconds=0.05)
    numbers = [value for value in asdict(inside).values() if not isinstance(value, str)]
    assert len(numbers) == 8
    assert all(number is not None and number > 0 for number in numbers)
    assert (inside.loop, called.loop) == ("inside", "python")
    assert called.decisions_per_second > 0
    assert called.clone_us is None


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
