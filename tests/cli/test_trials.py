"""Simulations, the arena, fuzzing and counting."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Any

import pytest

from feldzug.cli import fuzz
from feldzug.games.empires.game import EMPIRES
from feldzug.games.ring_war.game import RING_WAR, RingWar
from feldzug.games.runewars.game import RUNEWARS
from feldzug.kernel import laws, secrecy_laws
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.match import Match
from feldzug.kernel.values import Seat
from feldzug.kernel.walks import uniform
from tests.cli.shell import call, read, refused, said, whole

SHORT = ("--quick", "--option", "length=short", "--option", "map=base")
PAIR = ("simulate", "ring-war", "--bots", "greedy,random", "--games", "4", "--seed", "5", *SHORT)


def test_a_simulation_sums_up_its_games() -> None:
    found = read(*PAIR)
    assert (found["games"], found["seed"], found["players"]) == (4, 5, 2)
    assert found["options"]["map"] == "base"
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(4)
    for seat in found["seats"]:
        low, high = seat["interval"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
    for key in ("turns", "decisions"):
        assert found[key]["10"] <= found[key]["50"] <= found[key]["90"]
    assert sum(found["endings"].values()) == 4


@pytest.mark.slow
def test_the_same_seed_plays_the_same_games_in_any_number_of_processes(tmp_path: Path) -> None:
    alone = whole([*PAIR, "--json"], tmp_path)
    together = whole([*PAIR, "--json", "--jobs", "2"], tmp_path)
    assert alone.stdout == together.stdout
    assert (alone.stderr, together.stderr) == ("", "")


@pytest.mark.parametrize(("language", "word"), [("en", "95 % between"), ("de", "zu 95 % zwischen")])
def test_the_table_of_a_simulation(language: str, word: str) -> None:
    text = said(*PAIR, "--games", "1", "--lang", language)
    assert word in text
    assert "simulate-" not in text


def test_one_bot_takes_all_seats() -> None:
    found = read("simulate", "ring-war", "--bots", "random", "--games", "1", *SHORT)
    assert [seat["bot"] for seat in found["seats"]] == ["random"] * 4


@pytest.mark.slow
def test_the_arena_rates_the_bots() -> None:
    args = ("arena", "--games", "2", "--players", "2", "--seconds", "0.001", *SHORT[1:])
    found = read(*args)
    assert {standing["name"].split()[0] for standing in found["standings"]} >= {"random", "greedy"}
    text = said(*args, "--lang", "de")
    assert "Wertung" in text
    assert "arena-" not in text


@pytest.mark.parametrize("language", ["en", "de"])
def test_fuzzing_finds_nothing(language: str, tmp_path: Path) -> None:
    text = said(
        "fuzz", "--seconds", "1", "--seed", "1", "--into", str(tmp_path), "--lang", language
    )
    assert (
        text.splitlines()[-1] == {"en": "Nothing broke.", "de": "Nichts ist zerbrochen."}[language]
    )
    assert list(tmp_path.iterdir()) == []
    assert {"en": "All laws were tried at", "de": "alle Gesetze geprüft"}[language] in " ".join(
        text.split()
    )


def test_what_breaks_is_saved_as_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise AssertionError("a law is broken")

    monkeypatch.setattr(laws, "position_laws", broken)
    result = call("fuzz", "--seconds", "0.5", "--seed", "7", "--into", str(tmp_path))
    assert result.exit_code == 1
    assert "Seed 7 broke: AssertionError: a law is broken" in result.stdout
    (first, *_) = sorted(tmp_path.iterdir())
    assert call("verify", str(first)).exit_code == 0


def test_fuzzing_as_json(tmp_path: Path) -> None:
    found = read("fuzz", "--seconds", "0", "--seed", "3", "--into", str(tmp_path))
    assert (found["games"], found["seed"], found["failures"]) == (1, 3, [])


@pytest.mark.parametrize("walk", ["uniform", "seek"])
def test_a_walk_may_seek_what_the_game_is_about(
    walk: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sought: list[Any] = []

    def seek(_: Any, g: Any, seat: Any, legal: list[Any], dealer: Dealer) -> Any:
        sought.append(legal[0])
        return uniform(g, seat, legal, dealer)

    monkeypatch.setattr(RingWar, "seek", seek)
    args = ("fuzz", "--seconds", "0.3", "--seed", "3", "--into", str(tmp_path), "--walk", walk)
    found = read(*args)
    assert (found["walk"], found["failures"]) == (walk, [])
    assert len(sought) == (found["decisions"] if walk == "seek" else 0)
    assert f"(walk: {walk})" in said(*args)


@pytest.mark.slow
def test_fuzzing_plays_so_many_games(tmp_path: Path) -> None:
    args = ("--seed", "3", "--option", "length=short", "--option", "setup=quick")
    found = read("fuzz", "--game", "ring-war", "--games", "2", "--into", str(tmp_path), *args)
    assert (found["games"], found["failures"]) == (2, [])
    assert found["decisions"] > 100, "no game is cut short"


def test_what_is_lost_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counts = iter(range(10**6))
    monkeypatch.setattr(RingWar, "inventory", lambda _, _g: {"coins": next(counts)})
    monkeypatch.setattr(laws, "position_laws", lambda *_: None)
    result = call("fuzz", "--game", "ring-war", "--seconds", "0", "--into", str(tmp_path))
    assert result.exit_code == 1
    assert "AssertionError" in result.stdout


def fuzzer(players: int, every: int = fuzz.OFTEN) -> fuzz.Fuzzer:
    """A campaign of so many players on paper, without an end in time."""
    setup = EMPIRES.setup(players, battles="paper")
    return fuzz.Fuzzer(EMPIRES, setup, 1, Dealer(1), inf, "uniform", every)


def test_with_many_players_secrecy_is_looked_at_with_other_eyes_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[tuple[Any, ...]] = []
    monkeypatch.setattr(laws, "position_laws", lambda *at: looked.append(at[4:]))
    monkeypatch.setattr(laws, "match_laws", lambda *_: None)
    trial = fuzzer(12)
    trial.play()
    assert len(looked) == trial.positions == 2 + trial.steps // fuzz.OFTEN
    assert {most for _, most in looked} == {fuzz.FEW}
    seats = [seat for (seat,), _ in looked]
    assert seats[:13] == list(range(13)), "one after the other, the organiser too"


def test_with_many_players_answers_of_few_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(EMPIRES, EMPIRES.setup(12, battles="paper"), Dealer(1))
    while len(match.position.may_answer()) <= 2 * fuzz.FEW:
        seat = match.position.waiting()[0]
        match.play(seat, [match.position.legal(seat)[0]])
    g = match.position
    tried: list[Seat] = []

    def legal(_: Any, seat: Seat) -> list[Any]:
        tried.append(seat)
        return []

    monkeypatch.setattr(type(g), "legal", legal)
    for seed in range(12):
        before = len(tried)
        secrecy_laws.an_unfenced_answer_shows_nothing(
            Codec(EMPIRES), EMPIRES.setup(12), g, Seat(0), seed, None, fuzz.FEW
        )
        assert len(tried) - before == fuzz.FEW
    assert len(set(tried)) > 2 * fuzz.FEW, "others each time"


def test_somebody_may_leave_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LEAVES", 40)
    monkeypatch.setattr(laws, "position_laws", lambda *_: None)
    trial = fuzzer(7)
    trial.play()
    assert trial.match is not None
    g = trial.match.position
    assert g.outcome() is not None
    left = [seat for seat in g.seats() if not g.has_resigned(seat)]
    assert fuzz.FEWEST <= len(left) < 7


def test_what_must_not_get_lost_is_counted_after_every_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted: list[int] = []
    monkeypatch.setattr(laws, "position_laws", lambda *_: None)
    monkeypatch.setattr(laws, "match_laws", lambda *_: None)
    monkeypatch.setattr(laws, "nothing_is_lost_or_made", lambda *_: counted.append(1))
    trial = fuzzer(4, every=0)
    trial.play()
    assert trial.positions == 2
    assert len(counted) > trial.steps > 0


def tried_at(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, every: str) -> list[tuple[Any, ...]]:
    """The seats for which the laws were tried, place by place, in a short game of two."""
    found: list[tuple[Any, ...]] = []
    monkeypatch.setattr(laws, "position_laws", lambda *at: found.append(at[4]))
    monkeypatch.setattr(laws, "match_laws", lambda *_: None)
    monkeypatch.setattr(fuzz, "ENDLESS", 60)  # then it breaks off
    chosen = ("--option", "length=short", "--option", "setup=quick", "--every", every)
    call(
        "fuzz",
        "--game",
        "ring-war",
        "--games",
        "1",
        "--seed",
        "3",
        *chosen,
        "--into",
        str(tmp_path),
    )
    return found


def test_the_laws_are_tried_for_one_seat_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = tried_at(monkeypatch, tmp_path, "10")
    seats = sorted(set(found))
    assert len(found) == 7, "at the beginning and after 9, 19, … 59 answers"
    assert len(seats) > 1
    assert found == [seats[n % len(seats)] for n in range(7)]


def test_the_laws_may_be_left_for_the_beginning_and_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(tried_at(monkeypatch, tmp_path, "0")) == 1, "it has no end"


def test_random_options_without_a_module() -> None:
    setups = [fuzz.any_setup(RUNEWARS, Dealer(seed), without=("banners",)) for seed in range(50)]
    assert {"exploration", "hero-support"} <= {name for s in setups for name in s.modules}
    for setup in setups:
        assert not set(setup.modules) & {"banners", "commanders", "banners-exploration"}
    setups = [
        fuzz.any_setup(RUNEWARS, Dealer(seed), without=("exploration",)) for seed in range(50)
    ]
    assert "exploration" not in {name for s in setups for name in s.modules}, (
        "no option pulls it in"
    )


def test_a_module_that_is_asked_for_cannot_be_left_out() -> None:
    text = refused("fuzz", "--game", "runewars", "--with", "banners", "--without", "banners")
    assert text.startswith("“--without” cannot be “banners”; possible are: victory-cards, ")


def test_a_walk_that_is_not_known_is_refused() -> None:
    assert refused("fuzz", "--walk", "idle") == (
        "“--walk” cannot be “idle”; possible are: both, uniform, seek."
    )


def test_random_options_go_together() -> None:
    setups = {fuzz.any_setup(RING_WAR, Dealer(seed)) for seed in range(50)}
    assert {setup.players for setup in setups} == {2, 3, 4}
    assert len(setups) == 50


def test_perft_counts_paths() -> None:
    rows = read("perft", "ring-war", "--depth", "1", *SHORT)
    assert [row["depth"] for row in rows] == [0, 1]
    assert rows[0]["paths"] == 1
    assert "Tiefe" in said("perft", "ring-war", "--depth", "0", "--lang", "de")


def test_perft_counts_from_a_position(tmp_path: Path) -> None:
    file = tmp_path / "opening.txt"
    file.write_text("game: ring-war 2\nstack: WholeWar()\n")
    rows = read("perft", "ring-war", "--depth", "2", "--position", str(file))
    assert [row["paths"] for row in rows] == [1, 16, 240]
    assert refused("perft", "ring-war", "--quick", "--position", str(file)).startswith("A position")
    assert refused("perft", "ring-war", "--position", str(tmp_path)).startswith(
        "There is no readable"
    )
    file.write_text("nonsense")
    assert refused("perft", "ring-war", "--position", str(file)) == (
        "Line 1 of the text does not describe a position."
    )


@pytest.mark.slow
def test_the_bench_measures() -> None:
    figures = read("bench", "--seconds", "0.1")["figures"]
    assert figures[0]["decisions_per_second"] > 0
    assert (figures[0]["game"], figures[0]["walk"]) == ("Ring War, 4 players, 64 areas", "uniform")
    told = said("bench", "--seconds", "0.1", "--lang", "de")
    assert "Entsch./s" in told
    assert "a simulated battle of 2,000 points a side" in told
    assert "ms im Mittel" in told


@pytest.mark.slow
def test_the_bench_measures_what_was_agreed() -> None:
    options = ("--option", "length=short", "--option", "map=base", "--option", "setup=quick")
    asked = ("bench", "ring-war", "--players", "2", *options, "--walk", "seek", "--seconds", "0.1")
    figures = read(*asked)["figures"]
    assert {one["walk"] for one in figures} == {"seek"}
    assert {one["game"] for one in figures} == {
        "Ring War, 2 players, length=short, map=base, setup=quick"
    }
    assert "“--walk” cannot be “home”" in refused("bench", "--walk", "home", "--lang", "en")
    assert refused("bench", "chess")
