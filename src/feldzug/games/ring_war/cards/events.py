"""Events: played openly as soon as they are drawn. [RNG-063, RNG-064]"""

from __future__ import annotations

from dataclasses import dataclass, field

from feldzug.games.ring_war.actions import DrawnArea, drawn_area
from feldzug.games.ring_war.cards.play import Card
from feldzug.games.ring_war.deck import CARD, DECK
from feldzug.games.ring_war.events import AreaTurnedUp, UprisingPlanned
from feldzug.games.ring_war.leaders import PutLeader, leader_places
from feldzug.games.ring_war.losses import LoseUnits
from feldzug.games.ring_war.piles import areas_to_turn_up, hidden_areas
from feldzug.games.ring_war.placing import grant
from feldzug.games.ring_war.uprising import uprising
from feldzug.games.ring_war.war import NEUTRAL, War
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Procedure, Todo
from feldzug.kernel.values import Effect, Seat

MOST_LEADERS = 2


class AppointASecondLeader(Card):
    """You may place a second leader in an own area; with two in play it has no effect."""

    def play(self, g: War, seat: Seat) -> Todo:
        if len(g.leaders(seat)) >= MOST_LEADERS or not leader_places(g, seat):
            return None
        return PutLeader(seat)


class TurnUp(Card):
    """Three area cards are turned up; what happens there is the card's own. They go back afterwards."""

    def __init__(self, card: str) -> None:
        self.card = card

    def play(self, g: War, seat: Seat) -> Todo:
        return TurnUpAreas(seat, CARD[self.card], DECK[CARD[self.card]].area_cards)


@dataclass(slots=True)
class TurnUpAreas(Procedure):
    """Area cards turned up one after another, then the event takes place in those areas."""

    seat: Seat
    card: int
    count: int
    areas: tuple[int, ...] = field(default=(), kw_only=True)

    @staticmethod
    def flow() -> Flow:
        return "turn_up", "take_place"

    def turn_up(self, g: War) -> Todo:
        if len(self.areas) < self.count and areas_to_turn_up(g, self.areas):
            self.at = "turn_up"
            return TurnUpOne()
        return None

    def take_place(self, g: War) -> Todo:
        card = DECK[self.card]
        if card.id == "winter-storms":
            g.effects.append(Effect(card.id, self.seat, "next-turn", self.areas))
            return None
        if card.id == "raiders":
            return [LoseUnits(Seat(g.ruler[area]), area, g.size(area) // 2) for area in self.areas]
        return [Muster(area, card.gain) for area in self.areas]


@dataclass(slots=True)
class TurnUpOne(Chance):
    """The next area card of the pile."""

    def odds(self, g: War) -> Odds:
        return Draw([drawn_area(a) for a in hidden_areas(g, g.frame(TurnUpAreas).areas)])

    def befalls(self, g: War, outcome: DrawnArea) -> None:
        g.frame(TurnUpAreas).areas += (outcome.area_card,)
        g.tell(AreaTurnedUp(outcome.area_card))


@dataclass(slots=True)
class Muster(Procedure):
    """Points for the ruler of an area, spent there. [G29]"""

    area: int
    points: int

    @staticmethod
    def flow() -> Flow:
        return ("muster",)

    def muster(self, g: War) -> Todo:
        return grant(g, self.area, self.points)


class LocalUprising(Card):
    """You draw an area card in secret; once you rule that area you show it and get four points there."""

    def play(self, g: War, seat: Seat) -> Todo:
        if g.uprisings[seat] or not areas_to_turn_up(g):
            return None
        return PlanUprising(seat)


@dataclass(slots=True)
class PlanUprising(Chance):
    """Only the player himself sees which area it is."""

    seat: Seat

    def odds(self, g: War) -> Odds:
        return Draw([drawn_area(area) for area in hidden_areas(g)])

    def known_to(self, g: War) -> tuple[Seat, ...] | None:
        return (self.seat,)

    def befalls(self, g: War, outcome: DrawnArea) -> Todo:
        g.area_pile.remove(outcome.area_card)
        g.uprisings[self.seat].append(outcome.area_card)
        g.tell(UprisingPlanned(self.seat, outcome.area_card))
        return uprising(g, self.seat)


class CorsairsOfUmbar(Card):
    """Until your next turn every attack by sea first loses a unit, if the sending place holds two."""

    def play(self, g: War, seat: Seat) -> None:
        g.effects.append(Effect("corsairs-of-umbar", seat, "next-turn"))


class AreaEvent(Card):
    """In one area a ruler of one side gains points there, one of the other side loses units; one stays."""

    def __init__(self, card: str) -> None:
        self.card = card

    def play(self, g: War, seat: Seat) -> Todo:
        facts = DECK[CARD[self.card]]
        ruler = Seat(g.ruler[facts.area])
        if ruler == NEUTRAL:
            return None
        if g.side(ruler) == facts.side:
            return grant(g, facts.area, facts.gain)
        return LoseUnits(ruler, facts.area, facts.loss)


EVENTS: dict[str, Card] = {
    "appoint-a-second-leader": AppointASecondLeader(),
    "winter-storms": TurnUp("winter-storms"),
    "raiders": TurnUp("raiders"),
    "mustering-of-middle-earth": TurnUp("mustering-of-middle-earth"),
    "local-uprising": LocalUprising(),
    "corsairs-of-umbar": CorsairsOfUmbar(),
    "the-black-gates-open": AreaEvent("the-black-gates-open"),
    "theyve-brought-a-cave-troll": AreaEvent("theyve-brought-a-cave-troll"),
    "the-entmoot": AreaEvent("the-entmoot"),
    "aragorn-arrives": AreaEvent("aragorn-arrives"),
}
