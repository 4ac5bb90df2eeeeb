"""Positions and answers as text: what can be read, and how the rest is refused."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.board import AREAS
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.names import WORDS
from feldzug.games.runewars.notation import read, write
from feldzug.games.runewars.world import World
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadPosition, FeldzugError
from feldzug.kernel.notation import read_value, write_value
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.messages import LANGUAGES, messages
from feldzug.parts.translator import Translator

CODEC = Codec(RUNEWARS)

MAP = """\
game: runewars 2
tile 1: 0 0 turn 0
tile 3: 2 -1 turn 3
tile daqan: 0 2 turn 5
tile latari: 2 -3 turn 0
player 0: daqan, influence 2, dials 3 3 0
player 1: latari, influence 5, dials 2 4 2
"""

TEXT = """\
game: runewars 2 setup=quick
year: 2 summer first 1 active 0
season card: tournament
play order: 0 1
tile 1: 0 0 turn 0
tile 3: 2 -1 turn 3
tile daqan: 0 2 turn 5
tile latari: 2 -3 turn 0
1a: footman 2, routed bowman 1, stronghold 0 damaged, development training-ground, rune dragon-rune known 0 1
1b: razorwing 2
3a: city c4, activated 0 1, rune false-rune open
player 0: daqan, influence 2, dials 3 3 0, orders conquer strategize, now strategize, slain 1
tactics 0: ambush volley@0+1
fresh 0: panic
quests 0: sunken-mill@all
objective 0: fellowship known 1
player 1: latari, influence 5, dials 2 4 2, orders harvest recruit, now recruit
title primarch: 1 influence 4
hero runewitch-astarra: 0 at 1a, damage 1, routed, trained 1 0 2, rewards sword-of-dawn
hero mordrog: fell 1 at 3a, rewards runeplate@0+1
defeated: mordrog
tactics top: sappers@1
tactics discards: reserves
fate discards: 4 7
season discards: tournament
stack: WholeGame(at="seasons") > SeasonOfTheYear(at="carry_out",done=[0]) > Turn(at="bonus",seat=0,used=false) > UseOrder(seat=0)
"""  # noqa: E501 -- it is one line


def test_a_text_is_read_and_written_the_same() -> None:
    assert write(*read(TEXT)) == TEXT


def test_what_is_not_written_follows_from_the_rest() -> None:
    g, _ = read(TEXT)
    assert (g.supply[0], g.rune_box) == (14, [16, 20])
    assert len(g.tactics_deck) == 50 - 4
    assert [g.controller[area] for area in g.areas()].count(0) == 4  # 1a and the home realm


def test_without_a_stack_the_season_begins() -> None:
    g, _ = read(MAP + "year: 3 fall first 1 active nobody\n")
    assert g.path()[1:] == ("season-of-the-year", "draw-season-card")
    assert g.waiting() == (FATE,)


def walked(seed: int, steps: int, players: int, **options: str) -> Any:
    """Positions of a game in which battles are sought, each with the answer that leads on."""
    setup = RUNEWARS.setup(players, **options)
    g = RUNEWARS.start(setup)
    assert isinstance(g, World)
    dealer = Dealer(seed)
    for _ in range(steps):
        if not g.waiting():
            break
        seat = g.waiting()[0]
        answer = RUNEWARS.seek(g, seat, g.legal(seat), dealer) if seat != FATE else None
        action = dealer.draw(g.odds()) if seat == FATE else answer
        yield g, setup, action
        g.apply(seat, action)
    yield g, setup, None


@pytest.mark.parametrize(
    ("players", "steps", "every", "options"),
    [
        pytest.param(4, 400, 9, {}, id="set up by the players"),
        pytest.param(
            2, 2000, 17, {"setup": "quick", "victory": "victory-card"}, id="a whole game of two"
        ),
        pytest.param(
            3, 900, 13, {"setup": "quick", "exploration": "on", "hero_support": "on"}, id="modules"
        ),
    ],
)
def test_positions_and_answers_of_a_walked_game_go_there_and_back(
    players: int, steps: int, every: int, options: dict[str, str]
) -> None:
    for n, (g, setup, action) in enumerate(walked(7, steps, players, **options)):
        if action is not None:
            assert read_value(CODEC, write_value(CODEC, action)) == action
        if n % every == 0 or action is None:
            found, agreed = read(write(g, setup))
            assert CODEC.text(found, agreed) == CODEC.text(g, setup)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line=1"),
        ("game: ring-war 4", "line=1"),
        ("game: runewars 5", "wrong-number-of-players"),
        ("game: runewars 4 weather=fair", "unknown-option"),
        ("game: runewars 4 epic=on victory=victory-card", "epic-is-of-2010"),
        (MAP + "1z: footman 2", "line=8"),
        (MAP + "1a: wizard 2", "line=8"),
        (MAP + "1a: footman", "line=8"),
        (MAP + "1a: footman 300", "line=8"),
        (MAP + "1a: footman -1", "line=8"),
        (MAP + "1a: stronghold 2", "line=8"),
        (MAP + "1a: stronghold 0 broken", "line=8"),
        (MAP + "1a: footman 1\n1a: footman 2", "line=9"),
        (MAP + "1a: footman 1, footman 2", "line=8"),
        (MAP + "1a: routed bowman 1, routed bowman 2", "line=8"),
        (MAP + "1a: stronghold 0, stronghold 1", "line=8"),
        (MAP + "1a: city c1, city c2", "line=8"),
        (
            MAP + "1a: stronghold 0, development training-ground, development reinforced-walls",
            "line=8",
        ),
        (MAP + "tile 2: 0 0 round 1", "line=8"),
        (MAP + "player 2: waiqar", "line=8"),
        (MAP + "tactics 0: ambush@40", "line=8"),
        (MAP + "tactics 0: fireball", "line=8"),
        (MAP + "hero mordrog: 0 near 1a", "line=8"),
        (MAP + "drawn 2: 4", "line=8"),
        (MAP + "hero: 0 at 1a", "line=8"),
        (MAP + "tactics middle: ambush", "line=8"),
        (MAP + "title primarch: 1 costs 4", "line=8"),
        (MAP + "year: 1 autumn first 0 active 0", "line=8"),
        (MAP + "module weather: Explorations()", "line=8"),
        (MAP + 'battle: PickFaction(faction="daqan")', "line=8"),
        (MAP + "effect: BattleRecord(year=1)", "line=8|unknown-field|missing-field"),
        (MAP + "result: " + "[" * 5000, "line=8"),
        (MAP + "stack: Turn", "not-a-frame"),
        (MAP + 'stack: Turn(seat=1,at="breakfast")', "unknown-stage"),
        (MAP + 'stack: WholeGame(at="seasons") > UseOrder(seat=1)', "position-damaged"),
    ],
)
def test_what_is_no_position_is_refused_with_the_line_where_it_breaks(text: str, why: str) -> None:
    with pytest.raises(FeldzugError, match=why):
        read(text)


LIMITS = [
    ("1a: footman 9", "area-over-full", "RW-161"),
    ("1a: footman 6, beastman 3", "area-over-full", "RW-161"),
    ("1a: footman 8\n1b: footman 9", "more-figures-than-in-the-box", "RW-015"),
    ("1a: giant 5", "more-figures-than-in-the-box", "RW-015"),
    ("tactics 0: ambush ambush ambush ambush ambush", "more-cards-than-in-the-box", "RW-015"),
    ("1a: footman 1, archer 1", "units-of-two-players", "RW-066"),
    ("1a: berserker 1", "faction-not-in-play", "RW-021"),
    ("5a: footman 1", "area-not-in-play", "RW-028"),
    ("hero mordrog: 0 at 5a", "area-not-in-play", "RW-028"),
    ("1a: development training-ground", "development-without-stronghold", "RW-173"),
    (
        "\n".join([f"{a}: stronghold 0" for a in ("1a", "1b", "1c", "3a", "3b")]),
        "too-many-strongholds",
        "RW-010",
    ),
    (
        "\n".join([f"{a}: stronghold 0, development diplomat" for a in ("1a", "1b", "1c", "3b")]),
        "too-many-developments",
        "RW-011",
    ),
    ("1a: city c1\n1b: city c1", "city-twice", "RW-012"),
    ("1a: rune dragon-rune, rune false-rune", "rune-there", "RW-332"),
    ("year: 9 spring first 0 active nobody", "year-too-late", "RW-068"),
    ("year: 7 spring first 0 active nobody", "year-too-late", "RW-068"),
    ("hero mordrog: 0 at 1a, damage 5", "hero-too-damaged", "RW-304"),
    ("tile waiqar: 20 20 turn 0", "home-off-the-rim", "RW-041"),
    ("tile waiqar: 0 2 turn 5", "tile-overlaps", "RW-041"),
    ("tile 2: 0 0 turn 0", "tile-overlaps", "RW-028"),
    ("tile 2: 40 40 turn 0", "tile-touches-too-little", "RW-029"),
    ("tile 2: 1 -3 turn 1", "borders-clash", "RW-030"),
    ("hero mordrog: 0 at 1a, trained 3 0 0", "trained-too-far", "RW-312"),
    ("quests 0: giants-toll eagles-nest lost-caravan the-old-road", "hand-too-large", "RW-166"),
    ("objective 0: fellowship wall-of-stone", "hand-too-large", "RW-166"),
]


@pytest.mark.parametrize(("lines", "key", "rule"), LIMITS)
def test_a_position_that_breaks_a_limit_is_refused_with_its_rule(
    lines: str, key: str, rule: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        read(MAP + lines)
    assert (refused.value.reason.key, refused.value.reason.rule) == (key, rule)
    for language in LANGUAGES:
        sentence = Translator(RUNEWARS, language).error(refused.value)
        assert sentence not in ("", key)
        assert key in messages(language, WORDS)


@pytest.mark.parametrize(
    ("player", "key", "rule"),
    [
        ("player 1: latari, influence 5, dials 2 9 2", "dial-too-high", "RW-167"),
        ("player 1: latari, influence 5, dials 2 2", "dial-too-high", "RW-167"),
        ("player 1: daqan, influence 5, dials 2 2 2", "faction-taken", "RW-021"),
        ("player 1: latari, dials 2 2 2, orders harvest harvest", "order-open-twice", "RW-006"),
    ],
)
def test_a_player_who_breaks_a_limit_is_refused_with_its_rule(
    player: str, key: str, rule: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        read(MAP.rsplit("player 1", 1)[0] + player)
    assert (refused.value.reason.key, refused.value.reason.rule) == (key, rule)


HEROES = "".join(
    [
        f"hero {name}: 0 at daqan-a\n"
        for name in ("mordrog", "mad-carthos", "runewitch-astarra", "ronan-of-the-wild")
    ]
)
TACTICS = (
    "tactics 0: ambush volley panic sappers reserves sabotage rally-cry forced-march "
    "shield-wall counterspell black-market\n"
)
TURN = (
    'stack: WholeGame(at="seasons") > SeasonOfTheYear(at="carry_out",done=[0]) > '
    'Turn(at="end",seat=0,used=true) > '
)


@pytest.mark.parametrize(
    ("lines", "top"),
    [
        (HEROES, 'GainHero(at="limit",draws=1,hero="mordrog",seat=0) > ChooseDeserter(seat=0)'),
        (TACTICS, "TooManyTactics(seat=0)"),
    ],
)
def test_who_is_asked_what_to_part_with_may_hold_too_much(lines: str, top: str) -> None:
    with pytest.raises(BadPosition, match="hand-too-large"):
        read(MAP + lines)
    g, setup = read(MAP + lines + TURN + top)
    assert write(*read(write(g, setup))) == write(g, setup)
    assert len(g.legal(Seat(0))) > 1


@pytest.mark.rule("RW-091")
def test_an_order_that_is_carried_out_lies_open() -> None:
    with pytest.raises(BadPosition) as refused:
        read(TEXT.replace("now strategize", "now fortify"))
    assert refused.value.reason.key == "order-not-open"
    assert "“Fortify”" in Translator(RUNEWARS, "en").error(refused.value)
    read(TEXT.replace("conquer strategize, now strategize", "conquer fortify, now fortify"))


@pytest.mark.rule("RW-304")
def test_hidden_armour_keeps_a_hero_alive() -> None:
    with pytest.raises(BadPosition, match="hero-too-damaged"):
        read(MAP + "hero mordrog: 0 at 1a, damage 5")
    read(MAP + "hero mordrog: 0 at 1a, damage 5, rewards runeplate")


@pytest.mark.parametrize(
    "effect",
    [
        'ShrinkTo(seat=0,area="1a",most=8)',
        'PlaceUnits(at="place",count=2,kind="bowman",seat=0)',
    ],
)
def test_while_an_effect_is_in_progress_more_than_eight_units_may_be_in_an_area(
    effect: str,
) -> None:
    crowd = "1a: footman 8, beastman 1, stronghold 0\n1b: stronghold 0\n"
    for elsewhere in (effect.replace("seat=0", "seat=1").replace("1a", "3a"), "UseOrder(seat=0)"):
        with pytest.raises(BadPosition, match="area-over-full"):
            read(MAP + crowd + TURN + elsewhere)
    g, _ = read(MAP + crowd + TURN + effect)
    assert g.units(AREAS.index("1a")) == 9
