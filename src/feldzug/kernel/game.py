"""Game: what the kernel must know of a game to start, save and load it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadModules, BadOptions
from feldzug.kernel.frames import MOST_SEATS
from feldzug.kernel.module import Module, Option, Preset
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat, View, because
from feldzug.kernel.vocabulary import Vocabulary

MAY_NOT_CORRECT: Final = because("may-not-correct", "kernel")


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
        """The value that was chosen. Raises KeyError for an option that these rules do not know."""
        return dict(self.options)[key]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game. Subclasses fill in `blank`, `begin` and, if needed, the rest.

    Whatever can be agreed, saved or named belongs to the base module or to another one.
    """

    def __init__(
        self,
        key: str,
        players: Sequence[int],
        base: Module,
        modules: Sequence[Module] = (),
        view: type[View] | None = None,
        *,
        roles: Sequence[str] = (),
        parts: int = 1,
    ) -> None:
        self.key = key
        self.version = base.version
        self.players = tuple(players)
        self.base = base
        self.modules: dict[str, Module] = {}
        self.view = view
        """The type of what `Position.view` shows."""
        self.roles = tuple(roles)
        """Seats that are no player's, after the players: an organiser, a referee."""
        self.parts = parts
        """How many parts a game has at most, each with a secret of its own behind its dice."""
        if self.players[-1] + len(self.roles) > MOST_SEATS:
            raise ValueError(f"a table has at most {MOST_SEATS} seats, roles and all")
        self.migrations = base.migrations
        self._rules: dict[tuple[str, ...], Rules] = {}
        for module in modules:
            if module.name in self.modules or module.name == base.name:
                raise BadModules(because("module-twice", "kernel", module=module.name))
            self.modules[module.name] = module
        self._options: dict[str, Option] = {}
        self.owners: dict[str, str] = {}
        """The module that each option belongs to."""
        for module in self.all_modules:
            for option in module.options:
                self._options[option.key] = option
                self.owners[option.key] = module.name
        self.options = tuple(self._options.values())
        self._refuse_collisions()

    # what a game fills in

    def blank(self, setup: Setup, rules: Rules) -> Position:
        """A position with nothing on it."""
        raise NotImplementedError

    def begin(self, g: Position) -> None:
        """Put the opening frame on a blank position and run on until somebody has to decide."""
        raise NotImplementedError

    def sound(self, g: Position) -> bool:
        """Whether a game could have come to *g*, which a file claims: asked before anything looks at it.

        Whatever passes must be quick to play on from; whatever was really played must pass.
        """
        return True

    def inventory(self, g: Position) -> Mapping[str, int]:
        """What must never be lost or made, counted; without what modules add."""
        return {}

    def seek(self, g: Position, seat: Seat, legal: Sequence[Any], dealer: Dealer) -> Any:
        """An answer for a random walk that seeks what a game is about: battles, above all."""
        return legal[dealer.below(len(legal))]

    def part(self, g: Position) -> int:
        """The part that a position is of, from 0 on. It never falls as a game goes on, and the dice of a part
        can be proven as soon as the next one has begun.
        """
        return 0

    def may_correct(self, g: Position, by: Seat, seat: Seat, action: Any) -> Reason | None:
        """Why *by* may not correct what *seat* once answered at *g*; unless the game knows better, roles may.

        Where only the right is asked for, of a match that was played elsewhere, *action* is None.
        """
        return None if g.role_of(by) else MAY_NOT_CORRECT

    # what everybody asks

    @property
    def all_modules(self) -> list[Module]:
        """The base, then the others in their canonical order."""
        return [self.base, *self.modules.values()]

    def _refuse_collisions(self) -> None:
        """No two modules bring the same: neither an option nor a class, a vocabulary, a preset or a fact."""
        taken: dict[tuple[str, Any], str] = {}
        for module in self.all_modules:
            brings: list[tuple[str, Any]] = [("option", option.key) for option in module.options]
            brings += [("class", kind.__name__) for kind in module.kinds]
            brings += [("vocabulary", vocabulary.key) for vocabulary in module.vocabularies]
            brings += [("preset", preset.key) for preset in module.presets]
            brings += [("fact", key) for key in module.content]
            brings += [("state", module.state.__name__)] if module.state is not None else []
            for what, name in brings:
                if (what, name) in taken:
                    raise BadModules(
                        because("brought-twice", "kernel", module=module.name, what=what, id=name)
                    )
                taken[what, name] = module.name
            for option in module.options:
                for _, pulled in option.pulls:
                    if pulled not in self.modules:
                        raise BadModules(because("unknown-module", "kernel", module=pulled))

    @property
    def kinds(self) -> tuple[type, ...]:
        """Every class that can be saved."""
        return tuple([kind for module in self.all_modules for kind in module.kinds])

    @property
    def vocabularies(self) -> dict[str, Vocabulary]:
        """Every vocabulary by its key."""
        return {v.key: v for module in self.all_modules for v in module.vocabularies}

    @property
    def presets(self) -> dict[str, Preset]:
        return {p.key: p for module in self.all_modules for p in module.presets}

    def options_of(self, modules: Sequence[str]) -> list[Option]:
        """The options that can be chosen with these modules; those of others are hidden."""
        active = {self.base.name, *modules}
        return [option for key, option in self._options.items() if self.owners[key] in active]

    def setup(
        self,
        players: int | None = None,
        modules: Sequence[str] = (),
        preset: str = "",
        **chosen: str,
    ) -> Setup:
        """Every option settled: the chosen ones as chosen, then as the preset says, the others by default."""
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
        if preset:
            found = self.presets.get(preset)
            if found is None:
                raise BadOptions(because("unknown-preset", "kernel", preset=preset))
            chosen = {**dict(found.options), **chosen}
            modules = (*modules, *found.modules)
        for key, value in chosen.items():
            self._check_option(key, value)
        active = self.active(modules, chosen)
        options = self.options_of(active)
        known = [option.key for option in options]
        for key in chosen:
            if key not in known:
                raise BadOptions(
                    because("option-of-module", "kernel", option=key, module=self.owners[key])
                )
        unusual = {key: v for key, v in chosen.items() if v != self._options[key].default}
        for module in self.all_modules:
            if module is self.base or module.name in active:
                reason = module.contradiction(players, unusual, active)
                if reason is not None:
                    raise BadOptions(reason)
        settled = tuple([(o.key, chosen.get(o.key, o.default)) for o in options])
        setup = Setup(self.key, players, settled, active)
        self.rules(setup)
        return setup

    def _check_option(self, key: str, value: str) -> None:
        option = self._options.get(key)
        if option is None:
            raise BadOptions(because("unknown-option", "kernel", option=key))
        if value not in option.values:
            raise BadOptions(
                because(
                    "unknown-option-value",
                    option.rule,
                    option=key,
                    value=value,
                    values=", ".join(option.values),
                )
            )

    def active(self, modules: Sequence[str], chosen: Mapping[str, str]) -> tuple[str, ...]:
        """The modules in their canonical order: those chosen, those that options pull in, those that
        accompany them.
        """
        wanted = set(modules)
        pulled: set[str] = set()
        for name in modules:
            if name not in self.modules:
                raise BadModules(because("unknown-module", "kernel", module=name))
        while True:
            owners = {self.base.name, *wanted}
            more = {
                name
                for key, option in self._options.items()
                if self.owners[key] in owners
                for name in [option.pulled(chosen.get(key, option.default))]
                if name is not None and name not in wanted
            }
            more |= {
                name
                for name, module in self.modules.items()
                if module.accompanies
                and name not in wanted
                and wanted.issuperset(module.accompanies)
            }
            pulled |= more
            more |= {
                needed
                for name in pulled
                for needed in self.modules[name].requires
                if needed != self.base.name and needed not in wanted
            }
            if not more:
                return tuple([name for name in self.modules if name in wanted])
            pulled |= more
            wanted |= more

    def rules(self, setup: Setup) -> Rules:
        """The composed rules; made once per set of modules, shared by all positions."""
        if setup.modules not in self._rules:
            for name in setup.modules:
                if name not in self.modules:
                    raise BadModules(because("unknown-module", "kernel", module=name))
            chosen = [self.modules[name] for name in setup.modules]
            rules = Rules.compose(self.base, *chosen)
            rules.roles = self.roles
            self._rules[setup.modules] = rules
        return self._rules[setup.modules]

    def new(self, setup: Setup) -> Position:
        """A blank position with what its modules remember."""
        rules = self.rules(setup)
        g = self.blank(setup, rules)
        g.states = [m.state() for m in rules.modules if m.state is not None]
        return g

    def start(self, setup: Setup) -> Position:
        """The first position in which somebody, or fate, has to decide."""
        g = self.new(setup)
        self.begin(g)
        return g

    def setup_of(self, saved: Mapping[str, Any]) -> Setup:
        """The set-up written into a save or a record."""
        return self.setup(saved["players"], saved["modules"], **saved["options"])

    def content(self, setup: Setup) -> dict[str, str]:
        """The fingerprint of every fact that these rules read."""
        return {
            key: mark
            for module in self.rules(setup).modules
            for key, mark in module.content.items()
        }

    def counted(self, g: Position) -> dict[str, int]:
        """The whole inventory: of the game and of every module in force."""
        found = dict(self.inventory(g))
        for module in g.rules.modules:
            for thing, count in module.inventory(g).items():
                found[thing] = found.get(thing, 0) + count
        return found
