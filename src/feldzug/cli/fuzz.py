"""`feldzug fuzz`: random games under random options, all laws included, for some time or so many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from time import monotonic, time_ns
from typing import Annotated, Final

import typer
from rich.progress import Progress

from feldzug.cli.arguments import (
    Chosen,
    Json,
    Lang,
    Modules,
    Preset,
    Seconds,
    agree,
    one_of,
    options_of,
    the_game,
)
from feldzug.cli.output import as_json, aside, show
from feldzug.cli.translator import CliTranslator, cli_translator
from feldzug.games import GAMES
from feldzug.kernel import laws, record
from feldzug.kernel.codec import codec_of
from feldzug.kernel.dealer import Dealer, SealedDealer
from feldzug.kernel.errors import BadModules, BadOptions
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.match import Match
from feldzug.kernel.values import Seat
from feldzug.kernel.walks import WALKS, asked, walk_called, with_required

BOTH: Final = "both"
"""The walks take turns."""

NONE: Final[Mapping[str, str]] = {}

ENDLESS = 20_000
"""A game of more answers than this will not end."""

OFTEN = 25
"""After so many answers each the laws are tried."""

FEW = 4
"""Laws of secrecy look at answers of so many seats, others at each position."""

FEWEST = 2
"""With so many players left nobody leaves."""

LEAVES = 500
"""One of so many times somebody leaves for good instead of answering, where enough are left to go on."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Where something broke: the sentence, and the record that leads there."""

    seed: int
    where: str
    file: str


