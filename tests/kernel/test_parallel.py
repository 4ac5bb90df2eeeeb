from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from feldzug.kernel import laws
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer, ScriptedDealer
from feldzug.kernel.errors import BadValue, Illegal, Stale
from feldzug.kernel.fate import Dice
from feldzug.kernel.frames import Chance, Flow, Frame, Names, Procedure, Question, Todo
from feldzug.kernel.match import Match
from feldzug.kernel.module import Module
from feldzug.kernel.nesting import misplaced
from feldzug.kernel.parallel import In, Parallel, addressed, bare, branches_of, whole
from feldzug.kernel.playout import playout
from feldzug.kernel.position import NOT_YOURS, Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.sealed import RECONSIDER, Sealed
from feldzug.kernel.values import FATE, Action, Event, Outcome, Seat
from tests.practice.league import (
    LEAGUE,
    Battle,
    DrawItem,
    FieldArmies,
    HireFor,
    LayMap,
    League,
    Result,
    Roster,
    Round,
    TableBattle,
    Tile,
    Unit,
    asked,
)

A, B, C, D, E, F = (Seat(n) for n in range(6))
MAP = LayMap((Tile(0, 0, "plain"), Tile(1, 0, "hill")))
ARMY = Roster((Unit(0, 3),))
LARGER = Roster((Unit(1, 3),))


def begun(players: int, dealer: Dealer | None = None) -> Match:
    """The map is laid and everybody has hired: the battles of the first round begin."""
    match = Match(LEAGUE, LEAGUE.setup(players), dealer or Dealer(1))
    match.play(match.position.role("organiser"), MAP)
    for seat in match.position.seats():
        match.play(seat, HireFor(0))
    return match


# asking


def test_everybody_is_asked_at_once_each_in_a_branch_of_its_own() -> None:
    g = begun(4).position
    assert g.waiting() == (A, B, C, D)
    assert g.branches() == [(0,), (1,)]
    (offer,) = g.offers(C)
    assert offer.branch == (1,)
    assert offer.path == ("season", "round", "battle", "field-armies")
    assert isinstance(offer.question, FieldArmies)
    assert offer.forms == ("Roster",)
    assert all(isinstance(action, In) and action.branch == 1 for action in offer.legal)


def test_a_seat_may_be_asked_in_two_branches_at_once() -> None:
    match = begun(3)
    g = match.position
    assert [offer.branch for offer in g.offers(A)] == [(0,), (1,)]
    offer = g.offer(A)
    assert offer is not None
    assert offer.branch == ()
    together = [choice for one in g.offers(A) for choice in one.choices]
    assert list(offer.choices) == together
    match.play(A, In(1, ARMY))
    assert match.position.waiting_as_seen(C, (0,)) == (A, B)
    assert match.position.waiting_as_seen(C, (1,)) == (C,)


def test_within_a_branch_rules_see_it_on_top_of_what_is_below() -> None:
    g = begun(4).position
    for n, battle in enumerate(((A, B), (C, D))):
        found = g.within((n,), lambda _: g.frame(Battle))
        assert (found.attacker, found.defender) == battle
        assert g.within((n,), lambda _: g.frame(Round)).number == 1
    assert [type(f).__name__ for f in g.stack] == ["Season", "Round", "Battles"]
    assert g.path((1,)) == ("season", "round", "battle", "field-armies")
    assert [type(f) for f in g.progress(A, (1,))][-2:] == [Battle, FieldArmies]


def test_whoever_does_not_name_a_branch_is_refused() -> None:
    g = begun(4).position
    for action in (ARMY, In(1, ARMY), In(2, ARMY), In(-1, ARMY), In(0, In(0, ARMY))):
        assert g.why_not(A, action) is not None
    assert g.why_not(A, In(0, ARMY)) is None
    assert g.why_not(Seat(4), In(0, ARMY)) == NOT_YOURS


