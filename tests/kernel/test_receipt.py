"""Games from before a change of the rules: those that go on get a receipt, those that are over are told."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

import pytest

from feldzug.kernel import record
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadRecord, BadValue, OtherRules
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.journal import TakeBack
from feldzug.kernel.laws import random_walk
from feldzug.kernel.match import Match
from feldzug.kernel.migrate import Json, Migrations
from feldzug.kernel.module import Module, Option
from feldzug.kernel.position import Position
from feldzug.kernel.receipt import ModuleChange, Receipt, receipt
from feldzug.kernel.record import Record
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import FATE, Seat, because
from tests.kernel.test_record import of_other_content, resealed
from tests.practice import FORDS, omens, tactics
from tests.practice.game import Fords
from tests.practice.position import Realm

SETUP = FORDS.setup(3, ("omens",))
OVER = random_walk(FORDS, SETUP, 4, 1000)
RUNNING = random_walk(FORDS, SETUP, 4, 9)
CODEC = Codec(FORDS)


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The same game, but one card is in the deck once more than was written."""
    monkeypatch.setattr(tactics.Ambush, "copies", 3)
    return Fords(expansions=(omens.Omens(),))


class OtherGame(Game):
    """What became of Fords after many releases: no class is left as it was."""

    def __init__(self) -> None:
        super().__init__("fords", (2, 3), Module("fords", 9))

    def blank(self, setup: Setup, rules: Rules) -> Position:
        return Chronicle(rules, setup.players)


@dataclass(eq=False, kw_only=True)
class Chronicle(Position):
    year: int = 1

    def view(self, seat: Seat | None) -> int:
        return self.year


def read(match: Match, game: Game) -> Record:
    text = record.write(match, ("Anna", "Ben", "Carl"))
    return record.read(text, {"fords": game}, Dealer(5))


def test_under_the_same_rules_there_is_no_receipt() -> None:
    assert read(RUNNING, FORDS).receipt is None


def test_a_game_goes_on_after_a_correction_with_a_receipt_that_names_it(corrected: Game) -> None:
    found = read(RUNNING, corrected)
    assert found.receipt is not None
    assert found.receipt.things == ("ambush",)
    assert found.receipt.modules == ()
    assert found.receipt.before == RUNNING.position.rules.id
    assert found.receipt.now == corrected.rules(SETUP).id
    match = found.match
    assert match.decision == RUNNING.decision
    position, before = match.position, RUNNING.position
    assert isinstance(position, Realm)
    assert isinstance(before, Realm)
    assert (position.pile, position.hands) == (before.pile, before.hands), (
        "the game keeps its cards"
    )
    while match.position.outcome() is None:
        seat = match.position.waiting()[0]
        match.play(seat, match.position.legal(seat)[0])


def test_a_receipt_names_the_modules_that_have_another_version() -> None:
    game = Fords(expansions=(omens.Omens(),))
    game.base.version = 5
    game.modules["omens"].version = 2
    found = read(RUNNING, game).receipt
    assert found is not None
    assert found.modules == (ModuleChange("fords", 3, 5), ModuleChange("omens", 1, 2))
    assert found.things == ()


def test_a_receipt_names_what_is_new_and_what_is_gone() -> None:
    found = receipt("a@1:1+b@1", "a@1:2+c@4", {"x": "1", "y": "1"}, {"y": "1", "z": "1"})
    assert found.modules == (ModuleChange("b", 1, 0), ModuleChange("c", 0, 4))
    assert found.things == ("x", "z")
    assert receipt("a@1", "a@2", None, {"x": "1"}).things == (), "what was is not known"


def test_a_receipt_is_said_in_sentences() -> None:
    changes = Receipt("a@1", "a@2:1", (ModuleChange("a", 1, 2),), ("ambush",))
    assert changes.lines() == [
        because("module-changed", "kernel", module="a", before=1, now=2),
        because("thing-changed", "kernel", thing="ambush"),
    ]


def told(found: Record) -> list[tuple[int, int, list[Any]]]:
    assert found.transcript is not None
    return [(step.number, step.seat, list(step.events)) for step in found.transcript.steps]


