"""The numbers of a battle that cards, heroes and modules may change."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.board import Area, Kind
from feldzug.kernel.values import Effect, Permit, Query, Seat


@dataclass(slots=True, unsafe_hash=True)
class Strength(Query):
    """How much a side has at the tally; *seat* is -2 for unallied neutrals. [RW-253 – RW-256]"""

    area: Area
    side: int
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class StrongholdStrength(Query):
    """What the defender's stronghold counts at the tally, never less than nothing. [RW-111, RW-255]"""

    area: Area
    attacker: Seat


@dataclass(slots=True, unsafe_hash=True)
class Health(Query):
    """How much damage destroys a unit of a kind on a side. [RW-248]"""

    side: int
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class Initiative(Query):
    """The round in which a kind of unit on a side draws. [RW-238]"""

    side: int
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class DrawsOf(Query):
    """How many Fate cards a unit type draws. [RW-240]"""

    side: int
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class AbilityAmount(Query):
    """A number of the ability of a kind of unit on a side, by the name it has on the sheet. [RW-276]"""

    side: int
    kind: Kind
    what: str


@dataclass(slots=True, unsafe_hash=True)
class DrivingOff(Permit):
    """An ability makes a unit of a kind on a side retreat out of the battle. [RW-283]"""

    side: int
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class RaisingStronghold(Permit):
    """The attacker puts a stronghold of his own where he has conquered one. [RW-260]"""

    seat: Seat
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class Hardened(Effect):
    """All units of a kind on a side have more health in this battle. [RW-290, RW-294]"""

    side: int
    kind: Kind
    health: int


@dataclass(slots=True, unsafe_hash=True)
class SiegeLaid(Effect):
    """A side has more strength at the tally of this battle. [RW-280]"""

    side: int
    strength: int
