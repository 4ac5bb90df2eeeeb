"""What several development cards do alike."""

from __future__ import annotations

from feldzug.games.runewars.banners.development.capitals import use_card
from feldzug.games.runewars.banners.development.text import DevelopmentText
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.losses import AssignLoss, TakeLosses
from feldzug.games.runewars.battle.queries import Health
from feldzug.games.runewars.movement import Fast
from feldzug.games.runewars.world import World
from feldzug.kernel.flow import Stage
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat


class CapitalCard(DevelopmentText):
    """A stronghold of the home realm becomes the capital. [BOW-168, BOW-169]"""

    def bought(self, g: World, seat: Seat) -> Todo:
        return use_card(g, seat)


class FastUnits(DevelopmentText):
    """A kind of unit comes from as far away as fast ones do."""

    def install(self, rules: Rules) -> None:
        rules.modifies(Fast, self.hasten)

    def hasten(self, g: World, query: Fast, fast: int) -> int:
        return 1 if query.kind == self.kind and self.is_of(g, query.seat) else fast


class ToughUnits(DevelopmentText):
    """A kind of unit has more health."""

    def install(self, rules: Rules) -> None:
        rules.modifies(Health, self.harden)

    def harden(self, g: World, query: Health, health: int) -> int:
        if query.kind == self.kind and self.helps(g, query.side):
            return health + self.facts.amount("health")
        return health


class ChosenLosses(DevelopmentText):
    """The owner of the card chooses the losses that an ability brings to the enemy."""

    def chosen_by_owner(self, stage: Stage, frame: TakeLosses, g: World) -> Todo:
        todo = stage(frame, g)
        if isinstance(todo, AssignLoss) and self.helps(g, 1 - frame.side):
            return AssignLoss(g.frame(Battle).seat_of(1 - frame.side))
        return todo
