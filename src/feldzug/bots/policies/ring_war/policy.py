"""How Ring War is played without looking ahead: every kind of answer has its judge.

A judge says what an answer is worth in army points; ending a part, passing and keeping are worth nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from feldzug.bots.policies.ring_war.evaluation import evaluate
from feldzug.bots.policies.ring_war.fights import Army, Mix, less, more
from feldzug.bots.policies.ring_war.luck import duel_luck
from feldzug.bots.policies.ring_war.outlook import ADVENTURE, Outlook
from feldzug.bots.policies.ring_war.purchases import purchases
from feldzug.bots.policies.ring_war.style import PLAIN, Style
from feldzug.bots.policy import Policy
from feldzug.games.ring_war.actions import (
    Attack,
    CarryLeader,
    Claim,
    CloseBridge,
    Deploy,
    DiscardArea,
    DiscardCard,
    ForgoCard,
    KeepCards,
    LoseUnit,
    Move,
    MoveTo,
    NameDefender,
    PlaceLeader,
    PlayCard,
    SendUnit,
    ShiftRoll,
    Trade,
    Withdraw,
)
from feldzug.games.ring_war.battle import ChooseAttack
from feldzug.games.ring_war.board import JOKER
from feldzug.games.ring_war.deck import CONQUEST, DECK, DEFENCE
from feldzug.games.ring_war.duel import Duel, DuelRoll
from feldzug.games.ring_war.ending import scores
from feldzug.games.ring_war.movement import ChooseMove, ChooseTarget, leader_ready, reach
from feldzug.games.ring_war.placing import DeployUnit, SpendPoints
from feldzug.games.ring_war.reinforcement import BONUS, set_value
from feldzug.games.ring_war.retreat import FallBack
from feldzug.games.ring_war.set_up import PlaceArmies, PlaceUnit
from feldzug.games.ring_war.war import AREA_HAND, NEUTRAL, War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Chance
from feldzug.kernel.position import Position
from feldzug.kernel.values import Seat

Judge = Callable[[Outlook, Any], float]

LITTLE: Final = 0.01
"""More than nothing: what decides between doing something and leaving it."""


# --- set-up and reinforcements ----------------------------------------------------------------


def claim(look: Outlook, action: Claim) -> float:
    """A good area, and rather one beside own areas."""
    ruler = look.g.ruler
    own = sum([1 for other in look.g.board.land[action.area] if ruler[other] == look.seat])
    return look.value(action.area) + 0.5 * own


def deploy(look: Outlook, action: Deploy) -> float:
    """What is planned to be bought, the weightiest place first and there the dearest unit."""
    planned = look.planned.get(action.area)
    if planned is None or not planned[1][action.kind]:
        return 0.0
    return LITTLE + max(0.0, planned[0]) + LITTLE * action.kind


def place_leader(look: Outlook, action: PlaceLeader) -> float:
    """Where he helps an attack most, and is not lost at once."""
    army = look.army(action.area)
    helps = look.onslaught(action.area, army, 1) - look.onslaught(action.area, army, 0)
    return helps + LITTLE * sum(army) - look.risk(action.area, army)


def carry_leader(look: Outlook, action: CarryLeader) -> float:
    there = place_leader(look, PlaceLeader(action.target))
    return there - place_leader(look, PlaceLeader(action.source))


def trade(look: Outlook, action: Trade) -> float:
    """The value of the set and the own bonuses, less what others get from it."""
    worth = float(set_value(look.g, action.area_cards))
    for card in action.area_cards:
        if card < JOKER and look.g.ruler[card] != NEUTRAL:
            worth += BONUS if look.g.ruler[card] == look.seat else -BONUS * look.share
    return worth


def keep_cards(look: Outlook, _: KeepCards) -> float:
    """A better set may come, while there is room and time for it."""
    room = AREA_HAND - len(look.g.area_hands[look.seat])
    return 6.0 if room > 1 and look.rounds > 3 else 0.0


# --- battle -----------------------------------------------------------------------------------


def attack(look: Outlook, action: Attack) -> float:
    """What the fight is worth if it is ended in time."""
    source = action.source
    army = look.army(source)
    return look.fight(source, action.target, army, look.g.leader[source]) - LITTLE


def send_unit(look: Outlook, action: SendUnit) -> float:
    """What the fight is worth if it begins with this unit."""
    duel = look.g.frame(Duel)
    army, foes = look.army(duel.source), look.army(duel.target)
    stakes = look.stakes(duel.source, duel.target, look.g.leader[duel.source])
    return look.fights.sending(army, foes, stakes, action.kind, int(action.led))


def name_defender(look: Outlook, action: NameDefender) -> float:
    """The unit that is likeliest to win; its worth is what the fight is expected to cost."""
    duel = look.g.frame(Duel)
    dice = look.fights.defence[action.kind]
    if duel.attacker == look.seat:
        return -dice
    if look.g.ruler[duel.target] != look.seat:
        return dice
    kills = (1 - look.beaten(duel, action.kind)) * look.fights.price[duel.kind] * look.share
    return kills - siege_loss(look, duel, look.army(duel.target))


def siege_loss(look: Outlook, duel: Duel, army: Army) -> float:
    """What it is expected to cost to defend the area under attack with *army*."""
    return look.siege(duel, army) * (look.value(duel.target) + look.cost(army))


def withdraw(look: Outlook, action: Withdraw) -> float:
    """A unit saved five times in six, and the area the likelier lost."""
    g = look.g
    if isinstance(g.stack[-1], FallBack):
        return -1.0  # the card was played for its points
    duel = g.frame(Duel)
    there = look.risk(action.target, more(look.army(action.target), action.kind))
    lost = look.fights.price[action.kind] * (1 + 2.5 * there) / 6
    rest = less(look.army(duel.target), action.kind)
    return LITTLE * action.led - lost - siege_loss(look, duel, rest)


def lose_unit(look: Outlook, action: LoseUnit) -> float:
    return -look.fights.price[action.kind]


# --- movement ---------------------------------------------------------------------------------


def move(look: Outlook, action: Move) -> float:
    """The best that this unit can go to, less what it leaves behind."""
    g, source, kind = look.g, action.source, action.kind
    fronts = look.fronts()
    best = -1.0
    for target in reach(g, Seat(look.seat), source, kind, led=False):
        best = max(best, fronts.move(source, target, kind))
        if leader_ready(g, source) and not g.leader[target]:
            best = max(best, fronts.move(source, target, kind) + lead(look, source, target))
    return best - LITTLE


def move_to(look: Outlook, action: MoveTo) -> float:
    g = look.g
    order = g.stack[-1]
    assert isinstance(order, ChooseTarget)
    worth = look.fronts().move(order.source, action.target, order.kind)
    return worth + lead(look, order.source, action.target) if action.led else worth


def lead(look: Outlook, source: int, target: int) -> float:
    """A leader who comes to a site of power earns a card, once a turn, and loses it if he leaves; else he
    goes where there is war.
    """
    if gained := look.card_gained(source, target):
        return gained * ADVENTURE / look.rate
    fronts = look.fronts()
    return 0.05 * (fronts.weight[target] - fronts.weight[source]) / (1 + fronts.weight[source])


# --- cards ------------------------------------------------------------------------------------


def play_card(look: Outlook, action: PlayCard) -> float:
    """A card counts only once it is played, and hands are small: before anything else, play it."""
    return 100.0 + DECK[action.card].points(look.g.side(look.seat))


def discard_card(look: Outlook, action: DiscardCard) -> float:
    """What the card would have brought if it ever could be played."""
    g, facts = look.g, DECK[action.card]
    points = facts.points(g.side(look.seat))
    if facts.moment == CONQUEST:
        near = any(g.ruler[other] == look.seat for other in g.board.land[facts.area])
        chance = 0.5 if near and g.ruler[facts.area] != look.seat else 0.2
    elif facts.area >= 0:
        chance = 0.8 if facts.area in g.board.path[g.ring :] else 0.0
    elif facts.at_sea:
        chance = 0.1
    else:
        chance = 0.6 if facts.moment == DEFENCE else 0.9
    return -chance * points / look.rate


def forgo_card(look: Outlook, _: ForgoCard) -> float:
    return -ADVENTURE / look.rate


def discard_area(look: Outlook, action: DiscardArea) -> float:
    """Rather one whose bonus somebody else would get."""
    if action.area_card >= JOKER:
        return -3.0
    return -float(look.g.ruler[action.area_card] == look.seat)


def close_bridge(look: Outlook, action: CloseBridge) -> float:
    """The bridge over which an enemy threatens most."""
    ruler = look.g.ruler
    worth = 0.0
    for own, other in ((action.source, action.target), (action.target, action.source)):
        if ruler[own] == look.seat and ruler[other] not in (look.seat, NEUTRAL):
            worth += look.risk(own, look.army(own)) * look.value(own)
        if ruler[own] == look.seat and ruler[other] != look.seat:
            worth -= 0.5 * look.onslaught(own, look.army(own), look.g.leader[own])
    return worth


def shift_roll(look: Outlook, action: ShiftRoll) -> float:
    """Who is ahead wants the ring to go on."""
    points = scores(look.g)
    ahead = points[look.seat] * len(points) > sum(points)
    return action.by if ahead else -action.by


JUDGES: Final[dict[type, Judge]] = {
    Claim: claim,
    Deploy: deploy,
    PlaceLeader: place_leader,
    CarryLeader: carry_leader,
    Trade: trade,
    KeepCards: keep_cards,
    Attack: attack,
    SendUnit: send_unit,
    NameDefender: name_defender,
    Withdraw: withdraw,
    LoseUnit: lose_unit,
    Move: move,
    MoveTo: move_to,
    PlayCard: play_card,
    DiscardCard: discard_card,
    ForgoCard: forgo_card,
    DiscardArea: discard_area,
    CloseBridge: close_bridge,
    ShiftRoll: shift_roll,
}


def planned_purchases(look: Outlook, legal: Sequence[Any]) -> dict[int, Mix]:
    """What to buy where, for all the points there are."""
    g = look.g
    if isinstance(g.stack[-1], PlaceUnit):
        points = g.frame(PlaceArmies).points[look.seat]
    else:
        points = g.frame(SpendPoints).points
    offered = [action for action in legal if isinstance(action, Deploy)]
    areas = sorted({action.area for action in offered})
    kinds = sorted({action.kind for action in offered})
    return purchases(look, areas, kinds, points)


class RingWarPolicy(Policy):
    """Every legal answer is judged by itself, in one style."""

    def __init__(self, style: Style = PLAIN, remembers: bool = False) -> None:
        self.style = style
        self.remembers = remembers
        self.bought: dict[tuple[Any, ...], Any] = {}
        """What to buy next, if it is remembered: many looks ahead begin by buying the same."""

    def judge(self, g: Position, seat: Seat, legal: Sequence[Any]) -> list[float]:
        """What each action seems worth, in army points."""
        assert isinstance(g, War)
        look = Outlook(g, seat, self.style)
        if isinstance(g.stack[-1], DeployUnit | PlaceUnit):
            look.planned = planned_purchases(look, legal)
        found: list[float] = []
        for action in legal:
            judge = JUDGES.get(type(action))
            found.append(judge(look, action) if judge is not None else 0.0)
        return found

    def choose(self, g: Position, seat: Seat, legal: Sequence[Any]) -> Any:
        if len(legal) == 1:
            return legal[0]
        if not self.remembers or not isinstance(g.stack[-1], DeployUnit):
            return self.best(g, seat, legal)
        assert isinstance(g, War)
        points = g.frame(SpendPoints).points
        key = (g.turn, seat, points, len(legal), *g.units, *g.ruler, *g.leader)
        found = self.bought.get(key)
        if found not in legal:
            found = self.bought[key] = self.best(g, seat, legal)
        return found

    def best(self, g: Position, seat: Seat, legal: Sequence[Any]) -> Any:
        worths = self.judge(g, seat, legal)
        return legal[worths.index(max(worths))]

    def aim(self, g: Position, seat: Seat) -> int | None:
        """Who has the turn plans for the whole of it."""
        assert isinstance(g, War)
        return g.turn if g.turn and g.active == seat else None

    def settled(self, g: Position, aim: Any) -> bool:
        assert isinstance(g, War)
        return bool(g.turn != aim)

    def news(self, g: Position) -> tuple[int, ...] | None:
        """Points are to be spent, a fight or a move is to be chosen: each time that something has changed."""
        assert isinstance(g, War)
        if isinstance(g.stack[-1], DeployUnit | ChooseAttack | ChooseMove):
            return tuple(g.units)
        return None

    def varied(self, dealer: Dealer, like: Policy) -> RingWarPolicy:
        assert isinstance(like, RingWarPolicy)
        return RingWarPolicy(like.style.varied(dealer), remembers=True)

    def afresh(self) -> RingWarPolicy:
        return RingWarPolicy(self.style, remembers=True)

    def thing(self, g: Position, chance: Chance) -> tuple[int, ...]:
        """A duel for one area out of another; all else that happens in a turn goes in its order."""
        assert isinstance(g, War)
        if isinstance(chance, DuelRoll):
            duel = g.frame(Duel)
            return g.turn, duel.source, duel.target
        return (g.turn,)

    def luck(self, g: Position, seat: Seat, chance: Chance, outcome: Any) -> float:
        """That of a duel; all other luck counts for nothing."""
        assert isinstance(g, War)
        return duel_luck(g, seat, chance, outcome) if isinstance(chance, DuelRoll) else 0.0

    def evaluate(self, g: Position) -> list[float]:
        assert isinstance(g, War)
        return evaluate(g)


POLICY: Final = RingWarPolicy()
