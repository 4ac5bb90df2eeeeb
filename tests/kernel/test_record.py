from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldzug.kernel import record
from feldzug.kernel.codec import Codec, canonical, digest
from feldzug.kernel.dealer import Dealer, SealedDealer
from feldzug.kernel.errors import BadRecord, FeldzugError, NewerRules, UnknownGame
from feldzug.kernel.game import Game
from feldzug.kernel.laws import random_walk
from feldzug.kernel.match import Match
from feldzug.kernel.values import FATE
from tests.practice import FORDS
from tests.practice.game import Fords
from tests.practice.orders import Lay
from tests.practice.position import NOBODY

SETUP = FORDS.setup(3)
GAMES: dict[str, Game] = {"fords": FORDS}
OVER = random_walk(FORDS, SETUP, 4, 1000)
UNFINISHED = random_walk(FORDS, SETUP, 4, 19)
TEXT = record.write(OVER, ("Anna", "Ben"))
ENTRIES = len(OVER.journal)

Change = Callable[[list[dict[str, Any]]], None]


def lines() -> list[dict[str, Any]]:
    return [json.loads(line) for line in TEXT.splitlines()]


def resealed(changed: list[dict[str, Any]], mark: str = "", by: str = "") -> str:
    """A forger's work: the chain recomputed over whatever was changed, even where *by* replaces a mark."""

    def written(value: dict[str, Any]) -> str:
        return canonical(value).replace(f'"{mark}"', by) if mark else canonical(value)

    header, *entries, seal = changed
    texts = [written(header)]
    chain = digest(texts[0])
    for entry in entries:
        body = {key: value for key, value in entry.items() if key != "h"}
        chain = digest(chain + written(body))
        texts.append(written({**body, "h": chain}))
    return "\n".join([*texts, written({**seal, "chain": chain, "entries": len(entries)})])


def of_other_content(text: str) -> list[dict[str, Any]]:
    """The lines of a record as if the facts of the game had been others."""
    changed = [json.loads(line) for line in text.splitlines()]
    changed[0]["rules"] = changed[-1]["snapshot"]["rules"] = "fords@3:00000000"
    return changed


def refused(text: str, games: dict[str, Game] = GAMES) -> tuple[str, int]:
    with pytest.raises(BadRecord) as error:
        record.read(text, games)
    return error.value.reason.key, error.value.entry


def test_a_record_read_is_the_match_that_was_written() -> None:
    found = record.read(TEXT, GAMES)
    assert found.match.journal == OVER.journal
    assert found.seats == ("Anna", "Ben")
    codec = Codec(FORDS)
    assert codec.text(found.match.position, SETUP) == codec.text(OVER.position, SETUP)


def test_a_finished_record_shows_the_secret_and_verifies_every_roll() -> None:
    found = record.read(TEXT, GAMES)
    assert record.verify(found) == sum(entry.seat == FATE for entry in OVER.journal) > 4


def test_a_running_record_keeps_the_secret_and_goes_on() -> None:
    text = record.write(UNFINISHED)
    dealer = UNFINISHED.dealer
    assert isinstance(dealer, SealedDealer)
    assert dealer.secret.hex() not in text
    assert dealer.commitment in text
    found = record.read(text, GAMES, dealer)
    with pytest.raises(BadRecord, match="secret-not-shown"):
        record.verify(found)
    seat = found.match.position.waiting()[0]
    found.match.play(seat, found.match.position.legal(seat)[0])


def test_who_promised_nothing_cannot_be_verified() -> None:
    with pytest.raises(BadRecord, match="nothing-promised"):
        record.verify(record.read(record.write(Match(FORDS, SETUP, Dealer(1))), GAMES))


def test_a_promise_is_passed_on() -> None:
    match = Match(FORDS, SETUP, Dealer(1))
    assert record.read(record.write(match, promised="abc"), GAMES).commitment == "abc"


@pytest.mark.parametrize("name", ["two\nlines", "\u2028", "\x85", "\x0b", '"', "Zoë", "🛡", ""])
def test_a_seat_may_have_any_name(name: str, tmp_path: Path) -> None:
    record.save(tmp_path / "a.record", UNFINISHED, (name, "Ben"))
    assert record.load(tmp_path / "a.record", GAMES).seats == (name, "Ben")


def test_a_record_may_have_travelled_through_another_system() -> None:
    assert record.read(TEXT.replace("\n", "\r\n"), GAMES).match.journal == OVER.journal


@pytest.mark.parametrize("text", ["", "\n", "hello", "[]", "{}", "7", "\0", '{"a":1}', "{" * 9999])
def test_what_is_foreign_is_no_record(text: str) -> None:
    assert refused(text) == ("not-a-record", -1)


