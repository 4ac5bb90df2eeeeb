"""Answers about heroes: where they go, what they try, what they carry."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars.outlook import CARD, HERO, INFLUENCE, REWARD, RUNE, Outlook
from feldzug.games.runewars.cards.heroes.deck import HealOne, Steal, StealNothing
from feldzug.games.runewars.cards.quests.text import SUCCESS, Outcome, quest_behind
from feldzug.games.runewars.decks import HERO_BOX, REWARD_BOX
from feldzug.games.runewars.heroes.attributes import attribute_of, cards_for_test, health_of
from feldzug.games.runewars.heroes.carrying import StolenReward, UseReward
from feldzug.games.runewars.heroes.checking import DrawAnew, TakeDestiny, UseNothing
from feldzug.games.runewars.heroes.duel import Refrain, UseAbility
from feldzug.games.runewars.heroes.hurting import BearDamage
from feldzug.games.runewars.heroes.quest_phase import (
    AttemptQuest,
    Challenge,
    HealHero,
    MoveHero,
    NoDeed,
    RestHero,
    StepTo,
    StopHere,
    TrainAsWell,
    TrainHero,
    TrainNot,
)
from feldzug.games.runewars.heroes.quests import PayPrice, RefusePrice
from feldzug.games.runewars.heroes.recruiting import (
    KeepDrawnHero,
    KeepNoHero,
    LetDesert,
    PayForHeroes,
    PlaceNewHeroIn,
)
from feldzug.games.runewars.heroes.trading import (
    HandOver,
    MeetFellows,
    StopTrading,
    TakeRewards,
)
from feldzug.games.runewars.heroes.training import TrainAttribute
from feldzug.games.runewars.movement import hero_steps
from feldzug.games.runewars.set_up.first_heroes import PlaceHero
from feldzug.games.runewars.tactics.limits import DiscardQuest
from feldzug.games.runewars.world import NONE

SHARD: Final = REWARD_BOX.number("timmorran-shard")
"""The reward that becomes a dragon rune at an own stronghold; others do so in any friendly area."""
NOWHERE: Final = 99

# where to go


def goals(look: Outlook, hero: int) -> list[int]:
    """The areas where a hero has something to do: his quests, or where what he carries becomes a rune."""
    g = look.g
    if SHARD in g.rewards[hero].cards:
        return g.strongholds(look.seat)
    if any(holds_rune(card) for card in g.rewards[hero].cards):
        return [area for area in g.areas() if g.is_friendly(area, look.seat)]
    return quest_sites(look)


def holds_rune(reward: int) -> bool:
    """Whether a reward becomes a dragon rune."""
    return REWARD_BOX[reward].amount("runes") > 0


def quest_sites(look: Outlook) -> list[int]:
    """The areas where one of the quests in hand may be tried."""
    g = look.g
    texts = [quest_behind(g, quest) for quest in sorted(set(g.quests[look.seat].cards))]
    texts = [text for text in texts if text.forbids(g, look.seat) is None]
    return [a for a in g.areas() if [text for text in texts if text.is_here(g, look.seat, a)]]


def distances(look: Outlook, hero: int) -> dict[int, int]:
    """By area: how many steps it is for a hero to the nearest goal."""
    key = f"way {hero}"
    if key not in look.memo:
        line = goals(look, hero)
        found = dict.fromkeys(line, 0)
        for area in line:  # it grows as it is walked through
            for near in hero_steps(look.g, hero, area, secretly=True):
                if near not in found:
                    found[near] = found[area] + 1
                    line.append(near)
        look.memo[key] = found
    known: dict[int, int] = look.memo[key]
    return known


def move_hero(look: Outlook, action: MoveHero) -> float:
    """The nearer a quest, the better; who is badly hurt stays at home."""
    g, hero = look.g, action.hero
    away = distances(look, hero).get(g.hero_area[hero], NOWHERE)
    hurt = g.hero_damage[hero] / max(1, health_of(g, hero))
    return (2.0 if away < 3 else 1.4 if away < NOWHERE else 0.5) - 1.5 * hurt


def heal_hero(look: Outlook, action: HealHero) -> float:
    return 1.5 * look.g.hero_damage[action.hero] / max(1, health_of(look.g, action.hero))


def hero_asked(look: Outlook) -> int:
    frame: Any = look.g.stack[-1]
    return int(frame.hero)


def step_to(look: Outlook, action: StepTo) -> float:
    return -float(distances(look, hero_asked(look)).get(action.area, NOWHERE))


def stop_here(look: Outlook, _: StopHere) -> float:
    hero = hero_asked(look)
    return 0.5 - distances(look, hero).get(look.g.hero_area[hero], NOWHERE)


# what to try


def attempt(look: Outlook, action: AttemptQuest) -> float:
    text = quest_behind(look.g, action.quest)
    hero = hero_asked(look)
    if text.attribute != NONE:
        return 1.0 + 0.5 * cards_for_test(look.g, look.seat, hero, text.attribute)
    if text.kind == NONE:
        return worth_of(text.outcomes[SUCCESS]) - INFLUENCE * text.facts.amount("pay")
    return 1.0 if look.g.hero_damage[hero] * 2 < health_of(look.g, hero) else -0.5


def worth_of(outcome: Outcome) -> float:
    """What a quest brings."""
    runes = 0 if outcome.look else outcome.amount("runes")
    found = (
        RUNE * runes + INFLUENCE * outcome.amount("influence") + CARD * outcome.amount("tactics")
    )
    return found + REWARD * outcome.amount("rewards")


def might_of(look: Outlook, hero: int) -> float:
    """How a hero stands in a duel."""
    g = look.g
    return health_of(g, hero) - g.hero_damage[hero] + 0.5 * len(g.rewards[hero])


def challenge(look: Outlook, action: Challenge) -> float:
    """Somebody weaker, above all if he carries something."""
    ahead = might_of(look, hero_asked(look)) - might_of(look, action.rival)
    return ahead - 0.5 + 0.5 * len(look.g.rewards[action.rival])


def take_destiny(_look: Outlook, action: TakeDestiny) -> float:
    return float(action.destiny)


def train_attribute(look: Outlook, action: TrainAttribute) -> float:
    """What the quests in hand test."""
    g = look.g
    wanted = 0.0
    for quest in g.quests[look.seat].cards:
        wanted += quest_behind(g, quest).attribute == action.attribute
    return wanted


def pay_price(look: Outlook, _: PayPrice) -> float:
    frame: Any = look.g.stack[-1]
    return REWARD - INFLUENCE * int(frame.cost)


def discard_quest(look: Outlook, action: DiscardQuest) -> float:
    """The one that is farthest away."""
    g = look.g
    text = quest_behind(g, action.quest)
    heroes = [g.hero_area[hero] for hero in g.heroes(look.seat)]
    away = g.layout.ground.distances(tuple(heroes)) if heroes else None
    sites = [a for a in g.areas() if text.is_here(g, look.seat, a)]
    if not sites or away is None:
        return 50.0
    return float(min([away[area] for area in sites]))


# who is gained and lost


def worth_of_hero(look: Outlook, hero: int) -> float:
    """What a hero is worth: his health, his attributes, what he carries, whether he will stay."""
    g = look.g
    skills = sum([attribute_of(g, hero, n) for n in range(3)])
    left = health_of(g, hero) - g.hero_damage[hero]
    runes = RUNE if any(holds_rune(card) for card in g.rewards[hero].cards) else 0.0
    return 0.2 * skills + 0.2 * left + REWARD * len(g.rewards[hero]) + runes


def keep_drawn(_look: Outlook, action: KeepDrawnHero) -> float:
    facts = HERO_BOX[action.hero]
    skills = facts.amount("might") + facts.amount("agility") + facts.amount("wisdom")
    return 1.0 + 0.2 * skills + 0.2 * facts.amount("health")


def pay_for_heroes(look: Outlook, action: PayForHeroes) -> float:
    """Two to choose from are enough."""
    worth = (0.0, HERO, HERO + 0.6, HERO + 0.8)[min(3, action.influence)]
    return worth * look.time - INFLUENCE * action.influence


def let_desert(look: Outlook, action: LetDesert) -> float:
    return -worth_of_hero(look, action.hero)


def place_hero(look: Outlook, action: Any) -> float:
    """Near his quests."""
    g = look.g
    sites = quest_sites(look)
    if not sites:
        return 0.0
    return -float(g.layout.ground.distances(tuple(sites))[action.area])


# what they carry


def use_reward(_look: Outlook, action: UseReward) -> float:
    facts = REWARD_BOX[action.reward]
    return 20.0 if holds_rune(action.reward) else 0.3 + INFLUENCE * facts.amount("influence")


def stolen(_look: Outlook, action: StolenReward) -> float:
    return worth_of_reward(action.reward)


def worth_of_reward(reward: int) -> float:
    """What a reward is worth to whoever carries it."""
    if holds_rune(reward):
        return RUNE
    return max(1.0, INFLUENCE * REWARD_BOX[reward].amount("influence"))


def heal_one(look: Outlook, action: HealOne) -> float:
    own = look.g.hero_seat[action.hero] == look.seat
    return float(look.g.hero_damage[action.hero]) if own else -1.0


JUDGES: Final[dict[type, Any]] = {
    AttemptQuest: attempt,
    Challenge: challenge,
    DiscardQuest: discard_quest,
    HealHero: heal_hero,
    HealOne: heal_one,
    KeepDrawnHero: keep_drawn,
    LetDesert: let_desert,
    MoveHero: move_hero,
    PayForHeroes: pay_for_heroes,
    PayPrice: pay_price,
    PlaceHero: place_hero,
    PlaceNewHeroIn: place_hero,
    StepTo: step_to,
    StolenReward: stolen,
    StopHere: stop_here,
    TakeDestiny: take_destiny,
    TrainAttribute: train_attribute,
    UseReward: use_reward,
}

FIXED: Final[dict[type, float]] = {
    BearDamage: 0.0,
    DrawAnew: 0.5,
    HandOver: -1.0,
    KeepNoHero: 0.0,
    MeetFellows: -1.0,
    NoDeed: 0.0,
    Refrain: 0.0,
    RefusePrice: 0.0,
    RestHero: 0.0,
    Steal: 0.5,
    StealNothing: 0.0,
    StopTrading: 0.0,
    TakeRewards: 0.5,
    TrainAsWell: 0.5,
    TrainHero: 1.0,
    TrainNot: 0.0,
    UseAbility: 0.5,
    UseNothing: 0.0,
}
"""Answers that are always worth the same."""
