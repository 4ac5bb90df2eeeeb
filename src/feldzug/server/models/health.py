"""Whether the server is well."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(slots=True)
class Health:
    status: Literal["well"]
    version: str
