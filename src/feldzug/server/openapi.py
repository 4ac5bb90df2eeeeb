"""Print what the server understands and answers, as OpenAPI: `python -m feldzug.server.openapi`.

The page's types are made from it (`make protocol`). Sorted and indented, so that a change shows as a change.
"""

from __future__ import annotations

import json
import sys

from feldzug.server.app import create_app
from feldzug.server.settings import Settings


def text() -> str:
    """The description in its one canonical form."""
    described = create_app(Settings(db="sqlite://")).openapi()
    return json.dumps(described, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
