"""A duel: announced, stood or fled, rolled, decided."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.actions import (
    HOLD,
    NameDefender,
    PlayCard,
    SendUnit,
    Withdraw,
    name_defender,
    send_unit,
)
from feldzug.games.ring_war.board import Kind, Place
from feldzug.games.ring_war.cards.play import card_options, no_card, play, playable
from feldzug.games.ring_war.conquest import Conquest, leave_if_empty
from feldzug.games.ring_war.deck import ATTACK, DEFENCE
from feldzug.games.ring_war.events import DefenderNamed, DuelRolled, FourBeaten, UnitSent
from feldzug.games.ring_war.retreat import (
    RetreatRoll,
    cannot_withdraw,
    open_withdrawals,
    withdrawals,
)
from feldzug.games.ring_war.war import NEUTRAL, War
from feldzug.games.ring_war.ways import barred, by_sea, may_lead
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Query, Reason, Seat, because

FORTRESS = 2
LEGEND = 4
"""So many attackers beaten one directly after another make a legendary battle. [RNG-035]"""


@dataclass(slots=True)
class Duel(Procedure):
    """One attacking unit against one defending unit. [RNG-021]"""

    attacker: Seat
    source: Place
    target: Place
    kind: Kind = -1
    led: bool = False
    defender: Kind = -1
    hits: int = 0
    blocks: int = 0

    @staticmethod
    def inside() -> Names:
        return ("BattlePart",)

    @staticmethod
    def flow() -> Flow:
        return "send", "stand", "roll", "decide", "enter"

    def send(self, g: War) -> Todo:
        """The attacking unit is announced before rolling. [RNG-017]"""
        if not g.is_ship(self.source) and g.size(self.source) < 2:
            self.at = "."
            return None
        return SendAttacker(self.attacker)

    def stand(self, g: War) -> Todo:
        """The defending unit is announced before rolling, or withdraws. [RNG-018, RNG-038]"""
        if g.size(self.target) == 0:
            self.at = "enter"
            return None
        ruler = Seat(g.ruler[self.target])
        if ruler == NEUTRAL and g.options.neutral_names == "strongest":
            self.name(g, g.strongest(self.target))
            return None
        return StandOrWithdraw(ruler if ruler != NEUTRAL else namer(g, self.attacker))

    def name(self, g: War, kind: int) -> None:
        self.defender = kind
        g.tell(DefenderNamed(Seat(g.ruler[self.target]), kind))

    def roll(self, g: War) -> Todo:
        """Attack and defence value, with all that changes them, are numbers of dice. [RNG-022, RNG-023]"""
        return DuelRoll(attack_dice(g, self), defence_dice(g, self))

    def decide(self, g: War) -> None:
        """More successes win; on a tie the defender does. The loser is removed. [RNG-025, RNG-027]"""
        if self.hits > self.blocks:
            g.lose(self.target, self.defender)
            g.beaten[self.target] = 0
            tire(g, self)
        else:
            defender = Seat(g.ruler[self.target])
            g.lose(self.source, self.kind)
            tire_leader(g, self)
            count_beaten(g, self.target, defender)
            leave_if_empty(g, self.source)
            self.at = "."

    def founder(self, g: War) -> None:
        """The attacking unit is lost at sea before it lands; a leader turns back, tired."""
        g.lose(self.source, self.kind)
        tire_leader(g, self)
        leave_if_empty(g, self.source)
        self.at = "."

    def enter(self, g: War) -> Todo:
        """The winning unit moves in when no defender is left; off a ship symbol the last unit takes a
        leader who helped along. [RNG-028, G10, G15]
        """
        if g.size(self.target):
            return None
        tire(g, self)
        fled = self.hits == 0
        led = self.led or (helped(g, self) and g.size(self.source) == 1)
        return Conquest(self.attacker, self.source, self.target, self.kind, led, fled)


@dataclass(slots=True, unsafe_hash=True)
class AttackDice(Query):
    """With how many dice a unit attacks."""

    source: Place
    target: Place
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class DefenceDice(Query):
    """With how many dice a unit defends."""

    source: Place
    target: Place
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class FortressDice(Query):
    """How many dice a fortress adds to its defence. [RNG-032]"""

    area: Place


def fortress_bonus(g: War, area: int) -> int:
    return g.value(FortressDice(area), FORTRESS)


@dataclass(slots=True)
class DuelRoll(Chance):
    """Both sides roll; if nobody has a success, both roll again. [RNG-024, RNG-026]"""

    attack: int
    defence: int

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    def odds(self, g: War) -> Odds:
        return Dice(self.attack + self.defence)

    def befalls(self, g: War, outcome: tuple[int, ...]) -> Todo:
        hits = successes(outcome[: self.attack])
        blocks = successes(outcome[self.attack :])
        g.tell(DuelRolled(outcome[: self.attack], outcome[self.attack :], hits, blocks))
        if hits == 0 and blocks == 0:
            return DuelRoll(self.attack, self.defence)
        duel = g.frame(Duel)
        duel.hits, duel.blocks = hits, blocks
        return None


def successes(dice: tuple[int, ...]) -> int:
    """Each five and each six is one. [RNG-024]"""
    return sum([1 for face in dice if face >= 5])


def namer(g: War, attacker: Seat) -> Seat:
    """For the neutral army the other player names and rolls. [G30]"""
    return next(seat for seat in g.seats() if seat != attacker)


def tire(g: War, duel: Duel) -> None:
    """Whoever survived a duel has fought in this turn. [RNG-044]"""
    at = 3 * duel.source + duel.kind
    if not g.fought[at]:  # a unit that has fought before goes first again
        g.fought[at] = 1
    tire_leader(g, duel)


def helped(g: War, duel: Duel) -> bool:
    """Whether a leader leads the attack, or, if so agreed, helps from where it comes. [RNG-030, G11]"""
    return duel.led or (g.options.leader_attack == "present" and g.leader[duel.source] == 1)


def tire_leader(g: War, duel: Duel) -> None:
    """A leader who helped has fought. [RNG-044]"""
    if helped(g, duel):
        g.leader_tired[duel.source] = 1


def count_beaten(g: War, area: int, defender: Seat) -> None:
    """Four attackers beaten directly one after another. [RNG-035]"""
    g.beaten[area] += 1
    if g.beaten[area] == LEGEND:
        g.beaten[area] = 0
        if defender != NEUTRAL:
            g.legends = [*g.legends, (area, defender)]
            g.tell(FourBeaten(defender, area))


def attack_dice(g: War, duel: Duel) -> int:
    """As many dice as the attack value, one more with the leader. [RNG-022, RNG-030]"""
    dice = g.attack_value(duel.kind) + helped(g, duel)
    return g.value(AttackDice(duel.source, duel.target, duel.kind), dice)


def defence_dice(g: War, duel: Duel) -> int:
    """Defence value, +1 leader, +2 fortress, +1 port against attacks over water. [RNG-023, RNG-031 … 034]"""
    target = duel.target
    dice = g.defence_value(duel.defender) + (1 if g.leader[target] else 0)
    if g.board.fortress[target]:
        dice += fortress_bonus(g, target)
    if g.board.port[target] and by_sea(g, duel.source, target):
        dice += 1
    if g.options.weary == "on" and all_tired(g, target, duel.defender):
        dice = max(1, dice - 1)
    return g.value(DefenceDice(duel.source, target, duel.defender), dice)


def all_tired(g: War, area: int, kind: int) -> bool:
    """Whether every unit of a kind attacked in its ruler's latest turn; a fresh one defends first. [G12]"""
    at = 3 * area + kind
    return g.fought[at] >= g.units[at]


