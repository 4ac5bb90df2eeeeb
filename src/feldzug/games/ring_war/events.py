"""What happens in Ring War, as data. Each event has a sentence in every language, by its class name."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.board import AreaCard, Kind, Place
from feldzug.games.ring_war.deck import AdventureCard
from feldzug.kernel.values import Event, Seat


@dataclass(slots=True, unsafe_hash=True)
class AreaDealt(Event):
    seat: Seat
    area: Place


@dataclass(slots=True, unsafe_hash=True)
class AreaClaimed(Event):
    seat: Seat
    area: Place


@dataclass(slots=True, unsafe_hash=True)
class FirstPlayerFound(Event):
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class RolledForStart(Event):
    seat: Seat
    roll: int


@dataclass(slots=True, unsafe_hash=True)
class LeaderPlaced(Event):
    seat: Seat
    area: Place


@dataclass(slots=True, unsafe_hash=True)
class TurnBegan(Event):
    seat: Seat
    turn: int


@dataclass(slots=True, unsafe_hash=True)
class PointsCounted(Event):
    seat: Seat
    regions: int
    sites: int
    others: int
    points: int


@dataclass(slots=True, unsafe_hash=True)
class CardsTraded(Event):
    seat: Seat
    area_cards: tuple[AreaCard, ...]
    points: int


@dataclass(slots=True, unsafe_hash=True)
class BonusGranted(Event):
    seat: Seat
    area: Place
    points: int


@dataclass(slots=True, unsafe_hash=True)
class UnitDeployed(Event):
    seat: Seat
    area: Place
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class PointsLapsed(Event):
    seat: Seat
    points: int


@dataclass(slots=True, unsafe_hash=True)
class AttackAnnounced(Event):
    seat: Seat
    source: Place
    target: Place


@dataclass(slots=True, unsafe_hash=True)
class UnitSent(Event):
    seat: Seat
    kind: Kind
    led: bool


@dataclass(slots=True, unsafe_hash=True)
class DefenderNamed(Event):
    seat: Seat
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class DuelRolled(Event):
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    hits: int
    blocks: int


@dataclass(slots=True, unsafe_hash=True)
class UnitLost(Event):
    seat: Seat
    area: Place
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class UnitFled(Event):
    seat: Seat
    source: Place
    target: Place
    kind: Kind
    roll: int
    led: bool


@dataclass(slots=True, unsafe_hash=True)
class UnitFellFleeing(Event):
    seat: Seat
    area: Place
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class LeaderLost(Event):
    seat: Seat
    area: Place


@dataclass(slots=True, unsafe_hash=True)
class AreaConquered(Event):
    seat: Seat
    area: Place
    loser: Seat


@dataclass(slots=True, unsafe_hash=True)
class FourBeaten(Event):
    seat: Seat
    area: Place


@dataclass(slots=True, unsafe_hash=True)
class LegendaryBattleWon(Event):
    seat: Seat
    area: Place


@dataclass(slots=True, unsafe_hash=True)
class PlayerEliminated(Event):
    seat: Seat
    by: Seat


@dataclass(slots=True, unsafe_hash=True)
class UnitMoved(Event):
    seat: Seat
    source: Place
    target: Place
    kind: Kind
    led: bool


@dataclass(slots=True, unsafe_hash=True)
class AreaCardDrawnUnseen(Event):
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class AreaCardDrawn(Event):
    seat: Seat
    area_card: AreaCard

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else AreaCardDrawnUnseen(self.seat)


@dataclass(slots=True, unsafe_hash=True)
class CardDrawnUnseen(Event):
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class CardDrawn(Event):
    seat: Seat
    card: AdventureCard

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else CardDrawnUnseen(self.seat)


@dataclass(slots=True, unsafe_hash=True)
class DrawLapsed(Event):
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class CardDiscarded(Event):
    seat: Seat
    card: AdventureCard


@dataclass(slots=True, unsafe_hash=True)
class AreaCardDiscarded(Event):
    seat: Seat
    area_card: AreaCard


@dataclass(slots=True, unsafe_hash=True)
class CardPlayed(Event):
    seat: Seat
    card: AdventureCard


@dataclass(slots=True, unsafe_hash=True)
class EventDrawn(Event):
    seat: Seat
    card: AdventureCard


@dataclass(slots=True, unsafe_hash=True)
class AreaTurnedUp(Event):
    area: Place


@dataclass(slots=True, unsafe_hash=True)
class UprisingPlannedUnseen(Event):
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class UprisingPlanned(Event):
    seat: Seat
    area: Place

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else UprisingPlannedUnseen(self.seat)


@dataclass(slots=True, unsafe_hash=True)
class UprisingBegan(Event):
    seat: Seat
    area: Place


@dataclass(slots=True, unsafe_hash=True)
class UnitTurned(Event):
    """Grima: a unit changes sides."""

    seat: Seat
    source: Place
    target: Place
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class BridgeClosed(Event):
    seat: Seat
    source: Place
    target: Place


@dataclass(slots=True, unsafe_hash=True)
class LeaderCarried(Event):
    seat: Seat
    source: Place
    target: Place


@dataclass(slots=True, unsafe_hash=True)
class RingRolled(Event):
    seat: Seat
    area: Place
    roll: int
    needed: int


@dataclass(slots=True, unsafe_hash=True)
class RollShifted(Event):
    by: int
    roll: int


@dataclass(slots=True, unsafe_hash=True)
class RingMoved(Event):
    area: Place


@dataclass(slots=True, unsafe_hash=True)
class RingStayed(Event):
    area: Place


@dataclass(slots=True, unsafe_hash=True)
class PilesReshuffled(Event):
    """Discards became a pile again."""

    pile: str


@dataclass(slots=True, unsafe_hash=True)
class GameEnded(Event):
    ending: str


@dataclass(slots=True, unsafe_hash=True)
class TieRolled(Event):
    seat: Seat
    roll: int
