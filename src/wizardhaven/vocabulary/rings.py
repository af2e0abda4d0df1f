"""The kinds of rings. [GLO-093]"""

from typing import Final

from wizardhaven.vocabulary.terms import Keyword

SPECIAL_RINGS: Final = (
    Keyword.DWARVEN_RING,
    Keyword.LESSER_RING,
    Keyword.MAGIC_RING,
    Keyword.SPIRIT_RING,
    Keyword.THE_ONE_RING,
)
"""The rings that the test of a gold ring may reveal. [ITM-15]"""
RINGS: Final = (*SPECIAL_RINGS, Keyword.MIND_RING)
"""All kinds of rings but those of gold. [GLO-093]"""
