"""The tally and what follows from it. [RW-164, RW-179 – RW-182, RW-252 – RW-266]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from feldzug.games.runewars.battle.battle import Battle, BattleEnded
from feldzug.games.runewars.battle.defences import DefenceUsed, KeepDefence, UseDefence
from feldzug.games.runewars.battle.ending import (
    LeaveRuins,
    LoserGone,
    RaiseStronghold,
    SendBack,
    UnitsHealed,
)
from feldzug.games.runewars.battle.line import ATTACKER, UnitRouted
from feldzug.games.runewars.battle.queries import RaisingStronghold, StrongholdStrength
from feldzug.games.runewars.battle.tally import StrengthTallied, TallyBegan, strength
from feldzug.games.runewars.board import AREAS
from feldzug.games.runewars.decks import DEVELOPMENTS
from feldzug.games.runewars.destroying import UnitDestroyed
from feldzug.games.runewars.game import Base
from feldzug.games.runewars.retreat import RetreatTo, UnitsRetreated
from feldzug.games.runewars.strongholds import GiveUpStronghold, StrongholdDamaged, StrongholdLost
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.games.runewars.world_state import BattleRecord
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Effect, Event, Reason, Seat, because
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    answer,
    at,
    attack,
    engaged,
    fated,
    field,
    kind,
    line,
    refused,
    stands,
    unit,
)

HOME = "1a: 1 footman"
"""Where Daqan's attackers of 1c go back to."""


# strength


@pytest.mark.rule("RW-253")
def test_each_side_counts_its_standing_units() -> None:
    g = engaged("1 siege-tower", "1 giant", 5)
    assert strength(g, g.frame(Battle), ATTACKER) == 1
    g = engaged("4 footman, 1 footman routed, 1 giant routed", "1 siege-tower", 5)
    assert StrengthTallied(at("1c"), 4, 1) in fated(g, 4)


@pytest.mark.rule("RW-254")
def test_in_the_revised_edition_routed_hexagons_count_too() -> None:
    g = engaged(
        "4 footman, 1 footman routed, 1 giant routed",
        "1 siege-tower",
        5,
        routed_hexagons="counted",
    )
    assert StrengthTallied(at("1c"), 5, 1) in fated(g, 4)


@pytest.mark.rule("RW-254")
def test_but_not_those_that_were_routed_before() -> None:
    g = field("1c: 1 archer, 1 giant routed; 1a: 1 footman", routed_hexagons="counted")
    attack(g, "1c", "1 footman")
    assert StrengthTallied(at("1c"), 1, 1) in fated(g, 1, 2)


@pytest.mark.rule("RW-255")
@pytest.mark.parametrize(("side", "counts"), [("", 7), (" damaged", 5)])
def test_the_defender_adds_his_stronghold(side: str, counts: int) -> None:
    g = attack(field(f"1c: 2 archer, stronghold of 1{side}; {HOME}"), "1c", "1 bowman")
    assert StrengthTallied(at("1c"), 1, counts) in fated(g, 1, 2, 3)


@dataclass(slots=True, unsafe_hash=True)
class Undermined(Effect):
    """A stronghold counts less."""

    less: int


def undermined(g: World, query: StrongholdStrength, amount: int, effect: Undermined) -> int:
    return amount - effect.less if g.stronghold[query.area] != NOBODY else amount


def burnt_down(g: World, permit: RaisingStronghold) -> Reason | None:
    return because("burnt", "RW-260") if g.stronghold[permit.area] == NOBODY else None


@pytest.mark.rule("RW-256", "RW-111")
def test_a_stronghold_never_counts_less_than_nothing() -> None:
    g = engaged("1 footman", "1 giant", 5)
    rules = Rules.compose(Base())
    rules.lasting(Undermined, StrongholdStrength, undermined)
    g.rules = rules
    g.effects = [Undermined(DAQAN, "battle", 4)]
    g.stronghold[at("1c")] = LATARI
    g.damaged[at("1c")] = 1
    assert strength(g, g.frame(Battle), 1) == 1
    g.damaged[at("1c")] = 0
    assert strength(g, g.frame(Battle), 1) == 2


@pytest.mark.rule("RW-257")
def test_a_tie_goes_to_the_defender() -> None:
    g = attack(field(f"1c: 2 archer; {HOME}"), "1c", "2 footman")
    events = fated(g, 1, 2, 3, 4)
    assert StrengthTallied(at("1c"), 2, 2) in events
    assert BattleEnded(at("1c"), DAQAN, LATARI, LATARI) in events
    assert stands(g, "1c") == "2 archer"
    assert stands(g, "1a") == "1 footman, 2 footman routed"


