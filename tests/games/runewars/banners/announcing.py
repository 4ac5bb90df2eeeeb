"""The language of tests with tactical fate cards: an attack with hands, and what is announced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from feldzug.games.runewars.banners.announcing import AnnounceFate, AnnounceWindow
from feldzug.games.runewars.banners.module import BannersView
from feldzug.games.runewars.board import FACTIONS
from feldzug.games.runewars.decks import TACTICS_CARDS
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Frame
from feldzug.kernel.values import FATE, Event, Seat
from feldzug.parts.windows import PASS, Window
from tests.games.runewars.battlefield import DAQAN, arriving, turned_up
from tests.games.runewars.cards.hand import begin_attack, realm
from tests.games.runewars.table import hold

BANNERS = ("banners",)


def attacked(
    text: str,
    army: str,
    where: str = "1c",
    seat: Seat = DAQAN,
    modules: tuple[str, ...] = BANNERS,
    hands: Mapping[str, tuple[str, ...]] | None = None,
    **options: str,
) -> World:
    """An army of *seat* attacks an area, before the first moment; hands by faction."""
    g = arriving(realm(text, modules, **options), army)
    for faction, cards in (hands or {}).items():
        hold(g, Seat(FACTIONS.index(faction)), *cards)
    return begin_attack(g, where, seat)


def until(g: World, *stop: type[Frame]) -> list[Event]:
    """Everybody passes until one of these comes; fate and other questions must not come before."""
    told: list[Event] = []
    while not isinstance(g.stack[-1], stop):
        top = g.stack[-1]
        assert isinstance(top, Window), top
        told += g.apply(g.waiting()[0], PASS)
    return told


def announcing(g: World) -> World:
    """The first moment at which tactical fate cards are announced."""
    until(g, AnnounceWindow)
    return g


def announce(g: World, seat: Seat, *titles: str) -> list[Event]:
    """A seat announces these cards, one after another, and nothing more; what happened."""
    told: list[Event] = []
    for title in titles:
        told += g.apply(seat, AnnounceFate(TACTICS_CARDS.index(title)))
    if isinstance(g.stack[-1], AnnounceWindow) and g.waiting() == (seat,):
        told += g.apply(seat, PASS)
    return told + turned_up(g)


def draw(g: World, *numbers: int) -> list[Event]:
    """Fate cards by their numbers; nobody turns them up yet."""
    told: list[Event] = []
    for number in numbers:
        told += g.apply(FATE, number - 1)
    return told


def view_of(g: World, seat: Seat | None) -> BannersView:
    """What a seat sees of what the always-on rules add."""
    found: Any = next(m for m in g.rules.modules if m.name == "banners").view(g, seat)
    assert isinstance(found, BannersView)
    return found


def discarded(g: World) -> list[str]:
    """The tactics cards in the discards."""
    return [TACTICS_CARDS[card] for card in g.tactics_deck.discards]


def whole(g: World, before: dict[str, int]) -> bool:
    """Whether nothing was lost or made."""
    return RUNEWARS.counted(g) == before
