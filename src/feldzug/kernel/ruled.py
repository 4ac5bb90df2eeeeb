"""Ruled: who sits at a position, and what modules and lasting effects say of its numbers and permits."""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from feldzug.kernel.rules import Rules
from feldzug.kernel.state import State
from feldzug.kernel.values import Effect, Permit, Query, Reason, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class Ruled(State):
    """The rules in force, those who sit there, and what lasts."""

    rules: Rules
    players: int
    effects: list[Effect] = field(default_factory=list, kw_only=True)

    # who sits there

    def seats(self) -> list[Seat]:
        """The players' seats."""
        return [Seat(n) for n in range(self.players)]

    def all_seats(self) -> list[Seat]:
        """The players' seats, then those of roles: an organiser, a referee."""
        return [Seat(n) for n in range(self.players + len(self.rules.roles))]

    def role(self, name: str) -> Seat:
        """The seat of a role. Raises LookupError if the game has none of that name."""
        if name not in self.rules.roles:
            raise LookupError(name)
        return Seat(self.players + self.rules.roles.index(name))

    def role_of(self, seat: Seat) -> str:
        """The role that *seat* has; none if it is a player's."""
        return self.rules.roles[seat - self.players] if seat >= self.players else ""

    def player(self, seat: Seat | None) -> Seat | None:
        """*seat*, if it is a player's; None for a role and for a bystander, who hold nothing."""
        return seat if seat is not None and 0 <= seat < self.players else None

    # what is asked

    def value(self, query: Query, amount: int) -> int:
        """*amount* as changed by modules, then by lasting effects in the order played, then capped."""
        rules = self.rules
        kind = type(query)
        modifiers = rules.modifiers.get(kind)
        if modifiers is not None:
            for modify in modifiers:
                amount = modify(self, query, amount)
        if self.effects:
            lasting = rules.effects.get(kind)
            if lasting is not None:
                for effect in self.effects:
                    modifier = lasting.get(type(effect))
                    if modifier is not None:
                        amount = modifier(self, query, amount, effect)
        caps = rules.caps.get(kind)
        if caps is not None:
            for cap in caps:
                amount = cap(self, query, amount)
        return amount

    def denied(self, permit: Permit) -> Reason | None:
        """Why something may not be done that nothing else forbids: modules and lasting effects object."""
        rules = self.rules
        kind = type(permit)
        if rules.denials:
            for denial in rules.denials.get(kind, ()):
                reason = denial(self, permit)
                if reason is not None:
                    return reason
        if self.effects:
            lasting = rules.effect_denials.get(kind)
            if lasting is not None:
                for effect in self.effects:
                    objection = lasting.get(type(effect))
                    if objection is not None:
                        reason = objection(self, permit, effect)
                        if reason is not None:
                            return reason
        return None

    def may_deny(self, kind: type[Permit]) -> bool:
        """Whether anybody could object to such a thing now: if not, nobody need be asked."""
        rules = self.rules
        if rules.denials and kind in rules.denials:
            return True
        lasting = rules.effect_denials.get(kind) if self.effects else None
        if lasting is not None:
            for effect in self.effects:
                if type(effect) in lasting:
                    return True
        return False

    def may_change(self, kind: type[Query]) -> bool:
        """Whether anybody could change such a number now: if not, nobody need be asked."""
        rules = self.rules
        if kind in rules.modifiers or kind in rules.caps:
            return True
        lasting = rules.effects.get(kind) if self.effects else None
        if lasting is not None:
            for effect in self.effects:
                if type(effect) in lasting:
                    return True
        return False

    def has_effect(self, kind: type[Effect]) -> bool:
        """Whether an effect of this kind lasts."""
        for effect in self.effects:  # noqa: SIM110 -- compiled, a loop is quicker
            if type(effect) is kind:
                return True
        return False

    def expire(self, until: str, seat: Seat | None = None) -> None:
        """End the lasting effects of this term (of *seat* only, if one is named)."""
        if self.effects:
            self.effects = [
                e for e in self.effects if e.until != until or (seat is not None and e.seat != seat)
            ]
