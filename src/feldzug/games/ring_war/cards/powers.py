"""Power cards: kept in hand for the moment printed on them. [RNG-065, RNG-066, RNG-067]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.actions import (
    Attack,
    CarryLeader,
    CloseBridge,
    ShiftRoll,
    attack,
)
from feldzug.games.ring_war.battle import announce, bars_attack
from feldzug.games.ring_war.board import INFANTRY
from feldzug.games.ring_war.cards.play import Card
from feldzug.games.ring_war.deck import CARD, DECK
from feldzug.games.ring_war.duel import Duel, unmanned
from feldzug.games.ring_war.events import (
    BridgeClosed,
    LeaderCarried,
    RollShifted,
    UnitTurned,
)
from feldzug.games.ring_war.placing import grant
from feldzug.games.ring_war.retreat import (
    StrategicRetreat,
    break_row,
    cannot_withdraw,
    withdrawals,
)
from feldzug.games.ring_war.ring import RingPart, move_ring
from feldzug.games.ring_war.war import War
from feldzug.games.ring_war.ways import by_sea
from feldzug.kernel.frames import Question, Todo
from feldzug.kernel.values import Action, Effect, Reason, Seat, because


def useless(card: str) -> Reason:
    """The card would have no effect here."""
    return because("card-without-effect", "RNG-067", card=CARD[card])


def gain(card: str) -> int:
    return DECK[CARD[card]].gain


# --- at the start of one's own turn --------------------------------------------------------------


class YouShallNotPass(Card):
    """At the start of your turn: one bridge is closed until your next turn to all that no leader leads."""

    def play(self, g: War, seat: Seat) -> Todo:
        return WhichBridge(seat)


class WhichBridge(Question):
    """Which bridge is closed."""

    def options(self, g: War) -> list[Action]:
        return [CloseBridge(a, b) for a, b in g.board.bridges]

    def chosen(self, g: War, action: CloseBridge) -> None:
        about = (action.source, action.target)
        g.effects.append(Effect("you-shall-not-pass", self.seat, "next-turn", about))
        g.tell(BridgeClosed(self.seat, action.source, action.target))


class BorneToAnotherPlace(Card):
    """At the start of your turn: one of your leaders goes to any own area that has none."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        return None if carries(g, seat) else useless("borne-to-another-place")

    def play(self, g: War, seat: Seat) -> Todo:
        return WhereTo(seat)


def carries(g: War, seat: Seat) -> list[Action]:
    """Every leader to every own area without one."""
    return [
        CarryLeader(source, target)
        for source in g.leaders(seat)
        for target in g.ruled(seat)
        if not g.leader[target]
    ]


class WhereTo(Question):
    """Which leader goes where."""

    def options(self, g: War) -> list[Action]:
        return carries(g, self.seat)

    def chosen(self, g: War, action: CarryLeader) -> None:
        g.bring_leader(action.source, action.target, came=0, tired=0)
        g.tell(LeaderCarried(self.seat, action.source, action.target))


class HuntForTheRingbearer(Card):
    """At the start of your turn: if you rule the area of the ring, four points there; else the ring moves
    one field without a roll.
    """

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        if g.ruler[g.ring_area()] == seat:
            return None if g.room(g.ring_area()) else useless("hunt-for-the-ringbearer")
        last = len(g.board.path) - 1
        return None if g.ring < last else useless("hunt-for-the-ringbearer")

    def play(self, g: War, seat: Seat) -> Todo:
        if g.ruler[g.ring_area()] == seat:
            return grant(g, g.ring_area(), gain("hunt-for-the-ringbearer"))
        move_ring(g)
        return None


# --- the attacker's cards ------------------------------------------------------------------------


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
        return useless("grima-wormtongue")

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
        return None if g.room(duel.source) else useless("ambush")

    def play(self, g: War, seat: Seat) -> Todo:
        return grant(g, g.frame(Duel).source, gain("ambush"))


class FortressUnmanned(Card):
    """Before attacking a fortress: it gives no bonus until the attack on this area ends."""

    def __init__(self, card: str) -> None:
        self.card = card

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        target = g.frame(Duel).target
        return None if g.board.fortress[target] and not unmanned(g, target) else useless(self.card)

    def play(self, g: War, seat: Seat) -> None:
        g.effects.append(Effect(self.card, seat, "assault", (g.frame(Duel).target,)))


class BlackSails(Card):
    """When you attack by sea: one more attack die until the attack on this area ends."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        duel = g.frame(Duel)
        return None if by_sea(g, duel.source, duel.target) else useless("black-sails")

    def play(self, g: War, seat: Seat) -> None:
        g.effects.append(Effect("black-sails", seat, "assault", (g.frame(Duel).target,)))


class TheWayIsUnderTheMountains(Card):
    """When you announce an attack: it may cross one range of mountains that both areas touch."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        return None if ways(g, seat) else useless("the-way-is-under-the-mountains")

    def play(self, g: War, seat: Seat) -> Todo:
        return WhichWay(seat)


def ways(g: War, seat: Seat) -> list[Action]:
    """Every attack that only the mountains stand against."""
    found: list[Action] = []
    for source in g.ruled(seat):
        if g.size(source) < 2:
            continue
        for target in g.board.across[source]:
            if bars_attack(g, seat, source, target) is None:
                found.append(attack(source, target))
    return found