@pytest.mark.rule("RW-257")
def test_the_higher_total_wins() -> None:
    g = attack(field("1c: 2 archer; 1a: 1 archer"), "1c", "3 footman")
    events = fated(g, 1, 2, 3, 4, 11)
    assert BattleEnded(at("1c"), DAQAN, LATARI, DAQAN) in events
    assert stands(g, "1c") == "3 footman"
    assert g.controller[at("1c")] == DAQAN
    assert stands(g, "1a") == "1 archer, 2 archer routed"


@pytest.mark.rule("RW-266")
def test_nothing_against_nothing_goes_to_the_defender() -> None:
    g = attack(field(), "daqan-a", "1 archer", LATARI)
    g.fighters = []
    events = fated(g, 1)
    assert StrengthTallied(at("daqan-a"), 0, 0) in events
    assert g.controller[at("daqan-a")] == DAQAN

    g = attack(field("1c: 1 sorcerer"), "1c", "1 archer", LATARI)
    fated(g, 15, 5)
    assert not g.stack
    assert g.is_empty(at("1c"))


# the stronghold


@pytest.mark.rule("RW-258")
def test_standing_attackers_damage_the_stronghold_that_holds() -> None:
    g = attack(field(f"1c: 2 archer, stronghold of 1; {HOME}"), "1c", "4 footman")
    events = fated(g, 1, 2, 3, 4, 11, 12)
    assert StrengthTallied(at("1c"), 4, 7) in events
    assert StrongholdDamaged(LATARI, at("1c")) in events
    assert events.index(StrongholdDamaged(LATARI, at("1c"))) < index(events, UnitsRetreated)


@pytest.mark.rule("RW-258", "RW-259")
@pytest.mark.parametrize("end", ["retreat-first", "stronghold-first"])
def test_without_standing_attackers_it_stays_whole(end: str) -> None:
    g = field(f"1c: 1 archer, stronghold of 1; {HOME}", battle_end=end)
    attack(g, "1c", "1 footman")
    events = fated(g, 5)
    assert UnitRouted(DAQAN, kind("footman"), at("1c")) in events
    assert not g.damaged[at("1c")]


@pytest.mark.rule("RW-259", "RW-262")
def test_in_the_revised_edition_it_is_damaged_in_the_result_step() -> None:
    g = field(f"1c: 1 archer, stronghold of 1; {HOME}", battle_end="stronghold-first")
    attack(g, "1c", "2 footman")
    events = fated(g, 1, 2, 3)
    assert StrongholdDamaged(LATARI, at("1c")) in events


@pytest.mark.rule("RW-260", "RW-174")
def test_the_winner_removes_it_and_may_put_his_own_there_damaged() -> None:
    g = field("daqan-a: stronghold of 0, development diplomat")
    attack(g, "daqan-a", "6 berserker", UTHUK)
    assert StrongholdLost(DAQAN, at("daqan-a")) in fated(g, 1, 2, 3, 4, 11, 12)
    assert g.development[at("daqan-a")] == NONE
    answer(g, (UTHUK, RaiseStronghold()))
    assert g.stronghold[at("daqan-a")] == UTHUK
    assert g.damaged[at("daqan-a")]
    assert g.controller[at("daqan-a")] == UTHUK


@pytest.mark.rule("RW-067", "RW-260")
def test_or_none_at_all() -> None:
    """Until the winner's units are back the area is the loser's, though nothing of his is left there."""
    g = attack(field("1c: stronghold of 1 damaged"), "1c", "4 footman")
    fated(g, 1, 2, 3, 4)
    assert g.stronghold[at("1c")] == NOBODY
    assert g.controller[at("1c")] == LATARI
    answer(g, (DAQAN, LeaveRuins()))
    assert g.stronghold[at("1c")] == NOBODY
    assert stands(g, "1c") == "4 footman"


@pytest.mark.rule("RW-260", "RW-133")
def test_without_a_token_left_he_may_give_up_another_one() -> None:
    own = "; ".join([f"{area}: stronghold of 0" for area in ("1a", "1b", "2a", "2b")])
    g = attack(field(f"1c: stronghold of 1 damaged; {own}"), "1c", "4 footman")
    fated(g, 1, 2, 3, 4)
    answer(g, (DAQAN, RaiseStronghold()))
    answer(g, (DAQAN, GiveUpStronghold(at("2a"))))
    assert g.stronghold[at("2a")] == NOBODY
    assert g.stronghold[at("1c")] == DAQAN


