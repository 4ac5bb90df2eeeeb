"""Hidden information: what a seat may see, what it cannot tell apart, and a bot's honest glimpse."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Frame
from feldzug.kernel.parallel import Parallel, bare
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Offer, Seat

if TYPE_CHECKING:
    from feldzug.kernel.position import Position

Fits = Callable[[int, Any], bool]
"""Whether the n-th place of a pool may hold this thing."""

Accept = Callable[[], bool]
"""Whether what lies in the places of a pool now could be: a test for the whole deal."""

FAIR_TRIES = 20
"""So many deals are tried that are all as likely, whether they fit or not."""

TRIES = 100
"""So many are tried in which every thing fits as it is dealt, before one is searched for."""

SEARCHED = 10_000
"""So many deals are laid out in a search; if none of them could be, it is given up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Place:
    """A list, or a stretch of one, whose things lie in no order that tells anything.

    What the seat *knows* of it stays there. Things of a place are sorted, so that a deal looks the same
    whatever lay there before; a stretch of length one is a place of its own in an ordered list.
    """

    __slots__ = ("known", "start", "stop", "things")

    def __init__(
        self, things: list[Any], known: Sequence[Any] = (), start: int = 0, stop: int | None = None
    ) -> None:
        self.things = things
        self.known = known
        self.start = start
        self.stop = len(things) if stop is None else stop

    def hidden(self) -> list[Any]:
        """What lies here unknown to the seat."""
        found = self.things[self.start : self.stop]
        for thing in self.known:
            found.remove(thing)
        return found

    def fill(self, dealt: list[Any]) -> None:
        """Put as many other things here."""
        self.things[self.start : self.stop] = sorted([*self.known, *dealt])


class Hand(Place):
    """One of several lists that are replaced, never changed in place."""

    __slots__ = ("hands", "number")

    def __init__(self, hands: list[list[Any]], number: int, known: Sequence[Any] = ()) -> None:
        super().__init__(hands[number], known)
        self.hands = hands
        self.number = number

    def fill(self, dealt: list[Any]) -> None:
        self.hands[self.number] = sorted([*self.known, *dealt])


class Pile(Place):
    """A list that something else holds under a name and replaces, never changes in place."""

    __slots__ = ("holder", "name")

    def __init__(self, holder: Any, name: str, known: Sequence[Any] = ()) -> None:
        super().__init__(getattr(holder, name), known)
        self.holder = holder
        self.name = name

    def fill(self, dealt: list[Any]) -> None:
        setattr(self.holder, self.name, sorted([*self.known, *dealt]))


class Attribute(Place):
    """A single thing that something else holds under a name."""

    __slots__ = ("holder", "name")

    def __init__(self, holder: Any, name: str) -> None:
        super().__init__([])
        self.holder = holder
        self.name = name

    def hidden(self) -> list[Any]:
        return [getattr(self.holder, self.name)]

    def fill(self, dealt: list[Any]) -> None:
        setattr(self.holder, self.name, dealt[0])


class Pool:
    """Places whose contents a seat cannot tell apart: other hands, the pile, tokens face down.

    Things are dealt anew place by place, so the choosiest come first; `fits` says what a place takes and
    `accept` what the whole deal must be like. Both may look at nothing that is hidden from the seat but
    what lies in these places. What is dealt never depends on what lay there. Where many deals fit, they are
    all as likely; where few do, one that fits is always found. `accept` should be true of one deal in
    hundreds at least: a rarer one is searched for, but not for ever (LookupError).
    """

    __slots__ = ("accept", "fits", "places")

    def __init__(
        self,
        places: Iterable[list[Any] | Place],
        fits: Fits | None = None,
        accept: Accept | None = None,
    ) -> None:
        self.places = [p if isinstance(p, Place) else Place(p) for p in places]
        self.fits = fits
        self.accept = accept

    def redeal(self, dealer: Dealer) -> None:
        """Deal everything anew; each place keeps its size and what the seat knows of it."""
        sizes: list[int] = []
        things: list[Any] = []
        for place in self.places:
            hidden = place.hidden()
            sizes.append(len(hidden))
            things.extend(hidden)
        things.sort()
        if self.fits is None and self.accept is None:
            self._accepts(self._deal_fairly(things, sizes, dealer))
            return
        for n in range(FAIR_TRIES + TRIES):
            if n < FAIR_TRIES or self.fits is None:
                dealt = self._deal_fairly(things[:], sizes, dealer)
            else:
                dealt = self._deal_fitting(things[:], sizes, dealer)
            if dealt and self._accepts(dealt):
                return
        wants = [n for n, size in enumerate(sizes) for _ in range(size)]
        if not self._search(wants, things, [], dealer, [SEARCHED]):
            raise LookupError("a pool that nobody could have dealt")

    def _accepts(self, dealt: list[list[Any]]) -> bool:
        """Lay a deal out; whether it could be."""
        for place, new in zip(self.places, dealt, strict=True):
            place.fill(new)
        return self.accept is None or self.accept()

    def _deal_fairly(self, things: list[Any], sizes: list[int], dealer: Dealer) -> list[list[Any]]:
        """What each place gets, every deal as likely; nothing at all if something does not fit."""
        fits = self.fits
        dealt: list[list[Any]] = []
        for n, size in enumerate(sizes):
            new: list[Any] = []
            if size == len(things):
                new = things
                things = []
                if fits is not None and not all(fits(n, thing) for thing in new):
                    return []
            else:
                for _ in range(size):
                    at = dealer.below(len(things))
                    if fits is not None and not fits(n, things[at]):
                        return []
                    new.append(things[at])
                    things[at] = things[-1]
                    things.pop()
            dealt.append(new)
        return dealt

    def _deal_fitting(self, things: list[Any], sizes: list[int], dealer: Dealer) -> list[list[Any]]:
        """What each place gets, of what fits there; nothing at all if one of them finds too little."""
        fits = self.fits
        assert fits is not None
        dealt: list[list[Any]] = []
        for n, size in enumerate(sizes):
            fitting = [at for at, thing in enumerate(things) if fits(n, thing)]
            if len(fitting) < size:
                return []
            taken = [fitting.pop(dealer.below(len(fitting))) for _ in range(size)]
            dealt.append([things[at] for at in taken])
            for at in sorted(taken, reverse=True):
                things.pop(at)
        return dealt

    def _search(
        self,
        wants: list[int],
        things: list[Any],
        dealt: list[Any],
        dealer: Dealer,
        left: list[int],
    ) -> bool:
        """Go on with *dealt*, one thing for each of the first *wants*, to a deal that could be.

        A step is taken only if all the others can still find something; so without `accept` the first
        way leads to the end, and with it every deal is tried once, until none is *left* to be tried.
        """
        if len(dealt) == len(wants):
            left[0] -= 1
            laid: list[list[Any]] = [[] for _ in self.places]
            for n, thing in zip(wants, dealt, strict=True):
                laid[n].append(thing)
            return self._accepts(laid)
        step = len(dealt)
        n = wants[step]
        candidates = [t for t in dict.fromkeys(things) if self.fits is None or self.fits(n, t)]
        if step and wants[step - 1] == n:
            candidates = [t for t in candidates if t >= dealt[-1]]  # a place has no order
        while candidates and left[0]:
            thing = candidates.pop(dealer.below(len(candidates)))
            rest = things[:]
            rest.remove(thing)
            if self._completable(wants[step + 1 :], rest, n, thing):
                if self._search(wants, rest, [*dealt, thing], dealer, left):
                    return True
        return False

    def _completable(self, wants: list[int], things: list[Any], at: int, least: Any) -> bool:
        """Whether each of *wants* can find a thing of its own, at place *at* none below *least*."""
        fits = self.fits
        edges = [
            [
                k
                for k, thing in enumerate(things)
                if (fits is None or fits(n, thing)) and (n != at or thing >= least)
            ]
            for n in wants
        ]
        holder = [-1] * len(things)
        return all(_augment(want, edges, holder, set()) for want in range(len(wants)))


