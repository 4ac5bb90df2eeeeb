"""Soundness: whether a game of Runewars could have come to a position. A file may claim anything.

Not every position that passes was ever played, but every one that was played passes, and with one that
passes nothing takes long: nothing is there that is not in the box, and no number is absurd.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from feldzug.games.runewars.battle.soundness import sound_battle
from feldzug.games.runewars.board import AREAS, FACTION_OF, FACTIONS, HIGHEST, NEUTRAL, figures
from feldzug.games.runewars.cover import Cover
from feldzug.games.runewars.decks import (
    CITIES,
    DEVELOPMENTS,
    HEROES,
    ORDERS,
    RUNES,
    SEASONS,
    STRONGHOLDS,
    TITLES,
    rune_tokens,
    tokens_of,
)
from feldzug.games.runewars.developments import developments_at
from feldzug.games.runewars.heroes.attributes import TRAINED_AT_MOST
from feldzug.games.runewars.inventory import contents, is_set_up
from feldzug.games.runewars.laid import ROW
from feldzug.games.runewars.strongholds import tokens_out
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import NOBODY, NONE, World, blank, more_figures
from feldzug.kernel.frames import Frame
from feldzug.kernel.values import FATE, Effect, Outcome

DEEPEST: Final = 100
"""So many frames, lasting effects or records of battles are never reached."""
MOST: Final = 1_000_000
"""For what may add up in a whole game: influence."""
FAR: Final = ROW // 4
"""So far from the origin no map reaches."""

SEATS: Final = ("seat", "attacker", "defender", "chooser", "order", "tied", "done", "by", "owner")
PLACED: Final = ("area", "source", "target")


def sound(g: World) -> bool:
    return (
        _sizes(g)
        and _map(g)
        and _players(g)
        and all(_area(g, area) for area in g.areas())
        and _tokens(g)
        and _heroes(g)
        and _box(g)
        and sound_battle(g)
        and _progress(g)
    )


def _sizes(g: World) -> bool:
    """Everything is there as often as it should be."""
    new = blank(g.rules, g.players, g.options)
    for field in fields(new):
        one, other = getattr(g, field.name), getattr(new, field.name)
        if isinstance(other, (bytearray, list)) and field.name not in LONGER:
            if len(one) != len(other):
                return False
    return g.kinds == new.kinds and all(len(dials) == 3 for dials in g.dials)


LONGER: Final = (
    "stack",
    "effects",
    "states",
    "events",
    "reactions",
    "rune_box",
    "season_discards",
    "objective_discards",
    "play_order",
    "hero_pile",
    "defeated",
    "fighters",
    "battles",
    "_menu",
)
"""Lists that are not of one length."""


def _map(g: World) -> bool:
    """Every tile lies once, on nothing else, and the tiles hang together. [RW-028 – RW-030]"""
    tiles = g.layout.tiles
    if len({laid.tile for laid in tiles}) != len(tiles):
        return False
    lie = Cover(())
    for laid in tiles:
        if not all(_within(n, -FAR, FAR) for n in (laid.q, laid.r)) or not _within(laid.turn, 0, 5):
            return False
        if lie.is_taken(laid.spots()):
            return False
        lie = lie.with_tile(laid)
    laid_areas = len(g.layout.ground.areas)
    return is_set_up(g) or laid_areas > 0


def _players(g: World) -> bool:
    n = g.players
    chosen = [f for f in g.faction if f != NONE]
    return (
        all(_within(f, NONE, len(FACTIONS) - 1) for f in g.faction)
        and len(set(chosen)) == len(chosen)
        and (is_set_up(g) or len(chosen) == n)
        and all(
            g.owner[f] == (g.faction.index(f) if f in g.faction else NOBODY)
            for f in range(len(FACTIONS))
        )
        and all(_within(value, 0, MOST) for value in g.influence)
        and all(_within(value, 0, HIGHEST) for dials in g.dials for value in dials)
        and all(_within(value, 0, 1) for value in g.is_out)
        and not all(g.is_out)
        and _within(g.first, 0, n - 1)
        and _seat(g, g.active)
        and _within(g.year, 1, g.options.last_year + 1)
        and _within(g.season, 0, len(SEASONS) - 1)
        and all(_seat(g, seat) for seat in (*g.title_holder, *g.hero_seat))
        and all(_within(value, 0, MOST) for value in g.title_influence)
        and all(_within(o, 0, len(ORDERS) - 1) for open_ in g.orders for o in open_)
        and all(len(set(open_)) == len(open_) for open_ in g.orders)
        and all(_within(o, NONE, len(ORDERS) - 1) for o in g.order_now)
        and len(set(g.play_order)) == len(g.play_order)
        and all(_within(seat, 0, n - 1) for seat in g.play_order)
        and len(g.battles) <= DEEPEST
    )


def _area(g: World, area: int) -> bool:
    """Units of one faction at most, and the right one in control. [RW-058 – RW-067]"""
    at = area * g.kinds
    there = {
        FACTION_OF[k]
        for k in range(g.kinds)
        if (g.standing[at + k] or g.routed[at + k]) and FACTION_OF[k] != NEUTRAL
    }
    return (
        len(there) <= 1
        and all(g.owner[faction] != NOBODY for faction in there)
        and _seat(g, g.stronghold[area])
        and _within(g.development[area], NONE, len(DEVELOPMENTS) - 1)
        and _within(g.city[area], NONE, len(CITIES) - 1)
        and _within(g.damaged[area], 0, 1)
        and g.activated[area] < 1 << g.players
        and (area == g.contested or g.controller[area] == g.controls(area))
    )


def _tokens(g: World) -> bool:
    """No more strongholds, developments and runes than there are; nothing beside the map."""
    areas = set(g.areas())
    off = [area for area in range(len(AREAS)) if area not in areas]
    for area in off:
        if g.has_units(area):
            return False
        if g.stronghold[area] != NOBODY or g.city[area] != NONE or g.development[area] != NONE:
            return False
    for seat in g.seats():
        own = g.strongholds(seat)
        if tokens_out(g, seat) > STRONGHOLDS:
            return False
        built = [development for area in own for development in developments_at(g, area)]
        if any(built.count(d) > tokens_of(g.rules, d, g.faction[seat]) for d in set(built)):
            return False
    cities = [city for city in g.city if city != NONE]
    box = [count + more_figures(g, kind) for kind, count in enumerate(figures(g.rules))]
    runes = rune_tokens(g.rules)
    return (
        len(set(cities)) == len(cities)
        and all(g.stronghold[a] != NOBODY for a in areas if g.development[a] != NONE)
        and len(set(g.runes.areas)) == len(g.runes.areas)
        and all(area in areas for area in g.runes.areas)
        and all(_within(kind, 0, len(RUNES) - 1) for kind in g.runes.kinds)
        and len(g.rune_box) == len(RUNES)
        and all(_within(left, _least(g), runes[n]) for n, left in enumerate(g.rune_box))
        and all(hero_area == NONE or hero_area in areas for hero_area in g.hero_area)
        and all(_within(hero, 0, len(HEROES) - 1) for hero in (*g.hero_pile, *g.defeated))
        and len(g.title_holder) == len(TITLES)
        and (g.contested == NONE or g.contested in areas)
        and all(_within(left, 0, box[k]) for k, left in enumerate(g.supply))
        and len(g.fighters) <= sum(box)
    )


def _heroes(g: World) -> bool:
    """Trained as far as can be; who is not in play carries nothing, unless he fell. [RW-306, RW-312]"""
    return (
        max(g.trained) <= TRAINED_AT_MOST
        and all(_seat(g, seat) for seat in g.fell_for)
        and all(
            hero in g.defeated and g.hero_area[hero] != NONE and len(g.rewards[hero]) > 0
            for hero, seat in enumerate(g.fell_for)
            if seat != NOBODY
        )
        and all(
            seat != NOBODY or fell != NOBODY or not len(rewards)
            for seat, fell, rewards in zip(g.hero_seat, g.fell_for, g.rewards, strict=True)
        )
    )


def _least(g: World) -> int:
    """Where other markers stand in for runes, more can lie than there are. [RW-336]"""
    return -len(g.areas()) if g.options.rune_pile_empty == "stand-in" else 0


def _box(g: World) -> bool:
    """Every figure, rune and card of the box is somewhere, and no other."""
    return dict(contents(g)) == dict(contents(begun(g)))


def begun(g: World) -> World:
    """The same game before its first card was dealt."""
    from feldzug.games.runewars.set_up.start import SetUp  # noqa: PLC0415

    new = blank(g.rules, g.players, g.options)
    new.stack = [WholeGame(at="seasons"), SetUp()]
    new.states = [type(state)() for state in g.states]
    return new


def _progress(g: World) -> bool:
    """A game is in progress or over; whoever is waited for sits at the table."""
    if len(g.stack) > DEEPEST or len(g.effects) > DEEPEST:
        return False
    lasting: list[Any] = [*g.effects]
    if not all(isinstance(effect, Effect) and _seat(g, effect.seat) for effect in lasting):
        return False
    result: Any = g.result
    if result is not None:
        return not g.stack and isinstance(result, Outcome) and _once(g, result.ranking)
    return (
        bool(g.stack)
        and isinstance(g.stack[0], WholeGame)
        and all(_frame(g, frame) for frame in g.stack)
        and all(seat == FATE or 0 <= seat < g.players for seat in g.waiting())
    )


def _frame(g: World, frame: Frame) -> bool:
    known: Any = frame
    for field in fields(known):
        value: Any = getattr(frame, field.name)
        if field.name in SEATS and not isinstance(value, bool):
            seats = value if isinstance(value, tuple) else (value,)
            if not all(_seat(g, seat) for seat in seats) or len(set(seats)) != len(seats):
                return False
        elif field.name in PLACED:
            if value != NONE and value not in g.layout.ground.areas:
                return False
        elif isinstance(value, dict):  # the steps of a sealed choice
            if not all(_within(seat, 0, g.players - 1) for seat in value):
                return False
        elif isinstance(value, tuple):
            if len(value) > DEEPEST:
                return False
        elif isinstance(value, int) and not -MOST <= value <= MOST:
            return False
    return True


def _once(g: World, seats: Sequence[Any]) -> bool:
    """Seats of the table, alone or in groups, each named once."""
    found: list[Any] = []
    for seat in seats:
        found.extend(seat if isinstance(seat, tuple) else (seat,))
    return bool(found) and len(set(found)) == len(found) and all(_seat(g, s) for s in found)


def _seat(g: World, seat: Any) -> bool:
    """A seat of the table, or nobody."""
    return seat == NOBODY or _within(seat, 0, g.players - 1)


def _within(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most
