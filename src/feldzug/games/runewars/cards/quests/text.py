"""Quest cards: where each may be tried, what is tested or fought, and what comes of it. [RW-314 – RW-320]"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.board import AREAS, KINDS
from feldzug.games.runewars.decks import ATTRIBUTES, DESTINIES, QUEST_BOX, CardFacts
from feldzug.games.runewars.drawing import DrawReward
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Frame
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat

SHELF: Final = QUEST_BOX.shelf
"""Where the rules keep what each quest asks for, by its id."""

SUCCESS: Final = "success"
FAILURE: Final = "failure"


class Outcome:
    """What the chosen destiny, or a duel, brings."""

    def __init__(self, printed: dict[str, Any]) -> None:
        self.done: bool = printed.get("done", False)
        self.discard: bool = printed.get("discard", False)
        self.routed: bool = printed.get("routed", False)
        self.look: str = printed.get("look", "")
        self.printed = printed

    def amount(self, key: str) -> int:
        return int(self.printed.get(key, 0))


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestText:
    """One quest. It keeps no state of its own."""

    def __init__(self, card: str) -> None:
        self.number: int = QUEST_BOX.number(card)
        self.facts: CardFacts = QUEST_BOX[self.number]
        printed = self.facts.printed
        self.areas: tuple[int, ...] = tuple([AREAS.index(a) for a in self.facts.words("areas")])
        self.attribute: int = ATTRIBUTES.index(printed["test"]) if "test" in printed else NONE
        self.kind: int = KINDS.index(printed["duel"]) if "duel" in printed else NONE
        self.outcomes: dict[str, Outcome] = {
            key: Outcome(printed.get(key, {})) for key in (*DESTINIES, SUCCESS, FAILURE)
        }

    def install(self, rules: Rules) -> None:
        """What it adds to the rules."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        """Whether a hero of *seat* may try it in this area. [RW-314]"""
        return area in self.areas

    def forbids(self, g: World, seat: int) -> Reason | None:
        """Why a seat may not try it, though a hero is there."""
        return None

    def rewards(self, g: World, seat: Seat, hero: int, outcome: Outcome) -> list[Frame]:
        """How the rewards of an outcome are drawn for the hero. [RW-316]"""
        return [DrawReward(seat, hero) for _ in range(outcome.amount("rewards"))]

    def comes_of(self, destiny: int, wounds: int, defeated: bool) -> str:
        """Which of its outcomes comes of a test or of a duel; without either it succeeds. [RW-315, RW-319]"""
        if self.attribute != NONE:
            return DESTINIES[destiny]
        if self.kind == NONE:
            return SUCCESS
        needed = self.facts.amount("damage")
        return SUCCESS if (wounds >= needed if needed else defeated) else FAILURE


def quest_behind(g: World, quest: int) -> QuestText:
    """What a quest asks for, under the rules in force."""
    found: QuestText = g.rules.shelf(SHELF)[QUEST_BOX[quest].id]
    return found
