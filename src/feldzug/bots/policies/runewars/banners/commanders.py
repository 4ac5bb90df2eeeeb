"""Answers about commanders: who commands with which card, whom he follows, and when he leads. [BOW-190]"""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars import battles, quests
from feldzug.bots.policies.runewars.odds import WORTH
from feldzug.bots.policies.runewars.outlook import CARD, INFLUENCE, Outlook
from feldzug.games.runewars.banners.cards.commanders.fighting import (
    ChangeFate,
    KeepFate,
    KeepStanding,
    LetFall,
    NoMoreRearguard,
    StepBetween,
)
from feldzug.games.runewars.banners.cards.commanders.testing import SpoilCard
from feldzug.games.runewars.banners.commanders.acquiring import (
    KeepCommanderCard,
    KeepNoCommander,
    PayForCommanders,
    ReplaceCommander,
    own_cards,
)
from feldzug.games.runewars.banners.commanders.appointing import (
    DrawNewCommander,
    KeepCommand,
    MakeCommander,
    PassCommandTo,
    StayWithoutCommander,
)
from feldzug.games.runewars.banners.commanders.command import (
    COMMANDER_CARDS,
    Command,
    is_commander,
)
from feldzug.games.runewars.banners.commanders.leading import UseCommander
from feldzug.games.runewars.banners.commanders.moving import MarchCommander, held_by_token
from feldzug.games.runewars.banners.commanders.text import SHELF, text_behind
from feldzug.games.runewars.banners.units.losses import RiseAgain
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER
from feldzug.games.runewars.battle.losses import ChooseUnit, EnoughUnits
from feldzug.games.runewars.battle.passes import FightPass
from feldzug.games.runewars.battle.tally import strength
from feldzug.games.runewars.board import SHAPE_OF
from feldzug.games.runewars.decks import FATE_DECK, MISS
from feldzug.games.runewars.heroes.attributes import attribute_of, health_of
from feldzug.games.runewars.heroes.quest_phase import MoveHero, StepTo, StopHere
from feldzug.games.runewars.march import MoveArmy
from feldzug.games.runewars.movement import hero_steps
from feldzug.games.runewars.world import NONE

WORTH_OF: Final[dict[int, float]] = {
    COMMANDER_CARDS.index(card): worth
    for card, worth in {
        "raise-the-banner": 1.4,
        "lead-the-charge": 1.3,
        "hold-the-line": 1.4,
        "saboteur": 0.9,
        "master-of-spies": 0.7,
        "war-mage": 1.5,
        "tactician": 1.3,
        "shield-companion": 1.6,
        "rearguard": 0.8,
        "opportunist": 0.6,
    }.items()
}
"""What a card is worth with an ordinary hero."""
BEST_OF: Final = (0.0, 1.15, 1.35, 1.45)
"""What the best of so many drawn cards is worth on the average."""
DECIDES: Final = 5.0
"""Strength that wins the battle."""
FALLS: Final = 3.0
"""A commander who falls for it."""

# who commands


def fitness(look: Outlook, hero: int, card: int) -> float:
    """How well a hero leads with a card: what it tests, or his health where it hurts him."""
    g, text = look.g, text_behind(look.g, card)
    if text.attribute != NONE:
        return 0.3 * attribute_of(g, hero, text.attribute)
    left = health_of(g, hero) - g.hero_damage[hero]
    return 0.3 * left if text.facts.amount("damage") else 0.1 * left


def make_commander(look: Outlook, action: MakeCommander) -> float:
    return fitness(look, action.hero, look.g.part(Command).waiting[look.seat])


def pass_command(look: Outlook, action: PassCommandTo) -> float:
    """To somebody who is clearly better at it."""
    frame: Any = look.g.stack[-1]
    card = look.g.part(Command).cards[frame.hero]
    return fitness(look, action.hero, card) - fitness(look, frame.hero, card) - 0.5


def pay_for_commanders(look: Outlook, action: PayForCommanders) -> float:
    """A better card than the own one, if influence is left for it."""
    own = min([WORTH_OF[card] for card in own_cards(look.g, look.seat)] or [0.0])
    better = BEST_OF[action.influence] - own
    return better * look.time - INFLUENCE * action.influence


def keep_commander(look: Outlook, action: KeepCommanderCard) -> float:
    own = min([WORTH_OF[card] for card in own_cards(look.g, look.seat)] or [0.0])
    return WORTH_OF[action.commander] - own


def replace_commander(_look: Outlook, action: ReplaceCommander) -> float:
    return -WORTH_OF[action.commander]


# whom he follows


def leads(look: Outlook, hero: int) -> bool:
    """Whether a hero commands in this game."""
    return bool(look.g.rules.shelf(SHELF)) and is_commander(look.g, hero)


