"""A battle in the middle of a pass: what was dealt and hits nobody yet, and which cards are known to whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from feldzug.analysis.runewars.abilities import use_orb
from feldzug.analysis.runewars.battle_study import BattleStudy, has_leaders
from feldzug.analysis.runewars.conduct import ATTACKER, DEFENDER, Conduct
from feldzug.analysis.runewars.helping_cards import BODKIN, HELLFIRE
from feldzug.analysis.runewars.leading import changes_under_way
from feldzug.analysis.runewars.line import Line, fallen, unit
from feldzug.analysis.runewars.lineup import Lineup, PassUnderWay
from feldzug.analysis.runewars.pass_study import NONE, Lines, destroyed_between
from feldzug.analysis.runewars.reinforcements import BEFALLING
from feldzug.analysis.runewars.stand_ins import lying_for, standing_in, still_announces
from feldzug.games.runewars.battle.abilities.aiming import (
    DealAimedDamage,
    DealToughDamage,
    TakeAimedDamage,
    TakeToughDamage,
)
from feldzug.games.runewars.battle.abilities.daqan import DealValiantStrike, TakeValiantStrike
from feldzug.games.runewars.battle.abilities.latari import Charge, Overpower, WordOfVaal
from feldzug.games.runewars.battle.abilities.neutral import DealBurning, Ravage, Stun, TakeBurning
from feldzug.games.runewars.battle.abilities.uthuk import Fury, RainFire, Terrify
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import AssignDamage, AssignRouts, DealDamage, Rout
from feldzug.games.runewars.battle.defences import DrivenOff
from feldzug.games.runewars.battle.fate import DrawFate
from feldzug.games.runewars.battle.losses import DestroyFighter, DestroyThese, TakeDamage, TakeRouts
from feldzug.games.runewars.battle.passes import PICKED, FightPass
from feldzug.games.runewars.board import SHAPE_OF, TRIANGLE
from feldzug.games.runewars.heroes.checking import AttributeTest
from feldzug.games.runewars.support import SpareCard
from feldzug.games.runewars.tactics.moments import AFTER_DRAW, BEFORE_DRAW
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.world import World
from feldzug.kernel.flow import ITSELF
from feldzug.kernel.frames import DONE, Frame
from feldzug.kernel.values import Seat

STAGES: Final = {
    "": 0,
    "attacker_draws": 0,
    "defender_draws": 1,
    PICKED: 1,
    "before_draw": 1,
    "attacker_announces": 1,
    "defender_announces": 1,
    "attacker_draws_now": 1,
    "defender_draws_now": 1,
    "after_draw": 2,
    "spare_cards": 2,
    "turn_up": 2,
    "attacker_orbs": 3,
    "defender_orbs": 4,
    "routs": 5,
    "damage": 6,
    "discard": 7,
}
"""What comes next in a pass."""
BEFORE_SPARING: Final = ("after_draw", "spare_cards")
"""With `defender_draws` and all that is between: a card is still to be discarded."""
UNASSIGNED: Final = ("", "respond", "assign")
"""What comes next in a frame that deals something, as long as it has hit nobody."""
SIDES: Final = (ATTACKER, DEFENDER)


def next_stage(g: World, now: FightPass) -> str:
    """The stage of a pass that comes next; what modules insert is passed over."""
    name = now.at.removeprefix(ITSELF)
    if name in STAGES:
        return name
    flow = list(g.rules.flow(FightPass))
    return next(stage for stage in flow[flow.index(name) :] if stage in STAGES)


def resumed(g: World, lineup: Lineup, seat: Seat | None) -> Lineup:
    """The same battle with all that is in progress in it."""
    at = [isinstance(frame, Battle) for frame in g.stack].index(True)
    frames = g.stack[at + 1 :]
    study = BattleStudy(lineup)
    conduct = study.conduct(lineup.round, lineup.drawn)
    lines = [lineup.attackers, lineup.defenders]
    for frame in reversed(frames):
        befall(conduct, frame, lines)
    losing = (
        destroyed_between(lineup.attackers, lines[0]),
        destroyed_between(lineup.defenders, lines[1]),
    )
    lineup = replace(lineup, attackers=lines[0], defenders=lines[1], losing=losing)
    passes = [frame for frame in frames if isinstance(frame, FightPass)]
    if not passes or (
        STAGES[next_stage(g, passes[0])] < STAGES["turn_up"]
        and passes[0].attacking == NONE
        and passes[0].defending == NONE
    ):
        return lineup
    if is_to_be_led(g, passes[0], frames) and has_leaders(lineup.attackers, lineup.defenders):
        return replace(lineup, picked=(passes[0].attacking, passes[0].defending))
    return replace(lineup, under_way=pass_under_way(g, passes[0], frames, lineup, seat))


def is_to_be_led(g: World, now: FightPass, frames: list[Frame]) -> bool:
    """Whether commanders may still act before the types draw that are picked."""
    flow, stage = list(g.rules.flow(FightPass)), now.at.removeprefix(ITSELF)
    if "before_draw" not in flow or stage not in flow:
        return False
    if any(isinstance(frame, TacticsWindow) and frame.moment == BEFORE_DRAW for frame in frames):
        return True
    tested = any(isinstance(frame, AttributeTest) for frame in frames)
    return tested or flow.index(PICKED) <= flow.index(stage) <= flow.index("before_draw")


def pass_under_way(
    g: World, now: FightPass, frames: list[Frame], lineup: Lineup, seat: Seat | None
) -> PassUnderWay:
    stage = STAGES[next_stage(g, now)]
    kinds = [now.attacking, now.defending]
    further = list(now.further)
    known: list[tuple[int, ...]] = []
    unknown: list[int] = []
    hidden: list[int] = []
    spare: list[bool] = []
    for side in SIDES:
        cards = g.drawn[side].known_to(seat)
        beside, unseen = lying_for(g, side, seat)
        known.append((*[card for card in cards if card not in now.used], *beside))
        unknown.append(len(g.drawn[side]) - len(cards))
        hidden.append(unseen)
        spare.append(any(isinstance(f, SpareCard) and f.side == side for f in frames))
    if stage <= STAGES["turn_up"] and kinds[DEFENDER] == NONE:
        kinds[DEFENDER] = type_to_come(lineup)
        further[DEFENDER] = lineup.defenders.count(kinds[DEFENDER])
        unknown[DEFENDER] = further[DEFENDER] + (kinds[DEFENDER] in lineup.supported[DEFENDER])
    faces: list[tuple[int, ...]] = [(), ()]
    for side in to_draw(g, now):
        units = now.units(g, side)
        lying = len(known[side]) + unknown[side] + hidden[side]
        if still_announces(now, frames, side):
            hand = (lineup.attackers, lineup.defenders)[side].hand
            faces[side] = standing_in(hand, SHAPE_OF[kinds[side]], units - lying)
            known[side] += faces[side]
        further[side] = units
        supported = kinds[side] in lineup.supported[side]
        unknown[side] += max(0, units + supported - lying - len(faces[side]))
    if stage == STAGES["defender_draws"] or next_stage(g, now) in BEFORE_SPARING:
        spare = [kinds[side] in lineup.supported[side] for side in SIDES]
    for frame in frames:
        if isinstance(frame, DrawFate):
            unknown[frame.side] += frame.count
        elif isinstance(frame, Ravage) and not frame.at and further[frame.side]:
            unknown[frame.side] += 1
            further[frame.side] -= 1
    changes = [0, 0]
    if is_before_changes(g, now, frames):
        changes = [changes_to_come(lineup, side, kinds[side]) for side in SIDES]
    for side, gone, left in changes_under_way(frames):
        unknown[side] += gone
        changes[side] = left
    return PassUnderWay(
        kinds=(kinds[0], kinds[1]),
        known=(known[0], known[1]),
        unknown=(unknown[0], unknown[1]),
        further=(further[0], further[1]),
        spare=(spare[0], spare[1]),
        orbs=(stage <= 3, stage <= 4),
        routs=stage <= 5,
        damage=stage <= 6,
        faces=(faces[0], faces[1]),
        hidden=(hidden[0], hidden[1]),
        changes=(changes[0], changes[1]),
        hunger=now.at not in ("discard", DONE),
    )


def is_before_changes(g: World, now: FightPass, frames: list[Frame]) -> bool:
    """Whether a Tactician may still change the cards of this pass."""
    if any(isinstance(frame, TacticsWindow) and frame.moment == AFTER_DRAW for frame in frames):
        return True
    flow = list(g.rules.flow(FightPass))
    stage = now.at.removeprefix(ITSELF)
    if "after_draw" not in flow or stage == DONE:
        return False
    return not stage or flow.index(stage) <= flow.index("after_draw")


def changes_to_come(lineup: Lineup, side: int, kind: int) -> int:
    """For how many cards of a type that has drawn a Tactician draws others."""
    lines = Lines(lineup.attackers, lineup.defenders, lineup.drawn)
    return BattleStudy(lineup).changes(lineup.round, side, kind, lines)


def to_draw(g: World, now: FightPass) -> list[int]:
    """The sides that have picked a type and draw for it later."""
    if (
        PICKED not in g.rules.flow(FightPass)
        or STAGES[next_stage(g, now)] != STAGES["defender_draws"]
    ):
        return []
    if next_stage(g, now) == "defender_draws_now":
        return [DEFENDER] if now.defending != NONE else []
    return [side for side in SIDES if now.kind(side) != NONE]


def type_to_come(lineup: Lineup) -> int:
    """The defender's type that is still to be picked."""
    lines = Lines(lineup.attackers, lineup.defenders, lineup.drawn)
    return BattleStudy(lineup).ready(lineup.round, DEFENDER, lines)


