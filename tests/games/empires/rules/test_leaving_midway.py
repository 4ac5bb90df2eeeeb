"""Players who leave in the middle of something: nobody waits for a realm that has turned neutral."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.alliances import AlliancePhase, EndTalks, ProposeAlliance
from feldzug.games.empires.armies import NONE
from feldzug.games.empires.battle.armies import (
    FieldArmy,
    LockArmies,
    muster_of,
    treasury,
    usable_cards,
)
from feldzug.games.empires.battle.events import BattleSettled
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.objectives import PlaceCastle, PlaceObjective
from feldzug.games.empires.battle.sharing import Share, ShareKp
from feldzug.games.empires.battle.sides import SpyOut, TossForSides
from feldzug.games.empires.battle.simulated import SimulatedBattle
from feldzug.games.empires.battle.table import TableBattle
from feldzug.games.empires.battle.terrain import DiceCrossing, PlaceCrossing
from feldzug.games.empires.battle.ways import AgreeWay
from feldzug.games.empires.building.phase import BuildPhase
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY, PickedCard
from feldzug.games.empires.capitals import NewCapitals
from feldzug.games.empires.challenges import (
    ChallengePhase,
    DemandChallenge,
    IntrigueLapsed,
)
from feldzug.games.empires.conversion import ConversionPhase
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.event_phase.phase import EventPhase, TakeEvent
from feldzug.games.empires.hiring import EndHiring, HiringPhase, OfferHire
from feldzug.games.empires.magic.casting import CastSpell, KeepSpell
from feldzug.games.empires.magic.events import SpellWasted
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, Report
from feldzug.kernel.reported import Confirm
from feldzug.kernel.values import Event
from tests.games.empires import seasons
from tests.games.empires.battles import chance, fight, fought, go, inside, say, told, top, war
from tests.games.empires.rosters import EMPIRE, roster
from tests.games.empires.table import A, B, C, D, alone, campaign, refused, rule_against, tile
from tests.games.empires.table import say as answer

pytestmark = pytest.mark.rule("EMP-437")

FOUR = "A1 hills 0 *; C1 hills 1 *; E1 hills 2 *; G1 hills 3 *"
MERCENARY = ("empire", "bretonnia", "kislev", "dogs-of-war")
INTRIGUER = EVENT_CARDS.index("intriguer")
LAND = "B1 hills 1; C1 fields 2; D1 fields 3"
"""Who fights, and two who look on."""


def leave(g: Campaign, seat: Any) -> list[Event]:
    return g.resign(seat)


# --- Agreements --------------------------------------------------------------------------------


def test_the_proposal_of_who_has_left_is_void() -> None:
    g = campaign(FOUR)
    alone(g, AlliancePhase())
    answer(g, A, ProposeAlliance(B))
    answer(g, C, EndTalks())
    answer(g, D, EndTalks())
    leave(g, A)
    assert [action for action in g.legal(B) if not isinstance(action, ProposeAlliance)] == [
        EndTalks()
    ]
    answer(g, B, EndTalks())
    assert g.waiting() == ()


def test_whoever_waited_for_the_answer_of_who_has_left_may_propose_again() -> None:
    g = campaign(FOUR)
    alone(g, AlliancePhase())
    answer(g, A, ProposeAlliance(B))
    assert refused(g, A, ProposeAlliance(C)) == "one-proposal-at-a-time"
    leave(g, B)
    assert refused(g, A, ProposeAlliance(C)) == ""


def test_the_gold_that_who_has_left_has_offered_hires_nobody() -> None:
    g = campaign(FOUR, peoples=MERCENARY)
    g.gold = [300, 300, 0, 0]
    alone(g, HiringPhase())
    answer(g, A, OfferHire(D))
    leave(g, A)
    assert g.waiting() == (B,)
    answer(g, B, EndHiring())
    assert g.waiting() == ()
    assert (g.hired_by[D], g.gold[A]) == (NOBODY, 300)


def test_whoever_has_made_an_offer_to_one_who_has_left_may_make_another() -> None:
    peoples = ("empire", "bretonnia", "dogs-of-war", "dogs-of-war")
    g = campaign(FOUR, peoples=peoples)
    g.gold = [300, 0, 0, 0]
    alone(g, HiringPhase())
    answer(g, A, OfferHire(D))
    assert g.waiting() == (D,)
    leave(g, D)
    assert refused(g, A, OfferHire(C)) == ""


# --- Phases ------------------------------------------------------------------------------------


def test_who_leaves_among_those_who_choose_takes_no_event() -> None:
    g = campaign(FOUR)
    g.picked = []
    alone(g, EventPhase())
    answer(g, A, TakeEvent(EVENT_CARDS.index("risk")))
    leave(g, B)
    assert g.waiting() == (C,)
    leave(g, D)
    answer(g, C, TakeEvent(EVENT_CARDS.index("scouts")))
    assert [pick.seat for pick in g.picked] == [A, C]
    assert g.waiting() == ()


@pytest.mark.parametrize("card", ["fools-gold", "craftsmen", "saboteurs"])
def test_whose_event_is_carried_out_leaves_and_it_does_nothing(card: str) -> None:
    g = campaign("A1 river 0 *; C1 river 1 castle*; E1 hills 2 *; G1 hills 3 *")
    g.picked = [PickedCard(A, EVENT_CARDS.index(card))]
    alone(g, EventPhase(at="carry_out"))
    assert g.waiting() == (A,)
    before = list(g.building)
    leave(g, A)
    assert g.waiting() == ()
    assert g.building == before


@pytest.mark.rule("EMP-136", "EMP-410")
def test_who_has_left_before_the_turn_of_his_amulet_draws_no_card() -> None:
    g = campaign(FOUR)
    g.picked = [
        PickedCard(B, EVENT_CARDS.index("diplomat")),
        PickedCard(A, EVENT_CARDS.index("amulet")),
    ]
    alone(g, EventPhase(at="carry_out"))
    assert g.waiting() == (B,)
    leave(g, A)
    answer(g, B, g.legal(B)[0])
    assert g.waiting() == ()
    assert [len(hand.cards) for hand in g.amulets] == [0, 0, 0, 0]


def test_who_leaves_before_his_challenge_challenges_nobody() -> None:
    g = campaign(FOUR)
    alone(g, ChallengePhase())
    assert g.waiting() == (A,)
    leave(g, A)
    assert g.waiting() == (B,)
    answer(g, B, g.legal(B)[0])
    leave(g, B)
    assert g.challenges == []
    assert g.waiting() == (C,)


def test_an_intrigue_against_who_has_left_lapses() -> None:
    g = campaign(FOUR)
    g.picked = [PickedCard(B, INTRIGUER, D)]
    alone(g, ChallengePhase())
    assert g.waiting() == (B,)
    assert IntrigueLapsed(B, D) in leave(g, D)
    assert g.waiting() == (A,)


@pytest.mark.rule("EMP-404", "EMP-134")
def test_if_all_others_are_engaged_one_of_them_may_be_demanded() -> None:
    g = campaign("A1 hills 0 *; C1 hills 1 *; E1 hills 2 *")
    g.picked = [PickedCard(A, INTRIGUER, B), PickedCard(C, INTRIGUER, A)]
    alone(g, ChallengePhase())
    answer(g, A, DemandChallenge(C))
    answer(g, B, g.legal(B)[0])
    assert [action.realm for action in g.legal(C)] == [B, C]
    g = campaign("A1 hills 0 *; C1 hills 1 *; E1 hills 2 *", odd_player="bye")
    g.picked = [PickedCard(A, INTRIGUER, B), PickedCard(C, INTRIGUER, A)]
    alone(g, ChallengePhase())
    answer(g, A, DemandChallenge(C))
    assert IntrigueLapsed(C, A) in answer(g, B, g.legal(B)[0])


@pytest.mark.rule("EMP-404")
def test_as_long_as_somebody_is_free_no_engaged_player_is_demanded() -> None:
    g = campaign(FOUR)
    g.picked = [PickedCard(A, INTRIGUER, B), PickedCard(C, INTRIGUER, A)]
    alone(g, ChallengePhase())
    answer(g, A, DemandChallenge(C))
    answer(g, B, g.legal(B)[0])
    assert rule_against(g, C, DemandChallenge(B)) == "EMP-404"
    assert [action.realm for action in g.legal(C)] == [D]


def test_who_leaves_spends_no_more_points() -> None:
    g = campaign(FOUR)
    g.earn(A, 3, "battle")
    g.earn(B, 3, "battle")
    alone(g, BuildPhase())
    assert g.waiting() == (A,)
    leave(g, A)
    assert g.waiting() == (B,)
    leave(g, B)
    assert g.waiting() == ()
    assert g.kp == [0, 0, 0, 0]


def test_who_leaves_converts_no_gold() -> None:
    g = campaign(FOUR, peoples=("dogs-of-war",))
    for seat in (A, B):
        g.pay(seat, 300, "taxes")
    alone(g, ConversionPhase())
    leave(g, A)
    assert g.waiting() == (B,)
    assert (g.markers, g.gold[A]) == ([0, 0, 0, 0], 300)


def test_for_who_leaves_another_capital_is_named() -> None:
    g = campaign("A1 hills 0; B1 hills 0; C1 hills 1 *; E1 hills 2 *")
    alone(g, NewCapitals())
    assert g.waiting() == (A,)
    leave(g, A)
    assert g.waiting() == ()
    assert g.capital[A] == tile("A1")


@pytest.mark.parametrize("stage", ["cast", "repeat", "aim"])
def test_who_leaves_amid_his_spell_casts_none(stage: str) -> None:
    g = seasons.window("A1 hills 0 special-building; B1 hills; C1 hills 1; D1 hills 2", 4)
    if stage != "cast":
        seasons.say(g, A, CastSpell())
        seasons.roll(g, 3)
    if stage == "aim":
        seasons.say(g, A, KeepSpell())
    assert g.waiting() == (A,)
    leave(g, A)
    assert g.effects == []
    assert A not in g.waiting()


def test_who_leaves_before_he_keeps_his_spell_has_not_wasted_it() -> None:
    g = seasons.window("A1 hills 0 special-building; B1 hills; C1 hills 1; D1 hills 2", 4)
    seasons.say(g, A, CastSpell())
    seasons.roll(g, 5)  # there is no river
    assert told(leave(g, A), SpellWasted) == []


def test_the_undead_who_leave_fight_no_winter_war() -> None:
    g = seasons.winter_war(
        "A1 hills 0 *; C1 hills 1 *; E1 hills 2 *", peoples=("tomb-kings", "empire", "kislev")
    )
    assert g.waiting() == (A,)
    leave(g, A)
    assert A not in g.waiting()
    assert g.winter_kp == [0, 0, 0]


# --- Battles -----------------------------------------------------------------------------------


def test_a_report_stands_when_the_other_side_leaves() -> None:
    g = fought(LAND)
    say(g, A, Report((200, 100)))
    found = leave(g, B)
    assert [event.points for event in told(found, BattleSettled)] == [200]
    assert (g.kp[A], g.kp[B]) == (3, 0)


def test_who_is_left_at_the_table_reports_alone() -> None:
    g = fought(LAND)
    leave(g, B)
    assert g.waiting() == (A,)
    assert told(say(g, A, Report((200, 100))), BattleSettled)


def test_a_battle_that_both_have_left_is_simulated() -> None:
    g = fought(LAND)
    leave(g, A)
    leave(g, B)
    assert isinstance(chance(g), SimulatedBattle)
    g = war(LAND, neutral=(B,))
    assert isinstance(top(g), AgreeWay)
    leave(g, A)
    assert fight(g).way == "simulated"


@pytest.mark.rule("EMP-402")
def test_when_a_hired_mercenary_leaves_his_employer_leads_the_army() -> None:
    g = war(LAND, hired={C: B}, peoples=("empire", "kislev", "empire", "empire"))
    go(g, LockArmies)
    leave(g, C)
    assert set(g.waiting()) == {A, B}
    muster = inside(g, lambda g, fight: muster_of(g, fight, CHALLENGED))
    assert PEOPLES[muster.people] == "empire"
    go(g, TableBattle)
    say(g, A, Report((200, 100)))
    assert g.waiting() == (B,)


@pytest.mark.rule("EMP-402")
def test_when_a_mercenary_leaves_the_table_his_employer_confirms_the_report() -> None:
    g = fought(LAND, hired={C: B}, peoples=("empire", "kislev", "empire", "empire"))
    say(g, A, Report((200, 100)))
    assert g.waiting() == (C,)
    leave(g, C)
    assert g.waiting() == (B,)
    found = say(g, B, Confirm(1))
    assert told(found, BattleSettled)
    assert g.kp == [3, 1, 0, 0]


@pytest.mark.rule("EMP-402")
def test_when_his_employer_leaves_a_mercenary_fights_on_without_his_gold_cards_and_events() -> None:
    g = war(
        LAND,
        hired={C: B},
        gold={B: 200},
        cards=((B, "reinforcement"),),
        held=(("hoard_cards", B, "crown-of-command"),),
    )
    go(g, LockArmies)
    leave(g, B)

    def look(g: Campaign, fight: Fight) -> tuple[Any, ...]:
        muster = muster_of(g, fight, CHALLENGED)
        cards = usable_cards(g, fight, CHALLENGED)
        return treasury(g, fight, CHALLENGED), cards, muster.reinforcement

    assert inside(g, look) == (0, [], False)
    assert C in g.waiting()


@pytest.mark.rule("EMP-402")
def test_when_his_employer_leaves_a_mercenary_writes_his_army_anew() -> None:
    g = war(LAND, hired={C: B}, cards=((B, "reinforcement"),))
    go(g, LockArmies)
    reinforced = next(a for a in g.legal(C) if a.action.roster.reinforcement != NONE)
    say(g, C, reinforced.action)
    assert C not in g.waiting()
    leave(g, B)
    assert set(g.waiting()) == {A, C}
    assert all(action.action.roster.reinforcement == NONE for action in g.legal(C))


@pytest.mark.rule("EMP-430")
def test_with_an_ally_who_has_left_meanwhile_nothing_is_shared() -> None:
    g = fought(LAND)
    g.ally[A], g.ally[C] = C, A
    say(g, A, Report((200, 100)))
    say(g, B, Confirm(1))
    assert isinstance(top(g), ShareKp)
    leave(g, C)
    assert [action.action for action in g.legal(A)] == [Share(False)]
    say(g, A, Share(False))
    assert g.kp[A] == 3


def test_who_leaves_before_he_has_shared_gets_and_gives_nothing() -> None:
    g = fought(LAND)
    g.ally[A], g.ally[C] = C, A
    say(g, A, Report((200, 100)))
    say(g, B, Confirm(1))
    leave(g, A)
    assert g.kp[:3] == [0, 1, 0]


def test_what_who_has_left_would_set_up_is_diced_for() -> None:
    g = war(LAND, cards=((A, "spies"),))
    go(g, SpyOut)
    leave(g, A)
    assert isinstance(chance(g), TossForSides)
    g = war("B1 river>C1 1; C1 river 2; D1 fields 3")
    go(g, PlaceCrossing)
    (seat,) = g.waiting()
    leave(g, seat)
    found = chance(g)
    assert isinstance(found, DiceCrossing)
    assert found.side == (CHALLENGER if seat == A else CHALLENGED)
    g = war("B1 hills 1 castle; C1 fields 2; D1 fields 3")
    go(g, PlaceCastle)
    leave(g, B)
    assert isinstance(chance(g), PlaceObjective)


def test_the_army_of_who_leaves_while_armies_are_written_is_put_together_for_him() -> None:
    g = war(LAND)
    go(g, LockArmies)
    say(g, A, FieldArmy(roster(EMPIRE)))
    leave(g, B)
    assert len(fight(g).armies) == 2
    assert fight(g).armies[CHALLENGED] != roster(EMPIRE)


@pytest.mark.rule("EMP-415", "EMP-359")
def test_a_battle_that_ends_with_the_campaign_gives_back_its_marker_and_the_castles_card() -> None:
    g = fought("B1 hills 1 castle")
    assert (sum(g.weather_drawn), g.reserved) == (1, 1)
    leave(g, B)
    assert g.result is not None
    assert (sum(g.weather_drawn), g.reserved) == (0, 0)
