"""Rune tokens: receiving, placing, revealing, Fortify's shuffle. [RW-135 – RW-137, RW-332 – RW-343]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.cards.order_texts.fortify import FortifyNoMore, MoveRunes
from feldzug.games.runewars.decks import DRAGON, FALSE
from feldzug.games.runewars.events import RuneHidden
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.rune_shuffle import (
    LayRunesBack,
    RunesShuffled,
    TakeUpRune,
    TurnRunesDown,
)
from feldzug.games.runewars.runes import (
    DiscardFalseRune,
    HideDragonRune,
    KeepFalseRunes,
    LayRune,
    NoRuneToReveal,
    PlaceRuneIn,
    PlaceRunes,
    ReceiveRune,
    RevealRune,
    RevealRunes,
    RuneDiscarded,
    RunePileEmpty,
    RuneReturned,
    RuneRevealed,
    look_at_rune,
    move_rune,
    reveal_rune,
)
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise
from feldzug.kernel.secrecy_laws import secrecy_laws
from tests.games.runewars.order import asked, carry_out, offered, refused
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    answer,
    area,
    clear,
    hero,
    put,
    rune,
    table,
    turn_of,
)


@pytest.fixture
def g() -> World:
    return clear(table())


def secret(g: World) -> None:
    """Nobody can tell what is hidden."""
    secrecy_laws(Codec(RUNEWARS), RUNEWARS.setup(4), g)


# receiving


@pytest.mark.rule("RW-333")
def test_up_to_two_false_runes_are_given_back_first(g: World) -> None:
    for name in ("daqan-a", "daqan-b", "daqan-c"):
        rune(g, name, "false", DAQAN)
    box = g.rune_box[FALSE]
    turn_of(g, DAQAN, ReceiveRune(DAQAN))
    events = answer(g, (DAQAN, DiscardFalseRune(area("daqan-a"))))
    assert RuneDiscarded(DAQAN, area("daqan-a"), FALSE) in events
    assert g.fenced, "all have seen what it was"
    answer(g, (DAQAN, DiscardFalseRune(area("daqan-b"))))
    assert g.rune_box[FALSE] == box + 2
    assert asked(g) == "choose-rune-area", "no third one"


@pytest.mark.rule("RW-333")
def test_dragon_runes_and_foreign_runes_are_not_given_back(g: World) -> None:
    rune(g, "daqan-a", "dragon", DAQAN)
    rune(g, "latari-a", "false", LATARI, DAQAN)
    turn_of(g, DAQAN, ReceiveRune(DAQAN))
    assert refused(g, DAQAN, DiscardFalseRune(area("daqan-a"))).rule == "RW-333"
    assert refused(g, DAQAN, DiscardFalseRune(area("latari-a"))).rule == "RW-333"
    assert g.legal(DAQAN) == [KeepFalseRunes()], (
        "asked though there is none: who is asked tells nothing"
    )
    secret(g)


@pytest.mark.rule("RW-333")
def test_who_has_only_open_dragon_runes_is_not_asked_for_false_ones(g: World) -> None:
    rune(g, "daqan-a", "dragon", open_to_all=True)
    turn_of(g, DAQAN, ReceiveRune(DAQAN))
    assert asked(g) == "choose-rune-area", "all see that there is nothing to give back"


@pytest.mark.rule("RW-334")
def test_a_dragon_and_a_false_rune_come_to_the_board_in_secret(g: World) -> None:
    put(g, "1a", footman=1)
    turn_of(g, DAQAN, ReceiveRune(DAQAN))
    secret(g)
    here, there = area("1a"), area("2b")
    first = answer(g, (DAQAN, PlaceRuneIn(there)), (DAQAN, PlaceRuneIn(here)))
    assert not [e for e in first if isinstance(e, RuneHidden)]
    secret(g)
    events = g.apply(DAQAN, HideDragonRune(here))
    assert [e for e in events if isinstance(e, RuneHidden)] == [
        RuneHidden(DAQAN, a) for a in sorted((here, there))
    ]
    assert (g.rune_in(here), g.rune_in(there)) == (DRAGON, FALSE)
    assert g.view(DAQAN).areas["2b"].rune == "false-rune"
    assert g.view(LATARI).areas["1a"].rune == g.view(LATARI).areas["2b"].rune == "?"
    assert g.view(None).areas["1a"].rune == "?"


@pytest.mark.rule("RW-334")
def test_the_order_of_laying_tells_nothing() -> None:
    here, there = area("1a"), area("2b")
    positions = []
    for order in ((here, there), (there, here)):
        for dragon in (here, there):
            new = clear(table())
            turn_of(new, DAQAN, ReceiveRune(DAQAN))
            answer(new, *[(DAQAN, PlaceRuneIn(a)) for a in order])
            new.apply(DAQAN, HideDragonRune(dragon))
            positions.append(new)
    seen = [p.view(LATARI) for p in positions]
    assert all(view == seen[0] for view in seen)


@pytest.mark.rule("RW-332", "RW-334")
def test_only_free_areas_that_no_enemy_controls(g: World) -> None:
    put(g, "1a", berserker=1)
    rune(g, "1b", "dragon", UTHUK)
    turn_of(g, DAQAN, ReceiveRune(DAQAN))
    assert refused(g, DAQAN, PlaceRuneIn(area("1a"))).rule == "RW-334"
    assert refused(g, DAQAN, PlaceRuneIn(area("1b"))).rule == "RW-332"
    assert PlaceRuneIn(area("1c")) in g.legal(DAQAN), "uncontrolled"
    g.apply(DAQAN, PlaceRuneIn(area("1c")))
    assert refused(g, DAQAN, PlaceRuneIn(area("1c"))).rule == "RW-332"


def without_room(g: World, *free: str) -> World:
    """A rune in every area but these."""
    for place in g.areas():
        if place not in [area(name) for name in free]:
            runes = g.runes.clone()
            runes.lay(place, FALSE, 0)
            g.runes = runes
    return g


@pytest.mark.rule("RW-335")
def test_with_one_free_area_the_other_rune_goes_back(g: World) -> None:
    without_room(g, "1a")
    box = g.rune_box[:]
    turn_of(g, DAQAN, ReceiveRune(DAQAN))
    answer(g, (DAQAN, KeepFalseRunes()), (DAQAN, PlaceRuneIn(area("1a"))))
    events = g.apply(DAQAN, LayRune(DRAGON))
    assert RuneReturned(DAQAN, FALSE) in events
    assert g.rune_in(area("1a")) == DRAGON
    assert g.rune_box == [box[FALSE], box[DRAGON] - 1]


@pytest.mark.rule("RW-335")
def test_it_may_be_the_dragon_rune_that_goes_back(g: World) -> None:
    without_room(g, "1a")
    box = g.rune_box[:]
    turn_of(g, DAQAN, ReceiveRune(DAQAN))
    answer(g, (DAQAN, KeepFalseRunes()), (DAQAN, PlaceRuneIn(area("1a"))))
    events = g.apply(DAQAN, LayRune(FALSE))
    assert RuneReturned(DAQAN, DRAGON) in events
    assert g.rune_in(area("1a")) == FALSE
    assert g.rune_box == [box[FALSE] - 1, box[DRAGON]]


@pytest.mark.rule("RW-335")
def test_without_a_free_area_both_go_back(g: World) -> None:
    without_room(g)
    box = g.rune_box[:]
    turn_of(g, DAQAN, ReceiveRune(DAQAN))
    events = answer(g, (DAQAN, KeepFalseRunes()))
    assert {e.rune for e in events if isinstance(e, RuneReturned)} == {DRAGON, FALSE}
    assert g.rune_box == box


@pytest.mark.rule("RW-336")
def test_an_empty_pile_is_skipped(g: World) -> None:
    g.rune_box = [0, 5]
    g.events = []
    turn_of(g, DAQAN, ReceiveRune(DAQAN))
    assert RunePileEmpty(DAQAN, FALSE) in g.events
    g.apply(DAQAN, PlaceRuneIn(area("1a")))
    assert asked(g) != "choose-rune-area"
    assert g.rune_in(area("1a")) == DRAGON
    assert g.rune_box == [0, 4]
    assert g.view(LATARI).areas["1a"].rune == "dragon-rune", "all know what it is"


@pytest.mark.rule("RW-336")
def test_a_stand_in_for_an_empty_pile() -> None:
    g = clear(table(rune_pile_empty="stand-in"))
    g.rune_box = [0, 5]
    turn_of(g, DAQAN, ReceiveRune(DAQAN))
    answer(g, (DAQAN, PlaceRuneIn(area("1a"))), (DAQAN, PlaceRuneIn(area("1b"))))
    assert asked(g) == "choose-dragon-area"


@pytest.mark.rule("RW-337")
def test_only_placing_adds_no_false_rune(g: World) -> None:
    turn_of(g, DAQAN, PlaceRunes(DAQAN, (DRAGON, DRAGON)))
    answer(g, (DAQAN, PlaceRuneIn(area("1a"))), (DAQAN, PlaceRuneIn(area("1b"))))
    assert sorted(g.runes.kinds) == [DRAGON, DRAGON]


# looking and revealing


@pytest.mark.rule("RW-338")
def test_control_and_heroes_show_runes_and_fence_undo(g: World) -> None:
    rune(g, "1a", "dragon")
    hero(g, "mad-carthos", WAIQAR, "1a")
    turn_of(g, DAQAN, PlaceRunes(DAQAN, (FALSE,)))
    put(g, "1a", footman=1)
    g.fenced = False
    g.apply(DAQAN, PlaceRuneIn(area("1b")))
    assert g.fenced
    assert g.view(DAQAN).areas["1a"].rune == "dragon-rune"
    assert g.view(WAIQAR).areas["1a"].rune == "dragon-rune"
    assert g.view(LATARI).areas["1a"].rune == "?"
    assert g.view(LATARI).areas["1a"].rune_known_to == [DAQAN, WAIQAR]


@pytest.mark.rule("RW-338")
def test_what_was_seen_stays_known_until_the_token_is_shuffled(g: World) -> None:
    rune(g, "1a", "dragon", LATARI)
    put(g, "1a", footman=1)
    put(g, "1b", footman=1)
    rune(g, "1b", "false")
    g.look_at_runes()
    move_rune(g, DAQAN, area("1a"), area("1c"))
    assert g.view(LATARI).areas["1c"].rune == "dragon-rune"
    move_rune(g, DAQAN, area("1c"), area("1a"))
    carry_out(g, DAQAN, "fortify")
    answer(
        g,
        (DAQAN, MoveRunes()),
        (DAQAN, TakeUpRune(area("1a"))),
        (DAQAN, TakeUpRune(area("1b"))),
        (DAQAN, LayRunesBack(False)),
    )
    assert g.view(LATARI).areas["1a"].rune == "?"
    assert g.view(DAQAN).areas["1a"].rune == "dragon-rune"


@pytest.mark.rule("RW-338")
def test_a_look_at_a_rune_is_the_lookers_alone(g: World) -> None:
    rune(g, "1a", "dragon")
    look_at_rune(g, LATARI, area("1a"))
    assert g.fenced
    assert g.view(LATARI).areas["1a"].rune == "dragon-rune"
    assert g.view(DAQAN).areas["1a"].rune == "?"
    assert g.events[-1].seen_by(DAQAN) != g.events[-1]


@pytest.mark.rule("RW-339", "RW-340")
def test_a_player_reveals_a_token_of_an_area_he_controls(g: World) -> None:
    put(g, "1a", footman=1)
    rune(g, "1a", "false", DAQAN)
    rune(g, "daqan-a", "dragon", DAQAN)
    rune(g, "2b", "dragon", DAQAN)
    hero(g, "mad-carthos", DAQAN, "2b")
    turn_of(g, DAQAN, RevealRunes(DAQAN, 1))
    assert set(offered(g, DAQAN, RevealRune)) == {
        RevealRune(area("1a")),
        RevealRune(area("daqan-a")),
    }
    assert refused(g, DAQAN, RevealRune(area("2b"))).rule == "RW-339"
    events = g.apply(DAQAN, RevealRune(area("1a")))
    assert RuneRevealed(DAQAN, area("1a"), FALSE) in events
    assert g.is_revealed(area("1a"))
    assert not g.is_revealed(area("daqan-a"))
    assert g.view(None).areas["1a"].revealed
    assert not g.view(DAQAN).areas["daqan-a"].revealed


@pytest.mark.rule("RW-339")
def test_no_false_rune_where_a_dragon_rune_is_demanded(g: World) -> None:
    rune(g, "daqan-a", "false", DAQAN)
    turn_of(g, DAQAN, RevealRunes(DAQAN, 1, True))
    assert refused(g, DAQAN, RevealRune(area("daqan-a"))).rule == "RW-339"
    assert g.legal(DAQAN) == [NoRuneToReveal()]
    turn_of(g, DAQAN, RevealRunes(DAQAN, 2, True))
    g.apply(DAQAN, NoRuneToReveal())
    assert NoRuneToReveal() not in g.legal(DAQAN), "nobody is asked twice for what he does not have"
    g = clear(table())
    rune(g, "daqan-a", "dragon", DAQAN)
    turn_of(g, DAQAN, RevealRunes(DAQAN, 1, True))
    assert refused(g, DAQAN, NoRuneToReveal()).rule == "RW-339"
    secret(g)


@pytest.mark.rule("RW-340")
def test_what_is_revealed_stays_so_whoever_takes_the_area(g: World) -> None:
    rune(g, "1a", "dragon", open_to_all=True)
    put(g, "1a", footman=1)
    g.remove(area("1a"), 0)
    put(g, "1a", berserker=1)
    assert g.is_revealed(area("1a"))


@pytest.mark.rule("RW-340")
def test_nothing_is_revealed_where_no_hidden_token_lies(g: World) -> None:
    rune(g, "1a", "dragon", open_to_all=True)
    g.events = []
    reveal_rune(g, area("1a"))
    reveal_rune(g, area("1b"))
    look_at_rune(g, DAQAN, area("1a"))
    look_at_rune(g, DAQAN, area("1b"))
    assert g.events == []
    assert not g.fenced


@pytest.mark.rule("RW-343")
def test_dragon_runes_belong_to_whoever_controls_their_area(g: World) -> None:
    rune(g, "1a", "dragon")
    rune(g, "1b", "false")
    put(g, "1a", footman=1)
    put(g, "1b", footman=1)
    assert g.dragons(DAQAN) == 1
    g.remove(area("1a"), 0)
    put(g, "1a", berserker=1)
    assert (g.dragons(DAQAN), g.dragons(UTHUK)) == (0, 1)


# Fortify


def shuffled(g: World, *answers: object) -> World:
    """Fortify's runes: the tokens of 1a and 1b."""
    carry_out(g, DAQAN, "fortify")
    answer(
        g,
        (DAQAN, MoveRunes()),
        (DAQAN, TakeUpRune(area("1a"))),
        (DAQAN, TakeUpRune(area("1b"))),
        *[(DAQAN, a) for a in answers],
    )
    return g


