"""What to do in Empires: every legal answer is judged by what it is about, and the best is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from feldzug.bots.policies.empires import battles, magic, realm
from feldzug.bots.policies.empires.outlook import Outlook
from feldzug.bots.policy import Policy
from feldzug.games.empires.battle.armies import FieldArmy
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.victory import points
from feldzug.kernel.parallel import bare
from feldzug.kernel.position import Position
from feldzug.kernel.values import Seat

JUDGES: Final = {**realm.JUDGES, **magic.JUDGES, **battles.JUDGES}
"""By answer: what it seems worth, a function of the outlook and the answer."""

FIXED: Final = {**realm.FIXED, **magic.FIXED, **battles.FIXED}
"""By answer: what it is worth, whatever the position."""

SLOPE: Final = 0.4
"""How much a victory point changes the chance."""


class EmpiresPolicy(Policy):
    """Victory points for combat points, the largest army that can be paid, and the leader as the enemy."""

    def judge(self, g: Position, seat: Seat, legal: Sequence[Any]) -> list[float]:
        assert isinstance(g, Campaign)
        look = Outlook(g, seat)
        found: list[float] = []
        for action in legal:
            inner = bare(action)[1]
            kind = type(inner)
            found.append(JUDGES[kind](look, inner) if kind in JUDGES else float(FIXED[kind]))
        return found

    def choose(self, g: Position, seat: Seat, legal: Sequence[Any]) -> Any:
        """The best answer; an organiser who is played by a bot takes the first."""
        if len(legal) == 1 or g.role_of(seat):
            return legal[0]
        worth = self.judge(g, seat, legal)
        best = legal[worth.index(max(worth))]
        branch, action = bare(best)
        if isinstance(action, FieldArmy):
            assert isinstance(g, Campaign)
            return battles.bought_army(g, seat, branch) or best
        return best

    def aim(self, g: Position, seat: Seat) -> None:
        """Nothing is planned for: the search plays like the greedy bot."""

    def evaluate(self, g: Position) -> list[float]:
        """For each seat, the part of the others that it is expected to come before."""
        assert isinstance(g, Campaign)
        outcome = g.outcome()
        stands = [
            -1000.0 * outcome.place(seat)
            if outcome is not None
            else points(g, seat) + 0.002 * g.gold[seat]
            for seat in g.seats()
        ]
        return [
            sum([_before(stands[seat], stands[other]) for other in g.seats() if other != seat])
            / (g.players - 1)
            for seat in g.seats()
        ]


def _before(own: float, other: float) -> float:
    return 1 / (1 + exp(max(-50.0, min(50.0, SLOPE * (other - own)))))


POLICY: Final = EmpiresPolicy()
