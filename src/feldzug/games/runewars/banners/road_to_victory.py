"""Road to Victory: enough dragon runes win a year after they were shown. [BOW-229 – BOW-239]

The cards lie and count as those of the base game do; each faction has one with a name of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.part import Part
from feldzug.games.runewars.banners.pieces import CONTENT
from feldzug.games.runewars.board import FACTIONS
from feldzug.games.runewars.decks import SEASONS
from feldzug.games.runewars.victory_cards import VictoryClaims
from feldzug.games.runewars.world import NONE
from feldzug.kernel.values import Reason, Seat, View, because
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.content import load

_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "victory_cards.toml")["card"]
VICTORY_CARDS: Final = Vocabulary("victory-card", [row["id"] for row in _ROWS])
CARD_OF: Final[dict[str, str]] = {row["faction"]: row["id"] for row in _ROWS}
"""By faction: its Victory card. [BOW-040]"""


@dataclass(slots=True)
class VictoryCardView(View):
    """The Victory card of a seat, and the season on whose deck it lies; none while its owner has it."""

    seat: int
    card: str
    season: str | None


@dataclass(slots=True)
class RoadView(View):
    """All see whose Victory card is where. [BOW-231]"""

    cards: list[VictoryCardView]


class RoadToVictory(Part):
    """Victory cards in a game that would do without them."""

    def __init__(self) -> None:
        super().__init__(
            "road-to-victory",
            requires=("banners", "victory-cards"),
            vocabularies=(VICTORY_CARDS,),
            shows=RoadView,
        )

    def contradiction(
        self, players: int, options: Mapping[str, str], modules: Sequence[str]
    ) -> Reason | None:
        """In the Revised Edition it is on already. [BOW-063, BOW-Q38]"""
        if options.get("victory") == "victory-card":
            return because("road-is-taken-already", "BOW-Q38")
        return None

    def view(self, g: Any, seat: Seat | None) -> View | None:
        lie = {claim.seat: SEASONS[claim.season] for claim in g.part(VictoryClaims).claims}
        shown = [
            VictoryCardView(other, CARD_OF[FACTIONS[g.faction[other]]], lie.get(other))
            for other in g.seats()
            if g.faction[other] != NONE
        ]
        return RoadView(shown)
