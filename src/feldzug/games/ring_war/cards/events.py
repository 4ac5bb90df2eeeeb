"""Events: played openly as soon as they are drawn. [RNG-063, RNG-064]"""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from feldzug.games.ring_war.actions import DrawnArea, drawn_area
from feldzug.games.ring_war.board import Place
from feldzug.games.ring_war.cards.play import Card, behind
from feldzug.games.ring_war.cards.uprising import uprising
from feldzug.games.ring_war.deck import DECK, AdventureCard
from feldzug.games.ring_war.events import AreaTurnedUp, AttackAnnounced, UprisingPlanned
from feldzug.games.ring_war.lasting import NEXT_TURN, CardEffect
from feldzug.games.ring_war.leaders import PutLeader, leader_places
from feldzug.games.ring_war.losses import LoseUnits
from feldzug.games.ring_war.piles import areas_to_turn_up, hidden_areas
from feldzug.games.ring_war.placing import grant
from feldzug.games.ring_war.war import NEUTRAL, War, without
from feldzug.games.ring_war.ways import Attacking, by_sea
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat, because

MOST_LEADERS = 2


class AppointASecondLeader(Card):
    """You may place a second leader in an own area; with two in play it has no effect."""

    def play(self, g: War, seat: Seat) -> Todo:
        if len(g.leaders(seat)) >= MOST_LEADERS or not leader_places(g, seat):
            return None
        return PutLeader(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnUp(Card):
    """Some area cards are turned up and go back afterwards; what happens there is the card's own."""

    def play(self, g: War, seat: Seat) -> Todo:
        return TurnUpAreas(seat, self.number, self.facts.area_cards)

    def take_place(self, g: War, seat: Seat, areas: tuple[int, ...]) -> Todo:
        """What happens in the areas that were turned up."""
        raise NotImplementedError


@dataclass(slots=True)
class TurnUpAreas(Procedure):
    """Area cards turned up one after another, then the event takes place in those areas."""

    seat: Seat
    card: AdventureCard
    count: int
    areas: tuple[Place, ...] = field(default=(), kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("DrawAdventureCard",)

    @staticmethod
    def flow() -> Flow:
        return "turn_up", "take_place"

    def turn_up(self, g: War) -> Todo:
        if len(self.areas) < self.count and areas_to_turn_up(g, self.areas):
            self.at = "turn_up"
            return TurnUpOne()
        return None

    def take_place(self, g: War) -> Todo:
        event = behind(g, self.card)
        assert isinstance(event, TurnUp)
        return event.take_place(g, self.seat, self.areas)


@dataclass(slots=True)
class TurnUpOne(Chance):
    """The next area card of the pile."""

    @staticmethod
    def inside() -> Names:
        return ("TurnUpAreas",)

    def odds(self, g: War) -> Odds:
        return Draw(hidden_areas(g, g.frame(TurnUpAreas).areas), drawn_area)

    def befalls(self, g: War, outcome: DrawnArea) -> None:
        g.frame(TurnUpAreas).areas += (outcome.area_card,)
        g.tell(AreaTurnedUp(outcome.area_card))


@dataclass(slots=True)
class Muster(Procedure):
    """Points for the ruler of an area, spent there. [G29]"""

    area: Place
    points: int

    @staticmethod
    def inside() -> Names:
        return ("TurnUpAreas",)

    @staticmethod
    def flow() -> Flow:
        return ("muster",)

    def muster(self, g: War) -> Todo:
        return grant(g, self.area, self.points)


class WinterStorms(TurnUp):
    """Until your next turn nobody attacks from or into three areas that are turned up."""

    def install(self, rules: Rules) -> None:
        rules.lasting_denial(StormyAreas, Attacking, storms_rage)

    def take_place(self, g: War, seat: Seat, areas: tuple[int, ...]) -> None:
        self.last(g, seat, NEXT_TURN, *areas)


@dataclass(slots=True, unsafe_hash=True)
class StormyAreas(CardEffect):
    """Nobody attacks there."""


def storms_rage(g: War, attack: Attacking, effect: StormyAreas) -> Reason | None:
    for area in (attack.source, attack.target):
        if area in effect.areas:
            return because("winter-storms", "G29", area=area)
    return None


class Raiders(TurnUp):
    """In three areas that are turned up half of the units are lost, rounded down."""

    def take_place(self, g: War, seat: Seat, areas: tuple[int, ...]) -> Todo:
        return [LoseUnits(Seat(g.ruler[area]), area, g.size(area) // 2) for area in areas]


class Mustering(TurnUp):
    """The rulers of three areas that are turned up get points there."""

    def take_place(self, g: War, seat: Seat, areas: tuple[int, ...]) -> Todo:
        return [Muster(area, self.facts.gain) for area in areas]


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

    @staticmethod
    def inside() -> Names:
        return ("DrawAdventureCard",)

    def odds(self, g: War) -> Odds:
        return Draw(hidden_areas(g), drawn_area)

    def known_to(self, g: War) -> tuple[Seat, ...] | None:
        return (self.seat,)

    def is_public(self, g: War, outcome: DrawnArea) -> bool:
        """In an area that the player rules already it breaks out at once."""
        return g.ruler[outcome.area_card] == self.seat

    def befalls(self, g: War, outcome: DrawnArea) -> Todo:
        g.area_pile = without(g.area_pile, outcome.area_card)
        g.uprisings[self.seat] = [outcome.area_card]
        g.tell(UprisingPlanned(self.seat, outcome.area_card))
        return uprising(g, self.seat)


class CorsairsOfUmbar(Card):
    """Until your next turn every attack by sea first loses a unit, if the sending place holds two."""

    def install(self, rules: Rules) -> None:
        rules.on(AttackAnnounced, corsairs_lie_in_wait)

    def play(self, g: War, seat: Seat) -> None:
        self.last(g, seat, NEXT_TURN)


@dataclass(slots=True, unsafe_hash=True)
class CorsairsAbroad(CardEffect):
    """They wait for whoever attacks by sea."""


def corsairs_lie_in_wait(g: War, event: AttackAnnounced) -> Todo:
    if not by_sea(g, event.source, event.target):
        return None
    for effect in g.effects:
        if isinstance(effect, CorsairsAbroad):
            return LoseUnits(event.seat, event.source, DECK[effect.card].loss)
    return None


class AreaEvent(Card):
    """In one area a ruler of one side gains points there, one of the other side loses units; one stays."""

    def play(self, g: War, seat: Seat) -> Todo:
        facts = self.facts
        ruler = Seat(g.ruler[facts.area])
        if ruler == NEUTRAL:
            return None
        if g.side(ruler) == facts.side:
            return grant(g, facts.area, facts.gain)
        return LoseUnits(ruler, facts.area, facts.loss)


EVENTS: list[Card] = [
    AppointASecondLeader("appoint-a-second-leader"),
    WinterStorms("winter-storms", StormyAreas),
    Raiders("raiders"),
    Mustering("mustering-of-middle-earth"),
    LocalUprising("local-uprising"),
    CorsairsOfUmbar("corsairs-of-umbar", CorsairsAbroad),
    AreaEvent("the-black-gates-open"),
    AreaEvent("theyve-brought-a-cave-troll"),
    AreaEvent("the-entmoot"),
    AreaEvent("aragorn-arrives"),
]
