"""How values are written by the types of their fields."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Annotated, Any, NewType

import pytest

from feldzug.kernel.errors import BadValue
from feldzug.kernel.packing import Packing
from feldzug.kernel.state import State
from feldzug.kernel.unpacking import LONGEST
from feldzug.kernel.values import Action
from feldzug.kernel.vocabulary import Per, Vocabulary

TOWNS = Vocabulary("town", ("bree", "esgaroth", "pelargir"))
GOODS = Vocabulary("goods", ("salt", "wool"))

Town = Annotated[int, TOWNS]
Goods = Annotated[int, GOODS]
Port = NewType("Port", Town)


@dataclass(frozen=True, slots=True)
class Visit(Action):
    at: Town


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Vocabularies everywhere."""

    town: Town
    road: tuple[Town, ...]
    deal: tuple[Town, Goods, int]
    stops: tuple[tuple[Town, Goods], ...]
    prices: dict[Goods, int]
    sellers: dict[Goods, tuple[Town, ...]]
    home: Town | None
    wish: Goods | tuple[Goods, ...] | None
    call: Visit | Town
    port: Port


@dataclass(frozen=True, slots=True)
class Wares:
    """Says what it holds by the type of its field, not by its name."""

    town: Goods


@dataclass
class Store(State):
    stock: Annotated[list[int], Per(TOWNS, GOODS)] = field(default_factory=lambda: [0] * 6)
    owner: Annotated[list[int], Per(TOWNS, fill=-1)] = field(default_factory=lambda: [-1] * 3)
    seen: Annotated[bytearray, Per(2, TOWNS)] = field(default_factory=lambda: bytearray(6))
    carts: Annotated[list[list[Goods]], Per(TOWNS, fill=[])] = field(
        default_factory=lambda: [[], [], []]
    )
    raw: bytearray = field(default_factory=bytearray)


@dataclass(frozen=True, slots=True)
class Left(Action):
    inner: Left | Right | None = None


@dataclass(frozen=True, slots=True)
class Right(Action):
    inner: Left | Right | None = None


PACKING = Packing((Visit, Trade, Store, Left, Right))


def trade(**changed: Any) -> Trade:
    fields: dict[str, Any] = {
        "town": 1,
        "road": (0, 2),
        "deal": (2, 1, 7),
        "stops": ((0, 1), (1, 0)),
        "prices": {0: 3, 1: 5},
        "sellers": {1: (0, 1)},
        "home": 0,
        "wish": 1,
        "call": 2,
        "port": 1,
    }
    return Trade(**{**fields, **changed})


def through(value: Any) -> Any:
    return PACKING.unpack(json.loads(json.dumps(PACKING.pack(value))))


def test_a_number_is_written_by_its_id_wherever_it_stands() -> None:
    assert PACKING.pack(trade()) == {
        "@": "Trade",
        "town": "esgaroth",
        "road": ["bree", "pelargir"],
        "deal": ["pelargir", "wool", 7],
        "stops": [["bree", "wool"], ["esgaroth", "salt"]],
        "prices": {"@": "dict", "items": [["salt", 3], ["wool", 5]]},
        "sellers": {"@": "dict", "items": [["wool", ["bree", "esgaroth"]]]},
        "home": "bree",
        "wish": "wool",
        "call": "pelargir",
        "port": "esgaroth",
    }


@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"home": None},
        {"home": -1},
        {"wish": None},
        {"wish": (0, 1)},
        {"wish": ()},
        {"call": Visit(1)},
        {"road": ()},
        {"prices": {}},
    ],
    ids=str,
)
def test_what_is_written_by_ids_is_read_back(changed: dict[str, Any]) -> None:
    assert through(trade(**changed)) == trade(**changed)


def test_the_type_says_which_vocabulary_not_the_name_of_the_field() -> None:
    assert PACKING.show(Wares(0)) == {"@": "Wares", "town": "salt"}


@pytest.mark.parametrize(
    ("field_name", "value", "why"),
    [
        ("town", "salt", "unknown-name"),
        ("town", 0, "unknown-name"),
        ("road", ["bree", "wool"], "unknown-name"),
        ("deal", ["bree", "wool"], "wrong-type"),
        ("deal", ["bree", "bree", 7], "unknown-name"),
        ("prices", {"@": "dict", "items": [["bree", 3]]}, "unknown-name"),
        ("prices", {"salt": 3}, "wrong-type"),
        ("wish", "bree", "wrong-type"),
        ("wish", 1, "wrong-type"),
        ("call", "wool", "wrong-type"),
        ("call", {"@": "Store"}, "wrong-type"),
    ],
)
def test_another_name_is_refused(field_name: str, value: Any, why: str) -> None:
    packed = {**PACKING.pack(trade()), field_name: value}
    with pytest.raises(BadValue, match=why):
        PACKING.unpack(packed)


