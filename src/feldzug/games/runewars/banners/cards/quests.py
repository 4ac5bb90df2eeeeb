"""The quests of the expansion."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.banners.barren import DESOLATE, BannersState
from feldzug.games.runewars.banners.quest_outcomes import ChooseOfRewards
from feldzug.games.runewars.board import ORE, WATER, WOOD
from feldzug.games.runewars.cards.quests.deck import has_border
from feldzug.games.runewars.cards.quests.text import Outcome, QuestText
from feldzug.games.runewars.developments import yield_of
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.frames import Frame
from feldzug.kernel.values import Reason, Seat, because

# Setup Quests


class WatchOnTheMarches(QuestText):
    """Test strength in 10D. Gold or silver: a reward; red: 1 damage."""


class TheSaltChapel(QuestText):
    """Test agility in 11C. Gold or silver: a reward; red: nothing."""


class CityUnderTheSand(QuestText):
    """Test wisdom in area 12. Gold or silver: place the lost city, and a reward; red: nothing."""


# those with a price


class PricedQuest(QuestText):
    """A quest that is no test: whoever can pay for it succeeds."""

    def forbids(self, g: World, seat: int) -> Reason | None:
        if g.influence[seat] < self.facts.amount("pay"):
            return because("too-little-influence", "RW-098", influence=g.influence[seat])
        return None


class TheFrostTower(PricedQuest):
    """In a city, spend 6 influence: receive 1 dragon rune, then place 1 cryomancy token there. [BOW-275]"""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return g.city[area] != NONE


class TheMerchantPrinces(PricedQuest):
    """In a city you do not control, spend 2 influence: draw 1 tactics card, and a reward."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return g.city[area] != NONE and g.controller[area] != seat


class Pilgrimage(PricedQuest):
    """In 10A, spend 1 influence: remove all damage from this hero, and a reward."""


# duels


class BanditCaptain(QuestText):
    """Duel a Beastman next to the area of a city. If you defeat it: a reward."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return any(g.city[near] != NONE for near in g.near(area))


class HoundsOfThePit(QuestText):
    """Duel a Hell Hound in 10B. If you defeat it: a reward and 2 influence."""


# tests


class TheWeepingStones(QuestText):
    """Test agility in area 12. Gold: the lost city, and a reward; silver: the lost city; red: 1 damage."""


class FreeTheFrozenPass(QuestText):
    """Test strength at a cryomancy token. Gold or silver: remove it, and a reward; red: 1 damage."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        """At any water border while there is no such token."""
        lie = g.part(BannersState).barren
        return lie[area] > 0 if max(lie) > 0 else has_border(g, area, WATER)


class HealTheWastes(QuestText):
    """Test wisdom at a desolation token. Gold or silver: remove it, and a reward; red: nothing."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        """In any uncontrolled area while there is no such token."""
        lie = g.part(BannersState).barren
        return lie[area] == DESOLATE if DESOLATE in lie else g.is_uncontrolled(area)


class TheSealedCrypt(QuestText):
    """Test strength in an enemy home realm. Gold: 1 of 2 rewards; silver: a reward; red: 1 damage."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return g.home_of(area) not in (NOBODY, seat)

    def rewards(self, g: World, seat: Seat, hero: int, outcome: Outcome) -> list[Frame]:
        if outcome.amount("keep"):
            return [ChooseOfRewards(seat, hero, outcome.amount("rewards"))]
        return QuestText.rewards(self, g, seat, hero, outcome)


class TheSmugglersMap(QuestText):
    """Test agility 3 areas from your strongholds. Gold or silver: a reward; red: nothing."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        far, needed = g.layout.ground.distances(g.strongholds(seat)), self.facts.amount("distance")
        return far.get(area, needed) >= needed


class TheOracle(QuestText):
    """Test wisdom in 11B. Gold or silver: a look at any 2 rune tokens, and a reward; red: nothing."""


class TheStolenStandard(QuestText):
    """Test agility at an enemy stronghold. Gold: a reward, 1 tactics; silver: a reward; red: 2 damage."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return g.stronghold[area] not in (NOBODY, seat)


class TheCollapsedMine(QuestText):
    """Test strength where the land yields ore. Gold or silver: +1 ore, and a reward; red: 1 damage."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return yields_abroad(g, seat, area, ORE)


class WidowsGrove(QuestText):
    """Test wisdom where the land yields wood. Gold or silver: +1 wood, and a reward; red: nothing."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return yields_abroad(g, seat, area, WOOD)


def yields_abroad(g: World, seat: int, area: int, resource: int) -> bool:
    """Whether an area outside the own home realm yields something."""
    return g.home_of(area) != seat and yield_of(g, area, resource) > 0


NEW_QUESTS: Final[tuple[QuestText, ...]] = (
    WatchOnTheMarches("watch-on-the-marches"),
    TheSaltChapel("salt-chapel"),
    CityUnderTheSand("city-under-the-sand"),
    TheFrostTower("frost-tower"),
    TheWeepingStones("weeping-stones"),
    FreeTheFrozenPass("free-the-frozen-pass"),
    HealTheWastes("heal-the-wastes"),
    TheMerchantPrinces("merchant-princes"),
    BanditCaptain("bandit-captain"),
    HoundsOfThePit("hounds-of-the-pit"),
    TheSealedCrypt("sealed-crypt"),
    TheSmugglersMap("smugglers-map"),
    TheOracle("the-oracle"),
    TheStolenStandard("stolen-standard"),
    Pilgrimage("pilgrimage"),
    TheCollapsedMine("collapsed-mine"),
    WidowsGrove("widows-grove"),
)
"""Each quest once."""
