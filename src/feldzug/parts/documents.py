"""Documents: what is printed of a game, as plain blocks; a page for the browser is made of them here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

SIZES: Final = ("A4", "A3")

FONT: Final = "FiraGO"
"""What documents as PDF are set in; pictures name it, and others behind it for the browser."""


@dataclass(frozen=True, slots=True)
class Heading:
    text: str
    level: int = 2


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str


@dataclass(frozen=True, slots=True)
class Listing:
    """Lines one below the other."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing as SVG, with what it shows in words."""

    svg: str
    label: str


@dataclass(frozen=True, slots=True)
class NewPage:
    """What follows begins on a page of its own."""


Block = Heading | Paragraph | Listing | Table | Picture | NewPage


@dataclass(frozen=True, slots=True)
class Document:
    """Something to print."""

    title: str
    language: str
    blocks: tuple[Block, ...]


STYLE: Final = """
@page { size: %s; margin: 15mm; }
body { font: 11pt/1.4 Georgia, serif; color: #000; background: #fff; }
body { max-width: 60em; margin: 1em auto; padding: 0 1em; }
h1, h2, h3 { line-height: 1.2; break-after: avoid; }
table { border-collapse: collapse; width: 100%%; break-inside: avoid; margin: .5em 0; }
th, td { border-bottom: 1px solid #888; padding: .2em .5em; text-align: left; vertical-align: top; }
ul { padding-left: 1.2em; }
svg { width: 100%%; height: auto; max-height: 90vh; }
.new-page { break-before: page; }
"""


def html(document: Document, size: str = "A4") -> str:
    """A whole page that needs nothing else; browsers print it on paper of this size."""
    return (
        f'<!doctype html>\n<html lang="{document.language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(document.title)}</title>\n<style>{STYLE % size}</style>\n"
        f"<h1>{escape(document.title)}</h1>\n"
        + "\n".join([_block(block) for block in document.blocks])
        + "\n</html>\n"
    )


def _block(block: Block) -> str:
    if isinstance(block, Heading):
        return f"<h{block.level}>{escape(block.text)}</h{block.level}>"
    if isinstance(block, Paragraph):
        return f"<p>{escape(block.text)}</p>"
    if isinstance(block, Listing):
        return "<ul>" + "".join([f"<li>{escape(line)}</li>" for line in block.lines]) + "</ul>"
    if isinstance(block, Table):
        head = "".join([f"<th>{escape(cell)}</th>" for cell in block.head])
        return f"<table><tr>{head}</tr>{''.join([_row(row) for row in block.rows])}</table>"
    if isinstance(block, Picture):
        return f'<figure role="img" aria-label="{escape(block.label)}">{block.svg}</figure>'
    return '<div class="new-page"></div>'


def _row(row: Sequence[str]) -> str:
    return "<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>"