def test_a_file_that_is_no_text_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\r\n\xff\xfe")
    with pytest.raises(BadRecord, match="not-a-record"):
        record.load(tmp_path / "picture", GAMES)


@pytest.mark.parametrize("left", range(1, ENTRIES + 1))
def test_a_record_that_breaks_off_says_where(left: int) -> None:
    text = "\n".join(TEXT.splitlines()[: left + 1])
    assert refused(text) == ("record-truncated", left)
    assert refused(text + "\n") == ("record-truncated", left)


def test_a_record_that_breaks_off_in_a_line_names_the_entry() -> None:
    cut = TEXT.splitlines()[:4]
    cut[3] = cut[3][:-5]
    assert refused("\n".join(cut)) == ("entry-damaged", 2)


def test_a_line_that_is_missing_or_moved_is_named() -> None:
    missing, moved = TEXT.splitlines(), TEXT.splitlines()
    del missing[4]
    moved[3], moved[4] = moved[4], moved[3]
    assert refused("\n".join(missing)) == ("entry-missing", 3)
    assert refused("\n".join(moved)) == ("entry-missing", 2)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"do": "dragon"}, "entry-tampered"),
        ({"seat": 1}, "entry-tampered"),
        ({"h": ""}, "entry-tampered"),
        ({"extra": "\ud800"}, "entry-tampered"),
        ({"n": 7}, "entry-missing"),
        ({"seat": "0"}, "entry-missing"),
        ({"seat": True}, "entry-missing"),
    ],
    ids=str,
)
def test_a_tampered_entry_is_named(change: dict[str, Any], why: str) -> None:
    changed = TEXT.splitlines()
    changed[3] = json.dumps({**json.loads(changed[3]), **change})
    assert refused("\n".join(changed)) == (why, 2)


def test_a_tampered_header_breaks_the_first_link() -> None:
    changed = lines()
    changed[0]["seats"] = ["Ben", "Anna"]
    assert refused("\n".join(map(canonical, changed))) == ("entry-tampered", 0)


def test_a_forged_entry_that_the_rules_refuse_is_named() -> None:
    changed = lines()
    first = next(n for n, line in enumerate(changed) if line.get("seat") == 0)
    for do, why in (("feint", "not-offered"), ({"@": "Dragon"}, "unknown-class")):
        changed[first]["do"] = do
        with pytest.raises(BadRecord) as error:
            record.read(resealed(changed), GAMES)
        assert error.value.entry == first - 1
        assert dict(error.value.reason.args)["why"] == why


def test_a_forged_snapshot_is_found_by_replay() -> None:
    changed = lines()
    changed[-1]["snapshot"]["board"]["fame"][0] += 1
    assert refused(resealed(changed)) == ("snapshot-differs", ENTRIES)


@pytest.mark.parametrize("secret", ["00" * 16, "no hex", "ff"])
def test_another_secret_does_not_keep_the_promise(secret: str) -> None:
    changed = lines()
    changed[-1]["secret"] = secret
    found = record.read(resealed(changed), GAMES)
    with pytest.raises(BadRecord, match="wrong-secret"):
        record.verify(found)


def test_dice_that_were_changed_are_found_although_all_else_was_recomputed() -> None:
    """The whole game was played with other dice; chain, snapshot and promise look perfect."""
    forged = Match(FORDS, SETUP, Dealer(99))
    chooser = Dealer(1)
    while forged.position.outcome() is None:
        seat = forged.position.waiting()[0]
        legal = forged.position.legal(seat)
        forged.play(seat, legal[chooser.below(len(legal))])
    forged.dealer = SealedDealer(b"an honest secret")
    found = record.read(record.write(forged), GAMES)
    with pytest.raises(BadRecord, match="roll-differs") as error:
        record.verify(found)
    assert forged.journal[error.value.entry].seat == FATE


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("feldzug", "1"),
        ("game", 7),
        ("version", "2"),
        ("version", True),
        ("version", 0),
        ("rules", None),
        ("rules", "fords@two"),
        ("rules", "fords@3+dragons@1"),
        ("players", 0),
        ("players", 7),
        ("players", 21),
        ("players", 2.0),
        ("options", []),
        ("options", {"weather": "fair"}),
        ("options", {"players": "2"}),
        ("options", {"battles": ["fought"]}),
        ("modules", ["dragons"]),
        ("modules", [["omens"]]),
        ("seats", "Anna"),
        ("seats", [1, 2]),
        ("commitment", 0),
        ("origin", 7),
        ("origin", {"entries": "3"}),
    ],
    ids=str,
)
def test_a_damaged_header_is_named(field: str, value: Any) -> None:
    changed = lines()
    changed[0][field] = value
    assert refused(resealed(changed)) == ("header-damaged", -1)


