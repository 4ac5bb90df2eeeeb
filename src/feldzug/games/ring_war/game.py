"""Ring War as the kernel knows it: its options, its vocabulary, its base module."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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
    placing,
    reinforcement,
    retreat,
    ring,
    set_up,
    turn,
)
from feldzug.games.ring_war.board import AREA_CARDS, KINDS, PLACES
from feldzug.games.ring_war.cards import events, missions, play, powers
from feldzug.games.ring_war.deck import CARD, CARDS, DECK
from feldzug.games.ring_war.duel import AttackDice
from feldzug.games.ring_war.options import OPTIONS, Options, contradiction
from feldzug.games.ring_war.soundness import sound
from feldzug.games.ring_war.turn import WholeWar
from feldzug.games.ring_war.war import War
from feldzug.games.ring_war.ways import by_sea
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Module, Rules
from feldzug.kernel.values import Effect, Query, Reason


class Base(Module):
    """The base of Ring War: what each adventure card does, and the one number a card changes."""

    def __init__(self) -> None:
        super().__init__("ring-war", version=1)

    def install(self, rules: Rules) -> None:
        cards = rules.shelf(play.SHELF)
        cards.update(missions.missions())
        cards.update(events.EVENTS)
        cards.update(powers.POWERS)
        rules.lasting("black-sails", black_sails)


def black_sails(g: War, query: Query, amount: int, effect: Effect) -> int:
    """Black Sails: one more attack die by sea against the area it was played against."""
    if isinstance(query, AttackDice) and query.target in effect.about:
        if by_sea(g, query.source, query.target):
            return amount + DECK[CARD["black-sails"]].dice
    return amount


class RingWar(Game):
    """A house-rule war over Middle-earth for two to four players."""

    def __init__(self) -> None:
        super().__init__(
            key="ring-war",
            version=1,
            players=(2, 3, 4),
            base=Base(),
            options=OPTIONS,
            kinds=kinds_of(
                actions,
                battle,
                conquest,
                drawing,
                duel,
                ending,
                events,
                leaders,
                losses,
                movement,
                placing,
                play,
                powers,
                reinforcement,
                retreat,
                ring,
                set_up,
                turn,
            ),
            names={
                "area": PLACES,
                "areas": PLACES,
                "source": PLACES,
                "target": PLACES,
                "kind": KINDS,
                "card": CARDS,
                "area_card": AREA_CARDS,
                "area_cards": AREA_CARDS,
            },
        )

    def blank(self, setup: Setup, rules: Rules) -> Position:
        return War(rules, setup.players, Options(**dict(setup.options)))

    def begin(self, g: Position) -> None:
        g.begin(WholeWar())

    def contradiction(self, players: int, chosen: Mapping[str, str]) -> Reason | None:
        return contradiction(players, chosen)

    def sound(self, g: Position) -> bool:
        return isinstance(g, War) and sound(g)


RING_WAR: Final = RingWar()
