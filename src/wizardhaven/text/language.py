"""The languages we speak."""

from enum import Enum


class Language(Enum):
    """A language cards are said in, by its two letters."""

    EN = "en"
    DE = "de"
    FR = "fr"
