"""Ring War, ready to be played: its base module and the game itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from feldzug.games.ring_war import (
    actions,
    battle,
    conquest,
    drawing,
    duel,
    ending,
    leaders,
    losses,
    movement,
    orders,
    placing,
    reinforcement,
    retreat,
    ring,
    set_up,
    turn,
)
from feldzug.games.ring_war.board import AREA_CARDS, KINDS, PLACES
from feldzug.games.ring_war.cards import attack, events, play, turn_start
from feldzug.games.ring_war.cards import ring as ring_cards
from feldzug.games.ring_war.cards.deck import ALL_CARDS
from feldzug.games.ring_war.deck import CARDS
from feldzug.games.ring_war.ending import end_if_decided
from feldzug.games.ring_war.events import AreaConquered, PlayerEliminated
from feldzug.games.ring_war.facts import facts
from feldzug.games.ring_war.inventory import contents
from feldzug.games.ring_war.migrations import MIGRATIONS
from feldzug.games.ring_war.options import OPTIONS, Options, contradiction
from feldzug.games.ring_war.soundness import sound
from feldzug.games.ring_war.turn import WholeWar
from feldzug.games.ring_war.view import WarView
from feldzug.games.ring_war.walk import seek
from feldzug.games.ring_war.war import War, blank
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.module import Module
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat
from feldzug.parts import windows


class Base(Module):
    """The base of Ring War: every adventure card does what it says, and the war ends when it is decided."""

    def __init__(self) -> None:
        super().__init__(
            "ring-war",
            version=2,
            options=OPTIONS,
            kinds=kinds_of(
                actions,
                attack,
                battle,
                conquest,
                drawing,
                duel,
                ending,
                events,
                leaders,
                losses,
                movement,
                orders,
                placing,
                play,
                reinforcement,
                retreat,
                ring,
                ring_cards,
                set_up,
                turn,
                turn_start,
                windows,
            ),
            vocabularies=(PLACES, KINDS, CARDS, AREA_CARDS),
            migrations=MIGRATIONS,
            content=facts(),
        )

    def install(self, rules: Rules) -> None:
        cards = rules.shelf(play.SHELF)
        for card in ALL_CARDS:
            cards[card.facts.id] = card
            card.install(rules)
        rules.check(end_if_decided, AreaConquered, PlayerEliminated)

    def contradiction(
        self, players: int, options: Mapping[str, str], modules: Sequence[str]
    ) -> Reason | None:
        return contradiction(players, options)


class RingWar(Game):
    """A house-rule war over Middle-earth for two to four players."""

    def __init__(self) -> None:
        super().__init__("ring-war", players=(2, 3, 4), base=Base(), view=WarView)

    def blank(self, setup: Setup, rules: Rules) -> Position:
        return blank(rules, setup.players, Options(**dict(setup.options)))

    def begin(self, g: Position) -> None:
        g.begin(WholeWar())

    def sound(self, g: Position) -> bool:
        return isinstance(g, War) and sound(g)

    def inventory(self, g: Position) -> Mapping[str, int]:
        assert isinstance(g, War)
        return contents(g)

    def seek(self, g: Position, seat: Seat, legal: Sequence[Any], dealer: Dealer) -> Any:
        assert isinstance(g, War)
        return seek(g, seat, legal, dealer)


RING_WAR: Final = RingWar()
