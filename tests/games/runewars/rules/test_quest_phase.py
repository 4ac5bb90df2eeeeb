"""The Quest Phase: who acts when, moving, healing, training, trading. [RW-307 – RW-313, RW-322]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.decks import ORDERS, QUESTS, REWARDS
from feldzug.games.runewars.heroes.attributes import attribute_of
from feldzug.games.runewars.heroes.events import HeroActed, RewardHandedOver
from feldzug.games.runewars.heroes.quest_phase import (
    AttemptQuest,
    Challenge,
    HealHero,
    MoveHero,
    NoDeed,
    QuestPhase,
    RestHero,
    StepTo,
    StopHere,
    TrainAsWell,
    TrainHero,
    TrainsToo,
)
from feldzug.games.runewars.heroes.trading import HandOver, HaveTraded, MeetFellows, StopTrading
from feldzug.games.runewars.heroes.training import Train, TrainAttribute
from feldzug.parts.decks import EVERYBODY, those
from tests.games.runewars.battlefield import DAQAN, LATARI, UTHUK, at, start
from tests.games.runewars.cards.hand import card
from tests.games.runewars.champions import (
    carried,
    carry,
    champions,
    duellists,
    is_asked,
    moving,
    own_turn,
    phase,
    quest_in_hand,
    reason,
    season,
    top,
)
from tests.games.runewars.table import hero, hold

MIGHT, AGILITY, WISDOM = 0, 1, 2


@pytest.mark.rule("RW-307")
def test_players_act_in_play_order_with_each_hero_once() -> None:
    g = champions()
    first = hero(g, "sir-valadir", DAQAN, "1c")
    second = hero(g, "silhouette", UTHUK, "8c")
    third = hero(g, "mordrog", UTHUK, "8c")
    g.play_order = [int(UTHUK), int(DAQAN), 1, 2]
    g.order_now = [ORDERS.index("recruit"), 1, 1, ORDERS.index("mobilize")]
    start(g, *season(QuestPhase()))
    assert is_asked(g, UTHUK, "ChooseHeroAction")
    g.apply(UTHUK, RestHero(third))
    assert reason(g, UTHUK, RestHero(third)) == "not-offered kernel", "one action each"
    g.apply(UTHUK, RestHero(second))
    assert is_asked(g, DAQAN, "ChooseHeroAction")
    told = g.apply(DAQAN, RestHero(first))
    assert HeroActed(DAQAN, first) in told
    assert top(g) != "ChooseHeroAction"


@pytest.mark.rule("RW-308")
def test_a_hero_moves_up_to_two_areas() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1a")
    moving(g, who)
    g.apply(DAQAN, StepTo(at("1c")))
    g.apply(DAQAN, StepTo(at("5a")))
    assert g.hero_area[who] == at("5a")
    assert top(g) != "WalkOn"


@pytest.mark.rule("RW-308", "RW-321")
def test_a_hero_with_a_secret_is_asked_but_goes_no_further_without_boots() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1a")
    carry(g, who, "timmorran-shard")
    moving(g, who)
    g.apply(DAQAN, StepTo(at("1c")))
    g.apply(DAQAN, StepTo(at("5a")))
    assert top(g) == "WalkOn", "he might have boots"
    assert reason(g, DAQAN, StepTo(at("5b"))) == "too-far RW-308"


@pytest.mark.rule("RW-308")
def test_after_the_move_a_duel_or_a_quest_never_both() -> None:
    g, one, other = duellists()
    quest_in_hand(g, DAQAN, "barrow-of-kings")
    moving(g, one)
    g.apply(DAQAN, StopHere())
    quest = AttemptQuest(QUESTS.index("barrow-of-kings"))
    assert reason(g, DAQAN, quest) == reason(g, DAQAN, Challenge(other)) == ""
    g.apply(DAQAN, Challenge(other))
    while top(g) == "DrawFate":
        g.apply(g.waiting()[0], g.odds().outcomes().__next__()[0])
    assert top(g) != "DuelOrQuest"
    assert top(g) != "Duel"


@pytest.mark.rule("RW-308")
def test_staying_where_he_is_is_a_move() -> None:
    g, one, other = duellists()
    moving(g, one)
    g.apply(DAQAN, StopHere())
    assert reason(g, DAQAN, Challenge(other)) == ""


@pytest.mark.rule("RW-154")
def test_heroes_pass_through_areas_of_any_kind() -> None:
    g = champions("1c: 3 archer; 5a: 2 giant")
    who = hero(g, "sir-valadir", DAQAN, "1a")
    moving(g, who)
    g.apply(DAQAN, StepTo(at("1c")))
    assert reason(g, DAQAN, StepTo(at("5a"))) == ""


@pytest.mark.rule("RW-155")
@pytest.mark.parametrize(("option", "why"), [("bind", "border-closed RW-155"), ("free", "")])
def test_borders_bind_heroes(option: str, why: str) -> None:
    g = champions(hero_borders=option)
    who = hero(g, "sir-valadir", DAQAN, "5b")
    moving(g, who)
    assert reason(g, DAQAN, StepTo(at("5d"))) == why


@pytest.mark.rule("RW-143")
def test_activation_tokens_do_not_hold_heroes() -> None:
    g = champions("1a: 1 footman")
    who = hero(g, "sir-valadir", DAQAN, "1a")
    g.activated[at("1a")] = 1
    moving(g, who)
    assert reason(g, DAQAN, StepTo(at("1c"))) == ""


@pytest.mark.rule("RW-309")
@pytest.mark.parametrize(("option", "why"), [("never", "hero-routed RW-309"), ("quest-phase", "")])
def test_a_routed_hero_does_not_move(option: str, why: str) -> None:
    g = champions("1c: 1 footman", routed_hero_moves=option)
    who = hero(g, "sir-valadir", DAQAN, "1c")
    g.hero_routed[who] = g.hero_damage[who] = 1
    phase(g, DAQAN)
    assert reason(g, DAQAN, MoveHero(who)) == why
    assert reason(g, DAQAN, HealHero(who)) == reason(g, DAQAN, TrainHero(who)) == ""


@pytest.mark.rule("RW-310")
def test_healing_takes_all_damage_off_in_a_friendly_area_only() -> None:
    g = champions("1c: 1 footman; 5a: 1 archer")
    who = hero(g, "sir-valadir", DAQAN, "5a")
    g.hero_damage[who] = 3
    phase(g, DAQAN)
    assert reason(g, DAQAN, HealHero(who)) == "area-not-friendly RW-310"
    g.hero_area[who] = at("1c")
    phase(g, DAQAN)
    g.apply(DAQAN, HealHero(who))
    assert g.hero_damage[who] == 0


@pytest.mark.rule("RW-310")
def test_who_is_unhurt_has_nothing_to_heal() -> None:
    g = champions("1c: 1 footman")
    who = hero(g, "sir-valadir", DAQAN, "1c")
    phase(g, DAQAN)
    assert reason(g, DAQAN, HealHero(who)) == "hero-unhurt RW-310"


@pytest.mark.rule("RW-311")
@pytest.mark.parametrize(("steps", "attributes"), [((0, 0), (6, 2, 3)), ((0, 2), (5, 2, 4))])
def test_training_brings_two_on_one_attribute_or_one_on_two(
    steps: tuple[int, ...], attributes: tuple[int, ...]
) -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1c")
    phase(g, DAQAN)
    g.apply(DAQAN, TrainHero(who))
    for step in steps:
        g.apply(DAQAN, TrainAttribute(step))
    assert tuple([attribute_of(g, who, n) for n in range(3)]) == attributes
    assert top(g) != "ChooseAttribute"


@pytest.mark.rule("RW-312")
def test_an_attribute_rises_by_two_at_most() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1c")
    g.trained[3 * who + MIGHT] = 2
    g.trained[3 * who + AGILITY] = 1
    start(g, *season(Train(DAQAN, who, 1)))
    assert reason(g, DAQAN, TrainAttribute(MIGHT)) == "fully-trained RW-312"
    g.apply(DAQAN, TrainAttribute(AGILITY))
    assert g.trained[3 * who + AGILITY] == 2, "a token turned from +1 to +2"
    shown = g.view(LATARI).heroes["sir-valadir"]
    assert (shown.attributes, shown.health) == ([6, 4, 3], 4), "printed 4, 2, 3"


@pytest.mark.rule("RW-312")
def test_who_has_learned_everything_does_not_train() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1c")
    for n in range(3):
        g.trained[3 * who + n] = 2
    phase(g, DAQAN)
    assert reason(g, DAQAN, TrainHero(who)) == "nothing-to-train RW-312"


@pytest.mark.rule("RW-322")
def test_own_heroes_exchange_rewards_even_in_passing() -> None:
    g = champions()
    walker = hero(g, "sir-valadir", DAQAN, "1a")
    fellow = hero(g, "silhouette", DAQAN, "1c")
    stranger = hero(g, "mordrog", LATARI, "1c")
    carry(g, walker, "belt-of-giants")
    moving(g, walker)
    assert reason(g, DAQAN, MeetFellows(at("1a"))) != "", "nobody to meet"
    g.apply(DAQAN, StepTo(at("1c")))
    g.apply(DAQAN, MeetFellows(at("1c")))
    belt = REWARDS.index("belt-of-giants")
    assert reason(g, DAQAN, HandOver(walker, stranger, belt, False)) != ""
    told = g.apply(DAQAN, HandOver(walker, fellow, belt, False))
    assert RewardHandedOver(DAQAN, walker, fellow, belt, False) in told
    assert told[0].seen_by(LATARI) == RewardHandedOver(DAQAN, walker, fellow, -1, False)
    assert carried(g, fellow) == ["belt-of-giants"]
    assert g.rewards[fellow].seen == [those(DAQAN)]
    assert reason(g, DAQAN, StepTo(at("5a"))) == "", "and walks on"


@pytest.mark.rule("RW-322")
def test_heroes_exchange_in_the_own_turn_and_each_reward_once() -> None:
    g = champions()
    one, two = hero(g, "sir-valadir", DAQAN, "1c"), hero(g, "silhouette", DAQAN, "1c")
    carry(g, one, "belt-of-giants", shown=True)
    own_turn(g, DAQAN)
    g.apply(DAQAN, MeetFellows(at("1c")))
    belt = REWARDS.index("belt-of-giants")
    g.apply(DAQAN, HandOver(one, two, belt, True))
    assert g.rewards[two].seen == [EVERYBODY]
    assert top(g) == "OwnTurn"
    assert reason(g, DAQAN, MeetFellows(at("1c"))) != "", "they have met already"


@pytest.mark.rule("RW-322")
def test_nobody_exchanges_in_the_turn_of_another() -> None:
    g = champions()
    one = hero(g, "sir-valadir", DAQAN, "1c")
    hero(g, "silhouette", DAQAN, "1c")
    carry(g, one, "belt-of-giants", shown=True)
    own_turn(g, LATARI)
    assert reason(g, LATARI, MeetFellows(at("1c"))) != ""


@pytest.mark.rule("RW-322")
def test_trading_may_stop_at_any_time() -> None:
    g = champions()
    one = hero(g, "sir-valadir", DAQAN, "1c")
    hero(g, "silhouette", DAQAN, "1c")
    carry(g, one, "belt-of-giants", "runeplate", shown=True)
    own_turn(g, DAQAN)
    g.apply(DAQAN, MeetFellows(at("1c")))
    g.apply(DAQAN, StopTrading())
    assert top(g) == "OwnTurn"


def test_a_tournament_lets_heroes_train_in_addition() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1c")
    g.effects.append(TrainsToo(DAQAN, "quest-phase"))
    phase(g, DAQAN)
    g.apply(DAQAN, RestHero(who))
    g.apply(DAQAN, TrainAsWell())
    g.apply(DAQAN, TrainAttribute(MIGHT))
    g.apply(DAQAN, TrainAttribute(WISDOM))
    assert attribute_of(g, who, MIGHT) == 5
    other = hero(g, "mordrog", LATARI, "5a")
    g.effects.append(TrainsToo(DAQAN, "quest-phase"))
    phase(g, LATARI)
    g.effects.append(HaveTraded(LATARI, "season", at("1c"), ()))
    g.apply(LATARI, RestHero(other))
    assert top(g) != "AlsoTrain"
    assert [type(effect) for effect in g.effects if effect.until == "quest-phase"] == []


@pytest.mark.rule("RW-090")
def test_in_the_quest_phase_cards_of_the_own_turn_are_not_offered() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1c")
    hold(g, DAQAN, "black-market")
    moving(g, who)
    g.apply(DAQAN, StopHere())
    assert reason(g, DAQAN, card("black-market")) != ""


def test_a_hero_who_wants_neither_duel_nor_quest_ends_his_action() -> None:
    g, one, _ = duellists()
    moving(g, one)
    g.apply(DAQAN, StopHere())
    assert HeroActed(DAQAN, one) in g.apply(DAQAN, NoDeed())
