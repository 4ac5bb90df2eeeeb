"""Where to march, and with whom: every area within reach, judged with the army that could be sent there."""

from __future__ import annotations

from math import comb
from typing import Final

from feldzug.bots.policies.runewars.odds import WORTH, Army, forecast, size, worth_of_army
from feldzug.bots.policies.runewars.outlook import INFLUENCE, Outlook, as_army
from feldzug.games.runewars.board import FLYING
from feldzug.games.runewars.decks import FATE_DECK, GOLD, RED
from feldzug.games.runewars.diplomacy import MOST_INFLUENCE
from feldzug.games.runewars.movement import movers, reach_of, within_reach
from feldzug.games.runewars.world import LIMIT

ENOUGH: Final = 0.85
"""An army is large enough if it wins so surely."""
BOLD: Final = 0.45
"""A battle that is less likely to be won is not sought."""
LOSS: Final = 0.55
"""What an own fallen unit counts of its worth: most of those hit only flee."""
ADVANCE: Final = 0.08
"""What a unit counts that comes nearer to something, of what is to be won there."""
KILL: Final = 0.45
"""What a fallen enemy counts, shared among all rivals."""

Unit = tuple[int, int]
"""A kind, and the area where it stands."""


class Plan:
    """An army for one area, and what is to be gained by it."""

    __slots__ = ("gain", "target", "units")

    def __init__(self, target: int, gain: float, units: list[Unit]) -> None:
        self.target = target
        self.gain = gain
        self.units = units


def plans(look: Outlook, peaceful: bool = False) -> list[Plan]:
    """A plan for every area that may be activated and is worth it, the best first."""
    g, seat = look.g, look.seat
    found: list[Plan] = []
    for area in g.areas():
        if g.activated[area] >> seat & 1:
            continue
        if peaceful and g.is_enemy(area, seat):
            continue
        plan = plan_for(look, area, peaceful)
        if plan.units and plan.gain > 0:
            found.append(plan)
    found.sort(key=_by_gain)
    return found


def _by_gain(plan: Plan) -> tuple[float, int]:
    return -plan.gain, plan.target


def plan_for(look: Outlook, target: int, peaceful: bool = False) -> Plan:
    """Who should go to an area, and what it brings."""
    g, seat = look.g, look.seat
    ready = available(look, target)
    if not ready:
        return Plan(target, 0.0, [])
    if g.controller[target] == seat:
        return better(reinforce(look, target, ready), advance(look, target, ready))
    if g.is_empty(target):
        return better(occupy(look, target, ready), advance(look, target, ready))
    if peaceful:
        return persuade(look, target, ready[:2])
    return attack(look, target, ready)


def available(look: Outlook, target: int) -> list[Unit]:
    """The units that may come to an area and may leave theirs; own ones first, then allies."""
    if target not in look.ready:
        look.ready[target] = find_available(look, target)
    return look.ready[target]


