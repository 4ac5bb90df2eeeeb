"""The options of a campaign: the switches of the catalogue, as agreed before it, ours first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from feldzug.kernel.module import Option, Preset
from feldzug.kernel.values import Reason
from feldzug.parts.content import load

CONTENT: Final = "feldzug.games.empires.content"

_FILE: Final[dict[str, Any]] = load(CONTENT, "options.toml")

OPTIONS: Final[tuple[Option, ...]] = tuple(
    [
        Option(o["key"], o["rule"], o["group"], tuple([v["key"] for v in o["values"]]))
        for o in _FILE["option"]
    ]
)

PRESETS: Final = tuple([Preset(p["key"], tuple(p["options"].items())) for p in _FILE["preset"]])


@dataclass(slots=True)
class Options:
    """Every option by name, as text; see `content/options.toml` for what each value means."""

    edition: str
    people_twice: str
    battles: str
    map: str
    largest_tie: str
    halved_gold: str
    exhausted_mine: str
    spell_distance: str
    vortex_off_map: str
    dragon_wrath: str
    revolution_capital: str
    hoard_casting: str
    special_building_limit: str
    alliance_matrix: str
    printed_pair: str
    odd_player: str
    battle_tile: str
    assassin_general: str
    gold_per_point: str
    first_order: str
    siege_length: str
    sector_map: str
    weather_markers: str
    carry_over: str
    conquered_mine: str
    elf_range: str
    dwarf_conquest: str
    skaven_city: str
    winter_war_conquest: str
    undead_winter_results: str
    hired_mercenary: str
    witch_hunter_chaos: str


def contradiction(players: int, chosen: Mapping[str, str]) -> Reason | None:
    """Why options chosen against our default do not go together."""
    return None
