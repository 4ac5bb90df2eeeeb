"""Limits that a position written by hand may break, each with the number of its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from feldzug.games.runewars.board import (
    AREAS,
    FACTION_OF,
    HIGHEST,
    KINDS,
    NEUTRAL,
    TILE_FACTS,
    UNITS,
)
from feldzug.games.runewars.decks import STRONGHOLDS, rune_tokens, tokens_of
from feldzug.games.runewars.developments import developments_at
from feldzug.games.runewars.drawing import QUEST_LIMIT, TACTICS_LIMIT, DrawQuest, DrawTactics
from feldzug.games.runewars.heroes.attributes import TRAINED_AT_MOST, health_of
from feldzug.games.runewars.heroes.carrying import hidden_additions
from feldzug.games.runewars.heroes.recruiting import HERO_LIMIT, GainHero
from feldzug.games.runewars.inventory import figures_in_play
from feldzug.games.runewars.laid import Laid, Marker
from feldzug.games.runewars.layout import Ground
from feldzug.games.runewars.strongholds import tokens_out
from feldzug.games.runewars.tactics.limits import TooManyQuests, TooManyTactics
from feldzug.games.runewars.winning import BETWEEN_EFFECTS
from feldzug.games.runewars.world import LIMIT, NOBODY, NONE, World, more_figures
from feldzug.kernel.frames import Procedure
from feldzug.kernel.values import Reason, Seat, because
from feldzug.parts.hexes import Hex


def map_objection(tiles: Sequence[Laid]) -> Reason | None:
    """Why tiles cannot lie like this, one after another. [RW-028 – RW-030, RW-034, RW-041, RW-042]"""
    laid: tuple[Laid, ...] = ()
    numbered = Ground(tuple([tile for tile in tiles if not _is_home(tile)]))
    for tile in tiles:
        ground = Ground(laid)
        reason = (
            ground.home_objection(tile, set()) or _off_the_rim(numbered, tile)
            if _is_home(tile)
            else ground.objection(tile)
        )
        if reason is not None:
            return reason
        laid = (*laid, tile)
    return None


def _is_home(tile: Laid) -> bool:
    return TILE_FACTS[tile.tile].faction != NEUTRAL


def _off_the_rim(numbered: Ground, home: Laid) -> Reason | None:
    """A home realm covers a marker, and that touches three open borders of the map. [RW-034, RW-041]"""
    hexes = TILE_FACTS[home.tile].tile.laid(Hex(home.q, home.r), home.turn)
    for at in hexes:
        for direction, near in enumerate(at.neighbours()):
            if near in hexes and numbered.open_borders(Marker(at.q, at.r, direction)) >= 3:
                return None
    return because("home-off-the-rim", "RW-041", tile=home.tile)


def broken_limit(g: World) -> Reason | None:
    """The first limit that a position breaks."""
    for check in (_off_the_map, _figures, _strongholds, _runes, _players, _hands, _stacking):
        for reason in check(g):
            return reason
    return None


def _off_the_map(g: World) -> Iterator[Reason]:
    """Everything stands in an area in play. [RW-005]"""
    there = set(g.areas())
    for area in range(len(AREAS)):
        if area not in there and (
            g.has_units(area)
            or g.stronghold[area] != NOBODY
            or g.city[area] != NONE
            or area in g.runes.areas
            or area in g.hero_area
        ):
            yield because("area-not-in-play", "RW-028", area=area)


def _figures(g: World) -> Iterator[Reason]:
    """No more figures than the box holds, of two players never in one area. [RW-015, RW-066]"""
    found = figures_in_play(g)
    for kind, name in enumerate(KINDS):
        if found[name] > UNITS[kind].figures + more_figures(g, kind):
            yield because("more-figures-than-in-the-box", "RW-015", kind=kind)
    for area in g.areas():
        at = area * g.kinds
        there = {
            FACTION_OF[k]
            for k in range(g.kinds)
            if (g.standing[at + k] or g.routed[at + k]) and FACTION_OF[k] != NEUTRAL
        }
        if len(there) > 1:
            yield because("units-of-two-players", "RW-066", area=area)
        for faction in there:
            if g.owner[faction] == NOBODY:
                yield because("faction-not-in-play", "RW-021", faction=faction)


def _strongholds(g: World) -> Iterator[Reason]:
    """As many strongholds, developments and cities as there are tokens. [RW-010 – RW-012]"""
    for area in g.areas():
        if g.development[area] != NONE and g.stronghold[area] == NOBODY:
            yield because("development-without-stronghold", "RW-173", area=area)
    for seat in g.seats():
        own = g.strongholds(seat)
        if tokens_out(g, seat) > STRONGHOLDS:
            yield because("too-many-strongholds", "RW-010", seat=seat, count=STRONGHOLDS)
        built = Counter([development for area in own for development in developments_at(g, area)])
        for development, count in built.items():
            if count > tokens_of(g.rules, development, g.faction[seat]):
                yield because("too-many-developments", "RW-011", development=development)
    for city, count in Counter([city for city in g.city if city != NONE]).items():
        if count > 1:
            yield because("city-twice", "RW-012", city=city)


def _runes(g: World) -> Iterator[Reason]:
    """No more rune tokens than there are, unless others stand in. [RW-009, RW-336]"""
    if g.options.rune_pile_empty != "stand-in":
        for rune, count in enumerate(rune_tokens(g.rules)):
            if list(g.runes.kinds).count(rune) > count:
                yield because("too-many-runes", "RW-009", rune=rune, count=count)


def _players(g: World) -> Iterator[Reason]:
    names = [type(frame).__name__ for frame in g.stack]
    # The year after the last one only ends the game. Without a stack a season begins.
    goes_on = "SeasonOfTheYear" in names or (not names and g.result is None)
    if not 1 <= g.year <= g.options.last_year + (0 if goes_on else 1):
        yield because("year-too-late", "RW-068", year=g.year, count=g.options.last_year)
    for seat in g.seats():
        if len(g.dials[seat]) != 3 or max(g.dials[seat]) > HIGHEST:
            yield because("dial-too-high", "RW-167", seat=seat, count=HIGHEST)
        for order, count in Counter(g.orders[seat]).items():
            if count > 1:
                yield because("order-open-twice", "RW-006", order=order, seat=seat)
        order_now = g.order_now[seat]
        if "Turn" in names and order_now != NONE and order_now not in g.orders[seat]:
            yield because("order-not-open", "RW-091", order=order_now, seat=seat)
    for hero in range(len(g.hero_seat)):
        if max(g.trained[3 * hero : 3 * hero + 3]) > TRAINED_AT_MOST:
            yield because("trained-too-far", "RW-312", hero=hero, count=TRAINED_AT_MOST)
        if g.hero_seat[hero] != NOBODY and not _effect(g):
            saving = sum([text.amount("health") for text in hidden_additions(g, hero, "health")])
            if g.hero_damage[hero] >= health_of(g, hero) + saving:
                yield because("hero-too-damaged", "RW-304", hero=hero)


def _hands(g: World) -> Iterator[Reason]:
    """Hands are limited except while somebody draws or is asked what to part with. [RW-166]"""
    asked = _at_work(g)
    for seat in g.seats():
        if seat in asked:
            continue
        for count, limit, word in (
            (len(g.tactics[seat]) + len(g.fresh[seat]), TACTICS_LIMIT, "tactics"),
            (len(g.quests[seat]), QUEST_LIMIT, "quests"),
            (len(g.heroes(seat)), HERO_LIMIT, "heroes"),
            (len(g.objective[seat]), 1, "objectives"),
        ):
            if count > limit:
                yield because("hand-too-large", "RW-166", seat=seat, what=word, count=limit)


def _at_work(g: World) -> set[Seat]:
    """Who draws, gains a hero, or is asked what to part with."""
    busy = (DrawTactics, DrawQuest, TooManyTactics, TooManyQuests, GainHero)
    return {frame.seat for frame in g.stack if isinstance(frame, busy)}


def _stacking(g: World) -> Iterator[Reason]:
    """At most eight units, except while an effect is in progress that sees to it. [RW-161 – RW-164]"""
    areas, seats = _in_progress(g)
    for area in g.areas():
        if g.units(area) > LIMIT and area not in areas and g.controller[area] not in seats:
            yield because("area-over-full", "RW-161", area=area, count=LIMIT)


def _in_progress(g: World) -> tuple[set[int], set[int]]:
    """Areas and seats that an effect in progress is about; nobody if only a question is asked."""
    areas, seats = {g.contested}, set()
    for frame in _effect(g):
        known: Any = frame
        for field in fields(known):
            if field.name in ("area", "source", "target"):
                areas.add(getattr(frame, field.name))
            elif field.name in ("seat", "attacker", "owner"):
                seats.add(getattr(frame, field.name))
    return areas, seats


def _effect(g: World) -> list[Any]:
    """The frames of an effect in progress; none if only a question is asked."""
    effect = [frame for frame in g.stack if type(frame).__name__ not in BETWEEN_EFFECTS][1:]
    return effect if any(isinstance(frame, Procedure) for frame in effect) else []
