"""Laws of secrecy: nobody learns what is hidden from a seat, by a look, a sample, an answer or undo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from feldzug.kernel.answered import fated_branch
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Chance, Frame
from feldzug.kernel.game import Setup
from feldzug.kernel.hidden import determinise
from feldzug.kernel.match import Match
from feldzug.kernel.parallel import Parallel, whole
from feldzug.kernel.position import Position
from feldzug.kernel.sealed import Sealed, open_choices
from feldzug.kernel.state import copy
from feldzug.kernel.values import FATE, Event, Seat
from feldzug.kernel.walks import hold

REDEALS = 3
"""So many positions that look alike to a seat are compared."""

MANY = 1000
"""More outcomes than this are not looked at."""

ANSWERS = 4
"""So many answers, or outcomes, are tried at a position."""

ALL: Final = 10**6
"""No limit to how many seats are looked at."""


def sees(g: Position, seat: Seat | None) -> Any:
    """All that *seat* (None: a bystander) is shown."""
    return g.view(seat), g.views(seat)


def waits(g: Position, seat: Seat | None) -> list[tuple[Seat, ...]]:
    """Whom *seat* sees the game wait for, altogether and in each branch."""
    return [g.waiting_as_seen(seat, branch) for branch in [(), *g.branches()]]


def learns(g: Position, seat: Seat, events: list[Event]) -> tuple[Any, ...]:
    """All by which *seat* could tell one position from another, once *events* have led to it."""
    told = [seen for seen in (event.seen_by(seat) for event in events) if seen is not None]
    return (
        waits(g, seat),
        g.path(),
        g.progress(seat),
        sees(g, seat),
        g.offers(seat),
        told,
        g.outcome(),
    )


LEARNED = ("who is asked", "the path", "progress", "the view", "the offer", "events", "the outcome")


def _tell_apart(found: list[tuple[Any, ...]]) -> list[str]:
    """By what some of them differ from the first."""
    first = found[0]
    return [name for n, name in enumerate(LEARNED) if any(f[n] != first[n] for f in found)]


def redealing_is_invisible(
    codec: Codec, setup: Setup, g: Position, seat: Seat, seed: int = 0, text: str = ""
) -> None:
    """To the seat it is for. And what is dealt does not depend on what was hidden: an honest bot."""
    before = text or codec.text(g, setup)
    other = determinise(g, seat, Dealer(seed))
    hold(codec.text(g, setup) == before, "redealing has changed the position it was made from")
    same = waits(other, seat) == waits(g, seat)
    hold(same, f"seat {seat} sees that others are asked after a redeal")
    hold(sees(other, seat) == sees(g, seat), f"seat {seat} sees that it was redealt at {g.path()}")
    same = other.progress(seat) == g.progress(seat)
    hold(same, f"what is in progress tells seat {seat} that it was redealt at {g.path()}")
    hold(other.legal(seat) == g.legal(seat), f"seat {seat} may do other things after a redeal")
    hold(other.offer(seat) == g.offer(seat), f"seat {seat} is asked otherwise after a redeal")
    hold(other.offers(seat) == g.offers(seat), f"seat {seat} is asked elsewhere after a redeal")
    again = determinise(other, seat, Dealer(seed + 1))
    first = determinise(g, seat, Dealer(seed + 1))
    same = codec.same(again, first, setup)
    hold(same, f"a redeal for seat {seat} depends on what is hidden from it")


def no_frame_keeps_a_secret(g: Position, seat: Seat, seed: int = 0) -> None:
    """What a frame hides from a seat, a sample for that seat must not hold. Best it lies on the board."""
    frames = whole(g.stack)
    for n, frame in enumerate(frames):
        bare = _without_steps(frame)
        if isinstance(frame, Parallel) or bare.seen_by(seat) == bare:
            continue
        kept = all(
            _without_steps(whole(determinise(g, seat, Dealer(seed + k)).stack)[n]) == bare
            for k in range(4 * REDEALS)
        )
        name = type(frame).__name__
        hold(not kept, f"{name} hides something from seat {seat}, whose samples all hold it")


def _without_steps(frame: Frame) -> Frame:
    """A sealed choice without what was chosen: that is chosen anew in every sample."""
    if not isinstance(frame, Sealed):
        return frame
    bare: Any = copy(frame)
    bare.steps = {}
    found: Frame = bare
    return found


def an_unfenced_answer_shows_nothing(
    codec: Codec,
    setup: Setup,
    g: Position,
    seat: Seat,
    seed: int = 0,
    given: Any = None,
    most: int = ALL,
) -> None:
    """One answer to several positions that look alike to *seat* leads to positions that look alike.

    Else *seat* has learned something, and whoever answered may take back what taught it.
    """
    alike = [determinise(g, seat, Dealer(seed + n)) for n in range(REDEALS)]
    for asked in _some(list(g.may_answer()), seed + seat, most):
        for action in _some(g.legal(asked), seed, given=given):
            after: list[Position] = []
            found: list[tuple[Any, ...]] = []
            for other in alike:
                if other.why_not(asked, action) is None:
                    new = other.clone()
                    found.append(learns(new, seat, new.apply(asked, action)))
                    after.append(new)
            if not after or all(new.fenced for new in after):
                continue
            told = ", ".join(_tell_apart(found))
            what = (
                f"{action!r} of seat {asked} shows seat {seat} something hidden, unfenced: {told}"
            )
            hold(not told, f"{what} ({g.path()})")
            _sampled_alike(codec, setup, after, seat, seed, repr(action))


def what_nobody_saw_is_not_sampled(
    codec: Codec, setup: Setup, g: Position, seat: Seat, seed: int = 0, most: int = ALL
) -> None:
    """Where other answers of others look the same to *seat*, its samples are the same, too."""
    others = [asked for asked in g.may_answer() if asked != seat]
    for asked in _some(others, seed + seat, most):
        groups: list[tuple[tuple[Any, ...], list[Position]]] = []
        for action in _some(g.legal(asked), seed):
            new = g.clone()
            found = learns(new, seat, new.apply(asked, action))
            for seen, after in groups:
                if seen == found:
                    after.append(new)
                    break
            else:
                groups.append((found, [new]))
        for _, after in groups:
            _sampled_alike(codec, setup, after, seat, seed, f"what seat {asked} did unseen")


def fate_shows_nothing_to_others(
    codec: Codec, setup: Setup, g: Position, seat: Seat, seed: int = 0, given: Any = None
) -> None:
    """Whoever does not know the outcome sees the same whatever it was, and samples the same."""
    if FATE not in g.waiting():
        return
    branch = fated_branch(g)
    top = g.within(branch, lambda frame: frame)
    assert isinstance(top, Chance)
    known = g.within(branch, lambda _: top.known_to(g))
    if known is None or seat in known:
        return
    after: list[Position] = []
    found: list[tuple[Any, ...]] = []
    outcomes = [outcome for outcome, _ in islice(g.odds().outcomes(), MANY)]
    hidden = g.within(branch, lambda _: [o for o in outcomes if not top.is_public(g, o)])
    for outcome in _some(hidden, seed, given=given):
        new = g.clone()
        found.append(learns(new, seat, new.apply(FATE, outcome)))
        after.append(new)
    if not after:
        return
    told = ", ".join(_tell_apart(found))
    name = type(top).__name__
    hold(not told, f"{name} shows seat {seat} what only {known} may know, by {told}")
    _sampled_alike(codec, setup, after, seat, seed, name)


def a_role_holds_nothing_hidden(g: Position, role: Seat) -> None:
    """Whatever is hidden from a player is hidden from a role, too."""
    unknown = _hidden_from(g, role)
    for seat in g.seats():
        missing = _hidden_from(g, seat) - unknown
        hold(not missing, f"what is hidden from seat {seat} is not from the {g.role_of(role)}")


def _hidden_from(g: Position, seat: Seat) -> Counter[Any]:
    """Everything that lies unknown to *seat* in the pools."""
    places = [place for pool in g.all_pools(seat) for place in pool.places]
    return Counter([repr(thing) for place in places for thing in place.hidden()])


def undo_tells_nothing_of_others(match: Match, seed: int = 0) -> None:
    """What a seat may take back, and its token, change only if something else changes that it sees."""
    g = match.position
    if not open_choices(g):
        return  # where one seat alone is asked, everybody sees that it has answered
    for asked in g.may_answer():
        for action in _some(g.legal(asked), seed, 1):
            new = match.twin(len(match.journal))
            events = new.play(asked, [action])
            for seat in g.all_seats():
                if seat == asked or learns(new.position, seat, events) != learns(g, seat, []):
                    continue
                same = new.free_answers(seat) == match.free_answers(seat)
                hold(same, f"whether undo is free tells seat {seat} that seat {asked} has answered")
                for branch in [(), *g.branches()]:
                    same = new.token(seat, branch) == match.token(seat, branch)
                    hold(same, f"a token of seat {seat} tells it that seat {asked} has answered")


def _sampled_alike(
    codec: Codec, setup: Setup, after: list[Position], seat: Seat, seed: int, what: str
) -> None:
    """What looks the same to *seat* is redealt for it alike."""
    first = determinise(after[0], seat, Dealer(seed))
    same = all(codec.same(first, determinise(g, seat, Dealer(seed)), setup) for g in after[1:])
    hold(same, f"samples of seat {seat} hold what is hidden from it, after {what}")


def _some(answers: list[Any], seed: int, most: int = ANSWERS, given: Any = None) -> list[Any]:
    """Several of many, others for other seeds, and the one *given*, if it is among them."""
    if len(answers) <= most:
        return answers
    dealer = Dealer(seed)
    left = list(answers)
    some = [left.pop(dealer.below(len(left))) for _ in range(most)]
    return [*some, given] if given in left else some


def secrecy_laws(
    codec: Codec,
    setup: Setup,
    g: Position,
    seed: int = 0,
    given: Any = None,
    seats: Sequence[Seat] = (),
    text: str = "",
    most: int = ALL,
) -> None:
    """Every law of this page that speaks of a position, with the eyes of *seats* or of all.

    An answer *given* is tried, too. What it takes grows with the square of the seats: answers are tried of so
    many seats at *most*; which ones depends on the seed.
    """
    before = text or codec.text(g, setup)
    for seat in seats or g.all_seats():
        redealing_is_invisible(codec, setup, g, seat, seed, before)
        no_frame_keeps_a_secret(g, seat, seed)
        an_unfenced_answer_shows_nothing(codec, setup, g, seat, seed, given, most)
        what_nobody_saw_is_not_sampled(codec, setup, g, seat, seed, most)
        fate_shows_nothing_to_others(codec, setup, g, seat, seed, given)
    for role in g.all_seats()[g.players :]:
        a_role_holds_nothing_hidden(g, role)
