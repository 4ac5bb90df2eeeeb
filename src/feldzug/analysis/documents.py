"""Documents as PDF, on A4 or A3."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from fpdf import FPDF

from feldzug.parts.documents import (
    Block,
    Document,
    Heading,
    Listing,
    NewPage,
    Paragraph,
    Picture,
    Table,
)

FONT: Final = "helvetica"
SIZES: Final = {1: 20, 2: 14, 3: 12}
TEXT: Final = 10
LINE: Final = 5
MARGIN: Final = 15
OF_HEIGHT: Final = 0.85
"""No picture is higher than this part of the page."""

PLAIN: Final = str.maketrans(
    {"–": "-", "—": "-", "…": "...", "’": "'", "“": '"', "”": '"', "−": "-"}
)
"""What the fonts that every reader of PDF brings along do not have."""


def pdf(document: Document, size: str = "A4") -> bytes:
    """The document as a file to print."""
    sheet = FPDF(format=size)
    sheet.set_margin(MARGIN)
    sheet.set_auto_page_break(auto=True, margin=MARGIN)
    sheet.set_title(document.title)
    sheet.set_lang(document.language)
    sheet.add_page()
    _heading(sheet, Heading(document.title, 1))
    for block in document.blocks:
        _lay(sheet, block)
    return bytes(sheet.output())


def printable(text: str) -> str:
    """The text in letters that the font has."""
    return text.translate(PLAIN).encode("latin-1", "replace").decode("latin-1")


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
        BytesIO(picture.svg.encode()),
        w=sheet.epw,
        h=room,
        keep_aspect_ratio=True,
        alt_text=picture.label,
    )
    sheet.ln(2)