# what hits nobody yet, by frame: conduct, side that is hit, its line, the frame

Effect = Callable[[Conduct, int, Line, Any], Line]


def charge_on(c: Conduct, side: int, line: Line, charge: Charge) -> Line:
    """A charge of which some are routed already goes on with their shape. [RW-282]"""
    if not charge.left:
        return line
    if charge.shape == NONE:
        return c.charged(side, line, charge.triangles, charge.rectangles)
    is_triangle = charge.shape == TRIANGLE
    return c.charged(side, line, charge.left * is_triangle, charge.left * (not is_triangle))


def rain_on(c: Conduct, side: int, line: Line, enemy: Line, rain: RainFire) -> Line:
    by_owner = HELLFIRE not in enemy.cards
    if not rain.left:
        return line
    if rain.shape == NONE:
        return c.burnt_down(side, line, rain.triangles, rain.rectangles, by_owner)
    return c.destroyed(side, line, rain.left, (rain.shape,), by_owner)


def tough_on(
    c: Conduct, side: int, line: Line, enemy: Line, tough: TakeToughDamage | DealToughDamage
) -> Line:
    if isinstance(tough, TakeToughDamage):
        points = tough.left
    else:
        points = tough.taken_by(side) if tough.at in UNASSIGNED else 0
    return c.tough(side, line, points, tough.above, by_owner=BODKIN not in enemy.cards)


