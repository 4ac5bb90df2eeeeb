"""Notes: what a module adds to the terminal of Runewars, to signs on the map and to lines below it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from feldzug.cli.terminals.runewars.areas import Areas
from feldzug.games.runewars.world import World

Views = Mapping[str, Any]
"""By module: what it shows to a seat, or to everybody."""


class Notes:
    """What is told of a position beside what the base game tells; nothing unless a module is in force."""

    def __init__(self, areas: Areas) -> None:
        self.areas = areas
        self.say = areas.say

    def legend(self, views: Views) -> str:
        """What the signs on the map mean."""
        return ""

    def signs(self, g: World, views: Views, area: int) -> Text:
        """What lies in an area, as signs."""
        return Text()

    def facts(self, g: World, views: Views, area: int) -> list[str]:
        """What lies in an area, in words."""
        return []

    def realms(self, g: World, views: Views) -> list[Text]:
        """What the players have, line by line."""
        return []

    def known(self, views: Views) -> list[Text]:
        """What only the seat of these views knows, line by line."""
        return []
