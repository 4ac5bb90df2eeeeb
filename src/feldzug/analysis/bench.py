"""How fast we are, beside peers measured in the same run: ratios count, seconds do not.

One decision is: the complete list of legal actions is made, one is drawn uniformly, it is applied. Fate's
draws are paid for but not counted. Everything runs on one core, in processor time.
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
from pathlib import Path
from statistics import median
from typing import Any

import feldzug.kernel.position
from feldzug.games import REGISTRATIONS, imported
from feldzug.kernel.codec import Codec, canonical
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.journal import Entry
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE

PEERS_PYTHON = "FELDZUG_PEERS"
"""The environment variable that names the Python in which the peers are installed."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of one engine; None where it makes no sense or was not measured."""

    engine: str
    game: str
    decisions_per_second: float
    branching: float | None = None
    clone_us: float | None = None
    legal_us: float | None = None
    replay_us: float | None = None
    bytes_per_position: int | None = None
    saved_bytes: int | None = None


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


def compiled() -> bool:
    """Whether this very process runs the compiled kernel."""
    return not str(feldzug.kernel.position.__file__).endswith(".py")


def machine() -> dict[str, str]:
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "cores": str(os.cpu_count()),
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


def playout(
    game: Game, setup: Setup, seed: int, journal: list[Entry] | None = None
) -> tuple[int, int]:
    """One uniformly random game: decisions, and the sum of the lengths of the legal lists."""
    g = game.start(setup)
    dealer = Dealer(seed)
    decisions = offered = 0
    while seats := g.waiting():
        seat = seats[0]
        if seat == FATE:
            action = dealer.draw(g.odds())
        else:
            legal = g.legal(seat)
            offered += len(legal)
            decisions += 1
            action = legal[dealer.below(len(legal))]
        g.apply(seat, action)
        if journal is not None:
            journal.append(Entry(seat, action))
    return decisions, offered


def measure(game: Game, setup: Setup, title: str, seconds: float) -> Figures:
    """All our figures, from games played at random for about so many seconds of processor time."""
    playout(game, setup, 0)
    decisions = offered = games = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        games += 1
        d, o = playout(game, setup, games)
        decisions, offered = decisions + d, offered + o
    rate = decisions / (time.process_time() - begun)
    samples = positions(game, setup, seed=7, every=40)
    journal: list[Entry] = []
    playout(game, setup, 7, journal)
    return Figures(
        engine="Feldzug, compiled" if compiled() else "Feldzug, plain Python",
        game=title,
        decisions_per_second=rate,
        branching=offered / decisions,
        clone_us=_each(samples, lambda g: g.clone()),
        legal_us=_each(samples, _fresh_legal),
        replay_us=_replay(game, setup, journal),
        bytes_per_position=_memory(samples),
        saved_bytes=_saved(game, setup, samples),
    )


def positions(game: Game, setup: Setup, seed: int, every: int) -> list[Position]:
    """Positions of one random game in which a player has to decide."""
    journal: list[Entry] = []
    playout(game, setup, seed, journal)
    g = game.start(setup)
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
        g = game.start(setup)
        for entry in journal:
            g.apply(entry.seat, entry.action)
    return (time.process_time() - begun) / (rounds * len(journal)) * 1e6


def _memory(samples: list[Position], copies: int = 20) -> int:
    tracemalloc.start()
    kept = [g.clone() for g in samples for _ in range(copies)]
    grown, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return grown // len(kept)


def _saved(game: Game, setup: Setup, samples: list[Position]) -> int:
    codec = Codec(game)
    return sum(len(canonical(codec.save(g, setup))) for g in samples) // len(samples)


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


def plain_python(seconds: float) -> tuple[Figures, ...]:
    """Our own figures without the compiler, beside the compiled ones; none if this is plain already."""
    sources = os.environ.get("FELDZUG_PLAIN", "")
    if not compiled() or not sources:
        return ()
    script = (
        "import json, sys; from dataclasses import asdict;"
        "from feldzug.analysis.bench import measure, standard;"
        "print(json.dumps(asdict(measure(*standard(), seconds=float(sys.argv[1])))))"
    )
    done = subprocess.run(  # noqa: S603  (this very Python)
        [sys.executable, "-c", script, str(seconds)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": sources},
    )
    return (Figures(**json.loads(done.stdout)),)


def standard() -> tuple[Game, Setup, str]:
    """What is measured: the first game that says what is to be measured of it."""
    found = next(known for known in REGISTRATIONS.values() if known.bench)
    setup, title = imported(found.bench)()
    return found.game, setup, title


def run(seconds: float = 5.0, rounds: int = 3) -> Report:
    """Measure everything in rounds, so that each engine meets the machine in the same moods; medians."""
    measured = standard()
    part = seconds / rounds
    found = [(measure(*measured, part), *plain_python(part), *peers(part)) for _ in range(rounds)]
    return Report(machine(), tuple(median_of(figures) for figures in zip(*found, strict=True)))


def median_of(rounds: Sequence[Figures]) -> Figures:
    """The figures of several rounds of one engine as one, each number the median of its own."""
    medians: dict[str, Any] = asdict(rounds[0])
    for name, value in medians.items():
        if isinstance(value, int | float):
            medians[name] = type(value)(median(getattr(figures, name) for figures in rounds))
    return Figures(**medians)
