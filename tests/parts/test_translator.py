"""Every message exists in every language and speaks of nothing but the fields of its class."""

from __future__ import annotations

import ast
import importlib
import json
import pkgutil
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from feldzug.games import GAMES, game
from feldzug.kernel.codec import Codec
from feldzug.kernel.errors import (
    BadOptions,
    BadRecord,
    BadValue,
    FeldzugError,
    Illegal,
    NewerRules,
    UnknownGame,
)
from feldzug.kernel.frames import Chance, Frame, Procedure, Question
from feldzug.kernel.game import Setup
from feldzug.kernel.journal import TakeBack
from feldzug.kernel.laws import random_walk
from feldzug.kernel.reported import Reported
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.shared import Shared
from feldzug.kernel.values import Action, Event, Outcome, Reason, Seat, because, kebab
from feldzug.parts.messages import KERNEL, LANGUAGES, messages, sources
from feldzug.parts.registration import REGISTRATIONS, registered
from feldzug.parts.translator import Translator
from tests.practice import FORDS
from tests.practice.registration import REGISTRATION

PACKAGES = (KERNEL, *[known.names.package for known in REGISTRATIONS.values()])
ERRORS = ("BadRecord", "NoCorrection", "NoUndo", "BadValue")
RING_WAR = GAMES["ring-war"]

BASES: tuple[type, ...] = (Procedure, Question, Chance, Sealed, Shared, Reported)
"""The kinds of frames themselves are never on a stack."""


# --- What is written ---------------------------------------------------------------------------


@cache
def written(package: str, language: str) -> list[ftl.EntryType]:
    """Return everything that a package says."""
    return [e for text in all_sources(package, language) for e in FluentParser().parse(text).body]


def all_sources(package: str, language: str) -> list[str]:
    """Return the files of a package, and those of its game's modules with words of their own."""
    speaking = [package]
    for known in REGISTRATIONS.values():
        if known.names.package == package:
            speaking += [module.words for module in known.game.modules.values() if module.words]
    return [text for one in dict.fromkeys(speaking) for text in sources(one, language)]


@cache
def catalogue(package: str, language: str) -> dict[str, ftl.Message]:
    """Return the messages of a Fluent file by key."""
    found = [entry for entry in written(package, language) if isinstance(entry, ftl.Message)]
    return {message.id.name: message for message in found}


def inside(node: Any) -> Iterator[Any]:
    """Walk over a piece of Fluent and all its parts."""
    yield node
    for part in vars(node).values():
        for one in part if isinstance(part, list) else [part]:
            if isinstance(one, ftl.BaseNode):
                yield from inside(one)


def references(node: Any) -> set[str]:
    """Return the keys of the messages that a message speaks through."""
    return {n.id.name for n in inside(node) if isinstance(n, ftl.MessageReference)}


def variables(node: Any, package: str, language: str) -> set[str]:
    """Return the arguments a message uses, itself or through others."""
    found = {n.id.name for n in inside(node) if isinstance(n, ftl.VariableReference)}
    for key in references(node):
        found |= variables(catalogue(package, language)[key], package, language)
    return found


# --- What must be said -------------------------------------------------------------------------


@dataclass
class Spoken:
    """What the code hands to one message: the fields that are always there, and whether by a frame."""

    fields: set[str]
    frame: bool = False
    rule: str = ""


def above(package: str) -> str:
    """Return the package whose classes and reasons are put into words by *package*."""
    return package.rpartition(".")[0]


def classes(package: str) -> Iterator[type]:
    """Walk over the events, actions and frames that a package defines."""
    home = importlib.import_module(package)
    for found in pkgutil.walk_packages(home.__path__, package + "."):
        module = importlib.import_module(found.name)
        for kind in vars(module).values():
            if not isinstance(kind, type) or kind.__module__ != module.__name__:
                continue
            if is_dataclass(kind) and issubclass(kind, (Event, Action, Frame)):
                if kind not in BASES and not is_only_a_base(kind):
                    yield kind


def is_only_a_base(kind: type) -> bool:
    """Whether it is a question without any answer, for others to be derived from: it is never asked."""
    return issubclass(kind, Question) and kind.options is Question.options