@pytest.fixture
def two() -> World:
    """Two areas of Daqan with a dragon rune and a false one, both known to the Latari."""
    g = clear(table())
    put(g, "1a", footman=1)
    put(g, "1b", footman=1)
    rune(g, "1a", "dragon", DAQAN, LATARI)
    rune(g, "1b", "false", DAQAN, LATARI)
    return g


@pytest.mark.rule("RW-135")
def test_two_tokens_are_laid_anew_and_others_cannot_tell(two: World) -> None:
    kept = shuffled(two.clone(), LayRunesBack(False))
    areas = (area("1a"), area("1b"))
    assert kept.events == [RunesShuffled(DAQAN, areas, True)]
    swapped = shuffled(two.clone(), LayRunesBack(True))
    assert (kept.rune_in(area("1a")), kept.rune_in(area("1b"))) == (DRAGON, FALSE)
    assert (swapped.rune_in(area("1a")), swapped.rune_in(area("1b"))) == (FALSE, DRAGON)
    for seat in (LATARI, UTHUK, None):
        assert kept.view(seat) == swapped.view(seat)
    assert kept.view(LATARI).areas["1a"].rune == "?"
    assert swapped.view(DAQAN).areas["1b"].rune == "dragon-rune"


@pytest.mark.rule("RW-135")
def test_the_shuffle_keeps_its_secret_at_every_step(two: World) -> None:
    rune(two, "2a", "dragon", UTHUK)
    rune(two, "2b", "false", UTHUK)
    carry_out(two, DAQAN, "fortify")
    for action in (MoveRunes(), TakeUpRune(area("1a")), TakeUpRune(area("1b"))):
        two.apply(DAQAN, action)
        secret(two)


