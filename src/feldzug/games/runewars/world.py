"""World: a position of Runewars. What lies where, who controls it, and what everybody holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Final

from mypy_extensions import i64

from feldzug.games.runewars.board import (
    AREAS,
    FACTION_OF,
    FACTIONS,
    HOME_OF,
    KINDS,
    NEUTRAL,
    NEUTRALS,
    OPEN,
    RESOURCES,
    SHEETS,
    UNITS,
    WATER,
    Area,
    Faction,
    Kind,
)
from feldzug.games.runewars.decks import (
    DRAGON,
    FATE_DECK,
    HEROES,
    RUNE_TOKENS,
    TITLES,
    WINTER,
    City,
    Development,
    FateDeck,
    FateHand,
    Hero,
    ObjectiveCard,
    Order,
    QuestDeck,
    QuestHand,
    RewardDeck,
    RewardHand,
    Rune,
    Season,
    SeasonCard,
    TacticsDeck,
    TacticsHand,
)
from feldzug.games.runewars.layout import LaidMap, Layout
from feldzug.games.runewars.options import Options
from feldzug.kernel.hidden import Pool
from feldzug.kernel.position import Position
from feldzug.kernel.state import REPLACED, State
from feldzug.kernel.values import Query, Seat
from feldzug.kernel.vocabulary import Per, PerSeat
from feldzug.parts.decks import EVERYBODY, those
from feldzug.parts.tokens import Tokens

if TYPE_CHECKING:
    from feldzug.games.runewars.view import WorldView

NOBODY: Final = Seat(-2)
"""No seat: the controller of an uncontrolled area, the holder of a title on the table."""
NONE: Final = -1
"""No city, no development, no card."""

LIMIT: Final = 8
"""So many units of a player may stand in an area. [RW-161]"""

PER_AREA: Final = Per(AREAS)
PER_KIND: Final = Per(AREAS, KINDS)


@dataclass(slots=True, unsafe_hash=True)
class Control(Query):
    """Who controls an area that no figure, stronghold or home realm gives to anybody."""

    area: Area


class RuneTokens(Tokens):
    """The rune tokens on the map, one an area at most. [RW-332]"""

    @staticmethod
    def kind() -> Any:
        return Rune

    @staticmethod
    def where() -> Any:
        return Area


@dataclass(frozen=True, slots=True)
class Fighter(State):
    """A unit in the line of battle: on which side, of which kind, and how it fares. [RW-231]"""

    side: int
    kind: Kind
    damage: int = 0
    routed: bool = False


@dataclass(frozen=True, slots=True)
class BattleRecord(State):
    """A battle that was fought: when, where, by whom, and who has won it (-2: unallied neutrals)."""

    year: int
    season: Season
    area: Area
    attacker: Seat
    defender: Seat
    winner: Seat
    had_stronghold: bool
    had_city: bool
    attackers: int
    attackers_lost: int
    defenders_lost: int


Fighters = Annotated[list[Fighter], REPLACED]
Cards = Annotated[list[int], REPLACED]
SharedTacticsHand = Annotated[TacticsHand, REPLACED]
SharedQuestHand = Annotated[QuestHand, REPLACED]
SharedRewardHand = Annotated[RewardHand, REPLACED]
SharedFateHand = Annotated[FateHand, REPLACED]


def _nobody_anywhere() -> list[int]:
    return [NOBODY] * len(AREAS)


def _nothing_anywhere() -> list[int]:
    return [NONE] * len(AREAS)


def _unmarked() -> bytearray:
    return bytearray(len(AREAS))


@dataclass(slots=True, eq=False, kw_only=True)
class World(Position):
    """Everything that is true at one moment.

    `standing` and `routed` hold a number for each area and kind of unit; `kinds` is how many kinds there are.
    Neutral units belong to whoever controls their area. What changes seldom is replaced as a whole, so that
    copies share it: hands, decks, the layout, the line of battle.
    """

    options: Options
    kinds: int

    # the map
    layout: LaidMap = field(default_factory=Layout)
    standing: Annotated[bytearray, PER_KIND] = field(
        default_factory=lambda: bytearray(len(AREAS) * len(KINDS))
    )
    routed: Annotated[bytearray, PER_KIND] = field(
        default_factory=lambda: bytearray(len(AREAS) * len(KINDS))
    )
    supply: Annotated[list[int], Per(KINDS)] = field(default_factory=list)
    """The figures of each kind that are in the box."""
    controller: Annotated[list[int], Per(AREAS, fill=NOBODY)] = field(
        default_factory=_nobody_anywhere
    )
    stronghold: Annotated[list[int], Per(AREAS, fill=NOBODY)] = field(
        default_factory=_nobody_anywhere
    )
    damaged: Annotated[bytearray, PER_AREA] = field(default_factory=_unmarked)
    development: Annotated[list[Development], Per(AREAS, fill=NONE)] = field(
        default_factory=_nothing_anywhere
    )
    city: Annotated[list[City], Per(AREAS, fill=NONE)] = field(default_factory=_nothing_anywhere)
    activated: Annotated[bytearray, PER_AREA] = field(default_factory=_unmarked)
    """By area: the seats with an activation token there, one bit each."""
    runes: Annotated[RuneTokens, REPLACED] = field(default_factory=RuneTokens)
    rune_box: Annotated[list[int], REPLACED] = field(default_factory=list)
    """The false runes and the dragon runes that are not on the map."""

    # the players
    faction: Annotated[list[Faction], PerSeat()] = field(default_factory=list)
    owner: Annotated[list[int], Per(FACTIONS, fill=NOBODY)] = field(
        default_factory=lambda: [NOBODY] * len(FACTIONS)
    )
    """By faction: the seat that plays it."""
    influence: Annotated[list[int], PerSeat()] = field(default_factory=list)
    dials: Annotated[list[list[int]], PerSeat()] = field(default_factory=list)
    """By seat: where the food, wood and ore dials stand."""
    is_out: Annotated[list[int], PerSeat()] = field(default_factory=list)
    first: int = 0
    """The first player. [RW-020]"""

    # the year
    year: int = 1
    season: int = 0
    season_card: SeasonCard = NONE
    season_piles: Annotated[list[Annotated[list[SeasonCard], REPLACED]], Per(4)] = field(
        default_factory=list
    )
    season_discards: Annotated[list[SeasonCard], REPLACED] = field(default_factory=list)
    orders: Annotated[list[Annotated[list[Order], REPLACED]], PerSeat()] = field(
        default_factory=list
    )
    """By seat: the orders that lie open in front of it. [RW-093]"""
    order_now: Annotated[list[Order], PerSeat()] = field(default_factory=list)
    play_order: Annotated[list[int], REPLACED] = field(default_factory=list)
    active: int = NOBODY
    """Whose turn it is. [RW-089]"""

    # cards
    tactics: Annotated[list[SharedTacticsHand], PerSeat()] = field(default_factory=list)
    fresh: Annotated[list[SharedTacticsHand], PerSeat()] = field(default_factory=list)
    """Tactics cards drawn in this season, which are not played in it. [RW-203]"""
    quests: Annotated[list[SharedQuestHand], PerSeat()] = field(default_factory=list)
    objective: Annotated[list[Annotated[list[ObjectiveCard], REPLACED]], PerSeat()] = field(
        default_factory=list
    )
    objective_seen: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """By seat: the other seats that have seen its objective, one bit each."""
    tactics_looks: Annotated[list[SharedTacticsHand], PerSeat()] = field(default_factory=list)
    """By seat: the tactics cards it has drawn to choose from."""
    tactics_deck: Annotated[TacticsDeck, REPLACED] = field(default_factory=TacticsDeck)
    quest_deck: Annotated[QuestDeck, REPLACED] = field(default_factory=QuestDeck)
    reward_deck: Annotated[RewardDeck, REPLACED] = field(default_factory=RewardDeck)
    fate_deck: Annotated[FateDeck, REPLACED] = field(default_factory=FateDeck)
    objective_piles: Annotated[list[Annotated[list[ObjectiveCard], REPLACED]], Per(2)] = field(
        default_factory=list
    )
    """The objectives of the good and of the evil that nobody has."""
    objective_discards: Annotated[list[ObjectiveCard], REPLACED] = field(default_factory=list)
    """The objectives that were claimed or exchanged, seen by all. [RW-354, RW-356]"""
    title_holder: Annotated[list[int], Per(TITLES, fill=NOBODY)] = field(
        default_factory=lambda: [NOBODY] * len(TITLES)
    )
    title_influence: Annotated[list[int], Per(TITLES)] = field(
        default_factory=lambda: [0] * len(TITLES)
    )

    # heroes
    hero_seat: Annotated[list[int], Per(HEROES, fill=NOBODY)] = field(
        default_factory=lambda: [NOBODY] * len(HEROES)
    )
    hero_area: Annotated[list[Area], Per(HEROES, fill=NONE)] = field(
        default_factory=lambda: [NONE] * len(HEROES)
    )
    hero_damage: Annotated[bytearray, Per(HEROES)] = field(
        default_factory=lambda: bytearray(len(HEROES))
    )
    hero_routed: Annotated[bytearray, Per(HEROES)] = field(
        default_factory=lambda: bytearray(len(HEROES))
    )
    trained: Annotated[bytearray, Per(HEROES, 3)] = field(
        default_factory=lambda: bytearray(3 * len(HEROES))
    )
    rewards: Annotated[list[SharedRewardHand], Per(HEROES)] = field(default_factory=list)
    hero_pile: Annotated[list[Hero], REPLACED] = field(default_factory=list)
    hero_looks: Annotated[list[Annotated[list[Hero], REPLACED]], PerSeat()] = field(
        default_factory=list
    )
    """By seat: the heroes it has drawn to choose from."""
    defeated: Annotated[list[Hero], REPLACED] = field(default_factory=list)
    """Heroes that are out of the game. [RW-304]"""
    fell_for: Annotated[list[int], Per(HEROES, fill=NOBODY)] = field(
        default_factory=lambda: [NOBODY] * len(HEROES)
    )
    """By hero whose rewards lie where he fell, in `hero_area`: the seat that led him. [RW-306]"""

    # what is in progress
    arriving: Annotated[bytearray, Per(KINDS)] = field(
        default_factory=lambda: bytearray(len(KINDS))
    )
    """Units on their way into the activated area."""
    leaving: Annotated[bytearray, Per(KINDS)] = field(default_factory=lambda: bytearray(len(KINDS)))
    """Units on their way out of an area, in retreat. [RW-267]"""
    contested: Area = NONE
    """The area with the battle marker; who controls it does not change meanwhile. [RW-067, RW-230]"""
    fighters: Fighters = field(default_factory=list)
    drawn: Annotated[list[SharedFateHand], Per(2)] = field(default_factory=list)
    """By side: the Fate cards that its unit type has drawn, known to who speaks for it. [RW-240]"""
    repelled: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """By seat: the largest army it has repelled as defender, and the season of its turn that follows."""
    repelled_until: Annotated[list[int], PerSeat()] = field(default_factory=list)
    slain: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """By seat: the enemy heroes it has defeated in duels."""
    battles: Annotated[list[BattleRecord], REPLACED] = field(default_factory=list)
    """What became of the battles of this year, for whoever asks later."""

    # hidden information

    def view(self, seat: Seat | None) -> WorldView:
        from feldzug.games.runewars.view import view  # noqa: PLC0415  (the view knows the world)

        return view(self, seat)

    def pools(self, seat: Seat) -> list[Pool]:
        from feldzug.games.runewars.pools import pools  # noqa: PLC0415  (they know the world)

        return pools(self, seat)

    def first_seat(self) -> Seat:
        return Seat(self.active if self.active >= 0 else self.first)

    # looking at the map

    def areas(self) -> tuple[int, ...]:
        """Every area in play."""
        return self.layout.ground.areas

    def near(self, area: int) -> tuple[int, ...]:
        """Its neighbours, whatever border lies between. [RW-147]"""
        return self.layout.ground.near[area]

    def is_open(self, border: int, flying: bool) -> bool:
        """Whether a border can be crossed. [RW-147, RW-148, RW-151]"""
        return border == OPEN or flying or (border == WATER and self.season == WINTER)

    def neighbours(self, area: int, flying: bool = False) -> list[int]:
        """The areas one step away."""
        ground = self.layout.ground
        if flying:
            return list(ground.near[area])
        return [
            near
            for near, border in zip(ground.near[area], ground.border[area], strict=True)
            if self.is_open(border, flying)
        ]

    def home_of(self, area: int) -> int:
        """The seat in whose home realm an area lies, or NOBODY."""
        faction = HOME_OF[area]
        return NOBODY if faction == NEUTRAL else self.owner[faction]

    def units(self, area: int) -> int:
        """All units in an area, whosever they are. Heroes are none. [RW-300]"""
        at: i64 = area * self.kinds
        total: i64 = 0
        for k in range(self.kinds):
            total += self.standing[at + k] + self.routed[at + k]
        return total

    def standing_units(self, area: int) -> int:
        at = area * self.kinds
        return sum(self.standing[at : at + self.kinds])

    def kinds_in(self, area: int) -> list[int]:
        """The kinds of units in an area, routed ones too."""
        at = area * self.kinds
        return [k for k in range(self.kinds) if self.standing[at + k] or self.routed[at + k]]

    def neutrals(self, area: int) -> int:
        """The neutral units in an area, allied or not."""
        at = area * self.kinds
        return sum([self.standing[at + k] + self.routed[at + k] for k in NEUTRALS])

    def is_friendly(self, area: int, seat: int) -> bool:
        return self.controller[area] == seat

    def is_uncontrolled(self, area: int) -> bool:
        """Empty or neutral. [RW-064]"""
        return self.controller[area] == NOBODY

    def is_neutral(self, area: int) -> bool:
        """Only unallied neutral units are there. [RW-064]"""
        return self.controller[area] == NOBODY and self.units(area) > 0

    def is_empty(self, area: int) -> bool:
        """No units, no stronghold, no home area; a city or a hero may be there. [RW-063]"""
        return self.controller[area] == NOBODY and self.units(area) == 0

    def is_enemy(self, area: int, seat: int) -> bool:
        return self.controller[area] not in (NOBODY, seat)

    def controlled(self, seat: int) -> list[int]:
        controller = self.controller
        return [area for area in self.areas() if controller[area] == seat]

    def strongholds(self, seat: int) -> list[int]:
        return [area for area in self.areas() if self.stronghold[area] == seat]

    # looking at the players

    def left_of(self, seat: int) -> Seat:
        """The next one clockwise who is still in the game."""
        for step in range(1, self.players + 1):
            other = (seat + step) % self.players
            if not self.is_out[other]:
                return Seat(other)
        return Seat(seat)

    def playing(self) -> list[Seat]:
        """Everybody who is still in the game."""
        return [seat for seat in self.seats() if not self.is_out[seat]]

    def clockwise(self, seat: int) -> list[Seat]:
        """Everybody who is still in the game, from *seat* on."""
        found = [Seat((seat + step) % self.players) for step in range(self.players)]
        return [other for other in found if not self.is_out[other]]

    def icons(self, seat: int, icon: int) -> int:
        """How often an icon stands at or below the arrows of all three dials. [RW-103, RW-127]"""
        sheet = SHEETS[self.faction[seat]]
        dials = self.dials[seat]
        return sum([sheet.icons(r, dials[r], icon) for r in range(len(RESOURCES))])

    def heroes(self, seat: int) -> list[int]:
        return [hero for hero, owner in enumerate(self.hero_seat) if owner == seat]

    def heroes_in(self, area: int) -> list[int]:
        return [
            hero
            for hero, where in enumerate(self.hero_area)
            if where == area and self.hero_seat[hero] != NOBODY
        ]

    def dragons(self, seat: int) -> int:
        """The dragon runes in the areas that a seat controls. [RW-343]"""
        runes, controller = self.runes, self.controller
        return sum(
            [
                1
                for area, kind in zip(runes.areas, runes.kinds, strict=True)
                if kind == DRAGON and controller[area] == seat
            ]
        )

    def rune_in(self, area: int) -> int:
        """What rune token lies in an area: NONE if there is none."""
        for where, kind in zip(self.runes.areas, self.runes.kinds, strict=True):
            if where == area:
                return int(kind)
        return NONE

    def rune_seen(self, area: int) -> int:
        """The seats that know the rune token of an area."""
        for where, seen in zip(self.runes.areas, self.runes.seen, strict=True):
            if where == area:
                return seen
        return 0

    def is_revealed(self, area: int) -> bool:
        return self.rune_seen(area) == EVERYBODY

    # acting

    def add(self, area: int, kind: int, count: int = 1, *, routed: bool = False) -> None:
        """Figures come into an area, from the box or from elsewhere on the map."""
        (self.routed if routed else self.standing)[area * self.kinds + kind] += count
        self.settle_control(area)

    def remove(self, area: int, kind: int, count: int = 1, *, routed: bool = False) -> None:
        """Figures leave an area."""
        (self.routed if routed else self.standing)[area * self.kinds + kind] -= count
        self.settle_control(area)

    def settle_control(self, area: int) -> None:
        """Who controls an area, after something there has changed. [RW-058 – RW-062, RW-067]"""
        if area == self.contested:
            return
        found = self.controls(area)
        if found != self.controller[area]:
            self.controller[area] = found
            self.look_again()

    def controls(self, area: int) -> int:
        at = area * self.kinds
        standing, routed = self.standing, self.routed
        for k in range(self.kinds):
            if (standing[at + k] or routed[at + k]) and FACTION_OF[k] != NEUTRAL:
                return self.owner[FACTION_OF[k]]
        if self.stronghold[area] != NOBODY:
            return self.stronghold[area]
        return self.value(Control(area), self.home_of(area))

    def look_again(self) -> None:
        """Control, a hero's place or a rune has changed: who sees what, who is out, who has won?"""
        self._check_due = True

    def turn_dial(self, seat: int, resource: int, by: int) -> None:
        """A dial goes up or down, as far as it goes. [RW-115, RW-358]"""
        dials = self.dials[seat][:]
        dials[resource] = max(0, min(8, dials[resource] + by))
        self.dials[seat] = dials

    def look_at_runes(self) -> None:
        """Everybody sees the tokens in the areas controlled and where own heroes stand. [RW-338]"""
        runes = self.runes
        found: Any = None
        for n, area in enumerate(runes.areas):
            seen = runes.seen[n]
            if seen == EVERYBODY:
                continue
            more = seen
            if self.controller[area] >= 0:
                more |= those(Seat(self.controller[area]))
            for hero in self.heroes_in(area):
                more |= those(Seat(self.hero_seat[hero]))
            if more != seen:
                if found is None:
                    found = runes.clone()
                found.seen[found.areas.index(area)] = more
        if found is not None:
            self.runes = found
            self.fence()


