"""The whole campaign: six battle rounds over two years, and the winter between them."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.alliances import AlliancePhase
from feldzug.games.empires.battle.phase import BattlePhase
from feldzug.games.empires.building.phase import BuildPhase
from feldzug.games.empires.campaign import LAST_ROUND, Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.challenges import ChallengePhase
from feldzug.games.empires.conversion import ConversionPhase
from feldzug.games.empires.event_phase.phase import EventPhase
from feldzug.games.empires.events import RoundBegan
from feldzug.games.empires.hiring import HiringPhase
from feldzug.games.empires.income import IncomePhase
from feldzug.games.empires.magic.casting import SpellWindow
from feldzug.games.empires.set_up.start import SetUp
from feldzug.games.empires.victory import score
from feldzug.games.empires.vocabularies import AUTUMN, SPRING
from feldzug.games.empires.winter.winter import Winter
from feldzug.games.empires.winter.winter_war import WinterWar
from feldzug.kernel.frames import OUTERMOST, Flow, Names, Procedure, Todo
from feldzug.kernel.values import Seat


@dataclass(slots=True)
class WholeCampaign(Procedure):
    """Six battle rounds: spring, summer and autumn of two years, and one winter. [EMP-003, EMP-004]"""

    @staticmethod
    def inside() -> Names:
        return (OUTERMOST,)

    @staticmethod
    def flow() -> Flow:
        return "set_up", "play_round", "go_on"

    def set_up(self, g: Campaign) -> Todo:
        return SetUp()

    def play_round(self, g: Campaign) -> Todo:
        return Round(g.round)

    def go_on(self, g: Campaign) -> None:
        if g.round == LAST_ROUND:
            score(g)
            return
        g.round += 1
        self.at = "play_round"


@dataclass(slots=True)
class Round(Procedure):
    """A round in its order: seasons, events, alliances, income, challenges, battles, build and conquer.

    Spells are cast before spring and after autumn; only spring, summer and autumn have battles.
    [EMP-002, EMP-005]
    """

    number: int

    @staticmethod
    def inside() -> Names:
        return ("WholeCampaign",)

    @staticmethod
    def flow() -> Flow:
        return (
            "spring_magic",
            "begin",
            "events",
            "alliances",
            "income",
            "hiring",
            "challenges",
            "battles",
            "build_and_conquer",
            "autumn_magic",
            "conversion",
            "winter_war",
            "winter",
        )

    def spring_magic(self, g: Campaign) -> Todo:
        """Spring spells are cast before the round begins; in year 1 nobody can. [EMP-038]"""
        return SpellWindow() if g.season == SPRING and g.round > 1 else None

    def begin(self, g: Campaign) -> None:
        """The order of realms is taken once and kept; in round 1 it is the lot. [EMP-009, EMP-013]"""
        g.tell(RoundBegan(g.round, g.year, g.season))
        g.order = g.lot if g.round == 1 else g.ranked()
        g.largest = largest_realm(g)

    def events(self, g: Campaign) -> Todo:
        return EventPhase()

    def alliances(self, g: Campaign) -> Todo:
        return AlliancePhase()

    def income(self, g: Campaign) -> Todo:
        return IncomePhase()

    def hiring(self, g: Campaign) -> Todo:
        return HiringPhase()

    def challenges(self, g: Campaign) -> Todo:
        return ChallengePhase()

    def battles(self, g: Campaign) -> Todo:
        return BattlePhase()

    def build_and_conquer(self, g: Campaign) -> Todo:
        return BuildPhase()

    def autumn_magic(self, g: Campaign) -> Todo:
        """Autumn spells are cast after the autumn round. [EMP-039]"""
        return SpellWindow() if g.season == AUTUMN else None

    def conversion(self, g: Campaign) -> Todo:
        return ConversionPhase() if g.season == AUTUMN else None

    def winter_war(self, g: Campaign) -> Todo:
        return WinterWar() if self.is_before_winter(g) else None

    def winter(self, g: Campaign) -> Todo:
        return Winter() if self.is_before_winter(g) else None

    def is_before_winter(self, g: Campaign) -> bool:
        """Only the first year has a winter. [EMP-004]"""
        return g.season == AUTUMN and g.round < LAST_ROUND


def largest_realm(g: Campaign) -> Seat:
    """The realm with 100 points more; nobody while only the lot tells the largest. [EMP-181, EMP-407]"""
    first, *others = sorted(g.seats(), key=g.rank, reverse=True)
    tied = [seat for seat in others if g.rank(seat)[:3] == g.rank(first)[:3]]
    return first if not tied or g.options.largest_tie == "winner" else NOBODY
