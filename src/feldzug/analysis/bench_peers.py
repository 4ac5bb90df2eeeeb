"""Measures the peers. Runs in an environment of its own, so it imports nothing of ours; prints JSON."""

# mypy: ignore-errors

from __future__ import annotations

import json
import random
import sys
import time
from importlib.metadata import version


def rate(play, seconds: float) -> dict:
    """Decisions and choices a second and the mean length of the legal list, over games played for so long."""
    play(random.Random(0))
    decisions = choices = offered = games = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        games += 1
        for legal in play(random.Random(games)):
            decisions += 1
            choices += legal > 1
            offered += legal
    spent = time.process_time() - begun
    return {
        "decisions_per_second": decisions / spent,
        "choices_per_second": choices / spent,
        "branching": offered / decisions,
    }


def each(work, times: int) -> float:
    begun = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - begun) / times * 1e6


def catanatron(seconds: float) -> dict:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    def new(seed: int) -> Game:
        colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        return Game([RandomPlayer(color) for color in colors], seed=seed)

    def actions(game: Game) -> list:
        return getattr(game, "playable_actions", None) or game.state.playable_actions

    def play(chance: random.Random) -> list[int]:
        game = new(chance.randrange(10**6))
        lengths = []
        while game.winning_color() is None and game.state.num_turns < 1000:
            legal = actions(game)
            lengths.append(len(legal))
            game.execute(chance.choice(legal), validate_action=False)
        return lengths

    figures = rate(play, seconds)
    middle = new(1)
    for _ in range(300):
        middle.play_tick()
    return {
        "engine": f"catanatron {version('catanatron')}",
        "game": "Catan, 4 random players",
        **figures,
        "clone_us": each(middle.copy, 2000),
    }


def open_spiel(name: str, seconds: float) -> dict:
    import pyspiel
    from open_spiel.python import games  # noqa: F401  (registers the games written in Python)

    game = pyspiel.load_game(name)

    def play(chance: random.Random) -> list[int]:
        state = game.new_initial_state()
        lengths = []
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                lengths.append(len(legal))
                state.apply_action(chance.choice(legal))
        return lengths

    figures = rate(play, seconds)
    return {
        "engine": f"open_spiel {version('open_spiel')}, Python",
        "game": name,
        **figures,
        "clone_us": each(game.new_initial_state().clone, 2000),
    }


if __name__ == "__main__":
    budget = float(sys.argv[1])
    rows = [catanatron(budget)]
    rows += [open_spiel(name, budget / 2) for name in ("python_tic_tac_toe", "python_liars_poker")]
    json.dump(rows, sys.stdout)
