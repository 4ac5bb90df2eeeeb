from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from feldzug.kernel.errors import Illegal
from feldzug.kernel.frames import NOT_OFFERED, Flow, Procedure, Question
from feldzug.kernel.position import NOT_YOURS, OVER, Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import FATE, Action, Effect, Outcome, Reason, Seat, because
from feldzug.parts.windows import Window
from tests.practice.battle import Battle, BattleWon, Strike
from tests.practice.cards import CardWindow
from tests.practice.omens import Omen
from tests.practice.orders import HowMany, March, Season
from tests.practice.position import SPEAR, Take
from tests.practice.scenes import FORD, HILL, A, B, C, begin, realm


@dataclass
class LastOrders(Procedure):
    @staticmethod
    def flow() -> Flow:
        return ("end", "never")

    def end(self, g: Position) -> None:
        g.finish(Outcome("closing-time", ((A,),)))

    def never(self, g: Position) -> None:
        raise AssertionError("the game was over")


def march() -> Position:
    return begin(realm("ford 0 2 spear"), March(A, HILL))


def test_a_seat_that_is_not_asked_may_do_nothing() -> None:
    g = march()
    assert g.legal(B) == []
    assert g.offer(B) is None
    assert g.why_not(B, Take(FORD, SPEAR, 0)) == NOT_YOURS


def test_an_illegal_action_raises_its_reason_and_changes_nothing() -> None:
    g = march()
    with pytest.raises(Illegal) as refused:
        g.apply(B, Take(FORD, SPEAR, 0))
    assert refused.value.reason == NOT_YOURS
    with pytest.raises(Illegal, match="not-offered"):
        g.apply(A, Take(FORD, SPEAR, 3))
    assert g.stack == [March(A, HILL, at="fight"), HowMany(A, HILL, FORD, SPEAR)]


def test_the_list_of_legal_actions_follows_the_position() -> None:
    g = march()
    assert len(g.legal(A)) == 3
    g.apply(A, Take(FORD, SPEAR, 1))
    assert g.legal(A) == []
    g.begin(March(A, HILL))
    assert g.legal(A) == [Take(FORD, SPEAR, 0), Take(FORD, SPEAR, 1)]


def test_what_begins_anew_is_asked_anew() -> None:
    g = march()
    assert len(g.legal(A)) == 3
    g.begin(HowMany(A, FORD, HILL, SPEAR))
    assert g.legal(A) == [Take(HILL, SPEAR, 0)]


def test_what_begins_anew_has_odds_of_its_own() -> None:
    g = begin(realm("ford 0 1 spear"), Strike(A))
    assert g.odds().total() == 6
    g.begin(Omen())
    assert g.odds().allows(C)
    assert g.odds().total() == 3


@dataclass(frozen=True)
class Drink(Action):
    what: str


WINE, WATER = Drink("wine"), Drink("water")
TOO_YOUNG = because("too-young", "1")


@dataclass
class Round(Sealed):
    """Both drink, but B no wine."""

    def seats(self, g: Position) -> list[Seat]:
        return [A, B]

    def options(self, g: Position, seat: Seat) -> list[Drink]:
        return [WINE, WATER]

    def forbids(self, g: Position, seat: Seat, action: Drink) -> Reason | None:
        return TOO_YOUNG if seat == B and action == WINE else None


def test_what_one_seat_may_do_tells_nothing_of_another() -> None:
    g = Position(Rules(), 2)
    g.begin(Round())
    assert g.legal(A) == [WINE, WATER]
    assert g.why_not(B, WINE) == TOO_YOUNG
    assert g.legal(B) == [WATER]
    assert g.why_not(A, WINE) is None


def test_the_path_tells_what_is_in_progress() -> None:
    assert march().path() == ("march", "how-many")


@dataclass
class Toast(Question):
    """To somebody at the table, by place or by name."""

    def options(self, g: Position) -> list[Drink]:
        return [Drink("")]

    def forbids(self, g: Position, action: Drink) -> Reason | None:
        named: Any = action.what
        [TOO_YOUNG][named] if isinstance(named, int) else {"": TOO_YOUNG}[named]
        return None


@pytest.mark.parametrize("what", [7, "nobody", []], ids=["no place", "no name", "neither"])
def test_an_answer_that_speaks_of_nothing_is_not_offered(what: Any) -> None:
    g = Position(Rules(), 1)
    g.begin(Toast(A))
    assert g.why_not(A, Drink("")) is None
    assert g.why_not(A, Drink(what)) == NOT_OFFERED


def test_what_is_still_to_begin_is_not_in_progress() -> None:
    g = begin(realm("ford 0 2 spear"), March(A, HILL), March(A, FORD))
    assert len(g.stack) == 3
    assert g.path() == ("march", "how-many")
    assert g.progress(A) == [March(A, HILL, at="fight"), HowMany(A, HILL, FORD, SPEAR)]


def test_a_frame_is_found_by_its_kind_the_innermost_first() -> None:
    g = realm("ford 0 1 spear, ford 1 1 spear", ("hold-the-line",))
    begin(g, Battle(FORD, A, B), Battle(HILL, A, C))
    assert g.frame(Battle).area == FORD
    assert g.frame(Window) is g.frame(CardWindow), "a kind is also what derives from it"
    with pytest.raises(LookupError, match="Season"):
        g.frame(Season)


def test_a_finished_game_leaves_nothing_in_progress() -> None:
    g = Position(Rules(), 1)
    g.begin(LastOrders(), LastOrders())
    assert g.outcome() == Outcome("closing-time", ((A,),))
    assert g.stack == []
    assert g.waiting() == ()
    assert g.offer(A) is None
    assert g.why_not(A, None) == OVER


def test_effects_expire_by_their_term_and_if_asked_by_their_seat() -> None:
    battle, mine, yours = Effect(A, "battle"), Effect(A, "season"), Effect(B, "season")
    g = realm()
    g.effects = [battle, mine, yours]
    g.expire("season", A)
    assert g.effects == [battle, yours]
    g.expire("season")
    assert g.effects == [battle]


def test_events_are_those_of_the_last_answer() -> None:
    g = begin(realm("ford 0 2 spear, ford 1 1 spear"), Battle(FORD, A, B))
    for _ in range(3):
        assert g.apply(FATE, (1,)) == []
    assert g.apply(FATE, (1,)) == [BattleWon(FORD, A)]


def test_a_reason_is_given_for_what_is_greyed() -> None:
    g = begin(realm("ford 0 3 spear, hill 0 4 spear"), March(A, HILL))
    offer = g.offer(A)
    assert offer is not None
    assert [choice.reason for choice in offer.choices][1:] == [
        None,
        because("area-full", "1.6", area=HILL, limit=5),
        because("area-full", "1.6", area=HILL, limit=5),
    ]
