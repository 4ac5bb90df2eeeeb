"""Tactical fate cards in the odds: the cards of the asking seat, and when it lets them stand in. [BOW-103]

It lets a card stand in where that shows more than a Fate card does on the average, the best cards first.
What others have announced may be any tactical fate card that the seat has not seen elsewhere. [BOW-295]
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from feldzug.analysis.runewars.fate_pile import ON_AVERAGE, Outcome, outcome_of, rank, result_of
from feldzug.games.runewars.banners.announcing import AnnounceWindow
from feldzug.games.runewars.banners.barren import BannersState
from feldzug.games.runewars.banners.tactical_fate import FACE_OF
from feldzug.games.runewars.battle.fate import beside
from feldzug.games.runewars.battle.passes import FightPass
from feldzug.games.runewars.board import SHAPES
from feldzug.games.runewars.decks import TACTICS_BOX
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Frame
from feldzug.kernel.values import Seat

ANNOUNCING: Final = ("types_picked", "before_draw", "attacker_announces")
"""The stages of a pass after which both sides still announce."""


def standing_in(hand: tuple[int, ...], shape: int, most: int) -> tuple[int, ...]:
    """The cards of a hand that stand in for a unit type."""
    worth = [face for face in hand if rank(result_of(face, shape)) > ON_AVERAGE[shape]]
    return tuple(sorted(worth, key=lambda face: (-rank(result_of(face, shape)), face))[:most])


def hand_of(g: World, seat: Seat | None, owner: Seat, fresh: int = 0) -> tuple[int, ...]:
    """The faces that *seat* may announce for its own units; nobody knows those of others.

    *fresh*: so many of this season, those that show most. [BOW-109]
    """
    if seat is None or seat != owner:
        return ()
    new = [FACE_OF[card] for card in g.fresh[seat].cards if card in FACE_OF]
    best = sorted(new, key=lambda face: (-worth(face), face))[:fresh]
    old = [FACE_OF[card] for card in g.tactics[seat].cards if card in FACE_OF]
    return tuple(sorted([*old, *best]))


def worth(face: int) -> int:
    """How gladly a card is seen whatever unit it is for."""
    return sum([rank(result_of(face, shape)) for shape in range(len(SHAPES))])


def faces_left(g: World, seat: Seat | None) -> tuple[int, ...]:
    """The tactical fate cards that a seat has not seen: what others announce is one of them. [BOW-295]"""
    left = [n for n in TACTICS_BOX.pile(g.rules) if n in FACE_OF]
    seen = [*g.tactics_deck.discards, *g.part(BannersState).resolved]
    for hand in [*g.tactics, *g.fresh, *g.part(BannersState).announced]:
        seen += hand.known_to(seat)
    for card in seen:
        if card in left:
            left.remove(card)
    return tuple([FACE_OF[card] for card in left])


@cache
def shown_unseen(
    faces: tuple[int, ...], shape: int, count: int, due: Outcome
) -> list[tuple[Outcome, float]]:
    """What so many of these cards may show together, and how likely; *due*: what is not resolved yet.

    Whatever shows something that was resolved already would lie open.
    """
    able = [face for face in faces if shows_due(outcome_of([result_of(face, shape)]), due)]
    found: dict[Outcome, int] = {}
    for some in combinations(able, count):
        shown = outcome_of([result_of(face, shape) for face in some])
        found[shown] = found.get(shown, 0) + 1
    total = sum(found.values())
    return [(shown, ways / total) for shown, ways in found.items()]


def shows_due(shown: Outcome, due: Outcome) -> bool:
    """Whether nothing of what is shown was resolved already."""
    return not any(shown[n] and not due[n] for n in range(3))


def cards_of(g: World, owner: Seat) -> int:
    """How many tactics cards a seat holds, which everybody sees; unallied neutrals hold none."""
    return len(g.tactics[owner]) + len(g.fresh[owner]) if owner >= 0 else 0


def lying_for(g: World, side: int, seat: Seat | None) -> tuple[tuple[int, ...], int]:
    """The faces beside the drawn cards that a seat knows, and how many it does not know."""
    known = [face for cards in beside(g) for face in cards.known_to(g, side, seat)]
    every = [face for cards in beside(g) for face in cards.lying(g, side)]
    return tuple(known), len(every) - len(known)


def hidden_cards(g: World, seat: Seat | None) -> tuple[int, int]:
    """By side: how many announced cards a seat does not know."""
    return lying_for(g, 0, seat)[1], lying_for(g, 1, seat)[1]


def still_announces(now: FightPass, frames: list[Frame], side: int) -> bool:
    """Whether cards may yet be announced for the type of a side."""
    if any(isinstance(frame, AnnounceWindow) and frame.side == side for frame in frames):
        return True
    return now.at in ANNOUNCING or (now.at == "defender_announces" and side == 1)
