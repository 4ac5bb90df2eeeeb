"""(to be replaced by the colleague's module)"""

from __future__ import annotations

from typing import Annotated, Final

from feldzug.kernel.vocabulary import Vocabulary

ITEMS: Final = Vocabulary("item", ("battle-banner",) + tuple(f"item-{n}" for n in range(17)))
Item = Annotated[int, ITEMS]
