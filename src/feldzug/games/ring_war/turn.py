"""A war and its turns: reinforcements, battle, movement, cards, ring, in that order."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.actions import PlayCard
from feldzug.games.ring_war.battle import BattlePart
from feldzug.games.ring_war.board import N_PLACES
from feldzug.games.ring_war.cards.play import card_options, no_card, play, playable
from feldzug.games.ring_war.deck import TURN_START
from feldzug.games.ring_war.drawing import CardPart
from feldzug.games.ring_war.events import TurnBegan
from feldzug.games.ring_war.movement import MovementPart
from feldzug.games.ring_war.reinforcement import Reinforcements
from feldzug.games.ring_war.ring import RingPart
from feldzug.games.ring_war.set_up import RollForStart, SetUp
from feldzug.games.ring_war.war import CAME, War
from feldzug.kernel.frames import OUTERMOST, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat
from feldzug.parts.windows import PASS


@dataclass(slots=True)
class WholeWar(Procedure):
    """Set-up, a roll for the first turn, then turn after turn to the left until the end. [G08, G09]"""

    @staticmethod
    def inside() -> Names:
        return (OUTERMOST,)

    @staticmethod
    def flow() -> Flow:
        return "set_up", "find_first", "take_turns"

    def set_up(self, g: War) -> Todo:
        return SetUp()

    def find_first(self, g: War) -> Todo:
        """The highest roll begins. [G09]"""
        g.active = 0
        return RollForStart(tuple(g.seats())) if g.options.first_player == "roll" else None

    def take_turns(self, g: War) -> Todo:
        if g.turn:
            g.active = next_seat(g)
        g.turn += 1
        self.at = "take_turns"
        return Turn(Seat(g.active))


def next_seat(g: War) -> Seat:
    """The next player to the left who is still in the war.

    What a player who is out has left behind ends where the turn would have been theirs.
    """
    for step in range(1, g.players + 1):
        seat = Seat((g.active + step) % g.players)
        if g.alive[seat]:
            return seat
        g.expire("next-turn", seat)
    raise LookupError("nobody is left")


@dataclass(slots=True)
class Turn(Procedure):
    """Five parts in a fixed order; any may be empty, none comes twice. [RNG-001]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("WholeWar",)

    @staticmethod
    def flow() -> Flow:
        return "begin", "play_cards", "reinforcements", "battle", "movement", "cards", "ring"

    def begin(self, g: War) -> None:
        g.expire("next-turn", self.seat)
        rest(g, self.seat)
        g.tell(TurnBegan(self.seat, g.turn))

    def play_cards(self, g: War) -> Todo:
        return StartOfTurn(self.seat) if g.card_hands[self.seat] else None

    def reinforcements(self, g: War) -> Todo:
        return Reinforcements(self.seat)

    def battle(self, g: War) -> Todo:
        return BattlePart(self.seat)

    def movement(self, g: War) -> Todo:
        return MovementPart(self.seat)

    def cards(self, g: War) -> Todo:
        return CardPart(self.seat)

    def ring(self, g: War) -> Todo:
        return RingPart(self.seat)


def rest(g: War, seat: Seat) -> None:
    """What was done in the turn before is forgotten; a player's own units are fresh again."""
    g.conquered = []
    g.entered = []
    g.fortresses_taken = g.extra_cards = g.night_moves = 0
    g.legends = []
    g.sheltered = []
    g.beaten = bytearray(N_PLACES)
    for place in g.board.places:
        if g.ruler[place] == seat:
            for at in range(3 * place, 3 * place + 3):
                if g.units[at]:
                    g.fought[at] = g.moved[at] = 0
            if g.leader[place]:
                g.leader_tired[place] = 0
                if g.leader_came[place] == CAME:
                    g.leader_came[place] = 0


class StartOfTurn(Question):
    """Cards for the start of one's own turn, then the turn begins. [RNG-067]"""

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    def options(self, g: War) -> list[Action]:
        return [*card_options(g, self.seat), PASS]

    def forbids(self, g: War, action: Action) -> Reason | None:
        if isinstance(action, PlayCard):
            return no_card(g, self.seat, action.card, TURN_START)
        return None

    def legal(self, g: War) -> list[Action]:
        return [*playable(g, self.seat, TURN_START), PASS]

    def chosen(self, g: War, action: Action) -> Todo:
        if not isinstance(action, PlayCard):
            return None
        g.frame(Turn).at = "play_cards"
        return play(g, self.seat, action.card)
