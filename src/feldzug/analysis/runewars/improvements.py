"""What development cards make of the abilities of units in the odds. [BOW-166]"""

from __future__ import annotations

from typing import Any, Final

from feldzug.analysis.runewars.abilities import ABILITIES, IMPROVED, Ability, raised
from feldzug.analysis.runewars.conduct import Conduct
from feldzug.analysis.runewars.helping_cards import (
    BODKIN,
    BOWS,
    FACTS,
    FRENZY,
    HELLFIRE,
    PACT,
    improved_kind,
)
from feldzug.analysis.runewars.line import Line, instead, sacrifice_of, worked
from feldzug.analysis.runewars.reinforcements import BEFALLING, breath, loss_between, throws
from feldzug.games.runewars.banners.cards.developments.uthuk import RoutToDevour
from feldzug.games.runewars.banners.cards.developments.waiqar import RoutForTheFallen
from feldzug.games.runewars.banners.development.state import (
    DEVELOPMENT_CARD_BOX,
    Developed,
    has_card,
)
from feldzug.games.runewars.banners.development.text import CardSpent
from feldzug.games.runewars.board import UNITS
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat

Pair = tuple[Line, Line]

HUNGER: Final = "ravenous-hunger"
HUNGRY: Final = improved_kind(HUNGER)


# who has which


def bought_by(g: World, seat: Seat) -> list[str]:
    """The development cards of a seat that have yet to work in this battle. [BOW-166]"""
    if seat < 0 or not any(isinstance(state, Developed) for state in g.states):
        return []
    gone = [e.development_card for e in g.effects if isinstance(e, CardSpent)]
    return [
        facts.id
        for facts in DEVELOPMENT_CARD_BOX.facts
        if has_card(g, seat, facts.number) and facts.number not in gone
    ]


# abilities


def _bodkin_arrows(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    damage, above = UNITS[kind].amount("damage"), UNITS[kind].amount("above_health")
    return own, c.tough(1 - side, enemy, damage, above, by_owner=False)


def _journeyman_wizards(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    """The card that was thrown comes back."""
    damage, routs = UNITS[kind].amount("damage"), UNITS[kind].amount("routs")
    if throws(c, side, own, enemy, damage, routs):
        return own, c.damage(1 - side, enemy, damage)
    return own, c.routs(1 - side, enemy, routs)


def _heartwood_bows(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    if not enemy.units:
        return own, enemy
    enemy = c.aimed(1 - side, enemy, UNITS[kind].amount("damage"))
    return worked(own, BOWS), c.aimed(1 - side, enemy, FACTS[BOWS].amount("damage"))


def _sky_lances(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    triangles = UNITS[kind].amount("triangles")
    rectangles = FACTS["sky-lances"].amount("rectangles")
    return own, c.charged(1 - side, enemy, triangles, rectangles)


def _blood_frenzy(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    """The unit is routed instead."""
    dies = sacrifice_of(own, kind)
    if dies is None or not c.is_furious(side, own, enemy, kind):
        return own, enemy
    own = worked(instead(own, dies, dies | 1), FRENZY)
    return own, c.damage(1 - side, enemy, UNITS[kind].amount("damage"))


def _hellfire(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    triangles, rectangles = UNITS[kind].amount("triangles"), UNITS[kind].amount("rectangles")
    return own, c.burnt_down(1 - side, enemy, triangles, rectangles, by_owner=False)


def _blighted_arrows(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    own, after = ABILITIES[UNITS[kind].id](c, side, kind, own, enemy)
    if len(after.units) < len(enemy.units):
        after = c.routs(1 - side, after, FACTS["blighted-arrows"].amount("routs"))
    return own, after


def _grave_pact(c: Conduct, _side: int, kind: int, own: Line, enemy: Line) -> Pair:
    """It has worked if more have come than the ability brings by itself."""
    brings = UNITS[kind].amount("units")
    after = raised(c, kind, own, brings + FACTS[PACT].amount("units"))
    return worked(after, PACT) if after.raised - own.raised > brings else after, enemy


def _toxic_breath(c: Conduct, side: int, kind: int, own: Line, enemy: Line) -> Pair:
    triangles, damage = UNITS[kind].amount("triangles"), UNITS[kind].amount("damage")
    poison = FACTS["toxic-breath"].amount("damage")
    return own, breath(c, 1 - side, enemy, triangles, damage, poison)


IMPROVING: Final[dict[str, Ability]] = {
    BODKIN: _bodkin_arrows,
    "journeyman-wizards": _journeyman_wizards,
    BOWS: _heartwood_bows,
    "sky-lances": _sky_lances,
    FRENZY: _blood_frenzy,
    HELLFIRE: _hellfire,
    "blighted-arrows": _blighted_arrows,
    PACT: _grave_pact,
    "toxic-breath": _toxic_breath,
}
IMPROVED.update({card: (improved_kind(card), does) for card, does in IMPROVING.items()})


# after the cards of a unit type


def feeding(c: Conduct, side: int, own: Line, enemy: Line) -> int:
    """How many Flesh Rippers are routed to deal damage: as many as pay most, the fewest of those."""
    best, gained = 0, 0
    fed = own
    for count in range(1, own.count(HUNGRY) + 1):
        fed = routed(fed)
        struck = c.damage(1 - side, enemy, count * FACTS[HUNGER].amount("damage"))
        gain = loss_between(c, 1 - side, enemy, struck) - loss_between(c, side, own, fed)
        if gain > gained:
            best, gained = count, gain
    return best


def routed(own: Line) -> Line:
    """One more is routed; those that are hurt go first."""
    hungry = sacrifice_of(own, HUNGRY)
    return own if hungry is None else instead(own, hungry, hungry | 1)


def fed(c: Conduct, side: int, own: Line, enemy: Line) -> Pair:
    """After its cards are resolved, hungry units are routed to deal damage."""
    count = feeding(c, side, own, enemy) if enemy.units else 0
    for _ in range(count):
        own = routed(own)
    return own, c.damage(1 - side, enemy, count * FACTS[HUNGER].amount("damage"))


# what is in progress: conduct, frame, both lines


def _on_hunger(c: Conduct, f: RoutToDevour, lines: list[Line]) -> None:
    lines[f.side], lines[1 - f.side] = fed(c, f.side, lines[f.side], lines[1 - f.side])


def _on_the_fallen(c: Conduct, f: RoutForTheFallen, lines: list[Line]) -> None:
    """It waits only while a unit is about to be destroyed."""
    lines[f.side] = c.routs(f.side, lines[f.side], f.routs)


PENDING: Final[dict[type, Any]] = {RoutToDevour: _on_hunger, RoutForTheFallen: _on_the_fallen}
BEFALLING.update(PENDING)
