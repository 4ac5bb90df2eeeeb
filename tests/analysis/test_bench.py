"""The benchmark measures what it says; its timings are never judged."""

from __future__ import annotations

import json

from feldzug.analysis.bench import Figures, Report, machine, measure, median_of, playout, positions
from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel.journal import Entry
from feldzug.kernel.values import FATE

QUICK = RING_WAR.setup(2, map="base", setup="quick", length="short")


def test_a_playout_counts_the_players_decisions_and_not_fates() -> None:
    journal: list[Entry] = []
    decisions, offered = playout(RING_WAR, QUICK, 1, journal)
    assert decisions == sum(entry.seat != FATE for entry in journal) < len(journal)
    assert offered >= decisions


def test_a_playout_is_repeated_by_its_seed() -> None:
    first: list[Entry] = []
    again: list[Entry] = []
    playout(RING_WAR, QUICK, 2, first)
    playout(RING_WAR, QUICK, 2, again)
    assert first
    assert first == again


def test_sampled_positions_wait_for_a_player() -> None:
    samples = positions(RING_WAR, QUICK, seed=3, every=25)
    assert samples
    assert all(g.waiting() and g.waiting() != (FATE,) for g in samples)


def test_every_figure_is_measured() -> None:
    figures = measure(RING_WAR, QUICK, "Ring War", seconds=0.05)
    numbers = [
        figures.decisions_per_second,
        figures.branching,
        figures.clone_us,
        figures.legal_us,
        figures.replay_us,
        figures.bytes_per_position,
        figures.saved_bytes,
    ]
    assert all(number is not None and number > 0 for number in numbers)


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
