"""Count the processor instructions of a decision: the same whatever else the machine does.

`instructions.py GAME --walk seek --games 12 --with MODULE --option KEY=VALUE` plays so many games, and none,
under valgrind's callgrind; what the games took more is divided by their decisions. It plays whatever copy of
the package is on the path: with `PYTHONPATH=build/compiled` the compiled one.
"""

import argparse
import os
import re
import subprocess
import sys

from feldzug.games import registration
from feldzug.kernel.compiled import is_compiled
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.playout import playout
from feldzug.kernel.walks import WALKS, walk_called

COUNTED = re.compile(r"Collected : (\d+)")
PLAYED = re.compile(r"decisions (\d+)")


def asked() -> argparse.Namespace:
    found = argparse.ArgumentParser(description=__doc__)
    found.add_argument("game")
    found.add_argument("--walk", choices=WALKS, default=WALKS[0])
    found.add_argument("--games", type=int, default=12)
    found.add_argument("--players", type=int, default=4)
    found.add_argument("--with", dest="modules", action="append", default=[])
    found.add_argument("--option", action="append", default=[])
    found.add_argument("--play", action="store_true", help="play without counting")
    return found.parse_args()


def play(what: argparse.Namespace) -> None:
    game = registration(what.game).game
    options = dict(option.split("=", 1) for option in what.option)
    setup = game.setup(what.players, tuple(what.modules), **options)
    walk = None if what.walk == WALKS[0] else walk_called(what.walk, game)
    game.start(setup)
    played = [playout(game.start(setup), Dealer(n), walk=walk)[0] for n in range(what.games)]
    print(f"decisions {sum(played)}")


def counted(arguments: list[str]) -> tuple[int, int]:
    """Instructions of a run, and decisions in it."""
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command = [*tool, sys.executable, __file__, *arguments, "--play"]
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    return int(COUNTED.findall(run.stderr)[0]), int(PLAYED.findall(run.stdout)[0])


def main() -> None:
    what = asked()
    if what.play:
        play(what)
        return
    (empty, _), (full, decisions) = counted([*sys.argv[1:], "--games=0"]), counted(sys.argv[1:])
    copy = "compiled" if is_compiled() else "plain Python"
    print(
        f"{what.game}, {what.walk}, {copy}: {(full - empty) / decisions:,.0f} instructions a decision"
    )


if __name__ == "__main__":
    main()