class SendAttacker(Question):
    """The attacker names one unit, and whether the leader leads it. [RNG-017, RNG-030, G11]"""

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    def options(self, g: War) -> list[Action]:
        duel = g.frame(Duel)
        found: list[Action] = []
        for kind in range(3):
            if g.units[3 * duel.source + kind]:
                found.append(send_unit(kind, False))
                if may_lead(g, duel.source):
                    found.append(send_unit(kind, True))
        return [*found, *card_options(g, self.seat)]

    def forbids(self, g: War, action: Action) -> Reason | None:
        duel = g.frame(Duel)
        if isinstance(action, SendUnit):
            if not 0 <= action.kind <= 2 or g.units[3 * duel.source + action.kind] == 0:
                return because("no-such-unit", "RNG-017", area=duel.source)
            if action.led and not may_lead(g, duel.source):
                return because("no-leader", "RNG-030", area=duel.source)
            if not action.led and g.is_ship(duel.source) and g.size(duel.source) == 1:
                if may_lead(g, duel.source):
                    return because("leader-must-come", "G10", area=duel.source)
            return barred(g, duel.source, duel.target, action.led)
        assert isinstance(action, PlayCard)
        return no_card(g, self.seat, action.card, ATTACK)

    def legal(self, g: War) -> list[Action]:
        duel = g.frame(Duel)
        led = may_lead(g, duel.source)
        alone = barred(g, duel.source, duel.target, led=False) is None
        if led and g.is_ship(duel.source) and g.size(duel.source) == 1:
            alone = False
        found: list[Action] = []
        for kind in range(3):
            if g.units[3 * duel.source + kind]:
                if alone:
                    found.append(send_unit(kind, False))
                if led:
                    found.append(send_unit(kind, True))
        found.extend(playable(g, self.seat, ATTACK))
        return found

    def chosen(self, g: War, action: Action) -> Todo:
        duel = g.frame(Duel)
        if isinstance(action, PlayCard):
            duel.at = "send"
            return play(g, self.seat, action.card)
        assert isinstance(action, SendUnit)
        duel.kind, duel.led = action.kind, action.led
        g.tell(UnitSent(self.seat, action.kind, action.led))
        return None


