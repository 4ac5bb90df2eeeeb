"""Every card of the base game on its shelf."""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.runewars import realm
from feldzug.games.runewars.battle.abilities.ability import SHELF as ON_ORBS
from feldzug.games.runewars.battle.abilities.shelf import ABILITIES
from feldzug.games.runewars.battle.defences import DEFENCES
from feldzug.games.runewars.battle.defences import SHELF as IN_DEFENCE
from feldzug.games.runewars.cards.heroes.deck import HEROES
from feldzug.games.runewars.cards.heroes.text import SHELF as HERO_CARDS
from feldzug.games.runewars.cards.objectives.deck import OBJECTIVES
from feldzug.games.runewars.cards.objectives.text import SHELF as OBJECTIVE_CARDS
from feldzug.games.runewars.cards.order_texts.conquer import Conquer
from feldzug.games.runewars.cards.order_texts.mobilize import Mobilize
from feldzug.games.runewars.cards.order_texts.strategize import Strategize
from feldzug.games.runewars.cards.orders import SHELF as ORDERS
from feldzug.games.runewars.cards.quests.deck import QUESTS
from feldzug.games.runewars.cards.quests.text import SHELF as QUEST_CARDS
from feldzug.games.runewars.cards.rewards.deck import REWARDS
from feldzug.games.runewars.cards.rewards.text import SHELF as REWARD_CARDS
from feldzug.games.runewars.cards.season_texts.parts import SEASONS
from feldzug.games.runewars.cards.seasons import SHELF as SEASON_CARDS
from feldzug.games.runewars.cards.tactics.deck import TACTICS
from feldzug.games.runewars.cards.tactics.text import SHELF as TACTICS_CARDS
from feldzug.games.runewars.decks import CITY_BOX, TITLE_BOX, Box

SHELVES: Final[dict[str, tuple[Any, ...]]] = {
    OBJECTIVE_CARDS: OBJECTIVES,
    HERO_CARDS: HEROES,
    QUEST_CARDS: QUESTS,
    REWARD_CARDS: REWARDS,
    ORDERS: (Strategize(), Mobilize(), Conquer(), *realm.ORDERS),
    SEASON_CARDS: SEASONS,
    TACTICS_CARDS: TACTICS,
    ON_ORBS: ABILITIES,
    IN_DEFENCE: DEFENCES,
}
"""By the name of the shelf: each card once, as one object that keeps no state."""

PLAIN: Final[tuple[Box, ...]] = (TITLE_BOX, CITY_BOX)
"""What lies on its shelf as it is printed: no class says what it does."""
