"""Names as files spell them: without accents and signs, with or without an article, with letters lost."""

import re
from collections import Counter
from collections.abc import Mapping
from difflib import SequenceMatcher
from functools import cache, lru_cache
from typing import Final

from wizardhaven.catalogue.folding import fold
from wizardhaven.catalogue.printing import Kind, Printing, Version, by_code, printings

LOST: Final = re.compile(r"[?�]")
OTHER_SPELLINGS: Final[Mapping[str, str]] = {
    "Glamour of Surpassing Excellence": "Glamour of Surpassing Excellance",
    "The Pack at the Door": "A Pack at the Door",
    "Favour of the Valar": "Favor of the Valar",
    "Rumour of the One": "Rumor of the One",
    "Dwarven Travellers": "Dwarven Travelers",
    "Promptings to Wisdom": "Promptings of Wisdom",
    "Many Turns Doublings": "Many Turns and Doublings",
}
"""What some editions and many lists write, and the name that they mean."""
WITHOUT_DOTS: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"},
)
MOST_LOST: Final = 4
NEAR_ENOUGH: Final = 0.6
MOST_COMPARED: Final = 12


@lru_cache(maxsize=4096)
def key(name: str) -> str:
    """What has to agree: letters and digits alone."""
    return "".join([letter for letter in fold(name).replace("&", "and") if letter.isalnum()])


def is_name(text: str) -> bool:
    """Whether a card is called that, in any of four languages."""
    return key(text) in named()


def called(text: str) -> tuple[Printing, ...]:
    """The cards that may be meant by a name, in the order of versions; an article is forgiven."""
    for spelling in _spellings(text):
        if found := named().get(key(spelling)):
            return found
    return ()


def is_site_in(text: str, place: str) -> bool:
    """Whether a site is called that, and a region is called like the place beside it."""
    kinds = {card.kind for card in called(place)}
    return kinds == {Kind.REGION} and Kind.SITE in {card.kind for card in called(text)}


def with_letters_lost(text: str) -> tuple[Printing, ...]:
    """The cards that may be meant where some letters have become question marks."""
    if not 1 <= len(LOST.findall(text)) <= MOST_LOST or not key(text):
        return ()
    parts = [re.escape(key(part)) for part in LOST.split(text)]
    pattern = re.compile(".{0,2}".join(parts))
    keys = [one for one in _english() if pattern.fullmatch(one)]
    return named()[keys[0]] if len(keys) == 1 else ()


def nearest_names(text: str) -> tuple[str, ...]:
    """Up to three English names that look most like a text; only those that share something are compared."""
    wanted = key(text)[:60]
    shared = Counter([one for part in _parts(wanted) for one in _sharing().get(part, ())])
    likely = [one for one, _ in shared.most_common(MOST_COMPARED)]
    rated = [(SequenceMatcher(None, wanted, one).ratio(), one) for one in likely]
    near = sorted([pair for pair in rated if pair[0] >= NEAR_ENOUGH], reverse=True)
    return tuple(dict.fromkeys([named()[one][0].names.en for _, one in near]))[:3]


@cache
def named() -> Mapping[str, tuple[Printing, ...]]:
    """The cards behind every name; an English name is meant before the same name in another language."""
    spoken = _in_four_languages()
    others = {key(other): spoken[key(name)] for other, name in OTHER_SPELLINGS.items()}
    return {**_written_out(spoken), **others, **spoken}


@cache
def _in_four_languages() -> Mapping[str, tuple[Printing, ...]]:
    return {**_spoken("de", "fr", "es"), **_spoken("en")}


def _written_out(spoken: Mapping[str, tuple[Printing, ...]]) -> Mapping[str, tuple[Printing, ...]]:
    """German names without their dots: Hoehlendrache is Höhlendrache."""
    german = {one.names.de for one in printings() if one.names.de and set(one.names.de) & set("äöüÄÖÜ")}
    return {key(name.translate(WITHOUT_DOTS)): spoken[key(name)] for name in sorted(german)}


def _spoken(*languages: str) -> Mapping[str, tuple[Printing, ...]]:
    found: dict[str, dict[str, Printing]] = {}
    for printing in printings():
        for language in languages:
            name: str | None = getattr(printing.names, language)
            if name:
                found.setdefault(key(name), {})[printing.card] = by_code()[printing.card]
    order = list(Version)
    return {one: tuple(sorted(c.values(), key=lambda p: order.index(p.version))) for one, c in found.items()}


@cache
def _english() -> tuple[str, ...]:
    return tuple(_spoken("en"))


def _spellings(text: str) -> list[str]:
    inverted = re.fullmatch(r"(?P<name>.+),\s*(?P<article>the|an?)", text, re.IGNORECASE)
    turned = [f"{inverted['article']} {inverted['name']}"] if inverted else []
    bare = re.sub(r"^(?:the|an?)\s+", "", text, flags=re.IGNORECASE)
    return [text, *turned, f"the {text}", f"a {text}", bare]


def _parts(text: str) -> list[str]:
    return [text[at : at + 3] for at in range(max(len(text) - 2, 1))]


@cache
def _sharing() -> Mapping[str, tuple[str, ...]]:
    """The names that share three letters in a row."""
    found: dict[str, list[str]] = {}
    for one in (*_in_four_languages(), *[key(other) for other in OTHER_SPELLINGS]):
        for part in set(_parts(one)):
            found.setdefault(part, []).append(one)
    return {part: tuple(names) for part, names in found.items()}
