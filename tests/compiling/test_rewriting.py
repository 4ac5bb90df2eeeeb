"""What is written for the compiler means the same as what Python would make at run time."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields
from types import ModuleType
from typing import Any

import pytest

from feldzug.kernel import state
from tools.compiling.choice import SOURCE, chosen_modules, with_imported
from tools.compiling.clones import copied
from tools.compiling.program import Program
from tools.compiling.rewriting import rewrite

pytestmark = pytest.mark.slow

KERNEL = {
    name: (SOURCE / f"{name.replace('.', '/')}.py").read_text()
    for name in [
        f"feldzug.kernel.{part}" for part in ("frames", "sealed", "values", "fate", "state")
    ]
}

TALES = '''
"""A module as somebody might write it."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any, ClassVar

from feldzug.kernel.frames import Flow, Procedure, Todo
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Action, Seat

LIMIT = 3
NAMES: list[str] = ["a", "b"]
counter = 0
MOODS = "good",
MOODS = (*MOODS, "bad")


def grow() -> None:
    global COUNT


COUNT = 0


@dataclass(frozen=True, slots=True)
class Go(Action):
    area: int
    by: tuple[Seat, ...] = ()


@dataclass
class Bag:
    kind: ClassVar[str] = "bag"
    things: list[int] = field(default_factory=lambda: [LIMIT] * 2)
    label: str = dataclasses.field(default="x", kw_only=True)
    size: int = field(init=False)

    def __post_init__(self) -> None:
        self.size = len(self.things)


@dataclass
class Tale(Procedure):
    """Begins, goes on, ends."""

    seat: Seat
    heard: int = 0

    @staticmethod
    def flow() -> Flow:
        return "begin", "go_on"

    def begin(self, g: Any) -> None:
        g.append("begin")

    def go_on(self, g: Any) -> Todo:
        g.append("go on")
        return Tale(self.seat)


@dataclass
class LongTale(Tale):
    """The same stages, one of them told otherwise."""

    chapters: list[list[int]] = field(default_factory=list)

    def begin(self, g: Any) -> None:
        g.append("once upon a time")


@dataclass
class Riddle(Sealed):
    secret: Go | None = None
