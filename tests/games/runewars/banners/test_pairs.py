"""Every pair of modules and every pair of options of the expansion is played by the laws.

So few set-ups as possible hold all pairs of values: each has many pairs at once. What contradicts itself
is refused with a reason in both languages.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from feldzug.games.runewars.game import RUNEWARS
from feldzug.kernel import laws
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadOptions
from feldzug.kernel.game import Setup
from feldzug.parts.translator import Translator

BANNERS = ("banners",)
OPTIONAL = {
    "development-cards": {"development_cards": "on"},
    "commanders": {"commanders": "on"},
    "free-cities": {"free_cities": "on"},
    "road-to-victory": {"road_to_victory": "on"},
    "banners-exploration": {"exploration": "on"},
}
BESIDE = ("setup", "exploration", "hero_support")
"""Options of the base that modules of the expansion have to do with."""
VALUES = {
    option.key: option.values
    for option in RUNEWARS.options
    if option.key in BESIDE or RUNEWARS.owners[option.key] in ("banners", *OPTIONAL)
}
SET_UPS = 23
"""So many of them hold every pair of values."""
Pair = tuple[tuple[str, str], tuple[str, str]]


def pairs_of(setup: Setup) -> set[Pair]:
    """Every two values that are agreed together."""
    agreed = sorted([(key, value) for key, value in setup.options if key in VALUES])
    return set(combinations(agreed, 2))


def agreed(chosen: dict[str, str], players: int = 3) -> Setup:
    """A set-up with these values; those of modules that are off are left out."""
    active = RUNEWARS.active(BANNERS, chosen)
    known = {key: v for key, v in chosen.items() if RUNEWARS.owners[key] in ("runewars", *active)}
    return RUNEWARS.setup(players, BANNERS, **known)


@cache
def all_pairs() -> frozenset[Pair]:
    """Every two values that can be agreed together at all."""
    on = {key: value for switch in OPTIONAL.values() for key, value in switch.items()}
    found: set[Pair] = set()
    for one, other in combinations(sorted(VALUES), 2):
        for first in VALUES[one]:
            for second in VALUES[other]:
                pair = ((one, first), (other, second))
                if pair in pairs_of(agreed(on | {one: first, other: second})):
                    found.add(pair)
    return frozenset(found)


@cache
def covering() -> list[Setup]:
    """Set-ups, each with as many pairs as possible that none before it has."""
    found: list[Setup] = []
    missing, dealer = set(all_pairs()), Dealer(5)
    while missing:
        best, gained = agreed({}), set[Pair]()
        for _ in range(40):
            seed = sorted(missing)[dealer.below(len(missing))]
            chosen = {key: found[dealer.below(len(found))] for key, found in VALUES.items()}
            chosen |= {key: value for switch in OPTIONAL.values() for key, value in switch.items()}
            tried = agreed(
                chosen | dict(seed), RUNEWARS.players[len(found) % len(RUNEWARS.players)]
            )
            if len(pairs_of(tried) & missing) > len(gained):
                best, gained = tried, pairs_of(tried) & missing
        missing -= gained
        found.append(best)
    return found


@pytest.mark.rule("BOW-062")
def test_the_set_ups_hold_every_pair_of_values() -> None:
    held = {pair for setup in covering() for pair in pairs_of(setup)}
    assert all_pairs() <= held
    assert {key for pair in held for key, _ in pair} == set(VALUES)
    assert len(covering()) == SET_UPS


@pytest.mark.rule("BOW-062")
@pytest.mark.parametrize("number", range(SET_UPS))
def test_every_pair_of_options_is_played_by_the_laws(number: int) -> None:
    laws.battery(RUNEWARS, covering()[number], number, 60, walk=RUNEWARS.seek)


@pytest.mark.rule("BOW-062")
@pytest.mark.parametrize("modules", list(combinations(OPTIONAL, 2)), ids="-".join)
@pytest.mark.parametrize("players", RUNEWARS.players)
def test_every_pair_of_modules_is_played_by_the_laws(
    modules: tuple[str, str], players: int
) -> None:
    chosen = OPTIONAL[modules[0]] | OPTIONAL[modules[1]]
    setup = RUNEWARS.setup(players, BANNERS, setup="quick", **chosen)
    assert {*BANNERS, *modules} <= set(setup.modules)
    laws.battery(RUNEWARS, setup, players, 40, walk=RUNEWARS.seek)


@pytest.mark.parametrize("preset", ["banners", "banners-everything"])
@pytest.mark.parametrize("players", RUNEWARS.players)
def test_presets_are_played_to_their_end(preset: str, players: int) -> None:
    g = RUNEWARS.start(RUNEWARS.setup(players, preset=preset, setup="quick"))
    dealer = Dealer(players)
    for _ in range(500):
        laws.wander(g, dealer, 25, RUNEWARS.seek)
        if g.outcome() is not None:
            break
    assert g.outcome() is not None
    assert RUNEWARS.sound(g)


CONTRADICTIONS = [
    ({"road_to_victory": "on", "victory": "victory-card"}, "road-is-taken-already", "BOW-Q38"),
    ({"epic": "on", "victory": "victory-card"}, "epic-is-of-2010", "RW-375"),
]


@pytest.mark.parametrize(("chosen", "key", "rule"), CONTRADICTIONS)
def test_what_contradicts_itself_is_refused_with_its_reason(
    chosen: dict[str, str], key: str, rule: str
) -> None:
    with pytest.raises(BadOptions) as refusal:
        RUNEWARS.setup(3, BANNERS, **chosen)
    assert (refusal.value.reason.key, refusal.value.reason.rule) == (key, rule)
    reason = refusal.value.reason
    said = {Translator(RUNEWARS, language).reason(reason) for language in ("en", "de")}
    assert len(said) == 2
    assert not [text for text in said if key in text]


def test_options_of_a_module_that_is_off_are_refused() -> None:
    for option in RUNEWARS.options:
        owner = RUNEWARS.owners[option.key]
        if owner in OPTIONAL:
            assert option.key not in dict(RUNEWARS.setup(2, BANNERS).options)
            with pytest.raises(BadOptions) as refusal:
                RUNEWARS.setup(2, BANNERS, **{option.key: option.values[1]})
            assert refusal.value.reason.key == "option-of-module"
