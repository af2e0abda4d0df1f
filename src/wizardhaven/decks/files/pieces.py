"""A card's line taken apart: how many, which name, which version, which set, and what else it says."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from wizardhaven.catalogue.folding import fold
from wizardhaven.catalogue.printing import Version
from wizardhaven.decks.files.names import is_site_in

MOST_COPIES: Final = 99
BEFORE: Final = re.compile(
    r"(?:(?P<n>\d{1,150})\s*(?:[x×*:;]|copies of|of)?\s+|[(\[{<](?P<b>\d{1,150})\s*[x×]?[)\]}>]\s*"
    r"|[x×](?P<x>\d{1,150})\s+|(?P<t>\d{1,150})[x×*:;]\s*)",
    re.IGNORECASE,
)
BEHIND: Final = re.compile(
    r"(?P<name>.*?[^\s.])(?:(?:\s*[x×*:;=|]\s*|\s+|\s*\.{2,}\s*)(?P<n>\d{1,150})\s*x?"
    r"|\s*[(\[{<]\s*x?\s*(?P<b>\d{1,150})\s*(?:x|copies|cards)?\s*[)\]}>])",
    re.IGNORECASE,
)
NUMBERS: Final = {
    "one": 1,
    "two": 2,
    "three": 3,
    "ein": 1,
    "zwei": 2,
    "drei": 3,
    "un": 1,
    "deux": 2,
    "trois": 3,
}
BULLET: Final = re.compile(r"[-–—•·●◦▪‣*+>]{1,3}\s+")
REST: Final = re.compile(r"\s*(?://|\s#|/|\t#)(?P<rest>.*)$")
BRACKET: Final = re.compile(r"(?P<name>.*\S)\s*[\[({](?P<said>[^\[\](){}]*)[\])}]")
SETS: Final = r"(?:ME)?(?P<set>TW|TD|DM|LE|AS|WH|BA)"
BARE_SET: Final = re.compile(
    r"(?P<name>.*[^\s,-])[\s,-]+(?P<said>(?:ME)?(?:TW|TD|DM|LE|AS|WH|BA)(?:-?0*[1-9]\d{0,2})?|FW)"
)
CODE: Final = re.compile(rf"{SETS}[-_ #]{{0,2}}0*(?P<number>\d{{1,3}})", re.IGNORECASE)
BEFORE_NAME: Final = re.compile(
    rf"[\[(]?\s*{SETS}(?:[-_ #]{{0,2}}0*(?P<number>\d{{1,3}}))?\s*[\])]?\s*[-:]?\s+(?P<name>\S.*)"
)
BETWEEN: Final = re.compile(r"[,;+&|]|\s(?:and|und|et|/)\s|\t")
"""What stands between several cards on one line."""
OTHERWISE: Final = re.compile(r"^(?:or|oder|ou)\s+", re.IGNORECASE)
SIDE: Final = r"(?P<side>hero|minion|balrog|fallen[- ]wizard)"
SIDE_BEHIND: Final = re.compile(rf"(?P<name>.*[^\s,-])[\s,-]+{SIDE}", re.IGNORECASE)
SIDE_BEFORE: Final = re.compile(rf"{SIDE}\s+(?P<name>\S.*)", re.IGNORECASE)
SEPARATED: Final = re.compile(r"(?P<name>.*?\S)(?:\s+--?\s+|\s*[–—←→]\s+|\s*;\s+|\s*<!--)(?P<rest>\S.*)")
SET: Final = re.compile(r"(?:ME)?[A-Z]{2}|promo", re.IGNORECASE)
MARKS: Final = {"*": Version.MINION, "@": Version.FALLEN_WIZARD, "%": Version.BALROG}
VERSIONS: Final = {
    "h": Version.HERO,
    "m": Version.MINION,
    "b": Version.BALROG,
    "f": Version.FALLEN_WIZARD,
    "s": Version.STAGE,
    "fw": Version.FALLEN_WIZARD,
    "wizard": Version.HERO,
    "ringwraith": Version.MINION,
    "fallen wizard": Version.FALLEN_WIZARD,
    **{version.value.replace("-", " "): version for version in Version},
}


@dataclass(frozen=True)
class Pieces:
    """What a line about a card says, before anybody knows which card is meant."""

    name: str
    count: int = 1
    version: Version | None = None
    set: str | None = None
    code: str | None = None
    rest: str | None = None


def taken_apart(line: str, is_name: Callable[[str], bool]) -> Pieces:
    """The pieces of a line; brackets that belong to a name are left to it."""
    text, rest = _without_rest(line.strip().rstrip(",;"), is_name)
    text = BULLET.sub("", text, count=1) if BULLET.match(text) else text
    if text.startswith("? "):
        text, rest = text[1:].strip(), rest or "?"
    pieces = _unmarked(replace(_counted(text, is_name), rest=rest), is_name)
    if is_name(pieces.name):
        return pieces
    for attempt in (_without_remark, _set_before, _side_said, _separated):
        found = attempt(pieces, is_name)
        if found is not None:
            return found
    return pieces


def _without_rest(text: str, is_name: Callable[[str], bool]) -> tuple[str, str | None]:
    found = REST.search(text)
    if found is None or is_name(text) or _is_in_bracket(text, found.start()):
        return text, None
    if is_name(_counted(re.split(r"[/(]", found["rest"])[0].strip(), is_name).name):
        return text, None
    return text[: found.start()].strip(), found["rest"].strip() or None


def _is_in_bracket(text: str, place: int) -> bool:
    """Whether it is a number in a bracket, as in `(TW #209)`."""
    return text[place:].lstrip().startswith("#") and text.count("(", 0, place) > text.count(")", 0, place)


def _counted(text: str, is_name: Callable[[str], bool]) -> Pieces:
    """How many: a number before the name or behind it; one if there is none."""
    before = BEFORE.match(text)
    if before is not None and text[before.end() :].strip():
        said = before["n"] or before["b"] or before["x"] or before["t"]
        return Pieces(text[before.end() :].strip(), int(said))
    first, _, others = text.partition(" ")
    if fold(first) in NUMBERS and not is_name(text) and is_name(others):
        return Pieces(others.strip(), NUMBERS[fold(first)])
    behind = BEHIND.fullmatch(text)
    if behind is None or is_name(text) or CODE.fullmatch(text):
        return Pieces(text)
    return Pieces(behind["name"], int(behind["n"] or behind["b"]))


def _unmarked(pieces: Pieces, is_name: Callable[[str], bool]) -> Pieces:
    """Signs and brackets behind the name are taken away one by one, as long as they say something."""
    while True:
        fewer = _one_less(pieces, is_name)
        if fewer is None:
            return pieces
        pieces = fewer


def _one_less(pieces: Pieces, is_name: Callable[[str], bool]) -> Pieces | None:
    name = pieces.name
    if pieces.code is None and (code := CODE.fullmatch(name)):
        return replace(pieces, name="", code=f"{code['set'].upper()}-{code['number']}")
    if name[-1:] in MARKS and len(name) > 1:
        return replace(pieces, name=name[:-1].rstrip(), version=MARKS[name[-1]])
    bracket = BRACKET.fullmatch(name) or BARE_SET.fullmatch(name)
    if bracket is None:
        return None
    inner = _counted(bracket["name"], is_name)
    fewer = replace(pieces, name=inner.name, count=inner.count if pieces.count == 1 else pieces.count)
    return _said(fewer, bracket["said"].strip(), own=is_name(name))


def _without_remark(pieces: Pieces, is_name: Callable[[str], bool]) -> Pieces | None:
    """A bracket that is neither a name's own nor understood is a remark, unless it brings another card."""
    bracket = BRACKET.fullmatch(pieces.name)
    if bracket is None or "+" in bracket["said"] or _brings_another(bracket, is_name):
        return None
    return _with_name(pieces, bracket["name"], is_name, rest=bracket["said"].strip())


