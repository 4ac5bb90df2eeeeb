from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from feldzug.kernel.errors import BadModules
from feldzug.kernel.frames import Flow, Procedure, Todo
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Module, Rules
from feldzug.kernel.values import Effect, Event, Query, Seat


@dataclass
class Feast(Procedure):
    @staticmethod
    def flow() -> Flow:
        return ("cook", "eat")

    def cook(self, g: Position) -> None:
        g.tell(Done("cook"))

    def eat(self, g: Position) -> None:
        g.tell(Done("eat"))


@dataclass(frozen=True, slots=True)
class Done(Event):
    what: str


@dataclass(frozen=True, slots=True)
class Guests(Query):
    pass


def tell(what: str) -> Callable[[Feast, Position], None]:
    def stage(_feast: Feast, g: Position) -> None:
        g.tell(Done(what))

    return stage


def feast(rules: Rules) -> list[str]:
    """What is done at a feast under these rules."""
    g = Position(rules, 1)
    g.begin(Feast())
    return [event.what for event in g.events if isinstance(event, Done)]


class Changing(Module):
    """A module that does what it is told."""

    def __init__(
        self,
        name: str,
        change: Callable[[Rules], None] = lambda _rules: None,
        requires: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name, 3, requires, excludes)
        self.change = change

    def install(self, rules: Rules) -> None:
        self.change(rules)


BASE = Module("feast")


def test_stages_run_in_the_order_of_the_flow() -> None:
    assert feast(Rules.compose(BASE)) == ["cook", "eat"]


@pytest.mark.parametrize(
    ("after", "before", "order"),
    [
        ("cook", "", ["cook", "new", "eat"]),
        ("eat", "", ["cook", "eat", "new"]),
        ("", "cook", ["new", "cook", "eat"]),
        ("", "eat", ["cook", "new", "eat"]),
    ],
)
def test_a_module_inserts_a_stage(after: str, before: str, order: list[str]) -> None:
    rules = Rules()
    rules.insert(Feast, "new", tell("new"), after=after, before=before)
    assert feast(rules) == order
    assert rules.flow(Feast) == tuple(order)
    assert feast(Rules()) == ["cook", "eat"], "other rules are not changed"


def test_a_module_replaces_a_stage() -> None:
    rules = Rules()
    rules.replace(Feast, "cook", tell("bake"))
    assert feast(rules) == ["bake", "eat"]


def test_two_modules_insert_at_one_place() -> None:
    rules = Rules()
    rules.insert(Feast, "sing", tell("sing"), before="eat")
    rules.insert(Feast, "dance", tell("dance"), after="sing")
    assert feast(rules) == ["cook", "sing", "dance", "eat"]


def test_what_is_not_in_the_flow_can_be_neither_neighbour_nor_replaced() -> None:
    rules = Rules()
    with pytest.raises(BadModules, match="unknown-stage"):
        rules.insert(Feast, "new", tell("new"), after="dance")
    with pytest.raises(BadModules, match="unknown-stage"):
        rules.insert(Feast, "new", tell("new"))
    with pytest.raises(BadModules, match="unknown-stage"):
        rules.replace(Feast, "dance", tell("new"))
    with pytest.raises(BadModules, match="stage-exists"):
        rules.insert(Feast, "eat", tell("new"), after="cook")
    assert feast(rules) == ["cook", "eat"]


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
    rules.lasting("double", lambda _g, _query, n, _effect: n * 2)
    rules.lasting("add", lambda _g, _query, n, effect: n + effect.about[0])
    rules.modifies(Guests, lambda _g, _query, n: n + 1)
    rules.modifies(Guests, lambda _g, _query, n: n * 10)
    g = Position(rules, 1)
    assert g.value(Guests(), 2) == 30
    add, double = Effect("add", Seat(0), "", (5,)), Effect("double", Seat(0), "")
    g.effects = [add, double]
    assert g.value(Guests(), 2) == 70
    g.effects = [double, add]
    assert g.value(Guests(), 2) == 65
    g.effects = [double, double]
    assert g.value(Guests(), 2) == 100
    g.effects = [Effect("a-memory", Seat(0), "")]
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
