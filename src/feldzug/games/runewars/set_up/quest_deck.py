"""The quest deck of the set-up: which quests stay. [RW-046]"""

from __future__ import annotations

from feldzug.games.runewars.board import (
    TILES,
)
from feldzug.games.runewars.decks import (
    QUEST_BOX,
)
from feldzug.games.runewars.world import World


def stays(g: World, quest: int) -> bool:
    """Whether a quest is of any use with the tiles in play. [RW-046]"""
    printed = QUEST_BOX[quest].printed
    lie = {TILES[laid.tile] for laid in g.layout.tiles}
    if "setup" in printed and printed["setup"] not in lie:
        return False
    named = [area[:-1] in lie for area in printed.get("areas", ())]
    if not named:
        return True
    return any(named) if g.options.quest_kept == "one" else all(named)
