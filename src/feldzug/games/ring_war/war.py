"""War: a position of Ring War. Flat lists, one number a place or kind, so that a copy is cheap."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Final

from mypy_extensions import i64

from feldzug.games.ring_war.board import (
    AREA_CARDS,
    EVIL,
    FIRST_SHIP,
    GOOD,
    INFANTRY,
    JOKER,
    KINDS,
    N_PLACES,
    PLACES,
    AreaCard,
    Board,
    Place,
)
from feldzug.games.ring_war.deck import AdventureCard, pile
from feldzug.games.ring_war.events import LeaderLost, UnitDeployed, UnitLost
from feldzug.games.ring_war.options import MOVEMENT, THRESHOLD, Options
from feldzug.games.ring_war.order_of_turn import other_part
from feldzug.kernel.frames import NOT_OFFERED
from feldzug.kernel.hidden import Pool
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.state import REPLACED
from feldzug.kernel.values import Outcome, Reason, Seat
from feldzug.kernel.vocabulary import Per, PerSeat

if TYPE_CHECKING:
    from feldzug.games.ring_war.view import WarView

NOBODY: Final = Seat(-2)
NEUTRAL: Final = Seat(4)
"""The army of nobody in a war of two (G30): it only defends."""

LIMIT: Final = 5
"""Never more than five units in a place (RNG-003)."""

CAME: Final = 1
"""In `leader_came`: a leader came to this place in this turn, by conquest or by movement."""
FLED: Final = 2
"""In `leader_came`: a leader came to this place by retreat and has not left it since. [RNG-056]"""

AREA_HAND: Final = 5
CARD_HAND: Final = 4

SIDES_AT_TABLE: Final = {2: (GOOD, EVIL), 3: (GOOD, EVIL, EVIL), 4: (GOOD, EVIL, GOOD, EVIL)}
COLOURS: Final = {
    2: ("green", "red"),
    3: ("green", "red", "black"),
    4: ("green", "red", "yellow", "black"),
}


PER_PLACE: Final = Per(PLACES)
PER_KIND: Final = Per(PLACES, KINDS)
"""Three numbers a place, one a kind of unit."""


AreaCards = Annotated[list[AreaCard], REPLACED]
Cards = Annotated[list[AdventureCard], REPLACED]
"""A hand or a pile: one card more or less makes another one."""


def without(cards: list[int], card: int) -> list[int]:
    """A hand or a pile that one card has left."""
    n = cards.index(card)
    return cards[:n] + cards[n + 1 :]


@dataclass(slots=True, eq=False, kw_only=True)
class War(Position):
    """Everything that is true at one moment of a war over Middle-earth.

    A place is an area or a ship symbol. `units`, `fought` and `moved` hold three numbers a place, one a
    kind: how many stand there, and how many of them fought or moved in their ruler's latest turn.
    `conquered` holds the areas taken in this turn that bring cards, `entered` those that bring none. What
    is read often is a list; what is seldom more than zero is a bytearray, which is quicker to copy.
    """

    options: Options
    board: Board
    sides: tuple[int, ...]
    ruler: Annotated[list[int], Per(PLACES, fill=NOBODY)] = field(
        default_factory=lambda: [NOBODY] * N_PLACES
    )
    units: Annotated[list[int], PER_KIND] = field(default_factory=lambda: [0] * (3 * N_PLACES))
    fought: Annotated[bytearray, PER_KIND] = field(default_factory=lambda: bytearray(3 * N_PLACES))
    moved: Annotated[bytearray, PER_KIND] = field(default_factory=lambda: bytearray(3 * N_PLACES))
    leader: Annotated[list[int], PER_PLACE] = field(default_factory=lambda: [0] * N_PLACES)
    leader_tired: Annotated[bytearray, PER_PLACE] = field(
        default_factory=lambda: bytearray(N_PLACES)
    )
    leader_came: Annotated[bytearray, PER_PLACE] = field(
        default_factory=lambda: bytearray(N_PLACES)
    )
    fielded: Annotated[list[int], Per(5, KINDS)] = field(default_factory=lambda: [0] * 15)
    alive: Annotated[list[int], PerSeat()] = field(default_factory=list)
    area_hands: Annotated[list[AreaCards], PerSeat()] = field(default_factory=list)
    card_hands: Annotated[list[Cards], PerSeat()] = field(default_factory=list)
    uprisings: Annotated[list[AreaCards], PerSeat()] = field(default_factory=list)
    played: Annotated[list[Cards], PerSeat()] = field(default_factory=list)
    area_pile: AreaCards = field(default_factory=list)
    area_discards: AreaCards = field(default_factory=list)
    card_pile: Cards = field(default_factory=list)
    card_discards: Cards = field(default_factory=list)
    area_refill: AreaCards = field(default_factory=list)
    """What the pile was made of when the discards became it: everybody knows that it holds nothing
    else. Empty if that is not known."""
    card_refill: Cards = field(default_factory=list)
    kept_points: Annotated[list[int], PerSeat()] = field(default_factory=list)
    ring: int = 0
    turn: int = 0
    active: int = 0
    conquered: Annotated[list[Place], REPLACED] = field(default_factory=list)
    entered: Annotated[list[Place], REPLACED] = field(default_factory=list)
    """Areas taken in this turn that count as no conquest, because everybody fled."""
    fortresses_taken: int = 0
    extra_cards: int = 0
    beaten: Annotated[bytearray, PER_PLACE] = field(default_factory=lambda: bytearray(N_PLACES))
    legends: Annotated[list[tuple[Place, int]], REPLACED] = field(default_factory=list)
    """Areas whose defenders have beaten four in a row, with who ruled them then."""
    sheltered: Annotated[list[Place], REPLACED] = field(default_factory=list)
    night_moves: int = 0
    cards_taken: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """How many adventure cards each seat has taken into its hand so far."""
    assaulted: Place = -1

    def resigned(self, seat: Seat) -> Outcome:
        from feldzug.games.ring_war.ending import given_up  # noqa: PLC0415  (the end knows the war)

        return given_up(self, seat)

    # hidden information

    def view(self, seat: Seat | None) -> WarView:
        from feldzug.games.ring_war.view import view  # noqa: PLC0415  (the view knows the war)

        return view(self, seat)

    def pools(self, seat: Seat) -> list[Pool]:
        from feldzug.games.ring_war.pools import pools  # noqa: PLC0415  (they know the war)

        return pools(self, seat)

    def first_seat(self) -> Seat:
        return Seat(self.active)

    # looking

    def why_not(self, seat: Seat, action: Any) -> Reason | None:
        """What belongs to another part of the turn is refused for that. [RNG-001]"""
        reason = Position.why_not(self, seat, action)
        if reason is not None and reason == NOT_OFFERED:
            return other_part(action, self.path()) or reason
        return reason

    def attack_value(self, kind: int) -> int:
        return self.options.attack_values[kind]

    def defence_value(self, kind: int) -> int:
        return self.options.defence_values[kind]

    def movement(self, kind: int) -> int:
        return MOVEMENT[kind]

    def price(self, kind: int) -> int:
        return self.options.unit_prices[kind]

    def threshold(self) -> int:
        """What the ring must roll to go on."""
        return THRESHOLD[self.options.length]

    def garrison(self) -> int:
        """How many units must stay in an area (G13)."""
        return self.options.staying

    def size(self, place: int) -> int:
        """How many units stand in a place; a leader is no unit."""
        at: i64 = 3 * place
        units = self.units
        infantry: i64 = units[at]
        cavalry: i64 = units[at + 1]
        creatures: i64 = units[at + 2]
        return infantry + cavalry + creatures

    def room(self, place: int) -> int:
        return LIMIT - self.size(place)

    def side(self, seat: int) -> int:
        """Good or evil; the neutral army is neither."""
        return self.sides[seat] if 0 <= seat < self.players else -1

    def allied(self, one: int, other: int) -> bool:
        """Partners of a side, if that was agreed (G06)."""
        return self.options.alliance == "sides" and self.side(one) == self.side(other)

    def ruled(self, seat: int) -> list[int]:
        """The areas of a seat."""
        ruler = self.ruler
        return [area for area in self.board.areas if ruler[area] == seat]

    def rules_region(self, seat: int, region: int) -> bool:
        return all(self.ruler[area] == seat for area in self.board.regions[region])

    def leaders(self, seat: int) -> list[int]:
        """The places of a seat's leaders."""
        return [p for p in self.board.places if self.leader[p] and self.ruler[p] == seat]

    def has_leader(self, seat: int) -> bool:
        for place in self.board.places:  # noqa: SIM110 -- compiled, a loop is quicker
            if self.leader[place] and self.ruler[place] == seat:
                return True
        return False

    def may_raise(self, seat: int, kind: int) -> bool:
        """Whether the box still holds a figure of this kind (G04)."""
        if self.options.figure_limit == "off" or seat == NEUTRAL:
            return True
        return self.fielded[3 * seat + kind] < self.options.figures[kind]

    def ring_area(self) -> int:
        return self.board.path[self.ring]

    # acting

    def add(self, place: int, kind: int, seat: int) -> None:
        """One more unit in a place; the figure comes out of the box."""
        self.units[3 * place + kind] += 1
        self.fielded[3 * seat + kind] += 1

    def raise_unit(self, seat: Seat, place: int, kind: int) -> None:
        self.add(place, kind, seat)
        self.tell(UnitDeployed(seat, place, kind))

    def lift(self, place: int, kind: int, tired: bool) -> None:
        """Take one unit off a place, one that has fought if *tired*, else a fresh one while there is one."""
        at = 3 * place + kind
        self.units[at] -= 1
        if tired and self.fought[at]:
            self.fought[at] -= 1
        left = self.units[at]
        if self.moved[at] > left - self.fought[at]:
            self.moved[at] = max(0, left - self.fought[at])
        self.fought[at] = min(self.fought[at], left)

    def lose(self, place: int, kind: int) -> None:
        """A unit falls; its figure goes back into the box."""
        seat = self.ruler[place]
        self.lift(place, kind, tired=True)
        self.fielded[3 * seat + kind] -= 1
        self.tell(UnitLost(Seat(seat), place, kind))

    def bring_leader(self, source: int, target: int, came: int, tired: int) -> None:
        """A leader goes from one place to another; what is known of how he came goes with him."""
        self.leader[source] = self.leader_tired[source] = self.leader_came[source] = 0
        self.leader[target] = 1
        self.leader_tired[target] = tired
        self.leader_came[target] = came

    def lose_leader(self, place: int) -> None:
        if self.leader[place]:
            self.leader[place] = self.leader_tired[place] = self.leader_came[place] = 0
            self.tell(LeaderLost(Seat(self.ruler[place]), place))

    def take_card(self, seat: int, card: int) -> None:
        """An adventure card goes into a hand."""
        self.card_hands[seat] = sorted([*self.card_hands[seat], card])
        self.cards_taken[seat] += 1

    def strongest(self, place: int) -> int:
        """The kind of the strongest unit in a place."""
        at = 3 * place
        for kind in (2, 1):
            if self.units[at + kind]:
                return kind
        return INFANTRY

    def is_ship(self, place: int) -> bool:
        return place >= FIRST_SHIP


def blank(rules: Rules, players: int, options: Options) -> War:
    """A war before it has begun: an empty board, every card in its pile."""
    jokers = range(JOKER, len(AREA_CARDS)) if options.jokers == "two" else range(0)
    seats = range(players)
    return War(
        rules,
        players,
        options=options,
        board=options.board,
        sides=SIDES_AT_TABLE[players],
        alive=[1 for _ in seats],
        area_hands=[[] for _ in seats],
        card_hands=[[] for _ in seats],
        uprisings=[[] for _ in seats],
        played=[[] for _ in seats],
        cards_taken=[0 for _ in seats],
        area_pile=[*options.board.areas, *jokers],
        card_pile=pile(options.map),
        kept_points=[0 for _ in seats],
    )
