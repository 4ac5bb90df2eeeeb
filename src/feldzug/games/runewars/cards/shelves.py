"""Every card of the base game on its shelf."""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.runewars import realm

SHELVES: Final[dict[str, tuple[Any, ...]]] = {
    "orders": (*realm.ORDERS,),
}
"""By the name of the shelf: each card once, as one object that keeps no state."""
