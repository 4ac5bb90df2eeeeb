"""Heroes on the fixed map: a Quest Phase, a duel, a quest begun, with cards of fate by their numbers."""

from __future__ import annotations

from typing import Any

from feldzug.games.runewars.decks import HERO_BOX, OBJECTIVE_BOX, QUESTS, REWARDS, TACTICS_CARDS
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.heroes.quest_phase import HeroMoves, QuestPhase
from feldzug.games.runewars.heroes.quests import QuestAttempt
from feldzug.games.runewars.turn import OwnActions, Turn
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import SeasonOfTheYear
from feldzug.kernel.frames import Frame
from feldzug.kernel.values import FATE, Event, Seat
from feldzug.parts.decks import EVERYBODY, those
from tests.games.runewars.battlefield import fated, start
from tests.games.runewars.cards.hand import realm
from tests.games.runewars.table import hero

HIT, ORB_CARD, GUARD, MISS = 6, 1, 16, 8
"""Fate cards by what heroes read on them: a damage, an orb, a rout flag, a miss. All of them are red."""
GOLD, SILVER, RED = 7, 14, 18
"""Fate cards by their destiny."""


def champions(text: str = "", modules: tuple[str, ...] = (), **options: str) -> World:
    """The fixed map with full decks; no hero is in play yet."""
    g = realm(text, modules, **options)
    g.hero_pile = HERO_BOX.numbers(g.rules)
    g.objective = [
        [OBJECTIVE_BOX.number("full-granaries")],
        [OBJECTIVE_BOX.number("dominion")],
        [],
        [],
    ]
    return g


def carry(g: World, who: int, *names: str, shown: bool = False) -> World:
    """Rewards under a hero, known to his player or to all."""
    hand, deck = g.rewards[who].clone(), g.reward_deck.clone()
    for name in names:
        deck.bag.remove(REWARDS.index(name))
        hand.add(REWARDS.index(name), EVERYBODY if shown else those(Seat(g.hero_seat[who])))
    g.rewards[who], g.reward_deck = hand, deck
    return g


def carried(g: World, who: int) -> list[str]:
    """What a hero carries."""
    return sorted([REWARDS[card] for card in g.rewards[who].cards])


def quest_in_hand(g: World, seat: Seat, *names: str) -> World:
    """Quest cards in a hand, known to their owner."""
    hand, deck = g.quests[seat].clone(), g.quest_deck.clone()
    for name in names:
        deck.bag.remove(QUESTS.index(name))
        hand.add(QUESTS.index(name), those(seat))
    g.quests[seat], g.quest_deck = hand, deck
    return g


def quests_of(g: World, seat: Seat) -> list[str]:
    return sorted([QUESTS[card] for card in g.quests[seat].cards])


def season(*frames: Frame) -> tuple[Frame, ...]:
    """A season in which *frames* are in progress."""
    return (WholeGame(at="seasons"), SeasonOfTheYear(at="end"), *frames)


def phase(g: World, *seats: Seat) -> World:
    """A Quest Phase in which these seats act."""
    return start(g, *season(QuestPhase(seats=seats, at="act")))


def moving(g: World, who: int) -> World:
    """A hero who has chosen to move in the Quest Phase."""
    moves = HeroMoves(Seat(g.hero_seat[who]), who)
    return start(g, *season(QuestPhase(at="end"), moves))


def duel(g: World, who: int, rival: int) -> World:
    """A hero has challenged another."""
    moves = HeroMoves(Seat(g.hero_seat[who]), who, at="end")
    fight = Duel(who, rival, g.hero_area[who])
    return start(g, *season(QuestPhase(at="end"), moves, fight))


def duellists(
    one: str = "sir-valadir", other: str = "red-scorpion", modules: tuple[str, ...] = ()
) -> tuple[World, int, int]:
    """Two heroes in 1C, of Daqan and of Latari."""
    g = champions("", modules)
    return g, hero(g, one, Seat(0), "1c"), hero(g, other, Seat(1), "1c")


def attempt(g: World, who: int, name: str) -> World:
    """A hero tries a quest of his player's hand."""
    seat = Seat(g.hero_seat[who])
    if QUESTS.index(name) not in g.quests[seat].cards:
        quest_in_hand(g, seat, name)
    moves = HeroMoves(seat, who, at="end")
    trial = QuestAttempt(seat, who, QUESTS.index(name))
    return start(g, *season(QuestPhase(at="end"), moves, trial))


def own_turn(g: World, seat: Seat) -> World:
    """The own turn of a seat, before its order."""
    g.active = seat
    return start(g, *season(Turn(seat, at="order"), OwnActions(seat)))


def rounds(g: World, *pairs: tuple[int, int]) -> list[Event]:
    """Rounds of a duel: the cards of both sides, the challenger's first."""
    return [event for pair in pairs for event in fated(g, *pair)]


def draw(g: World, name: str) -> list[Event]:
    """Fate brings a reward, a quest, a tactics card or a hero."""
    for vocabulary in (REWARDS, QUESTS, TACTICS_CARDS):
        if name in vocabulary:
            return g.apply(FATE, vocabulary.index(name))
    raise LookupError(name)


def top(g: World) -> str:
    """The frame that waits."""
    return type(g.stack[-1]).__name__


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def is_asked(g: World, seat: Seat, question: str) -> bool:
    return top(g) == question and g.waiting() == (seat,)


def reason(g: World, seat: Seat, action: Any) -> str:
    """Why an answer is refused: `key row`, empty if it is not."""
    found = g.why_not(seat, action)
    return "" if found is None else f"{found.key} {found.rule}"
