"""Everything that can be refused. Each error carries a Reason, so that it can be said in any language."""

from __future__ import annotations

from feldzug.kernel.values import Argument, Reason, because


class FeldzugError(Exception):
    """Something was refused; nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, *(f"{name}={value}" for name, value in reason.args))
        self.reason = reason


def _because(key: str, rule: str, args: dict[str, Argument]) -> Reason:
    return because(key, rule, **args)


class Illegal(FeldzugError):
    """The rules forbid it, or it is not this seat's decision."""


class GestureRefused(Illegal):
    """A gesture of several answers cannot go on after some of them, for a reason that holds only then."""

    def __init__(self, reason: Reason, done: int, steps: int) -> None:
        super().__init__(reason)
        self.done = done
        self.steps = steps


class Stale(FeldzugError):
    """The decision that was answered is no longer open."""

    def __init__(self, answered: int, current: int) -> None:
        super().__init__(because("stale-decision", "kernel", answered=answered, current=current))


class NoUndo(FeldzugError):
    """What should be taken back lies behind a fence."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(_because(key, "kernel", args))


class NoCorrection(FeldzugError):
    """What should be corrected cannot be."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(_because(key, "kernel", args))


class UnknownGame(FeldzugError):
    """There is no game of that name."""

    def __init__(self, game: str) -> None:
        super().__init__(because("unknown-game", "kernel", game=game))


class BadOptions(FeldzugError):
    """An option, a value or a combination of them that the game does not know."""


class BadModules(FeldzugError):
    """Modules that do not go together."""


class BadRecord(FeldzugError):
    """A record that cannot be read or trusted; `entry` is where it breaks, -1 for its header."""

    def __init__(self, key: str, entry: int, **args: Argument) -> None:
        super().__init__(_because(key, "kernel", {"entry": entry, **args}))
        self.entry = entry


class NewerRules(BadRecord):
    """A record or position from rules or a format that this release does not know yet."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__("newer-rules", -1, found=found, known=known)


class OtherRules(BadRecord):
    """Something that needs the very rules a game was played under, which are not those of this release."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__("other-rules", -1, found=found, known=known)


class BadValue(FeldzugError):
    """JSON that is not a value of this game."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(_because(key, "kernel", args))


class BadPosition(FeldzugError):
    """A position, written by hand, that breaks a rule of the game: its reason says which."""
