from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldzug.kernel.codec import Codec, canonical, digest, newer
from feldzug.kernel.errors import BadModules, BadValue, FeldzugError, NewerRules
from feldzug.kernel.journal import TakeBack
from feldzug.kernel.module import Module
from feldzug.kernel.reported import Confirm
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Outcome, Reason, Seat, because
from tests.practice import FORDS
from tests.practice.battle import Battle, Lose, Losses
from tests.practice.cards import CardDrawn, CardWindow, Play, Resolve
from tests.practice.game import Fords
from tests.practice.intrigue.court import court
from tests.practice.orders import ChooseOrders, Lay, Season
from tests.practice.position import NOBODY, SPEAR, Realm, Take, UnitFell
from tests.practice.scenes import FORD, HILL, KEEP, A, B, begin, in_season, realm
from tests.practice.tactics import LineHeld

CODEC = Codec(FORDS)
SETUP = FORDS.setup(3)
SCHEME = Lay("scheme", NOBODY)

VALUES: list[Any] = [
    None,
    7,
    True,
    "word",
    (1, ("a", None)),
    Take(FORD, 0, 2),
    Lay("march", KEEP),
    SCHEME,
    Confirm(),
    TakeBack(4, (A, B)),
    LineHeld(A, "battle"),
    Outcome("points", ((A,), (B,)), (3, 1)),
    Battle(FORD, A, B, at="next_clash"),
    CardWindow("card-played", (A, B), steps={A: (Play("feint"),)}),
    ChooseOrders(steps={A: (SCHEME,)}),
    Losses(1, 2),
]


def refused(packed: Any) -> str:
    with pytest.raises(BadValue) as error:
        CODEC.unpack(packed)
    return error.value.reason.key


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_what_is_packed_unpacks_to_the_same(value: Any) -> None:
    assert CODEC.unpack(json.loads(canonical(CODEC.pack(value)))) == value


def test_a_class_is_written_by_its_tag_and_a_number_by_what_it_stands_for() -> None:
    assert CODEC.pack(Take(KEEP, 1, 2)) == {
        "@": "Take",
        "area": "keep",
        "kind": "herald",
        "count": 2,
    }


def test_a_named_number_that_stands_for_nothing_stays_a_number() -> None:
    assert CODEC.pack(SCHEME) == {"@": "Lay", "order": "scheme", "area": -1}


def test_named_fields_are_read_by_name_only() -> None:
    assert CODEC.unpack({"@": "Lose", "kind": "spear"}) == Lose(0)
    assert refused({"@": "Lose", "kind": "dragon"}) == "unknown-name"
    assert refused({"@": "Lose", "kind": 0}) == "unknown-name"
    assert refused({"@": "Lose", "kind": True}) == "unknown-name"
    assert refused({"@": "Lose", "kind": None}) == "wrong-type"
    assert refused({"@": "Lose", "kind": ["spear"]}) == "wrong-type"


@pytest.mark.parametrize(
    ("packed", "why"),
    [
        ({"@": "Dragon"}, "unknown-class"),
        ({"@": 7}, "unknown-class"),
        ({}, "unknown-class"),
        (1.5, "not-a-value"),
        ({"@": "Losses", "attacker": 1}, "missing-field"),
        ({"@": "Losses", "attacker": 1, "defender": 1, "arbiter": 1}, "unknown-field"),
        ({"@": "Losses", "attacker": "1", "defender": 1}, "wrong-type"),
        ({"@": "Losses", "attacker": True, "defender": 1}, "wrong-type"),
        ({"@": "Losses", "attacker": None, "defender": 1}, "wrong-type"),
        ({"@": "Losses", "attacker": [1], "defender": 1}, "wrong-type"),
        ({"@": "Resolve", "seat": 0, "card": "feint", "cancelled": 1}, "wrong-type"),
        ({"@": "Play", "card": 1}, "wrong-type"),
        ({"@": "TakeBack", "to": 1, "consent": 0}, "wrong-type"),
        ({"@": "TakeBack", "to": 1, "consent": [0, "1"]}, "wrong-type"),
        ({"@": "dict"}, "wrong-type"),
        ({"@": "dict", "items": 3}, "wrong-type"),
        ({"@": "dict", "items": [[1]]}, "wrong-type"),
        ({"@": "dict", "items": [[{"@": "dict", "items": []}, 1]]}, "wrong-type"),
    ],
    ids=str,
)
def test_what_is_not_a_value_is_refused_with_a_reason(packed: Any, why: str) -> None:
    assert refused(packed) == why


