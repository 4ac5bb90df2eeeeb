"""Games and their words."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from feldzug.games import GAMES, names_of
from feldzug.parts.messages import LANGUAGES
from feldzug.server.answer import Reply
from feldzug.server.api.common import PROBLEMS, TheHouse
from feldzug.server.glossary import glossary
from feldzug.server.levels import DEFAULT, levels
from feldzug.server.problems import problem
from feldzug.server.shapes import GameInfo, GameWords

router = APIRouter(prefix="/api/games", tags=["games"], responses=PROBLEMS)


@router.get("", response_model=list[GameInfo])
def games(house: TheHouse) -> Any:
    """Which games there are, for how many, and what can be agreed."""
    return Reply(
        [
            {
                "key": game.key,
                "title": {language: names_of(game).title(language) for language in LANGUAGES},
                "players": list(game.players),
                "options": [
                    {
                        "key": option.key,
                        "rule": option.rule,
                        "group": option.group,
                        "values": list(option.values),
                        "default": option.default,
                    }
                    for option in game.options
                ],
                "modules": list(game.modules),
                "bots": [asdict(one) for one in levels(game.key, house.settings.bot_seconds)],
                "default_bot": DEFAULT,
            }
            for game in GAMES.values()
        ]
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
    body, tag = glossary(game, language)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)
