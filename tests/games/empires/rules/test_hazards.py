"""Swamp, lava and dragon on a real table: what the program throws there, and what is told of lava."""

from __future__ import annotations

import pytest

from feldzug.games.empires.armies import army_list
from feldzug.games.empires.battle.eruption import RollEruption
from feldzug.games.empires.battle.hazards import (
    DragonAttack,
    DragonAttacked,
    DragonSaves,
    LavaLaid,
    LayLava,
    RollDragon,
    RollSwamp,
    SwampRoll,
    SwampRolled,
)
from feldzug.games.empires.battle.table import TableBattle
from feldzug.games.empires.battle.throws import OPEN, DragonThrow, sound_throws
from feldzug.games.empires.battle.view import fight_view
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.items import EDITIONS, NO_ARMOUR
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, DRAGON_ENDS, Report
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import ScriptedDealer
from feldzug.kernel.match import Match
from feldzug.kernel.parallel import In
from feldzug.kernel.values import Seat
from tests.games.empires.battles import (
    A,
    B,
    C,
    chance,
    fight,
    go,
    inside,
    refused,
    report,
    roll,
    say,
    top,
    war,
)

CODEC = Codec(EMPIRES)
TURNS = 4
LAST = 2 * TURNS - 1


def table(text: str = "B1 volcano 1") -> Campaign:
    """A battle at the table in which A has the first turn."""
    g = war(text)
    go(g, TableBattle)
    assert fight(g).first == CHALLENGER
    return g


# swamp


@pytest.mark.rule("EMP-320")
def test_each_stand_in_a_swamp_has_a_die_and_a_1_loses_it() -> None:
    g = table("B1 swamp 1")
    say(g, B, RollSwamp(1, 4))
    assert isinstance(chance(g), SwampRoll)
    (told,) = roll(g, (1, 4, 6, 1))
    assert told == SwampRolled(B, 1, (1, 4, 6, 1), 2), "they are B's, who is in turn"
    assert isinstance(top(g), TableBattle)
    say(g, B, RollSwamp(0, 1))
    (told,) = roll(g, (2,))
    assert told == SwampRolled(A, 1, (2,), 0)
    (seen, other) = inside(g, lambda g, f: fight_view(g, f, None)).swamp
    assert (seen.half, seen.dice, seen.lost, other.half) == (1, [1, 4, 6, 1], 2, 0)


@pytest.mark.rule("EMP-320")
def test_the_swamp_is_rolled_for_once_before_each_command_phase() -> None:
    g = table("B1 swamp 1")
    say(g, A, RollSwamp(0, 1))
    roll(g, (6,))
    assert refused(g, B, RollSwamp(0, 3)) == "EMP-320 swamp-rolled-before"
    assert refused(g, B, RollSwamp(LAST, 3)) == ""
    assert refused(g, B, RollSwamp(LAST + 1, 3)) == "EMP-185 no-such-half-turn"
    assert refused(g, B, RollSwamp(-1, 3)) == "EMP-185 no-such-half-turn"
    assert refused(g, C, RollSwamp(1, 3)) != ""
    assert refused(table("B1 hills 1"), A, RollSwamp(0, 1)) != "", "there is no swamp"


# lava


@pytest.mark.rule("EMP-292", "EMP-294", "EMP-297")
def test_each_player_lays_a_tile_and_says_what_it_destroys() -> None:
    g = table()
    assert refused(g, A, LayLava(0)) == "", "a die of their own may have let it erupt"
    say(g, A, RollEruption(0))
    roll(g, (3,))
    assert refused(g, A, LayLava(0)) == "EMP-292 lava-too-early"
    say(g, B, RollEruption(1))
    roll(g, (4,))
    assert refused(g, A, LayLava(0)) == "EMP-292 lava-too-early"
    (told,) = say(g, B, LayLava(1))
    assert told == LavaLaid(B, 1, 0, A, 0, B, 0)
    assert refused(g, A, LayLava(1)) == "EMP-294 lava-laid-before"
    (told,) = say(g, A, LayLava(2, lost=2, lost_of_challenged=1))
    assert told == LavaLaid(A, 2, 0, A, 2, B, 1)
    (_, seen) = inside(g, lambda g, f: fight_view(g, f, None)).lava
    assert (seen.half, seen.tile_number, seen.lost) == (2, 2, 2)