@pytest.mark.rule("RW-260")
def test_nobody_is_asked_where_a_card_forbids_it() -> None:
    g = attack(field("1c: stronghold of 1 damaged"), "1c", "4 footman")
    rules = Rules.compose(Base())
    rules.deny(RaisingStronghold, burnt_down)
    g.rules = rules
    fated(g, 1, 2, 3, 4)
    assert not g.stack
    assert g.stronghold[at("1c")] == NOBODY


# the order of the end


def index(events: Sequence[Event], kind_of: type[Event]) -> int:
    return next(n for n, event in enumerate(events) if isinstance(event, kind_of))


@pytest.mark.rule("RW-261")
def test_the_loser_retreats_first_then_the_stronghold_then_healing() -> None:
    g = attack(field("1c: 1 archer, stronghold of 1 damaged; 5a: 1 archer"), "1c", "5 footman")
    events = fated(g, 1, 2, 3, 4, 11, 12)
    assert g.waiting() == (DAQAN,)
    assert index(events, LoserGone) < index(events, StrongholdLost)
    assert UnitsHealed(at("1c")) in answer(g, (DAQAN, LeaveRuins()))


@pytest.mark.rule("RW-262")
def test_in_the_revised_edition_the_stronghold_then_healing_then_the_retreat() -> None:
    g = attack(
        field("1c: 1 archer, stronghold of 1 damaged; 5a: 1 archer", battle_end="stronghold-first"),
        "1c",
        "5 footman",
    )
    events = fated(g, 1, 2, 3, 4, 11, 12)
    assert StrongholdLost(LATARI, at("1c")) in events
    assert not [e for e in events if isinstance(e, LoserGone)]
    events = answer(g, (DAQAN, LeaveRuins()))
    assert index(events, UnitsHealed) < index(events, LoserGone)


@pytest.mark.rule("RW-263")
def test_all_damage_is_removed_and_no_figure_is_lost() -> None:
    g = engaged("1 giant -3, 2 footman", "1 archer", 5, board="1a: 1 archer")
    fated(g, 15)
    assert stands(g, "1c") == "2 footman, 1 giant"
    assert g.supply[kind("giant")] == 3
    assert g.fighters == []


@pytest.mark.rule("RW-261", "RW-262", "RW-263")
@pytest.mark.parametrize(("end", "shown"), [("retreat-first", " -3"), ("stronghold-first", "")])
def test_whether_units_are_healed_before_the_loser_goes(end: str, shown: str) -> None:
    board = "1a: 1 archer; 1b: 1 archer"
    g = engaged("1 giant -3, 2 footman", "1 archer", 5, board=board, battle_end=end)
    fated(g, 15)
    assert g.legal(LATARI) == [RetreatTo(at("1a")), RetreatTo(at("1b"))]
    assert line(g, ATTACKER) == f"2 footman, 1 giant{shown}"


@pytest.mark.rule("RW-264")
def test_the_winners_routed_units_stay_routed() -> None:
    g = engaged("3 footman, 2 footman routed", "1 archer", 5, board="1a: 1 archer")
    assert stands(g, "1c") == "3 footman, 2 footman routed"


@pytest.mark.rule("RW-265")
def test_only_routed_defenders_are_attacked_in_a_battle_that_they_may_win() -> None:
    g = attack(field(f"1c: 3 archer routed, stronghold of 1; {HOME}"), "1c", "1 footman")
    fated(g, 1)
    assert stands(g, "1c") == "3 archer routed"


@pytest.mark.rule("RW-164", "RW-163")
def test_the_winners_units_above_eight_retreat_together() -> None:
    g = field(f"1c: 1 archer routed; {HOME}; 1b: 1 footman")
    attack(g, "1c", "9 footman, 1 siege-tower")
    fated(g, 1, 2, 3, 4, 11, 12, 13, 14, 21)
    fated(g, 5)
    answer(g, (DAQAN, SendBack(kind("footman"), routed=False)))
    assert refused(g, DAQAN, SendBack(kind("knight"), routed=False)) == ("no-such-unit", "RW-164")
    answer(g, (DAQAN, SendBack(kind("siege-tower"), routed=False)))
    answer(g, (DAQAN, RetreatTo(at("1b"))))
    assert stands(g, "1c") == "8 footman"
    assert stands(g, "1b") == "1 footman, 1 footman routed, 1 siege-tower routed"
    assert not g.stack


