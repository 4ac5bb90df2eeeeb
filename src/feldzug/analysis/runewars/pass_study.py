"""The passes of a battle whose odds are computed: who draws when, how many cards, and what comes of it."""

from __future__ import annotations

from math import comb
from typing import Final, NamedTuple

from feldzug.analysis.runewars.abilities import RAVAGES, use_orb
from feldzug.analysis.runewars.conduct import ATTACKER, DEFENDER, TOUGH, Conduct
from feldzug.analysis.runewars.fate_pile import (
    DESTINY,
    NOTHING,
    DeepPile,
    Draw,
    Outcome,
    Pile,
    ShallowPile,
    outcome_of,
    result_of,
)
from feldzug.analysis.runewars.helping_cards import FACTS, TACTICIAN, Cards, initiative
from feldzug.analysis.runewars.improvements import HUNGER, HUNGRY, fed
from feldzug.analysis.runewars.leading import BEFORE_DRAW, OPENING
from feldzug.analysis.runewars.line import Line, kind_of, worked
from feldzug.analysis.runewars.lineup import Lineup, PassUnderWay
from feldzug.analysis.runewars.stand_ins import shown_unseen, shows_due, standing_in
from feldzug.games.runewars.board import KINDS, SHAPE_OF, UNITS
from feldzug.games.runewars.decks import FATE_DECK

NECROMANCER: Final = KINDS.index("necromancer")
NONE: Final = -1
LEADING: Final = (*OPENING, *BEFORE_DRAW)
"""Commander cards with an attribute test."""
CHANGES: Final = FACTS[TACTICIAN].amount("cards")
"""For how many cards a Tactician draws others."""

Drawn = frozenset[tuple[int, int]]
"""Types that have drawn, each with its side."""


Answer = tuple[tuple[Outcome, Outcome], int, float]
"""What the cards of both sides show, the pile after them, and how likely that is."""


class Lines(NamedTuple):
    """What both sides have between two passes of a round, and who has drawn in it."""

    attackers: Line
    defenders: Line
    drawn: Drawn
    opens: bool = False
    """Commanders are still to act at the start of the battle."""
    due: tuple[int, int] | None = None
    """The types that draw next, if they are picked before commanders have led them."""
    picked: tuple[int, int] | None = None
    """The types that draw next, once commanders have led them."""


