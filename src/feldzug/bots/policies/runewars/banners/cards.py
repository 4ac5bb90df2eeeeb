"""Answers about the new tactics cards and season cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from feldzug.bots.policies.runewars import aims, battles, cards, realm
from feldzug.bots.policies.runewars.banners.heroes import frost
from feldzug.bots.policies.runewars.moves import front
from feldzug.bots.policies.runewars.outlook import CARD, CITY, INFLUENCE, RUNE, YIELD, Outlook
from feldzug.games.runewars.banners.barren import (
    BannersState,
    refuses_cryomancy,
    refuses_desolation,
)
from feldzug.games.runewars.banners.cards.seasons import (
    BreakRune,
    FreezeArea,
    LayWaste,
    MendArea,
    MusterAt,
    Truce,
)
from feldzug.games.runewars.banners.cards.tactics.epic import ReplaceTactics
from feldzug.games.runewars.banners.cards.tactics.players import TakeFromHand
from feldzug.games.runewars.banners.cards.tactics.runes import PowerForCards, PowerForInfluence
from feldzug.games.runewars.board import LAND
from feldzug.games.runewars.decks import FALSE, SEASON_BOX
from feldzug.games.runewars.developments import RaiseDial
from feldzug.games.runewars.march import Activate
from feldzug.games.runewars.movement import flies
from feldzug.games.runewars.runes import face_down
from feldzug.games.runewars.tactics.play import PlayTactics
from feldzug.games.runewars.tactics.targets import TargetArea, TargetDial
from feldzug.games.runewars.world import LIMIT, NOBODY, NONE

USE: Final[dict[str, float]] = {
    "hidden-granaries": 1.0,
    "night-march": 0.3,
    "veteran-sergeants": 1.2,
    "spoils-of-war": 1.1,
    "undermined-walls": 1.2,
    "sworn-shields": 1.2,
    "double-agent": 0.6,
    "heros-welcome": 0.8,
    "bribery": 1.2,
    "game-of-power": 0.9,
    "broken-seals": 0.4,
    "sudden-frost": 0.7,
}
"""By tactics card: what it is worth where it may be played."""

STAKES: Final[dict[str, float]] = {
    "muster-of-banners": 2.0,
    "broken-rune": 3.0,
    "mending-the-land": 0.5,
}
"""By season card: what winning its bid is worth."""

BY_ORDER: Final[dict[str, str]] = {"open-roads": "acquire-power", "iron-grip": "fortify"}
"""Objectives that an order brings nearer."""

MARKET: Final = SEASON_BOX.number("great-market")
TRUCE: Final = SEASON_BOX.number("midwinter-truce")

cards.USE.update(USE)
realm.STAKES.update(STAKES)
aims.BY_ORDER.update(BY_ORDER)


# land


def harvest(look: Outlook, area: int) -> float:
    """What an area brings whoever controls it."""
    city = CITY if look.g.city[area] != NONE else 0.0
    return YIELD * sum(LAND[area].yields) + city


def frozen(look: Outlook, area: int) -> float:
    """What a cryomancy token there is worth, until spring."""
    if look.g.part(BannersState).barren[area]:
        return -0.1
    return 0.5 * frost(look, area) or -0.1


def waste(look: Outlook, area: int) -> float:
    """The last harvest of an own area now, for all those that it would still bring."""
    lasts = 2.0 * look.time * (1 - look.risk(area, look.army(area)))
    return 0.5 * YIELD * sum(LAND[area].yields) - lasts * harvest(look, area)


def mended(look: Outlook, area: int) -> float:
    """What an area brings again, for oneself or for another."""
    owner = look.g.controller[area]
    if owner == NOBODY:
        return -0.05
    worth = (0.1 + harvest(look, area)) * look.time
    return worth if owner == look.seat else -0.3 * worth


# tactics


def bribe(look: Outlook) -> float:
    """Influence for a card that others may use."""
    most = max([look.g.influence[rival] for rival in look.rivals], default=0)
    return INFLUENCE * min(3, most) - 0.5 * CARD


def darken_sky(look: Outlook) -> float:
    """If others fly more than oneself, and near."""
    g, found = look.g, 0.0
    for area in g.areas():
        seat = g.controller[area]
        if seat == NOBODY:
            continue
        near = seat == look.seat or look.seat in [g.controller[n] for n in g.near(area)]
        count = sum([n for kind, n in look.army(area) if flies(g, seat, kind)])
        found += (-count if seat == look.seat else count) * (1.0 if near else 0.3)
    return 0.2 * found - 0.5


def power(look: Outlook) -> float:
    """A false rune that is shown costs little."""
    hidden = [look.g.rune_in(area) for area in face_down(look.g, look.seat)]
    return 3 * INFLUENCE - (0.4 if FALSE in hidden else 1.2)


def break_seals(look: Outlook) -> float:
    lost = sum([min(2, look.g.influence[rival]) for rival in look.rivals])
    return 0.4 * INFLUENCE * lost - 1.0


def best_of(judge: Callable[[Outlook, int], float], refuses: Any) -> Callable[[Outlook], float]:
    """What a card is worth that is played on the best area for it."""

    def play(look: Outlook) -> float:
        g = look.g
        return max([judge(look, a) for a in g.areas() if not refuses(look, a)], default=-1.0)

    return play


def no_fields(look: Outlook, area: int) -> bool:
    return look.g.controller[area] != look.seat or refuses_desolation(look.g, area)


def no_frost(look: Outlook, area: int) -> bool:
    return refuses_cryomancy(look.g, area)


def no_token(look: Outlook, area: int) -> bool:
    return not look.g.part(BannersState).barren[area]


PLAYS: Final[dict[str, Callable[[Outlook], float]]] = {
    "bribery": bribe,
    "ashen-sky": darken_sky,
    "game-of-power": power,
    "broken-seals": break_seals,
    "salted-fields": best_of(waste, no_fields),
    "sudden-frost": best_of(frozen, no_frost),
    "green-shoots": best_of(mended, no_token),
}
"""By tactics card: what it is worth to play it now."""

ON_AREAS: Final[dict[str, Callable[[Outlook, int], float]]] = {
    "salted-fields": waste,
    "sudden-frost": frozen,
    "green-shoots": mended,
}
"""By tactics card: what an area is worth as its target."""


def play_tactics(look: Outlook, action: PlayTactics) -> float:
    judge = PLAYS.get(cards.card_id(action.card))
    return cards.play_tactics(look, action) if judge is None else judge(look)


def target_area(look: Outlook, action: TargetArea) -> float:
    judge = ON_AREAS.get(cards.target_card(look))
    return cards.target_area(look, action) if judge is None else judge(look, action.area)


def target_dial(look: Outlook, action: TargetDial) -> float:
    if cards.target_card(look) == "hidden-granaries":
        return realm.worth_of_step(look, action.dial)
    return cards.target_dial(look, action)


def take_from_hand(_look: Outlook, action: TakeFromHand) -> float:
    return cards.keep_worth(action.card)


def replace(_look: Outlook, action: ReplaceTactics) -> float:
    return CARD - cards.keep_worth(action.card)


# season cards


def muster_at(look: Outlook, action: MusterAt) -> float:
    full = 5.0 if look.g.units(action.area) > LIMIT - 2 else 0.0
    return front(look, action.area) - full


def lay_waste(look: Outlook, action: LayWaste) -> float:
    return waste(look, action.area)


def freeze_area(look: Outlook, action: FreezeArea) -> float:
    return frozen(look, action.area)


def mend_area(look: Outlook, action: MendArea) -> float:
    return mended(look, action.area)


def break_rune(look: Outlook, action: BreakRune) -> float:
    """Whoever loses a dragon rune should be another; of others, who has most of them."""
    g, area = look.g, action.area
    owner = g.controller[area]
    chance = look.runes[area]
    if owner == look.seat:
        return -RUNE * chance - 0.1
    shown = sum([part for a, part in look.runes.items() if g.controller[a] == owner])
    return RUNE * chance + 0.1 * shown


def raise_dial(look: Outlook, action: RaiseDial) -> float:
    """The Great Market gives two for little."""
    frame: Any = look.g.stack[-1]
    if getattr(frame, "season_card", NONE) == MARKET:
        return 2 * realm.worth_of_step(look, action.resource) - INFLUENCE
    return realm.raise_dial(look, action)


def activate(look: Outlook, action: Activate) -> float:
    """In a truce an attack costs influence, too."""
    g, worth = look.g, battles.activate(look, action)
    if g.has_effect(Truce) and g.is_enemy(action.area, look.seat) and g.units(action.area):
        return worth - INFLUENCE * SEASON_BOX[TRUCE].amount("influence")
    return worth


JUDGES: Final[dict[type, Any]] = {
    Activate: activate,
    BreakRune: break_rune,
    FreezeArea: freeze_area,
    LayWaste: lay_waste,
    MendArea: mend_area,
    MusterAt: muster_at,
    PlayTactics: play_tactics,
    RaiseDial: raise_dial,
    ReplaceTactics: replace,
    TakeFromHand: take_from_hand,
    TargetArea: target_area,
    TargetDial: target_dial,
}

FIXED: Final[dict[type, float]] = {
    PowerForCards: 2 * CARD,
    PowerForInfluence: 3 * INFLUENCE,
}
