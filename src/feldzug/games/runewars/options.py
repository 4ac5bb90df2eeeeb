"""The options of a game of Runewars: editions, variants and readings, as agreed before it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.board import CONTENT
from feldzug.kernel.module import Option, Preset
from feldzug.kernel.values import Reason, because
from feldzug.parts.content import load

_FILE: Final[dict[str, Any]] = load(CONTENT, "options.toml")


def options_of(printed: list[dict[str, Any]]) -> tuple[Option, ...]:
    """Options as a content file describes them."""
    return tuple(
        [
            Option(
                o["key"],
                o["rule"],
                o["group"],
                tuple([v["key"] for v in o["values"]]),
                tuple([(v["key"], v["pulls"]) for v in o["values"] if "pulls" in v]),
            )
            for o in printed
        ]
    )


def presets_of(printed: list[dict[str, Any]]) -> tuple[Preset, ...]:
    """Presets as a content file describes them."""
    return tuple(
        [
            Preset(p["key"], tuple(p["options"].items()), tuple(p.get("modules", ())))
            for p in printed
        ]
    )


OPTIONS: Final = options_of(_FILE["option"])
PRESETS: Final = presets_of(_FILE["preset"])


@dataclass(slots=True)
class Options:
    """Every option by name, as text; see `content/options.toml` for what each value means."""

    setup: str
    exploration: str
    exploration_short: str
    portal_fee: str
    epic: str
    years: str
    victory: str
    rune_goal: str
    win_check: str
    win_tie: str
    start_runes: str
    marker_distance: str
    take_back: str
    quest_kept: str
    empty_city_space: str
    play_order_fixed: str
    conquer_bonus_asked: str
    keep_no_hero: str
    bid_tie: str
    hero_support: str
    routed_hexagons: str
    assign_order: str
    battle_end: str
    sorceress_chooser: str
    choice_beats_damaged: str
    bystanders: str
    mixed_retreat: str
    heroes_march: str
    hero_borders: str
    routed_hero_moves: str
    look_in_passing: str
    starting_tactics: str
    ambush_window: str
    threatened_runes: str
    fortify_hides: str
    rune_pile_empty: str

    agreed: Mapping[str, str] = field(default_factory=dict)
    """What the options of further modules say."""

    # what follows from them
    last_year: int = field(init=False)
    goal: int = field(init=False)
    distance: int = field(init=False)

    def __post_init__(self) -> None:
        epic = self.epic == "on"
        self.last_year = 8 if epic else int(self.years)
        self.goal = int(self.rune_goal) + epic
        self.distance = int(self.marker_distance)


def settled(chosen: Mapping[str, str]) -> Options:
    """The options of a set-up: those of the base by name, those of modules together."""
    own = {option.key: chosen[option.key] for option in OPTIONS}
    return Options(**own, agreed={key: v for key, v in chosen.items() if key not in own})


def contradiction(players: int, chosen: Mapping[str, str]) -> Reason | None:
    """Why options chosen against our default do not go together."""
    if chosen.get("epic") == "on" and chosen.get("victory") == "victory-card":
        return because("epic-is-of-2010", "RW-375")
    if chosen.get("epic") == "on" and chosen.get("years") == "7":
        return because("epic-lasts-eight-years", "RW-374")
    return None
