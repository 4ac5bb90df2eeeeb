"""Gold that mercenaries turn into victory points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.events import MarkerBought
from feldzug.games.empires.peoples import MERCENARIES
from feldzug.games.empires.phase import END, Phase
from feldzug.kernel.frames import Flow, Names, Todo
from feldzug.kernel.values import Action, Reason, because

PRICE: Final = 150
"""[EMP-249]"""


@dataclass(frozen=True, slots=True)
class BuyMarkers(Action):
    """So many victory point markers for gold."""

    count: int


@dataclass(slots=True)
class ConversionPhase(Phase):
    """Mercenaries turn gold into victory points after the autumn spells. [EMP-250, EMP-432]"""

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    @staticmethod
    def flow() -> Flow:
        return ("convert", *END)

    def convert(self, g: Campaign) -> Todo:
        return [
            ConvertGold(seat)
            for seat in g.ranked()
            if g.has_rule(seat, MERCENARIES) and not g.neutral[seat] and g.gold[seat] >= PRICE
        ]


@dataclass(slots=True)
class ConvertGold(RealmQuestion):
    """150 gold for each victory point marker, as often as wanted. [EMP-249]"""

    @staticmethod
    def inside() -> Names:
        return ("ConversionPhase",)

    def options(self, g: Campaign) -> list[BuyMarkers]:
        return [BuyMarkers(count) for count in range(g.gold[self.seat] // PRICE + 2)]

    def forbids(self, g: Campaign, action: BuyMarkers) -> Reason | None:
        if action.count * PRICE > g.gold[self.seat]:
            return because("not-enough-gold", "EMP-249", gold=g.gold[self.seat])
        return None

    def chosen(self, g: Campaign, action: BuyMarkers) -> None:
        if action.count == 0:
            return
        g.pay(self.seat, -PRICE * action.count, "markers")
        g.markers[self.seat] += action.count
        g.tell(MarkerBought(self.seat, action.count))
