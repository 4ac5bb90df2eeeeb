"""Tactical fate cards in the odds: the cards of the asking seat, and when it lets them stand in. [BOW-103]

It lets a card stand in where that shows more than a Fate card does on the average, the best cards first.
What others have announced may be any Fate card that is left.
"""

from __future__ import annotations

from typing import Final

from feldzug.analysis.runewars.fate_pile import rank, result_of
from feldzug.games.runewars.banners.announcing import AnnounceWindow
from feldzug.games.runewars.banners.tactical_fate import FACE_OF
from feldzug.games.runewars.battle.fate import beside
from feldzug.games.runewars.battle.passes import FightPass
from feldzug.games.runewars.board import SHAPES
from feldzug.games.runewars.decks import FATE_DECK
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Frame
from feldzug.kernel.values import Seat

ON_AVERAGE: Final = [
    sum([rank(result_of(card.number, shape)) for card in FATE_DECK]) / len(FATE_DECK)
    for shape in range(len(SHAPES))
]
"""By shape: how gladly a Fate card is seen."""

ANNOUNCING: Final = ("types_picked", "before_draw", "attacker_announces")
"""The stages of a pass after which both sides still announce."""


def standing_in(hand: tuple[int, ...], shape: int, most: int) -> tuple[int, ...]:
    """The cards of a hand that stand in for a unit type."""
    worth = [face for face in hand if rank(result_of(face, shape)) > ON_AVERAGE[shape]]
    return tuple(sorted(worth, key=lambda face: (-rank(result_of(face, shape)), face))[:most])


def hand_of(g: World, seat: Seat | None, owner: Seat) -> tuple[int, ...]:
    """The faces that *seat* may announce for its own units; nobody knows those of others."""
    if seat is None or seat != owner:
        return ()
    return tuple(sorted([FACE_OF[card] for card in g.tactics[seat].cards if card in FACE_OF]))


def cards_of(g: World, owner: Seat) -> int:
    """How many tactics cards a seat holds, which everybody sees; unallied neutrals hold none."""
    return len(g.tactics[owner]) + len(g.fresh[owner]) if owner >= 0 else 0


def lying_for(g: World, side: int, seat: Seat | None) -> tuple[tuple[int, ...], int]:
    """The faces beside the drawn cards that a seat knows, and how many it does not know."""
    known = [face for cards in beside(g) for face in cards.known_to(g, side, seat)]
    every = [face for cards in beside(g) for face in cards.lying(g, side)]
    return tuple(known), len(every) - len(known)


def still_announces(now: FightPass, frames: list[Frame], side: int) -> bool:
    """Whether cards may yet be announced for the type of a side."""
    if any(isinstance(frame, AnnounceWindow) and frame.side == side for frame in frames):
        return True
    return now.at in ANNOUNCING or (now.at == "defender_announces" and side == 1)
