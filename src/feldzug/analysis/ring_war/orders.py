"""Carrying out the orders of Ring War: fighting on until the odds are bad, standing fast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from feldzug.analysis.ring_war.chances import assault
from feldzug.games.ring_war.actions import (
    HOLD,
    Attack,
    NameDefender,
    SendUnit,
    attack,
    send_unit,
)
from feldzug.games.ring_war.battle import ChooseAttack
from feldzug.games.ring_war.duel import (
    Duel,
    NameVictim,
    SendAttacker,
    StandOrWithdraw,
    defence_dice,
)
from feldzug.games.ring_war.orders import (
    CONDITIONS,
    WHOLE_WAR,
    FightOn,
    StandFast,
    bad_odds,
    few_left,
    something_else,
    won,
)
from feldzug.games.ring_war.war import War
from feldzug.games.ring_war.ways import may_lead
from feldzug.kernel.frames import Question
from feldzug.kernel.values import Action, Seat
from feldzug.parts.orders import OfferedOrder, Order, Orders, Stop


class RingWarOrders(Orders):
    """Orders of Ring War. Units, dice and odds lie open, so nothing hidden is looked at."""

    def offered(self, g: War, seat: Seat) -> Sequence[OfferedOrder]:
        asked = _asked(g, seat)
        if isinstance(asked, StandOrWithdraw):
            return [OfferedOrder(StandFast(g.turn)), OfferedOrder(StandFast(WHOLE_WAR))]
        return [OfferedOrder(order, CONDITIONS) for order in _fights(g, asked)]

    def concerns(self, g: War, seat: Seat, order: Order) -> bool:
        if isinstance(order, StandFast):
            is_attacked = isinstance(_asked(g, seat), StandOrWithdraw)
            return is_attacked and order.turn in (g.turn, WHOLE_WAR)
        return seat in g.waiting()

    def answer(
        self, g: War, seat: Seat, order: Order, until: Mapping[str, int]
    ) -> Action | Stop | None:
        if not self.concerns(g, seat, order):
            return None
        if isinstance(order, StandFast):
            return _strongest_stand(g, seat)
        assert isinstance(order, FightOn)
        return _fight_on(g, seat, order, until)


ORDERS: Final = RingWarOrders()


def _asked(g: War, seat: Seat) -> Question | None:
    """The question that this seat alone must answer."""
    top = g.stack[-1] if g.stack else None
    return top if isinstance(top, Question) and top.seat == seat else None


def _fights(g: War, asked: Question | None) -> list[FightOn]:
    """The fights that could go on: that of the duel under way, or those for the area attacked last."""
    if isinstance(asked, SendAttacker):
        duel = g.frame(Duel)
        return [
            FightOn(duel.source, duel.target, one.kind, one.led)
            for one in asked.legal(g)
            if isinstance(one, SendUnit)
        ]
    if not isinstance(asked, ChooseAttack):
        return []
    return [
        FightOn(one.source, one.target, kind, led)
        for one in asked.legal(g)
        if isinstance(one, Attack) and one.target == g.assaulted
        for kind in range(3)
        if g.units[3 * one.source + kind]
        for led in ((False, True) if may_lead(g, one.source) else (False,))
    ]


def _fight_on(g: War, seat: Seat, order: FightOn, until: Mapping[str, int]) -> Action | Stop:
    if g.ruler[order.target] == seat:
        return won(order.target)
    asked = _asked(g, seat)
    if isinstance(asked, ChooseAttack):
        ended = _enough(g, order, until)
        if ended is not None:
            return ended
        again = attack(order.source, order.target)
        has_unit = g.units[3 * order.source + order.kind] > 0
        if has_unit and (may_lead(g, order.source) or not order.led) and again in asked.legal(g):
            return again
    elif isinstance(asked, SendAttacker) and _is_here(g.frame(Duel), order):
        send = send_unit(order.kind, order.led)
        if send in asked.legal(g):
            return send
    elif isinstance(asked, NameVictim) and _is_here(g.frame(Duel), order):
        return _weakest(g, asked) or something_else()
    return something_else()


def _enough(g: War, order: FightOn, until: Mapping[str, int]) -> Stop | None:
    """Whether one of the conditions holds that the fight was to go on until."""
    left = g.size(order.source)
    if left <= until.get("left", 0):
        return few_left(order.source, left)
    if "odds" in until and g.size(order.target):
        chance = assault(g, attack(order.source, order.target), led=order.led).taken
        if chance * 100 < until["odds"]:
            return bad_odds(int(chance * 100))
    return None


def _is_here(duel: Duel, order: FightOn) -> bool:
    return (duel.source, duel.target) == (order.source, order.target)


def _strongest_stand(g: War, seat: Seat) -> Action:
    """The unit that rolls the most dice; among equals the cheapest, which comes first."""
    asked = _asked(g, seat)
    assert isinstance(asked, StandOrWithdraw)
    found = [one for one in asked.legal(g) if isinstance(one, NameDefender)]
    return max(found, key=lambda one: _defends(g, one.kind)) if found else HOLD


def _weakest(g: War, asked: NameVictim) -> Action | None:
    """Where the attacker names both, the defender that rolls the fewest dice; None if none can be named."""
    found = [one for one in asked.legal(g) if isinstance(one, NameDefender)]
    return min(found, key=lambda one: _defends(g, one.kind), default=None)


def _defends(g: War, kind: int) -> int:
    duel = g.frame(Duel)
    return defence_dice(g, Duel(duel.attacker, duel.source, duel.target, defender=kind))
