"""The spells of spring, by the die of the table; a 1 fails. [EMP-041]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.magic.effects import ChaosVoid, Dam, Earthquake
from feldzug.games.empires.magic.events import GoldTransmuted
from feldzug.games.empires.magic.spell import SeasonSpell
from feldzug.games.empires.spells import SPELL_FACTS, Spell
from feldzug.games.empires.vocabularies import CASTLE, CITY, RIVER, Tile
from feldzug.games.empires.winter.taxes import TaxCollection
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Reason, Seat, because


class Wealth(SeasonSpell):
    """2: on a tile of the own realm. The caster collects the taxes of the winter just ended a second time,
    with new dice and all reductions of that winter, but without the gold of winter results. [EMP-042,
    EMP-043, EMP-044]
    """

    def forbids(self, g: Campaign, seat: Seat, tile: int) -> Reason | None:
        return None if g.owner[tile] == seat else because("wealth-needs-own-tile", "EMP-042")

    def work(self, g: Campaign, seat: Seat, tile: int) -> Todo:
        return TaxCollection(seat, self.facts.id)


class VoidOfChaos(SeasonSpell):
    """3: on a free tile. Until next spring nobody may take it. [EMP-045, EMP-046]"""

    def forbids(self, g: Campaign, seat: Seat, tile: int) -> Reason | None:
        return None if g.owner[tile] == NOBODY else because("void-needs-free-tile", "EMP-045")

    def work(self, g: Campaign, seat: Seat, tile: int) -> None:
        g.effects = [*g.effects, ChaosVoid(seat, self.facts.until, tile)]


class Quake(SeasonSpell):
    """4: on a tile with a castle or city, a capital too. Its walls fall; until next spring it costs no combat
    points to conquer it. [EMP-047, EMP-048]
    """

    def forbids(self, g: Campaign, seat: Seat, tile: int) -> Reason | None:
        walled = g.building[tile] in (CASTLE, CITY)
        return None if walled else because("earthquake-needs-walls", "EMP-047")

    def work(self, g: Campaign, seat: Seat, tile: int) -> None:
        g.effects = [*g.effects, Earthquake(seat, self.facts.until, tile)]


class DamTheRiver(SeasonSpell):
    """5: on a river tile. Until next spring no mine there and downstream pays. [EMP-051, EMP-052]"""

    def forbids(self, g: Campaign, seat: Seat, tile: int) -> Reason | None:
        return None if g.land.terrain[tile] == RIVER else because("dam-needs-river", "EMP-051")

    def work(self, g: Campaign, seat: Seat, tile: int) -> None:
        g.effects = [*g.effects, Dam(seat, self.facts.until, tile)]


class Transmutation(SeasonSpell):
    """6: on an enemy's capital. D6 × 100 gold of its owner turn to lead, or all he has. [EMP-053, EMP-054]"""

    def forbids(self, g: Campaign, seat: Seat, tile: int) -> Reason | None:
        if tile not in g.capital or not g.is_enemy(seat, g.owner[tile]):
            return because("transmutation-needs-enemy-capital", "EMP-053")
        return None

    def work(self, g: Campaign, seat: Seat, tile: int) -> Todo:
        return GoldRoll(g.owner[tile], tile, self.facts.number)


@dataclass(slots=True)
class GoldRoll(Chance):
    """So many hundreds of gold a player loses, or all he has. [EMP-054]"""

    seat: Seat
    target: Tile
    spell: Spell

    @staticmethod
    def inside() -> Names:
        return ("Casting",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(SPELL_FACTS[self.spell].gold_dice)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        facts = SPELL_FACTS[self.spell]
        gold = min(sum(outcome) * facts.gold_factor, g.gold[self.seat])
        g.tell(GoldTransmuted(self.seat, sum(outcome), gold))
        g.pay(self.seat, -gold, facts.id, self.target)


SPRING_SPELLS: Final[tuple[SeasonSpell, ...]] = (
    SeasonSpell("spring-failure"),
    Wealth("wealth"),
    VoidOfChaos("chaos-void"),
    Quake("earthquake"),
    DamTheRiver("dam"),
    Transmutation("transmutation"),
)
