"""Wire: what leaves the server, as JSON. Values as the codec writes them, numbers as the names of things."""

from __future__ import annotations

from dataclasses import fields
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
        """What happened. Events are never read back, so the codec does not know their classes."""
        told = {f.name: self._named(f.name, getattr(event, f.name)) for f in fields(event)}  # type: ignore[arg-type]
        return {"@": type(event).__name__, **told}

    def reason(self, reason: Reason | None) -> dict[str, Any] | None:
        if reason is None:
            return None
        args = {name: self._named(name, value) for name, value in reason.args}
        return {"key": reason.key, "rule": reason.rule, "args": args}

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

    def _named(self, field: str, value: Any) -> Any:
        if isinstance(value, tuple):
            return [self._named(field, one) for one in value]
        names = self.game.names.get(field)
        if names is not None and isinstance(value, int) and 0 <= value < len(names):
            return names[value]
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
