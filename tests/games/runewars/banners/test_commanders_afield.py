"""Commanders in the field and those who are none: retreats, ways, cards that wait, who is told what."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.banners.cards.commanders.deck import COMMANDERS
from feldzug.games.runewars.banners.cards.commanders.fighting import (
    ChangeFate,
    KeepStanding,
    RearguardUnits,
    rearguard_retreats,
    units_to_stand,
)
from feldzug.games.runewars.banners.cards.heroes import CommandsHere
from feldzug.games.runewars.banners.commanders.acquiring import (
    CommandersSought,
    CommandersTurnedAway,
    KeepCommanderCard,
    KeepNoCommander,
    PayForCommanders,
)
from feldzug.games.runewars.banners.commanders.appointing import CommandPassed, PassCommandTo
from feldzug.games.runewars.banners.commanders.command import (
    Command,
    CommanderDeck,
    CommanderDrawn,
    DrawCommander,
)
from feldzug.games.runewars.banners.commanders.general import GeneralLost
from feldzug.games.runewars.banners.commanders.leading import UseCommander
from feldzug.games.runewars.banners.commanders.moving import MarchCommander
from feldzug.games.runewars.banners.commanders.retreating import RetreatCommanders
from feldzug.games.runewars.banners.tactical_fate import FateAnnounced, FreshFates
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.ending import LoserRetreats
from feldzug.games.runewars.battle.line import ATTACKER, after_rout
from feldzug.games.runewars.decks import DESTINIES, TACTICS_CARDS
from feldzug.games.runewars.destroying import DestroyUnit
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.elimination import Eliminated
from feldzug.games.runewars.heroes.hurting import defeat
from feldzug.games.runewars.heroes.quest_phase import StepTo
from feldzug.games.runewars.heroes.recruiting import SeekHero
from feldzug.games.runewars.march import MoveArmy
from feldzug.games.runewars.movement import HeroMoved
from feldzug.games.runewars.retreat import RetreatArriving, UnitsRetreated
from feldzug.games.runewars.strategic_moves import SendHero
from feldzug.games.runewars.world import NONE
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.decks import knows
from tests.games.runewars.banners.command import (
    battle,
    camp,
    command_view,
    commander,
    draw,
    led_by,
    marching,
    number,
    quest_phase,
    strategizing,
    turn_of,
)
from tests.games.runewars.banners.test_commander_cards import attacking, fate_for, until
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    answer,
    arriving,
    at,
    kind,
    refused,
    stands,
)
from tests.games.runewars.champions import is_asked, moving
from tests.games.runewars.table import hero, hold, rune

# retreats


@pytest.mark.rule("BOW-209")
def test_where_a_commander_has_retreated_to_he_sees_the_rune() -> None:
    g = camp("1c: 3 archer; 1a: 1 archer; 1b: 1 archer; 5a: 1 archer")
    who = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    rune(g, "5c", "dragon")
    g.events.clear()
    turn_of(g, DAQAN, RetreatCommanders(DAQAN, at("1c")))
    assert g.hero_area[who] == at("5c")
    assert knows(g.runes.seen[g.runes.areas.index(at("5c"))], DAQAN)
    assert not knows(g.runes.seen[g.runes.areas.index(at("5c"))], LATARI)
    assert HeroMoved(DAQAN, who, at("1c"), at("5c")) in g.events


@pytest.mark.rule("BOW-209")
@pytest.mark.parametrize(("loses", "goes"), [(True, "1a"), (False, "1c")])
def test_he_leaves_with_units_that_retreat_only_after_a_lost_battle(loses: bool, goes: str) -> None:
    """An ability of units makes others retreat in the midst of a battle: he stays."""
    g = camp("1c: 3 archer; 1a: 1 footman")
    who = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    battle(g, "1c", "2 footman")
    army = MoveArmy(DAQAN, area=at("1c"), heroes=(who,), ways=(at("1c"),), at="arrive")
    fought: list[Any] = [army, g.frame(Battle)]
    g.stack = [*fought, LoserRetreats()] if loses else fought
    g.tell(UnitsRetreated(DAQAN, kind("footman"), 1, at("1c"), at("1a")))
    assert g.hero_area[who] == at(goes)


@pytest.mark.rule("BOW-200")
def test_with_an_army_that_turns_back_only_those_who_came_with_it_go() -> None:
    g = camp("1c: 1 giant; 1a: 1 footman")
    came = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    there = commander(g, "red-scorpion", DAQAN, "1c", "war-mage")
    army = MoveArmy(DAQAN, area=at("1c"), heroes=(came,), ways=(at("1c"),), at="arrive")
    arriving(g, "1 footman")
    turn_of(g, DAQAN, army, RetreatArriving(DAQAN, at("1c")))
    assert (g.hero_area[came], g.hero_routed[came]) == (at("1a"), 1)
    assert (g.hero_area[there], g.hero_routed[there]) == (at("1c"), 0)


# ways


@pytest.mark.rule("BOW-201")
def test_an_activation_token_holds_no_other_hero() -> None:
    g = camp("1a: 1 footman")
    who = hero(g, "sir-valadir", DAQAN, "1a")
    g.activated[at("1a")] = 1 << DAQAN
    moving(g, who)
    assert refused(g, DAQAN, StepTo(at("1c"))) is None


@pytest.mark.rule("BOW-200")
def test_where_a_commander_is_shut_in_another_hero_is_not() -> None:
    g = camp("1a: 1 footman; 1b: 1 archer; 1c: 1 archer; 2b: 1 archer; daqan-a: 1 archer")
    shut_in = commander(g, "grey-ker", DAQAN, "1a", "saboteur")
    other = hero(g, "sir-valadir", DAQAN, "1a")
    strategizing(g, DAQAN)
    assert refused(g, DAQAN, SendHero(shut_in)) == ("no-way-out", "BOW-200")
    assert refused(g, DAQAN, SendHero(other)) is None


@pytest.mark.rule("BOW-200")
def test_who_is_there_already_does_not_march() -> None:
    g = camp("1a: 1 footman; 1c: 1 footman")
    who = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    marching(g, DAQAN, "1c")
    assert refused(g, DAQAN, MarchCommander(who)) == ("not-offered", "kernel")


# cards


@pytest.mark.rule("BOW-220", "BOW-Q26")
def test_who_has_a_card_that_waits_draws_no_other() -> None:
    g = camp("1c: stronghold of 0")
    who = hero(g, "ronan-of-the-wild", DAQAN, "1c")
    command = g.part(Command)
    command.deck.bag.remove(number("war-mage"))
    command.waiting[DAQAN] = number("war-mage")
    quest_phase(g, DAQAN)
    assert is_asked(g, DAQAN, "ChooseHeroAction")
    assert led_by(g, who) == "war-mage"


@pytest.mark.rule("BOW-220")
def test_where_no_card_is_left_nobody_is_asked() -> None:
    g = camp("1c: stronghold of 0")
    hero(g, "ronan-of-the-wild", DAQAN, "1c")
    g.part(Command).deck = CommanderDeck()
    quest_phase(g, DAQAN)
    assert is_asked(g, DAQAN, "ChooseHeroAction")


@pytest.mark.rule("BOW-Q48")
def test_a_card_that_waits_goes_under_the_deck_with_its_player() -> None:
    g = camp("1c: stronghold of 0")
    command = g.part(Command)
    command.deck.bag.remove(number("war-mage"))
    command.waiting[DAQAN], command.generals[DAQAN] = number("war-mage"), 1
    general = TACTICS_CARDS.index("lieutenant-general")
    deck = g.tactics_deck.clone()
    deck.bag.remove(general)
    deck.put_on_top(TACTICS_CARDS.index("panic"), 0)
    deck.bag.remove(TACTICS_CARDS.index("panic"))
    g.tactics_deck = deck
    g.tell(Eliminated(DAQAN))
    view = command_view(g)
    assert (view.waiting[DAQAN], view.bottom, view.discards) == (None, ["war-mage"], [])
    assert view.generals == []
    assert general in g.tactics_deck.bag
    assert g.tactics_deck.top == [], "nobody knows where it is"


@pytest.mark.rule("BOW-191", "BOW-203")
def test_an_open_draw_is_known_to_all_and_another_to_its_player() -> None:
    g = camp()
    assert DrawCommander(DAQAN, openly=True).known_to(g) == tuple(g.seats())
    assert DAQAN in DrawCommander(DAQAN).known_to(g)
    assert LATARI not in DrawCommander(DAQAN).known_to(g)
    drawn = CommanderDrawn(DAQAN, number("war-mage"))
    assert drawn.seen_by(DAQAN) == drawn
    assert drawn.seen_by(LATARI) == CommanderDrawn(DAQAN, -1)
    assert CommanderDrawn(DAQAN, 1, True).seen_by(None) == CommanderDrawn(DAQAN, 1, True)


@pytest.mark.rule("BOW-205")
@pytest.mark.parametrize(("keep", "away"), [(True, 1), (False, 2)])
def test_all_are_told_what_is_paid_and_how_many_cards_go_back(keep: bool, away: int) -> None:
    g = camp("1c: stronghold of 0")
    commander(g, "sir-valadir", DAQAN, "1c", "saboteur")
    g.influence[DAQAN] = 3
    turn_of(g, DAQAN, SeekHero(DAQAN))
    assert CommandersSought(DAQAN, 2) in answer(g, (DAQAN, PayForCommanders(2)))
    draw(g, "war-mage", "tactician")
    kept: Any = KeepCommanderCard(number("tactician")) if keep else KeepNoCommander()
    assert CommandersTurnedAway(DAQAN, away) in answer(g, (DAQAN, kept))


@pytest.mark.rule("BOW-205")
def test_where_none_goes_back_nothing_is_told() -> None:
    g = camp("1c: stronghold of 0")
    commander(g, "sir-valadir", DAQAN, "1c", "saboteur")
    g.influence[DAQAN] = 3
    turn_of(g, DAQAN, SeekHero(DAQAN))
    answer(g, (DAQAN, PayForCommanders(1)))
    draw(g, "war-mage")
    told = answer(g, (DAQAN, KeepCommanderCard(number("war-mage"))))
    assert not [event for event in told if isinstance(event, CommandersTurnedAway)]


@pytest.mark.rule("BOW-216", "BOW-219")
def test_all_are_told_who_commands_no_longer() -> None:
    g = camp("1c: stronghold of 0; 1a: 1 footman")
    one = commander(g, "sir-valadir", DAQAN, "1a", "saboteur")
    other = hero(g, "ronan-of-the-wild", DAQAN, "1c")
    quest_phase(g, DAQAN)
    assert CommandPassed(DAQAN, one) in answer(g, (DAQAN, PassCommandTo(other)))
    g.part(Command).generals[DAQAN] = 1
    g.events.clear()
    defeat(g, other, LATARI)
    assert GeneralLost(DAQAN) in g.events


@pytest.mark.rule("BOW-214")
def test_where_commanders_are_in_play_lieutenant_general_is_kept() -> None:
    g = camp()
    hold(g, DAQAN)
    turn_of(g, DAQAN, DrawTactics(DAQAN))
    g.apply(FATE, TACTICS_CARDS.index("lieutenant-general"))
    held = [*g.fresh[DAQAN].cards, *g.tactics[DAQAN].cards]
    assert held == [TACTICS_CARDS.index("lieutenant-general")]
    assert g.tactics_deck.discards == []


# what single cards do


def test_tactician_draws_as_many_as_were_discarded() -> None:
    g, who = attacking("tactician", "1c: 3 archer; 1a: 1 footman", "3 footman")
    until(g, DAQAN, "after-draw")
    drawn = list(g.drawn[ATTACKER].cards)
    g.apply(DAQAN, UseCommander(who))
    answer(g, (DAQAN, ChangeFate(drawn[0])), (DAQAN, ChangeFate(drawn[1])))
    for _ in range(2):
        assert g.waiting() == (FATE,)
        g.apply(FATE, fate_for(g))
    assert len(g.drawn[ATTACKER]) == 3


def test_no_more_stay_standing_than_stood_when_the_battle_was_lost() -> None:
    g, _ = attacking("rearguard", "1c: 4 archer; 1a: 1 knight", "3 footman")
    own = [unit for unit in g.fighters if unit.side == ATTACKER]
    others = [unit for unit in g.fighters if unit.side != ATTACKER]
    g.fighters = [own[0], after_rout(own[1]), after_rout(own[2]), *others]
    until(g, DAQAN, "never")
    answer(g, (DAQAN, KeepStanding(kind("footman"))))
    assert not g.stack, "the others lay routed before"
    assert stands(g, "1a") == "1 footman, 1 knight, 2 footman routed"


def test_who_found_no_room_does_not_stay_standing() -> None:
    g, _ = attacking("rearguard", "1c: 4 archer; 1a: 4 knight, 4 bowman", "2 footman")
    until(g, DAQAN, "never")
    fallen = DestroyUnit(kind("footman"), True)
    while g.stack and fallen in g.legal(DAQAN):
        g.apply(DAQAN, fallen)
    assert not g.stack, "nobody is left to be asked about"
    assert stands(g, "1a") == "4 bowman, 4 knight"


def test_who_has_not_retreated_stands_nowhere() -> None:
    g, _ = attacking("rearguard", "1c: 4 archer; 1a: 1 knight", "3 footman")
    footman = kind("footman")
    g.routed[len(g.routed) - g.kinds + footman] = 1
    g.effects.append(RearguardUnits(DAQAN, "battle", footman, 1, NONE))
    assert units_to_stand(g) == []


def test_a_spy_who_finds_no_card_discards_none() -> None:
    g, _ = attacking("master-of-spies", "1c: 3 archer; 1a: 1 footman", "2 footman")
    spies = next(text for text in COMMANDERS if text.facts.id == "master-of-spies")
    assert spies.works(g, DAQAN, ATTACKER, DESTINIES.index("gold")) is None
    hold(g, Seat(LATARI), "panic")
    assert spies.works(g, DAQAN, ATTACKER, DESTINIES.index("gold")) is not None


@pytest.mark.rule("RW-352", "BOW-Q48")
def test_with_a_player_who_is_out_no_other_loses_his_commander() -> None:
    g = camp("1c: stronghold of 0")
    who = commander(g, "grey-ker", LATARI, "1c", "saboteur")
    g.tell(Eliminated(DAQAN))
    assert (led_by(g, who), command_view(g).bottom) == ("saboteur", [])


@pytest.mark.rule("BOW-208")
def test_only_a_commander_commands() -> None:
    g = camp()
    leads = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    other = hero(g, "korga-splitshield", DAQAN, "1c")
    assert [g.value(CommandsHere(who), 0) for who in (leads, other)] == [1, 0]


@pytest.mark.rule("BOW-109")
def test_in_a_duel_an_opportunist_helps_nobody() -> None:
    g = camp("1c: 1 footman")
    commander(g, "grey-ker", DAQAN, "1c", "opportunist")
    assert g.value(FreshFates(DAQAN), 0) == 0


@pytest.mark.rule("BOW-208")
def test_an_opportunist_is_not_used_up_by_a_card_of_another_season() -> None:
    g = camp("1c: 3 archer; 1a: 1 footman")
    commander(g, "grey-ker", DAQAN, "1c", "opportunist")
    battle(g, "1c", "3 footman")
    card = TACTICS_CARDS.index("bribery")
    g.tell(FateAnnounced(DAQAN, card, 1))
    assert g.value(FreshFates(DAQAN), 0) == 1
    g.tell(FateAnnounced(DAQAN, card, 2, fresh=True))
    assert g.value(FreshFates(DAQAN), 0) == 0


@pytest.mark.rule("BOW-208")
def test_of_a_rearguard_no_more_stand_than_have_come_through() -> None:
    g = camp("1a: 3 footman routed")
    g.effects = [RearguardUnits(DAQAN, "battle", kind("footman"), 3, NONE)]
    rearguard_retreats(g, UnitsRetreated(DAQAN, kind("footman"), 1, at("1c"), at("1a")))
    assert [units.count for units in units_to_stand(g)] == [1]
