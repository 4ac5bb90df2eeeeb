"""The Lucky Amulet."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_phase.card import Card
from feldzug.games.empires.item_cards import AMULET, DrawItemCard, cards_left
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Event, Seat


class Amulet(Card):
    """A card is drawn from the pile of magic items, which the chooser may use in his battle of this round.

    Nobody else sees it; after the battles it goes back into the pile. From an empty pile nothing is drawn,
    and nothing is owed. [EMP-136, EMP-137, EMP-419]
    """

    __slots__ = ()

    def carried_out(self, g: Campaign, choice: int) -> Todo:
        seat = g.picked[choice].seat
        if cards_left(g):
            return DrawItemCard(seat, AMULET)
        g.tell(NoItemLeft(seat))
        return None


@dataclass(slots=True, unsafe_hash=True)
class NoItemLeft(Event):
    """The pile of magic items is empty. [EMP-419]"""

    seat: Seat
