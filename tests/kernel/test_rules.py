from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from feldzug.kernel.errors import BadModules
from feldzug.kernel.frames import Flow, Procedure, Question, Todo
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import (
    Action,
    Deed,
    Effect,
    Event,
    Outcome,
    Permit,
    Query,
    Seat,
    because,
)
from feldzug.kernel.vocabulary import Vocabulary
from tests.kernel.feast import BASE, A, Changing, Done, Doubled, Feast, feast, tell


@dataclass(frozen=True, slots=True)
class Guests(Query):
    pass


@dataclass(unsafe_hash=True)
class Joined(Effect):
    by: int = 5


# what two modules cannot both do


def replace_cook(rules: Rules) -> None:
    rules.replace(Feast, "cook", tell("bake"))


def insert_dance(rules: Rules) -> None:
    rules.insert(Feast, "dance", tell("dance"), after="eat")


def shelve_ballad(rules: Rules) -> None:
    rules.shelf("songs").update({"ballad": "long"})


def shelve_hymns(rules: Rules) -> None:
    songs = rules.shelf("songs")
    songs |= {"hymn": "loud"}


def double_the_guests(rules: Rules) -> None:
    rules.lasting(Doubled, Guests, lambda _g, _query, n, _effect: n * 2)


def keep_everybody_out(rules: Rules) -> None:
    rules.lasting_denial(Doubled, Enter, lambda _g, _permit, _effect: because("full", "1"))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (replace_cook, "stage-replaced-twice"),
        (insert_dance, "stage-exists"),
        (shelve_ballad, "shelf-taken"),
        (shelve_hymns, "shelf-taken"),
        (double_the_guests, "lasting-twice"),
        (keep_everybody_out, "lasting-twice"),
    ],
)
def test_modules_that_collide_are_not_composed(change: Callable[[Rules], None], why: str) -> None:
    Rules.compose(BASE, Changing("one", change))
    with pytest.raises(BadModules, match=why):
        Rules.compose(BASE, Changing("one", change), Changing("two", change))


def test_no_id_is_in_a_vocabulary_twice() -> None:
    songs = Vocabulary("song", ("ballad",))
    songs.add("hymn")
    with pytest.raises(BadModules, match="id-twice"):
        songs.add("ballad")
    with pytest.raises(BadModules, match="id-twice"):
        Vocabulary("song", ("hymn", "hymn"))
    assert list(songs) == ["ballad", "hymn"]


# permits, deeds, checks


@dataclass(frozen=True, slots=True)
class Enter(Permit):
    name: str


def test_somebody_may_object_always_or_for_a_while() -> None:
    rules = Rules()
    rules.deny(Enter, lambda _g, p: because("banned", "1") if p.name == "thief" else None)
    keep_everybody_out(rules)
    g = Position(rules, 1)
    assert g.denied(Enter("guest")) is None
    assert g.denied(Enter("thief")) == because("banned", "1")
    g.effects = [Joined(A, ""), Doubled(A, "night")]
    assert g.denied(Enter("guest")) == because("full", "1")
    g.expire("night")
    assert g.denied(Enter("guest")) is None
    assert Position(Rules(), 1).denied(Enter("thief")) is None


@dataclass(frozen=True, slots=True)
class Spill(Deed):
    what: str

    def act(self, g: Position) -> None:
        g.tell(Done(f"{self.what} spilt"))


def test_something_else_may_happen_instead() -> None:
    rules = Rules()
    rules.instead(
        Spill, lambda _g, deed: deed.what == "wine", lambda g, _deed: g.tell(Done("caught"))
    )
    rules.instead(Spill, lambda _g, _deed: True, lambda g, _deed: g.tell(Done("wiped")))
    told = []
    for ruled, what in ((rules, "wine"), (rules, "soup"), (Rules(), "wine")):
        g = Position(ruled, 1)
        g.happen(Spill(what))
        told += [event.what for event in g.events if isinstance(event, Done)]
    assert told == ["caught", "wiped", "wine spilt"]


