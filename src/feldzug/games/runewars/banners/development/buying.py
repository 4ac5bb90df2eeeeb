"""Development cards are bought with the bonus of Harvest, one a bonus. [BOW-158 – BOW-166, BOW-Q30]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.banners.development.state import (
    DEVELOPMENT_CARD_BOX,
    Developed,
    DevelopmentCard,
)
from feldzug.games.runewars.banners.development.text import text_of
from feldzug.games.runewars.board import FACTIONS
from feldzug.games.runewars.developments import BuildDevelopment, DevelopRealm
from feldzug.games.runewars.income import pay, too_dear
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.frames import Names, Question, Todo, frames_of
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class CardBought(Event):
    """A card lies open beside the faction sheet, to the end of the game. [BOW-166]"""

    seat: Seat
    development_card: DevelopmentCard


@dataclass(frozen=True, slots=True)
class BuyCard(Action):
    development_card: DevelopmentCard


@dataclass(frozen=True, slots=True)
class BuyNoCard(Action):
    """Buy no card."""


def cards_of(g: World, seat: Seat) -> list[int]:
    """The cards of a seat's faction, bought or not. [BOW-158, BOW-162]"""
    faction = FACTIONS[g.faction[seat]]
    cards = DEVELOPMENT_CARD_BOX.in_play(g.rules)
    return [card.number for card in cards if card.printed["faction"] == faction]


def purchases(g: World, seat: Seat) -> list[BuyCard]:
    """Every card that a seat has not bought, if it may buy one now. [BOW-160, BOW-162]"""
    state = g.part(Developed)
    if state.buyer != seat:
        return []
    return [BuyCard(card) for card in cards_of(g, seat) if not state.bought[card]]


def no_purchase(g: World, seat: Seat, card: int) -> Reason | None:
    """Why a seat may not buy a card. [BOW-162 – BOW-165]"""
    if card not in cards_of(g, seat):
        return because("not-your-card", "BOW-158", development_card=card)
    if g.part(Developed).bought[card]:
        return because("card-bought-already", "BOW-165", development_card=card)
    return too_dear(g, seat, DEVELOPMENT_CARD_BOX[card].printed["cost"])


def buy(g: World, seat: Seat, card: int) -> Todo:
    """It is paid at once, in full, and works from now on. [BOW-163 – BOW-166]"""
    state = g.part(Developed)
    pay(g, seat, DEVELOPMENT_CARD_BOX[card].printed["cost"])
    state.bought[card] = 1
    state.buyer = NOBODY
    g.tell(CardBought(seat, card))
    return text_of(g, card).bought(g, seat)


@dataclass(slots=True)
class BuyDevelopmentCard(Question):
    """Which card is bought, after a development was built or not. [BOW-161]"""

    @staticmethod
    def inside() -> Names:
        return ("DevelopRealm",)

    def options(self, g: World) -> list[Any]:
        return [*purchases(g, self.seat), BuyNoCard()]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if isinstance(action, BuyCard):
            return no_purchase(g, self.seat, action.development_card)
        return None

    def chosen(self, g: World, action: Action) -> Todo:
        if isinstance(action, BuyCard):
            return buy(g, self.seat, action.development_card)
        g.part(Developed).buyer = NOBODY
        return None


# before, instead of or after the development


def may_buy(frame: DevelopRealm, g: World) -> None:
    g.part(Developed).buyer = frame.seat


def offered(frame: BuildDevelopment, g: World, seat: Seat) -> list[Any]:
    return list(purchases(g, seat))


def too_much(frame: BuildDevelopment, g: World, seat: Seat, action: BuyCard) -> Reason | None:
    return no_purchase(g, seat, action.development_card)


def bought_first(frame: BuildDevelopment, g: World, seat: Seat, action: BuyCard) -> Todo:
    """The development is still to come. [BOW-161, BOW-Q30]"""
    return [
        *frames_of(buy(g, seat, action.development_card)),
        BuildDevelopment(seat, frame.card),
    ]


def bought_afterwards(frame: DevelopRealm, g: World) -> Todo:
    """Who has bought none and can pay for one is asked. [BOW-161]"""
    seat = frame.seat
    for purchase in purchases(g, seat):
        if no_purchase(g, seat, purchase.development_card) is None:
            return BuyDevelopmentCard(seat)
    g.part(Developed).buyer = NOBODY
    return None


def install(rules: Rules) -> None:
    rules.insert(DevelopRealm, "may_buy", may_buy, before="build")
    rules.insert(DevelopRealm, "buy", bought_afterwards, after="build")
    rules.offer(BuildDevelopment, offered, bought_first, kinds=(BuyCard,))
    rules.ban(BuildDevelopment, too_much, kinds=(BuyCard,))
