"""`feldzug odds runewars`: the odds of a battle of Runewars, without a game."""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import Annotated, Any, Final

import typer
from rich.text import Text

from feldzug.analysis.runewars.battle_odds import odds as battle_odds
from feldzug.analysis.runewars.conduct import Readings
from feldzug.analysis.runewars.line import Line, kind_of, unit
from feldzug.analysis.runewars.lineup import BattleOdds, Kinds, Lineup
from feldzug.cli.arguments import Json, Lang
from feldzug.cli.matching import begins, plain
from feldzug.cli.output import as_json, show, table
from feldzug.cli.terminals.runewars import WORDS
from feldzug.cli.translator import CliTranslator, Refused, cli_translator
from feldzug.games.runewars.board import KINDS, NEUTRAL, UNITS
from feldzug.games.runewars.decks import DAMAGED_STRENGTH, DEVELOPMENT_BOX, FATE_CARDS, STRENGTH
from feldzug.games.runewars.names import NAMES
from feldzug.games.runewars.world import LIMIT
from feldzug.parts.messages import LANGUAGES

AGAINST: Final = re.compile(r"\s(?:vs\.?|against|gegen)\s")
PART: Final = re.compile(r"\s*(\d+)\s*[x×]?\s*([^\d,]*[^\W\d_])\s*,?")
MOST: Final = 2 * LIMIT
"""An army may be larger than an area holds, but hardly larger than this."""
STRONGHOLDS: Final = {"": 0, "whole": STRENGTH, "damaged": DAMAGED_STRENGTH}
DEFENCES: Final = ("reinforced-walls", "protective-wards", "cursed-tomb", "hungry-spawn")
EDITIONS: Final = {
    "2010": Readings(),
    "revised-2012": Readings(routed_hexagons=True, latari_choose=True),
}
STEPS: Final = 80_000
TRIALS: Final = 600
"""A command has more time than a panel."""


def odds(
    fighters: Annotated[list[str] | None, typer.Argument(metavar="BATTLE")] = None,
    stronghold: Annotated[str, typer.Option("--stronghold", metavar="whole|damaged")] = "",
    development: Annotated[str, typer.Option("--development", metavar="DEVELOPMENT")] = "",
    discarded: Annotated[str, typer.Option("--discarded", metavar="CARDS")] = "",
    hero: Annotated[str, typer.Option("--hero", metavar="UNIT")] = "",
    against: Annotated[str, typer.Option("--defending-hero", metavar="UNIT")] = "",
    edition: Annotated[str, typer.Option("--edition", metavar="2010|revised-2012")] = "2010",
    as_text: Json = False,
    lang: Lang = "",
) -> None:
    say = cli_translator(lang).with_words(WORDS)
    sides = AGAINST.split(f" {' '.join(fighters or ())} ")
    walls = STRONGHOLDS[one_of("--stronghold", stronghold, STRONGHOLDS, say)]
    if len(sides) != 2 or not sides[0].strip() or not (walls or sides[1].strip()):
        raise Refused(say("odds-two-sides"))
    one_of("--development", development, ("", *DEFENCES), say)
    if development and not walls:
        raise Refused(say("odds-development-alone", development=development))
    attackers = line(sides[0], MOST, say)
    defenders = line(sides[1], LIMIT, say) if sides[1].strip() else Line(())
    in_the_box(attackers, defenders, say)
    lineup = Lineup(
        attackers,
        defenders,
        walls=walls,
        bonus=(0, strength_of(development)),
        developments=(development,) if development else (),
        supported=(beside(attackers, hero, say), beside(defenders, against, say)),
        supply=in_supply(attackers, defenders),
        pile=left_of(discarded, say),
        readings=EDITIONS[one_of("--edition", edition, EDITIONS, say)],
    )
    found = battle_odds(lineup, STEPS, TRIALS)
    if as_text:
        as_json({"attackers": ids(attackers), "defenders": ids(defenders), **numbers(found)})
    else:
        show_battle(found, walls > 0, say)


# what was written


def one_of(option: str, value: str, known: Any, say: CliTranslator) -> str:
    if value not in known:
        words = ", ".join(word for word in known if word)
        raise Refused(say("not-one-of", option=option, value=value, known=words))
    return value


