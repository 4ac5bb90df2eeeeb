"""How hard hypothesis looks: modestly by default, thoroughly with FELDZUG_HYPOTHESIS=thorough."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("modest", max_examples=30, deadline=None)
settings.register_profile("thorough", max_examples=1000, deadline=None)
settings.load_profile(os.environ.get("FELDZUG_HYPOTHESIS", "modest"))
