"""What every tactics card is: its moments, its targets and its effect. [RW-202 – RW-212]"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.decks import TACTICS_BOX, CardFacts
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Reason, Seat, because

SHELF: Final = TACTICS_BOX.shelf
"""Where the rules keep what each tactics card does, by its id."""


def shelf_of(moment: str) -> str:
    """The shelf with the cards of one moment."""
    return f"{SHELF}:{moment}"


@mypyc_attr(allow_interpreted_subclasses=True)
class TacticsText:
    """What one title does. It keeps no state of its own.

    Who is asked at a moment depends on what `forbids` says of each title, so it looks at public facts only.
    """

    only_acting = False
    """Whether only the player who acts may play it, where others are asked, too."""

    def __init__(self, card: str) -> None:
        self.number: int = TACTICS_BOX.number(card)
        self.facts: CardFacts = TACTICS_BOX[self.number]
        self.moments: tuple[str, ...] = self.facts.words("windows")
        self.side: str = str(self.facts.printed.get("side", ""))
        """Whether only the attacker or the defender may play it."""

    def install(self, rules: Rules) -> None:
        from feldzug.games.runewars.tactics.moments import open_moment  # noqa: PLC0415

        for moment in self.moments:
            shelf = rules.shelf(shelf_of(moment))
            if not shelf:
                open_moment(rules, moment)
            shelf[self.facts.id] = self
        self.lasts(rules)

    def lasts(self, rules: Rules) -> None:
        """What its effect changes for as long as it lasts."""

    def is_for(self, g: World, moment: str) -> bool:
        """Whether it is played at this moment. [RW-202]"""
        return moment in self.moments

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        """Why *seat* may not play it now, though the moment is right: it would do nothing. [RW-210]"""
        return None

    def unpayable(self, g: World, seat: Seat) -> Reason | None:
        """Why *seat* cannot pay its price. Only the seat is told, so it may look at what the seat knows."""
        return None

    def price(self, g: World, seat: Seat) -> Todo:
        """What is paid as soon as it is played, whatever is answered."""
        return None

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        """What may be chosen next when it is played; nothing if *chosen* is all."""
        return []

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        """Let it take effect."""
        raise NotImplementedError

    def useless(self) -> Reason:
        """It would have no effect now. [RW-210]"""
        return because("card-without-effect", "RW-210", card=self.number)


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetedText(TacticsText):
    """A title that needs a target: without one it is not played. [RW-210]"""

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        return None if self.targets(g, seat, ()) else self.useless()


def behind(g: World, card: int) -> TacticsText:
    """What a tactics card does, under the rules in force."""
    found: TacticsText = g.rules.shelf(SHELF)[TACTICS_BOX[card].id]
    return found


def texts_of(g: World, moment: str) -> list[TacticsText]:
    """Every title that is printed for a moment."""
    return list(g.rules.shelf(shelf_of(moment)).values())
