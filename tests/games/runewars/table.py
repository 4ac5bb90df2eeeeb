"""The test language of Runewars: a laid map, pieces by name, a part of a turn begun, fate as written.

`table()` is a game of four after its set-up: seat 0 plays Daqan, 1 Latari, 2 Waiqar, 3 Uthuk. `clear(g)`
takes every piece off the map; `put(g, "1a", footman=3)` lays them down again.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from feldzug.games.runewars.board import AREAS, FACTION_OF, KINDS, NEUTRAL, figures
from feldzug.games.runewars.decks import (
    DRAGON,
    FALSE,
    HEROES,
    ORDERS,
    REWARDS,
    TACTICS_CARDS,
    FateDeck,
    RewardHand,
    rune_tokens,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.set_up.start import PickFaction, SetUp
from feldzug.games.runewars.turn import Turn
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.games.runewars.world_state import RuneTokens
from feldzug.games.runewars.year import SeasonOfTheYear
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Frame
from feldzug.kernel.values import FATE, Event, Seat
from feldzug.parts.decks import EVERYBODY, those

DAQAN, LATARI, WAIQAR, UTHUK = Seat(0), Seat(1), Seat(2), Seat(3)


@cache
def _set_up(
    players: int, seed: int, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> World:
    g = RUNEWARS.start(RUNEWARS.setup(players, modules, **dict(options)))
    assert isinstance(g, World)
    dealer = Dealer(seed)
    while any(isinstance(frame, SetUp) for frame in g.stack):
        seat = g.waiting()[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
            continue
        legal = g.legal(seat)
        action = legal[dealer.below(len(legal))]
        if isinstance(action, PickFaction):
            action = PickFaction(seat)
        g.apply(seat, action)
    return g


def table(players: int = 4, seed: int = 1, modules: tuple[str, ...] = (), **options: str) -> World:
    """A game after its set-up, in spring of year 1 before the season card is drawn."""
    g = _set_up(players, seed, modules, tuple(sorted(options.items()))).clone()
    assert isinstance(g, World)
    return g


def clear(g: World) -> World:
    """Take every figure and token off the map and every card out of hands that tests deal anew."""
    for area in g.areas():
        g.stronghold[area], g.damaged[area], g.development[area] = NOBODY, 0, NONE
        for kind in range(g.kinds):
            at = area * g.kinds + kind
            g.supply[kind] += g.standing[at] + g.routed[at]
            g.standing[at] = g.routed[at] = 0
        g.settle_control(area)
    g.runes, g.rune_box = RuneTokens(), rune_tokens(g.rules)
    for hero in range(len(HEROES)):
        if g.hero_seat[hero] != NOBODY:
            g.hero_pile = [*g.hero_pile, hero]
        g.hero_seat[hero], g.hero_area[hero] = NOBODY, NONE
        g.rewards[hero] = RewardHand()
    for seat in g.seats():
        hold(g, seat)
    return g


def area(name: str) -> int:
    return AREAS.index(name)


def kind(name: str) -> int:
    return KINDS.index(name)


def put(g: World, name: str, *, routed: bool = False, **units: int) -> World:
    """Figures from the box, by the ids of their kinds (`siege_tower=1`)."""
    for unit, count in units.items():
        k = kind(unit.replace("_", "-"))
        g.supply[k] -= count
        g.add(area(name), k, count, routed=routed)
    return g


def build(g: World, name: str, seat: Seat, *, damaged: bool = False) -> World:
    """A stronghold."""
    g.stronghold[area(name)] = seat
    g.damaged[area(name)] = int(damaged)
    g.settle_control(area(name))
    return g


def rune(g: World, name: str, what: str, *seats: Seat, open_to_all: bool = False) -> World:
    """A rune token ("dragon" or "false"), known to some seats."""
    n = DRAGON if what == "dragon" else FALSE
    seen = EVERYBODY if open_to_all else 0
    for seat in seats:
        seen |= those(seat)
    runes = g.runes.clone()
    runes.lay(area(name), n, seen)
    g.runes = runes
    g.rune_box = [count - (r == n) for r, count in enumerate(g.rune_box)]
    return g


def hero(g: World, name: str, seat: Seat, where: str) -> int:
    """A hero joins a seat and stands somewhere; returns his number."""
    n = HEROES.index(name)
    g.hero_pile = [h for h in g.hero_pile if h != n]
    g.hero_seat[n], g.hero_area[n] = seat, area(where)
    return n


def hold(g: World, seat: Seat, *cards: str) -> World:
    """Tactics cards in a hand, and nothing else; they may be played at once."""
    hand, deck = g.tactics[seat].clone(), g.tactics_deck.clone()
    for card in list(hand.cards):
        hand.remove(card)
        deck.bag.append(card)
    for name in cards:
        card = TACTICS_CARDS.index(name)
        deck.bag.remove(card)
        hand.add(card, those(seat))
    g.tactics[seat], g.tactics_deck = hand, deck
    return g


def reward(g: World, who: int, *names: str) -> World:
    """Rewards under a hero, known to his player."""
    hand, deck = g.rewards[who].clone(), g.reward_deck.clone()
    for name in names:
        card = REWARDS.index(name)
        deck.bag.remove(card)
        hand.add(card, those(Seat(g.hero_seat[who])))
    g.rewards[who], g.reward_deck = hand, deck
    return g


def order(g: World, seat: Seat, *names: str) -> World:
    """The open orders of a seat, the last one that of this season."""
    g.orders[seat] = [ORDERS.index(name) for name in names]
    g.order_now[seat] = g.orders[seat][-1]
    return g


def fate_next(g: World, *cards: int) -> World:
    """The Fate deck holds only the cards with these printed numbers; all others lie in the discard pile."""
    kept = [card - 1 for card in cards]
    g.fate_deck = FateDeck(bag=kept, discards=[n for n in range(30) if n not in kept])
    return g


def turn_of(g: World, seat: Seat, *frames: Frame) -> World:
    """A seat's turn in which *frames*, innermost last, are in progress; the turn ends after them."""
    g.active = seat
    return start(
        g, WholeGame(at="seasons"), SeasonOfTheYear(at="end"), Turn(seat, at="end"), *frames
    )


