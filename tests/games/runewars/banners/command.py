"""Commanders on the fixed map: heroes with a commander card, a march, a battle, a Quest Phase begun."""

from __future__ import annotations

from typing import Any

from feldzug.games.runewars.banners.commanders.command import (
    COMMANDER_BOX,
    COMMANDER_CARDS,
    Command,
    CommanderDeck,
    appoint,
)
from feldzug.games.runewars.banners.commanders.module import CommandView
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.decks import HEROES
from feldzug.games.runewars.heroes.quest_phase import QuestPhase
from feldzug.games.runewars.march import Activate, MoveArmy
from feldzug.games.runewars.strategic_moves import StrategicMoves
from feldzug.games.runewars.turn import Turn
from feldzug.games.runewars.world import World
from feldzug.kernel.values import FATE, Event, Seat
from tests.games.runewars.battlefield import DAQAN, arriving, at, start
from tests.games.runewars.champions import champions, season
from tests.games.runewars.table import hero

MODULES = ("banners",)


def camp(text: str = "", **options: str) -> World:
    """The fixed map with full decks, the Commander deck among them."""
    g = champions(text, MODULES, **{"commanders": "on", **options})
    g.part(Command).deck = CommanderDeck(bag=COMMANDER_BOX.pile(g.rules))
    return g


def commander(g: World, name: str, seat: Seat, where: str, card: str) -> int:
    """A hero with a commander card; returns his number."""
    who, command = hero(g, name, seat, where), g.part(Command)
    deck = command.deck.clone()
    deck.bag.remove(COMMANDER_CARDS.index(card))
    command.deck = deck
    appoint(g, seat, who, COMMANDER_CARDS.index(card))
    g.events.clear()
    return who


def command_view(g: World, seat: Seat | None = None) -> CommandView:
    found = g.views(seat)["commanders"]
    assert isinstance(found, CommandView)
    return found


def led_by(g: World, who: int) -> str | None:
    """The card beside a hero, as everybody sees it."""
    return command_view(g).commanders.get(HEROES[who])


def number(card: str) -> int:
    return COMMANDER_CARDS.index(card)


def draw(g: World, *cards: str) -> list[Event]:
    """Fate brings commander cards."""
    return [event for card in cards for event in g.apply(FATE, number(card))]


def turn_of(g: World, seat: Seat, *frames: Any) -> World:
    """A seat's order, in which *frames* are in progress."""
    g.active = seat
    return start(g, *season(Turn(seat, at="end"), *frames))


def marching(g: World, seat: Seat, target: str, *, peaceful: bool = False) -> World:
    """An army gathers for an area that was just activated."""
    turn_of(g, seat, MoveArmy(seat, peaceful))
    g.apply(seat, Activate(at(target)))
    return g


def strategizing(g: World, seat: Seat) -> World:
    return turn_of(g, seat, StrategicMoves(seat))


def battle(g: World, where: str, army: str, seat: Seat = DAQAN) -> World:
    """An army of *seat* attacks an area; nothing follows the battle."""
    g.active = seat
    return start(arriving(g, army), Battle(seat, at(where)))


def quest_phase(g: World, *seats: Seat) -> World:
    """A Quest Phase begins, in which these seats act in this order."""
    g.play_order = [int(seat) for seat in seats]
    g.order_now = [0 for _ in g.seats()]
    return start(g, *season(QuestPhase()))
