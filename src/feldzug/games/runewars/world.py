"""World: a position of Runewars, looked at and acted on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from feldzug.games.runewars.board import (
    FACTION_OF,
    HOME_OF,
    KINDS,
    NEUTRAL,
    NEUTRALS,
    OPEN,
    RESOURCES,
    SHEETS,
    WATER,
    Area,
    Kind,
    figures,
)
from feldzug.games.runewars.decks import (
    DRAGON,
    FATE_DECK,
    HEROES,
    WINTER,
    FateDeck,
    FateHand,
    QuestHand,
    RewardHand,
    TacticsHand,
    rune_tokens,
)
from feldzug.games.runewars.options import Options
from feldzug.games.runewars.world_state import NOBODY, NONE, WorldState
from feldzug.kernel.hidden import Pool
from feldzug.kernel.values import Query, Seat
from feldzug.parts.decks import EVERYBODY

if TYPE_CHECKING:
    from feldzug.games.runewars.view import WorldView

__all__ = ("LIMIT", "NOBODY", "NONE", "Control", "MoreFigures", "World", "blank", "more_figures")

LIMIT: Final = 8
"""So many units of a player may stand in an area. [RW-161]"""


@dataclass(slots=True, unsafe_hash=True)
class Control(Query):
    """Who controls an area that no figure, stronghold or home realm gives to anybody."""

    area: Area


@dataclass(slots=True, unsafe_hash=True)
class MoreFigures(Query):
    """How many figures of a kind have come into a game that were not in the box when it began."""

    kind: Kind


@dataclass(slots=True, eq=False, kw_only=True)
class World(WorldState):
    """A position. Looking changes nothing; who controls an area is kept up to date by acting."""

    # hidden information

    def view(self, seat: Seat | None) -> WorldView:
        from feldzug.games.runewars.view import view  # noqa: PLC0415  (the view knows the world)

        return view(self, seat)

    def pools(self, seat: Seat) -> list[Pool]:
        from feldzug.games.runewars.pools import pools  # noqa: PLC0415  (they know the world)

        return pools(self, seat)

    def first_seat(self) -> Seat:
        return Seat(self.active if self.active >= 0 else self.first)

    # looking at the map

    def areas(self) -> tuple[int, ...]:
        """Every area in play."""
        return self.layout.ground.areas

    def near(self, area: int) -> tuple[int, ...]:
        """Its neighbours, whatever border lies between. [RW-147]"""
        return self.layout.ground.near[area]

    def is_open(self, border: int, flying: bool) -> bool:
        """Whether a border can be crossed. [RW-147, RW-148, RW-151]"""
        return border == OPEN or flying or (border == WATER and self.season == WINTER)

    def neighbours(self, area: int, flying: bool = False) -> tuple[int, ...]:
        """The areas one step away. [RW-147, RW-148, RW-151]"""
        ground = self.layout.ground
        if flying:
            return ground.near[area]
        return ground.over_ice[area] if self.season == WINTER else ground.by_land[area]

    def home_of(self, area: int) -> int:
        """The seat in whose home realm an area lies, or NOBODY."""
        faction = HOME_OF[area]
        return NOBODY if faction == NEUTRAL else self.owner[faction]

    def units(self, area: int) -> int:
        """All units in an area, whosever they are. Heroes are none. [RW-300]"""
        at = area * self.kinds
        to = at + self.kinds
        found = sum(self.standing[at:to])
        return found + sum(self.routed[at:to]) if self.has_routed(area) else found

    def has_units(self, area: int) -> bool:
        return self.has_standing(area) or self.has_routed(area)

    def has_standing(self, area: int) -> bool:
        at = area * self.kinds
        return self.standing.count(0, at, at + self.kinds) != self.kinds

    def has_routed(self, area: int) -> bool:
        at = area * self.kinds
        return self.routed.count(0, at, at + self.kinds) != self.kinds

    def standing_units(self, area: int) -> int:
        at = area * self.kinds
        return sum(self.standing[at : at + self.kinds])

    def standing_kinds(self, area: int) -> list[int]:
        """The kinds of units that stand in an area."""
        if not self.has_standing(area):
            return []
        at = area * self.kinds
        return [k for k, count in enumerate(list(self.standing[at : at + self.kinds])) if count]

    def kinds_in(self, area: int) -> list[int]:
        """The kinds of units in an area, routed ones too."""
        at = area * self.kinds
        if not self.has_routed(area):
            return self.standing_kinds(area)
        return [k for k in range(self.kinds) if self.standing[at + k] or self.routed[at + k]]

    def neutrals(self, area: int) -> int:
        """The neutral units in an area, allied or not."""
        at = area * self.kinds
        return sum([self.standing[at + k] + self.routed[at + k] for k in NEUTRALS])

    def is_friendly(self, area: int, seat: int) -> bool:
        return self.controller[area] == seat

    def is_uncontrolled(self, area: int) -> bool:
        """Empty or neutral. [RW-064]"""
        return self.controller[area] == NOBODY

    def is_neutral(self, area: int) -> bool:
        """Only unallied neutral units are there. [RW-064]"""
        return self.controller[area] == NOBODY and self.has_units(area)

    def is_empty(self, area: int) -> bool:
        """No units, no stronghold, no home area; a city or a hero may be there. [RW-063]"""
        return self.controller[area] == NOBODY and not self.has_units(area)

    def is_enemy(self, area: int, seat: int) -> bool:
        return self.controller[area] not in (NOBODY, seat)

    def controlled(self, seat: int) -> list[int]:
        controller = self.controller
        return [area for area in self.areas() if controller[area] == seat]

    def strongholds(self, seat: int) -> list[int]:
        return [area for area in self.areas() if self.stronghold[area] == seat]

    # looking at the players

    def left_of(self, seat: int) -> Seat:
        """The next one clockwise who is still in the game."""
        for step in range(1, self.players + 1):
            other = (seat + step) % self.players
            if not self.is_out[other]:
                return Seat(other)
        return Seat(seat)

    def playing(self) -> list[Seat]:
        """Everybody who is still in the game."""
        return [seat for seat in self.seats() if not self.is_out[seat]]

    def clockwise(self, seat: int) -> list[Seat]:
        """Everybody who is still in the game, from *seat* on."""
        found = [Seat((seat + step) % self.players) for step in range(self.players)]
        return [other for other in found if not self.is_out[other]]

    def icons(self, seat: int, icon: int) -> int:
        """How often an icon stands at or below the arrows of all three dials. [RW-103, RW-127]"""
        sheet = SHEETS[self.faction[seat]]
        dials = self.dials[seat]
        return sum([sheet.icons(r, dials[r], icon) for r in range(len(RESOURCES))])

    def heroes(self, seat: int) -> list[int]:
        return [hero for hero, owner in enumerate(self.hero_seat) if owner == seat]

    def heroes_in(self, area: int) -> list[int]:
        return [
            hero
            for hero, where in enumerate(self.hero_area)
            if where == area and self.hero_seat[hero] != NOBODY
        ]

    def dragons(self, seat: int) -> int:
        """The dragon runes in the areas that a seat controls. [RW-343]"""
        runes, controller = self.runes, self.controller
        found = 0
        for n, area in enumerate(runes.areas):
            if controller[area] == seat and runes.kinds[n] == DRAGON:
                found += 1
        return found

    def rune_in(self, area: int) -> int:
        """What rune token lies in an area: NONE if there is none."""
        areas = self.runes.areas
        return int(self.runes.kinds[areas.index(area)]) if area in areas else NONE

    def rune_seen(self, area: int) -> int:
        """The seats that know the rune token of an area."""
        areas = self.runes.areas
        return self.runes.seen[areas.index(area)] if area in areas else 0

    def is_revealed(self, area: int) -> bool:
        return self.rune_seen(area) == EVERYBODY

    # acting

    def add(self, area: int, kind: int, count: int = 1, *, routed: bool = False) -> None:
        """Figures come into an area, from the box or from elsewhere on the map."""
        (self.routed if routed else self.standing)[area * self.kinds + kind] += count
        self.settle_control(area)

    def remove(self, area: int, kind: int, count: int = 1, *, routed: bool = False) -> None:
        """Figures leave an area."""
        (self.routed if routed else self.standing)[area * self.kinds + kind] -= count
        self.settle_control(area)

    def settle_control(self, area: int) -> None:
        """Who controls an area, after something there has changed. [RW-058 – RW-062, RW-067]"""
        if area == self.contested:
            return
        found = self.controls(area)
        if found != self.controller[area]:
            self.controller[area] = found
            self.look_again()

    def controls(self, area: int) -> int:
        for kind in self.kinds_in(area):
            if FACTION_OF[kind] != NEUTRAL:
                return self.owner[FACTION_OF[kind]]
        if self.stronghold[area] != NOBODY:
            return self.stronghold[area]
        return self.value(Control(area), self.home_of(area))

    def look_again(self) -> None:
        """Control, a hero's place or a rune has changed: who sees what, who is out, who has won?"""
        self._check_due = True

    def turn_dial(self, seat: int, resource: int, by: int) -> None:
        """A dial goes up or down, as far as it goes. [RW-115, RW-358]"""
        dials = self.dials[seat][:]
        dials[resource] = max(0, min(8, dials[resource] + by))
        self.dials[seat] = dials

    def look_at_runes(self) -> None:
        """Everybody sees the tokens in the areas controlled and where own heroes stand. [RW-338]"""
        runes = self.runes
        found: Any = None
        there: dict[int, int] = {}
        for hero, seat in enumerate(self.hero_seat):
            if seat != NOBODY:
                at = self.hero_area[hero]
                there[at] = there.get(at, 0) | 1 << seat
        for n, area in enumerate(runes.areas):
            seen = runes.seen[n]
            if seen == EVERYBODY:
                continue
            more = seen | there.get(area, 0)
            if self.controller[area] >= 0:
                more |= 1 << self.controller[area]
            if more != seen:
                if found is None:
                    found = runes.clone()
                found.seen[found.areas.index(area)] = more
        if found is not None:
            self.runes = found
            self.fence()


