"""The module `banners`: what is always in force when the expansion is used. [BOW-061]"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners import (
    announcing,
    barren,
    free_cities,
    garrison,
    guildmaster,
    lost_city,
    quest_outcomes,
    tactical_fate,
)
from feldzug.games.runewars.banners.barren import DESOLATE, IN_THE_BOX, BannersState
from feldzug.games.runewars.banners.cards import heroes, rewards, seasons
from feldzug.games.runewars.banners.cards.objectives import NEW_OBJECTIVES
from feldzug.games.runewars.banners.cards.quests import NEW_QUESTS
from feldzug.games.runewars.banners.cards.seasons import NEW_SEASONS
from feldzug.games.runewars.banners.cards.tactics import (
    battles,
    epic,
    giving,
    lands,
    players,
    runes,
)
from feldzug.games.runewars.banners.cards.tactics.deck import NEW_TACTICS
from feldzug.games.runewars.banners.part import Part
from feldzug.games.runewars.banners.pieces import (
    CITY_ROWS,
    DEVELOPMENT_TOKENS,
    HERO_ROWS,
    OBJECTIVE_ROWS,
    ORDER_ROWS,
    QUEST_ROWS,
    REWARD_ROWS,
    SEASON_ROWS,
    TACTICS_ROWS,
    TILE_ROWS,
    TITLE_ROWS,
    TOKENS,
    UNIT_ROWS,
)
from feldzug.games.runewars.banners.units import abilities, losses, recruiting
from feldzug.games.runewars.battle.abilities.ability import SHELF as ON_ORBS
from feldzug.games.runewars.board import AREAS, FACTIONS, HOME_OF, NEUTRAL, RESOURCES
from feldzug.games.runewars.cards.heroes.text import SHELF as HERO_CARDS
from feldzug.games.runewars.cards.objectives.text import SHELF as OBJECTIVE_CARDS
from feldzug.games.runewars.cards.orders import SHELF as ORDERS
from feldzug.games.runewars.cards.quests.text import SHELF as QUEST_CARDS
from feldzug.games.runewars.cards.rewards.text import SHELF as REWARD_CARDS
from feldzug.games.runewars.cards.seasons import SHELF as SEASON_CARDS
from feldzug.games.runewars.cards.tactics.text import SHELF as TACTICS_CARDS
from feldzug.games.runewars.decks import MORE_DEVELOPMENTS, MORE_RUNES
from feldzug.games.runewars.developments import yield_of
from feldzug.games.runewars.facts import of_rules
from feldzug.games.runewars.world import NONE
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat, View

WORDS: Final = "feldzug.games.runewars.banners.words"

PARTS: Final = (
    abilities,
    announcing,
    barren,
    battles,
    epic,
    garrison,
    giving,
    guildmaster,
    heroes,
    lands,
    losses,
    lost_city,
    players,
    quest_outcomes,
    recruiting,
    rewards,
    runes,
    seasons,
    tactical_fate,
)
"""The modules whose frames, actions and events can be saved."""

ADDITIONS: Final = (
    announcing.install,
    barren.install,
    epic.install,
    giving.install,
    free_cities.lie_aside,
    guildmaster.install,
    lost_city.install,
    quest_outcomes.install,
    recruiting.install,
    tactical_fate.install,
)
"""What each part adds to the rules."""

SHELVES: Final[dict[str, tuple[Any, ...]]] = {
    ON_ORBS: abilities.NEW_ABILITIES,
    HERO_CARDS: heroes.NEW_HEROES,
    QUEST_CARDS: NEW_QUESTS,
    REWARD_CARDS: rewards.NEW_REWARDS,
    TACTICS_CARDS: NEW_TACTICS,
    SEASON_CARDS: NEW_SEASONS,
    OBJECTIVE_CARDS: NEW_OBJECTIVES,
    ORDERS: (garrison.Garrison(),),
}
"""By the name of the shelf: each card and unit that takes part in the game."""


def facts() -> Mapping[str, Any]:
    """What the rules read, by the name of the thing."""
    rows = {
        "units": UNIT_ROWS,
        "tiles": TILE_ROWS,
        "quests": QUEST_ROWS,
        "heroes": HERO_ROWS,
        "rewards": REWARD_ROWS,
        "cities": CITY_ROWS,
        "orders": ORDER_ROWS,
        "titles": TITLE_ROWS,
        "tactics": TACTICS_ROWS,
        "seasons": SEASON_ROWS,
        "objectives": OBJECTIVE_ROWS,
    }
    return {f"{file} {row['id']}": of_rules(row) for file, found in rows.items() for row in found}


@dataclass(slots=True)
class BannersView(View):
    """Areas with a desolation token, and how many cryomancy tokens lie where; announced cards."""

    desolate: list[str]
    frozen: dict[str, int]
    yields: dict[str, list[int]]
    """What barren areas and that of the lost city yield now, food, wood and ore. [BOW-084, BOW-138]"""
    runes: dict[str, int]
    """By area: how many dragon runes its city shows that count now. [BOW-083, BOW-140, BOW-224]"""
    shore: str | None
    """The area behind the water border of the lost city, while the city is there."""
    announced: list[int]
    """By side of a battle or duel: how many tactical fate cards lie there."""
    known_announced: list[list[str]]
    """Those of them that the seat knows: its own, and what is open."""
    ashen_sky: bool
    """Whether nobody flies in this season. [BOW-289]"""
    garrisons: list[int]
    """The seats that have more strength in defence in this season. [BOW-126]"""
    shields: int
    """So much damage to the defender of this battle will be prevented."""
    out_of_use: dict[str, list[str]]
    """By hero: the rewards that he cannot use in this duel. [BOW-279]"""


class AlwaysOn(Part):
    """The always-on rules of the expansion."""

    def __init__(self) -> None:
        super().__init__(
            "banners",
            version=2,
            requires=("runewars",),
            with_presets=True,
            kinds=kinds_of(*PARTS),
            state=BannersState,
            shows=BannersView,
            words=WORDS,
            content=facts(),
        )

    def install(self, rules: Rules) -> None:
        rules.shelf(MORE_DEVELOPMENTS).update(DEVELOPMENT_TOKENS)
        rules.shelf(MORE_RUNES)[self.name] = TOKENS["false-rune"], TOKENS["dragon-rune"]
        for add in ADDITIONS:
            add(rules)
        for shelf, cards in SHELVES.items():
            for card in cards:
                rules.shelf(shelf)[card.facts.id] = card
                card.install(rules)

    def view(self, g: Any, seat: Seat | None) -> View | None:
        state = g.part(BannersState)
        lie = state.barren
        behind = lost_city.across(g) if lost_city.is_found(g) else NONE
        return BannersView(
            [AREAS[area] for area in g.areas() if lie[area] == DESOLATE],
            {AREAS[area]: lie[area] for area in g.areas() if lie[area] > 0},
            {
                AREAS[area]: [yield_of(g, area, resource) for resource in range(len(RESOURCES))]
                for area in g.areas()
                if lie[area] or g.city[area] == lost_city.LOST_CITY
            },
            {
                AREAS[area]: runes
                for area in g.areas()
                for runes in [lost_city.runes_shown(g, area)]
                if runes
            },
            AREAS[behind] if behind != NONE else None,
            [len(hand) for hand in state.announced],
            tactical_fate.known(g, seat),
            g.has_effect(lands.SkyDarkened),
            garrison.manned(g),
            battles.shields_left(g),
            rewards.out_of_use(g),
        )

    def sound(self, g: Any) -> bool:
        """No more tokens than there are, none at home and none beside the map. [BOW-143, BOW-151]"""
        lie, walls = g.part(BannersState).barren, g.part(BannersState).walls_damaged
        return (
            tactical_fate.sound(g)
            and len(walls) == len(FACTIONS)
            and all(type(count) is int and count >= 0 for count in walls)
            and len(lie) == len(AREAS)
            and all(type(count) is int and count >= DESOLATE for count in lie)
            and sum([abs(count) for count in lie]) <= IN_THE_BOX
            and all(a in g.areas() and HOME_OF[a] == NEUTRAL for a, n in enumerate(lie) if n)
        )
