"""Rally Support: commander cards for influence. [BOW-199, BOW-203 – BOW-207, BOW-217]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.banners.commanders.appointing import GiveCommand
from feldzug.games.runewars.banners.commanders.command import (
    Command,
    CommanderCard,
    CommanderDeck,
    DrawCommander,
    appoint,
    candidates,
    cards_left,
    commanders_of,
    put_under_deck,
)
from feldzug.games.runewars.heroes.recruiting import MOST_DRAWN, HeroLimit, SeekHero
from feldzug.games.runewars.income import pay_influence
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Reason, Seat, because
from feldzug.parts.decks import EVERYBODY


def commanders_do_not_count(g: World, query: HeroLimit, amount: int) -> int:
    """Three heroes, and commanders besides. [BOW-199, BOW-215]"""
    return amount + len(commanders_of(g, query.seat))


# paying


@dataclass(frozen=True, slots=True)
class PayForCommanders(Action):
    influence: int


@dataclass(slots=True, unsafe_hash=True)
class CommandersSought(Event):
    """So much influence is paid for as many commander cards. [BOW-203]"""

    seat: Seat
    influence: int


def may_pay(frame: SeekHero, g: World, seat: Seat) -> list[Any]:
    """Commander cards in place of hero cards. [BOW-203]"""
    return [PayForCommanders(n) for n in range(1, MOST_DRAWN + 1)]


def cannot_pay(frame: SeekHero, g: World, seat: Seat, action: PayForCommanders) -> Reason | None:
    if action.influence > g.influence[seat]:
        return because("too-little-influence", "BOW-203", influence=g.influence[seat])
    if action.influence > cards_left(g):
        return because("too-few-commanders", "BOW-203", count=cards_left(g))
    if own_cards(g, seat):
        return None
    if g.options.agreed["commander_by_rally"] == "no":
        return because("no-commander", "BOW-Q49")
    return None if candidates(g, seat) else because("nobody-to-command", "BOW-Q49")


def pay(frame: SeekHero, g: World, seat: Seat, action: PayForCommanders) -> Todo:
    g.tell(CommandersSought(seat, action.influence))
    pay_influence(g, seat, action.influence)
    return AcquireCommander(seat, action.influence)


def own_cards(g: World, seat: int) -> list[int]:
    """The commander cards of a seat, one that waits among them."""
    command = g.part(Command)
    found = [command.cards[hero] for hero in commanders_of(g, seat)]
    return [*found, command.waiting[seat]] if command.waiting[seat] != NONE else found


# drawing and keeping


@dataclass(slots=True)
class AcquireCommander(Procedure):
    """So many commander cards are drawn; one may replace an own one. [BOW-203 – BOW-206]"""

    seat: Seat
    draws: int

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return "draw", "keep", "replace", "give"

    def draw(self, g: World) -> Todo:
        return [DrawCommander(self.seat) for _ in range(self.draws)]

    def keep(self, g: World) -> Todo:
        return KeepCommander(self.seat)

    def replace(self, g: World) -> Todo:
        """Which of the own cards it replaces, if there are several. [BOW-204, BOW-217]"""
        if not g.part(Command).looks.top:
            return None
        own = own_cards(g, self.seat)
        if len(own) > 1:
            return ReplaceWhich(self.seat)
        if own:
            self.replaces(g, own[0])
        else:
            g.part(Command).waiting[self.seat] = take_kept(g)
        return None

    def give(self, g: World) -> Todo:
        """Who had no commander makes a hero one. [BOW-Q49]"""
        return None if commanders_of(g, self.seat) else GiveCommand(self.seat)

    def replaces(self, g: World, card: int) -> None:
        """The old card goes under the deck, below those that were not kept. [BOW-205]"""
        command = g.part(Command)
        if card == command.waiting[self.seat]:
            command.waiting[self.seat] = take_kept(g)
        else:
            appoint(g, self.seat, command.cards.index(card), take_kept(g))
        put_under_deck(g, card)
        g.tell(CommanderReturned(self.seat, card))


def take_kept(g: World) -> int:
    """The card that was kept, and lies open until it is settled whose it is."""
    command = g.part(Command)
    card = int(command.looks.top[0])
    command.looks = CommanderDeck()
    return card


@dataclass(slots=True, unsafe_hash=True)
class CommanderReturned(Event):
    """An open commander card goes under the deck. [BOW-205, BOW-Q48]"""

    seat: Seat
    commander: CommanderCard


@dataclass(slots=True, unsafe_hash=True)
class CommandersTurnedAway(Event):
    """Drawn commander cards go under the deck unseen. [BOW-205]"""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class KeepCommanderCard(Action):
    commander: CommanderCard


@dataclass(frozen=True, slots=True)
class KeepNoCommander(Action):
    """All of them go under the deck."""


@dataclass(slots=True)
class KeepCommander(Question):
    """Which of the drawn cards is kept, if any. [BOW-204, BOW-206]"""

    @staticmethod
    def inside() -> Names:
        return ("AcquireCommander",)

    def options(self, g: World) -> list[Any]:
        return [*[KeepCommanderCard(c) for c in g.part(Command).looks.top], KeepNoCommander()]

    def chosen(self, g: World, action: Any) -> None:
        """The others go under the deck as they were drawn; who has drawn them knows them there. [BOW-205]"""
        command = g.part(Command)
        looks, kept, count = command.looks, CommanderDeck(), 0
        for card, seen in zip(looks.top, looks.top_seen, strict=True):
            if isinstance(action, KeepCommanderCard) and card == action.commander:
                kept.put_on_top(card, EVERYBODY)
                g.fence()
            else:
                put_under_deck(g, card, seen)
                count += 1
        command.looks = kept
        if count:
            g.tell(CommandersTurnedAway(self.seat, count))


@dataclass(frozen=True, slots=True)
class ReplaceCommander(Action):
    """The new card replaces this one."""

    commander: CommanderCard


@dataclass(slots=True)
class ReplaceWhich(Question):
    """Which of several own cards the new one replaces. [BOW-217]"""

    @staticmethod
    def inside() -> Names:
        return ("AcquireCommander",)

    def options(self, g: World) -> list[Any]:
        return [ReplaceCommander(card) for card in own_cards(g, self.seat)]

    def chosen(self, g: World, action: ReplaceCommander) -> None:
        g.frame(AcquireCommander).replaces(g, action.commander)


def install(rules: Rules) -> None:
    rules.modifies(HeroLimit, commanders_do_not_count)
    rules.offer(SeekHero, may_pay, pay, kinds=(PayForCommanders,))
    rules.ban(SeekHero, cannot_pay, kinds=(PayForCommanders,))
