"""Documents as PDF: every name can be read, whatever its letters."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pytest

from feldzug.analysis.documents import blank, columns, letters, pdf, printable
from feldzug.games.empires.game import EMPIRES
from feldzug.kernel import record
from feldzug.kernel.laws import random_walk
from feldzug.parts.documents import FONT, Document, Heading, Listing, Paragraph, Picture, Table
from tests.cli.shell import said

NAMES = ("Łukasz", "Ζωή", "Дмитрий", "日本")
STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
LETTER = re.compile(rb"<([0-9A-F]{4})> <([0-9A-F]+)>")


def streams(file: bytes) -> list[bytes]:
    """What a PDF consists of, unpacked."""
    found: list[bytes] = []
    for match in STREAM.finditer(file):
        try:
            found.append(zlib.decompress(match[1]))
        except zlib.error:
            found.append(match[1])
    return found


def alphabets(file: bytes) -> list[str]:
    """The letters that a reader finds in a PDF, font by font."""
    return [
        "".join([chr(int(code, 16)) for _, code in LETTER.findall(one) if int(code, 16)])
        for one in streams(file)
        if b"beginbfchar" in one
    ]


def picture(text: str) -> Picture:
    tag = f'<text x="5" y="9" font-size="9">{text}</text>'
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" font-family="{FONT}, sans-serif" '
        f'viewBox="0 0 99 99">{tag}</svg>',
        text,
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_name_stands_in_every_part_of_a_document_in_letters_that_are_in_the_file(
    name: str,
) -> None:
    shown = set(printable(name))
    for block in (
        Heading(name),
        Paragraph(name),
        Listing((name,)),
        Table((name,), ()),
        Table(("",), ((name,),)),
        picture(name),
    ):
        plain = pdf(Document("", "en", (block,)))
        assert any(shown <= set(letters) for letters in alphabets(plain)), block
        assert not any("?" in letters for letters in alphabets(plain))
    assert FONT.encode() in plain


def test_what_the_font_has_is_printed_as_it_is() -> None:
    for text in (
        "Łukasz",
        "Ζωή",
        "Дмитрий",
        "Ğülşen",
        "Đặng",
        "ნინო",
        "„so“ – it’s … − ½ × 2 →",
        "a\nb",
    ):
        assert printable(text) == text


def test_other_scripts_stand_there_in_latin_letters() -> None:
    assert printable("日本") == "RiBen"
    assert printable("★ 한국") == "* HanGug"
    assert printable("שלום") == "slvm"
    assert printable("مرحبا").isascii()
    assert printable("नमस्ते").isalpha()


def test_a_letter_of_two_characters_is_one() -> None:
    assert printable("Zoe\u0308") == "Zoë"


def test_what_nobody_knows_is_told_by_its_number_and_what_nobody_sees_is_left_out() -> None:
    assert printable("\ue000") == "U+E000"
    assert printable("a\ufe0fb\x07") == "ab"


def test_all_that_is_printed_plainly_is_in_both_styles() -> None:
    assert set(map(ord, "AZaz09äöüÄÖÜß€ŁłΩωЯя")) <= letters()
    assert ord("日") not in letters()


def test_a_campaign_of_players_from_everywhere_is_printed(tmp_path: Path) -> None:
    path = tmp_path / "campaign.record"
    match = random_walk(EMPIRES, EMPIRES.setup(4, battles="paper"), seed=7, steps=400)
    record.save(path, match, NAMES)
    out = tmp_path / "out.pdf"
    for document in ("map", "standings", "chronicle"):
        said("print", str(path), document, "--out", str(out))
        read = "".join(alphabets(out.read_bytes()))
        assert set("Łukasz Ζωή Дмитрий RiBen") <= set(read), document


def pages(file: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", file))


def test_no_word_of_a_table_is_broken_however_many_columns_there_are(
    tmp_path: Path,
) -> None:
    head = ("Reich", "Volk", "Felder", "Städte", "Sondergebäude", "Drachenhort", "Siegpunkte")
    table = Table(head, (("Ann", "Chaoszwerge", "4", "0", "1", "0", "5"),))
    wide = Table((*head, *head), ((*table.rows[0], *table.rows[0]),))
    sheet = blank(Document("", "de", ()), "A4", tmp_path)
    for one in (table, wide):
        size, widths = columns(sheet, one)
        assert sum(widths) == pytest.approx(sheet.epw)
        sheet.set_font(FONT, "B", size)
        for cell, width in zip(one.head, widths, strict=True):
            assert sheet.get_string_width(cell) < width
    sheet.output()  # closes its fonts


def test_words_too_long_for_any_letters_are_printed_all_the_same() -> None:
    names = ("W" * 60,) * 14
    assert pages(pdf(Document("", "en", (Table(names, (names,)),)))) == 1


def test_a_flat_picture_stays_on_the_page_of_its_text() -> None:
    flat = Picture('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"></svg>', "flat")
    high = Picture('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 90"></svg>', "high")
    text = Listing(("A line",) * 20)
    assert [pages(pdf(Document("", "en", (text, one)))) for one in (flat, high)] == [1, 2]


def test_a_heading_is_never_the_last_on_a_page() -> None:
    for lines in range(44, 56):
        alone = pages(pdf(Document("T", "en", (Listing(("A line",) * lines), Heading("H")))))
        text = pages(
            pdf(Document("T", "en", (Listing(("A line",) * lines), Heading("H"), Paragraph("P"))))
        )
        assert alone == text
