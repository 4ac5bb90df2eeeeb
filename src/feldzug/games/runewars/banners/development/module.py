"""The module `development-cards`: what it adds to the rules, remembers and shows. [BOW-158 – BOW-189]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.cards.developments import daqan, latari, uthuk, waiqar
from feldzug.games.runewars.banners.development import buying, capitals, peasants, state, text
from feldzug.games.runewars.banners.development.capitals import PRINTED, is_capital
from feldzug.games.runewars.banners.development.peasants import CARD, IN_THE_BOX
from feldzug.games.runewars.banners.development.state import (
    CARD_ROWS,
    DEVELOPMENT_CARD_BOX,
    DEVELOPMENT_CARDS,
    DUE,
    NEVER,
    RAZED,
    Developed,
    has_card,
)
from feldzug.games.runewars.banners.development.text import DevelopmentText
from feldzug.games.runewars.banners.part import Part
from feldzug.games.runewars.board import AREAS, FACTIONS, HOME_OF
from feldzug.games.runewars.decks import DEVELOPMENTS
from feldzug.games.runewars.facts import of_rules
from feldzug.games.runewars.world import NOBODY, NONE
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat, View

PARTS: Final = (buying, capitals, daqan, latari, peasants, state, text, uthuk, waiqar)
"""The modules whose frames, actions, effects and events can be saved."""

ADDITIONS: Final = (buying.install, capitals.install, peasants.install)
"""What each part adds to the rules."""

CARDS: Final[tuple[DevelopmentText, ...]] = (
    *daqan.CARDS,
    *latari.CARDS,
    *uthuk.CARDS,
    *waiqar.CARDS,
)


@dataclass(slots=True)
class DevelopedView(View):
    """All of it lies open. [BOW-166]"""

    bought: list[list[str]]
    """By seat: the cards it has bought."""
    capitals: list[str | None]
    """By seat: where its capital stands."""
    due: list[bool]
    """By seat: whether its capital comes with the next stronghold in its home realm. [BOW-Q37]"""
    rebuild: list[bool]
    """By seat: whether a capital was destroyed that may be built anew. [BOW-175]"""
    second: dict[str, str]
    """By area: the second development of a capital. [BOW-173]"""
    peasants: list[str]
    """The areas with a peasant token."""
    peasants_left: int
    """How many more may be placed."""
    spent: list[str]
    """The cards that have worked in the battle that is fought and will not work again in it."""


class DevelopmentCards(Part):
    """Development cards, capitals, Reanimate tokens and peasants."""

    def __init__(self) -> None:
        super().__init__(
            "development-cards",
            requires=("banners",),
            kinds=kinds_of(*PARTS),
            vocabularies=(DEVELOPMENT_CARDS,),
            state=Developed,
            shows=DevelopedView,
            content={
                **{f"development card {row['id']}": of_rules(row) for row in CARD_ROWS},
                "capital": of_rules(PRINTED),
            },
        )

    def install(self, rules: Rules) -> None:
        for add in ADDITIONS:
            add(rules)
        for card in CARDS:
            rules.shelf(DEVELOPMENT_CARD_BOX.shelf)[card.facts.id] = card
            card.install(rules)

    def view(self, g: Any, seat: Seat | None) -> View | None:
        known = g.part(Developed)
        factions = [g.faction[other] for other in g.seats()]
        return DevelopedView(
            bought=[
                [DEVELOPMENT_CARDS[n] for n in range(len(known.bought)) if has_card(g, other, n)]
                for other in g.seats()
            ],
            capitals=[_area(known.capital, faction) for faction in factions],
            due=[f != NONE and known.chance[f] == DUE for f in factions],
            rebuild=[f != NONE and known.chance[f] == RAZED for f in factions],
            second={
                AREAS[area]: DEVELOPMENTS[known.second[area]]
                for area in g.areas()
                if known.second[area] != NONE
            },
            peasants=[AREAS[area] for area in g.areas() if known.peasants[area]],
            peasants_left=IN_THE_BOX - sum(known.peasants) if known.bought[CARD] else 0,
            spent=[
                DEVELOPMENT_CARDS[effect.development_card]
                for effect in g.effects
                if isinstance(effect, text.CardSpent)
            ],
        )

    def sound(self, g: Any) -> bool:
        """Cards of factions that play, capitals at home, second developments in capitals, few peasants."""
        known = g.part(Developed)
        if not (
            len(known.bought) == len(DEVELOPMENT_CARDS)
            and len(known.capital) == len(known.chance) == len(FACTIONS)
            and len(known.second) == len(known.peasants) == len(AREAS)
        ):
            return False
        areas = g.areas()
        return (
            all(type(n) is int and 0 <= n <= 1 for n in (*known.bought, *known.peasants))
            and all(
                not bought
                or FACTIONS.index(DEVELOPMENT_CARD_BOX[n].printed["faction"]) in g.faction
                for n, bought in enumerate(known.bought)
            )
            and all(type(n) is int and NEVER <= n <= RAZED for n in known.chance)
            and all(
                area == NONE or (area in areas and HOME_OF[area] == faction and is_capital(g, area))
                for faction, area in enumerate(known.capital)
            )
            and all(
                second == NONE
                or (0 <= second < len(DEVELOPMENTS) and area in areas and is_capital(g, area))
                for area, second in enumerate(known.second)
            )
            and sum(known.peasants) <= (IN_THE_BOX if known.bought[CARD] else 0)
            and all(area in areas for area, lies in enumerate(known.peasants) if lies)
            and (known.buyer == NOBODY or known.buyer in g.seats())
        )


def _area(capital: list[int], faction: int) -> str | None:
    return None if faction == NONE or capital[faction] == NONE else AREAS[capital[faction]]
