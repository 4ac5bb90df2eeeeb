"""Battles fought by the rules themselves, with every choice made as the odds suppose it."""

from __future__ import annotations

from typing import Any

from feldzug.analysis.runewars import chances
from feldzug.analysis.runewars import reinforcements as new
from feldzug.analysis.runewars.chances import helped, largest_first, readings
from feldzug.analysis.runewars.conduct import ATTACKER, DEFENDER, Conduct, least, most
from feldzug.analysis.runewars.fate_pile import rank, result_of, to_change
from feldzug.analysis.runewars.helping_cards import BODKIN, HELLFIRE, HOLD, TACTICIAN
from feldzug.analysis.runewars.improvements import feeding
from feldzug.analysis.runewars.leading import is_due
from feldzug.analysis.runewars.line import Line, kind_of, unit
from feldzug.analysis.runewars.pass_study import LEADING, first_to_draw, is_fresh
from feldzug.analysis.runewars.stand_ins import cards_of, hand_of, standing_in
from feldzug.games.runewars.banners.announcing import AnnounceFate, AnnounceWindow
from feldzug.games.runewars.banners.barren import BannersState
from feldzug.games.runewars.banners.cards.commanders.fighting import (
    ChangeFate,
    ChooseFateToChange,
    KeepFate,
    LetFall,
    SaveUnit,
    StepBetween,
)
from feldzug.games.runewars.banners.cards.developments.uthuk import RoutRippers, RoutToDevour
from feldzug.games.runewars.banners.commanders.command import COMMANDER_BOX, Command
from feldzug.games.runewars.banners.commanders.leading import UseCommander
from feldzug.games.runewars.banners.tactical_fate import CARD_OF
from feldzug.games.runewars.banners.units.abilities import (
    BallLightning,
    BloodRite,
    BreatheOnTriangles,
    GraveBreath,
    KeepCards,
)
from feldzug.games.runewars.banners.units.losses import (
    Devour,
    Mend,
    RiseAgain,
    RoutTriangles,
    TakeDrain,
    TakePounce,
    Talons,
)
from feldzug.games.runewars.battle.abilities.aiming import TakeAimedDamage, TakeToughDamage
from feldzug.games.runewars.battle.abilities.daqan import TakeValiantStrike
from feldzug.games.runewars.battle.abilities.latari import (
    Charge,
    DamageInstead,
    Overpower,
    WordOfVaal,
)
from feldzug.games.runewars.battle.abilities.uthuk import (
    Fury,
    RainFire,
    Sacrifice,
    SpareThem,
    Terrify,
)
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import AssignBoth, AssignDamage
from feldzug.games.runewars.battle.defences import (
    DrivenOff,
    OfferDefence,
    OfferFurtherDefence,
    UseDefence,
)
from feldzug.games.runewars.battle.losses import (
    AssignLoss,
    ChooseUnit,
    DestroyFighter,
    TakeLosses,
    TakeRouts,
)
from feldzug.games.runewars.battle.passes import FightPass, LetDraw, PickType
from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.board import SHAPE_OF, UNITS
from feldzug.games.runewars.cards.order_texts.conquer import UseBreach
from feldzug.games.runewars.destroying import UnitDestroyed
from feldzug.games.runewars.heroes.attributes import health_of
from feldzug.games.runewars.support import (
    SpareCard,
    StandBeside,
    StayOut,
    SupportType,
    is_supported,
)
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.turn import CarryOut
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Event, Seat
from feldzug.parts.windows import PASS, Window


def choice(g: World, seat: Seat) -> Any:
    """The answer of a seat in a battle, as the odds suppose it."""
    asked = g.stack[-1]
    legal = g.legal(seat)
    if isinstance(asked, PickType):
        return LetDraw(first_to_draw([action.kind for action in legal]))
    if isinstance(asked, AssignBoth):
        side = asked.side_of(g, seat)
        left = asked.units(g, side, asked.steps.get(seat, ()))[0]
        line = line_of(g, side)._replace(
            units=tuple(sorted([unit(f.kind, f.damage, f.routed) for f in left]))
        )
        c = conduct(g)
        is_damage = isinstance(asked, AssignDamage)
        loss = c.hit_loss(side, line, 1) if is_damage else c.rout_loss(side, line)
        return named(legal, least(units_of(legal), loss))
    if isinstance(asked, AssignLoss):
        return named(legal, struck(g, units_of(legal)))
    if isinstance(asked, Fury):
        lines = line_of(g, asked.side), line_of(g, 1 - asked.side)
        furious = conduct(g).is_furious(asked.side, *lines, asked.kind)
        return Sacrifice() if furious else SpareThem()
    if isinstance(asked, Overpower):
        unit_struck = conduct(g).overpowered(asked.side, line_of(g, asked.side), asked.damage)
        return DamageInstead() if unit_struck is None else named(legal, unit_struck)
    if isinstance(asked, AnnounceWindow):
        return announced_card(g, asked)
    if isinstance(asked, (TacticsWindow, SaveUnit, ChooseFateToChange, RoutToDevour)):
        return by_cards(g, seat, asked, legal)
    if isinstance(asked, (BallLightning, BloodRite, GraveBreath)):
        return reinforced(g, asked, legal)
    if isinstance(asked, (OfferDefence, OfferFurtherDefence)):
        return UseDefence()
    if isinstance(asked, UseBreach):
        return CarryOut()
    if isinstance(asked, SupportType):
        side = g.frame(Battle).side_of(seat)
        free = [k for k in largest_first(line_of(g, side)) if not is_supported(g, seat, k)]
        return StandBeside(free[0]) if free else StayOut()
    if isinstance(asked, SpareCard):
        shape = SHAPE_OF[g.frame(FightPass).kind(asked.side)]
        return min(legal, key=lambda drop: rank(result_of(drop.fate_card, shape)))
    return PASS if isinstance(asked, Window) else legal[0]


