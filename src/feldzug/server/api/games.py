"""Games and their words."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from feldzug.games import GAMES, names_of
from feldzug.kernel.game import Game
from feldzug.parts.messages import LANGUAGES
from feldzug.server.api.common import PROBLEMS, TheTables
from feldzug.server.levels import DEFAULT, levels
from feldzug.server.models.games import BotLevel, GameInfo, GameOption, GameWords
from feldzug.server.models.problems import Said
from feldzug.server.problems import problem
from feldzug.server.responses import JsonResponse
from feldzug.server.translations import translations

router = APIRouter(prefix="/api/games", tags=["games"], responses=PROBLEMS)


@router.get("", response_model=list[GameInfo])
def games(tables: TheTables) -> Any:
    """Which games there are, for how many, and what can be agreed."""
    return JsonResponse([_info(game, tables.settings.bot_seconds) for game in GAMES.values()])


def _info(game: Game, bot_seconds: float) -> GameInfo:
    title = {language: names_of(game).title(language) for language in LANGUAGES}
    return GameInfo(
        key=game.key,
        title=Said(**title),
        players=list(game.players),
        options=[
            GameOption(
                key=option.key,
                rule=option.rule,
                group=option.group,
                values=list(option.values),
                default=option.default,
            )
            for option in game.options
        ],
        modules=list(game.modules),
        bots=[BotLevel(one.key, one.bot, one.seconds) for one in levels(game.key, bot_seconds)],
        default_bot=DEFAULT,
    )


@router.get(
    "/{game}/words/{language}",
    response_model=GameWords,
    responses={304: {"description": "You have them already"}},
)
def words(
    request: Request,
    game: Annotated[str, Path(max_length=40)],
    language: Annotated[str, Path(max_length=8)],
) -> Any:
    """Everything needed to put a game into words of a language."""
    if game not in GAMES:
        raise problem("unknown", "no-such-page")
    body, tag = translations(GAMES[game], language)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)
