"""Drawing cards: area cards for conquests, adventure cards for leaders, fortresses and legends."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.actions import (
    FORGO,
    DiscardCard,
    DrawnArea,
    DrawnCard,
    discard_card,
    drawn_area,
    drawn_card,
)
from feldzug.games.ring_war.board import Place
from feldzug.games.ring_war.cards.play import behind
from feldzug.games.ring_war.deck import DECK, EVENT
from feldzug.games.ring_war.events import (
    AreaCardDrawn,
    CardDiscarded,
    CardDrawn,
    DrawLapsed,
    EventDrawn,
    LegendaryBattleWon,
)
from feldzug.games.ring_war.leaders import PutLeader, leader_places
from feldzug.games.ring_war.piles import refill_area_pile, refill_card_pile
from feldzug.games.ring_war.war import AREA_HAND, CAME, CARD_HAND, FLED, War, without
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Frame, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because


@dataclass(slots=True)
class CardPart(Procedure):
    """A lost leader comes back, then area cards, adventure cards, and what legends earn. [RNG-001, G10]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return "return_leader", "area_cards", "adventure_cards", "legendary_battles"

    def return_leader(self, g: War) -> Todo:
        """Whoever has no leader left gets one back, on any own area. [G10]"""
        if g.has_leader(self.seat) or not leader_places(g, self.seat):
            return None
        return PutLeader(self.seat)

    def area_cards(self, g: War) -> Todo:
        """None, one or two for no, one or more conquests; missions may add some. [RNG-050 … 052, RNG-062]"""
        count = min(2, len(g.conquered)) + g.extra_cards
        return [DrawAreaCard(self.seat) for _ in range(count)]

    def adventure_cards(self, g: War) -> Todo:
        """One for each fortress taken, one for a leader on a site of power. [RNG-033, RNG-054]"""
        count = g.fortresses_taken + (1 if leader_on_site(g, self.seat) else 0)
        return [DrawAdventureCard(self.seat) for _ in range(count)]

    def legendary_battles(self, g: War) -> Todo:
        """Who beat four attackers in a row and still holds the area gets both cards. [RNG-035 … 037]"""
        rewards: list[Frame] = []
        for area, holder in g.legends:
            if g.ruler[area] == holder:
                seat = Seat(holder)
                g.tell(LegendaryBattleWon(seat, area))
                rewards.append(DrawAreaCard(seat, area))
                rewards.append(DrawAdventureCard(seat))
        return rewards


def leader_on_site(g: War, seat: Seat) -> bool:
    """Whether a leader has earned this turn's adventure card. [RNG-054 … 056]"""
    for place in g.board.places:
        if g.leader[place] and g.ruler[place] == seat and earns_card(g, place):
            return True
    return False


def earns_card(g: War, place: int) -> bool:
    """Whether the leader there stands on a site; he did not come by retreat, or, if so agreed, came in this
    turn. [RNG-054 … 056]
    """
    if not g.board.site[place]:
        return False
    came = g.leader_came[place]
    return came == CAME if g.options.leader_card == "arrival" else came != FLED


@dataclass(slots=True)
class DrawAreaCard(Procedure):
    """One area card, if the hand holds fewer than five; otherwise the draw lapses. [RNG-053]

    `area` is the area defended in a legendary battle, -1 for an ordinary card.
    """

    seat: Seat
    area: Place = -1

    @staticmethod
    def inside() -> Names:
        return ("CardPart",)

    @staticmethod
    def flow() -> Flow:
        return ("draw",)

    def draw(self, g: War) -> Todo:
        if len(g.area_hands[self.seat]) >= AREA_HAND:
            g.tell(DrawLapsed(self.seat))
            return None
        if self.area >= 0 and g.options.legendary_card == "area":
            self.own_card(g)
            return None
        return AreaCardFromPile(self.seat) if refill_area_pile(g) else None

    def own_card(self, g: War) -> None:
        """If so agreed, the card of the very area, as long as nobody holds it. [RNG-036]

        Whether it is drawn tells where that card was.
        """
        g.fence()
        for cards in (g.area_pile, g.area_discards):
            if self.area in cards:
                cards.remove(self.area)
                take_area_card(g, self.seat, self.area)
                return


@dataclass(slots=True)
class AreaCardFromPile(Chance):
    """The next area card, seen only by the player who draws it."""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("DrawAreaCard",)

    def odds(self, g: War) -> Odds:
        return Draw(g.area_pile, drawn_area)

    def known_to(self, g: War) -> tuple[Seat, ...] | None:
        return (self.seat,)

    def befalls(self, g: War, outcome: DrawnArea) -> None:
        g.area_pile = without(g.area_pile, outcome.area_card)
        take_area_card(g, self.seat, outcome.area_card)


def take_area_card(g: War, seat: Seat, card: int) -> None:
    g.area_hands[seat] = sorted([*g.area_hands[seat], card])
    g.tell(AreaCardDrawn(seat, card))


@dataclass(slots=True)
class DrawAdventureCard(Procedure):
    """One adventure card; of four in hand one is discarded first, or the draw lapses. [RNG-057, RNG-058]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("CardPart",)

    @staticmethod
    def flow() -> Flow:
        return "make_room", "draw"

    def make_room(self, g: War) -> Todo:
        return MakeRoom(self.seat) if len(g.card_hands[self.seat]) >= CARD_HAND else None

    def draw(self, g: War) -> Todo:
        return CardFromPile(self.seat) if refill_card_pile(g) else None


class MakeRoom(Question):
    """Discard one of four, before the new card is seen; or forgo it. [RNG-058]"""

    @staticmethod
    def inside() -> Names:
        return ("DrawAdventureCard",)

    def options(self, g: War) -> list[Action]:
        hand = g.card_hands[self.seat]
        cards = [card for n, card in enumerate(hand) if card not in hand[:n]]
        return [*[discard_card(card) for card in cards], FORGO]

    def forbids(self, g: War, action: Action) -> Reason | None:
        if isinstance(action, DiscardCard) and action.card not in g.card_hands[self.seat]:
            return because("not-in-hand", "RNG-058", card=action.card)
        return None

    def chosen(self, g: War, action: Action) -> None:
        if isinstance(action, DiscardCard):
            g.fence()  # the card has been shown
            g.card_hands[self.seat] = without(g.card_hands[self.seat], action.card)
            g.card_discards = sorted([*g.card_discards, action.card])
            g.tell(CardDiscarded(self.seat, action.card))
        else:
            g.tell(DrawLapsed(self.seat))
            g.frame(DrawAdventureCard).at = "."


@dataclass(slots=True)
class CardFromPile(Chance):
    """The next adventure card: an event is played at once and another card follows. [RNG-064]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("DrawAdventureCard",)

    def odds(self, g: War) -> Odds:
        return Draw(g.card_pile, drawn_card)

    def known_to(self, g: War) -> tuple[Seat, ...] | None:
        return (self.seat,)

    def is_public(self, g: War, outcome: DrawnCard) -> bool:
        return DECK[outcome.card].kind == EVENT

    def befalls(self, g: War, outcome: DrawnCard) -> Todo:
        card = outcome.card
        g.card_pile = without(g.card_pile, card)
        if DECK[card].kind != EVENT:
            g.take_card(self.seat, card)
            g.tell(CardDrawn(self.seat, card))
            return None
        g.card_discards = sorted([*g.card_discards, card])
        g.frame(DrawAdventureCard).at = "draw"
        g.tell(EventDrawn(self.seat, card))
        return behind(g, card).play(g, self.seat)
