"""Hidden information: what a seat may see, what it cannot tell apart, and a bot's honest glimpse."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Sealed
from feldzug.kernel.values import Offer, Seat

if TYPE_CHECKING:
    from feldzug.kernel.position import Position

Fits = Callable[[int, Any], bool]
"""Whether the n-th place of a pool may hold this thing."""

Accept = Callable[[], bool]
"""Whether what lies in the places of a pool now could be: a test for the whole deal."""

TRIES = 100
"""So many random deals are tried before one is searched for."""


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
    what lies in these places. What is dealt never depends on what lay there; and where a deal exists, one
    is found.
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
        for _ in range(TRIES):
            dealt = self._deal(things[:], sizes, dealer)
            if dealt is not None and self._accepts(dealt):
                return
        wants = [n for n, size in enumerate(sizes) for _ in range(size)]
        if not self._search(wants, things, [], dealer):
            raise LookupError("a pool that nobody could have dealt")

    def _accepts(self, dealt: list[list[Any]]) -> bool:
        """Lay a deal out; whether it could be."""
        for place, new in zip(self.places, dealt, strict=True):
            place.fill(new)
        return self.accept is None or self.accept()

    def _deal(self, things: list[Any], sizes: list[int], dealer: Dealer) -> list[list[Any]] | None:
        """What each place gets; None if one of them found too little that fits."""
        fits = self.fits
        dealt: list[list[Any]] = []
        for n, size in enumerate(sizes):
            new: list[Any] = []
            if size == len(things) and fits is None:
                new = things
                things = []
            elif fits is None:
                for _ in range(size):
                    at = dealer.below(len(things))
                    new.append(things[at])
                    things[at] = things[-1]
                    things.pop()
            else:
                fitting = [at for at, thing in enumerate(things) if fits(n, thing)]
                if len(fitting) < size:
                    return None
                if size == len(things):
                    new = things
                    things = []
                else:
                    taken = [fitting.pop(dealer.below(len(fitting))) for _ in range(size)]
                    new = [things[at] for at in taken]
                    for at in sorted(taken, reverse=True):
                        things.pop(at)
            dealt.append(new)
        return dealt

    def _search(
        self, wants: list[int], things: list[Any], dealt: list[Any], dealer: Dealer
    ) -> bool:
        """Go on with *dealt*, one thing for each of the first *wants*, to a deal that could be.

        A step is taken only if all the others can still find something; so without `accept` the first
        way leads to the end, and with it every deal is tried once.
        """
        if len(dealt) == len(wants):
            laid: list[list[Any]] = [[] for _ in self.places]
            for n, thing in zip(wants, dealt, strict=True):
                laid[n].append(thing)
            return self._accepts(laid)
        step = len(dealt)
        n = wants[step]
        candidates = [t for t in dict.fromkeys(things) if self.fits is None or self.fits(n, t)]
        if step and wants[step - 1] == n:
            candidates = [t for t in candidates if t >= dealt[-1]]  # a place has no order
        while candidates:
            thing = candidates.pop(dealer.below(len(candidates)))
            left = things[:]
            left.remove(thing)
            if self._completable(wants[step + 1 :], left, n, thing):
                if self._search(wants, left, [*dealt, thing], dealer):
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
    for frame in new.stack:
        if isinstance(frame, Sealed):
            choose_anew(new, frame, seat, dealer)
    return new


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
    def legal(self) -> list[Any]:
        return list(self._position.legal(self.seat))

    def sample(self, dealer: Dealer) -> Position:
        """A position that could be the true one, for all this seat knows."""
        return determinise(self._position, self.seat, dealer)
