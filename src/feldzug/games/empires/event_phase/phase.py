"""The events of a round: choosing and carrying out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import PickedCard
from feldzug.games.empires.event_cards import EVENT_CARDS, EventCard
from feldzug.games.empires.event_phase.card import card_of
from feldzug.games.empires.phase import END, Phase
from feldzug.kernel.frames import Flow, Names, Todo
from feldzug.kernel.values import Action, Event, Reason, Seat, because

OPEN_GOLD: Final = 10
"""So much gold is laid on each card that nobody chose. [EMP-111]"""


@dataclass(slots=True, unsafe_hash=True)
class EventChosen(Event):
    """A player has taken an event, with the gold that lay on it. [EMP-112]"""

    seat: Seat
    card: EventCard
    gold: int


@dataclass(slots=True, unsafe_hash=True)
class GoldLaid(Event):
    """So much gold was laid on each of these cards. [EMP-111]"""

    gold: int
    cards: tuple[EventCard, ...]


@dataclass(frozen=True, slots=True)
class TakeEvent(Action):
    card: EventCard


@dataclass(slots=True)
class EventPhase(Phase):
    """All choose, the smallest realm first; 10 gold are laid on the others; then they are carried out.

    Those that do not wait for a later moment are carried out in the order of choice, and each target is
    named at that moment. [EMP-109, EMP-111, EMP-410]
    """

    carried_out: int = field(default=0, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    @staticmethod
    def flow() -> Flow:
        return ("take_back_cards", "choose", "lay_gold", "carry_out", *END)

    def take_back_cards(self, g: Campaign) -> None:
        """What was chosen last round holds no longer. [EMP-110]"""
        g.picked = []

    def choose(self, g: Campaign) -> Todo:
        return [ChooseEvent(seat) for seat in g.in_order()]

    def lay_gold(self, g: Campaign) -> None:
        """10 gold on each card that was not chosen; what lies there already stays. [EMP-111, EMP-112]"""
        chosen = [pick.card for pick in g.picked]
        left = [card for card in range(len(EVENT_CARDS)) if card not in chosen]
        for card in left:
            g.card_gold[card] += OPEN_GOLD
        if left:
            g.tell(GoldLaid(OPEN_GOLD, tuple(left)))

    def carry_out(self, g: Campaign) -> Todo:
        """The next one in the order of choice; nothing happens for who has left since. [EMP-410, EMP-437]"""
        if self.carried_out == len(g.picked):
            return None
        choice = self.carried_out
        self.carried_out += 1
        self.at = "carry_out"
        if g.neutral[g.picked[choice].seat]:
            return None
        todo: Todo = card_of(g, choice).carried_out(g, choice)
        return todo


@dataclass(slots=True)
class ChooseEvent(RealmQuestion):
    """No event may be chosen twice as long as one is left; the chooser gets the gold that lies on it.

    From the fourteenth player on all are offered once more, without gold. [EMP-110, EMP-112, EMP-406]
    """

    @staticmethod
    def inside() -> Names:
        return ("EventPhase",)

    def options(self, g: Campaign) -> list[Any]:
        return [TakeEvent(card) for card in range(len(EVENT_CARDS))]

    def forbids(self, g: Campaign, action: TakeEvent) -> Reason | None:
        times = len([pick for pick in g.picked if pick.card == action.card])
        if times > len(g.picked) // len(EVENT_CARDS):
            return because("event-taken", "EMP-110", card=action.card)
        return None

    def chosen(self, g: Campaign, action: TakeEvent) -> Todo:
        gold = g.card_gold[action.card]
        g.card_gold[action.card] = 0
        g.picked = [*g.picked, PickedCard(self.seat, action.card)]
        g.tell(EventChosen(self.seat, action.card, gold))
        g.pay(self.seat, gold, "event-card")
        return None
