"""The words on cards that say what sort of thing they are, and cards that have them."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from wizardhaven.text.german.grammar import (
    Case,
    Noun,
    a,
    compound,
    feminine,
    masculine,
    neuter,
    the,
    with_adjective,
)
from wizardhaven.text.german.terms import ITEM, RING
from wizardhaven.vocabulary.terms import Keyword

MAGIC: Final = (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)

KEYWORDS: Final[MappingProxyType[Keyword, Noun]] = MappingProxyType(
    {
        Keyword.ARMOR: feminine("Rüstung", "Rüstungen"),
        Keyword.COMMAND: masculine("Befehl", "Befehls", "Befehle"),
        Keyword.CORRUPTION: feminine("Versuchung", "Versuchungen"),
        Keyword.DARK_ENCHANTMENT: masculine("Dunkelzauber", "Dunkelzaubers", "Dunkelzauber"),
        Keyword.DWARVEN_RING: masculine("Zwergenring", "Zwergenrings", "Zwergenringe"),
        Keyword.ENVIRONMENT: feminine("Umwelt", "Umwelten"),
        Keyword.BLACK_RIDER_MODE: masculine("Modus Schwarzer Reiter", "Modus Schwarzer Reiter", "Modi"),
        Keyword.FELL_RIDER_MODE: masculine("Modus Grausamer Reiter", "Modus Grausamer Reiter", "Modi"),
        Keyword.HERALDED_LORD_MODE: masculine(
            "Modus Bote des Dunklen Herrschers", "Modus Bote des Dunklen Herrschers", "Modi"
        ),
        Keyword.HELMET: masculine("Helm", "Helms", "Helme"),
        Keyword.HOARD: compound("Hort-", ITEM),
        Keyword.LESSER_RING: with_adjective("Geringer", RING),
        Keyword.LIGHT_ENCHANTMENT: masculine("Lichtzauber", "Lichtzaubers", "Lichtzauber"),
        Keyword.LOST_KNOWLEDGE: with_adjective("Verloren", neuter("Wissen", "Wissens", "Wissen")),
        Keyword.MAGIC_RING: with_adjective("Magisch", RING),
        Keyword.MIND_RING: masculine("Gedankenring", "Gedankenrings", "Gedankenringe"),
        Keyword.PALANTIR: masculine("Palantír", "Palantírs", "Palantíri"),
        Keyword.RITUAL: neuter("Ritual", "Rituals", "Rituale"),
        Keyword.SHADOW_MAGIC: feminine("Schattenmagie", "Schattenmagien"),
        Keyword.SHAPESHIFTER: masculine("Gestaltwandler", "Gestaltwandlers", "Gestaltwandler"),
        Keyword.DEMON_FANA: neuter("Dämonenfána", "Dämonenfánas", "Dämonenfánas"),
        Keyword.SHIELD: masculine("Schild", "Schilds", "Schilde"),
        Keyword.SORCERY: feminine("Hexerei", "Hexereien"),
        Keyword.SPELL: masculine("Zauberspruch", "Zauberspruchs", "Zaubersprüche"),
        Keyword.SPAWN: feminine("Brut", "Bruten"),
        Keyword.SPIRIT_MAGIC: feminine("Geistermagie", "Geistermagien"),
        Keyword.SPIRIT_RING: masculine("Geisterring", "Geisterrings", "Geisterringe"),
        Keyword.STOLEN_KNOWLEDGE: with_adjective("Gestohlen", neuter("Wissen", "Wissens", "Wissen")),
        Keyword.TECHNOLOGY: feminine("Technologie", "Technologien"),
        Keyword.THE_ONE_RING: with_adjective("Ein", RING),
        Keyword.WEAPON: feminine("Waffe", "Waffen"),
    }
)


def cards_of(sorts: Sequence[Keyword]) -> str:
    """The player's cards with one of these words on them; all the arts together are magic."""
    if set(sorts) == set(MAGIC):
        return "deine Magiekarten"
    return f"deine Karten mit {' oder '.join([KEYWORDS[sort].after_ein.dative for sort in sorts])}"


def a_card(keyword: Keyword) -> str:
    """A card or a thing with that word on it, as something one plays."""
    if keyword in (Keyword.LOST_KNOWLEDGE, Keyword.STOLEN_KNOWLEDGE):
        return f"eine Karte der Art {KEYWORDS[keyword].after_ein.nominative}"
    article = the if keyword is Keyword.THE_ONE_RING else a
    return article(KEYWORDS[keyword], Case.ACCUSATIVE)
