"""The spells of autumn, by the die of the table; a 1 fails. [EMP-055]"""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.magic.destruction import marker_rolls
from feldzug.games.empires.magic.effects import Mist
from feldzug.games.empires.magic.events import HarvestSpoiled
from feldzug.games.empires.magic.spell import SeasonSpell
from feldzug.games.empires.magic.vortex import Vortex
from feldzug.games.empires.vocabularies import RIVER
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Reason, Seat, because


class SpoiledHarvest(SeasonSpell):
    """2: on any tile of an enemy. The taxes of his whole realm are halved this winter, by each such spell.
    [EMP-056, EMP-057]
    """

    def forbids(self, g: Campaign, seat: Seat, tile: int) -> Reason | None:
        enemy = g.is_enemy(seat, g.owner[tile])
        return None if enemy else because("harvest-needs-enemy-tile", "EMP-056")

    def work(self, g: Campaign, seat: Seat, tile: int) -> None:
        struck = g.owner[tile]
        g.halvings[struck] += 1
        g.tell(HarvestSpoiled(struck))


class Flood(SeasonSpell):
    """3: on a river tile. A marker there is destroyed on 4+, each marker downstream on a 6; owners and
    special buildings stay. [EMP-058, EMP-059, EMP-060]
    """

    def forbids(self, g: Campaign, seat: Seat, tile: int) -> Reason | None:
        return None if g.land.terrain[tile] == RIVER else because("flood-needs-river", "EMP-058")

    def work(self, g: Campaign, seat: Seat, tile: int) -> Todo:
        facts = self.facts
        return [
            *marker_rolls(g, [tile], facts.destroys, facts.id),
            *marker_rolls(g, g.land.downstream(tile), facts.downstream, facts.id),
        ]


class VortexOfDoom(SeasonSpell):
    """4: on any tile. It destroys on 5+ and wanders on at random until a 1 falls. [EMP-061, EMP-062,
    EMP-063]
    """

    def work(self, g: Campaign, seat: Seat, tile: int) -> Todo:
        return Vortex(tile)


class MistOfTheDead(SeasonSpell):
    """5: on any tile. Until the end of next autumn nobody takes it or builds there, and it brings nothing.
    [EMP-064, EMP-065, EMP-066, EMP-067]
    """

    def work(self, g: Campaign, seat: Seat, tile: int) -> None:
        g.effects = [*g.effects, Mist(seat, self.facts.until, tile)]


class Tornado(SeasonSpell):
    """6: on any tile. A marker there is destroyed on 2+. [EMP-068]"""

    def work(self, g: Campaign, seat: Seat, tile: int) -> Todo:
        return marker_rolls(g, [tile], self.facts.destroys, self.facts.id)


AUTUMN_SPELLS: Final[tuple[SeasonSpell, ...]] = (
    SeasonSpell("autumn-failure"),
    SpoiledHarvest("spoiled-harvest"),
    Flood("flood"),
    VortexOfDoom("vortex"),
    MistOfTheDead("mist"),
    Tornado("tornado"),
)