def test_a_union_that_nobody_could_read_back_is_a_mistake_of_the_game() -> None:
    @dataclass(frozen=True, slots=True)
    class Two(Action):
        thing: Town | Goods

    @dataclass(frozen=True, slots=True)
    class Named(Action):
        thing: Town | str

    for kind in (Two, Named):
        with pytest.raises(TypeError, match="apart"):
            Packing((kind,))


def test_a_table_is_written_by_ids_and_without_what_is_usual() -> None:
    store = Store()
    assert PACKING.pack(store) == {
        "@": "Store",
        "stock": {},
        "owner": {},
        "seen": {},
        "carts": {},
        "raw": [],
    }
    store.stock[2 * 2 + 1] = 9
    store.owner[1] = 0
    store.seen[3] = 1
    store.carts[2] = [1, 0]
    store.raw = bytearray((1, 2))
    assert PACKING.pack(store) == {
        "@": "Store",
        "stock": {"pelargir": {"wool": 9}},
        "owner": {"esgaroth": 0},
        "seen": {"1": {"bree": 1}},
        "carts": {"pelargir": ["wool", "salt"]},
        "raw": [1, 2],
    }
    again = through(store)
    assert again == store
    assert isinstance(again.seen, bytearray)


def test_the_entries_of_a_table_are_lists_of_their_own() -> None:
    store = through(Store())
    store.carts[0].append(1)
    assert store.carts == [[1], [], []]


@pytest.mark.parametrize(
    "changed",
    [
        {"stock": {"narnia": {}}},
        {"stock": {"bree": 4}},
        {"stock": {"bree": {"gold": 1}}},
        {"stock": {"bree": {"salt": "1"}}},
        {"stock": []},
        {"seen": {"2": {"bree": 1}}},
        {"seen": {"0": {"bree": 256}}},
        {"seen": {"0": {"bree": -1}}},
        {"carts": {"bree": ["bree"]}},
        {"raw": [1, 300]},
        {"raw": "x"},
    ],
    ids=str,
)
def test_a_table_that_is_none_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(BadValue):
        PACKING.unpack({**PACKING.pack(Store()), **changed})


SPICES = Vocabulary("spice", ("pepper",))


@dataclass(frozen=True, slots=True)
class Spiced(Action):
    by: Annotated[int, SPICES]


def test_a_vocabulary_that_grows_is_known_at_once() -> None:
    packing = Packing((Spiced,))
    assert packing.pack(Spiced(0)) == {"@": "Spiced", "by": "pepper"}
    SPICES.add("saffron")
    assert packing.pack(Spiced(1)) == {"@": "Spiced", "by": "saffron"}
    assert packing.unpack({"@": "Spiced", "by": "saffron"}) == Spiced(1)


def test_what_may_be_one_of_several_classes_is_read_once() -> None:
    """Trying class after class would double the work with every level."""
    packed: Any = None
    for _ in range(17):
        packed = {"@": "Right", "inner": packed}
    value = PACKING.unpack(packed)
    for _ in range(17):
        assert isinstance(value, Right)
        value = value.inner
    for _ in range(10):
        packed = {"@": "Left", "inner": packed}
    with pytest.raises(BadValue, match="too-deep"):
        PACKING.unpack(packed)


@dataclass(frozen=True, slots=True)
class Ware(Action):
    what: int


@dataclass(frozen=True, slots=True)
class KnownWare(Ware):
    what: Goods


def test_a_field_has_the_type_that_the_class_itself_gives_it() -> None:
    packing = Packing((Ware, KnownWare))
    assert packing.pack(Ware(1)) == {"@": "Ware", "what": 1}
    assert packing.pack(KnownWare(1)) == {"@": "KnownWare", "what": "wool"}


def test_no_honest_list_is_so_long() -> None:
    packing = Packing((Store, Trade))
    most = [1] * LONGEST
    assert packing.unpack(most) == tuple(most)
    pairs = [[n, n] for n in range(LONGEST + 1)]
    for packed in (
        [*most, 1],
        {"@": "Store", "raw": [*most, 1]},
        {"@": "Store", "carts": {"bree": ["salt"] * (LONGEST + 1)}},
        {"@": "Trade", "wish": ["salt"] * (LONGEST + 1)},
        {"@": "dict", "items": pairs},
    ):
        with pytest.raises(BadValue, match="too-long"):
            packing.unpack(packed)
