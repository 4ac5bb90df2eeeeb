"""What a module remembers is saved, loaded and migrated with the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest

from feldzug.kernel.codec import Codec
from feldzug.kernel.errors import BadValue, NewerRules
from feldzug.kernel.migrate import Json, Migrations
from feldzug.kernel.module import Module
from feldzug.kernel.rules import Rules
from feldzug.kernel.state import State
from feldzug.kernel.vocabulary import Per, PerSeat
from tests.practice.game import Fords
from tests.practice.orders import Season
from tests.practice.position import AREAS, Area, Realm

MIGRATIONS = Migrations()


@MIGRATIONS.to(2)
def tolls_were_one_number(saved: Json) -> None:
    """2: each seat has paid tolls of its own."""
    tolls = saved["states"]["tolls"]
    tolls["paid"] = [tolls.pop("all"), *[0] * (saved["players"] - 1)]


@dataclass
class Tolls(State):
    paid: Annotated[list[int], PerSeat()] = field(default_factory=list)
    bridges: Annotated[list[int], Per(AREAS)] = field(default_factory=lambda: [0 for _ in AREAS])
    last: Area = -1


@dataclass
class Signs(State):
    seen: tuple[str, ...] = ()


class TollModule(Module):
    def __init__(self, version: int = 2) -> None:
        super().__init__(
            "tolls", version, kinds=(Tolls,), state=Tolls, migrations=MIGRATIONS, content={"t": 1}
        )

    def install(self, rules: Rules) -> None:
        rules.insert(Season, "collect", collect, before="choose_orders")


def collect(_season: Season, g: Realm) -> None:
    tolls = g.part(Tolls)
    tolls.paid = [1 for _ in g.seats()]
    tolls.bridges[2] += 1
    tolls.last = 2


class SignModule(Module):
    def __init__(self) -> None:
        super().__init__("signs", kinds=(Signs,), state=Signs)


GAME = Fords(expansions=(TollModule(), SignModule()))
CODEC = Codec(GAME)
SETUP = GAME.setup(3, ("signs", "tolls"))


def begun() -> Realm:
    g = GAME.new(SETUP)
    assert isinstance(g, Realm)
    g.begin(Season())
    return g


def test_a_position_begins_with_what_its_modules_remember() -> None:
    assert GAME.new(SETUP).states == [Tolls(), Signs()]
    assert GAME.new(GAME.setup(3, ("signs",))).states == [Signs()]
    with pytest.raises(LookupError, match="Tolls"):
        GAME.new(GAME.setup(3)).part(Tolls)


def test_what_a_module_remembers_is_copied() -> None:
    g = begun()
    twin = g.clone()
    g.part(Tolls).paid[0] = 9
    assert twin.part(Tolls).paid == [1, 1, 1]


def test_what_a_module_remembers_is_saved_by_names() -> None:
    saved = CODEC.save(begun(), SETUP)
    assert saved["states"] == {
        "tolls": {"@": "Tolls", "paid": [1, 1, 1], "bridges": {"mill": 1}, "last": "mill"},
        "signs": {"@": "Signs", "seen": []},
    }
    loaded = CODEC.load(saved)
    assert loaded.part(Tolls) == begun().part(Tolls)
    assert CODEC.save(loaded, SETUP) == saved


def test_a_module_that_came_later_begins_blank() -> None:
    saved = CODEC.save(begun(), SETUP)
    del saved["states"]
    assert CODEC.load(saved).states == [Tolls(), Signs()]


@pytest.mark.parametrize(
    "states",
    [
        {"tolls": {"@": "Tolls", "paid": [1, 1]}},
        {"tolls": {"@": "Tolls", "paid": [1, 1, 1, 1]}},
        {"tolls": {"@": "Tolls", "bridges": {"narnia": 1}}},
        {"tolls": {"@": "Tolls", "toll": 1}},
        {"tolls": {"@": "LineHeld", "seat": 0, "until": "battle"}},
        {"tolls": {"@": "Signs", "seen": []}},
        {"omens": {"@": "Tolls", "paid": [1, 1, 1]}},
        {"tolls": 7},
        [{"@": "Tolls", "paid": [1, 1, 1]}],
        7,
    ],
    ids=str,
)
def test_what_no_module_could_remember_is_refused(states: Any) -> None:
    with pytest.raises(BadValue):
        CODEC.load({**CODEC.save(begun(), SETUP), "states": states})


def test_what_a_module_that_is_off_remembers_is_refused() -> None:
    saved = CODEC.save(begun(), SETUP)
    saved.update(modules=["signs"], rules="fords@3+signs@1")
    with pytest.raises(BadValue):
        CODEC.load(saved)


def test_a_piece_of_state_is_no_answer() -> None:
    with pytest.raises(BadValue, match="unknown-class"):
        CODEC.action(CODEC.pack(Tolls()))


def old(version: int) -> Json:
    """A save from when all tolls were one number."""
    saved = CODEC.save(begun(), SETUP)
    saved["rules"] = f"fords@3+tolls@{version}:12345678+signs@1"
    saved["states"]["tolls"] = {"@": "Tolls", "all": 4, "bridges": {}, "last": -1}
    return saved


def test_a_module_migrates_what_is_its_own_by_its_own_version() -> None:
    saved = old(1)
    assert CODEC.load(saved).part(Tolls).paid == [4, 0, 0]
    assert saved == old(1), "what was saved is not changed"
    with pytest.raises(BadValue, match="unknown-field"):
        CODEC.load(old(2))


def test_a_module_that_is_off_migrates_nothing() -> None:
    setup = GAME.setup(3, ("signs",))
    saved = CODEC.save(GAME.new(setup), setup)
    assert CODEC.load({**saved, "rules": "fords@3+signs@1"}).states == [Signs()]


def test_a_newer_module_is_refused() -> None:
    with pytest.raises(NewerRules):
        CODEC.load({**CODEC.save(begun(), SETUP), "rules": "fords@3+tolls@3+signs@1"})


def test_a_stage_that_a_module_inserted_can_be_saved() -> None:
    g = begun()
    assert [frame["at"] for frame in CODEC.save(g, SETUP)["stack"][:1]] == ["end_of_season"]
    for at in ("collect", "=choose_orders"):
        saved = CODEC.save(g, SETUP)
        saved["stack"][0]["at"] = at
        CODEC.load(saved)
        without = {**saved, "modules": ["signs"], "rules": "fords@3+signs@1", "states": {}}
        if at == "collect":
            with pytest.raises(BadValue, match="unknown-stage"):
                CODEC.load(without)
        else:
            CODEC.load(without)


@pytest.mark.parametrize("facts", [{1, 2}, object(), b"", {"a": [{1}]}], ids=type)
def test_facts_that_are_written_otherwise_each_time_are_refused(facts: Any) -> None:
    with pytest.raises(TypeError):
        Module("odd", content={"thing": facts})
