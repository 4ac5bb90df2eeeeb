"""Every card of the base game on its shelf."""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.runewars import realm
from feldzug.games.runewars.cards.heroes.deck import HEROES
from feldzug.games.runewars.cards.heroes.text import SHELF as HERO_CARDS
from feldzug.games.runewars.cards.orders import SHELF as ORDERS
from feldzug.games.runewars.cards.quests.deck import QUESTS
from feldzug.games.runewars.cards.quests.text import SHELF as QUEST_CARDS
from feldzug.games.runewars.cards.rewards.deck import REWARDS
from feldzug.games.runewars.cards.rewards.text import SHELF as REWARD_CARDS
from feldzug.games.runewars.cards.tactics.deck import TACTICS
from feldzug.games.runewars.cards.tactics.text import SHELF as TACTICS_CARDS

SHELVES: Final[dict[str, tuple[Any, ...]]] = {
    HERO_CARDS: HEROES,
    QUEST_CARDS: QUESTS,
    REWARD_CARDS: REWARDS,
    ORDERS: (*realm.ORDERS,),
    TACTICS_CARDS: TACTICS,
}
"""By the name of the shelf: each card once, as one object that keeps no state."""
