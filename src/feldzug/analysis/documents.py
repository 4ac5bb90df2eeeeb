"""Documents as PDF, on A4 or A3, in letters that are in the file itself.

The font has Latin, Greek, Cyrillic and Georgian letters. What is written in others, or must be shaped when
it is set, stands there in Latin letters.
"""

from __future__ import annotations

import re
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
KEPT: Final = 3
"""So many lines that follow stand on the same page as a heading."""
CELL: Final = 2.6
"""What a cell is wider than its text."""
OF_HEIGHT: Final = 0.85
"""No picture is higher than this part of the page."""

SET_SIDE_BY_SIDE: Final = (range(0x20, 0x590), range(0x10A0, 0x1100), range(0x1E00, 0x2C00))
"""The scripts whose letters need only be set one after the other, from left to right."""
VIEW_BOX: Final = re.compile(r'viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"')
CONTROL: Final = "Cc"
UNSEEN: Final = ("Cf", "Mn")
"""Kinds of characters that are nothing to see by themselves."""


def pdf(document: Document, size: str = "A4") -> bytes:
    """The document as a file to print."""
    with TemporaryDirectory() as folder:
        return _printed(document, size, Path(folder))


def _printed(document: Document, size: str, folder: Path) -> bytes:
    sheet = blank(document, size, folder)
    _heading(sheet, Heading(document.title, 1))
    for block in document.blocks:
        _lay(sheet, block)
    return bytes(sheet.output())


def blank(document: Document, size: str, folder: Path) -> FPDF:
    """An empty sheet; the folder keeps the letters as long as something is written."""
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
    return sheet


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
    """Nearer to what follows than to what comes before it, and never the last on a page."""
    high = SIZES[heading.level] / 2
    if sheet.get_y() + high + KEPT * LINE > sheet.h - MARGIN:
        sheet.add_page()
    sheet.set_font(FONT, "B", SIZES[heading.level])
    if sheet.get_y() > MARGIN:
        sheet.ln(high / 2)
    sheet.multi_cell(0, high, printable(heading.text), align="L", new_x="LMARGIN", new_y="NEXT")
    sheet.ln(1)


def _text(sheet: FPDF, text: str) -> None:
    sheet.set_font(FONT, "", TEXT)
    sheet.multi_cell(0, LINE, printable(text), align="L", new_x="LMARGIN", new_y="NEXT")


def _table(sheet: FPDF, table: Table) -> None:
    size, widths = columns(sheet, table)
    sheet.set_font(FONT, "", size)
    with sheet.table(text_align="LEFT", col_widths=widths, line_height=LINE) as laid:
        for cells in (table.head, *table.rows):
            row = laid.row()
            for cell in cells:
                row.cell(printable(cell))
    sheet.ln(2)


def columns(sheet: FPDF, table: Table) -> tuple[float, tuple[float, ...]]:
    """The size of letters in which no word of a table is broken, and how wide its columns are then."""
    size = float(TEXT)
    least, liked = _wanted(sheet, table, size)
    if sum(least) > sheet.epw:
        size = max(1, int(size * 4 * (sheet.epw - CELL * len(least)) / sum(least)) / 4)
        least, liked = _wanted(sheet, table, size)
    wishes = [one - other for one, other in zip(liked, least, strict=True)]
    free, more = max(0.0, sheet.epw - sum(least)), sum(wishes)
    if more <= free:
        return size, tuple([one + (free - more) / len(liked) for one in liked])
    return size, tuple([one + free * wish / more for one, wish in zip(least, wishes, strict=True)])


def _wanted(sheet: FPDF, table: Table, size: float) -> tuple[list[float], list[float]]:
    """How wide each column is with its longest word, and with everything in one line."""
    sheet.set_font(FONT, "B", size)  # the head is bold, and nothing is wider

    def wide(text: str) -> float:
        return float(sheet.get_string_width(printable(text))) + CELL

    cells = list(zip(table.head, *table.rows, strict=True))
    least = [max(wide(word) for cell in one for word in cell.split() or [""]) for one in cells]
    return least, [max(wide(cell) for cell in one) for one in cells]


def _picture(sheet: FPDF, picture: Picture) -> None:
    """As wide as the page, on the next one if there is not enough room."""
    height = min(sheet.eph * OF_HEIGHT, sheet.epw * _slope(picture))
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


def _slope(picture: Picture) -> float:
    """How much higher than wide a picture is, by its own word."""
    box = VIEW_BOX.search(picture.svg)
    width, height = (float(box[1]), float(box[2])) if box else (1, 1)
    return height / width
