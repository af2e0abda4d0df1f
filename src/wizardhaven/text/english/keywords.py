"""The words on cards that say what sort of thing they are, and cards that have them."""

from collections.abc import Sequence
from typing import Final, assert_never

from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.vocabulary.terms import Keyword

MAGIC: Final = (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)


def bearing(keyword: Keyword) -> str:
    """A thing with that keyword, as something one bears or uses."""
    match keyword:
        case Keyword.ENVIRONMENT | Keyword.CORRUPTION | Keyword.HOARD | Keyword.RITUAL | Keyword.ARMOR:
            return with_article(f"{keyword.value} card")
        case Keyword.COMMAND:
            return f"a {keyword.value} card"
        case (
            Keyword.DWARVEN_RING
            | Keyword.DARK_ENCHANTMENT
            | Keyword.BLACK_RIDER_MODE
            | Keyword.FELL_RIDER_MODE
            | Keyword.HELMET
            | Keyword.HERALDED_LORD_MODE
            | Keyword.LESSER_RING
            | Keyword.LIGHT_ENCHANTMENT
            | Keyword.MAGIC_RING
            | Keyword.MIND_RING
            | Keyword.PALANTIR
            | Keyword.SHAPESHIFTER
            | Keyword.DEMON_FANA
            | Keyword.SHIELD
            | Keyword.SPAWN
            | Keyword.SPELL
            | Keyword.SPIRIT_RING
            | Keyword.THE_ONE_RING
            | Keyword.WEAPON
        ):
            return with_article(keyword.value)
        case Keyword.LOST_KNOWLEDGE:
            return f"a {keyword.value} card"
        case Keyword.STOLEN_KNOWLEDGE:
            return f"a {keyword.value} card"
        case Keyword.SHADOW_MAGIC | Keyword.SORCERY | Keyword.SPIRIT_MAGIC | Keyword.TECHNOLOGY:
            return f"{keyword.value}"
        case _:
            assert_never(keyword)


def is_magic(sorts: Sequence[Keyword]) -> bool:
    """Whether these are all the arts together."""
    return set(sorts) == {Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC}


def cards_of(sorts: Sequence[Keyword]) -> str:
    """Cards with one of these words on them; all the arts together are magic."""
    if is_magic(sorts):
        return "magic cards"
    return f"{listed([sort.value for sort in sorts], 'and')} cards"
