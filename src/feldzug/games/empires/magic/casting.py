"""Season magic: who may cast, the tables, the range."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.land import NONE
from feldzug.games.empires.magic.autumn import AUTUMN_SPELLS
from feldzug.games.empires.magic.events import (
    RangeRolled,
    SpellFailed,
    SpellForgone,
    SpellMissed,
    SpellRolled,
    SpellRolledAgain,
    SpellWasted,
    SpellWorked,
)
from feldzug.games.empires.magic.hoard import origins
from feldzug.games.empires.magic.spell import FailSpell, MissTarget, SeasonSpell, SpellPrice
from feldzug.games.empires.magic.spring import SPRING_SPELLS
from feldzug.games.empires.phase import END, Phase
from feldzug.games.empires.spells import NO_TARGET, Spell, spell_of
from feldzug.games.empires.vocabularies import SEASONS, SPRING, TILES, Tile
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import DONE, Chance, Flow, Names, Procedure, Todo
from feldzug.kernel.values import Action, Reason, Seat

PRICE: Final = 100
"""[EMP-029]"""

BOOK: Final[dict[int, SeasonSpell]] = {
    spell.facts.number: spell for spell in (*SPRING_SPELLS, *AUTUMN_SPELLS)
}
"""Every spell by its number."""


@dataclass(slots=True)
class SpellWindow(Phase):
    """Before spring and after autumn each player may cast one season spell, the smallest realm first. First
    what lasted until then ends. [EMP-013, EMP-031, EMP-032, EMP-046, EMP-064]
    """

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    @staticmethod
    def flow() -> Flow:
        return ("begin", "cast", "forget_winter", *END)

    def begin(self, g: Campaign) -> None:
        g.expire(f"next-{SEASONS[g.season]}")
        g.order = g.ranked()

    def cast(self, g: Campaign) -> Todo:
        return [Casting(seat) for seat in g.in_order()]

    def forget_winter(self, g: Campaign) -> None:
        """After the spring spells nobody collects that winter's taxes any more. [EMP-044]"""
        if g.season == SPRING:
            g.halvings = [0 for _ in g.seats()]
            g.barren = bytearray(len(TILES))


@dataclass(slots=True)
class Casting(Procedure):
    """One player's spell: he pays, rolls on the table, may roll once more, aims, and rolls for the range. Who
    has no place to cast from, or too little gold, is not asked. [EMP-029, EMP-030, EMP-033 to EMP-037]
    """

    seat: Seat
    spell: Spell = NONE
    target: Tile = NONE
    origin: Tile = NONE
    reached: bool = False

    @staticmethod
    def inside() -> Names:
        return ("SpellWindow",)

    @staticmethod
    def flow() -> Flow:
        return "decide", "roll_table", "repeat", "aim", "roll_range", "work"

    def decide(self, g: Campaign) -> Todo:
        if may_cast(g, self.seat):
            return WhetherToCast(self.seat)
        self.at = DONE
        return None

    def roll_table(self, g: Campaign) -> Todo:
        return TableRoll(self.seat, False)

    def repeat(self, g: Campaign) -> Todo:
        return WhetherToRepeat(self.seat, self.spell)

    def aim(self, g: Campaign) -> Todo:
        """Without a tile that suits it the spell is wasted. [EMP-035, EMP-041, EMP-055]"""
        spell = BOOK[self.spell]
        if spell.facts.target == NO_TARGET:
            g.tell(SpellFailed(self.seat, self.spell))
        elif not spell.targets(g, self.seat):
            g.tell(SpellWasted(self.seat, self.spell))
        else:
            return ChooseTarget(self.seat, self.spell)
        self.at = DONE
        return None

    def roll_range(self, g: Campaign) -> Todo:
        if g.denied(MissTarget(self.seat)) is None:
            return RangeRoll(self.seat, self.target)
        self.reached = True
        return None

    def work(self, g: Campaign) -> Todo:
        if not self.reached:
            g.tell(SpellMissed(self.seat, self.spell, self.target))
            return None
        g.tell(SpellWorked(self.seat, self.spell, self.target))
        return BOOK[self.spell].work(g, self.seat, self.target)


def price_of(g: Campaign, seat: Seat) -> int:
    return g.value(SpellPrice(seat), PRICE)


def may_cast(g: Campaign, seat: Seat) -> bool:
    """Whether a player has a place to cast from and the gold. [EMP-029, EMP-030]"""
    return bool(origins(g, seat)) and g.gold[seat] >= price_of(g, seat)


