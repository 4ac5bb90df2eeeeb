"""Documents as PDF, on A4 or A3, in letters that are in the file itself.

The font has Latin, Greek, Cyrillic and Georgian letters. What is written in others, or must be shaped when
it is set, stands there in Latin letters.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from anyascii import anyascii
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from fpdf import FPDF

from feldzug.parts.documents import (
    FONT,
    Block,
    Document,
    Heading,
    Listing,
    NewPage,
    Paragraph,
    Picture,
    Table,
)

SIZES: Final = {1: 20, 2: 14, 3: 12}
TEXT: Final = 10
LINE: Final = 5
MARGIN: Final = 15
OF_HEIGHT: Final = 0.85
"""No picture is higher than this part of the page."""

SET_SIDE_BY_SIDE: Final = (range(0x20, 0x590), range(0x10A0, 0x1100), range(0x1E00, 0x2C00))
"""The scripts whose letters need only be set one after the other, from left to right."""
CONTROL: Final = "Cc"
UNSEEN: Final = ("Cf", "Mn")
"""Kinds of characters that are nothing to see by themselves."""


def pdf(document: Document, size: str = "A4") -> bytes:
    """The document as a file to print."""
    with TemporaryDirectory() as folder:
        return _printed(document, size, Path(folder))


def _printed(document: Document, size: str, folder: Path) -> bytes:
    sheet = FPDF(format=size)
    for style, font in fonts().items():
        file = folder / f"{FONT}{style}.ttf"
        file.write_bytes(font)
        sheet.add_font(FONT, style, file)
    sheet.set_margin(MARGIN)
    sheet.set_auto_page_break(auto=True, margin=MARGIN)
    sheet.set_title(document.title)
    sheet.set_lang(document.language)
    sheet.add_page()
    _heading(sheet, Heading(document.title, 1))
    for block in document.blocks:
        _lay(sheet, block)
    return bytes(sheet.output())


@cache
def fonts() -> dict[str, bytes]:
    """The font by style: plain and bold."""
    from pymupdf_fonts import (  # type: ignore[import-untyped]  # noqa: PLC0415 -- they unpack themselves
        FiraGO_Bold,
        FiraGO_Regular,
    )

    return {"": FiraGO_Regular.fontbuffer, "B": FiraGO_Bold.fontbuffer}


@cache
def letters() -> frozenset[int]:
    """What can be printed as it is."""
    drawn = [set(TTFont(BytesIO(font), lazy=True).getBestCmap()) for font in fonts().values()]
    set_plainly = {code for codes in SET_SIDE_BY_SIDE for code in codes}
    return frozenset(set_plainly.intersection(*drawn))


def printable(text: str) -> str:
    """The text in letters that the font has."""
    return "".join([_written(one) for one in unicodedata.normalize("NFC", text)])


def _written(one: str) -> str:
    """A character, or what stands for it: Latin letters, or its number where nobody knows it."""
    if one == "\n" or ord(one) in letters():
        return one
    kind = unicodedata.category(one)
    if kind == CONTROL:
        return ""
    return anyascii(one) or ("" if kind in UNSEEN else f"U+{ord(one):04X}")


def _lay(sheet: FPDF, block: Block) -> None:
    if isinstance(block, Heading):
        _heading(sheet, block)
    elif isinstance(block, Paragraph):
        _text(sheet, block.text)
    elif isinstance(block, Listing):
        for line in block.lines:
            _text(sheet, line)
    elif isinstance(block, Table):
        _table(sheet, block)
    elif isinstance(block, Picture):
        _picture(sheet, block)
    elif isinstance(block, NewPage):
        sheet.add_page()


def _heading(sheet: FPDF, heading: Heading) -> None:
    sheet.set_font(FONT, "B", SIZES[heading.level])
    sheet.ln(2)
    sheet.multi_cell(0, SIZES[heading.level] / 2, printable(heading.text), align="L")
    sheet.ln(SIZES[heading.level] / 2 + 1)


def _text(sheet: FPDF, text: str) -> None:
    sheet.set_font(FONT, "", TEXT)
    sheet.multi_cell(0, LINE, printable(text), align="L", new_x="LMARGIN", new_y="NEXT")


def _table(sheet: FPDF, table: Table) -> None:
    sheet.set_font(FONT, "", TEXT)
    with sheet.table(text_align="LEFT") as laid:
        for cells in (table.head, *table.rows):
            row = laid.row()
            for cell in cells:
                row.cell(printable(cell))
    sheet.ln(2)


def _picture(sheet: FPDF, picture: Picture) -> None:
    """As wide as the page, on a page of its own if there is not enough room."""
    height = sheet.eph * OF_HEIGHT
    if sheet.get_y() + height > sheet.h - MARGIN and sheet.get_y() > 2 * MARGIN:
        sheet.add_page()
    room = min(height, sheet.h - MARGIN - sheet.get_y())
    sheet.image(
        BytesIO(printable(picture.svg).encode()),
        w=sheet.epw,
        h=room,
        keep_aspect_ratio=True,
        alt_text=picture.label,
    )
    sheet.ln(2)
