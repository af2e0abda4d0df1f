"""The names of cards, sites and regions in every language we speak."""

import csv
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from wizardhaven.errors import UnknownName
from wizardhaven.text.language import Language


def translated(name: str, language: Language) -> str:
    """The name in another language, from the English name that cards are written with."""
    if language is Language.EN:
        return name
    names = _table()
    if name not in names:
        nearest = ", ".join(get_close_matches(name, names, n=3)) or "nothing"
        raise UnknownName(
            f"No card is called {name!r}, so it has no name in {language.name}; near: {nearest}."
        )
    return names[name][language]


@cache
def _table() -> Mapping[str, Mapping[Language, str]]:
    """Every English name with its name in each language."""
    lines = files("wizardhaven.text").joinpath("names.csv").read_text(encoding="utf-8").splitlines()
    return {row["en"]: {each: row[each.value] for each in Language} for row in csv.DictReader(lines)}
