"""Walks: playing a game at random, uniformly or with the bias it declares, under every set-up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, Final

from feldzug.kernel.dealer import Dealer, SealedDealer
from feldzug.kernel.errors import BadModules, BadOptions
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.match import Match
from feldzug.kernel.parallel import Parallel
from feldzug.kernel.position import Position
from feldzug.kernel.reported import Reported
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.shared import Shared
from feldzug.kernel.values import FATE, Seat

Walk = Callable[[Any, Seat, list[Any], Dealer], Any]
"""How a walk chooses: from the position, the seat, its legal answers and a dealer. `Game.seek` is one."""

WALKS: Final = ("uniform", "seek")
"""What walks are called: every answer as likely, or with the bias that a game declares."""

RECONSIDERS = 8
"""Of so many answers, one is of somebody who may answer, though nobody waits for it."""


def hold(holds: bool, sentence: str) -> None:
    """A law as a sentence; it is broken if it does not hold."""
    if not holds:
        raise AssertionError(sentence)


def uniform(_g: Position, _seat: Seat, legal: list[Any], dealer: Dealer) -> Any:
    """Every legal answer as likely."""
    return legal[dealer.below(len(legal))]


def walk_called(name: str, game: Game) -> Walk:
    """The walk of that name, one of WALKS, in a game."""
    return game.seek if name == "seek" else uniform


def random_walk(game: Game, setup: Setup, seed: int, steps: int, walk: Walk = uniform) -> Match:
    """A match in which the seats have answered at random *steps* times, or until it was over."""
    match = Match(game, setup, SealedDealer(seed.to_bytes(16, "big"), game.parts))
    dealer = Dealer(seed)
    for _ in range(steps):
        seats = asked(match.position, dealer)
        if not seats:
            break
        seat = seats[dealer.below(len(seats))]
        match.play(seat, [_choice(match.position, seat, dealer, walk)])
    return match


def wander(g: Position, dealer: Dealer, steps: int, walk: Walk = uniform) -> None:
    """Let seats and fate answer at random on *g* itself."""
    for _ in range(steps):
        seats = asked(g, dealer)
        if not seats:
            return
        seat = seats[dealer.below(len(seats))]
        if seat == FATE:
            g.apply(seat, dealer.draw(g.odds()))
        else:
            g.apply(seat, _choice(g, seat, dealer, walk))


def asked(g: Position, dealer: Dealer) -> tuple[Seat, ...]:
    """Whom a walk lets answer: those waited for, now and then those who may answer, too."""
    seats = g.waiting()
    if seats and isinstance(g.stack[-1], (Parallel, Reported, Sealed, Shared)):
        others = tuple([seat for seat in g.may_answer() if seat not in seats and g.legal(seat)])
        if others and dealer.below(RECONSIDERS) == 0:
            return others
    return seats


def _choice(g: Position, seat: Seat, dealer: Dealer, walk: Walk) -> Any:
    legal = g.legal(seat)
    hold(bool(legal), f"seat {seat} is asked but can do nothing: {g.path()}")
    return walk(g, seat, legal, dealer)


def setups(game: Game) -> Iterator[Setup]:
    """Every number of players with no module, every module, every pair of modules and every preset.

    A module brings those that it requires; what contradicts itself is left out.
    """
    names = list(game.modules)
    chosen = [(), *((name,) for name in names), *combinations(names, 2)]
    found: dict[Setup, None] = {}
    for players in game.players:
        for modules in chosen:
            _settle(found, game, players, with_required(game, modules), "")
        for preset in game.presets:
            _settle(found, game, players, (), preset)
    return iter(found)


def with_required(game: Game, modules: tuple[str, ...]) -> tuple[str, ...]:
    """These modules and all that they require."""
    wanted = list(modules)
    for name in wanted:  # it grows as it is walked through
        needed = game.modules[name].requires
        wanted += [n for n in needed if n not in wanted and n in game.modules]
    return tuple(wanted)


def _settle(
    found: dict[Setup, None], game: Game, players: int, modules: tuple[str, ...], preset: str
) -> None:
    try:
        found[game.setup(players, modules, preset)] = None
    except (BadModules, BadOptions):  # they do not go together
        return
