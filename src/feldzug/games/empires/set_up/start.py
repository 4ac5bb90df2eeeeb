"""The start of a campaign: lots, peoples, the map, secret capitals and first tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from feldzug.games.empires.campaign import START_GOLD, Campaign
from feldzug.games.empires.events import LotDrawn, MapLaid, PeopleChosen
from feldzug.games.empires.map_generator import generated
from feldzug.games.empires.maps import MapTile, land_of, map_fault, tiles_of
from feldzug.games.empires.peoples import PEOPLES, People
from feldzug.games.empires.set_up.capitals import ChooseFirstCapitals
from feldzug.games.empires.set_up.first_tiles import FirstTiles
from feldzug.kernel.bounds import Most
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because
from feldzug.parts.seeds import Seed

FORMS: Final = 3


@dataclass(slots=True)
class SetUp(Procedure):
    """Lots, peoples, the map, capitals chosen in secret, the other first tiles. [EMP-006 … EMP-010]"""

    @staticmethod
    def inside() -> Names:
        return ("WholeCampaign",)

    @staticmethod
    def flow() -> Flow:
        return (
            "draw_lots",
            "choose_peoples",
            "lay_the_map",
            "choose_capitals",
            "choose_tiles",
            "fill_treasuries",
        )

    def draw_lots(self, g: Campaign) -> Todo:
        return [DrawLot(place) for place in range(g.players)]

    def choose_peoples(self, g: Campaign) -> Todo:
        return [ChoosePeople(seat) for seat in g.lot]

    def lay_the_map(self, g: Campaign) -> Todo:
        if g.options.map == "given":
            return AskForMap(g.role("organiser"))
        return GenerateMap()

    def choose_capitals(self, g: Campaign) -> Todo:
        return ChooseFirstCapitals(tuple(g.lot))

    def choose_tiles(self, g: Campaign) -> Todo:
        return FirstTiles()

    def fill_treasuries(self, g: Campaign) -> None:
        """100 gold each. [EMP-007]"""
        for seat in g.seats():
            g.pay(seat, START_GOLD, "start")


@dataclass(slots=True)
class DrawLot(Chance):
    """The next place in the order of the first turn, which also breaks ties of size. [EMP-009, EMP-407]"""

    place: int

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def odds(self, g: Campaign) -> Odds:
        return Draw([seat for seat in g.seats() if seat not in g.lot])

    def befalls(self, g: Campaign, outcome: int) -> None:
        seat = g.seats()[outcome]
        g.lot = [*g.lot, seat]
        g.tell(LotDrawn(seat, self.place + 1))


@dataclass(frozen=True, slots=True)
class PlayPeople(Action):
    """Lead this people."""

    people: People


@dataclass(slots=True)
class ChoosePeople(Question):
    """Which people a player leads; no people twice, unless it was agreed. [EMP-420]"""

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def options(self, g: Campaign) -> list[PlayPeople]:
        return [PlayPeople(people) for people in range(len(PEOPLES))]

    def forbids(self, g: Campaign, action: PlayPeople) -> Reason | None:
        if g.options.people_twice == "off" and action.people in g.people:
            return because("people-taken", "EMP-420", people=action.people)
        return None

    def chosen(self, g: Campaign, action: PlayPeople) -> None:
        g.people[self.seat] = action.people
        g.tell(PeopleChosen(self.seat, action.people))


@dataclass(slots=True)
class GenerateMap(Chance):
    """A seed from which the map follows. [EMP-177, EMP-264, EMP-425]"""

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def odds(self, g: Campaign) -> Odds:
        return Seed()

    def befalls(self, g: Campaign, outcome: int) -> None:
        g.land = generated(outcome, g.players)
        g.tell(MapLaid(len(g.land.tiles())))


@dataclass(frozen=True, slots=True)
class EnterMap(Action):
    """The map of the campaign: how its hexes lie, and its tiles."""

    lie: Annotated[str, Most(20)]
    tiles: Annotated[tuple[MapTile, ...], Most(400)]


@dataclass(slots=True)
class AskForMap(Question):
    """The organiser enters the map, drawn by hand, generated or from a file. [EMP-177, EMP-425]"""

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def accepts(self, g: Campaign, seat: Seat) -> tuple[type, ...]:
        return (EnterMap,)

    def options(self, g: Campaign) -> list[EnterMap]:
        """Some that are generated, for whoever has none of his own."""
        lands = [generated(seed, g.players) for seed in range(FORMS)]
        return [EnterMap(land.lie, tiles_of(land)) for land in lands]

    def forbids(self, g: Campaign, action: EnterMap) -> Reason | None:
        return map_fault(action.lie, action.tiles, g.players)

    def chosen(self, g: Campaign, action: EnterMap) -> None:
        g.land = land_of(action.lie, action.tiles)
        g.tell(MapLaid(len(action.tiles)))
