"""Standing passes and choosing again, as people at one screen type them."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from feldzug.cli import terminals
from feldzug.cli.play.passes import StandingPasses
from feldzug.cli.play.saves import Save
from feldzug.cli.play.screen import Screen
from feldzug.cli.play.session import Session
from feldzug.cli.translator import cli_translator
from feldzug.games.ring_war.cards.play import CardWindow as RingWarWindow
from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.match import Match
from feldzug.kernel.sealed import RECONSIDER
from feldzug.parts.registration import registered
from feldzug.parts.windows import PASS, StandingPass
from tests.games.ring_war.table import GREEN, RED, start, war
from tests.practice import FORDS
from tests.practice.cards import CARD_PLAYED, START_OF_BATTLE, CardWindow
from tests.practice.orders import Lay, War
from tests.practice.position import Realm
from tests.practice.registration import REGISTRATION
from tests.practice.scenes import A, B, C, begin, realm

Playing = Callable[..., tuple[str, Match]]


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with registered(REGISTRATION):
        yield


def windows(*hands: str) -> Realm:
    """Two windows at the start of a battle, one for a card that was played, then the orders of a season."""
    order = (B, A)
    moments = [CardWindow(START_OF_BATTLE, order) for _ in range(2)]
    return begin(realm("", hands), *moments, CardWindow(CARD_PLAYED, order), War(at="season"))


@pytest.fixture
def play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Playing:
    """Play on from a position with some typed lines; what was printed, and the match."""

    def played(g: Realm, seats: str, *typed: str, language: str = "en") -> tuple[str, Match]:
        say = cli_translator(language)
        match = Match(FORDS, FORDS.setup(3), Dealer(2), origin=g)
        save = Save(tmp_path / "a.record", match, seats.split(), say)
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, ""])))
        terminal = terminals.of(FORDS, say, 3, save.seats)
        Session(save, terminal, Screen(say), say).play()
        return capsys.readouterr().out, match

    return played


def answers(match: Match, seat: int) -> list[object]:
    return [entry.action for entry in match.journal if entry.seat == seat]


def test_whoever_passes_in_advance_is_handed_nothing_over(play: Playing) -> None:
    typed = ("", "pass game", "", "pass", "pass", "pass")
    text, match = play(windows("hold-the-line", "hold-the-line"), "me me me", *typed)
    until_orders, _, _ = text.partition("Which order do you lay in secret?")
    assert until_orders.count("Hand over to Player 2, then press Enter.") == 1
    assert until_orders.count("Hand over to Player 1, then press Enter.") == 1
    assert "You pass for the rest of the game; “passes” takes it back." in text
    assert answers(match, B)[:3] == answers(match, A)[:3] == [PASS, PASS, PASS]


def test_the_ways_to_pass_are_shown_and_others_are_refused(play: Playing) -> None:
    typed = ("pass year", "pass season now", "quit")
    text, match = play(windows("hold-the-line feint", "feint"), "me random random", *typed)
    offered = (
        "“pass season” (season), “pass new-card” (new-card), “pass game” (for the rest of the game)"
    )
    assert f"In advance: {offered}." in " ".join(text.split())
    assert "“year” is no way to pass in advance; possible are: " in text
    assert "“season now” is no way to pass in advance" in text
    assert answers(match, A) == []


def test_a_pass_may_hold_for_one_moment_only_and_be_taken_back(play: Playing) -> None:
    g = windows("hold-the-line feint", "feint")
    typed = ("passes", "pass season here", "passes", "passes 7", "passes 1", "passes", "quit")
    text, match = play(g, "me random random", *typed)
    assert answers(match, A) == [PASS, PASS], "not asked at the second window, but at the third"
    assert text.count("You pass nothing in advance.\n") == 2
    assert f"  1 season ({START_OF_BATTLE})" in text
    assert "You have no standing pass 7." in text
    assert text.index("You will be asked again.") < text.rindex("You pass nothing in advance.")


def test_german_words_are_understood(play: Playing) -> None:
    typed = ("passen spiel hier", "verzichte", "verlassen")
    g = windows("hold-the-line feint", "feint")
    text, match = play(g, "me random random", *typed, language="de")
    assert "„passen spiel“ (für den Rest des Spiels)" in " ".join(text.split())
    assert f"  1 für den Rest des Spiels ({START_OF_BATTLE})" in text
    assert answers(match, A) == [PASS, PASS]


def test_elsewhere_nobody_passes_in_advance(play: Playing) -> None:
    text, _ = play(begin(realm(), War()), "me random random", "pass game", "quit")
    assert "One passes in advance only where several are asked at once" in " ".join(text.split())


def test_who_has_chosen_in_secret_may_choose_again_until_the_screen_is_handed_over(
    play: Playing,
) -> None:
    # Player 1 chooses, thinks again before player 2 comes, and chooses otherwise.
    typed = ("", "1", "undo", "", "2", "", "1", "zurück", "", "2", "quit")
    text, match = play(begin(realm(), War()), "me me random", *typed)
    offered = "Or, Player 1, type “undo” to choose again."
    assert text.count(offered) == 2, "before the second player came, each time"
    first = answers(match, A)
    assert isinstance(first[0], Lay)
    assert first[1] == RECONSIDER
    assert isinstance(first[2], Lay)
    assert first[2] != first[0]
    assert "Or, Player 2" not in text, "nobody else at this screen still chooses"


def test_nobody_alone_with_bots_is_asked_to_choose_again(play: Playing) -> None:
    text, match = play(begin(realm(), War()), "me random random", "1", "quit")
    assert "choose again" not in text
    assert RECONSIDER not in answers(match, A)


def test_the_windows_of_ring_war_have_words_in_both_languages() -> None:
    g = start(
        war("moria: 0 infantry 2\nhand 0: | you-shall-not-pass"),
        RingWarWindow("attack", (GREEN, RED)),
    )
    terminal = terminals.of(RING_WAR, cli_translator("de"), 4)
    passes = StandingPasses([GREEN, RED], terminal)
    assert passes.scopes(g, GREEN) == ["turn", "hand", "game"]
    assert passes.scopes(g, RED) == [], "who holds no card is not asked"
    for text in ("turn", "Zug", "zug"):
        assert passes.meant(g, GREEN, text) == StandingPass("turn", g.turn)
    here = passes.meant(g, GREEN, "hand hier")
    assert here is not None
    assert here.moment == "attack"
    assert passes.label(here) == "bis sich deine Karten ändern (vor deinem Angriff)"
    assert passes.meant(g, GREEN, "") is None


def test_a_standing_pass_that_has_run_out_is_forgotten() -> None:
    g = windows("hold-the-line", "feint")
    passes = StandingPasses([A], terminals.of(FORDS, cli_translator("en"), 3))
    passes.add(g, A, StandingPass("season", 0))
    assert passes.answer(g, A) is None
    passes.add(g, A, StandingPass("season", 1))
    passes.add(g, A, StandingPass("season", 1))
    assert passes.of(A) == [StandingPass("season", 1)]
    assert passes.answer(g, A) == PASS
    assert passes.answer(g, C) is None
