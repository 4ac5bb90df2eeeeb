from __future__ import annotations

from dataclasses import dataclass

import pytest

from feldzug.kernel.errors import BadModules
from feldzug.kernel.flow import Stage
from feldzug.kernel.frames import Flow, Procedure, Todo
from feldzug.kernel.module import Module
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from tests.kernel.feast import BASE, Done, Feast, feast, tell


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


@pytest.mark.parametrize(
    ("place", "order"),
    [
        ({"after": "cook"}, ["cook", "one", "two", "three", "eat"]),
        ({"before": "eat"}, ["cook", "one", "two", "three", "eat"]),
        ({"before": "cook"}, ["one", "two", "three", "cook", "eat"]),
        ({"after": "eat"}, ["cook", "eat", "one", "two", "three"]),
    ],
    ids=str,
)
def test_what_is_inserted_at_one_place_keeps_its_order(
    place: dict[str, str], order: list[str]
) -> None:
    rules = Rules()
    for name in ("one", "two", "three"):
        rules.insert(Feast, name, tell(name), **place)
    assert feast(rules) == order
    assert list(rules.flow(Feast)) == order


def test_what_is_inserted_after_an_inserted_stage_keeps_its_order_too() -> None:
    rules = Rules()
    rules.insert(Feast, "sing", tell("sing"), before="eat")
    for name in ("dance", "bow"):
        rules.insert(Feast, name, tell(name), after="sing")
    rules.insert(Feast, "clap", tell("clap"), before="eat")
    assert feast(rules) == ["cook", "sing", "dance", "bow", "clap", "eat"]


@dataclass
class SecondHelping(Procedure):
    """Jumps back once to the stage `eat`."""

    eaten: int = 0

    @staticmethod
    def flow() -> Flow:
        return ("cook", "eat", "pay")

    def cook(self, g: Position) -> None:
        g.tell(Done("cook"))

    def eat(self, g: Position) -> None:
        self.eaten += 1
        g.tell(Done("eat"))

    def pay(self, g: Position) -> None:
        if self.eaten == 1:
            self.at = "eat"
        else:
            g.tell(Done("pay"))


def test_a_jump_does_not_skip_what_was_inserted_before_or_after() -> None:
    rules = Rules()
    rules.insert(SecondHelping, "grace", tell("grace"), before="eat")
    rules.insert(SecondHelping, "burp", tell("burp"), after="eat")
    rules.insert(SecondHelping, "amen", tell("amen"), after="grace")
    g = Position(rules, 1)
    g.begin(SecondHelping())
    told = [event.what for event in g.events if isinstance(event, Done)]
    assert told == ["cook", *["grace", "amen", "eat", "burp"] * 2, "pay"]


def test_a_stage_itself_can_be_saved_and_gone_on_from() -> None:
    """A question inside what was inserted before a stage leaves the procedure at the stage itself."""
    rules = Rules()
    rules.insert(SecondHelping, "grace", tell("grace"), before="eat")
    stages = rules.stages(SecondHelping)
    for at in ("", ".", "=eat", "eat", "grace", "cook"):
        assert stages.knows(at), at
    for at in ("=grace", "=", "dance"):
        assert not stages.knows(at), at
    g = Position(rules, 1)
    g.begin(SecondHelping(eaten=1, at="=eat"))
    told = [event.what for event in g.events if isinstance(event, Done)]
    assert told == ["eat", "pay"]


@dataclass
class Banquet(Feast):
    """A feast with a flow of its own, which begins as every feast does."""

    @staticmethod
    def flow() -> Flow:
        return ("cook", "toast")

    def toast(self, g: Position) -> None:
        g.tell(Done("toast"))


@dataclass
class Picnic(Feast):
    """A feast elsewhere."""


def done(rules: Rules, frame: Procedure) -> list[str]:
    g = Position(rules, 1)
    g.begin(frame)
    return [event.what for event in g.events if isinstance(event, Done)]


