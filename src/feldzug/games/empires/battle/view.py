"""What somebody may see of a battle that is being set up or fought."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.armies import ENTRIES, UPGRADES, ArmyList
from feldzug.games.empires.battle.armies import (
    army_size,
    bare_muster,
    battle_turns,
    fielded,
    muster_of,
    size_parts,
    treasury,
)
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.paper import EACH, MOST_STEPS, advantage, chances
from feldzug.games.empires.battle.sheet_rules import sheet_rules
from feldzug.games.empires.battle.sheets import has_walls, sizes
from feldzug.games.empires.battle.throw_views import (
    DragonThrowView,
    LavaTileView,
    SwampThrowView,
    dragon_view,
    lava_view,
    swamp_view,
)
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.land import NONE
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.rosters.reckoning import break_point, fights_as
from feldzug.games.empires.rosters.roster import RosterLine
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, OBJECTIVES
from feldzug.games.empires.siege_gear import GEAR
from feldzug.games.empires.terrain import PIECES
from feldzug.games.empires.vocabularies import RESULTS, TILES
from feldzug.games.empires.weather import WEATHER_FACTS, WEATHERS
from feldzug.kernel.values import Seat, View
from feldzug.kernel.vocabulary import Vocabulary

SIDES: Final = (CHALLENGER, CHALLENGED)


@dataclass(slots=True)
class PieceView(View):
    piece: str
    sector: int
    to: int


@dataclass(slots=True)
class ObjectiveView(View):
    objective: str
    sector: int
    points: int


@dataclass(slots=True)
class ArmyLineView(View):
    """So many of one entry, with upgrades and items."""

    entry: str
    count: int
    upgrades: list[str]
    items: list[str]
    is_unit: bool
    """A unit of its own, neither a character nor a stand of another unit."""
    armour: int
    """The least die that saves, 7 for none; what upgrades and items change is not in it."""
    hits: int


@dataclass(slots=True)
class ArmyView(View):
    """An army as it takes the field. Characters whom an Assassin has removed are not in it."""

    lines: list[ArmyLineView]
    extra: list[ArmyLineView]
    reinforcement: ArmyLineView | None
    gear: dict[str, int]
    break_point: int
    """So many lost units break it. [EMP-126]"""


@dataclass(slots=True)
class SizePartView(View):
    """Points of an army, and why: the size of the round, a bonus, a malus."""

    why: str
    points: int


@dataclass(slots=True)
class MusterView(View):
    """What the own army may be while it is written."""

    people: str
    size: int
    limits: int
    gold: int
    """What the treasury can pay. [EMP-182]"""
    most_bought: int
    gold_per_point: int
    cards: list[str]
    """Item cards that may be used. [EMP-018]"""
    reinforcement: bool
    """Whether an additional unit comes with the event. [EMP-124]"""
    siege: str
    extra: int
    """Points for siege gear and more units. [EMP-327]"""
    walls: bool


@dataclass(slots=True)
class PaperChanceView(View):
    """How a battle on paper may end, by side, and with how many of 36 rolls."""

    results: list[str]
    of36: int


@dataclass(slots=True)
class PaperOddsView(View):
    """The odds of a battle on paper if the own side pays so much more and the other nothing. [EMP-434]"""

    gold: int
    chances: list[PaperChanceView]


@dataclass(slots=True)
class FightView(View):
    """A battle that is being set up or fought; sides are challenger and challenged."""

    number: int
    challenger: int
    challenged: int
    fighters: list[int]
    tile: str
    way: str
    side: int
    first: int
    pieces: list[PieceView]
    objectives: list[ObjectiveView]
    weather: str | None
    paces: dict[str, int]
    """The full pace in cm by kind of troops, as the weather allows it. [EMP-364, EMP-365]"""
    flyer_charge: int
    sight: int | None
    """How far one sees, in cm, if the weather limits it. [EMP-366]"""
    orders: int | None
    """How many orders a unit takes in a command phase, if the weather limits them. [EMP-367]"""
    turns: int
    siege: bool
    walls: bool
    defender: int
    dragon: bool
    castle_card: bool
    """Whether a magic item card lies in the castle now. [EMP-359]"""
    touched_by: int
    eruption_rolled: int
    """The half turn for which the volcano was rolled for last, -1 if never; then the die. [EMP-287]"""
    eruption_die: int
    erupted: int
    """The half turn in which it has erupted, by the die or by the first tile, else -1."""
    swamp: list[SwampThrowView]
    lava: list[LavaTileView]
    dragon_throws: list[DragonThrowView]
    sizes: list[int]
    """As large as the armies are, or may be while they are not locked."""
    base_sizes: list[int]
    size_parts: list[list[SizePartView]]
    """By side, what the base size consists of. [EMP-083, EMP-181]"""
    muster: MusterView | None
    """For who is writing an army for it now."""
    locked: bool
    armies: list[ArmyView]
    """Both, for those who may see them."""
    paid: list[int]
    advantage: int
    """What the challenger would have ahead on paper. [EMP-434]"""
    paper: list[PaperOddsView]
    """Before a result lies: the odds on paper; for who may pay, with each amount that he can."""
    rules: list[str]
    """The rows of the catalogue that hold at this table, in the order in which they are needed."""


def called(vocabulary: Vocabulary, value: int) -> str | None:
    return None if value == NONE else vocabulary[value]


def fight_view(g: Campaign, fight: Fight, mine: Seat | None) -> FightView:
    weather = WEATHER_FACTS[fight.weather]
    base = [army_size(g, fight, side) for side in SIDES]
    shown = fight.knows_armies(mine)
    return FightView(
        number=fight.number,
        challenger=fight.challenger,
        challenged=fight.challenged,
        fighters=list(fight.fighters),
        tile=TILES[fight.tile],
        way=fight.way,
        side=fight.side,
        first=fight.first,
        pieces=[PieceView(PIECES[p.kind], p.sector, p.to) for p in fight.pieces],
        objectives=[
            ObjectiveView(OBJECTIVES[o.kind], o.sector, o.points) for o in fight.objectives
        ],
        weather=WEATHERS[fight.weather] if fight.has_weather else None,
        paces=dict(weather.move),
        flyer_charge=weather.charge,
        sight=weather.sight or None,
        orders=weather.orders or None,
        turns=battle_turns(g, fight),
        siege=fight.siege,
        walls=has_walls(g, fight),
        defender=fight.defender,
        dragon=fight.dragon,
        castle_card=fight.castle_card,
        touched_by=fight.touched_by,
        eruption_rolled=fight.eruption_rolled,
        eruption_die=fight.eruption_die,
        erupted=fight.erupted,
        swamp=[swamp_view(fight, thrown) for thrown in fight.swamp],
        lava=[lava_view(fight, laid) for laid in fight.lava],
        dragon_throws=[dragon_view(fight, thrown) for thrown in fight.dragon_throws],
        sizes=list(sizes(g, fight)) if shown else base,
        base_sizes=base,
        size_parts=[
            [SizePartView(why, points) for why, points in size_parts(g, fight, side)]
            for side in SIDES
        ],
        muster=muster_view(g, fight, mine),
        locked=bool(fight.armies),
        armies=[army_view(g, fight, side) for side in SIDES] if fight.armies and shown else [],
        paid=list(fight.paid),
        advantage=advantage(g, fight),
        paper=paper_odds(g, fight, mine),
        rules=list(sheet_rules(g, fight)),
    )


def paper_odds(g: Campaign, fight: Fight, mine: Seat | None) -> list[PaperOddsView]:
    """Whoever has paid for an army already pays no more: only before the armies gold tips the dice."""
    side = fight.side_of(g, mine) if mine in fight.speakers(g) else None
    ahead, found = advantage(g, fight), []
    for steps in range(MOST_STEPS + 1):
        if steps and (side is None or fight.armies or treasury(g, fight, side) < EACH * steps):
            break
        plus = steps if side == CHALLENGER else -steps
        found.append(
            PaperOddsView(
                EACH * steps,
                [
                    PaperChanceView([RESULTS[one] for one in results], int(chance * 36))
                    for results, chance in chances(ahead + plus).items()
                ],
            )
        )
    return found


def muster_view(g: Campaign, fight: Fight, mine: Seat | None) -> MusterView | None:
    """What who speaks for a side may field; nobody else may know his cards. [EMP-018]"""
    if mine is None or fight.armies or mine not in fight.speakers(g):
        return None
    muster = muster_of(g, fight, fight.side_of(g, mine))
    return MusterView(
        people=PEOPLES[muster.people],
        size=muster.size,
        limits=muster.limits,
        gold=muster.gold,
        most_bought=muster.most_bought,
        gold_per_point=muster.gold_per_point,
        cards=[ITEMS[card] for card in muster.cards],
        reinforcement=muster.reinforcement,
        siege=muster.siege,
        extra=muster.extra,
        walls=muster.walls,
    )


def army_view(g: Campaign, fight: Fight, side: int) -> ArmyView:
    roster, army = fielded(fight, side), bare_muster(g, fight, side).army
    return ArmyView(
        lines=[line_view(army, line) for line in roster.lines],
        extra=[line_view(army, line) for line in roster.extra],
        reinforcement=None
        if roster.reinforcement == NONE
        else line_view(army, RosterLine(roster.reinforcement)),
        gear={GEAR[one.gear]: one.count for one in roster.gear},
        break_point=break_point(roster, army),
    )


def line_view(army: ArmyList, line: RosterLine) -> ArmyLineView:
    facts = fights_as(army, line)
    return ArmyLineView(
        ENTRIES[line.entry],
        line.count,
        [UPGRADES[one] for one in line.upgrades],
        [ITEMS[one] for one in line.items],
        facts.is_unit,
        facts.armour,
        facts.hits,
    )
