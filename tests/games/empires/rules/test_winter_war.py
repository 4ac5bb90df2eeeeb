"""The winter war of the undead. [EMP-240 to EMP-244, EMP-426]"""

from __future__ import annotations

import pytest

from feldzug.games.empires.building.phase import Build, BuildPhase, Claim, Conquer, StopSpending
from feldzug.games.empires.campaign_state import NOBODY, BattleEntry, PickedCard
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.vocabularies import CASTLE, DEFEAT, NARROW
from feldzug.games.empires.whole_campaign import Round
from feldzug.games.empires.winter.events import (
    WinterChallenged,
    WinterChallengeForgone,
    WinterKpLapsed,
    WinterWarFought,
)
from feldzug.games.empires.winter.winter_war import (
    ChallengeInWinter,
    StayInWinter,
    WinterChallenge,
    WinterWar,
)
from tests.games.empires.seasons import AUTUMN, roll, say, season, start, told, winter_war
from tests.games.empires.table import A, B, C, D, refused, rule_against, tile

UNDEAD = ("vampire-counts", "empire", "bretonnia", "tomb-kings")
MAP = """
    A1 hills 0 city*; B1 hills 0; C1 hills 1; D1 hills 1 city*; A2 hills 2; A3 hills 2 city*; B2 hills
    E1 hills 1; F1 hills 1
"""


@pytest.mark.rule("EMP-240", "EMP-426")
def test_after_the_autumn_spells_the_undead_may_challenge_anybody() -> None:
    g = winter_war(MAP, peoples=UNDEAD)
    assert g.stack[-1] == WinterChallenge(A)
    assert g.legal(A) == [ChallengeInWinter(B), ChallengeInWinter(C), StayInWinter()]
    flow = Round.flow()
    assert flow.index("autumn_magic") < flow.index("winter_war") < flow.index("winter")
    done = say(g, A, StayInWinter())
    assert told(done, WinterChallengeForgone) == [WinterChallengeForgone(A)]
    assert g.stack == []


@pytest.mark.rule("EMP-240")
def test_there_is_no_winter_war_without_undead_nor_without_winter() -> None:
    assert winter_war(MAP).stack == []
    g = season(MAP, 6, peoples=UNDEAD)
    assert Round(6).winter_war(g) is None
    assert Round(6).winter(g) is None
    g = season(MAP, AUTUMN, peoples=UNDEAD)
    assert Round(3).winter_war(g) == WinterWar()


@pytest.mark.rule("EMP-240", "EMP-013")
def test_several_undead_act_in_order_of_size_as_it_is_now() -> None:
    g = season(MAP + "; A5 hills 3 city*", AUTUMN, peoples=UNDEAD)
    g.order = [A, B, C, D]
    start(g, WinterWar())
    assert g.stack[-1] == WinterChallenge(D)
    say(g, D, StayInWinter())
    assert g.stack[-1] == WinterChallenge(A)


@pytest.mark.rule("EMP-437", "EMP-240")
def test_a_neutral_realm_does_not_challenge_but_may_be_challenged() -> None:
    g = season(MAP, AUTUMN, peoples=UNDEAD)
    g.neutral[A] = 1
    start(g, WinterWar())
    assert g.stack == []
    g = season(MAP, AUTUMN, peoples=UNDEAD)
    g.neutral[B] = 1
    start(g, WinterWar())
    assert ChallengeInWinter(B) in g.legal(A)


@pytest.mark.rule("EMP-426", "EMP-417")
def test_the_ally_is_not_offered_a_player_with_the_diplomat_is() -> None:
    g = season(MAP, AUTUMN, peoples=UNDEAD)
    g.ally[A], g.ally[B] = B, A
    g.picked = [PickedCard(C, EVENT_CARDS.index("diplomat"), A)]
    start(g, WinterWar())
    assert g.legal(A) == [ChallengeInWinter(C), StayInWinter()]
    assert rule_against(g, A, ChallengeInWinter(B)) == "EMP-426"


