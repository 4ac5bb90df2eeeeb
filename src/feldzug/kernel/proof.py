"""Proof: every roll of a match recomputed from the secret that its dealer was committed to."""

from __future__ import annotations

from feldzug.kernel.answered import may_be_unseen
from feldzug.kernel.dealer import SealedDealer, commitment, earlier_secret
from feldzug.kernel.errors import BadRecord
from feldzug.kernel.journal import Corrected
from feldzug.kernel.match import Match
from feldzug.kernel.record_lines import HEADER
from feldzug.kernel.values import FATE


def check_rolls(match: Match, promised: str, shown: str) -> int:
    """Whether every roll follows from the secret that is *shown*, which must fit what was *promised*.

    Of a game of several parts it is the secret of one of them, and the rolls of later ones are not checked,
    nor are those that not everybody has seen: they follow from the secret of the last part.
    Rolls that a correction has kept must be those that were thrown. Returns how many rolls were checked;
    raises BadRecord.
    """
    if not promised:
        raise BadRecord("nothing-promised", HEADER)
    if not shown:
        raise BadRecord("secret-not-shown", HEADER)
    try:
        dealer = dealer_of(promised, bytes.fromhex(shown), match.game.parts)
    except ValueError:
        raise BadRecord("wrong-secret", HEADER) from None
    again = Match.replay(match.game, match.setup, [], origin=match.origin, earlier=match.earlier)
    again.dealer = dealer
    rolls = 0
    whole = dealer.parts == match.game.parts
    for n, entry in enumerate(match.journal):
        if again.part < dealer.parts:
            if isinstance(entry.action, Corrected):
                _check_correction(again, match, n)
            elif entry.seat == FATE and (whole or not may_be_unseen(again.position)):
                rolls += 1
                if again.roll(again.position) != entry.action:
                    raise BadRecord("roll-differs", n)
        again.re_enter(entry)
    return rolls


def dealer_of(promised: str, secret: bytes, parts: int) -> SealedDealer:
    """The dealer of all parts up to the one that a secret is of, out of so many *parts* at most.

    Raises ValueError if the secret does not fit what was promised.
    """
    first = secret
    for part in range(parts):
        if commitment(first) == promised:
            return SealedDealer(secret, part + 1)
        first = earlier_secret(first, 1)
    raise ValueError("a secret that was not promised")


def _check_correction(again: Match, match: Match, n: int) -> None:
    """Whether a correction has kept what it had to: no roll falls because somebody did not like it."""
    corrected = match.journal[n].action
    if n + 1 >= match.length:
        raise BadRecord("record-truncated", n)
    struck = again.struck(corrected.to)
    line = again.corrected_line(struck, match.journal[n + 1].action)
    entered = [step.entry for step in line.steps]
    if tuple(line.repeats) != corrected.line:
        raise BadRecord("correction-differs", n)
    if entered != match.entries(n + 1, n + 1 + len(entered)):
        raise BadRecord("correction-differs", n)
