"""From a roster to the army that fights: the profiles of the list with mounts, items and attached stands."""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.empires import armies
from feldzug.games.empires.armies import NONE, ArmyList, EntryFacts, army_list
from feldzug.games.empires.items import NO_ARMOUR
from feldzug.games.empires.peoples import CHAOS as RULE_CHAOS
from feldzug.games.empires.peoples import CHAOS_BY_LIST, PEOPLE_FACTS, PEOPLES, UNDEAD
from feldzug.games.empires.records import rows_of
from feldzug.games.empires.rosters.reckoning import bare_points, fights_as, item_price
from feldzug.games.empires.rosters.roster import Roster, RosterLine
from feldzug.games.empires.siege_gear import ARTILLERY as SIEGE_ENGINE
from feldzug.games.empires.siege_gear import FORTIFICATION, GEAR, GEAR_FACTS
from feldzug.games.empires.simulation.forces import (
    ARTILLERY,
    GENERAL,
    HERO,
    KINDS,
    NO_ITEM,
    WIZARD,
    ArmySpell,
    Commander,
    Force,
    Regiment,
    Works,
)
from feldzug.games.empires.simulation.hatred import CHAOS, DEAD, HUMANS

FILE: Final = "battle_spells.toml"
_RANKS: Final = {armies.GENERAL: GENERAL, armies.HERO: HERO, armies.WIZARD: WIZARD}
_CASTERS: Final = ("casts-spells", "general-casts-spells")
_OIL: Final = GEAR.index("boiling-oil")
_LADDERS: Final = GEAR.index("ladders")
_RAMS: Final = (GEAR.index("log-rams"), GEAR.index("battering-ram"))
_TOWERS: Final = GEAR.index("siege-tower")
_GATES: Final = (GEAR.index("gateway"), GEAR.index("gateway-tower"))


def _read_spells(rows: list[dict[str, Any]]) -> dict[str, tuple[ArmySpell, ...]]:
    """The spells of a content file, by people and edition."""
    found: dict[str, tuple[ArmySpell, ...]] = {}
    for row in rows:
        key = f"{row['people']} {row['edition']}"
        spell = ArmySpell(int(row["cast_on"]), int(row.get("range", 0)))
        found[key] = (*found.get(key, ()), spell)
    return found


_SPELLS: Final[dict[str, tuple[ArmySpell, ...]]] = _read_spells(rows_of(FILE, "spell"))


def spells_of(people: int, edition: str) -> tuple[ArmySpell, ...]:
    """The spells that wizards of a people cast in battle."""
    return _SPELLS.get(f"{PEOPLES[people]} {edition}", ())


def force_of(roster: Roster, people: int, edition: str) -> Force:
    """The army that a roster describes, with everything that the enemy may score."""
    army = army_list(people, edition)
    lines = [*roster.lines, *roster.extra]
    if roster.reinforcement != NONE:
        lines.append(RosterLine(roster.reinforcement))
    regiments: list[Regiment] = []
    commanders: list[Commander] = []
    attached: list[EntryFacts] = []
    for line in lines:
        entry = fights_as(army, line)
        for _ in range(line.count):
            if entry.is_character:
                commanders.append(_commander(army, line, entry))
            elif entry.hosts:
                attached.append(entry)
            else:
                regiments.append(_regiment(army, line, entry))
    for entry in attached:
        _attach(regiments, entry)
    return Force(
        (*regiments, *_engines(roster)),
        tuple(commanders),
        spells_of(people, edition),
        _works(roster),
    )


def folk_of(people: int, entry: EntryFacts) -> tuple[str, ...]:
    """What a unit is to those who hate it; the warriors of Chaos are humans, too."""
    facts = PEOPLE_FACTS[people]
    found = [HUMANS] if entry.human else []
    if facts.has(RULE_CHAOS) or facts.has(CHAOS_BY_LIST):
        found.append(CHAOS)
    if facts.has(UNDEAD):
        found.append(DEAD)
    return tuple(found)


def _points(army: ArmyList, line: RosterLine) -> int:
    """What one of a line is worth to who destroys it, its item with it. [EMP-018]"""
    return bare_points(army, line) + sum(
        [max(0, item_price(army, line, item)) for item in line.items]
    )


