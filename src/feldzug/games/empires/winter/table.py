"""The winter table: one class a result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.vocabularies import CITY, VOLCANO, Tile
from feldzug.games.empires.winter.dragons import DragonFlight
from feldzug.games.empires.winter.events import (
    NoWinterEvent,
    PlagueBrokeOut,
    RaidRolled,
    RecognitionRolled,
    TaxesHalved,
)
from feldzug.games.empires.winter.taxes import RAIDED
from feldzug.games.empires.winter.unrest import Rebel, Revolution, borders_enemy, may_rebel
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Permit, Seat

RAIDED_ON: Final = 3
"""A tile is raided on this die and below. [EMP-085]"""
GOLD_A_CITY: Final = 50
"""[EMP-086]"""
GOLD_A_TILE: Final = 10
"""[EMP-087]"""
RECOGNITION_DICE: Final = 2
RECOGNITION_FACTOR: Final = 10
"""[EMP-088]"""


@dataclass(slots=True)
class CatchPlague(Permit):
    """Whether plague can strike a realm."""

    seat: Seat


@dataclass(slots=True)
class Starve(Permit):
    """Whether famine can strike a realm."""

    seat: Seat


@dataclass(slots=True)
class GetWinterGold(Permit):
    """Whether a realm is paid for a winter result, 7, 8 or 9."""

    seat: Seat
    result: int


class WinterResult:
    """One result of the winter table."""

    __slots__ = ()

    def befall(self, g: Campaign, seat: Seat) -> Todo:
        """What happens when a player has rolled it."""
        raise NotImplementedError


class DragonWrath(WinterResult):
    """2 and 12: dragons break out of the volcano, once a winter; without a volcano there is no event.
    [EMP-072, EMP-073, EMP-078]
    """

    def befall(self, g: Campaign, seat: Seat) -> Todo:
        volcanoes = [tile for tile in g.land.of_terrain(VOLCANO) if g.land.neighbours(tile)]
        if g.dragons_flew or not volcanoes:
            g.tell(NoWinterEvent(seat))
            return None
        g.dragons_flew = True
        return DragonFlight(volcanoes[0])


class Uprising(WinterResult):
    """3: the player's taxes are halved this winter. [EMP-079]"""

    def befall(self, g: Campaign, seat: Seat) -> None:
        g.halvings[seat] += 1
        g.tell(TaxesHalved(seat, "uprising"))


class Rebellion(WinterResult):
    """4: the player chooses a castle or city of his, not the capital; its tile joins the nearest enemy. With
    none there is no event. [EMP-080, EMP-081, EMP-082]
    """

    def befall(self, g: Campaign, seat: Seat) -> Todo:
        if may_rebel(g, seat):
            return Rebel(seat)
        g.tell(NoWinterEvent(seat))
        return None


class Plague(WinterResult):
    """5: the player's army is 100 points smaller in the battles of the next year. [EMP-083]"""

    def befall(self, g: Campaign, seat: Seat) -> None:
        if g.denied(CatchPlague(seat)) is not None:
            g.tell(NoWinterEvent(seat))
            return
        g.plague[seat] = 1
        g.tell(PlagueBrokeOut(seat))


class Raids(WinterResult):
    """6: a die for each own tile next to an enemy tile; on 1 to 3 it pays no taxes. [EMP-084, EMP-085]"""

    def befall(self, g: Campaign, seat: Seat) -> Todo:
        return [RaidRoll(seat, tile) for tile in g.tiles_of(seat) if borders_enemy(g, seat, tile)]


def may_be_paid(g: Campaign, seat: Seat, result: int) -> bool:
    """Whether a result brings a player gold; if not, it is no event for him. [EMP-414]"""
    denied = g.denied(GetWinterGold(seat, result)) is not None
    if denied:
        g.tell(NoWinterEvent(seat))
    return not denied


class IncreasedIncome(WinterResult):
    """7: 50 gold for each city, the capital and isolated ones too. Halvings do not touch it. [EMP-086,
    EMP-414]
    """

    def befall(self, g: Campaign, seat: Seat) -> None:
        if may_be_paid(g, seat, 7):
            g.pay(seat, GOLD_A_CITY * g.count(seat, CITY), "winter-7")


class GoodHarvest(WinterResult):
    """8: 10 gold for each tile. Halvings do not touch it. [EMP-087, EMP-414]"""

    def befall(self, g: Campaign, seat: Seat) -> None:
        if may_be_paid(g, seat, 8):
            g.pay(seat, GOLD_A_TILE * len(g.tiles_of(seat)), "winter-8")


class SpecialRecognition(WinterResult):
    """9: 2D6 × 10 gold. Halvings do not touch it. [EMP-088, EMP-414]"""

    def befall(self, g: Campaign, seat: Seat) -> Todo:
        return RecognitionRoll(seat) if may_be_paid(g, seat, 9) else None


class Famine(WinterResult):
    """10: the largest realm that has not starved yet halves its taxes; when all have, there is no event.
    [EMP-089, EMP-090, EMP-091, EMP-433]
    """

    def befall(self, g: Campaign, seat: Seat) -> None:
        for struck in reversed(g.in_order()):
            if struck not in g.starved and g.denied(Starve(struck)) is None:
                g.starved = [*g.starved, struck]
                g.halvings[struck] += 1
                g.tell(TaxesHalved(struck, "famine"))
                return
        g.tell(NoWinterEvent(seat))


class Uproar(WinterResult):
    """11: revolution in the largest realm that has had none yet; when all have, there is no event.
    [EMP-092, EMP-095, EMP-433]
    """

    def befall(self, g: Campaign, seat: Seat) -> Todo:
        for struck in reversed(g.in_order()):
            if struck not in g.revolted:
                g.revolted = [*g.revolted, struck]
                return Revolution(struck)
        g.tell(NoWinterEvent(seat))
        return None


@dataclass(slots=True)
class RaidRoll(Chance):
    """A die for one tile. [EMP-085]"""

    seat: Seat
    tile: Tile

    @staticmethod
    def inside() -> Names:
        return ("WinterEvent",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        (die,) = outcome
        g.tell(RaidRolled(self.seat, self.tile, die))
        if die <= RAIDED_ON:
            g.barren[self.tile] = RAIDED


@dataclass(slots=True)
class RecognitionRoll(Chance):
    """The gold of a special recognition. [EMP-088]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("WinterEvent",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(RECOGNITION_DICE)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        g.tell(RecognitionRolled(self.seat, outcome))
        g.pay(self.seat, sum(outcome) * RECOGNITION_FACTOR, "winter-9")


TABLE: Final[dict[int, WinterResult]] = {
    2: DragonWrath(),
    3: Uprising(),
    4: Rebellion(),
    5: Plague(),
    6: Raids(),
    7: IncreasedIncome(),
    8: GoodHarvest(),
    9: SpecialRecognition(),
    10: Famine(),
    11: Uproar(),
    12: DragonWrath(),
}
"""What a sum of the dice gives."""
