"""Heroes become commanders, in the set-up and when a Quest Phase begins. [BOW-190 – BOW-194, BOW-218]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.banners.commanders.command import (
    COMMANDER_BOX,
    Command,
    CommanderCard,
    CommanderDeck,
    DrawCommander,
    appoint,
    appoint_waiting,
    candidates,
    cards_left,
    commanders_of,
    has_command,
    is_commander,
)
from feldzug.games.runewars.decks import Hero
from feldzug.games.runewars.events import HeroJoined
from feldzug.games.runewars.heroes.quest_phase import QuestPhase
from feldzug.games.runewars.set_up.first_heroes import FirstHeroes
from feldzug.games.runewars.set_up.quick import QuickSetUp
from feldzug.games.runewars.set_up.start import SetUp
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Flow, Frame, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Reason, Seat, because

# the set-up


def one_hero_more(g: World, query: FirstHeroes, amount: int) -> int:
    """Everybody begins with two heroes. [BOW-190]"""
    return amount + 1


def shuffle_deck(frame: SetUp, g: World) -> Todo:
    """The Commander deck; where nobody is asked, a card each at once. [BOW-191]"""
    g.part(Command).deck = CommanderDeck(bag=COMMANDER_BOX.pile(g.rules))
    if isinstance(frame, QuickSetUp):
        return [DrawCommander(seat, openly=True) for seat in g.clockwise(g.first)]
    return None


def first_commanders(frame: SetUp, g: World) -> Todo:
    """A card each, then everybody chooses his commander. [BOW-191, BOW-192]"""
    if isinstance(frame, QuickSetUp):
        return None
    found: list[Frame] = []
    for seat in g.clockwise(g.first):
        found += [DrawCommander(seat, openly=True), ChooseCommander(seat, True)]
    return found


def first_to_come(g: World, event: HeroJoined) -> Todo:
    """Where nobody is asked, the first hero dealt commands. [BOW-192]"""
    if g.part(Command).waiting[event.seat] != NONE:
        if [frame for frame in g.stack if isinstance(frame, QuickSetUp)]:
            appoint_waiting(g, event.seat, event.hero)
    return None


# who gets a card


@dataclass(frozen=True, slots=True)
class MakeCommander(Action):
    """This hero gets the commander card."""

    hero: Hero


@dataclass(slots=True)
class ChooseCommander(Question):
    """Which hero becomes commander; in the set-up any, later one at an own stronghold. [BOW-192, BOW-220]"""

    anywhere: bool = False

    @staticmethod
    def inside() -> Names:
        return ("SetUp", "GiveCommand")

    def options(self, g: World) -> list[Any]:
        return [MakeCommander(hero) for hero in g.heroes(self.seat) if not is_commander(g, hero)]

    def forbids(self, g: World, action: MakeCommander) -> Reason | None:
        if not self.anywhere and action.hero not in candidates(g, self.seat):
            return because("hero-in-the-field", "BOW-218", hero=action.hero)
        return None

    def chosen(self, g: World, action: MakeCommander) -> None:
        appoint_waiting(g, self.seat, action.hero)


@dataclass(slots=True)
class GiveCommand(Procedure):
    """A card that waits goes to a hero at a stronghold; without one it goes on waiting. [BOW-Q26]"""

    seat: Seat

    @staticmethod
    def flow() -> Flow:
        return ("give",)

    def give(self, g: World) -> Todo:
        found = candidates(g, self.seat)
        if g.part(Command).waiting[self.seat] == NONE or not found:
            return None
        if len(found) > 1:
            return ChooseCommander(self.seat)
        appoint_waiting(g, self.seat, found[0])
        return None


# at the start of a Quest Phase


def before_quests(frame: QuestPhase, g: World) -> Todo:
    """In play order, before anybody acts. [BOW-218, BOW-220]"""
    return [ReviewCommand(seat) for seat in frame.seats]


@dataclass(slots=True)
class ReviewCommand(Procedure):
    """A lost commander is replaced, a waiting card given away, the command passed on. [BOW-218 – BOW-220]"""

    seat: Seat
    asked: tuple[CommanderCard, ...] = field(default=(), kw_only=True)
    """The cards about which the player was asked, or which are new."""

    @staticmethod
    def inside() -> Names:
        return ("QuestPhase",)

    @staticmethod
    def flow() -> Flow:
        return "fill_vacancy", "give", "pass_on"

    def fill_vacancy(self, g: World) -> Todo:
        """Who has lost his only commander may draw another card, if a hero can have it. [BOW-220]

        The second one that Lieutenant General allows is not replaced like this.
        """
        if has_command(g, self.seat) or not candidates(g, self.seat) or not cards_left(g):
            return None
        return SeekCommander(self.seat)

    def give(self, g: World) -> Todo:
        card = g.part(Command).waiting[self.seat]
        if card == NONE:
            return None
        self.asked += (card,)
        return GiveCommand(self.seat)

    def pass_on(self, g: World) -> Todo:
        """Each command may go to another hero. [BOW-218]"""
        if not candidates(g, self.seat):
            return None
        for hero in commanders_of(g, self.seat):
            card = g.part(Command).cards[hero]
            if card not in self.asked:
                self.asked += (card,)
                self.at = "pass_on"
                return PassCommand(self.seat, hero)
        return None


@dataclass(frozen=True, slots=True)
class DrawNewCommander(Action):
    """Draw a commander card for a hero at a stronghold."""


@dataclass(frozen=True, slots=True)
class StayWithoutCommander(Action):
    """Draw none."""


@dataclass(slots=True)
class SeekCommander(Question):
    """Whether a lost commander is replaced. [BOW-220]"""

    @staticmethod
    def inside() -> Names:
        return ("ReviewCommand",)

    def options(self, g: World) -> list[Any]:
        return [DrawNewCommander(), StayWithoutCommander()]

    def chosen(self, g: World, action: Action) -> Todo:
        return (
            DrawCommander(self.seat, openly=True) if isinstance(action, DrawNewCommander) else None
        )


@dataclass(slots=True, unsafe_hash=True)
class CommandPassed(Event):
    """*fellow* commands no longer. [BOW-219]"""

    seat: Seat
    fellow: Hero


@dataclass(frozen=True, slots=True)
class PassCommandTo(Action):
    """This hero commands from now on."""

    hero: Hero


@dataclass(frozen=True, slots=True)
class KeepCommand(Action):
    """The commander stays the same."""


@dataclass(slots=True)
class PassCommand(Question):
    """Whether the command goes from a hero to another one at a stronghold. [BOW-218, BOW-219]"""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("ReviewCommand",)

    def options(self, g: World) -> list[Any]:
        heroes = [hero for hero in g.heroes(self.seat) if not is_commander(g, hero)]
        return [KeepCommand(), *[PassCommandTo(hero) for hero in heroes]]

    def forbids(self, g: World, action: Any) -> Reason | None:
        if isinstance(action, PassCommandTo) and action.hero not in candidates(g, self.seat):
            return because("hero-in-the-field", "BOW-218", hero=action.hero)
        return None

    def chosen(self, g: World, action: Any) -> None:
        if isinstance(action, PassCommandTo):
            command = g.part(Command)
            card = command.cards[self.hero]
            command.cards[self.hero] = NONE
            g.tell(CommandPassed(self.seat, self.hero))
            appoint(g, self.seat, action.hero, card)


def install(rules: Rules) -> None:
    rules.modifies(FirstHeroes, one_hero_more)
    rules.insert(SetUp, "commander_deck", shuffle_deck, after="decks")
    rules.insert(SetUp, "first_commanders", first_commanders, after="heroes")
    rules.on(HeroJoined, first_to_come)
    rules.insert(QuestPhase, "review_command", before_quests, after="begin")
