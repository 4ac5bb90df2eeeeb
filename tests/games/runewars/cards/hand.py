"""The fixed map with full decks, and a hand of tactics cards on it: for tests of tactics cards."""

from __future__ import annotations

from typing import Any

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.board import FACTIONS
from feldzug.games.runewars.decks import (
    QUEST_BOX,
    REWARD_BOX,
    TACTICS_BOX,
    TACTICS_CARDS,
    QuestDeck,
    RewardDeck,
    TacticsDeck,
)
from feldzug.games.runewars.tactics.play import PlayTactics
from feldzug.games.runewars.tactics.targets import TargetArea
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.turn import OwnActions, Turn
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import SeasonOfTheYear
from feldzug.kernel.values import Event, Seat
from feldzug.parts.windows import PASS
from tests.games.runewars.battlefield import DAQAN, arriving, at, field, start
from tests.games.runewars.table import hold


def realm(text: str = "", modules: tuple[str, ...] = (), **options: str) -> World:
    """The map of `battlefield` with units, full decks and dials of 2."""
    g = field(text, 4, modules, **options)
    g.tactics_deck = TacticsDeck(bag=TACTICS_BOX.pile(g.rules))
    g.quest_deck = QuestDeck(bag=QUEST_BOX.pile(g.rules))
    g.reward_deck = RewardDeck(bag=REWARD_BOX.pile(g.rules))
    g.dials = [[2, 2, 2] for _ in g.seats()]
    return g


def own_turn(g: World, seat: Seat, *cards: str, at: str = "order") -> World:
    """The own turn of a seat that holds these cards, before its order (or after it: `at="end"`)."""
    hold(g, seat, *cards)
    g.active = seat
    turn = Turn(seat, at=at)
    return start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="end"), turn, OwnActions(seat))


def attack(
    text: str, army: str, where: str = "1c", *, seat: Seat = DAQAN, **hands: tuple[str, ...]
) -> World:
    """An army of *seat* attacks an area; hands by faction: `daqan=("panic",)`."""
    g = arriving(realm(text), army)
    for faction, cards in hands.items():
        hold(g, Seat(FACTIONS.index(faction)), *cards)
    return begin_attack(g, where, seat)


def begin_attack(g: World, where: str, seat: Seat = DAQAN) -> World:
    g.active = seat
    stack = WholeGame(at="seasons"), SeasonOfTheYear(at="end"), Turn(seat, at="bonus")
    return start(g, *stack, Battle(seat, at(where)))


def all_pass(g: World) -> list[Event]:
    """Everybody who is asked for a card passes, until something else is asked."""
    told: list[Event] = []
    while isinstance(g.stack[-1], TacticsWindow):
        told += g.apply(g.waiting()[0], PASS)
    return told


def card(name: str) -> PlayTactics:
    return PlayTactics(TACTICS_CARDS.index(name))


def play(g: World, seat: Seat, name: str, *targets: Any) -> list[Event]:
    """Play a card in the own turn, on these targets; returns all that happened."""
    own_turn(g, seat, name)
    told = g.apply(seat, card(name))
    for target in targets:
        told += g.apply(seat, target)
    return told


def why_not(g: World, seat: Seat, name: str) -> str:
    """Why a card may not be played in the own turn: `key row`, empty if it may."""
    own_turn(g, seat, name)
    return refusal(g, seat, card(name))


def refusal(g: World, seat: Seat, action: Any) -> str:
    found = g.why_not(seat, action)
    return "" if found is None else f"{found.key} {found.rule}"


def in_area(name: str) -> TargetArea:
    return TargetArea(at(name))


USELESS = "card-without-effect RW-210"
