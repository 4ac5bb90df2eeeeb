"""A table arranged for a test: units put down by hand, so that a rare position need not be looked for."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from feldzug.games.ring_war.actions import Attack
from feldzug.games.ring_war.board import PLACES
from feldzug.games.ring_war.war import War
from feldzug.kernel.dealer import SealedDealer
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.values import Seat
from tests.server.forward import asked


def arrange(app: FastAPI, table: str, units: dict[int, tuple[int, int, int]]) -> None:
    """Put these units, fresh and without a leader, into areas that are ruled already."""
    with app.state.tables.reading(table) as (_, found):
        war = found.match.position
        for area, counts in units.items():
            for kind, count in enumerate(counts):
                at = 3 * area + kind
                war.fielded[3 * war.ruler[area] + kind] += count - war.units[at]
                war.units[at] = count
                war.fought[at] = war.moved[at] = 0
            war.leader[area] = 0
        war.forget_menu()


def room_for_three(app: FastAPI, table: str) -> tuple[str, str]:
    """Five infantry of seat 0, away from the sea, and beside them two, so that there is room for three."""
    with app.state.tables.reading(table) as (_, found):
        war: War = found.match.position
        own = [area for area in war.board.areas if war.ruler[area] == 0]
        inland = [area for area in own if not war.board.sea[area]]
        source, target = next(
            (a, b) for a in inland for b in war.board.land[a] if war.ruler[b] == 0
        )
        full = {area: (5, 0, 0) for area in own if area not in (source, target)}
    arrange(app, table, {**full, source: (5, 0, 0), target: (2, 0, 0)})
    return PLACES[source], PLACES[target]


def a_battle(
    app: FastAPI,
    table: str,
    own: tuple[int, int, int],
    theirs: tuple[int, int, int],
    *,
    led: bool = False,
) -> Attack:
    """Seat 0 may attack one area of seat 1 with these units, and with a leader if they are led."""
    with app.state.tables.reading(table) as (_, found):
        war: War = found.match.position
        chosen = attacks(war)[0]
    arrange(app, table, {chosen.source: own, chosen.target: theirs})
    if led:
        with app.state.tables.reading(table) as (_, found):
            found.match.position.leader[chosen.source] = 1
    return chosen


class AttackersLose(SealedDealer):
    """The first die of a duel, which is the attacker's, shows a one, and all others a six."""

    def draw(self, odds: Odds, entry: int = 0) -> Any:
        dealt = super().draw(odds, entry)
        return (1, *[6] * (odds.count - 1)) if isinstance(odds, Dice) else dealt


def attackers_lose(app: FastAPI, table: str) -> None:
    """From now on whoever attacks loses every duel."""
    with app.state.tables.reading(table) as (_, found):
        found.match.dealer = AttackersLose(found.match.dealer.secret)


def without_cards(app: FastAPI, table: str, seat: int) -> None:
    """The seat has discarded all its cards: it can play none, and trade in none."""
    with app.state.tables.reading(table) as (_, found):
        war: War = found.match.position
        war.card_discards = [*war.card_discards, *war.card_hands[seat]]
        war.card_hands[seat] = []
        war.area_discards = [*war.area_discards, *war.area_hands[seat]]
        war.area_hands[seat] = []
        war.forget_menu()


def can_attack(war: War) -> bool:
    """Whether seat 0 may attack an area of seat 1."""
    return asked(0, "ChooseAttack")(war) and bool(attacks(war))


def attacks(war: War) -> list[Attack]:
    """The attacks of seat 0 by land upon areas of seat 1."""
    return [
        one
        for one in war.legal(Seat(0))
        if isinstance(one, Attack)
        and war.ruler[one.target] == 1
        and one.target in war.board.land[one.source]
    ]