class PassStudy:
    """One battle whose passes are followed."""

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
        found = sorted(set(shapes), key=lambda shape: (-shapes.count(shape), shape))
        return [*found, DESTINY] if self._to_test() else found

    def _to_test(self) -> list[str]:
        """The cards for which attributes may still be tested."""
        lineup = self.lineup
        return [card for card in lineup.attackers.cards + lineup.defenders.cards if card in LEADING]

    def _most_draws(self) -> int:
        lineup = self.lineup
        kinds = self._kinds()
        draws = len(kinds) + len([kind for kind in kinds if kind in RAVAGES])
        draws += sum([len(kinds) for kinds in lineup.supported])
        draws += sum([lineup.tests.get(card, 0) for card in self._to_test()])
        draws += CHANGES * (lineup.attackers.cards + lineup.defenders.cards).count(TACTICIAN)
        if lineup.under_way is not None:
            draws += sum(lineup.under_way.unknown) + sum(lineup.under_way.further)
            draws += sum(lineup.under_way.changes)
        return draws

    # who draws

    def conduct(self, at: int, drawn: Drawn) -> Conduct:
        key = at, drawn
        found = self._conducts.get(key)
        if found is None:
            lineup = self.lineup
            cards = lineup.attackers.cards, lineup.defenders.cards
            fresh = [
                frozenset(
                    [u.number for u in UNITS if is_fresh(u.number, side, at, drawn, cards[side])]
                )
                for side in (ATTACKER, DEFENDER)
            ]
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
            able = [
                k for k in kinds if initiative(line.cards, k) == at and (side, k) not in lines.drawn
            ]
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
        kinds = self.next_types(at, lines)
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
            changes=(
                self.changes(at, ATTACKER, kinds[0], lines),
                self.changes(at, DEFENDER, kinds[1], lines),
            ),
        )

    def next_types(self, at: int, lines: Lines) -> tuple[int, int]:
        """The types that draw next: those that are picked, or the best ones."""
        picked = lines.picked or lines.due
        if picked is not None:
            return picked
        return self.ready(at, ATTACKER, lines), self.ready(at, DEFENDER, lines)

    def changes(self, at: int, side: int, kind: int, lines: Lines) -> int:
        """For how many cards a Tactician draws others: where no later type has more units."""
        line = lines.defenders if side else lines.attackers
        if TACTICIAN not in line.cards or kind == NONE:
            return 0
        later = self.conduct(at, lines.drawn).fresh[side]
        largest = max([line.count(k) for k in later], default=0)
        return CHANGES if line.count(kind) >= largest else 0

    def draws(self, plan: PassUnderWay, side: int, pile: int) -> list[Draw]:
        """What the cards of a side may show; those that are resolved already show nothing more."""
        kind = plan.kinds[side]
        if kind == NONE:
            return [(NOTHING, pile, 1.0)]
        shape, count = SHAPE_OF[kind], plan.unknown[side]
        known = tuple([result_of(card, shape) for card in plan.known[side]])
        if plan.orbs[side] and plan.routs and plan.damage:
            drawn = tuple([result_of(c, shape) for c in plan.known[side] if c < len(FATE_DECK)])
            shown = self.pile.draws(pile, shape, count, drawn, plan.spare[side], plan.changes[side])
            shown = shown if len(drawn) == len(known) else beside(plan, side, shape, shown)
            return self.unseen(plan, side, shape, shown, Outcome(1, 1, 1))
        # Cards are turned up by what they show: those still hidden show nothing that was resolved.
        due = Outcome(plan.routs, plan.damage, plan.orbs[side])
        base = outcome_of(known)
        found = [
            (Outcome(*[due[n] * (base[n] + shown[n]) for n in range(3)]), left, likely)
            for shown, left, likely in self.pile.draws(pile, shape, count)
            if shows_due(shown, due)
        ]
        total = sum([likely for _, _, likely in found])
        found = [(shown, left, likely / total) for shown, left, likely in found]
        return self.unseen(plan, side, shape, found, due)

    def unseen(
        self, plan: PassUnderWay, side: int, shape: int, draws: list[Draw], due: Outcome
    ) -> list[Draw]:
        """With what others have announced unseen. [BOW-295]"""
        if not plan.hidden[side]:
            return draws
        faces = shown_unseen(self.lineup.faces_left, shape, plan.hidden[side], due)
        return [
            (Outcome(*[a + b for a, b in zip(shown, more, strict=True)]), left, likely * chance)
            for shown, left, likely in draws
            for more, chance in faces
        ]

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
        if plan.changes != (0, 0):
            a, d = changed(a, plan.changes[ATTACKER]), changed(d, plan.changes[DEFENDER])
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
        if plan.hunger:
            if kinds[ATTACKER] == HUNGRY and HUNGER in a.cards:
                a, d = fed(c, ATTACKER, a, d)
            elif kinds[DEFENDER] == HUNGRY and HUNGER in d.cards:
                d, a = fed(c, DEFENDER, d, a)
        return a, d


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


def changed(line: Line, changes: int) -> Line:
    """The line when its Tactician has changed cards."""
    return worked(line, TACTICIAN) if changes and TACTICIAN in line.cards else line


def destroyed_between(before: Line, after: Line) -> int:
    """Units that are gone, but were not driven off."""
    joined, left = after.raised - before.raised, len(after.away) - len(before.away)
    return len(before.units) + joined - left - len(after.units)


def is_fresh(kind: int, side: int, at: int, drawn: Drawn, cards: Cards = ()) -> bool:
    """Whether a type has yet to draw in this round or a later one."""
    its_round = initiative(cards, kind)
    return its_round > at or (its_round == at and (side, kind) not in drawn)


def first_to_draw(kinds: list[int]) -> int:
    """The type with the highest value; -1 of none."""
    return min(kinds, key=lambda kind: (-TOUGH * UNITS[kind].health, kind), default=-1)
