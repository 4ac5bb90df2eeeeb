"""Runewars in a terminal: what is drawn of a position, for whom, and a year that is played."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from feldzug.cli import terminals
from feldzug.cli.terminals import Terminal
from feldzug.cli.terminals.runewars.hex_map import NARROWEST, HexMap
from feldzug.cli.translator import cli_translator
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.laid import Laid
from feldzug.games.runewars.names import NAMES
from feldzug.games.runewars.notation import read
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat
from tests.cli.shell import call, refused, said
from tests.games.runewars.battlefield import engaged
from tests.games.runewars.battlefield import field as battlefield
from tests.games.runewars.table import table
from tests.games.runewars.test_notation import MAP, TEXT, walked

LANGUAGES = ("en", "de")


def terminal(language: str = "en", players: int = 2) -> Terminal:
    return terminals.of(RUNEWARS, cli_translator(language), players)


def drawn(shown: RenderableType | None, width: int = 80) -> str:
    """What a terminal of a width shows, without colours."""
    assert shown is not None
    out = StringIO()
    Console(file=out, width=width, color_system=None).print(shown)
    return "\n".join([line.rstrip() for line in out.getvalue().splitlines()])


def position() -> World:
    return read(TEXT)[0]


BOARD = r"""
                      ~~~~~~~~
                     /Latari A\
            ^^^^^^^^/♥         \________
           ^3C      \          /Latari B\
          ^          \________/♥         \
          \          /Latari C\          /
           \________/♥         \________/
           /3B      \          /
  ~~~~~~~~/          \________/
 /1A      \          /3A      \
/♣3♖⚒      \________/          \
\◆♚        /1B      \◇⌂••      /
 \________/○2        \~~~~~~~~/
 /1C      \          /
/          \________/
\          /Daqan B \
 \________/♣         \
 /Daqan A \          /
/♣         \________/
\          /Daqan C \
 \________/♣         \
          \          /
           \~~~~~~~~/
