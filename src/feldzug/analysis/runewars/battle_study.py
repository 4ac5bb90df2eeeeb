"""One battle whose odds are computed: who draws when, how many cards, what a pass does, and the tally."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from typing import Final, NamedTuple

from feldzug.analysis.runewars.abilities import RAVAGES, use_orb
from feldzug.analysis.runewars.conduct import (
    ATTACKER,
    DEFENDER,
    TOUGH,
    Conduct,
    Line,
    is_routed,
    kind_of,
)
from feldzug.analysis.runewars.fate_pile import (
    NOTHING,
    DeepPile,
    Draw,
    Outcome,
    Pile,
    ShallowPile,
    outcome_of,
    result_of,
)
from feldzug.analysis.runewars.lineup import Lineup, PassUnderWay
from feldzug.analysis.runewars.stand_ins import standing_in
from feldzug.games.runewars.battle.battle import ROUNDS
from feldzug.games.runewars.board import HEXAGON, KINDS, SHAPE_OF, UNITS
from feldzug.games.runewars.decks import FATE_DECK

NECROMANCER: Final = KINDS.index("necromancer")
NONE: Final = -1

Drawn = frozenset[tuple[int, int]]
"""Types that have drawn, each with its side."""


Answer = tuple[tuple[Outcome, Outcome], int, float]
"""What the cards of both sides show, the pile after them, and how likely that is."""


class Lines(NamedTuple):
    """What both sides have between two passes of a round, and who has drawn in it."""

    attackers: Line
    defenders: Line
    drawn: Drawn


@dataclass(slots=True)
class Tallied:
    """Sums over all ways a battle has gone."""

    weight: float = 0.0
    win: float = 0.0
    tied: float = 0.0
    walls_decide: float = 0.0
    attackers_lost: float = 0.0
    defenders_lost: float = 0.0

    def add(self, other: Tallied, weight: float) -> None:
        self.weight += weight * other.weight
        self.win += weight * other.win
        self.tied += weight * other.tied
        self.walls_decide += weight * other.walls_decide
        self.attackers_lost += weight * other.attackers_lost
        self.defenders_lost += weight * other.defenders_lost

    def sums(self) -> tuple[float, ...]:
        return (
            self.weight,
            self.win,
            self.tied,
            self.walls_decide,
            self.attackers_lost,
            self.defenders_lost,
        )


class BattleStudy:
    """One battle whose ways are followed."""

    def __init__(self, lineup: Lineup) -> None:
        self.lineup = lineup
        shapes = self._shapes()
        if self._most_draws() <= len(lineup.pile):
            self.pile: Pile = DeepPile(lineup.pile, shapes)
        else:
            self.pile = ShallowPile(lineup.pile, lineup.held, shapes)
        there = lineup.attackers.units + lineup.defenders.units
        raisable = KINDS.index(UNITS[NECROMANCER].printed["raises"])
        self.reanimates = lineup.supply + len([u for u in there if kind_of(u) == raisable])
        self._conducts: dict[tuple[int, Drawn], Conduct] = {}
        self._tallied: dict[tuple[Line, Line], Tallied] = {}
        self._ready: dict[tuple[int, int, tuple[int, ...], Drawn], int] = {}

    # what can be drawn

    def _kinds(self) -> list[int]:
        """Every kind that may come to draw, on either side, once for each unit."""
        lineup = self.lineup
        found = [kind_of(u) for u in lineup.attackers.units + lineup.defenders.units]
        if lineup.under_way is not None:
            found += [kind for kind in lineup.under_way.kinds if kind >= 0]
        for kind in found[:]:
            if kind == NECROMANCER:
                raised = KINDS.index(UNITS[kind].printed["raises"])
                found += [raised] * UNITS[kind].amount("units")
        return found

    def _shapes(self) -> list[int]:
        """The shapes in the battle, those first for which most cards are drawn."""
        shapes = [SHAPE_OF[kind] for kind in self._kinds()]
        return sorted(set(shapes), key=lambda shape: (-shapes.count(shape), shape))

    def _most_draws(self) -> int:
        lineup = self.lineup
        kinds = self._kinds()
        draws = len(kinds) + len([kind for kind in kinds if kind in RAVAGES])
        draws += sum([len(kinds) for kinds in lineup.supported])
        if lineup.under_way is not None:
            draws += sum(lineup.under_way.unknown) + sum(lineup.under_way.further)
        return draws

    # who draws

    def conduct(self, at: int, drawn: Drawn) -> Conduct:
        key = at, drawn
        found = self._conducts.get(key)
        if found is None:
            fresh = [
                frozenset([u.number for u in UNITS if is_fresh(u.number, side, at, drawn)])
                for side in (ATTACKER, DEFENDER)
            ]
            lineup = self.lineup
            found = Conduct(lineup.readings, (fresh[0], fresh[1]), self.reanimates, lineup.cards)
            self._conducts[key] = found
        return found

    def ready(self, at: int, side: int, lines: Lines) -> int:
        """The type of a side that draws next in a round, the best first; -1 if none is left. [RW-239]"""
        line = lines.defenders if side else lines.attackers
        key = at, side, line.units, lines.drawn
        found = self._ready.get(key)
        if found is None:
            kinds = {kind_of(u) for u in line.standing()}
            able = [k for k in kinds if UNITS[k].initiative == at and (side, k) not in lines.drawn]
            found = self._ready[key] = first_to_draw(able)
        return found

    def goes_on(self, at: int, lines: Lines) -> bool:
        """Whether somebody will draw yet."""
        fresh = self.conduct(at, lines.drawn).fresh
        for side, line in ((ATTACKER, lines.attackers), (DEFENDER, lines.defenders)):
            able = fresh[side]
            for u in line.units:
                if not u & 1 and u >> 5 in able:
                    return True
        return False

    # a pass

    def plan(self, at: int, lines: Lines) -> PassUnderWay:
        """The pass that comes next: nothing of it is known yet."""
        kinds = self.ready(at, ATTACKER, lines), self.ready(at, DEFENDER, lines)
        units = lines.attackers.count(kinds[0]), lines.defenders.count(kinds[1])
        spare = kinds[0] in self.lineup.supported[0], kinds[1] in self.lineup.supported[1]
        hands = lines.attackers.hand, lines.defenders.hand
        faces = [
            standing_in(hands[side], SHAPE_OF[kinds[side]], units[side]) if hands[side] else ()
            for side in (ATTACKER, DEFENDER)
        ]
        return PassUnderWay(
            kinds=kinds,
            known=(faces[0], faces[1]),
            unknown=(units[0] + spare[0] - len(faces[0]), units[1] + spare[1] - len(faces[1])),
            faces=(faces[0], faces[1]),
            further=units,
            spare=spare,
            orbs=(True, True),
            routs=True,
            damage=True,
        )

    def draws(self, plan: PassUnderWay, side: int, pile: int) -> list[Draw]:
        """What the cards of a side may show; those that are resolved already show nothing more."""
        kind = plan.kinds[side]
        if kind == NONE:
            return [(NOTHING, pile, 1.0)]
        shape, count = SHAPE_OF[kind], plan.unknown[side]
        known = tuple([result_of(card, shape) for card in plan.known[side]])
        if plan.orbs[side] and plan.routs and plan.damage:
            drawn = tuple([result_of(c, shape) for c in plan.known[side] if c < len(FATE_DECK)])
            shown = self.pile.draws(pile, shape, count, drawn, plan.spare[side])
            return shown if len(drawn) == len(known) else beside(plan, side, shape, shown)
        # Cards are turned up by what they show: those still hidden show nothing that was resolved.
        due = Outcome(plan.routs, plan.damage, plan.orbs[side])
        base = outcome_of(known)
        found = [
            (Outcome(*[due[n] * (base[n] + shown[n]) for n in range(3)]), left, likely)
            for shown, left, likely in self.pile.draws(pile, shape, count)
            if not any(shown[n] and not due[n] for n in range(3))
        ]
        total = sum([likely for _, _, likely in found])
        return [(shown, left, likely / total) for shown, left, likely in found]

    def ways(self, plan: PassUnderWay, side: int) -> int:
        """How many outcomes the cards of a side have at most, with the piles after them."""
        kind = plan.kinds[side]
        if kind == NONE:
            return 1
        sorts = self.pile.sorts_for(SHAPE_OF[kind])
        return comb(plan.unknown[side] + sorts - 1, sorts - 1)

    def answers(self, plan: PassUnderWay, attack: Outcome, pile: int) -> list[Answer]:
        """What both sides' cards show when the defender has drawn, the further ones too."""
        draws = self.draws(plan, DEFENDER, pile)
        if plan.kinds[0] not in RAVAGES and plan.kinds[1] not in RAVAGES:
            return [((attack, defence), left, likely) for defence, left, likely in draws]
        return [
            ((struck, hit), left, likely * one * other)
            for defence, drawn, likely in draws
            for struck, further, one in self.ravaged(plan, ATTACKER, attack, drawn)
            for hit, left, other in self.ravaged(plan, DEFENDER, defence, further)
        ]

    def ravaged(self, plan: PassUnderWay, side: int, shown: Outcome, pile: int) -> list[Draw]:
        """With the further cards of an ability. [RW-296]"""
        kind = plan.kinds[side]
        if kind not in RAVAGES or not shown.orbs:
            return [(shown, pile, 1.0)]
        return [
            (Outcome(shown.routs + more.routs, shown.damage + more.damage, more.orbs), left, likely)
            for more, left, likely in self.pile.ravages(
                pile, SHAPE_OF[kind], shown.orbs, plan.further[side]
            )
        ]

    def after_draw(self, lines: Lines, plan: PassUnderWay) -> Drawn:
        """The types that have drawn when this pass is resolved."""
        sides = [side for side in (ATTACKER, DEFENDER) if plan.kinds[side] != NONE]
        return lines.drawn | {(side, plan.kinds[side]) for side in sides}

    def fought(
        self,
        c: Conduct,
        lines: Lines,
        plan: PassUnderWay,
        attack: Outcome,
        defence: Outcome,
    ) -> tuple[Line, Line]:
        """What a pass leaves: orbs of the attacker, of the defender, then routs, then damage. [RW-241]"""
        a, d, kinds = lines.attackers, lines.defenders, plan.kinds
        if plan.faces != ((), ()):
            a, d = announced(a, plan.faces[ATTACKER]), announced(d, plan.faces[DEFENDER])
        for _ in range(attack.orbs):
            a, d = use_orb(c, ATTACKER, kinds[ATTACKER], a, d)
        for _ in range(defence.orbs):
            d, a = use_orb(c, DEFENDER, kinds[DEFENDER], d, a)
        if attack.routs:
            d = c.routs(DEFENDER, d, attack.routs)
        if defence.routs:
            a = c.routs(ATTACKER, a, defence.routs)
        if attack.damage:
            d = c.damage(DEFENDER, d, attack.damage)
        if defence.damage:
            a = c.damage(ATTACKER, a, defence.damage)
        return a, d

    # the tally

    def strength(self, side: int, line: Line) -> int:
        total = len(line.standing()) + line.siege + self.lineup.bonus[side]
        if self.lineup.readings.routed_hexagons:
            down = [u for u in line.units if is_routed(u) and SHAPE_OF[kind_of(u)] == HEXAGON]
            total += len(down)
        return total

    def lost(self, side: int, line: Line) -> int:
        """How many units of a side are destroyed, from now on."""
        first = self.lineup.defenders if side else self.lineup.attackers
        return self.lineup.losing[side] + destroyed_between(first, line)

    def tallied(self, lines: Lines) -> Tallied:
        """The tally of both lines, of weight 1. [RW-252 – RW-257]"""
        key = lines.attackers, lines.defenders
        found = self._tallied.get(key)
        if found is None:
            found = self._tallied[key] = self._count(*key)
        return found

    def _count(self, attackers: Line, defenders: Line) -> Tallied:
        lineup = self.lineup
        if lineup.development:
            last = self.conduct(ROUNDS + 1, frozenset())
            attackers = last.defended(lineup.development, attackers)
        attack = self.strength(ATTACKER, attackers)
        defence = self.strength(DEFENDER, defenders)
        return Tallied(
            weight=1.0,
            win=float(attack > defence + lineup.walls),
            tied=float(attack == defence + lineup.walls),
            walls_decide=float(defence < attack <= defence + lineup.walls),
            attackers_lost=self.lost(ATTACKER, attackers),
            defenders_lost=self.lost(DEFENDER, defenders),
        )

    def tally(self, ends: dict[Lines, dict[int, float]]) -> Tallied:
        """All ends together."""
        found = Tallied()
        for lines, piles in ends.items():
            found.add(self.tallied(lines), sum(piles.values()))
        return found


