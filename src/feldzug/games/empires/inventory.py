"""What must never be lost or made: gold, item cards, weather markers, and every line of the ledger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.items import ITEMS
from feldzug.kernel.parallel import whole


def contents(g: Campaign) -> Mapping[str, int]:
    """Bank and treasuries add up to nothing, and the ledger tells each coin and each combat point."""
    found: Counter[str] = Counter()
    for card in [*g.items.bag, *g.items.top, *g.items.bottom, *g.items.discards]:
        found[f"item {ITEMS[card]}"] += 1
    for hands in (g.amulets, g.castle_cards, g.hoard_cards):
        for hand in hands:
            found.update([f"item {ITEMS[card]}" for card in hand.cards])
    found["gold"] = g.bank + sum(g.gold)
    told = [0 for _ in g.seats()]
    earned = [0 for _ in g.seats()]
    for line in g.ledger:
        told[line.seat] += line.gold
        earned[line.seat] += line.kp
    for seat in g.seats():
        found[f"gold of {seat} beside the ledger"] = g.gold[seat] - told[seat]
        points = g.kp[seat] + g.winter_kp[seat]
        found[f"combat points of {seat} beside the ledger"] = points - earned[seat]
    fights = [frame for frame in whole(g.stack) if isinstance(frame, Fight)]
    found["weather markers"] = sum(g.weather_drawn) - sum([fight.has_weather for fight in fights])
    found["cards in castles"] = g.reserved - sum([fight.castle_card for fight in fights])
    return found
