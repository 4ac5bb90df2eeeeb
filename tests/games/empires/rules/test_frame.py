"""The frame: two years of three rounds and a winter, the phases of a round, and the order of realms."""

from __future__ import annotations

import pytest

from feldzug.games.empires.battle.phase import BattlePhase
from feldzug.games.empires.battle.ways import PAPER
from feldzug.games.empires.building.phase import BuildPhase
from feldzug.games.empires.building.prices import building_price, claim_price
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import Challenge
from feldzug.games.empires.challenges import ChallengeRealm, ChooseOpponent
from feldzug.games.empires.events import RoundBegan
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.phase import END, Phase
from feldzug.games.empires.vocabularies import AUTUMN, CITY, SPRING, SUMMER
from feldzug.games.empires.whole_campaign import Round, WholeCampaign, largest_realm
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.laws import wander
from feldzug.kernel.values import FATE
from tests.games.empires.table import NOBODY, A, B, C, D, begin, campaign, refused, tile

FOUR = """
    A1 hills 0 city*; B1 hills 0; A2 hills 0; D1 hills 1 city*; E1 hills 1; D2 hills 1
    G1 hills 2 city*; H1 hills 2; G2 hills 2; J1 hills 3 city*; K1 hills 3; J2 hills 3
    C1 hills; C2 hills; F1 hills; F2 hills; I1 hills; I2 hills
"""


def play(g: Campaign, seed: int) -> list[tuple[str, int]]:
    """Play at random to the end; which phases of which round were begun, in their order."""
    dealer = Dealer(seed)
    seen: list[tuple[str, int]] = []
    for _ in range(6000):
        for frame in g.stack:
            name = (type(frame).__name__, g.round)
            if isinstance(frame, Phase) and name not in seen:
                seen.append(name)
        if g.outcome() is not None:
            return seen
        wander(g, dealer, 1)
    raise AssertionError("no end")


# --- Two years ---------------------------------------------------------------------------------


@pytest.mark.rule("EMP-003")
def test_a_campaign_begins_in_spring_of_year_1() -> None:
    g = EMPIRES.start(EMPIRES.setup(2))
    assert isinstance(g, Campaign)
    assert (g.round, g.year, g.season) == (1, 1, SPRING)


@pytest.mark.rule("EMP-003", "EMP-004", "EMP-005")
@pytest.mark.parametrize(
    ("number", "year", "season"),
    [
        (1, 1, SPRING),
        (2, 1, SUMMER),
        (3, 1, AUTUMN),
        (4, 2, SPRING),
        (5, 2, SUMMER),
        (6, 2, AUTUMN),
    ],
)
def test_a_year_has_three_rounds(number: int, year: int, season: int) -> None:
    g = campaign(FOUR, number=number)
    assert (g.year, g.season) == (year, season)
    g.stack = [WholeCampaign(at="play_round")]
    g.events = []
    if season == SPRING and number > 1:
        g.stack.append(Round(number, at="begin"))
    g.settle()
    (began,) = [e for e in g.events if isinstance(e, RoundBegan)]
    assert (began.round, began.year, began.season) == (number, year, season)


@pytest.mark.rule("EMP-002", "EMP-004", "EMP-005", "EMP-222")
def test_the_phases_of_six_rounds_come_in_their_order_and_one_winter() -> None:
    g = EMPIRES.start(EMPIRES.setup(3, battles=PAPER))
    assert isinstance(g, Campaign)
    seen = play(g, 5)
    fixed = [
        "EventPhase",
        "AlliancePhase",
        "IncomePhase",
        "HiringPhase",
        "ChallengePhase",
        "BattlePhase",
        "BuildPhase",
    ]
    played = [name for name, number in seen if number == 1 and name in fixed]
    asked = [name for name in fixed if name in played]
    assert played == asked
    assert {"EventPhase", "ChallengePhase", "BattlePhase", "BuildPhase"} <= set(played)
    assert {number for _, number in seen} <= {1, 2, 3, 4, 5, 6}
    assert all(number == 3 for name, number in seen if name in ("Winter", "WinterWar"))


@pytest.mark.rule("EMP-002", "EMP-005")
def test_a_round_names_its_phases_in_the_order_of_the_sheet() -> None:
    assert Round.flow() == (
        "spring_magic",
        "begin",
        "events",
        "alliances",
        "income",
        "hiring",
        "challenges",
        "battles",
        "build_and_conquer",
        "autumn_magic",
        "conversion",
        "winter_war",
        "winter",
    )


@pytest.mark.rule("EMP-002")
def test_nobody_challenges_before_it_is_time() -> None:
    g = campaign(FOUR)
    g.stack = [WholeCampaign(at="go_on"), Round(2)]
    g.settle()
    assert g.waiting() != (FATE,)
    seat = g.waiting()[0]
    assert not isinstance(g.stack[-1], ChooseOpponent)
    assert "event-phase" in g.path()
    assert refused(g, seat, ChallengeRealm(B)) == "not-offered"


@pytest.mark.rule("EMP-005")
@pytest.mark.parametrize("number", [1, 2, 4, 5, 6])
def test_only_the_autumn_of_year_1_is_followed_by_winter(number: int) -> None:
    g = campaign(FOUR, number=number)
    assert not Round(number).is_before_winter(g)
    assert Round(number).winter(g) is None
    assert Round(number).winter_war(g) is None


@pytest.mark.rule("EMP-004", "EMP-005")
def test_winter_follows_the_autumn_of_year_1() -> None:
    g = campaign(FOUR, number=3)
    assert Round(3).winter(g) is not None
    assert Round(3).winter_war(g) is not None


