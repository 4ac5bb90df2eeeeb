"""The exploration variant as a module: what it adds to the rules, remembers and shows. [RW-361 – RW-373]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.board import AREAS, HOME_OF, NEUTRAL
from feldzug.games.runewars.developments import Yield
from feldzug.games.runewars.exploration import finding, places, tokens
from feldzug.games.runewars.exploration.tokens import (
    BACKS,
    EXPLORATION_BOX,
    EXPLORATIONS,
    Explorations,
    bags_of,
    full_bags,
    lay_tokens,
    open_token,
    seen_at,
    token_at,
)
from feldzug.games.runewars.facts import of_rules
from feldzug.games.runewars.heroes.events import HeroActed
from feldzug.games.runewars.heroes.quest_phase import HeroMoves
from feldzug.games.runewars.march import MoveArmy
from feldzug.games.runewars.movement import WAYS, HeroMoved
from feldzug.games.runewars.set_up.start import SetUp
from feldzug.games.runewars.strategic_moves import StrategicMoves
from feldzug.games.runewars.turn import OwnTurn
from feldzug.games.runewars.winning import DragonRunes
from feldzug.games.runewars.world import NONE
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.hidden import Place, Pool
from feldzug.kernel.module import Module
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat, View
from feldzug.parts.decks import knows


@dataclass(slots=True)
class ExplorationView(View):
    """A token in an area: its back, what the seat knows of it, and whether it lies face up."""

    back: str
    exploration: str | None
    known_to: list[int]
    face_up: bool


@dataclass(slots=True)
class ExplorationsView(View):
    """By area the tokens on the map, and those that are gone."""

    tokens: dict[str, ExplorationView]
    discards: list[str]


class ExplorationVariant(Module):
    """Hidden tokens outside the home realms, for heroes to find."""

    def __init__(self) -> None:
        super().__init__(
            "exploration",
            requires=("runewars",),
            kinds=kinds_of(finding, places, tokens),
            vocabularies=(EXPLORATIONS,),
            state=Explorations,
            shows=ExplorationsView,
            rows=[f"RW-{n}" for n in range(361, 374)],
            content={f"exploration {c.id}": of_rules(c.printed) for c in EXPLORATION_BOX.own},
        )

    def install(self, rules: Rules) -> None:
        for token in finding.own_tokens():
            rules.shelf(EXPLORATION_BOX.shelf)[token.facts.id] = token
        rules.insert(SetUp, "explorations", lay_tokens, after="cities")
        rules.insert(HeroMoves, "explore", finding.explore, after="arrive")
        rules.insert(HeroMoves, "close_portals", places.close_portals, after="walk")
        rules.insert(MoveArmy, "close_portals", places.close_portals, after="set_out")
        rules.insert(StrategicMoves, "close_portals", places.close_portals, after="move")
        rules.on(HeroMoved, finding.stop_in_dungeon)
        rules.on(HeroActed, finding.visit)
        rules.modifies(DragonRunes, places.throne_counts)
        rules.modifies(Yield, places.village_yields)
        rules.offer(
            OwnTurn, places.locations, places.remove_location, kinds=(places.RemoveLocation,)
        )
        rules.ban(OwnTurn, places.too_weak, kinds=(places.RemoveLocation,))
        for question in places.QUESTIONS:
            rules.offer(
                question, places.may_travel, places.open_portals, kinds=(places.OpenPortals,)
            )
            rules.ban(question, places.cannot_pay, kinds=(places.OpenPortals,))
        rules.shelf(WAYS)["portals"] = places.through_portals

    def view(self, g: Any, seat: Seat | None) -> View | None:
        state = g.part(Explorations)
        shown: dict[str, ExplorationView] = {}
        for area, back in enumerate(state.backs):
            if back != NONE:
                seen = seen_at(g, area)
                shown[AREAS[area]] = ExplorationView(
                    back=BACKS[back],
                    exploration=EXPLORATIONS[token_at(g, area)] if knows(seen, seat) else None,
                    known_to=[other for other in g.seats() if knows(seen, other)],
                    face_up=open_token(g, area) != NONE,
                )
        return ExplorationsView(shown, [EXPLORATIONS[token] for token in state.discards])

    def pools(self, g: Any, seat: Seat) -> list[Pool]:
        """Tokens with the same back look alike, in areas that others have looked into and in the bag."""
        state = g.part(Explorations)
        state.tokens = state.tokens.clone()
        state.bags = [bag[:] for bag in state.bags]
        found: list[Pool] = []
        for back, bag in enumerate(state.bags):
            places_of_back = [
                Place(state.tokens.kinds, (), n, n + 1)
                for n, area in enumerate(state.tokens.areas)
                if state.backs[area] == back and not knows(state.tokens.seen[n], seat)
            ]
            if places_of_back:
                found.append(Pool([*places_of_back, Place(bag)]))
        return found

    def inventory(self, g: Any) -> Mapping[str, int]:
        state = g.part(Explorations)
        bags = [token for bag in bags_of(g) for token in bag]
        found = Counter([*bags, *state.tokens.kinds, *state.discards])
        return {f"exploration {EXPLORATIONS[token]}": count for token, count in found.items()}

    def sound(self, g: Any) -> bool:
        """Every token once, none at home, none in an area without a back."""
        state = g.part(Explorations)
        every = sorted([token for bag in full_bags(g.rules) for token in bag])
        bags = [token for bag in bags_of(g) for token in bag]
        areas = list(state.tokens.areas)
        return (
            sorted([*bags, *state.tokens.kinds, *state.discards]) == every
            and len(set(areas)) == len(areas)
            and all(state.backs[area] != NONE for area in areas)
            and all(back == NONE or HOME_OF[a] == NEUTRAL for a, back in enumerate(state.backs))
        )