@pytest.mark.rule("RW-135")
def test_two_different_controlled_areas_one_with_a_token(g: World) -> None:
    put(g, "1a", footman=1)
    put(g, "1b", footman=1)
    put(g, "2a", berserker=1)
    rune(g, "2a", "dragon")
    carry_out(g, DAQAN, "fortify")
    assert refused(g, DAQAN, MoveRunes()).rule == "RW-135"
    rune(g, "daqan-a", "dragon", DAQAN)
    g.forget_menu()
    g.apply(DAQAN, MoveRunes())
    assert refused(g, DAQAN, TakeUpRune(area("2a"))).rule == "RW-135"
    g.apply(DAQAN, TakeUpRune(area("1a")))
    assert refused(g, DAQAN, TakeUpRune(area("1a"))).rule == "RW-135"
    assert refused(g, DAQAN, TakeUpRune(area("1b"))).rule == "RW-135"
    assert g.legal(DAQAN) == [TakeUpRune(area("daqan-a"))]


@pytest.mark.rule("RW-131", "RW-135")
def test_an_area_is_not_taken_twice_and_runes_are_moved_once(two: World) -> None:
    carry_out(two, DAQAN, "fortify")
    answer(two, (DAQAN, MoveRunes()), (DAQAN, TakeUpRune(area("1a"))))
    assert refused(two, DAQAN, TakeUpRune(area("1a"))).rule == "RW-135"
    answer(two, (DAQAN, TakeUpRune(area("1b"))), (DAQAN, LayRunesBack(True)))
    assert refused(two, DAQAN, MoveRunes()).rule == "RW-131"


