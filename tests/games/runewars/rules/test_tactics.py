"""Tactics cards: moments, who is asked, answers, lost targets, hand limits. [RW-202 – RW-212, RW-166]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.battle.battle import side_of
from feldzug.games.runewars.decks import TACTICS_BOX, TACTICS_CARDS
from feldzug.games.runewars.drawing import DrawQuest, DrawTactics
from feldzug.games.runewars.tactics.limits import DiscardQuest, DiscardTactics, TooManyTactics
from feldzug.games.runewars.tactics.play import (
    ChooseTarget,
    TacticsCancelled,
    TacticsFizzled,
    TacticsPlayed,
)
from feldzug.games.runewars.tactics.targets import TargetArea, TargetPlayer
from feldzug.games.runewars.tactics.window import TacticsWindow, ask
from feldzug.games.runewars.turn import GoOn, OwnActions
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat
from feldzug.parts.windows import PASS, answer_in_advance, pass_in_advance
from tests.games.runewars.cards.hand import attack, card
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    answer,
    clear,
    hold,
    put,
    table,
    turn_of,
)


def own_turn(g: World, seat: Seat = DAQAN) -> World:
    return turn_of(g, seat, OwnActions(seat))


def window(g: World) -> TacticsWindow:
    """The window that is open."""
    found = g.stack[-1]
    assert isinstance(found, TacticsWindow), found
    return found


def reason(g: World, seat: Seat, action: Any) -> str:
    found = g.why_not(seat, action)
    return "" if found is None else f"{found.key} {found.rule}"


# --- Moments -----------------------------------------------------------------------------------


@pytest.mark.rule("RW-202", "RW-089")
def test_a_card_is_played_at_its_moment() -> None:
    g = own_turn(hold(table(), DAQAN, "mountain-pass", "panic"))
    assert reason(g, DAQAN, card("mountain-pass")) == ""
    assert reason(g, DAQAN, card("panic")) == "wrong-moment RW-202"
    assert reason(g, DAQAN, card("volley")) == "not-offered kernel"


@pytest.mark.rule("RW-089")
def test_cards_of_the_own_turn_are_not_played_in_the_turn_of_another() -> None:
    g = own_turn(hold(hold(table(), DAQAN), LATARI, "mountain-pass"))
    assert g.waiting() == (DAQAN,)
    assert g.legal(DAQAN) == [GoOn()]


@pytest.mark.rule("RW-378")
def test_nobody_destroys_his_own_pieces_at_will() -> None:
    g = own_turn(put(hold(clear(table()), DAQAN), "1a", routed=True, knight=1))
    assert g.legal(DAQAN) == [GoOn()]
    offer = g.offer(DAQAN)
    assert offer is not None
    assert [choice.action for choice in offer.choices] == [GoOn()]


@pytest.mark.rule("RW-206")
def test_a_played_card_lies_on_the_discard_pile() -> None:
    g = own_turn(hold(table(), DAQAN, "mountain-pass"))
    before = len(g.tactics_deck.discards)
    told = answer(g, (DAQAN, card("mountain-pass")))
    assert told[0] == TacticsPlayed(DAQAN, TACTICS_CARDS.index("mountain-pass"))
    assert len(g.tactics_deck.discards) == before + 1
    assert len(g.tactics[DAQAN]) == 0
    assert g.fenced


@pytest.mark.rule("RW-203")
def test_a_card_is_not_played_in_the_season_in_which_it_was_drawn() -> None:
    g = hold(table(), DAQAN, "mountain-pass")
    g.fresh[DAQAN], g.tactics[DAQAN] = g.tactics[DAQAN], g.fresh[DAQAN]
    g = own_turn(g)
    assert reason(g, DAQAN, card("mountain-pass")) == "card-is-fresh RW-203"
    assert g.legal(DAQAN) == [GoOn()]


@pytest.mark.rule("RW-208")
def test_every_card_of_the_box_has_a_moment() -> None:
    moments = {moment for facts in TACTICS_BOX.own for moment in facts.words("windows")}
    assert all(facts.words("windows") for facts in TACTICS_BOX.own)
    assert moments == {
        "your-turn",
        "battle-marker",
        "start-of-battle",
        "start-of-round",
        "damage-dealt",
        "tally",
        "after-battle",
        "before-diplomacy",
        "before-test",
        "quest-action",
        "response",
    }


@pytest.mark.rule("RW-202", "RW-207")
def test_the_attacker_plays_cards_of_his_turn_at_the_start_of_the_battle_only() -> None:
    g = attack("1c: 1 archer", "2 footman", daqan=("mountain-pass",))
    assert window(g).moment == "start-of-battle"
    assert reason(g, DAQAN, card("mountain-pass")) == ""
    answer(g, (DAQAN, PASS))
    assert window(g).moment == "start-of-round"
    assert reason(g, DAQAN, card("mountain-pass")) == "wrong-moment RW-202"


@pytest.mark.rule("RW-207", "RW-089")
def test_the_defender_plays_no_cards_of_his_turn_then() -> None:
    g = attack("1c: 1 archer", "2 footman", latari=("mountain-pass",))
    assert window(g).moment == "start-of-battle"
    assert window(g).seats(g) == [LATARI]
    assert reason(g, LATARI, card("mountain-pass")) == "wrong-moment RW-202"


# --- Who is asked ------------------------------------------------------------------------------


@pytest.mark.rule("RW-208")
def test_who_is_asked_depends_on_the_size_of_the_hand_alone() -> None:
    with_it = hold(hold(table(), DAQAN, "mountain-pass"), LATARI, "counterspell")
    without = hold(hold(table(), DAQAN, "mountain-pass"), LATARI, "panic")
    empty = hold(hold(table(), DAQAN, "mountain-pass"), LATARI)
    for g in (with_it, without, empty):
        hold(hold(g, WAIQAR), UTHUK)
        answer(own_turn(g), (DAQAN, card("mountain-pass")))
    assert with_it.waiting() == without.waiting() == (LATARI,)
    assert with_it.legal(LATARI) == [card("counterspell"), PASS]
    assert without.legal(LATARI) == [PASS]
    assert empty.waiting() == (DAQAN,)


@pytest.mark.rule("RW-208")
def test_nobody_is_asked_when_all_copies_lie_in_the_discard_pile() -> None:
    g = hold(hold(table(), DAQAN, "mountain-pass"), LATARI, "panic")
    deck = g.tactics_deck.clone()
    number = TACTICS_CARDS.index("counterspell")
    for _ in range(TACTICS_BOX[number].copies):
        deck.bag.remove(number)
        deck.discard(number)
    g.tactics_deck = deck
    answer(own_turn(hold(hold(g, WAIQAR), UTHUK)), (DAQAN, card("mountain-pass")))
    assert g.waiting() == (DAQAN,)


@pytest.mark.rule("RW-204")
def test_only_those_who_take_part_in_a_battle_are_asked() -> None:
    lightning = ("summon-lightning",)
    g = attack("1c: 1 archer", "2 footman", uthuk=lightning, latari=lightning)
    assert window(g).seats(g) == [LATARI]
    assert [side_of(g, seat) for seat in g.seats()] == [0, 1, -1, -1]
    g = attack("1c: 1 archer", "2 footman", uthuk=lightning)
    assert not isinstance(g.stack[-1], TacticsWindow)


@pytest.mark.rule("RW-352")
def test_who_is_out_of_the_game_is_asked_for_nothing() -> None:
    g = hold(hold(table(), DAQAN), LATARI, "panic")
    assert ask(g, "start-of-round", (DAQAN, LATARI)) is not None
    g.is_out[LATARI] = 1
    assert ask(g, "start-of-round", (DAQAN, LATARI)) is None


@pytest.mark.rule("RW-204", "RW-251")
def test_who_speaks_for_neutral_units_plays_no_cards_for_them() -> None:
    g = attack("1c: 1 beastman", "2 footman", latari=("summon-lightning", "panic"))
    assert g.left_of(DAQAN) == LATARI
    assert not isinstance(g.stack[-1], TacticsWindow)


def test_a_seat_passes_in_advance_for_the_turn_or_the_season() -> None:
    g = hold(hold(hold(table(), LATARI, "panic"), WAIQAR), UTHUK)
    answer(
        own_turn(hold(g, DAQAN, "mountain-pass", "mountain-pass")), (DAQAN, card("mountain-pass"))
    )
    turn, season = [pass_in_advance(g, LATARI, scope) for scope in ("turn", "season")]
    assert answer_in_advance(g, LATARI, [turn]) == PASS
    g.active = WAIQAR
    assert not turn.covers(window(g), g, LATARI)
    assert season.covers(window(g), g, LATARI)
    g.season = 1
    assert not season.covers(window(g), g, LATARI)


# --- Turns within a window ---------------------------------------------------------------------


@pytest.mark.rule("RW-237")
def test_at_the_start_of_a_battle_the_attacker_plays_all_then_the_defender() -> None:
    g = attack(
        "1c: 9 warrior", "8 footman", daqan=("volley", "to-the-victor"), latari=("to-the-victor",)
    )
    assert window(g).seats(g) == [DAQAN]
    answer(g, (DAQAN, card("to-the-victor")), (LATARI, PASS))
    assert window(g).seats(g) == [DAQAN]
    assert card("volley") in g.legal(DAQAN)
    answer(g, (DAQAN, PASS))
    assert window(g).seats(g) == [LATARI]
    answer(g, (LATARI, card("to-the-victor")), (DAQAN, PASS))
    assert window(g).moment == "start-of-round"
    assert reason(g, DAQAN, card("volley")) == "wrong-moment RW-202"


@pytest.mark.rule("RW-205", "RW-209")
def test_in_a_round_the_attacker_is_first_then_it_alternates_until_both_pass() -> None:
    both = ("panic", "rally-cry")
    g = attack("1c: 9 warrior", "8 footman", daqan=both, latari=both)
    answer(g, (DAQAN, PASS), (LATARI, PASS))
    assert window(g).seats(g) == [DAQAN, LATARI]
    answer(g, (LATARI, card("panic")), (DAQAN, card("panic")))
    assert window(g).moment == "response"
    assert len(g.tactics[LATARI]) == 2
    answer(g, (LATARI, PASS))
    assert len([unit for unit in g.fighters if unit.routed]) == 2
    assert window(g).order == (LATARI, DAQAN)
    answer(g, (LATARI, card("panic")), (DAQAN, PASS))
    assert window(g).order == (DAQAN, LATARI)
    assert window(g).moment == "start-of-round"
    assert card("rally-cry") in g.legal(DAQAN)


@pytest.mark.rule("RW-205")
def test_the_same_title_is_not_played_twice_at_one_moment() -> None:
    g = attack("1c: 9 warrior", "2 footman", daqan=("to-the-victor", "to-the-victor"))
    answer(g, (DAQAN, card("to-the-victor")))
    assert window(g).moment == "start-of-battle"
    assert reason(g, DAQAN, card("to-the-victor")) == "played-already RW-205"


@pytest.mark.rule("RW-205")
def test_at_the_next_moment_it_may_be_played_again() -> None:
    g = attack("1c: 9 warrior", "2 footman", daqan=("panic", "panic"))
    answer(g, (DAQAN, PASS), (DAQAN, card("panic")))
    assert window(g).moment == "start-of-round"
    assert reason(g, DAQAN, card("panic")) == ""


# --- Answers -----------------------------------------------------------------------------------


def answered_rumors(*latari: str) -> World:
    """Daqan has put a token of Uthuk into 1a with a card; Latari may answer."""
    g = hold(hold(hold(clear(table()), LATARI, *latari), WAIQAR), UTHUK)
    answer(
        own_turn(hold(g, DAQAN, "horrific-rumors", "counterspell")),
        (DAQAN, card("horrific-rumors")),
    )
    assert isinstance(g.stack[-1], ChooseTarget)
    return g


def first_area(g: World) -> int:
    found: int = g.legal(DAQAN)[0].area
    return found


def test_targets_are_chosen_before_anybody_answers() -> None:
    g = answered_rumors("counterspell")
    answer(g, (DAQAN, TargetPlayer(UTHUK)))
    where = first_area(g)
    answer(g, (DAQAN, TargetArea(where)))
    assert g.waiting() == (LATARI,)
    assert not g.activated[where] >> UTHUK & 1
    answer(g, (LATARI, PASS))
    assert g.activated[where] >> UTHUK & 1


@pytest.mark.rule("RW-210")
def test_a_card_that_has_lost_its_target_fizzles_and_is_told_so() -> None:
    g = answered_rumors("counterspell")
    answer(g, (DAQAN, TargetPlayer(UTHUK)))
    where = first_area(g)
    answer(g, (DAQAN, TargetArea(where)))
    g.controller[where] = UTHUK
    told = answer(g, (LATARI, PASS))
    assert TacticsFizzled(DAQAN, TACTICS_CARDS.index("horrific-rumors")) in told
    assert not g.activated[where] >> UTHUK & 1


@pytest.mark.rule("RW-208")
def test_counterspell_cancels_the_card_of_an_opponent() -> None:
    g = answered_rumors("counterspell")
    hold(g, WAIQAR, "panic")
    hold(g, DAQAN)
    answer(g, (DAQAN, TargetPlayer(UTHUK)))
    where = first_area(g)
    answer(g, (DAQAN, TargetArea(where)), (WAIQAR, PASS))
    told = answer(g, (LATARI, card("counterspell")), (WAIQAR, PASS))
    assert TacticsCancelled(DAQAN, TACTICS_CARDS.index("horrific-rumors"), LATARI) in told
    assert not g.activated[where] >> UTHUK & 1
    assert g.waiting() == (DAQAN,)


@pytest.mark.rule("RW-208")
def test_counterspell_is_no_answer_in_the_own_turn() -> None:
    g = own_turn(hold(table(), DAQAN, "counterspell"))
    assert reason(g, DAQAN, card("counterspell")) == "wrong-moment RW-202"


@pytest.mark.rule("RW-210")
def test_a_card_without_a_target_fizzles_when_it_would_do_nothing() -> None:
    g = attack("1c: 4 archer", "3 bowman", daqan=("volley",), latari=("counterspell",))
    answer(g, (DAQAN, card("volley")))
    assert window(g).moment == "response"
    g.fighters = [unit for unit in g.fighters if unit.side == 0]
    told = answer(g, (LATARI, PASS))
    assert TacticsFizzled(DAQAN, TACTICS_CARDS.index("volley")) in told


@pytest.mark.rule("RW-208")
def test_an_answer_is_answered_in_turn() -> None:
    g = answered_rumors("counterspell")
    answer(g, (DAQAN, TargetPlayer(UTHUK)))
    where = first_area(g)
    answer(g, (DAQAN, TargetArea(where)), (LATARI, card("counterspell")))
    assert g.waiting() == (DAQAN,)
    told = answer(g, (DAQAN, card("counterspell")))
    number = TACTICS_CARDS.index("counterspell")
    assert TacticsCancelled(LATARI, number, DAQAN) in told
    assert g.activated[where] >> UTHUK & 1


# --- Hand limits -------------------------------------------------------------------------------


def with_nine(g: World) -> World:
    """Daqan holds nine tactics cards, all different."""
    return hold(g, DAQAN, *[facts.id for facts in TACTICS_BOX.own[:9]])


@pytest.mark.rule("RW-166")
def test_whoever_draws_too_many_tactics_cards_sees_them_all_and_discards_down_to_ten() -> None:
    g = with_nine(table())
    g = turn_of(g, DAQAN, OwnActions(DAQAN), *[DrawTactics(DAQAN) for _ in range(3)])
    new = g.tactics_deck.bag[:3]
    for n in new:
        assert not isinstance(g.stack[-1], TooManyTactics)
        g.apply(Seat(-1), n)
    assert len(g.tactics[DAQAN]) + len(g.fresh[DAQAN]) == 12
    answer(
        g, (DAQAN, DiscardTactics(new[0])), (DAQAN, DiscardTactics(TACTICS_CARDS.index("ambush")))
    )
    assert len(g.tactics[DAQAN]) == 8
    assert len(g.fresh[DAQAN]) == 2
    assert len(g.tactics_deck.discards) == 2


@pytest.mark.rule("RW-166")
def test_ten_tactics_cards_may_be_held() -> None:
    g = turn_of(with_nine(table()), DAQAN, OwnActions(DAQAN), DrawTactics(DAQAN))
    g.apply(Seat(-1), g.tactics_deck.bag[0])
    assert len(g.tactics[DAQAN]) + len(g.fresh[DAQAN]) == 10
    assert g.legal(DAQAN)[0] == GoOn()


@pytest.mark.rule("RW-166")
def test_the_limit_is_looked_at_before_another_draws() -> None:
    g = hold(table(), DAQAN, *[facts.id for facts in TACTICS_BOX.own[:10]])
    turn_of(g, DAQAN, OwnActions(DAQAN), DrawTactics(LATARI), DrawTactics(DAQAN))
    g.apply(Seat(-1), g.tactics_deck.bag[0])
    assert isinstance(g.stack[-1], TooManyTactics)
    assert g.waiting() == (DAQAN,)


@pytest.mark.rule("RW-166")
def test_who_draws_too_many_quests_sees_them_all_and_discards_down_to_three() -> None:
    g = turn_of(table(), DAQAN, OwnActions(DAQAN), *[DrawQuest(DAQAN) for _ in range(3)])
    assert len(g.quests[DAQAN]) == 2
    for _ in range(3):
        assert g.waiting() == (Seat(-1),)
        g.apply(Seat(-1), g.quest_deck.bag[0])
    thrown = g.quests[DAQAN].cards[:2]
    assert DiscardQuest(thrown[0]) in g.legal(DAQAN)
    answer(g, *[(DAQAN, DiscardQuest(quest)) for quest in thrown])
    assert len(g.quests[DAQAN]) == 3
    assert g.quest_deck.discards == thrown
    assert GoOn() in g.legal(DAQAN)


# --- The deck ----------------------------------------------------------------------------------


def test_every_title_of_the_box_has_a_class_of_its_own() -> None:
    shelf = table().rules.shelf("tactics-cards")
    assert sorted(shelf) == sorted(facts.id for facts in TACTICS_BOX.own)
    assert len({type(text) for text in shelf.values()}) == len(TACTICS_BOX.own)
    assert sum(facts.copies for facts in TACTICS_BOX.own) == 50
