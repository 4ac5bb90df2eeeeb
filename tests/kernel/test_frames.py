from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from feldzug.kernel.errors import Illegal
from feldzug.kernel.fate import Dice
from feldzug.kernel.frames import NOT_OFFERED, Chance, Frame, Question
from feldzug.kernel.journal import TakeBack
from feldzug.kernel.position import Position
from feldzug.kernel.reported import Confirm, Dispute, Settle
from feldzug.kernel.rules import Rules
from feldzug.kernel.sealed import RECONSIDER, Sealed
from feldzug.kernel.values import FATE, Action, Event, Reason, Seat, because
from tests.practice.battle import Battle, Losses, Strike, SufferHit, TableBattle
from tests.practice.cards import Resolve
from tests.practice.orders import ChooseOrders, Lay
from tests.practice.position import NOBODY
from tests.practice.scenes import FORD, HILL, A, B, C, begin, realm

SCHEME, MARCH = Lay("scheme", NOBODY), Lay("march", HILL)


@dataclass(frozen=True, slots=True)
class Bid(Action):
    amount: int


@dataclass
class Auction(Sealed):
    """Everybody bids up to three, but nobody two."""

    def seats(self, g: Position) -> list[Seat]:
        return [C, A, B]

    def options(self, g: Position, seat: Seat) -> list[Bid]:
        return [Bid(n) for n in range(4)]

    def forbids(self, g: Position, seat: Seat, action: Bid) -> Reason | None:
        return because("unlucky", "1") if action.amount == 2 else None

    def revealed(self, g: Position) -> None:
        pass


def test_a_procedure_copies_field_by_field() -> None:
    battle = Battle(FORD, A, B, at="next_clash")
    twin = battle.clone()
    assert twin == battle
    battle.clash = 2
    assert twin != battle
    resolve = Resolve(A, "feint", cancelled=True, at=".")
    assert resolve.clone() == resolve


def test_what_never_changes_is_shared() -> None:
    question, chance = SufferHit(A), Strike(A)
    assert question.clone() is question
    assert chance.clone() is chance


def test_a_sealed_frame_copies_its_choices() -> None:
    orders = ChooseOrders(steps={A: (MARCH,)})
    twin = orders.clone()
    assert isinstance(twin, ChooseOrders)
    twin.steps[B] = (SCHEME,)
    assert orders.steps == {A: (MARCH,)}
    assert twin.choices == {A: MARCH, B: SCHEME}


def test_sealed_choices_come_in_any_order_and_lie_in_the_order_of_seats() -> None:
    g = Position(Rules(), 3)
    g.begin(Auction())
    assert g.waiting() == (C, A, B)
    g.apply(C, Bid(3))
    g.apply(A, Bid(0))
    assert g.waiting() == (B,)
    assert g.frame(Auction).choices == {A: Bid(0), C: Bid(3)}
    assert list(g.frame(Auction).choices) == [A, C]
    fences = [g.fenced]
    g.apply(B, Bid(1))
    assert [*fences, g.fenced] == [False, True], "what was revealed cannot be taken back"
    assert g.stack == []


def test_a_sealed_choice_is_judged_like_any_other() -> None:
    g = Position(Rules(), 3)
    g.begin(Auction())
    assert g.legal(A) == [Bid(0), Bid(1), Bid(3)]
    assert g.why_not(A, Bid(2)) == because("unlucky", "1")
    assert g.why_not(A, Bid(4)) == NOT_OFFERED
    assert g.why_not(A, Confirm()) == NOT_OFFERED


def test_whoever_has_chosen_in_secret_may_reconsider_until_the_last_has_chosen() -> None:
    g = Position(Rules(), 3)
    g.begin(Auction())
    with pytest.raises(Illegal, match="not-offered"):
        g.apply(A, RECONSIDER)
    g.apply(A, Bid(1))
    assert g.legal(A) == [RECONSIDER]
    with pytest.raises(Illegal, match="not-offered"):
        g.apply(A, Bid(3))
    g.apply(A, RECONSIDER)
    assert g.waiting() == (C, A, B)
    assert g.frame(Auction).steps == {}
    for seat in (A, B, C):
        g.apply(seat, Bid(3))
    with pytest.raises(Illegal, match="game-over"):
        g.apply(A, RECONSIDER)


def test_an_offer_does_not_show_what_others_have_sealed() -> None:
    g = Position(Rules(), 3)
    g.begin(Auction())
    g.apply(A, Bid(1))
    offer = g.offer(B)
    assert offer is not None
    assert offer.question == Auction()
    assert g.frame(Auction).seen_by(A) == Auction(steps={A: (Bid(1),)})
    assert g.frame(Auction).seen_by(None) == Auction()


