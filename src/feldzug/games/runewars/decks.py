"""The cards and tokens of Runewars as facts: what is printed on them and how many there are."""

from __future__ import annotations

from typing import Annotated, Any, Final

from feldzug.games.runewars.board import CONTENT, FACTIONS, SHAPES
from feldzug.kernel.rules import Rules
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.content import load
from feldzug.parts.decks import Deck, Hand

# the Fate deck

GOLD: Final = 2
SILVER: Final = 1
RED: Final = 0
DESTINIES: Final = Vocabulary("destiny", ("red", "silver", "gold"))
Destiny = Annotated[int, DESTINIES]

MISS: Final = 0
ORB: Final = 1
ROUT: Final = 2
DAMAGE: Final = 3
_RESULTS: Final = {"miss": MISS, "orb": ORB, "rout": ROUT, "damage": DAMAGE}


class FateFacts:
    """One card: its destiny symbol if it has one, and by base shape what a unit gets. [RW-224]"""

    def __init__(self, number: int, printed: dict[str, Any]) -> None:
        self.number = number
        self.destiny: int = DESTINIES.index(printed["destiny"]) if "destiny" in printed else -1
        words = [printed[shape].split() for shape in SHAPES]
        self.result: tuple[int, ...] = tuple([_RESULTS[word[0]] for word in words])
        self.amount: tuple[int, ...] = tuple(
            [int(word[1]) if len(word) > 1 else int(word[0] == "orb") for word in words]
        )


_FATE: Final[list[dict[str, Any]]] = load(CONTENT, "fate.toml")["card"]
FATE_DECK: Final[tuple[FateFacts, ...]] = tuple(
    [FateFacts(n, printed) for n, printed in enumerate(_FATE)]
)
FACES: Final[list[FateFacts]] = [*FATE_DECK]
"""The cards of the Fate deck, and behind them whatever may be read like one in battles and duels."""


def add_face(printed: dict[str, Any]) -> int:
    """A card of another deck with the symbols of a Fate card; returns its number among the faces."""
    FACES.append(FateFacts(len(FACES), printed))
    return FACES[-1].number


FATE_CARDS: Final = Vocabulary(
    "fate-card", [str(card["number"]) for card in _FATE], called=("fate_card", "fate_cards")
)
FateCard = Annotated[int, FATE_CARDS]

# cards with a text


class CardFacts:
    """What is printed on a kind of card; its class reads the numbers it needs."""

    def __init__(self, number: int, printed: dict[str, Any]) -> None:
        self.number = number
        self.id: str = printed["id"]
        self.copies: int = printed.get("copies", 1) if isinstance(printed.get("copies"), int) else 1
        self.printed = printed

    def amount(self, key: str, otherwise: int = 0) -> int:
        """A number that is printed on it."""
        return int(self.printed.get(key, otherwise))

    def words(self, key: str) -> tuple[str, ...]:
        """Ids that are printed on it."""
        return tuple(self.printed.get(key, ()))


class Box:
    """Every card of one sort. An expansion adds its own when it is imported.

    In a game are those that its rules have on the *shelf* of the sort.
    """

    def __init__(self, vocabulary: Vocabulary, shelf: str) -> None:
        self.vocabulary = vocabulary
        self.shelf = shelf
        self.facts: list[CardFacts] = []
        self.own: tuple[CardFacts, ...] = ()
        """Those of the base game."""

    def add(self, printed: list[dict[str, Any]]) -> None:
        self.vocabulary.add(*[card["id"] for card in printed])
        for one in printed:
            self.facts.append(CardFacts(len(self.facts), one))

    def __getitem__(self, number: int) -> CardFacts:
        return self.facts[number]

    def __len__(self) -> int:
        return len(self.facts)

    def number(self, name: str) -> int:
        return self.vocabulary.index(name)

    def in_play(self, rules: Rules) -> list[CardFacts]:
        """The cards that are in a game with these rules."""
        on_shelf = rules.shelf(self.shelf)
        return [card for card in self.facts if card.id in on_shelf]

    def numbers(self, rules: Rules) -> list[int]:
        """Their numbers, each once."""
        on_shelf = rules.shelf(self.shelf)
        return [card.number for card in self.facts if card.id in on_shelf]

    def pile(self, rules: Rules) -> list[int]:
        """Their numbers, copy by copy."""
        return [card.number for card in self.in_play(rules) for _ in range(card.copies)]


def _box(vocabulary: Vocabulary, file: str, shelf: str, table: str = "card") -> Box:
    found = Box(vocabulary, shelf)
    found.add(load(CONTENT, file)[table])
    found.own = tuple(found.facts)
    return found


TACTICS_CARDS: Final = Vocabulary("tactics-card", called=("card", "cards"))
TacticsCard = Annotated[int, TACTICS_CARDS]
TACTICS_BOX: Final = _box(TACTICS_CARDS, "tactics.toml", "tactics-cards")

