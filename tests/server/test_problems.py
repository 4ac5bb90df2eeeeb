"""Every refusal has words."""

from __future__ import annotations

import re
from pathlib import Path

from feldzug.parts.messages import LANGUAGES, messages
from feldzug.server.problems import STATUS, WORDS

SOURCES = Path(__file__).resolve().parents[2] / "src" / "feldzug" / "server"


def test_every_refusal_has_words_in_every_language() -> None:
    sources = "\n".join(path.read_text() for path in SOURCES.rglob("*.py"))
    told = r'[pP]roblem\(\s*"([a-z-]+)",\s*(?:models\.Reason\()?"([a-z-]+)"'
    used = set(re.findall(told, sources))
    assert len(used) > 20
    assert {kind for kind, _ in used} <= set(STATUS)
    for language in LANGUAGES:
        text = (SOURCES / "words" / f"{language}.ftl").read_text()
        keys = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
        assert keys == {key for _, key in used}
        assert all(key in messages(language, WORDS) for key in keys)
    fields = [
        {
            line.partition(" =")[0]: set(re.findall(r"\$(\w+)", line))
            for line in (SOURCES / "words" / f"{language}.ftl").read_text().splitlines()
        }
        for language in LANGUAGES
    ]
    assert {k: v for k, v in fields[0].items() if v} == {k: v for k, v in fields[1].items() if v}
