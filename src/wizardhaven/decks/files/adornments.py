"""What pages and forums put around a line: it says nothing about the card."""

import re
from html import unescape
from typing import Final

from wizardhaven.decks.files.markup import without_tags

PAIRED: Final = re.compile(
    r"\[(?P<tag>b|i|u|s|card|url|size|color|colour|font|center|quote|spoiler|code)(?:=[^\]]*)?\]"
    r"(?P<said>.*?)\[/(?P=tag)\]",
    re.IGNORECASE,
)
ALONE: Final = re.compile(
    r"\[/?(?:b|i|u|s|list|quote|spoiler|code|center|size|color|colour|font)(?:=[^\]]*)?\]", re.IGNORECASE
)
ITEM: Final = re.compile(r"\s*\[\*\]\s*|\s*[-*+]\s+\[[ xX]\]\s+")
REMARK: Final = re.compile(r"<!--(?P<said>.*?)-->")
BOLD: Final = re.compile(r"(?P<sign>\*\*|__)(?P<said>\S.*?)(?P=sign)")
SLANTED: Final = re.compile(r"(?<![\w*])\*(?P<said>[^\s*][^*]*)\*(?![\w*])")
LINK: Final = re.compile(r"\[(?P<said>[^\[\]]+)\]\((?:https?:/|www\.|/|#)[^()\s]*\)")
STRUCK: Final = re.compile(r"~~(?P<said>[^~]+)~~")
INVISIBLE: Final = re.compile("[\u200b-\u200f\u2060\ufeff\u00ad]")
ENTITY: Final = re.compile(r"&(?:[a-zA-Z]{2,8}|#\d{1,5}|#x[0-9a-fA-F]{1,4});")
LONGEST: Final = 500
DEEPEST: Final = 4


def unadorned(line: str) -> str:
    """The line without signs for bold letters, colours and lists, its letters written out."""
    if len(line) > LONGEST:
        return line
    if ENTITY.search(line):
        line = unescape(line)
    line = INVISIBLE.sub("", line.replace("\xa0", " "))
    if "<" in line:
        line = without_tags(REMARK.sub(r"// \g<said>", line))
    for _ in range(DEEPEST if "[/" in line else 0):
        line = PAIRED.sub(r"\g<said>", line)
    line = ITEM.sub("", line, count=1) if ITEM.match(line) else line
    line = LINK.sub(r"\g<said>", line) if "](" in line else line
    if STRUCK.search(line):
        line = STRUCK.sub(r"\g<said>", line) + " # ~~"
    line = ALONE.sub("", line) if "[" in line else line
    return _without_stars(line)


def _without_stars(line: str) -> str:
    line = BOLD.sub(r"\g<said>", line) if "**" in line or "__" in line else line
    return SLANTED.sub(r"\g<said>", line) if line.count("*") > 1 else line
