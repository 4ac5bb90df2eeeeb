"""The adventure cards as facts: what is printed on them and how many there are."""

from __future__ import annotations

from typing import Annotated, Any, Final

from feldzug.games.ring_war.board import CONTENT, GOOD, PLACE, SIDES
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.content import load

MISSION: Final = "mission"
EVENT: Final = "event"
POWER: Final = "power"

TURN_START: Final = "turn-start"
DECLARE: Final = "declare"
ATTACK: Final = "attack"
DEFENCE: Final = "defence"
MOVEMENT: Final = "movement"
RING_BEFORE: Final = "ring-before"
RING_ROLL: Final = "ring-roll"
RING_LEAVE: Final = "ring-leave"
CONQUEST: Final = "conquest"


class CardFacts:
    """One kind of adventure card."""

    def __init__(self, number: int, printed: dict[str, Any]) -> None:
        self.number = number
        self.id: str = printed["id"]
        self.kind: str = printed["kind"]
        self.copies: int = printed["copies"]
        self.edition: str = printed["edition"]
        self.star: str = printed["star"]
        self.moment: str = printed.get("moment", CONQUEST if self.kind == MISSION else "")
        self.area: int = PLACE[printed["area"]] if "area" in printed else -1
        self.gain: int = printed.get("gain", 0)
        self.loss: int = printed.get("loss", 0)
        self.side: int = SIDES.index(printed["side"]) if "side" in printed else -1
        self.dice: int = printed.get("dice", 0)
        self.units: int = printed.get("units", 0)
        self.area_cards: int = printed.get("area_cards", 0)
        self.shift: tuple[int, ...] = tuple(printed.get("shift", ()))
        self.at_sea: bool = printed.get("at_sea", False)
        self.extra_area_card: bool = printed.get("extra_area_card", False)
        self.whole_region: bool = printed.get("where") == "region"
        self._points = (
            printed.get("points_good", printed.get("points", 0)),
            printed.get("points_evil", printed.get("points", 0)),
        )
        self._reward = (printed.get("reward_good", 0), printed.get("reward_evil", 0))

    def points(self, side: int) -> int:
        """The number in the star: what the card counts at the end, once played."""
        return int(self._points[0 if side == GOOD else 1])

    def reward(self, side: int) -> int:
        """The points a mission brings."""
        return int(self._reward[0 if side == GOOD else 1])


DECK: Final[tuple[CardFacts, ...]] = tuple(
    [CardFacts(n, printed) for n, printed in enumerate(load(CONTENT, "cards.toml")["card"])]
)
CARDS: Final = Vocabulary("card", [card.id for card in DECK])
CARD: Final = CARDS.numbers
AdventureCard = Annotated[int, CARDS]
"""An adventure card, as a number."""


def pile(edition: str) -> list[int]:
    """Every adventure card of a board, copy by copy."""
    return [
        card.number
        for card in DECK
        if edition == "full" or card.edition == "base"
        for _ in range(card.copies)
    ]
