"""The Fellowship's path: the ring goes on at the end of every turn, if nothing holds it."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.cards.play import window
from feldzug.games.ring_war.deck import RING_BEFORE, RING_LEAVE, RING_ROLL
from feldzug.games.ring_war.ending import RING_DESTROYED, end
from feldzug.games.ring_war.events import RingMoved, RingRolled, RingStayed
from feldzug.games.ring_war.war import War
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Todo
from feldzug.kernel.values import Seat


@dataclass(slots=True)
class RingPart(Procedure):
    """The ring moves one field; on a die symbol it must roll; cards may help it. [RNG-069, RNG-070]"""

    seat: Seat
    must_roll: bool = False
    roll: int = 0
    stays: bool = False

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return "before_leaving", "cast", "after_rolling", "about_to_leave", "go"

    def before_leaving(self, g: War) -> Todo:
        self.must_roll = g.board.die[g.ring]
        return None if self.must_roll else window(g, RING_BEFORE, self.seat)

    def cast(self, g: War) -> Todo:
        """The ruler of the area rolls; for a neutral one the player whose turn ends. [RNG-070]"""
        if not self.must_roll:
            return None
        ruler = Seat(g.ruler[g.ring_area()])
        return RingRoll(ruler if 0 <= ruler < g.players else self.seat)

    def after_rolling(self, g: War) -> Todo:
        return window(g, RING_ROLL, self.seat) if self.must_roll else None

    def about_to_leave(self, g: War) -> Todo:
        """The agreed threshold must be reached: 4, 5 or 6 by the length of the game. [RNG-071 … 073]"""
        self.stays = self.must_roll and self.roll < g.threshold()
        return None if self.stays else window(g, RING_LEAVE, self.seat)

    def go(self, g: War) -> None:
        if self.stays:
            g.tell(RingStayed(g.ring_area()))
        else:
            move_ring(g)


@dataclass(slots=True)
class RingRoll(Chance):
    """One die for the ring."""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("RingPart",)

    def odds(self, g: War) -> Odds:
        return Dice(1)

    def befalls(self, g: War, outcome: tuple[int, ...]) -> None:
        part = g.frame(RingPart)
        part.roll = outcome[0]
        g.tell(RingRolled(self.seat, g.ring_area(), part.roll, g.threshold()))


def move_ring(g: War) -> None:
    """One field on; beyond the last field the ring is destroyed and the war over. [RNG-069, G23]"""
    last = len(g.board.path) - 1
    if g.ring == last:
        end(g, RING_DESTROYED)
        return
    g.ring += 1
    g.tell(RingMoved(g.ring_area()))
    if g.ring == last and g.options.ring_end == "arrival":
        end(g, RING_DESTROYED)
