"""Windows: the moments at which tactics cards may be played, and who is asked then. [RW-202 – RW-209]

Everybody is asked who holds cards that may be played and for whom, as far as all can tell, one of them
could be of use: the pause tells nothing about a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.cards.tactics.text import TacticsText, TargetedText, behind, texts_of
from feldzug.games.runewars.decks import TacticsCard
from feldzug.games.runewars.tactics.play import MOMENTS_IN, PlayTactics, play, playing
from feldzug.games.runewars.turn import OwnTurn
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Names, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.sealed import RECONSIDER, Sealed
from feldzug.kernel.values import Reason, Seat, because
from feldzug.parts.windows import PASS, Window

MORE_ACTS = "moments"
"""The shelf with who may act at a moment otherwise than by a tactics card, which a module offers there: by
name, whether a seat may, by public facts alone.
"""
YOUR_TURN = "your-turn"
START_OF_BATTLE = "start-of-battle"
RESPONSE = "response"


@dataclass(slots=True)
class TacticsWindow(Window):
    """One moment. Whoever acts first is asked first; it alternates until all pass. [RW-209]"""

    acting: Seat
    """Who attacks, or acts otherwise; at an answer, whose card is answered."""
    played: tuple[tuple[Seat, TacticsCard], ...] = field(default=(), kw_only=True)
    """What was played at this moment, and by whom. [RW-205]"""
    asked: tuple[Seat, ...] | None = field(default=None, kw_only=True)
    """Who is asked, once the moment has come."""

    @staticmethod
    def inside() -> Names:
        return MOMENTS_IN

    def goes_on(self, g: World) -> bool:
        if self.asked is None:
            self.asked = tuple([seat for seat in self.order if self.may_act(g, seat)])
        return Sealed.goes_on(self, g)

    def seats(self, g: World) -> list[Seat]:
        return list(self.asked or ())

    def may_act(self, g: World, seat: Seat) -> bool:
        """By public facts: the size of the hand, the open discards and the board."""
        if self.is_over(g):
            return False
        if acts_otherwise(g, self.moment, seat):
            return True
        if not g.tactics[seat].cards:
            return False
        texts = [text for moment in self.moments(g, seat) for text in texts_of(g, moment)]
        return self.may_play(g, seat, [t for t in texts if not isinstance(t, TargetedText)]) or (
            self.may_play(g, seat, [t for t in texts if isinstance(t, TargetedText)])
        )  # those that need a target are looked at last: it takes longest

    def may_play(self, g: World, seat: Seat, texts: list[TacticsText]) -> bool:
        """Whether one of these may be played, whoever holds it, and lies not among the discards."""
        discards = g.tactics_deck.discards
        for text in texts:
            if discards.count(text.number) < text.facts.copies:
                if self.refuses(g, seat, text) is None:
                    return True
        return False

    def is_over(self, g: World) -> bool:
        """Whether the battle was cancelled at this very moment. [RW-377]"""
        return self.moment == START_OF_BATTLE and g.contested != NONE and g.frame(Battle).cancelled

    def moments(self, g: World, seat: Seat) -> tuple[str, ...]:
        return (START_OF_BATTLE, YOUR_TURN) if self.takes_turn(g, seat) else (self.moment,)

    def takes_turn(self, g: World, seat: Seat) -> bool:
        """Whose turn it is plays cards of the own turn at the start of the battle, too. [RW-207]"""
        return self.moment == START_OF_BATTLE and seat == g.active

    def refuses(self, g: World, seat: Seat, text: TacticsText) -> Reason | None:
        """Why a title may not be played, whoever holds it."""
        if not text.is_for(g, self.moment) and not (
            self.takes_turn(g, seat) and text.is_for(g, YOUR_TURN)
        ):
            return because("wrong-moment", "RW-202", card=text.number)
        if (seat, text.number) in self.played:
            return because("played-already", "RW-205", card=text.number)
        if text.side == "attacker" and seat != self.acting:
            return because("only-attacker", "RW-202", card=text.number)
        if text.side == "defender" and seat == self.acting:
            return because("only-defender", "RW-202", card=text.number)
        if text.only_acting and seat != self.acting:
            return because("only-acting-player", "RW-202", card=text.number)
        return text.forbids(g, seat)

    def acts(self, g: World, seat: Seat) -> list[Any]:
        return list(card_options(g, seat))

    def forbids_act(self, g: World, seat: Seat, action: PlayTactics) -> Reason | None:
        text = behind(g, action.card)
        return (
            not_in_hand(g, seat, action.card)
            or self.refuses(g, seat, text)
            or text.unpayable(g, seat)
        )

    def menu(self, g: World, seat: Seat) -> list[Any]:
        if self.is_complete(g, seat):
            return [RECONSIDER]
        cards = _different(g.tactics[seat].cards)
        found: list[Any] = [
            playing(card)
            for card in cards
            if self.refuses(g, seat, behind(g, card)) is None
            and behind(g, card).unpayable(g, seat) is None
        ]
        found.append(PASS)
        return g.rules.completed(self, g, seat, found)

    def acted(self, g: World, seat: Seat, action: PlayTactics) -> Todo:
        return play(g, seat, action.card)

    def again(self, order: tuple[Seat, ...]) -> TacticsWindow:
        """Whoever has just acted comes last now."""
        action, played = self.choices[order[-1]], self.played
        if isinstance(action, PlayTactics):
            played = (*played, (order[-1], action.card))
        return TacticsWindow(self.moment, order, self.acting, played=played)

    def scopes(self, g: World, seat: Seat) -> dict[str, int]:
        return terms(g)


def terms(g: World) -> dict[str, int]:
    """For how long a seat may pass in advance: for the rest of a turn or of a season."""
    season = 4 * g.year + g.season
    return {"turn": season * (g.players + 2) + g.active + 2, "season": season}


def ask(g: World, moment: str, seats: Sequence[Seat]) -> Todo:
    """A moment at which those seats may play cards, the attacker or the acting player first.

    At the start of a battle the attacker plays all that he wants, then the defender. [RW-237]
    """
    order = tuple([seat for seat in seats if seat >= 0 and not g.is_out[seat]])
    if not [s for s in order if g.tactics[s].cards or acts_otherwise(g, moment, s)]:
        return None
    if moment == START_OF_BATTLE:
        return [TacticsWindow(moment, (seat,), seats[0]) for seat in order]
    return TacticsWindow(moment, order, seats[0])


def acts_otherwise(g: World, moment: str, seat: Seat) -> bool:
    """Whether a module offers a seat something else than tactics cards at a moment."""
    for may_act in g.rules.shelf(MORE_ACTS).values():  # noqa: SIM110 -- compiled, a loop is quicker
        if may_act(g, moment, seat):
            return True
    return False


def _different(cards: list[int]) -> list[int]:
    return list(dict.fromkeys(cards))


def card_options(g: World, seat: Seat) -> list[PlayTactics]:
    """Every different card that *seat* holds, those drawn in this season too."""
    return [playing(card) for card in _different([*g.tactics[seat].cards, *g.fresh[seat].cards])]


def not_in_hand(g: World, seat: Seat, card: int) -> Reason | None:
    """Why a card is not at hand: it may have been drawn in this season. [RW-203]"""
    if card in g.tactics[seat].cards:
        return None
    if card in g.fresh[seat].cards:
        return because("card-is-fresh", "RW-203", card=card)
    return because("card-not-in-hand", "RW-202", card=card)


# the own turn


def own_turn_cards(question: OwnTurn, g: World, seat: Seat) -> list[PlayTactics]:
    """In the own turn, before and after the order. [RW-089]"""
    return card_options(g, seat)


def cards_of_the_turn(question: OwnTurn, g: World, seat: Seat) -> list[PlayTactics]:
    """Those at hand that are for the own turn. [RW-202, RW-203]"""
    cards = _different(g.tactics[seat].cards)
    return [playing(card) for card in cards if behind(g, card).is_for(g, YOUR_TURN)]


def not_in_own_turn(question: OwnTurn, g: World, seat: Seat, action: PlayTactics) -> Reason | None:
    reason = not_in_hand(g, seat, action.card)
    if reason is not None:
        return reason
    text = behind(g, action.card)
    if not text.is_for(g, YOUR_TURN):
        return because("wrong-moment", "RW-202", card=action.card)
    return text.forbids(g, seat) or text.unpayable(g, seat)


def play_in_own_turn(question: OwnTurn, g: World, seat: Seat, action: PlayTactics) -> Todo:
    return play(g, seat, action.card)


def install(rules: Rules) -> None:
    """What tactics cards add to the own turn."""
    rules.offer(
        OwnTurn, own_turn_cards, play_in_own_turn, kinds=(PlayTactics,), legal=cards_of_the_turn
    )
    rules.ban(OwnTurn, not_in_own_turn, kinds=(PlayTactics,))
