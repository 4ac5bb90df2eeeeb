"""`feldzug odds ring-war`: the exact chances of a fight of Ring War, without a game."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Annotated, Any

import typer
from rich.text import Text

from feldzug.analysis.ring_war.fights import (
    EVEN_VALUES,
    STANDARD_VALUES,
    Attack,
    Defence,
    Fight,
    Order,
    Retreat,
    UnitTable,
    duel,
    fight,
)
from feldzug.cli.arguments import Json, Lang
from feldzug.cli.matching import begins, plain
from feldzug.cli.output import as_json, show, table
from feldzug.cli.terminals.ring_war import WORDS
from feldzug.cli.translator import CliTranslator, Refused, cli_translator
from feldzug.games import names_of
from feldzug.games.ring_war.board import KINDS
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.war import LIMIT
from feldzug.parts.messages import LANGUAGES

AGAINST = re.compile(r"\s(?:vs\.?|against|gegen)\s")
PART = re.compile(r"\s*(\d+)\s*[x×]?\s*([^\W\d_]+)\s*,?")
ORDERS: dict[str, Order] = {"best": "best first", "worst": "worst first", "given": "as given"}
VALUES: dict[str, UnitTable] = {"priced": STANDARD_VALUES, "even": EVEN_VALUES}


def odds(
    fighters: Annotated[list[str] | None, typer.Argument(metavar="FIGHT")] = None,
    leader: Annotated[str, typer.Option("--leader", metavar="attacker|defender|both")] = "",
    fortress: Annotated[bool, typer.Option("--fortress")] = False,
    port: Annotated[bool, typer.Option("--port")] = False,
    ship: Annotated[bool, typer.Option("--ship")] = False,
    retreat: Annotated[str, typer.Option("--retreat", metavar="never|safer")] = "never",
    order: Annotated[str, typer.Option("--order", metavar="best|worst|given")] = "best",
    against: Annotated[str, typer.Option("--defence-order", metavar="best|worst|given")] = "best",
    values: Annotated[str, typer.Option("--values", metavar="priced|even")] = "priced",
    as_text: Json = False,
    lang: Lang = "",
) -> None:
    say = cli_translator(lang).with_words(WORDS)
    text = " ".join(fighters or ())
    if not text:
        duels(as_text, say)
        return
    sides = AGAINST.split(f" {text} ")
    if len(sides) != 2:
        raise Refused(say("odds-two-sides"))
    led = one_of("--leader", leader, ("", "attacker", "defender", "both"), say)
    one_of("--retreat", retreat, ("never", "safer"), say)
    attack = Attack(
        units(sides[0], say),
        reserve=0 if ship else 1,
        leader=led in ("attacker", "both"),
        order=ORDERS[one_of("--order", order, ORDERS, say)],
    )
    defence = Defence(
        units(sides[1], say),
        leader=led in ("defender", "both"),
        fortress=fortress,
        port_over_water=port,
        order=ORDERS[one_of("--defence-order", against, ORDERS, say)],
        retreat=Retreat() if retreat == "safer" else None,
    )
    if not ship and len(attack.units) < 2:
        raise Refused(say("odds-one-stays"))
    known = VALUES[one_of("--values", values, VALUES, say)]
    fought = fight(attack, defence, known)
    if as_text:
        as_json(as_numbers(fought))
    else:
        show_fight(fought, ship, say)


def one_of(option: str, value: str, known: Any, say: CliTranslator) -> str:
    if value not in known:
        words = ", ".join(word for word in known if word)
        raise Refused(say("not-one-of", option=option, value=value, known=words))
    return value


def units(text: str, say: CliTranslator) -> tuple[str, ...]:
    """`3 infantry, 1 cavalry` as a stack; the kinds in any language, by their first letters."""
    found: list[str] = []
    at = 0
    while text[at:].strip():
        part = PART.match(text, at)
        if part is None:
            raise Refused(say("odds-unreadable", text=text[at:].strip()))
        kind = kind_of(part[2], say)
        found.extend([kind] * min(int(part[1]), LIMIT + 1))
        at = part.end()
    if not 1 <= len(found) <= LIMIT:
        raise Refused(say("odds-too-many", text=text.strip(), limit=LIMIT))
    return tuple(found)


def kind_of(word: str, say: CliTranslator) -> str:
    names = names_of(RING_WAR)
    kinds = {
        kind
        for n, kind in enumerate(KINDS)
        for language in LANGUAGES
        if begins(plain(word), plain(names.name("kind", n, language)))
    }
    if len(kinds) != 1:
        known = ", ".join(names.name("kind", n, say.language) for n in range(len(KINDS)))
        raise Refused(say("odds-no-such-unit", word=word, known=known))
    return kinds.pop()


def show_fight(fought: Fight, ship: bool, say: CliTranslator) -> None:
    """The area taken or not, what it costs, and how many are left with which chance."""
    show(Text(say("odds-result", chance=say.percent(float(fought.taken), 2)), style="bold"))
    shown = table("", say("odds-attacker"), say("odds-defender"), right=(1, 2))
    lost = fought.attackers_lost, fought.defenders_lost
    shown.add_row(say("odds-losses"), *[say.number(float(n), 2) for n in lost])
    left = fought.attackers_left, fought.defenders_left
    for n in range(1 + max(*left[0], *left[1])):
        cells = [say.percent(float(side[n]), 2) if n in side else "–" for side in left]
        shown.add_row(say("odds-left", count=n), *cells)
    show(shown)
    if any(fought.defenders_fled):
        fled = sum((n * p for n, p in fought.defenders_fled.items()), Fraction(0))
        show(say("odds-fled", units=say.number(float(fled), 2)))
    if fought.legendary:
        show(say("odds-legendary", chance=say.percent(float(fought.legendary), 2)))
    show(Text(say("odds-none-stays" if ship else "odds-who-stays"), style="dim"))


def as_numbers(fought: Fight) -> dict[str, Any]:
    """Every chance as a number and as an exact fraction."""

    def both(chance: Fraction) -> dict[str, Any]:
        return {"chance": float(chance), "exact": str(chance)}

    def each(chances: dict[int, Fraction]) -> dict[str, Any]:
        return {str(n): both(chance) for n, chance in chances.items()}

    return {
        "attackers": list(fought.start.attackers),
        "defenders": list(fought.start.defenders),
        "taken": both(fought.taken),
        "legendary": both(fought.legendary),
        "attackers_lost": both(fought.attackers_lost),
        "defenders_lost": both(fought.defenders_lost),
        "attackers_left": each(fought.attackers_left),
        "defenders_left": each(fought.defenders_left),
        "defenders_fled": each(fought.defenders_fled),
    }


def duels(as_text: bool, say: CliTranslator) -> None:
    """The attacker's chance in one duel, by the dice of both."""
    attack, defence = range(1, 7), range(1, 8)
    if as_text:
        rows = [
            {"attack": a, "defence": d, "chance": float(duel(a, d)), "exact": str(duel(a, d))}
            for a in attack
            for d in defence
        ]
        as_json(rows)
        return
    shown = table(say("odds-dice"), *[str(d) for d in defence], right=range(1, 8))
    for a in attack:
        shown.add_row(str(a), *[say.percent(float(duel(a, d))) for d in defence])
    show(Text(say("odds-duels"), style="bold"), shown, say("odds-duels-how"))
