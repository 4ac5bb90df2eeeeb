"""What is fought for beside the enemy: mountain, special building, city, mine and castle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.battle.events import ObjectiveLaid
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.terrain import COLUMNS, SECTORS, opposite
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.item_cards import cards_left
from feldzug.games.empires.sheet import NEITHER, OBJECTIVES, SIDE_A, Objective, ObjectiveKind
from feldzug.games.empires.vocabularies import CASTLE, CITY, MINE, MOUNTAIN, SPECIAL
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Frame, Names, Todo
from feldzug.kernel.values import Action

MOUNTAIN_TOP: Final = OBJECTIVES.index("mountain")
SPECIAL_BUILDING: Final = OBJECTIVES.index("special-building")
CITY_HELD: Final = OBJECTIVES.index("city")
MINE_HELD: Final = OBJECTIVES.index("mine")
CASTLE_HELD: Final = OBJECTIVES.index("castle")

POINTS: Final = {
    MOUNTAIN_TOP: 150,
    SPECIAL_BUILDING: 30,
    CITY_HELD: 50,
    MINE_HELD: 20,
    CASTLE_HELD: 20,
}
"""[EMP-283, EMP-351, EMP-353, EMP-356, EMP-362]"""

OF_BUILDING: Final = {
    SPECIAL: SPECIAL_BUILDING,
    CITY: CITY_HELD,
    MINE: MINE_HELD,
    CASTLE: CASTLE_HELD,
}


def lay_objectives(g: Campaign, fight: Fight) -> Todo:
    """The mountain is one, and so is the building of the tile. [EMP-176, EMP-283, EMP-348]"""
    found: list[Frame] = []
    for kind in objectives_of(g, fight):
        if kind == MOUNTAIN_TOP:
            lay(g, fight, kind, 0)
        elif kind == CASTLE_HELD:
            hide_card(g, fight)
            found.append(place_castle(g, fight))
        else:
            found.append(PlaceObjective(kind))
    return found


def objectives_of(g: Campaign, fight: Fight) -> list[int]:
    """The kinds of objectives that the tile of a battle has."""
    found = [MOUNTAIN_TOP] if g.land.terrain[fight.tile] == MOUNTAIN else []
    if g.building[fight.tile] in OF_BUILDING:
        found.append(OF_BUILDING[g.building[fight.tile]])
    return found


def place_castle(g: Campaign, fight: Fight) -> Frame:
    """Its owner chooses; where nobody speaks for him, or the tile is free, a die does. [EMP-358, EMP-437]"""
    if fight.defender in fight.sides(g):
        return PlaceCastle(fight.speaker(g, fight.defender))
    return PlaceObjective(CASTLE_HELD)


def lay(g: Campaign, fight: Fight, kind: int, sector: int) -> None:
    fight.objectives = (*fight.objectives, Objective(kind, sector, POINTS[kind]))
    g.tell(ObjectiveLaid(kind, sector))


def hide_card(g: Campaign, fight: Fight) -> None:
    """A magic item card lies face down in the castle, if the pile has one. [EMP-359, EMP-419]"""
    if cards_left(g):
        g.reserved += 1
        fight.castle_card = True


def on_side(sector: int, edge: int) -> int:
    """A sector of the other half is read as the one opposite. [EMP-349]"""
    lower = sector <= COLUMNS
    return sector if lower == (edge == SIDE_A) else opposite(sector)


@dataclass(slots=True)
class PlaceObjective(Chance):
    """A D12 finds the sector: on the owner's side, for a city between it and the opposite one.

    On a tile that belongs to neither of them any sector may come. [EMP-349, EMP-352, EMP-354]
    """

    objective: ObjectiveKind

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Draw(list(range(1, SECTORS + 1)))

    def befalls(self, g: Campaign, outcome: int) -> None:
        fight = g.frame(Fight)
        defender = fight.defender
        sector = outcome
        if self.objective != CITY_HELD and defender != NEITHER:
            sector = on_side(outcome, fight.edge(defender))
        lay(g, fight, self.objective, sector)


@dataclass(slots=True)
class PlaceCastle(RealmQuestion):
    """The owner chooses the sector of his castle, on his side of the table. [EMP-358]"""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def forsake(self, g: Campaign) -> Todo:
        return PlaceObjective(CASTLE_HELD)

    def options(self, g: Campaign) -> list[ChooseSector]:
        fight = g.frame(Fight)
        edge = fight.edge(fight.defender)
        return [ChooseSector(s) for s in range(1, SECTORS + 1) if on_side(s, edge) == s]

    def chosen(self, g: Campaign, action: ChooseSector) -> None:
        lay(g, g.frame(Fight), CASTLE_HELD, action.sector)


@dataclass(frozen=True, slots=True)
class ChooseSector(Action):
    """The castle stands in this sector."""

    sector: int
