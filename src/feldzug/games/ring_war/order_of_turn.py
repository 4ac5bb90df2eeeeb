"""To which part of a turn an answer belongs; one given in another part is refused for that. [RNG-001]"""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.ring_war.actions import (
    Attack,
    Claim,
    Deploy,
    DiscardArea,
    DiscardCard,
    EndMovement,
    ForgoCard,
    Hold,
    KeepCards,
    Move,
    MoveTo,
    NameDefender,
    SendUnit,
    ShiftRoll,
    StopAttacking,
    Trade,
    Withdraw,
)
from feldzug.kernel.values import Reason, because

SET_UP: Final = "set-up"
REINFORCEMENTS: Final = "reinforcements"
BATTLE: Final = "battle-part"
MOVEMENT: Final = "movement-part"
CARDS: Final = "card-part"
RING: Final = "ring-part"

PARTS: Final[dict[type, tuple[str, ...]]] = {
    Claim: (SET_UP,),
    Trade: (REINFORCEMENTS,),
    KeepCards: (REINFORCEMENTS,),
    Deploy: (REINFORCEMENTS, SET_UP),
    Attack: (BATTLE,),
    StopAttacking: (BATTLE,),
    SendUnit: (BATTLE,),
    NameDefender: (BATTLE,),
    Hold: (BATTLE,),
    Withdraw: (BATTLE,),
    DiscardArea: (BATTLE,),
    Move: (MOVEMENT,),
    MoveTo: (MOVEMENT,),
    EndMovement: (MOVEMENT,),
    DiscardCard: (CARDS,),
    ForgoCard: (CARDS,),
    ShiftRoll: (RING,),
}
"""The parts in which an answer has its place, the one of a turn first. What any part may ask is not here."""


def other_part(action: Any, path: tuple[str, ...]) -> Reason | None:
    """Why an answer is refused that belongs to a part which is not in progress."""
    parts = PARTS.get(type(action), ())
    if not parts or any(part in path for part in parts):
        return None
    return because("other-part", "RNG-001", part=parts[0])