def blank(rules: Any, players: int, options: Options) -> World:
    """A game before it has begun: an empty table, everything in its box."""
    seats = range(players)
    return World(
        rules,
        players,
        options=options,
        kinds=len(KINDS),
        rune_box=list(RUNE_TOKENS),
        supply=[unit.figures for unit in UNITS],
        faction=[NONE for _ in seats],
        influence=[0 for _ in seats],
        dials=[[0, 0, 0] for _ in seats],
        is_out=[0 for _ in seats],
        repelled=[0 for _ in seats],
        repelled_until=[0 for _ in seats],
        slain=[0 for _ in seats],
        season_piles=[[] for _ in range(4)],
        objective_piles=[[], []],
        orders=[[] for _ in seats],
        order_now=[NONE for _ in seats],
        tactics=[TacticsHand() for _ in seats],
        fresh=[TacticsHand() for _ in seats],
        quests=[QuestHand() for _ in seats],
        objective=[[] for _ in seats],
        objective_seen=[0 for _ in seats],
        tactics_looks=[TacticsHand() for _ in seats],
        rewards=[RewardHand() for _ in HEROES],
        hero_looks=[[] for _ in seats],
        drawn=[FateHand(), FateHand()],
        fate_deck=FateDeck(bag=[card.number for card in FATE_DECK]),
    )
