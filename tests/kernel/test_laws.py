"""A law that cannot be broken proves nothing: each is broken here once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest

from feldzug.kernel import codec, hidden, laws, match, plain_laws
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer, SealedDealer
from feldzug.kernel.errors import BadRecord, BadValue
from feldzug.kernel.fate import Below, Odds, Weighted
from feldzug.kernel.frames import Frame, Question
from feldzug.kernel.game import Game
from feldzug.kernel.hidden import Pool
from feldzug.kernel.journal import Entry
from feldzug.kernel.match import Match
from feldzug.kernel.position import Position
from feldzug.kernel.record import Record, read
from feldzug.kernel.sealed import RECONSIDER
from feldzug.kernel.values import FATE, Outcome, Seat, View, because
from tests.practice import FORDS
from tests.practice.battle import Battle, Strike
from tests.practice.cards import CardDrawn, CardWindow, DrawCard
from tests.practice.game import Fords
from tests.practice.orders import ChooseOrders, HowMany, Lay, March, Season
from tests.practice.position import NOBODY, SPEAR, Area, FordsView, Realm, Take, contents
from tests.practice.scenes import FORD, HILL, A, B, C, begin, in_season, realm

CODEC, SETUP = Codec(FORDS), FORDS.setup(3)
Patch = pytest.MonkeyPatch


def marching() -> Realm:
    return in_season(realm("ford 0 2 spear", ("feint", "ambush")), March(A, HILL))


def choosing() -> Realm:
    g = in_season(realm("ford 0 2 spear, wood 1 1 spear"), ChooseOrders())
    g.apply(B, Lay("scheme", NOBODY))
    return g


def striking() -> Realm:
    armies = realm("ford 0 2 spear, ford 1 1 spear")
    return in_season(armies, Battle(FORD, A, B), March(A, FORD, at="take_the_area"))


def broken(sentence: str, law: Callable[..., object], *args: Any) -> None:
    with pytest.raises(AssertionError, match=sentence):
        law(*args)


def redealt_often(g: Realm, seat: Seat) -> None:
    for seed in range(20):
        laws.redealing_is_invisible(CODEC, SETUP, g, seat, seed)


@pytest.mark.parametrize("scene", [marching, choosing, striking])
def test_unbroken_laws_hold(scene: Callable[[], Realm]) -> None:
    laws.position_laws(CODEC, SETUP, scene())
    laws.match_laws(CODEC, Match.replay(FORDS, SETUP, [], Dealer(1), origin=scene()))


def test_a_look_that_changes_something(monkeypatch: Patch) -> None:
    def fame_by_looking(g: Realm, seat: Seat | None) -> dict[str, Any]:
        g.fame[0] = 7
        return {"seat": seat}

    monkeypatch.setattr(Realm, "view", fame_by_looking)
    broken("looking has changed", laws.looking_changes_nothing, CODEC, SETUP, marching())


def test_a_second_look_that_differs(monkeypatch: Patch) -> None:
    looks = iter(range(1000))
    monkeypatch.setattr(Realm, "view", lambda _g, _seat: {"look": next(looks)})
    broken("second look", laws.looking_changes_nothing, CODEC, SETUP, marching())


def test_a_value_that_is_not_loaded_as_it_was(monkeypatch: Patch) -> None:
    g = marching()
    monkeypatch.setattr(g, "hands", [("feint",), [], []])
    broken("`hands` is not loaded", laws.saved_and_loaded_is_the_same, CODEC, SETUP, g)


def test_a_value_that_is_not_saved(monkeypatch: Patch) -> None:
    monkeypatch.setattr(codec, "KERNEL_FIELDS", (*codec.KERNEL_FIELDS, "hands"))
    broken("after loading", laws.saved_and_loaded_is_the_same, Codec(FORDS), SETUP, marching())


def test_a_clone_that_shares(monkeypatch: Patch) -> None:
    honest = Realm.clone

    def shares(g: Realm) -> Realm:
        twin: Realm = honest(g)
        twin.units = g.units
        return twin

    g = marching()
    monkeypatch.setattr(Realm, "clone", shares)
    broken("changed its original", laws.a_clone_lives_its_own_life, CODEC, SETUP, g, 1)


def test_a_clone_that_forgets(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Realm, "clone", lambda _g: FORDS.new(SETUP))
    broken("a clone differs", laws.a_clone_lives_its_own_life, CODEC, SETUP, marching())


def test_a_view_that_shows_another_hand(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Realm, "view", lambda g, _seat: {"hands": g.hands})
    broken("sees that it was redealt", laws.redealing_is_invisible, CODEC, SETUP, marching(), C)


def test_only_the_seats_that_are_named_are_looked_at(monkeypatch: Patch) -> None:
    honest = Realm.view

    def careless(g: Realm, seat: Seat | None) -> FordsView:
        found = honest(g, seat)
        return replace(found, hand=(*found.hand, *g.hands[A])) if seat == C else found

    g = marching()
    monkeypatch.setattr(Realm, "view", careless)
    laws.position_laws(CODEC, SETUP, g, 0, (A, B))
    broken("sees that it was redealt", laws.position_laws, CODEC, SETUP, g, 0, (C,))
    broken("sees that it was redealt", laws.position_laws, CODEC, SETUP, g)


def test_a_pool_that_holds_ones_own_hand(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Realm, "pools", lambda g, _seat: [Pool([*g.hands, g.pile])])
    broken("sees that it was redealt", laws.redealing_is_invisible, CODEC, SETUP, marching(), A)


def test_a_redeal_that_knows_too_much(monkeypatch: Patch) -> None:
    """Half of what is hidden is left where it is: a bot would know it."""
    monkeypatch.setattr(Realm, "pools", lambda g, _seat: [Pool([g.hands[2], g.pile])])
    g = realm(hands=("feint", "ambush", "feint"))
    g.begin(March(A, HILL), Season())
    laws.redealing_is_invisible(CODEC, SETUP, g, A)  # so far this is only a thin redeal

    def peeks(pool: Pool, dealer: Dealer) -> None:
        things = pool.places[0].things
        things[:] = [max(things)] if dealer.below(2) else ["ambush"]

    monkeypatch.setattr(Pool, "redeal", peeks)
    broken("depends on what is hidden", redealt_often, g, A)


def test_a_frame_that_shows_a_sealed_choice(monkeypatch: Patch) -> None:
    monkeypatch.setattr(ChooseOrders, "seen_by", lambda orders, _seat: orders)
    broken("what is in progress tells", redealt_often, choosing(), A)


def secrecy(law: Callable[..., None], g: Realm, seat: Seat) -> None:
    for seed in range(10):
        law(CODEC, SETUP, g, seat, seed)


def at_war(g: Realm) -> Realm:
    """A is asked how many march into a battle against B; both hold cards."""
    return begin(g, March(A, HILL))


def before_a_battle() -> Realm:
    armies = "ford 0 1 spear, hill 1 1 spear"
    return at_war(realm(armies, ("ambush", "feint", "hold-the-line")))


def drawing() -> Realm:
    return begin(realm(hands=("feint", "ambush", "feint")), DrawCard(B))


@dataclass
class KeepOrReturn(Question):
    """A card that was drawn, kept in the question that is asked about it: a leak."""

    card: str

    def options(self, g: Realm) -> list[Lay]:
        return [Lay(self.card, NOBODY)]

    def seen_by(self, seat: Seat | None) -> Frame:
        return self if seat == self.seat else KeepOrReturn(self.seat, "")


def test_leak_a_secret_that_lies_in_a_frame(monkeypatch: Patch) -> None:
    """Whoever looks sees nothing; but every sample that a bot gets holds the card."""
    g = begin(realm(), KeepOrReturn(B, "feint"))
    laws.redealing_is_invisible(Codec(HOLDING), SETUP, g, A)
    broken("KeepOrReturn hides something from seat 0", laws.no_frame_keeps_a_secret, g, A)
    laws.no_frame_keeps_a_secret(g, B)

    def holds_it(draw: DrawCard, g: Realm, outcome: str) -> Frame:
        g.pile.remove(outcome)
        return KeepOrReturn(draw.seat, outcome)

    monkeypatch.setattr(DrawCard, "befalls", holds_it)
    law = laws.fate_shows_nothing_to_others
    broken("samples of seat 0 hold", law, Codec(HOLDING), SETUP, drawing(), A)


class Holding(Fords):
    """Fords with the frame above, so that it can be saved."""

    @property
    def kinds(self) -> tuple[type, ...]:
        return (*super().kinds, KeepOrReturn)


HOLDING = Holding()


def test_leak_a_secret_that_is_in_no_pool(monkeypatch: Patch) -> None:
    """What B draws lies in its hand, which every sample for A leaves as it is."""
    monkeypatch.setattr(Realm, "pools", lambda g, _seat: [Pool([g.hands[2], g.pile])])
    secrecy(laws.redealing_is_invisible, drawing(), A)
    broken("samples of seat 0 hold", secrecy, laws.fate_shows_nothing_to_others, drawing(), A)


def test_leak_a_drawn_card_that_everybody_is_told(monkeypatch: Patch) -> None:
    secrecy(laws.fate_shows_nothing_to_others, drawing(), A)
    monkeypatch.setattr(CardDrawn, "seen_by", lambda event, _seat: event)
    what = r"what only \(1,\) may know, by events"
    broken(what, secrecy, laws.fate_shows_nothing_to_others, drawing(), A)
    secrecy(laws.fate_shows_nothing_to_others, drawing(), B)


def test_leak_a_window_only_for_whoever_holds_a_fitting_card(monkeypatch: Patch) -> None:
    """To be asked, or not, tells the others what is held; and the last march can be taken back."""
    g = before_a_battle()
    secrecy(laws.an_unfenced_answer_shows_nothing, g, A)

    def only_who_can(_window: CardWindow, g: Realm, seat: Seat) -> bool:
        return any(card != "feint" for card in g.hands[seat])

    monkeypatch.setattr(CardWindow, "may_act", only_who_can)
    law = laws.an_unfenced_answer_shows_nothing
    broken("shows seat 0 something hidden, unfenced: who is asked", secrecy, law, g, A)


def test_leak_a_look_that_can_be_taken_back(monkeypatch: Patch) -> None:
    honest = HowMany.chosen

    def scouts(question: HowMany, g: Realm, action: Take) -> None:
        honest(question, g, action)
        g.tell(CardDrawn(A, g.hands[B][0]))

    monkeypatch.setattr(HowMany, "chosen", scouts)
    law = laws.an_unfenced_answer_shows_nothing
    g = before_a_battle()
    broken("shows seat 0 something hidden, unfenced: events", secrecy, law, g, A)

    def scouts_for_good(question: HowMany, g: Realm, action: Take) -> None:
        scouts(question, g, action)
        g.fence()

    monkeypatch.setattr(HowMany, "chosen", scouts_for_good)
    secrecy(law, before_a_battle(), A)


def test_leak_a_hidden_choice_that_samples_keep(monkeypatch: Patch) -> None:
    """What is laid face down in a question, not in a sealed choice, is in every sample."""
    secrecy(laws.what_nobody_saw_is_not_sampled, choosing(), B)
    monkeypatch.setattr(hidden, "choose_anew", lambda *_at: None)
    law = laws.what_nobody_saw_is_not_sampled
    broken("samples of seat 1 hold .* after what seat 0 did unseen", secrecy, law, choosing(), B)


@dataclass
class LooseView(View):
    hand: tuple[int, ...]


@pytest.mark.parametrize(
    ("view", "sentence"),
    [
        ({"hand": ()}, "the view is a dict"),
        (LooseView((1,)), "the view is a LooseView, not what is declared"),
    ],
)
def test_a_view_that_is_not_the_declared_one(monkeypatch: Patch, view: Any, sentence: str) -> None:
    monkeypatch.setattr(Realm, "view", lambda _g, _seat: view)
    broken(sentence, laws.views_are_what_they_declare, FORDS, marching())


def test_a_view_that_holds_something_else_than_it_declares(monkeypatch: Patch) -> None:
    honest = Realm.view

    def loose(g: Realm, seat: Seat | None) -> FordsView:
        return replace(honest(g, seat), hand=["feint"])  # type: ignore[arg-type]

    monkeypatch.setattr(Realm, "view", loose)
    broken("FordsView.hand holds", laws.views_are_what_they_declare, FORDS, marching())


@pytest.mark.parametrize(
    ("value", "hint", "fits"),
    [
        (1, int, True),
        (True, int, False),
        (A, Seat, True),
        (None, int | None, True),
        ("x", int | None, False),
        (FORD, Area, True),
        (99, Area, False),
        ("ford", Area, False),
        ([(1, "x")], list[tuple[int, str]], True),
        ([(1,)], list[tuple[int, str]], False),
        ((1, 2), tuple[int, ...], True),
        ([1], tuple[int, ...], False),
        ({"a": [1]}, dict[str, list[int]], True),
        ({1: [1]}, dict[str, list[int]], False),
        (LooseView((1,)), LooseView, True),
        (LooseView(("x",)), LooseView, False),  # type: ignore[arg-type]
    ],
)
def test_a_value_and_a_declared_type(value: Any, hint: Any, fits: bool) -> None:
    assert plain_laws.matches(value, hint) is fits


def test_a_frame_twice() -> None:
    g = marching()
    g.stack.append(g.stack[-1])
    broken("a frame twice", laws.no_frame_is_on_the_stack_twice, g)


def test_a_dead_end(monkeypatch: Patch) -> None:
    monkeypatch.setattr(HowMany, "forbids", lambda _question, _g, _action: because("no", "1"))
    broken("can do nothing", laws.someone_can_act_until_it_is_over, marching())
    broken("can do nothing", laws.wander, marching(), Dealer(1), 1)


def test_nobody_to_act() -> None:
    broken("nobody can act", laws.someone_can_act_until_it_is_over, realm())


def test_a_game_that_goes_on_after_its_end() -> None:
    g = marching()
    g.result = Outcome("points", ((A,),))
    broken("over but goes on", laws.someone_can_act_until_it_is_over, g)


class Loaded(Odds):
    """Odds that do not add up."""

    def draw(self, below: Below) -> tuple[int]:
        return (1,)

    def outcomes(self) -> Iterator[tuple[tuple[int], int]]:
        return iter([((1,), 8)])

    def total(self) -> int:
        return 7


@pytest.mark.parametrize(
    ("odds", "sentence"),
    [
        (Weighted({}), "no outcome"),
        (Loaded(), "do not add up"),
        (Weighted({(1,): -1, (2,): 4}), "without weight"),
    ],
)
def test_unfair_fate(monkeypatch: Patch, odds: Odds, sentence: str) -> None:
    g = striking()
    monkeypatch.setattr(Strike, "odds", lambda _strike, _g: odds)
    broken(sentence, laws.someone_can_act_until_it_is_over, g)


@pytest.mark.parametrize(
    ("legal", "sentence"),
    [
        ([Take(FORD, SPEAR, 0)], "legal and offer differ"),
        ([Take(FORD, SPEAR, n) for n in (2, 1, 0)], "legal and offer differ"),
    ],
)
def test_a_faster_list_of_legal_actions_that_is_wrong(
    monkeypatch: Patch, legal: list[Take], sentence: str
) -> None:
    monkeypatch.setattr(HowMany, "legal", lambda _question, _g: legal)
    broken(sentence, laws.legal_is_what_nothing_forbids, marching())


def test_an_option_twice(monkeypatch: Patch) -> None:
    twice = [Take(FORD, SPEAR, 0), Take(FORD, SPEAR, 0)]
    monkeypatch.setattr(HowMany, "options", lambda _question, _g: twice)
    broken("action twice", laws.legal_is_what_nothing_forbids, marching())


def test_a_reason_that_is_not_always_the_same(monkeypatch: Patch) -> None:
    monkeypatch.setattr(HowMany, "objection", lambda *_at: None)
    broken("nobody offered", laws.legal_is_what_nothing_forbids, marching())


def test_an_illegal_action_that_is_not_refused(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Realm, "apply", lambda *_at: [])
    broken("which is illegal", laws.illegal_actions_change_nothing, CODEC, SETUP, marching())


def test_an_illegal_action_that_leaves_a_trace(monkeypatch: Patch) -> None:
    honest = Position.apply

    def careless(g: Realm, seat: Seat, action: Any) -> Any:
        g.fame[0] += 1
        return honest(g, seat, action)

    monkeypatch.setattr(Realm, "apply", careless)
    broken("illegal action has", laws.illegal_actions_change_nothing, CODEC, SETUP, marching())


@pytest.mark.parametrize("value", [0.5, {1}, [[0.5]], {"a": {1}}, marching], ids=type)
def test_a_board_that_is_not_plain(value: Any) -> None:
    g = marching()
    g.fame = value
    broken("position.fame holds a", laws.positions_are_plain, g)


@pytest.mark.parametrize("value", [0.5, [1], {1}, {}, ([],)], ids=type)
def test_a_frame_that_is_not_plain(value: Any) -> None:
    g = marching()
    g.frame(March).area = value
    broken("March.area holds a", laws.positions_are_plain, g)


def test_a_frame_at_a_stage_that_does_not_exist() -> None:
    g = marching()
    g.frame(March).at = "breakfast"
    broken("unknown stage: breakfast", laws.positions_are_plain, g)


def test_a_card_lost() -> None:
    after = marching()
    after.pile.remove("feint")
    broken(r"'feint': \(2, 1\)", laws.nothing_is_lost_or_made, marching(), after, contents)


def test_a_card_that_whoever_leaves_takes_along(monkeypatch: Patch) -> None:
    def resigned(g: Realm, seat: Seat) -> None:
        g.hands[seat].clear()

    monkeypatch.setattr(Realm, "resigned", resigned)
    law = laws.whoever_leaves_takes_nothing_along
    for seat in (A, B, C):
        g = realm("ford 0 2 spear", ["feint" if s == seat else "" for s in (A, B, C)])
        broken("lost or made", law, CODEC, SETUP, in_season(g, March(A, HILL)), seat)


def test_a_game_given_up_that_cannot_be_loaded(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Fords, "sound", lambda _self, g: bool(g.stack))
    with pytest.raises(BadValue, match="unsound"):
        laws.whoever_leaves_takes_nothing_along(CODEC, SETUP, marching())


def test_a_journal_that_replays_otherwise() -> None:
    walk = laws.random_walk(FORDS, SETUP, 4, 5)
    walk.journal.pop()
    broken("another position", laws.the_journal_replays_to_the_same_hash, CODEC, walk)
    walk = laws.random_walk(FORDS, SETUP, 4, 5)
    walk.log[-1] = (laws.NEVER,)  # type: ignore[assignment]
    broken("other events", laws.the_journal_replays_to_the_same_hash, CODEC, walk)


def test_a_roll_that_was_not_dealt() -> None:
    walk = laws.random_walk(FORDS, SETUP, 4, 0)
    walk.dealer = SealedDealer(b"another")
    with pytest.raises(BadRecord, match="roll-differs"):
        laws.a_record_is_the_match(CODEC, walk)


def test_a_record_that_tells_something_else() -> None:
    walk = laws.random_walk(FORDS, SETUP, 4, 3)
    told = next(n for n, events in enumerate(walk.log) if events)
    walk.log[told] = ()
    with pytest.raises(BadRecord, match="events-differ"):
        laws.a_record_is_the_match(CODEC, walk)


def test_a_record_read_as_something_else_than_was_told(monkeypatch: Patch) -> None:
    def forgetful(text: str, games: dict[str, Game]) -> Record:
        found = read(text, games)
        assert found.transcript is not None
        steps = tuple(replace(step, events=()) for step in found.transcript.steps)
        return replace(found, transcript=replace(found.transcript, steps=steps))

    monkeypatch.setattr(laws, "read", forgetful)
    walk = laws.random_walk(FORDS, SETUP, 4, 3)
    broken("tells something else", laws.a_record_is_the_match, CODEC, walk)


def test_a_gesture_that_is_half_played(monkeypatch: Patch) -> None:
    def one_by_one(walk: Match, seat: Seat, gesture: list[Any]) -> None:
        for action in gesture:
            walk.position = walk.position.clone()
            walk.position.apply(seat, action)

    walk = Match.replay(FORDS, SETUP, [], origin=marching())
    monkeypatch.setattr(match.Match, "play", one_by_one)
    broken("impossible gesture", laws.a_gesture_that_fails_changes_nothing, CODEC, walk)


def test_taking_back_that_leaves_a_trace(monkeypatch: Patch) -> None:
    def forgetful(walk: Match, seat: Seat) -> None:
        walk.journal.append(Entry(seat, laws.NEVER))

    monkeypatch.setattr(match.Match, "undo", forgetful)
    walk = Match.replay(FORDS, SETUP, [], origin=marching())
    broken("leaves traces", laws.what_is_taken_back_never_was, CODEC, walk)


def at_a_window() -> Match:
    """Both sides of a battle may play a card; who has answered does not show."""
    hands = ("feint", "feint", "ambush")
    g = begin(realm("ford 0 2 spear, ford 1 2 spear", hands), Battle(FORD, A, B))
    assert isinstance(g.stack[-1], CardWindow)
    return Match.replay(FORDS, SETUP, [], origin=g)


def test_undo_that_tells_who_has_answered(monkeypatch: Patch) -> None:
    walk = at_a_window()
    laws.undo_tells_nothing_of_others(walk)
    monkeypatch.setattr(match.Match, "free_answers", lambda walk, _seat: int(not walk.at_fence))
    broken("undo is free tells seat 1 that seat 0 has", laws.undo_tells_nothing_of_others, walk)


def test_a_token_that_tells_who_has_answered(monkeypatch: Patch) -> None:
    walk = at_a_window()
    monkeypatch.setattr(match.Match, "token", lambda walk, _seat, _branch=(): walk.decision)
    broken("a token of seat 1 tells it that seat 0", laws.undo_tells_nothing_of_others, walk)


def test_a_walk_reconsiders_now_and_then() -> None:
    walk = laws.random_walk(FORDS, SETUP, 3, 1000)
    assert RECONSIDER in [entry.action for entry in walk.journal]


def test_a_walk_ends_with_the_game_and_is_the_same_for_the_same_seed() -> None:
    one, two = (laws.random_walk(FORDS, SETUP, 3, 1000) for _ in range(2))
    assert one.position.outcome() is not None
    assert one.journal == two.journal
    assert one.journal != laws.random_walk(FORDS, SETUP, 5, 1000).journal


def test_the_battery_also_looks_where_fate_is_asked(monkeypatch: Patch) -> None:
    seen: list[tuple[Seat, ...]] = []
    monkeypatch.setattr(laws, "positions_are_plain", lambda g: seen.append(g.waiting()))
    laws.battery(FORDS, SETUP, 3, 4)
    assert (FATE,) in seen
    assert len(seen) == 2


def test_the_battery_looks_at_rare_moments_too(monkeypatch: Patch) -> None:
    seen: dict[str, Any] = {}
    monkeypatch.setattr(
        laws, "secrecy_laws", lambda *at: seen.update({type(at[2].stack[-1]).__name__: at[4:]})
    )
    monkeypatch.setattr(laws, "position_laws", lambda *_at: None)
    walk = laws.battery(FORDS, SETUP, 3, 60, moments=1000)
    assert set(seen) >= {"ChooseOrders", "HowMany", "CardWindow", "Strike", "DrawCard"}
    assert all(given in [entry.action for entry in walk.journal] for (given,) in seen.values())
