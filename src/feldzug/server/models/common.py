"""What several models share: checked texts and numbers, and how a request is read."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

MOST_SEATS: Final = 20
"""No game has more seats than this."""
LONGEST_TITLE: Final = 80
LONGEST_NAME: Final = 40


def clean(text: str) -> str:
    """Text that can be stored and shown anywhere: no control characters, no halves of characters."""
    if any(unicodedata.category(sign) in ("Cc", "Cs") for sign in text):
        raise ValueError("control characters")
    return text.strip()


Clean = AfterValidator(clean)
Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME), Clean]
Title = Annotated[str, StringConstraints(max_length=LONGEST_TITLE), Clean]
Word = Annotated[str, StringConstraints(max_length=80), Clean]
Key = Annotated[str, StringConstraints(pattern=r"^[!-~]{8,64}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[!-~]{8,100}$")]
OwnSecret = Annotated[str, StringConstraints(pattern=r"^[!-~]{32,100}$")]
"""A secret that a client makes up itself: long enough that nobody guesses it."""
SeatNumber = Annotated[int, Field(ge=0, le=MOST_SEATS - 1)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
Json = dict[str, Any]
GameView = Annotated[Json, WithJsonSchema({"x-view": "GameView"})]
"""What a seat sees of a game; `view_schema` describes it by what the registered games show."""
ModuleView = Annotated[Json, WithJsonSchema({"x-view": "ModuleView"})]
"""What a seat sees of what a module adds."""
Kind = Literal["me", "here", "link", "bot"]


class Request(BaseModel):
    """A request may say what it says and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)
