"""Wire: what leaves the server, as JSON. Values as the codec writes them, numbers as the names of things."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from feldzug.games import GAMES
from feldzug.kernel.codec import Codec
from feldzug.kernel.fate import Dice, Draw, Odds, Weighted
from feldzug.kernel.game import Game
from feldzug.kernel.position import Position
from feldzug.kernel.values import Event, Offer, Outcome, Reason, Seat


class Wire:
    """Packs what one game shows and tells."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.codec = Codec(game)

    def event(self, event: Event) -> dict[str, Any]:
        """What happened."""
        return self.codec.event(event)

    def reason(self, reason: Reason | None) -> dict[str, Any] | None:
        return None if reason is None else self.codec.reason(reason)

    def offer(self, offer: Offer | None) -> dict[str, Any] | None:
        if offer is None:
            return None
        pack = self.codec.pack
        return {
            "seat": offer.seat,
            "question": pack(offer.question),
            "path": list(offer.path),
            "choices": [
                {"action": pack(choice.action), "reason": self.reason(choice.reason)}
                for choice in offer.choices
            ],
        }

    def progress(self, position: Position, seat: Seat | None) -> list[Any]:
        """What has begun, outermost first, as a seat (None: a bystander) may see it."""
        return [self.codec.pack(frame) for frame in position.progress(seat)]

    def odds(self, odds: Odds) -> dict[str, Any]:
        """What fate could have brought, in the order in which a dealer counts it."""
        pack = self.codec.pack
        if isinstance(odds, Dice):
            return {"kind": "dice", "count": odds.count, "faces": odds.faces}
        if isinstance(odds, Draw):
            return {"kind": "draw", "things": [pack(thing) for thing in odds.things]}
        assert isinstance(odds, Weighted)
        weights = [[pack(thing), weight] for thing, weight in odds.weights.items()]
        return {"kind": "weighted", "weights": weights}


def plain(value: Any) -> Any:
    """A view as JSON."""
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: plain(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return value


def outcome(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {
        "ending": outcome.ending,
        "ranking": [list(seats) for seats in outcome.ranking],
        "scores": list(outcome.scores),
    }


@cache
def wire(game: str) -> Wire:
    """The wire of a game, made once."""
    return Wire(GAMES[game])