def played(match: Match) -> list[tuple[int, int, list[Any]]]:
    return [
        (n, entry.seat, [CODEC.event(event) for event in match.log[n]])
        for n, entry in enumerate(match.journal)
    ]


def test_a_finished_game_from_before_a_correction_is_told_step_by_step(corrected: Game) -> None:
    found = read(OVER, corrected)
    assert told(found) == played(OVER)
    assert found.transcript is not None
    assert found.transcript.outcome == OVER.position.outcome() is not None
    assert found.match.position.outcome() == OVER.position.outcome()
    assert found.receipt is not None
    assert found.receipt.things == ("ambush",)


def test_a_finished_game_is_told_though_all_its_classes_have_changed() -> None:
    found = read(OVER, OtherGame())
    assert told(found) == played(OVER)
    assert found.transcript is not None
    assert found.transcript.outcome == OVER.position.outcome()
    assert found.transcript.rules == OVER.position.rules.id
    assert found.seats == ("Anna", "Ben", "Carl")
    assert any(event["@"] == "OrdersRevealed" for _, _, events in told(found) for event in events)
    with pytest.raises(OtherRules) as error:
        _ = found.match
    assert dict(error.value.reason.args)["found"] == OVER.position.rules.id


def test_a_running_game_whose_classes_have_changed_is_refused() -> None:
    with pytest.raises(BadRecord, match="snapshot-damaged"):
        read(RUNNING, OtherGame())


def test_checking_and_branching_name_the_rules_they_need(corrected: Game) -> None:
    for game in (corrected, OtherGame()):
        found = read(OVER, game)
        with pytest.raises(OtherRules) as error:
            record.verify(found)
        assert dict(error.value.reason.args)["found"] == OVER.position.rules.id
        with pytest.raises(OtherRules, match="other-rules"):
            found.at(3)


def test_under_the_same_rules_any_moment_can_be_branched_from() -> None:
    found = read(OVER, FORDS)
    for n in (0, 7, len(OVER.journal)):
        assert CODEC.text(found.at(n), SETUP) == CODEC.text(OVER.at(n), SETUP)


def test_a_game_that_went_on_tells_what_happened_before_too(corrected: Game) -> None:
    match = read(RUNNING, corrected).match
    while match.position.outcome() is None:
        seat = match.position.waiting()[0]
        match.play(seat, match.position.legal(seat)[0])
    found = read(match, corrected)
    assert found.receipt is None
    assert found.match.past == match.past
    steps = told(found)
    assert [n for n, _, _ in steps] == list(range(match.decision))
    assert steps[: len(RUNNING.journal)] == played(RUNNING)
    later = len(RUNNING.journal)
    assert CODEC.text(found.at(later), SETUP) == CODEC.text(match.at(0), SETUP)
    with pytest.raises(OtherRules) as error:
        found.at(later - 1)
    assert dict(error.value.reason.args)["found"] == RUNNING.position.rules.id
    again = read(found.match, OtherGame())
    assert told(again) == steps, "and so it does after the next change"


class Tolls(Module):
    """A module whose option `bridges` was called `fords` in its first version."""

    def __init__(self, version: int) -> None:
        migrations = Migrations()
        migrations.to(2)(fords_are_bridges)
        key = "fords" if version == 1 else "bridges"
        super().__init__(
            "tolls",
            version,
            ("fords",),
            options=(Option(key, "9.1", "table", ("free", "paid")),),
            migrations=migrations,
        )


def fords_are_bridges(saved: Json) -> None:
    saved["options"]["bridges"] = saved["options"].pop("fords")


BEFORE = Fords([Tolls(1)])
PAID = BEFORE.setup(3, ("tolls",), fords="paid")
TOLLS_OVER = random_walk(BEFORE, PAID, 4, 1000)
TOLLS_RUNNING = random_walk(BEFORE, PAID, 4, 9)


