"""Every moment at which tactics cards may be played, and those that open only if a card is printed for them.

No card of the base game is played when a unit type draws or in a duel, so nobody is asked there: the stage is
inserted with the first card of a module that names the moment. [RW-208]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.passes import PICKED, FightPass
from feldzug.games.runewars.heroes.carrying import owner_of
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.tactics.window import ask
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules

ALWAYS_OPEN: Final = (
    "your-turn",
    "battle-marker",
    "start-of-battle",
    "start-of-round",
    "damage-dealt",
    "tally",
    "after-battle",
    "before-diplomacy",
    "before-test",
    "quest-action",
    "response",
)
BEFORE_DRAW: Final = "before-draw"
AFTER_DRAW: Final = "after-draw"
START_OF_DUEL: Final = "start-of-duel"
DUEL_ROUND: Final = "duel-round"


def _in_battle(moment: str) -> Callable[[Any, World], Todo]:
    """Both sides are asked, the attacker first. [RW-204, RW-209]"""

    def stage(frame: Any, g: World) -> Todo:
        return g.frame(Battle).ask(g, moment)

    return stage


def _in_duel(moment: str) -> Callable[[Any, World], Todo]:
    """The players of the heroes are asked, the challenger first."""

    def stage(duel: Any, g: World) -> Todo:
        return ask(g, moment, [owner_of(g, hero) for _, hero in duel.heroes()])

    return stage


def open_moment(rules: Rules, moment: str) -> None:
    """Something is printed for this moment: if it is the first, players are asked from now on."""
    stage = moment.replace("-", "_")
    if moment in ALWAYS_OPEN or stage in rules.flow(FightPass) or stage in rules.flow(Duel):
        return
    if moment == BEFORE_DRAW and PICKED in rules.flow(FightPass):
        rules.insert(FightPass, stage, _in_battle(moment), after=PICKED)
    elif moment == BEFORE_DRAW:
        rules.insert(FightPass, stage, _in_battle(moment), before="attacker_draws")
    elif moment == AFTER_DRAW:
        rules.insert(FightPass, stage, _in_battle(moment), before="turn_up")
    elif moment == START_OF_DUEL:
        rules.insert(Duel, stage, _in_duel(moment), after="begin")
    elif moment == DUEL_ROUND:
        rules.insert(Duel, stage, _in_duel(moment), after="begin_round")
    else:
        raise ValueError(f"there is no moment {moment} for tactics cards [RW-208]")