def test_no_honest_value_is_so_deep() -> None:
    deep: Any = 1
    for _ in range(20):
        deep = [deep]
    assert CODEC.unpack(deep)
    assert refused([deep]) == "too-deep"
    as_key: Any = 1
    for _ in range(21):
        as_key = {"@": "dict", "items": [[as_key, 1]]}
    assert refused(as_key) == "too-deep"


def test_a_frame_is_no_answer() -> None:
    packed = CODEC.pack(Resolve(A, "feint"))
    assert CODEC.unpack(packed) == Resolve(A, "feint")
    with pytest.raises(BadValue, match="unknown-class"):
        CODEC.action(packed)
    assert CODEC.action(CODEC.pack(Confirm())) == Confirm()
    assert CODEC.action([1, 6]) == (1, 6)


@pytest.mark.parametrize("value", [1.5, {1}, frozenset({1}), b"", object(), SETUP], ids=type)
def test_what_the_codec_does_not_know_is_not_written(value: Any) -> None:
    with pytest.raises(BadValue, match="unknown-class"):
        CODEC.pack(value)


def test_a_class_is_not_mistaken_for_another_of_its_name() -> None:
    @dataclass(frozen=True, slots=True)
    class Take(Action):
        area: int
        kind: int
        count: int

    with pytest.raises(BadValue, match="unknown-class"):
        CODEC.pack(Take(0, 0, 0))
    with pytest.raises(BadModules, match="brought-twice"):
        Fords(expansions=(Module("again", kinds=(Take,)),))


def test_json_is_written_in_one_way_only() -> None:
    assert canonical({"b": [1, 2], "a": "ä"}) == '{"a":"ä","b":[1,2]}'
    assert len(digest("")) == 32
    assert digest("\ud800") != digest("\ud801"), "even what is no text has a fingerprint"


def test_equal_positions_have_equal_hashes_and_others_have_others() -> None:
    one, two = (begin(realm("ford 0 2 spear"), Season()) for _ in range(2))
    assert CODEC.hash(one, SETUP) == CODEC.hash(two, SETUP)
    for seat in (A, B):
        one.apply(seat, SCHEME)
    for seat in (B, A):
        two.apply(seat, SCHEME)
    assert CODEC.hash(one, SETUP) == CODEC.hash(two, SETUP)
    two.pile.pop()
    assert CODEC.hash(one, SETUP) != CODEC.hash(two, SETUP)


CHANGES: list[Callable[[Realm], Any]] = [
    lambda g: g.stack.pop(),
    lambda g: g.effects.append(LineHeld(A, "battle")),
    lambda g: setattr(g, "result", Outcome("points", ((A,), (B,)), (3, 1))),
    lambda g: court(g).supply.pop(),
    lambda g: g.pile.pop(),
]


@pytest.mark.parametrize("change", CHANGES)
def test_positions_are_the_same_until_any_part_of_one_changes(
    change: Callable[[Realm], Any],
) -> None:
    setup = FORDS.setup(3, ("intrigue",))
    g = FORDS.start(setup)
    other = g.clone()
    assert isinstance(other, Realm)
    assert CODEC.same(g, other, setup)
    change(other)
    assert not CODEC.same(g, other, setup)


