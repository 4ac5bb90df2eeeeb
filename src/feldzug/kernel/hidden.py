"""Hidden information: what a seat may see, what it cannot tell apart, and a bot's honest glimpse."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Sealed
from feldzug.kernel.values import Offer, Seat

if TYPE_CHECKING:
    from feldzug.kernel.position import Position

Fits = Callable[[int, Any], bool]
"""Whether the n-th place of a pool may hold this thing."""


TRIES = 100
"""A pool that can be dealt at all is dealt in far fewer."""


class Pool:
    """Places whose contents a seat cannot tell apart: other hands and the pile, as lists.

    Things are dealt anew place by place, the choosiest places first; `fits` says what a place takes.
    """

    def __init__(self, places: list[list[Any]], fits: Fits | None = None) -> None:
        self.places = places
        self.fits = fits

    def redeal(self, dealer: Dealer) -> None:
        """Deal everything anew; each place keeps its size, and its things are kept in order."""
        things = sorted([thing for place in self.places for thing in place])
        for _ in range(TRIES):  # where choosy places took each other's things, once more
            dealt = self._deal(things[:], dealer)
            if dealt is not None:
                for place, new in zip(self.places, dealt, strict=True):
                    place[:] = new
                return
        raise LookupError("a pool that nobody could have dealt")

    def _deal(self, things: list[Any], dealer: Dealer) -> list[list[Any]] | None:
        """What each place gets; None if one of them found nothing that fits."""
        fits = self.fits
        dealt: list[list[Any]] = []
        for n, place in enumerate(self.places):
            new: list[Any] = []
            for _ in place:
                fitting = things if fits is None else [t for t in things if fits(n, t)]
                if not fitting:
                    return None
                thing = fitting[dealer.below(len(fitting))]
                things.remove(thing)
                new.append(thing)
            new.sort()
            dealt.append(new)
        return dealt


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

    Whoever has not chosen yet begins anew: how far they have come is hidden, too.
    """
    complete = [other for other in sorted(frame.steps) if frame.is_complete(g, other)]
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
    def offer(self) -> Offer | None:
        return self._position.offer(self.seat)

    @property
    def legal(self) -> list[Any]:
        return list(self._position.legal(self.seat))

    def sample(self, dealer: Dealer) -> Position:
        """A position that could be the true one, for all this seat knows."""
        return determinise(self._position, self.seat, dealer)
