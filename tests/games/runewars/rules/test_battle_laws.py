"""Random battles: every law holds in them, nothing is lost, and all of them end."""

from __future__ import annotations

import random

import pytest

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.board import FACTION_OF, HOME_OF, NEUTRAL
from feldzug.games.runewars.decks import DEVELOPMENTS, HEROES
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.world import LIMIT, NOBODY, NONE, World
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.laws import nothing_is_lost_or_made, position_laws
from feldzug.kernel.values import FATE, Seat
from tests.games.runewars.table import table, turn_of

CHOICES = {
    "assign_order": ("sealed", "defender-first", "attacker-first"),
    "hero_support": ("off", "on"),
    "battle_end": ("retreat-first", "stronghold-first"),
    "routed_hexagons": ("ignored", "counted"),
    "sorceress_chooser": ("owner", "latari"),
    "choice_beats_damaged": ("override", "damaged-first"),
    "bystanders": ("destroyed", "retreat"),
    "mixed_retreat": ("cut-off-die", "all-must-fit"),
}
DEFENCES = ("reinforced-walls", "protective-wards", "cursed-tomb", "hungry-spawn")


class RandomBattle:
    """A battle of random armies under random options, played to its end by chance."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        players = self.chance.choice((2, 3, 4))
        options = {key: self.chance.choice(values) for key, values in CHOICES.items()}
        self.setup = RUNEWARS.setup(players, **options)
        self.g = table(players, 1, (), **options)
        self.attacker = Seat(self.chance.randrange(players))
        others = [seat for seat in self.g.seats() if seat != self.attacker]
        self.defender = self.chance.choice([*others, NOBODY])
        self.area = self.chance.choice(
            [a for a in self.g.areas() if HOME_OF[a] == NEUTRAL and self.g.is_empty(a)]
        )
        self.line_up()

    def line_up(self) -> None:
        g, area = self.g, self.area
        if self.defender == NOBODY:
            g.add(area, self.recruit(NOBODY))
        elif self.chance.random() < 0.5 and g.city[area] == NONE:
            g.stronghold[area] = self.defender
            g.development[area] = DEVELOPMENTS.index(DEFENCES[g.faction[self.defender]])
            g.settle_control(area)
        else:
            g.add(area, self.recruit(self.defender, own=True))
        for _ in range(self.chance.randint(0, LIMIT - 1)):
            g.add(area, self.recruit(self.defender), routed=self.chance.random() < 0.2)
        for _ in range(self.chance.randint(1, LIMIT + 3)):
            g.arriving[self.recruit(self.attacker)] += 1
        for hero in range(len(HEROES)):
            if g.hero_seat[hero] in (self.attacker, self.defender) and g.hero_area[hero] != NONE:
                g.hero_area[hero] = area
        g.season = self.chance.randrange(4)

    def recruit(self, owner: int, *, own: bool = False) -> int:
        """A unit that *owner* may have leaves the box."""
        g = self.g
        kinds = [
            kind
            for kind in range(g.kinds)
            if g.supply[kind]
            and (
                (FACTION_OF[kind] == NEUTRAL and not own)
                or (owner != NOBODY and FACTION_OF[kind] == g.faction[owner])
            )
        ]
        kind = self.chance.choice(kinds)
        g.supply[kind] -= 1
        return kind

    def play(self, laws: float) -> World:
        """To its end; the laws are tried at so many of its decisions."""
        g, dealer, codec = self.g, Dealer(self.seed), Codec(RUNEWARS)
        before = g.clone()
        turn_of(g, self.attacker, Battle(self.attacker, self.area))
        while [frame for frame in g.stack if isinstance(frame, Battle)]:
            if self.chance.random() < laws:
                position_laws(codec, self.setup, g, self.seed)
            seat = self.chance.choice(g.waiting())
            legal = [] if seat == FATE else g.legal(seat)
            g.apply(seat, legal[dealer.below(len(legal))] if legal else dealer.draw(g.odds()))
        nothing_is_lost_or_made(before, g, RUNEWARS.counted)
        return g


@pytest.mark.parametrize("seed", range(40))
def test_a_battle_ends_and_leaves_nothing_behind(seed: int) -> None:
    battle = RandomBattle(seed)
    g = battle.play(laws=0)
    assert g.fighters == []
    assert g.contested == NONE
    assert not any(g.arriving)
    assert not any(g.leaving)
    assert [hand.cards for hand in g.drawn] == [[], []]
    assert len(g.battles) == 1
    assert not [a for a in g.areas() if g.controller[a] != NOBODY and g.units(a) > LIMIT]


@pytest.mark.parametrize("seed", range(100, 104))
def test_the_laws_hold_in_battles(seed: int) -> None:
    RandomBattle(seed).play(laws=0.1)