def test_pairs_go_on_in_any_order() -> None:
    dealer = ScriptedDealer(["rain", 3, "fair", 5, (1, 2)])
    match = begun(4, dealer)
    for seat, n in ((C, 1), (D, 1), (A, 0), (B, 0)):
        match.play(seat, In(n, ARMY))
    g = match.position
    assert isinstance(g, League)
    assert [g.within((n,), lambda _: g.frame(Battle).weather) for n in (0, 1)] == ["fair", "rain"]
    assert g.hands == [[5], [], [3], []]
    match.play(D, In(1, Result(60, 20)))
    match.play(C, In(1, match.position.offers(C)[0].legal[0].action))  # type: ignore[attr-defined]
    assert match.position.branches() == [(0,)]
    assert match.position.waiting() == (A, B)


def test_it_is_over_when_all_are() -> None:
    match = begun(3)
    dealer = Dealer(5)
    while match.position.branches() != [()]:
        seat = match.position.waiting()[0]
        legal = match.position.legal(seat)
        match.play(seat, legal[dealer.below(len(legal))])
    assert match.position.path()[:2] == ("season", "round")


def test_nothing_goes_on_where_there_is_no_branch() -> None:
    g = Position(Rules.compose(Module("bare")), 2)
    g.begin(Parallel(()))
    assert g.stack == []
    assert g.branches() == []


# tokens


