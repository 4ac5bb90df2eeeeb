"""Commander cards in the odds: who leads with which, when a card is used, and what it brings. [BOW-208]

A card is used as soon as it does something: *Raise the Banner* when as many units are routed as it lets stand
up, or before the last draw. A commander takes damage only if he lives on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from feldzug.analysis.runewars.conduct import ATTACKER, Conduct
from feldzug.analysis.runewars.helping_cards import FACTS, HOLD, SABOTEUR, SHIELD, TACTICIAN
from feldzug.analysis.runewars.line import Line, fallen, is_routed, unit, worked
from feldzug.analysis.runewars.reinforcements import BEFALLING, risen
from feldzug.games.runewars.banners.cards.commanders.fighting import DrawOthers, SaveUnit
from feldzug.games.runewars.banners.cards.commanders.testing import RiseAtWill
from feldzug.games.runewars.banners.commanders.command import COMMANDER_BOX, Command
from feldzug.games.runewars.banners.commanders.leading import SIDES, Lead, times_used
from feldzug.games.runewars.banners.units.losses import RiseAgain
from feldzug.games.runewars.decks import ATTRIBUTES, DESTINIES, FATE_DECK
from feldzug.games.runewars.heroes.attributes import cards_for_test, health_of
from feldzug.games.runewars.heroes.checking import AttributeTest
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import DONE, Frame
from feldzug.kernel.values import Seat

CHARGE: Final = "lead-the-charge"
BANNER: Final = "raise-the-banner"
MAGE: Final = "war-mage"
OPPORTUNIST: Final = "opportunist"
OPENING: Final = (CHARGE, SABOTEUR)
"""Used at the start of a battle."""
BEFORE_DRAW: Final = (BANNER, MAGE)
BEARING: Final = (*OPENING, *BEFORE_DRAW, HOLD, SHIELD, TACTICIAN, OPPORTUNIST)
"""The cards that bear on how a battle ends."""


def _on_blow(_c: Conduct, frame: SaveUnit, lines: list[Line]) -> None:
    struck = unit(frame.kind, frame.damage, frame.routed)
    lines[frame.side] = fallen(lines[frame.side], struck)


BEFALLING[SaveUnit] = _on_blow
BEFALLING[RiseAtWill] = BEFALLING[RiseAgain]


# who leads


def leading_cards(g: World, area: int, seat: Seat, side: int) -> list[str]:
    """The commander cards of a side that have yet to work, each as often as it may."""
    if seat < 0 or not is_commanded(g):
        return []
    found: list[str] = []
    for hero in g.heroes(seat):
        number = g.part(Command).cards[hero]
        if number == NONE or g.hero_area[hero] != area or g.hero_routed[hero]:
            continue
        card = COMMANDER_BOX[number].id
        only = FACTS[card].printed.get("side")
        if card in BEARING and (only is None or SIDES[only] == side):
            found += [card] * times_left(g, hero, number)
    return found


def is_commanded(g: World) -> bool:
    """Whether commanders are in the game."""
    return any(isinstance(state, Command) for state in g.states)


def times_left(g: World, hero: int, number: int) -> int:
    """How often a card still works, and its commander lives through it. [BOW-211]"""
    facts = COMMANDER_BOX[number]
    left = facts.amount("times", 1) - times_used(g, number)
    left += len([frame for frame in at_work(g) if frame.commander == number])
    if facts.amount("damage"):
        left = min(left, (health_of(g, hero) - g.hero_damage[hero] - 1) // facts.amount("damage"))
    return max(0, left)


def at_work(g: World) -> list[Lead]:
    """What commanders are about to do: marked as used, but not done."""
    return [frame for frame in g.stack if isinstance(frame, Lead) and frame.at != DONE]


def draws_for(g: World) -> dict[str, int]:
    """By commander card: how many Fate cards are drawn for its test, as all know it. [RW-315]"""
    found: dict[str, int] = {}
    if is_commanded(g):
        for hero, number in enumerate(g.part(Command).cards):
            test = None if number == NONE else COMMANDER_BOX[number].printed.get("test")
            if test is not None:
                owner, what = Seat(g.hero_seat[hero]), ATTRIBUTES.index(test)
                found[COMMANDER_BOX[number].id] = cards_for_test(g, owner, hero, what)
    return found


def tests_made(g: World) -> dict[str, int]:
    """By commander card whose test is under way: the best destiny, if the cards are drawn."""
    drawn = g.drawn[ATTACKER].cards
    if not drawn or not any(isinstance(frame, AttributeTest) for frame in g.stack):
        return {}
    best = max([FATE_DECK[card].destiny for card in drawn])
    return {COMMANDER_BOX[frame.commander].id: best for frame in at_work(g)}


def changes_under_way(frames: Iterable[Frame]) -> list[tuple[int, int, int]]:
    """The sides that change Fate cards just now: how many are still to come, how many may still go."""
    found = [f for f in frames if isinstance(f, DrawOthers) and f.at in ("", "discard", "draw")]
    return [(frame.side, frame.gone, frame.left) for frame in found]


# what a card brings


def brings(card: str, destiny: int, what: str) -> int:
    """A number that is printed for a destiny."""
    return int(FACTS[card].printed[DESTINIES[destiny]].get(what, 0))


def is_due(card: str, own: Line, enemy: Line, *, walls: int, is_last: bool) -> bool:
    """Whether a card is used now."""
    if card == CHARGE:
        return bool(enemy.standing())
    if card == SABOTEUR:
        return walls > 0
    if card == BANNER:
        routed = len([u for u in own.units if is_routed(u)])
        return routed >= brings(card, len(DESTINIES) - 1, "stands") or (is_last and routed > 0)
    return bool(enemy.units)


def led(
    c: Conduct, side: int, card: str, destiny: int, own: Line, enemy: Line
) -> tuple[Line, Line]:
    """Both lines when a card has worked."""
    own = worked(own, card)
    if card == CHARGE:
        return own, c.routs(1 - side, enemy, brings(card, destiny, "routs"))
    if card == SABOTEUR:
        return own._replace(sabotage=own.sabotage + brings(card, destiny, "less")), enemy
    if card == BANNER:
        return risen(c, side, own, brings(card, destiny, "stands")), enemy
    return own, c.damage(1 - side, enemy, brings(card, destiny, "damage"))