@dataclass
class Damage(Sealed):
    """Each of the seats assigns some points, one at a time: never twice to the same unit."""

    points: int = 3
    units: int = 21
    asked: tuple[Seat, ...] = (A, B)
    counted: list[int] = field(default_factory=list)

    def seats(self, g: Position) -> list[Seat]:
        return list(self.asked)

    def options(self, g: Position, seat: Seat) -> list[Bid]:
        self.counted.append(seat)
        hit = [bid.amount for bid in self.steps.get(seat, ())]
        return [Bid(n) for n in range(self.units) if n not in hit]

    def is_complete(self, g: Position, seat: Seat) -> bool:
        return len(self.steps.get(seat, ())) == self.points

    def revealed(self, g: Position) -> None:
        g.tell(Revealed(tuple(sorted(self.steps))))


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    seats: tuple[Seat, ...]


def test_a_sealed_choice_may_take_several_steps() -> None:
    g = Position(Rules(), 2)
    g.begin(Damage())
    g.apply(A, Bid(5))
    assert Bid(5) not in g.legal(A)
    assert Bid(5) in g.legal(B), "what others have done does not show"
    g.apply(B, Bid(5))
    g.apply(A, Bid(6))
    assert g.waiting() == (A, B)
    g.apply(A, Bid(7))
    assert g.waiting() == (B,)
    assert g.frame(Damage).steps == {A: (Bid(5), Bid(6), Bid(7)), B: (Bid(5),)}
    g.apply(A, RECONSIDER)
    assert g.frame(Damage).steps == {B: (Bid(5),)}, "all of its steps, and no others"


def test_an_added_step_is_taken_by_whoever_offered_it_when_it_was_chosen() -> None:
    """Once it is chosen it is no longer offered, which is how it looks when all is revealed."""
    taken: list[tuple[Seat, Bid]] = []
    spare = Bid(50)
    rules = Rules()
    rules.offer(
        Damage,
        lambda frame, _g, seat: [] if spare in frame.steps.get(seat, ()) else [spare],
        lambda _frame, _g, seat, action: taken.append((seat, action)),
    )
    g = Position(rules, 2)
    frame = Damage(points=2)
    g.begin(frame)
    for seat, bid in ((A, spare), (A, Bid(1)), (B, Bid(2)), (B, Bid(3))):
        g.apply(seat, bid)
    assert taken == [(A, spare)]
    assert frame.steps == {A: (Bid(1),), B: (Bid(2), Bid(3))}, "the rest is the frame's own"


@pytest.mark.parametrize("offers", [False, True])
def test_whoever_chose_nothing_at_all_has_chosen_whether_modules_add_answers_or_not(
    offers: bool,
) -> None:
    rules = Rules()
    if offers:
        rules.offer(Damage, lambda _f, _g, _s: [Bid(50)], lambda _f, _g, _s, _a: None)
    g = Position(rules, 2)
    g.begin(Damage(points=0, steps={A: ()}))
    assert g.events == [Revealed((A,))]


def test_a_menu_of_sealed_choices_is_listed_once() -> None:
    """Else each option would list all options, and 21 units would take hundreds of times as long."""
    g = Position(Rules(), 2)
    frame = Damage(units=500)
    g.begin(frame)
    assert len(g.legal(A)) == 500
    assert frame.counted == [A]
    offer = g.offer(B)
    assert offer is not None
    assert len(offer.legal) == 500
    assert frame.counted == [A, B]


def test_a_sealed_choice_without_seats_is_revealed_at_once() -> None:
    g = Position(Rules(), 2)
    g.begin(Damage(asked=()))
    assert g.stack == []
    assert g.events == [Revealed(())]
    assert not g.fenced, "nothing was shown"


def test_who_has_nothing_to_choose_has_nothing_to_reconsider() -> None:
    g = Position(Rules(), 2)
    g.begin(Uneven())
    assert g.waiting() == (B,)
    assert g.legal(A) == []
    with pytest.raises(Illegal):
        g.apply(A, RECONSIDER)
    g.apply(B, Bid(1))
    assert g.fenced


@dataclass
class Uneven(Damage):
    """Seat 0 has no point to assign, seat 1 has one."""

    def is_complete(self, g: Position, seat: Seat) -> bool:
        return len(self.steps.get(seat, ())) >= seat


@dataclass(frozen=True, slots=True)
class Fizzled(Event):
    pass


@dataclass
class Target(Question):
    """Which of the units is hit; where there is none the card fizzles."""

    units: int = 0

    def options(self, g: Position) -> list[Bid]:
        return [Bid(n) for n in range(self.units)]

    def chosen(self, g: Position, action: Bid) -> None:
        pass

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: Position) -> None:
        g.tell(Fizzled())


