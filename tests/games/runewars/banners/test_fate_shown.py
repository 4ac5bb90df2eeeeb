"""Announced tactical fate cards are turned up one by one; what all have seen is not taken back. [BOW-294]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.barren import BannersState
from feldzug.games.runewars.banners.tactical_fate import (
    FACE_OF,
    FATES,
    AnnouncedCards,
    FateAnnounced,
    TacticalFateShown,
    left_in_play,
)
from feldzug.games.runewars.battle.line import ATTACKER
from feldzug.games.runewars.decks import TACTICS_CARDS
from feldzug.games.runewars.world import World
from feldzug.kernel.values import FATE, Event
from tests.games.runewars.banners.announcing import announce, announcing, attacked, view_of
from tests.games.runewars.battlefield import DAQAN, LATARI

BRIBERY = TACTICS_CARDS.index("bribery")


def knights(*cards: str) -> World:
    g = attacked("1c: 3 pegasus-rider", "3 knight", hands={"daqan": cards})
    return announcing(g)


def show(g: World) -> list[Event]:
    """One more of the announced cards is turned up."""
    g.events.clear()
    g.fenced = False
    AnnouncedCards().show(g, DAQAN, ATTACKER, FACE_OF[BRIBERY])
    return [event for event in g.events if isinstance(event, TacticalFateShown)]


@pytest.mark.rule("BOW-294")
def test_of_two_alike_one_is_shown_after_the_other() -> None:
    g = knights("bribery", "ashen-sky", "bribery")
    announce(g, DAQAN, "bribery", "ashen-sky", "bribery")
    for count in (1, 2):
        assert show(g) == [TacticalFateShown(DAQAN, BRIBERY)]
        assert g.fenced, "nobody may take back what came before"
        assert view_of(g, LATARI).known_announced == [["bribery"] * count, []]
    assert show(g) == [], "all of them lie open"
    assert not g.fenced
    assert view_of(g, LATARI).announced == [3, 0]


@pytest.mark.rule("BOW-294")
def test_who_turns_his_only_card_up_cannot_take_it_back() -> None:
    g = announcing(attacked("1c: 1 giant", "1 roc", hands={"daqan": ("bribery",)}))
    told = announce(g, DAQAN, "bribery")
    while not [event for event in told if isinstance(event, TacticalFateShown)]:
        told = g.apply(FATE, g.legal(FATE)[0])
    assert g.fenced


def test_how_many_may_still_be_in_hands_follows_from_what_lies_open() -> None:
    g = knights("bribery", "ashen-sky")
    assert left_in_play(g) == FATES
    deck = g.tactics_deck.clone()
    deck.discard(TACTICS_CARDS.index("panic"))
    g.tactics_deck = deck
    assert left_in_play(g) == FATES, "no such card"
    told = announce(g, DAQAN, "bribery")
    assert [event.count for event in told if isinstance(event, FateAnnounced)] == [1]
    assert left_in_play(g) == FATES - 1


@pytest.mark.rule("BOW-294")
def test_what_is_being_resolved_is_in_no_hand() -> None:
    g = knights("bribery", "ashen-sky")
    deck = g.tactics_deck.clone()
    g.part(BannersState).resolved = [BRIBERY]
    g.tactics_deck = deck
    assert left_in_play(g) == FATES - 1


@pytest.mark.rule("BOW-294", "BOW-295")
@pytest.mark.parametrize("option", ["number", "titles"])
def test_who_gives_up_takes_back_what_others_have_seen_as_they_know_it(option: str) -> None:
    g = announcing(
        attacked(
            "1c: 3 pegasus-rider",
            "3 knight",
            hands={"daqan": ("bribery", "ashen-sky")},
            fate_announcement=option,
        )
    )
    announce(g, DAQAN, "bribery")
    g.resign(LATARI)
    known = g.tactics[DAQAN].known_to(LATARI)
    assert sorted(g.tactics[DAQAN].cards) == sorted([BRIBERY, TACTICS_CARDS.index("ashen-sky")])
    assert list(known) == ([BRIBERY] if option == "titles" else [])
