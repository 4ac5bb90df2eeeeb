"""What Ring War calls its areas, ships, cards, units, sides, players, options and rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from feldzug.games.ring_war.board import AREA_CARDS, CONTENT, JOKER, KINDS, PLACES, SIDES
from feldzug.games.ring_war.deck import CARDS, DECK
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.war import COLOURS, NEUTRAL
from feldzug.parts.content import load
from feldzug.parts.messages import messages
from feldzug.parts.names import ContentNames

WORDS: Final = "feldzug.games.ring_war.words"

_MAP: Final = load(CONTENT, "map.toml")
_PLACES: Final[list[dict[str, Any]]] = [*_MAP["area"], *_MAP["ship_stop"]]
_REGIONS: Final[dict[str, dict[str, Any]]] = {region["id"]: region for region in _MAP["region"]}
_CARDS: Final[list[dict[str, Any]]] = load(CONTENT, "cards.toml")["card"]


class RingWarNames(ContentNames):
    """Names of things come from the content files, what belongs to a language from its messages."""

    def __init__(self) -> None:
        super().__init__(RING_WAR, WORDS, CONTENT)

    def name(self, vocabulary: str, value: int, language: str) -> str:
        if vocabulary == PLACES.key:
            return self.area_name(value, language)
        if vocabulary == AREA_CARDS.key:
            return self.area_card_name(value, language)
        if vocabulary == CARDS.key:
            return self.card_name(value, language)
        if vocabulary == "seat":
            return self.seat_name(value, language)
        thing = KINDS[value] if vocabulary == KINDS.key else SIDES[value]
        return messages(language, WORDS).say(f"{vocabulary}-{thing}")

    def forms(self, vocabulary: str, value: int, language: str) -> Mapping[str, str]:
        said = messages(language, WORDS)
        if vocabulary == KINDS.key:
            return said.attributes(f"kind-{KINDS[value]}", {})
        if vocabulary != PLACES.key:
            return {}
        own = "place-" + PLACES[value].replace("_", "-")
        if own not in said:
            return said.attributes("place", {"name": self.area_name(value, language)})
        # A name with an article is a message of its own; what is irregular, its attributes tell.
        return {**said.attributes("place", {"name": said.say(own)}), **said.attributes(own, {})}

    # places

    def area_name(self, area: int, language: str) -> str:
        """An area or a ship symbol."""
        return str(_PLACES[area][language])

    def site_name(self, area: int, language: str) -> str:
        """The site of power of an area; empty if it has none."""
        return str(_PLACES[area].get("site", {}).get(language, ""))

    def fortress_name(self, area: int, language: str) -> str:
        """The fortress of an area; empty if it has none."""
        return str(_PLACES[area].get("fortress", {}).get(language, ""))

    def region_name(self, area: int, language: str) -> str:
        """The region an area lies in."""
        return str(_REGIONS[_PLACES[area]["region"]][language])

    # cards

    def area_card_name(self, card: int, language: str) -> str:
        """The area a card shows, or that it is a joker."""
        if card >= JOKER:
            return messages(language, WORDS).say("joker")
        return self.area_name(card, language)

    def area_card_text(self, card: int, language: str) -> str:
        """An area card with its symbol."""
        name = self.area_card_name(card, language)
        if card >= JOKER:
            return name
        kind = KINDS.index(_PLACES[card]["card_symbol"])
        return f"{name} ({self.name('kind', kind, language)})"

    def card_name(self, card: int, language: str) -> str:
        """An adventure card."""
        return str(_CARDS[card][language]["name"])

    def card_text(self, card: int, language: str) -> str:
        """What is printed on an adventure card."""
        return str(_CARDS[card][language]["text"])

    def card_kind(self, card: int, language: str) -> str:
        """Mission, event or power card."""
        return messages(language, WORDS).say(f"card-kind-{DECK[card].kind}")

    def cards(self, language: str) -> dict[str, tuple[str, str, str]]:
        """Every adventure card by id: its name, its text and its kind."""
        return {
            name: (
                self.card_name(n, language),
                self.card_text(n, language),
                self.card_kind(n, language),
            )
            for n, name in enumerate(CARDS)
        }

    # units and players

    def units(self, kind: int, count: int, language: str) -> str:
        """A number of units: `3 creatures`."""
        return messages(language, WORDS).say(f"units-{KINDS[kind]}", {"count": count})

    def seat_name(self, seat: int, language: str) -> str:
        """A player who told no name; the neutral army; nobody."""
        said = messages(language, WORDS)
        if seat == NEUTRAL:
            return said.say("seat-neutral")
        return (
            said.say("seat-player", {"number": seat + 1}) if seat >= 0 else said.say("seat-nobody")
        )

    def colour_keys(self, players: int) -> tuple[str, ...]:
        """The players' colours by seat, as ids."""
        return COLOURS[players]

    def colours(self, players: int, language: str) -> tuple[str, ...]:
        """The players' colours by seat, as names for players who told none."""
        said = messages(language, WORDS)
        return tuple([said.say(f"colour-{colour}") for colour in COLOURS[players]])


NAMES: Final = RingWarNames()