def by_cards(g: World, seat: Seat, asked: Any, legal: list[Any]) -> Any:
    """What is done with commander and development cards."""
    if isinstance(asked, TacticsWindow):
        return next((a for a in legal if isinstance(a, UseCommander) and leads(g, seat, a)), PASS)
    if isinstance(asked, SaveUnit):
        lives = g.hero_damage[asked.hero] + 1 < health_of(g, asked.hero)
        return StepBetween(asked.hero) if lives else LetFall()
    if isinstance(asked, ChooseFateToChange):
        shape = SHAPE_OF[g.frame(FightPass).kind(asked.side)]
        shown = [result_of(card, shape) for card in g.drawn[asked.side].cards]
        worst = to_change(shown, shape, 1)
        cards = [a for a in legal if isinstance(a, ChangeFate)]
        return next((a for a in cards if result_of(a.fate_card, shape) in worst), KeepFate())
    lines = line_of(g, asked.side), line_of(g, 1 - asked.side)
    return RoutRippers(asked.kind, feeding(conduct(g), asked.side, *lines))


def leads(g: World, seat: Seat, action: UseCommander) -> bool:
    """Whether a commander uses his card now."""
    side = g.frame(Battle).side_of(seat)
    own, enemy, c = line_of(g, side), line_of(g, 1 - side), conduct(g)
    card = COMMANDER_BOX[g.part(Command).cards[action.hero]].id
    if card == TACTICIAN:
        count = own.count(g.frame(FightPass).kind(side))
        return count >= max([own.count(kind) for kind in c.fresh[side]], default=0)
    if card == HOLD:
        return g.hero_damage[action.hero] + 1 < health_of(g, action.hero)
    both = [(line_of(g, n), c.fresh[n]) for n in (ATTACKER, DEFENDER)]
    is_last = not [u for line, fresh in both for u in line.standing() if kind_of(u) in fresh]
    return card in LEADING and is_due(card, own, enemy, walls=1, is_last=is_last)


def line_of(g: World, side: int) -> Line:
    """A line with the cards that help it."""
    battle, line = g.frame(Battle), chances.line_of(g, side)
    return helped(g, None, battle.area, battle.seat_of(side), line, side)


ANNOUNCES: list[Seat] = []
"""The seat that lets its tactical fate cards stand in; the others keep theirs."""


def announced_card(g: World, asked: AnnounceWindow) -> Any:
    fought = g.frame(FightPass)
    if asked.order[0] not in ANNOUNCES:
        return PASS
    hand = hand_of(g, asked.order[0], asked.order[0])
    left = fought.units(g, asked.side) - len(g.part(BannersState).announced[asked.side])
    faces = standing_in(hand, SHAPE_OF[fought.kind(asked.side)], left)
    return AnnounceFate(CARD_OF[faces[0]]) if faces else PASS


def reinforced(g: World, asked: Any, legal: list[Any]) -> Any:
    """What is done on an orb of one of the new units."""
    c = conduct(g)
    if isinstance(asked, BallLightning):
        own, enemy = line_of(g, 1 - asked.side), line_of(g, asked.side)
        yes = new.throws(c, 1 - asked.side, own, enemy, asked.damage, asked.routs)
        return legal[0] if yes else KeepCards()
    if isinstance(asked, BloodRite):
        own, enemy = line_of(g, asked.side), line_of(g, 1 - asked.side)
        if not new.offers(c, asked.side, own, enemy, asked.damage, asked.more):
            return SpareThem()
        dies = new.offering(c, asked.side, own)
        assert dies is not None
        return named(legal, dies)
    line = line_of(g, asked.side)
    toxic = "toxic-breath" in line_of(g, 1 - asked.side).cards
    yes = new.breathes_on(c, asked.side, line, asked.triangles, asked.damage, int(toxic))
    return BreatheOnTriangles() if yes else DamageInstead()


