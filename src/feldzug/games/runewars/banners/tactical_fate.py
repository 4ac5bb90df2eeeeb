"""Tactical fate cards: tactics cards that stand in for Fate cards in battles and duels. [BOW-101 – BOW-113]

Announced cards lie beside the drawn ones, known to their owner alone until they are resolved.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.runewars.banners.barren import BannersState
from feldzug.games.runewars.banners.pieces import TACTICS_ROWS
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.fate import BESIDE, CardsBeside
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER
from feldzug.games.runewars.battle.queries import DrawsOf
from feldzug.games.runewars.decks import (
    TACTICS_BOX,
    TACTICS_CARDS,
    TacticsCard,
    TacticsHand,
    add_face,
)
from feldzug.games.runewars.heroes.attributes import DuelDraws
from feldzug.games.runewars.heroes.duel import duel_of
from feldzug.games.runewars.tactics.elsewhere import SHELF as ELSEWHERE
from feldzug.games.runewars.tactics.elsewhere import TacticsElsewhere
from feldzug.games.runewars.tactics.play import TacticsDiscarded
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.hidden import Place
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Event, Query, Resigned, Seat
from feldzug.parts.decks import EVERYBODY, those

SIDES: Final = (ATTACKER, DEFENDER)

FACE_OF: Final[dict[int, int]] = {
    TACTICS_BOX.number(row["id"]): add_face(row) for row in TACTICS_ROWS if "triangle" in row
}
"""By tactics card: what it shows, among all that can be read like a Fate card. [BOW-101, BOW-106]"""

FATES: Final = sum([TACTICS_BOX[card].copies for card in FACE_OF])
"""How many tactical fate cards there are."""

CARD_OF: Final[dict[int, int]] = {face: card for card, face in FACE_OF.items()}


@dataclass(slots=True, unsafe_hash=True)
class FateAnnounced(Event):
    """A tactical fate card will stand in for a Fate card; only its owner knows which. [BOW-295]

    *count* is how many are announced for this unit type or hero; *fresh*: it was drawn in this season.
    """

    seat: Seat
    card: TacticsCard
    count: int
    openly: bool = False
    fresh: bool = False

    def seen_by(self, seat: Seat | None) -> Event:
        if self.openly or seat == self.seat:
            return self
        return FateAnnounced(self.seat, NONE, self.count, fresh=self.fresh)


@dataclass(slots=True, unsafe_hash=True)
class TacticalFateShown(Event):
    """An announced card is turned up, because its result counts or it is discarded. [BOW-294]"""

    seat: Seat
    card: TacticsCard


@dataclass(slots=True, unsafe_hash=True)
class FreshFates(Query):
    """How many tactical fate cards a seat may announce that it has drawn in this season: none. [BOW-109]"""

    seat: Seat


# looking


def announced(g: World, side: int) -> TacticsHand:
    """What a side has announced and not resolved yet."""
    found: TacticsHand = g.part(BannersState).announced[side]
    return found


def known(g: World, seat: Seat | None) -> list[list[str]]:
    """By side: the titles that a seat knows of what lies there. [BOW-294]"""
    hands = g.part(BannersState).announced
    return [[TACTICS_CARDS[card] for card in hand.known_to(seat)] for hand in hands]


def announcer(g: World, side: int) -> Seat:
    """Whose cards lie before a side: of whoever takes part in the battle or duel. [RW-204]"""
    duel = duel_of(g)
    return g.frame(Battle).seat_of(side) if duel is None else duel.seat_of(g, side)


def left_in_play(g: World) -> int:
    """How many tactical fate cards may be in a hand or in the deck, as far as all can tell."""
    gone = [card for card in g.tactics_deck.discards if card in FACE_OF]
    state = g.part(BannersState)
    lying = len(state.resolved) + sum([len(hand) for hand in state.announced])
    return FATES - len(gone) - lying


# acting


def announce(g: World, seat: Seat, side: int, card: int) -> None:
    """A card leaves the hand face down. Whoever knew cards of that hand cannot tell which one. [BOW-295]"""
    openly = g.options.agreed["fate_announcement"] == "titles"
    fresh = card not in g.tactics[seat].cards
    hands = g.fresh if fresh else g.tactics
    hand = hands[seat].clone()
    hand.remove(card)
    hands[seat] = hand if openly else _without_looks(hand, seat)
    lying = announced(g, side).clone()
    lying.add(card, EVERYBODY if openly else those(seat))
    g.part(BannersState).announced[side] = lying
    g.tell(FateAnnounced(seat, card, len(lying), openly, fresh))


def _without_looks(hand: TacticsHand, owner: Seat) -> TacticsHand:
    """The same cards; of those that could have been announced nobody else knows any longer."""
    found = TacticsHand()
    for card, seen in zip(hand.cards, hand.seen, strict=True):
        found.add(card, those(owner) if card in FACE_OF else seen)
    return found


class AnnouncedCards(CardsBeside):
    """They are read, shown and discarded like Fate cards, but to the tactics discards. [BOW-106, BOW-107]"""

    def lying(self, g: World, side: int) -> list[int]:
        return [FACE_OF[card] for card in announced(g, side).cards]

    def known_to(self, g: World, side: int, seat: Seat | None) -> list[int]:
        return [FACE_OF[card] for card in announced(g, side).known_to(seat)]

    def show(self, g: World, seat: Seat, side: int, face: int) -> None:
        """One more of the cards with this face is shown to all, if one is hidden. [BOW-294]"""
        card, shown, found = CARD_OF[face], False, TacticsHand()
        lying = announced(g, side)
        for other, seen in zip(lying.cards, lying.seen, strict=True):
            turns = other == card and seen != EVERYBODY and not shown
            shown = shown or turns
            found.add(other, EVERYBODY if turns else seen)
        if shown:
            g.part(BannersState).announced[side] = found
            g.tell(TacticalFateShown(seat, card))
            g.fence()

    def resolve(self, g: World, side: int, face: int) -> None:
        state, lying = g.part(BannersState), announced(g, side).clone()
        lying.remove(CARD_OF[face])
        state.announced[side] = lying
        state.resolved = [*state.resolved, CARD_OF[face]]

    def discard(self, g: World, seat: Seat, side: int) -> None:
        """To the tactics discards. [BOW-107]"""
        state = g.part(BannersState)
        if not state.resolved:
            return
        deck = g.tactics_deck.clone()
        for card in state.resolved:
            deck.discard(card)
            g.tell(TacticsDiscarded(seat, card))
        g.tactics_deck, state.resolved = deck, []


class KeptOnTheTable(TacticsElsewhere):
    """Announced cards are counted among the tactics cards; others do not know them. [BOW-294]"""

    def cards(self, g: World) -> list[int]:
        state = g.part(BannersState)
        return [*state.resolved, *[card for hand in state.announced for card in hand.cards]]

    def places(self, g: World, seat: Seat) -> list[Place]:
        state = g.part(BannersState)
        state.announced = [hand.clone() for hand in state.announced]
        sides = [side for side in SIDES if len(state.announced[side])]
        return [state.announced[side].place(seat, announcer(g, side)) for side in sides]

    def takes(self, g: World, card: int) -> bool:
        return card in FACE_OF


def back_to_the_hand(g: World, event: Resigned) -> None:
    """Whoever gives up ends the battle or duel: what lies announced is its owner's again. [BOW-294]"""
    for side in SIDES:
        lying = announced(g, side)
        if len(lying):
            owner = announcer(g, side)
            hand = g.tactics[owner].clone()
            for card, seen in zip(lying.cards, lying.seen, strict=True):
                hand.add(card, seen)
            g.tactics[owner] = hand
            g.part(BannersState).announced[side] = TacticsHand()


# what it changes


def fewer_cards(g: World, query: DrawsOf | DuelDraws, count: int) -> int:
    """One Fate card fewer for each, never fewer than none. [BOW-105, BOW-Q11, BOW-Q13]"""
    return max(0, count - len(announced(g, query.side)))


def sound(g: World) -> bool:
    """Cards lie announced only while somebody fights, resolved ones where he did; and only such as may."""
    state = g.part(BannersState)
    lying = [card for hand in state.announced for card in hand.cards]
    if len(state.announced) != len(SIDES):
        return False
    if not all(card in FACE_OF for card in (*lying, *state.resolved)):
        return False
    fought = duel_of(g) is not None or any(isinstance(frame, Battle) for frame in g.stack)
    return fought or (not lying and (g.result is not None or not state.resolved))


def install(rules: Rules) -> None:
    rules.shelf(BESIDE)["banners"] = AnnouncedCards()
    rules.shelf(ELSEWHERE)["banners"] = KeptOnTheTable()
    rules.cap(DrawsOf, fewer_cards)
    rules.cap(DuelDraws, fewer_cards)
    rules.on(Resigned, back_to_the_hand)
