"""The quests of the expansion."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.cards.quests.text import QuestText


class WatchOnTheMarches(QuestText):
    """Test strength in 10D. Gold or silver: a reward; red: 1 damage."""


class TheSaltChapel(QuestText):
    """Test agility in 11C. Gold or silver: a reward; red: nothing."""


class CityUnderTheSand(QuestText):
    """Test wisdom in area 12. Gold or silver: place the lost city, and a reward; red: nothing."""


NEW_QUESTS: Final[tuple[QuestText, ...]] = (
    WatchOnTheMarches("watch-on-the-marches"),
    TheSaltChapel("salt-chapel"),
    CityUnderTheSand("city-under-the-sand"),
)
"""Those whose rules are written: only they are shuffled into the deck."""