def test_what_changes_a_procedure_changes_those_derived_from_it() -> None:
    rules = Rules()
    rules.insert(Feast, "sing", tell("sing"), after="cook")
    rules.insert(Feast, "dance", tell("dance"), after="eat")
    assert done(rules, Picnic()) == ["cook", "sing", "eat", "dance"]
    assert done(rules, Banquet()) == ["cook", "sing", "toast"], "it has no stage `eat`"
    rules.insert(Picnic, "walk", tell("walk"), before="cook")
    assert done(rules, Picnic()) == ["walk", "cook", "sing", "eat", "dance"]
    assert feast(rules) == ["cook", "sing", "eat", "dance"]


def test_a_module_wraps_a_stage() -> None:
    def aloud(stage: Stage, frame: Feast, g: Position) -> Todo:
        g.tell(Done("before"))
        todo = stage(frame, g)
        g.tell(Done("after"))
        return todo

    def never(_stage: Stage, _frame: Feast, _g: Position) -> None:
        return None

    rules = Rules()
    rules.replace(Feast, "cook", tell("bake"))
    rules.wrap(Feast, "cook", aloud)
    assert feast(rules) == ["before", "bake", "after", "eat"]
    rules.wrap(Feast, "cook", never)
    assert feast(rules) == ["eat"]


def test_an_inserted_stage_is_wrapped_and_replaced_like_any_other() -> None:
    def twice(stage: Stage, frame: Feast, g: Position) -> None:
        stage(frame, g)
        stage(frame, g)

    rules = Rules()
    rules.insert(Feast, "sing", tell("sing"), after="cook")
    rules.wrap(Feast, "sing", twice)
    assert feast(rules) == ["cook", "sing", "sing", "eat"]
    rules.replace(Feast, "sing", tell("hum"))
    assert feast(rules) == ["cook", "hum", "hum", "eat"], "what is around a stage stays around it"


def test_what_is_wrapped_stays_wrapped_whoever_comes_first() -> None:
    def aloud(stage: Stage, frame: Feast, g: Position) -> Todo:
        g.tell(Done("before"))
        return stage(frame, g)

    first, last = Rules(), Rules()
    first.wrap(Feast, "cook", aloud)
    first.replace(Feast, "cook", tell("bake"))
    last.replace(Feast, "cook", tell("bake"))
    last.wrap(Feast, "cook", aloud)
    assert feast(first) == feast(last) == ["before", "bake", "eat"]


def test_a_chain_of_inserted_stages_is_not_split() -> None:
    rules = Rules()
    rules.insert(Feast, "x", tell("x"), after="cook")
    rules.insert(Feast, "y", tell("y"), after="x")
    rules.insert(Feast, "z", tell("z"), after="y")
    rules.insert(Feast, "w", tell("w"), after="x")
    assert feast(rules) == ["cook", "x", "y", "z", "w", "eat"]


def test_what_collides_in_a_derived_procedure_is_refused_when_rules_are_composed() -> None:
    class Songs(Module):
        def install(self, rules: Rules) -> None:
            rules.insert(Picnic, "sing", tell("sing"), after="cook")
            rules.insert(Feast, "sing", tell("sing"), after="cook")

    with pytest.raises(BadModules, match="stage-exists"):
        Rules.compose(Songs("songs", kinds=(Feast, Picnic)))


@dataclass
class Unfinished(Procedure):
    """A base of others, without stages of its own."""


def test_a_base_without_stages_is_left_alone_if_nobody_changes_its_flow() -> None:
    class Song(Module):
        def install(self, rules: Rules) -> None:
            rules.insert(Feast, "sing", tell("sing"), after="cook")

    rules = Rules.compose(BASE, Song("song", kinds=(Unfinished,)))
    assert rules.flow(Feast) == ("cook", "sing", "eat")


def test_what_is_not_in_the_flow_can_be_neither_neighbour_nor_replaced() -> None:
    rules = Rules()
    with pytest.raises(BadModules, match="unknown-stage"):
        rules.insert(Feast, "new", tell("new"), after="dance")
    with pytest.raises(ValueError, match="after or before"):
        rules.insert(Feast, "new", tell("new"))
    with pytest.raises(ValueError, match="after or before"):
        rules.insert(Feast, "new", tell("new"), after="cook", before="eat")
    with pytest.raises(BadModules, match="unknown-stage"):
        rules.replace(Feast, "dance", tell("new"))
    with pytest.raises(BadModules, match="stage-exists"):
        rules.insert(Feast, "eat", tell("new"), after="cook")
    assert feast(rules) == ["cook", "eat"]
