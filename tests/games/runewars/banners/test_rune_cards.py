"""Rune tokens that were turned up, and the epic game, where cards that reveal runes are replaced."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.cards.tactics.epic import ReplaceRuneCard, ReplaceTactics
from feldzug.games.runewars.cards.rewards.tactical_map import StudyMap
from feldzug.games.runewars.decks import TACTICS_CARDS
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.rune_shuffle import (
    LayRunesBack,
    ShuffleRunes,
    TakeUpRune,
    TurnRunesDown,
)
from feldzug.games.runewars.set_up.quick import QuickSetUp
from feldzug.games.runewars.set_up.start import SetUp
from feldzug.games.runewars.tactics.play import TacticsDiscarded
from feldzug.games.runewars.turn import OwnActions
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import Fall, Spring, Summer, Winter
from feldzug.kernel.codec import Codec
from feldzug.kernel.secrecy_laws import secrecy_laws
from feldzug.kernel.values import FATE
from feldzug.parts.windows import PASS, answer_in_advance, pass_in_advance
from tests.games.runewars.battlefield import DAQAN, at
from tests.games.runewars.cards.hand import realm
from tests.games.runewars.table import rune, start, table, turn_of

BANNERS = ("banners",)


# --- Open tokens -------------------------------------------------------------------------------


@pytest.mark.rule("BOW-118", "BOW-119")
@pytest.mark.parametrize("season", [Spring, Summer, Fall, Winter])
def test_no_season_turns_a_token_down(season: type) -> None:
    g = table(2, modules=BANNERS, setup="quick")
    for area in list(g.runes.areas):
        runes = g.runes.clone()
        runes.reveal(area, g.rune_in(area), g.rune_seen(area))
        g.runes = runes
    shown = [area for area in g.runes.areas if g.is_revealed(area)]
    assert shown == list(g.runes.areas) != []
    start(g, *g.stack[:1], season())
    assert [area for area in g.runes.areas if g.is_revealed(area)] == shown


def shuffled(g: World, *answers: object) -> World:
    turn_of(g, DAQAN, ShuffleRunes(DAQAN))
    for answer in answers:
        g.apply(DAQAN, answer)
    return g


@pytest.mark.rule("BOW-119", "BOW-120")
@pytest.mark.parametrize("hidden", [True, False])
def test_fortify_may_turn_those_down_that_it_moves(hidden: bool) -> None:
    g = realm("1a: 1 footman; 1b: 1 footman; 1c: 1 footman", BANNERS)
    for name in ("1a", "1b", "1c"):
        rune(g, name, "dragon", open_to_all=True)
    take = TakeUpRune(at("1a")), TakeUpRune(at("1b"))
    shuffled(g, *take, TurnRunesDown(hidden), LayRunesBack(True))
    assert [g.is_revealed(at(name)) for name in ("1a", "1b", "1c")] == [
        not hidden,
        not hidden,
        True,
    ]


# --- The epic game -----------------------------------------------------------------------------


def number(name: str) -> int:
    return TACTICS_CARDS.index(name)


def drawing(count: int = 1, **options: str) -> World:
    """Daqan draw cards in their turn."""
    g = realm("", BANNERS, **options)
    draws = [DrawTactics(DAQAN) for _ in range(count)]
    return turn_of(g, DAQAN, OwnActions(DAQAN), *draws)


@pytest.mark.rule("BOW-123")
@pytest.mark.parametrize("name", ["game-of-power", "broken-seals"])
def test_in_the_epic_game_a_card_that_reveals_runes_may_be_replaced(name: str) -> None:
    g = drawing(epic="on")
    g.apply(FATE, number(name))
    assert isinstance(g.stack[-1], ReplaceRuneCard)
    assert g.legal(DAQAN) == [ReplaceTactics(number(name)), PASS]
    told = g.apply(DAQAN, ReplaceTactics(number(name)))
    assert TacticsDiscarded(DAQAN, number(name)) in told
    g.apply(FATE, number("panic"))
    assert g.fresh[DAQAN].cards == [number("panic")]
    assert g.tactics_deck.discards == [number(name)]
    assert g.legal(DAQAN) == [PASS]
    g.apply(DAQAN, PASS)
    assert not isinstance(g.stack[-1], ReplaceRuneCard)


@pytest.mark.rule("BOW-123")
def test_it_may_be_kept_and_others_are_not_replaced() -> None:
    g = drawing(2, epic="on")
    g.apply(FATE, number("game-of-power"))
    assert g.waiting() == (FATE,), "cards that are drawn together are looked at together"
    g.apply(FATE, number("panic"))
    assert g.legal(DAQAN) == [ReplaceTactics(number("game-of-power")), PASS]
    reason = g.why_not(DAQAN, ReplaceTactics(number("panic")))
    assert reason is not None
    assert (reason.key, reason.rule) == ("reveals-no-runes", "BOW-123")
    g.apply(DAQAN, PASS)
    assert sorted(g.fresh[DAQAN].cards) == sorted([number("game-of-power"), number("panic")])


@pytest.mark.rule("BOW-123")
def test_who_keeps_what_comes_does_so_for_one_season() -> None:
    """A pass in advance is over with the season: no two of them have the same number."""
    g, found = drawing(epic="on"), []
    for g.year in (1, 2, 3):
        for g.season in range(4):
            found.append(ReplaceRuneCard("after-drawing", (DAQAN,)).scopes(g, DAQAN)["season"])
    assert found == sorted(set(found))


@pytest.mark.rule("BOW-123")
def test_what_another_draws_next_is_not_waited_for() -> None:
    g = realm("", BANNERS, epic="on")
    other = next(seat for seat in g.seats() if seat != DAQAN)
    turn_of(g, DAQAN, OwnActions(DAQAN), DrawTactics(other), DrawTactics(DAQAN))
    g.apply(FATE, number("game-of-power"))
    assert isinstance(g.stack[-1], ReplaceRuneCard)
    assert g.waiting() == (DAQAN,)


@pytest.mark.rule("BOW-123")
def test_who_draws_is_asked_whatever_it_was() -> None:
    g = drawing(epic="on")
    g.apply(FATE, number("panic"))
    assert isinstance(g.stack[-1], ReplaceRuneCard)
    secrecy_laws(Codec(RUNEWARS), RUNEWARS.setup(4, BANNERS, epic="on"), g)
    g.apply(DAQAN, PASS)
    assert not isinstance(g.stack[-1], ReplaceRuneCard)


@pytest.mark.rule("BOW-123")
def test_nobody_is_asked_when_all_such_cards_lie_open() -> None:
    g = drawing(epic="on")
    gone = [number(name) for name in ("game-of-power", "broken-seals") for _ in range(2)]
    deck = g.tactics_deck.clone()
    for card in gone:
        deck.bag.remove(card)
        deck.discard(card)
    g.tactics_deck = deck
    g.apply(FATE, number("panic"))
    assert not isinstance(g.stack[-1], ReplaceRuneCard)


@pytest.mark.rule("BOW-123")
def test_in_another_game_nobody_is_asked() -> None:
    g = drawing()
    g.apply(FATE, number("game-of-power"))
    assert not isinstance(g.stack[-1], ReplaceRuneCard)


@pytest.mark.rule("BOW-123", "RW-379")
@pytest.mark.parametrize(("setup", "asked"), [(SetUp, True), (QuickSetUp, False)])
def test_first_cards_are_replaced_but_not_in_the_quick_set_up(setup: type, asked: bool) -> None:
    g = realm("", BANNERS, epic="on")
    start(g, WholeGame(at="seasons"), setup(at="starting_hands"), DrawTactics(DAQAN))
    g.apply(FATE, number("game-of-power"))
    assert any(isinstance(frame, ReplaceRuneCard) for frame in g.stack) == asked


@pytest.mark.rule("BOW-123")
def test_who_will_keep_all_says_so_in_advance() -> None:
    g = drawing(epic="on")
    g.apply(FATE, number("panic"))
    standing = pass_in_advance(g, DAQAN, "season", "after-drawing")
    assert answer_in_advance(g, DAQAN, [standing]) == PASS
    g.season += 1
    assert answer_in_advance(g, DAQAN, [standing]) is None


@pytest.mark.rule("BOW-123")
def test_several_kept_cards_are_one_question() -> None:
    g = realm("", BANNERS, epic="on")
    turn_of(g, DAQAN, OwnActions(DAQAN), StudyMap(DAQAN, 2, 2))
    for name in ("game-of-power", "broken-seals"):
        g.apply(FATE, number(name))
    assert len([f for f in g.stack if isinstance(f, ReplaceRuneCard)]) == 1


@pytest.mark.rule("BOW-123", "BOW-214")
def test_lieutenant_general_is_replaced_before_anybody_is_asked() -> None:
    g = drawing(epic="on")
    g.apply(FATE, number("lieutenant-general"))
    assert g.waiting() == (FATE,)
    g.apply(FATE, number("panic"))
    assert isinstance(g.stack[-1], ReplaceRuneCard)