def these_gone(line: Line, frame: DestroyThese) -> Line:
    for one in frame.units[len(frame.units) - frame.left :]:
        line = fallen(line, unit(one.kind, one.damage, one.routed))
    return line


TAKEN: Final[dict[type, Effect]] = {
    TakeDamage: lambda c, side, line, f: c.damage(side, line, f.left),
    TakeRouts: lambda c, side, line, f: c.routs(side, line, f.left),
    Stun: lambda c, side, line, f: c.routs(side, line, f.left, f.least),
    TakeAimedDamage: lambda c, side, line, f: c.aimed(side, line, f.amount) if f.left else line,
    TakeValiantStrike: lambda c, side, line, f: (
        c.valiant(side, line, f.further) if f.left else line
    ),
    TakeBurning: lambda c, side, line, f: c.singed(side, line, f.left + len(f.named)),
    Terrify: lambda c, side, line, f: c.terrified(side, line, f.left + len(f.named)),
    WordOfVaal: lambda c, side, line, f: c.driven_off(
        side, line, f.left, not c.readings.latari_choose, up=False
    ),
    DrivenOff: lambda c, side, line, f: c.driven_off(side, line, f.left, True, up=True),
    DestroyFighter: lambda c, side, line, f: c.destroyed(
        side, line, f.left, f.shapes, f.by == side
    ),
    DestroyThese: lambda _c, _side, line, f: these_gone(line, f),
    Charge: charge_on,
}
DEALT: Final[dict[type, Effect]] = {
    DealDamage: lambda c, side, line, f: c.damage(side, line, f.taken_by(side)),
    DealAimedDamage: lambda c, side, line, f: c.aimed(side, line, f.taken_by(side)),
    DealValiantStrike: lambda c, side, line, f: c.valiant(side, line, f.further),
    DealBurning: lambda c, side, line, f: c.singed(side, line, f.taken_by(side)),
    Rout: lambda c, side, line, f: c.routs(side, line, f.taken_by(side)),
}


BY_CARDS: Final[dict[type, Callable[[Conduct, int, Line, Line, Any], Line]]] = {
    RainFire: rain_on,
    TakeToughDamage: tough_on,
    DealToughDamage: tough_on,
}
"""Whose choice it is depends on the cards of the other side, whose line comes after the one that is hit."""


def befall(c: Conduct, frame: Frame, lines: list[Line]) -> None:
    """What a frame in progress still does to both lines."""
    kind = type(frame)
    if kind in TAKEN:
        side = frame.side  # type: ignore[attr-defined]
        lines[side] = TAKEN[kind](c, side, lines[side], frame)
    elif kind in DEALT and frame.at in UNASSIGNED:  # type: ignore[attr-defined]
        for side in SIDES:
            if frame.taken_by(side):  # type: ignore[attr-defined]
                lines[side] = DEALT[kind](c, side, lines[side], frame)
    elif kind in BY_CARDS:
        side = frame.side  # type: ignore[attr-defined]
        lines[side] = BY_CARDS[kind](c, side, lines[side], lines[1 - side], frame)
    elif isinstance(frame, (AssignDamage, AssignRouts)):
        take = c.damage if isinstance(frame, AssignDamage) else c.routs
        for side, points in ((ATTACKER, frame.attackers), (DEFENDER, frame.defenders)):
            lines[side] = take(side, lines[side], points)
    elif kind in BEFALLING:
        if getattr(frame, "at", "") != DONE:
            BEFALLING[kind](c, frame, lines)
    elif isinstance(frame, Fury):
        own, enemy = use_orb(c, frame.side, frame.kind, lines[frame.side], lines[1 - frame.side])
        lines[frame.side], lines[1 - frame.side] = own, enemy
    elif isinstance(frame, Overpower):
        line = lines[frame.side]
        struck = c.overpowered(frame.side, line, frame.damage)
        if struck is None:
            lines[frame.side] = c.damage(frame.side, line, frame.damage)
        else:
            lines[frame.side] = fallen(line, struck)
