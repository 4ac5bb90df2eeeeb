"""How fast we are, beside peers measured in the same run: ratios count, seconds do not.

One decision is: the complete list of legal actions is made, one is drawn, it is applied. It is drawn
uniformly or with the bias that the game declares: each figure names its walk. Fate's draws are paid for but
not counted. A *choice* is a decision with two answers or more: what is asked though there is only one costs
time, too, but decides nothing. Everything runs on one core, in processor time.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.util import module_from_spec, spec_from_file_location
from itertools import cycle
from pathlib import Path
from statistics import median
from types import ModuleType
from typing import Any, Final

import feldzug
from feldzug.bots.budget import Budget
from feldzug.bots.registry import policy_of
from feldzug.bots.search import SearchBot
from feldzug.games import GAMES, imported, registration
from feldzug.kernel.codec import Codec, canonical
from feldzug.kernel.compiled import is_compiled
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.journal import Entry
from feldzug.kernel.playout import playout, repeat
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE
from feldzug.kernel.walks import WALKS, Walk, walk_called

INSIDE = "inside"
"""The loop of a random game runs inside the kernel."""

FROM_PYTHON = "python"
"""The loop is plain Python and calls the engine for every step."""

UNIFORM: Final = WALKS[0]
"""The walk of all figures that name no other: the peers', too."""

ITERATIONS = 100
"""So many at most does the search make for one decision while it is measured."""

PEERS_PYTHON = "FELDZUG_PEERS"
"""The environment variable that names the Python in which the peers are installed."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of one engine; None where it makes no sense or was not measured."""

    engine: str
    game: str
    decisions_per_second: float
    loop: str = FROM_PYTHON
    walk: str = UNIFORM
    choices_per_second: float | None = None
    branching: float | None = None
    clone_us: float | None = None
    legal_us: float | None = None
    replay_us: float | None = None
    searched_per_second: float | None = None
    bytes_per_position: int | None = None
    saved_bytes: int | None = None
    part: str = ""
    """What was measured by itself besides."""
    part_ms: float | None = None
    part_most_ms: float | None = None
    """What it took at the most."""


@dataclass(frozen=True, slots=True)
class Report:
    """Machine, versions, our own figures and the peers'."""

    machine: dict[str, str]
    figures: tuple[Figures, ...]

    def yardstick(self) -> Figures | None:
        """The peer that our aims are set by."""
        return next((f for f in self.figures if f.engine.startswith("catanatron")), None)

    def as_json(self) -> str:
        return json.dumps(asdict(self), indent=2)


def machine() -> dict[str, str]:
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "cores": str(os.cpu_count()),
        "load": f"{os.getloadavg()[0]:.1f}",
        "feldzug": feldzug.__version__,
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


# --- our own game ----------------------------------------------------------------------------------


Played = tuple[int, int, int]
"""What a random game was: decisions, choices among them, and all answers that were offered."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What is measured: a game as it was agreed, what that is called, and by which walk it is played."""

    game: Game
    setup: Setup
    title: str
    walk: str = UNIFORM

    def play(self, seed: int, journal: list[Entry] | None = None) -> Played:
        """One game; the loop runs inside the kernel."""
        return playout(self.game.start(self.setup), Dealer(seed), journal, walk=self._bias())

    def play_from_python(self, seed: int) -> Played:
        """The same game, with every step asked for from outside."""
        start = self.game.start(self.setup)
        played: Played = PLAIN.playout(start, Dealer(seed), walk=self._bias(), checked=True)
        return played

    def _bias(self) -> Walk | None:
        return None if self.walk == UNIFORM else walk_called(self.walk, self.game)


def interpreted(module: ModuleType) -> Any:
    """A module once more, as plain Python even where it is compiled: the source lies beside it."""
    source = Path(module.__file__ or "").with_name(f"{module.__name__.rpartition('.')[2]}.py")
    spec = spec_from_file_location(f"{module.__name__}_interpreted", source)
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


PLAIN: Final = interpreted(sys.modules[playout.__module__])
"""The kernel's own loop in plain Python, which calls whatever engine there is."""


def measure(measured: Measured, seconds: float) -> tuple[Figures, Figures]:
    """All our figures, from games played at random for about so many seconds of processor time.

    First those of the loop inside the kernel, then what is left where every step is called from Python.
    """
    game, setup, title, walk = measured.game, measured.setup, measured.title, measured.walk
    engine = "Feldzug, compiled" if is_compiled() else "Feldzug, plain Python"
    speed, choices, branching = _rate(measured.play, seconds)
    called, called_choices, _ = _rate(measured.play_from_python, seconds)
    samples = positions(measured, seed=7, every=40)
    journal: list[Entry] = []
    measured.play(7, journal)
    part, mean, most = _part(game, seconds)
    inside = Figures(
        engine=engine,
        game=title,
        loop=INSIDE,
        walk=walk,
        decisions_per_second=speed,
        choices_per_second=choices,
        branching=branching,
        clone_us=_each(samples, lambda g: g.clone()),
        legal_us=_each(samples, _fresh_legal),
        replay_us=_replay(game, setup, journal),
        searched_per_second=_searched(game, samples, seconds),
        bytes_per_position=_memory(samples),
        saved_bytes=_saved(game, setup, samples),
        part=part,
        part_ms=mean,
        part_most_ms=most,
    )
    return inside, Figures(engine, title, called, FROM_PYTHON, walk, called_choices, branching)


def _rate(play: Callable[[int], Played], seconds: float) -> tuple[float, float, float]:
    """Decisions and choices a second, and the mean length of the legal lists."""
    play(0)
    decisions = choices = offered = games = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        games += 1
        d, c, o = play(games)
        decisions, choices, offered = decisions + d, choices + c, offered + o
    spent = time.process_time() - begun
    return decisions / spent, choices / spent, offered / decisions


