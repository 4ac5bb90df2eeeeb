"""A game at a glance: how many seasons it has seen, the rune tokens of everyone, who controls which hex."""

from __future__ import annotations

from feldzug.games.runewars.decks import SEASONS
from feldzug.games.runewars.laid import place
from feldzug.games.runewars.world import NONE, World
from feldzug.games.runewars.year import SeasonOfTheYear
from feldzug.parts.glance import Glance


def glance(g: World) -> Glance:
    """Which of the tokens are dragon runes nobody is told; a place is named by where it lies on the map."""
    begun = any(isinstance(frame, SeasonOfTheYear) for frame in g.stack) or g.outcome() is not None
    runes = [0 for _ in g.seats()]
    owners: dict[str, int] = {}
    for spot, area in g.layout.ground.area_at.items():
        at, holder = place(spot), g.controller[area]
        owners[f"{at.q} {at.r}"] = holder if holder >= 0 else -1
        if holder >= 0 and g.rune_in(area) != NONE:
            runes[holder] += 1
    return Glance(
        turn=len(SEASONS) * (g.year - 1) + g.season + 1 if begun else 0,
        points=tuple([{"rune-tokens": count} for count in runes]),
        owners=owners,
    )