class WhichWay(Question):
    """From where to where the way leads."""

    def options(self, g: War) -> list[Action]:
        return ways(g, self.seat)

    def chosen(self, g: War, action: Attack) -> Todo:
        todo = announce(g, self.seat, action)
        about = (action.source, action.target)
        g.effects.append(Effect("the-way-is-under-the-mountains", self.seat, "assault", about))
        return todo


class MoveByNight(Card):
    """In your movement part: up to three units that fought may still move."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        for place in g.board.places:
            if g.ruler[place] == seat and any(g.fought[3 * place : 3 * place + 3]):
                return None
        return useless("move-by-night")

    def play(self, g: War, seat: Seat) -> None:
        g.night_moves += DECK[CARD["move-by-night"]].units


# --- the defender's cards ------------------------------------------------------------------------


class CourageAlone(Card):
    """When an enemy attacks you: four points for the attacked area."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        room = g.room(g.frame(Duel).target)
        return None if room else useless("courage-alone-will-not-save-you")

    def play(self, g: War, seat: Seat) -> Todo:
        return grant(g, g.frame(Duel).target, gain("courage-alone-will-not-save-you"))


class StrategicWithdrawal(Card):
    """When an enemy attacks you: any number of units but one withdraw without rolling."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        area = g.frame(Duel).target
        if g.size(area) > 1 and any(
            cannot_withdraw(g, area, a) is None for a in withdrawals(g, area)
        ):
            return None
        return useless("strategic-withdrawal")

    def play(self, g: War, seat: Seat) -> Todo:
        return StrategicRetreat(seat, g.frame(Duel).target)


class ViolentStorms(Card):
    """When an enemy attacks your port by sea: the attacking unit is lost."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        duel = g.frame(Duel)
        port = g.board.port[duel.target] and by_sea(g, duel.source, duel.target)
        return None if port else useless("violent-storms")

    def play(self, g: War, seat: Seat) -> None:
        g.frame(Duel).founder(g)


# --- cards on the ring ---------------------------------------------------------------------------


class RingMustRoll(Card):
    """When the ring is about to leave an area without a die symbol: it must roll all the same."""

    def __init__(self, card: str) -> None:
        self.card = card

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        return useless(self.card) if g.frame(RingPart).must_roll else None

    def play(self, g: War, seat: Seat) -> None:
        g.frame(RingPart).must_roll = True


class RollChanged(Card):
    """After a roll of the ring, for some cards in one area only: the roll counts more or less."""

    def __init__(self, card: str) -> None:
        self.card = card

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        area = DECK[CARD[self.card]].area
        return None if area in (-1, g.ring_area()) else useless(self.card)

    def play(self, g: War, seat: Seat) -> Todo:
        shift = DECK[CARD[self.card]].shift
        if len(shift) == 1:
            shift_roll(g, shift[0])
            return None
        return ChooseShift(seat, self.card)


@dataclass(slots=True)
class ChooseShift(Question):
    """By how much the roll is changed."""

    played: str

    def options(self, g: War) -> list[Action]:
        return [ShiftRoll(by) for by in DECK[CARD[self.played]].shift]

    def chosen(self, g: War, action: ShiftRoll) -> None:
        shift_roll(g, action.by)


def shift_roll(g: War, by: int) -> None:
    part = g.frame(RingPart)
    part.roll += by
    g.tell(RollShifted(by, part.roll))


class RingStays(Card):
    """When the ring is about to leave an area, for one card Moria only: it stays."""

    def __init__(self, card: str) -> None:
        self.card = card

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        if g.frame(RingPart).stays:
            return useless(self.card)
        area = DECK[CARD[self.card]].area
        return None if area in (-1, g.ring_area()) else useless(self.card)

    def play(self, g: War, seat: Seat) -> None:
        g.frame(RingPart).stays = True


POWERS: dict[str, Card] = {
    "you-shall-not-pass": YouShallNotPass(),
    "borne-to-another-place": BorneToAnotherPlace(),
    "hunt-for-the-ringbearer": HuntForTheRingbearer(),
    "grima-wormtongue": GrimaWormtongue(),
    "ambush": Ambush(),
    "the-enemy-is-at-hand": FortressUnmanned("the-enemy-is-at-hand"),
    "siege-machines": FortressUnmanned("siege-machines"),
    "black-sails": BlackSails(),
    "the-way-is-under-the-mountains": TheWayIsUnderTheMountains(),
    "move-by-night": MoveByNight(),
    "courage-alone-will-not-save-you": CourageAlone(),
    "strategic-withdrawal": StrategicWithdrawal(),
    "violent-storms": ViolentStorms(),
    "knife-in-the-dark": RingMustRoll("knife-in-the-dark"),
    "dangerous-crossing": RingMustRoll("dangerous-crossing"),
    "gollum": RingMustRoll("gollum"),
    "faramir-finds-the-ringbearer": RollChanged("faramir-finds-the-ringbearer"),
    "smeagol": RollChanged("smeagol"),
    "captured-by-orcs": RollChanged("captured-by-orcs"),
    "shelobs-lair": RollChanged("shelobs-lair"),
    "a-balrog-is-come": RingStays("a-balrog-is-come"),
    "boromir-tries-to-seize-the-one-ring": RingStays("boromir-tries-to-seize-the-one-ring"),
}
