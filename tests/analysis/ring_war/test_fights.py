"""Exact chances of Ring War's fights: the catalogue's tables, the rules, and a real dice table."""

from collections import Counter
from dataclasses import dataclass
from dataclasses import replace as changed
from fractions import Fraction
from math import sqrt
from random import Random
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldzug.analysis.ring_war.fights import (
    CAVALRY,
    CREATURE,
    EVEN_VALUES,
    INFANTRY,
    STANDARD_VALUES,
    Attack,
    Defence,
    Order,
    Retreat,
    Stack,
    Stop,
    UnitTable,
    Values,
    beaten_by_attacker,
    beaten_by_defender,
    duel,
    fight,
    legendary,
    retreat_is_safer,
    strength,
)

KINDS = (INFANTRY, CAVALRY, CREATURE)


def thousandths(chance: Fraction) -> int:
    return round(chance * 1000)


def hundredths(number: Fraction) -> int:
    return round(number * 100)


# --- the tables of part 3 of the catalogue ----------------------------------------------------

DUELS = {  # attack dice: thousandths against 1 to 7 defence dice
    1: (400, 211, 123, 76, 48, 31, 20),
    2: (579, 369, 246, 168, 117, 81, 57),
    3: (692, 498, 364, 268, 198, 146, 108),
    4: (773, 603, 472, 368, 286, 221, 170),
    5: (832, 689, 567, 463, 375, 301, 240),
    6: (876, 759, 650, 551, 462, 383, 314),
}


@pytest.mark.rule("RNG-024", "RNG-025", "RNG-026", "RNG-027")
@pytest.mark.parametrize("attack_dice", DUELS)
def test_duels_have_the_chances_of_the_table(attack_dice: int) -> None:
    row = tuple(thousandths(duel(attack_dice, dice)) for dice in range(1, 8))
    assert row == DUELS[attack_dice]


def test_small_duels_are_exact() -> None:
    assert duel(1, 1) == Fraction(2, 5)
    assert duel(1, 2) == Fraction(4, 19)
    assert duel(2, 1) == Fraction(11, 19)
    assert duel(2, 2) == Fraction(24, 65)


def test_a_side_without_dice_cannot_win_a_duel() -> None:
    assert duel(0, 1) == 0
    assert duel(1, 0) == 1


