"""Combat: rounds of attacks, the result with its support, retreat, pursuit, and drawn fights."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.simulation.field import Army, Battle
from feldzug.games.empires.simulation.forces import ARTILLERY, CAVALRY, CHARIOT, INFANTRY
from feldzug.games.empires.simulation.hatred import must_attack, zeal
from feldzug.games.empires.simulation.measuring import CONTACT, distance, distance_to
from feldzug.games.empires.simulation.moving import can_charge, close_in, push
from feldzug.games.empires.simulation.odds import (
    advantage,
    charge_bonus,
    expected,
    protection,
    supporters,
)
from feldzug.games.empires.simulation.shooting import save
from feldzug.games.empires.simulation.units import PUSHED, RANDOM_MOVE, Character, Unit
from feldzug.games.empires.simulation.walls import oil_attacks, wall_protection

ADVANCE: Final = 20
REFUGE: Final = 30

_BATTLE_BANNER: Final = ITEMS.index("battle-banner")
_DESTRUCTION: Final = ITEMS.index("sword-of-destruction")
_FATE: Final = ITEMS.index("sword-of-fate")
_CLEAVING: Final = ITEMS.index("sword-of-cleaving")
_MIGHT: Final = ITEMS.index("sword-of-might")


def attacks(battle: Battle, unit: Unit, foe: Unit, is_first: bool) -> int:
    """The dice of a unit in one round, at least one.

    Per stand: charge in the open +1, monsters and chariots +2; pursuit +1 and +1 for each full 3 cm; enemies
    that cause terror, at flank or rear, and own confusion −1 each. [EMP-025, EMP-344]
    """
    each = unit.melee + unit.pursuit
    if is_terrible(foe) and unit.fears and not unit.heartened:
        each -= 1
    if unit.flanked:
        each -= 1
    if unit.confused:
        each -= 1
    traits = unit.regiment.traits
    if is_first and "first-round-front-plus1" in traits and not unit.flanked:
        each += 1
    if is_first:
        each += zeal(unit, foe)
    dice = each * unit.stands
    if unit.regiment.melee_die:
        dice += rolled_attacks(battle, unit)
    if unit.frenzied:
        unit.frenzied = False
        dice += unit.melee * unit.stands
    if unit.has_charged:
        dice += charge_bonus(unit)
        if "charge-bonus-d6" in traits:
            dice += battle.dice.die()
    dice = max(dice, 1)
    dice += unit.might
    if unit.blessed:
        dice += unit.stands
    if unit.item_left and unit.item == _BATTLE_BANNER:
        unit.item_left = False
        dice += battle.dice.die()
    leader = unit.leader
    if leader is not None:
        dice += leader.commander.attack
        if leader.item == _MIGHT:
            dice += 1
    return dice


def rolled_attacks(battle: Battle, unit: Unit) -> int:
    """Attacks that are thrown for; a pump wagon that stands has half of them."""
    die = battle.dice.die()
    if RANDOM_MOVE in unit.regiment.traits and not unit.has_charged and not unit.pursuit:
        return (die + 1) // 2
    return die


def is_terrible(unit: Unit) -> bool:
    """Whether a unit causes terror, by itself or by the mount of who leads it."""
    return unit.terror or (unit.leader is not None and unit.leader.commander.terror)


def strike(battle: Battle, unit: Unit, foe: Unit, is_first: bool) -> int:
    """Roll the attacks of a unit at one enemy; returns the hits that count."""
    cover = protection(foe, unit)
    if foe.wall >= 0 and not (foe.has_charged or foe.pursuit):
        cover = wall_protection(battle, unit)
    if (
        cover == 0
        and "defended-vs-mounted-front-charge" in foe.regiment.traits
        and unit.has_charged
        and unit.kind in (CAVALRY, CHARIOT)
        and not foe.flanked
    ):
        cover = 1
    dice = attacks(battle, unit, foe, is_first)
    hits = battle.dice.reaching(dice, 4 + cover)
    items = (unit.item, unit.leader.item if unit.leader is not None else -1)
    if _DESTRUCTION in items and hits < dice:
        hits += battle.dice.reaching(1, 4 + cover)
    if _FATE in items and unit.item_left and is_first:
        unit.item_left = False
        hits += battle.dice.reaching(1, 4 + cover)
    if "regenerate1" in foe.regiment.traits and hits:
        hits -= 1
    if _CLEAVING in items and hits:
        return 1 + save(battle, foe, hits - 1, 0)
    return save(battle, foe, hits, 0)


def joined(unit: Unit) -> tuple[list[Unit], list[Unit]]:
    """All who fight together with a unit, by side, in the order they are met."""
    found: list[Unit] = [unit]
    for one in found:
        for foe in one.foes:
            if foe not in found:
                found.append(foe)
    return [one for one in found if one.side == 0], [one for one in found if one.side == 1]


def combat_phase(battle: Battle, side: int) -> None:
    """Every combat is fought, at most two rounds each. Both sides fight."""
    for unit in list(battle.armies[side].units):
        if unit.foes and not unit.has_fought:
            fight(battle, unit)
    for army in battle.armies:
        for character in list(army.characters):
            _find_refuge(battle, army, character)
        for unit in army.units:
            unit.recover()
            unit.has_fought = False
            unit.flanked = False
            unit.blessed = False
            if not unit.foes:
                unit.has_charged = False
                unit.pursuit = 0
                if unit.leader is not None:
                    unit.leader.unit = None
                    unit.leader = None


def _find_refuge(battle: Battle, army: Army, character: Character) -> None:
    """A character alone whom enemies reach flees to own troops within 30 cm; without any he is slain."""
    if character.unit is not None:
        return
    x, y = character.x, character.y
    if not any(
        abs(foe.x - x) + abs(foe.y - y) <= CONTACT for foe in battle.armies[1 - army.side].units
    ):
        return
    best: Unit | None = None
    least = REFUGE + 1
    for unit in army.units:
        far = distance_to(unit, x, y)
        if far < least and not unit.foes:
            best, least = unit, far
    if best is None:
        battle.slay(character)
    else:
        character.x, character.y = best.x, best.y


def fight(battle: Battle, unit: Unit) -> None:
    """Fight one combat: a second round follows where somebody pursues."""
    ours, theirs = joined(unit)
    for one in (*ours, *theirs):
        one.has_fought = True
    if fight_round(battle, ours, theirs, True):
        pursuers = [one for one in (*ours, *theirs) if one.stands and one.pursuit]
        ours, theirs = joined(pursuers[0])
        fight_round(battle, ours, theirs, False)


def fight_round(battle: Battle, ours: list[Unit], theirs: list[Unit], is_first: bool) -> bool:
    """One round; returns whether somebody pursues, so that another one follows. [EMP-023]"""
    scores = [0, 0]
    struck: list[tuple[Unit, int]] = []
    for one in (*ours, *theirs):
        foe = _foe_of(one)
        hits = strike(battle, one, foe, is_first)
        scores[one.side] += hits
        struck.append((foe, hits))
        if one.wall >= 0 and foe.has_charged:
            more = save(battle, foe, battle.dice.reaching(oil_attacks(battle), 4), 1)
            scores[one.side] += more
            struck.append((foe, more))
        # Support counts before casualties are taken off. [EMP-023]
        scores[one.side] += supporters(battle, one)
    for foe, hits in struck:
        foe.wounds += hits
    everybody = (*ours, *theirs)
    for one in everybody:
        fallen = one.wounds // one.hits
        if fallen:
            one.wounds -= fallen * one.hits
            _fell(battle, one, fallen)
    for one in everybody:
        one.has_charged = False
        one.pursuit = 0
    sides = (
        [one for one in ours if one.stands],
        [one for one in theirs if one.stands],
    )
    if not sides[0] or not sides[1]:
        for one in (*sides[0], *sides[1]):
            one.foes = []
        _advance(battle, sides[0] or sides[1])
        return False
    if scores[0] == scores[1]:
        _fall_back(battle, sides[0], sides[1])
        return False
    winner = 0 if scores[0] > scores[1] else 1
    return _retreat(battle, sides[winner], sides[1 - winner], abs(scores[0] - scores[1]))


def _foe_of(unit: Unit) -> Unit:
    """Whom a unit strikes: the enemy with the fewest stands left that touches it."""
    best = unit.foes[0]
    for foe in unit.foes:
        if foe.stands < best.stands:
            best = foe
    return best


def _fell(battle: Battle, unit: Unit, stands: int) -> None:
    """Stands fall in combat; a character falls with the last of them."""
    leader = unit.leader if stands >= unit.stands else None
    battle.lose_stands(unit, stands)
    if leader is not None:
        battle.slay(leader)


def _part(units: list[Unit]) -> None:
    for unit in units:
        unit.foes = []


def _fall_back(battle: Battle, ours: list[Unit], theirs: list[Unit]) -> None:
    """A draw: both sides fall back up to 3D6 cm."""
    for units, others in ((ours, theirs), (theirs, ours)):
        far = min(battle.dice.sum(3), 8)
        for unit in units:
            if unit.wall < 0:
                push(battle, unit, others[0].x, others[0].y, far)
    _part(ours)
    _part(theirs)


def may_pursue(unit: Unit, foe: Unit) -> bool:
    """Infantry does not pursue cavalry or chariots, nobody on foot flyers; who mans a wall stays."""
    if unit.wall >= 0 or unit.kind == ARTILLERY or PUSHED in unit.regiment.traits:
        return False
    if unit.pursues_all:
        return True
    if foe.flies and not unit.flies:
        return False
    return not (unit.kind == INFANTRY and foe.kind in (CAVALRY, CHARIOT))


def _retreat(battle: Battle, winners: list[Unit], losers: list[Unit], difference: int) -> bool:
    """The losers retreat the difference, divided by their number and rounded up; artillery is lost.

    Who is beaten on a wall leaves it to the winner. The winners pursue, stand or fall back.
    """
    far = -(-difference // len(losers))
    left: list[Unit] = []
    for unit in losers:
        if unit.kind == ARTILLERY or PUSHED in unit.regiment.traits:
            _fell(battle, unit, unit.stands)
        else:
            leader = unit.leader
            if unit.wall >= 0:
                unit.wall = -1
                winners[0].x, winners[0].y = unit.x, unit.y
            push(battle, unit, winners[0].x, winners[0].y, far)
            if unit.stands:
                left.append(unit)
            elif leader is not None:
                battle.slay(leader)
    if not left:
        _part(winners)
        _advance(battle, winners)
        return False
    pursued = False
    for unit in winners:
        chased = [foe for foe in unit.foes if foe.stands]
        for foe in list(unit.foes):
            foe.foes.remove(unit)
        unit.foes = []
        prey = [foe for foe in chased if may_pursue(unit, foe)]
        if prey and (must_attack(unit, prey[0]) or _is_worth_pursuing(unit, prey[0])):
            foe = prey[0]
            if foe.wall < 0 and can_charge(battle, unit, foe, far + 10):
                close_in(battle, unit, foe)
                unit.pursuit = 1 + far // 3
                unit.foes.append(foe)
                foe.foes.append(unit)
                pursued = True
    for unit in winners:
        battle.settle(unit)
    return pursued


def _is_worth_pursuing(unit: Unit, foe: Unit) -> bool:
    return expected(unit, foe, True, False) >= expected(foe, unit, False, False)


def _advance(battle: Battle, winners: list[Unit]) -> None:
    """All enemies are destroyed: the winners advance up to 20 cm where another enemy is worth it."""
    for unit in winners:
        if unit.stands == 0 or unit.wall >= 0 or unit.kind == ARTILLERY:
            continue
        foe = battle.nearest_enemy(unit)
        if (
            foe is None
            or foe.wall >= 0
            or len(foe.foes) >= 2
            or distance(unit, foe) > min(ADVANCE, unit.pace)
        ):
            continue
        if advantage(battle, unit, foe) > 0 and can_charge(battle, unit, foe, ADVANCE):
            close_in(battle, unit, foe)
            unit.has_charged = True
            unit.foes.append(foe)
            foe.foes.append(unit)
