"""Intrigue: what it adds, on one page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from feldzug.kernel.codec import kinds_of
from feldzug.kernel.hidden import Pool
from feldzug.kernel.migrate import Json, Migrations
from feldzug.kernel.module import Module, Option, Preset
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat
from tests.practice.battle import BattleWon
from tests.practice.intrigue import court, intrigues
from tests.practice.intrigue.court import COPIES, HIDDEN_RELICS, INTRIGUES, RELICS
from tests.practice.orders import ChooseOrders, March, Season, War

MIGRATIONS = Migrations()


@MIGRATIONS.to(2)
def coffers_were_gold(saved: Json) -> None:
    """2: gold is kept in coffers, a dial; how many intrigues were drawn is counted from now on."""
    state = saved["states"]["intrigue"]
    state["coffers"] = state.pop("gold")
    state["drawn"] = [len(hand["cards"]) for hand in state["hands"]]


class Intrigue(Module):
    """Relics, intrigues and coffers."""

    def __init__(self) -> None:
        super().__init__(
            "intrigue",
            version=2,
            requires=("fords",),
            options=(
                Option("scouts", "8.1", "intrigue", ("off", "on"), pulls=(("on", "scouts"),)),
            ),
            presets=(Preset("court", options=(("scouts", "on"),), modules=("intrigue",)),),
            kinds=kinds_of(court, intrigues),
            vocabularies=(INTRIGUES, RELICS),
            state=court.Court,
            shows=court.CourtView,
            rows=("7.1", "7.2", "7.3", "7.4", "7.5"),
            words="tests.practice.intrigue.words",
            migrations=MIGRATIONS,
            content={"intrigues": list(COPIES), "relics": list(HIDDEN_RELICS)},
        )

    def install(self, rules: Rules) -> None:
        rules.insert(War, "come_to_court", intrigues.come_to_court, after="set_up")
        rules.insert(War, "count_coffers", intrigues.coffers_are_counted, before="victory")
        rules.insert(Season, "intrigues", intrigues.intrigues_of_the_season, before="choose_orders")
        rules.wrap(March, "take_the_area", intrigues.turn_up_the_relic)
        rules.offer(ChooseOrders, intrigues.may_plot, intrigues.plotted)
        rules.on(BattleWon, intrigues.intrigues_after_a_battle)
        rules.check(intrigues.full_coffers_win, intrigues.CoffersChanged)

    def sound(self, g: Any) -> bool:
        return court.court(g).is_sound(g.players)

    def view(self, g: Any, seat: Seat | None) -> court.CourtView:
        return court.view(court.court(g), seat)

    def pools(self, g: Any, seat: Seat) -> list[Pool]:
        return court.court(g).pools(seat)

    def inventory(self, g: Any) -> Mapping[str, int]:
        return court.court(g).contents()
