"""A game is made known in one place, and can be taken back."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass

import pytest

from feldzug.bots.registry import bots_of, make_bot, policy_of, usual_bot
from feldzug.games import GAMES, game, names_of, registration
from feldzug.kernel.errors import BadOptions, UnknownGame
from feldzug.kernel.values import Event, Seat
from feldzug.parts.names import MessageNames
from feldzug.parts.registration import (
    Registration,
    Registrations,
    imported,
    register,
    registered,
    unregister,
)
from feldzug.parts.translator import Translator
from tests.practice import FORDS
from tests.practice.game import Fords
from tests.practice.position import Area, Levy, UnitFell
from tests.practice.registration import REGISTRATION

PLACE = "tests.practice.registration:REGISTRATION"


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    """The rules of a large game take a while to read, and most commands need one game or none."""
    script = (
        "import sys\n"
        "from feldzug.cli.app import app\n"
        "from feldzug.games import GAMES\n"
        "rules = [f'feldzug.games.{game}.game' for game in ('ring_war', 'runewars')]\n"
        "print([name in sys.modules for name in (*rules, 'sqlalchemy')], *GAMES)\n"
        "GAMES['runewars']\n"
        "print([name in sys.modules for name in rules])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [
        "[False, False, False] ring-war runewars empires",
        "[False, True]",
    ]


def test_a_place_names_the_game_of_its_key() -> None:
    known = Registrations()
    known.add("fords", PLACE)
    known.add("heath", PLACE)
    assert list(known) == ["fords", "heath"]
    assert known["fords"] is REGISTRATION
    with pytest.raises(AssertionError, match=f"the game at {PLACE} is called fords, not heath"):
        known["heath"]
    with pytest.raises(ValueError, match="another game called fords"):
        known.add("fords", "somewhere:else")


def test_a_game_is_known_everywhere_until_it_is_taken_back() -> None:
    before = list(GAMES)
    register(REGISTRATION)
    assert list(GAMES) == [*before, "fords"]
    assert len(GAMES) == len(before) + 1
    assert game("fords") is FORDS
    assert registration("fords") is REGISTRATION
    assert names_of(FORDS) is REGISTRATION.names
    unregister("fords")
    assert list(GAMES) == before
    with pytest.raises(UnknownGame):
        game("fords")
    with pytest.raises(UnknownGame):
        Translator(FORDS, "en")


def test_a_key_stands_for_one_game() -> None:
    with registered(REGISTRATION):
        register(REGISTRATION)  # once more is no harm
        other = Registration(Fords(), MessageNames(FORDS, "tests.practice.words"))
        with pytest.raises(ValueError, match="another game called fords"):
            register(other)


def test_a_game_is_taken_back_whatever_happens() -> None:
    with pytest.raises(KeyboardInterrupt), registered(REGISTRATION):
        raise KeyboardInterrupt
    assert "fords" not in GAMES


def test_places_are_imported_when_they_are_asked_for() -> None:
    assert imported("tests.practice.registration:REGISTRATION") is REGISTRATION
    with pytest.raises(ModuleNotFoundError):
        imported("no_such_module:THING")


def test_bots_without_a_policy_play_as_well_as_they_can() -> None:
    with registered(REGISTRATION):
        assert policy_of("fords") is None
        assert bots_of("fords") == ("random", "search")
        assert usual_bot("fords") == "random"
        with pytest.raises(BadOptions):
            make_bot("greedy", "fords", seed=1)


def test_names_come_from_messages_or_else_are_ids() -> None:
    names = REGISTRATION.names
    assert names.title("de") == "Furten"
    assert names.name("seat", 1, "en") == "Player 2"
    assert names.name("area", 0, "en") == "ford"
    assert names.forms("area", 0, "en") == {}
    assert names.group_label("table", "en") == "At the table"
    assert names.option_label("battles", "en") == "Battles"
    assert names.option_help("battles", "de").startswith("Ob Kämpfe")
    assert names.value_label("battles", "reported", "en") == "reported from a table"
    assert names.module_label("omens", "de") == "Omen"
    assert names.preset_label("long-game", "en") == "long-game"
    assert names.rule_options("2.6") == ["battles"]
    assert names.rule_text("2.6", "en") == ""
    rows = [[row for row, _ in section] for _, section in names.catalogue("en")]
    assert rows == [list(module.rows) for module in FORDS.all_modules if module.rows]


def test_what_has_no_message_is_told_by_its_parts() -> None:
    with registered(REGISTRATION):
        say = Translator(FORDS, "en", ("Ann", "Ben"))
        assert say.action(Levy(0)) == "levy (kind spear)"
        assert say.action("muster") == "muster"
        assert say.event(UnitFell(1, FORDS.start(FORDS.setup(2)).seats()[1], 1)) == (
            "unit-fell (area hill, seat Ben, kind herald)"
        )


@dataclass(frozen=True, slots=True)
class Spoils(Event):
    """What nobody has put into words, with tuples in a tuple."""

    taken: tuple[tuple[Area, Seat, int], ...]


def test_numbers_within_tuples_are_named_by_their_own_types() -> None:
    with registered(REGISTRATION):
        say = Translator(FORDS, "en", ("Ann", "Ben"))
        spoils = Spoils(((0, Seat(1), 3), (4, Seat(0), 1)))
        assert say.event(spoils) == "spoils (taken ford Ben 3, keep Ann 1)"
