"""Alliances: proposals, the special dice, the matrix, and how they end."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.alliances import (
    AcceptAlliance,
    AllianceDeclined,
    AlliancePhase,
    AllianceProposed,
    AllianceRolled,
    DeclineAlliance,
    DissolveAlliance,
    EndTalks,
    ProposeAlliance,
    alliance_factor,
)
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import Challenge
from feldzug.games.empires.challenges import ChallengePhase, enter_challenge
from feldzug.games.empires.events import AllianceEnded, AllianceMade
from feldzug.games.empires.view import AllianceOddsView, view
from feldzug.kernel.values import FATE, Seat
from tests.games.empires.table import (
    NOBODY,
    A,
    B,
    C,
    D,
    alone,
    campaign,
    fate,
    refused,
    rule_against,
    say,
    tile,
)

TWO = "A1 hills 0 *; C1 hills 1 *"
FOUR = "A1 hills 0 *; C1 hills 1 *; E1 hills 2 *; G1 hills 3 *"


def talks(text: str = FOUR, **options: Any) -> Campaign:
    g = campaign(text, **options)
    alone(g, AlliancePhase())
    return g


def agree(g: Campaign, *dice: int) -> list[Any]:
    """A proposes to B, who accepts; both roll."""
    say(g, A, ProposeAlliance(B))
    say(g, B, AcceptAlliance(A))
    return fate(g, dice)


def end_talks(g: Campaign) -> None:
    while g.waiting():
        say(g, g.waiting()[0], EndTalks())


@pytest.mark.rule("EMP-138", "EMP-143")
def test_two_players_enter_an_alliance_and_dissolve_it_in_a_later_round() -> None:
    g = talks(peoples=("empire", "bretonnia"))
    told = agree(g, 0, 1)
    assert AllianceMade(A, B) in told
    assert g.ally == [B, A, NOBODY, NOBODY]
    end_talks(g)
    g.round = 4
    alone(g, AlliancePhase())
    assert g.ally[A] == B
    told = say(g, B, DissolveAlliance())
    assert told == [AllianceEnded(B, A, "dissolved")]
    assert g.ally == [NOBODY] * 4


@pytest.mark.rule("EMP-139")
def test_to_dissolve_an_alliance_needs_nobody_elses_consent() -> None:
    g = campaign(FOUR)
    g.join(A, B)
    alone(g, AlliancePhase())
    say(g, A, DissolveAlliance())
    assert g.ally[B] == NOBODY
    assert refused(g, A, DissolveAlliance()) == "not-offered"


@pytest.mark.rule("EMP-139", "EMP-153")
def test_nobody_can_ally_outside_the_alliance_phase() -> None:
    g = campaign(FOUR)
    alone(g, ChallengePhase())
    assert refused(g, g.waiting()[0], ProposeAlliance(D)) == "not-offered"


@pytest.mark.rule("EMP-139")
def test_the_phase_is_over_when_nobody_wants_more() -> None:
    g = talks()
    assert g.waiting() == (A, B, C, D)
    say(g, C, EndTalks())
    assert g.waiting() == (A, B, D)
    assert refused(g, C, EndTalks()) == "talks-ended"
    assert refused(g, C, ProposeAlliance(D)) == ""
    for seat in (A, D, B):
        say(g, seat, EndTalks())
    assert g.waiting() == ()


@pytest.mark.rule("EMP-138")
def test_a_player_who_has_ended_his_talks_is_asked_again_if_somebody_proposes() -> None:
    g = talks(TWO)
    say(g, B, EndTalks())
    assert say(g, A, ProposeAlliance(B)) == [AllianceProposed(A, B)]
    say(g, A, EndTalks())
    assert g.waiting() == (B,)
    assert refused(g, B, EndTalks()) == "answer-first"
    say(g, B, DeclineAlliance(A))
    assert g.waiting() == (A,)


@pytest.mark.rule("EMP-140")
def test_nobody_has_more_than_one_ally() -> None:
    g = talks()
    g.join(A, B)
    assert refused(g, A, ProposeAlliance(C)) == "has-an-ally"
    assert rule_against(g, C, ProposeAlliance(A)) == "EMP-140"
    assert refused(g, C, ProposeAlliance(D)) == ""


@pytest.mark.rule("EMP-138")
def test_nobody_is_his_own_ally() -> None:
    assert refused(talks(), A, ProposeAlliance(A)) == "not-offered"


@pytest.mark.rule("EMP-431", "EMP-418")
@pytest.mark.parametrize(("accepts", "proposed", "factor"), [(B, A, -2), (A, B, 2)])
def test_of_two_who_propose_to_each_other_the_one_who_is_accepted_has_proposed(
    accepts: Seat, proposed: Seat, factor: int
) -> None:
    g = talks(TWO, peoples=("goblins", "empire"), alliance_matrix="printed")
    say(g, A, ProposeAlliance(B))
    say(g, B, ProposeAlliance(A))
    say(g, accepts, AcceptAlliance(proposed))
    assert AllianceRolled(proposed, accepts, (0, 0), factor, factor) in fate(g, (0, 0))
    assert g.waiting() == ()


@pytest.mark.rule("EMP-140")
def test_a_player_proposes_to_one_at_a_time_and_may_be_asked_by_several() -> None:
    g = talks()
    say(g, A, ProposeAlliance(B))
    assert refused(g, A, ProposeAlliance(C)) == "one-proposal-at-a-time"
    say(g, C, ProposeAlliance(B))
    say(g, D, ProposeAlliance(A))
    assert refused(g, B, AcceptAlliance(C)) == ""
    assert refused(g, B, AcceptAlliance(D)) == "not-offered"
    say(g, B, AcceptAlliance(A))
    fate(g, (-1, -1))
    assert refused(g, B, AcceptAlliance(C)) != ""
    assert refused(g, A, AcceptAlliance(D)) != ""
    assert g.waiting() == (C, D)
    assert refused(g, C, ProposeAlliance(D)) == ""


@pytest.mark.rule("EMP-141")
def test_both_roll_a_die_with_the_values_from_minus_1_to_4() -> None:
    g = talks()
    say(g, A, ProposeAlliance(B))
    say(g, B, AcceptAlliance(A))
    assert g.waiting() == (FATE,)
    rolls = [dice for dice, weight in g.odds().outcomes() if weight == 1]
    assert len(rolls) == 36
    assert {face for dice in rolls for face in dice} == {-1, 0, 1, 2, 3, 4}


@pytest.mark.rule("EMP-142", "EMP-143", "EMP-379")
@pytest.mark.parametrize(
    ("peoples", "dice", "factor", "makes"),
    [
        (("empire", "bretonnia"), (0, 1), 2, True),
        (("empire", "bretonnia"), (0, 0), 2, False),
        (("araby", "bretonnia"), (-1, 4), 0, True),
        (("empire", "empire"), (-1, 1), 3, True),
        (("empire", "goblins"), (0, 4), -2, False),
        (("empire", "goblins"), (1, 4), -2, True),
        (("dogs-of-war", "chaos"), (1, 2), 0, True),
    ],
)
def test_dice_and_factor_must_make_3(
    peoples: tuple[str, str], dice: tuple[int, int], factor: int, makes: bool
) -> None:
    g = talks(peoples=(*peoples, "kislev", "dwarfs"), people_twice="on")
    told = agree(g, *dice)
    assert AllianceRolled(A, B, dice, factor, sum(dice) + factor) in told
    assert (g.ally[A] == B) == makes


@pytest.mark.rule("EMP-143")
@pytest.mark.parametrize(
    ("peoples", "ways"),
    [
        (("empire", "goblins"), 10),
        (("araby", "bretonnia"), 21),
        (("empire", "bretonnia"), 30),
        (("empire", "empire"), 33),
    ],
)
def test_the_chances_of_an_alliance_by_factor(peoples: tuple[str, str], ways: int) -> None:
    g = talks(TWO, peoples=peoples)
    say(g, A, ProposeAlliance(B))
    say(g, B, AcceptAlliance(A))
    made = 0
    for dice, weight in g.odds().outcomes():
        tried = g.clone()
        tried.apply(FATE, dice)
        made += weight if tried.ally[A] == B else 0
    assert made == ways


@pytest.mark.rule("EMP-141", "EMP-142", "EMP-143")
def test_a_player_sees_how_likely_an_alliance_is_while_it_is_talked_about() -> None:
    g = talks(TWO, peoples=("empire", "goblins"))
    assert view(g, A).alliance_odds == [AllianceOddsView(B, 10, 10)]
    assert view(g, None).alliance_odds == []
    end_talks(g)
    assert view(g, A).alliance_odds == []


@pytest.mark.rule("EMP-379", "EMP-380", "EMP-381")
def test_in_the_corrected_matrix_it_does_not_matter_who_proposes() -> None:
    for option in ("proposer", "asked"):
        g = campaign(TWO, peoples=("goblins", "empire"), printed_pair=option)
        assert alliance_factor(g, A, B) == alliance_factor(g, B, A) == -2
        g = campaign(TWO, peoples=("chaos", "wood-elves"), printed_pair=option)
        assert alliance_factor(g, A, B) == alliance_factor(g, B, A) == -2


@pytest.mark.rule("EMP-418", "EMP-379")
@pytest.mark.parametrize(("option", "goblins_propose"), [("proposer", -2), ("asked", 2)])
def test_the_printed_matrix_is_read_in_the_row_that_was_agreed(
    option: str, goblins_propose: int
) -> None:
    g = campaign(TWO, peoples=("goblins", "empire"), alliance_matrix="printed", printed_pair=option)
    assert alliance_factor(g, A, B) == goblins_propose
    assert alliance_factor(g, B, A) == -goblins_propose


@pytest.mark.rule("EMP-418", "EMP-142")
def test_with_the_printed_matrix_it_matters_who_proposes() -> None:
    g = talks(TWO, peoples=("goblins", "empire"), alliance_matrix="printed")
    assert not any(isinstance(event, AllianceMade) for event in agree(g, 0, 1))
    g = talks(TWO, peoples=("empire", "goblins"), alliance_matrix="printed")
    assert AllianceMade(A, B) in agree(g, 0, 1)


@pytest.mark.rule("EMP-378", "EMP-382")
def test_two_players_of_one_people_have_the_factor_3() -> None:
    for people in ("empire", "witch-hunters", "high-elves"):
        g = campaign(TWO, peoples=(people,))
        assert alliance_factor(g, A, B) == 3


@pytest.mark.rule("EMP-431", "EMP-143")
def test_the_roll_uses_up_the_attempt_of_both_until_the_next_round() -> None:
    g = talks(peoples=("araby", "bretonnia", "kislev", "lizardmen"))
    agree(g, -1, 2)
    assert g.ally[A] == NOBODY
    assert refused(g, C, ProposeAlliance(A)) == "attempt-used"
    assert rule_against(g, D, ProposeAlliance(B)) == "EMP-431"
    assert g.waiting() == (C, D)
    assert g.legal(A) == []
    end_talks(g)
    alone(g, AlliancePhase())
    assert refused(g, A, ProposeAlliance(B)) == ""
    assert g.gold == [0, 0, 0, 0]


@pytest.mark.rule("EMP-431")
def test_a_success_uses_up_the_attempt_as_well() -> None:
    g = talks()
    agree(g, 4, 4)
    say(g, A, DissolveAlliance())
    assert refused(g, C, ProposeAlliance(A)) == "attempt-used"


@pytest.mark.rule("EMP-431")
def test_a_declined_proposal_is_no_attempt_but_is_not_made_twice() -> None:
    g = talks()
    say(g, A, ProposeAlliance(B))
    assert say(g, B, DeclineAlliance(A)) == [AllianceDeclined(B, A)]
    assert refused(g, A, ProposeAlliance(B)) == "proposal-declined"
    assert refused(g, A, ProposeAlliance(C)) == ""
    assert refused(g, B, ProposeAlliance(A)) == ""


@pytest.mark.rule("EMP-437")
def test_a_neutral_realm_neither_proposes_nor_is_proposed_to() -> None:
    g = campaign(FOUR)
    g.neutral[D] = 1
    alone(g, AlliancePhase())
    assert g.waiting() == (A, B, C)
    assert refused(g, A, ProposeAlliance(D)) == "neutral-realm"
    end_talks(g)
    assert g.waiting() == ()


@pytest.mark.rule("EMP-152", "EMP-153")
def test_an_alliance_ended_by_a_challenge_can_be_renewed_in_the_next_round_with_new_dice() -> None:
    g = campaign(FOUR)
    g.join(A, B)
    g.events = []
    enter_challenge(g, Challenge(A, B, tile("C1"), forced=True))
    assert AllianceEnded(A, B, "challenged") in g.events
    assert g.ally == [NOBODY] * 4
    alone(g, AlliancePhase())
    agree(g, 0, 0)
    assert g.ally[A] == NOBODY


@pytest.mark.rule("EMP-152")
def test_a_challenge_to_another_player_leaves_the_alliance_alone() -> None:
    g = campaign(FOUR)
    g.join(A, B)
    enter_challenge(g, Challenge(A, C, tile("E1")))
    assert g.ally[A] == B
