"""Answers in battles: which tactical fate cards stand in, and what goes for Ball Lightning. [BOW-103]"""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars.odds import ABILITY, BLOWS, ROUTS
from feldzug.bots.policies.runewars.outlook import CARD, Outlook
from feldzug.games.runewars.banners.announcing import AnnounceFate, AnnounceWindow
from feldzug.games.runewars.banners.tactical_fate import FACE_OF
from feldzug.games.runewars.banners.units.abilities import KeepCards
from feldzug.games.runewars.battle.passes import FightPass
from feldzug.games.runewars.board import CIRCLE, SHAPE_OF
from feldzug.games.runewars.decks import DAMAGE, FACES, ORB, ROUT


def shown(card: int, shape: int) -> float:
    """What a card does for a shape, in points of damage and units routed."""
    face = FACES[FACE_OF[card]]
    by_result = {DAMAGE: 1.0, ORB: ABILITY, ROUT: 1.0}
    return by_result.get(face.result[shape], 0.0) * face.amount[shape]


def announce_fate(look: Outlook, action: AnnounceFate) -> float:
    """More than a Fate card brings on the average, and more than the card is worth in hand."""
    window = look.g.stack[-1]
    shape = CIRCLE
    if any(isinstance(frame, FightPass) for frame in look.g.stack):
        assert isinstance(window, AnnounceWindow)
        shape = SHAPE_OF[look.g.frame(FightPass).kind(window.side)]
    return shown(action.card, shape) - BLOWS[shape] - ROUTS[shape] - CARD


JUDGES: Final[dict[type, Any]] = {AnnounceFate: announce_fate}
FIXED: Final[dict[type, float]] = {KeepCards: -1.0}
"""Ball Lightning is worth about a card."""
