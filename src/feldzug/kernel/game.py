"""Game: what the kernel must know of a game to start, save and load it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.kernel.errors import BadModules, BadOptions
from feldzug.kernel.migrate import Migrations
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Module, Rules
from feldzug.kernel.values import Reason, because


@dataclass(frozen=True, slots=True)
class Option:
    """A named choice among readings of a rule, settled before the game; the first value is ours."""

    key: str
    rule: str
    group: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before the first move: how many play, every option, the modules."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    modules: tuple[str, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """How it travels to another process; compiled classes do not know by themselves."""
        return Setup, (self.game, self.players, self.options, self.modules)

    def option(self, key: str) -> str:
        return next(value for name, value in self.options if name == key)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game of the house. Subclasses fill in `blank`, `begin` and, if needed, the rest."""

    def __init__(
        self,
        key: str,
        version: int,
        players: Sequence[int],
        base: Module,
        options: Sequence[Option] = (),
        modules: Sequence[Module] = (),
        kinds: Sequence[type] = (),
        names: Mapping[str, Sequence[str]] | None = None,
        migrations: Migrations | None = None,
    ) -> None:
        self.key = key
        self.version = version
        self.players = tuple(players)
        self.base = base
        self.options = tuple(options)
        self.modules = {module.name: module for module in modules}
        self.kinds = tuple(kinds)
        self.names = dict(names or {})
        self.migrations = migrations or Migrations()
        self._rules: dict[tuple[str, ...], Rules] = {}

    # what a game fills in

    def blank(self, setup: Setup, rules: Rules) -> Position:
        """A position with nothing on it."""
        raise NotImplementedError

    def begin(self, g: Position) -> None:
        """Put the opening frame on a blank position and run on until somebody has to decide."""
        raise NotImplementedError

    def contradiction(self, players: int, chosen: Mapping[str, str]) -> Reason | None:
        """Why options *chosen* against our default do not go together."""
        return None

    def sound(self, g: Position) -> bool:
        """Whether a game could have come to *g*, which a file claims: asked before anything looks at it.

        Whatever passes must be quick to play on from; whatever was really played must pass.
        """
        return True

    # what the house asks

    def setup(
        self, players: int | None = None, modules: Sequence[str] = (), **chosen: str
    ) -> Setup:
        """Every option settled: the chosen ones as chosen, the others by default."""
        players = self.players[-1] if players is None else players
        if players not in self.players:
            raise BadOptions(
                because(
                    "wrong-number-of-players",
                    "kernel",
                    players=players,
                    least=self.players[0],
                    most=self.players[-1],
                )
            )
        known = {option.key: option for option in self.options}
        for key, value in chosen.items():
            if key not in known:
                raise BadOptions(because("unknown-option", "kernel", option=key))
            if value not in known[key].values:
                raise BadOptions(
                    because(
                        "unknown-option-value",
                        known[key].rule,
                        option=key,
                        value=value,
                        values=", ".join(known[key].values),
                    )
                )
        unusual = {key: value for key, value in chosen.items() if value != known[key].default}
        reason = self.contradiction(players, unusual)
        if reason is not None:
            raise BadOptions(reason)
        options = tuple((o.key, chosen.get(o.key, o.default)) for o in self.options)
        setup = Setup(self.key, players, options, tuple(modules))
        self.rules(setup)
        return setup

    def rules(self, setup: Setup) -> Rules:
        """The composed rules; made once per set of modules, shared by all positions."""
        if setup.modules not in self._rules:
            for name in setup.modules:
                if name not in self.modules:
                    raise BadModules(because("unknown-module", "kernel", module=name))
            chosen = [self.modules[name] for name in setup.modules]
            self._rules[setup.modules] = Rules.compose(self.base, *chosen)
        return self._rules[setup.modules]

    def start(self, setup: Setup) -> Position:
        """The first position in which somebody, or fate, has to decide."""
        g = self.blank(setup, self.rules(setup))
        self.begin(g)
        return g

    def setup_of(self, saved: Mapping[str, Any]) -> Setup:
        """The set-up written into a save or a record."""
        return self.setup(saved["players"], saved["modules"], **saved["options"])
