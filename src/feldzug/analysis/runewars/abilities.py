"""What each kind of unit does on an orb, to its own line and to the enemy's.

Both sides choose by their conduct; the numbers are those of the units' sheets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from feldzug.analysis.runewars.conduct import Conduct
from feldzug.analysis.runewars.line import (
    Line,
    damage_on,
    fallen,
    kind_of,
    sacrifice_of,
    unit,
    without,
)
from feldzug.games.runewars.board import KINDS, SHAPES, TRIANGLE, UNITS

THROWS_CARDS: Final = ("ball-lightning",)
"""Abilities for which tactics cards are discarded: where one is in the line, those drawn are counted."""

Ability = Callable[[Conduct, int, int, Line, Line], tuple[Line, Line]]
"""Conduct, side, kind, own line, enemy line: both lines afterwards."""


def _valiant_strike(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    for _ in range(UNITS[kind].amount("damage")):
        enemy = c.valiant(1 - side, enemy, UNITS[kind].amount("further_damage"))
    return own, enemy


def _concentrated(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    facts = UNITS[kind]
    return own, c.tough(1 - side, enemy, facts.amount("damage"), facts.amount("above_health"))


def _command(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    if any(UNITS[kind_of(u)].ability in THROWS_CARDS for u in own.units):
        own = own._replace(spent=own.spent - UNITS[kind].amount("tactics"))
    return own, c.routs(1 - side, enemy, UNITS[kind].amount("routs"))


def _lay_siege(_c: Conduct, _side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    return own._replace(siege=own.siege + UNITS[kind].amount("strength")), enemy


def _aimed(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    return own, c.aimed(1 - side, enemy, UNITS[kind].amount("damage"))


def _overpower(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    damage = UNITS[kind].amount("damage")
    struck = c.overpowered(1 - side, enemy, damage)
    if struck is not None:
        return own, fallen(enemy, struck)
    return own, c.damage(1 - side, enemy, damage)


def _word_of_vaal(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    count, by_owner = UNITS[kind].amount("units"), not c.readings.latari_choose
    return own, c.driven_off(1 - side, enemy, count, by_owner, up=False)


def _charge(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    facts = UNITS[kind]
    return own, c.charged(1 - side, enemy, facts.amount("triangles"), facts.amount("rectangles"))


def _overrun(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    facts = UNITS[kind]
    enough = own.count(kind) >= facts.amount("standing")
    return own, c.damage(1 - side, enemy, facts.amount("damage" if enough else "damage_otherwise"))


def _mortal_strike(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    facts = UNITS[kind]
    shapes = [SHAPES.index(shape) for shape in facts.printed["shapes"]]
    by_owner = facts.printed["chooser"] == "opponent"
    return own, c.destroyed(1 - side, enemy, facts.amount("units"), shapes, by_owner)


def _raise_dead(c: Conduct, _side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    return raised(c, kind, own, UNITS[kind].amount("units")), enemy


def raised(c: Conduct, kind: int, own: Line, most: int) -> Line:
    """Units from the box join, as far as there are any. [RW-287]"""
    raises = KINDS.index(UNITS[kind].printed["raises"])
    there = [u for u in own.units if kind_of(u) == raises]
    supply = c.reanimates - len(there) - own.away.count(raises)
    count = min(most, max(0, supply))
    units = tuple(sorted([*own.units, *[unit(raises)] * count]))
    return own._replace(units=units, raised=own.raised + count)


def _fury(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    dies = sacrifice_of(own, kind)
    if dies is None or not c.is_furious(side, own, enemy, kind):
        return own, enemy
    return without(own, dies), c.damage(1 - side, enemy, UNITS[kind].amount("damage"))


def _harden(_c: Conduct, _side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    return own._replace(hardened=own.hardened | 1 << kind), enemy


def _rain_fire(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    facts = UNITS[kind]
    return own, c.burnt_down(1 - side, enemy, facts.amount("triangles"), facts.amount("rectangles"))


def _terrify(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    return own, c.terrified(1 - side, enemy, UNITS[kind].amount("units"))


def _stun(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    facts = UNITS[kind]
    return own, c.routs(1 - side, enemy, facts.amount("units"), facts.amount("least_initiative"))


def _ravage(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    """The further card is drawn by the pile. [RW-296]"""
    return own, c.damage(1 - side, enemy, UNITS[kind].amount("damage"))


def _burning(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    facts = UNITS[kind]
    return own, c.singed(1 - side, enemy, facts.amount("units") * facts.amount("damage"))


def _flaming_breath(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    count = UNITS[kind].amount("triangles")
    return own, c.destroyed(1 - side, enemy, count, (TRIANGLE,), by_owner=False)


def _rage(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    most_hurt = max([damage_on(u) for u in own.units if kind_of(u) == kind], default=0)
    return own, c.damage(1 - side, enemy, most_hurt)


ABILITIES: Final[dict[str, Ability]] = {
    "footman": _valiant_strike,
    "bowman": _concentrated,
    "knight": _command,
    "siege-tower": _lay_siege,
    "archer": _aimed,
    "warrior": _overpower,
    "sorceress": _word_of_vaal,
    "pegasus-rider": _charge,
    "reanimate": _overrun,
    "skeleton-archer": _mortal_strike,
    "necromancer": _raise_dead,
    "dark-knight": _aimed,
    "berserker": _fury,
    "flesh-ripper": _harden,
    "warlock": _rain_fire,
    "chaos-lord": _terrify,
    "sorcerer": _harden,
    "razorwing": _stun,
    "beastman": _ravage,
    "hell-hound": _burning,
    "dragon": _flaming_breath,
    "giant": _rage,
}
RAVAGES: Final = frozenset([KINDS.index("beastman")])
"""Kinds whose orbs draw further cards. [RW-296]"""


def use_orb(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> tuple[Line, Line]:
    """The ability of a kind, used by *side*: its own line and the enemy's after it. [RW-276]"""
    key = "orb", side, kind, own, enemy
    found: tuple[Line, Line] | None = c.known.get(key)
    if found is None:
        found = c.known[key] = ability_of(kind, own)(c, side, kind, own, enemy)
    return found


IMPROVED: Final[dict[str, tuple[int, Ability]]] = {}
"""By development card: the kind whose ability it improves, and what that does then."""


def ability_of(kind: int, own: Line) -> Ability:
    """What a kind does, as the cards of its line have it."""
    for card in own.cards:
        improved = IMPROVED.get(card)
        if improved is not None and improved[0] == kind:
            return improved[1]
    return ABILITIES[UNITS[kind].id]