def test_the_rules_are_part_of_the_hash() -> None:
    setup = FORDS.setup(3, ("omens",))
    g, other = realm(), realm(modules=("omens",))
    other.pile = g.pile[:]
    assert CODEC.hash(g, SETUP) != CODEC.hash(other, setup)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"@": "chess"}, "other-game"),
        ({"stack": [{"@": "Lose", "kind": "spear"}]}, "wrong-type"),
        ({"stack": [{"@": "Season", "at": "breakfast"}]}, "unknown-stage"),
        ({"stack": 7}, "position-damaged"),
        ({"board": []}, "wrong-type"),
        ({"board": {"pile": "none"}}, "wrong-type"),
        ({"board": {"pile": 3}}, "wrong-type"),
        ({"board": {"hands": []}}, "wrong-type"),
        ({"board": {"fame": [0, 0]}}, "wrong-type"),
        ({"board": {"fame": [0, 0, 0, 0]}}, "wrong-type"),
        ({"board": {"owner": {"narnia": 1}}}, "wrong-type"),
        ({"board": {"owner": {"ford": "1"}}}, "wrong-type"),
        ({"board": {"owner": [0, 0, 0, 0, 0]}}, "wrong-type"),
        ({"board": {"reported": True}}, "unknown-field"),
        ({"result": 7}, "wrong-type"),
        ({"effects": [{"@": "Lose", "kind": "spear"}]}, "wrong-type"),
        ({"states": {"fords": {"@": "Lose", "kind": "spear"}}}, "wrong-type"),
        ({"states": []}, "wrong-type"),
        ({"version": None}, "position-damaged"),
        ({"options": {"weather": "fair"}}, "unknown-option"),
        ({"rules": "fords@two"}, "not-a-value"),
        ({"rules": None}, "position-damaged"),
    ],
    ids=str,
)
def test_a_damaged_position_is_refused_with_a_reason(changed: dict[str, Any], why: str) -> None:
    saved = CODEC.save(begin(realm(), Season()), SETUP)
    with pytest.raises(Exception, match=why) as error:
        CODEC.load({**saved, **changed})
    assert hasattr(error.value, "reason")


@pytest.mark.parametrize("saved", [None, 7, "fords", ["fords"]], ids=str)
def test_what_is_no_position_at_all_is_refused(saved: Any) -> None:
    with pytest.raises(BadValue, match="not-a-value"):
        CODEC.load(saved)


@pytest.mark.parametrize("key", ["version", "rules", "players", "options", "stack", "board"])
def test_a_position_with_a_piece_missing_is_refused(key: str) -> None:
    saved = CODEC.save(realm(), SETUP)
    del saved[key]
    with pytest.raises(BadValue, match="position-damaged"):
        CODEC.load(saved)


def choosing(*chosen: tuple[int, list[Any]]) -> dict[str, Any]:
    """Secret orders in the saved words of a file: which seat has chosen what."""
    saved = CODEC.save(in_season(realm("ford 0 2 spear, ford 1 2 spear"), ChooseOrders()), SETUP)
    assert saved["stack"][-1]["@"] == "ChooseOrders"
    items = [[seat, [CODEC.pack(step) for step in steps]] for seat, steps in chosen]
    saved["stack"][-1]["steps"] = {"@": "dict", "items": items}
    return saved


MARCH = Lay("march", HILL)


@pytest.mark.parametrize(
    "chosen",
    [
        [(0, [Confirm()])],
        [(0, [Lay("march", NOBODY)])],
        [(0, [])],
        [(0, [MARCH, MARCH])],
        [(7, [SCHEME])],
        [(1, [SCHEME]), (0, [SCHEME])],
        [(0, [SCHEME]), (1, [SCHEME]), (2, [SCHEME])],
    ],
    ids=str,
)
def test_secret_steps_that_nobody_could_have_taken_are_refused(
    chosen: list[tuple[int, list[Any]]],
) -> None:
    CODEC.load(choosing((0, [MARCH]), (1, [SCHEME])), foreign=True)
    with pytest.raises(BadValue, match="unsound"):
        CODEC.load(choosing(*chosen), foreign=True)


def test_secret_steps_that_a_module_forbids_are_refused_and_what_it_offers_is_not() -> None:
    def no_scheming(_orders: ChooseOrders, _g: Realm, _seat: Seat, lay: Lay) -> Reason | None:
        return because("forbidden", "test") if lay == SCHEME else None

    def may_confirm(_orders: ChooseOrders, _g: Realm, _seat: Seat) -> list[Confirm]:
        return [Confirm()]

    def confirmed(_orders: ChooseOrders, _g: Realm, _seat: Seat, _action: Confirm) -> None:
        """Nothing comes of it."""

    class Quiet(Module):
        def install(self, rules: Rules) -> None:
            rules.ban(ChooseOrders, no_scheming)
            rules.offer(ChooseOrders, may_confirm, confirmed)

    game = Fords(expansions=(Quiet("quiet", requires=("fords",)),))
    codec, setup = Codec(game), game.setup(3, ("quiet",))
    header = {"modules": ["quiet"], "rules": game.rules(setup).id}
    codec.load({**choosing((0, [Confirm()])), **header}, foreign=True)
    with pytest.raises(BadValue, match="unsound"):
        codec.load({**choosing((0, [SCHEME])), **header}, foreign=True)


