"""Season cards in tests: one is turned up and its text begins; bids by seat."""

from __future__ import annotations

from feldzug.games.runewars.bids import Bid
from feldzug.games.runewars.decks import SEASON_BOX, SEASON_CARDS, SEASONS
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import SeasonOfTheYear
from feldzug.kernel.values import FATE, Event, Seat
from tests.games.runewars.campaign import campaign
from tests.games.runewars.table import start


def in_season(text: str = "", modules: tuple[str, ...] = (), **options: str) -> World:
    """A campaign in which nobody starves and everybody has 3 influence; Daqan are first in play order."""
    g = campaign(text, 4, modules, **options)
    for seat in g.seats():
        g.dials[seat] = [8, 4, 4]
        g.influence[seat] = 3
    g.order_now = [0, 1, 2, 3]
    g.orders = [[0], [1], [2], [3]]
    g.play_order = [0, 1, 2, 3]
    return g


def turn_up(g: World, card: str) -> list[Event]:
    """The season card of that name is drawn, and its text begins; returns what happened."""
    number = SEASON_CARDS.index(card)
    g.season = SEASONS.index(SEASON_BOX[number].printed["season"])
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="draw_card"))
    return g.apply(FATE, next(o for o, _ in g.odds().outcomes() if o.season_card == number))


def bid(g: World, *amounts: int) -> list[Event]:
    """Everybody bids, from seat 0 on; returns what the last of them brought about."""
    events: list[Event] = []
    for seat, amount in enumerate(amounts):
        events = g.apply(Seat(seat), Bid(amount))
    return events


def begun(g: World) -> str:
    """The name of what is waited for."""
    return type(g.stack[-1]).__name__
