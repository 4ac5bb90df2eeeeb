"""Every card of the base game on its shelf."""

from __future__ import annotations

from typing import Any, Final

SHELVES: Final[dict[str, tuple[Any, ...]]] = {}
"""By the name of the shelf: each card once, as one object that keeps no state."""