@pytest.mark.rule("RW-164")
def test_without_a_friendly_area_they_go_to_an_empty_one() -> None:
    others = "; ".join([f"{area}: 1 archer" for area in ("1a", "5a", "5c")])
    g = attack(field(f"1c: 1 archer routed; {others}"), "1c", "9 footman")
    fated(g, 1, 2, 3, 4, 11, 12, 13, 14, 21)
    assert stands(g, "1c") == "8 footman"
    assert stands(g, "1b") == "1 footman routed"


@pytest.mark.rule("RW-164")
def test_without_an_area_to_go_to_they_are_destroyed() -> None:
    others = "; ".join([f"{area}: 1 archer" for area in ("1a", "1b", "5a", "5c")])
    g = attack(field(f"1c: 1 archer routed; {others}"), "1c", "9 footman")
    fated(g, 1, 2, 3, 4, 11, 12, 13, 14, 21)
    assert stands(g, "1c") == "8 footman"
    assert g.supply[kind("footman")] == 8


# developments


@pytest.mark.rule("RW-179", "RW-252")
def test_reinforced_walls_add_strength_for_the_defender() -> None:
    walls = "daqan-a: 2 footman, stronghold of 0, development reinforced-walls"
    g = attack(field(f"{walls}; 1a: 1 archer"), "daqan-a", "1 archer", LATARI)
    events = fated(g, 1, 2, 3)
    assert StrengthTallied(at("daqan-a"), 1, 9) in events
    assert g.development[at("daqan-a")] == DEVELOPMENTS.index("reinforced-walls")


@pytest.mark.rule("RW-179")
def test_walls_elsewhere_add_nothing() -> None:
    walls = "1b: stronghold of 0, development reinforced-walls"
    g = attack(field(f"1c: 2 footman; {walls}; 1a: 1 archer"), "1c", "1 archer", LATARI)
    assert StrengthTallied(at("1c"), 1, 2) in fated(g, 1, 2, 3)


@pytest.mark.rule("RW-180", "RW-273", "RW-252")
def test_protective_wards_make_the_attacker_retreat_a_standing_unit() -> None:
    wards = "1c: stronghold of 1, development protective-wards"
    g = attack(field(f"{wards}; {HOME}"), "1c", "2 footman, 1 bowman")
    fated(g, 5, 1, 2)
    assert g.waiting() == (LATARI,)
    assert TallyBegan(at("1c")) in g.events
    events = answer(g, (LATARI, UseDefence()))
    assert events == [
        DefenceUsed(LATARI, DEVELOPMENTS.index("protective-wards"), at("1c")),
    ]
    events = answer(g, (DAQAN, unit("footman")))
    assert StrengthTallied(at("1c"), 2, 5) in events
    assert g.development[at("1c")] == DEVELOPMENTS.index("protective-wards")


@pytest.mark.rule("RW-180")
def test_a_routed_unit_is_not_enough_for_the_wards() -> None:
    wards = "2b: stronghold of 1, development protective-wards"
    g = engaged(
        "1 footman, 1 bowman, 1 knight routed", "1 giant", 5, "2b", board=wards + "; " + HOME
    )
    fated(g, 4)
    answer(g, (LATARI, UseDefence()))
    assert refused(g, DAQAN, unit("knight", routed=True)) == ("unit-is-routed", "RW-180")


@pytest.mark.rule("RW-181")
def test_the_cursed_tomb_is_discarded_to_rout_three_attackers() -> None:
    tomb = "1c: stronghold of 2, development cursed-tomb"
    g = attack(field(f"{tomb}; {HOME}"), "1c", "4 footman")
    fated(g, 1, 2, 3, 4)
    events = answer(g, (WAIQAR, UseDefence()))
    assert StrengthTallied(at("1c"), 1, 5) in events
    assert g.development[at("1c")] == NONE


@pytest.mark.rule("RW-181", "RW-252")
def test_it_may_be_kept() -> None:
    tomb = "1c: stronghold of 2, development cursed-tomb"
    g = attack(field(f"{tomb}; {HOME}"), "1c", "4 footman")
    fated(g, 1, 2, 3, 4)
    events = answer(g, (WAIQAR, KeepDefence()))
    assert StrengthTallied(at("1c"), 4, 5) in events
    assert g.development[at("1c")] == DEVELOPMENTS.index("cursed-tomb")


