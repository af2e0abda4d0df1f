"""A query taken apart into its pieces, each with its place."""

import re
from dataclasses import dataclass
from typing import Final

from wizardhaven.catalogue.search.complaints import BadQuery, Trouble

LONGEST: Final = 500
QUOTE: Final = r"[\"“”„«»]"
QUOTED: Final = rf"{QUOTE}[^\"“”„«»]*{QUOTE}"
OPEN: Final = rf"{QUOTE}[^\"“”„«»]*"
VALUE: Final = rf"(?:{QUOTED}|[^\s()\"“”„«»])*(?:{OPEN}\Z)?"
PIECE: Final = re.compile(
    rf"""\s*(?:
        (?P<open>\() | (?P<close>\)) | (?P<no>-(?=\S))
        | (?P<filter>[a-zA-Z][a-zA-Z-]*?)(?P<sign><=|>=|[:=<>])(?P<value>{VALUE})
        | (?P<phrase>{QUOTED}) | (?P<open_phrase>{OPEN}) | (?P<word>[^\s()"“”„«»]+)
    )""",
    re.VERBOSE,
)
QUOTES: Final = '"“”„«» '


@dataclass(frozen=True)
class Piece:
    """One piece: what sort, what it says, where it begins and how long it is."""

    sort: str
    text: str
    place: int
    filter: str = ""
    sign: str = ""

    @property
    def length(self) -> int:
        """How many characters of the query it takes."""
        return len(self.filter) + len(self.sign) + len(self.text)


def pieces(query: str, complaints: list[BadQuery]) -> list[Piece]:
    """All pieces in their order; what is wrong with them is added to the complaints."""
    if len(query) > LONGEST:
        complaints.append(BadQuery(Trouble.TOO_LONG, LONGEST, len(query) - LONGEST, LONGEST))
    line = query[:LONGEST].rstrip()
    found: list[Piece] = []
    place = 0
    while place < len(line):
        match = PIECE.match(line, place)
        assert match is not None
        found.append(_piece(match, complaints))
        place = match.end()
    return found


def _piece(match: re.Match[str], complaints: list[BadQuery]) -> Piece:
    sort = "filter" if match["filter"] is not None else match.lastgroup
    assert sort is not None
    text, place = match["value" if sort == "filter" else sort], match.start(sort)
    if len(re.findall(QUOTE, text)) % 2:
        complaints.append(BadQuery(Trouble.OPEN_QUOTE, match.end() - len(_after_last_quote(text)) - 1, 1))
    if sort == "filter":
        return Piece(sort, text, place, match["filter"], match["sign"])
    if sort == "open_phrase":
        return Piece("phrase", text, place)
    if sort == "word" and text.casefold() in ("or", "not"):
        sort = {"or": "or", "not": "no"}[text.casefold()]
    return Piece(sort, text, place)


def _after_last_quote(text: str) -> str:
    return re.split(QUOTE, text)[-1]