def conduct(g: World) -> Conduct:
    battle = g.frame(Battle)
    drawn = frozenset([divmod(n, g.kinds) for n in battle.drawn])
    cards = [(side, line_of(g, side).cards) for side in (ATTACKER, DEFENDER)]
    fresh = [
        frozenset([u.number for u in UNITS if is_fresh(u.number, side, battle.round, drawn, own)])
        for side, own in cards
    ]
    hands = cards_of(g, battle.attacker), cards_of(g, battle.defender)
    return Conduct(readings(g), (fresh[0], fresh[1]), hands=hands)


def units_of(legal: list[Any]) -> list[int]:
    return [unit(a.kind, a.damage, a.routed) for a in legal if isinstance(a, ChooseUnit)]


def named(legal: list[Any], wanted: int) -> Any:
    return next(
        a for a in legal if isinstance(a, ChooseUnit) and unit(a.kind, a.damage, a.routed) == wanted
    )


def struck(g: World, targets: list[int]) -> int:
    """Which of the units that may be hit is hit."""
    losses = g.frame(TakeLosses)
    side = losses.side
    line: Line = line_of(g, side)
    c = conduct(g)
    if isinstance(losses, TakeAimedDamage):
        return most(targets, c.hit_loss(side, line, losses.amount))
    if isinstance(losses, TakeValiantStrike):
        return least(targets, c.hit_loss(side, line, 1 + losses.further))
    if isinstance(losses, Charge):
        if losses.shape < 0:
            shape = c.charge_shape(side, line, losses.triangles, losses.rectangles)
            targets = [u for u in targets if SHAPE_OF[kind_of(u)] == shape]
        return most(targets, c.rout_loss(side, line))
    cards = line_of(g, 1 - side).cards
    if isinstance(losses, RainFire):
        by_owner = HELLFIRE not in cards
        if losses.shape < 0:
            shape = c.fire_shape(side, line, losses.triangles, losses.rectangles, by_owner)
            targets = [u for u in targets if SHAPE_OF[kind_of(u)] == shape]
        return (least if by_owner else most)(targets, c.whole_loss(side, line))
    if isinstance(losses, TakeToughDamage):
        return (most if BODKIN in cards else least)(targets, c.hit_loss(side, line, 1))
    if isinstance(losses, Terrify):
        return most(targets, c.terror_loss(side, line))
    if isinstance(losses, WordOfVaal):
        choose = most if g.options.sorceress_chooser == "latari" else least
        return choose(targets, c.whole_loss(side, line))
    if isinstance(losses, DestroyFighter):
        choose = least if losses.by == side else most
        return choose(targets, c.whole_loss(side, line))
    if isinstance(losses, DrivenOff):
        return least(targets, c.whole_loss(side, line))
    if isinstance(losses, NEW_LOSSES):
        return struck_by_new(losses, c, line, targets)
    if isinstance(losses, TakeRouts):
        return least(targets, c.rout_loss(side, line))
    return least(targets, c.hit_loss(side, line, 1))


NEW_LOSSES = (Talons, Devour, TakePounce, TakeDrain, RoutTriangles, Mend, RiseAgain)


def struck_by_new(losses: TakeLosses, c: Conduct, line: Line, targets: list[int]) -> int:
    """The same where a new unit has drawn an orb."""
    side = losses.side
    if isinstance(losses, Talons):
        if losses.shape < 0:
            shape = new.talon_shape(c, side, line, losses.triangles, losses.rectangles)
            targets = [u for u in targets if SHAPE_OF[kind_of(u)] == shape]
        return most(targets, c.whole_loss(side, line))
    if isinstance(losses, Devour):
        return most(targets, c.whole_loss(side, line))
    if isinstance(losses, (TakePounce, TakeDrain)):
        return most(targets, c.hit_loss(side, line, 1))
    if isinstance(losses, RoutTriangles):
        return most(targets, c.rout_loss(side, line))
    if isinstance(losses, Mend):
        return most(targets, new.mend_gain(c, side, line, losses.heals))
    if isinstance(losses, RiseAgain):
        return most(targets, new.rise_gain(c, side, line))
    raise AssertionError(losses)


class Told:
    """What has happened in a battle so far: units destroyed on each side, and who has won."""

    def __init__(self) -> None:
        self.lost = [0, 0]
        self.won: bool | None = None

    def copy(self) -> Told:
        twin = Told()
        twin.lost, twin.won = self.lost[:], self.won
        return twin

    def hear(self, events: list[Event], attacker: Seat) -> None:
        for event in events:
            if self.won is None and isinstance(event, UnitDestroyed):
                self.lost[event.seat != attacker] += 1
            if isinstance(event, StrengthTallied):
                self.won = event.attack > event.defence
