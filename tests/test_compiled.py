"""The compiled package is the same as the plain one, only faster."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
PLAIN = ROOT / "src"

GAMES = """
import pickle
from feldzug.bots.registry import make_bot
from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel import laws
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.journal import Entry
from feldzug.kernel.playout import playout, repeat
from feldzug.kernel.record import read, write
from feldzug.kernel.values import FATE

WARS = {}, {"map": "base", "setup": "quick"}, {"weary": "on", "ship_symbols": "open"}
codec = Codec(RING_WAR)
for seed, options in enumerate(WARS):
    setup = RING_WAR.setup(seed + 2, **options)
    assert pickle.loads(pickle.dumps(setup)) == setup
    match = laws.random_walk(RING_WAR, setup, seed, 700)
    again = read(write(match), {RING_WAR.key: RING_WAR}).match
    laws.battery(RING_WAR, setup, seed, 60)
    saved = codec.save(match.position, setup)
    assert codec.text(codec.load(saved), setup) == codec.text(match.position, setup)
    print(codec.hash(match.position, setup), len(again.journal), again.position.outcome())
    journal = []
    g, repeated = RING_WAR.start(setup), RING_WAR.start(setup)
    print(playout(g, Dealer(seed), journal), g.outcome())
    repeat(repeated, journal)
    assert codec.hash(repeated, setup) == codec.hash(g, setup)

setup = RING_WAR.setup(2, map="base", setup="quick", length="short")
g, dealer = RING_WAR.start(setup), Dealer(1)
bots = [make_bot("search", RING_WAR.key, 1, iterations=20), make_bot("greedy", RING_WAR.key, 2)]
for _ in range(150):
    if not g.waiting():
        break
    seat = g.waiting()[0]
    g.apply(seat, dealer.draw(g.odds()) if seat == FATE else bots[seat].choose(Glimpse(g, seat)))
print(codec.hash(g, setup))
"""

RUNES = """
from feldzug.games.runewars.game import RUNEWARS
from feldzug.kernel import laws
from feldzug.kernel.codec import Codec
from feldzug.kernel.record import read, write

codec = Codec(RUNEWARS)
for seed, options in enumerate(({"setup": "quick"}, {}, {"setup": "quick", "exploration": "on"})):
    setup = RUNEWARS.setup(seed + 2, **options)
    match = laws.random_walk(RUNEWARS, setup, seed, 400)
    again = read(write(match), {RUNEWARS.key: RUNEWARS}).match
    print(codec.hash(match.position, setup), len(again.journal), again.position.outcome())
"""

REALMS = """
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.items import EDITIONS
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.rosters.mustering import muster_army
from feldzug.games.empires.rosters.roster import Muster
from feldzug.games.empires.simulation.enlisting import force_of
from feldzug.games.empires.simulation.fight import fight
from feldzug.games.empires.terrain import PIECES
from feldzug.games.empires.weather import WEATHERS
from feldzug.kernel import laws
from feldzug.kernel.codec import Codec
from feldzug.kernel.record import read, write
from tests.games.empires.simulation.tabletop import piece, sheet

codec = Codec(EMPIRES)
for seed, battles in enumerate(("simulated", "paper", "table")):
    setup = EMPIRES.setup(2 * seed + 2, battles=battles)
    match = laws.random_walk(EMPIRES, setup, seed, 5000)
    again = read(write(match), {EMPIRES.key: EMPIRES}).match
    print(codec.hash(match.position, setup), len(again.journal), again.position.outcome())
    laws.battery(EMPIRES, setup, seed, 120)
for edition in EDITIONS:
    musters = [Muster(people, edition, 2000, 2000) for people in range(len(PEOPLES))]
    armies = [force_of(muster_army(m), m.people, edition) for m in musters]
    for n, army in enumerate(armies):
        kinds = [PIECES[(n + more) % len(PIECES)] for more in range(4)]
        pieces = [piece(kind, 3 * k + 1, 3 * k + 2) for k, kind in enumerate(kinds)]
        agreed = sheet(*pieces, weather=WEATHERS[n % len(WEATHERS)], dragon=n % 2 == 0)
        result = fight(agreed, (army, armies[n - 1]), n)
        print(PEOPLES[n], edition, result.turns, result.report, len(result.lines))