"""


def test_the_map_is_drawn_with_borders_owners_units_and_tokens() -> None:
    shown = drawn(terminal().board(position(), Seat(0)))
    assert shown.startswith(BOARD.strip("\n"))


def test_runes_are_shown_as_a_seat_knows_them() -> None:
    g = table(seed=3)
    lie = list(zip(g.runes.areas, g.runes.seen, strict=True))
    own = [area for area, seen in lie if seen == 1]
    assert own
    mine, theirs, everybodys = (
        drawn(terminal(players=4).board(g, seat)) for seat in (Seat(0), Seat(1), None)
    )
    assert mine != theirs
    runes = len(lie)
    assert count(everybodys, "◆") == count(everybodys, "◇") == 0
    assert count(everybodys, "?") == runes
    assert count(mine, "?") == runes - len(own)
    assert count(mine, "◆") == 2


def count(shown: str, sign: str) -> int:
    """How often a sign stands on the map, above the legend."""
    return shown.partition("○ neutral")[0].count(sign)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_board_fits_the_screen(width: int, seed: int) -> None:
    g = table(seed=seed)
    shown = drawn(terminal(players=4).board(g), width)
    assert max([len(line) for line in shown.splitlines()]) <= width
    for area in g.areas():
        name = NAMES.name("area", area, "en")
        assert re.search(rf"[/~^]({name}|{name[0]}·{name[-1]}) *[\\~^]", shown), name


def test_a_map_that_is_too_wide_is_turned() -> None:
    tiles = (Laid(0, 0, 0, 0), Laid(2, 2, -1, 3), Laid(9, -2, -1, 1), Laid(10, 3, -4, 0))
    shown = HexMap(tiles, lambda *_: ())
    wide = shown.columns(0) * (NARROWEST + 2) + 2
    assert shown.best_turn(wide) == 0
    assert shown.columns(shown.best_turn(wide - 1)) == min([shown.columns(n) for n in range(6)])
    assert shown.columns(shown.best_turn(wide - 1)) < shown.columns(0)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Year 2 of 6, Summer · Tournament", "food wood ore", "3 3 0", "Primarch")),
        ("de", ("Jahr 2 von 6, Sommer · Turnier", "Nahr. Holz Erz", "3 3 0", "Primarch")),
    ],
)
def test_the_realms_are_told_in_a_table(language: str, words: tuple[str, ...]) -> None:
    shown = drawn(terminal(language).status(position()))
    for word in words:
        assert word in shown


def test_a_hand_is_shown_to_its_owner_with_what_is_printed_on_it() -> None:
    g = position()
    own, other = (drawn(terminal().hand(g, seat)) for seat in (Seat(0), Seat(1)))
    for word in ("Ambush:", "Volley:", "Panic:", "Fellowship:", "Runewitch Astarra (1A)", "Dawn"):
        assert word in own
        assert word not in other
    assert re.search(r"[✓·] .*\d of \d", own)
    german = drawn(terminal("de").hand(g, Seat(0)))
    assert "Zielkarte:" in german
    assert "Taktikkarten" in german


def test_one_looks_at_areas_and_cards_by_name() -> None:
    g, t = position(), terminal()
    area = drawn(t.look(g, "1a", Seat(0)))
    for word in (
        "1A ♣",
        "2 Footman",
        "1 Bowman (routed)",
        "damaged stronghold",
        "face down: dragon rune",
        "Astarra",
    ):
        assert word in area
    assert re.search(r"mountains +5B", drawn(terminal().look(battlefield(), "5d")))
    assert re.search(r"water +1B", drawn(terminal().look(battlefield(), "5a")))
    assert "face up: false rune" in drawn(t.look(g, "3a"))
    assert "a rune token you do not know" in drawn(t.look(g, "1a"), 120)
    assert drawn(t.look(g, "harvest")).startswith("Harvest: ")
    assert t.look(g, "mordor") is None
    assert "verdeckt: Drachenrune" in drawn(terminal("de").look(g, "1a", Seat(0)))


@pytest.mark.parametrize(
    ("language", "attackers", "first"),
    [("en", "Attackers", "Initiative"), ("de", "Angreifer", "Initiative")],
)
def test_both_lines_of_a_battle_stand_above_its_questions(
    language: str, attackers: str, first: str
) -> None:
    g = engaged("2 footman, 1 knight -1", "2 archer, 1 sorceress routed", 3)
    offer: Any = g.offer(g.waiting()[0])
    shown = drawn(terminal(language, 4).hint(g, offer))
    assert attackers in shown
    assert first in shown
    assert re.search(r"1 \w+ 1/2", shown)  # a knight with a point of damage
    assert re.search(r"2 \w+, 1 \w+ \(", shown) or re.search(r"1 \w+ \(", shown)  # routed


def test_where_nobody_fights_there_is_no_hint() -> None:
    g = position()
    offer = g.offer(Seat(0))
    assert offer is not None
    assert terminal().hint(g, offer) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_comes_in_a_game_can_be_drawn(language: str) -> None:
    shown = terminal(language, 3)
    options = {"setup": "quick", "exploration": "on", "hero_support": "on"}
    for n, (g, _, _) in enumerate(walked(5, 500, 3, **options)):
        for seat in [seat for seat in g.waiting() if seat >= 0]:
            offer = g.offer(seat)
            for choice in offer.choices:
                parted = shown.part(g, choice.action)
                assert parted is None or parted.head.plain
            hint = shown.hint(g, offer)
            assert (hint is None) == (not g.fighters)
            if n % 25 == 0:
                for part in (shown.board(g, seat), shown.status(g), shown.hand(g, seat)):
                    assert drawn(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_year_is_played_by_typing(tmp_path: Path, language: str) -> None:
    """The first number each time, with a look at everything now and then."""
    looks = {"en": "hand\nlook 1A\nmap\nplayers\nwhy\n", "de": "hand\nschau 1A\nplan\nwarum\n"}
    args = ("play", "runewars", "--seats", "me,random", "--quick", "--lang", language)
    result = call(*args, typed=(looks[language] + "1\n" * 12) * 12, data=tmp_path)
    assert result.exit_code == 0, result.output
    seasons = {"en": "Year 2: Spring begins.", "de": "Jahr 2: Frühling beginnt."}
    assert seasons[language] in result.stdout
    (record,) = (tmp_path / "feldzug").glob("*.record")
    text = said("replay", str(record), "--notation")
    assert read(text)[0].year == int(re.findall(r"^year: (\d+)", text, re.MULTILINE)[0])


def test_the_set_up_is_drawn_with_the_places_around_the_map(tmp_path: Path) -> None:
    args = ("play", "runewars", "--seats", "me,random")
    result = call(*args, typed="1\n" * 6, data=tmp_path)
    assert result.exit_code == 0, result.output
    assert re.search(r"turned by \d/6, at +\d+ -?\d+,-?\d+", result.stdout)
    assert re.search(r"^ +-?\d+,-?\d+( |$)", result.stdout, re.MULTILINE)
    shown = result.stdout.split("a place is where area A comes to lie")[1]
    assert re.search(r"/\d[AB] +[\\~^]", shown)
    assert re.search(r"[/~^]\d[FWO]", shown)


# positions by notation


def test_a_position_out_of_a_file_is_counted_on(tmp_path: Path) -> None:
    file = tmp_path / "puzzle"
    file.write_text(TEXT, encoding="utf-8")
    assert re.search(
        r"\b1 +2\b", said("perft", "runewars", "--position", str(file), "--depth", "1")
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "More than 8 units of a player cannot stay in 1A. (RW-161)"),
        ("de", "Mehr als 8 Einheiten eines Spielers können in 1A nicht bleiben. (RW-161)"),
    ],
)
def test_a_position_that_breaks_a_limit_is_refused_in_a_sentence(
    tmp_path: Path, language: str, sentence: str
) -> None:
    file = tmp_path / "puzzle"
    file.write_text(MAP + "1a: footman 9\n", encoding="utf-8")
    args = ("perft", "runewars", "--position", str(file), "--lang", language)
    assert refused(*args) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The epic game goes with the 2010 edition only, not with Victory cards. (RW-375)"),
        ("de", "Die epische Variante geht nur mit der Ausgabe von 2010, nicht mit Siegkarten. (RW-375)"),
    ],
)  # fmt: skip
def test_options_that_do_not_go_together_are_refused_with_their_rule(
    language: str, sentence: str
) -> None:
    options = ("--option", "epic=on", "--option", "victory=victory-card")
    args = ("play", "runewars", "--seats", "me,random", *options, "--lang", language)
    assert refused(*args) == sentence
