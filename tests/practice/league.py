"""A league: battles of a round are fought side by side at real tables, with armies chosen in secret.

An organiser, who is no player, lays the map, settles what is disputed and corrects what was entered wrongly.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from feldzug.kernel.bounds import Between, Most
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.fate import Dice, Draw
from feldzug.kernel.frames import OUTERMOST, Chance, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.hidden import Hand, Pile, Pool
from feldzug.kernel.module import Module
from feldzug.kernel.parallel import Parallel, branches_of
from feldzug.kernel.position import Position
from feldzug.kernel.reported import Reported
from feldzug.kernel.rules import Rules
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.shared import Shared
from feldzug.kernel.state import REPLACED
from feldzug.kernel.values import (
    Action,
    Detail,
    Event,
    Outcome,
    Reason,
    Seat,
    View,
    because,
    kebab,
)
from feldzug.kernel.vocabulary import PerSeat, Vocabulary

TROOPS = Vocabulary("troop", ("foot", "horse", "engine"))
COSTS = (5, 12, 30)
LARGEST = 100
"""So many points an army costs at most."""

WEATHER = ("fair", "fair", "rain", "storm")
ITEMS = 8
GOLD = 100
ROUNDS = 2
FEE = 10
"""What a mercenary costs."""

Troop = Annotated[int, TROOPS]


@dataclass
class LeagueView(View):
    """What a seat sees: everything but others' items, of which it sees how many there are."""

    round: int
    tiles: int
    gold: tuple[int, ...]
    points: tuple[int, ...]
    items: tuple[int, ...]
    hand: tuple[int, ...]
    strength: tuple[int, ...]


@dataclass(eq=False, kw_only=True)
class League(Position):
    """Treasuries, points and items of the realms."""

    round: int = 0
    tiles: Annotated[tuple[Tile, ...], REPLACED] = ()
    bank: int = 0
    gold: Annotated[list[int], PerSeat()] = field(default_factory=list)
    points: Annotated[list[int], PerSeat()] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    hands: Annotated[list[list[int]], PerSeat()] = field(default_factory=list)
    strength: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """What the armies of each realm were worth, all together."""

    def view(self, seat: Seat | None) -> LeagueView:
        mine = self.player(seat)
        return LeagueView(
            round=self.round,
            tiles=len(self.tiles),
            gold=tuple(self.gold),
            points=tuple(self.points),
            items=tuple([len(hand) for hand in self.hands]),
            hand=() if mine is None else tuple(self.hands[mine]),
            strength=tuple(self.strength),
        )

    def pools(self, seat: Seat) -> list[Pool]:
        others = [Hand(self.hands, s) for s in self.seats() if s != seat]
        return [Pool([*others, Pile(self, "pile")])]

    def pay(self, seat: Seat, amount: int) -> None:
        self.gold[seat] += amount
        self.bank -= amount
        self.tell(Paid(seat, amount))


