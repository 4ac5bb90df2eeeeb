"""War: a position of Ring War. Flat lists, one number a place or kind, so that a copy is cheap."""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.ring_war.board import (
    AREA_CARDS,
    EVIL,
    FIRST_SHIP,
    GOOD,
    INFANTRY,
    JOKER,
    N_PLACES,
    Board,
)
from feldzug.games.ring_war.deck import DECK, EVENT, pile
from feldzug.games.ring_war.events import LeaderLost, UnitDeployed, UnitLost
from feldzug.games.ring_war.options import MOVEMENT, THRESHOLD, Options
from feldzug.games.ring_war.order_of_turn import other_part
from feldzug.kernel.frames import NOT_OFFERED
from feldzug.kernel.hidden import Pool
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat

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


class War(Position):
    """Everything that is true at one moment of a war over Middle-earth.

    A place is an area or a ship symbol. `units`, `fought` and `moved` hold three numbers a place, one a
    kind: how many stand there, and how many of them fought or moved in their ruler's latest turn.
    `conquered` holds the areas taken in this turn that bring cards, `entered` those that bring none. What
    is read often is a list; what is seldom more than zero is a bytearray, which is quicker to copy.
    """

    def __init__(self, rules: Rules, players: int, options: Options, blank: bool = True) -> None:
        super().__init__(rules, players)
        self.options = options
        self.board: Board = options.board
        self.sides: tuple[int, ...] = SIDES_AT_TABLE[players]
        if blank:
            self._clear()

    def _clear(self) -> None:
        kinds = 3 * N_PLACES
        self.ruler: list[int] = [NOBODY] * N_PLACES
        self.units: list[int] = [0] * kinds
        self.fought = bytearray(kinds)
        self.moved = bytearray(kinds)
        self.leader: list[int] = [0] * N_PLACES
        self.leader_tired = bytearray(N_PLACES)
        self.leader_came = bytearray(N_PLACES)
        self.fielded: list[int] = [0] * 15
        self.alive: list[int] = [1] * self.players
        self.area_hands: list[list[int]] = [[] for _ in range(self.players)]
        self.card_hands: list[list[int]] = [[] for _ in range(self.players)]
        self.uprisings: list[list[int]] = [[] for _ in range(self.players)]
        self.played: list[list[int]] = [[] for _ in range(self.players)]
        jokers = range(JOKER, len(AREA_CARDS)) if self.options.jokers == "two" else range(0)
        self.area_pile: list[int] = [*self.board.areas, *jokers]
        self.area_discards: list[int] = []
        self.card_pile: list[int] = pile(self.options.map)
        self.card_discards: list[int] = []
        self.kept_points: list[int] = [0] * self.players
        self.ring = 0
        self.turn = 0
        self.active = 0
        self.conquered: list[int] = []
        self.entered: list[int] = []
        self.fortresses_taken = 0
        self.extra_cards = 0
        self.beaten = bytearray(N_PLACES)
        self.legends: list[list[int]] = []
        self.sheltered: list[int] = []
        self.night_moves = 0
        self.assaulted = -1

    @staticmethod
    def fields() -> tuple[str, ...]:
        return FIELDS

    def clone(self) -> War:
        twin = War(self.rules, self.players, self.options, blank=False)
        self._share(twin)
        twin.ruler = self.ruler[:]
        twin.units = self.units[:]
        twin.fought = self.fought[:]
        twin.moved = self.moved[:]
        twin.leader = self.leader[:]
        twin.leader_tired = self.leader_tired[:]
        twin.leader_came = self.leader_came[:]
        twin.fielded = self.fielded[:]
        twin.alive = self.alive[:]
        twin.area_hands = [hand[:] for hand in self.area_hands]
        twin.card_hands = [hand[:] for hand in self.card_hands]
        twin.uprisings = [hand[:] for hand in self.uprisings]
        twin.played = [cards[:] for cards in self.played]
        twin.area_pile = self.area_pile[:]
        twin.area_discards = self.area_discards[:]
        twin.card_pile = self.card_pile[:]
        twin.card_discards = self.card_discards[:]
        twin.kept_points = self.kept_points[:]
        twin.ring = self.ring
        twin.turn = self.turn
        twin.active = self.active
        twin.conquered = self.conquered[:]
        twin.entered = self.entered[:]
        twin.fortresses_taken = self.fortresses_taken
        twin.extra_cards = self.extra_cards
        twin.beaten = self.beaten[:]
        twin.legends = [legend[:] for legend in self.legends]
        twin.sheltered = self.sheltered[:]
        twin.night_moves = self.night_moves
        twin.assaulted = self.assaulted
        return twin

    # hidden information

    def view(self, seat: Seat | None) -> dict[str, Any]:
        from feldzug.games.ring_war.view import view  # noqa: PLC0415  (the view knows the war)

        return view(self, seat)

    def pools(self, seat: Seat) -> list[Pool]:
        """Others' area cards and the pile look alike; so do others' adventure cards, never events."""
        others = [other for other in range(self.players) if other != seat]
        area_cards = [self.area_hands[other] for other in others]
        secrets = [self.uprisings[other] for other in others]
        # A secret uprising is an area its holder does not rule, so it is dealt before hands and pile.
        ruler = self.ruler
        areas = Pool(
            [*secrets, *area_cards, self.area_pile],
            lambda n, card: n >= len(secrets) or (card < JOKER and ruler[card] != others[n]),
        )
        hands = [self.card_hands[other] for other in others]
        cards = Pool(
            [*hands, self.card_pile], lambda n, card: n >= len(hands) or DECK[card].kind != EVENT
        )
        return [areas, cards]

    # looking

    def why_not(self, seat: Seat, action: Any) -> Reason | None:
        """What belongs to another part of the turn is refused for that. [RNG-001]"""
        reason = super().why_not(seat, action)
        if reason == NOT_OFFERED:
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
        return 2 if self.options.garrison == "two" else 1

    def size(self, place: int) -> int:
        """How many units stand in a place; a leader is no unit."""
        at = 3 * place
        units = self.units
        return units[at] + units[at + 1] + units[at + 2]

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

    def may_raise(self, seat: int, kind: int) -> bool:
        """Whether the box still holds a figure of this kind (G04)."""
        if self.options.figure_limit == "off" or seat == NEUTRAL:
            return True
        return self.fielded[3 * seat + kind] < self.options.figures[kind]

    def ring_area(self) -> int:
        return self.board.path[self.ring]

    def bridges_closed(self) -> bool:
        return any(e.key == "you-shall-not-pass" for e in self.effects)

    def closed(self, a: int, b: int) -> bool:
        """Someone barred this bridge to all that no leader leads."""
        return any(
            e.key == "you-shall-not-pass" and a in e.about and b in e.about for e in self.effects
        )

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

    def strongest(self, place: int) -> int:
        """The kind of the strongest unit in a place."""
        at = 3 * place
        for kind in (2, 1):
            if self.units[at + kind]:
                return kind
        return INFANTRY

    def is_ship(self, place: int) -> bool:
        return place >= FIRST_SHIP


FIELDS: Final = (
    "ruler",
    "units",
    "fought",
    "moved",
    "leader",
    "leader_tired",
    "leader_came",
    "fielded",
    "alive",
    "area_hands",
    "card_hands",
    "uprisings",
    "played",
    "area_pile",
    "area_discards",
    "card_pile",
    "card_discards",
    "kept_points",
    "ring",
    "turn",
    "active",
    "conquered",
    "entered",
    "fortresses_taken",
    "extra_cards",
    "beaten",
    "legends",
    "sheltered",
    "night_moves",
    "assaulted",
)