def reasons(package: str) -> Iterator[tuple[str, set[str], str]]:
    """Walk over the reasons given in the source of a package: key, arguments, rule."""
    home = Path(str(files(package)))
    for path in sorted(home.rglob("*.py")):
        for scope in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(scope, (ast.Module, ast.FunctionDef, ast.ClassDef)):
                for call in calls(scope):
                    yield from reasons_of(scope, call)


def calls(scope: ast.AST) -> Iterator[ast.Call]:
    """Walk over the calls of a scope, leaving out functions and classes within it."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, (ast.FunctionDef, ast.ClassDef)):
            if isinstance(child, ast.Call):
                yield child
            yield from calls(child)


def reasons_of(scope: ast.AST, call: ast.Call) -> Iterator[tuple[str, set[str], str]]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if isinstance(call.func, ast.Attribute) and call.func.attr == "__init__":
        name = "BadRecord" if any(k.arg == "found" for k in call.keywords) else ""  # NewerRules
    if name != "because" and name not in ERRORS:
        return
    given = {keyword.arg for keyword in call.keywords if keyword.arg}
    if name == "BadRecord":
        given.add("entry")
    rule = "kernel"
    if name == "because" and isinstance(call.args[1], ast.Constant):
        rule = str(call.args[1].value)
    for key in texts(scope, call.args[0]):
        yield key, given, rule


def texts(scope: ast.AST, value: ast.expr) -> set[str]:
    """Return the texts an expression may be; for a name, those assigned to it."""
    if isinstance(value, ast.Name):
        assigned = [n.value for n in ast.walk(scope) if isinstance(n, ast.Assign)]
        return {t for v in assigned if isinstance(v, ast.IfExp) for t in texts(scope, v)}
    if isinstance(value, ast.IfExp):
        return texts(scope, value.body) | texts(scope, value.orelse)
    return (
        {value.value} if isinstance(value, ast.Constant) and isinstance(value.value, str) else set()
    )


@cache
def spoken(package: str) -> dict[str, Spoken]:
    """Return every message the code asks of a package; what shares a key shares its fields."""
    found: dict[str, Spoken] = {}
    for kind in classes(above(package)):
        names = {field.name for field in fields(kind)}
        found[kebab(kind.__name__)] = Spoken(names, issubclass(kind, Frame))
    for key, given, rule in reasons(above(package)):
        known = found.setdefault(key, Spoken(given))
        known.fields &= given
        known.rule = rule
    if package == KERNEL:  # said by the translator itself, and shared by all games
        found["pass"] = Spoken(set())
        found["scope-game"] = Spoken(set())
        found["unknown-language"] = Spoken({"language", "languages"})
        found["ending-resigned"] = Spoken(set())
        found["outcome"] = Spoken({"ending", "winners", "count"})
        found["outcome-placed"] = Spoken({"place", "seats"})
        found["outcome-scored"] = Spoken({"place", "seats", "points"})
    return found


def sayable(package: str, key: str, language: str) -> set[str]:
    """Return the arguments a message may use: its fields, and the forms of names among them."""
    found = set(spoken(package)[key].fields)
    for known in REGISTRATIONS.values():
        if known.names.package == package:
            called = {n: v.key for v in known.game.vocabularies.values() for n in v.called}
            for field in spoken(package)[key].fields & called.keys():
                forms = known.names.forms(called[field], 0, language)
                found |= {f"{form}_{field}" for form in forms}
    return found


# --- The gate ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_the_file_is_clean_fluent(package: str, language: str) -> None:
    entries = written(package, language)
    assert [entry for entry in entries if isinstance(entry, ftl.Junk)] == []
    keys = Counter(entry.id.name for entry in entries if isinstance(entry, ftl.Message))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_the_code_was_searched_well(package: str) -> None:
    assert len(spoken(package)) > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_exists(package: str, language: str) -> None:
    assert spoken(package).keys() - catalogue(package, language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_message_uses_only_its_fields(package: str, language: str) -> None:
    for key in spoken(package):
        used = variables(catalogue(package, language)[key], package, language)
        assert used - sayable(package, key, language) == set(), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_frame_can_be_named_without_its_fields(package: str, language: str) -> None:
    for key, about in spoken(package).items():
        if about.frame:
            message = catalogue(package, language)[key]
            short = [a for a in message.attributes if a.id.name == "short"]
            said = short[0].value if short else message.value
            assert variables(said, package, language) == set(), key


def test_no_game_says_otherwise_what_the_kernel_says() -> None:
    kernel = catalogue(KERNEL, "en").keys()
    assert [p for p in PACKAGES[1:] if catalogue(p, "en").keys() & kernel] == []


def test_the_kernel_has_no_dead_words() -> None:
    alive = set(spoken(KERNEL))
    for message in catalogue(KERNEL, "en").values():
        alive |= references(message)
    assert catalogue(KERNEL, "en").keys() - alive == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_have_the_same_messages(package: str, language: str) -> None:
    def without_places(keys: Any) -> set[str]:
        """Leave out names that have an article in one language only."""
        return {key for key in keys if not key.startswith("place-")}

    english, other = catalogue(package, "en"), catalogue(package, language)
    assert without_places(english) == without_places(other)
    for key in without_places(english):
        here = {attribute.id.name for attribute in english[key].attributes}
        assert {attribute.id.name for attribute in other[key].attributes} == here, key


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_can_be_said(package: str, language: str, number: int) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for text in all_sources(package, language):
        bundle.add_resource(FluentResource(text))
    for key, message in catalogue(package, language).items():
        args = dict.fromkeys(variables(message, package, language), number)
        ready = bundle.get_message(key)
        for pattern in (ready.value, *ready.attributes.values()):
            assert pattern is not None
            said, problems = bundle.format_pattern(pattern, args)
            assert problems == [], key
            assert str(said).strip(), key


# --- Translator --------------------------------------------------------------------------------


def words(language: str = "en") -> Translator:
    return Translator(RING_WAR, language, ("Ann", "Ben", "Cleo", "Dan"))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        Translator(RING_WAR, "tlh")
    assert refused.value.reason == because(
        "unknown-language", "kernel", language="tlh", languages="de, en"
    )
    assert "“tlh”" in words().error(refused.value)


def test_an_unknown_game_is_refused() -> None:
    assert game("ring-war") is RING_WAR
    with pytest.raises(UnknownGame) as refused:
        game("chess")
    assert words("de").error(refused.value) == "Ein Spiel namens „chess“ gibt es nicht."


def test_seats_have_the_names_they_were_given() -> None:
    assert words().name("loser", 1) == "Ben"
    assert Translator(RING_WAR, "en").name("seat", 1) == "Player 2"
    assert Translator(RING_WAR, "de").name("seat", 1) == "Spieler 2"


def test_a_kernel_reason_is_said_in_both_languages() -> None:
    reason = because("not-your-decision", "kernel")
    assert words("en").reason(reason) == "It is not your turn to decide."
    assert words("de").reason(reason) == "Diese Entscheidung liegt nicht bei dir."


def test_a_reason_nobody_wrote_a_message_for_is_said_by_its_key() -> None:
    assert words().reason(Reason("moon-too-full", "kernel")) == "moon-too-full"


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (7, "Entry 7: the line was changed afterwards."),
        (-1, "Header: the line was changed afterwards."),
    ],
)
def test_an_error_of_a_record_names_the_entry(entry: int, said: str) -> None:
    assert words().error(BadRecord("entry-tampered", entry)) == said


def caused(error: FeldzugError, by: FeldzugError) -> FeldzugError:
    error.__cause__ = by
    return error


def test_an_error_tells_the_reason_of_its_cause() -> None:
    cause = Illegal(because("area-full", "RNG-003", area=0, limit=5))
    error = caused(BadRecord("entry-illegal", 7, why=cause.reason.key), cause)
    assert words("en").error(error) == (
        "Entry 7 does not fit the game: There is no room left in Forodwaith: 5 units are the most."
    )
    deep = caused(BadRecord("snapshot-damaged", -1, why="wrong-type"), BadValue("too-deep"))
    assert words("de").error(deep) == (
        "Die Stellung in der Aufzeichnung ist nicht lesbar: Der Wert ist zu tief verschachtelt."
    )


def test_an_error_without_a_cause_tells_its_key_in_words() -> None:
    error = BadRecord("snapshot-damaged", -1, why="position-damaged")
    assert words().error(error).endswith("The saved position is damaged.")


def test_newer_rules_are_told_apart() -> None:
    said = words().error(NewerRules("ring-war@9", "ring-war@1"))
    assert "ring-war@9" in said
    assert "ring-war@1" in said


def test_large_numbers_are_written_as_the_language_writes_them() -> None:
    error = BadRecord("record-too-large", -1, most=33554432)
    assert "33,554,432 bytes" in words("en").error(error)
    assert "33.554.432 Byte" in words("de").error(error)


def test_answers_of_fate_may_be_dice() -> None:
    assert words().action((6, 5, 1)) == "6, 5, 1"


def test_a_taking_back_names_the_entry() -> None:
    assert words().action(TakeBack(12)) == "Take back to entry 12"


def test_an_outcome_tells_the_end_the_winner_and_every_place() -> None:
    ranking = ((Seat(1),), (Seat(0), Seat(2)))
    scored = Outcome("ring-destroyed", ranking, (20, 31, 20))
    assert words("en").outcome(scored).splitlines() == [
        "The ring is destroyed. Ben wins.",
        "1. Ben: 31 points",
        "2. Ann, Cleo: 20 points",
    ]
    plain = Outcome("last-player", ((Seat(0), Seat(2)), (Seat(1),)))
    assert words("de").outcome(plain).splitlines() == [
        "Es gibt keine Gegner mehr. Ann, Cleo teilen sich den Sieg.",
        "1. Ann, Cleo",
        "2. Ben",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "setup",
    [RING_WAR.setup(2, setup="quick", length="short"), FORDS.setup(3, preset="court")],
    ids=lambda setup: setup.game,
)
def test_an_event_of_a_transcript_is_told_as_when_it_happened(setup: Setup, language: str) -> None:
    with registered(REGISTRATION):
        match = random_walk(GAMES[setup.game], setup, 6, 5000)
        codec, translator = (
            Codec(match.game),
            Translator(match.game, language, ("Ann", "Ben", "Cy")),
        )
        events = {event: codec.event(event) for events in match.log for event in events}
        assert len({type(event) for event in events}) > 8
        for event, packed in events.items():
            kept = json.loads(json.dumps(packed, sort_keys=True))
            assert translator.packed_event(kept) == translator.event(event)


@pytest.mark.parametrize(
    ("packed", "said"),
    [
        # a thing that is gone is called by its id
        (
            {"@": "UnitLost", "seat": 1, "area": "gondolin", "kind": "infantry"},
            "unit-lost (seat Ben, area gondolin, kind infantry)",
        ),
        # a class that is gone is told by its message, if that is still there, or by its parts
        ({"@": "MoonRose", "seat": 1, "areas": 2}, "moon-rose (areas 2, seat Ben)"),
        ({"@": "MoonRose", "area": "moria", "card": None}, "moon-rose (area Moria)"),
        ({"@": "MoonRose", "area": ["moria", "fornost"]}, "moon-rose (area Moria, Fornost)"),
        ({"@": "MoonRose", "by": [0, 1], "open": True}, "moon-rose (by Ann, Ben, open yes)"),
        ({"@": "MoonRose"}, "moon-rose"),
        # a message that asks for what the event does not have is not said
        ({"@": "RingMoved"}, "ring-moved"),
        ({"@": "RingMoved", "dice": [3, [4, 5]]}, "ring-moved (dice 3, 4, 5)"),
    ],
    ids=str,
)
def test_an_event_of_rules_long_gone_is_told_as_well_as_can_be(
    packed: dict[str, Any], said: str
) -> None:
    assert said in words("en").packed_event(packed)


def test_messages_are_read_once() -> None:
    assert messages("en", KERNEL) is messages("en", KERNEL)
    assert "not-offered" in messages("en", KERNEL)
    assert "ring-moved" not in messages("en", KERNEL)