@pytest.mark.parametrize("dice", [(0, 0), (-1, 2), (2, -1)])
def test_a_duel_needs_dice(dice: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no duel"):
        duel(*dice)


@pytest.mark.rule("RNG-022", "RNG-023")
def test_units_beat_as_many_infantry_as_the_catalogue_says() -> None:
    units = [STANDARD_VALUES[kind] for kind in KINDS]
    attacking = [hundredths(beaten_by_attacker(unit.attack, 1)) for unit in units]
    defending = [hundredths(beaten_by_defender(1, unit.defence)) for unit in units]
    assert attacking == [67, 225, 340]
    assert defending == [150, 375, 712]


@pytest.mark.parametrize(
    ("values", "ratio"),
    [
        (((1, 1), (2, 2), (3, 3)), [100, 228, 406]),
        (((1, 2), (3, 2), (4, 4)), [100, 236, 447]),
        (((2, 2), (3, 3), (4, 4)), [100, 174, 274]),
        (((1, 1), (3, 2), (4, 3)), [100, 294, 492]),
    ],
)
def test_strength_ratios_are_those_of_the_catalogue(
    values: tuple[tuple[int, int], ...], ratio: list[int]
) -> None:
    table = {kind: Values(*numbers) for kind, numbers in zip(KINDS, values, strict=True)}
    assert [hundredths(strength(kind, table)) for kind in KINDS] == ratio


FIGHTS = [  # attackers, defenders, in a fortress, thousandths
    (4, INFANTRY, 1, INFANTRY, False, 870),
    (4, INFANTRY, 2, INFANTRY, False, 663),
    (3, INFANTRY, 3, INFANTRY, False, 317),
    (5, INFANTRY, 5, INFANTRY, False, 267),
    (3, INFANTRY, 1, CAVALRY, False, 508),
    (5, INFANTRY, 1, CREATURE, False, 481),
    (1, CAVALRY, 3, INFANTRY, False, 332),
    (1, CREATURE, 5, INFANTRY, False, 275),
    (1, CAVALRY, 1, CAVALRY, False, 498),
    (1, CREATURE, 1, CREATURE, False, 472),
    (4, CAVALRY, 5, INFANTRY, False, 792),
    (4, CREATURE, 5, INFANTRY, False, 915),
    (4, CREATURE, 5, CREATURE, False, 303),
    (4, INFANTRY, 1, INFANTRY, True, 409),
    (4, CREATURE, 5, INFANTRY, True, 303),
    (4, CREATURE, 5, CREATURE, True, 48),
]


@pytest.mark.rule("RNG-020", "RNG-021", "RNG-027", "RNG-032")
@pytest.mark.parametrize(("many", "kind", "few", "foe", "fortress", "taken"), FIGHTS)
def test_whole_fights_have_the_chances_of_the_table(
    many: int, kind: str, few: int, foe: str, fortress: bool, taken: int
) -> None:
    attack = Attack((kind,) * many, reserve=0)
    defence = Defence((foe,) * few, fortress=fortress)
    assert thousandths(fight(attack, defence).taken) == taken


@pytest.mark.rule("RNG-032", "RNG-035")
@pytest.mark.parametrize(
    ("kind", "fortress", "expected"),
    [(INFANTRY, False, 130), (INFANTRY, True, 591), (CREATURE, False, 78), (CREATURE, True, 260)],
)
def test_legendary_battles_are_as_rare_as_the_catalogue_says(
    kind: str, fortress: bool, expected: int
) -> None:
    unit = STANDARD_VALUES[kind]
    assert thousandths(legendary(unit.attack, unit.defence + 2 * fortress)) == expected


@pytest.mark.rule("RNG-039", "RNG-040")
def test_staying_is_safer_only_below_a_chance_of_one_in_six() -> None:
    assert not retreat_is_safer(1, 3)  # a creature against infantry
    assert not retreat_is_safer(1, 5)  # the same in a fortress
    assert retreat_is_safer(1, 2)
    for attack_dice in range(1, 7):
        for defence_dice in range(1, 8):
            stays = duel(attack_dice, defence_dice) < Fraction(1, 6)
            assert retreat_is_safer(attack_dice, defence_dice) is not stays


# --- the rules of a fight ---------------------------------------------------------------------


def infantry(count: int) -> Stack:
    return (INFANTRY,) * count


@pytest.mark.rule("RNG-016")
def test_the_last_unit_of_an_area_never_attacks() -> None:
    alone = fight(Attack(infantry(1)), Defence(infantry(1)))
    assert alone.taken == 0
    assert alone.attackers_left == {1: 1}
    assert fight(Attack(infantry(2)), Defence(infantry(1))).taken == duel(1, 1)


@pytest.mark.rule("RNG-016")
def test_on_a_ship_nobody_stays_behind() -> None:
    landing = fight(Attack(infantry(1), reserve=0), Defence(infantry(1)))
    assert landing.taken == duel(1, 1)
    assert landing.attackers_left == {0: Fraction(3, 5), 1: Fraction(2, 5)}


@pytest.mark.rule("RNG-020")
def test_a_winner_attacks_again() -> None:
    assert fight(Attack(infantry(2)), Defence(infantry(3))).taken == duel(1, 1) ** 3


@pytest.mark.rule("RNG-030", "RNG-031", "RNG-032", "RNG-034")
@pytest.mark.parametrize(
    ("attack", "defence", "expected"),
    [
        (Attack(infantry(2), leader=True), Defence(infantry(1)), duel(2, 1)),
        (Attack(infantry(2), extra_dice=1, leader=True), Defence(infantry(1)), duel(3, 1)),
        (Attack(infantry(2)), Defence(infantry(1), leader=True), duel(1, 2)),
        (Attack(infantry(2)), Defence(infantry(1), fortress=True), duel(1, 3)),
        (Attack(infantry(2)), Defence(infantry(1), port_over_water=True), duel(1, 2)),
        (Attack(infantry(2)), Defence(infantry(1), extra_dice=1), duel(1, 2)),
        (
            Attack(infantry(2)),
            Defence(infantry(1), leader=True, fortress=True, port_over_water=True),
            duel(1, 5),
        ),
    ],
)
def test_leaders_fortresses_ports_and_cards_add_dice(
    attack: Attack, defence: Defence, expected: Fraction
) -> None:
    assert fight(attack, defence).taken == expected


@pytest.mark.rule("RNG-030")
def test_the_leader_leads_every_attack() -> None:
    led = fight(Attack(infantry(3), leader=True), Defence(infantry(1)))
    assert led.taken == 1 - (1 - duel(2, 1)) ** 2


@pytest.mark.rule("RNG-002")
def test_the_unit_values_are_an_argument() -> None:
    even = fight(Attack((CAVALRY, INFANTRY)), Defence((CREATURE,)), EVEN_VALUES)
    assert even.taken == duel(3, 4)


@pytest.mark.rule("RNG-017", "RNG-018")
@pytest.mark.parametrize(
    ("sent", "named", "expected"),
    [
        ("best first", "best first", duel(4, 3) * duel(4, 1)),
        ("worst first", "best first", duel(1, 3) * duel(1, 1)),
        ("as given", "worst first", duel(3, 1) * duel(3, 3)),
    ],
)
def test_units_are_sent_and_named_in_the_order_of_the_plan(
    sent: Order, named: Order, expected: Fraction
) -> None:
    attack = Attack((CAVALRY, INFANTRY, CREATURE), reserve=2, order=sent)
    defence = Defence((INFANTRY, CREATURE), order=named)
    assert fight(attack, defence).taken == expected


def test_the_best_attacker_need_not_be_the_best_defender() -> None:
    values = {INFANTRY: Values(1, 3), CAVALRY: Values(3, 1)}
    result = fight(Attack((INFANTRY, CAVALRY)), Defence((CAVALRY, INFANTRY)), values)
    assert result.start.attackers == (CAVALRY, INFANTRY)
    assert result.start.defenders == (INFANTRY, CAVALRY)


@pytest.mark.rule("RNG-027")
def test_each_duel_costs_one_unit() -> None:
    clash = fight(Attack(infantry(2)), Defence(infantry(2)))
    won = duel(1, 1)
    assert clash.defenders_left == {0: won**2, 1: won * (1 - won), 2: 1 - won}
    assert clash.attackers_lost == 1 - won**2
    assert clash.defenders_lost == won + won**2


@pytest.mark.rule("RNG-020")
def test_the_attacker_stops_when_too_few_are_left() -> None:
    careful = Attack(infantry(5), stop=Stop(fewer_than=4))
    result = fight(careful, Defence((CREATURE,)))
    assert result.taken == 1 - (1 - duel(1, 3)) ** 2
    assert result.attackers_left.keys() == {3, 4, 5}


@pytest.mark.rule("RNG-020")
def test_the_attacker_stops_before_a_bad_duel() -> None:
    careful = Attack((CAVALRY, INFANTRY, INFANTRY), stop=Stop(chance_below=Fraction(1, 4)))
    result = fight(careful, Defence((CAVALRY,)))
    assert result.taken == duel(3, 2)
    assert result.attackers_left == {2: 1 - duel(3, 2), 3: duel(3, 2)}


def test_an_attacker_who_never_begins_loses_nothing() -> None:
    idle = fight(Attack(infantry(4), stop=Stop(chance_below=Fraction(1))), Defence(infantry(1)))
    assert idle.taken == idle.attackers_lost == idle.defenders_lost == 0


@pytest.mark.rule("RNG-038", "RNG-039", "RNG-040")
def test_an_area_emptied_by_retreat_falls_without_a_roll() -> None:
    result = fight(Attack(infantry(2)), Defence(infantry(2), retreat=Retreat()))
    assert result.taken == 1
    assert result.attackers_lost == 0
    assert result.defenders_fled == {0: Fraction(1, 36), 1: Fraction(10, 36), 2: Fraction(25, 36)}
    assert result.defenders_lost == Fraction(1, 3)


@pytest.mark.rule("RNG-038")
def test_a_safe_defender_does_not_withdraw() -> None:
    defence = Defence((CREATURE,), retreat=Retreat())
    assert fight(Attack(infantry(2)), defence).defenders_fled == {0: 1}


def test_a_chance_at_the_threshold_changes_no_plan() -> None:
    even = duel(1, 1)
    attack = Attack(infantry(2), stop=Stop(chance_below=even))
    defence = Defence(infantry(1), retreat=Retreat(above=even))
    assert fight(attack, defence).taken == even


@pytest.mark.rule("RNG-038")
def test_a_defender_withdraws_between_two_duels() -> None:
    defence = Defence((CREATURE, INFANTRY), retreat=Retreat())
    result = fight(Attack(infantry(2)), defence)
    assert result.defenders_fled[1] == duel(1, 3) * Fraction(5, 6)
    assert result.taken == duel(1, 3)


@pytest.mark.rule("RNG-038")
def test_weak_units_may_withdraw_while_a_strong_one_stays() -> None:
    defence = Defence((CREATURE, INFANTRY), retreat=Retreat(together=False))
    result = fight(Attack(infantry(2)), defence)
    assert result.defenders_fled == {0: Fraction(1, 6), 1: Fraction(5, 6)}
    assert result.taken == duel(1, 3)


def test_an_empty_area_is_no_fight() -> None:
    with pytest.raises(ValueError, match="G13"):
        fight(Attack(infantry(2)), Defence(()))


# --- legendary battles ------------------------------------------------------------------------


@pytest.mark.rule("RNG-035")
def test_four_attackers_beaten_in_a_row_make_a_legendary_battle() -> None:
    result = fight(Attack(infantry(5)), Defence(infantry(1)))
    assert result.legendary == legendary(1, 1) == 1 - result.taken


@pytest.mark.rule("RNG-035")
def test_three_attackers_are_too_few_for_a_legendary_battle() -> None:
    assert fight(Attack(infantry(4)), Defence(infantry(5))).legendary == 0


@pytest.mark.rule("RNG-035")
def test_a_lost_defender_breaks_the_row() -> None:
    lost = duel(1, 1)
    held = 1 - lost
    result = fight(Attack(infantry(4), reserve=0), Defence(infantry(2)))
    # All four must fall in one row: before the first defender is lost, or all of them after.
    assert result.legendary == held**4 + lost * held**4


@pytest.mark.rule("RNG-035")
def test_a_withdrawn_defender_breaks_the_row() -> None:
    # The infantry stays against infantry and runs from the creature that comes last.
    attack = Attack((*infantry(3), CREATURE), reserve=0, order="as given")
    defence = Defence((CREATURE, INFANTRY), retreat=Retreat(Fraction(1, 2), together=False))
    steadfast = Defence((CREATURE, INFANTRY))
    assert fight(attack, defence).legendary == 0
    assert fight(attack, steadfast).legendary > 0


@pytest.mark.rule("RNG-035")
def test_an_area_lost_after_four_beaten_attackers_is_no_legend() -> None:
    lost = duel(1, 1)
    result = fight(Attack(infantry(5), reserve=0), Defence(infantry(1)))
    assert result.legendary == (1 - lost) ** 5 == 1 - result.taken


@pytest.mark.rule("RNG-035")
def test_attackers_out_of_several_areas_count_together() -> None:
    second = fight(Attack(infantry(2)), Defence(infantry(1)), beaten=3)
    assert second.legendary == 1 - duel(1, 1)


# --- properties -------------------------------------------------------------------------------

stacks = st.lists(st.sampled_from(KINDS), min_size=1, max_size=5).map(tuple)
dice = st.integers(1, 9)
tables = st.sampled_from([STANDARD_VALUES, EVEN_VALUES])
orders: st.SearchStrategy[Order] = st.sampled_from(["best first", "worst first", "as given"])
thresholds = st.fractions(0, 1, max_denominator=12)

attacks = st.builds(
    Attack,
    units=stacks,
    reserve=st.integers(0, 2),
    leader=st.booleans(),
    extra_dice=st.integers(0, 1),
    order=orders,
)
defences = st.builds(
    Defence,
    units=stacks,
    leader=st.booleans(),
    fortress=st.booleans(),
    port_over_water=st.booleans(),
    order=orders,
)
stops = st.builds(Stop, fewer_than=st.integers(0, 4), chance_below=thresholds)
retreats = st.none() | st.builds(Retreat, above=thresholds, together=st.booleans())


@given(dice, dice)
def test_one_die_more_never_hurts_in_a_duel(attack_dice: int, defence_dice: int) -> None:
    chance = duel(attack_dice, defence_dice)
    assert 0 < chance < 1
    assert duel(attack_dice + 1, defence_dice) > chance > duel(attack_dice, defence_dice + 1)


@given(attacks, defences, tables, stops, retreats)
def test_the_chances_of_all_endings_make_exactly_one(
    attack: Attack, defence: Defence, values: UnitTable, stop: Stop, retreat: Retreat | None
) -> None:
    result = fight(changed(attack, stop=stop), changed(defence, retreat=retreat), values)
    assert sum(result.endings.values()) == 1
    assert sum(result.attackers_left.values()) == 1
    assert sum(result.defenders_left.values()) == 1
    assert sum(result.defenders_fled.values()) == 1
    assert result.taken == result.defenders_left.get(0, 0)
    assert result.taken + result.legendary <= 1
    assert 0 <= result.attackers_lost <= max(0, len(attack.units) - attack.reserve)
    assert 0 <= result.defenders_lost <= len(defence.units)


@given(attacks, defences, tables)
def test_one_die_more_never_hurts_in_a_fight(
    attack: Attack, defence: Defence, values: UnitTable
) -> None:
    chance = fight(attack, defence, values).taken
    stronger = changed(attack, extra_dice=attack.extra_dice + 1)
    safer = changed(defence, extra_dice=defence.extra_dice + 1)
    assert fight(stronger, defence, values).taken >= chance
    assert fight(attack, safer, values).taken <= chance


@given(attacks, defences, tables, st.sampled_from(KINDS))
def test_one_defender_more_never_helps_the_attacker(
    attack: Attack, defence: Defence, values: UnitTable, kind: str
) -> None:
    more = changed(defence, units=(*defence.units, kind))
    assert fight(attack, more, values).taken <= fight(attack, defence, values).taken


@given(attacks, defences, tables, st.sampled_from(KINDS))
def test_one_attacker_more_never_helps_the_defender(
    attack: Attack, defence: Defence, values: UnitTable, kind: str
) -> None:
    more = changed(attack, units=(*attack.units, kind))
    assert fight(more, defence, values).taken >= fight(attack, defence, values).taken


def test_the_largest_fight_takes_milliseconds() -> None:
    attack = Attack((CREATURE, CAVALRY, CAVALRY, INFANTRY), reserve=0)
    defence = Defence((CREATURE, CREATURE, CAVALRY, INFANTRY, INFANTRY))
    begun = perf_counter()
    fight(attack, defence)
    assert perf_counter() - begun < 0.1  # about 1 ms; generous for a busy machine


# --- a table with real dice -------------------------------------------------------------------


@dataclass
class Table:
    """An independent fight: rolls dice and moves figures as the rule sheet tells a player to."""

    attack: Attack
    defence: Defence
    values: UnitTable
    fate: Random

    def play(self) -> tuple[int, int, int, bool]:
        """Attackers left, defenders left, fled, legendary."""
        camp, garrison = list(self.attack.units), list(self.defence.units)
        fled = row = 0
        fame = False
        while garrison and len(camp) > self.attack.reserve:
            sent = self.pick(camp, self.attack.order, attacking=True)
            odds = self.odds(sent, self.pick(garrison, self.defence.order, attacking=False))
            stop = self.attack.stop
            if len(camp) < stop.fewer_than or odds < stop.chance_below:
                break
            for unit in self.withdrawing(sent, garrison):
                garrison.remove(unit)
                fled += self.fate.randint(1, 6) != 1
                row = 0
            if not garrison:
                break
            named = self.pick(garrison, self.defence.order, attacking=False)
            if self.attacker_wins(sent, named):
                garrison.remove(named)
                row = 0
            else:
                camp.remove(sent)
                row += 1
                fame = fame or row == 4
        return len(camp), len(garrison), fled, fame and bool(garrison)

    def pick(self, units: list[str], order: Order, attacking: bool) -> str:
        def worth(kind: str) -> int:
            return self.values[kind].attack if attacking else self.values[kind].defence

        if order == "as given":
            return units[0]
        return max(units, key=worth) if order == "best first" else min(units, key=worth)

    def withdrawing(self, sent: str, garrison: list[str]) -> list[str]:
        retreat = self.defence.retreat
        if retreat is None:
            return []
        if retreat.together:
            named = self.pick(garrison, self.defence.order, attacking=False)
            return list(garrison) if self.odds(sent, named) > retreat.above else []
        return [unit for unit in garrison if self.odds(sent, unit) > retreat.above]

    def odds(self, sent: str, named: str) -> Fraction:
        return duel(self.attack_dice(sent), self.defence_dice(named))

    def attacker_wins(self, sent: str, named: str) -> bool:
        hits = parries = 0
        while hits == parries == 0:
            hits = self.successes(self.attack_dice(sent))
            parries = self.successes(self.defence_dice(named))
        return hits > parries

    def successes(self, dice: int) -> int:
        return sum(self.fate.randint(1, 6) >= 5 for _ in range(dice))

    def attack_dice(self, kind: str) -> int:
        side = self.attack
        return self.values[kind].attack + (1 if side.leader else 0) + side.extra_dice

    def defence_dice(self, kind: str) -> int:
        side = self.defence
        bonus = (1 if side.leader else 0) + (2 if side.fortress else 0)
        bonus += (1 if side.port_over_water else 0) + side.extra_dice
        return self.values[kind].defence + bonus


MIXED_ATTACK = (INFANTRY, CREATURE, CAVALRY, INFANTRY, CAVALRY)
MIXED_DEFENCE = (CAVALRY, INFANTRY, CREATURE, INFANTRY, INFANTRY)
SIXTH = Fraction(1, 6)
HALF = Fraction(1, 2)

BATTLES = {
    "plain": (Attack(MIXED_ATTACK), Defence(MIXED_DEFENCE), STANDARD_VALUES),
    "led against a led fortress": (
        Attack(MIXED_ATTACK, leader=True),
        Defence(MIXED_DEFENCE[:2], leader=True, fortress=True, order="worst first"),
        EVEN_VALUES,
    ),
    "black sails": (
        Attack(MIXED_ATTACK, reserve=0, extra_dice=1, order="worst first"),
        Defence(MIXED_DEFENCE[:3], port_over_water=True, order="as given"),
        STANDARD_VALUES,
    ),
    "a whole garrison runs from riders": (
        Attack(MIXED_ATTACK, order="worst first"),
        Defence(MIXED_DEFENCE, retreat=Retreat(HALF)),
        STANDARD_VALUES,
    ),
    "only the weak run": (
        Attack(MIXED_ATTACK, order="as given", reserve=0),
        Defence(MIXED_DEFENCE, order="worst first", retreat=Retreat(HALF, together=False)),
        STANDARD_VALUES,
    ),
    "a careful attacker": (
        Attack(MIXED_ATTACK, stop=Stop(fewer_than=3, chance_below=SIXTH)),
        Defence(MIXED_DEFENCE[:3]),
        STANDARD_VALUES,
    ),
}


@pytest.mark.parametrize("name", BATTLES)
def test_real_dice_agree_with_the_exact_chances(name: str) -> None:
    attack, defence, values = BATTLES[name]
    exact = fight(attack, defence, values)
    table = Table(attack, defence, values, Random(f"ring war: {name}"))
    games = [table.play() for _ in range(4000)]
    attackers, defenders, fled, fame = zip(*games, strict=True)
    agree(attackers, exact.attackers_left)
    agree(defenders, exact.defenders_left)
    agree(fled, exact.defenders_fled)
    agree(fame, {0: 1 - exact.legendary, 1: exact.legendary})


def agree(seen: tuple[int, ...], exact: dict[int, Fraction]) -> None:
    """Each value is seen as often as it should be, within four standard errors."""
    counts = Counter(seen)
    assert counts.keys() <= exact.keys()
    for value, chance in exact.items():
        error = sqrt(chance * (1 - chance) / len(seen))
        assert abs(counts[value] / len(seen) - chance) <= 4 * error
