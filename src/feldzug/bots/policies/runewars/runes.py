"""Answers about rune tokens: dragon runes lie where nobody takes them, false ones where somebody might."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars.outlook import RUNE, Outlook
from feldzug.games.runewars.cards.order_texts.fortify import MoveRunes
from feldzug.games.runewars.cards.season_texts.asking import (
    AnswerSeasonCard,
    CarryRuneFrom,
    CarryRuneTo,
)
from feldzug.games.runewars.decks import DRAGON, FALSE
from feldzug.games.runewars.heroes.looking import SeeObjective, SeeRune
from feldzug.games.runewars.rune_shuffle import (
    LayRunesBack,
    ShuffleRunes,
    TakeUpRune,
    TurnRunesDown,
)
from feldzug.games.runewars.runes import (
    DiscardFalseRune,
    HideDragonRune,
    KeepFalseRunes,
    LayRune,
    NoRuneToReveal,
    PlaceRuneIn,
    RevealRune,
)
from feldzug.games.runewars.set_up.runes_at_home import HideFalseRune
from feldzug.games.runewars.world import NOBODY


def safety(look: Outlook, area: int) -> float:
    """How well a dragon rune lies in an area: from 0 to 1."""
    g = look.g
    if g.controller[area] == look.seat:
        held = 0.25 if look.is_held(area) else 0.0
        walls = 0.15 if g.stronghold[area] == look.seat else 0.0
        near = len([n for n in g.near(area) if g.is_enemy(n, look.seat)])
        return 0.6 + held + walls - look.risk(area, look.army(area)) - 0.04 * near
    own = len([n for n in g.near(area) if g.controller[n] == look.seat])
    rivals = len([n for n in g.near(area) if g.is_enemy(n, look.seat)])
    empty = 0.1 if g.is_empty(area) else 0.0
    return 0.2 + empty + 0.05 * own - 0.08 * rivals


def place_rune(look: Outlook, action: PlaceRuneIn) -> float:
    """An own rune lies safely; that of another, where this seat can come and take it."""
    g, frame = look.g, look.g.stack[-1]
    if isinstance(frame, AnswerSeasonCard) and frame.other not in (NOBODY, look.seat):
        own = len([n for n in g.near(action.area) if g.controller[n] == look.seat])
        his = 3.0 if g.controller[action.area] == frame.other else 0.0
        return own - his
    return safety(look, action.area)


def hide_dragon(look: Outlook, action: HideDragonRune) -> float:
    return safety(look, action.area)


def hide_false(look: Outlook, action: HideFalseRune) -> float:
    return -safety(look, action.area)


def lay_rune(_look: Outlook, action: LayRune) -> float:
    return float(action.rune == DRAGON)


def discard_false(look: Outlook, action: DiscardFalseRune) -> float:
    """A false rune that lies where a dragon rune would be safe makes room."""
    return safety(look, action.area) - 0.6


def carry_from(look: Outlook, action: CarryRuneFrom) -> float:
    """Rather a false one; else the one that lies worst."""
    return 2.0 * (look.g.rune_in(action.source) == FALSE) - safety(look, action.source)


def carry_to(look: Outlook, action: CarryRuneTo) -> float:
    return safety(look, action.target)


def reveal(look: Outlook, action: RevealRune) -> float:
    """Rather a false one; else the one that lies best."""
    return 2.0 * (look.g.rune_in(action.area) == FALSE) + safety(look, action.area)


def worst_and_best(look: Outlook) -> tuple[int, int]:
    """The own dragon rune that lies worst, and the best own area without one; -1 if there is none."""
    g = look.g
    areas = g.controlled(look.seat)
    with_dragon = [area for area in areas if g.rune_in(area) == DRAGON]
    without = [area for area in areas if g.rune_in(area) != DRAGON]
    if not with_dragon or not without:
        return -1, -1
    worst = min([(safety(look, area), area) for area in with_dragon])[1]
    best = max([(safety(look, area), area) for area in without])[1]
    return worst, best


def move_runes(look: Outlook, _: MoveRunes) -> float:
    """Worth it if a dragon rune comes to a much better place."""
    worst, best = worst_and_best(look)
    if worst < 0:
        return -1.0
    return RUNE * (safety(look, best) - safety(look, worst)) - 0.2


def take_up(look: Outlook, action: TakeUpRune) -> float:
    worst, best = worst_and_best(look)
    chosen = look.g.frame(ShuffleRunes).areas
    wanted = best if worst in chosen else worst
    return float(action.area == wanted)


def turn_down(_look: Outlook, action: TurnRunesDown) -> float:
    return float(action.hidden)


def lay_back(look: Outlook, action: LayRunesBack) -> float:
    """The dragon rune goes to the better of the two areas."""
    g = look.g
    areas = look.g.frame(ShuffleRunes).areas
    total = 0.0
    for n in range(len(areas)):
        if g.rune_in(areas[n]) == DRAGON:
            total += safety(look, areas[1 - n] if action.swapped else areas[n])
    return total


def see_rune(look: Outlook, action: SeeRune) -> float:
    """Rather one that is near."""
    return float(len([n for n in look.g.near(action.area) if look.g.controller[n] == look.seat]))


JUDGES: Final[dict[type, Any]] = {
    CarryRuneFrom: carry_from,
    CarryRuneTo: carry_to,
    DiscardFalseRune: discard_false,
    HideDragonRune: hide_dragon,
    HideFalseRune: hide_false,
    LayRune: lay_rune,
    LayRunesBack: lay_back,
    MoveRunes: move_runes,
    PlaceRuneIn: place_rune,
    RevealRune: reveal,
    SeeRune: see_rune,
    TakeUpRune: take_up,
    TurnRunesDown: turn_down,
}

FIXED: Final[dict[type, float]] = {
    KeepFalseRunes: 0.0,
    NoRuneToReveal: 1.0,
    SeeObjective: 0.0,
}
"""Answers that are always worth the same."""
