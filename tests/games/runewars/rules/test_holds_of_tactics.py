"""What modules can hold on to in tactics cards: a price, and another place to go to."""

from __future__ import annotations

from typing import Any

from feldzug.games.runewars.cards.tactics.text import TacticsText, shelf_of
from feldzug.games.runewars.decks import TACTICS_BOX
from feldzug.games.runewars.income import pay_influence
from feldzug.games.runewars.tactics.play import TacticsPlayed, pick_up
from feldzug.games.runewars.world import World
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat, because
from feldzug.parts.decks import EVERYBODY
from tests.games.runewars.cards.hand import all_pass, card, own_turn, realm, refusal
from tests.games.runewars.rules.test_holds import rules_with
from tests.games.runewars.table import DAQAN, LATARI, hold


class Gift(TacticsText):
    """It costs 2 influence and goes to the next player."""

    def unpayable(self, g: World, seat: Seat) -> Reason | None:
        return None if g.influence[seat] >= 2 else because("little", "kernel")

    def price(self, g: World, seat: Seat) -> None:
        pay_influence(g, seat, 2)

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        pick_up(g, self.number)
        hand = g.tactics[LATARI].clone()
        hand.add(self.number, EVERYBODY)
        g.tactics[LATARI] = hand


def gifts() -> World:
    """Daqan hold a card with a price, Latari may answer it."""
    name = "black-market"

    def other_text(rules: Rules) -> None:
        for shelf in (TACTICS_BOX.shelf, shelf_of("your-turn")):
            del rules.shelf(shelf)[name]
        rules.shelf(TACTICS_BOX.shelf)[name] = rules.shelf(shelf_of("your-turn"))[name] = Gift(name)

    g = realm()
    g.rules = rules_with(other_text)
    return own_turn(hold(g, LATARI, "counterspell"), DAQAN, name)


def test_a_tactics_card_may_have_a_price_and_go_elsewhere_than_to_the_discards() -> None:
    g, gift = gifts(), TACTICS_BOX.number("black-market")
    assert refusal(g, DAQAN, card("black-market")) == "little kernel"
    g.influence[DAQAN] = 3
    g.forget_menu()
    assert g.apply(DAQAN, card("black-market"))[0] == TacticsPlayed(DAQAN, gift)
    assert g.influence[DAQAN] == 1
    assert g.tactics_deck.discards == [gift]
    all_pass(g)
    assert g.tactics_deck.discards == []
    assert gift in g.tactics[LATARI].cards


def test_the_price_is_paid_though_the_card_is_cancelled() -> None:
    g, gift = gifts(), TACTICS_BOX.number("black-market")
    g.influence[DAQAN] = 3
    g.forget_menu()
    g.apply(DAQAN, card("black-market"))
    g.apply(LATARI, card("counterspell"))
    all_pass(g)
    assert g.influence[DAQAN] == 1
    assert gift in g.tactics_deck.discards
    assert gift not in g.tactics[LATARI].cards