@dataclass(frozen=True, slots=True)
class Paid(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Fought(Event):
    attacker: Seat
    defender: Seat
    ahead: int


# the map


@dataclass(frozen=True, slots=True)
class Tile(Detail):
    """A tile of the map."""

    x: int
    y: int
    terrain: Annotated[str, Most(20)]


@dataclass(frozen=True, slots=True)
class LayMap(Action):
    tiles: Annotated[tuple[Tile, ...], Most(150)]


@dataclass
class ChooseMap(Question):
    """The organiser lays the map: no tile twice, and at least two."""

    def accepts(self, g: League, seat: Seat) -> tuple[type, ...]:
        return (LayMap,)

    def options(self, g: League) -> list[LayMap]:
        return [LayMap(tuple([Tile(x, 0, "plain") for x in range(size)])) for size in (1, 2, 3)]

    def forbids(self, g: League, action: LayMap) -> Reason | None:
        if len(action.tiles) < 2:
            return because("map-too-small", "league-1", tiles=len(action.tiles))
        if len({(tile.x, tile.y) for tile in action.tiles}) < len(action.tiles):
            return because("tile-twice", "league-1")
        return None

    def chosen(self, g: League, action: LayMap) -> None:
        g.tiles = action.tiles


# the season


@dataclass
class Season(Procedure):
    """The map, then rounds."""

    @staticmethod
    def inside() -> Names:
        return (OUTERMOST,)

    @staticmethod
    def flow() -> Flow:
        return ("map", "next_round")

    def map(self, g: League) -> Todo:
        return ChooseMap(g.role("organiser"))

    def next_round(self, g: League) -> Todo:
        if g.round == ROUNDS:
            best = sorted(set(g.gold), reverse=True)
            ranks = tuple([tuple([s for s in g.seats() if g.gold[s] == n]) for n in best])
            g.finish(Outcome("autumn", ranks, tuple(g.gold)))
            return None
        g.round += 1
        self.at = "next_round"
        return Round(g.round)


@dataclass
class Round(Procedure):
    """Hiring, battles side by side, and points that are spent."""

    number: int

    @staticmethod
    def inside() -> Names:
        return ("Season",)

    @staticmethod
    def flow() -> Flow:
        return ("hiring", "battles", "spending")

    def hiring(self, g: League) -> Todo:
        return Hiring(self.number)

    def battles(self, g: League) -> Todo:
        """In the first round pairs, the odd one against who is engaged already; then a ring."""
        seats = g.seats()
        if self.number == 1:
            pairs = list(zip(seats[::2], seats[1::2], strict=False))
            if len(seats) % 2:
                pairs.append((seats[-1], seats[0]))
        else:
            pairs = list(zip(seats, [*seats[1:], seats[0]], strict=True))
        return Battles(branches_of([Battle(a, d) for a, d in pairs]))

    def spending(self, g: League) -> Todo:
        return [SpendPoint(seat) for seat in g.seats() if g.points[seat] > 3]


@dataclass
class Battles(Parallel):
    """All battles of a round."""


# hiring


@dataclass(frozen=True, slots=True)
class HireFor(Action):
    """Hire somebody for this much, or for nothing at all."""

    gold: int


@dataclass(frozen=True, slots=True)
class CloseHiring(Action):
    """The organiser waits no longer."""


@dataclass
class Hiring(Shared):
    """Everybody hires once, in any order; whoever has may raise it; the organiser may close it."""

    round: int
    hired: tuple[Seat, ...] = ()
    closed: bool = False

    def seats(self, g: League) -> list[Seat]:
        return [] if self.closed else [seat for seat in g.seats() if seat not in self.hired]

    def others(self, g: League) -> list[Seat]:
        return [*self.hired, g.role("organiser")]

    def accepts(self, g: League, seat: Seat) -> tuple[type, ...]:
        return () if g.role_of(seat) else (HireFor,)

    def options(self, g: League, seat: Seat) -> list[Any]:
        return [CloseHiring()] if g.role_of(seat) else [HireFor(0), HireFor(FEE), HireFor(3 * FEE)]

    def forbids(self, g: League, seat: Seat, action: Any) -> Reason | None:
        if isinstance(action, HireFor) and not 0 <= action.gold <= g.gold[seat]:
            return because("too-dear", "league-2", gold=g.gold[seat])
        return None

    def chosen(self, g: League, seat: Seat, action: Any) -> Todo:
        if isinstance(action, CloseHiring):
            self.closed = True
            return None
        if seat not in self.hired:
            self.hired = tuple(sorted({*self.hired, seat}))
        if action.gold:
            g.pay(seat, -action.gold)
        return None


# battles


@dataclass(frozen=True, slots=True)
class Unit(Detail):
    """So many of a kind."""

    troop: Troop
    count: Annotated[int, Between(1, 20)]


@dataclass(frozen=True, slots=True)
class Roster(Action):
    """An army, as its owner has written it down."""

    units: Annotated[tuple[Unit, ...], Most(10)]

    def cost(self) -> int:
        return sum([COSTS[unit.troop] * unit.count for unit in self.units])


@dataclass(frozen=True, slots=True)
class Result(Action):
    """What each side has won at the table."""

    attacker: int
    defender: int


@dataclass
class Battle(Procedure):
    """Armies, weather, an item for the attacker, the table, and what is plundered."""

    attacker: Seat
    defender: Seat
    weather: str = ""

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    @staticmethod
    def flow() -> Flow:
        return ("armies", "sky", "spoils", "fight")

    def armies(self, g: League) -> Todo:
        return FieldArmies()

    def sky(self, g: League) -> Todo:
        return Sky()

    def spoils(self, g: League) -> Todo:
        return DrawItem(self.attacker) if g.pile else None

    def fight(self, g: League) -> Todo:
        sides = (self.attacker, self.defender)
        return TableBattle(sides, sides, g.role("organiser"))


@dataclass
class FieldArmies(Sealed):
    """Both sides choose their armies in secret."""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def seats(self, g: League) -> list[Seat]:
        battle = g.frame(Battle)
        return sorted([battle.attacker, battle.defender])

    def accepts(self, g: League, seat: Seat) -> tuple[type, ...]:
        return (Roster,)

    def options(self, g: League, seat: Seat) -> list[Roster]:
        few = Roster((Unit(0, 4),))
        return [few, Roster((Unit(0, 2), Unit(1, 2))), Roster((Unit(2, 3), Unit(1, 2)))]

    def forbids(self, g: League, seat: Seat, action: Roster) -> Reason | None:
        if any(not 0 <= unit.troop < len(TROOPS) or unit.count < 1 for unit in action.units):
            return because("no-such-unit", "league-3")
        if action.cost() > LARGEST:
            return because("army-too-large", "league-3", cost=action.cost(), most=LARGEST)
        return None

    def revealed(self, g: League) -> None:
        for seat, roster in self.choices.items():
            g.strength[seat] += roster.cost()


@dataclass
class Sky(Chance):
    """The weather of a battle."""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: League) -> Draw:
        return Draw(WEATHER)

    def befalls(self, g: League, outcome: str) -> None:
        g.frame(Battle).weather = outcome


