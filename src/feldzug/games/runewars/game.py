"""Runewars, ready to be played: its base module and the game itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from feldzug.games.runewars import (
    ATTACHED,
    decks,
    destroying,
    diplomacy,
    drawing,
    laid,
    layout,
    march,
    realm,
    strategic_moves,
    turn,
    whole_game,
    world_state,
    year,
)
from feldzug.games.runewars.battle.parts import ADDITIONS as BY_BATTLE
from feldzug.games.runewars.battle.parts import PARTS as BATTLE
from feldzug.games.runewars.board import AREAS, FACTIONS, KINDS, RESOURCES, SHAPES, TILES
from feldzug.games.runewars.cards.order_texts import conquer
from feldzug.games.runewars.cards.season_texts.parts import ADDITIONS as BY_SEASONS
from feldzug.games.runewars.cards.season_texts.parts import PARTS as SEASON_TEXTS
from feldzug.games.runewars.cards.shelves import PLAIN, SHELVES
from feldzug.games.runewars.decks import (
    ATTRIBUTES,
    CITIES,
    DESTINIES,
    DEVELOPMENTS,
    FATE_CARDS,
    HEROES,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    RUNES,
    SEASON_CARDS,
    SEASONS,
    TACTICS_CARDS,
    TITLES,
)
from feldzug.games.runewars.exploration.module import ExplorationVariant
from feldzug.games.runewars.facts import facts
from feldzug.games.runewars.heroes.parts import ADDITIONS as BY_HEROES
from feldzug.games.runewars.heroes.parts import PARTS as HEROES_PARTS
from feldzug.games.runewars.inventory import contents
from feldzug.games.runewars.options import OPTIONS, PRESETS, contradiction, settled
from feldzug.games.runewars.set_up import (
    city_tokens,
    first_armies,
    first_heroes,
    objectives,
    quick,
    runes_at_home,
    runes_on_the_map,
    start,
    tiles,
)
from feldzug.games.runewars.soundness import sound
from feldzug.games.runewars.support import HeroSupport
from feldzug.games.runewars.tactics.parts import ADDITIONS as BY_TACTICS
from feldzug.games.runewars.tactics.parts import PARTS as TACTICS
from feldzug.games.runewars.victory_cards import VictoryCards
from feldzug.games.runewars.view import WorldView
from feldzug.games.runewars.walk import seek
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import World, blank
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.module import Module
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat
from feldzug.parts import windows

PARTS: Final = (
    *BATTLE,
    *HEROES_PARTS,
    *realm.PARTS,
    *SEASON_TEXTS,
    *TACTICS,
    city_tokens,
    conquer,
    decks,
    destroying,
    diplomacy,
    drawing,
    first_armies,
    first_heroes,
    laid,
    layout,
    march,
    objectives,
    quick,
    runes_at_home,
    runes_on_the_map,
    start,
    strategic_moves,
    tiles,
    turn,
    whole_game,
    windows,
    world_state,
    year,
)
"""The modules whose frames, actions and pieces of state can be saved."""

ADDITIONS: Final = (
    *BY_BATTLE,
    *BY_SEASONS,
    *BY_HEROES,
    *BY_TACTICS,
    *realm.ADDITIONS,
)
"""What parts of the rules add to each other: reactions, checks, more answers to a question."""


class Base(Module):
    """The base of Runewars."""

    def __init__(self) -> None:
        super().__init__(
            "runewars",
            version=2,
            options=OPTIONS,
            presets=PRESETS,
            kinds=kinds_of(*PARTS),
            vocabularies=(
                AREAS,
                ATTRIBUTES,
                CITIES,
                DESTINIES,
                DEVELOPMENTS,
                FACTIONS,
                FATE_CARDS,
                HEROES,
                KINDS,
                OBJECTIVES,
                ORDERS,
                QUESTS,
                RESOURCES,
                REWARDS,
                RUNES,
                SEASON_CARDS,
                SEASONS,
                SHAPES,
                TACTICS_CARDS,
                TILES,
                TITLES,
            ),
            content=facts(),
        )

    def install(self, rules: Rules) -> None:
        for add in ADDITIONS:
            add(rules)
        for shelf, cards in SHELVES.items():
            for card in cards:
                rules.shelf(shelf)[card.facts.id] = card
                card.install(rules)
        for box in PLAIN:
            for plain in box.own:
                rules.shelf(box.shelf)[plain.id] = plain

    def contradiction(
        self, players: int, options: Mapping[str, str], modules: Sequence[str]
    ) -> Reason | None:
        return contradiction(players, options)


MODULES: Final = (VictoryCards(), HeroSupport(), ExplorationVariant())
"""What adds stages of its own to the rules; an option pulls it in."""

FURTHER: Final = tuple([module for expansion in ATTACHED for module in expansion.modules])
"""The modules that are added from outside."""


class Runewars(Game):
    """Two to four factions fight for the dragon runes."""

    def __init__(self) -> None:
        super().__init__(
            "runewars", (2, 3, 4), Base(), modules=(*MODULES, *FURTHER), view=WorldView
        )

    def blank(self, setup: Setup, rules: Rules) -> Position:
        return blank(rules, setup.players, settled(dict(setup.options)))

    def begin(self, g: Position) -> None:
        g.begin(WholeGame())

    def sound(self, g: Position) -> bool:
        return isinstance(g, World) and sound(g)

    def inventory(self, g: Position) -> Mapping[str, int]:
        assert isinstance(g, World)
        return contents(g)

    def seek(self, g: Position, seat: Seat, legal: Sequence[Any], dealer: Dealer) -> Any:
        assert isinstance(g, World)
        return seek(g, seat, legal, dealer)


RUNEWARS: Final = Runewars()
