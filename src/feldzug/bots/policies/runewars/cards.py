"""Answers about cards: tactics and their targets, what season cards ask, objectives and victory."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars.moves import front
from feldzug.bots.policies.runewars.odds import WORTH, forecast
from feldzug.bots.policies.runewars.outlook import CARD, INFLUENCE, RUNE, Outlook
from feldzug.bots.policies.runewars.quests import SHARD, worth_of_hero
from feldzug.bots.policies.runewars.realm import worth_of_loss, worth_of_step
from feldzug.bots.policies.runewars.runes import safety
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import standing_of
from feldzug.games.runewars.board import NEUTRALS, SHAPE_OF
from feldzug.games.runewars.cards.rewards.tactical_map import PutBackTactics
from feldzug.games.runewars.cards.season_texts.asking import (
    BuyTactics,
    DriveBeasts,
    DriveBeastsTo,
    HireUnits,
    KeepHero,
    LetHeroGo,
    LevyUnit,
    LoseUnit,
    LowerDial,
    MusterIn,
    PayInstead,
    RaiseFigures,
    RoutUnit,
    SellTactics,
    SetOnFire,
    SwapObjective,
)
from feldzug.games.runewars.cards.season_texts.fall import PassCard
from feldzug.games.runewars.claims import ClaimObjective, ReplaceObjective, progress
from feldzug.games.runewars.decks import DRAGON, TACTICS_BOX
from feldzug.games.runewars.tactics.limits import DiscardTactics
from feldzug.games.runewars.tactics.play import ChooseTarget, PlayTactics, answered
from feldzug.games.runewars.tactics.targets import (
    EnoughTargets,
    TargetArea,
    TargetDial,
    TargetHero,
    TargetKind,
    TargetOrder,
    TargetPlayer,
    TargetUnit,
)
from feldzug.games.runewars.title_powers import CallTheLeague, GiveReward, SendLegion
from feldzug.games.runewars.turn import GoOn
from feldzug.games.runewars.victory_cards import PlaceVictoryCard
from feldzug.games.runewars.winning import AnnounceVictory
from feldzug.games.runewars.world import LIMIT
from feldzug.parts.windows import Pass

# tactics

USE: Final[dict[str, float]] = {
    "reserves": 2.0,
    "black-market": 1.0,
    "rally-cry": 1.0,
    "volley": 1.2,
    "panic": 1.2,
    "shield-wall": 1.0,
    "sappers": 1.2,
    "sabotage": 0.8,
    "thieves-in-the-night": 1.2,
    "secret-pact": 0.5,
    "gifts-and-promises": 0.8,
    "heroic-feat": 0.8,
    "guiding-visions": 0.6,
    "emergency-repairs": 1.0,
    "swift-recovery": 0.8,
    "counterspell": 0.5,
    "to-the-victor": 1.0,
    "scorched-earth": 1.0,
    "lost-city-tactics": 2.0,
    "ambush": 0.8,
    "stolen-relic": 1.2,
    "horrific-rumors": 0.3,
    "forced-march": 0.3,
}
"""By tactics card: what it is worth where it may be played. What is not named here is judged by itself."""

HOSTILE: Final = ("sabotage", "ambush", "thieves-in-the-night", "stolen-relic", "horrific-rumors")
RUNE_CARD: Final = "shifted-rune"


def card_id(card: int) -> str:
    return TACTICS_BOX[card].id


def play_tactics(look: Outlook, action: PlayTactics) -> float:
    name = card_id(action.card)
    if name == "tactical-retreat":
        return 1.0 if hopeless(look) else -1.0
    if name == "summon-lightning":
        return lightning(look)
    if name == "counterspell":
        frame = answered(look.g)
        return 0.5 if frame is not None and frame.seat in look.rivals else -1.0
    if name == "swift-recovery":
        return 0.8 if routed(look) >= 2 else -0.2
    if name == RUNE_CARD:
        return shift_gain(look)
    if name in ("forced-march", "horrific-rumors"):
        return -0.2
    return USE.get(name, -0.2)


def keep_worth(card: int) -> float:
    """What a card in hand is worth."""
    return USE.get(card_id(card), CARD)


def hopeless(look: Outlook) -> bool:
    """Whether a battle is all but lost, and much of an army with it."""
    battle = look.g.frame(Battle)
    attack = tuple(sorted(_counts(look, 0).items()))
    defence = tuple(sorted(_counts(look, 1).items()))
    return forecast(attack, defence, look.walls(battle.area)).chance > 0.85


def _counts(look: Outlook, side: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for unit in standing_of(look.g, side):
        found[unit.kind] = found.get(unit.kind, 0) + 1
    return found


def lightning(look: Outlook) -> float:
    """Four damage for both sides: good for who has more, or better units."""
    own = max(0, look.g.frame(Battle).side_of(look.seat))
    ours, theirs = len(standing_of(look.g, own)), len(standing_of(look.g, 1 - own))
    return 1.0 if ours >= theirs + 2 or (theirs >= 4 and ours <= 2) else -1.0


def routed(look: Outlook) -> int:
    g = look.g
    return sum([sum(g.routed[a * g.kinds : (a + 1) * g.kinds]) for a in g.controlled(look.seat)])


def shift_gain(look: Outlook) -> float:
    """What a dragon rune gains by going one area further."""
    g = look.g
    best = 0.0
    for area in g.controlled(look.seat):
        if g.rune_in(area) == DRAGON:
            for near in g.near(area):
                if near not in g.runes.areas and g.controller[near] == look.seat:
                    best = max(best, safety(look, near) - safety(look, area))
    return RUNE * best - 1.0


# targets


def target_card(look: Outlook) -> str:
    frame = look.g.stack[-1]
    return card_id(frame.card) if isinstance(frame, ChooseTarget) else ""


def target_area(look: Outlook, action: TargetArea) -> float:
    """Own areas where there is war; a rune goes from where it lies badly to where it lies well."""
    g, area = look.g, action.area
    if target_card(look) == RUNE_CARD:
        if g.rune_in(area) != -1:
            return (g.rune_in(area) == DRAGON) - safety(look, area)
        return safety(look, area)
    if g.controller[area] == look.seat:
        full = 5.0 if g.units(area) > LIMIT - 2 else 0.0
        at = area * g.kinds
        return 1.0 + front(look, area) + sum(g.routed[at : at + g.kinds]) - full
    return look.value(area)


def target_hero(look: Outlook, action: TargetHero) -> float:
    worth = worth_of_hero(look, action.hero)
    if look.g.hero_seat[action.hero] == look.seat:
        return -1.0 if target_card(look) in HOSTILE else worth
    return worth


def target_player(look: Outlook, action: TargetPlayer) -> float:
    """Whoever is ahead, as far as it shows; but help goes to who is behind."""
    g, other = look.g, action.other
    shown = sum([chance for area, chance in look.runes.items() if g.controller[area] == other])
    ahead = shown + 0.2 * g.influence[other] + 0.1 * len(g.controlled(other))
    return -ahead if target_card(look) == "secret-pact" else ahead


def target_dial(look: Outlook, action: TargetDial) -> float:
    if target_card(look) == "black-market":
        return worth_of_step(look, action.dial)
    return 0.0


def target_kind(_look: Outlook, action: TargetKind) -> float:
    return WORTH[action.kind]


def target_unit(_look: Outlook, action: TargetUnit) -> float:
    return WORTH[action.kind]


def target_order(_look: Outlook, action: TargetOrder) -> float:
    """The highest, so that supremacy comes easier."""
    return float(action.order)


def discard_tactics(_look: Outlook, action: Any) -> float:
    return -keep_worth(action.card)


def sell(_look: Outlook, action: SellTactics) -> float:
    return INFLUENCE - keep_worth(action.card)


# season cards


def lower_dial(look: Outlook, action: LowerDial) -> float:
    return -worth_of_loss(look, action.dial)


def swap_objective(look: Outlook, _: SwapObjective) -> float:
    """If it is far from fulfilled."""
    for _card, conditions in progress(look.g, look.seat):
        missing = sum([max(0, c.need - c.have) for c in conditions if not c.at_most])
        return 0.2 * missing
    return 0.0


def levy(_look: Outlook, action: LevyUnit) -> float:
    return WORTH[action.kind]


def keep_hero(look: Outlook, action: KeepHero) -> float:
    return worth_of_hero(look, action.hero) * look.time - 2 * INFLUENCE


def drive_beasts(look: Outlook, action: DriveBeasts) -> float:
    """Away from areas that this seat could then walk into."""
    near = [n for n in look.g.near(action.source) if look.g.controller[n] == look.seat]
    return look.value(action.source) * len(near)


def drive_to(look: Outlook, action: DriveBeastsTo) -> float:
    near = [n for n in look.g.near(action.target) if look.g.controller[n] == look.seat]
    return -look.value(action.target) * len(near)


def raise_figures(look: Outlook, action: RaiseFigures) -> float:
    g = look.g
    at = action.area * g.kinds
    return 0.4 * sum(g.routed[at : at + g.kinds]) - INFLUENCE


def muster_in(look: Outlook, action: MusterIn) -> float:
    full = 5.0 if look.g.units(action.area) > LIMIT - 2 else 0.0
    return front(look, action.area) + look.g.units(action.area) * 0.1 - full


def hire(_look: Outlook, action: HireUnits) -> float:
    """Two triangles or one rectangle."""
    count = 2 if action.shape == 0 else 1
    return count * max([WORTH[k] for k in NEUTRALS if SHAPE_OF[k] == action.shape], default=0.0)


def set_on_fire(look: Outlook, action: SetOnFire) -> float:
    own = look.g.stronghold[action.area] == look.seat
    near = [n for n in look.g.near(action.area) if look.g.controller[n] == look.seat]
    return -5.0 if own else 1.0 + len(near)


def rout_unit(_look: Outlook, action: RoutUnit) -> float:
    return -WORTH[action.kind]


def lose_unit(look: Outlook, action: LoseUnit) -> float:
    g = look.g
    alone = g.units(action.area) < 2 and not look.is_held(action.area)
    return -WORTH[action.kind] - (look.value(action.area) if alone else 0.0)


def pay_instead(_look: Outlook, action: PayInstead) -> float:
    return -INFLUENCE * action.influence


def send_legion(look: Outlook, action: SendLegion) -> float:
    full = 5.0 if look.g.units(action.area) >= LIMIT else 0.0
    return front(look, action.area) - full


def give_reward(_look: Outlook, action: GiveReward) -> float:
    return -8.0 if action.reward == SHARD else -1.0


JUDGES: Final[dict[type, Any]] = {
    DiscardTactics: discard_tactics,
    DriveBeasts: drive_beasts,
    DriveBeastsTo: drive_to,
    GiveReward: give_reward,
    HireUnits: hire,
    KeepHero: keep_hero,
    LevyUnit: levy,
    LoseUnit: lose_unit,
    LowerDial: lower_dial,
    MusterIn: muster_in,
    PassCard: discard_tactics,
    PayInstead: pay_instead,
    PlayTactics: play_tactics,
    PutBackTactics: discard_tactics,
    RaiseFigures: raise_figures,
    RoutUnit: rout_unit,
    SellTactics: sell,
    SendLegion: send_legion,
    SetOnFire: set_on_fire,
    SwapObjective: swap_objective,
    TargetArea: target_area,
    TargetDial: target_dial,
    TargetHero: target_hero,
    TargetKind: target_kind,
    TargetOrder: target_order,
    TargetPlayer: target_player,
    TargetUnit: target_unit,
}

FIXED: Final[dict[type, float]] = {
    AnnounceVictory: 1000.0,
    BuyTactics: CARD - 2 * INFLUENCE,
    CallTheLeague: RUNE,
    ClaimObjective: RUNE,
    EnoughTargets: -0.1,
    GoOn: 0.0,
    LetHeroGo: 0.0,
    Pass: 0.0,
    PlaceVictoryCard: 1000.0,
    ReplaceObjective: 0.5,
}
"""Answers that are always worth the same."""
