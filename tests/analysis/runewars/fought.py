"""Battles fought by the rules themselves, with every choice made as the odds suppose it."""

from __future__ import annotations

from typing import Any

from feldzug.analysis.runewars.battle_study import first_to_draw, is_fresh
from feldzug.analysis.runewars.chances import largest_first, line_of, readings
from feldzug.analysis.runewars.conduct import (
    ATTACKER,
    DEFENDER,
    Conduct,
    Line,
    kind_of,
    least,
    most,
    unit,
)
from feldzug.analysis.runewars.fate_pile import rank, result_of
from feldzug.games.runewars.battle.abilities.aiming import TakeAimedDamage
from feldzug.games.runewars.battle.abilities.daqan import TakeValiantStrike
from feldzug.games.runewars.battle.abilities.latari import (
    Charge,
    DamageInstead,
    Overpower,
    WordOfVaal,
)
from feldzug.games.runewars.battle.abilities.uthuk import (
    Fury,
    RainFire,
    Sacrifice,
    SpareThem,
    Terrify,
)
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import AssignBoth, AssignDamage
from feldzug.games.runewars.battle.defences import DrivenOff, OfferDefence, UseDefence
from feldzug.games.runewars.battle.losses import (
    AssignLoss,
    ChooseUnit,
    DestroyFighter,
    TakeLosses,
    TakeRouts,
)
from feldzug.games.runewars.battle.passes import FightPass, LetDraw, PickType
from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.board import SHAPE_OF, UNITS
from feldzug.games.runewars.cards.order_texts.conquer import UseBreach
from feldzug.games.runewars.destroying import UnitDestroyed
from feldzug.games.runewars.support import (
    SpareCard,
    StandBeside,
    StayOut,
    SupportType,
    is_supported,
)
from feldzug.games.runewars.turn import CarryOut
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Event, Seat


def choice(g: World, seat: Seat) -> Any:
    """The answer of a seat in a battle, as the odds suppose it."""
    asked = g.stack[-1]
    legal = g.legal(seat)
    if isinstance(asked, PickType):
        return LetDraw(first_to_draw([action.kind for action in legal]))
    if isinstance(asked, AssignBoth):
        side = asked.side_of(g, seat)
        left = asked.units(g, side, asked.steps.get(seat, ()))[0]
        line = line_of(g, side)._replace(
            units=tuple(sorted([unit(f.kind, f.damage, f.routed) for f in left]))
        )
        c = conduct(g)
        is_damage = isinstance(asked, AssignDamage)
        loss = c.hit_loss(side, line, 1) if is_damage else c.rout_loss(side, line)
        return named(legal, least(units_of(legal), loss))
    if isinstance(asked, AssignLoss):
        return named(legal, struck(g, units_of(legal)))
    if isinstance(asked, Fury):
        lines = line_of(g, asked.side), line_of(g, 1 - asked.side)
        furious = conduct(g).is_furious(asked.side, *lines, asked.kind)
        return Sacrifice() if furious else SpareThem()
    if isinstance(asked, Overpower):
        unit_struck = conduct(g).overpowered(asked.side, line_of(g, asked.side), asked.damage)
        return DamageInstead() if unit_struck is None else named(legal, unit_struck)
    if isinstance(asked, OfferDefence):
        return UseDefence()
    if isinstance(asked, UseBreach):
        return CarryOut()
    if isinstance(asked, SupportType):
        side = g.frame(Battle).side_of(seat)
        free = [k for k in largest_first(line_of(g, side)) if not is_supported(g, seat, k)]
        return StandBeside(free[0]) if free else StayOut()
    if isinstance(asked, SpareCard):
        shape = SHAPE_OF[g.frame(FightPass).kind(asked.side)]
        return min(legal, key=lambda drop: rank(result_of(drop.fate_card, shape)))
    return legal[0]


def conduct(g: World) -> Conduct:
    battle = g.frame(Battle)
    drawn = frozenset([divmod(n, g.kinds) for n in battle.drawn])
    fresh = [
        frozenset([u.number for u in UNITS if is_fresh(u.number, side, battle.round, drawn)])
        for side in (ATTACKER, DEFENDER)
    ]
    return Conduct(readings(g), (fresh[0], fresh[1]))


def units_of(legal: list[Any]) -> list[int]:
    return [unit(a.kind, a.damage, a.routed) for a in legal if isinstance(a, ChooseUnit)]


def named(legal: list[Any], wanted: int) -> Any:
    return next(
        a for a in legal if isinstance(a, ChooseUnit) and unit(a.kind, a.damage, a.routed) == wanted
    )


def struck(g: World, targets: list[int]) -> int:
    """Which of the units that may be hit is hit."""
    losses = g.frame(TakeLosses)
    side = losses.side
    line: Line = line_of(g, side)
    c = conduct(g)
    if isinstance(losses, TakeAimedDamage):
        return most(targets, c.hit_loss(side, line, losses.amount))
    if isinstance(losses, TakeValiantStrike):
        return least(targets, c.hit_loss(side, line, 1 + losses.further))
    if isinstance(losses, Charge):
        if losses.shape < 0:
            shape = c.charge_shape(side, line, losses.triangles, losses.rectangles)
            targets = [u for u in targets if SHAPE_OF[kind_of(u)] == shape]
        return most(targets, c.rout_loss(side, line))
    if isinstance(losses, RainFire):
        if losses.shape < 0:
            shape = c.fire_shape(side, line, losses.triangles, losses.rectangles)
            targets = [u for u in targets if SHAPE_OF[kind_of(u)] == shape]
        return least(targets, c.whole_loss(side, line))
    if isinstance(losses, Terrify):
        return most(targets, c.terror_loss(side, line))
    if isinstance(losses, WordOfVaal):
        choose = most if g.options.sorceress_chooser == "latari" else least
        return choose(targets, c.whole_loss(side, line))
    if isinstance(losses, DestroyFighter):
        choose = least if losses.by == side else most
        return choose(targets, c.whole_loss(side, line))
    if isinstance(losses, DrivenOff):
        return least(targets, c.whole_loss(side, line))
    if isinstance(losses, TakeRouts):
        return least(targets, c.rout_loss(side, line))
    return least(targets, c.hit_loss(side, line, 1))


class Told:
    """What has happened in a battle so far: units destroyed on each side, and who has won."""

    def __init__(self) -> None:
        self.lost = [0, 0]
        self.won: bool | None = None

    def copy(self) -> Told:
        twin = Told()
        twin.lost, twin.won = self.lost[:], self.won
        return twin

    def hear(self, events: list[Event], attacker: Seat) -> None:
        for event in events:
            if self.won is None and isinstance(event, UnitDestroyed):
                self.lost[event.seat != attacker] += 1
            if isinstance(event, StrengthTallied):
                self.won = event.attack > event.defence
