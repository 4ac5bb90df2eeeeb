from __future__ import annotations

import pytest

from feldzug.kernel import laws
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import Illegal
from feldzug.kernel.game import Game
from feldzug.kernel.hidden import Glimpse, Hand, Pool, determinise
from feldzug.kernel.module import Module
from feldzug.kernel.secrecy_laws import a_role_holds_nothing_hidden
from feldzug.kernel.values import Seat
from tests.practice import FORDS
from tests.practice.league import LEAGUE, League

A = Seat(0)


def test_roles_sit_after_the_players() -> None:
    g = LEAGUE.start(LEAGUE.setup(19))
    assert g.seats() == list(range(19))
    assert g.all_seats() == list(range(20))
    assert g.role("organiser") == 19
    assert [g.role_of(seat) for seat in (Seat(18), Seat(19))] == ["", "organiser"]
    assert [g.player(seat) for seat in (Seat(18), Seat(19), None)] == [18, None, None]
    assert g.waiting() == (19,)


def test_a_game_without_roles_has_its_players_only() -> None:
    g = FORDS.start(FORDS.setup(3))
    assert g.all_seats() == g.seats()
    with pytest.raises(LookupError, match="organiser"):
        g.role("organiser")


def test_a_table_has_twenty_seats_roles_and_all() -> None:
    Game("small", players=(18, 19), base=Module("small"), roles=("organiser",))
    with pytest.raises(ValueError, match="at most 20 seats"):
        Game("large", players=(19, 20), base=Module("large"), roles=("organiser",))


def test_a_role_sees_what_a_bystander_sees_and_samples_know_nothing_hidden() -> None:
    match = laws.random_walk(LEAGUE, LEAGUE.setup(4), 3, 30)
    g = match.position
    assert isinstance(g, League)
    assert any(g.hands)
    organiser = g.role("organiser")
    assert g.view(organiser) == g.view(None)
    hands = [tuple(determinise(g, organiser, Dealer(n)).hands[0]) for n in range(8)]  # type: ignore[attr-defined]
    assert len(set(hands)) > 1
    assert Glimpse(g, organiser).offers == g.offers(organiser)


class Peeking(League):
    """What the first seat holds, the organiser knows."""

    def pools(self, seat: Seat) -> list[Pool]:
        known = seat == self.role("organiser")
        hands = [s for s in self.seats() if s != seat and not (known and s == A)]
        return [Pool([*[Hand(self.hands, s) for s in hands], self.pile])]


def test_a_role_that_knows_what_is_hidden_breaks_a_law() -> None:
    g = Peeking(LEAGUE.rules(LEAGUE.setup(2)), 2, hands=[[1], [2]], pile=[3])
    with pytest.raises(AssertionError, match="not from the organiser"):
        a_role_holds_nothing_hidden(g, g.role("organiser"))


def test_a_role_neither_gives_up_nor_has_a_place() -> None:
    match = laws.random_walk(LEAGUE, LEAGUE.setup(2), 3, 10)
    with pytest.raises(Illegal):
        match.resign(match.position.role("organiser"))
    match.resign(A)
    outcome = match.position.outcome()
    assert outcome is not None
    assert outcome.ranking == ((1,), (0,))


def test_a_role_need_not_agree_to_taking_back() -> None:
    match = laws.random_walk(LEAGUE, LEAGUE.setup(2), 3, 4)
    before = match.length
    match.ask_undo(A, before - 1)
    match.consent(Seat(1))
    assert match.length == before + 1


def test_a_position_with_roles_is_saved_and_loaded() -> None:
    codec, setup = Codec(LEAGUE), LEAGUE.setup(19)
    g = LEAGUE.start(setup)
    loaded = codec.load(codec.save(g, setup), foreign=True)
    assert loaded.offers(Seat(19)) == g.offers(Seat(19))