@pytest.mark.rule("RW-182")
def test_the_hungry_spawn_is_discarded_to_deal_four_damage() -> None:
    spawn = "1c: stronghold of 3, development hungry-spawn"
    g = attack(field(f"{spawn}; {HOME}"), "1c", "3 knight")
    fated(g, 5, 6, 7)
    events = answer(g, (UTHUK, UseDefence()))
    assert events.count(UnitDestroyed(DAQAN, kind("knight"), at("1c"))) == 2
    assert StrengthTallied(at("1c"), 1, 5) in events
    assert g.development[at("1c")] == NONE


@pytest.mark.rule("RW-252")
def test_nobody_is_asked_about_a_development_that_does_not_defend() -> None:
    g = field(f"1c: stronghold of 1, development diplomat; {HOME}")
    attack(g, "1c", "3 footman")
    assert StrengthTallied(at("1c"), 3, 5) in fated(g, 1, 2, 3)


# what is remembered


def test_a_battle_is_remembered_for_the_year() -> None:
    g = field("1c: 2 archer, 1 archer routed; 1a: 1 archer")
    g.battles = [record(year=0)]
    attack(g, "1c", "3 bowman")
    fated(g, 15, 16, 1, 17, 2)
    assert g.battles == [record(attackers=3, attackers_lost=1, defenders_lost=3)]


def record(
    year: int = 1, attackers: int = 0, attackers_lost: int = 0, defenders_lost: int = 0
) -> BattleRecord:
    return BattleRecord(
        year=year,
        season=0,
        area=AREAS.index("1c"),
        attacker=DAQAN,
        defender=LATARI,
        winner=DAQAN,
        had_stronghold=False,
        had_city=False,
        attackers=attackers,
        attackers_lost=attackers_lost,
        defenders_lost=defenders_lost,
    )


@pytest.mark.rule("RW-377")
def test_a_cancelled_battle_ends_without_a_winner() -> None:
    g = field(f"1c: 1 archer; {HOME}; 1b: 1 footman")
    attack(g, "1c", "9 footman, 1 bowman")
    battle = g.frame(Battle)
    g.stack = [battle]
    battle.cancelled, battle.at = True, "next_round"
    g.fighters = [f for f in g.fighters if f.side == ATTACKER]
    g.forget_menu()
    g.settle()
    answer(g, *[(DAQAN, SendBack(kind("footman"), routed=False))] * 2)
    events = answer(g, (DAQAN, RetreatTo(at("1a"))))
    assert BattleEnded(at("1c"), DAQAN, LATARI, NOBODY) in events
    assert line(g, ATTACKER) == ""
    assert stands(g, "1c") == "7 footman, 1 bowman"
    assert stands(g, "1a") == "1 footman, 2 footman routed"


def test_lasting_effects_of_a_battle_end_with_it() -> None:
    g = field("1c: 1 archer routed")
    g.effects = [Undermined(Seat(0), "battle", 1), Undermined(Seat(0), "turn", 1)]
    attack(g, "1c", "1 footman")
    fated(g, 1)
    assert g.effects == [Undermined(Seat(0), "turn", 1)]


@pytest.mark.rule("RW-164")
def test_routed_units_may_be_among_those_that_go_back() -> None:
    g = engaged("8 footman, 2 knight routed", "1 archer routed", 5, board=f"{HOME}; 5a: 1 archer")
    assert g.legal(DAQAN) == [
        SendBack(kind("footman"), routed=False),
        SendBack(kind("knight"), routed=True),
    ]
    answer(g, *[(DAQAN, SendBack(kind("knight"), routed=True))] * 2)
    assert stands(g, "1c") == "8 footman"
    assert stands(g, "1a") == "1 footman, 2 knight routed"


@pytest.mark.rule("RW-259")
def test_in_the_revised_edition_a_stronghold_that_falls_is_not_damaged_before() -> None:
    g = field("1c: stronghold of 1", battle_end="stronghold-first")
    attack(g, "1c", "6 footman")
    events = fated(g, 1, 2, 3, 4, 11, 12)
    assert StrongholdLost(LATARI, at("1c")) in events
    assert StrongholdDamaged(LATARI, at("1c")) not in events


@pytest.mark.rule("RW-161")
def test_unallied_neutrals_may_be_more_than_eight() -> None:
    g = attack(field(f"1c: 8 beastman, 2 razorwing; {HOME}"), "1c", "1 footman")
    fated(g, 1, 2)  # the Razorwings
    fated(g, 3, 4, 11, 12, 13, 14, 21, 22)  # the Beastmen
    events = fated(g, 23)
    assert BattleEnded(at("1c"), DAQAN, NOBODY, NOBODY) in events
    assert not g.stack
    assert stands(g, "1c") == "2 razorwing, 8 beastman"
