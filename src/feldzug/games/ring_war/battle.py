"""The battle part: which attacks may be announced."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.actions import STOP, Attack, PlayCard, attack
from feldzug.games.ring_war.board import FIRST_SHIP
from feldzug.games.ring_war.cards.play import card_options, no_card, play, playable
from feldzug.games.ring_war.deck import DECLARE
from feldzug.games.ring_war.duel import Duel
from feldzug.games.ring_war.events import AttackAnnounced
from feldzug.games.ring_war.war import War
from feldzug.games.ring_war.ways import Attacking, Crossing, barred, by_sea, may_lead, not_adjacent
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because


@dataclass(slots=True)
class BattlePart(Procedure):
    """Any number of attacks, one duel at a time; the attacker may stop after any of them. [RNG-020]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return "attack", "cease"

    def attack(self, g: War) -> Todo:
        return ChooseAttack(self.seat) if g.alive[self.seat] else None

    def cease(self, g: War) -> None:
        g.expire("assault")
        g.assaulted = -1


class ChooseAttack(Question):
    """An attack goes from a place with two units upon a directly adjacent area. [RNG-016, RNG-019]"""

    @staticmethod
    def inside() -> Names:
        return ("BattlePart",)

    def options(self, g: War) -> list[Action]:
        found: list[Action] = []
        for source in g.board.places:
            if g.ruler[source] == self.seat:
                for target in (*g.board.land[source], *g.board.sea[source]):
                    if not g.is_ship(target) and g.ruler[target] != self.seat:
                        found.append(attack(source, target))
        return [*found, *card_options(g, self.seat), STOP]

    def forbids(self, g: War, action: Action) -> Reason | None:
        if isinstance(action, Attack):
            return cannot_attack(g, self.seat, action.source, action.target)
        if isinstance(action, PlayCard):
            return no_card(g, self.seat, action.card, DECLARE)
        return must_attack(g, self.seat)

    def legal(self, g: War) -> list[Action]:
        """The same, found by walking the board once and asking only where something may stand against it."""
        seat, ruler, board = self.seat, g.ruler, g.board
        asked = (
            bool(g.sheltered)
            or g.may_deny(Attacking)
            or g.may_deny(Crossing)
            or g.options.alliance == "sides"
        )
        sailing = g.options.sea_attacks == "allowed"
        found: list[Action] = []
        for source in board.places:
            if ruler[source] != seat or (source < FIRST_SHIP and g.size(source) < 2):
                continue
            for target in board.land[source]:
                if ruler[target] != seat:
                    if not asked or bars_attack(g, seat, source, target) is None:
                        found.append(attack(source, target))
            if sailing and board.sea[source]:
                for target in board.sea[source]:
                    if target < FIRST_SHIP and ruler[target] != seat:
                        if not asked or bars_attack(g, seat, source, target) is None:
                            found.append(attack(source, target))
        found.extend(playable(g, seat, DECLARE))
        if must_attack(g, seat) is None:
            found.append(STOP)
        return found

    def chosen(self, g: War, action: Action) -> Todo:
        if not isinstance(action, (Attack, PlayCard)):
            return None
        self.attack_again(g)
        if isinstance(action, PlayCard):
            return play(g, self.seat, action.card)
        return announce(g, self.seat, action)

    def attack_again(self, g: War) -> None:
        """After this attack another may follow."""
        g.frame(BattlePart).at = "attack"


def announce(g: War, seat: Seat, action: Attack) -> Todo:
    """What was played for the attack on one area ends when another area is attacked; so does, if so
    agreed, the row of attackers beaten there. [RNG-035]
    """
    if g.assaulted != action.target:
        if g.assaulted >= 0:
            g.expire("assault")
            if g.options.legendary_break == "elsewhere":
                g.beaten[g.assaulted] = 0
        g.assaulted = action.target
    g.tell(AttackAnnounced(seat, action.source, action.target))
    return Duel(seat, action.source, action.target)


def cannot_attack(g: War, seat: Seat, source: int, target: int) -> Reason | None:
    """Why an attack from here upon there may not be announced."""
    if source not in g.board.places or g.ruler[source] != seat:
        return because("not-your-area", "RNG-016", area=source)
    if target in g.board.ships:
        return because("ships-are-safe", "G18", area=target)
    if target not in g.board.areas:
        return because("not-adjacent", "RNG-019", source=source, target=target)
    if g.ruler[target] == seat:
        return because("own-area", "RNG-019", area=target)
    return not_adjacent(g, source, target) or bars_attack(g, seat, source, target)


def bars_attack(g: War, seat: Seat, source: int, target: int) -> Reason | None:
    """Why an attack may not be made although the way is open."""
    if g.ruler[target] == seat:
        return because("own-area", "RNG-019", area=target)
    if g.allied(seat, g.ruler[target]):
        return because("allied-area", "G06", area=target)
    if not g.is_ship(source) and g.size(source) < 2:
        return because("too-few-to-attack", "RNG-016", area=source)
    if by_sea(g, source, target) and g.options.sea_attacks == "forbidden":
        return because("no-sea-attacks", "G19")
    if target in g.sheltered:
        return because("sheltered", "G17", area=target)
    if g.may_deny(Attacking):
        reason = g.denied(Attacking(source, target))
        if reason is not None:
            return reason
    return barred(g, source, target, may_lead(g, source))


def must_attack(g: War, seat: Seat) -> Reason | None:
    """Units on a ship symbol that can neither land nor turn back must attack if they can; who has
    attacked may stop. [G18, RNG-020]
    """
    for ship in g.board.ships:
        at = 3 * ship
        if g.ruler[ship] != seat or g.size(ship) == sum(g.fought[at : at + 3]):
            continue
        ports = g.board.sea[ship]
        if any(g.ruler[port] == seat and g.room(port) > 0 for port in ports):
            continue
        if any(cannot_attack(g, seat, ship, port) is None for port in ports):
            return because("ship-must-attack", "G18", area=ship)
    return None
