"""Challenges: the order, whom one may challenge, forced challenges, byes, and the tile of the battle."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.battle.phase import BattlePhase
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import Challenge, PickedCard
from feldzug.games.empires.challenges import (
    ByeGiven,
    ChallengeMade,
    ChallengePhase,
    ChallengeRealm,
    ChooseOpponent,
    ChooseTile,
    DemandChallenge,
    IntrigueLapsed,
    MarkTile,
)
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.magic.effects import ChaosVoid, Mist
from feldzug.kernel.values import Event, Seat
from tests.games.empires.table import (
    NOBODY,
    A,
    B,
    C,
    D,
    E,
    alone,
    campaign,
    refused,
    rule_against,
    say,
    tile,
)

F = Seat(5)
DIPLOMAT, INTRIGUER = EVENT_CARDS.index("diplomat"), EVENT_CARDS.index("intriguer")


def realms(count: int) -> str:
    """So many realms of 4, 5, 6 … tiles, one a row, with free rows between them."""
    rows = []
    for seat in range(count):
        row = 2 * seat + 1
        rows.append(f"A{row} hills {seat} *")
        rows += [f"{chr(ord('B') + n)}{row} hills {seat}" for n in range(3 + seat)]
        rows += [f"{chr(ord('A') + n)}{row + 1} hills" for n in range(4)]
    return ";".join(rows)


def challenges(count: int, *picks: PickedCard, **options: Any) -> Campaign:
    g = campaign(realms(count), **options)
    g.picked = list(picks)
    alone(g, ChallengePhase())
    return g


def challenge(g: Campaign, seat: Seat, other: Seat) -> list[Event]:
    """A player challenges another on the first tile that he may mark."""
    say(g, seat, ChallengeRealm(other))
    return say(g, seat, g.legal(seat)[0])


def pairs(g: Campaign) -> list[tuple[Seat, Seat]]:
    return [(one.challenger, one.challenged) for one in g.challenges]


def may_challenge(g: Campaign, seat: Seat) -> list[Seat]:
    return [action.realm for action in g.legal(seat)]


# --- The order ---------------------------------------------------------------------------------


@pytest.mark.rule("EMP-166", "EMP-167", "EMP-168", "EMP-169")
def test_the_smallest_realm_begins_then_the_next_smallest_that_is_not_engaged() -> None:
    g = challenges(4)
    assert g.waiting() == (A,)
    told = challenge(g, A, C)
    assert any(isinstance(e, ChallengeMade) and (e.seat, e.other) == (A, C) for e in told)
    assert g.waiting() == (B,)
    challenge(g, B, D)
    assert g.waiting() == ()
    assert pairs(g) == [(A, C), (B, D)]


@pytest.mark.rule("EMP-168")
def test_a_player_who_has_been_challenged_is_skipped() -> None:
    g = challenges(4)
    challenge(g, A, B)
    assert g.waiting() == (C,)
    assert refused(g, B, ChallengeRealm(D)) == "not-your-decision"


@pytest.mark.rule("EMP-166")
def test_a_player_who_can_challenge_must() -> None:
    g = challenges(4)
    assert all(isinstance(action, ChallengeRealm) for action in g.legal(A))
    assert refused(g, A, ChallengeRealm(A)) == "not-offered"


@pytest.mark.rule("EMP-407", "EMP-167")
def test_realms_of_equal_size_challenge_in_the_order_of_cities_castles_and_lot() -> None:
    text = "A1 hills 0 *; B1 hills 0 castle; D1 hills 1 *; E1 hills 1; G1 hills 2 *; H1 hills 2"
    g = campaign(text)
    g.lot = [C, B, A]
    g.order = g.ranked()
    alone(g, ChallengePhase())
    assert g.waiting() == (C,)
    challenge(g, C, A)
    assert g.waiting() == (B,)


@pytest.mark.rule("EMP-013", "EMP-167")
def test_a_realm_that_grew_this_round_keeps_its_place() -> None:
    g = campaign(realms(3))
    for name in ("A2", "B2", "C2", "D2", "A4"):
        g.owner[tile(name)] = A
    alone(g, ChallengePhase())
    assert g.waiting() == (A,)


@pytest.mark.rule("EMP-166")
def test_the_challenges_of_the_last_round_are_over() -> None:
    g = campaign(realms(2))
    g.challenges = [Challenge(A, B, tile("A2"))]
    g.byes = [1, 1]
    alone(g, ChallengePhase())
    assert g.challenges == []
    assert g.byes == [0, 0]
    assert g.waiting() == (A,)


@pytest.mark.rule("EMP-437", "EMP-166")
def test_a_neutral_realm_does_not_challenge_but_may_be_challenged() -> None:
    g = campaign(realms(3))
    g.neutral[A] = 1
    alone(g, ChallengePhase())
    assert g.waiting() == (B,)
    challenge(g, B, A)
    assert g.waiting() == (C,)


# --- Free players, allies, engaged players -----------------------------------------------------


@pytest.mark.rule("EMP-404")
def test_as_long_as_a_free_player_can_be_challenged_an_engaged_one_cannot() -> None:
    g = challenges(6)
    challenge(g, A, B)
    assert refused(g, C, ChallengeRealm(B)) == "engaged-already"
    assert rule_against(g, C, ChallengeRealm(A)) == "EMP-404"
    assert may_challenge(g, C) == [D, E, F]


@pytest.mark.rule("EMP-404", "EMP-169")
def test_if_only_protected_players_are_free_an_engaged_one_may_be_challenged() -> None:
    g = challenges(4, PickedCard(D, DIPLOMAT, C))
    challenge(g, A, B)
    assert refused(g, C, ChallengeRealm(D)) == "diplomat-protects"
    assert may_challenge(g, C) == [A, B]


@pytest.mark.rule("EMP-122")
def test_the_diplomat_keeps_only_the_named_player_from_challenging_his_chooser() -> None:
    g = challenges(4, PickedCard(D, DIPLOMAT, A))
    assert rule_against(g, A, ChallengeRealm(D)) == "EMP-122"
    assert may_challenge(g, A) == [B, C]
    challenge(g, A, C)
    assert may_challenge(g, B) == [D]


@pytest.mark.rule("EMP-149")
def test_the_own_ally_may_not_be_challenged() -> None:
    g = campaign(realms(4))
    g.join(A, B)
    alone(g, ChallengePhase())
    assert refused(g, A, ChallengeRealm(B)) == "no-challenge-to-ally"
    assert rule_against(g, A, ChallengeRealm(B)) == "EMP-149"
    assert may_challenge(g, A) == [C, D]


@pytest.mark.rule("EMP-151", "EMP-152", "EMP-404")
def test_the_ally_must_be_challenged_if_nobody_else_is_free() -> None:
    g = campaign(realms(4))
    g.join(C, D)
    alone(g, ChallengePhase())
    challenge(g, A, B)
    assert may_challenge(g, C) == [D]
    assert refused(g, C, ChallengeRealm(A)) == "engaged-already"
    challenge(g, C, D)
    assert g.ally == [NOBODY] * 4


@pytest.mark.rule("EMP-169", "EMP-404")
def test_the_player_left_over_challenges_an_engaged_one_who_then_has_two_battles() -> None:
    g = challenges(3)
    challenge(g, A, B)
    assert g.waiting() == (C,)
    assert may_challenge(g, C) == [A, B]
    challenge(g, C, B)
    assert g.waiting() == ()
    assert pairs(g) == [(A, B), (C, B)]
    assert g.battles_of(B) == [0, 1]
    assert g.battles_of(C) == [1]
    assert g.byes == [0, 0, 0]


@pytest.mark.rule("EMP-404", "EMP-151")
def test_the_engaged_ally_comes_last() -> None:
    g = campaign(realms(3))
    g.join(A, C)
    alone(g, ChallengePhase())
    challenge(g, A, B)
    assert refused(g, C, ChallengeRealm(A)) == "no-challenge-to-ally"
    assert may_challenge(g, C) == [B]
    g = campaign(realms(3))
    g.join(A, C)
    g.picked = [PickedCard(B, DIPLOMAT, C)]
    alone(g, ChallengePhase())
    challenge(g, A, B)
    assert may_challenge(g, C) == [A]
    challenge(g, C, A)
    assert g.ally[A] == NOBODY


@pytest.mark.rule("EMP-429")
def test_of_two_battles_the_first_is_the_one_whose_challenge_was_entered_first() -> None:
    g = challenges(3)
    challenge(g, A, B)
    challenge(g, C, B)
    first = g.challenges[g.battles_of(B)[0]]
    assert (first.challenger, first.challenged) == (A, B)


# --- Byes --------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-405", "EMP-166")
def test_a_player_who_can_challenge_nobody_has_a_bye_and_gets_2_combat_points() -> None:
    g = challenges(2, PickedCard(B, DIPLOMAT, A), PickedCard(A, DIPLOMAT, B))
    assert g.waiting() == ()
    assert g.challenges == []
    assert g.byes == [1, 1]
    alone(g, BattlePhase())
    assert g.kp == [2, 2]


@pytest.mark.rule("EMP-405")
def test_a_player_with_a_bye_may_still_be_challenged_and_then_has_none() -> None:
    g = campaign(realms(2))
    g.picked = [PickedCard(B, DIPLOMAT, A)]
    told = alone(g, ChallengePhase())
    assert ByeGiven(A) in told
    assert g.waiting() == (B,)
    challenge(g, B, A)
    assert pairs(g) == [(B, A)]
    assert g.byes == [0, 0]


@pytest.mark.rule("EMP-405", "EMP-169")
def test_if_agreed_the_player_left_over_has_a_bye() -> None:
    g = challenges(3, odd_player="bye")
    challenge(g, A, B)
    assert g.waiting() == ()
    assert g.byes == [0, 0, 1]


@pytest.mark.rule("EMP-405", "EMP-151")
def test_even_then_the_free_ally_must_be_challenged_before_a_bye() -> None:
    g = campaign(realms(4), odd_player="bye")
    g.join(C, D)
    alone(g, ChallengePhase())
    challenge(g, A, B)
    assert may_challenge(g, C) == [D]


# --- Forced challenges -------------------------------------------------------------------------


@pytest.mark.rule("EMP-135", "EMP-134", "EMP-410")
def test_a_forced_challenge_is_entered_before_the_smallest_realm_acts() -> None:
    g = challenges(4, PickedCard(B, INTRIGUER, D))
    assert g.waiting() == (B,)
    say(g, B, DemandChallenge(C))
    assert g.stack[-1] == ChooseTile(D, C, True)
    say(g, D, g.legal(D)[0])
    assert g.challenges[0].forced
    assert pairs(g) == [(D, C)]
    assert g.waiting() == (A,)
    challenge(g, A, B)
    assert not g.challenges[1].forced


@pytest.mark.rule("EMP-134", "EMP-150", "EMP-152")
def test_anybody_may_be_named_also_the_chooser_and_the_ally_of_the_target() -> None:
    g = campaign(realms(4))
    g.join(C, D)
    g.picked = [PickedCard(B, INTRIGUER, D)]
    alone(g, ChallengePhase())
    assert [action.realm for action in g.legal(B)] == [A, B, C]
    assert refused(g, B, DemandChallenge(D)) == "not-offered"
    say(g, B, DemandChallenge(C))
    say(g, D, g.legal(D)[0])
    assert g.ally == [NOBODY] * 4


@pytest.mark.rule("EMP-134", "EMP-122", "EMP-402")
def test_nobody_who_is_protected_from_the_target_or_hired_may_be_named() -> None:
    g = campaign(realms(4))
    g.picked = [PickedCard(A, DIPLOMAT, D), PickedCard(B, INTRIGUER, D)]
    g.hired_by[C] = B
    alone(g, ChallengePhase())
    assert rule_against(g, B, DemandChallenge(A)) == "EMP-122"
    assert rule_against(g, B, DemandChallenge(C)) == "EMP-402"
    assert [action.realm for action in g.legal(B)] == [B]


@pytest.mark.rule("EMP-406")
def test_forced_challenges_of_two_targets_are_made_in_the_order_of_choice() -> None:
    g = challenges(6, PickedCard(E, INTRIGUER, C), PickedCard(A, INTRIGUER, B))
    assert g.waiting() == (E,)
    say(g, E, DemandChallenge(D))
    say(g, C, g.legal(C)[0])
    assert g.waiting() == (A,)
    assert rule_against(g, A, DemandChallenge(D)) == "EMP-404"
    assert rule_against(g, A, DemandChallenge(C)) == "EMP-404"
    say(g, A, DemandChallenge(F))
    say(g, B, g.legal(B)[0])
    assert pairs(g) == [(C, D), (B, F)]


@pytest.mark.rule("EMP-134", "EMP-404", "EMP-405")
@pytest.mark.parametrize(("reading", "lapses"), [("twice", False), ("bye", True)])
def test_engaged_players_are_named_last_and_never_where_the_one_left_over_has_a_bye(
    reading: str, lapses: bool
) -> None:
    g = challenges(3, PickedCard(A, INTRIGUER, B), PickedCard(B, INTRIGUER, C), odd_player=reading)
    say(g, A, DemandChallenge(A))
    told = say(g, B, g.legal(B)[0])
    assert (IntrigueLapsed(B, C) in told) is lapses
    if not lapses:
        assert [action.realm for action in g.legal(B)] == [A, B]


@pytest.mark.rule("EMP-134", "EMP-404")
def test_the_free_ally_of_the_target_is_named_before_the_engaged() -> None:
    g = campaign(realms(4))
    g.join(C, D)
    g.picked = [PickedCard(C, INTRIGUER, A), PickedCard(B, INTRIGUER, D)]
    alone(g, ChallengePhase())
    say(g, C, DemandChallenge(B))
    say(g, A, g.legal(A)[0])
    assert [action.realm for action in g.legal(B)] == [C]


@pytest.mark.rule("EMP-406", "EMP-168")
def test_a_forced_challenge_lapses_if_its_target_has_been_challenged_by_then() -> None:
    g = challenges(4, PickedCard(D, INTRIGUER, C), PickedCard(A, INTRIGUER, B))
    say(g, D, DemandChallenge(B))
    told = say(g, C, g.legal(C)[0])
    assert IntrigueLapsed(A, B) in told
    assert g.stack[-1] == ChooseOpponent(A)
    assert g.waiting() == (A,)


@pytest.mark.rule("EMP-406")
def test_of_two_intriguers_on_one_target_only_the_later_chooser_is_asked() -> None:
    g = challenges(4, PickedCard(A, INTRIGUER, D), PickedCard(B, INTRIGUER, D))
    assert g.waiting() == (B,)
    say(g, B, DemandChallenge(A))
    say(g, D, g.legal(D)[0])
    assert g.stack[-1] == ChooseOpponent(B)


@pytest.mark.rule("EMP-134")
def test_an_intriguer_whose_die_has_failed_forces_nothing() -> None:
    g = challenges(4, PickedCard(B, INTRIGUER))
    assert g.stack[-1] == ChooseOpponent(A)


@pytest.mark.rule("EMP-417", "EMP-152")
def test_after_a_forced_challenge_former_allies_are_opponents() -> None:
    g = campaign(realms(4))
    g.join(C, D)
    g.picked = [PickedCard(B, INTRIGUER, D)]
    assert not g.is_enemy(C, D)
    alone(g, ChallengePhase())
    say(g, B, DemandChallenge(C))
    say(g, D, g.legal(D)[0])
    assert g.is_enemy(C, D)
    assert g.is_enemy(D, C)


# --- The tile ----------------------------------------------------------------------------------

MAP = """
A1 hills 0 *; B1 hills 1; C1 hills 1; D1 hills 2; E1 hills 1 *
A2 hills; B2 hills 2 *; C2 hills; D2 hills 2; E2 hills 2
"""


def marking(text: str = MAP, other: Seat = B, **options: Any) -> Campaign:
    """A challenges another player and must mark a tile."""
    g = campaign(text, **options)
    g.order = [A, *[seat for seat in g.order if seat != A]]
    alone(g, ChallengePhase())
    say(g, A, ChallengeRealm(other))
    return g


def tiles(g: Campaign) -> list[str]:
    return [name for name in ALL_TILES if MarkTile(tile(name)) in g.legal(A)]


ALL_TILES = [f"{column}{row}" for row in range(1, 7) for column in "ABCDEFGH"]


@pytest.mark.rule("EMP-170")
def test_a_challenge_stands_only_with_its_tile() -> None:
    g = marking()
    assert g.challenges == []
    assert g.stack[-1] == ChooseTile(A, B, False)
    say(g, A, MarkTile(tile("B1")))
    assert g.challenges == [Challenge(A, B, tile("B1"))]


@pytest.mark.rule("EMP-171")
def test_the_tile_borders_the_challengers_realm_and_is_free_or_of_the_challenged_player() -> None:
    g = marking()
    assert tiles(g) == ["B1", "A2"]
    for name in ("C1", "B2", "C2", "A1"):
        assert rule_against(g, A, MarkTile(tile(name))) == "EMP-171", name
    g = marking(other=C)
    assert tiles(g) == ["A2"]


THIRD = "A1 hills 0 *; B1 hills 1 *; C1 hills 2 *; A2 hills 2"


@pytest.mark.rule("EMP-171")
def test_a_tile_of_a_third_player_only_if_agreed() -> None:
    assert tiles(marking(THIRD)) == ["B1"]
    assert tiles(marking(THIRD, battle_tile="any")) == ["B1", "A2"]


@pytest.mark.rule("EMP-171")
def test_out_of_reach_of_the_challenged_realm_a_free_tile_is_marked() -> None:
    g = marking("A1 hills 0 *; B1 hills 1 *; A2 hills; D1 hills 2 *", other=C)
    assert tiles(g) == ["A2"]


@pytest.mark.rule("EMP-171")
def test_without_such_a_tile_an_own_tile_at_the_border_is_marked() -> None:
    g = marking("A1 hills 0 *; B1 hills 0; C1 hills 1 *; F1 hills 2 *", other=C)
    assert tiles(g) == ["B1"]
    g = marking("A1 hills 0 *; B1 hills 0; D1 hills 1 *")
    assert tiles(g) == ["A1", "B1"]


SKAVEN = """
A1 hills 0 *; B1 hills; D1 hills 1 *; F1 hills 1; G1 hills 1; H1 hills 1 city
A4 hills 2 *; B4 hills 2 city; C4 hills
"""


@pytest.mark.rule("EMP-171", "EMP-239")
def test_skaven_mark_tiles_anywhere_next_to_a_city() -> None:
    peoples = ("skaven", "empire", "kislev")
    g = marking(SKAVEN, peoples=peoples)
    assert tiles(g) == ["B1", "G1", "C4"]
    assert tiles(marking(SKAVEN)) == ["B1"]


@pytest.mark.rule("EMP-239")
def test_if_agreed_it_must_be_a_city_of_the_skavens_own() -> None:
    text = SKAVEN + "; D6 hills 0 city; E6 hills 1; C6 hills 0"
    g = marking(text, peoples=("skaven", "empire", "kislev"), skaven_city="own")
    assert tiles(g) == ["B1", "E6"]
    g = marking(text, peoples=("skaven", "empire", "kislev"))
    assert tiles(g) == ["B1", "G1", "C4", "E6"]


@pytest.mark.rule("EMP-171", "EMP-239")
def test_skaven_do_not_mark_own_tiles_next_to_a_city_even_if_any_tile_may_be_marked() -> None:
    text = "A1 hills 0 *; B1 hills 0 city; C1 hills 1 *; D1 hills 2 *"
    g = marking(text, peoples=("skaven", "empire", "kislev"), battle_tile="any")
    assert tiles(g) == ["C1"]


@pytest.mark.rule("EMP-409")
def test_a_player_without_tiles_marks_any_free_tile() -> None:
    g = campaign("A1 hills; B1 hills 1 *; D1 hills 1; H1 hills; F1 hills 2 *")
    alone(g, ChallengePhase())
    assert g.waiting() == (A,)
    say(g, A, ChallengeRealm(B))
    assert tiles(g) == ["A1", "H1"]


@pytest.mark.rule("EMP-409")
def test_if_no_tile_is_free_he_marks_one_of_the_player_he_challenges() -> None:
    g = campaign("B1 hills 1 *; D1 hills 1; F1 hills 2 *")
    alone(g, ChallengePhase())
    say(g, A, ChallengeRealm(B))
    assert tiles(g) == ["B1", "D1"]


@pytest.mark.rule("EMP-409")
def test_of_two_players_without_tiles_on_a_full_map_any_tile_is_marked() -> None:
    g = campaign("C1 hills 2 *; D1 hills 2")
    alone(g, ChallengePhase())
    say(g, A, ChallengeRealm(B))
    assert tiles(g) == ["C1", "D1"]


@pytest.mark.rule("EMP-409")
def test_a_player_without_tiles_can_be_challenged() -> None:
    g = campaign("A1 hills 0 *; B1 hills; F1 hills 2 *")
    g.order = [A, B, C]
    alone(g, ChallengePhase())
    say(g, A, ChallengeRealm(B))
    assert tiles(g) == ["B1"]


@pytest.mark.rule("EMP-422")
def test_battles_may_be_fought_in_the_void_and_in_the_mist() -> None:
    g = marking()
    g.effects = [ChaosVoid(C, "spring", tile("A2")), Mist(C, "autumn", tile("B1"))]
    assert tiles(g) == ["B1", "A2"]
