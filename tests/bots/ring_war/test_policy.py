"""The policy of Ring War: chances, what it thinks of simple scenes, and how it evaluates."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldzug.analysis.ring_war import fights as exact
from feldzug.bots.policies.ring_war.fights import DUEL, fights
from feldzug.bots.policies.ring_war.outlook import Outlook, turns_left
from feldzug.bots.policies.ring_war.policy import POLICY, lead
from feldzug.games.ring_war.actions import (
    Attack,
    Deploy,
    Move,
    NameDefender,
    PlayCard,
    SendUnit,
    StopAttacking,
    Trade,
    Withdraw,
)
from feldzug.games.ring_war.board import CREATURE, INFANTRY
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.reinforcement import set_value
from feldzug.games.ring_war.turn import StartOfTurn
from feldzug.games.ring_war.war import War
from feldzug.kernel import laws
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import Seat
from tests.games.ring_war.table import GREEN, RED, answer, begin, place, start, war


def choice(g: War, seat: Seat = GREEN) -> object:
    return POLICY.choose(g, seat, g.legal(seat))


# --- chances ----------------------------------------------------------------------------------


@pytest.mark.parametrize("attack", range(1, 8))
@pytest.mark.parametrize("defence", range(1, 8))
def test_duels_have_their_exact_chances(attack: int, defence: int) -> None:
    assert DUEL[attack][defence] == pytest.approx(float(exact.duel(attack, defence)))


@pytest.mark.parametrize(
    ("army", "foes", "bonus", "chance"),
    [
        ((5, 0, 0), (1, 0, 0), 0, 0.870),
        ((5, 0, 0), (2, 0, 0), 0, 0.663),
        ((1, 0, 1), (0, 0, 1), 0, 0.472),
        ((1, 4, 0), (5, 0, 0), 0, 0.792),
        ((1, 0, 4), (5, 0, 0), 2, 0.303),
    ],
)
def test_fights_have_the_chances_of_the_catalogue(
    army: tuple[int, int, int], foes: tuple[int, int, int], bonus: int, chance: float
) -> None:
    table = fights("priced", "printed")
    assert table.taken(army, foes, 0, bonus) == pytest.approx(chance, abs=0.0006)


def test_a_fight_that_never_pays_is_worth_nothing() -> None:
    table = fights("priced", "printed")
    nothing = table.stakes(0, 2, 0, 0, 0)
    assert table.worth((3, 0, 0), (0, 0, 1), nothing) == 0
    much = table.stakes(0, 2, 1000, 1000, 0)
    assert table.worth((3, 0, 0), (0, 0, 1), much) > 0


# --- scenes -----------------------------------------------------------------------------------


def test_it_attacks_where_it_is_strong_and_stops_where_it_is_not() -> None:
    g = begin(war("buckland: 0 infantry 1, cavalry 2"), "battle")
    found = choice(g)
    assert isinstance(found, Attack)
    assert found.source == place("buckland")
    g = begin(war("buckland: 0 infantry 2", others="1 creature 5"), "battle")
    assert choice(g) == StopAttacking()


def test_it_leads_an_attack_with_a_leader() -> None:
    g = begin(war("buckland: 0 infantry 4, leader\nthe_shire: 1 infantry 3"), "battle")
    answer(g, (GREEN, Attack(place("buckland"), place("the_shire"))))
    assert choice(g) == SendUnit(INFANTRY, True)


def test_a_leader_does_not_leave_the_site_of_power_that_earns_him_a_card() -> None:
    realm = "eregion: 0 infantry 2, leader\nmoria: 0 infantry 2"
    site, beside = place("eregion"), place("moria")
    look = Outlook(begin(war(realm), "movement"), GREEN)
    assert look.card_gained(site, beside) == -1
    assert lead(look, site, beside) < -1
    assert look.led_prize(site, place("dunland")) < look.led_prize(beside, place("dunland"))
    two = begin(war(realm + "\nlorien: 0 infantry 1, leader"), "movement")
    assert Outlook(two, GREEN).card_gained(site, beside) == 0
    arrival = Outlook(begin(war(realm, "4 leader_card=arrival"), "movement"), GREEN)
    assert arrival.card_gained(site, beside) == 0
    assert arrival.card_gained(site, place("lorien")) == 1


def attacked(text: str, source: str, target: str, kind: int) -> War:
    """Red has announced an attack upon green."""
    g = begin(war(text), "battle", RED)
    answer(g, (RED, Attack(place(source), place(target))), (RED, SendUnit(kind, False)))
    return g


def test_a_creature_that_is_lost_withdraws_and_infantry_in_a_fortress_stays() -> None:
    lost = "moria: 1 creature 5\neregion: 0 creature 1\ndunland: 0 infantry 1"
    g = attacked(lost, "moria", "eregion", CREATURE)
    assert choice(g) == Withdraw(CREATURE, place("dunland"), False)
    safe = "eregion: 1 infantry 3\nmoria: 0 infantry 5"
    assert choice(attacked(safe, "eregion", "moria", INFANTRY)) == NameDefender(INFANTRY)


def test_reinforcements_go_to_a_threatened_front() -> None:
    """The Shire is surrounded by own areas, Esgaroth is not."""
    own = "\n".join(
        f"{name}: 0 infantry 1"
        for name in ("buckland", "mithlond", "harlindon", "evendim_hills", "old_forest")
    )
    g = war(f"the_shire: 0 infantry 1\n{own}\nesgaroth: 0 infantry 1", others="1 infantry 2")
    begin(g, "reinforcements")
    found = choice(g)
    assert isinstance(found, Deploy)
    assert found.area != place("the_shire")


def test_cards_are_played_as_soon_as_they_may_be() -> None:
    g = start(war("the_shire: 0 infantry 2\nhand 0: | you-shall-not-pass"), StartOfTurn(GREEN))
    assert isinstance(choice(g), PlayCard)


def test_a_full_hand_is_traded_for_the_best_set() -> None:
    g = war("the_shire: 0 infantry 1\nhand 0: moria umbar esgaroth the_shire fornost |")
    begin(g, "reinforcements")
    legal = g.legal(GREEN)
    found = POLICY.choose(g, GREEN, legal)
    assert isinstance(found, Trade)
    best = max(set_value(g, a.area_cards) for a in legal if isinstance(a, Trade))
    assert set_value(g, found.area_cards) == best


def test_units_behind_the_lines_move_up() -> None:
    inner = "the_shire: 0 infantry 3\nbuckland: 0 infantry 1"
    around = war("").board.land[place("the_shire")]
    g = war(inner)
    for area in around:
        g.ruler[area] = GREEN
    begin(g, "movement")
    assert choice(g) == Move(place("the_shire"), INFANTRY)


# --- evaluation -------------------------------------------------------------------------------


@given(st.sampled_from([2, 3, 4]), st.integers(0, 2**32), st.integers(0, 400))
def test_an_evaluation_shares_out_every_pairing(players: int, seed: int, steps: int) -> None:
    g = RING_WAR.start(RING_WAR.setup(players, setup="quick"))
    laws.wander(g, Dealer(seed), steps)
    found = POLICY.evaluate(g)
    assert all(0 <= chance <= 1 for chance in found)
    assert sum(found) == pytest.approx(players / 2)


def test_more_of_anything_is_better() -> None:
    def green(text: str) -> float:
        g = begin(war(text, others="1 infantry 1"), "battle")
        return POLICY.evaluate(g)[GREEN]

    little = green("the_shire: 0 infantry 1\nmoria: 2 infantry 1")
    assert green("the_shire: 0 infantry 3\nmoria: 2 infantry 1") > little
    assert green("the_shire: 0 infantry 1\nmoria: 0 infantry 1") > little
    assert green("the_shire: 0 infantry 1\nmoria: 2 creature 4") < little


def test_the_ring_tells_how_much_time_is_left() -> None:
    g = war("the_shire: 0 infantry 1")
    long = war("the_shire: 0 infantry 1", "4 length=long")
    assert turns_left(g) == pytest.approx(30)
    assert turns_left(long) > turns_left(g)
    g.ring = len(g.board.path) - 1
    assert turns_left(g) == pytest.approx(3)
