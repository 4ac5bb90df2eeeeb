"""Games and their words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from feldzug.games import GAMES, examples_of, names_of
from feldzug.kernel.game import Game
from feldzug.parts.examples import Examples
from feldzug.parts.messages import LANGUAGES
from feldzug.parts.registration import registration
from feldzug.server import record_files
from feldzug.server.api.common import PROBLEMS, TheCaller, ThePools, TheTables
from feldzug.server.auth import Caller
from feldzug.server.forms import forms_of
from feldzug.server.levels import DEFAULT, levels
from feldzug.server.models.games import (
    BotLevel,
    CardWords,
    FormField,
    GameInfo,
    GameModule,
    GameOption,
    GamePreset,
    GameWords,
    RuleExample,
    RuleSection,
)
from feldzug.server.models.history import Imported
from feldzug.server.models.problems import Said
from feldzug.server.problems import problem
from feldzug.server.responses import JsonResponse
from feldzug.server.tables import TableRepository
from feldzug.server.translations import Text, card_texts, rulebook, translations

router = APIRouter(prefix="/api/games", tags=["games"], responses=PROBLEMS)

GameKey = Annotated[str, Path(max_length=40)]
Language = Annotated[str, Path(max_length=8)]
_KNOWN: dict[int | str, dict[str, Any]] = {304: {"description": "You have it already"}}


@router.get("", response_model=list[GameInfo])
def games(tables: TheTables) -> Any:
    """Which games there are, for how many, and what can be agreed."""
    return JsonResponse([_info(game, tables.settings.bot_seconds) for game in GAMES.values()])


def _info(game: Game, bot_seconds: float) -> GameInfo:
    names = names_of(game)

    def said(name: Callable[[str], str]) -> Said:
        return Said(**{language: name(language) for language in LANGUAGES})

    return GameInfo(
        key=game.key,
        title=said(names.title),
        players=list(game.players),
        roles=list(game.roles),
        options=[
            GameOption(
                key=option.key,
                rule=option.rule,
                group=option.group,
                values=list(option.values),
                default=option.default,
                module=game.owners[option.key],
                pulls=dict(option.pulls),
            )
            for option in game.options
        ],
        modules=[
            GameModule(
                key=module.name,
                label=said(partial(names.module_label, module.name)),
                requires=[name for name in module.requires if name != game.base.name],
                excludes=list(module.excludes),
                options=[option.key for option in module.options],
            )
            for module in game.modules.values()
        ],
        presets=[
            GamePreset(
                key=preset.key,
                label=said(partial(names.preset_label, preset.key)),
                options=dict(preset.options),
                modules=list(preset.modules),
            )
            for preset in game.presets.values()
        ],
        phases=list(_phases(game)),
        at_once=dict(registration(game.key).at_once),
        bots=[BotLevel(one.key, one.bot, one.seconds) for one in levels(game.key, bot_seconds)],
        default_bot=DEFAULT,
    )


def _phases(game: Game) -> Sequence[str]:
    """What a deadline can be set for."""
    phases = registration(game.key).phases
    return () if phases is None else phases(None)


@router.get("/{game}/words/{language}", response_model=GameWords, responses=_KNOWN)
def words(request: Request, game: GameKey, language: Language) -> Any:
    """Everything needed to put a game into words of a language."""
    return _cached(request, translations(_game(game), language))


@router.get("/{game}/rules/{language}", response_model=list[RuleSection], responses=_KNOWN)
def rules(request: Request, game: GameKey, language: Language) -> Any:
    """The rulebook, section by section."""
    return _cached(request, rulebook(_game(game), language))


@router.get("/{game}/cards/{language}", response_model=dict[str, CardWords], responses=_KNOWN)
def cards(request: Request, game: GameKey, language: Language) -> Any:
    """What is written on the cards; none if the game has no cards."""
    return _cached(request, card_texts(_game(game), language))


@router.get("/{game}/forms", response_model=dict[str, dict[str, FormField]])
def forms(game: GameKey) -> Any:
    """What answers that are not listed consist of, by class."""
    return JsonResponse(forms_of(_game(game)))


@router.get("/{game}/examples/{language}", response_model=list[RuleExample])
def examples(game: GameKey, language: Language) -> Any:
    """Examples of the rulebook, each of which can be opened as a table."""
    if language not in LANGUAGES:
        raise problem("unknown", "no-such-language")
    return JsonResponse(
        [
            RuleExample(one.id, one.title[language], one.text[language], list(one.rules))
            for found in examples_of(_game(game).key)
            for one in found.all.values()
        ]
    )


@router.post("/{game}/examples/{key}/open", response_model=Imported)
async def open_example(
    tables: TheTables,
    caller: TheCaller,
    pools: ThePools,
    game: GameKey,
    key: Annotated[str, Path(max_length=40)],
) -> Any:
    """A table of one's own with an example of the rulebook, to look through and to play on."""
    found = next((one for one in examples_of(_game(game).key) if key in one.all), None)
    if found is None:
        raise problem("unknown", "no-such-page")
    tables.admit_upload(caller)
    new = await pools.uploads.do(caller, _upload_example, tables, caller, found, key)
    return JsonResponse(Imported(new))


def _upload_example(tables: TableRepository, caller: Caller, found: Examples, key: str) -> str:
    return record_files.upload(tables, caller, found.record(key))


def _game(key: str) -> Game:
    if key not in GAMES:
        raise problem("unknown", "no-such-page")
    return GAMES[key]


def _cached(request: Request, text: Text) -> Response:
    """A text that a page keeps, unless it has it already."""
    headers = {"etag": text.tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == text.tag:
        return Response(status_code=304, headers=headers)
    body = text.body
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = text.packed
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(body, media_type="application/json", headers=headers)