@pytest.mark.rule("RW-135")
def test_two_areas_are_enough_and_one_is_not(g: World) -> None:
    for name in ("daqan-b", "daqan-c"):
        put(g, name, berserker=1)
    rune(g, "daqan-a", "dragon", DAQAN)
    carry_out(g, DAQAN, "fortify")
    assert refused(g, DAQAN, MoveRunes()).rule == "RW-135"
    put(g, "1a", footman=1)
    g.forget_menu()
    assert g.why_not(DAQAN, MoveRunes()) is None


@pytest.mark.rule("RW-136")
def test_a_single_token_moves_in_the_open(g: World) -> None:
    put(g, "1a", footman=1)
    put(g, "1b", footman=1)
    rune(g, "1a", "dragon", DAQAN, LATARI)
    shuffled(g, LayRunesBack(True))
    assert g.rune_in(area("1a")) == NONE
    assert g.rune_in(area("1b")) == DRAGON
    assert g.view(LATARI).areas["1b"].rune == "dragon-rune", "it could be followed with the eyes"
    assert g.view(UTHUK).areas["1b"].rune == "?"


@pytest.mark.rule("RW-137")
def test_open_tokens_become_hidden_or_stay_open(g: World) -> None:
    put(g, "1a", footman=1)
    put(g, "1b", footman=1)
    rune(g, "1a", "dragon", open_to_all=True)
    rune(g, "1b", "false", DAQAN)
    rune(g, "daqan-a", "dragon", open_to_all=True)
    down = shuffled(g.clone(), TurnRunesDown(True), LayRunesBack(True))
    assert down.view(LATARI).areas["1a"].rune == down.view(LATARI).areas["1b"].rune == "?"
    assert down.is_revealed(area("daqan-a")), "nothing else hides a token"
    up = shuffled(g.clone(), TurnRunesDown(False), LayRunesBack(True))
    assert up.is_revealed(area("1b"))
    assert up.view(LATARI).areas["1b"].rune == "dragon-rune"
    assert up.view(LATARI).areas["1a"].rune == "?"


