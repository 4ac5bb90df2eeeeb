"""Missions: conquer the site of power named on the card with a leader."""

from __future__ import annotations

from typing import Final

from feldzug.games.ring_war.cards.play import Card
from feldzug.games.ring_war.deck import DECK, MISSION
from feldzug.games.ring_war.placing import SpendPoints, grant
from feldzug.games.ring_war.war import War
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Seat

UNPRINTED_POINTS: Final = 2
"""What a mission that promises only an area card brings in points if both rewards are agreed. [RNG-061]"""


class Reinforced(Card):
    """The mission rewards with points for the area, one card of them for its region. [RNG-061]"""

    def play(self, g: War, seat: Seat) -> Todo:
        if g.options.mission_reward == "both":
            g.extra_cards += 1
        points = self.facts.reward(g.side(seat))
        if self.facts.whole_region:
            region = g.board.regions[g.board.region_of[self.facts.area]]
            own = [area for area in region if g.ruler[area] == seat]
            if g.options.battalions == "infantry":  # for one point at a time there is nothing else
                return [SpendPoints(seat, 1, tuple(own), rule="RNG-061") for _ in range(points)]
            return SpendPoints(seat, points, tuple(own), rule="RNG-061")
        return grant(g, self.facts.area, points, "RNG-061")


class ExtraAreaCard(Card):
    """The mission rewards with an additional area card, drawn in the card part. [RNG-062]"""

    def play(self, g: War, seat: Seat) -> Todo:
        g.extra_cards += 1
        if g.options.mission_reward == "both":
            return grant(g, self.facts.area, UNPRINTED_POINTS, "RNG-061")
        return None


MISSIONS: list[Card] = [
    ExtraAreaCard(card.id) if card.extra_area_card else Reinforced(card.id)
    for card in DECK
    if card.kind == MISSION
]
