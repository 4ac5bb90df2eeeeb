"""What the units do on an orb, kind by kind. [RW-276 – RW-299]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.abilities.shelf import ABILITIES
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.fate import DrawFate
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, UnitHit, UnitRouted
from feldzug.games.runewars.battle.losses import AssignLoss, EnoughUnits
from feldzug.games.runewars.battle.passes import AbilityUsed
from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.board import UNITS
from feldzug.games.runewars.destroying import UnitDestroyed
from feldzug.games.runewars.retreat import UnitsRetreated
from feldzug.games.runewars.world import NOBODY
from feldzug.kernel.values import FATE, Event, Seat
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    WAIQAR,
    answer,
    at,
    card,
    engaged,
    fated,
    kind,
    line,
    refused,
    stands,
    unit,
)

BASE_UNITS = [ability.facts for ability in ABILITIES]


@pytest.mark.rule("RW-276")
def test_an_ability_is_used_once_for_each_orb() -> None:
    g = engaged("3 footman", "3 giant", 3)
    events = fated(g, 9, 10, 1)
    assert events.count(AbilityUsed(DAQAN, kind("footman"))) == 2
    assert line(g, DEFENDER) == "2 giant, 1 giant -4"


@pytest.mark.rule("RW-276", "RW-241")
def test_a_defender_resolves_all_his_orbs_too() -> None:
    g = engaged("1 giant", "3 footman", 3, seat=LATARI, owner=DAQAN)
    events = fated(g, 9, 10, 1)
    assert events.count(AbilityUsed(DAQAN, kind("footman"))) == 2
    assert line(g, ATTACKER) == "1 giant -4"


@pytest.mark.rule("RW-276")
def test_an_orb_without_a_target_does_nothing() -> None:
    g = engaged("1 footman", "", 3)
    fated(g, 9)
    assert not g.stack
    assert stands(g, "1c") == "1 footman"


@pytest.mark.rule("RW-276", "RW-277", "RW-279", "RW-282", "RW-287", "RW-290", "RW-299")
def test_every_kind_of_unit_has_its_numbers_in_the_file() -> None:
    told = {u.id: (u.shape, u.initiative, u.health, u.flying) for u in BASE_UNITS}
    assert told == {
        "footman": (0, 3, 1, False),
        "bowman": (0, 1, 1, False),
        "knight": (2, 2, 2, False),
        "siege-tower": (3, 5, 3, False),
        "archer": (0, 1, 1, False),
        "warrior": (2, 4, 2, False),
        "sorceress": (1, 3, 1, False),
        "pegasus-rider": (2, 2, 3, True),
        "reanimate": (0, 4, 1, False),
        "skeleton-archer": (0, 1, 1, False),
        "necromancer": (1, 2, 1, False),
        "dark-knight": (2, 3, 3, False),
        "berserker": (0, 2, 1, False),
        "flesh-ripper": (2, 1, 1, False),
        "warlock": (1, 3, 1, False),
        "chaos-lord": (3, 4, 3, False),
        "sorcerer": (1, 1, 1, False),
        "razorwing": (0, 1, 1, True),
        "beastman": (0, 2, 1, False),
        "hell-hound": (2, 3, 2, False),
        "dragon": (3, 4, 4, True),
        "giant": (3, 5, 5, False),
    }


# neutral


@pytest.mark.rule("RW-294")
def test_undying_gives_sorcerers_two_health() -> None:
    g = engaged("1 sorcerer", "1 archer", 1)
    assert not [e for e in fated(g, 1, 15) if isinstance(e, UnitDestroyed)]
    g = engaged("1 sorcerer", "1 archer", 1)
    assert UnitDestroyed(DAQAN, kind("sorcerer"), at("1c")) in fated(g, 5, 15)


@pytest.mark.rule("RW-294")
def test_undying_is_for_the_sorcerers_of_one_side() -> None:
    g = engaged("1 sorcerer", "1 sorcerer", 1)
    events = fated(g, 1, 5)  # an orb for the attacker, a damage for the defender
    assert UnitHit(DAQAN, kind("sorcerer"), at("1c"), 1) in events
    g = engaged("1 sorcerer", "1 sorcerer", 1)
    events = fated(g, 5, 1)
    assert UnitHit(LATARI, kind("sorcerer"), at("1c"), 1) in events
    g = engaged("2 sorcerer", "1 sorcerer", 1)
    events = fated(g, 1, 5, 2)  # both have an orb, and the attacker a damage
    assert UnitHit(LATARI, kind("sorcerer"), at("1c"), 1) in events
    g = engaged("2 sorcerer", "1 sorcerer", 1)
    events = fated(g, 1, 5, 7)
    assert UnitDestroyed(LATARI, kind("sorcerer"), at("1c")) in events


@pytest.mark.rule("RW-295")
def test_stun_routs_only_units_that_act_late() -> None:
    g = engaged("1 razorwing", "2 archer", 1)
    fated(g, 9, 1, 2)
    assert "routed" not in line(g, DEFENDER)

    g = engaged("1 razorwing", "1 archer, 1 warrior, 1 sorceress", 1)
    fated(g, 9, 1)
    assert refused(g, LATARI, unit("archer")) == ("acts-too-early", "RW-295")
    answer(g, (LATARI, unit("warrior")))
    assert "1 warrior routed" in line(g, DEFENDER)


@pytest.mark.rule("RW-296")
def test_ravage_deals_damage_and_draws_another_card_once_a_beastman() -> None:
    g = engaged("1 beastman", "4 reanimate", 2, owner=WAIQAR)
    fated(g, 9)
    assert line(g, DEFENDER) == "3 reanimate"
    assert g.waiting() == (FATE,)
    fated(g, 10)  # an orb again: damage, but no third card
    assert line(g, DEFENDER) == "2 reanimate"
    assert g.frame(Battle).round == 4


@pytest.mark.rule("RW-296")
def test_what_ravage_draws_joins_the_later_steps_of_the_pass() -> None:
    g = engaged("1 beastman", "4 reanimate", 2, owner=WAIQAR)
    fated(g, 9, 15)
    assert line(g, DEFENDER) == "2 reanimate"


@pytest.mark.rule("RW-297")
def test_burning_hits_two_different_standing_units() -> None:
    g = engaged("1 hell-hound", "2 reanimate, 1 dark-knight routed", 3, owner=WAIQAR)
    events = fated(g, 3)
    assert events.count(UnitDestroyed(WAIQAR, kind("reanimate"), at("1c"))) == 2
    assert not [e for e in events if isinstance(e, UnitHit)]

    g = engaged("1 hell-hound", "2 giant, 1 archer", 3)
    fated(g, 3)
    answer(g, (LATARI, unit("giant")), (LATARI, unit("giant")))
    assert "2 giant -1" in line(g, DEFENDER)


@pytest.mark.rule("RW-297")
def test_burning_hits_a_single_standing_unit_once() -> None:
    g = engaged("1 hell-hound", "1 giant, 1 giant routed", 3)
    events = fated(g, 3)
    assert [e for e in events if isinstance(e, UnitHit)] == [
        UnitHit(LATARI, kind("giant"), at("1c"), 1)
    ]


@pytest.mark.rule("RW-298", "RW-250")
def test_flaming_breath_destroys_up_to_three_triangles_standing_ones_first() -> None:
    g = engaged("1 dragon", "3 archer, 1 archer routed, 1 sorceress", 4)
    fated(g, 6)
    assert g.waiting() == (DAQAN,)
    assert refused(g, DAQAN, unit("archer", routed=True)) == ("standing-first", "RW-250")
    assert refused(g, DAQAN, unit("sorceress")) == ("wrong-shape", "RW-276")
    answer(g, *[(DAQAN, unit("archer"))] * 3)
    assert not isinstance(g.stack[-1] if g.stack else None, AssignLoss)
    assert g.supply[kind("archer")] == 15

    g = engaged("1 dragon", "4 archer", 4)
    fated(g, 6)
    answer(g, (DAQAN, unit("archer")), (DAQAN, EnoughUnits()))
    assert g.supply[kind("archer")] == 13


@pytest.mark.rule("RW-299")
def test_rage_deals_as_much_as_the_most_damaged_giant_has() -> None:
    g = engaged("1 giant -3, 1 giant -1", "8 archer", 5)
    events = fated(g, 6, 7)
    assert len([e for e in events if isinstance(e, UnitDestroyed)]) == 6


@pytest.mark.rule("RW-299")
def test_an_unhurt_giant_does_not_rage() -> None:
    g = engaged("1 giant", "3 archer", 5)
    assert not [e for e in fated(g, 6) if isinstance(e, UnitDestroyed)]


@pytest.mark.rule("RW-251")
def test_the_player_left_of_the_attacker_speaks_for_unallied_neutrals() -> None:
    g = engaged("2 footman", "1 giant, 1 beastman", 3, owner=NOBODY, seat=LATARI)
    assert g.frame(Battle).speaker(g, DEFENDER) == WAIQAR


# a defender's orbs hit the attacker


ORBS = {0: 9, 1: 1, 2: 3, 3: 6}
"""By shape: a card that shows an orb."""
MISSES = (2, 4, 11, 12, 13, 14, 21, 22)
"""Cards that show nothing for a triangle."""
RETREATS = "1a: 1 footman; 1b: 1 reanimate"


@pytest.mark.rule("RW-276")
@pytest.mark.parametrize(
    "name",
    [
        u.id
        for u in BASE_UNITS
        if u.id not in ("siege-tower", "necromancer", "flesh-ripper", "sorcerer")
    ],
)
def test_a_defenders_ability_hits_the_attacker(name: str) -> None:
    facts = UNITS[kind(name)]
    owner = Seat(facts.faction) if facts.faction >= 0 else LATARI
    foe = DAQAN if owner != DAQAN else WAIQAR
    army = (
        "2 footman, 1 siege-tower routed" if foe == DAQAN else "2 reanimate, 1 dark-knight routed"
    )
    line_of_one = f"1 {name}{' -1' if name == 'giant' else ''}"
    g = engaged(army, line_of_one, facts.initiative, seat=foe, owner=owner, board=RETREATS)
    events: list[Event] = []
    while not losses(events, foe):
        seat = g.waiting()[0]
        if seat != FATE:
            events += answer(g, (seat, g.legal(seat)[0]))
        elif g.frame(DrawFate).side == DEFENDER and not g.drawn[DEFENDER].cards:
            events += fated(g, ORBS[facts.shape])
        else:
            events += fated(g, next(n for n in MISSES if card(n) in g.legal(FATE)))
    assert AbilityUsed(owner, facts.number) in events
    assert not losses(events, owner) or name == "berserker"


def losses(events: list[Event], seat: Seat) -> list[Event]:
    """What a seat has lost before the tally."""
    found: list[Event] = []
    for event in events:
        if isinstance(event, StrengthTallied):
            break
        if isinstance(event, (UnitHit, UnitRouted, UnitDestroyed, UnitsRetreated)):
            if event.seat == seat:
                found.append(event)
    return found


@pytest.mark.rule("RW-295", "RW-246")
def test_stun_routs_undamaged_units_first() -> None:
    g = engaged("1 razorwing", "1 warrior -1, 1 sorceress, 1 knight, 1 giant -1", 1)
    fated(g, 9)
    assert refused(g, LATARI, unit("giant", 1)) == ("others-are-routed-first", "RW-246")
    g = engaged("1 razorwing", "1 pegasus-rider -1, 1 sorceress, 1 warrior", 1)
    fated(g, 9)
    assert refused(g, LATARI, unit("pegasus-rider", 1)) == ("others-are-routed-first", "RW-246")
