"""The phases of a round in their order, by the keys of their procedures: what can have a deadline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from feldzug.games.empires.campaign import LAST_ROUND, Campaign
from feldzug.games.empires.vocabularies import AUTUMN, SPRING

SPELLS: Final = "spell-window"
EVERY_ROUND: Final = (
    "event-phase",
    "alliance-phase",
    "hiring-phase",
    "challenge-phase",
    "battle-phase",
    "build-phase",
)
WINTER: Final = ("winter-war", "winter")
ALL: Final = (*EVERY_ROUND, SPELLS, "conversion-phase", *WINTER)


def phases(g: Campaign | None) -> Sequence[str]:
    """Those of the round of a position, as they follow each other; without one, all that there are.

    [EMP-002, EMP-004, EMP-005, EMP-038, EMP-039]
    """
    if g is None:
        return ALL
    before = (SPELLS,) if g.season == SPRING and g.round > 1 else ()
    after = (SPELLS, "conversion-phase") if g.season == AUTUMN else ()
    winter = WINTER if g.season == AUTUMN and g.round < LAST_ROUND else ()
    return (*before, *EVERY_ROUND, *after, *winter)