def no_defender(g: War, area: int, kind: int) -> Reason | None:
    """Why no unit of this kind can be named for the defence. [RNG-018]"""
    if not 0 <= kind <= 2 or g.units[3 * area + kind] == 0:
        return because("no-such-unit", "RNG-018", area=area)
    return None


class StandOrWithdraw(Question):
    """The defender names his unit, withdraws units, or plays a card. [RNG-018, RNG-038, RNG-067]"""

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    def options(self, g: War) -> list[Action]:
        target = g.frame(Duel).target
        found = self.stands(g, target)
        if g.ruler[target] == self.seat:
            found.extend(withdrawals(g, target))
            found.extend(card_options(g, self.seat))
        return found

    def forbids(self, g: War, action: Action) -> Reason | None:
        target = g.frame(Duel).target
        if isinstance(action, NameDefender):
            return no_defender(g, target, action.kind)
        if isinstance(action, Withdraw):
            return cannot_withdraw(g, target, action)
        if isinstance(action, PlayCard):
            return no_card(g, self.seat, action.card, DEFENCE)
        return None

    def legal(self, g: War) -> list[Action]:
        target = g.frame(Duel).target
        found = self.stands(g, target)
        if g.ruler[target] == self.seat:
            found.extend(open_withdrawals(g, target))
            found.extend(playable(g, self.seat, DEFENCE))
        return found

    def stands(self, g: War, target: int) -> list[Action]:
        """Name a unit; if the attacker names both, just hold. [RNG-018]"""
        if g.options.defender_named_by == "attacker":
            return [HOLD]
        return [name_defender(kind) for kind in range(3) if g.units[3 * target + kind]]

    def chosen(self, g: War, action: Action) -> Todo:
        duel = g.frame(Duel)
        if isinstance(action, NameDefender):
            duel.name(g, action.kind)
            return None
        if isinstance(action, PlayCard):
            duel.at = "stand"
            return play(g, self.seat, action.card)
        if isinstance(action, Withdraw):
            duel.at = "stand"
            return RetreatRoll(self.seat, duel.target, action.kind, action.target, action.led)
        return NameVictim(duel.attacker)


class NameVictim(Question):
    """If so agreed, the attacker names both units. [RNG-018]"""

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    def options(self, g: War) -> list[Action]:
        target = g.frame(Duel).target
        return [name_defender(kind) for kind in range(3) if g.units[3 * target + kind]]

    def forbids(self, g: War, action: NameDefender) -> Reason | None:
        return no_defender(g, g.frame(Duel).target, action.kind)

    def chosen(self, g: War, action: NameDefender) -> None:
        g.frame(Duel).name(g, action.kind)
