"""What to do in Runewars: every legal answer is judged, the best is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final
from zlib import crc32

from feldzug.bots.policies.runewars import battles, cards, quests, realm, runes, set_up
from feldzug.bots.policies.runewars.evaluation import POINT, evaluate
from feldzug.bots.policies.runewars.orders import worths
from feldzug.bots.policies.runewars.outlook import Outlook
from feldzug.bots.policy import Policy
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.losses import AssignLoss
from feldzug.games.runewars.bids import ChooseBids
from feldzug.games.runewars.cards.season_texts.asking import AnswerSeasonCard
from feldzug.games.runewars.cities import ChooseBenefit
from feldzug.games.runewars.decks import SEASONS
from feldzug.games.runewars.diplomacy import Approach, ChooseInfluence
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.checking import PickDestiny
from feldzug.games.runewars.heroes.quest_phase import ChooseHeroAction, DuelOrQuest, WalkOn
from feldzug.games.runewars.march import ChooseActivation, GatherArmy
from feldzug.games.runewars.retreat import ChooseRetreat
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.titles import ChooseTitle
from feldzug.games.runewars.turn import OwnTurn, UseBonus
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import ChooseOrders, SeasonOfTheYear
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Chance
from feldzug.kernel.position import Position
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.registration import EXPANSIONS, imported

JUDGES: Final[dict[type, Any]] = {
    **battles.JUDGES,
    **cards.JUDGES,
    **quests.JUDGES,
    **realm.JUDGES,
    **runes.JUDGES,
    **set_up.JUDGES,
}
"""By answer: what it seems worth, a function of the outlook and the answer."""

FIXED: Final[dict[type, float]] = {
    **battles.FIXED,
    **cards.FIXED,
    **quests.FIXED,
    **realm.FIXED,
    **runes.FIXED,
}
"""By answer: what it is worth, whatever the position."""

THOUGHT: Final[tuple[type, ...]] = (
    AnswerSeasonCard,
    Approach,
    AssignLoss,
    ChooseActivation,
    ChooseBenefit,
    ChooseBids,
    ChooseHeroAction,
    ChooseInfluence,
    ChooseOrders,
    ChooseRetreat,
    ChooseTitle,
    DuelOrQuest,
    GatherArmy,
    OwnTurn,
    PickDestiny,
    TacticsWindow,
    UseBonus,
    WalkOn,
)
"""The questions that are worth a look ahead: at others it hardly ever found a better answer."""

MOST: Final = 8
"""So many answers are tried at most, those that seem best."""

FATES: Final = 12
"""So many answers of fate follow at most when an answer is tried out."""


class RunewarsPolicy(Policy):
    """Every answer is judged by what it is about; one that nobody knows is tried out."""

    def judge(self, g: Position, seat: Seat, legal: Sequence[Any]) -> list[float]:
        """What each answer seems worth, in army points; the scale is the question's own."""
        assert isinstance(g, World)
        look = Outlook(g, seat)
        if isinstance(g.stack[-1], ChooseOrders):
            return worths(look, g.orders[seat], [action.order for action in legal])
        found: list[float] = []
        for action in legal:
            kind = type(action)
            if kind in FIXED:
                found.append(FIXED[kind])
            elif kind in JUDGES:
                found.append(JUDGES[kind](look, action))
            else:
                found.append(tried_out(g, seat, action))
        return found

    def choose(self, g: Position, seat: Seat, legal: Sequence[Any]) -> Any:
        if len(legal) == 1:
            return legal[0]
        worth = self.judge(g, seat, legal)
        return legal[worth.index(max(worth))]

    def aim(self, g: Position, seat: Seat) -> int | None:
        """A season is followed to its end."""
        assert isinstance(g, World)
        if not any(isinstance(frame, SeasonOfTheYear) for frame in g.stack):
            return None
        return season_number(g)

    def settled(self, g: Position, aim: Any) -> bool:
        assert isinstance(g, World)
        return bool(season_number(g) > aim)

    def answers(self, g: Position, seat: Seat, legal: Sequence[Any]) -> list[Any]:
        """The best few by their worth, where the question is worth it."""
        if type(g.stack[-1]) not in THOUGHT:
            return []
        worth = self.judge(g, seat, legal)
        ranked = sorted(range(len(legal)), key=lambda n: -worth[n])
        return [legal[n] for n in ranked[:MOST]]

    def thing(self, g: Position, chance: Chance) -> tuple[int, ...]:
        """A battle for one area; what else fate is asked for in a season, of each sort in its order."""
        assert isinstance(g, World)
        for frame in g.stack:
            if isinstance(frame, Battle):
                return g.year, g.season, frame.area
        return g.year, g.season, -1, crc32(type(chance).__name__.encode())

    def evaluate(self, g: Position) -> list[float]:
        assert isinstance(g, World)
        return evaluate(g)


def season_number(g: World) -> int:
    """Seasons counted through all years."""
    return len(SEASONS) * g.year + g.season


def tried_out(g: World, seat: Seat, action: Any) -> float:
    """What an answer that nobody knows changes, with what fate adds to it, in army points.

    What is chosen in secret shows nothing yet.
    """
    if isinstance(g.stack[-1], Sealed):
        return 0.0
    after = g.clone()
    assert isinstance(after, World)
    after.apply(seat, action)
    dealer = Dealer(1)
    for _ in range(FATES):
        if after.waiting() != (FATE,):
            break
        after.apply(FATE, dealer.draw(after.odds()))
    return (evaluate(after)[seat] - evaluate(g)[seat]) / POINT


def learn(judges: Mapping[type, Any], fixed: Mapping[type, float]) -> None:
    """An expansion's answers: what they seem worth, and what they are always worth."""
    JUDGES.update(judges)
    FIXED.update(fixed)


for _expansion in EXPANSIONS.of(RUNEWARS.key):
    if _expansion.policy:
        learn(*imported(_expansion.policy))

POLICY: Final = RunewarsPolicy()
