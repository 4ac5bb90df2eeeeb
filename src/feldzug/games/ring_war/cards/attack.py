"""Power cards of the attacker, and one for the movement part. [RNG-065 … RNG-067]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.actions import Attack, attack
from feldzug.games.ring_war.battle import ChooseAttack, announce, bars_attack
from feldzug.games.ring_war.board import INFANTRY
from feldzug.games.ring_war.cards.play import Card, behind
from feldzug.games.ring_war.deck import DECK, AdventureCard
from feldzug.games.ring_war.duel import AttackDice, Duel, FortressDice, fortress_bonus
from feldzug.games.ring_war.events import UnitTurned
from feldzug.games.ring_war.lasting import ASSAULT, CardEffect
from feldzug.games.ring_war.placing import grant
from feldzug.games.ring_war.retreat import break_row
from feldzug.games.ring_war.war import War
from feldzug.games.ring_war.ways import by_sea
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Reason, Seat


class GrimaWormtongue(Card):
    """Before attacking an area: one enemy infantry there joins your attacking area; one defender stays."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        duel = g.frame(Duel)
        there = g.units[3 * duel.target + INFANTRY]
        if (
            there
            and g.size(duel.target) >= 2
            and g.room(duel.source)
            and g.may_raise(seat, INFANTRY)
        ):
            return None
        return self.useless()

    def play(self, g: War, seat: Seat) -> None:
        duel = g.frame(Duel)
        g.lift(duel.target, INFANTRY, tired=False)
        g.fielded[3 * g.ruler[duel.target] + INFANTRY] -= 1
        break_row(g, duel.target)
        g.add(duel.source, INFANTRY, seat)
        g.tell(UnitTurned(seat, duel.target, duel.source, INFANTRY))


class Ambush(Card):
    """Before attacking: three points for the area you attack from."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        duel = g.frame(Duel)
        return None if g.room(duel.source) else self.useless()

    def play(self, g: War, seat: Seat) -> Todo:
        return grant(g, g.frame(Duel).source, self.facts.gain)


class FortressUnmanned(Card):
    """Before attacking a fortress: it gives no bonus until the attack on this area ends."""

    def install(self, rules: Rules) -> None:
        if UnmannedFortress not in rules.effects.get(FortressDice, {}):  # two cards do the same
            rules.lasting(UnmannedFortress, FortressDice, fortress_is_unmanned)

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        target = g.frame(Duel).target
        manned = g.board.fortress[target] and fortress_bonus(g, target)
        return None if manned else self.useless()

    def play(self, g: War, seat: Seat) -> None:
        self.last(g, seat, ASSAULT, g.frame(Duel).target)


@dataclass(slots=True, unsafe_hash=True)
class UnmannedFortress(CardEffect):
    """Nobody stands on its walls."""


def fortress_is_unmanned(g: War, query: FortressDice, amount: int, effect: UnmannedFortress) -> int:
    return 0 if query.area in effect.areas else amount


class BlackSails(Card):
    """When you attack by sea: one more attack die until the attack on this area ends."""

    def install(self, rules: Rules) -> None:
        rules.lasting(SailsSet, AttackDice, sails_are_set)

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        duel = g.frame(Duel)
        return None if by_sea(g, duel.source, duel.target) else self.useless()

    def play(self, g: War, seat: Seat) -> None:
        self.last(g, seat, ASSAULT, g.frame(Duel).target)


@dataclass(slots=True, unsafe_hash=True)
class SailsSet(CardEffect):
    """Whoever attacks the area by sea has more dice."""


def sails_are_set(g: War, query: AttackDice, amount: int, effect: SailsSet) -> int:
    if query.target in effect.areas and by_sea(g, query.source, query.target):
        return amount + DECK[effect.card].dice
    return amount


class TheWayIsUnderTheMountains(Card):
    """When you announce an attack: it may cross one range of mountains that both areas touch."""

    def install(self, rules: Rules) -> None:
        rules.offer(ChooseAttack, opened_ways, attack_by_way, during=WayOpened)

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        return None if ways(g, seat) else self.useless()

    def play(self, g: War, seat: Seat) -> Todo:
        return WhichWay(seat, self.number)


def ways(g: War, seat: Seat) -> list[Action]:
    """Every attack that only the mountains stand against."""
    found: list[Action] = []
    for source in g.board.areas:
        across = g.board.across[source]
        if not across or g.ruler[source] != seat or g.size(source) < 2:
            continue
        for target in across:
            if bars_attack(g, seat, source, target) is None:
                found.append(attack(source, target))
    return found


@dataclass(slots=True)
class WhichWay(Question):
    """From where to where the way leads."""

    card: AdventureCard

    @staticmethod
    def inside() -> Names:
        return ("BattlePart",)

    def options(self, g: War) -> list[Action]:
        return ways(g, self.seat)

    def chosen(self, g: War, action: Attack) -> Todo:
        todo = announce(g, self.seat, action)
        behind(g, self.card).last(g, self.seat, ASSAULT, action.source, action.target)
        return todo


@dataclass(slots=True, unsafe_hash=True)
class WayOpened(CardEffect):
    """From the first area to the second, under the mountains."""


def opened_ways(question: ChooseAttack, g: War, seat: Seat) -> list[Action]:
    """The attack may be repeated for as long as the way is open."""
    found: list[Action] = []
    for effect in g.effects:
        if isinstance(effect, WayOpened):
            source, target = effect.areas
            if g.ruler[source] == seat and bars_attack(g, seat, source, target) is None:
                found.append(attack(source, target))
    return found


def attack_by_way(question: ChooseAttack, g: War, seat: Seat, action: Attack) -> Todo:
    question.attack_again(g)
    return announce(g, seat, action)


class MoveByNight(Card):
    """In your movement part: up to three units that fought may still move."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        for place in g.board.places:
            if g.ruler[place] == seat and any(g.fought[3 * place : 3 * place + 3]):
                return None
        return self.useless()

    def play(self, g: War, seat: Seat) -> None:
        g.night_moves += self.facts.units


OF_THE_ATTACKER: list[Card] = [
    GrimaWormtongue("grima-wormtongue"),
    Ambush("ambush"),
    FortressUnmanned("the-enemy-is-at-hand", UnmannedFortress),
    FortressUnmanned("siege-machines", UnmannedFortress),
    BlackSails("black-sails", SailsSet),
    TheWayIsUnderTheMountains("the-way-is-under-the-mountains", WayOpened),
    MoveByNight("move-by-night"),
]
