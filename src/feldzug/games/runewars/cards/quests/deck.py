"""The 24 quests of the base game. [RW-314]"""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.board import HOME_AREAS, KINDS, MOUNTAIN, WATER
from feldzug.games.runewars.cards.quests.text import QuestText
from feldzug.games.runewars.movement import ShowsBorder
from feldzug.games.runewars.world import NOBODY, NONE, World

DRAGON_KIND: Final = KINDS.index("dragon")

# Setup Quests, one for each tile


class ForwardScouting(QuestText):
    """Test agility in 1A. Gold: a reward and a look at any 2 rune tokens; silver: a reward; red: 1 damage."""


class GiantsStair(QuestText):
    """Test strength in 2A. Gold: a reward and 1 tactics card; silver: a reward; red: 2 damage."""


class SunkenMill(QuestText):
    """Test wisdom in 3B. Gold: a reward and 1 influence; silver: a reward; red: it is replaced."""


class CinderSpire(QuestText):
    """Test wisdom in 4C. Gold: 2 rewards; silver: +1 on one attribute; red: 1 damage."""


class SecretsAndLies(QuestText):
    """Test agility in 5B. Gold: a reward, see an objective; silver: a reward; red: 1 influence lost."""


class HowlingWood(QuestText):
    """Test strength in 6A. Gold: a reward and +1 on one attribute; silver: a reward; red: 1 damage."""


class ForeignLibrary(QuestText):
    """Test wisdom in 7A. Gold: a reward and 2 tactics cards; silver: a reward; red: nothing."""


class WyrmsShadow(QuestText):
    """Test agility in 8D. Gold: 2 rewards; silver: a reward; red: 2 damage."""


class HermitsRiddle(QuestText):
    """Test wisdom in 9A. Gold: a reward and +1 on one attribute; silver: a reward; red: nothing."""


# the others


class TheBazaar(QuestText):
    """Test agility in any city. Gold: a reward; silver: a reward if you pay 2 influence; red: nothing."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return g.city[area] != NONE


class GatheringStorm(QuestText):
    """Test strength in 3C or 6D. Gold: a reward and 2 influence; silver: a reward; red: 1 damage."""


class EdgeOfTheWorld(QuestText):
    """Test agility on the rim, 4 areas from home. Gold: 2 rewards; silver: a reward; red: routed."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        ground = g.layout.ground
        if area not in ground.coast():
            return False
        home = ground.distances(HOME_AREAS[g.faction[seat]])
        return home[area] >= self.facts.amount("distance")


class GiantsToll(QuestText):
    """Duel a Giant in 2A, 3C or 6D. 2 damage within 4 rounds, and survive: 2 rewards."""


class HoundHunt(QuestText):
    """Duel a Hell Hound in 5A, 7B or 8A. If you defeat it: a reward and +1 on one attribute."""


class MaskedSorcerer(QuestText):
    """Duel a Sorcerer in 5C, 7C or 9A. If you defeat him: a reward and 1 tactics card."""


class BarrowOfKings(QuestText):
    """Test strength in 1C or 4A. Gold: a reward; silver: a reward and 1 damage; red: 1 damage."""


class LostCaravan(QuestText):
    """Test agility in 1B or 6C. Gold: a reward and +1 on a dial; silver: a reward; red: nothing."""


class DrownedShrine(QuestText):
    """Test wisdom at a water border. Gold: a reward and 1 influence; silver: a reward; red: routed."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return has_border(g, area, WATER)


class EaglesNest(QuestText):
    """Test agility at a mountain border. Gold: 2 rewards; silver: a reward; red: 2 damage."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return has_border(g, area, MOUNTAIN)


class EnvoyToTheFreeCity(QuestText):
    """Test wisdom in a foreign city. Gold: a reward and 2 influence; silver: 2 influence; red: nothing."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return g.city[area] != NONE and g.controller[area] != seat


class ChampionsProving(QuestText):
    """Test strength in an enemy home realm. Gold: 2 rewards; silver: a reward; red: 1 damage."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return g.home_of(area) not in (NOBODY, seat)


class SpyInTheCamp(QuestText):
    """Test agility at an enemy stronghold. Gold: a reward, see tactics; silver: a reward; red: 1 damage."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return g.stronghold[area] not in (NOBODY, seat)


class RiteOfEmbers(QuestText):
    """Test wisdom in an area with a Dragon. Gold: 2 rewards; silver: a reward; red: 2 damage."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        at = area * g.kinds + DRAGON_KIND
        return bool(g.standing[at] or g.routed[at])


class TheOldRoad(QuestText):
    """Test strength 3 areas from your strongholds. Gold: a reward, +1; silver: a reward; red: nothing."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        far = g.layout.ground.distances(g.strongholds(seat))
        return far.get(area, self.facts.amount("distance")) >= self.facts.amount("distance")


def has_border(g: World, area: int, colour: int) -> bool:
    """Whether any of the six borders of an area has a colour, at the rim of the map too."""
    return bool(g.value(ShowsBorder(area, colour), int(colour in g.layout.ground.sides[area])))


QUESTS: Final[tuple[QuestText, ...]] = (
    ForwardScouting("forward-scouting"),
    GiantsStair("giants-stair"),
    SunkenMill("sunken-mill"),
    CinderSpire("cinder-spire"),
    SecretsAndLies("secrets-and-lies"),
    HowlingWood("howling-wood"),
    ForeignLibrary("foreign-library"),
    WyrmsShadow("wyrms-shadow"),
    HermitsRiddle("hermits-riddle"),
    TheBazaar("the-bazaar"),
    GatheringStorm("gathering-storm"),
    EdgeOfTheWorld("edge-of-the-world"),
    GiantsToll("giants-toll"),
    HoundHunt("hound-hunt"),
    MaskedSorcerer("masked-sorcerer"),
    BarrowOfKings("barrow-of-kings"),
    LostCaravan("lost-caravan"),
    DrownedShrine("drowned-shrine"),
    EaglesNest("eagles-nest"),
    EnvoyToTheFreeCity("envoy-to-the-free-city"),
    ChampionsProving("champions-proving"),
    SpyInTheCamp("spy-in-the-camp"),
    RiteOfEmbers("rite-of-embers"),
    TheOldRoad("the-old-road"),
)
"""Each quest once."""
