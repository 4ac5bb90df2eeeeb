"""The position of a campaign: who owns what, how large realms are, and the few ways in which that changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.empires.campaign_state import (
    NOBODY,
    Booking,
    CampaignState,
    ItemDeck,
    ItemHand,
    PickedCard,
)
from feldzug.games.empires.events import (
    AllianceEnded,
    AllianceMade,
    Built,
    CapitalNamed,
    Destroyed,
    KpEarned,
    KpLapsed,
    KpSpent,
    Paid,
    TileLeft,
    TileTaken,
)
from feldzug.games.empires.items import item_pile
from feldzug.games.empires.land import NONE, bordering
from feldzug.games.empires.options import Options
from feldzug.games.empires.peoples import PEOPLE_FACTS
from feldzug.games.empires.vocabularies import CASTLE, CITY, MINE, SPECIAL, SPRING
from feldzug.kernel.hidden import Pool
from feldzug.kernel.values import Outcome, Seat

START_GOLD: Final = 100
"""[EMP-007]"""
LAST_ROUND: Final = 6
SEASONS_A_YEAR: Final = 3


@dataclass(slots=True, eq=False, kw_only=True)
class Campaign(CampaignState):
    """Looks at a campaign's state and changes it."""

    # what the kernel asks

    def view(self, seat: Seat | None) -> Any:
        from feldzug.games.empires.view import view  # noqa: PLC0415 -- it looks at all parts

        return view(self, seat)

    def pools(self, seat: Seat) -> list[Pool]:
        from feldzug.games.empires.pools import pools  # noqa: PLC0415 -- it looks at battles

        return pools(self, seat)

    # time

    @property
    def year(self) -> int:
        return (self.round - 1) // SEASONS_A_YEAR + 1

    @property
    def season(self) -> int:
        return (self.round - 1) % SEASONS_A_YEAR + SPRING

    # realms

    def realms(self) -> list[Seat]:
        """The realms that are played: not those that have turned neutral. [EMP-437]"""
        return [seat for seat in self.seats() if not self.neutral[seat]]

    def in_order(self) -> list[Seat]:
        """The played realms from smallest to largest, as taken at the start of the round. [EMP-013]"""
        return [seat for seat in self.order if not self.neutral[seat]]

    def has_resigned(self, seat: Seat) -> bool:
        return bool(self.neutral[seat])

    def resigned(self, seat: Seat) -> Outcome | None:
        """With fewer than two realms left it is scored as it stands; else it goes on. [EMP-437]"""
        from feldzug.games.empires.victory import LEFT_ALONE, ranking  # noqa: PLC0415  (the end knows the campaign)

        return ranking(self, LEFT_ALONE) if len(self.realms()) < 2 else None

    def has_rule(self, seat: Seat, rule: str) -> bool:
        """Whether a special rule of its people holds for a realm."""
        return PEOPLE_FACTS[self.people[seat]].has(rule)

    def tiles_of(self, seat: Seat) -> list[int]:
        owner = self.owner
        return [tile for tile, whose in enumerate(owner) if whose == seat]

    def count(self, seat: Seat, building: int) -> int:
        """How many of its tiles carry this building."""
        owner = self.owner
        return len(
            [
                tile
                for tile, there in enumerate(self.building)
                if there == building and owner[tile] == seat
            ]
        )

    def special_site(self, seat: Seat) -> int:
        """The tile of a player's special building; NONE if there is none. [EMP-263]"""
        for tile, there in enumerate(self.building):
            if there == SPECIAL and self.owner[tile] == seat:
                return tile
        return NONE

    def size(self, seat: Seat) -> int:
        """Tiles and cities. [EMP-011]"""
        return len(self.tiles_of(seat)) + self.count(seat, CITY)

    def rank(self, seat: Seat) -> tuple[int, int, int, int]:
        """What orders realms: size, then cities, castles and the lot of the start. [EMP-012, EMP-407]"""
        return (
            self.size(seat),
            self.count(seat, CITY),
            self.count(seat, CASTLE),
            self.lot.index(seat),
        )

    def ranked(self) -> list[Seat]:
        """All realms from smallest to largest as they are now, neutral ones too. [EMP-012]"""
        return sorted(self.seats(), key=self.rank)

    def are_allies(self, one: Seat, other: Seat) -> bool:
        return one != NOBODY and self.ally[one] == other

    def is_enemy(self, seat: Seat, other: Seat) -> bool:
        """Whether *other* is an opponent of *seat*: another realm that is not its ally. [EMP-417]"""
        return other not in (NOBODY, seat) and self.ally[seat] != other

    def is_capital(self, tile: int) -> bool:
        """Whether a tile is the capital of the realm that owns it."""
        owner = self.owner[tile]
        return owner != NOBODY and self.capital[owner] == tile

    def border(self, seat: Seat) -> list[int]:
        """The tiles next to a realm that are not its own."""
        return bordering(self.land, self.tiles_of(seat))

    def touches(self, seat: Seat, tile: int) -> bool:
        """Whether a tile of the map lies next to one of a realm."""
        if self.land.terrain[tile] == NONE:
            return False
        owner = self.owner
        return any(owner[near] == seat for near in self.land.neighbours(tile))

    def connected(self, seat: Seat) -> list[int]:
        """The tiles of a realm that own tiles join to its capital. [EMP-106]"""
        start = self.capital[seat]
        if start == NONE or self.owner[start] != seat:
            return []
        found = [start]
        for tile in found:  # grows while it is walked through
            for near in self.land.neighbours(tile):
                if self.owner[near] == seat and near not in found:
                    found.append(near)
        return found

    def mines(self, seat: Seat) -> list[int]:
        return [tile for tile in self.tiles_of(seat) if self.building[tile] == MINE]

    # event cards

    def choice(self, seat: Seat, card: int) -> int:
        """The place of a player's card in the order of choice; NONE if he has not chosen it."""
        for number, pick in enumerate(self.picked):
            if pick.seat == seat and pick.card == card:
                return number
        return NONE

    def holds_card(self, seat: Seat, card: int) -> bool:
        """Whether a player has chosen this event in this round and not used it yet. [EMP-410]"""
        number = self.choice(seat, card)
        return number != NONE and not self.picked[number].spent

    def spend_card(self, seat: Seat, card: int) -> None:
        """A card that waited for its moment has had it."""
        self._repick(self.choice(seat, card), PickedCard(seat, card, spent=True))

    def aim_card(self, number: int, target: Seat) -> None:
        """The card at this place in the order of choice is meant for a player."""
        pick = self.picked[number]
        self._repick(number, PickedCard(pick.seat, pick.card, target))

    def aimed_at(self, card: int, target: Seat) -> list[Seat]:
        """Who has this card meant for a player, in the order of choice."""
        return [pick.seat for pick in self.picked if pick.card == card and pick.target == target]

    def _repick(self, number: int, pick: PickedCard) -> None:
        self.picked = [*self.picked[:number], pick, *self.picked[number + 1 :]]

    # alliances and challenges

    def join(self, one: Seat, other: Seat) -> None:
        """Two players are allies from now on."""
        self.ally[one] = other
        self.ally[other] = one
        self.tell(AllianceMade(one, other))

    def part_allies(self, seat: Seat, why: str) -> None:
        """The alliance of a player ends by what he does. [EMP-139, EMP-152]"""
        other = self.ally[seat]
        self.ally[seat] = NOBODY
        self.ally[other] = NOBODY
        self.tell(AllianceEnded(seat, other, why))

    def battles_of(self, seat: Seat) -> list[int]:
        """The places of a player's battles in the order of challenge; cards go to the first. [EMP-429]"""
        return [
            number
            for number, one in enumerate(self.challenges)
            if seat in (one.challenger, one.challenged)
        ]

    # treasury and combat points

    def pay(self, seat: Seat, gold: int, why: str, tile: int = NONE) -> None:
        """The bank pays a player, or takes from him what is negative; the ledger keeps it."""
        if gold == 0:
            return
        self.gold[seat] += gold
        self.bank -= gold
        self.ledger = [*self.ledger, Booking(self.round, seat, gold, 0, why, tile)]
        self.tell(Paid(seat, gold, why, tile))

    def transfer(self, giver: Seat, taker: Seat, gold: int, why: str) -> None:
        """One player pays another."""
        self.pay(giver, -gold, why)
        self.pay(taker, gold, why)

    def earn(self, seat: Seat, kp: int, why: str) -> None:
        if kp == 0:
            return
        self.kp[seat] += kp
        self.ledger = [*self.ledger, Booking(self.round, seat, 0, kp, why)]
        self.tell(KpEarned(seat, kp, why))

    def spend(self, seat: Seat, kp: int, why: str, tile: int = NONE) -> None:
        if kp == 0:
            return
        self.kp[seat] -= kp
        self.ledger = [*self.ledger, Booking(self.round, seat, 0, -kp, why, tile)]
        self.tell(KpSpent(seat, kp, why, tile))

    def lapse(self, seat: Seat, kp: int) -> None:
        """Points that were not spent are lost. [EMP-214]"""
        self.kp[seat] -= kp
        self.ledger = [*self.ledger, Booking(self.round, seat, 0, -kp, "lapsed")]
        self.tell(KpLapsed(seat, kp))

    def earn_winter(self, seat: Seat, kp: int, foe: Seat) -> None:
        """Points of the winter war; they conquer from its opponent alone. [EMP-242, EMP-426]"""
        self.winter_foe[seat] = foe
        if kp == 0:
            return
        self.winter_kp[seat] += kp
        self.ledger = [*self.ledger, Booking(self.round, seat, 0, kp, "winter-war")]
        self.tell(KpEarned(seat, kp, "winter-war"))

    def spend_winter(self, seat: Seat, kp: int, why: str, tile: int = NONE) -> None:
        if kp == 0:
            return
        self.winter_kp[seat] -= kp
        self.ledger = [*self.ledger, Booking(self.round, seat, 0, -kp, why, tile)]
        self.tell(KpSpent(seat, kp, why, tile))

    def lapse_winter(self, seat: Seat) -> None:
        """Points of the winter war that were not spent before the next winter. [EMP-244]"""
        kp = self.winter_kp[seat]
        self.winter_kp[seat] = 0
        self.ledger = [*self.ledger, Booking(self.round, seat, 0, -kp, "lapsed")]

    # map

    def take(self, seat: Seat, tile: int) -> None:
        """A tile changes hands with its marker; a special building is destroyed by it. [EMP-262, EMP-403]"""
        loser = self.owner[tile]
        if self.building[tile] == SPECIAL and loser not in (NOBODY, seat):
            self.destroy(tile, "changed-hands")
        self.owner[tile] = seat
        self.tell(TileTaken(seat, tile, loser))

    def leave(self, tile: int) -> None:
        """A tile is free again; a special building does not outlast its owner. [EMP-262, EMP-347]"""
        seat = self.owner[tile]
        if self.building[tile] == SPECIAL:
            self.destroy(tile, "changed-hands")
        self.owner[tile] = NOBODY
        self.tell(TileLeft(seat, tile))

    def build(self, tile: int, building: int) -> None:
        seat = self.owner[tile]
        self.building[tile] = building
        if building == SPECIAL:
            self.special_built[seat] = 1
        self.tell(Built(seat, tile, building))

    def destroy(self, tile: int, why: str) -> None:
        building = self.building[tile]
        self.building[tile] = NONE
        self.tell(Destroyed(tile, building, why))

    def name_capital(self, seat: Seat, tile: int) -> None:
        self.capital[seat] = tile
        self.tell(CapitalNamed(seat, tile))


def blank(rules: Any, players: int, options: Options) -> Campaign:
    """A campaign before it has begun: no map, no realms."""
    seats = range(players)
    return Campaign(
        rules,
        players,
        options=options,
        people=[NONE for _ in seats],
        capital=[NONE for _ in seats],
        neutral=[0 for _ in seats],
        special_built=[0 for _ in seats],
        markers=[0 for _ in seats],
        ally=[NOBODY for _ in seats],
        attempted=[0 for _ in seats],
        gold=[0 for _ in seats],
        kp=[0 for _ in seats],
        winter_kp=[0 for _ in seats],
        winter_foe=[NOBODY for _ in seats],
        plague=[0 for _ in seats],
        halvings=[0 for _ in seats],
        amulets=[ItemHand() for _ in seats],
        castle_cards=[ItemHand() for _ in seats],
        hoard_cards=[ItemHand() for _ in seats],
        castle_until=[0 for _ in seats],
        hired_by=[NOBODY for _ in seats],
        byes=[0 for _ in seats],
        items=ItemDeck(bag=item_pile(options.edition)),
    )
