"""Answers about armies: where to march, whom to send, whether to talk, whom to lose, where to flee."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars.marches import Plan, best_talk, fight_gain, plan_for
from feldzug.bots.policies.runewars.moves import Step, best_moves
from feldzug.bots.policies.runewars.odds import WORTH, Army, forecast
from feldzug.bots.policies.runewars.outlook import Outlook
from feldzug.games.runewars.battle.abilities.uthuk import Sacrifice, SpareThem
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.defences import KeepDefence, UseDefence
from feldzug.games.runewars.battle.ending import LeaveRuins, RaiseStronghold, SendBack
from feldzug.games.runewars.battle.line import standing_of
from feldzug.games.runewars.battle.losses import ChooseUnit, EnoughUnits, TakeLosses
from feldzug.games.runewars.battle.passes import LetDraw
from feldzug.games.runewars.board import UNITS
from feldzug.games.runewars.destroying import DestroyUnit
from feldzug.games.runewars.diplomacy import (
    ChooseDestiny,
    Diplomacy,
    Fight,
    Negotiate,
    SpendInfluence,
    Withdraw,
)
from feldzug.games.runewars.march import Activate, March, MarchHero, MarchHeroOver, MoveArmy, SetOut
from feldzug.games.runewars.retreat import Retreat, RetreatTo
from feldzug.games.runewars.strategic_moves import (
    ChooseMoveTarget,
    EndMoves,
    MoveTo,
    MoveUnit,
    SendHero,
)
from feldzug.games.runewars.world import LIMIT

# marching


def activate(look: Outlook, action: Activate) -> float:
    """What the best army would win there; if nothing is to be won, rather where no own units are."""
    plan = plan_for(look, action.area, look.g.frame(MoveArmy).peaceful)
    if plan.units and plan.gain > 0:
        return plan.gain
    return -1.0 - (look.g.controller[action.area] == look.seat)


def march(look: Outlook, action: March) -> float:
    """The units of the plan, one after another."""
    army = look.g.frame(MoveArmy)
    if "plan" not in look.memo:
        look.memo["plan"] = plan_for(look, army.area, army.peaceful)
    plan: Plan = look.memo["plan"]
    if plan.gain <= 0:
        return -1.0
    wanted = plan.units.count((action.kind, action.source))
    chosen = 0
    for n in range(len(army.kinds)):
        chosen += army.kinds[n] == action.kind and army.sources[n] == action.source
    own = 1.0 if look.is_own(action.kind) else 0.5
    return own if chosen < wanted else -1.0


def next_moves(look: Outlook) -> list[Step]:
    if "moves" not in look.memo:
        look.memo["moves"] = best_moves(look)
    found: list[Step] = look.memo["moves"]
    return found


def move_unit(look: Outlook, action: MoveUnit) -> float:
    moves = next_moves(look)
    if moves and moves[0].kind == action.kind and moves[0].source == action.source:
        return 1.0
    return -1.0


def move_to(look: Outlook, action: MoveTo) -> float:
    frame = look.g.stack[-1]
    if not isinstance(frame, ChooseMoveTarget):
        return look.value(action.target)
    moves = next_moves(look)
    if moves and moves[0].source == frame.source and moves[0].target == action.target:
        return 1000.0
    own = look.g.controller[action.target] == look.seat
    return look.value(action.target) * (0.1 if own else 1.0)


# battle or diplomacy


def arriving(look: Outlook) -> Army:
    g = look.g
    return tuple([(k, g.arriving[k]) for k in range(g.kinds) if g.arriving[k]])


def fight(look: Outlook, _: Fight) -> float:
    area = look.g.frame(MoveArmy).area
    army, defence = arriving(look), look.army(area)
    gain = fight_gain(look, area, army, defence, 0)
    return gain if forecast(army, defence, 0).chance > 0.3 else gain - 3.0


def negotiate(look: Outlook, _: Negotiate) -> float:
    return best_talk(look, look.g.frame(MoveArmy).area, arriving(look))[0]


def spend(look: Outlook, action: SpendInfluence) -> float:
    wanted = best_talk(look, look.g.frame(Diplomacy).area, arriving(look))[1]
    return -abs(float(action.influence - wanted))


def choose_destiny(_look: Outlook, action: ChooseDestiny) -> float:
    return float(action.destiny)


# losses


def is_ours(look: Outlook, side: int) -> bool:
    """Whether this seat wants a side to do well: its own, or whoever is attacked by a rival."""
    battle = look.g.frame(Battle)
    own = battle.side_of(look.seat)
    return side == own if own >= 0 else battle.seat_of(side) not in look.rivals


def still_useful(look: Outlook, side: int, kind: int) -> float:
    """What a unit in battle is worth now: more if it has not drawn yet."""
    battle = look.g.frame(Battle)
    drawn = battle.has_drawn(look.g, side, kind) or UNITS[kind].initiative < battle.round
    return WORTH[kind] + (0.0 if drawn else 0.6)


def choose_unit(look: Outlook, action: ChooseUnit) -> float:
    """Own units that matter least, units of others that matter most; rather one that is hit already."""
    side = 0
    for frame in look.g.stack:
        if isinstance(frame, TakeLosses):
            side = frame.side
    worth = still_useful(look, side, action.kind) * (0.4 if action.routed else 1.0)
    if is_ours(look, side):
        survives = action.damage + 1 < UNITS[action.kind].health
        return -worth * (0.4 if survives else 1.0)
    return worth + 0.2 * action.damage


def enough_units(look: Outlook, _: EnoughUnits) -> float:
    side = look.g.frame(TakeLosses).side
    return 0.0 if is_ours(look, side) else -1.0


def destroy_unit(_look: Outlook, action: DestroyUnit) -> float:
    return -WORTH[action.kind] * (0.7 if action.routed else 1.0)


def send_back(_look: Outlook, action: SendBack) -> float:
    return -WORTH[action.kind] * (0.5 if action.routed else 1.0)


def let_draw(_look: Outlook, action: LetDraw) -> float:
    return WORTH[action.kind]


def sacrifice(look: Outlook, _: Sacrifice) -> float:
    """Two points of damage for a unit: if there are two to be hit."""
    battle = look.g.frame(Battle)
    own = max(0, battle.side_of(look.seat))
    return 0.3 if len(standing_of(look.g, 1 - own)) > 1 else -0.3


def retreat_to(look: Outlook, action: RetreatTo) -> float:
    """Where they are safe and there is room; the units of others, away from here."""
    g, area = look.g, action.area
    near = len([n for n in g.near(area) if g.controller[n] == look.seat])
    others = [f for f in g.stack if isinstance(f, Retreat) and f.owner != look.seat]
    if others:
        return -float(near) - (0.3 * look.value(area))
    full = max(0, g.units(area) + sum(g.leaving) - LIMIT)
    return look.value(area) * (1 - look.risk(area, look.army(area))) + 0.2 * near - 2.0 * full


JUDGES: Final[dict[type, Any]] = {
    Activate: activate,
    ChooseDestiny: choose_destiny,
    ChooseUnit: choose_unit,
    DestroyUnit: destroy_unit,
    EnoughUnits: enough_units,
    Fight: fight,
    LetDraw: let_draw,
    March: march,
    MoveTo: move_to,
    MoveUnit: move_unit,
    Negotiate: negotiate,
    RetreatTo: retreat_to,
    Sacrifice: sacrifice,
    SendBack: send_back,
    SpendInfluence: spend,
}

FIXED: Final[dict[type, float]] = {
    EndMoves: 0.0,
    KeepDefence: 0.0,
    LeaveRuins: 0.0,
    MarchHero: -1.0,
    MarchHeroOver: -1.0,
    RaiseStronghold: 1.0,
    SendHero: -1.0,
    SetOut: 0.0,
    SpareThem: 0.0,
    UseDefence: 1.0,
    Withdraw: -0.3,
}
"""Answers that are always worth the same."""
