"""What to do in Runewars: every legal answer is judged, the best is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from feldzug.bots.policies.runewars import battles, cards, quests, realm, runes, set_up
from feldzug.bots.policies.runewars.evaluation import POINT, evaluate
from feldzug.bots.policies.runewars.orders import worths
from feldzug.bots.policies.runewars.outlook import Outlook
from feldzug.bots.policies.runewars.style import PLAIN, Style
from feldzug.bots.policy import Policy
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.march import ChooseActivation
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
    **set_up.FIXED,
}
"""By answer: what it is worth, whatever the position."""

NEWS: Final[dict[type, int]] = {ChooseOrders: 1, ChooseActivation: 2}
"""The questions upon which plans are compared."""

FATES: Final = 12
"""So many answers of fate follow at most when an answer is tried out."""


class RunewarsPolicy(Policy):
    """Every answer is judged by what it is about; one that nobody knows is tried out."""

    def __init__(self, style: Style = PLAIN) -> None:
        self.style = style

    def judge(self, g: Position, seat: Seat, legal: Sequence[Any]) -> list[float]:
        """What each answer seems worth, in army points; the scale is the question's own."""
        assert isinstance(g, World)
        look = Outlook(g, seat, self.style)
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

    def aim(self, g: Position, seat: Seat) -> tuple[int, int] | None:
        """A season is planned from its orders on."""
        assert isinstance(g, World)
        return (g.year, g.season) if any(isinstance(f, SeasonOfTheYear) for f in g.stack) else None

    def settled(self, g: Position, aim: Any) -> bool:
        assert isinstance(g, World)
        return bool((g.year, g.season) != aim)

    def news(self, g: Position) -> int | None:
        """Orders are to be chosen, or an army is about to set out."""
        assert isinstance(g, World)
        return NEWS.get(type(g.stack[-1]))

    def varied(self, dealer: Dealer, like: Policy) -> RunewarsPolicy:
        assert isinstance(like, RunewarsPolicy)
        return RunewarsPolicy(like.style.varied(dealer))

    def thing(self, g: Position, chance: Chance) -> tuple[int, ...]:
        """A battle for one area; all else that happens in a season goes in its order."""
        assert isinstance(g, World)
        for frame in g.stack:
            if isinstance(frame, Battle):
                return g.year, g.season, frame.area
        return g.year, g.season

    def evaluate(self, g: Position) -> list[float]:
        assert isinstance(g, World)
        return evaluate(g)


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