@pytest.mark.rule("EMP-291", "EMP-292")
def test_the_first_tile_tells_of_an_eruption_without_a_die_of_the_program() -> None:
    g = table()
    say(g, A, LayLava(6))
    assert fight(g).erupted == 6
    assert refused(g, A, RollEruption(5)) == "EMP-287 eruption-over"
    assert say(g, B, LayLava(7)) == [LavaLaid(B, 2, 0, A, 0, B, 0)]


@pytest.mark.rule("EMP-291", "EMP-292")
def test_from_turn_4_on_it_has_erupted_even_if_no_tile_was_told_then() -> None:
    g = table()
    assert say(g, B, LayLava(7)) == [LavaLaid(B, 2, 0, A, 0, B, 0)]
    assert fight(g).erupted == 6
    assert say(g, A, LayLava(6)) == [LavaLaid(A, 1, 0, A, 0, B, 0)]


@pytest.mark.rule("EMP-292", "EMP-293")
def test_the_stream_is_bent_once_and_not_with_its_first_tile() -> None:
    g = table()
    assert refused(g, A, LayLava(0, bend=1)) == "EMP-292 lava-first-straight"
    say(g, A, LayLava(0), LayLava(1))
    told = say(g, A, LayLava(4, bend=2))
    assert told == [LavaLaid(A, 5, 2, A, 0, B, 0)], "tiles that were not told lie as well"
    assert refused(g, A, LayLava(5, bend=1)) == "EMP-293 lava-bent-before"
    assert refused(g, A, LayLava(5)) == ""


@pytest.mark.rule("EMP-295")
def test_the_lake_comes_after_the_last_tile_and_then_nothing() -> None:
    g = table()
    g.round = 6  # six turns
    say(g, A, LayLava(0), LayLava(7))
    assert refused(g, A, LayLava(8, bend=1)) == "EMP-295 lava-lake-straight"
    assert say(g, A, LayLava(8)) == [LavaLaid(A, 0, 0, A, 0, B, 0)]
    assert refused(g, A, LayLava(9)) == "EMP-295 lava-all-laid"


# dragon


@pytest.mark.rule("EMP-333", "EMP-334", "EMP-337")
def test_the_dragons_dice_are_thrown_and_then_the_armour_of_the_unit() -> None:
    g = table()
    say(g, B, RollDragon(0, CHALLENGER, least=5, armour=5, toughness=2))
    assert isinstance(chance(g), DragonAttack)
    roll(g, (1, 2, 3, 4, 5, 5, 6, 6))
    assert isinstance(chance(g), DragonSaves)
    (told,) = roll(g, (4, 5, 1, 2))
    dice = (1, 2, 3, 4, 5, 5, 6, 6)
    assert told == DragonAttacked(B, A, 1, False, dice, 5, 4, (4, 5, 1, 2), 5, 3, 1)
    (seen,) = inside(g, lambda g, f: fight_view(g, f, None)).dragon_throws
    assert (seen.half, seen.through, seen.lost) == (0, 3, 1)


@pytest.mark.rule("EMP-333", "EMP-334")
@pytest.mark.parametrize("edition", EDITIONS)
def test_he_may_attack_any_unit_of_any_army(edition: str) -> None:
    lists = [army_list(people, edition) for people in range(len(PEOPLES))]
    units = [entry for army in lists for entry in army.entries if entry.is_unit]
    for armour, hits in {(unit.armour, unit.hits) for unit in units}:
        thrown = DragonThrow(0, CHALLENGED, False, OPEN, armour, hits, (), ())
        assert sound_throws((), (), (thrown,)), (armour, hits)
        wanted = RollDragon(0, CHALLENGED, armour=armour, toughness=hits)
        assert CODEC.action(CODEC.pack(wanted)) == wanted


@pytest.mark.rule("EMP-337")
def test_he_has_four_shots_and_nobody_saves_without_armour_or_hits() -> None:
    g = table()
    say(g, A, RollDragon(1, CHALLENGED, shoots=True))
    told = roll(g, (6, 6, 6, 3))
    assert told == [DragonAttacked(A, B, 1, True, (6, 6, 6, 3), 4, 3, (), NO_ARMOUR, 3, 1)]
    say(g, A, RollDragon(3, CHALLENGED, shoots=True, armour=4))
    told = roll(g, (1, 1, 2, 3))
    assert told == [DragonAttacked(A, B, 2, True, (1, 1, 2, 3), 4, 0, (), 4, 0, 0)]