def test_another_branch_makes_no_answer_stale() -> None:
    match = begun(4)
    known = [match.token(seat, (n // 2,)) for n, seat in enumerate((A, B, C, D))]
    match.play(A, In(0, ARMY), known[A])
    match.play(B, In(0, ARMY), known[B])  # it is revealed, and dice fall
    match.play(C, In(1, ARMY), known[C])
    with pytest.raises(Stale):
        match.play(C, In(1, ARMY), known[C])
    assert match.token(A, (0,)) > known[A]
    assert match.token(D, (1,)) == known[D]
    assert match.token(D) == known[D]


def test_one_seat_in_two_branches_has_a_token_for_each() -> None:
    match = begun(3)
    first, second = match.token(A, (0,)), match.token(A, (1,))
    match.play(A, In(0, ARMY), first)
    assert match.token(A, (0,)) == first + 1
    assert match.token(A, (1,)) == second
    match.play(A, In(1, ARMY), second)
    match.play(A, In(0, RECONSIDER), first + 1)


def test_the_token_of_all_is_stale_when_anything_it_is_asked_has_changed() -> None:
    match = begun(3)
    known = match.token(A)
    match.play(B, In(0, ARMY))
    assert match.token(A) == known
    match.play(C, In(1, ARMY))
    match.play(A, In(1, ARMY), known)
    assert match.token(A) > known
    assert match.token(A, (0,)) == known, "there nothing has changed"
    with pytest.raises(Stale):
        match.play(A, In(1, Result(60, 20)), known)


def test_replayed_it_has_the_same_tokens() -> None:
    match = laws.random_walk(LEAGUE, LEAGUE.setup(5), 3, 40)
    again = Match.replay(LEAGUE, match.setup, match.journal)
    for seat in match.position.all_seats():
        for branch in [(), *match.position.branches()]:
            assert again.token(seat, branch) == match.token(seat, branch)


def test_an_own_report_can_be_taken_back_and_no_other_token_changes() -> None:
    match = begun(4)
    for seat, n in ((C, 1), (D, 1), (A, 0), (B, 0)):
        match.play(seat, In(n, ARMY))
    known = match.token(D, (1,)), match.token(B, (0,))
    match.play(A, In(0, Result(60, 20)))
    assert match.can_undo(A)
    assert not match.can_undo(C)
    match.undo(A)
    assert match.token(D, (1,)) == known[0]
    match.play(C, In(1, Result(60, 20)))
    with pytest.raises(Stale):
        match.play(D, In(1, Result(20, 60)), known[0])


def test_when_things_begin_side_by_side_nothing_before_is_taken_back() -> None:
    match = begun(4)
    assert not any(match.can_undo(seat) for seat in match.position.seats())
    assert match.at_fence
    assert match.checkpoint().number == match.decision


def test_who_is_amid_a_choice_begins_it_anew() -> None:
    match = begun(4)
    match.play(A, In(0, ARMY))
    assert not match.can_undo(A), "who has chosen reconsiders"
    match.play(A, In(0, RECONSIDER))
    match.play(A, In(0, LARGER))
    assert match.position.waiting() == (B, C, D)


# fate


def test_fate_is_asked_one_branch_after_another_and_nobody_else_meanwhile() -> None:
    g = begun(4).position.clone()
    for seat, n in ((A, 0), (B, 0)):
        g.apply(seat, In(n, ARMY))
    assert g.waiting() == (FATE,)
    assert g.legal(FATE) == ["fair", "rain", "storm"]
    assert g.why_not(C, In(1, ARMY)) == NOT_YOURS
    assert g.offers(C) == []
    assert g.may_answer() == ()
    g.apply(FATE, "rain")
    assert g.odds().total() == 8
    assert isinstance(g.within((0,), lambda top: top), DrawItem)


def test_a_playout_needs_to_know_nothing_of_it() -> None:
    g = LEAGUE.start(LEAGUE.setup(5))
    decisions, _, _ = playout(g, Dealer(3))
    assert decisions > 30
    assert g.outcome() is not None


# saving


def test_branches_are_saved_and_what_stands_wrongly_in_one_is_refused() -> None:
    codec, setup = Codec(LEAGUE), LEAGUE.setup(4)
    match = begun(4)
    match.play(A, In(0, ARMY))
    saved = codec.save(match.position, setup)
    assert codec.text(codec.load(saved, foreign=True), setup) == codec.text(match.position, setup)
    saved["stack"][2]["branches"][0][1]["@"] = "Sky"
    del saved["stack"][2]["branches"][0][1]["steps"]
    assert codec.load(saved, foreign=True).waiting() == (FATE,)
    for frames, why in (
        ([{"@": "Battle", "at": "nowhere", "attacker": 0, "defender": 1}], "unknown-stage"),
        ([{"@": "FieldArmies", "steps": {"@": "dict", "items": []}}], "position-damaged"),
        ([{"@": "Roster", "units": []}], "wrong-type"),
    ):
        saved["stack"][2]["branches"][0] = frames
        with pytest.raises(BadValue, match=why):
            codec.load(saved, foreign=True)


def test_an_army_that_nobody_could_choose_is_refused_in_a_branch_too() -> None:
    codec, setup = Codec(LEAGUE), LEAGUE.setup(4)
    match = begun(4)
    match.play(A, In(0, Roster((Unit(0, 7),))))
    saved = codec.save(match.position, setup)
    codec.load(saved, foreign=True)
    steps = saved["stack"][2]["branches"][0][1]["steps"]
    steps["items"][0][1][0]["units"][0]["count"] = 20
    codec.load(saved, foreign=True)
    steps["items"][0][1][0]["units"].append({"@": "Unit", "troop": "foot", "count": 1})
    with pytest.raises(BadValue):
        codec.load(saved, foreign=True)


def test_a_frame_in_a_branch_stands_in_what_is_below_it() -> None:
    assert misplaced(begun(4).position.stack) is None
    wrong = [Battle(A, B, at="sky")]
    assert misplaced(wrong) is wrong[0]


# frames for what the league has not


@dataclass(frozen=True, slots=True)
class Say(Action):
    word: str


@dataclass(frozen=True, slots=True)
class Said(Event):
    seat: Seat
    word: str


@dataclass
class Talk(Procedure):
    """Two questions one after the other."""

    seat: Seat

    @staticmethod
    def flow() -> Flow:
        return ("once", "twice")

    def once(self, g: Position) -> Todo:
        return AskWord(self.seat)

    def twice(self, g: Position) -> Todo:
        return AskWord(self.seat)


@dataclass
class AskWord(Question):
    @staticmethod
    def inside() -> Names:
        return ("Talk",)

    def options(self, g: Position) -> list[Say]:
        return [Say("yes"), Say("no"), Say("end")]

    def chosen(self, g: Position, action: Say) -> Todo:
        g.tell(Said(self.seat, action.word))
        if action.word == "end":
            g.finish(Outcome("ended", (tuple(g.seats()),)))
        return None


@dataclass
class Echo(Chance):
    def odds(self, g: Position) -> Dice:
        return Dice(1)

    def befalls(self, g: Position, outcome: tuple[int, ...]) -> None:
        return None


@dataclass
class Whisper(Sealed):
    def seats(self, g: Position) -> list[Seat]:
        return g.seats()

    def is_secret(self) -> bool:
        return True


class Talks(Position):
    def view(self, seat: Seat | None) -> Any:
        return None


class Echoing(Module):
    """Whatever is said is looked at, and `no` is echoed."""

    def install(self, rules: Rules) -> None:
        rules.on(Said, lambda _g, event: Echo() if event.word == "no" else None)
        rules.check(self.look, Said)

    def look(self, g: Position) -> Todo:
        self.seen.append(g.path())
        return None

    seen: list[tuple[str, ...]] = []  # noqa: RUF012


def talking(*todos: Todo) -> Talks:
    g = Talks(Rules.compose(Echoing("echoing")), 3)
    g.begin(Parallel(branches_of(todos)))
    return g


def test_branches_may_hold_branches() -> None:
    inner = Parallel(branches_of([Talk(A), Talk(B)]))
    g = talking([AskWord(C), inner], Talk(A))
    assert g.branches() == [(0,), (1,)]
    g.apply(C, In(0, Say("yes")))
    assert g.branches() == [(0, 0), (0, 1), (1,)]
    assert [offer.branch for offer in g.offers(A)] == [(0, 0), (1,)]
    g.apply(B, In(0, In(1, Say("no"))))
    assert g.waiting() == (FATE,)
    g.apply(FATE, (4,))
    assert g.path((0, 1)) == ("talk", "ask-word")
    for _ in range(2):
        g.apply(A, In(0, In(0, Say("yes"))))
    g.apply(B, In(0, In(1, Say("yes"))))
    assert g.branches() == [(1,)]
    assert len(whole(g.stack)) == 3
    for _ in range(2):
        g.apply(A, In(1, Say("yes")))
    assert g.stack == []


def test_what_is_told_in_a_branch_is_answered_and_looked_at_there() -> None:
    Echoing.seen.clear()
    g = talking(Talk(A), Talk(B))
    g.apply(B, In(1, Say("no")))
    assert [type(f).__name__ for f in g.stack] == ["Parallel"]
    assert g.waiting() == (FATE,)
    assert Echoing.seen == [("talk", "echo")]


def test_a_game_may_end_in_a_branch() -> None:
    g = talking(Talk(A), Talk(B))
    g.apply(B, In(1, Say("end")))
    assert g.stack == []
    assert g.outcome() is not None
    with pytest.raises(Illegal):
        g.apply(A, In(0, Say("yes")))


def test_what_hides_who_has_answered_does_not_stand_in_a_branch() -> None:
    with pytest.raises(TypeError, match="Whisper hides who has answered"):
        talking(Talk(A), Whisper())


@dataclass
class Numbered(Parallel):
    """One with fields of its own, among them one that tells it from others."""

    number: int = field(kw_only=True)
    note: str = field(default="", kw_only=True)


def test_a_kind_of_its_own_may_have_fields() -> None:
    frame = Numbered(branches_of([Talk(A)]), number=3)
    twin = frame.clone()
    assert twin == frame
    assert isinstance(twin, Numbered)
    assert twin.branches[0][0] is not frame.branches[0][0]
    assert frame.about(None) == ("Numbered", 3)


def test_answers_are_addressed_and_read() -> None:
    assert addressed((2, 0), Say("yes")) == In(2, In(0, Say("yes")))
    assert bare(In(2, In(0, Say("yes")))) == ((2, 0), Say("yes"))
    assert bare(Say("yes")) == ((), Say("yes"))


def test_a_branch_is_what_a_stage_would_return() -> None:
    one, two = Talk(A), Talk(B)
    found: tuple[tuple[Frame, ...], ...] = branches_of([one, [one, two], None])
    assert found == ((one,), (two, one), ())


def test_the_reports_of_a_league_name_the_table() -> None:
    match = begun(4)
    for seat, n in ((C, 1), (D, 1)):
        match.play(seat, In(n, ARMY))
    assert asked(match.position, C) == ["table-battle"]
    assert isinstance(match.position.offers(C)[0].question, TableBattle)
