"""Heroes that support battles, as in the Revised Edition. [RW-234 – RW-236, RW-272]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.battle import Battle, BattleEnded
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER
from feldzug.games.runewars.battle.passes import TypeDraws
from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.decks import HEROES
from feldzug.games.runewars.retreat import RetreatTo
from feldzug.games.runewars.support import (
    DropCard,
    FateSpared,
    HeroSupports,
    StandBeside,
    StayOut,
    Support,
    SupportView,
)
from feldzug.games.runewars.world import World
from feldzug.kernel.values import FATE, Seat
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    answer,
    at,
    attack,
    card,
    fated,
    field,
    kind,
    refused,
    stands,
    unit,
)

VALADIR, RONAN, ASTARRA = (
    HEROES.index(name) for name in ("sir-valadir", "ronan-of-the-wild", "runewitch-astarra")
)


def heroic(board: str, *heroes: tuple[int, Seat], where: str = "1c", **options: str) -> World:
    """A board with heroes in an area, who may support battles."""
    g = field(board, 4, (), **{"hero_support": "on", **options})
    for hero, seat in heroes:
        g.hero_seat[hero], g.hero_area[hero] = seat, at(where)
    return g


@pytest.mark.rule("RW-234")
def test_each_standing_hero_may_support_a_different_type_the_attackers_first() -> None:
    g = heroic("1c: 2 archer", (VALADIR, DAQAN), (RONAN, DAQAN), (ASTARRA, LATARI))
    attack(g, "1c", "2 knight, 1 footman")
    assert g.waiting() == (DAQAN,)
    events = answer(g, (DAQAN, StandBeside(kind("knight"))))
    assert HeroSupports(DAQAN, VALADIR, kind("knight")) in events
    assert refused(g, DAQAN, StandBeside(kind("knight"))) == ("supported-already", "RW-234")
    answer(g, (DAQAN, StandBeside(kind("footman"))))
    assert g.waiting() == (LATARI,)
    assert g.views(None)["hero-support"] == SupportView(
        {"sir-valadir": "knight", "ronan-of-the-wild": "footman"}
    )
    answer(g, (LATARI, StayOut()))
    assert len(g.part(Support).heroes) == 2


@pytest.mark.rule("RW-234")
def test_a_routed_hero_or_one_elsewhere_does_not() -> None:
    g = heroic("1c: 2 archer", (VALADIR, DAQAN), (RONAN, DAQAN))
    g.hero_routed[VALADIR] = 1
    g.hero_area[RONAN] = at("1a")
    attack(g, "1c", "2 knight")
    assert g.waiting() == (FATE,)


@pytest.mark.rule("RW-234")
def test_nobody_is_asked_about_a_hero_for_whom_no_type_is_left() -> None:
    g = heroic("1c: 2 archer", (VALADIR, DAQAN), (RONAN, DAQAN))
    attack(g, "1c", "2 knight")
    answer(g, (DAQAN, StandBeside(kind("knight"))))
    assert g.waiting() == (FATE,)


@pytest.mark.rule("RW-235")
def test_a_supported_type_draws_one_card_more_and_its_owner_discards_one() -> None:
    g = heroic("1c: 1 giant", (VALADIR, DAQAN))
    g.controller[at("1c")] = LATARI
    attack(g, "1c", "3 knight")
    events = answer(g, (DAQAN, StandBeside(kind("knight"))))
    assert TypeDraws(DAQAN, kind("knight"), 4) in events
    fated(g, 5, 6, 12, 11)
    assert g.waiting() == (DAQAN,)
    assert g.view(LATARI).known_drawn == [[], []]
    told = answer(g, (DAQAN, DropCard(card(12))))  # two damage that nobody takes
    assert FateSpared(DAQAN, card(12)) in told
    assert "12" in g.view(None).fate_discards
    assert g.frame(Battle).round == 5
    assert "giant" in g.view(None).fighters[-1].kind
    assert g.view(None).fighters[-1].damage == 2


@pytest.mark.rule("RW-235")
def test_only_a_card_of_the_own_hand_is_discarded_and_only_where_one_is_too_much() -> None:
    g = heroic("1c: 1 warrior", (VALADIR, DAQAN))
    attack(g, "1c", "1 knight, 1 footman")
    answer(g, (DAQAN, StandBeside(kind("knight"))))
    fated(g, 5, 6)
    assert refused(g, DAQAN, DropCard(card(7))) == ("not-offered", "kernel")
    answer(g, (DAQAN, DropCard(card(5))))
    fated(g, 1)  # the Footman alone: no question
    assert g.waiting() == (FATE,)


@pytest.mark.rule("RW-236")
def test_heroes_take_no_part_where_the_first_edition_is_played() -> None:
    g = heroic("1c: 1 archer", (VALADIR, DAQAN), hero_support="off")
    attack(g, "1c", "2 knight")
    assert g.waiting() == (FATE,)
    assert g.states == []


@pytest.mark.rule("RW-272")
def test_supporting_heroes_of_the_loser_retreat_routed_with_the_units() -> None:
    board = "1c: 3 archer; 1a: 1 footman; 1b: 1 footman"
    g = heroic(board, (VALADIR, DAQAN), (RONAN, DAQAN))
    attack(g, "1c", "1 knight, 1 footman")
    answer(g, (DAQAN, StandBeside(kind("knight"))), (DAQAN, StayOut()))
    fated(g, 1, 2, 3)  # the Archers
    fated(g, 5, 6)
    answer(g, (DAQAN, DropCard(card(5))))
    events = fated(g, 4)
    assert StrengthTallied(at("1c"), 3, 3) in events, "Valadir lends his own strength"
    answer(g, (DAQAN, RetreatTo(at("1b"))))
    assert not g.stack
    assert stands(g, "1b") == "1 footman, 1 footman routed, 1 knight routed"
    assert (g.hero_area[VALADIR], g.hero_routed[VALADIR]) == (at("1b"), 1)
    assert (g.hero_area[RONAN], g.hero_routed[RONAN]) == (at("1c"), 0)


@pytest.mark.rule("RW-272")
def test_without_units_they_all_go_to_one_area() -> None:
    board = "1c: 3 archer, stronghold of 1; 1a: 1 footman; 1b: 1 footman"
    g = heroic(board, (VALADIR, DAQAN), (RONAN, DAQAN))
    attack(g, "1c", "1 footman, 1 bowman")
    answer(g, (DAQAN, StandBeside(kind("footman"))), (DAQAN, StandBeside(kind("bowman"))))
    fated(g, 1, 2, 15, 16, 3)
    answer(g, (DAQAN, DropCard(card(1))), (DAQAN, unit("footman")))
    assert g.waiting() == (DAQAN,)
    assert refused(g, DAQAN, RetreatTo(at("5a"))) == ("heroes-not-there", "RW-272")
    answer(g, (DAQAN, RetreatTo(at("1b"))))
    assert g.hero_area[VALADIR] == g.hero_area[RONAN] == at("1b")
    assert g.hero_routed[VALADIR]
    assert g.hero_routed[RONAN]


@pytest.mark.rule("RW-272")
def test_those_of_the_winner_stay_standing() -> None:
    g = heroic("1c: 1 archer; 5a: 1 archer", (VALADIR, DAQAN))
    attack(g, "1c", "3 footman")
    answer(g, (DAQAN, StandBeside(kind("footman"))))
    fated(g, 1)
    fated(g, 2, 3, 4, 5)
    events = answer(g, (DAQAN, DropCard(card(5))))
    assert BattleEnded(at("1c"), DAQAN, LATARI, DAQAN) in events
    assert (g.hero_area[VALADIR], g.hero_routed[VALADIR]) == (at("1c"), 0)
    assert g.part(Support).heroes == []


@pytest.mark.rule("RW-235")
def test_both_sides_spare_a_card_in_turn() -> None:
    g = heroic("1c: 1 archer", (VALADIR, DAQAN), (RONAN, LATARI))
    attack(g, "1c", "1 bowman")
    answer(g, (DAQAN, StandBeside(kind("bowman"))), (LATARI, StandBeside(kind("archer"))))
    fated(g, 1, 2, 3, 4)
    assert [len(g.drawn[side]) for side in (ATTACKER, DEFENDER)] == [2, 2]
    answer(g, (DAQAN, DropCard(card(1))))
    assert g.waiting() == (LATARI,)


@pytest.mark.rule("RW-272")
def test_without_a_way_out_they_lie_where_they_are() -> None:
    others = "; ".join([f"{area}: 1 archer" for area in ("1a", "1b", "5a", "5c")])
    g = heroic(f"1c: 3 archer; {others}", (VALADIR, DAQAN))
    attack(g, "1c", "1 footman")
    answer(g, (DAQAN, StandBeside(kind("footman"))))
    fated(g, 1, 2, 3)
    fated(g, 4, 11)
    answer(g, (DAQAN, DropCard(card(4))))
    assert not g.stack
    assert (g.hero_area[VALADIR], g.hero_routed[VALADIR]) == (at("1c"), 1)
    assert g.supply[kind("footman")] == 16


@pytest.mark.rule("RW-268", "RW-272")
def test_without_units_and_friendly_areas_they_go_to_an_empty_one() -> None:
    others = "; ".join([f"{area}: 1 archer" for area in ("1a", "1b", "5c")])
    g = heroic(f"1c: 3 archer; {others}", (VALADIR, DAQAN))
    attack(g, "1c", "1 footman")
    answer(g, (DAQAN, StandBeside(kind("footman"))))
    fated(g, 1, 2, 3)
    fated(g, 15, 16)
    answer(g, (DAQAN, DropCard(card(15))))
    while g.stack and g.waiting() == (LATARI,):
        g.apply(LATARI, g.legal(LATARI)[0])
    assert (g.hero_area[VALADIR], g.hero_routed[VALADIR]) == (at("5a"), 1)


@pytest.mark.rule("RW-272", "RW-273")
def test_a_hero_does_not_follow_a_unit_that_leaves_in_mid_battle() -> None:
    g = heroic("1c: 1 sorceress; 1a: 1 footman", (VALADIR, DAQAN), sorceress_chooser="owner")
    attack(g, "1c", "3 footman")
    answer(g, (DAQAN, StandBeside(kind("footman"))))
    fated(g, 2, 3, 4, 11)
    fated(g, 1)
    answer(g, (DAQAN, DropCard(card(2))))
    assert stands(g, "1a") == "1 footman, 1 footman routed"
    assert g.hero_area[VALADIR] == at("1c")


def test_a_file_that_claims_support_without_a_battle_is_not_believed() -> None:
    g = heroic("1c: 1 archer", (VALADIR, DAQAN))
    module = next(m for m in g.rules.modules if m.name == "hero-support")
    assert module.sound(g)
    g.part(Support).heroes, g.part(Support).kinds = [VALADIR], [kind("footman")]
    assert not module.sound(g)
    attack(g, "1c", "1 footman")
    assert module.sound(g)
    g.part(Support).heroes = [VALADIR, VALADIR]
    assert not module.sound(g)
    g.part(Support).kinds = [kind("footman"), kind("knight")]
    assert not module.sound(g)