def test_a_question_that_nobody_can_answer_says_what_happens_then() -> None:
    g = Position(Rules(), 1)
    g.begin(Target(A))
    assert (g.stack, g.events) == ([], [Fizzled()])
    g.begin(Target(A, units=1))
    assert g.legal(A) == [Bid(0)]


def test_a_question_fizzles_too_when_everything_is_banned() -> None:
    rules = Rules()
    rules.ban(Target, lambda _frame, _g, _seat, _action: because("banned", "1"))
    g = Position(rules, 1)
    g.begin(Target(A, units=3))
    assert (g.stack, g.events) == ([], [Fizzled()])


def test_what_is_added_keeps_a_question_from_fizzling() -> None:
    rules = Rules()
    rules.offer(Target, lambda _frame, _g, _seat: [Confirm()], lambda _frame, _g, _seat, _a: None)
    g = Position(rules, 1)
    g.begin(Target(A))
    assert g.legal(A) == [Confirm()]
    assert g.apply(A, Confirm()) == []


@pytest.mark.parametrize("frame", [Target(A, units=2), Auction()], ids=["question", "sealed"])
def test_what_one_module_adds_another_may_forbid(frame: Frame) -> None:
    banned = because("banned", "1")
    rules = Rules()
    rules.offer(type(frame), lambda _f, _g, _s: [Bid(8), Bid(9)], lambda _f, _g, _s, _a: None)
    rules.ban(type(frame), lambda _f, _g, _s, action: banned if action == Bid(9) else None)
    g = Position(rules, 3)
    g.begin(frame)
    assert g.why_not(A, Bid(8)) is None
    assert g.why_not(A, Bid(9)) == banned
    assert [bid for bid in g.legal(A) if bid.amount >= 8] == [Bid(8)]
    offer = g.offer(A)
    assert offer is not None
    assert [c.reason for c in offer.choices if c.action in (Bid(8), Bid(9))] == [None, banned]


def test_fate_may_bring_only_what_has_odds() -> None:
    g = begin(realm("ford 0 1 spear, ford 1 1 spear"), Battle(FORD, A, B))
    assert g.waiting() == (FATE,)
    assert g.why_not(FATE, (6,)) is None
    assert g.why_not(FATE, (7,)) == NOT_OFFERED
    assert g.legal(FATE) == [(face,) for face in range(1, 7)]


def test_everybody_sees_what_fate_brings_unless_it_says_otherwise() -> None:
    assert Strike(A).known_to(realm()) is None


def test_a_report_waits_for_all_who_must_confirm() -> None:
    g = realm("ford 0 3 spear, ford 1 3 spear")
    g.stack = [Battle(FORD, A, B, at="."), TableBattle((A,), (B, C), C)]
    g.apply(A, Losses(1, 1))
    assert g.waiting() == (B, C)
    g.apply(C, Confirm(1))
    assert g.waiting() == (B,)
    g.apply(B, Confirm(1))
    assert g.fallen[A] == [1, 0]


def test_in_a_dispute_the_game_waits_for_the_arbiter() -> None:
    g = realm("ford 0 3 spear, ford 1 3 spear")
    g.stack = [Battle(FORD, A, B, at="."), TableBattle((A,), (B,), C)]
    g.apply(A, Losses(1, 1))
    assert g.why_not(B, Losses(0, 0)) == NOT_OFFERED, "the other side confirms or disputes"
    g.apply(B, Dispute(1))
    assert g.waiting() == (C,)
    assert g.why_not(C, Confirm(1)) == NOT_OFFERED, "the arbiter says how it was"
    g.apply(C, Settle(Losses(3, 0)))
    assert g.fallen == [[3, 0], [0, 0], [0, 0]]


def test_a_report_nobody_thought_of_may_still_be_true() -> None:
    g = realm("ford 0 5 spear, ford 1 1 spear")
    g.stack = [Battle(FORD, A, B, at="."), TableBattle((A,), (B,), C)]
    assert Losses(5, 0) not in g.legal(A)
    assert g.why_not(A, Losses(5, 0)) is None


def test_taking_back_is_no_answer_to_a_question() -> None:
    g = begin(realm("ford 0 1 spear"), ChooseOrders())
    assert g.why_not(A, TakeBack(0)) == NOT_OFFERED


def test_a_bare_frame_waits_for_nobody() -> None:
    frame, g = Frame(), realm()
    assert frame.awaits(g) == ()
    assert frame.candidates(g, A) == []
    assert frame.objection(g, A, None) == NOT_OFFERED


def test_a_chance_lists_its_outcomes() -> None:
    class Toss(Chance):
        def odds(self, g: Position) -> Dice:
            return Dice(1, 2)

    assert Toss().menu(realm(), FATE) == [(1,), (2,)]
