"""Exact chances of the attacks that are offered: of the whole fight for an area, or of the coming duel."""

from __future__ import annotations

from typing import Final

from rich.table import Table

from feldzug.analysis.ring_war.chances import assault
from feldzug.analysis.ring_war.fights import duel
from feldzug.cli.output import table
from feldzug.cli.translator import CliTranslator
from feldzug.games.ring_war.actions import Attack, NameDefender, SendUnit
from feldzug.games.ring_war.duel import Duel, attack_dice, defence_dice
from feldzug.games.ring_war.names import NAMES
from feldzug.games.ring_war.war import War
from feldzug.games.ring_war.ways import may_lead
from feldzug.kernel.values import Offer

MOST: Final = 30
"""So many attacks are listed at most."""


def chances(g: War, offer: Offer, say: CliTranslator) -> Table | None:
    """A table for the attacks or units that are offered; None if none is."""
    attacks = [action for action in offer.legal if isinstance(action, Attack)]
    if attacks:
        return attack_table(g, offer, attacks, say)
    sent = [action for action in offer.legal if isinstance(action, SendUnit)]
    if sent:
        return duel_table(g, sent, say)
    if any(isinstance(action, NameDefender) for action in offer.legal):
        now = g.frame(Duel)
        return duel_table(g, [SendUnit(now.kind, now.led)], say)
    return None


def attack_table(g: War, offer: Offer, attacks: list[Attack], say: CliTranslator) -> Table:
    """How likely each area falls to an attack out of one place, the likeliest first."""
    titles = [say(f"odds-{key}") for key in ("from", "upon", "taken", "led")]
    shown = table("", *titles, right=(0, 3, 4))
    rows = [
        (
            assault(g, a, led=False).taken,
            assault(g, a, led=True).taken if may_lead(g, a.source) else None,
            a,
        )
        for a in attacks
    ]
    rows.sort(key=lambda row: -max(row[0], row[1] or 0))
    for alone, led, action in rows[:MOST]:
        shown.add_row(
            str(offer.legal.index(action) + 1),
            NAMES.area_name(action.source, say.language),
            NAMES.area_name(action.target, say.language),
            say.percent(float(alone)),
            say.percent(float(led)) if led is not None else "",
        )
    shown.caption = say("odds-assumption")
    shown.caption_justify = "left"
    return shown


def duel_table(g: War, sent: list[SendUnit], say: CliTranslator) -> Table:
    """The attacker's chance in the coming duel, by the unit sent and the unit that defends."""
    now = g.frame(Duel)
    kinds = [kind for kind in range(3) if g.units[3 * now.target + kind]]
    names = [NAMES.name("kind", kind, say.language) for kind in kinds]
    shown = table(say("odds-sent"), *[say("odds-against", kind=name) for name in names])
    for action in sent:
        cells: list[str] = []
        for kind in kinds:
            meant = Duel(now.attacker, now.source, now.target, action.kind, action.led, kind)
            dice = attack_dice(g, meant), defence_dice(g, meant)
            cells.append(f"{say.percent(float(duel(*dice)))} ({dice[0]}:{dice[1]})")
        name = NAMES.name("kind", action.kind, say.language)
        shown.add_row(say("odds-with-leader", kind=name) if action.led else name, *cells)
    return shown
