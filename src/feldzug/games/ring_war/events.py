"""What happens in Ring War, as data. Each event has a sentence in every language, by its class name."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.kernel.values import Event, Seat


@dataclass(frozen=True, slots=True)
class AreaDealt(Event):
    seat: Seat
    area: int


@dataclass(frozen=True, slots=True)
class AreaClaimed(Event):
    seat: Seat
    area: int


@dataclass(frozen=True, slots=True)
class FirstPlayerFound(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class RolledForStart(Event):
    seat: Seat
    roll: int


@dataclass(frozen=True, slots=True)
class LeaderPlaced(Event):
    seat: Seat
    area: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class PointsCounted(Event):
    seat: Seat
    regions: int
    sites: int
    others: int
    points: int


@dataclass(frozen=True, slots=True)
class CardsTraded(Event):
    seat: Seat
    area_cards: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class BonusGranted(Event):
    seat: Seat
    area: int
    points: int


@dataclass(frozen=True, slots=True)
class UnitDeployed(Event):
    seat: Seat
    area: int
    kind: int


@dataclass(frozen=True, slots=True)
class PointsLapsed(Event):
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class AttackAnnounced(Event):
    seat: Seat
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class UnitSent(Event):
    seat: Seat
    kind: int
    led: bool


@dataclass(frozen=True, slots=True)
class DefenderNamed(Event):
    seat: Seat
    kind: int


@dataclass(frozen=True, slots=True)
class DuelRolled(Event):
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    hits: int
    blocks: int


@dataclass(frozen=True, slots=True)
class UnitLost(Event):
    seat: Seat
    area: int
    kind: int


@dataclass(frozen=True, slots=True)
class UnitFled(Event):
    seat: Seat
    source: int
    target: int
    kind: int
    roll: int


@dataclass(frozen=True, slots=True)
class UnitFellFleeing(Event):
    seat: Seat
    area: int
    kind: int


@dataclass(frozen=True, slots=True)
class LeaderLost(Event):
    seat: Seat
    area: int


@dataclass(frozen=True, slots=True)
class AreaConquered(Event):
    seat: Seat
    area: int
    loser: Seat


@dataclass(frozen=True, slots=True)
class FourBeaten(Event):
    seat: Seat
    area: int


@dataclass(frozen=True, slots=True)
class LegendaryBattleWon(Event):
    seat: Seat
    area: int


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Event):
    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class UnitMoved(Event):
    seat: Seat
    source: int
    target: int
    kind: int
    led: bool


@dataclass(frozen=True, slots=True)
class AreaCardDrawnUnseen(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class AreaCardDrawn(Event):
    seat: Seat
    area_card: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else AreaCardDrawnUnseen(self.seat)


@dataclass(frozen=True, slots=True)
class CardDrawnUnseen(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    seat: Seat
    card: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else CardDrawnUnseen(self.seat)


@dataclass(frozen=True, slots=True)
class DrawLapsed(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class EventDrawn(Event):
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class AreaTurnedUp(Event):
    area: int


@dataclass(frozen=True, slots=True)
class UprisingPlannedUnseen(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class UprisingPlanned(Event):
    seat: Seat
    area: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else UprisingPlannedUnseen(self.seat)


@dataclass(frozen=True, slots=True)
class UprisingBegan(Event):
    seat: Seat
    area: int


@dataclass(frozen=True, slots=True)
class UnitTurned(Event):
    """Grima: a unit changes sides."""

    seat: Seat
    source: int
    target: int
    kind: int


@dataclass(frozen=True, slots=True)
class BridgeClosed(Event):
    seat: Seat
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class LeaderCarried(Event):
    seat: Seat
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class RingRolled(Event):
    seat: Seat
    area: int
    roll: int
    needed: int


@dataclass(frozen=True, slots=True)
class RollShifted(Event):
    by: int
    roll: int


@dataclass(frozen=True, slots=True)
class RingMoved(Event):
    area: int


@dataclass(frozen=True, slots=True)
class RingStayed(Event):
    area: int


@dataclass(frozen=True, slots=True)
class PilesReshuffled(Event):
    """Discards became a pile again."""

    pile: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    ending: str


@dataclass(frozen=True, slots=True)
class TieRolled(Event):
    seat: Seat
    roll: int