@pytest.mark.rule("EMP-004", "EMP-222")
def test_after_round_6_points_are_counted_and_no_round_follows() -> None:
    g = campaign(FOUR, number=6)
    g.stack = [WholeCampaign(at="go_on")]
    g.settle()
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.ending == "autumn"
    g = campaign(FOUR, number=5)
    g.stack = [WholeCampaign(at="go_on")]
    g.settle()
    assert g.outcome() is None
    assert g.round == 6


@pytest.mark.rule("EMP-215", "EMP-409")
def test_each_phase_ends_with_lost_capitals_and_the_check_of_victory() -> None:
    assert END == ("replace_capitals", "judge")
    assert BuildPhase.flow()[-2:] == END


# --- The order of realms -----------------------------------------------------------------------


@pytest.mark.rule("EMP-009", "EMP-407")
def test_in_round_1_the_order_is_the_lot_whatever_the_sizes() -> None:
    g = campaign(FOUR + "; B2 hills 2", number=1)
    g.lot = [C, A, D, B]
    Round(1).begin(g)
    assert g.order == [C, A, D, B]


@pytest.mark.rule("EMP-012", "EMP-013")
def test_later_the_smallest_realm_is_first() -> None:
    g = campaign(FOUR + "; C1 hills 0; B2 hills 0; E2 hills 1")
    g.order = []
    Round(2).begin(g)
    assert g.order == [C, D, B, A]


@pytest.mark.rule("EMP-011", "EMP-012")
def test_a_city_counts_like_a_tile() -> None:
    six_and_one = "; ".join(f"{column}1 hills 0" for column in "BCDEF")
    g = campaign(
        f"A1 hills 0 city*; {six_and_one}; A3 hills 1 city*; B3 hills 1 city; C3 hills 1 city; "
        "D3 hills 1; E3 hills 1"
    )
    assert [g.size(A), g.size(B)] == [7, 8]
    assert g.ranked() == [A, B]


@pytest.mark.rule("EMP-012", "EMP-407")
def test_equal_sizes_go_by_cities_then_castles_then_the_lot() -> None:
    more_cities = campaign("A1 hills 0 city*; B1 hills 0; C1 hills 1 *; D1 hills 1; E1 hills 1")
    assert more_cities.ranked() == [B, A]
    more_castles = campaign("A1 hills 0 *; B1 hills 0 castle; C1 hills 1 *; D1 hills 1")
    assert more_castles.ranked() == [B, A]
    by_lot = campaign("A1 hills 0 *; B1 hills 0; C1 hills 1 *; D1 hills 1")
    by_lot.lot = [B, A]
    assert by_lot.ranked() == [B, A]
    by_lot.lot = [A, B]
    assert by_lot.ranked() == [A, B]


@pytest.mark.rule("EMP-012", "EMP-407")
def test_more_cities_go_before_more_castles() -> None:
    g = campaign(
        """
        A1 hills 0 city*; B1 hills 0 city; C1 hills 0
        E1 hills 1 city*; F1 hills 1 castle; G1 hills 1 castle; H1 hills 1
        """
    )
    assert g.size(A) == g.size(B)
    assert g.ranked() == [B, A]


@pytest.mark.rule("EMP-407", "EMP-181")
@pytest.mark.parametrize(("largest_tie", "expected"), [("nobody", NOBODY), ("winner", C)])
def test_while_only_the_lot_tells_the_largest_realm_nobody_has_the_bonus(
    largest_tie: str, expected: int
) -> None:
    g = campaign(FOUR, number=1, largest_tie=largest_tie)
    g.lot = [D, B, A, C]
    Round(1).begin(g)
    assert g.largest == expected


@pytest.mark.rule("EMP-181", "EMP-407")
def test_the_largest_realm_has_the_bonus_by_a_castle_too() -> None:
    g = campaign(FOUR)
    g.building[tile("E1")] = 1
    assert largest_realm(g) == B
    g.building[tile("H1")] = 1
    assert largest_realm(g) == NOBODY
    g.owner[tile("C1")] = A
    assert largest_realm(g) == A


@pytest.mark.rule("EMP-437")
def test_a_neutral_realm_is_left_out_where_realms_are_asked_in_order() -> None:
    g = campaign(FOUR)
    g.neutral[B] = 1
    assert B not in g.in_order()
    assert B not in g.realms()
    assert B in g.ranked()


@pytest.mark.rule("EMP-001")
def test_the_sheet_of_the_club_goes_before_the_base_game() -> None:
    g = campaign(FOUR)
    assert claim_price(g, A, tile("C1")) == 2
    assert building_price(g, tile("B1"), CITY) == 2


# --- Who is asked ------------------------------------------------------------------------------


@pytest.mark.rule("EMP-436")
def test_a_realm_goes_on_with_everything_whoever_answers_for_it() -> None:
    """Nothing in a position names a person: gold, ally and the battle to be fought hang on the seat."""
    g = campaign(FOUR)
    g.join(A, C)
    g.pay(A, 140, "given")
    g.challenges = [Challenge(B, A, tile("C1"))]
    begin(g, BattlePhase())
    codec, setup = Codec(EMPIRES), EMPIRES.setup(4)
    stand_in = codec.load(codec.save(g, setup))
    assert isinstance(stand_in, Campaign)
    assert (stand_in.gold[A], stand_in.ally[A]) == (140, C)
    assert A in stand_in.waiting()
    assert stand_in.legal(A) == g.legal(A)
    assert (stand_in.order, stand_in.lot) == (g.order, g.lot)