def fuzz(
    seconds: Seconds = 60.0,
    games: Annotated[int | None, typer.Option("--games", metavar="N", min=1)] = None,
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "",
    seed: Annotated[int | None, typer.Option("--seed", metavar="N")] = None,
    chosen: Chosen = None,
    modules: Modules = None,
    without: Annotated[
        list[str] | None, typer.Option("--without", metavar="MODULE", show_default=False)
    ] = None,
    preset: Preset = "",
    every: Annotated[int, typer.Option("--every", metavar="N", min=0)] = OFTEN,
    walk: Annotated[str, typer.Option("--walk", metavar="uniform|seek|both")] = BOTH,
    into: Annotated[Path, typer.Option("--into", metavar="FOLDER")] = Path(),
    as_text: Json = False,
    lang: Lang = "",
) -> None:
    say = cli_translator(lang)
    tried = [the_game(game, say)] if game else list(GAMES.values())
    for one in tried:
        agreed = agree(say, one, None, chosen, modules=modules, preset=preset)
        for name in without or ():
            one_of(say, "--without", name, [n for n in one.modules if n not in agreed.modules])
    fixed = {**options_of(say, chosen), **({"preset": preset} if preset else {})}
    walks = WALKS if one_of(say, "--walk", walk, (BOTH, *WALKS)) == BOTH else (walk,)
    first = seed if seed is not None else time_ns() % 10**9
    end = monotonic() + seconds if games is None else inf
    failures: list[Failure] = []
    played = decisions = positions = 0
    screen = aside()
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(say("fuzz-running"), total=seconds if games is None else games)
        while played == 0 or (monotonic() < end if games is None else played < games):
            one = tried[played % len(tried)]
            how = walks[played // len(tried) % len(walks)]
            dealer = Dealer(first + played)
            setup = any_setup(one, dealer, fixed, modules or (), without or ())
            fuzzer = Fuzzer(one, setup, first + played, dealer, end, how, every)
            try:
                fuzzer.play()
            except Exception as error:  # noqa: BLE001  (whatever breaks is what we are looking for)
                failures.append(fuzzer.failure(error, into))
            played += 1
            decisions += fuzzer.steps
            positions += fuzzer.positions
            done = seconds - max(0.0, end - monotonic()) if games is None else played
            progress.update(task, completed=done)
    report(say, walk, played, decisions, positions, first, failures, as_text)


class Fuzzer:
    """One game at random. It stops quietly when the time is up."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int,
        dealer: Dealer,
        end: float,
        walk: str,
        every: int,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.dealer = dealer
        self.end = end
        self.walk = walk_called(walk, game)
        self.every = every
        self.codec = codec_of(game)
        self.match: Match | None = None
        self.steps = 0
        self.positions = 0
        """At so many positions all laws were tried."""

    def play(self) -> None:
        match = Match(
            self.game, self.setup, SealedDealer(self.seed.to_bytes(16, "big"), self.game.parts)
        )
        self.match = match
        start = match.at(0)
        self.try_laws()
        while seats := asked(match.position, self.dealer):
            laws.hold(self.steps < ENDLESS, f"no end after {ENDLESS} answers")
            laws.nothing_is_lost_or_made(start, match.position, self.game.counted)
            if self.every and self.steps % self.every == self.every - 1:
                self.try_laws()
            if monotonic() > self.end:
                break
            if not self.somebody_leaves(match):
                self.answer(match, seats[self.dealer.below(len(seats))])
                self.steps += 1
        laws.nothing_is_lost_or_made(start, match.position, self.game.counted)
        self.try_laws()
        laws.match_laws(self.codec, match)

    def somebody_leaves(self, match: Match) -> bool:
        """Once in a while, whether he is asked or not; the others go on."""
        g = match.position
        left = [seat for seat in g.seats() if not g.has_resigned(seat)]
        if len(left) <= FEWEST or self.dealer.below(LEAVES):
            return False
        match.resign(left[self.dealer.below(len(left))])
        return True

    def answer(self, match: Match, seat: Seat) -> None:
        legal = match.position.legal(seat)
        laws.hold(bool(legal), f"seat {seat} is asked but can do nothing")
        match.play(seat, [self.walk(match.position, seat, legal, self.dealer)])

    def try_laws(self) -> None:
        """The laws of a position, here.

        What a seat sees and samples is tried for one seat, each time for the next, at answers of few others:
        with all of them at every place, far fewer places would be looked at.
        """
        assert self.match is not None
        g = self.match.position
        seats = g.all_seats()
        seat = seats[self.positions % len(seats)]
        self.positions += 1
        laws.position_laws(self.codec, self.setup, g, self.seed + self.positions, (seat,), FEW)

    def failure(self, error: Exception, into: Path) -> Failure:
        """What broke, with a record of the way there."""
        where = f"{type(error).__name__}: {error}"
        if self.match is None:
            return Failure(self.seed, f"{where} ({self.setup})", "")
        path = into / f"fuzz-{self.game.key}-{self.seed}.record"
        into.mkdir(parents=True, exist_ok=True)
        record.save(path, self.match)
        return Failure(self.seed, f"{where} ({' > '.join(self.match.position.path())})", str(path))


def any_setup(
    game: Game,
    dealer: Dealer,
    fixed: Mapping[str, str] = NONE,
    modules: Sequence[str] = (),
    without: Sequence[str] = (),
) -> Setup:
    """Any number of players, any options and modules that go together; half of them as usual.

    What is *fixed*, and the *modules* that are named, are so in every game; those it is played *without*,
    and whatever requires one of them, in none.
    """
    possible = [n for n in game.modules if not set(with_required(game, (n,))) & set(without)]
    while True:
        players = game.players[dealer.below(len(game.players))]
        added = tuple([name for name in possible if name in modules or dealer.below(2)])
        chosen = {
            option.key: option.values[dealer.below(len(option.values))]
            for option in game.options_of(added)
            if dealer.below(2)
        }
        try:
            setup = game.setup(players, added, **{**chosen, **fixed})
        except (BadOptions, BadModules):
            continue
        if not set(setup.modules) & set(without):  # an option may have pulled one in
            return setup


def report(
    say: CliTranslator,
    walk: str,
    played: int,
    decisions: int,
    positions: int,
    seed: int,
    failures: list[Failure],
    as_text: bool,
) -> None:
    if as_text:
        as_json(
            {
                "games": played,
                "walk": walk,
                "decisions": decisions,
                "positions": positions,
                "seed": seed,
                "failures": [
                    {"seed": f.seed, "where": f.where, "record": f.file} for f in failures
                ],
            }
        )
    else:
        show(say("fuzz-played", games=played, decisions=decisions, seed=str(seed), walk=walk))
        show(say("fuzz-laws", positions=positions))
        for found in failures:
            show(
                say(
                    "fuzz-failed",
                    seed=str(found.seed),
                    where=found.where,
                    file=found.file or "none",
                )
            )
        if not failures:
            show(say("fuzz-sound"))
    if failures:
        raise typer.Exit(1)
