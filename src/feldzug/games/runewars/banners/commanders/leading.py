"""Commanders in battle: who leads with which card, when, and how often. [BOW-208, BOW-211, BOW-250]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.banners.cards.heroes import CommandsHere
from feldzug.games.runewars.banners.commanders.command import (
    Command,
    CommanderCard,
    commanders_of,
    is_commander,
)
from feldzug.games.runewars.banners.commanders.text import text_behind
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER
from feldzug.games.runewars.decks import Hero
from feldzug.games.runewars.heroes.checking import AttributeTest, Tester
from feldzug.games.runewars.heroes.events import HeroHurt
from feldzug.games.runewars.heroes.hurting import HurtHero
from feldzug.games.runewars.tactics.moments import AFTER_DRAW, BEFORE_DRAW, open_moment
from feldzug.games.runewars.tactics.window import MORE_ACTS, TacticsWindow
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Flow, Names, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Event, Reason, Seat, because

SIDES: Final = {"attacker": ATTACKER, "defender": DEFENDER}


@dataclass(slots=True, unsafe_hash=True)
class CommanderUsed(Effect):
    """A commander card has worked in this battle."""

    commander: CommanderCard


@dataclass(slots=True, unsafe_hash=True)
class CommanderLeads(Event):
    """A commander lends his side what his card says. [BOW-208]"""

    seat: Seat
    hero: Hero
    commander: CommanderCard


# looking


def refusal(g: World, seat: int, hero: int, moment: str) -> Reason | None:
    """Why a commander does not lead with his card at a moment of the battle. [BOW-208]"""
    battle, card = g.frame(Battle), g.part(Command).cards[hero]
    if g.hero_area[hero] != battle.area:
        return because("commander-elsewhere", "BOW-208", hero=hero)
    if g.hero_routed[hero]:
        return because("commander-is-routed", "BOW-208", hero=hero)
    text, side = text_behind(g, card), battle.side_of(seat)
    if text.moment != moment or (text.side and SIDES[text.side] != side):
        return because("not-the-commanders-moment", "BOW-208", commander=card)
    if times_used(g, card) >= text.times:
        return because("commander-used", "BOW-208", commander=card)
    return text.useless() if text.is_useless(g, side) else None


def times_used(g: World, card: int) -> int:
    used = [e for e in g.effects if isinstance(e, CommanderUsed) and e.commander == card]
    return len(used)


def leaders(g: World, seat: int, moment: str) -> list[int]:
    """The commanders of a seat who could lead now."""
    return [h for h in commanders_of(g, seat) if refusal(g, seat, h, moment) is None]


def leader_with(g: World, seat: int, card: int, moment: str) -> int:
    """Who could lead with a card now; NONE if nobody could."""
    for hero in leaders(g, seat, moment):
        if g.part(Command).cards[hero] == card:
            return hero
    return NONE


# at a moment for cards


@dataclass(frozen=True, slots=True)
class UseCommander(Action):
    """Use the card of this commander."""

    hero: Hero


def in_battle(g: World, moment: str) -> bool:
    """Whether a moment is one at which commanders lead."""
    return moment in (BEFORE_DRAW, AFTER_DRAW, "start-of-battle", "tally")


def may_act(g: World, moment: str, seat: Seat) -> bool:
    """Everybody sees whose commander could lead now."""
    return in_battle(g, moment) and bool(leaders(g, seat, moment))


def offered(frame: TacticsWindow, g: World, seat: Seat) -> list[Any]:
    """All own commanders in the area of the battle. [BOW-208]"""
    if not in_battle(g, frame.moment):
        return []
    here = g.frame(Battle).area
    return [UseCommander(h) for h in commanders_of(g, seat) if g.hero_area[h] == here]


def refused(frame: TacticsWindow, g: World, seat: Seat, action: UseCommander) -> Reason | None:
    return refusal(g, seat, action.hero, frame.moment)


def used(frame: TacticsWindow, g: World, seat: Seat, action: UseCommander) -> Todo:
    return Lead(seat, action.hero, g.part(Command).cards[action.hero])


@dataclass(slots=True)
class Lead(Tester):
    """A commander tests an attribute, or takes damage as his player chooses; then his card works."""

    seat: Seat
    hero: Hero
    commander: CommanderCard
    hurt: bool = field(default=False, kw_only=True)
    """Whether he has taken damage for it."""

    @staticmethod
    def inside() -> Names:
        return ("Battle", "FightPass", "Tally")

    @staticmethod
    def flow() -> Flow:
        return "begin", "test", "price", "work"

    def begin(self, g: World) -> None:
        mark_used(g, self.seat, self.hero)

    def test(self, g: World) -> Todo:
        attribute = text_behind(g, self.commander).attribute
        return None if attribute == NONE else AttributeTest(self.seat, self.hero, attribute)

    def price(self, g: World) -> Todo:
        return price(g, self.hero, self.commander)

    def work(self, g: World) -> Todo:
        """Where it costs damage, only if nothing has prevented that."""
        side, text = g.frame(Battle).side_of(self.seat), text_behind(g, self.commander)
        if text.facts.amount("damage") and not self.hurt:
            return None
        return text.works(g, self.seat, side, self.destiny)


def has_paid(g: World, event: HeroHurt) -> Todo:
    """A commander has taken the damage that his card asks for. [BOW-211]"""
    for frame in g.stack:
        if isinstance(frame, Lead) and frame.hero == event.hero:
            frame.hurt = True
    return None


def mark_used(g: World, seat: Seat, hero: int) -> int:
    """The card of a commander works once more in this battle, and all are told; returns the card."""
    card = g.part(Command).cards[hero]
    g.effects.append(CommanderUsed(seat, "battle", card))
    g.tell(CommanderLeads(seat, hero, card))
    return card


def price(g: World, hero: int, card: int) -> Todo:
    """The damage that a commander takes for it. [BOW-211]"""
    damage = text_behind(g, card).facts.amount("damage")
    return HurtHero(hero, damage) if damage else None


def commands_here(g: World, query: CommandsHere, commands: int) -> int:
    """A commander in the area commands. [BOW-208]"""
    return max(commands, int(is_commander(g, query.hero)))


def install(rules: Rules) -> None:
    rules.modifies(CommandsHere, commands_here)
    rules.on(HeroHurt, has_paid)
    open_moment(rules, BEFORE_DRAW)
    open_moment(rules, AFTER_DRAW)
    rules.shelf(MORE_ACTS)["commanders"] = may_act
    rules.offer(TacticsWindow, offered, used, kinds=(UseCommander,))
    rules.ban(TacticsWindow, refused, kinds=(UseCommander,))