def test_what_must_be_looked_at_is_looked_at_once_what_told_of_it_is_done() -> None:
    seen: list[list[str]] = []

    def look(g: Position) -> None:
        seen.append([event.what for event in g.events if isinstance(event, Done)])

    rules = Rules()
    rules.check(look, Done)
    feast(rules)
    assert seen == [["cook"], ["cook", "eat"]]
    quiet = Rules()
    quiet.check(look)
    feast(quiet)
    assert len(seen) == 2, "nothing that was told is of its concern"


def test_a_check_may_end_the_game_before_anything_else_happens() -> None:
    rules = Rules()
    rules.check(lambda g: g.finish(Outcome("burnt", ((A,),))), Done)
    assert feast(rules) == ["cook"]


def test_what_a_check_returns_comes_first() -> None:
    rules = Rules()

    def nap(g: Position) -> Todo:
        return Nap() if not any(event == Done("nap") for event in g.events) else None

    rules.check(nap, Done)
    assert feast(rules) == ["cook", "nap", "eat"]


def test_what_several_checks_return_comes_in_their_order() -> None:
    rules = Rules()

    def once(what: str) -> Callable[[Position], Todo]:
        return lambda g: Say(what) if g.events[-1] == Done("cook") else None

    rules.check(once("first"), Done)
    rules.check(once("second"), Done)
    assert feast(rules) == ["cook", "first", "second", "eat"]


@dataclass
class Say(Procedure):
    what: str

    @staticmethod
    def flow() -> Flow:
        return ("say",)

    def say(self, g: Position) -> None:
        g.tell(Done(self.what))


@dataclass
class Nap(Procedure):
    @staticmethod
    def flow() -> Flow:
        return ("sleep",)

    def sleep(self, g: Position) -> None:
        g.tell(Done("nap"))


@dataclass
class Cheer(Procedure):
    seat: Seat
    name: str

    @staticmethod
    def flow() -> Flow:
        return ("cheer",)

    def cheer(self, g: Position) -> None:
        g.tell(Heard(self.seat, self.name))


@dataclass(frozen=True, slots=True)
class Heard(Event):
    seat: Seat
    name: str


class Hall(Position):
    """Seat 1 is the first to react."""

    def first_seat(self) -> Seat:
        return Seat(1)


def test_reactions_come_by_seat_from_the_first_then_by_module() -> None:
    def cheers(name: str) -> Callable[[Rules], None]:
        def react(_g: Position, event: Done) -> Todo:
            if event.what != "cook":
                return None
            return [Cheer(Seat(0), name), Cheer(Seat(2), name), Cheer(Seat(1), name)]

        return lambda rules: rules.on(Done, react)

    one, two = Changing("one", cheers("one")), Changing("two", cheers("two"))
    g = Hall(Rules.compose(BASE, one, two), 3)
    g.begin(Feast())
    heard = [(e.seat, e.name) for e in g.events if isinstance(e, Heard)]
    assert heard == [(1, "one"), (1, "two"), (2, "one"), (2, "two"), (0, "one"), (0, "two")]


def test_a_reaction_of_nobody_comes_before_those_of_seats() -> None:
    rules = Rules()
    rules.on(Done, lambda _g, event: [Cheer(A, "a"), Nap()] if event.what == "cook" else None)
    g = Position(rules, 1)
    g.begin(Feast())
    assert g.events == [Done("cook"), Done("nap"), Heard(A, "a"), Done("eat")]


# answers that modules add and forbid


@dataclass(frozen=True, slots=True)
class Dish(Action):
    name: str


@dataclass
class Order(Question):
    def options(self, g: Position) -> list[Dish]:
        return [Dish("soup"), Dish("fish")]

    def chosen(self, g: Position, action: Dish) -> None:
        g.tell(Done(action.name))


