"""The options of a war: the readings that were agreed before it, each row G.. or RNG-.. with ours first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from feldzug.games.ring_war.board import CONTENT, Board, board
from feldzug.kernel.module import Option
from feldzug.kernel.values import Reason, because
from feldzug.parts.content import load

OPTIONS: Final[tuple[Option, ...]] = tuple(
    [
        Option(o["key"], o["rule"], o["group"], tuple([v["key"] for v in o["values"]]))
        for o in load(CONTENT, "options.toml")["option"]
    ]
)

THRESHOLD: Final = {"short": 4, "standard": 5, "long": 6}
VALUES: Final = {"priced": ((1, 3, 4), (1, 2, 3)), "even": ((2, 3, 4), (2, 3, 4))}
PRICES: Final = {"printed": (1, 3, 5), "low": (1, 2, 3)}
MOVEMENT: Final = (1, 3, 2)
FIGURES: Final = {"full": (61, 18, 10), "base": (40, 12, 6)}


@dataclass(slots=True)
class Options:
    """Every option by name, as text; see `content/options.toml` for what each value means."""

    map: str
    length: str
    setup: str
    draft_first: str
    three_deal: str
    unit_values: str
    prices: str
    leftover_points: str
    figure_limit: str
    area_income: str
    alliance: str
    first_player: str
    leaders: str
    leader_attack: str
    weary: str
    garrison: str
    spoils: str
    full_retreat: str
    leader_retreat: str
    shelter: str
    ship_symbols: str
    sea_attacks: str
    forced_trade: str
    jokers: str
    reshuffle: str
    start_hands: str
    ring_end: str
    early_end: str
    points: str
    expansion_points: str
    ties: str
    south_downs: str
    battalions: str
    neutral_names: str
    bonus_place: str
    bonus_points: str
    defender_named_by: str
    legendary_card: str
    legendary_break: str
    leader_card: str
    mission_by: str
    mission_reward: str
    sea_retreat: str

    # what follows from them
    attack_values: tuple[int, ...] = field(init=False)
    defence_values: tuple[int, ...] = field(init=False)
    unit_prices: tuple[int, ...] = field(init=False)
    figures: tuple[int, ...] = field(init=False)
    staying: int = field(init=False)
    """How many units must stay in an area. [G13]"""
    board: Board = field(init=False)

    def __post_init__(self) -> None:
        self.attack_values, self.defence_values = VALUES[self.unit_values]
        self.unit_prices = PRICES[self.prices]
        self.figures = FIGURES[self.map]
        self.staying = 2 if self.garrison == "two" else 1
        self.board = board(self.map, self.ship_symbols, self.south_downs)


def contradiction(players: int, chosen: Mapping[str, str]) -> Reason | None:
    """Why options chosen against our default do not go together."""
    if "alliance" in chosen and players != 4:
        return because("alliance-needs-four", "G06", players=players)
    if "neutral_names" in chosen and players != 2:
        return because("neutral-needs-two", "G30", players=players)
    if "three_deal" in chosen and (players != 3 or chosen.get("map") == "base"):
        return because("deal-needs-three", "G08")
    if "setup" in chosen and "draft_first" in chosen:
        return because("quick-has-no-draft", "G08")
    return None