@pytest.mark.rule("EMP-334", "EMP-336")
def test_the_opponent_of_the_attacked_rolls_once_in_a_players_turn() -> None:
    g = table()
    assert refused(g, A, RollDragon(0, CHALLENGER)) == "EMP-334 dragon-opponent-rolls"
    assert refused(g, C, RollDragon(0, CHALLENGER)) != ""
    assert refused(g, B, RollDragon(0, 2)) == "EMP-199 report-unknown-side"
    say(g, B, RollDragon(0, CHALLENGER))
    roll(g, (1,) * 8)
    assert refused(g, A, RollDragon(0, CHALLENGED)) == "EMP-336 dragon-rolled-before"
    assert refused(g, A, RollDragon(1, CHALLENGED)) == ""


@pytest.mark.rule("EMP-266", "EMP-329")
def test_a_slain_dragon_is_not_rolled_for() -> None:
    g = table()
    fight(g).dragon = False
    assert refused(g, B, RollDragon(0, CHALLENGER)) == "EMP-329 no-dragon-here"


@pytest.mark.rule("EMP-334", "EMP-437")
def test_where_the_opponent_has_left_the_attacked_rolls_himself() -> None:
    g = table()
    g.neutral[B] = 1
    assert refused(g, A, RollDragon(0, CHALLENGER)) == ""


# all of them


def test_a_report_is_taken_after_all_dice() -> None:
    g = table()
    say(g, A, LayLava(0))
    say(g, B, RollDragon(0, CHALLENGER, shoots=True))
    roll(g, (1,) * 4)
    report(g, (200, 100), dragon=DRAGON_ENDS.index("untouched"))
    assert [entry.points for entry in g.archive] == [(200, 100)]


# taken back, corrected, replayed


ORGANISER = Seat(2)


def played(g: Campaign, *rolls: tuple[int, ...]) -> Match:
    """A match that goes on from a position, with its dice as written."""
    return Match(EMPIRES, EMPIRES.setup(2), ScriptedDealer(rolls), origin=g)


def replayed(match: Match) -> Campaign:
    again = Match.replay(match.game, match.setup, match.journal, origin=match.origin)
    assert CODEC.same(again.position, match.position, match.setup)
    found = again.position
    assert isinstance(found, Campaign)
    return found


def test_dice_are_not_taken_back_but_lava_that_was_only_told_is() -> None:
    match = played(table(), (6,) * 4)
    match.play(A, In(0, LayLava(0)))
    assert match.can_undo(A)
    match.undo(A)
    assert not fight(replayed(match)).lava
    match.play(B, In(0, RollDragon(0, CHALLENGER, shoots=True)))
    assert not match.can_undo(B)
    assert fight(replayed(match)).dragon_throws[0].dice == (6,) * 4


def test_the_organiser_corrects_what_was_said_and_dice_that_fit_stay() -> None:
    """Another unit has been attacked: the dice of the dragon and of the armour lie as they fell."""
    match = played(table(), (6, 6, 1, 1), (5, 1))
    entry = match.decision
    match.play(B, In(0, RollDragon(0, CHALLENGER, shoots=True, armour=5, toughness=2)))
    match.play(A, In(0, LayLava(0)))
    match.play(A, In(0, LayLava(1, lost=2)))
    assert match.position.role("organiser") == ORGANISER
    other = RollDragon(0, CHALLENGER, shoots=True, armour=4, toughness=1)
    match.correct(ORGANISER, entry, In(0, other), "It was the knights.")
    g = replayed(match)
    (thrown,) = fight(g).dragon_throws
    assert (thrown.dice, thrown.saves, thrown.toughness) == ((6, 6, 1, 1), (5, 1), 1)
    assert len(fight(g).lava) == 2, "what came after it stays"
    match.play(A, In(0, Report((200, 100), (), dragon=DRAGON_ENDS.index("untouched"))))
    assert sorted(replayed(match).waiting()) == [B]


def test_more_stands_than_were_said_are_rolled_for_anew() -> None:
    match = played(table("B1 swamp 1"), (1, 2, 3), (4, 4, 4, 4))
    entry = match.decision
    match.play(A, In(0, RollSwamp(0, 3)))
    match.correct(ORGANISER, entry, In(0, RollSwamp(0, 4)), "One was overlooked.")
    assert fight(replayed(match)).swamp[0].dice == (4, 4, 4, 4)
