"""How the board looks to one seat: what areas are worth, who threatens them, who may leave them."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars.aims import Aims
from feldzug.bots.policies.runewars.odds import WORTH, Army, forecast
from feldzug.games.runewars.battle.queries import StrongholdStrength
from feldzug.games.runewars.board import FACTION_OF, FOOD, LAND, RESOURCES
from feldzug.games.runewars.decks import (
    CITY_BOX,
    DAMAGED_STRENGTH,
    DRAGON,
    FALL,
    ORDER_BOX,
    STRENGTH,
)
from feldzug.games.runewars.movement import held_back, within_reach
from feldzug.games.runewars.winning import dragon_runes, goal
from feldzug.games.runewars.world import LIMIT, NOBODY, NONE, Control, World
from feldzug.kernel.values import Seat
from feldzug.parts.decks import EVERYBODY, knows

# what things are worth: a plain unit is about one
RUNE: Final = 8.0
"""A dragon rune in an own area."""
VICTORY: Final = 60.0
"""The dragon rune that wins the game."""
DENIED: Final = 12.0
"""What it is worth besides if its owner needs but one more."""
YIELD: Final = 0.8
"""A resource that an area yields."""
CITY: Final = 1.6
LAND_ITSELF: Final = 0.5
"""An area, whatever it yields."""
WALLS: Final = 3.0
"""A stronghold."""
INFLUENCE: Final = 0.55
CARD: Final = 0.6
"""A tactics card."""
HERO: Final = 2.0
REWARD: Final = 1.3

DANGER: Final = 0.45
"""How likely an attack comes that could come; less if the orders for it are used up."""
REST: Final = 0.15

MOBILIZE: Final = ORDER_BOX.number("mobilize")
CONQUER: Final = ORDER_BOX.number("conquer")

HORIZON: Final = 6
"""So many areas far is looked for something to be won."""
FADES: Final = 0.6
"""What is one area farther counts so much less."""

FAR: Final = 2
"""Enemies are feared from so many areas away."""


class Outlook:
    """What one seat makes of a position. Rune tokens that it has not seen are likely ones, never known."""

    def __init__(self, g: World, seat: Seat) -> None:
        self.g = g
        self.seat = seat
        self.rivals: list[Seat] = [s for s in g.playing() if s != seat]
        years = g.options.last_year + 1 - g.year - 0.25 * g.season
        self.time = max(0.1, min(1.0, years / g.options.last_year))
        """The part of the game that is left."""
        self.need = min(1.0, 0.1 + 3 * self.time)
        """How much units count that are there for later: less in the last year."""
        self._values: dict[int, float] = {}
        self._threats: dict[int, list[tuple[Army, float]]] = {}
        self._spare: dict[int, list[int]] = {}
        self._pull: list[float] = []
        self.ready: dict[int, list[tuple[int, int]]] = {}
        """By area: who may come there."""
        self.runes: dict[int, float] = self._rune_chances()
        """By area with a token: how likely it is a dragon rune."""
        self.own_runes = dragon_runes(g, seat)
        self.aims = Aims(g, seat)
        self.memo: dict[str, Any] = {}
        """What was found out for one answer and holds for the others, too."""

    def _rune_chances(self) -> dict[int, float]:
        runes, seat = self.g.runes, self.seat
        found: dict[int, float] = {}
        unknown: list[int] = []
        dragons = 0
        for n in range(len(runes.areas)):
            is_dragon = runes.kinds[n] == DRAGON
            if runes.seen[n] == EVERYBODY or knows(runes.seen[n], seat):
                found[runes.areas[n]] = float(is_dragon)
            else:
                unknown.append(runes.areas[n])
                dragons += is_dragon
        for area in unknown:
            found[area] = dragons / len(unknown)
        return found

    # areas

    def value(self, area: int) -> float:
        """What an area is worth to whoever controls it, and most to this seat."""
        found = self._values.get(area)
        if found is None:
            found = self._values[area] = self._value(area)
        return found

    def _value(self, area: int) -> float:
        g = self.g
        worth = LAND_ITSELF + self.aims.of_area(area)
        yields = LAND[area].yields
        for resource in range(len(RESOURCES)):
            full = g.dials[self.seat][resource] >= 7
            worth += (0.5 if full else 1.0) * YIELD * yields[resource] * self.time
        chance = self.runes.get(area, 0.0)
        if g.city[area] != NONE:
            worth += CITY * self.time
            chance += CITY_BOX[g.city[area]].amount("runes")
        if g.stronghold[area] != NOBODY:
            worth += WALLS * self.time
        if chance:
            missing = goal(g) - self.own_runes
            last = missing <= (0 if g.controller[area] == self.seat else 1)
            worth += chance * (VICTORY if last else RUNE)
            if self.expected(g.controller[area]) >= goal(g) - 1:
                worth += chance * DENIED
        return worth

    def expected(self, seat: int) -> float:
        """How many dragon runes a rival seems to have."""
        if seat not in self.rivals:
            return 0.0
        g = self.g
        return sum([chance for area, chance in self.runes.items() if g.controller[area] == seat])

    def walls(self, area: int) -> int:
        """What the stronghold of an area counts at the tally."""
        g = self.g
        if g.stronghold[area] == NOBODY:
            return 0
        counts = DAMAGED_STRENGTH if g.damaged[area] else STRENGTH
        return g.value(StrongholdStrength(area, self.seat), counts)

    def is_held(self, area: int) -> bool:
        """Whether an area stays the seat's without units."""
        g = self.g
        if g.stronghold[area] == self.seat:
            return True
        return g.value(Control(area), g.home_of(area)) == self.seat

    def army(self, area: int) -> Army:
        """The standing units of an area."""
        g = self.g
        at = area * g.kinds
        standing = g.standing
        return tuple([(k, standing[at + k]) for k in range(g.kinds) if standing[at + k]])

    # danger

    def threats(self, area: int) -> list[tuple[Army, float]]:
        """The armies of others that could come into an area, each with how likely that is."""
        found = self._threats.get(area)
        if found is None:
            armies = [self._threat(area, rival) for rival in self.rivals]
            found = self._threats[area] = [army for army in armies if army[0]]
        return found

    def _threat(self, area: int, rival: Seat) -> tuple[Army, float]:
        g = self.g
        counts: dict[int, int] = {}
        room = LIMIT
        for source in within_reach(g, area, rival, FAR, False):
            if g.controller[source] != rival:
                continue
            for kind, count in self.army(source):
                taken = min(room, count)
                if taken:
                    counts[kind] = counts.get(kind, 0) + taken
                    room -= taken
        orders = g.orders[rival]
        used_up = MOBILIZE in orders and CONQUER in orders
        return tuple(sorted(counts.items())), REST if used_up else DANGER

    def risk(self, area: int, army: Army) -> float:
        """How likely an area is lost if this army holds it."""
        walls = self.walls(area) if self.g.stronghold[area] == self.seat else 0
        worst = 0.0
        for threat, likely in self.threats(area):
            worst = max(worst, likely * forecast(threat, army, walls).chance)
        return worst

    # where to go

    def pull(self, area: int) -> float:
        """How much is to be won around an area: the worth of what others have, less the farther it is."""
        if not self._pull:
            g = self.g
            pull = [0.0] * len(g.controller)
            for a in g.areas():
                if g.controller[a] != self.seat:
                    pull[a] = self.value(a)
            for _ in range(HORIZON):
                for a in g.areas():
                    for near in g.neighbours(a):
                        pull[a] = max(pull[a], FADES * pull[near])
            self._pull = pull
        return self._pull[area]

    def pull_beyond(self, area: int) -> float:
        """How much is to be won around an area once it is taken."""
        return max([FADES * self.pull(near) for near in self.g.neighbours(area)], default=0.0)

    def room(self, area: int) -> int:
        """How many more units an area takes; before winter, how many more it feeds."""
        g = self.g
        most = LIMIT
        if g.season == FALL:
            most = min(LIMIT, g.dials[self.seat][FOOD])
        return max(0, most - g.units(area))

    # who may leave

    def spare(self, area: int) -> list[int]:
        """The units that may leave an own area, the best first; those that guard it stay."""
        found = self._spare.get(area)
        if found is None:
            found = self._spare[area] = self._find_spare(area)
        return found

    def _find_spare(self, area: int) -> list[int]:
        g = self.g
        if g.controller[area] != self.seat or held_back(g, area, self.seat) is not None:
            return []
        units = [kind for kind, count in self.army(area) for _ in range(count)]
        units.sort(key=self._weight)
        guards: list[int] = []
        if not self.is_held(area) and not self._routed_own(area):
            own = [kind for kind in units if self.is_own(kind)]
            if not own:
                return []
            guards.append(own[0])
            units.remove(own[0])
        if self.runes.get(area, 0.0) > 0.5:
            while units and self.risk(area, as_army(guards)) > 0.2:
                guards.append(units.pop(0))
            if self.risk(area, as_army(guards)) > 0.4:  # not to be held anyway
                units = sorted([*units, *guards[1:]], key=self._weight)
        units.reverse()
        return units

    def _weight(self, kind: int) -> float:
        return WORTH[kind]

    def _routed_own(self, area: int) -> bool:
        g = self.g
        at = area * g.kinds
        return bool([k for k in range(g.kinds) if g.routed[at + k] and self.is_own(k)])

    def is_own(self, kind: int) -> bool:
        return FACTION_OF[kind] == self.g.faction[self.seat]


def as_army(units: list[int]) -> Army:
    """Units one by one as an army."""
    counts: dict[int, int] = {}
    for kind in units:
        counts[kind] = counts.get(kind, 0) + 1
    return tuple(sorted(counts.items()))