@pytest.mark.parametrize("match", [TOLLS_OVER, TOLLS_RUNNING], ids=["over", "running"])
def test_a_record_is_read_after_a_module_has_renamed_its_option(match: Match) -> None:
    found = read(match, Fords([Tolls(2)]))
    assert found.receipt is not None
    assert found.receipt.modules == (ModuleChange("tolls", 1, 2),)
    assert found.match.setup.option("bridges") == "paid"
    assert told(found) == played(match)


def test_a_finished_game_of_a_module_that_is_gone_is_told() -> None:
    found = read(TOLLS_OVER, Fords())
    assert found.receipt is not None
    assert found.receipt.modules == (ModuleChange("tolls", 1, 0),)
    assert found.transcript is not None
    assert found.transcript.outcome == TOLLS_OVER.position.outcome() is not None
    assert found.players == 3
    assert told(found) == played(TOLLS_OVER)
    with pytest.raises(OtherRules):
        _ = found.match


def test_a_running_game_of_a_module_that_is_gone_is_refused() -> None:
    with pytest.raises(BadRecord, match="unknown-option"):
        read(TOLLS_RUNNING, Fords())


@pytest.mark.parametrize("match", [TOLLS_OVER, TOLLS_RUNNING], ids=["over", "running"])
def test_a_module_may_become_a_part_of_the_base(match: Match) -> None:
    def tolls_are_usual(saved: Json) -> None:
        saved["modules"].remove("tolls")
        del saved["options"]["fords"]

    game = Fords()
    game.version = game.base.version = 4
    game.migrations = Migrations()
    game.migrations.to(4)(tolls_are_usual)
    found = read(match, game)
    assert found.match.setup == game.setup(3)
    assert found.match.position.outcome() == match.position.outcome()
    assert found.receipt is not None
    assert found.receipt.modules == (ModuleChange("fords", 3, 4), ModuleChange("tolls", 1, 0))


def first_format(match: Match) -> str:
    """A record as it was written before it told anything."""
    lines = of_other_content(record.write(match))
    lines[0]["feldzug"] = 1
    del lines[0]["content"]
    for line in lines[1:-1]:
        del line["events"]
    return resealed(lines)


def test_a_record_of_the_first_format_goes_on_or_shows_its_end() -> None:
    running = record.read(first_format(RUNNING), {"fords": FORDS}, Dealer(1))
    assert running.transcript is None
    assert running.match.past is None
    assert running.receipt is not None
    assert running.receipt.things == ()
    over = record.read(first_format(OVER), {"fords": FORDS})
    assert over.match.position.outcome() == OVER.position.outcome()
    with pytest.raises(OtherRules):
        record.verify(over)
    with pytest.raises(BadRecord, match="snapshot-damaged"):
        record.read(first_format(OVER), {"fords": OtherGame()})


def test_what_was_told_is_part_of_the_chain() -> None:
    lines = record.write(OVER).splitlines()
    at = next(n for n, line in enumerate(lines) if '"CardDrawn"' in line)
    lines[at] = lines[at].replace('"CardDrawn"', '"CardLost"')
    with pytest.raises(BadRecord, match="entry-tampered") as error:
        record.read("\n".join(lines), {"fords": FORDS})
    assert error.value.entry == at - 1


@pytest.mark.parametrize("commitment", [True, False], ids=["promised", "nothing-promised"])
def test_events_that_never_happened_are_refused(commitment: bool) -> None:
    lines = [json.loads(line) for line in record.write(OVER).splitlines()]
    at = next(n for n, line in enumerate(lines) if line.get("events"))
    lines[at]["events"][0]["@"] = "CardLost"
    if not commitment:
        lines[0]["commitment"] = lines[-1]["secret"] = ""
    with pytest.raises(BadRecord, match="events-differ") as error:
        record.read(resealed(lines), {"fords": FORDS})
    assert error.value.entry == at - 1