"""

PRACTICE = """
from feldzug.kernel import laws
from feldzug.kernel.codec import Codec
from feldzug.kernel.record import read, write
from tests.practice import FORDS

for modules, battles in (((), "fought"), (("omens",), "fought"), (("omens",), "reported")):
    setup = FORDS.setup(3, modules, battles=battles)
    for seed in range(6):
        match = laws.battery(FORDS, setup, seed, 12 * seed)
        again = read(write(match), {FORDS.key: FORDS}).match
        print(Codec(FORDS).hash(match.position, setup), Codec(FORDS).hash(again.position, setup))
"""

CLASSES = """
import sys
from dataclasses import MISSING, FrozenInstanceError, fields, is_dataclass
from feldzug.bots import registry
from feldzug.games.ring_war.actions import Claim
from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel import codec, laws, playout, record

for name, module in sorted(sys.modules.items()):
    if name.startswith(("feldzug.kernel", "feldzug.games", "feldzug.bots", "feldzug.parts")):
        for kind in vars(module).values():
            if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == name:
                shape = [(f.name, f.type, f.kw_only, f.init, f.default is MISSING or repr(f.default))
                         for f in fields(kind)]
                params = kind.__dataclass_params__
                print(kind.__qualname__, shape, params.frozen, params.eq, kind.__hash__ is None)
try:
    Claim(1).area = 2
except FrozenInstanceError:
    print("what is frozen stays so", Claim(1) == Claim(1), hash(Claim(1)), Claim(1) == Claim(2))
"""

AROUND = """
from feldzug.games import REGISTRATIONS, imported
from feldzug.kernel import laws

for key, found in sorted(REGISTRATIONS.items()):
    for part in ("policy", "chances", "orders", "terminal", "odds", "bench", "bench_part"):
        place = getattr(found, part)
        print(key, part, type(imported(place)).__name__ if place else "")
    if found.orders:
        orders = imported(found.orders)
        for steps in range(40, 400, 40):
            g = laws.random_walk(found.game, found.game.setup(2), 1, steps).position
            for seat in g.waiting():
                print(steps, [type(one).__name__ for one in orders.offered(g, seat)])
"""


@pytest.fixture(scope="module")
def is_compiled() -> Iterator[bool]:
    """Bring the compiled copy up to date; False where there is no compiler.

    Where there is none to be used already, the C compiler need not try hard: that takes minutes.
    """
    tool = [sys.executable, str(ROOT / "tools" / "compile.py")]
    with pytest.MonkeyPatch.context() as patch:
        if not run(PLAIN, *tool[1:], "--path"):
            patch.setenv("FELDZUG_OPTIMISE", "0")
        done = subprocess.run(tool, capture_output=True, text=True, check=False)
        if done.returncode:
            assert "So nothing was compiled." in done.stderr, done.stdout + done.stderr
        yield done.returncode == 0


def run(packages: Path, *command: str) -> list[str]:
    """What a Python that finds the package there prints."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(packages), "PYTHONHASHSEED": "0", "LANG": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.usefixtures("is_compiled")
@pytest.mark.parametrize(
    "script",
    [GAMES, RUNES, REALMS, PRACTICE, CLASSES, AROUND],
    ids=["games", "runes", "realms", "practice", "classes", "around"],
)
def test_both_copies_do_the_same(script: str) -> None:
    compiled, plain = run(COMPILED, "-c", script), run(PLAIN, "-c", script)
    assert plain
    assert compiled == plain


def test_the_version_says_which_copy_runs(is_compiled: bool) -> None:
    assert "plain Python" in run(PLAIN, "-m", "feldzug", "--version")[0]
    kind = "compiled" if is_compiled else "plain Python"
    assert kind in run(COMPILED, "-m", "feldzug", "--version")[0]


def test_the_path_of_the_copy_is_told_where_it_may_be_used(is_compiled: bool) -> None:
    told = run(PLAIN, str(ROOT / "tools" / "compile.py"), "--path")
    assert told == ([str(COMPILED)] if is_compiled else [])
