"""The Fate deck as a battle draws from it: which results may come, and what each draw tells of the rest.

Nobody knows the order of the pile, so all that matters is how many cards of which sort are left. Cards are
sorted only as finely as the shapes in the battle ask for. Two piles know the same thing in different ways:

- A `DeepPile` lasts for the whole battle. A card drawn for a shape is known by what it shows for that shape
  and for those before it in the order of shapes, no finer; that keeps the ways few, and is exact.
- A `ShallowPile` may run out. Then all that lies on the discard pile is shuffled and drawn from again, so
  each card is known as finely as need be, and so are those in the hands of both sides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from feldzug.games.runewars.board import SHAPES
from feldzug.games.runewars.decks import DAMAGE, FACES, FATE_DECK, MISS, ORB, ROUT

DESTINY: Final = len(SHAPES)
"""Asked for like a shape: what a card shows in an attribute test. [RW-315]"""

BITS: Final = 5
"""A sort of cards is counted in so many bits of a number."""
ONES: Final = (1 << BITS) - 1


class Outcome(NamedTuple):
    """What the cards of a unit type show together."""

    routs: int
    damage: int
    orbs: int


NOTHING: Final = Outcome(0, 0, 0)

Result = tuple[int, int]
"""What a card shows for a shape: the result, and how much of it."""
Card = tuple[Result, int, float]
"""What a card shows, the pile after it, and how likely that is."""
Draw = tuple[Outcome, int, float]
"""What several cards show, the pile after them, and how likely that is."""

Ways = dict[tuple[int, int], float]
"""What was drawn, counted in a number, and the pile after it: how likely that is."""
Tested = tuple[int, int, float]
"""The destiny of an attribute test, the pile after it, and how likely that is."""

RANK: Final = {MISS: 0, ROUT: 6, DAMAGE: 10, ORB: 11}
"""What a result is worth, for who may discard a card."""


def result_of(card: int, shape: int) -> Result:
    facts = FACES[card]
    if shape == DESTINY:
        return facts.destiny, 1
    return facts.result[shape], facts.amount[shape]


def rank(result: Result) -> int:
    """How gladly a result is kept. [RW-235]"""
    return RANK[result[0]] * result[1]


def outcome_of(results: Sequence[Result], spare: bool = False) -> Outcome:
    """Results taken together; *spare*: without the one that is worth least."""
    kept = sorted(results, key=rank)[1:] if spare else results
    totals = {MISS: 0, ROUT: 0, DAMAGE: 0, ORB: 0}
    for result, amount in kept:
        totals[result] += amount
    return Outcome(totals[ROUT], totals[DAMAGE], totals[ORB])


RESULTS: Final[list[list[Result]]] = [
    sorted({result_of(card, shape) for card in range(len(FACES))}) for shape in range(len(SHAPES))
]
"""By shape: what a card may show."""
ON_AVERAGE: Final = [
    sum([rank(result_of(card.number, shape)) for card in FATE_DECK]) / len(FATE_DECK)
    for shape in range(len(SHAPES))
]
"""By shape: how gladly a Fate card is seen."""


def to_change(results: Iterable[Result], shape: int, most: int) -> list[Result]:
    """The results for which other cards are drawn, if that may be: those below the average."""
    poor = [result for result in results if rank(result) < ON_AVERAGE[shape]]
    return sorted(poor, key=rank)[:most]


def results_counted(shape: int, counted: int) -> list[Result]:
    """Results counted in a number, a sort of result in a few bits."""
    found: list[Result] = []
    for n, result in enumerate(RESULTS[shape]):
        found += [result] * (counted >> BITS * n & ONES)
    return found


@cache
def outcome_counted(shape: int, counted: int, spare: bool) -> Outcome:
    """What results come to that are counted in a number; a single card is never spared."""
    results = results_counted(shape, counted)
    return outcome_of(results, spare and len(results) > 1)


class Pile:
    """Cards face down. A pile is a number; what it means depends on the subclass."""

    def __init__(self) -> None:
        self.start = 0
        self._cards: dict[tuple[int, int], list[Card]] = {}
        self._draws: dict[tuple[int, int, int, tuple[Result, ...], bool, int], list[Draw]] = {}
        self._tests: dict[tuple[int, int], list[Tested]] = {}

    def next_card(self, pile: int, shape: int) -> list[Card]:
        """What the uppermost card may show for a shape; nothing, if there is no card at all."""
        raise NotImplementedError

    def sorts_for(self, shape: int) -> int:
        """How many sorts of cards are told apart when a card is drawn for a shape."""
        raise NotImplementedError

    def imagined(self, pile: int, lots: Random) -> list[int]:
        """Cards that the pile may consist of, in no order; no card is in a hand."""
        raise NotImplementedError

    def discarded(self, pile: int) -> int:
        """The pile when the hands are thrown away after a pass. [RW-242]"""
        return pile

    def card(self, pile: int, shape: int) -> list[Card]:
        key = pile, shape
        found = self._cards.get(key)
        if found is None:
            found = self._cards[key] = self.next_card(pile, shape)
        return found

    def draws(
        self,
        pile: int,
        shape: int,
        count: int,
        known: tuple[Result, ...] = (),
        spare: bool = False,
        changes: int = 0,
    ) -> list[Draw]:
        """What so many cards may show, together with those that are *known* already.

        *changes*: for so many of them others are drawn, where they show less than most.
        """
        key = pile, shape, count, known, spare, changes
        found = self._draws.get(key)
        if found is None:
            found = self._draws[key] = self._find(pile, shape, count, known, spare, changes)
        return found

    def _find(
        self,
        pile: int,
        shape: int,
        count: int,
        known: tuple[Result, ...],
        spare: bool,
        changes: int,
    ) -> list[Draw]:
        one = {result: 1 << BITS * n for n, result in enumerate(RESULTS[shape])}
        ways = self._further({(sum([one[result] for result in known]), pile): 1.0}, shape, count)
        if changes:
            changed: Ways = {}
            for (counted, left), likely in ways.items():
                gone = to_change(results_counted(shape, counted), shape, changes)
                kept = counted - sum([one[result] for result in gone])
                for way, chance in self._further({(kept, left): 1.0}, shape, len(gone)).items():
                    changed[way] = changed.get(way, 0.0) + likely * chance
            ways = changed
        merged: dict[tuple[Outcome, int], float] = {}
        for (counted, left), likely in ways.items():
            what = outcome_counted(shape, counted, spare), left
            merged[what] = merged.get(what, 0.0) + likely
        return [(outcome, left, likely) for (outcome, left), likely in merged.items()]

    def _further(self, ways: Ways, shape: int, count: int) -> Ways:
        """So many further cards."""
        one = {result: 1 << BITS * n for n, result in enumerate(RESULTS[shape])}
        for _ in range(count):
            further: Ways = {}
            for (counted, left), likely in ways.items():
                cards = self.card(left, shape)
                if not cards:
                    further[counted, left] = further.get((counted, left), 0.0) + likely
                for result, after, chance in cards:
                    key = counted + one[result], after
                    further[key] = further.get(key, 0.0) + likely * chance
            ways = further
        return ways

    def tests(self, pile: int, count: int) -> list[Tested]:
        """The best destiny of so many cards, which are thrown away then. [RW-315]"""
        key = pile, count
        found = self._tests.get(key)
        if found is None:
            ways: Ways = {(0, pile): 1.0}
            for _ in range(count):
                further: Ways = {}
                for (best, left), likely in ways.items():
                    for (destiny, _), after, chance in self.card(left, DESTINY):
                        way = max(best, destiny), after
                        further[way] = further.get(way, 0.0) + likely * chance
                ways = further
            merged: Ways = {}
            for (best, left), likely in ways.items():
                way = best, self.discarded(left)
                merged[way] = merged.get(way, 0.0) + likely
            found = [(best, left, likely) for (best, left), likely in merged.items()]
            self._tests[key] = found
        return found

    def ravages(self, pile: int, shape: int, orbs: int, most: int) -> list[Draw]:
        """Another card for each orb, and for each orb among those, up to so many. [RW-296]

        The outcome counts the orbs that were there before, too.
        """
        waiting: dict[tuple[Outcome, int, int, int], float] = {
            (Outcome(0, 0, orbs), pile, orbs, most): 1.0
        }
        done: dict[tuple[Outcome, int], float] = {}
        while waiting:
            (so_far, left, due, may), likely = waiting.popitem()
            cards = self.card(left, shape) if due and may else []
            if not cards:
                key = so_far, left
                done[key] = done.get(key, 0.0) + likely
            for result, after, chance in cards:
                more = outcome_of([result])
                total = Outcome(*[a + b for a, b in zip(so_far, more, strict=True)])
                further = total, after, due - 1 + more.orbs, may - 1
                waiting[further] = waiting.get(further, 0.0) + likely * chance
        return [(outcome, left, likely) for (outcome, left), likely in done.items()]


class DeepPile(Pile):
    """A pile that lasts. It is a number that counts the cards drawn, sort by sort.

    The sorts are a tree: what a card shows for the first shape, below it what it shows for the second, and so
    on. A card drawn for a shape is counted at the depth of that shape, for it may be any of those below.
    """

    def __init__(self, cards: Sequence[int], shapes: Sequence[int]) -> None:
        super().__init__()
        self.size = len(cards)
        self.cards = list(cards)
        self.depth_of = {shape: depth for depth, shape in enumerate(shapes)}
        sorts = [
            sorted({path_of(card, shapes[: depth + 1]) for card in cards})
            for depth in range(len(shapes))
        ]
        self.sorts = [path for level in sorts for path in level]
        number = {path: n for n, path in enumerate(self.sorts)}
        self.total = [0] * len(self.sorts)
        self.sorts_of = {
            card: [number[path_of(card, shapes[: depth + 1])] for depth in range(len(shapes))]
            for card in cards
        }
        for sorts_of_card in self.sorts_of.values():
            for n in sorts_of_card:
                self.total[n] += 1
        self.parent = [number.get(path[:-1], -1) for path in self.sorts]
        self.at_depth = [[number[path] for path in level] for level in sorts]
        self.bits = [BITS * n for n in range(len(self.sorts))]
        self.upwards = [n for n in range(len(self.sorts) - 1, -1, -1) if self.parent[n] >= 0]

    def sorts_for(self, shape: int) -> int:
        return len(self.at_depth[self.depth_of[shape]])

    def imagined(self, pile: int, lots: Random) -> list[int]:
        left = self.cards[:]
        for n in range(len(self.sorts) - 1, -1, -1):  # what is known best comes first
            depth = len(self.sorts[n]) - 1
            for _ in range(pile >> self.bits[n] & ONES):
                fits = [card for card in left if self.sorts_of[card][depth] == n]
                left.remove(fits[int(lots.random() * len(fits))])
        return left

    def next_card(self, pile: int, shape: int) -> list[Card]:
        exactly = [pile >> at & ONES for at in self.bits]
        left = self.size - sum(exactly)
        if not left:
            return []
        below = exactly[:]
        for n in self.upwards:
            below[self.parent[n]] += below[n]
        chance = [0.0] * len(below)
        depth = self.depth_of[shape]
        for n in self.at_depth[0]:
            chance[n] = (self.total[n] - below[n]) / left
        for level in self.at_depth[1 : depth + 1]:
            for n in level:
                above = self.parent[n]
                if chance[above]:
                    # Those counted above have not been told apart from the others there.
                    among = self.total[above] - below[above] + exactly[above]
                    chance[n] = chance[above] * (self.total[n] - below[n]) / among
        return [
            (self.sorts[n][-1], pile + (1 << self.bits[n]), chance[n])
            for n in self.at_depth[depth]
            if chance[n]
        ]


class ShallowPile(Pile):
    """A pile that may run out. It is a number that counts its own cards, and above them those in hands."""

    def __init__(self, cards: Sequence[int], held: Iterable[int], shapes: Sequence[int]) -> None:
        super().__init__()
        everything = range(len(FATE_DECK))
        self.sorts = sorted({path_of(card, shapes) for card in everything})
        self.cards_of = [
            [card for card in everything if path_of(card, shapes) == sort] for sort in self.sorts
        ]
        self.place = {shape: n for n, shape in enumerate(shapes)}
        self.above = BITS * len(self.sorts)
        self.all = self._counted(everything, shapes)
        self.start = self._counted(cards, shapes) + (self._counted(held, shapes) << self.above)

    def _counted(self, cards: Iterable[int], shapes: Sequence[int]) -> int:
        return sum([1 << BITS * self.sorts.index(path_of(card, shapes)) for card in cards])

    def sorts_for(self, shape: int) -> int:
        return len(self.sorts)

    def imagined(self, pile: int, lots: Random) -> list[int]:
        found: list[int] = []
        for n, cards in enumerate(self.cards_of):
            found += cards[: pile >> BITS * n & ONES]
        return found

    def discarded(self, pile: int) -> int:
        return pile & (1 << self.above) - 1

    def next_card(self, pile: int, shape: int) -> list[Card]:
        held = pile >> self.above
        left = self.discarded(pile) or self.all - held
        counts = [left >> BITS * n & ONES for n in range(len(self.sorts))]
        total, place = sum(counts), self.place[shape]
        found: list[Card] = []
        for n, count in enumerate(counts):
            if count:
                one = 1 << BITS * n
                after = left - one + (held + one << self.above)
                found.append((self.sorts[n][place], after, count / total))
        return found


def path_of(card: int, shapes: Sequence[int]) -> tuple[Result, ...]:
    """What a card shows for some shapes, one after another."""
    return tuple([result_of(card, shape) for shape in shapes])
