"""Reinforcements: points for regions, sites and traded cards, and where they are placed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from feldzug.games.ring_war.actions import KEEP, Trade
from feldzug.games.ring_war.board import JOKER
from feldzug.games.ring_war.events import BonusGranted, CardsTraded, PointsCounted
from feldzug.games.ring_war.placing import SpendPoints
from feldzug.games.ring_war.war import AREA_HAND, NEUTRAL, War, without
from feldzug.kernel.frames import Flow, Frame, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because

SET_VALUE = (2, 4, 6)
"""Three of a kind: infantry, cavalry, creature. [RNG-009, RNG-010, RNG-011]"""

MIXED_VALUE = 8
"""One of each. [RNG-012]"""

BONUS = 2
"""For the ruler of each area shown on a traded card. [RNG-014]"""


@dataclass(slots=True)
class Reinforcements(Procedure):
    """Points for regions, sites of power and one traded set are added and spent. [RNG-008, RNG-013]"""

    seat: Seat
    points: int = 0

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return "count", "trade", "place"

    def count(self, g: War) -> None:
        regions, sites, others = region_points(g, self.seat), site_points(g, self.seat), 0
        if g.options.area_income == "official":
            others = area_points(g, self.seat)
        others += g.kept_points[self.seat]
        g.kept_points[self.seat] = 0
        self.points = regions + sites + others
        g.tell(PointsCounted(self.seat, regions, sites, others, self.points))

    def trade(self, g: War) -> Todo:
        # Whoever might hold a set is asked, so that the pause tells nothing.
        return TradeCards(self.seat) if len(g.area_hands[self.seat]) >= 3 else None

    def place(self, g: War) -> Todo:
        return SpendPoints(self.seat, self.points, ordinary=True)


def region_points(g: War, seat: Seat) -> int:
    """Each region ruled whole gives the bonus printed on the board. [RNG-006]"""
    return sum([bonus for n, bonus in enumerate(g.board.bonus) if g.rules_region(seat, n)])


def site_points(g: War, seat: Seat) -> int:
    """Each ruled site of power gives one point. [RNG-007]"""
    return sum([1 for area in g.ruled(seat) if g.board.site[area]])


def area_points(g: War, seat: Seat) -> int:
    """If agreed: a third of the areas, at least three, and one for each fortress. [G05]"""
    ruled = g.ruled(seat)
    return max(3, len(ruled) // 3) + sum([1 for area in ruled if g.board.fortress[area]])


class TradeCards(Question):
    """One set a turn may be traded; with five cards in hand one must be. [RNG-013, G20]"""

    @staticmethod
    def inside() -> Names:
        return ("Reinforcements",)

    def options(self, g: War) -> list[Action]:
        hand = g.area_hands[self.seat]
        return [KEEP, *[Trade(three) for three in combinations(hand, 3)]]

    def forbids(self, g: War, action: Action) -> Reason | None:
        if isinstance(action, Trade):
            if set_value(g, action.area_cards) == 0:
                return because("no-set", "RNG-012")
            return None
        full = len(g.area_hands[self.seat]) >= AREA_HAND
        if full and g.options.forced_trade == "five":
            if any(set_value(g, t) for t in combinations(g.area_hands[self.seat], 3)):
                return because("must-trade", "G20", limit=AREA_HAND)
        return None

    def legal(self, g: War) -> list[Action]:
        hand = g.area_hands[self.seat]
        sets: list[Action] = [
            Trade(three) for three in combinations(hand, 3) if set_value(g, three)
        ]
        if sets and len(hand) >= AREA_HAND and g.options.forced_trade == "five":
            return sets
        return [KEEP, *sets]

    def chosen(self, g: War, action: Action) -> Todo:
        if not isinstance(action, Trade):
            return None
        g.fence()  # the cards have been shown
        value = set_value(g, action.area_cards)
        for card in action.area_cards:
            g.area_hands[self.seat] = without(g.area_hands[self.seat], card)
        g.area_discards = sorted([*g.area_discards, *action.area_cards])
        g.frame(Reinforcements).points += value
        g.tell(CardsTraded(self.seat, action.area_cards, value))
        return ruler_bonuses(g, action.area_cards)


def set_value(g: War, cards: tuple[int, ...]) -> int:
    """What three cards are worth, jokers standing for whatever is worth most; 0 if they are no set."""
    if len(cards) != 3:
        return 0
    symbols = [g.board.symbol[card] for card in cards if card < JOKER]
    if len(set(symbols)) == len(symbols):
        return MIXED_VALUE
    return SET_VALUE[symbols[0]] if len(set(symbols)) == 1 else 0


def ruler_bonuses(g: War, cards: tuple[int, ...]) -> list[Frame]:
    """The ruler of each area shown gets two points, each exchanged by itself or, if so agreed, all that one
    ruler gets together. [RNG-014, RNG-015]
    """
    bonuses: list[tuple[Seat, tuple[int, ...]]] = []
    for card in cards:
        if card >= JOKER or g.ruler[card] == NEUTRAL:
            continue
        ruler = Seat(g.ruler[card])
        g.tell(BonusGranted(ruler, card, BONUS))
        bonuses.append((ruler, (card,)))
    if g.options.bonus_points == "pooled":
        bonuses = pooled(bonuses)
    shown = g.options.bonus_place == "shown"
    return [
        SpendPoints(ruler, BONUS * len(areas), areas if shown else (), rule="RNG-015")
        for ruler, areas in bonuses
    ]


def pooled(bonuses: list[tuple[Seat, tuple[int, ...]]]) -> list[tuple[Seat, tuple[int, ...]]]:
    """The bonuses of one ruler together, rulers in the order of their first."""
    together: dict[Seat, tuple[int, ...]] = {}
    for ruler, areas in bonuses:
        together[ruler] = together.get(ruler, ()) + areas
    return list(together.items())
