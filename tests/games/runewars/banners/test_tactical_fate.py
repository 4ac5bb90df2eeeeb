"""Tactical fate cards stand in for Fate cards in battles and duels. [BOW-101 – BOW-109, BOW-293 – BOW-295]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.banners.announcing import MOMENT, AnnounceFate, AnnounceWindow
from feldzug.games.runewars.banners.tactical_fate import (
    FACE_OF,
    FATES,
    FateAnnounced,
    TacticalFateShown,
    announced,
)
from feldzug.games.runewars.battle.line import ATTACKER, UnitHit, UnitRouted
from feldzug.games.runewars.battle.passes import AbilityUsed, TurnCardsUp, TypeDraws
from feldzug.games.runewars.board import SHAPES
from feldzug.games.runewars.decks import FACES, FATE_DECK, TACTICS_BOX, TACTICS_CARDS
from feldzug.games.runewars.diplomacy import Diplomacy
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.checking import AttributeTest
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.heroes.quest_phase import HeroMoves, QuestPhase
from feldzug.games.runewars.support import DropCard, SpareCard, StandBeside, SupportType
from feldzug.games.runewars.tactics.play import PlayTactics, TacticsDiscarded
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.world import World
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise
from feldzug.kernel.values import FATE
from feldzug.parts.decks import EVERYBODY, those
from feldzug.parts.windows import PASS, StandingPass, Window, answer_in_advance
from tests.games.runewars.banners.announcing import (
    BANNERS,
    announce,
    announcing,
    attacked,
    discarded,
    draw,
    until,
    view_of,
    whole,
)
from tests.games.runewars.battlefield import DAQAN, LATARI, WAIQAR, answer, kind, refused
from tests.games.runewars.cards.hand import own_turn, realm
from tests.games.runewars.champions import duel, duellists, season
from tests.games.runewars.table import hold, start

MISS, ORB, ROUT = 5, 3, 1
"""Fate cards by what they show for a rectangle."""
KNIGHTS = "3 knight"
PEGASI = "1c: 3 pegasus-rider"


def knights(*cards: str, latari: tuple[str, ...] = (), fate_announcement: str = "number") -> World:
    """Three knights attack three pegasus riders, and it is to be announced what stands in."""
    hands = {"daqan": cards, "latari": latari}
    g = attacked(PEGASI, KNIGHTS, hands=hands, fate_announcement=fate_announcement)
    return announcing(g)


def card(title: str) -> int:
    return TACTICS_CARDS.index(title)


def act(title: str) -> AnnounceFate:
    return AnnounceFate(card(title))


# which cards, and how many


@pytest.mark.rule("BOW-101", "BOW-106")
def test_only_cards_with_fate_symbols_stand_in_and_they_are_read_by_shape() -> None:
    g = knights("bribery", "panic")
    assert g.legal(DAQAN) == [act("bribery"), PASS]
    assert refused(g, DAQAN, act("panic")) == ("no-fate-card", "BOW-101")
    assert refused(g, DAQAN, act("ashen-sky")) == ("card-not-in-hand", "BOW-103")
    face = FACES[FACE_OF[card("bribery")]]
    printed = TACTICS_BOX[card("bribery")].printed
    assert face.number >= len(FATE_DECK)
    assert [printed[shape].split()[0] for shape in SHAPES] == ["damage", "orb", "orb", "miss"]
    assert face.result == (3, 1, 1, 0)


@pytest.mark.rule("BOW-103", "BOW-105", "BOW-254")
def test_one_fate_card_fewer_is_drawn_for_each() -> None:
    g = knights("bribery", "ashen-sky")
    told = announce(g, DAQAN, "bribery", "ashen-sky")
    assert TypeDraws(DAQAN, kind("knight"), 1) in told
    draw(g, MISS)
    assert [len(hand) for hand in g.drawn] == [1, 0]
    assert len(g.fate_deck) == len(FATE_DECK) - 1


@pytest.mark.rule("BOW-103")
def test_who_announces_nothing_draws_for_each_unit() -> None:
    g = knights("bribery")
    assert TypeDraws(DAQAN, kind("knight"), 3) in announce(g, DAQAN)
    assert len(g.tactics[DAQAN]) == 1


@pytest.mark.rule("BOW-104")
def test_it_is_announced_before_anything_is_drawn_and_not_later() -> None:
    g = knights("bribery", "ashen-sky")
    assert [len(hand) for hand in g.drawn] == [0, 0]
    announce(g, DAQAN)
    draw(g, MISS)
    while isinstance(g.stack[-1], TurnCardsUp) or g.waiting() == (FATE,):
        assert not isinstance(g.stack[-1], AnnounceWindow)
        g.apply(FATE, g.legal(FATE)[0])


@pytest.mark.rule("BOW-Q13")
def test_no_more_of_them_than_fate_cards_would_be_drawn() -> None:
    hands = {"daqan": ("bribery", "ashen-sky")}
    g = announcing(attacked(PEGASI, "1 knight", hands=hands))
    told = announce(g, DAQAN, "bribery")
    assert not isinstance(g.stack[-1], AnnounceWindow)
    assert TypeDraws(DAQAN, kind("knight"), 0) in told
    assert len(g.drawn[ATTACKER]) == 0
    assert len(g.tactics[DAQAN]) == 1


@pytest.mark.rule("BOW-293")
def test_two_copies_of_one_title_may_stand_in_for_one_type() -> None:
    g = knights("bribery", "bribery")
    told = announce(g, DAQAN, "bribery", "bribery")
    assert TypeDraws(DAQAN, kind("knight"), 1) in told
    told = resolved(g, MISS, 6, 7, 17)
    assert told.count(AbilityUsed(DAQAN, kind("knight"))) == 2
    assert discarded(g) == ["bribery", "bribery"]


@pytest.mark.rule("BOW-109")
def test_a_card_of_this_season_does_not_stand_in() -> None:
    g = attacked(PEGASI, KNIGHTS, hands={"daqan": ("panic",)})
    fresh, deck = g.fresh[DAQAN].clone(), g.tactics_deck.clone()
    deck.bag.remove(card("bribery"))
    fresh.add(card("bribery"), those(DAQAN))
    g.fresh[DAQAN], g.tactics_deck = fresh, deck
    announcing(g)
    assert refused(g, DAQAN, act("bribery")) == ("card-is-fresh", "BOW-109")
    assert g.legal(DAQAN) == [PASS]


@pytest.mark.rule("BOW-102")
def test_in_the_own_turn_it_is_played_for_its_text_and_shows_no_symbols() -> None:
    g = own_turn(realm("", BANNERS), DAQAN, "bribery")
    g.influence[LATARI] = 5
    before = g.influence[DAQAN]
    g.apply(DAQAN, PlayTactics(card("bribery")))
    while g.influence[DAQAN] == before:
        seat = g.waiting()[0]
        top = g.stack[-1]
        g.apply(seat, PASS if isinstance(top, Window) else g.legal(seat)[0])
    assert view_of(g, DAQAN).announced == [0, 0]
    assert not any(isinstance(frame, AnnounceWindow) for frame in g.stack)


# what becomes of them


def resolved(g: World, *numbers: int) -> list[Any]:
    """The pass is played out with these Fate cards; what happened."""
    told = list(draw(g, *numbers))
    fights = [frame for frame in g.stack if type(frame).__name__ == "FightPass"]
    while fights[0] in g.stack:
        seat = g.waiting()[0]
        top = g.stack[-1]
        told += g.apply(seat, PASS if isinstance(top, TacticsWindow) else g.legal(seat)[0])
    return told


@pytest.mark.rule("BOW-107", "BOW-108")
def test_it_goes_to_the_tactics_discards_and_its_text_is_ignored() -> None:
    g = knights("bribery")
    before, influence = RUNEWARS.counted(g), list(g.influence)
    announce(g, DAQAN, "bribery")
    assert whole(g, before)
    assert discarded(g) == []
    resolved(g, MISS, MISS + 1, 7, 17, 27)
    assert discarded(g) == ["bribery"]
    assert len(g.fate_deck.discards) == 5
    assert list(g.influence) == influence
    assert card("bribery") not in [*g.tactics[LATARI].cards, *g.fresh[LATARI].cards]
    assert whole(g, before)


@pytest.mark.rule("BOW-106")
def test_damage_and_routs_of_it_count_like_those_of_fate_cards() -> None:
    g = knights("ashen-sky")  # damage 2 for rectangles
    announce(g, DAQAN, "ashen-sky")
    told = resolved(g, MISS, MISS + 1, 7, 17, 27)
    assert [event.damage for event in told if isinstance(event, UnitHit)] == [1, 2]
    g = knights("salted-fields")  # rout 1
    announce(g, DAQAN, "salted-fields")
    told = resolved(g, MISS, MISS + 1, 7, 17, 27)
    assert [event for event in told if isinstance(event, UnitRouted)]


# who sees what


@pytest.mark.rule("BOW-294", "BOW-295", "BOW-253")
def test_the_other_side_learns_how_many_and_sees_a_title_when_it_is_resolved() -> None:
    g = knights("ashen-sky", "bribery", "green-shoots", latari=("night-march",))
    told = announce(g, DAQAN, "bribery", "ashen-sky", "green-shoots")
    events = [event for event in told if isinstance(event, FateAnnounced)]
    assert [event.count for event in events] == [1, 2, 3]
    hidden: Any = events[0].seen_by(LATARI)
    assert (hidden.card, hidden.count) == (-1, 1)
    assert events[0].seen_by(DAQAN) == events[0]
    for seat in (LATARI, WAIQAR, None):
        assert view_of(g, seat).announced == [3, 0]
        assert view_of(g, seat).known_announced == [[], []]
    assert view_of(g, DAQAN).known_announced[0] == ["bribery", "ashen-sky", "green-shoots"]
    assert isinstance(g.stack[-1], AnnounceWindow)
    assert g.waiting() == (LATARI,)
    announce(g, LATARI)
    draw(g, MISS, MISS + 1, 7)
    assert view_of(g, LATARI).known_announced == [[], []]
    told = g.apply(FATE, g.legal(FATE)[0])
    shown = [event for event in told if isinstance(event, TacticalFateShown)]
    assert shown[0] == TacticalFateShown(DAQAN, card("bribery"))  # the orb in 4e
    assert len(shown) == 1 or told.index(shown[1]) > told.index(shown[0])


@pytest.mark.rule("BOW-294")
def test_a_miss_is_shown_with_the_discard() -> None:
    hands = {"daqan": ("bribery",)}
    g = announcing(attacked("1c: 1 giant", "1 roc", hands=hands))  # a hexagon: a miss
    told = announce(g, DAQAN, "bribery")
    told += resolved(g)
    kinds = [type(event) for event in told]
    assert kinds.index(TacticalFateShown) + 1 == kinds.index(TacticsDiscarded)
    assert discarded(g) == ["bribery"]


@pytest.mark.rule("BOW-295")
def test_by_an_option_titles_are_announced_too() -> None:
    g = knights("bribery", "ashen-sky", latari=("night-march",), fate_announcement="titles")
    hand = g.tactics[DAQAN].clone()
    hand.show(card("ashen-sky"), those(LATARI))
    g.tactics[DAQAN] = hand
    told = announce(g, DAQAN, "bribery")
    assert g.tactics[DAQAN].known_to(LATARI) == (card("ashen-sky"),), (
        "all see that it is still there"
    )
    event = next(event for event in told if isinstance(event, FateAnnounced))
    assert event.seen_by(LATARI) == event
    assert event.card == card("bribery")
    assert view_of(g, LATARI).known_announced == [["bribery"], []]


@pytest.mark.rule("BOW-294", "BOW-295")
def test_who_knew_a_hand_cannot_tell_which_card_of_it_lies_there() -> None:
    g = attacked(PEGASI, KNIGHTS, hands={"daqan": ("bribery", "ashen-sky", "panic")})
    hand = g.tactics[DAQAN].clone()
    for number in list(hand.cards):
        hand.show(number, those(LATARI))
    g.tactics[DAQAN] = hand
    announcing(g)
    announce(g, DAQAN, "bribery")
    assert g.tactics[DAQAN].known_to(LATARI) == (card("panic"),)
    assert g.tactics[DAQAN].known_to(DAQAN) == tuple(sorted([card("ashen-sky"), card("panic")]))


@pytest.mark.rule("BOW-294")
def test_a_glimpse_deals_other_fate_cards_but_only_such() -> None:
    g = knights("bribery", latari=("night-march",))
    announce(g, DAQAN, "bribery")
    before, seen = RUNEWARS.counted(g), set()
    for seed in range(12):
        glimpse: Any = determinise(g, LATARI, Dealer(seed))
        assert whole(glimpse, before)
        seen.add(announced(glimpse, ATTACKER).cards[0])
    assert len(seen) > 1
    assert seen <= set(FACE_OF)


# who is asked


@pytest.mark.rule("BOW-252", "BOW-253", "BOW-Q15")
def test_the_attacker_announces_then_the_defender_and_nothing_is_taken_back() -> None:
    g = knights("bribery", "ashen-sky", latari=("night-march", "sudden-frost"))
    assert g.waiting() == (DAQAN,)
    announce(g, DAQAN, "bribery")
    assert isinstance(g.stack[-1], AnnounceWindow)
    assert g.waiting() == (LATARI,)
    assert refused(g, DAQAN, act("ashen-sky")) is not None
    told = announce(g, LATARI, "night-march")
    assert TypeDraws(DAQAN, kind("knight"), 2) in told
    assert g.waiting() == (FATE,)
    told = draw(g, MISS, MISS + 1)
    assert TypeDraws(LATARI, kind("pegasus-rider"), 2) in told


def test_a_standing_pass_answers_it() -> None:
    g = knights("bribery")
    assert answer_in_advance(g, DAQAN, []) is None
    assert answer_in_advance(g, DAQAN, [StandingPass("game", 0)]) == PASS
    assert answer_in_advance(g, DAQAN, [StandingPass("game", 0, MOMENT)]) == PASS
    assert answer_in_advance(g, DAQAN, [StandingPass("game", 0, "tally")]) is None


def test_who_is_asked_follows_from_what_all_can_see() -> None:
    g = knights("panic")  # no such card, but nobody else can tell
    assert g.legal(DAQAN) == [PASS]
    g = attacked(PEGASI, KNIGHTS, hands={"daqan": ("panic",)})
    deck = g.tactics_deck.clone()
    for number in list(FACE_OF):
        for _ in range(TACTICS_BOX[number].copies):
            deck.bag.remove(number)
            deck.discard(number)
    g.tactics_deck = deck
    while g.waiting() != (FATE,):
        assert not isinstance(g.stack[-1], AnnounceWindow)
        answer(g, (g.waiting()[0], PASS))


@pytest.mark.rule("BOW-103")
def test_who_speaks_for_neutral_units_takes_no_part() -> None:
    hands = dict.fromkeys(("latari", "waiqar"), ("bribery",))
    g = attacked("1c: 2 beastman", KNIGHTS, hands=hands)
    while g.waiting() != (FATE,):
        assert not isinstance(g.stack[-1], AnnounceWindow)
        answer(g, (g.waiting()[0], PASS))


@pytest.mark.rule("BOW-105")
def test_a_supported_type_still_draws_its_extra_card_from_the_deck() -> None:
    hands = {"daqan": ("bribery", "ashen-sky", "green-shoots")}
    g = attacked(PEGASI, "2 knight", hands=hands, hero_support="on")
    g.hero_seat[0], g.hero_area[0] = DAQAN, g.contested
    g = _again(g)
    until(g, SupportType)
    answer(g, (DAQAN, StandBeside(kind("knight"))))
    announcing(g)
    g.apply(DAQAN, act("bribery"))
    g.apply(DAQAN, act("ashen-sky"))
    assert g.waiting() == (FATE,)  # a third could stand in only for the extra card
    draw(g, MISS, 5 + 1, 7, 17)
    assert [type(frame) for frame in g.stack[-1:]] == [SpareCard]
    assert g.legal(DAQAN) == [DropCard(MISS - 1)]


def _again(g: World) -> World:
    """The same battle from its first stage on, with the heroes that are there now."""
    battle: Any = next(frame for frame in g.stack if type(frame).__name__ == "Battle")
    battle.at = "marker"
    g.stack = g.stack[: g.stack.index(battle) + 1]
    g.settle()
    return g


# duels, and what is neither


def heroes_fight(*hands: tuple[str, ...]) -> tuple[World, int, int]:
    g, one, other = duellists(modules=BANNERS)
    for seat, cards in zip((DAQAN, LATARI), hands, strict=True):
        hold(g, seat, *cards)
    duel(g, one, other)
    until(g, AnnounceWindow)
    return g, one, other


@pytest.mark.rule("BOW-Q11", "BOW-103")
def test_in_a_duel_it_stands_in_for_the_only_card_and_is_read_in_the_circle() -> None:
    g, _one, other = heroes_fight(("veteran-sergeants", "bribery"), ("panic",))
    told = announce(g, DAQAN, "veteran-sergeants")  # damage 1 in the circle
    assert g.waiting() == (LATARI,)
    assert view_of(g, LATARI).known_announced == [[], []]
    told += announce(g, LATARI)
    assert g.waiting() == (FATE,)
    before = g.hero_damage[other]
    told += draw(g, 7)  # a miss
    assert [event for event in told if isinstance(event, TacticalFateShown)]
    assert discarded(g) == ["veteran-sergeants"]
    while isinstance(g.stack[-1], TacticsWindow):
        g.apply(g.waiting()[0], PASS)
    assert g.hero_damage[other] == before + 1
    assert any(isinstance(frame, Duel) for frame in g.stack)


@pytest.mark.rule("BOW-Q11")
def test_both_may_do_so_and_only_one_card_a_round() -> None:
    g, _one, _other = heroes_fight(("bribery", "bribery"), ("night-march",))
    announce(g, DAQAN, "bribery")
    assert g.waiting() == (LATARI,)
    announce(g, LATARI, "night-march")
    assert sorted(discarded(g)) == ["bribery", "night-march"]
    assert len(g.fate_deck.discards) == 0


@pytest.mark.rule("BOW-Q11")
@pytest.mark.parametrize(("harm", "asked"), [(0, True), (9, False)])
def test_nobody_announces_when_a_hero_has_fallen_before_the_cards(harm: int, asked: bool) -> None:
    g, one, other = duellists(modules=BANNERS)
    hold(g, DAQAN, "bribery")
    fight = Duel(one, other, g.hero_area[one], round=1, pending=(0, harm), at="first_damage")
    moves = HeroMoves(DAQAN, one, at="end")
    start(g, *season(QuestPhase(at="end"), moves, fight))
    assert isinstance(g.stack[-1], AnnounceWindow) == asked


@pytest.mark.rule("BOW-Q12")
@pytest.mark.parametrize("frame", [Diplomacy, AttributeTest])
def test_it_is_of_no_use_for_diplomacy_and_tests(frame: type[Any]) -> None:
    assert frame.__name__ not in AnnounceWindow.inside()
    stages = RUNEWARS.rules(RUNEWARS.setup(2, BANNERS)).flow(frame)
    assert not [stage for stage in stages if "announce" in stage]
    assert all(FACES[face].destiny < 0 for face in FACE_OF.values())


def test_a_position_with_announced_cards_is_sound_only_in_a_fight() -> None:
    g = knights("bribery")
    announce(g, DAQAN, "bribery")
    module = next(m for m in g.rules.modules if m.name == "banners")
    assert module.sound(g)
    g.stack = g.stack[:2]
    assert not module.sound(g)


def test_everybody_knows_a_card_that_was_shown_to_all_only_while_it_is_in_hand() -> None:
    g = attacked(PEGASI, KNIGHTS, hands={"daqan": ("bribery", "bribery")})
    hand = g.tactics[DAQAN].clone()
    hand.show(card("bribery"), EVERYBODY)
    g.tactics[DAQAN] = hand
    announcing(g)
    announce(g, DAQAN, "bribery")
    assert g.tactics[DAQAN].known_to(LATARI) == ()


@pytest.mark.rule("BOW-101")
def test_every_tactical_fate_card_is_in_the_deck_whatever_is_agreed() -> None:
    for options in ({}, {"commanders": "on", "development_cards": "on"}):
        rules = RUNEWARS.rules(RUNEWARS.setup(4, ("banners",), **options))
        assert len([card for card in TACTICS_BOX.pile(rules) if card in FACE_OF]) == FATES
