"""The map is laid: Setup Quests, tiles in turn, setup markers, home realms. [RW-025 – RW-042]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import HOME_AREAS, HOME_TILE, TILE_FACTS, TILES, TileNumber
from feldzug.games.runewars.decks import QUEST_BOX, QuestCard
from feldzug.games.runewars.events import (
    HomeLaid,
    MarkerLaid,
    MarkersTakenBack,
    SetupQuestDealt,
    TileLaid,
    TilesTakenBack,
)
from feldzug.games.runewars.laid import Laid, Marker
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.set_up.runes_on_the_map import hide_runes, take_runes_back
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because

TILES_OF_ONE = 2
"""So many Setup Quests, and tiles, each player is dealt. [RW-025, RW-026]"""


@dataclass(frozen=True, slots=True)
class LayTile(Action):
    """Lay a tile, or a home realm: where its first area goes, and how it is turned."""

    tile: TileNumber
    q: int
    r: int
    turn: int


@dataclass(frozen=True, slots=True)
class LayMarker(Action):
    """Lay a setup marker on two free hexes of the rim."""

    q: int
    r: int
    direction: int


@dataclass(frozen=True, slots=True)
class TakeMarker(Action):
    """Choose the marker that the own home realm replaces."""

    q: int
    r: int
    direction: int


@dataclass(frozen=True, slots=True)
class DrawnQuest(Action):
    """The Setup Quest that fate deals."""

    quest: QuestCard


MOST_REDONE = 1
"""So often are markers laid anew on one map. [RW-042]"""


@dataclass(slots=True)
class LayMap(Procedure):
    """Setup Quests are dealt, then tiles, markers and home realms are laid. [RW-025 – RW-042]"""

    quests: tuple[QuestCard, ...] = field(default=(), kw_only=True)
    """Two for each seat, in the order in which they were dealt."""
    markers: tuple[tuple[int, int, int], ...] = field(default=(), kw_only=True)
    redone: int = field(default=0, kw_only=True)
    """How often markers were taken back on this map."""

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    @staticmethod
    def flow() -> Flow:
        return "deal_quests", "lay_tiles", "lay_markers", "runes_on_the_board", "lay_homes"

    def deal_quests(self, g: World) -> Todo:
        """Two face up to each player. [RW-025]"""
        return [DealSetupQuest(seat) for _ in range(TILES_OF_ONE) for seat in g.clockwise(g.first)]

    def lay_tiles(self, g: World) -> Todo:
        """One own tile each in turn, until all lie. [RW-028]"""
        left = len(self.quests) - len(g.layout.tiles)
        if not left:
            return None
        self.at = "lay_tiles"
        turn = len(g.layout.tiles) % g.players
        return ChooseTile(g.clockwise(g.first)[turn])

    def lay_markers(self, g: World) -> Todo:
        """One marker for each player, all by the first player. [RW-033]"""
        if len(self.markers) == g.players:
            return None
        if not room_for_markers(g, self.markers):
            return self.take_tiles_back(g)
        self.at = "lay_markers"
        return ChooseMarkerPlace(Seat(g.first))

    def take_tiles_back(self, g: World) -> Todo:
        """The markers cannot be laid: all tiles, or the last round of them, are laid anew. [RW-037]"""
        kept = 0 if g.options.take_back == "all" else len(g.layout.tiles) - g.players
        g.layout = Layout(g.layout.tiles[: max(0, kept)])
        self.markers = ()
        self.redone = 0
        self.at = "lay_tiles"
        g.tell(TilesTakenBack())
        return None

    def runes_on_the_board(self, g: World) -> Todo:
        """In the revised edition a dragon rune and a false one each, counter-clockwise. [RW-038]"""
        if g.options.start_runes != "board":
            return None
        return hide_runes(g, lying(self.markers))

    def lay_homes(self, g: World) -> Todo:
        """From the left of the first player clockwise, the first player last. [RW-040]"""
        order = [*g.clockwise(g.first)[1:], Seat(g.first)]
        laid = len(g.layout.tiles) - len(self.quests)
        if laid == g.players:
            return None
        self.at = "lay_homes"
        return ChooseMarker(order[laid])


def tiles_of(g: World, seat: int, quests: tuple[int, ...]) -> list[int]:
    """The tiles that a player's Setup Quests name, as far as they do not lie yet. [RW-026]"""
    order = [int(other) for other in g.clockwise(g.first)]
    place = order.index(seat)
    named = [
        TILES.index(QUEST_BOX[quest].printed["setup"])
        for n, quest in enumerate(quests)
        if n % g.players == place
    ]
    lie = {laid.tile for laid in g.layout.tiles}
    return [tile for tile in named if tile not in lie]