@dataclass
class DrawItem(Chance):
    """The attacker draws an item, unseen by the others."""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: League) -> Draw:
        return Draw(g.pile)

    def known_to(self, g: League) -> tuple[Seat, ...]:
        return (self.seat,)

    def befalls(self, g: League, outcome: int) -> None:
        g.pile = [item for item in g.pile if item != outcome]
        g.hands[self.seat] = sorted([*g.hands[self.seat], outcome])


@dataclass
class TableBattle(Reported):
    """Either side reports, the other confirms."""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def reports(self, g: League) -> list[Result]:
        return [Result(60, 20), Result(20, 60), Result(40, 40)]

    def refuses(self, g: League, report: Result) -> Reason | None:
        if not (0 <= report.attacker <= LARGEST and 0 <= report.defender <= LARGEST):
            return because("more-than-the-army", "league-4", most=LARGEST)
        return None

    def settled(self, g: League, report: Result) -> Todo:
        battle = g.frame(Battle)
        ahead = report.attacker - report.defender
        g.points[battle.attacker] += 1 + (ahead > 0)
        g.points[battle.defender] += 1 + (ahead < 0)
        g.tell(Fought(battle.attacker, battle.defender, ahead))
        return Plunder(battle.attacker) if ahead > 0 else None


@dataclass
class Plunder(Chance):
    """Who has won, plunders."""

    seat: Seat

    def odds(self, g: League) -> Dice:
        return Dice(2)

    def befalls(self, g: League, outcome: tuple[int, ...]) -> None:
        g.pay(self.seat, sum(outcome))


# spending


@dataclass(frozen=True, slots=True)
class Spend(Action):
    on: str


@dataclass
class SpendPoint(Question):
    """A point is spent on a raid, or on nothing."""

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    def options(self, g: League) -> list[Spend]:
        return [Spend("raid"), Spend("nothing")]

    def chosen(self, g: League, action: Spend) -> Todo:
        g.points[self.seat] -= 1
        return Plunder(self.seat) if action.on == "raid" else None


class LeagueGame(Game):
    """Two to nineteen realms and an organiser."""

    def __init__(self) -> None:
        module = sys.modules[__name__]
        base = Module("league", kinds=kinds_of(module), vocabularies=(TROOPS,))
        super().__init__(
            "league",
            players=tuple(range(2, 20)),
            base=base,
            view=LeagueView,
            roles=("organiser",),
            parts=ROUNDS + 1,
        )

    def blank(self, setup: Setup, rules: Rules) -> League:
        n = setup.players
        return League(
            rules,
            n,
            gold=[GOLD] * n,
            points=[0] * n,
            pile=list(range(ITEMS)),
            hands=[[] for _ in range(n)],
            strength=[0] * n,
        )

    def begin(self, g: Position) -> None:
        g.begin(Season())

    def part(self, g: Position) -> int:
        assert isinstance(g, League)
        return g.round

    def inventory(self, g: Position) -> Mapping[str, int]:
        assert isinstance(g, League)
        return {"gold": g.bank + sum(g.gold), "items": len(g.pile) + sum(map(len, g.hands))}


LEAGUE = LeagueGame()


def asked(g: Position, seat: Seat) -> list[str]:
    """What a seat is asked, by the names of the questions."""
    return [kebab(type(offer.question).__name__) for offer in g.offers(seat)]
