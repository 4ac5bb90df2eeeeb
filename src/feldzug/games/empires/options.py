"""The options of a campaign: the switches of the catalogue, as agreed before it, ours first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from feldzug.kernel.module import Option
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


@dataclass(slots=True)
class Options:
    """Every option by name, as text; see `content/options.toml` for what each value means."""

    alliance_matrix: str
    spell_distance: str
    dragon_wrath: str
    vortex_off_map: str
    odd_player: str
    battle_tile: str
    carry_over: str
    assassin_general: str
    revolution_capital: str
    winter_war_conquest: str
    hired_mercenary: str
    skaven_city: str
    dwarf_conquest: str
    gold_per_point: str
    halved_gold: str
    sector_map: str
    weather_markers: str
    hoard_casting: str
    conquered_mine: str
    largest_tie: str
    undead_winter_results: str
    printed_pair: str
    special_building_limit: str
    siege_length: str
    first_order: str
    elf_range: str
    exhausted_mine: str
    witch_hunter_chaos: str


def contradiction(players: int, chosen: Mapping[str, str]) -> Reason | None:
    """Why options chosen against our default do not go together."""
    return None
