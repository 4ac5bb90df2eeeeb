"""Empires, ready to be played: its base module and the game itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from feldzug.games.empires import (
    alliances,
    campaign_state,
    capitals,
    challenges,
    conversion,
    hiring,
    income,
    item_cards,
    land,
    maps,
    sheet,
    whole_campaign,
)
from feldzug.games.empires.armies import ENTRIES, UPGRADES
from feldzug.games.empires.battle.parts import PARTS as BATTLE
from feldzug.games.empires.building import conquest
from feldzug.games.empires.building import phase as build_phase
from feldzug.games.empires.campaign import LAST_ROUND, Campaign, blank
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.event_phase import parts as event_phase
from feldzug.games.empires.facts import facts
from feldzug.games.empires.inventory import contents
from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.leaving import add_leaving
from feldzug.games.empires.magic import casting, destruction, effects, spring, vortex
from feldzug.games.empires.magic.hoard import add_hoard
from feldzug.games.empires.options import OPTIONS, PRESETS, Options, contradiction
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.peoples_rules.elves import add_elves
from feldzug.games.empires.peoples_rules.undead import add_undead
from feldzug.games.empires.set_up import capitals as first_capitals
from feldzug.games.empires.set_up import first_tiles, start
from feldzug.games.empires.siege_gear import GEAR
from feldzug.games.empires.soundness import sound
from feldzug.games.empires.spells import SPELLS
from feldzug.games.empires.terrain import PIECES, TERRAINS
from feldzug.games.empires.view import CampaignView
from feldzug.games.empires.vocabularies import BUILDINGS, RESULTS, SEASONS, TILES
from feldzug.games.empires.walk import seek
from feldzug.games.empires.weather import WEATHERS
from feldzug.games.empires.whole_campaign import WholeCampaign
from feldzug.games.empires.winter import dragons, table, taxes, unrest, winter, winter_war
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.module import Module
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat

PARTS: Final = (
    alliances,
    *BATTLE,
    build_phase,
    campaign_state,
    capitals,
    casting,
    challenges,
    conquest,
    conversion,
    destruction,
    dragons,
    effects,
    hiring,
    income,
    item_cards,
    maps,
    land,
    first_capitals,
    first_tiles,
    sheet,
    spring,
    start,
    table,
    taxes,
    unrest,
    vortex,
    whole_campaign,
    winter,
    winter_war,
    *event_phase.PARTS,
)
"""The modules whose frames, actions and pieces of state can be saved."""

ADDITIONS: Final = (
    *event_phase.ADDITIONS,
    effects.add_effects,
    add_elves,
    add_hoard,
    add_leaving,
    add_undead,
)
"""What parts of the rules add to each other: permits, numbers, reactions, content."""

VOCABULARIES: Final = (
    BUILDINGS,
    ENTRIES,
    EVENT_CARDS,
    GEAR,
    ITEMS,
    PEOPLES,
    PIECES,
    RESULTS,
    SEASONS,
    SPELLS,
    TERRAINS,
    TILES,
    UPGRADES,
    WEATHERS,
    sheet.DRAGON_ENDS,
    sheet.OBJECTIVES,
)

MOST_PLAYERS: Final = 19
ROLES: Final = ("organiser",)


class Base(Module):
    """The club's sheet with the readings of the catalogue."""

    def __init__(self) -> None:
        super().__init__(
            "empires",
            version=2,
            options=OPTIONS,
            presets=PRESETS,
            kinds=kinds_of(*PARTS),
            vocabularies=VOCABULARIES,
            content=facts(),
        )

    def install(self, rules: Rules) -> None:
        for add in ADDITIONS:
            add(rules)

    def contradiction(
        self, players: int, options: Mapping[str, str], modules: Sequence[str]
    ) -> Reason | None:
        return contradiction(players, options)


class Empires(Game):
    """Two to nineteen realms, and an organiser."""

    def __init__(self) -> None:
        super().__init__(
            "empires",
            tuple(range(2, MOST_PLAYERS + 1)),
            Base(),
            roles=ROLES,
            view=CampaignView,
            parts=LAST_ROUND + 1,
        )

    def blank(self, setup: Setup, rules: Rules) -> Position:
        return blank(rules, setup.players, Options(**dict(setup.options)))

    def begin(self, g: Position) -> None:
        g.begin(WholeCampaign())

    def sound(self, g: Position) -> bool:
        return isinstance(g, Campaign) and sound(g)

    def inventory(self, g: Position) -> Mapping[str, int]:
        assert isinstance(g, Campaign)
        return contents(g)

    def seek(self, g: Position, seat: Seat, legal: Sequence[Any], dealer: Dealer) -> Any:
        assert isinstance(g, Campaign)
        return seek(g, seat, legal, dealer)

    def part(self, g: Position) -> int:
        """Each round has dice of its own, which can be checked when it is over."""
        assert isinstance(g, Campaign)
        return g.round - 1


EMPIRES: Final = Empires()
