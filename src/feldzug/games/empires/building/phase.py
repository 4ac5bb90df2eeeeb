"""Build and conquer: spending combat points."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.building.conquest import (
    battle_tiles,
    cannot_claim,
    cannot_conquer,
    has_beaten,
    take_tile,
)
from feldzug.games.empires.building.prices import (
    RAID,
    building_price,
    claim_price,
    conquest_price,
)
from feldzug.games.empires.building.sites import may_build
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.events import Raided
from feldzug.games.empires.phase import END, Phase
from feldzug.games.empires.vocabularies import BUILDINGS, CITY, Building, Tile
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Todo
from feldzug.kernel.values import Action, Reason, Seat, because

CARRIED: Final = 1
"""So many points are kept where that was agreed. [EMP-214]"""


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Take a free tile; *winter* pays with the points of the winter war."""

    tile: Tile
    winter: bool = False


@dataclass(frozen=True, slots=True)
class Conquer(Action):
    """Take a tile of a beaten realm."""

    tile: Tile
    winter: bool = False


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Put a building on an own tile."""

    tile: Tile
    building: Building
    winter: bool = False


@dataclass(frozen=True, slots=True)
class Raid(Action):
    """Turn a combat point into gold."""

    winter: bool = False


@dataclass(frozen=True, slots=True)
class StopSpending(Action):
    """Spend no more."""


@dataclass(slots=True)
class BuildPhase(Phase):
    """Combat points buy tiles and buildings, the smallest realm first; what is left lapses.

    [EMP-200, EMP-214]
    """

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    @staticmethod
    def flow() -> Flow:
        return ("spend", "lapse", *END)

    def spend(self, g: Campaign) -> Todo:
        return [Spending(seat) for seat in g.in_order()]

    def lapse(self, g: Campaign) -> None:
        """Points that were not spent are lost, or one is kept where that was agreed. [EMP-214]"""
        kept = CARRIED if g.options.carry_over == "one" else 0
        for seat in g.seats():
            lost = g.kp[seat] - kept
            if lost > 0:
                g.lapse(seat, lost)


@dataclass(slots=True)
class Spending(Procedure):
    """A player spends his points one purchase after another. *winter_only*: those of the winter war alone."""

    seat: Seat
    winter_only: bool = False
    claims: int = field(default=0, kw_only=True)
    conquests: int = field(default=0, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("BuildPhase", "WinterCampaign")

    @staticmethod
    def flow() -> Flow:
        return "ask", "again"

    def ask(self, g: Campaign) -> Todo:
        if self.purses(g) or self.has_gift(g):
            return SpendPoints(self.seat)
        self.stop()
        return None

    def again(self, g: Campaign) -> None:
        self.at = "ask"

    def purse(self, g: Campaign, *, winter: bool) -> int:
        """What can be spent: the points of the round, or those of the winter war. [EMP-244]"""
        if winter:
            return g.winter_kp[self.seat]
        return 0 if self.winter_only else g.kp[self.seat]

    def purses(self, g: Campaign) -> list[bool]:
        """Which purses hold something: False is that of the round, True that of the winter war."""
        return [winter for winter in (False, True) if self.purse(g, winter=winter)]

    def has_gift(self, g: Campaign) -> bool:
        """Whether a tile could be conquered for nothing: an earthquake may make it so. [EMP-048]"""
        return not self.winter_only and any(is_gift(g, self.seat, tile) for tile in g.land.tiles())

    def stop(self) -> None:
        self.at = "."


def is_gift(g: Campaign, seat: Seat, tile: int) -> bool:
    owner = g.owner[tile]
    return (
        owner not in (NOBODY, seat)
        and conquest_price(g, seat, tile) == 0
        and cannot_conquer(g, seat, tile, beaten=has_beaten(g, seat, owner)) is None
    )


@dataclass(slots=True)
class SpendPoints(RealmQuestion):
    """Claim, conquer, build or raid. [EMP-200 … EMP-211]"""

    @staticmethod
    def inside() -> Names:
        return ("Spending",)

    def forsake(self, g: Campaign) -> Todo:
        g.frame(Spending).stop()
        return None

    def options(self, g: Campaign) -> list[Action]:
        spending = g.frame(Spending)
        found: list[Action] = [StopSpending()]
        purses = spending.purses(g)
        if not spending.purse(g, winter=False) and spending.has_gift(g):
            found += [Conquer(tile) for tile in g.land.tiles() if is_gift(g, self.seat, tile)]
        for winter in purses:
            found.append(Raid(winter))
            for tile in g.land.tiles():
                owner = g.owner[tile]
                if owner == NOBODY:
                    found.append(Claim(tile, winter))
                elif owner != self.seat:
                    found.append(Conquer(tile, winter))
                else:
                    found += [Build(tile, b, winter) for b in range(len(BUILDINGS))]
        return found

    def forbids(self, g: Campaign, action: Action) -> Reason | None:
        if isinstance(action, StopSpending):
            return None
        if isinstance(action, Claim):
            return self.why_no_claim(g, action)
        if isinstance(action, Conquer):
            return self.why_no_conquest(g, action)
        if isinstance(action, Build):
            reason = may_build(g, self.seat, action.tile, action.building)
            if reason is not None:
                return reason
            price = building_price(g, action.tile, action.building)
            rule = "EMP-210" if action.building == CITY else "EMP-206"
            return self.too_dear(g, price, action.winter, rule)
        assert isinstance(action, Raid)
        return self.too_dear(g, RAID, action.winter, "EMP-211")

    def too_dear(self, g: Campaign, price: int, winter: bool, rule: str) -> Reason | None:
        kp = g.frame(Spending).purse(g, winter=winter)
        return because("not-enough-kp", rule, price=price, kp=kp) if price > kp else None

    def why_no_claim(self, g: Campaign, action: Claim) -> Reason | None:
        seat, tile = self.seat, action.tile
        reason = cannot_claim(g, seat, tile)
        if reason is not None:
            return reason
        reason = self.too_dear(g, claim_price(g, seat, tile), action.winter, "EMP-200")
        return reason or self.battle_tile_before_claim(g, action)

    def battle_tile_before_claim(self, g: Campaign, action: Claim) -> Reason | None:
        """The first tile taken is a battle tile, if one can be claimed. [EMP-201]"""
        spending = g.frame(Spending)
        if spending.claims or spending.conquests or spending.winter_only:
            return None
        fought = battle_tiles(g, self.seat)
        if action.tile in fought:
            return None
        purse = max([spending.purse(g, winter=winter) for winter in (False, True)])
        for tile in fought:
            if (
                cannot_claim(g, self.seat, tile) is None
                and claim_price(g, self.seat, tile) <= purse
            ):
                return because("battle-tile-first", "EMP-201", tile=tile)
        return None

    def why_no_conquest(self, g: Campaign, action: Conquer) -> Reason | None:
        seat, tile = self.seat, action.tile
        beaten = self.beaten(g, g.owner[tile], winter=action.winter)
        reason = cannot_conquer(g, seat, tile, beaten=beaten)
        if reason is not None:
            return reason
        reason = self.too_dear(g, conquest_price(g, seat, tile), action.winter, "EMP-202")
        return reason or self.battle_tile_before_conquest(g, action)

    def battle_tile_before_conquest(self, g: Campaign, action: Conquer) -> Reason | None:
        """The first tile conquered is a battle tile, if one can be. [EMP-205]"""
        spending = g.frame(Spending)
        if spending.conquests or spending.winter_only:
            return None
        fought = battle_tiles(g, self.seat)
        if action.tile in fought:
            return None
        for tile in fought:
            for winter in (False, True):
                beaten = self.beaten(g, g.owner[tile], winter=winter)
                if cannot_conquer(g, self.seat, tile, beaten=beaten) is None and conquest_price(
                    g, self.seat, tile
                ) <= spending.purse(g, winter=winter):
                    return because("battle-tile-first", "EMP-205", tile=tile)
        return None

    def beaten(self, g: Campaign, other: Seat, *, winter: bool) -> bool:
        """The points of the winter war conquer from its opponent alone. [EMP-203, EMP-244, EMP-426]"""
        if winter:
            return g.options.winter_war_conquest == "victory" and g.winter_foe[self.seat] == other
        return has_beaten(g, self.seat, other)

    def chosen(self, g: Campaign, action: Action) -> Todo:
        spending = g.frame(Spending)
        if isinstance(action, StopSpending):
            spending.stop()
            return None
        if isinstance(action, Raid):
            self.spend(g, RAID, "raid", -1, action.winter)
            return RollRaid(self.seat, g.kp[self.seat] + g.winter_kp[self.seat])
        if isinstance(action, Build):
            price = building_price(g, action.tile, action.building)
            self.spend(g, price, "build", action.tile, action.winter)
            g.build(action.tile, action.building)
            return None
        if isinstance(action, Claim):
            price = claim_price(g, self.seat, action.tile)
            self.spend(g, price, "claim", action.tile, action.winter)
            spending.claims += 1
            return take_tile(g, self.seat, action.tile)
        assert isinstance(action, Conquer)
        price = conquest_price(g, self.seat, action.tile)
        self.spend(g, price, "conquer", action.tile, action.winter)
        spending.conquests += 1
        return take_tile(g, self.seat, action.tile)

    def spend(self, g: Campaign, kp: int, why: str, tile: int, winter: bool) -> None:
        if winter:
            g.spend_winter(self.seat, kp, why, tile)
        else:
            g.spend(self.seat, kp, why, tile)


@dataclass(slots=True)
class RollRaid(Chance):
    """A raid brings 2D6 × 10 gold from the bank. [EMP-211]"""

    seat: Seat
    left: int

    @staticmethod
    def inside() -> Names:
        return ("Spending",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(2)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        g.tell(Raided(self.seat, outcome))
        g.pay(self.seat, 10 * sum(outcome), "raid")
