"""Whole games at random and journals played again, without leaving the kernel between two answers."""

from __future__ import annotations

from collections.abc import Sequence

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.journal import Entry
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE
from feldzug.kernel.walks import Walk


def playout(
    g: Position,
    dealer: Dealer,
    journal: list[Entry] | None = None,
    *,
    walk: Walk | None = None,
    checked: bool = False,
) -> tuple[int, int, int]:
    """Play *g* to its end: decisions, those with two answers or more, and the sum of the lists' lengths.

    Every legal answer is as likely, unless a *walk* chooses. An answer comes off the list that was just
    made, so it need not be *checked* once more. What was answered is added to the *journal*, if there is
    one.
    """
    decisions = choices = offered = 0
    while True:
        seats = g.waiting()
        if not seats:
            return decisions, choices, offered
        seat = seats[0]
        if seat == FATE:
            action = dealer.draw(g.odds())
        else:
            legal = g.legal(seat)
            offered += len(legal)
            decisions += 1
            if len(legal) > 1:
                choices += 1
            action = (
                legal[dealer.below(len(legal))] if walk is None else walk(g, seat, legal, dealer)
            )
        if checked:
            g.apply(seat, action)
        else:
            g.repeat(seat, action)
        if journal is not None:
            journal.append(Entry(seat, action))


def repeat(g: Position, journal: Sequence[Entry]) -> None:
    """Play the entries of a journal, none of which was taken back, from the position before the first."""
    for entry in journal:
        g.repeat(entry.seat, entry.action)
