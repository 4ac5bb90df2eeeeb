"""Playing a tactics card: it is shown, its targets are chosen, others answer, and it takes effect."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.cards.tactics.text import behind
from feldzug.games.runewars.decks import TacticsCard
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import DONE, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Reason, Seat, because

MOMENTS_IN: Final[Names] = (
    "Battle",
    "FightPass",
    "DealDamage",
    "Tally",
    "SettleStronghold",
    "Diplomacy",
    "AttributeTest",
    "HeroAction",
    "Duel",
    "TacticsInPlay",
)
"""What is in progress when a moment for tactics cards comes. [RW-208]"""


@dataclass(frozen=True, slots=True)
class PlayTactics(Action):
    """Play a tactics card."""

    card: TacticsCard


_PLAYS: Final[dict[int, PlayTactics]] = {}


def playing(card: int) -> PlayTactics:
    """The answer that plays a card, the same one each time."""
    found = _PLAYS.get(card)
    if found is None:
        found = _PLAYS[card] = PlayTactics(card)
    return found


@dataclass(slots=True, unsafe_hash=True)
class TacticsPlayed(Event):
    seat: Seat
    card: TacticsCard


@dataclass(slots=True, unsafe_hash=True)
class TacticsCancelled(Event):
    """The card of *seat* does nothing: *by* has answered it."""

    seat: Seat
    card: TacticsCard
    by: Seat


@dataclass(slots=True, unsafe_hash=True)
class TacticsFizzled(Event):
    """While the card was answered it has lost what it was played on."""

    seat: Seat
    card: TacticsCard


@dataclass(slots=True, unsafe_hash=True)
class TacticsDiscarded(Event):
    seat: Seat
    card: TacticsCard


def leave_hand(g: World, seat: Seat, card: int) -> None:
    """A card that may be played goes from the hand to the discards, seen by all. [RW-206]"""
    hand = g.tactics[seat].clone()
    hand.remove(card)
    g.tactics[seat] = hand
    _to_discards(g, card)


def _to_discards(g: World, card: int) -> None:
    deck = g.tactics_deck.clone()
    deck.discard(card)
    g.tactics_deck = deck
    g.fence()


def pick_up(g: World, card: int) -> None:
    """A card that was just played leaves the discards: whoever lets it takes it elsewhere."""
    deck = g.tactics_deck.clone()
    deck.discards.pop(len(deck.discards) - 1 - deck.discards[::-1].index(card))
    g.tactics_deck = deck


def discard_tactics(g: World, seat: Seat, card: int) -> None:
    """A card is discarded unused; of two alike, the one that was drawn in this season. [RW-166]"""
    if card in g.fresh[seat].cards:
        fresh = g.fresh[seat].clone()
        fresh.remove(card)
        g.fresh[seat] = fresh
        _to_discards(g, card)
    else:
        leave_hand(g, seat, card)
    g.tell(TacticsDiscarded(seat, card))


@dataclass(slots=True)
class TacticsInPlay(Procedure):
    """A tactics card on the table, from its being shown to the end of its effect. [RW-202]"""

    seat: Seat
    card: TacticsCard
    chosen: tuple[Any, ...] = field(default=(), kw_only=True)
    """What its player has chosen for it, step by step."""
    cancelled: bool = field(default=False, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return "OwnActions", *MOMENTS_IN

    @staticmethod
    def flow() -> Flow:
        return "announce", "pay", "answers", "take_effect"

    def announce(self, g: World) -> Todo:
        """Its targets are chosen; where there is but one, by itself."""
        text = behind(g, self.card)
        options = text.targets(g, self.seat, self.chosen)
        while len(options) == 1:
            self.chosen = (*self.chosen, options[0])
            options = text.targets(g, self.seat, self.chosen)
        if not options:
            return None
        self.at = "announce"
        return ChooseTarget(self.seat, self.card)

    def pay(self, g: World) -> Todo:
        """Its price, if it has one, is not given back."""
        return behind(g, self.card).price(g, self.seat)

    def answers(self, g: World) -> Todo:
        """The others may answer it. [RW-208]"""
        from feldzug.games.runewars.tactics.window import TacticsWindow  # noqa: PLC0415

        others = tuple([other for other in g.clockwise(self.seat) if other != self.seat])
        return TacticsWindow("response", others, self.seat)

    def take_effect(self, g: World) -> Todo:
        """Unless it was cancelled, or has lost its target meanwhile. [RW-210]"""
        if self.cancelled:
            return None
        if not self.still_holds(g):
            g.tell(TacticsFizzled(self.seat, self.card))
            return None
        return behind(g, self.card).play(g, self.seat, self.chosen)

    def still_holds(self, g: World) -> bool:
        """Whether it could be played like this now."""
        text = behind(g, self.card)
        if text.forbids(g, self.seat) is not None:
            return False
        for n, choice in enumerate(self.chosen):
            if choice not in text.targets(g, self.seat, self.chosen[:n]):
                return False
        return True

    def is_answered(self) -> bool:
        """Whether it waits for answers still: its effect has not begun."""
        return self.at != DONE


@dataclass(slots=True)
class ChooseTarget(Question):
    """What the card is played on. [RW-202]"""

    card: TacticsCard

    @staticmethod
    def inside() -> Names:
        return ("TacticsInPlay",)

    def options(self, g: World) -> list[Any]:
        frame = g.frame(TacticsInPlay)
        return list(behind(g, self.card).targets(g, self.seat, frame.chosen))

    def forbids(self, g: World, action: Action) -> Reason | None:
        if action in self.options(g):
            return None
        return because("no-such-target", "RW-210", card=self.card)

    def legal(self, g: World) -> list[Any]:
        return self.options(g)

    def chosen(self, g: World, action: Action) -> None:
        frame = g.frame(TacticsInPlay)
        frame.chosen = (*frame.chosen, action)


def play(g: World, seat: Seat, card: int) -> Todo:
    """A card is shown to all and leaves the hand. [RW-206]"""
    leave_hand(g, seat, card)
    g.tell(TacticsPlayed(seat, card))
    return TacticsInPlay(seat, card)


def answered(g: World) -> TacticsInPlay | None:
    """The card that is being answered, if one is."""
    n = len(g.stack) - 1
    while n >= 0:
        frame = g.stack[n]
        if isinstance(frame, TacticsInPlay) and frame.is_answered():
            return frame
        n -= 1
    return None


def cancel(g: World, frame: TacticsInPlay, by: Seat) -> None:
    frame.cancelled = True
    g.tell(TacticsCancelled(frame.seat, frame.card, by))