def _specials(army: ArmyList, line: RosterLine, entry: EntryFacts) -> tuple[str, ...]:
    found = list(entry.special)
    for number in line.upgrades:
        found.extend(army.by_upgrade[number].special)
    return tuple(found)


def _regiment(army: ArmyList, line: RosterLine, entry: EntryFacts) -> Regiment:
    traits = _specials(army, line, entry)
    return Regiment(
        entry=entry.number,
        kind=KINDS.index(entry.kind),
        melee=entry.melee,
        hits=entry.hits,
        armour=entry.armour,
        stands=entry.stands,
        points=_points(army, line),
        shots=entry.shots,
        shot_dice=entry.shot_dice,
        reach=entry.range,
        reach_from=entry.range_from,
        item=line.items[0] if line.items else NO_ITEM,
        melee_die=entry.melee_dice > 0,
        counts=entry.counts_for_break,
        flies="fly" in traits,
        traits=(*traits, "bounce") if entry.bounce else traits,
        folk=folk_of(army.people, entry),
    )


def _commander(army: ArmyList, line: RosterLine, entry: EntryFacts) -> Commander:
    traits = _specials(army, line, entry)
    mounts = [army.by_upgrade[number] for number in line.upgrades]
    return Commander(
        entry=entry.number,
        rank=_RANKS[entry.kind],
        command=0 if "gives-no-orders" in traits else entry.command,
        attack=entry.melee + sum([mount.melee for mount in mounts]),
        points=_points(army, line),
        item=line.items[0] if line.items else NO_ITEM,
        casts=entry.kind == armies.WIZARD or any(trait in _CASTERS for trait in traits),
        flies="fly" in traits,
        terror="terror" in traits,
        shots=sum([mount.shots for mount in mounts]),
        reach=max([mount.range for mount in mounts], default=0),
        traits=traits,
    )


def _attach(regiments: list[Regiment], entry: EntryFacts) -> None:
    """A stand joins the first unit of its hosts that has none yet."""
    for n, host in enumerate(regiments):
        if host.entry in entry.hosts and not host.attached:
            regiments[n] = Regiment(
                entry=host.entry,
                kind=host.kind,
                melee=host.melee,
                hits=host.hits,
                armour=host.armour,
                stands=host.stands + entry.stands,
                points=host.points + entry.points,
                shots=host.shots,
                shot_dice=host.shot_dice,
                reach=host.reach,
                reach_from=host.reach_from,
                item=host.item,
                melee_die=host.melee_die,
                counts=host.counts,
                flies=host.flies,
                traits=host.traits,
                folk=host.folk,
                attached=max(0, entry.melee - host.melee) + 1,
            )
            return


def _engines(roster: Roster) -> list[Regiment]:
    """The siege artillery that was bought. [EMP-327]"""
    found: list[Regiment] = []
    for one in roster.gear:
        facts = GEAR_FACTS[one.gear]
        if facts.sort == SIEGE_ENGINE:
            engine = Regiment(
                entry=NONE,
                kind=ARTILLERY,
                melee=facts.melee,
                hits=facts.hits,
                armour=NO_ARMOUR,
                stands=1,
                points=facts.points,
                shots=(facts.shots,),
                reach=facts.range,
                reach_from=facts.range_from,
                counts=False,
                traits=("bounce",) if facts.bounce else (),
            )
            found.extend([engine] * one.count)
    return found


def _works(roster: Roster) -> Works:
    """Walls, gates and siege equipment. [EMP-324, EMP-327]"""
    walls: list[int] = []
    gates: list[int] = []
    counts = [0] * len(GEAR)
    for one in roster.gear:
        facts = GEAR_FACTS[one.gear]
        counts[one.gear] += one.count
        if facts.sort != FORTIFICATION:
            continue
        for _ in range(one.count):
            if one.gear in _GATES:
                gates.append(facts.structure[0])
                walls.extend(facts.structure[1:])
            else:
                walls.extend(facts.structure)
    return Works(
        walls=tuple(walls),
        gates=tuple(gates),
        oil=counts[_OIL],
        ladders=counts[_LADDERS],
        rams=sum([counts[ram] for ram in _RAMS]),
        towers=counts[_TOWERS],
    )
