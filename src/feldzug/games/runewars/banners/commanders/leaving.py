"""Commanders fall or leave otherwise: what becomes of their cards. [BOW-212, BOW-213, BOW-216, BOW-Q48]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.banners.commanders.acquiring import CommanderReturned
from feldzug.games.runewars.banners.commanders.command import (
    Command,
    CommanderCard,
    discard_commander,
    put_under_deck,
)
from feldzug.games.runewars.banners.commanders.general import LIEUTENANT_GENERAL, lose_general
from feldzug.games.runewars.elimination import Eliminated
from feldzug.games.runewars.heroes.events import HeroDefeated, HeroDeserted
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Event, Seat


@dataclass(slots=True, unsafe_hash=True)
class CommanderLost(Event):
    """The card of a defeated commander is discarded. [BOW-213]"""

    seat: Seat
    commander: CommanderCard


def take_card(g: World, hero: int) -> int:
    """The commander card of a hero who is a commander no longer; NONE if he was none."""
    command = g.part(Command)
    card = command.cards[hero]
    command.cards[hero] = NONE
    return card


def lose_card(g: World, seat: Seat, card: int) -> None:
    """After a defeat card and Lieutenant General are discarded. [BOW-213, BOW-216]"""
    discard_commander(g, card)
    g.tell(CommanderLost(seat, card))
    lose_general(g, seat)


def give_card_back(g: World, seat: Seat, card: int) -> None:
    """Without a defeat the card goes under the deck, unless an option says otherwise. [BOW-Q48]"""
    if g.options.agreed["commander_leaves"] == "as-defeat":
        lose_card(g, seat, card)
    else:
        put_under_deck(g, card)
        g.tell(CommanderReturned(seat, card))


def defeated(g: World, event: HeroDefeated) -> Todo:
    card = take_card(g, event.hero)
    if card != NONE:
        lose_card(g, event.seat, card)
    return None


def deserted(g: World, event: HeroDeserted) -> Todo:
    card = take_card(g, event.hero)
    if card != NONE:
        give_card_back(g, event.seat, card)
    return None


def out_of_the_game(g: World, event: Eliminated) -> Todo:
    """His commanders leave; Lieutenant General goes the way of his other tactics cards. [RW-352, BOW-Q48]"""
    command, seat = g.part(Command), event.seat
    gone = [hero for hero, card in enumerate(command.cards) if card != NONE]
    for hero in gone:
        if g.hero_seat[hero] == NOBODY:
            give_card_back(g, seat, take_card(g, hero))
    if command.waiting[seat] != NONE:
        card = command.waiting[seat]
        command.waiting[seat] = NONE
        give_card_back(g, seat, card)
    if command.generals[seat]:
        command.generals[seat] = 0
        deck = g.tactics_deck.clone()
        deck.bag.append(LIEUTENANT_GENERAL)
        deck.shuffle()
        g.tactics_deck = deck
    return None


def install(rules: Rules) -> None:
    rules.on(HeroDefeated, defeated)
    rules.on(HeroDeserted, deserted)
    rules.on(Eliminated, out_of_the_game)