def line(text: str, limit: int, say: CliTranslator) -> Line:
    """`3 footmen, 1 knight` as a line; the kinds in any language, by their first letters."""
    found: list[int] = []
    at = 0
    while text[at:].strip():
        part = PART.match(text, at)
        if part is None:
            raise Refused(say("odds-unreadable", text=text[at:].strip()))
        found.extend([unit(kind_called(part[2], say))] * min(int(part[1]), limit + 1))
        at = part.end()
    if not 1 <= len(found) <= limit:
        raise Refused(say("odds-too-many", text=text.strip(), limit=limit))
    if len({UNITS[kind_of(u)].faction for u in found} - {NEUTRAL}) > 1:
        raise Refused(say("odds-two-factions", text=text.strip()))
    return Line(tuple(sorted(found)))


def kind_called(word: str, say: CliTranslator) -> int:
    wanted = plain(word.strip())
    names = {n: names_of_kind(n) for n in range(len(KINDS))}
    kinds = [n for n, known in names.items() if wanted in known]
    if not kinds:
        kinds = [n for n, known in names.items() if any(begins(wanted, name) for name in known)]
    if len(kinds) != 1:
        known = ", ".join(NAMES.name("kind", n, say.language) for n in range(len(KINDS)))
        raise Refused(say("odds-no-such-unit", word=word.strip(), known=known))
    return kinds[0]


def names_of_kind(n: int) -> list[str]:
    """What a kind may be called: its id, one of it, several of it, in every language."""
    printed = UNITS[n].printed
    found = [UNITS[n].id, UNITS[n].id.replace("-", " ")]
    for language in LANGUAGES:
        found += [printed[language]["name"], printed[language]["plural"]]
    return [plain(name) for name in found]


def in_the_box(attackers: Line, defenders: Line, say: CliTranslator) -> None:
    """There are only so many figures."""
    both = [kind_of(u) for u in attackers.units + defenders.units]
    for kind in both:
        figures = UNITS[kind].figures
        if both.count(kind) > figures:
            name = NAMES.name("kind", kind, say.language)
            raise Refused(say("odds-too-few-figures", kind=name, figures=figures))


def in_supply(attackers: Line, defenders: Line) -> int:
    raised = KINDS.index("reanimate")
    there = [u for u in attackers.units + defenders.units if kind_of(u) == raised]
    return UNITS[raised].figures - len(there)


def beside(units: Line, word: str, say: CliTranslator) -> Kinds:
    """The unit type that a hero supports."""
    if not word:
        return frozenset()
    kind = kind_called(word, say)
    if not units.count(kind):
        raise Refused(say("odds-nobody-to-support", kind=NAMES.name("kind", kind, say.language)))
    return frozenset([kind])


def strength_of(development: str) -> int:
    if not development:
        return 0
    return DEVELOPMENT_BOX[DEVELOPMENT_BOX.number(development)].amount("strength")


def left_of(discarded: str, say: CliTranslator) -> tuple[int, ...]:
    """The Fate cards that are not among those written, by their printed numbers."""
    gone: list[int] = []
    for word in re.split(r"[\s,]+", discarded.strip()):
        if not word:
            continue
        if word not in FATE_CARDS:
            raise Refused(say("odds-no-such-fate-card", word=word, last=len(FATE_CARDS)))
        card = FATE_CARDS.index(word)
        if card in gone:
            raise Refused(say("odds-fate-card-twice", word=word))
        gone.append(card)
    return tuple([card for card in range(len(FATE_CARDS)) if card not in gone])


# what is told


def show_battle(found: BattleOdds, walls: bool, say: CliTranslator) -> None:
    show(Text(say("odds-result", chance=say.percent(found.win, 1)), style="bold"))
    if not found.exact:
        interval = {"low": say.percent(found.low, 1), "high": say.percent(found.high, 1)}
        show(say("odds-interval", **interval))
    shown = table("", say("odds-attacker"), say("odds-defender"), right=(1, 2))
    shown.add_row(say("odds-wins"), say.percent(found.win, 1), say.percent(found.holds, 1))
    shown.add_row(say("odds-by-a-tie"), "–", say.percent(found.tied, 1))
    if walls:
        shown.add_row(say("odds-by-walls"), "–", say.percent(found.walls_decide, 1))
    lost = found.attackers_lost, found.defenders_lost
    shown.add_row(say("odds-losses"), *[say.number(n, 2) for n in lost])
    show(shown, Text(say("odds-assumption"), style="dim"))


def ids(side: Line) -> list[str]:
    return [KINDS[kind_of(u)] for u in side.units]


def numbers(found: BattleOdds) -> dict[str, Any]:
    return {**asdict(found), "holds": found.holds}
