"""A conquest: who moves in, what the loser loses, and what the victor may play."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.actions import DiscardArea
from feldzug.games.ring_war.board import Kind, Place
from feldzug.games.ring_war.cards.play import mission
from feldzug.games.ring_war.cards.uprising import uprising
from feldzug.games.ring_war.events import AreaCardDiscarded, AreaConquered, PlayerEliminated
from feldzug.games.ring_war.piles import put_back_unseen
from feldzug.games.ring_war.war import AREA_HAND, CAME, NEUTRAL, NOBODY, War, without
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Seat


@dataclass(slots=True)
class Conquest(Procedure):
    """The winning unit moves in, the area changes its ruler; others follow later. [RNG-028, RNG-029]"""

    seat: Seat
    source: Place
    area: Place
    kind: Kind
    led: bool
    by_retreat: bool = False

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    @staticmethod
    def flow() -> Flow:
        return "take", "spoils", "rise", "mission"

    def take(self, g: War) -> None:
        area, loser = self.area, Seat(g.ruler[self.area])
        g.lose_leader(area)
        g.lift(self.source, self.kind, tired=True)
        for at in range(3 * area, 3 * area + 3):
            g.fought[at] = g.moved[at] = 0
        g.units[3 * area + self.kind] = g.fought[3 * area + self.kind] = 1
        g.ruler[area] = self.seat
        if self.led:
            g.bring_leader(self.source, area, CAME, tired=1)
        g.beaten[area] = 0
        if not self.by_retreat or g.options.full_retreat == "conquest":
            if area not in g.conquered:
                g.conquered = sorted([*g.conquered, area])
            if g.board.fortress[area]:
                g.fortresses_taken += 1
        elif area not in g.entered:
            g.entered = sorted([*g.entered, area])
        leave_if_empty(g, self.source)
        g.tell(AreaConquered(self.seat, area, loser))
        if loser != NEUTRAL and not has_units(g, loser):
            eliminate(g, loser, self.seat)

    def spoils(self, g: War) -> Todo:
        """The cards of a player who is out may be too many for the conqueror's hand. [G14]"""
        if len(g.area_hands[self.seat]) > AREA_HAND:
            self.at = "spoils"
            return DiscardSpoils(self.seat)
        return None

    def rise(self, g: War) -> Todo:
        """A secret uprising breaks out once its holder rules the area."""
        return uprising(g, self.seat)

    def mission(self, g: War) -> Todo:
        """A site of power conquered with a leader may fulfil a mission. [RNG-060]"""
        helped = g.options.leader_attack == "present" and g.leader[self.source] == 1
        return mission(g, self.seat, self.area) if self.led or helped else None


class DiscardSpoils(Question):
    """The conqueror keeps five area cards and discards the rest. [G14]"""

    @staticmethod
    def inside() -> Names:
        return ("Conquest",)

    def options(self, g: War) -> list[Action]:
        return [DiscardArea(card) for card in g.area_hands[self.seat]]

    def chosen(self, g: War, action: DiscardArea) -> None:
        g.fence()  # the card has been shown
        g.area_hands[self.seat] = without(g.area_hands[self.seat], action.area_card)
        g.area_discards = sorted([*g.area_discards, action.area_card])
        g.tell(AreaCardDiscarded(self.seat, action.area_card))


def leave_if_empty(g: War, place: int) -> None:
    """An emptied ship symbol is free for others; a leader left without units is lost. [G10, G18]"""
    if g.size(place) == 0:
        g.lose_leader(place)
        seat = Seat(g.ruler[place])
        g.ruler[place] = NOBODY
        if seat >= 0 and not has_units(g, seat):
            eliminate(g, seat, NOBODY)


def has_units(g: War, seat: int) -> bool:
    return any(g.fielded[3 * seat : 3 * seat + 3])


def eliminate(g: War, seat: Seat, by: Seat) -> None:
    """A player without any unit is out; the conqueror takes his area cards, up to five. [G14]"""
    g.alive[seat] = 0
    g.card_discards = sorted(g.card_discards + g.card_hands[seat])
    g.card_hands[seat] = []
    hand = g.area_hands[seat]
    g.area_hands[seat] = []
    if by != NOBODY and g.options.spoils == "conqueror":
        g.area_hands[by] = sorted(g.area_hands[by] + hand)
    else:
        g.area_discards = sorted(g.area_discards + hand)
    put_back_unseen(g, g.uprisings[seat])
    g.uprisings[seat] = []
    g.tell(PlayerEliminated(seat, by))
