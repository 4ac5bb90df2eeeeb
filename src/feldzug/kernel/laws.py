"""Laws: what must hold for every position of every game.

Each law is a plain function that raises AssertionError with a telling sentence. `battery` plays a game at
random to some position and tries them all there.

A law takes the *text* of the position if whoever tries several of them has already written it, and speaks
of all seats unless some are named.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer, SealedDealer
from feldzug.kernel.errors import FeldzugError, Illegal
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.hidden import determinise
from feldzug.kernel.journal import TakeBack
from feldzug.kernel.match import Match
from feldzug.kernel.nesting import misplaced
from feldzug.kernel.open_laws import open_answers_are_judged
from feldzug.kernel.parallel import whole
from feldzug.kernel.plain_laws import (
    frames_are_plain,
    positions_are_plain,
    views_are_what_they_declare,
)
from feldzug.kernel.position import Position
from feldzug.kernel.record import read, verify, write
from feldzug.kernel.sealed import open_choices
from feldzug.kernel.secrecy_laws import (
    ALL,
    an_unfenced_answer_shows_nothing,
    fate_shows_nothing_to_others,
    no_frame_keeps_a_secret,
    redealing_is_invisible,
    secrecy_laws,
    sees,
    undo_tells_nothing_of_others,
    what_nobody_saw_is_not_sampled,
)
from feldzug.kernel.values import FATE, Seat
from feldzug.kernel.walks import Walk, hold, random_walk, setups, uniform, wander

__all__ = (  # what this page shows of others
    "Walk",
    "an_unfenced_answer_shows_nothing",
    "fate_shows_nothing_to_others",
    "frames_are_plain",
    "hold",
    "no_frame_keeps_a_secret",
    "positions_are_plain",
    "random_walk",
    "redealing_is_invisible",
    "secrecy_laws",
    "setups",
    "undo_tells_nothing_of_others",
    "uniform",
    "views_are_what_they_declare",
    "wander",
    "what_nobody_saw_is_not_sampled",
)

Inventory = Callable[[Any], Mapping[str, int]]
"""What a box holds, counted on a position: `{"archers": 20, "cards": 52}`."""

NEVER = TakeBack(-1)
"""An answer that no question offers."""

CHOSEN_FROM = 4
"""Rare moments are chosen from so many times as many kinds."""

MANY = 1000
"""More outcomes than this are not listed one by one."""


# positions


def frames_stand_where_they_may(g: Position) -> None:
    """Otherwise a file of this very position would be refused."""
    wrong = misplaced(g.stack)
    hold(wrong is None, f"{type(wrong).__name__} does not name what it stands in: {g.path()}")


def looking_changes_nothing(
    codec: Codec, setup: Setup, g: Position, seats: Sequence[Seat] = (), text: str = ""
) -> None:
    before = text or codec.text(g, setup)
    for _ in range(2):
        look = (g.waiting(), g.path(), g.outcome(), g.view(None))
        hold(look == (g.waiting(), g.path(), g.outcome(), g.view(None)), "a second look differs")
        hold(g.may_answer() == g.may_answer(), "at a second look others may answer")
        for seat in seats or g.all_seats():
            g.pools(seat)
            offer, legal = g.offer(seat), list(g.legal(seat))
            hold(g.offers(seat) == g.offers(seat), f"seat {seat} looks twice and is offered else")
            hold(legal == g.legal(seat), f"seat {seat} looks twice and sees other legal actions")
            hold(sees(g, seat) == sees(g, seat), f"seat {seat} looks twice and sees another view")
            for choice in offer.choices if offer is not None else ():
                g.why_not(seat, choice.action)
            g.why_not(seat, NEVER)
        if FATE in g.waiting():
            g.odds()
            g.why_not(FATE, NEVER)
    hold(codec.text(g, setup) == before, f"looking has changed the position at {g.path()}")


def saved_and_loaded_is_the_same(
    codec: Codec,
    setup: Setup,
    g: Position,
    seed: int = 0,
    seats: Sequence[Seat] = (),
    text: str = "",
) -> None:
    """The text, and so the hash; whatever is seen and asked; and what comes of it."""
    before = text or codec.text(g, setup)
    loaded = codec.load(json.loads(before), foreign=True)
    hold(codec.text(loaded, setup) == before, f"saved and loaded is another text at {g.path()}")
    for name in codec.board(type(g)).readers:
        same = getattr(loaded, name) == getattr(g, name)
        hold(same, f"`{name}` is not loaded as it was saved (lists hold lists, tuples tuples)")
    hold(loaded.waiting() == g.waiting(), "after loading others are asked")
    for seat in seats or g.all_seats():
        hold(loaded.legal(seat) == g.legal(seat), f"after loading seat {seat} may do other things")
        hold(loaded.offer(seat) == g.offer(seat), f"after loading seat {seat} is asked otherwise")
        hold(loaded.offers(seat) == g.offers(seat), f"after loading seat {seat} is asked elsewhere")
        hold(sees(loaded, seat) == sees(g, seat), f"after loading seat {seat} sees otherwise")
    twin = g.clone()
    wander(twin, Dealer(seed), 5)
    wander(loaded, Dealer(seed), 5)
    hold(codec.same(loaded, twin, setup), "after loading it goes on otherwise")


def a_clone_lives_its_own_life(
    codec: Codec, setup: Setup, g: Position, seed: int = 0, depth: int = 12, text: str = ""
) -> None:
    before = text or codec.text(g, setup)
    twin = g.clone()
    hold(codec.same(twin, g, setup), f"a clone differs from its original at {g.path()}")
    wander(twin, Dealer(seed), depth)
    hold(codec.text(g, setup) == before, f"playing a clone has changed its original at {g.path()}")


def no_frame_is_on_the_stack_twice(g: Position) -> None:
    frames = whole(g.stack)
    hold(len({id(frame) for frame in frames}) == len(frames), f"a frame twice in {g.path()}")


def someone_can_act_until_it_is_over(g: Position) -> None:
    seats = g.waiting()
    if g.outcome() is not None:
        hold(not g.stack and not seats, f"the game is over but goes on: {g.path()}")
        return
    hold(bool(seats), f"nobody can act and the game is not over: {g.path()}")
    hold(len(seats) == len(set(seats)), f"a seat is asked twice: {seats}")
    if FATE in seats:
        hold(seats == (FATE,), f"fate is not asked alone: {seats}")
        fate_is_fair(g)
        return
    for seat in seats:
        hold(bool(g.legal(seat)), f"seat {seat} is asked but can do nothing: {g.path()}")


def fate_is_fair(g: Position) -> None:
    """Weights are whole and positive and add up; whatever is drawn is allowed."""
    odds = g.odds()
    total = odds.total()
    hold(total > 0, f"fate has no outcome: {g.path()}")
    hold(odds.allows(odds.draw(lambda n: n - 1)), f"fate draws what it does not allow: {g.path()}")
    if total <= MANY:
        outcomes = list(odds.outcomes())
        hold(sum(n for _, n in outcomes) == total, f"the odds do not add up: {g.path()}")
        hold(all(n > 0 for _, n in outcomes), f"an outcome without weight: {g.path()}")
        hold(len({o for o, _ in outcomes}) == len(outcomes), f"an outcome twice: {g.path()}")
        for outcome, _ in outcomes:
            hold(g.why_not(FATE, outcome) is None, f"{outcome!r} has odds but is refused")


def legal_is_what_nothing_forbids(g: Position) -> None:
    """In the order of the options, without duplicates; and `why_not` agrees."""
    g = g.clone()  # a fresh one: no list of legal actions is kept on it yet
    seats = g.waiting()
    for seat in g.all_seats():
        offer = g.offer(seat)
        hold(
            (offer is not None) == g.admits(seat), f"seat {seat} may answer but is offered nothing"
        )
        together = [choice for one in g.offers(seat) for choice in one.choices]
        hold(
            together == (list(offer.choices) if offer else []),
            "the offers are not all of the offer",
        )
        if offer is None:
            hold(seat not in seats, f"seat {seat} is asked but offered nothing: {g.path()}")
            hold(g.why_not(seat, NEVER) is not None, f"seat {seat} may act out of turn")
            continue
        for choice in offer.choices:
            found = g.why_not(seat, choice.action)
            hold(
                found == choice.reason,
                f"the offer says {choice.reason} of {choice.action!r}, why_not says {found}",
            )
        hold(g.why_not(seat, NEVER) is not None, f"seat {seat} may do what nobody offered")
        legal = g.legal(seat)
        hold(legal == offer.legal, f"legal and offer differ for seat {seat}: {g.path()}")
        hold(len(dict.fromkeys(legal)) == len(legal), f"a legal action twice: {g.path()}")


def illegal_actions_change_nothing(codec: Codec, setup: Setup, g: Position, text: str = "") -> None:
    before = text or codec.text(g, setup)
    offered = [g.offer(seat) for seat in g.all_seats()]
    asked = [offer.seat for offer in offered if offer is not None]
    actions = [c.action for offer in offered if offer is not None for c in offer.choices]
    tries: list[tuple[Seat, Any]] = [(seat, NEVER) for seat in (*g.all_seats(), FATE)]
    tries += [(s, a) for s in (*g.all_seats(), FATE) if s not in asked for a in actions[:1]]
    for offer in offered:
        if offer is not None:
            tries += [(offer.seat, c.action) for c in offer.choices if c.reason is not None]
    for seat, action in tries:
        try:
            g.apply(seat, action)
        except Illegal:
            continue
        raise AssertionError(f"seat {seat} could do {action!r}, which is illegal: {g.path()}")
    hold(codec.text(g, setup) == before, f"an illegal action has changed the position: {g.path()}")


def nothing_is_lost_or_made(before: Position, after: Position, inventory: Inventory) -> None:
    """Box = board + hands + piles + discards."""
    had, has = dict(inventory(before)), dict(inventory(after))
    changed = {
        thing: (had.get(thing, 0), has.get(thing, 0))
        for thing in (*had, *has)
        if had.get(thing, 0) != has.get(thing, 0)
    }
    hold(not changed, f"lost or made (had, has): {changed} at {after.path()}")


def whoever_leaves_takes_nothing_along(
    codec: Codec, setup: Setup, g: Position, seed: int = 0
) -> None:
    """A seat that gives up, whenever it does: everything is still there, and can be saved and loaded."""
    staying = [seat for seat in g.seats() if not g.has_resigned(seat)]
    if not g.stack or not staying:
        return
    after = g.clone()
    after.resign(staying[seed % len(staying)])
    nothing_is_lost_or_made(g, after, codec.game.counted)
    text = codec.text(after, setup)
    loaded = codec.load(json.loads(text), foreign=True)
    hold(codec.text(loaded, setup) == text, f"given up, saved and loaded is another at {g.path()}")


# matches


def the_journal_replays_to_the_same_hash(codec: Codec, match: Match) -> None:
    again = Match.replay(match.game, match.setup, match.journal, origin=match.origin)
    hold(
        codec.hash(again.position, match.setup) == codec.hash(match.position, match.setup),
        f"the journal of {len(match.journal)} entries replays to another position",
    )
    hold(again.log == match.log, "the journal replays, but other events are told")
    hold(again.journal == match.journal, "the replayed journal is another")


def a_record_is_the_match(codec: Codec, match: Match) -> None:
    """Written and read it is the same, and whoever knows the secret can check every roll.

    What it tells is what its entries lead to: both reading and checking compare.
    """
    text = write(match)
    found = read(text, {match.game.key: match.game})
    hold(found.match.journal == match.journal, "a record read has another journal")
    hold(
        codec.hash(found.match.position, match.setup) == codec.hash(match.position, match.setup),
        "a record read is another position",
    )
    hold(found.transcript == match.transcript(codec), "a record read tells something else")
    found.match.dealer = match.dealer
    hold(write(found.match) == text, "a record written, read and written is another text")
    dealer = match.dealer
    if isinstance(dealer, SealedDealer):
        secret = dealer.secret.hex()
        shown = replace(found, secret=secret)
        rolls = sum(entry.seat == FATE for entry in match.journal)
        hold(verify(shown) == rolls, "not every roll of a record was verified")


def a_gesture_that_fails_changes_nothing(codec: Codec, match: Match) -> None:
    before = codec.text(match.position, match.setup)
    entries, decision = list(match.journal), match.decision
    for seat in match.position.waiting():
        for gesture in ([match.position.legal(seat)[0], NEVER], [NEVER], []):
            try:
                match.play(seat, gesture)
            except FeldzugError:
                continue
            raise AssertionError(f"seat {seat} could make an impossible gesture: {gesture!r}")
    hold(codec.text(match.position, match.setup) == before, "a failed gesture has left traces")
    hold(match.journal == entries and match.decision == decision, "a failed gesture is on record")
    hold(len(match.log) == len(entries), "a failed gesture was told")


def what_is_taken_back_never_was(codec: Codec, match: Match) -> None:
    """Where it may be taken back at all; the journal still tells of it, struck out.

    Some steps of a sealed choice are all taken back together, so only its first one is tried.
    """
    before = codec.text(match.position, match.setup)
    begun = {seat for _, choice in open_choices(match.position) for seat in choice.steps}
    for seat in match.position.waiting():
        if seat in begun:
            continue
        again = Match.replay(match.game, match.setup, [], origin=match.position)
        again.play(seat, [match.position.legal(seat)[-1]])
        length = len(again.journal)
        try:
            again.undo(seat)
        except FeldzugError:
            continue
        hold(codec.text(again.position, match.setup) == before, "taking back leaves traces")
        hold(len(again.journal) == length + 1, "taking back removes something from the journal")
        the_journal_replays_to_the_same_hash(codec, again)


# all of them


def position_laws(
    codec: Codec,
    setup: Setup,
    g: Position,
    seed: int = 0,
    seats: Sequence[Seat] = (),
    most: int = ALL,
) -> None:
    """Every law that speaks of a position alone.

    What a seat sees and samples is tried for *seats*, or for all; at answers of so many others at *most*.
    """
    text = codec.text(g, setup)
    positions_are_plain(g)
    no_frame_is_on_the_stack_twice(g)
    frames_stand_where_they_may(g)
    looking_changes_nothing(codec, setup, g, seats, text)
    someone_can_act_until_it_is_over(g)
    legal_is_what_nothing_forbids(g)
    illegal_actions_change_nothing(codec, setup, g, text)
    saved_and_loaded_is_the_same(codec, setup, g, seed, seats, text)
    a_clone_lives_its_own_life(codec, setup, g, seed, text=text)
    views_are_what_they_declare(codec.game, g, seats)
    open_answers_are_judged(codec, g, seed)
    whoever_leaves_takes_nothing_along(codec, setup, g, seed)
    secrecy_laws(codec, setup, g, seed, None, seats, text, most)
    for seat in seats or g.all_seats():
        someone_can_act_until_it_is_over(determinise(g, seat, Dealer(seed)))


def match_laws(codec: Codec, match: Match) -> None:
    """Every law that speaks of how a position came about."""
    the_journal_replays_to_the_same_hash(codec, match)
    a_record_is_the_match(codec, match)
    a_gesture_that_fails_changes_nothing(codec, match)
    what_is_taken_back_never_was(codec, match)
    undo_tells_nothing_of_others(match)


def battery(
    game: Game,
    setup: Setup,
    seed: int,
    steps: int,
    walk: Walk = uniform,
    moments: int = 0,
) -> Match:
    """Play *steps* answers at random and try all laws there, and where fate was asked last.

    The laws of secrecy are also tried at so many *moments* on the way: at the last one of a rare kind
    of frame or event, for what is rare is seldom where a walk ends. Nothing that the game counts may
    be lost or made on the way.
    """
    codec = Codec(game)
    match = random_walk(game, setup, seed, steps, walk)
    positions = [match.position]
    rolls = [n for n, entry in enumerate(match.journal) if entry.seat == FATE]
    if rolls:
        positions.append(match.at(rolls[-1]))
    start = match.at(0)
    for g in positions:
        position_laws(codec, setup, g, seed)
        nothing_is_lost_or_made(start, g, game.counted)
        for seat in g.all_seats():
            nothing_is_lost_or_made(g, determinise(g, seat, Dealer(seed)), game.counted)
    match_laws(codec, match)
    for n in _rare_moments(match, moments, Dealer(seed)):
        past = match.twin(n)
        secrecy_laws(codec, setup, past.position, seed, match.journal[n].action)
        undo_tells_nothing_of_others(past, seed)
    return match


def _rare_moments(match: Match, count: int, dealer: Dealer) -> list[int]:
    """Some entries of a walk: each the last answer to a frame of its kind, or that told such an event.

    They are chosen from the kinds that came least often, a few times as many as are wanted.
    """
    if not count:
        return []
    last: dict[str, int] = {}
    times: Counter[str] = Counter()
    g = match.at(0)
    for n, entry in enumerate(match.journal):
        frame = type(g.stack[-1]).__name__
        kinds = {frame, *[type(event).__name__ for event in g.repeat(entry.seat, entry.action)]}
        times.update(kinds)
        last.update(dict.fromkeys(kinds, n))
    rare = sorted(last, key=lambda kind: (times[kind], kind))
    found = sorted({last[kind] for kind in rare[: CHOSEN_FROM * count]})
    return [found.pop(dealer.below(len(found))) for _ in range(min(count, len(found)))]