@pytest.mark.parametrize("commitment", [True, False], ids=["promised", "nothing-promised"])
def test_verifying_compares_what_was_told_whatever_was_promised(commitment: bool) -> None:
    found = read(OVER, FORDS)
    if not commitment:
        found = replace(found, commitment="")
    transcript = found.transcript
    assert transcript is not None
    steps = list(transcript.steps)
    at = next(n for n, step in enumerate(steps) if step.events)
    for forged in ([*steps[:at], replace(steps[at], events=()), *steps[at + 1 :]], steps[:at]):
        with pytest.raises(BadRecord, match="events-differ") as error:
            record.verify(replace(found, transcript=replace(transcript, steps=tuple(forged))))
        assert error.value.entry == at


def deep(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    "events",
    [
        None,
        7,
        {},
        ["CardDrawn"],
        [{}],
        [{"@": 1}],
        [{"@": "X", "a": 1.5}],
        [{"@": "X", "a": deep(30)}],
    ],
    ids=str,
)
def test_what_is_no_telling_is_damage(events: Any) -> None:
    lines = [json.loads(line) for line in record.write(OVER).splitlines()]
    lines[3]["events"] = events
    with pytest.raises(BadRecord, match="entry-damaged") as error:
        record.read(resealed(lines), {"fords": FORDS})
    assert error.value.entry == 2


@pytest.mark.parametrize("field", ["content", "past", "result", "to"])
def test_a_header_or_seal_that_tells_nonsense_is_refused(field: str, corrected: Game) -> None:
    lines = of_other_content(record.write(OVER))
    if field == "content":
        lines[0]["content"] = {"ambush": 7}
    elif field == "past":
        lines[0]["origin"] = {"entries": 0, "past": {"rules": "x", "steps": [{"n": "0"}]}}
    elif field == "result":
        lines[-1]["snapshot"]["result"] = {"ending": "x", "ranking": [["0"]], "scores": []}
    else:
        lines[3]["do"] = {"@": "TakeBack", "to": "0"}
    with pytest.raises(BadRecord):
        record.read(resealed(lines), {"fords": corrected})


@pytest.mark.parametrize("is_other", [False, True], ids=["same-rules", "other-rules"])
@pytest.mark.parametrize(
    ("ranking", "scores"),
    [
        ([[]], []),
        ([[0], [1]], []),
        ([[0], [1], [7]], []),
        ([[0], [1], [1, 2]], []),
        ([[0], [], [1, 2]], []),
        ([[0], [1], [2]], [4, 3]),
        ([[0], [1], [2]], [4, 3, 2, 1]),
    ],
    ids=str,
)
def test_an_end_that_cannot_be_is_refused(
    ranking: list[list[int]], scores: list[int], is_other: bool
) -> None:
    text = record.write(OVER)
    lines = of_other_content(text) if is_other else [json.loads(x) for x in text.splitlines()]
    result = {"@": "Outcome", "ending": "x", "ranking": ranking, "scores": scores}
    lines[-1]["snapshot"]["result"] = result
    with pytest.raises(BadRecord, match="snapshot-damaged"):
        record.read(resealed(lines), {"fords": FORDS})
    with pytest.raises(BadValue):
        CODEC.load(lines[-1]["snapshot"], foreign=True)


def test_a_log_that_a_resumed_match_lacks_is_filled_before_it_is_written() -> None:
    match = Match.resume(
        FORDS, SETUP, OVER.journal, OVER.position, OVER.dealer, OVER.origin, OVER.earlier
    )
    assert match.log_start == len(OVER.journal)
    assert match.log != OVER.log
    assert record.write(match) == record.write(OVER)
    assert match.log == OVER.log
    assert match.log_start == 0


def test_filling_the_log_tells_of_what_was_taken_back_too() -> None:
    match = Match(FORDS, SETUP, Dealer(3))
    while not any(isinstance(entry.action, TakeBack) for entry in match.journal):
        seat = match.position.waiting()[0]
        match.play(seat, match.position.legal(seat)[0])
        if len(match.journal) > 12 and match.can_undo(seat):
            match.undo(seat)
    rest = Match.resume(FORDS, SETUP, match.journal, match.position, Dealer(0))
    rest.fill_log()
    assert rest.log == match.log
    assert any(entry.seat == FATE for entry in match.journal)
