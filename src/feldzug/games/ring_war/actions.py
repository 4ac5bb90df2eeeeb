"""What a player may answer in Ring War, and what fate may deal. The hot ones are made once and shared."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from feldzug.games.ring_war.board import PLACES, AreaCard, Kind, Place
from feldzug.games.ring_war.deck import AdventureCard
from feldzug.kernel.values import Action
from feldzug.parts.windows import PASS as PASS  # noqa: PLC0414 -- an answer of Ring War, too
from feldzug.parts.windows import Pass as Pass  # noqa: PLC0414


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Draft an unclaimed area."""

    area: Place


@dataclass(frozen=True, slots=True)
class Deploy(Action):
    """Put one unit of a kind into an area."""

    area: Place
    kind: Kind


@dataclass(frozen=True, slots=True)
class PlaceLeader(Action):
    area: Place


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Enough of this."""


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Hand in a set of three area cards."""

    area_cards: tuple[AreaCard, ...]


@dataclass(frozen=True, slots=True)
class KeepCards(Action):
    """Trade nothing in this turn."""


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    card: AdventureCard


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Announce an attack from one place upon an area."""

    source: Place
    target: Place


@dataclass(frozen=True, slots=True)
class StopAttacking(Action):
    """End the battle part."""


@dataclass(frozen=True, slots=True)
class SendUnit(Action):
    """Announce the attacking unit, and whether the leader leads it."""

    kind: Kind
    led: bool


@dataclass(frozen=True, slots=True)
class NameDefender(Action):
    """Announce the defending unit."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Stand and fight; the attacker names the defending unit."""


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Withdraw one unit into a neighbouring area, with or without the leader."""

    kind: Kind
    target: Place
    led: bool


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Take one unit of a kind out of a place."""

    source: Place
    kind: Kind


@dataclass(frozen=True, slots=True)
class MoveTo(Action):
    """Bring it to another place, with or without the leader."""

    target: Place
    led: bool


@dataclass(frozen=True, slots=True)
class EndMovement(Action):
    """End the movement part."""


@dataclass(frozen=True, slots=True)
class DiscardCard(Action):
    """Discard an adventure card to make room for another."""

    card: AdventureCard


@dataclass(frozen=True, slots=True)
class DiscardArea(Action):
    """Discard an area card."""

    area_card: AreaCard


@dataclass(frozen=True, slots=True)
class ForgoCard(Action):
    """Give up the adventure card that would be drawn."""


@dataclass(frozen=True, slots=True)
class LoseUnit(Action):
    """Give up one unit of a kind."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class CloseBridge(Action):
    """The bridge between two areas."""

    source: Place
    target: Place


@dataclass(frozen=True, slots=True)
class CarryLeader(Action):
    """Bring a leader from one own area to another."""

    source: Place
    target: Place


@dataclass(frozen=True, slots=True)
class ShiftRoll(Action):
    """Add this to the ring's roll."""

    by: int


@dataclass(frozen=True, slots=True)
class DrawnArea(Action):
    """Fate: this area card."""

    area_card: AreaCard


@dataclass(frozen=True, slots=True)
class DrawnCard(Action):
    """Fate: this adventure card."""

    card: AdventureCard


DONE_PLACING = Done()
KEEP = KeepCards()
STOP = StopAttacking()
HOLD = Hold()
END_MOVEMENT = EndMovement()
FORGO = ForgoCard()

# One object for each answer that is offered often: no need to make it again, and quick to compare.

_N = len(PLACES)
_CLAIM = [Claim(area) for area in range(_N)]
_DEPLOY = [[Deploy(area, kind) for kind in range(3)] for area in range(_N)]
_ATTACK = [[Attack(source, target) for target in range(_N)] for source in range(_N)]
_SEND = [[SendUnit(kind, False), SendUnit(kind, True)] for kind in range(3)]
_DEFEND = [NameDefender(kind) for kind in range(3)]
_WITHDRAW = [
    [[Withdraw(kind, target, False), Withdraw(kind, target, True)] for target in range(_N)]
    for kind in range(3)
]
_MOVE = [[Move(source, kind) for kind in range(3)] for source in range(_N)]
_MOVE_TO = [[MoveTo(target, False), MoveTo(target, True)] for target in range(_N)]


def claim(area: int) -> Claim:
    return _CLAIM[area]


def deploy(area: int, kind: int) -> Deploy:
    return _DEPLOY[area][kind]


def attack(source: int, target: int) -> Attack:
    return _ATTACK[source][target]


def send_unit(kind: int, led: bool) -> SendUnit:
    return _SEND[kind][led]


def name_defender(kind: int) -> NameDefender:
    return _DEFEND[kind]


def withdraw(kind: int, target: int, led: bool) -> Withdraw:
    return _WITHDRAW[kind][target][led]


def move(source: int, kind: int) -> Move:
    return _MOVE[source][kind]


def move_to(target: int, led: bool) -> MoveTo:
    return _MOVE_TO[target][led]


place_leader = cache(PlaceLeader)
play_card = cache(PlayCard)
lose_unit = cache(LoseUnit)
discard_card = cache(DiscardCard)
drawn_area = cache(DrawnArea)
drawn_card = cache(DrawnCard)
