"""Rebellion and revolution: castles and cities that change sides in winter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.vocabularies import CASTLE, CITY, Tile
from feldzug.games.empires.winter.events import (
    DefectionDrawn,
    RevolutionBegan,
    RevolutionRolled,
)
from feldzug.kernel.fate import Dice, Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Todo
from feldzug.kernel.values import Action, Reason, Seat, because

CHANGES_SIDES: Final = 5
"""So much or more on the die of a revolution. [EMP-093]"""


# where a tile goes


def nearest(g: Campaign, tile: int, realms: list[Seat]) -> list[Seat]:
    """Of some realms those with the tile nearest to this one; none if none has a tile. [EMP-081, EMP-094]"""
    far = [
        (min([g.land.distance(tile, own) for own in g.tiles_of(seat)]), seat)
        for seat in realms
        if g.tiles_of(seat)
    ]
    least = min([distance for distance, _ in far], default=0)
    return [seat for distance, seat in far if distance == least]


def defect(g: Campaign, tile: int, realms: list[Seat]) -> Todo:
    """The tile joins the nearest realm, in the mist too; a die decides between equals.
    [EMP-082, EMP-094, EMP-422]
    """
    near = nearest(g, tile, realms)
    if len(near) > 1:
        return DefectionRoll(tile, tuple(near))
    for seat in near:
        g.take(seat, tile)
    return None


@dataclass(slots=True)
class DefectionRoll(Chance):
    """Which of several realms at equal distance gets the tile. [EMP-082, EMP-094]"""

    tile: Tile
    seats: tuple[Seat, ...]

    @staticmethod
    def inside() -> Names:
        return "WinterEvent", "Revolution"

    def odds(self, g: Campaign) -> Odds:
        return Draw(self.seats)

    def befalls(self, g: Campaign, outcome: Seat) -> None:
        g.tell(DefectionDrawn(self.tile, outcome))
        g.take(outcome, self.tile)


def borders_enemy(g: Campaign, seat: Seat, tile: int) -> bool:
    """Whether a tile of this player borders one of an enemy; an ally is none. [EMP-084, EMP-093, EMP-417]"""
    return any(g.is_enemy(seat, g.owner[near]) for near in g.land.neighbours(tile))


# rebellion


def enemies(g: Campaign, seat: Seat) -> list[Seat]:
    """The played realms that are no allies. [EMP-081, EMP-437]"""
    return [other for other in g.realms() if g.is_enemy(seat, other)]


@dataclass(frozen=True, slots=True)
class LoseTile(Action):
    """The castle or city that rebels."""

    tile: Tile


@dataclass(slots=True)
class Rebel(RealmQuestion):
    """The owner chooses one castle or city of his, not the capital; its tile joins the nearest enemy.
    [EMP-080, EMP-081]
    """

    @staticmethod
    def inside() -> Names:
        return ("WinterEvent",)

    def options(self, g: Campaign) -> list[LoseTile]:
        walled = [tile for tile in g.tiles_of(self.seat) if g.building[tile] in (CASTLE, CITY)]
        return [LoseTile(tile) for tile in walled]

    def forbids(self, g: Campaign, action: LoseTile) -> Reason | None:
        capital = g.capital[self.seat] == action.tile
        return because("capital-stays-loyal", "EMP-080") if capital else None

    def chosen(self, g: Campaign, action: LoseTile) -> Todo:
        return defect(g, action.tile, enemies(g, self.seat))


def may_rebel(g: Campaign, seat: Seat) -> bool:
    """Whether a castle or city can rebel, and some enemy has a tile to join. [EMP-080]"""
    return bool(Rebel(seat).legal(g)) and any(g.tiles_of(enemy) for enemy in enemies(g, seat))


# revolution


@dataclass(slots=True)
class Revolution(Procedure):
    """A die for each castle and city of a realm that borders an enemy tile, except the capital; by the other
    reading for the capital too. [EMP-092, EMP-093]
    """

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("WinterEvent",)

    @staticmethod
    def flow() -> Flow:
        return ("roll",)

    def roll(self, g: Campaign) -> Todo:
        g.tell(RevolutionBegan(self.seat))
        return [
            RevolutionRoll(self.seat, tile)
            for tile in g.tiles_of(self.seat)
            if self.can_change(g, tile) and borders_enemy(g, self.seat, tile)
        ]

    def can_change(self, g: Campaign, tile: int) -> bool:
        if g.capital[self.seat] == tile and g.options.revolution_capital == "protected":
            return False
        return g.building[tile] in (CASTLE, CITY)


@dataclass(slots=True)
class RevolutionRoll(Chance):
    """On 5+ the tile joins the nearest other realm. [EMP-093, EMP-094]"""

    seat: Seat
    tile: Tile

    @staticmethod
    def inside() -> Names:
        return ("Revolution",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> Todo:
        (die,) = outcome
        g.tell(RevolutionRolled(self.seat, self.tile, die))
        if die < CHANGES_SIDES:
            return None
        return defect(g, self.tile, [other for other in g.realms() if other != self.seat])
