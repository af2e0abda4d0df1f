"""The languages we speak."""

from enum import Enum


class Language(Enum):
    """A language cards are said in, by its two letters."""

    EN = "en"
    DE = "de"
    FR = "fr"

    __hash__ = object.__hash__  # every sentence is looked up by it, and Enum's own is a function in Python