def setup_quests(g: World) -> list[int]:
    return [card.number for card in QUEST_BOX.in_play(g.rules) if "setup" in card.printed]


def tiles_in_play(g: World) -> list[int]:
    """The numbered tiles of the game: those that its Setup Quests name. [RW-026]"""
    named = [QUEST_BOX[quest].printed["setup"] for quest in setup_quests(g)]
    return sorted([TILES.index(tile) for tile in named])


@dataclass(slots=True)
class DealSetupQuest(Chance):
    """A Setup Quest, face up. [RW-025]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("LayMap",)

    def odds(self, g: World) -> Odds:
        dealt = g.frame(LayMap).quests
        return Draw([quest for quest in setup_quests(g) if quest not in dealt], DrawnQuest)

    def befalls(self, g: World, outcome: DrawnQuest) -> None:
        g.frame(LayMap).quests += (outcome.quest,)
        g.tell(SetupQuestDealt(self.seat, outcome.quest))


@dataclass(slots=True)
class ChooseTile(Question):
    """One of the own tiles, anywhere it fits; if none does, all tiles are taken back. [RW-028 – RW-032]"""

    @staticmethod
    def inside() -> Names:
        return ("LayMap",)

    def options(self, g: World) -> list[Any]:
        return [
            LayTile(laid.tile, laid.q, laid.r, laid.turn)
            for tile in tiles_of(g, self.seat, g.frame(LayMap).quests)
            for laid in g.layout.ground.ways_to_lay(tile)
        ]

    def forbids(self, g: World, action: LayTile) -> Reason | None:
        if action.tile not in tiles_of(g, self.seat, g.frame(LayMap).quests):
            return because("not-your-tile", "RW-028", tile=action.tile)
        return g.layout.ground.objection(Laid(action.tile, action.q, action.r, action.turn))

    def legal(self, g: World) -> list[Any]:
        return self.options(g)

    def chosen(self, g: World, action: LayTile) -> None:
        g.layout = g.layout.with_tile(Laid(action.tile, action.q, action.r, action.turn))
        g.tell(TileLaid(self.seat, action.tile))

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: World) -> Todo:
        return g.frame(LayMap).take_tiles_back(g)


def lying(markers: tuple[tuple[int, int, int], ...]) -> list[Marker]:
    return [Marker(*marker) for marker in markers]


def room_for_markers(g: World, markers: tuple[tuple[int, int, int], ...]) -> list[Marker]:
    """Where the next marker may lie so that the others still find a place. [RW-033 – RW-037]"""
    lie = set(lying(markers))
    found: set[Marker] = set()
    for chosen in g.layout.ground.sets_of_markers(g.players, g.options.distance):
        if lie <= set(chosen):
            found.update(chosen)
    return sorted(found - lie, key=lambda m: (m.q, m.r, m.direction))


@dataclass(slots=True)
class ChooseMarkerPlace(Question):
    """A place on the rim for a setup marker. [RW-033 – RW-036]"""

    @staticmethod
    def inside() -> Names:
        return ("LayMap",)

    def options(self, g: World) -> list[Any]:
        found = room_for_markers(g, g.frame(LayMap).markers)
        return [LayMarker(marker.q, marker.r, marker.direction) for marker in found]

    def forbids(self, g: World, action: LayMarker) -> Reason | None:
        marker = Marker(action.q, action.r, action.direction)
        ground = g.layout.ground
        outside = ground.outside(ground.rim())
        if any(at not in outside for at in marker.spots()):
            return because("marker-off-the-rim", "RW-033")
        if ground.open_borders(marker) < 3:
            return because("marker-touches-too-little", "RW-034")
        for other in lying(g.frame(LayMap).markers):
            if ground.between(marker, other) < g.options.distance:
                rule = "RW-036" if g.options.distance == 4 else "RW-035"
                return because("markers-too-close", rule, count=g.options.distance)
        if marker not in room_for_markers(g, g.frame(LayMap).markers):
            return because("no-room-for-the-others", "RW-037")
        return None

    def legal(self, g: World) -> list[Any]:
        return self.options(g)

    def chosen(self, g: World, action: LayMarker) -> None:
        g.frame(LayMap).markers += ((action.q, action.r, action.direction),)
        g.tell(MarkerLaid(self.seat))


@dataclass(slots=True)
class ChooseMarker(Question):
    """Which marker the own home realm replaces, and then how it is turned. [RW-040]"""

    @staticmethod
    def inside() -> Names:
        return ("LayMap",)

    def options(self, g: World) -> list[Any]:
        return [TakeMarker(*marker) for marker in g.frame(LayMap).markers]

    def forbids(self, g: World, action: TakeMarker) -> Reason | None:
        marker = (action.q, action.r, action.direction)
        markers = g.frame(LayMap).markers
        if marker in markers and not homes_at(g, self.seat, marker, markers):
            return because("home-does-not-fit", "RW-041")
        return None

    def chosen(self, g: World, action: TakeMarker) -> Todo:
        return ChooseHomeTurn(self.seat, (action.q, action.r, action.direction))

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: World) -> Todo:
        """No marker will do: home realms and markers are taken back. [RW-042]

        If that has not helped before, the map is to blame, and its tiles are taken back, too. [RW-037]
        """
        laying = g.frame(LayMap)
        laying.markers = ()
        laying.at = "lay_markers"
        g.layout = Layout([t for t in g.layout.tiles if TILE_FACTS[t.tile].faction < 0])
        g.controller = [NOBODY for _ in g.controller]
        take_runes_back(g)
        g.tell(MarkersTakenBack())
        laying.redone += 1
        return laying.take_tiles_back(g) if laying.redone > MOST_REDONE else None


def homes_at(
    g: World, seat: int, marker: tuple[int, int, int], markers: tuple[tuple[int, int, int], ...]
) -> list[Laid]:
    """How the home realm of a seat may replace a marker."""
    others = [Marker(*other) for other in markers if other != marker]
    return g.layout.ground.ways_home(HOME_TILE[g.faction[seat]], Marker(*marker), others)


@dataclass(slots=True)
class ChooseHomeTurn(Question):
    """How the home realm lies: two of its areas on the marker, any rotation. [RW-041]"""

    marker: tuple[int, int, int]

    @staticmethod
    def inside() -> Names:
        return ("LayMap",)

    def ways(self, g: World) -> list[Laid]:
        return homes_at(g, self.seat, self.marker, g.frame(LayMap).markers)

    def options(self, g: World) -> list[Any]:
        return [LayTile(laid.tile, laid.q, laid.r, laid.turn) for laid in self.ways(g)]

    def forbids(self, g: World, action: LayTile) -> Reason | None:
        laid = Laid(action.tile, action.q, action.r, action.turn)
        if action.tile != HOME_TILE[g.faction[self.seat]]:
            return because("not-your-tile", "RW-040", tile=action.tile)
        if not set(Marker(*self.marker).spots()) <= set(laid.spots()):
            return because("home-off-its-marker", "RW-041")
        markers = g.frame(LayMap).markers
        taken = {at for m in markers if m != self.marker for at in Marker(*m).spots()}
        return g.layout.ground.home_objection(laid, taken)

    def chosen(self, g: World, action: LayTile) -> None:
        laying = g.frame(LayMap)
        laying.markers = tuple([m for m in laying.markers if m != self.marker])
        g.layout = g.layout.with_tile(Laid(action.tile, action.q, action.r, action.turn))
        for area in HOME_AREAS[g.faction[self.seat]]:
            g.settle_control(area)
        g.tell(HomeLaid(self.seat, g.faction[self.seat]))
