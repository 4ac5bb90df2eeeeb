"""What the units of the reinforcement sheets do on an orb, and what is in progress then. [BOW-099]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from feldzug.analysis.runewars.abilities import ABILITIES, Ability, use_orb
from feldzug.analysis.runewars.conduct import Conduct, Loss, least, most
from feldzug.analysis.runewars.line import (
    Line,
    damage_on,
    fallen,
    instead,
    is_routed,
    kind_of,
    of_shape,
    unit,
    without,
)
from feldzug.games.runewars.banners.units.abilities import BallLightning, BloodRite, GraveBreath
from feldzug.games.runewars.banners.units.losses import (
    DealDrain,
    DealPoison,
    DealPounce,
    Devour,
    Mend,
    RiseAgain,
    RoutTriangles,
    TakeDrain,
    TakePoison,
    TakePounce,
    Talons,
)
from feldzug.games.runewars.battle.losses import ChooseUnit
from feldzug.games.runewars.board import KINDS, RECTANGLE, TRIANGLE, UNITS

Pair = tuple[Line, Line]


# what each choice comes to


def weakened(line: Line) -> list[int]:
    return [u for u in line.units if damage_on(u) or is_routed(u)]


def loss_between(c: Conduct, side: int, before: Line, after: Line) -> int:
    return c.total(side, before) - c.total(side, after)


def throws(c: Conduct, side: int, own: Line, enemy: Line, damage: int, routs: int) -> bool:
    """Whether a tactics card goes for damage: if there is one, and it does more than the rout."""
    if c.hands[side] <= own.spent:
        return False
    struck = loss_between(c, 1 - side, enemy, c.damage(1 - side, enemy, damage))
    routed = loss_between(c, 1 - side, enemy, c.routs(1 - side, enemy, routs))
    return struck > routed


def spend_card(c: Conduct, side: int, own: Line) -> Line:
    """A tactics card is gone; those that could stand in for Fate cards go last."""
    left = c.hands[side] - own.spent - 1
    return own._replace(spent=own.spent + 1, hand=own.hand[: max(0, left)])


def talon_shape(c: Conduct, side: int, line: Line, triangles: int, rectangles: int) -> int:
    """The shape of which the enemy loses more."""
    lost = [
        loss_between(c, side, line, c.destroyed(side, line, count, (shape,), by_owner=False))
        for shape, count in ((TRIANGLE, triangles), (RECTANGLE, rectangles))
    ]
    return TRIANGLE if lost[0] >= lost[1] else RECTANGLE


def pounced(c: Conduct, side: int, line: Line, points: int) -> Line:
    for _ in range(points):
        if weakened(line):
            hit = most(c.aimed_at(weakened(line)), c.hit_loss(side, line, 1))
            line = instead(line, hit, c.after_hits(line, hit, 1))
    return line


def mended(c: Conduct, side: int, line: Line, kind: int, heals: int) -> Line:
    """The unit of the kind to which it does most good."""
    hurt = [u for u in line.units if kind_of(u) == kind and damage_on(u)]
    if not hurt:
        return line
    best = most(hurt, mend_gain(c, side, line, heals))
    return instead(line, best, healed(best, heals))


def mend_gain(c: Conduct, side: int, line: Line, heals: int) -> Loss:
    """What it is worth that damage is removed from a unit."""
    return lambda u: c.value(side, line, healed(u, heals)) - c.value(side, line, u)


def healed(u: int, heals: int) -> int:
    return unit(kind_of(u), max(0, damage_on(u) - heals), is_routed(u))


def offering(c: Conduct, side: int, own: Line) -> int | None:
    """The own standing triangle that is missed least."""
    triangles = of_shape(own, TRIANGLE)
    return least(triangles, c.whole_loss(side, own)) if triangles else None


def offers(c: Conduct, side: int, own: Line, enemy: Line, damage: int, more: int) -> bool:
    """Whether it pays to destroy an own unit for more damage."""
    dies = offering(c, side, own)
    if dies is None:
        return False
    one = loss_between(c, 1 - side, enemy, c.damage(1 - side, enemy, damage))
    other = loss_between(c, 1 - side, enemy, c.damage(1 - side, enemy, more))
    return other - one > c.value(side, own, dies)


def devoured(c: Conduct, side: int, line: Line, count: int) -> Line:
    for _ in range(count):
        routed = [u for u in line.units if is_routed(u)]
        targets = routed or of_shape(line, TRIANGLE)
        if targets:
            line = fallen(line, most(targets, c.whole_loss(side, line)))
    return line


def drained(c: Conduct, side: int, own: Line, enemy: Line, points: int, stands: int) -> Pair:
    """Points on standing units; for each that dies own units stand up."""
    for _ in range(points):
        if enemy.standing():
            hit = most(c.aimed_at(enemy.standing()), c.hit_loss(1 - side, enemy, 1))
            before = len(enemy.units)
            enemy = instead(enemy, hit, c.after_hits(enemy, hit, 1))
            if len(enemy.units) < before:
                own = risen(c, side, own, stands)
    return own, enemy


def risen(c: Conduct, side: int, line: Line, count: int) -> Line:
    for _ in range(count):
        routed = [u for u in line.units if is_routed(u)]
        if routed:
            up = most(routed, rise_gain(c, side, line))
            line = instead(line, up, up ^ 1)
    return line


def rise_gain(c: Conduct, side: int, line: Line) -> Loss:
    """What it is worth that a routed unit stands up."""
    return lambda u: c.value(side, line, u ^ 1) - c.value(side, line, u)


def breathed_on(c: Conduct, side: int, line: Line, count: int, poison: int = 0) -> Line:
    """Triangles are routed; *poison*: so much damage each of them takes."""
    for _ in range(count):
        triangles = of_shape(line, TRIANGLE)
        if triangles:
            down = most(triangles, c.rout_loss(side, line))
            line = instead(line, down, down | 1)
            if poison:
                line = instead(line, down | 1, c.after_hits(line, down | 1, poison))
    return line


def poisoned(c: Conduct, line: Line, named: ChooseUnit, damage: int) -> Line:
    """One unit takes damage, and no other."""
    u = unit(named.kind, named.damage, named.routed)
    return instead(line, u, c.after_hits(line, u, damage)) if damage else line


def breathes_on(
    c: Conduct, side: int, line: Line, triangles: int, damage: int, poison: int = 0
) -> bool:
    """Whether triangles are routed rather than damage dealt."""
    routed = loss_between(c, side, line, breathed_on(c, side, line, triangles, poison))
    return routed >= loss_between(c, side, line, c.damage(side, line, damage))


# the abilities


def _ball_lightning(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    damage, routs = UNITS[kind].amount("damage"), UNITS[kind].amount("routs")
    if throws(c, side, own, enemy, damage, routs):
        return spend_card(c, side, own), c.damage(1 - side, enemy, damage)
    return own, c.routs(1 - side, enemy, routs)


def _talons(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    triangles, rectangles = UNITS[kind].amount("triangles"), UNITS[kind].amount("rectangles")
    shape = talon_shape(c, 1 - side, enemy, triangles, rectangles)
    count = triangles if shape == TRIANGLE else rectangles
    return own, c.destroyed(1 - side, enemy, count, (shape,), by_owner=False)


def _pounce(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    if weakened(enemy):
        return own, pounced(c, 1 - side, enemy, UNITS[kind].amount("damage"))
    return own, c.routs(1 - side, enemy, UNITS[kind].amount("routs"))


def _entangle(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    enemy = c.routs(1 - side, enemy, UNITS[kind].amount("routs"))
    return mended(c, side, own, kind, UNITS[kind].amount("heals")), enemy


def _blood_rite(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    damage, more = UNITS[kind].amount("damage"), UNITS[kind].amount("more_damage")
    dies = offering(c, side, own)
    if dies is not None and offers(c, side, own, enemy, damage, more):
        return without(own, dies), c.damage(1 - side, enemy, more)
    return own, c.damage(1 - side, enemy, damage)


def _devour(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    enemy = devoured(c, 1 - side, enemy, UNITS[kind].amount("units"))
    return mended(c, side, own, kind, UNITS[kind].amount("heals")), enemy


def _drain(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    facts = UNITS[kind]
    return drained(c, side, own, enemy, facts.amount("damage"), facts.amount("stands"))


def _grave_breath(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    triangles, damage = UNITS[kind].amount("triangles"), UNITS[kind].amount("damage")
    return own, breath(c, 1 - side, enemy, triangles, damage)


def breath(c: Conduct, side: int, line: Line, triangles: int, damage: int, poison: int = 0) -> Line:
    if of_shape(line, TRIANGLE) and breathes_on(c, side, line, triangles, damage, poison):
        return breathed_on(c, side, line, triangles, poison)
    return c.damage(side, line, damage)


NEW_ABILITIES: Final[dict[str, Ability]] = {
    "novice-wizard": _ball_lightning,
    "roc": _talons,
    "leonx-rider": _pounce,
    "forest-guardian": _entangle,
    "blood-sister": _blood_rite,
    "obscene": _devour,
    "vampire": _drain,
    "great-wyrm": _grave_breath,
}
ABILITIES.update(NEW_ABILITIES)
WIZARD: Final = KINDS.index("novice-wizard")
WYRM: Final = KINDS.index("great-wyrm")


# what is in progress: conduct, frame, both lines


def _on_talons(c: Conduct, f: Talons, lines: list[Line]) -> None:
    line = lines[f.side]
    shape, left = f.shape, f.left
    if shape < 0:
        shape = talon_shape(c, f.side, line, f.triangles, f.rectangles)
        left = left and (f.triangles if shape == TRIANGLE else f.rectangles)
    lines[f.side] = c.destroyed(f.side, line, left, (shape,), by_owner=False)


def _on_drain(c: Conduct, side: int, points: int, stands: int, lines: list[Line]) -> None:
    own, enemy = drained(c, 1 - side, lines[1 - side], lines[side], points, stands)
    lines[1 - side], lines[side] = own, enemy


def _on_lightning(c: Conduct, f: BallLightning, lines: list[Line]) -> None:
    own, enemy = use_orb(c, 1 - f.side, WIZARD, lines[1 - f.side], lines[f.side])
    lines[1 - f.side], lines[f.side] = own, enemy


def _on_rite(c: Conduct, f: BloodRite, lines: list[Line]) -> None:
    kind = KINDS.index("blood-sister")
    own, enemy = use_orb(c, f.side, kind, lines[f.side], lines[1 - f.side])
    lines[f.side], lines[1 - f.side] = own, enemy


def _on_breath(c: Conduct, f: GraveBreath, lines: list[Line]) -> None:
    own, enemy = use_orb(c, 1 - f.side, WYRM, lines[1 - f.side], lines[f.side])
    lines[1 - f.side], lines[f.side] = own, enemy


def _put(lines: list[Line], side: int, line: Line) -> None:
    lines[side] = line


BEFALLING: Final[dict[type, Callable[[Conduct, Any, list[Line]], None]]] = {
    Talons: _on_talons,
    TakePounce: lambda c, f, ls: _put(ls, f.side, pounced(c, f.side, ls[f.side], f.left)),
    DealPounce: lambda c, f, ls: _put(ls, f.side, pounced(c, f.side, ls[f.side], f.amount)),
    Devour: lambda c, f, ls: _put(ls, f.side, devoured(c, f.side, ls[f.side], f.left)),
    Mend: lambda c, f, ls: _put(
        ls, f.side, mended(c, f.side, ls[f.side], f.kind, f.heals) if f.left else ls[f.side]
    ),
    RiseAgain: lambda c, f, ls: _put(ls, f.side, risen(c, f.side, ls[f.side], f.left)),
    RoutTriangles: lambda c, f, ls: _put(
        ls, f.side, breathed_on(c, f.side, ls[f.side], f.left, f.poison)
    ),
    TakePoison: lambda c, f, ls: _put(
        ls, f.side, poisoned(c, ls[f.side], f.unit, f.damage * f.left)
    ),
    DealPoison: lambda c, f, ls: _put(ls, f.side, poisoned(c, ls[f.side], f.unit, f.amount)),
    TakeDrain: lambda c, f, ls: _on_drain(c, f.side, f.left, f.stands, ls),
    DealDrain: lambda c, f, ls: _on_drain(c, f.side, f.amount, f.stands, ls),
    BallLightning: _on_lightning,
    BloodRite: _on_rite,
    GraveBreath: _on_breath,
}
"""By frame: what it still does to both lines."""