@pytest.mark.rule("EMP-241", "EMP-242", "EMP-243")
@pytest.mark.parametrize(
    ("attack", "defence", "kp"),
    [(5, 6, 2), (5, 5, 2), (5, 4, 3), (5, 3, 3), (5, 2, 4), (5, 1, 4), (1, 1, 0), (1, 6, 0)],
)
def test_a_d6_less_a_d3_gives_the_undead_combat_points(attack: int, defence: int, kp: int) -> None:
    g = winter_war(MAP, peoples=UNDEAD)
    done = say(g, A, ChallengeInWinter(C))
    done += roll(g, attack, defence)
    assert told(done, WinterChallenged) == [WinterChallenged(A, C)]
    assert told(done, WinterWarFought) == [WinterWarFought(A, C, attack, (defence + 1) // 2, kp)]
    assert g.winter_kp == [kp, 0, 0]
    assert g.kp == [0, 0, 0]
    assert g.winter_foe[A] == (C if kp else NOBODY)
    assert bool(g.stack) == bool(kp)


@pytest.mark.rule("EMP-426")
def test_there_is_one_challenge_a_winter() -> None:
    g = winter_war(MAP, peoples=UNDEAD)
    say(g, A, ChallengeInWinter(C))
    roll(g, 1, 6)
    assert g.stack == []


@pytest.mark.rule("EMP-244", "EMP-426")
def test_the_points_may_be_spent_at_once_on_bordering_tiles_of_the_challenged_player() -> None:
    g = winter_war(MAP, peoples=UNDEAD)
    say(g, A, ChallengeInWinter(B))
    roll(g, 5, 4)
    assert rule_against(g, A, Conquer(tile("A2"), True)) == "EMP-203"
    assert rule_against(g, A, Conquer(tile("E1"), True)) == "EMP-204"
    say(g, A, Conquer(tile("C1"), True))
    assert g.owner[tile("C1")] == A
    assert g.winter_kp[A] == 0
    assert g.stack == []


@pytest.mark.rule("EMP-244")
def test_they_buy_tiles_and_buildings_too_and_may_be_kept() -> None:
    g = season(MAP, AUTUMN, peoples=UNDEAD)
    g.kp[A] = 1
    start(g, WinterWar())
    say(g, A, ChallengeInWinter(B))
    roll(g, 6, 1)
    assert refused(g, A, Build(tile("B1"), CASTLE))
    say(g, A, Claim(tile("B2"), True), Build(tile("B1"), CASTLE, True))
    assert g.winter_kp[A] == 2
    say(g, A, StopSpending())
    assert g.winter_kp[A] == 2
    assert g.stack == []


@pytest.mark.rule("EMP-244", "EMP-426")
def test_kept_points_are_spent_in_a_later_round() -> None:
    g = season(MAP, 5, peoples=UNDEAD)
    g.earn_winter(A, 3, B)
    start(g, BuildPhase())
    assert rule_against(g, A, Conquer(tile("A2"), True)) == "EMP-203"
    say(g, A, Conquer(tile("C1"), True))
    assert g.owner[tile("C1")] == A


@pytest.mark.rule("EMP-244", "EMP-426")
def test_by_the_other_reading_nothing_is_conquered_with_them() -> None:
    g = winter_war(MAP, peoples=UNDEAD, winter_war_conquest="none")
    say(g, A, ChallengeInWinter(B))
    roll(g, 5, 4)
    assert g.winter_kp[A] == 3
    assert g.winter_foe[A] == NOBODY
    assert rule_against(g, A, Conquer(tile("C1"), True)) == "EMP-203"
    assert Claim(tile("B2"), True) in g.legal(A)


@pytest.mark.rule("EMP-244")
def test_what_is_left_lapses_before_the_next_winter() -> None:
    g = season(MAP, AUTUMN, peoples=UNDEAD)
    g.winter_kp[A], g.winter_foe[A] = 2, B
    start(g, WinterWar())
    assert told(g.events, WinterKpLapsed) == [WinterKpLapsed(A, 2)]
    assert g.winter_kp[A] == 0
    assert g.winter_foe[A] == NOBODY


@pytest.mark.rule("EMP-244")
def test_what_lapses_before_the_next_winter_is_in_the_ledger() -> None:
    g = season("A1 hills 0 *; C1 hills 1 *", 3, peoples=("tomb-kings", "empire"))
    g.earn_winter(A, 2, B)
    start(g, WinterWar())
    assert (g.winter_kp[A], g.ledger[-1].kp, g.ledger[-1].why) == (0, -2, "lapsed")
    assert EMPIRES.counted(g)["combat points of 0 beside the ledger"] == 0


@pytest.mark.rule("EMP-201", "EMP-205", "EMP-426")
def test_in_winter_the_battle_tile_of_autumn_need_not_be_the_first() -> None:
    """The winter war has no tile: its points take what borders, in any order."""
    fought = [
        BattleEntry(3, A, B, tile(name), "paper", (0, 0), (NARROW, DEFEAT)) for name in ("B2", "C1")
    ]
    g = season(MAP + "; C2 hills 1", AUTUMN, peoples=UNDEAD)
    g.archive = fought
    start(g, WinterWar())
    say(g, A, ChallengeInWinter(B))
    roll(g, 6, 1)
    assert g.winter_kp[A] == 5
    assert refused(g, A, Conquer(tile("C2"), True)) == "no-common-border"
    g.owner[tile("B2")] = A
    assert refused(g, A, Conquer(tile("C2"), True)) == ""
    g.owner[tile("B2")] = NOBODY
    g.owner[tile("C1")] = NOBODY
    assert refused(g, A, Claim(tile("C1"), True)) == ""
    assert refused(g, A, Claim(tile("B2"), True)) == ""
    g.archive = fought[:1]
    assert refused(g, A, Claim(tile("C1"), True)) == ""
