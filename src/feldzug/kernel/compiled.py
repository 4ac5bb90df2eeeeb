"""Whether this very process runs the compiled kernel or plain Python."""

from __future__ import annotations


def is_compiled() -> bool:
    return not __file__.endswith(".py")