def start(g: World, *frames: Frame) -> World:
    """Begin with any frames, innermost last."""
    g.stack = list(frames)
    g.forget_menu()
    g.settle()
    return g


def answer(g: World, *answers: tuple[Seat, Any]) -> list[Event]:
    """Answers of seats, one after another; returns all that happened."""
    return [event for seat, action in answers for event in g.apply(seat, action)]


def asked(g: World) -> type[Frame]:
    """What is in progress at the very top."""
    return type(g.stack[-1])


def fated(g: World, *outcomes: Any) -> list[Event]:
    """What fate brings, one outcome after another; returns all that happened."""
    return [event for outcome in outcomes for event in g.apply(FATE, outcome)]


def stands(g: World, name: str) -> str:
    """What stands in an area: `0: footman 2, knight 1; routed bowman 1`."""
    at = area(name) * g.kinds
    up = [f"{KINDS[k]} {g.standing[at + k]}" for k in range(g.kinds) if g.standing[at + k]]
    down = [f"routed {KINDS[k]} {g.routed[at + k]}" for k in range(g.kinds) if g.routed[at + k]]
    return f"{g.controller[area(name)]}: " + ", ".join([*up, *down])


def all_figures(g: World) -> list[int]:
    """By kind: how many figures there are on the map, on their way, in battle and in the box."""
    found = list(g.supply)
    for k in range(g.kinds):
        found[k] += g.arriving[k] + g.leaving[k]
        found[k] += sum(
            [g.standing[a * g.kinds + k] + g.routed[a * g.kinds + k] for a in g.areas()]
        )
    for fighter in g.fighters:
        found[fighter.kind] += 1
    return found


def box_is_whole(g: World) -> bool:
    """No figure is lost and none was made."""
    return all_figures(g) == figures(g.rules)


def neutral(name: str) -> bool:
    return FACTION_OF[kind(name)] == NEUTRAL
