"""Quests and rewards: where, tests of attributes, what happens to the card. [RW-314 – RW-318, RW-321]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.decks import QUESTS, REWARDS
from feldzug.games.runewars.drawing import RewardDrawn
from feldzug.games.runewars.heroes.attributes import attribute_of
from feldzug.games.runewars.heroes.carrying import UseReward
from feldzug.games.runewars.heroes.checking import TakeDestiny, UseNothing
from feldzug.games.runewars.heroes.events import (
    AttributeTestBegan,
    QuestDone,
    QuestFailed,
    QuestRevealed,
)
from feldzug.games.runewars.heroes.quest_phase import AttemptQuest, StepTo, StopHere
from feldzug.parts.decks import EVERYBODY, those
from tests.games.runewars.battlefield import DAQAN, LATARI, at, fated
from tests.games.runewars.champions import (
    GOLD,
    RED,
    SILVER,
    attempt,
    carry,
    champions,
    draw,
    is_asked,
    moving,
    quest_in_hand,
    quests_of,
    reason,
    top,
)
from tests.games.runewars.table import hero

AGILITY = 1
RED_ONE, SILVER_ONE, GOLD_ONE = 0, 1, 2
"""Destinies."""


@pytest.mark.rule("RW-314")
def test_a_quest_of_the_own_hand_is_tried_where_it_says() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1c")
    quest_in_hand(g, DAQAN, "barrow-of-kings", "lost-caravan")
    quest_in_hand(g, LATARI, "forward-scouting")
    moving(g, who)
    g.apply(DAQAN, StopHere())
    assert reason(g, DAQAN, AttemptQuest(QUESTS.index("lost-caravan"))) == "quest-elsewhere RW-314"
    assert (
        reason(g, DAQAN, AttemptQuest(QUESTS.index("forward-scouting")))
        == "quest-not-in-hand RW-314"
    )
    barrow = QUESTS.index("barrow-of-kings")
    told = g.apply(DAQAN, AttemptQuest(barrow))
    assert QuestRevealed(DAQAN, who, barrow) in told
    assert g.quests[DAQAN].seen[g.quests[DAQAN].cards.index(barrow)] == EVERYBODY
    assert g.fenced


@pytest.mark.rule("RW-315")
def test_as_many_cards_as_the_attribute_and_one_of_them_counts() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1a")  # agility 2
    attempt(g, who, "forward-scouting")
    fated(g, RED)
    assert top(g) == "DrawFate"
    fated(g, SILVER)
    assert is_asked(g, DAQAN, "PickDestiny")
    assert reason(g, DAQAN, TakeDestiny(GOLD_ONE)) != ""
    assert reason(g, DAQAN, TakeDestiny(RED_ONE)) == "", "a worse one may be chosen"
    g.apply(DAQAN, TakeDestiny(SILVER_ONE))
    assert top(g) == "DrawReward"
    assert len(g.fate_deck.discards) == 2
    assert not len(g.drawn[0])


@pytest.mark.rule("RW-315")
def test_training_counts_in_a_test() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1a")
    g.trained[3 * who + AGILITY] = 2
    attempt(g, who, "forward-scouting")
    fated(g, 8, 9, 10)
    assert top(g) == "DrawFate"
    fated(g, 18)
    assert g.hero_damage[who] == 1


@pytest.mark.rule("RW-311", "RW-315")
def test_training_counts_for_the_hero_who_trained_and_no_other() -> None:
    g = champions()
    heroes = (hero(g, "sir-valadir", DAQAN, "1a"), hero(g, "silhouette", LATARI, "5a"))
    printed = [[attribute_of(g, who, n) for n in range(3)] for who in heroes]
    for who, before in zip(heroes, printed, strict=True):
        g.trained = bytearray(len(g.trained))
        g.trained[3 * who + AGILITY] = 2
        assert attribute_of(g, who, AGILITY) == before[AGILITY] + 2
    assert [attribute_of(g, heroes[0], n) for n in range(3)] == printed[0]


@pytest.mark.rule("RW-316")
def test_a_reward_lies_face_down_under_the_hero() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1c")
    attempt(g, who, "barrow-of-kings")
    fated(g, GOLD, 17, 27, 5)
    told = draw(g, "runeplate")
    assert g.rewards[who].seen == [those(DAQAN)]
    drawn = next(event for event in told if isinstance(event, RewardDrawn))
    assert drawn.seen_by(LATARI) == RewardDrawn(DAQAN, who, -1)
    assert g.view(LATARI).heroes["sir-valadir"].known_rewards == []
    assert g.view(LATARI).heroes["sir-valadir"].rewards == 1


@pytest.mark.rule("RW-317")
def test_a_completed_quest_is_replaced_at_once() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1c")
    quest_in_hand(g, DAQAN, "the-bazaar")
    attempt(g, who, "barrow-of-kings")
    fated(g, GOLD, 17, 27, 5)
    told = draw(g, "runeplate")
    assert QuestDone(DAQAN, who, QUESTS.index("barrow-of-kings")) in told
    assert top(g) == "DrawQuest"
    draw(g, "eagles-nest")
    assert quests_of(g, DAQAN) == ["eagles-nest", "the-bazaar"]
    assert g.quest_deck.discards == [QUESTS.index("barrow-of-kings")]


@pytest.mark.rule("RW-318")
def test_a_failed_quest_stays_in_hand_known_to_all() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1a")
    attempt(g, who, "forward-scouting")
    told = fated(g, RED, 8)
    assert QuestFailed(DAQAN, who, QUESTS.index("forward-scouting"), True) in told
    assert quests_of(g, DAQAN) == ["forward-scouting"]
    assert g.view(LATARI).players[DAQAN].known_quests == ["forward-scouting"]


@pytest.mark.rule("RW-318")
def test_unless_it_says_otherwise() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "3b")
    attempt(g, who, "sunken-mill")
    told = fated(g, RED, 8, 9)
    assert QuestFailed(DAQAN, who, QUESTS.index("sunken-mill"), False) in told
    assert top(g) == "DrawQuest"


@pytest.mark.rule("RW-321")
def test_a_reward_that_helps_in_a_test_is_secret_until_it_does() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1a")
    gloves = REWARDS.index("gloves-of-finesse")
    carry(g, who, "gloves-of-finesse", "belt-of-giants")
    attempt(g, who, "forward-scouting")
    assert is_asked(g, DAQAN, "UseForTest")
    assert reason(g, DAQAN, UseReward(who, REWARDS.index("belt-of-giants"))) != ""
    told = g.apply(DAQAN, UseReward(who, gloves))
    assert AttributeTestBegan(DAQAN, who, AGILITY, 4) in told
    assert g.view(LATARI).heroes["sir-valadir"].known_rewards == ["gloves-of-finesse"]
    assert g.fenced


@pytest.mark.rule("RW-321")
def test_a_reward_need_not_be_used() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1a")
    carry(g, who, "gloves-of-finesse")
    attempt(g, who, "forward-scouting")
    told = g.apply(DAQAN, UseNothing())
    assert AttributeTestBegan(DAQAN, who, AGILITY, 2) in told
    assert g.rewards[who].seen == [those(DAQAN)]


@pytest.mark.rule("RW-321")
def test_boots_are_shown_by_the_step_that_needs_them() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "daqan-a")
    carry(g, who, "wayfarers-boots")
    moving(g, who)
    g.apply(DAQAN, StepTo(at("1a")))
    g.apply(DAQAN, StepTo(at("1c")))
    assert is_asked(g, DAQAN, "WalkOn")
    assert g.rewards[who].seen == [those(DAQAN)]
    g.apply(DAQAN, StepTo(at("5a")))
    assert g.rewards[who].seen == [EVERYBODY]
    assert top(g) != "WalkOn"


@pytest.mark.rule("RW-321")
def test_whoever_carries_a_secret_is_asked_whether_he_goes_on() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "daqan-a")
    carry(g, who, "timmorran-shard")
    moving(g, who)
    g.apply(DAQAN, StepTo(at("1a")))
    g.apply(DAQAN, StepTo(at("1c")))
    assert is_asked(g, DAQAN, "WalkOn"), "he might have boots"
    assert reason(g, DAQAN, StepTo(at("5a"))) == "too-far RW-308"
