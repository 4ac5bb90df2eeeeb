"""Whole games inside the kernel: played by a seed, and played again from the journal."""

from __future__ import annotations

from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.journal import Entry
from feldzug.kernel.playout import playout, repeat
from feldzug.kernel.values import FATE

QUICK = RING_WAR.setup(2, map="base", setup="quick", length="short")


def test_a_playout_counts_the_players_decisions_and_not_fates() -> None:
    journal: list[Entry] = []
    g = RING_WAR.start(QUICK)
    decisions, choices, offered = playout(g, Dealer(1), journal)
    assert g.outcome() is not None
    assert decisions == sum(entry.seat != FATE for entry in journal) < len(journal)
    assert 0 < choices < decisions < offered


def test_a_playout_is_the_same_for_the_same_seed() -> None:
    first: list[Entry] = []
    again: list[Entry] = []
    playout(RING_WAR.start(QUICK), Dealer(2), first)
    playout(RING_WAR.start(QUICK), Dealer(2), again)
    assert first
    assert first == again


def test_a_journal_played_again_leads_to_the_same_position() -> None:
    journal: list[Entry] = []
    played, repeated = RING_WAR.start(QUICK), RING_WAR.start(QUICK)
    playout(played, Dealer(3), journal)
    half = len(journal) // 2
    repeat(repeated, journal[:half])
    checked = RING_WAR.start(QUICK)
    for entry in journal[:half]:
        checked.apply(entry.seat, entry.action)
    codec = Codec(RING_WAR)
    assert codec.text(repeated, QUICK) == codec.text(checked, QUICK)
    repeat(repeated, journal[half:])
    assert codec.text(repeated, QUICK) == codec.text(played, QUICK)
