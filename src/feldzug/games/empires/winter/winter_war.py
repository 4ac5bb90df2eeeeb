"""The winter war of the undead."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.building.phase import Spending
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.peoples import UNDEAD
from feldzug.games.empires.phase import END, Phase
from feldzug.games.empires.winter.events import (
    WinterChallenged,
    WinterChallengeForgone,
    WinterKpLapsed,
    WinterWarFought,
)
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import DONE, Chance, Flow, Names, Procedure, Todo
from feldzug.kernel.values import Action, Reason, Seat, because


@dataclass(slots=True)
class WinterWar(Phase):
    """The undead go on campaigning in winter: right after the autumn spells each of them may challenge once
    more, the smallest realm first. What is left of the winter before lapses. [EMP-240, EMP-244, EMP-426]
    """

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    @staticmethod
    def flow() -> Flow:
        return ("lapse", "fight", *END)

    def lapse(self, g: Campaign) -> None:
        g.order = g.ranked()
        for seat in g.seats():
            if g.winter_kp[seat]:
                g.tell(WinterKpLapsed(seat, g.winter_kp[seat]))
                g.lapse_winter(seat)
            g.winter_foe[seat] = NOBODY

    def fight(self, g: Campaign) -> Todo:
        undead = [seat for seat in g.in_order() if g.has_rule(seat, UNDEAD)]
        return [WinterCampaign(seat) for seat in undead]


@dataclass(slots=True)
class WinterCampaign(Procedure):
    """One undead player's winter: a challenge without a tile and without a battle. He rolls a D6, the
    challenged player a D3, and the difference is his combat points; the other gets none. He may spend them at
    once. [EMP-241, EMP-242, EMP-243, EMP-426]
    """

    seat: Seat
    foe: Seat = NOBODY
    attack: int = 0
    defence: int = 0

    @staticmethod
    def inside() -> Names:
        return ("WinterWar",)

    @staticmethod
    def flow() -> Flow:
        return "challenge", "roll_attack", "roll_defence", "count", "spend"

    def challenge(self, g: Campaign) -> Todo:
        return WinterChallenge(self.seat)

    def roll_attack(self, g: Campaign) -> Todo:
        return WinterAttackRoll(self.seat)

    def roll_defence(self, g: Campaign) -> Todo:
        return WinterDefenceRoll(self.foe)

    def count(self, g: Campaign) -> None:
        kp = max(0, self.attack - self.defence)
        g.tell(WinterWarFought(self.seat, self.foe, self.attack, self.defence, kp))
        g.earn_winter(self.seat, kp, self.foe if counts_as_victory(g, kp) else NOBODY)

    def spend(self, g: Campaign) -> Todo:
        return Spending(self.seat, winter_only=True)


def counts_as_victory(g: Campaign, kp: int) -> bool:
    """1 or more is a victory, so tiles of the challenged player may be conquered; by the other reading never.
    [EMP-244, EMP-426]
    """
    return kp >= 1 and g.options.winter_war_conquest == "victory"


@dataclass(frozen=True, slots=True)
class ChallengeInWinter(Action):
    foe: Seat


@dataclass(frozen=True, slots=True)
class StayInWinter(Action):
    """No challenge this winter."""


@dataclass(slots=True)
class WinterChallenge(RealmQuestion):
    """Anybody but the ally may be challenged; a Diplomat does not prevent it. [EMP-240, EMP-426]"""

    @staticmethod
    def inside() -> Names:
        return ("WinterCampaign",)

    def forsake(self, g: Campaign) -> Todo:
        g.frame(WinterCampaign).at = DONE
        return None

    def options(self, g: Campaign) -> list[Action]:
        others = [seat for seat in g.seats() if seat != self.seat]
        return [*[ChallengeInWinter(seat) for seat in others], StayInWinter()]

    def forbids(self, g: Campaign, action: Action) -> Reason | None:
        if isinstance(action, ChallengeInWinter) and g.are_allies(self.seat, action.foe):
            return because("ally-in-winter", "EMP-426")
        return None

    def chosen(self, g: Campaign, action: Action) -> None:
        campaign = g.frame(WinterCampaign)
        if isinstance(action, ChallengeInWinter):
            campaign.foe = action.foe
            g.tell(WinterChallenged(self.seat, action.foe))
        else:
            campaign.at = DONE
            g.tell(WinterChallengeForgone(self.seat))


@dataclass(slots=True)
class WinterAttackRoll(Chance):
    """The D6 of the undead player. [EMP-242]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("WinterCampaign",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        g.frame(WinterCampaign).attack = outcome[0]


@dataclass(slots=True)
class WinterDefenceRoll(Chance):
    """The D3 of the challenged player: half a D6, rounded up. [EMP-242, EMP-243]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("WinterCampaign",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        g.frame(WinterCampaign).defence = (outcome[0] + 1) // 2