@pytest.mark.rule("RW-137")
def test_in_the_revised_edition_tokens_are_always_hidden() -> None:
    g = clear(table(fortify_hides="always"))
    put(g, "1a", footman=1)
    put(g, "1b", footman=1)
    rune(g, "1a", "dragon", open_to_all=True)
    rune(g, "1b", "false", DAQAN)
    shuffled(g, LayRunesBack(True))
    assert not g.is_revealed(area("1a"))
    assert not g.is_revealed(area("1b"))
    g.apply(DAQAN, FortifyNoMore())


def test_a_sample_has_no_winner_that_nobody_saw(g: World) -> None:
    """Six hidden tokens of one player cannot all be dragon runes: he would have won."""
    for n, name in enumerate(("uthuk-a", "uthuk-b", "uthuk-c", "1a", "1b", "1c")):
        if name[0] == "1":
            put(g, name, berserker=1)
        rune(g, name, "dragon" if n < 5 else "false", UTHUK)
    for n, name in enumerate(("latari-a", "latari-b", "latari-c")):
        rune(g, name, "dragon" if n < 2 else "false", LATARI)
    turn_of(g, DAQAN)
    turn_of(g, DAQAN, ReceiveRune(DAQAN))
    for seed in range(40):
        sample = determinise(g, DAQAN, Dealer(seed))
        assert isinstance(sample, World)
        assert sample.dragons(UTHUK) < 6
    secret(g)
