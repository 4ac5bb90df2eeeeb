"""How hard hypothesis looks (FELDZUG_HYPOTHESIS), and which tests `make quick` leaves out."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("brief", max_examples=8, deadline=None)
settings.register_profile("modest", max_examples=30, deadline=None)
settings.register_profile("thorough", max_examples=1000, deadline=None)
settings.load_profile(os.environ.get("FELDZUG_HYPOTHESIS", "modest"))

HERE = Path(__file__).parent

gc.disable()  # nothing is garbage before the first test


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores, for some tests wait; at most four, for some start a browser."""
    return min((os.cpu_count() or 1) + 1, 4)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever is below `web` needs a browser, whatever is called so needs PostgreSQL.

    What takes long comes first, above all the compiler, so that nobody waits for it at the end.
    """
    for item in items:
        if (HERE / "web") in item.path.parents:
            item.add_marker(pytest.mark.browser)
        if "postgres" in item.path.name or "postgres" in item.name:
            item.add_marker(pytest.mark.postgres)

    def sooner(item: pytest.Item) -> tuple[bool, bool]:
        compiled = "is_compiled" in getattr(item, "fixturenames", ())
        return not compiled, item.get_closest_marker("slow") is None

    items.sort(key=sooner)


def pytest_collection_finish() -> None:
    """All that was read up to now stays: who looks for garbage need not look through it again and again."""
    gc.collect()
    gc.freeze()
    gc.enable()