def test_a_board_field_that_came_later_has_its_default() -> None:
    saved = CODEC.save(realm(), SETUP)
    del saved["board"]["fame"]
    assert CODEC.save(CODEC.load(saved), SETUP)["board"]["fame"] == [0, 0, 0]


@pytest.mark.parametrize("rules", ["fords@4", "fords@3+omens@1", "fords@3+omens@9:12345678"])
def test_newer_rules_are_refused(rules: str) -> None:
    with pytest.raises(NewerRules):
        CODEC.load({**CODEC.save(realm(), SETUP), "rules": rules})


def test_rules_are_newer_if_any_of_their_modules_is() -> None:
    assert newer("a@2", "a@1")
    assert newer("a@1+b@2", "a@1+b@1")
    assert newer("a@1+c@1", "a@1+b@1")
    assert not newer("a@1", "a@1+b@1")
    assert not newer("a@9", "a@10")
    assert not newer("a@1:12345678", "a@1:87654321"), "other content is not a newer version"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["@", "items", "area", "seat", "to"]), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(JSON)
def test_whatever_comes_from_outside_is_a_value_or_refused(packed: Any) -> None:
    with suppress(BadValue):
        CODEC.action(packed)


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


PLACES: list[tuple[str, ...]] = [
    ("stack",),
    ("effects",),
    ("states",),
    ("result",),
    ("rules",),
    ("version",),
    ("options", "battles"),
    ("modules",),
    ("board",),
    ("board", "hands"),
    ("board", "owner", "ford"),
    ("board", "season"),
    ("@",),
]


@pytest.mark.parametrize("depth", [10, 25, 500, 985, 5000])
@pytest.mark.parametrize("place", PLACES, ids=".".join)
def test_nesting_without_end_is_refused_wherever_it_stands(
    place: tuple[str, ...], depth: int
) -> None:
    saved = CODEC.save(begin(realm(), Season()), SETUP)
    at = saved
    for key in place[:-1]:
        at = at[key]
    at[place[-1]] = nested(depth)
    with pytest.raises(FeldzugError):
        CODEC.load(saved)


@pytest.mark.parametrize("depth", [25, 985, 5000])
def test_nesting_without_end_is_no_answer(depth: int) -> None:
    for packed in (
        nested(depth),
        {"@": nested(depth)},
        {"@": "Lose", "kind": nested(depth)},
        {"@": "TakeBack", "to": 0, "consent": nested(depth)},
        {"@": "dict", "items": nested(depth)},
    ):
        with pytest.raises(BadValue):
            CODEC.action(packed)
    with pytest.raises(BadValue):
        CODEC.load(nested(depth))


def test_what_happened_is_written_by_names_too() -> None:
    assert CODEC.event(UnitFell(HILL, A, SPEAR)) == {
        "@": "UnitFell",
        "area": "hill",
        "seat": 0,
        "kind": "spear",
    }
    assert CODEC.event(CardDrawn(B, "feint")) == {"@": "CardDrawn", "seat": 1, "card": "feint"}


def test_a_reason_names_what_its_arguments_speak_of() -> None:
    reason = because("area-full", "1.6", area=HILL, limit=5)
    assert CODEC.reason(reason) == {
        "key": "area-full",
        "rule": "1.6",
        "args": {"area": "hill", "limit": 5},
    }
    args = CODEC.reason(because("x", "1", area=-1, kind="spear"))["args"]
    assert args == {"area": -1, "kind": "spear"}, "what stands for nothing stays as it is"


def test_what_was_agreed_is_not_saved_but_set_up_again() -> None:
    setup = FORDS.setup(3, battles="reported")
    g = realm(reported=True)
    saved = CODEC.save(g, setup)
    assert "reported" not in saved["board"]
    assert "players" not in saved["board"]
    loaded = CODEC.load(saved)
    assert isinstance(loaded, Realm)
    assert loaded.reported


def test_a_table_holds_what_is_not_as_usual_by_name() -> None:
    g = realm()
    assert CODEC.save(g, SETUP)["board"]["owner"] == {}
    g.owner[KEEP] = B
    saved = CODEC.save(g, SETUP)
    assert saved["board"]["owner"] == {"keep": 1}
    assert CODEC.save(CODEC.load(saved), SETUP) == saved