def find_available(look: Outlook, target: int) -> list[Unit]:
    g, seat = look.g, look.seat
    reached: dict[int, list[int]] = {}
    own: list[Unit] = []
    allies: list[Unit] = []
    for source in g.controlled(seat):
        if source == target or not movers(g, source, seat):
            continue
        for kind in look.spare(source):
            way = 2 * reach_of(g, seat, kind) + FLYING[kind]
            if way not in reached:
                reached[way] = within_reach(g, target, seat, way // 2, FLYING[kind])
            if source in reached[way]:
                (own if look.is_own(kind) else allies).append((kind, source))
    own.sort(key=_by_worth)
    allies.sort(key=_by_worth)
    return [*own, *allies] if own or g.controller[target] == seat else []


def _by_worth(unit: Unit) -> tuple[float, int, int]:
    return -WORTH[unit[0]], unit[1], unit[0]


def army_of(units: list[Unit]) -> Army:
    return as_army([kind for kind, _ in units])


def occupy(look: Outlook, target: int, ready: list[Unit]) -> Plan:
    """An empty area takes one unit, more if it must be held: the plainest first."""
    value = look.value(target)
    others = ready[:]
    others.reverse()
    units = [unit for unit in others if look.is_own(unit[0])][:1]
    others.remove(units[0])
    risk = look.risk(target, army_of(units))
    while others and len(units) < LIMIT and risk > 0.15 and value > 3:
        units.append(others.pop(0))
        risk = look.risk(target, army_of(units))
    return Plan(target, value * (1 - risk) - 0.1 * worth_of_army(army_of(units)), units)


def advance(look: Outlook, target: int, ready: list[Unit]) -> Plan:
    """An army comes nearer to where something is to be won."""
    g = look.g
    here = look.pull(target) if g.controller[target] == look.seat else look.pull_beyond(target)
    units: list[Unit] = []
    gain = 0.0
    for unit in ready:
        step = ADVANCE * WORTH[unit[0]] * (here - look.pull(unit[1]))
        if step > 0 and len(units) < look.room(target):
            units.append(unit)
            gain += step
    if not units or not look.is_own(units[0][0]):
        return Plan(target, 0.0, [])
    if g.controller[target] != look.seat:
        gain += look.value(target) * (1 - look.risk(target, army_of(units)))
    return Plan(target, gain, units)


def better(one: Plan, other: Plan) -> Plan:
    return other if other.gain > one.gain else one


def reinforce(look: Outlook, target: int, ready: list[Unit]) -> Plan:
    """Units come to an own area that could be lost."""
    g, value = look.g, look.value(target)
    here = look.army(target)
    before = look.risk(target, here)
    units: list[Unit] = []
    room = LIMIT - g.units(target)
    risk = before
    for unit in ready[:room]:
        if risk < 0.1:
            break
        units.append(unit)
        risk = look.risk(target, joined(here, army_of(units)))
    return Plan(target, (before - risk) * value - 0.1 * len(units), units)


def joined(one: Army, other: Army) -> Army:
    counts = dict(one)
    for kind, count in other:
        counts[kind] = counts.get(kind, 0) + count
    return tuple(sorted(counts.items()))


def attack(look: Outlook, target: int, ready: list[Unit]) -> Plan:
    """An army that wins surely enough, or all that there is; or one that talks to neutral units."""
    g, seat = look.g, look.seat
    defence, walls = look.army(target), look.walls(target)
    units: list[Unit] = []
    chance = 0.0
    for unit in ready[: LIMIT + 2]:
        units.append(unit)
        chance = forecast(army_of(units), defence, walls).chance
        if chance >= ENOUGH:
            break
    is_enemy = g.is_enemy(target, seat)
    gain = fight_gain(look, target, army_of(units), defence, walls)
    if chance < BOLD * look.need:
        gain = min(gain, 0.0)
    if is_enemy or not g.influence[seat]:
        return Plan(target, gain, units)
    talk = persuade(look, target, ready[:2])
    return talk if talk.gain > gain else Plan(target, gain, units)


def fight_gain(look: Outlook, target: int, army: Army, defence: Army, walls: int) -> float:
    """What a battle brings on average: the area, enemies fallen, own units lost, units routed."""
    g = look.g
    ends = forecast(army, defence, walls)
    value = look.value(target)
    is_enemy = g.is_enemy(target, look.seat)
    lost = (1 - ends.attackers / max(1, size(army))) * worth_of_army(army)
    killed = (1 - ends.defenders / max(1, size(defence))) * worth_of_army(defence)
    held = 1 - 0.5 * look.risk(target, army)
    gain = ends.chance * value * held - LOSS * look.need * lost
    if is_enemy:
        shared = 1 / len(look.rivals)
        gain += shared * (ends.chance * value * 0.5 + KILL * killed)
    return gain - 0.5 * look.need * (1 - ends.chance) * worth_of_army(army)


# diplomacy


def persuade(look: Outlook, target: int, units: list[Unit]) -> Plan:
    """A small army talks to neutral units."""
    return Plan(target, best_talk(look, target, army_of(units))[0], units)


def best_talk(look: Outlook, target: int, army: Army) -> tuple[float, int]:
    """What diplomacy brings at best, and how much influence should be spent on it."""
    g = look.g
    best, spent = -1.0, 1
    value, allies = look.value(target), worth_of_army(look.army(target))
    for n in range(1, min(MOST_INFLUENCE, g.influence[look.seat]) + 1):
        gold, red = destiny_chances(look, n)
        silver = 1 - gold - red
        gain = (gold + silver) * value + gold * allies - INFLUENCE * n
        gain -= 0.4 * red * worth_of_army(army)
        if gain > best:
            best, spent = gain, n
    return best, spent


def destiny_chances(look: Outlook, draws: int) -> tuple[float, float]:
    """How likely the best of so many Fate cards is gold, and how likely all are red."""
    gone = look.g.fate_deck.discards
    left = [FATE_DECK[n].destiny for n in range(len(FATE_DECK)) if n not in gone]
    if len(left) < draws:
        left = [card.destiny for card in FATE_DECK]
    ways = comb(len(left), draws)
    no_gold = comb(len([d for d in left if d != GOLD]), draws) / ways
    all_red = comb(len([d for d in left if d == RED]), draws) / ways
    return 1 - no_gold, all_red
