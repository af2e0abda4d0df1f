"""Numbers that depend on the table."""

from enum import Enum


class Amount(Enum):
    """A number read from the table when it is needed."""

    UNUSED_GENERAL_INFLUENCE = "the player's unused general influence"
    CHARACTERS_IN_COMPANY = "the number of characters in the company"
    REGIONS_MOVED_THROUGH = "the number of regions the company moved through"
    MIND = "the character's mind"
    TWICE_PRINTED_PROWESS = "twice the prowess printed on the character"
