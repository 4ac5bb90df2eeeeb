"""Field types: compiled dataclasses forget generics and unions in their fields' types. This restores them."""

from __future__ import annotations

from tools.compiling.program import Class


def restored(kind: Class) -> list[str]:
    """Statements for the end of the module that give each field the text of its annotation again.

    That is what dataclasses keep where annotations are not evaluated, so whoever reads the fields of a
    class finds the same in both copies.
    """
    if kind.dataclass is None:
        return []
    return [
        f'{kind.name}.__dataclass_fields__["{one.name}"].type = {one.type_text!r}'
        for one in kind.own_fields or ()
    ]
