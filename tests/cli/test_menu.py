"""What a typed line means."""

from __future__ import annotations

import pytest

from feldzug.cli import terminals
from feldzug.cli.matching import fits
from feldzug.cli.play.menu import Gesture, Menu, Step, Unclear, gesture
from feldzug.cli.translator import cli_translator
from feldzug.games.ring_war.actions import Attack, Deploy, Done, Move, MoveTo, SendUnit
from feldzug.games.ring_war.game import RING_WAR
from tests.games.ring_war.table import GREEN, begin, place, war

REALM = "fornost: 0 infantry 2, cavalry 2\nweather_hills: 0 infantry 1\nlorien: 0 infantry 1"


def menu(part: str, language: str = "en") -> Menu:
    g = begin(war(REALM), part)
    offer = g.offer(GREEN)
    assert offer is not None
    return Menu(g, offer, terminals.of(RING_WAR, cli_translator(language), 4))


def unclear(asked: Menu, line: str) -> Unclear:
    with pytest.raises(Unclear) as found:
        asked.answer(line)
    return found.value


@pytest.mark.parametrize(
    ("typed", "label", "expected"),
    [
        ("lor", "Place an infantry unit in Lórien", True),
        ("LÓRIEN inf", "Place an infantry unit in Lórien", True),
        ("infantry in the lorien", "Place an infantry unit in Lórien", True),
        ("creatures", "Place a creature in Lórien", True),
        ("rien", "Place an infantry unit in Lórien", False),
        ("lor moria", "Place an infantry unit in Lórien", False),
        ("", "anything", False),
    ],
)
def test_a_few_letters_are_enough(typed: str, label: str, expected: bool) -> None:
    assert fits(typed, label) is expected


@pytest.mark.parametrize(
    ("text", "count", "steps"),
    [
        ("12", 1, ("12",)),
        ("5 infantry in Fornost", 5, ("infantry in Fornost",)),
        ("5x12", 5, ("12",)),
        ("5 × 12", 5, ("12",)),
        ("3 > cavalry", 1, ("3", "cavalry")),
        ("2 cavalry fornost > buckland", 2, ("cavalry fornost", "buckland")),
        ("fornost", 1, ("fornost",)),
    ],
)
def test_a_gesture_is_a_number_and_steps(text: str, count: int, steps: tuple[str, ...]) -> None:
    assert gesture(text) == Gesture(count, steps)


def test_a_number_is_a_choice() -> None:
    asked = menu("reinforcements")
    assert asked.answer("1") == ([asked.choices[0].action], [])
    assert unclear(asked, "999").key == "menu-no-number"
    assert unclear(asked, "0").key == "menu-no-number"


def test_several_units_in_one_line() -> None:
    one = Deploy(place("fornost"), 0)
    asked = menu("reinforcements")
    assert asked.answer("1 infantry in Fornost, 1 infantry lorien") == (
        [one, Deploy(place("lorien"), 0)],
        [],
    )
    assert menu("reinforcements", "de").answer("1 Infanterie in Fornost, fertig") == (
        [one, Done()],
        [],
    )


def test_a_line_is_done_whole_or_not_at_all() -> None:
    refused = unclear(menu("reinforcements"), "5 infantry in Fornost")
    assert refused.key == "menu-refused"
    assert refused.text.endswith("(RNG-003)") or refused.text.endswith("(G02)")


def test_letters_show_what_fits() -> None:
    asked = menu("reinforcements")
    several = unclear(asked, "infantry")
    assert several.key == "menu-several"
    assert [asked.labels[n - 1] for n in several.numbers] == [
        "Place an infantry unit in Fornost",
        "Place an infantry unit in the Weather Hills",
        "Place an infantry unit in Lórien",
    ]
    assert unclear(asked, "inf forn").key == "menu-one"
    assert unclear(asked, "gondolin").key == "menu-nothing"
    greyed = unclear(asked, "creature lorien")
    assert greyed.key == "menu-greyed"


def test_a_greyed_choice_has_a_number_but_no_effect() -> None:
    asked = menu("reinforcements")
    assert unclear(asked, str(len(asked.open) + 1)).key == "menu-greyed"


def test_one_step_after_another() -> None:
    step = [Move(place("fornost"), 1), MoveTo(place("weather_hills"), False)]
    assert menu("movement").answer("2 cavalry fornost > weather hills") == (step * 2, [])


def test_a_fight_in_one_line_ends_where_the_defender_decides() -> None:
    asked = menu("battle")
    announced = [Attack(place("fornost"), place("old_forest")), SendUnit(1, False)]
    assert asked.answer("fornost old forest > cavalry") == (announced, [])
    later = [Step("fornost old forest"), Step("cavalry")]
    assert asked.answer("2 fornost old forest > cavalry") == (announced, later)


def test_words_that_fit_twice_are_not_guessed() -> None:
    assert unclear(menu("battle"), "fornost > cavalry").key == "menu-ambiguous"
