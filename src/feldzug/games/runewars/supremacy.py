"""Supremacy: whose order of the season is the highest of his own open ones. [RW-094, RW-095]"""

from __future__ import annotations

from feldzug.games.runewars.decks import ORDER_BOX
from feldzug.games.runewars.world import World


def number_of(order: int) -> int:
    """The number that is printed on an order. [RW-085]"""
    return ORDER_BOX[order].amount("number")


def has_supremacy(g: World, seat: int) -> bool:
    """Whether the order of the season is the highest of the seat's open ones. [RW-094, RW-095]"""
    return number_of(g.order_now[seat]) == max([number_of(order) for order in g.orders[seat]])


def would_have_supremacy(g: World, seat: int) -> list[int]:
    """The orders still in hand that would be the highest of the seat's open ones. [RW-094, RW-095]"""
    most = max([-1, *[number_of(order) for order in g.orders[seat]]])
    left = [order for order in ORDER_BOX.numbers(g.rules) if order not in g.orders[seat]]
    return [order for order in left if number_of(order) > most]