def march(look: Outlook, action: MarchCommander) -> float:
    """Into battle with any army; else with most of the units that stand where he is."""
    g, army = look.g, look.g.frame(MoveArmy)
    if not army.kinds:
        return -1.0
    if not g.is_friendly(army.area, look.seat) and not g.is_empty(army.area):
        return 0.6
    here = g.hero_area[action.hero]
    leave = len([source for source in army.sources if source == here])
    return 0.4 if leave and 2 * leave > g.units(here) else -1.0


def ways(look: Outlook, hero: int) -> dict[int, int]:
    """By area: how many steps it is for a commander to the largest own army."""
    g, key = look.g, f"army {hero}"
    if key not in look.memo:
        areas = [area for area in g.controlled(look.seat) if g.units(area)]
        line = [max(areas, key=lambda area: (g.units(area), -area))] if areas else []
        found = dict.fromkeys(line, 0)
        for area in line:  # it grows as it is walked through
            for near in hero_steps(g, hero, area):
                if near not in found:
                    found[near] = found[area] + 1
                    line.append(near)
        look.memo[key] = found
    known: dict[int, int] = look.memo[key]
    return known


def move_hero(look: Outlook, action: MoveHero) -> float:
    """A commander goes to his army, if no token holds him; others do as they always do."""
    if not leads(look, action.hero):
        return quests.move_hero(look, action)
    held = held_by_token(look.g, action.hero) is not None
    away = 0 if held else ways(look, action.hero).get(look.g.hero_area[action.hero], 0)
    hurt = look.g.hero_damage[action.hero] / max(1, health_of(look.g, action.hero))
    return (1.6 if away else 0.2) - 1.5 * hurt


def step_to(look: Outlook, action: StepTo) -> float:
    hero = quests.hero_asked(look)
    if not leads(look, hero):
        return quests.step_to(look, action)
    return -float(ways(look, hero).get(action.area, quests.NOWHERE))


def stop_here(look: Outlook, action: StopHere) -> float:
    hero = quests.hero_asked(look)
    if not leads(look, hero):
        return quests.stop_here(look, action)
    return 0.5 - ways(look, hero).get(look.g.hero_area[hero], quests.NOWHERE)


# in battle


def use_commander(look: Outlook, action: UseCommander) -> float:
    """A test costs nothing; damage only for what decides the battle."""
    g = look.g
    text = text_behind(g, g.part(Command).cards[action.hero])
    if not text.facts.amount("damage"):
        return 1.0
    battle = g.frame(Battle)
    behind = strength(g, battle, ATTACKER) - strength(g, battle, DEFENDER)
    decides = 0 < behind <= text.facts.amount("strength")
    return (DECIDES if decides else 0.0) - burden(look, action.hero)


def burden(look: Outlook, hero: int) -> float:
    """What a point of damage costs a commander."""
    left = health_of(look.g, hero) - look.g.hero_damage[hero]
    return 0.8 if left > 1 else FALLS


def step_between(look: Outlook, action: StepBetween) -> float:
    frame: Any = look.g.stack[-1]
    worth: float = WORTH[frame.kind]
    return worth - burden(look, action.hero)


def change_fate(look: Outlook, action: ChangeFate) -> float:
    """A card that does nothing for the type that has drawn it."""
    frame: Any = look.g.stack[-1]
    shape = SHAPE_OF[look.g.frame(FightPass).kind(frame.side)]
    return 1.0 if FATE_DECK[action.fate_card].result[shape] == MISS else -1.0


def keep_standing(_look: Outlook, action: KeepStanding) -> float:
    return WORTH[action.kind]


def choose_unit(look: Outlook, action: ChooseUnit) -> float:
    """Who stands up again: the best first."""
    rise = rising(look)
    if rise is None:
        return battles.choose_unit(look, action)
    return battles.still_useful(look, rise.side, action.kind)


def enough_units(look: Outlook, action: EnoughUnits) -> float:
    return battles.enough_units(look, action) if rising(look) is None else -1.0


def rising(look: Outlook) -> RiseAgain | None:
    """Whether the units that are chosen now stand up."""
    stack = look.g.stack
    below = stack[-2] if len(stack) > 1 else None
    return below if isinstance(below, RiseAgain) else None


JUDGES: Final[dict[type, Any]] = {
    ChangeFate: change_fate,
    ChooseUnit: choose_unit,
    EnoughUnits: enough_units,
    KeepCommanderCard: keep_commander,
    KeepStanding: keep_standing,
    MakeCommander: make_commander,
    MarchCommander: march,
    MoveHero: move_hero,
    PassCommandTo: pass_command,
    PayForCommanders: pay_for_commanders,
    ReplaceCommander: replace_commander,
    StepBetween: step_between,
    StepTo: step_to,
    StopHere: stop_here,
    UseCommander: use_commander,
}
FIXED: Final[dict[type, float]] = {
    DrawNewCommander: 1.0,
    KeepCommand: 0.0,
    KeepFate: 0.0,
    KeepNoCommander: 0.0,
    LetFall: 0.0,
    NoMoreRearguard: 0.0,
    SpoilCard: CARD,
    StayWithoutCommander: 0.0,
}
