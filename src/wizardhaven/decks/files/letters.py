"""The bytes of a file become text, in whichever letters they were written."""

import codecs
import re
from enum import Enum
from typing import Final

from wizardhaven.errors import BrokenFile

MOST_BYTES: Final = 200_000
PICTURES_AND_OTHERS: Final = {
    b"\x89PNG": "a picture",
    b"\xff\xd8\xff": "a picture",
    b"GIF8": "a picture",
    b"%PDF": "a PDF document",
    b"PK\x03\x04": "an archive",
    b"\x1f\x8b": "an archive",
    b"\x7fELF": "a program",
    b"MZ\x90": "a program",
}
GARBLED: Final = re.compile(r"[ÃÅâ][\u0080-\u00bf\u2018-\u2030\u20ac\u2122]")


class Letters(Enum):
    """How the letters of a file are written."""

    ASCII = "ASCII"
    UTF_8 = "UTF-8"
    UTF_16 = "UTF-16"
    LATIN_1 = "Latin-1"
    MIXED = "UTF-8 and Latin-1 mixed"


def decoded(content: bytes, file: str) -> tuple[str, Letters]:
    """The text of a file; what is no text is refused with what it looks like."""
    if len(content) > MOST_BYTES:
        raise BrokenFile(f"{file} is too large for a deck: it has more than {MOST_BYTES:,} bytes.")
    for beginning, what in PICTURES_AND_OTHERS.items():
        if content.startswith(beginning):
            raise BrokenFile(f"{file} is not a deck: it is {what}.")
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _utf_16(content, file), Letters.UTF_16
    if (order := _unmarked_utf_16(content)) is not None:
        return content.decode(order, errors="replace"), Letters.UTF_16
    content = content.rstrip(b"\x00\x1a")  # what old programs fill a file up with
    if b"\x00" in content:
        raise BrokenFile(f"{file} is not a deck: it is no text.")
    return _eight_bits(content.removeprefix(codecs.BOM_UTF8))


def _unmarked_utf_16(content: bytes) -> str | None:
    """In which order UTF-16 is written that does not say so: every other byte of plain letters is nothing."""
    for first, order in ((0, "utf-16-le"), (1, "utf-16-be")):
        letters, nothing = content[first::2], content[1 - first :: 2]
        if len(nothing) > 1 and nothing.count(0) * 10 > len(nothing) * 9 and not letters.count(0):
            return order
    return None


def _utf_16(content: bytes, file: str) -> str:
    try:
        return content.decode("utf-16")
    except UnicodeDecodeError:
        raise BrokenFile(f"{file} is not a deck: it is broken UTF-16 text.") from None


def _eight_bits(content: bytes) -> tuple[str, Letters]:
    """UTF-8 wherever it is that, and Windows' Latin-1 letter by letter where it is not."""
    if content.isascii():
        return content.decode("ascii"), Letters.ASCII
    text = content.decode("utf-8", errors="surrogateescape")
    escaped = sum(["\udc80" <= letter <= "\udcff" for letter in text])
    others = sum([ord(letter) > 127 for letter in text]) - escaped
    letters = Letters.UTF_8 if not escaped else Letters.MIXED if others else Letters.LATIN_1
    return _restored("".join([_letter(letter) for letter in text])), letters


def _letter(letter: str) -> str:
    """A byte that is no UTF-8 is the letter that Windows means by it."""
    if not "\udc80" <= letter <= "\udcff":
        return letter
    byte = bytes([ord(letter) - 0xDC00])
    try:
        return byte.decode("cp1252")
    except UnicodeDecodeError:
        return byte.decode("latin-1")


def _restored(text: str) -> str:
    """Lines that were UTF-8, taken for Latin-1 and written as UTF-8 again are what they were."""
    return "\n".join([_once_more(line) if GARBLED.search(line) else line for line in text.split("\n")])


def _once_more(line: str) -> str:
    for codec in ("cp1252", "latin-1"):
        try:
            return line.encode(codec).decode("utf-8")
        except UnicodeError:
            continue
    return line