@dataclass
class LateOrder(Order):
    pass


def test_modules_add_answers_to_a_question_and_those_derived_from_it() -> None:
    rules = Rules()
    rules.offer(
        Order,
        lambda _frame, _g, _seat: [Dish("cake")],
        lambda _frame, g, _seat, _action: g.tell(Done("off the menu")),
        during=Doubled,
    )
    for frame in (Order(A), LateOrder(A)):
        g = Position(rules, 1)
        g.begin(frame)
        assert g.why_not(A, Dish("cake")) is not None
        g.effects = [Doubled(A, "")]
        g.forget_menu()
        assert g.legal(A) == [Dish("soup"), Dish("fish"), Dish("cake")]
        assert g.apply(A, Dish("cake")) == [Done("off the menu")]


@pytest.mark.parametrize(
    ("effects", "who"), [([], "baker"), ([Doubled(A, "")], "host"), ([Joined(A, "")], "baker")]
)
def test_an_answer_is_taken_by_the_first_who_offers_it_now(effects: list[Effect], who: str) -> None:
    def takes(name: str) -> Callable[[Order, Position, Seat, Dish], None]:
        return lambda _frame, g, _seat, _action: g.tell(Done(name))

    rules = Rules()
    rules.offer(Order, lambda _f, _g, _s: [Dish("cake")], takes("host"), during=Doubled)
    rules.offer(Order, lambda _f, _g, _s: [Dish("cake")], takes("baker"))
    g = Position(rules, 1)
    g.effects = effects
    g.begin(Order(A))
    assert g.apply(A, Dish("cake")) == [Done(who)]


def test_modules_forbid_answers_with_a_reason() -> None:
    rules = Rules()
    fasting = because("fasting", "1")
    rules.ban(Order, lambda _f, _g, _s, action: fasting if action.name == "fish" else None)
    g = Position(rules, 1)
    g.begin(LateOrder(A))
    assert g.legal(A) == [Dish("soup")]
    assert g.why_not(A, Dish("fish")) == fasting
    offer = g.offer(A)
    assert offer is not None
    assert [choice.reason for choice in offer.choices] == [None, fasting]


def test_a_number_that_nobody_changes_need_not_be_asked_for() -> None:
    rules = Rules()
    g = Position(rules, 1)
    g.effects = [Doubled(A, "")]
    assert not g.may_change(Guests)
    rules.lasting(Joined, Guests, lambda _g, _query, amount, effect: amount + effect.by)
    assert not g.may_change(Guests)
    g.effects = [Doubled(A, ""), Joined(A, "")]
    assert g.may_change(Guests)
    for change in (Rules.modifies, Rules.cap):
        others = Rules()
        change(others, Guests, lambda _g, _query, amount: amount)
        assert Position(others, 1).may_change(Guests)


@dataclass(frozen=True)
class Toast(Action):
    """Drink to somebody."""


def test_who_names_the_classes_of_its_answers_is_not_asked_to_list_them_again() -> None:
    rules = Rules()
    listed: list[str] = []

    def toasts(_frame: Order, _g: Position, _seat: Seat) -> list[Toast]:
        listed.append("once")
        return [Toast()]

    rules.offer(Order, toasts, lambda _f, g, _s, _a: g.tell(Done("a toast")), kinds=(Toast,))
    g = Position(rules, 1)
    g.begin(Order(A))
    assert g.legal(A) == [Dish("soup"), Dish("fish"), Toast()]
    assert g.apply(A, Toast()) == [Done("a toast")]
    g.begin(Order(A))
    listed.clear()
    assert g.repeat(A, Toast()) == [Done("a toast")]
    g.begin(Order(A))
    assert g.repeat(A, Dish("soup")) == [Done("soup")]
    assert listed == []