def _augment(want: int, edges: list[list[int]], holder: list[int], seen: set[int]) -> bool:
    """Find a thing for *want*, if need be by letting others take another one."""
    for k in edges[want]:
        if k not in seen:
            seen.add(k)
            if holder[k] < 0 or _augment(holder[k], edges, holder, seen):
                holder[k] = want
                return True
    return False


def determinise(g: Position, seat: Seat, dealer: Dealer) -> Position:
    """A position that looks the same to *seat*, with everything hidden from it dealt anew."""
    new: Position = g.clone()
    for pool in new.all_pools(seat):
        pool.redeal(dealer)
    _choose_all_anew(new, new.stack, seat, dealer)
    return new


def _choose_all_anew(g: Position, frames: Iterable[Frame], seat: Seat, dealer: Dealer) -> None:
    """Every sealed choice among *frames*, and in their branches, each seen from where it is made."""
    for frame in frames:
        if isinstance(frame, Sealed):
            choose_anew(g, frame, seat, dealer)
        elif isinstance(frame, Parallel):
            frame.in_each(g, lambda branch: _choose_all_anew(g, branch, seat, dealer))


def choose_anew(g: Position, frame: Sealed, seat: Seat, dealer: Dealer) -> None:
    """What others have chosen in secret may be anything they could have chosen, step by step.

    Whoever has not chosen yet, or is not seen to have, begins anew: how far they are is hidden, too.
    """
    awaited = frame.awaits_as_seen(g, seat)
    complete = [
        other
        for other in sorted(frame.steps)
        if other not in awaited and frame.is_complete(g, other)
    ]
    frame.steps = {other: steps for other, steps in frame.steps.items() if other == seat}
    for other in complete:
        if other == seat:
            continue
        while not frame.is_complete(g, other):
            menu = frame.menu(g, other)
            step = menu[dealer.below(len(menu))]
            frame.steps[other] = (*frame.steps.get(other, ()), step)
    frame.steps = {other: frame.steps[other] for other in sorted(frame.steps)}


class Glimpse:
    """All that a bot ever gets of a position: what its seat may see, and positions that look alike."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.seat = seat
        self._position = position

    @property
    def view(self) -> Any:
        return self._position.view(self.seat)

    @property
    def views(self) -> dict[str, Any]:
        return self._position.views(self.seat)

    @property
    def offer(self) -> Offer | None:
        return self._position.offer(self.seat)

    @property
    def offers(self) -> list[Offer]:
        return self._position.offers(self.seat)

    @property
    def legal(self) -> list[Any]:
        """What the seat may do; of what goes on side by side, only where it is waited for."""
        g, seat = self._position, self.seat
        legal = list(g.legal(seat))
        if not g.stack or not isinstance(g.stack[-1], Parallel):
            return legal
        branches = g.branches()
        due = [b for b in branches if seat in g.within(b, lambda top: top.awaits(g))]
        return [action for action in legal if bare(action)[0] in due] or legal

    def sample(self, dealer: Dealer) -> Position:
        """A position that could be the true one, for all this seat knows."""
        return determinise(self._position, self.seat, dealer)
