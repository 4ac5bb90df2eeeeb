"""What is in force with the expansion alone, and what by agreement. [BOW-043, BOW-049, BOW-058 – BOW-062]"""

from __future__ import annotations

from itertools import product

import pytest

from feldzug.games.runewars.banners.announcing import AnnounceWindow
from feldzug.games.runewars.banners.barren import BannersState, desolate, freeze
from feldzug.games.runewars.banners.development.buying import BuyCard
from feldzug.games.runewars.banners.garrison import GARRISON
from feldzug.games.runewars.banners.guildmaster import GUILDMASTER
from feldzug.games.runewars.banners.pieces import CONTENT, UNIT_ROWS
from feldzug.games.runewars.battle.passes import LetDraw, PickType
from feldzug.games.runewars.board import HOME_OF, KINDS, NEUTRAL, kinds_in_play
from feldzug.games.runewars.decks import (
    HERO_BOX,
    OBJECTIVE_BOX,
    ORDER_BOX,
    QUEST_BOX,
    REWARD_BOX,
    SEASON_BOX,
    TACTICS_BOX,
    TITLE_BOX,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.kernel.rules import Rules
from feldzug.parts.content import load
from tests.games.runewars.banners.announcing import BANNERS, attacked
from tests.games.runewars.banners.developing import harvest, realm
from tests.games.runewars.battlefield import engaged
from tests.games.runewars.campaign import begin, campaign
from tests.games.runewars.order import use_bonus
from tests.games.runewars.table import DAQAN, kind, table

DECKS = {
    "heroes": HERO_BOX,
    "objectives": OBJECTIVE_BOX,
    "orders": ORDER_BOX,
    "quests": QUEST_BOX,
    "rewards": REWARD_BOX,
    "seasons": SEASON_BOX,
    "tactics": TACTICS_BOX,
    "titles": TITLE_BOX,
}
OPTIONAL = {
    "development_cards": "development-cards",
    "commanders": "commanders",
    "free_cities": "free-cities",
    "road_to_victory": "road-to-victory",
}
COMBINATIONS = [
    tuple([key for key, on in zip(OPTIONAL, chosen, strict=True) if on])
    for chosen in product((False, True), repeat=len(OPTIONAL))
]


def rules_of(*modules: str, **options: str) -> Rules:
    return RUNEWARS.rules(RUNEWARS.setup(4, modules, **options))


# the box


@pytest.mark.rule("BOW-011")
def test_no_rule_asks_on_which_sheet_a_token_was_printed() -> None:
    tokens = load(CONTENT, "tokens.toml")["token"]
    assert len(tokens) > 10
    assert not [token["id"] for token in tokens if {"sheet", "sheets"} & token.keys()]
    facts = RUNEWARS.content(RUNEWARS.setup(4, preset="banners-everything"))
    assert "tiles 12" in facts, "what the rules read is told by its file"
    assert not [name for name in facts if "sheet" in name]


@pytest.mark.rule("BOW-043")
@pytest.mark.parametrize("file", DECKS)
def test_every_new_card_is_known_as_such_and_sorted_out_again(file: str) -> None:
    box, rows = DECKS[file], load(CONTENT, f"{file}.toml")
    new = {row["id"] for table_of in rows.values() for row in table_of}
    with_them = {card.id for card in box.in_play(rules_of(*BANNERS))}
    without = {card.id for card in box.in_play(rules_of())}
    assert new
    assert with_them - without == new
    assert without == {card.id for card in box.own}


# the sheets


@pytest.mark.rule("BOW-058")
def test_units_of_both_sheets_with_the_same_initiative_draw_in_one_round() -> None:
    g = engaged("1 footman, 1 novice-wizard", "1 giant", 3, modules=BANNERS)
    assert isinstance(g.stack[-1], PickType)
    assert g.legal(DAQAN) == [LetDraw(kind("footman")), LetDraw(kind("novice-wizard"))]
    g = engaged("1 knight, 1 novice-wizard", "1 giant", 3, modules=BANNERS)
    assert not isinstance(g.stack[-1], PickType), "the knight's row is the second"


# what is always in force


def in_force(rules: Rules) -> dict[str, bool]:
    """Which of the seven things that BOW-061 names these rules have."""
    tactics = {card.id for card in TACTICS_BOX.in_play(rules)}
    return {
        "units": {KINDS.index(row["id"]) for row in UNIT_ROWS} <= set(kinds_in_play(rules)),
        "tactical fate": "bribery" in tactics,
        "Garrison": GARRISON in ORDER_BOX.numbers(rules),
        "Guildmaster": GUILDMASTER in TITLE_BOX.numbers(rules),
        "desolation, cryomancy": any(m.state is BannersState for m in rules.modules),
    }


@pytest.mark.rule("BOW-061")
@pytest.mark.parametrize("keys", COMBINATIONS, ids="-".join)
def test_the_always_on_rules_hold_whatever_else_was_agreed(keys: tuple[str, ...]) -> None:
    assert all(in_force(rules_of(*BANNERS, **dict.fromkeys(keys, "on"))).values())


@pytest.mark.rule("BOW-061")
def test_they_work_in_a_game_without_any_option() -> None:
    assert not any(in_force(rules_of()).values())
    g = table(modules=BANNERS, setup="quick")
    first, second = [a for a in g.areas() if HOME_OF[a] == NEUTRAL][:2]
    desolate(g, first)
    freeze(g, second)
    view = g.views(None)["banners"]
    assert (len(view.desolate), len(view.frozen)) == (1, 1)
    g = attacked("1c: 2 archer", "2 footman", hands={"daqan": ("bribery",)})
    while not isinstance(g.stack[-1], AnnounceWindow):
        g.apply(g.waiting()[0], g.legal(g.waiting()[0])[0])
    assert g.waiting() == (DAQAN,), "announcing is a step of every battle"


# what is agreed


@pytest.mark.rule("BOW-049")
def test_development_cards_are_bought_with_the_option_only() -> None:
    g = harvest(realm(), DAQAN)
    assert [a for a in g.legal(DAQAN) if isinstance(a, BuyCard)]
    g = campaign("", 4, BANNERS)
    g.dials[DAQAN] = [8, 8, 8]
    begin(g, DAQAN, "harvest")
    use_bonus(g, DAQAN)
    assert not [a for seat in g.seats() for a in g.legal(seat) if isinstance(a, BuyCard)]
    assert "development-cards" not in g.views(DAQAN)


@pytest.mark.rule("BOW-062")
@pytest.mark.parametrize("keys", COMBINATIONS, ids="-".join)
def test_every_combination_of_options_may_be_agreed(keys: tuple[str, ...]) -> None:
    for players in RUNEWARS.players:
        setup = RUNEWARS.setup(players, BANNERS, **dict.fromkeys(keys, "on"))
        chosen = {OPTIONAL[key] for key in keys}
        needed = {"victory-cards"} if "road_to_victory" in keys else set()
        assert set(setup.modules) == {"banners", *chosen, *needed}
        assert RUNEWARS.start(setup).waiting()
