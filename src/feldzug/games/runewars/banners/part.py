"""A module of the expansion: its options, presets and rows are those that content files give to its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from feldzug.games.runewars.banners.pieces import CONTENT
from feldzug.games.runewars.options import options_of, presets_of
from feldzug.kernel.migrate import Migrations
from feldzug.kernel.module import Module
from feldzug.kernel.state import State
from feldzug.kernel.values import View
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.content import load

_FILE: Final[dict[str, Any]] = load(CONTENT, "options.toml")
_RULES: Final[list[dict[str, Any]]] = load(CONTENT, "catalogue.toml")["rule"]


class Part(Module):
    """The always-on rules, or one of the optional ones."""

    def __init__(
        self,
        name: str,
        requires: tuple[str, ...],
        accompanies: tuple[str, ...] = (),
        *,
        version: int = 1,
        with_presets: bool = False,
        kinds: Sequence[type] = (),
        vocabularies: Sequence[Vocabulary] = (),
        state: type[State] | None = None,
        shows: type[View] | None = None,
        words: str = "",
        migrations: Migrations | None = None,
        content: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(
            name,
            version=version,
            requires=requires,
            accompanies=accompanies,
            options=options_of([o for o in _FILE["option"] if o["module"] == name]),
            presets=presets_of(_FILE["preset"]) if with_presets else (),
            rows=[rule["id"] for rule in _RULES if rule["module"] == name],
            kinds=kinds,
            vocabularies=vocabularies,
            state=state,
            shows=shows,
            words=words,
            migrations=migrations,
            content=content,
        )