def test_an_origin_that_is_no_position_is_refused() -> None:
    changed = lines()
    for snapshot in (7, {}, {"@": "fords"}):
        changed[0]["origin"] = {"entries": 3, "snapshot": snapshot}
        assert refused(resealed(changed)) == ("snapshot-damaged", -1)


def test_an_origin_that_breaks_when_it_is_played_on_is_refused() -> None:
    origin = Codec(FORDS).save(UNFINISHED.position, SETUP)
    origin["board"]["pile"] = []  # so that nobody draws
    march = {"@": "March", "seat": 7, "area": "ford", "at": ""}
    origin["stack"].insert(2, march)  # nobody looks at it before all orders are laid
    Codec(FORDS).load(origin, foreign=True)
    changed = lines()
    changed[0]["origin"] = {"entries": 0, "snapshot": origin}
    scheme = Codec(FORDS).pack(Lay("scheme", NOBODY))
    seats = UNFINISHED.position.waiting()
    changed[1:-1] = [
        {"n": n, "seat": seat, "do": scheme, "events": []} for n, seat in enumerate(seats)
    ]
    assert refused(resealed(changed)) == ("snapshot-damaged", -1)


@pytest.mark.parametrize("seal", [{}, {"snapshot": 7, "secret": ""}, {"snapshot": {}, "secret": 7}])
def test_a_damaged_seal_counts_as_missing(seal: dict[str, Any]) -> None:
    text = "\n".join([*TEXT.splitlines()[:-1], canonical(seal)])
    assert refused(text) == ("record-truncated", ENTRIES)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="game=fords"):
        record.read(TEXT, {})


@pytest.mark.parametrize(
    ("field", "value"),
    [("feldzug", 3), ("version", 4), ("rules", "fords@4")],
)
def test_a_newer_record_is_refused_as_newer(field: str, value: Any) -> None:
    changed = lines()
    changed[0][field] = value
    with pytest.raises(NewerRules):
        record.read(resealed(changed), GAMES)


def test_a_record_under_older_rules_goes_on_from_its_snapshot() -> None:
    class Later(Fords):
        """The same game, but its base module has a new version."""

        def __init__(self) -> None:
            super().__init__()
            self.base.version = 4

    later = Later()
    match = record.read(record.write(UNFINISHED), {"fords": later}, Dealer(1)).match
    assert match.position.rules.id.startswith("fords@4:")
    assert match.journal == []
    assert match.earlier == len(UNFINISHED.journal)


@pytest.mark.parametrize("match", [OVER, UNFINISHED], ids=["over", "unfinished"])
def test_a_record_of_other_rules_that_was_tampered_with_is_refused_all_the_same(
    match: Match,
) -> None:
    changed = of_other_content(record.write(match))
    forged = resealed(changed).split("\n")
    assert record.read("\n".join(forged), GAMES).match.earlier == len(match.journal)
    forged[3] = forged[3].replace('"seat":-1', '"seat":1')
    assert refused("\n".join(forged)) == ("entry-tampered", 2)


def test_a_game_of_other_rules_cannot_go_on_from_a_damaged_position() -> None:
    changed = of_other_content(record.write(UNFINISHED))
    changed[-1]["snapshot"]["stack"] = [{"@": "Dragon"}]
    assert refused(resealed(changed)) == ("snapshot-damaged", -1)


def test_what_is_too_large_is_not_even_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record, "LARGEST", 1000)
    path = tmp_path / "large.record"
    path.write_text(TEXT)
    with pytest.raises(BadRecord, match="record-too-large"):
        record.load(path, GAMES)
    assert refused(TEXT) == ("record-too-large", -1)


@pytest.mark.parametrize("depth", [*range(880, 1000), 100_000])
def test_nesting_without_end_is_damage(depth: int) -> None:
    nested = "[" * depth + "]" * depth
    changed = TEXT.splitlines()
    changed[1] = '{"n":0,"seat":-1,"h":"","do":' + nested + "}"
    assert refused("\n".join(changed))[1] == 0


MARK = "a-mark-that-is-replaced"
NESTED_AT: list[tuple[Any, ...]] = [
    (0, "options"),
    (0, "seats"),
    (0, "content", "ambush"),
    (0, "origin"),
    (0, "origin", "entries"),
    (0, "origin", "snapshot"),
    (0, "origin", "past"),
    (0, "rules"),
    (1, "do"),
    (1, "events"),
    (1, "more"),
    (-1, "snapshot"),
    (-1, "snapshot", "@"),
    (-1, "snapshot", "rules"),
    (-1, "snapshot", "result"),
    (-1, "snapshot", "stack"),
    (-1, "snapshot", "states"),
    (-1, "snapshot", "board"),
    (-1, "snapshot", "board", "hands"),
    (-1, "secret"),
    (-1, "more"),
]
IGNORED: list[tuple[Any, ...]] = [(1, "do"), (1, "more"), (-1, "more"), (0, "origin", "snapshot")]
"""What is read only under the same rules, or by nobody."""