def _brings_another(bracket: "re.Match[str]", is_name: Callable[[str], bool]) -> bool:
    """Whether a bracket names another card; the region of a site is none."""
    said = _counted(OTHERWISE.sub("", bracket["said"]).strip(" ?!"), is_name).name
    return is_name(said) and not is_site_in(bracket["name"], said)


def _set_before(pieces: Pieces, is_name: Callable[[str], bool]) -> Pieces | None:
    """The letters of a set, or a whole code, may stand before the name."""
    found = BEFORE_NAME.fullmatch(pieces.name)
    if found is None:
        return None
    code = f"{found['set']}-{found['number']}" if found["number"] else pieces.code
    letters = pieces.set if found["number"] else found["set"]
    return _with_name(replace(pieces, set=letters, code=code), found["name"], is_name)


def _side_said(pieces: Pieces, is_name: Callable[[str], bool]) -> Pieces | None:
    """The version may stand before or behind the name without a bracket."""
    found = SIDE_BEHIND.fullmatch(pieces.name) or SIDE_BEFORE.fullmatch(pieces.name)
    if found is None or pieces.version is not None:
        return None
    return _with_name(replace(pieces, version=_version(found["side"])), found["name"], is_name)


def _separated(pieces: Pieces, is_name: Callable[[str], bool]) -> Pieces | None:
    """What stands behind a stroke is a remark, unless it brings another card."""
    found = SEPARATED.fullmatch(pieces.name)
    if found is None or any([is_name(_counted(part, is_name).name) for part in BETWEEN.split(found["rest"])]):
        return None
    return _with_name(pieces, found["name"], is_name, rest=found["rest"].strip())


def _with_name(
    pieces: Pieces, text: str, is_name: Callable[[str], bool], rest: str | None = None
) -> Pieces | None:
    """The pieces with a shorter name, if a card is called that."""
    bare = _unmarked(_counted(text, is_name), is_name)
    if not is_name(bare.name):
        return None
    return replace(
        pieces,
        name=bare.name,
        count=bare.count if pieces.count == 1 else pieces.count,
        version=pieces.version or bare.version,
        set=pieces.set or bare.set,
        code=pieces.code or bare.code,
        rest=pieces.rest or rest,
    )


def _version(said: str) -> Version | None:
    """The version that a word means: hero, `hero version`, `Balrog's`."""
    return VERSIONS.get(re.sub(r"s?(?: version| site| card| fassung)?$", "", fold(said).replace("-", " ")))


def _said(pieces: Pieces, said: str, *, own: bool) -> Pieces | None:
    """What a bracket says of the card; nothing if it is part of its name or not understood."""
    if (code := CODE.fullmatch(said)) is not None:
        return replace(pieces, code=f"{code['set'].upper()}-{code['number']}")
    if own:
        return None
    if fold(said) in NUMBERS and pieces.count == 1:
        return replace(pieces, count=NUMBERS[fold(said)])
    if (version := _version(said)) is not None and pieces.version is None:
        return replace(pieces, version=version)
    if SET.fullmatch(said) and pieces.set is None:
        return replace(pieces, set=said)
    return None