SEASONS: Final = Vocabulary("season", ("spring", "summer", "fall", "winter"))
Season = Annotated[int, SEASONS]
SPRING: Final = 0
SUMMER: Final = 1
FALL: Final = 2
WINTER: Final = 3

SEASON_CARDS: Final = Vocabulary("season-card", called=("season_card",))
SeasonCard = Annotated[int, SEASON_CARDS]
SEASON_BOX: Final = _box(SEASON_CARDS, "seasons.toml", "season-cards")

QUESTS: Final = Vocabulary("quest", called=("quests",))
QuestCard = Annotated[int, QUESTS]
QUEST_BOX: Final = _box(QUESTS, "quests.toml", "quests")

REWARDS: Final = Vocabulary("reward", called=("rewards",))
RewardCard = Annotated[int, REWARDS]
REWARD_BOX: Final = _box(REWARDS, "rewards.toml", "rewards")

OBJECTIVES: Final = Vocabulary("objective")
ObjectiveCard = Annotated[int, OBJECTIVES]
OBJECTIVE_BOX: Final = _box(OBJECTIVES, "objectives.toml", "objectives")

HEROES: Final = Vocabulary("hero", called=("heroes", "rival", "fellow"))
Hero = Annotated[int, HEROES]
HERO_BOX: Final = _box(HEROES, "heroes.toml", "heroes", "hero")

ATTRIBUTES: Final = Vocabulary("attribute", ("might", "agility", "wisdom"))
"""`might` is what the cards call strength, which is also a thing of battles."""
Attribute = Annotated[int, ATTRIBUTES]

TITLES: Final = Vocabulary("title")
Title = Annotated[int, TITLES]
TITLE_BOX: Final = _box(TITLES, "titles.toml", "titles", "title")

CITIES: Final = Vocabulary("city")
City = Annotated[int, CITIES]
CITY_BOX: Final = _box(CITIES, "cities.toml", "cities", "city")
SPARE_CITIES: Final = "spare-cities"
"""The shelf with the city tokens of other sets, which are in the box and not in the game."""

DEVELOPMENTS: Final = Vocabulary("development")
Development = Annotated[int, DEVELOPMENTS]
DEVELOPMENT_BOX: Final = _box(DEVELOPMENTS, "developments.toml", "developments", "development")

ORDERS: Final = Vocabulary("order", called=("orders",))
Order = Annotated[int, ORDERS]
ORDER_BOX: Final = _box(ORDERS, "orders.toml", "orders", "order")

DRAGON: Final = 1
FALSE: Final = 0
RUNES: Final = Vocabulary("rune", ("false-rune", "dragon-rune"))
Rune = Annotated[int, RUNES]


_TOKENS: Final[dict[str, dict[str, Any]]] = {
    token["id"]: token for token in load(CONTENT, "tokens.toml")["token"]
}
RUNE_TOKENS: Final[tuple[int, ...]] = tuple([int(_TOKENS[rune]["count"]) for rune in RUNES])
MORE_RUNES: Final = "rune-tokens"
"""The shelf with the rune tokens that modules add, false and dragon runes each."""


def rune_tokens(rules: Rules) -> list[int]:
    """The false and the dragon runes that are in a game with these rules. [RW-009]"""
    found = list(RUNE_TOKENS)
    for more in rules.shelf(MORE_RUNES).values():
        found = [count + more[rune] for rune, count in enumerate(found)]
    return found


STRONGHOLDS: Final = int(_TOKENS["stronghold"]["each"])
STRENGTH: Final = int(_TOKENS["stronghold"]["strength"])
DAMAGED_STRENGTH: Final = int(_TOKENS["stronghold"]["damaged"])


MORE_DEVELOPMENTS: Final = "development-tokens"
"""The shelf with the developments of which modules give each faction one token more, by their ids."""


def tokens_of(rules: Rules, development: int, faction: int) -> int:
    """How many tokens of a development a faction has. [RW-183]"""
    facts = DEVELOPMENT_BOX[development]
    more = int(rules.shelf(MORE_DEVELOPMENTS).get(facts.id, 0))
    return int(facts.printed["tokens"].get(FACTIONS[faction], 0)) + more


# decks and hands, each saved by the ids of its cards


class TacticsDeck(Deck):
    @staticmethod
    def card() -> Any:
        return TacticsCard


class TacticsHand(Hand):
    @staticmethod
    def card() -> Any:
        return TacticsCard


class QuestDeck(Deck):
    @staticmethod
    def card() -> Any:
        return QuestCard


class QuestHand(Hand):
    @staticmethod
    def card() -> Any:
        return QuestCard


class RewardDeck(Deck):
    @staticmethod
    def card() -> Any:
        return RewardCard


class RewardHand(Hand):
    @staticmethod
    def card() -> Any:
        return RewardCard


class FateDeck(Deck):
    @staticmethod
    def card() -> Any:
        return FateCard


class FateHand(Hand):
    @staticmethod
    def card() -> Any:
        return FateCard