def test_a_ban_is_asked_about_answers_of_its_kinds_only() -> None:
    rules = Rules()
    fasting = because("fasting", "1")
    rules.offer(Order, lambda _f, _g, _s: [Toast()], lambda _f, _g, _s, _a: None, kinds=(Toast,))
    rules.ban(Order, lambda _f, _g, _s, _a: fasting, kinds=(Dish,))
    g = Position(rules, 1)
    g.begin(Order(A))
    assert g.legal(A) == [Toast()]
    assert g.why_not(A, Dish("soup")) == fasting


def test_rules_are_named_by_their_modules_in_order() -> None:
    rules = Rules.compose(BASE, Changing("music"), Changing("dance"))
    assert rules.id == "feast@1+music@3+dance@3"


def test_a_module_needs_those_it_requires_before_it() -> None:
    music, dance = Changing("music"), Changing("dance", requires=("music",))
    Rules.compose(BASE, music, dance)
    with pytest.raises(BadModules, match="module-missing"):
        Rules.compose(BASE, dance)
    with pytest.raises(BadModules, match="module-missing"):
        Rules.compose(BASE, dance, music)


def test_modules_may_exclude_each_other_in_either_order() -> None:
    fast, feasting = Changing("fast", excludes=("feast",)), BASE
    for modules in ((fast, feasting), (feasting, fast)):
        with pytest.raises(BadModules, match="modules-exclude"):
            Rules.compose(*modules)


def test_a_module_is_composed_once() -> None:
    with pytest.raises(BadModules, match="module-twice"):
        Rules.compose(BASE, Changing("music"), Changing("music"))


def test_modules_fill_shelves() -> None:
    def hang(rules: Rules) -> None:
        rules.shelf("songs")["ballad"] = "long"

    assert Rules.compose(BASE, Changing("music", hang)).shelf("songs") == {"ballad": "long"}
    assert Rules.compose(BASE).shelf("songs") == {}


def test_modules_change_a_number_first_then_effects_in_order_then_caps() -> None:
    rules = Rules()
    rules.cap(Guests, lambda _g, _query, n: min(n, 100))
    rules.lasting(Doubled, Guests, lambda _g, _query, n, _effect: n * 2)
    rules.lasting(Joined, Guests, lambda _g, _query, n, effect: n + effect.by)
    rules.modifies(Guests, lambda _g, _query, n: n + 1)
    rules.modifies(Guests, lambda _g, _query, n: n * 10)
    g = Position(rules, 1)
    assert g.value(Guests(), 2) == 30
    joined, doubled = Joined(A, ""), Doubled(A, "")
    g.effects = [joined, doubled]
    assert g.value(Guests(), 2) == 70
    g.effects = [doubled, joined]
    assert g.value(Guests(), 2) == 65
    g.effects = [doubled, doubled]
    assert g.value(Guests(), 2) == 100
    g.effects = [Effect(A, "")]
    assert g.value(Guests(), 2) == 30, "an effect may be a mere mark"


def test_a_reaction_runs_before_what_the_stage_returns() -> None:
    @dataclass
    class Toast(Procedure):
        name: str

        @staticmethod
        def flow() -> Flow:
            return ("drink",)

        def drink(self, g: Position) -> None:
            g.tell(Done(self.name))

    @dataclass
    class Speech(Procedure):
        @staticmethod
        def flow() -> Flow:
            return ("speak", "sit_down")

        def speak(self, g: Position) -> Todo:
            g.tell(Done("speech"))
            return [Toast("host"), Toast("guests")]

        def sit_down(self, g: Position) -> None:
            g.tell(Done("sit"))

    def cheer(_g: Position, event: Done) -> Todo:
        return [Toast("cheer"), Toast("again")] if event.what == "speech" else None

    rules = Rules()
    rules.on(Done, cheer)
    g = Position(rules, 1)
    g.begin(Speech())
    told = [event.what for event in g.events if isinstance(event, Done)]
    assert told == ["speech", "cheer", "again", "host", "guests", "sit"]