def tiles_between(g: Campaign, origin: int, target: int) -> int:
    """The tiles that lie strictly between; by the other reading both ends count. [EMP-036]"""
    distance = g.land.distance(origin, target)
    return distance + 1 if g.options.spell_distance == "with-ends" else max(0, distance - 1)


@dataclass(frozen=True, slots=True)
class CastSpell(Action):
    """Pay, and roll on the table."""


@dataclass(frozen=True, slots=True)
class ForgoSpell(Action):
    """No spell this time."""


@dataclass(slots=True)
class WhetherToCast(RealmQuestion):
    """The price is paid before the first die. [EMP-029]"""

    @staticmethod
    def inside() -> Names:
        return ("Casting",)

    def forsake(self, g: Campaign) -> Todo:
        g.frame(Casting).at = DONE
        return None

    def options(self, g: Campaign) -> list[Action]:
        return [CastSpell(), ForgoSpell()]

    def chosen(self, g: Campaign, action: Action) -> None:
        if isinstance(action, CastSpell):
            g.pay(self.seat, -price_of(g, self.seat), "season-spell")
            return
        g.tell(SpellForgone(self.seat))
        g.frame(Casting).at = DONE


@dataclass(slots=True)
class TableRoll(Chance):
    """A D6 on the table of the season; the first roll, or the free second one. [EMP-033, EMP-034]"""

    seat: Seat
    second: bool

    @staticmethod
    def inside() -> Names:
        return ("Casting",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> Todo:
        (die,) = outcome
        spell = spell_of(SEASONS[g.season], die)
        fails = BOOK[spell].facts.target == NO_TARGET
        if fails and g.denied(FailSpell(self.seat)) is not None:
            g.tell(SpellRolledAgain(self.seat, die))
            return TableRoll(self.seat, self.second)
        g.tell(SpellRolled(self.seat, die, spell))
        g.frame(Casting).spell = spell
        return None


@dataclass(frozen=True, slots=True)
class KeepSpell(Action):
    """The first roll stands."""


@dataclass(frozen=True, slots=True)
class RepeatRoll(Action):
    """Roll once more; the second result binds."""


@dataclass(slots=True)
class WhetherToRepeat(RealmQuestion):
    """The table roll may be repeated once, free of charge, before a target is chosen. [EMP-034]"""

    spell: Spell

    @staticmethod
    def inside() -> Names:
        return ("Casting",)

    def forsake(self, g: Campaign) -> Todo:
        g.frame(Casting).at = DONE
        return None

    def options(self, g: Campaign) -> list[Action]:
        return [KeepSpell(), RepeatRoll()]

    def chosen(self, g: Campaign, action: Action) -> Todo:
        return TableRoll(self.seat, True) if isinstance(action, RepeatRoll) else None


@dataclass(frozen=True, slots=True)
class AimAt(Action):
    """A tile that suits the spell, and the place from which the range is measured."""

    target: Tile
    origin: Tile


@dataclass(slots=True)
class ChooseTarget(RealmQuestion):
    """Only tiles that suit the spell are offered; who has a hoard and a special building chooses between
    them. [EMP-035, EMP-268]
    """

    spell: Spell

    @staticmethod
    def inside() -> Names:
        return ("Casting",)

    def forsake(self, g: Campaign) -> Todo:
        g.frame(Casting).at = DONE
        return None

    def options(self, g: Campaign) -> list[AimAt]:
        targets = BOOK[self.spell].targets(g, self.seat)
        return [AimAt(tile, origin) for origin in origins(g, self.seat) for tile in targets]

    def forbids(self, g: Campaign, action: AimAt) -> Reason | None:
        return BOOK[self.spell].forbids(g, self.seat, action.target)

    def chosen(self, g: Campaign, action: AimAt) -> None:
        casting = g.frame(Casting)
        casting.target = action.target
        casting.origin = action.origin


@dataclass(slots=True)
class RangeRoll(Chance):
    """The spell works if 2D6 are more than the tiles between. [EMP-036, EMP-037]"""

    seat: Seat
    target: Tile

    @staticmethod
    def inside() -> Names:
        return ("Casting",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(2)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        casting = g.frame(Casting)
        between = tiles_between(g, casting.origin, self.target)
        casting.reached = sum(outcome) > between
        g.tell(RangeRolled(self.seat, self.target, outcome, between))