'''


@pytest.fixture(params=["plain", "rewritten"])
def tales(request: pytest.FixtureRequest) -> Iterator[Any]:
    """The module as it was written, and as the compiler gets it."""
    name = f"tales_{request.param}"
    program = Program({**KERNEL, name: TALES})
    source = rewrite(program.modules[name]) if request.param == "rewritten" else TALES
    module = ModuleType(name)
    sys.modules[name] = module
    exec(source, vars(module))  # noqa: S102 -- the text above
    yield module
    del sys.modules[name]


def rewritten() -> str:
    return rewrite(Program({**KERNEL, "tales": TALES}).modules["tales"])


def methods(source: str, kind: str) -> list[str]:
    """The names of the methods of a class."""
    found = next(
        n for n in ast.parse(source).body if isinstance(n, ast.ClassDef) and n.name == kind
    )
    return [s.name for s in found.body if isinstance(s, ast.FunctionDef)]


def test_what_is_written_out_is_in_the_text() -> None:
    assert methods(rewritten(), "Go") == ["__init__", "__eq__", "__hash__"]
    assert methods(rewritten(), "Bag") == ["__post_init__", "__init__"]
    assert methods(rewritten(), "Tale")[-3:] == ["__init__", "clone", "step"]
    assert methods(rewritten(), "LongTale") == ["begin", "__init__", "clone", "step"]
    assert methods(rewritten(), "Riddle") == ["__init__", "clone"]


def test_only_what_is_set_once_and_named_in_capitals_is_final() -> None:
    final = [line.split(":")[0] for line in rewritten().splitlines() if ": Final" in line]
    assert final == ["LIMIT", "NAMES"]


def test_a_constructor_takes_what_a_dataclass_takes(tales: Any) -> None:
    bag = tales.Bag()
    assert (bag.things, bag.label, bag.size) == ([3, 3], "x", 2)
    assert tales.Bag([1], label="y").size == 1
    assert tales.Bag([1]) == tales.Bag([1])
    assert repr(tales.Bag([1])) == "Bag(things=[1], label='x', size=1)"
    long = tales.LongTale(1, chapters=[[2]], at="go_on")
    assert (long.seat, long.heard, long.chapters, long.at) == (1, 0, [[2]], "go_on")
    with pytest.raises(TypeError):
        tales.Bag([1], "y")
    with pytest.raises(TypeError):
        tales.Tale()


def test_each_gets_a_fresh_default(tales: Any) -> None:
    tales.Bag().things.append(4)
    assert tales.Bag().things == [3, 3]


def test_fields_know_their_types_as_text(tales: Any) -> None:
    assert [(f.name, f.type) for f in fields(tales.LongTale)] == [
        ("at", "str"),
        ("seat", "Seat"),
        ("heard", "int"),
        ("chapters", "list[list[int]]"),
    ]
    assert [f.type for f in fields(tales.Go)] == ["int", "tuple[Seat, ...]"]


def test_a_clone_changes_by_itself(tales: Any) -> None:
    tale = tales.Tale(2, 5, at="go_on")
    twin = tale.clone()
    assert twin == tale
    twin.heard, twin.at = 6, "."
    assert (tale.heard, tale.at) == (5, "go_on")
    riddle = tales.Riddle()
    riddle.clone().steps[1] = ("open",)
    assert riddle.steps == {}


def test_a_class_derived_in_plain_python_is_cloned_as_itself(tales: Any) -> None:
    class Own(tales.Tale):  # type: ignore[misc]
        pass

    assert type(Own(1).clone()) is Own


class Stages:
    """As much of the rules as a step asks for."""

    def __init__(self, kind: Any = None) -> None:
        self.kind = kind

    def stages(self, kind: Any) -> Stages:
        return Stages(kind)

    def due(self, at: str) -> Any:
        names = self.kind.flow()
        n = names.index(at or names[0])
        return getattr(self.kind, names[n]), [*names, "."][n + 1]


class Told(list[str]):
    """A position that only remembers what it was told."""

    rules = Stages()


def test_a_step_runs_the_stage_that_is_due(tales: Any) -> None:
    g, tale = Told(), tales.LongTale(1)
    assert tale.step(g) is None
    assert tale.at == "go_on"
    assert tale.step(g) == tales.Tale(1)
    assert tale.at == "."
    assert g == ["once upon a time", "go on"]


def test_a_flow_of_its_own_is_followed_in_plain_python(tales: Any) -> None:
    class Backwards(tales.Tale):  # type: ignore[misc]
        @staticmethod
        def flow() -> tuple[str, ...]:
            return "go_on", "begin"

    g, tale = Told(), Backwards(1)
    tale.step(g)
    tale.step(g)
    assert g == ["go on", "begin"]


def test_a_rewritten_frozen_class_stays_frozen() -> None:
    """In plain Python its own constructor meets the lock: only compiled code is let through."""
    program = Program({**KERNEL, "tales": TALES})
    module = ModuleType("tales")
    sys.modules["tales"] = module
    exec(rewrite(program.modules["tales"]), vars(module))  # noqa: S102 -- the text above
    with pytest.raises(FrozenInstanceError):
        vars(module)["Go"](1)
    del sys.modules["tales"]


@pytest.mark.parametrize(
    "hint",
    [
        "int",
        "tuple[int, ...]",
        "str | None",
        "list[int]",
        "list[list[int]]",
        "list[tuple[int, ...]]",
        "bytearray",
        "Annotated[list[int], 1]",
        "list[Annotated[bytearray, 1]]",
        "list[Annotated[list[int], REPLACED]]",
        "Annotated[list[list[int]], REPLACED]",
        "dict[str, int]",
        "dict[str, list[list[int]]]",
        "State",
        "State | None",
        "list[State]",
        "list[int] | None",
        "Hand",
        "list[Hand]",
        "Frame",
    ],
)
def test_a_field_is_copied_as_the_kernel_copies_it(hint: str) -> None:
    home = """
from typing import Annotated
from feldzug.kernel.frames import Frame
from feldzug.kernel.state import REPLACED, State
Hand = Annotated[list[int], 1]
"""
    program = Program({**KERNEL, "home": home})
    names: dict[str, Any] = {}
    exec(home, names)  # noqa: S102 -- the text above
    written = copied("old", ast.parse(hint, mode="eval").body, program.modules["home"])
    assert re.sub(r"(part|key)\d", r"\1", written) == state.copied(eval(hint, names), "old")  # noqa: S307


def test_what_the_kernel_cannot_copy_cannot_be_compiled() -> None:
    home = Program({"home": ""}).modules["home"]
    with pytest.raises(TypeError):
        copied("old", ast.parse("list[int] | dict[int, int]", mode="eval").body, home)


def test_every_chosen_module_can_be_rewritten() -> None:
    program = Program.read(SOURCE)
    for path in chosen_modules():
        name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        before = ast.parse(program.modules[name].source)
        after = ast.parse(rewrite(program.modules[name]))
        assert [n.name for n in before.body if isinstance(n, ast.ClassDef)] == [
            n.name for n in after.body if isinstance(n, ast.ClassDef)
        ]


def test_what_compiled_code_depends_on_ends_at_its_imports() -> None:
    program = Program.read(SOURCE)
    found = with_imported(program, {"feldzug.bots.search"})
    assert {"feldzug.kernel.position", "feldzug.kernel.rules", "feldzug.bots.policy"} <= found
    assert not [name for name in found if name.startswith(("feldzug.cli", "feldzug.server"))]
