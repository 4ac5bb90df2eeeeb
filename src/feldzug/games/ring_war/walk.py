"""A random walk that seeks battles: for fuzzing, for the laws and for measuring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from feldzug.games.ring_war.actions import Attack, EndMovement, PlayCard, StopAttacking, Withdraw
from feldzug.games.ring_war.war import War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import Seat


def seek(g: War, seat: Seat, legal: Sequence[Any], dealer: Dealer) -> Any:
    """Attack where it may succeed and play cards; move little, flee seldom."""
    wanted: list[Any] = [a for a in legal if isinstance(a, PlayCard)]
    wanted += [a for a in legal if isinstance(a, Attack) and g.size(a.source) >= g.size(a.target)]
    if not wanted:
        wanted = [a for a in legal if isinstance(a, (StopAttacking, EndMovement))]
    if not wanted:
        wanted = [a for a in legal if not isinstance(a, Withdraw)]
    choices = wanted if wanted and dealer.below(8) else legal
    return choices[dealer.below(len(choices))]
