"""The benchmark measures what it says; its timings are never judged."""

from __future__ import annotations

import json

from feldzug.analysis.bench import Figures, Report, machine, measure, playout, positions
from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel.values import FATE

QUICK = RING_WAR.setup(2, map="base", setup="quick", length="short")


def test_a_playout_counts_the_players_decisions_and_not_fates() -> None:
    decisions, offered, journal = playout(RING_WAR, QUICK, seed=1)
    assert decisions == sum(entry.seat != FATE for entry in journal) < len(journal)
    assert offered >= decisions


def test_a_playout_is_repeated_by_its_seed() -> None:
    assert playout(RING_WAR, QUICK, seed=2) == playout(RING_WAR, QUICK, seed=2)


def test_sampled_positions_wait_for_a_player() -> None:
    samples = positions(RING_WAR, QUICK, seed=3, every=25)
    assert samples
    assert all(g.waiting() and g.waiting() != (FATE,) for g in samples)


def test_every_figure_is_measured() -> None:
    figures = measure(RING_WAR, QUICK, seconds=0.05)
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


def test_a_report_speaks_in_ratios_and_as_json() -> None:
    ours, peer = Figures("ours", "a game", 300.0), Figures("peer", "its game", 100.0)
    report = Report(machine(), (ours, peer))
    assert report.ratio(ours, peer) == 3
    assert json.loads(report.as_json())["figures"][1]["engine"] == "peer"