@pytest.mark.parametrize("is_other", [False, True], ids=["same-rules", "other-rules"])
@pytest.mark.parametrize("depth", [30, *range(890, 1000, 9), 20_000])
@pytest.mark.parametrize("place", NESTED_AT, ids=str)
def test_nesting_without_end_never_breaks_the_reader(
    place: tuple[Any, ...], depth: int, is_other: bool
) -> None:
    """Where it matters it is refused; where nobody looks it does no harm."""
    text = record.write(UNFINISHED)
    changed = of_other_content(text) if is_other else [json.loads(x) for x in text.splitlines()]
    if "origin" in place:
        changed[0]["origin"] = {"entries": 0, "snapshot": changed[-1]["snapshot"]}
    at: Any = changed[place[0]]
    for key in place[1:-1]:
        at = at[key]
    at[place[-1]] = MARK
    forged = resealed(changed, MARK, "[" * depth + "]" * depth)
    if place in IGNORED:
        with suppress(FeldzugError):
            record.read(forged, GAMES)
    else:
        with pytest.raises(FeldzugError):
            record.read(forged, GAMES)


def test_saving_leaves_the_new_file_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    record.save(path, UNFINISHED)
    record.save(path, OVER, ("Anna", "Ben"))
    assert path.read_text(encoding="utf-8") == TEXT
    assert list(tmp_path.iterdir()) == [path]


def test_a_save_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.record"
    record.save(path, OVER, ("Anna", "Ben"))

    def full(_file: int) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        record.save(path, UNFINISHED)
    assert path.read_text(encoding="utf-8") == TEXT
    assert list(tmp_path.iterdir()) == [path]


def test_a_name_that_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    record.save(path, OVER, ("Anna", "Ben"))
    with pytest.raises(UnicodeEncodeError):
        record.save(path, OVER, ("\ud800", "Ben"))
    assert path.read_text(encoding="utf-8") == TEXT
    assert list(tmp_path.iterdir()) == [path]


def test_loading_a_bad_file_changes_neither_it_nor_a_match(tmp_path: Path) -> None:
    path = tmp_path / "bad.record"
    path.write_text(TEXT[:-100], encoding="utf-8")
    before = record.write(OVER, ("Anna", "Ben"))
    with pytest.raises(BadRecord):
        record.load(path, GAMES)
    assert path.read_text(encoding="utf-8") == TEXT[:-100]
    assert record.write(OVER, ("Anna", "Ben")) == before == TEXT


@given(st.integers(0, len(TEXT) - 1), st.characters(), st.booleans())
def test_a_changed_character_is_refused_or_changes_nothing(at: int, new: str, cut: bool) -> None:
    text = TEXT[:at] + new + ("" if cut else TEXT[at + 1 :])
    try:
        found = record.read(text, GAMES)
    except FeldzugError:
        return
    assert found.match.journal == OVER.journal


DEEP: dict[str, Callable[[list[dict[str, Any]]], object]] = {
    "header": lambda file: file[0].update(more="DEEP"),
    "class of the origin": lambda file: file[0].update(
        origin={"entries": 0, "snapshot": {**file[-1]["snapshot"], "@": "DEEP"}}
    ),
    "option": lambda file: file[0]["options"].update(battles="DEEP"),
    "content": lambda file: file[0]["content"].update(more="DEEP"),
    "answer": lambda file: file[3].update(do={"@": "DEEP"}),
    "what no reader asks for": lambda file: file[3].update(more="DEEP"),
    "seal": lambda file: file[-1].update(more="DEEP"),
    "class of the last position": lambda file: file[-1]["snapshot"].update({"@": "DEEP"}),
    "frame": lambda file: file[-1]["snapshot"].update(stack=[{"@": "DEEP"}]),
}


@pytest.mark.parametrize("depth", [61, 400, 920])
@pytest.mark.parametrize("place", DEEP)
def test_whatever_is_nested_too_deeply_is_refused_before_anybody_walks_through_it(
    place: str, depth: int
) -> None:
    changed = lines()
    DEEP[place](changed)
    text = resealed(changed, "DEEP", '{"@":' * depth + "1" + "}" * depth)
    entry = {"answer": 2, "what no reader asks for": 2}.get(place, -1)
    key, found = refused(text)
    assert key == "too-deep"
    assert found in (entry, ENTRIES - 1, ENTRIES)