def beside(plan: PassUnderWay, side: int, shape: int, draws: list[Draw]) -> list[Draw]:
    """With what lies beside the drawn cards, of which none is spared. [RW-235]"""
    faces = [card for card in plan.known[side] if card >= len(FATE_DECK)]
    more = outcome_of([result_of(face, shape) for face in faces])
    return [
        (Outcome(*[a + b for a, b in zip(shown, more, strict=True)]), left, likely)
        for shown, left, likely in draws
    ]


def announced(line: Line, faces: tuple[int, ...]) -> Line:
    """The hand without the cards that stand in."""
    hand = list(line.hand)
    for face in faces:
        hand.remove(face)
    return line._replace(hand=tuple(hand), spent=line.spent + len(faces))


def destroyed_between(before: Line, after: Line) -> int:
    """Units that are gone, but were not driven off."""
    joined, left = after.raised - before.raised, len(after.away) - len(before.away)
    return len(before.units) + joined - left - len(after.units)


def is_fresh(kind: int, side: int, at: int, drawn: Drawn) -> bool:
    """Whether a type has yet to draw in this round or a later one."""
    initiative = UNITS[kind].initiative
    return initiative > at or (initiative == at and (side, kind) not in drawn)


def first_to_draw(kinds: list[int]) -> int:
    """The type with the highest value; -1 of none."""
    return min(kinds, key=lambda kind: (-TOUGH * UNITS[kind].health, kind), default=-1)