def more_figures(g: World, kind: int) -> int:
    """The figures of a kind that were not in the box when the game began."""
    return g.value(MoreFigures(kind), 0)


def blank(rules: Any, players: int, options: Options) -> World:
    """A game before it has begun: an empty table, everything in its box."""
    seats = range(players)
    return World(
        rules,
        players,
        options=options,
        kinds=len(KINDS),
        rune_box=rune_tokens(rules),
        supply=figures(rules),
        faction=[NONE for _ in seats],
        influence=[0 for _ in seats],
        dials=[[0, 0, 0] for _ in seats],
        is_out=[0 for _ in seats],
        repelled=[0 for _ in seats],
        repelled_until=[0 for _ in seats],
        slain=[0 for _ in seats],
        season_piles=[[] for _ in range(4)],
        objective_piles=[[], []],
        orders=[[] for _ in seats],
        order_now=[NONE for _ in seats],
        tactics=[TacticsHand() for _ in seats],
        fresh=[TacticsHand() for _ in seats],
        quests=[QuestHand() for _ in seats],
        objective=[[] for _ in seats],
        objective_seen=[0 for _ in seats],
        tactics_looks=[TacticsHand() for _ in seats],
        rewards=[RewardHand() for _ in HEROES],
        hero_looks=[[] for _ in seats],
        drawn=[FateHand(), FateHand()],
        fate_deck=FateDeck(bag=[card.number for card in FATE_DECK]),
    )
