"""Writing a position of Runewars as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER
from feldzug.games.runewars.board import AREAS, FACTIONS, KINDS, TILES
from feldzug.games.runewars.decks import (
    CITIES,
    DEVELOPMENTS,
    FATE_CARDS,
    HEROES,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    RUNES,
    SEASON_CARDS,
    SEASONS,
    TACTICS_CARDS,
    TITLES,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.notation.piles import DECKS, NOBODY_WORD, NOTHING, cards_text, piles
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.codec import Codec, canonical, remembering
from feldzug.kernel.game import Setup
from feldzug.kernel.notation import write_setup, write_stack, write_value
from feldzug.kernel.values import Seat
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.decks import EVERYBODY, seats_of, those

CODEC: Final = Codec(RUNEWARS)
SIDES: Final = {ATTACKER: "attackers", DEFENDER: "defenders"}


def write(g: World, setup: Setup) -> str:
    """The whole position; `read` makes an equal one of it."""
    lines = [
        write_setup(RUNEWARS, setup),
        *_year(g),
        *[f"tile {TILES[t.tile]}: {t.q} {t.r} turn {t.turn}" for t in g.layout.tiles],
    ]
    lines.extend([f"{AREAS[area]}: {_area(g, area)}" for area in g.areas() if _area(g, area)])
    for seat in g.seats():
        lines.extend(_player(g, seat))
    lines.extend(_heroes(g))
    lines.extend(_cards(g))
    lines.extend(_battle(g))
    lines.extend(_memory(g, setup))
    return "\n".join(lines) + "\n"


def _year(g: World) -> Iterator[str]:
    yield f"year: {g.year} {SEASONS[g.season]} first {g.first} active {_seat(g.active)}"
    if g.season_card != NONE:
        yield f"season card: {SEASON_CARDS[g.season_card]}"
    if g.play_order:
        yield f"play order: {_seats(g.play_order)}"


def _area(g: World, area: int) -> str:
    """`footman 2, routed bowman 1, stronghold 0 damaged, rune dragon-rune known 0`."""
    at = area * g.kinds
    parts = [f"{KINDS[k]} {g.standing[at + k]}" for k in range(g.kinds) if g.standing[at + k]]
    parts += [f"routed {KINDS[k]} {g.routed[at + k]}" for k in range(g.kinds) if g.routed[at + k]]
    if g.stronghold[area] != NOBODY:
        parts.append(f"stronghold {g.stronghold[area]}{' damaged' if g.damaged[area] else ''}")
    if g.development[area] != NONE:
        parts.append(f"development {DEVELOPMENTS[g.development[area]]}")
    if g.city[area] != NONE:
        parts.append(f"city {CITIES[g.city[area]]}")
    if g.activated[area]:
        parts.append(f"activated {_seats(seats_of(g.activated[area]))}")
    rune, seen = g.rune_in(area), g.rune_seen(area)
    if rune != NONE:
        known = " open" if seen == EVERYBODY else f" known {_seats(seats_of(seen))}" if seen else ""
        parts.append(f"rune {RUNES[rune]}{known}")
    return ", ".join(parts)


def _player(g: World, seat: Seat) -> Iterator[str]:
    faction = g.faction[seat]
    parts = [
        NOBODY_WORD if faction == NONE else FACTIONS[faction],
        f"influence {g.influence[seat]}",
        f"dials {' '.join([str(dial) for dial in g.dials[seat]])}",
    ]
    if g.orders[seat]:
        parts.append(f"orders {_names(ORDERS, g.orders[seat])}")
    if g.order_now[seat] != NONE:
        parts.append(f"now {ORDERS[g.order_now[seat]]}")
    if g.repelled[seat] or g.repelled_until[seat]:
        parts.append(f"repelled {g.repelled[seat]} {g.repelled_until[seat]}")
    if g.slain[seat]:
        parts.append(f"slain {g.slain[seat]}")
    if g.is_out[seat]:
        parts.append("out")
    yield f"player {seat}: {', '.join(parts)}"
    own = those(seat)
    for word, hand, vocabulary in (
        ("tactics", g.tactics[seat], TACTICS_CARDS),
        ("fresh", g.fresh[seat], TACTICS_CARDS),
        ("choosing", g.tactics_looks[seat], TACTICS_CARDS),
        ("quests", g.quests[seat], QUESTS),
    ):
        if len(hand):
            yield f"{word} {seat}: {cards_text(vocabulary, hand.cards, hand.seen, own)}"
    if g.objective[seat] or g.objective_seen[seat]:
        seen = seats_of(g.objective_seen[seat])
        known = [f"known {_seats(seen)}"] if seen else []
        yield f"objective {seat}: {' '.join([*_words(OBJECTIVES, g.objective[seat]), *known])}"
    if g.hero_looks[seat]:
        yield f"recruits {seat}: {_names(HEROES, g.hero_looks[seat])}"


def _heroes(g: World) -> Iterator[str]:
    for title, holder in enumerate(g.title_holder):
        if holder != NOBODY or g.title_influence[title]:
            yield f"title {TITLES[title]}: {_seat(holder)} influence {g.title_influence[title]}"
    for hero in range(len(HEROES)):
        parts = _hero(g, hero)
        if parts:
            yield f"hero {HEROES[hero]}: {', '.join(parts)}"
    if g.defeated:
        yield f"defeated: {_names(HEROES, g.defeated)}"


def _hero(g: World, hero: int) -> list[str]:
    """`0 at 1a, damage 1, routed, trained 1 0 2, rewards sword`; where he `fell`, what he left."""
    parts = []
    seat, fell, area = g.hero_seat[hero], g.fell_for[hero], g.hero_area[hero]
    if seat != NOBODY or fell != NOBODY or area != NONE:
        who = f"fell {fell}" if fell != NOBODY else _seat(seat)
        parts.append(who if area == NONE else f"{who} at {AREAS[area]}")
    if g.hero_damage[hero]:
        parts.append(f"damage {g.hero_damage[hero]}")
    if g.hero_routed[hero]:
        parts.append("routed")
    trained = list(g.trained[3 * hero : 3 * hero + 3])
    if any(trained):
        parts.append(f"trained {' '.join([str(points) for points in trained])}")
    hand = g.rewards[hero]
    if len(hand):
        usual = those(Seat(max(seat, fell)))
        parts.append(f"rewards {cards_text(REWARDS, hand.cards, hand.seen, usual)}")
    return parts


def _cards(g: World) -> Iterator[str]:
    for word, (field, vocabulary) in DECKS.items():
        deck = getattr(g, field)
        if deck.top:
            yield f"{word} top: {cards_text(vocabulary, deck.top, deck.top_seen, 0)}"
        if deck.bottom:
            yield f"{word} bottom: {cards_text(vocabulary, deck.bottom, deck.bottom_seen, 0)}"
        if deck.discards:
            yield f"{word} discards: {_names(vocabulary, deck.discards)}"
    if g.season_discards:
        yield f"season discards: {_names(SEASON_CARDS, g.season_discards)}"
    if g.objective_discards:
        yield f"objective discards: {_names(OBJECTIVES, g.objective_discards)}"
    for word, pile in piles(g).items():
        held = pile.held(g)
        if held != pile.rest(g):
            yield f"{word} pile: {_names(pile.vocabulary, held) or NOTHING}"


def _battle(g: World) -> Iterator[str]:
    """What is on its way and what fights."""
    for word, units in (("arriving", g.arriving), ("leaving", g.leaving)):
        moving = [f"{KINDS[k]} {units[k]}" for k in range(g.kinds) if units[k]]
        if moving:
            yield f"{word}: {', '.join(moving)}"
    if g.contested != NONE:
        yield f"contested: {AREAS[g.contested]} {_seat(g.controller[g.contested])}"
    for side, word in SIDES.items():
        line = []
        for unit, alike in groupby([unit for unit in g.fighters if unit.side == side]):
            damage = f" damage {unit.damage}" if unit.damage else ""
            routed = " routed" if unit.routed else ""
            line.append(f"{KINDS[unit.kind]} {len(list(alike))}{damage}{routed}")
        if line:
            yield f"{word}: {', '.join(line)}"
    for side, hand in enumerate(g.drawn):
        if len(hand):
            yield f"drawn {side}: {cards_text(FATE_CARDS, hand.cards, hand.seen, 0)}"


def _memory(g: World, setup: Setup) -> Iterator[str]:
    """Battles of this year, lasting effects, what modules remember, and what is in progress."""
    for battle in g.battles:
        yield f"battle: {write_value(CODEC, battle)}"
    for effect in g.effects:
        yield f"effect: {write_value(CODEC, effect)}"
    blank = RUNEWARS.new(setup)
    for name, state, new in zip(remembering(g.rules), g.states, blank.states, strict=True):
        if state != new:
            yield f"module {name}: {write_value(CODEC, state)}"
    if g.result is not None:
        yield f"result: {canonical(CODEC.pack(g.result))}"
    if g.stack:
        yield f"stack: {write_stack(CODEC, g.stack)}"


def _seat(seat: int) -> str:
    return NOBODY_WORD if seat == NOBODY else str(seat)


def _seats(seats: Iterable[int]) -> str:
    return " ".join([str(seat) for seat in seats])


def _words(vocabulary: Vocabulary, numbers: Sequence[int]) -> list[str]:
    return [vocabulary[number] for number in numbers]


def _names(vocabulary: Vocabulary, numbers: Sequence[int]) -> str:
    return " ".join(_words(vocabulary, numbers))
