"""Training: attributes rise, step by step. [RW-311, RW-312]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.decks import ATTRIBUTES, Attribute, Hero
from feldzug.games.runewars.heroes.attributes import TRAINED_AT_MOST, can_train
from feldzug.games.runewars.heroes.events import HeroTrained
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because

BY_TRAINING = 2
"""So many steps the action of the Quest Phase brings: on two attributes or both on one. [RW-311]"""


@dataclass(frozen=True, slots=True)
class TrainAttribute(Action):
    attribute: Attribute


@dataclass(slots=True)
class Train(Procedure):
    """So many steps of training, each on an attribute of the owner's choice. [RW-311, RW-312]"""

    seat: Seat
    hero: Hero
    steps: int = BY_TRAINING

    @staticmethod
    def flow() -> Flow:
        return ("train",)

    def train(self, g: World) -> Todo:
        if self.steps == 0 or not can_train(g, self.hero):
            return None
        self.steps -= 1
        self.at = "train"
        return ChooseAttribute(self.seat, self.hero)


@dataclass(slots=True)
class ChooseAttribute(Question):
    """Which attribute rises by one. [RW-312]"""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("Train",)

    def options(self, g: World) -> list[Any]:
        return [TrainAttribute(n) for n in range(len(ATTRIBUTES))]

    def forbids(self, g: World, action: TrainAttribute) -> Reason | None:
        if g.trained[3 * self.hero + action.attribute] >= TRAINED_AT_MOST:
            return because("fully-trained", "RW-312", attribute=action.attribute)
        return None

    def chosen(self, g: World, action: TrainAttribute) -> None:
        g.trained[3 * self.hero + action.attribute] += 1
        g.tell(HeroTrained(self.seat, self.hero, action.attribute))
