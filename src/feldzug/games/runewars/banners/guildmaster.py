"""Guildmaster of Merchants, the fourth title: more with Harvest, no losses by seasons. [BOW-131 – BOW-134]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.board import HIGHEST, RESOURCES, Resource
from feldzug.games.runewars.cards.order_texts.harvest import BringIn
from feldzug.games.runewars.cards.season_texts.asking import SeasonLoss
from feldzug.games.runewars.decks import TITLE_BOX
from feldzug.games.runewars.income import turn_dial
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Reason, because

GUILDMASTER: Final = TITLE_BOX.number("guildmaster")


@dataclass(frozen=True, slots=True)
class TradeIn(Action):
    """Two more of this resource. [BOW-132]"""

    resource: Resource


def trade(frame: BringIn, g: World) -> Todo:
    """After the dials are set; who holds the title chooses anew each time. [BOW-132, BOW-133, BOW-Q31]"""
    return TradeInOne(frame.seat) if g.title_holder[GUILDMASTER] == frame.seat else None


@dataclass(slots=True)
class TradeInOne(Question):
    """Which one dial goes up by two more, as far as it goes. [BOW-132, BOW-Q31]"""

    @staticmethod
    def inside() -> Names:
        return ("BringIn",)

    def options(self, g: World) -> list[Any]:
        return [TradeIn(resource) for resource in range(len(RESOURCES))]

    def forbids(self, g: World, action: TradeIn) -> Reason | None:
        if g.dials[self.seat][action.resource] == HIGHEST:
            return because("dial-at-the-top", "BOW-Q31", resource=action.resource)
        return None

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: World) -> None:
        """All dials are at the top."""

    def chosen(self, g: World, action: TradeIn) -> None:
        turn_dial(g, self.seat, action.resource, TITLE_BOX[GUILDMASTER].amount("resources"))


def keeps_stores(g: World, query: SeasonLoss, amount: int) -> int:
    """What the primary ability of a season card would take, he ignores. [BOW-134]"""
    return 0 if g.title_holder[GUILDMASTER] == query.seat else amount


def install(rules: Rules) -> None:
    rules.shelf(TITLE_BOX.shelf)["guildmaster"] = TITLE_BOX[GUILDMASTER]
    rules.insert(BringIn, "trade", trade, after="count")
    rules.modifies(SeasonLoss, keeps_stores)
