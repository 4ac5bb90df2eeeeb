"""Rally Support, the sixth order. [RW-122 – RW-126]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.cards.orders import OrderText
from feldzug.games.runewars.cities import CollectCities
from feldzug.games.runewars.decks import ORDER_BOX, Order
from feldzug.games.runewars.income import pay_influence
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because


@dataclass(frozen=True, slots=True)
class PayForHeroes(Action):
    """So much influence for as many hero cards, of which one may stay."""

    influence: int


class RallySupport(OrderText):
    """For each city you control, take one of the benefits on its token."""

    def main(self, g: World, seat: Seat) -> Todo:
        return CollectCities(seat)

    def bonus(self, g: World, seat: Seat) -> Todo:
        """A hero. [RW-124]"""
        return ChooseHeroPrice(seat, self.number)


@dataclass(slots=True)
class ChooseHeroPrice(Question):
    """Nothing up to the most that the order allows; as many hero cards are drawn. [RW-124]"""

    order: Order

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    def most(self) -> int:
        return ORDER_BOX[self.order].amount("influence")

    def options(self, g: World) -> list[Any]:
        return [PayForHeroes(n) for n in range(self.most() + 1)]

    def forbids(self, g: World, action: PayForHeroes) -> Reason | None:
        if action.influence > self.most():
            return because("too-many-heroes", "RW-124", influence=self.most())
        if action.influence > g.influence[self.seat]:
            return because("too-little-influence", "RW-124", influence=g.influence[self.seat])
        return None

    def chosen(self, g: World, action: PayForHeroes) -> Todo:
        if not action.influence:
            return None
        from feldzug.games.runewars.heroes.recruiting import GainHero  # noqa: PLC0415

        pay_influence(g, self.seat, action.influence)
        return GainHero(self.seat, action.influence)
