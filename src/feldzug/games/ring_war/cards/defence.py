"""Power cards of the defender. [RNG-065 … RNG-067]"""

from __future__ import annotations

from feldzug.games.ring_war.cards.play import Card
from feldzug.games.ring_war.duel import Duel
from feldzug.games.ring_war.placing import grant
from feldzug.games.ring_war.retreat import StrategicRetreat, cannot_withdraw, withdrawals
from feldzug.games.ring_war.war import War
from feldzug.games.ring_war.ways import by_sea
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Reason, Seat


class CourageAlone(Card):
    """When an enemy attacks you: four points for the attacked area."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        room = g.room(g.frame(Duel).target)
        return None if room else self.useless()

    def play(self, g: War, seat: Seat) -> Todo:
        return grant(g, g.frame(Duel).target, self.facts.gain)


class StrategicWithdrawal(Card):
    """When an enemy attacks you: any number of units but one withdraw without rolling."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        area = g.frame(Duel).target
        if g.size(area) > 1 and any(
            cannot_withdraw(g, area, a) is None for a in withdrawals(g, area)
        ):
            return None
        return self.useless()

    def play(self, g: War, seat: Seat) -> Todo:
        return StrategicRetreat(seat, g.frame(Duel).target)


class ViolentStorms(Card):
    """When an enemy attacks your port by sea, and ships reach ports only: the attacking unit is lost."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        duel = g.frame(Duel)
        return None if by_sea(g, duel.source, duel.target) else self.useless()

    def play(self, g: War, seat: Seat) -> None:
        g.frame(Duel).founder(g)


OF_THE_DEFENDER: list[Card] = [
    CourageAlone("courage-alone-will-not-save-you"),
    StrategicWithdrawal("strategic-withdrawal"),
    ViolentStorms("violent-storms"),
]
