"""Greedy with commanders: the right hero, the largest army, and no damage for nothing."""

from __future__ import annotations

from collections import Counter
from typing import Any

from feldzug.bots.policies.runewars.policy import POLICY
from feldzug.bots.registry import make_bot
from feldzug.games.runewars.banners.cards.commanders.fighting import LetFall, StepBetween
from feldzug.games.runewars.banners.commanders.appointing import ChooseCommander, MakeCommander
from feldzug.games.runewars.banners.commanders.command import Command
from feldzug.games.runewars.banners.commanders.leading import UseCommander
from feldzug.games.runewars.banners.commanders.moving import MarchCommander
from feldzug.games.runewars.decks import DAMAGE, MISS
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.quest_phase import MoveHero, StepTo, TrainHero
from feldzug.games.runewars.march import SET_OUT, March
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.windows import PASS
from tests.games.runewars.banners.command import camp, commander, marching, number, turn_of
from tests.games.runewars.banners.test_commander_cards import (
    at_moment,
    attacking,
    defending,
    lead,
    raising,
    until,
)
from tests.games.runewars.battlefield import DAQAN, LATARI, at, kind, line
from tests.games.runewars.champions import phase
from tests.games.runewars.table import hero


def chosen(g: Any, seat: Seat) -> Any:
    return POLICY.choose(g, seat, g.legal(seat))


def test_the_hero_who_is_best_at_what_the_card_tests_commands() -> None:
    g = camp("1c: stronghold of 0")
    strong, wise = hero(g, "mordrog", DAQAN, "1c"), hero(g, "mad-carthos", DAQAN, "1c")
    for card, who in (("lead-the-charge", strong), ("war-mage", wise)):
        g.part(Command).waiting[DAQAN] = number(card)
        turn_of(g, DAQAN, ChooseCommander(DAQAN, True))
        assert chosen(g, DAQAN) == MakeCommander(who)


def test_he_goes_into_battle_with_the_army_and_not_alone() -> None:
    g = camp("1a: 4 footman; 1c: 1 archer")
    who = commander(g, "grey-ker", DAQAN, "1a", "lead-the-charge")
    marching(g, DAQAN, "1c")
    assert MarchCommander(who) not in g.legal(DAQAN)
    while chosen(g, DAQAN) == March(kind("footman"), at("1a")):
        g.apply(DAQAN, chosen(g, DAQAN))
    assert chosen(g, DAQAN) == MarchCommander(who)
    g.apply(DAQAN, MarchCommander(who))
    assert chosen(g, DAQAN) == SET_OUT


def test_in_the_quest_phase_he_goes_to_the_largest_army() -> None:
    g = camp("1a: 1 footman; 1c: 5 footman")
    who = commander(g, "grey-ker", DAQAN, "1a", "lead-the-charge")
    phase(g, DAQAN)
    assert chosen(g, DAQAN) == MoveHero(who)
    g.apply(DAQAN, MoveHero(who))
    assert chosen(g, DAQAN) == StepTo(at("1c"))


def test_where_a_token_holds_him_he_does_something_else() -> None:
    g = camp("1a: 1 footman; 1c: 5 footman")
    who = commander(g, "grey-ker", DAQAN, "1a", "lead-the-charge")
    g.activated[at("1a")] |= 1 << DAQAN
    phase(g, DAQAN)
    assert MoveHero(who) in g.legal(DAQAN)
    assert chosen(g, DAQAN) == TrainHero(who)


def test_he_tests_whenever_he_can() -> None:
    g, who = attacking("lead-the-charge", "1c: 3 archer", "2 footman")
    assert chosen(g, DAQAN) == UseCommander(who)


def test_units_stand_up_by_his_banner() -> None:
    g, who = raising()
    until(g, DAQAN, "before-draw")
    lead(g, who, 2)
    while line(g, 0) != "3 footman, 1 footman routed":
        g.apply(DAQAN, chosen(g, DAQAN))


def test_he_takes_damage_only_to_win() -> None:
    for army, answer in (("2 footman", UseCommander), ("1 footman", None), ("5 footman", None)):
        g, who = defending("hold-the-line", "1c: 1 archer; 5a: 1 archer", army)
        until(g, LATARI, "tally", MISS)
        assert at_moment(g, LATARI, "tally")
        assert chosen(g, LATARI) == (PASS if answer is None else UseCommander(who))


def test_he_steps_between_but_does_not_die_for_an_archer() -> None:
    for damage, answer in ((0, StepBetween), (3, LetFall)):
        g, who = defending("shield-companion", "1c: 4 archer; 5a: 1 archer", "4 footman")
        until(g, LATARI, "never", DAMAGE)
        g.hero_damage[who] = damage
        assert type(chosen(g, LATARI)) is answer


def test_games_with_commanders_end_and_commanders_lead() -> None:
    setup = RUNEWARS.setup(2, ("banners",), setup="quick", commanders="on")
    told: Counter[str] = Counter()
    for seed in range(4):
        g, dealer = RUNEWARS.start(setup), Dealer(seed)
        bots = [make_bot("greedy", "runewars", n) for n in range(2)]
        for _ in range(20_000):
            waiting = g.waiting()
            if not waiting:
                break
            seat = waiting[0]
            drawn = seat == FATE
            action = dealer.draw(g.odds()) if drawn else bots[seat].choose(Glimpse(g, seat))
            told.update([type(event).__name__ for event in g.apply(seat, action)])
        assert g.outcome() is not None
    assert told["CommanderLeads"] > 0
