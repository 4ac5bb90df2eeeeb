"""What small modules can do to the practice game: forbid, object, put something else in its place, react."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Question, Todo
from feldzug.kernel.module import Module
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import FATE, Action, Effect, Event, Reason, Seat, because
from tests.practice.battle import Battle, BattleBegan, BattleWon, Lose, SufferHit
from tests.practice.cards import CardWindow
from tests.practice.game import Fords
from tests.practice.orders import ChooseOrders, HowMany, Lay, March, OrdersRevealed
from tests.practice.position import (
    HERALD,
    NOBODY,
    SPEAR,
    MayEnter,
    Realm,
    Take,
    UnitFalls,
    UnitFell,
)
from tests.practice.scenes import FORD, HILL, MILL, A, B, C, begin, fated

MISS, HIT = (1,), (6,)
NO = because("forbidden", "test")


class Small(Module):
    """A module of one line."""

    def __init__(self, name: str, change: Callable[[Rules], None]) -> None:
        super().__init__(name, requires=("fords",))
        self.change = change

    def install(self, rules: Rules) -> None:
        self.change(rules)


def scene(armies: str, *changes: Callable[[Rules], None]) -> Realm:
    """A scene of Fords with small modules, in the order in which they are named."""
    names = [f"small-{n}" for n in range(len(changes))]
    game = Fords([Small(name, change) for name, change in zip(names, changes, strict=True)])
    g = game.new(game.setup(3, names))
    assert isinstance(g, Realm)
    for army in armies.split(", "):
        area, seat, count = (int(n) for n in army.split())
        for _ in range(count):
            g.recruit(Seat(seat), SPEAR, area)
    return g


def test_a_module_forbids_an_order_that_the_base_allows() -> None:
    def no_scheming(_orders: ChooseOrders, _g: Realm, seat: Seat, lay: Lay) -> Reason | None:
        return NO if lay.order == "scheme" and seat == A else None

    g = begin(scene(f"{FORD} 0 1", lambda r: r.ban(ChooseOrders, no_scheming)), ChooseOrders())
    assert g.why_not(A, Lay("scheme", NOBODY)) == NO
    assert g.why_not(B, Lay("scheme", NOBODY)) is None
    offer = g.offer(A)
    assert offer is not None
    assert [c.action for c in offer.choices if c.reason == NO] == [Lay("scheme", NOBODY)]


@dataclass(unsafe_hash=True)
class Flood(Effect):
    """Nobody enters the mill."""


def test_a_lasting_effect_objects_to_a_march_until_it_ends() -> None:
    def flooded(_g: Realm, permit: MayEnter, _flood: Flood) -> Reason | None:
        return NO if permit.area == MILL else None

    g = scene(f"{FORD} 0 1", lambda r: r.lasting_denial(Flood, MayEnter, flooded))
    begin(g, ChooseOrders())
    assert g.why_not(A, Lay("march", MILL)) is None
    g.effects.append(Flood(A, "season"))
    assert g.why_not(A, Lay("march", MILL)) == NO
    assert g.why_not(A, Lay("march", HILL)) is None
    g.expire("season")
    assert g.why_not(A, Lay("march", MILL)) is None


@dataclass(frozen=True, slots=True)
class UnitRouted(Event):
    seat: Seat


def test_a_unit_that_would_fall_is_routed_instead() -> None:
    def of_a(_g: Realm, deed: UnitFalls) -> bool:
        return deed.seat == A

    def rout(g: Realm, deed: UnitFalls) -> None:
        g.units[deed.area][deed.seat][deed.kind] -= 1
        g.reserve[deed.seat][deed.kind] += 1
        g.tell(UnitRouted(deed.seat))

    g = scene(f"{FORD} 0 2, {FORD} 1 2", lambda r: r.instead(UnitFalls, of_a, rout))
    begin(g, Battle(FORD, A, B))
    fated(g, MISS, HIT)
    assert g.apply(A, Lose(SPEAR)) == [UnitRouted(A)]
    assert (g.fallen[A], g.reserve[A]) == ([0, 0], [6, 1])
    begin(g, SufferHit(B))
    assert g.apply(B, Lose(SPEAR)) == [UnitFell(FORD, B, SPEAR)]


@dataclass
class Cheer(Question):
    """A reaction of a seat, and whose module it is."""

    module: int

    def options(self, g: Realm) -> list[Lose]:
        return [Lose(HERALD)]

    def chosen(self, g: Realm, action: Lose) -> None:
        g.tell(Cheered(self.seat, self.module))


@dataclass(frozen=True, slots=True)
class Cheered(Event):
    seat: Seat
    module: int


def test_reactions_come_by_seat_then_by_module() -> None:
    def cheers(module: int, seats: Sequence[Seat]) -> Callable[[Rules], None]:
        def react(_g: Realm, _event: BattleBegan) -> Todo:
            return [Cheer(seat, module) for seat in seats]

        return lambda rules: rules.on(BattleBegan, react)

    g = scene(f"{FORD} 0 2, {FORD} 1 2", cheers(1, (C, A)), cheers(2, (B, C)))
    begin(g, Battle(FORD, A, B))
    seen = []
    while isinstance(g.stack[-1], Cheer):
        seen += g.apply(g.waiting()[0], Lose(HERALD))
    assert seen == [Cheered(A, 1), Cheered(B, 2), Cheered(C, 1), Cheered(C, 2)]


def test_a_jump_of_the_base_does_not_skip_what_modules_have_inserted() -> None:
    """Each battle jumps back to its second clash; what comes before a clash comes twice."""
    told: list[int] = []

    def before(battle: Battle, _g: Realm) -> None:
        told.append(battle.clash)

    g = scene(
        f"{FORD} 0 2, {FORD} 1 2",
        lambda r: r.insert(Battle, "war_cry", before, before="clash_of_arms"),
    )
    begin(g, Battle(FORD, A, B))
    fated(g, MISS, MISS, MISS, MISS)
    assert g.events == [BattleWon(FORD, B)]
    assert told == [1, 2]


@dataclass
class Siege(Battle):
    """A battle of another kind, with the flow of its base."""


def test_what_changes_a_battle_changes_a_siege() -> None:
    won: list[str] = []

    def after(battle: Battle, _g: Realm) -> None:
        won.append(type(battle).__name__)

    g = scene(
        f"{FORD} 0 2, {FORD} 1 2",
        lambda r: r.insert(Battle, "feast", after, after="win_fame"),
        lambda r: r.insert(Battle, "songs", after, after="win_fame"),
    )
    assert g.rules.flow(Siege)[-3:] == ("feast", "songs", "end_of_battle")
    begin(g, Siege(FORD, A, B))
    fated(g, MISS, MISS, MISS, MISS)
    assert won == ["Siege", "Siege"]


@dataclass(frozen=True, slots=True)
class NobodyMarched(Event):
    seat: Seat


@dataclass
class HowManyOrNone(HowMany):
    """A question that may have no answer: then it says so and goes on."""

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: Realm) -> None:
        g.tell(NobodyMarched(self.seat))


def test_a_question_that_a_module_has_emptied_fizzles() -> None:
    def no_taking(_question: HowMany, _g: Realm, _seat: Seat, _take: Take) -> Reason | None:
        return NO

    g = scene(f"{FORD} 0 1", lambda r: r.ban(HowMany, no_taking))
    begin(g, HowManyOrNone(A, HILL, FORD, SPEAR))
    assert g.events == [NobodyMarched(A)]
    assert g.stack == []


@dataclass
class NobodyChooses(ChooseOrders):
    """Secret orders of nobody."""

    def seats(self, g: Realm) -> list[Seat]:
        return []


def test_a_secret_choice_of_nobody_is_revealed_at_once() -> None:
    g = begin(scene(f"{FORD} 0 1"), NobodyChooses())
    assert g.events == [OrdersRevealed(())]
    assert g.stack == []


@dataclass(frozen=True, slots=True)
class Burn(Action):
    """Instead of going: the units burn the bridge."""


@dataclass(frozen=True, slots=True)
class BridgeBurned(Event):
    seat: Seat


def test_a_module_adds_an_answer_while_an_effect_lasts() -> None:
    def may_burn(_question: HowMany, _g: Realm, _seat: Seat) -> list[Burn]:
        return [Burn()]

    def burned(_question: HowMany, g: Realm, seat: Seat, _burn: Burn) -> None:
        g.tell(BridgeBurned(seat))

    g = scene(f"{FORD} 0 1", lambda r: r.offer(HowMany, may_burn, burned, during=Flood))
    begin(g, March(A, HILL))
    assert Burn() not in g.legal(A)
    g.effects.append(Flood(A, "season"))
    g.forget_menu()
    assert g.apply(A, Burn()) == [BridgeBurned(A)]
    assert g.units[FORD][A] == [1, 0]


# --- answers that modules add to secret choices ---------------------------------------------------


@dataclass(frozen=True, slots=True)
class Grab(Action):
    """Take the one crown there is."""


@dataclass(frozen=True, slots=True)
class Grabbed(Event):
    seat: Seat


class Crown(Module):
    """One crown lies on the table: in secret orders and in windows it may be grabbed."""

    def __init__(self, question: type) -> None:
        super().__init__("crown", requires=("fords",), kinds=(Grab,))
        self.question = question
        self.left = 2

    def install(self, rules: Rules) -> None:
        rules.offer(self.question, self.lies_there, self.grab)

    def lies_there(self, _frame: Any, _g: Realm, _seat: Seat) -> list[Grab]:
        return [Grab()] if self.left == 2 else []

    def grab(self, _frame: Any, g: Realm, seat: Seat, _action: Grab) -> None:
        self.left -= 1
        g.tell(Grabbed(seat))


def test_two_who_choose_the_same_offer_in_secret_both_get_what_they_chose() -> None:
    """Though after the first nothing is offered any more."""
    game = Fords(expansions=(Crown(ChooseOrders),))
    g = game.start(game.setup(2, ("crown",)))
    while g.waiting() == (FATE,):
        g.apply(FATE, Dealer(1).draw(g.odds()))
    g.apply(A, Grab())
    told = g.apply(B, Grab())
    assert [event for event in told if isinstance(event, Grabbed)] == [Grabbed(A), Grabbed(B)]


def test_what_is_offered_in_a_window_is_an_act_like_any_other() -> None:
    """The first in order acts, the other's choice stays unknown, and all are asked again."""
    game = Fords(expansions=(Crown(CardWindow),))
    g = game.new(game.setup(2, ("crown",)))
    assert isinstance(g, Realm)
    for hand in g.hands:
        hand.append(g.pile.pop())
    g.begin(CardWindow("card-played", (B, A)))
    g.apply(A, Grab())
    told = g.apply(B, Grab())
    assert [event for event in told if isinstance(event, Grabbed)] == [Grabbed(B)]
    assert g.waiting() == (A, B)
