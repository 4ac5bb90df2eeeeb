"""Chapter 7, intrigues: plotted for in secret, played in windows, worth coffers (7.1 to 7.4)."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.kernel.fate import Draw
from feldzug.kernel.flow import Stage
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Action, Event, Outcome, Reason, Seat, because
from feldzug.parts.decks import EVERYBODY, DrawFrom, those
from feldzug.parts.windows import Window
from tests.practice.battle import BattleWon
from tests.practice.intrigue.court import (
    BRIBE,
    COFFERS,
    CROWN,
    CURSE,
    FORGERY,
    HORN,
    Intrigue,
    IntrigueDeck,
    IntrigueHand,
    Relic,
    court,
)
from tests.practice.orders import ChooseOrders, March, Season, War
from tests.practice.position import AREAS, Area, Realm

SEASON_BEGINS = "season-begins"
BATTLE_WON = "battle-won"


@dataclass(frozen=True, slots=True)
class IntrigueDrawn(Event):
    seat: Seat
    intrigue: Intrigue

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else IntrigueDrawnUnseen(self.seat)


@dataclass(frozen=True, slots=True)
class IntrigueDrawnUnseen(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class IntriguePlayed(Event):
    seat: Seat
    intrigue: Intrigue


@dataclass(frozen=True, slots=True)
class CoffersChanged(Event):
    seat: Seat
    coffers: int


@dataclass(frozen=True, slots=True)
class RelicTurned(Event):
    seat: Seat
    area: Area
    relic: Relic


@dataclass(frozen=True, slots=True)
class PlayIntrigue(Action):
    intrigue: Intrigue


@dataclass(frozen=True, slots=True)
class Plot(Action):
    """Instead of an order: draw an intrigue."""


# the war begins


def come_to_court(_war: War, g: Realm) -> Todo:
    """Every seat has empty coffers and draws an intrigue; a relic is hidden in each area (7.1)."""
    found = court(g)
    found.hands = [IntrigueHand() for _ in g.seats()]
    found.drawn = [0 for _ in g.seats()]
    found.coffers = [1 for _ in g.seats()]
    relics = [HideRelic(area) for area in range(len(AREAS))]
    return [*relics, *(DrawIntrigue(seat) for seat in g.seats())]


@dataclass
class HideRelic(Chance):
    """A relic is laid face down; nobody sees it (7.1)."""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("War",)

    def odds(self, g: Realm) -> Draw:
        return Draw(court(g).supply)

    def known_to(self, g: Realm) -> tuple[Seat, ...]:
        return ()

    def befalls(self, g: Realm, outcome: int) -> None:
        court(g).supply.remove(outcome)
        court(g).relics.lay(self.area, outcome)


@dataclass
class DrawIntrigue(DrawFrom):
    """An intrigue off the pile (7.2)."""

    @staticmethod
    def inside() -> Names:
        return "War", "Season", "Scheme", "March"

    def deck(self, g: Realm) -> IntrigueDeck:
        return court(g).deck

    def drawn(self, g: Realm, card: int, seen: int) -> None:
        found = court(g)
        found.hands[self.seat].add(card, seen)
        found.drawn[self.seat] += 1
        g.tell(IntrigueDrawn(self.seat, card))


# plots


def may_plot(_orders: ChooseOrders, _g: Realm, _seat: Seat) -> list[Plot]:
    """Instead of an order a seat may lay a plot (7.2)."""
    return [Plot()]


def plotted(_orders: ChooseOrders, _g: Realm, seat: Seat, _plot: Plot) -> Todo:
    return DrawIntrigue(seat)


# windows


@dataclass
class IntrigueWindow(Window):
    """Whoever holds any intrigue is asked (7.3)."""

    @staticmethod
    def inside() -> Names:
        return "Season", "Battle"

    def may_act(self, g: Realm, seat: Seat) -> bool:
        return bool(len(court(g).hands[seat]))

    def acts(self, g: Realm, seat: Seat) -> list[PlayIntrigue]:
        held = court(g).hands[seat].known_to(seat)
        return [PlayIntrigue(card) for card in dict.fromkeys(held)]

    def forbids_act(self, g: Realm, seat: Seat, action: PlayIntrigue) -> Reason | None:
        if action.intrigue == FORGERY and self.moment != BATTLE_WON:
            return because("wrong-moment", "7.3")
        if action.intrigue == BRIBE and not COFFERS.can_pay(court(g).coffers[seat], 1):
            return because("coffers-empty", "7.4")
        return None

    def acted(self, g: Realm, seat: Seat, action: PlayIntrigue) -> None:
        found = court(g)
        found.hands[seat].remove(action.intrigue)
        found.deck.discard(action.intrigue)
        g.tell(IntriguePlayed(seat, action.intrigue))
        if action.intrigue == BRIBE:
            turn(g, seat, -1)
            g.fame[seat] += 1
        elif action.intrigue == FORGERY:
            turn(g, seat, 2)
        else:
            for other in g.seats():
                turn(g, other, 1 if other == seat else -1)

    def again(self, order: tuple[Seat, ...]) -> IntrigueWindow:
        return IntrigueWindow(self.moment, order)

    def scopes(self, g: Realm, seat: Seat) -> dict[str, int]:
        return {"season": g.season, "new-intrigue": court(g).drawn[seat]}


def turn(g: Realm, seat: Seat, by: int) -> None:
    """Turn the dial of a seat, as far as it goes (7.4)."""
    coffers = court(g).coffers
    coffers[seat] = COFFERS.turned(coffers[seat], by)
    g.tell(CoffersChanged(seat, coffers[seat]))


def intrigues_of_the_season(_season: Season, g: Realm) -> Todo:
    return IntrigueWindow(SEASON_BEGINS, tuple(g.seats()))


def intrigues_after_a_battle(g: Realm, event: BattleWon) -> Todo:
    others = tuple(seat for seat in g.seats() if seat != event.winner)
    return IntrigueWindow(BATTLE_WON, (event.winner, *others))


def full_coffers_win(g: Realm) -> None:
    """Whoever has filled its coffers wins at once (7.4)."""
    full = [s for s in g.seats() if court(g).coffers[s] == COFFERS.highest]
    if full:
        others = tuple(seat for seat in g.seats() if seat not in full)
        g.finish(Outcome("full-coffers", (tuple(full), others) if others else (tuple(full),)))


def coffers_are_counted(_war: War, g: Realm) -> None:
    """What the coffers show is fame, before the war is decided (7.4)."""
    for seat in g.seats():
        g.fame[seat] += COFFERS.count(court(g).coffers[seat], "fame")


# relics


def turn_up_the_relic(take_the_area: Stage, march: March, g: Realm) -> Todo:
    """Whoever takes an area turns up its relic (7.5)."""
    todo = take_the_area(march, g)
    relics = court(g).relics
    hidden = [(seen, kind) for where, kind, seen in _relics(g) if where == march.area]
    if g.owner[march.area] != march.seat or not hidden or hidden[0][0] == EVERYBODY:
        return todo
    seen, relic = hidden[0]
    relics.reveal(march.area, relic, seen)
    g.fence()
    g.tell(RelicTurned(march.seat, march.area, relic))
    if relic == HORN:
        return DrawIntrigue(march.seat)
    turn(g, march.seat, {CROWN: 2, CURSE: -2}.get(relic, 1))
    return todo


def _relics(g: Realm) -> list[tuple[int, int, int]]:
    tokens = court(g).relics
    return list(zip(tokens.areas, tokens.kinds, tokens.seen, strict=True))


def look_at(g: Realm, seat: Seat, area: int) -> int:
    """A seat looks at the relic of an area; returns what it is."""
    where, relic, seen = next(found for found in _relics(g) if found[0] == area)
    court(g).relics.learn(where, relic, seen, those(seat))
    return relic