def positions(measured: Measured, seed: int, every: int) -> list[Position]:
    """Positions of one random game in which a player has to decide."""
    journal: list[Entry] = []
    measured.play(seed, journal)
    g = measured.game.start(measured.setup)
    found: list[Position] = []
    for n, entry in enumerate(journal):
        if n % every == 0 and entry.seat != FATE:
            found.append(g.clone())
        g.apply(entry.seat, entry.action)
    return found


def _fresh_legal(g: Position) -> None:
    g.forget_menu()
    g.legal(g.waiting()[0])


def _each(samples: list[Position], work: Callable[[Position], object], rounds: int = 60) -> float:
    begun = time.process_time()
    for _ in range(rounds):
        for g in samples:
            work(g)
    return (time.process_time() - begun) / (rounds * len(samples)) * 1e6


def _replay(game: Game, setup: Setup, journal: list[Entry], rounds: int = 5) -> float:
    begun = time.process_time()
    for _ in range(rounds):
        repeat(game.start(setup), journal)
    return (time.process_time() - begun) / (rounds * len(journal)) * 1e6


def _searched(game: Game, samples: list[Position], seconds: float) -> float:
    """How many iterations a second the search makes, over decisions that are worth a thought."""
    bot = SearchBot(7, policy_of(game.key))
    iterations = 0
    begun = time.process_time()
    for n, g in enumerate(cycle(samples)):
        is_known = iterations > 0 or n >= len(samples)
        if is_known and time.process_time() - begun > seconds:
            break
        budget = Budget(time.process_time, None, ITERATIONS)
        bot.think(Glimpse(g, g.waiting()[0]), budget)
        iterations += budget.used
    return iterations / (time.process_time() - begun)


def _memory(samples: list[Position], copies: int = 20) -> int:
    tracemalloc.start()
    kept = [g.clone() for g in samples for _ in range(copies)]
    grown, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return grown // len(kept)


def _saved(game: Game, setup: Setup, samples: list[Position]) -> int:
    codec = Codec(game)
    return sum(len(canonical(codec.save(g, setup))) for g in samples) // len(samples)


def _part(game: Game, seconds: float) -> tuple[str, float | None, float | None]:
    """What a game has measured by itself, and what it takes in the mean and at the most."""
    place = registration(game.key).bench_part
    if not place:
        return "", None, None
    called, once = imported(place)()
    spent: list[float] = []
    while sum(spent) < seconds:
        begun = time.process_time()
        once(len(spent))
        spent.append(time.process_time() - begun)
    return called, 1000 * sum(spent) / len(spent), 1000 * max(spent)


# --- peers -----------------------------------------------------------------------------------------

PEERS = Path(__file__).with_name("bench_peers.py")


def peers(seconds: float) -> tuple[Figures, ...]:
    """The peers' figures, measured by their own Python; none if it is not there."""
    python = os.environ.get(PEERS_PYTHON, "")
    if not python or not Path(python).exists():
        return ()
    done = subprocess.run(  # noqa: S603  (the Python that the Makefile names)
        [python, str(PEERS), str(seconds)], capture_output=True, text=True, check=True, env={}
    )
    return tuple(Figures(**row) for row in json.loads(done.stdout))


def plain_python(measured: Measured, seconds: float) -> tuple[Figures, ...]:
    """Our own figures without the compiler, beside the compiled ones; none if this is plain already."""
    sources = os.environ.get("FELDZUG_PLAIN", "")
    if not is_compiled() or not sources:
        return ()
    script = (
        "import sys; from feldzug.analysis.bench import measure_told; measure_told(*sys.argv[1:])"
    )
    setup = measured.setup
    told = (setup.players, setup.modules, dict(setup.options), measured.title, measured.walk)
    done = subprocess.run(  # noqa: S603  (this very Python)
        [sys.executable, "-c", script, measured.game.key, json.dumps(told), str(seconds)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": sources},
    )
    return tuple(Figures(**row) for row in json.loads(done.stdout))


def measure_told(key: str, told: str, seconds: str) -> None:
    """Measure what another process has told this one, and print the figures for it."""
    players, modules, options, title, walk = json.loads(told)
    game = GAMES[key]
    setup = game.setup(players, tuple(modules), **options)
    found = measure(Measured(game, setup, title, walk), float(seconds))
    sys.stdout.write(json.dumps([asdict(figures) for figures in found]))


def standard(game: Game) -> list[Measured]:
    """What a game says is to be measured of it: a set-up, what that is called, and by which walks."""
    place = registration(game.key).bench
    if not place:
        return []
    setup, title, walks = imported(place)()
    return [Measured(game, setup, title, walk) for walk in walks]


def run(measured: Sequence[Measured], seconds: float = 5.0, rounds: int = 5) -> Report:
    """Measure everything in rounds, so that each engine meets the machine in the same moods; medians."""
    part = seconds / rounds
    found = []
    for _ in range(rounds):
        ours = [
            figures
            for one in measured
            for figures in (*measure(one, part), *plain_python(one, part))
        ]
        found.append((*ours, *peers(part)))
    return Report(machine(), tuple(median_of(figures) for figures in zip(*found, strict=True)))


def median_of(rounds: Sequence[Figures]) -> Figures:
    """The figures of several rounds of one engine as one, each number the median of its own."""
    medians: dict[str, Any] = asdict(rounds[0])
    for name, value in medians.items():
        if isinstance(value, int | float):
            medians[name] = type(value)(median(getattr(figures, name) for figures in rounds))
    return Figures(**medians)
