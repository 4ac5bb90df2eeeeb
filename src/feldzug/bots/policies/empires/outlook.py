"""What one player makes of a campaign: what tiles, buildings and gold are worth to him, in victory points."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.building.conquest import cannot_conquer
from feldzug.games.empires.campaign import LAST_ROUND, Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.peoples import UNDEAD
from feldzug.games.empires.terrain import TERRAIN_FACTS
from feldzug.games.empires.victory import HOARD, points
from feldzug.games.empires.vocabularies import CASTLE, CITY, MINE, SPECIAL, VOLCANO
from feldzug.kernel.values import Seat

GOLD: Final = 0.003
"""A gold coin: it buys points for armies."""
AVERAGE_DIE: Final = 3.5
CAPITAL: Final = 3.0
"""The marker for a conquered capital."""
HALF_A_CITY: Final = 0.45
"""A castle, which a combat point makes a city."""


class Outlook:
    """A campaign as one player sees it; asked often, so it counts once."""

    def __init__(self, g: Campaign, seat: Seat) -> None:
        self.g = g
        self.seat = seat
        self.left = LAST_ROUND - g.round
        """So many rounds follow this one."""
        self.points = [points(g, other) for other in g.seats()]
        rivals = [other for other in g.realms() if g.is_enemy(seat, other)]
        self.leader = max(rivals, key=lambda s: (self.points[s], -s)) if rivals else NOBODY

    def threat(self, other: Seat) -> float:
        """How much it helps to hurt another realm: the leader most."""
        if other == NOBODY or not self.g.is_enemy(self.seat, other):
            return 0.0
        return 0.6 if other == self.leader else 0.25

    def income(self, tile: int, building: int) -> float:
        """The gold that a building on a tile brings until the end."""
        facts = TERRAIN_FACTS[self.g.land.terrain[tile]]
        if building == MINE:
            return 10 * AVERAGE_DIE * facts.mine_dice * self.left * 0.8
        if building == CITY and self.g.round <= 3 and not self.g.has_rule(self.seat, UNDEAD):
            return 10 * AVERAGE_DIE
        return 0.0

    def tax(self, tile: int) -> float:
        """What a tile pays in winter, if that is still to come."""
        if self.g.round > 3 or self.g.has_rule(self.seat, UNDEAD):
            return 0.0
        facts = TERRAIN_FACTS[self.g.land.terrain[tile]]
        return AVERAGE_DIE * facts.tax_dice * facts.tax_factor

    def building_worth(self, tile: int, building: int) -> float:
        """A building, as it is or as it would be."""
        gold = GOLD * self.income(tile, building)
        if building in (CITY, SPECIAL):
            return 1.0 + gold
        if building == CASTLE:
            facts = TERRAIN_FACTS[self.g.land.terrain[tile]]
            return HALF_A_CITY if facts.city and self.left else 0.05
        return gold

    def tile_worth(self, tile: int) -> float:
        """A tile with what stands on it."""
        g = self.g
        found = 1.0 + GOLD * self.tax(tile)
        if g.building[tile] >= 0 and g.building[tile] != SPECIAL:
            found += self.building_worth(tile, g.building[tile])
        if g.land.terrain[tile] == VOLCANO:
            found += HOARD
        if g.is_capital(tile) and g.owner[tile] != self.seat:
            found += CAPITAL
        return found

    def prey(self, other: Seat) -> float:
        """The best tile that a victory over another realm would open, price and all."""
        g = self.g
        best = 0.0
        for tile in g.tiles_of(other):
            if cannot_conquer(g, self.seat, tile, beaten=True) is None and not g.is_capital(tile):
                best = max(best, self.tile_worth(tile) + self.threat(other))
        return best
