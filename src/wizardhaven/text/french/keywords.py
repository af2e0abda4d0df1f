"""The words on cards that say what sort of thing they are, and cards that have them."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from wizardhaven.text.french.grammar import Noun, a, feminine, masculine, the
from wizardhaven.vocabulary.terms import Keyword

MAGIC: Final = (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)

KEYWORDS: Final[MappingProxyType[Keyword, Noun]] = MappingProxyType(
    {
        Keyword.ARMOR: feminine("armure"),
        Keyword.COMMAND: masculine("ordre"),
        Keyword.CORRUPTION: feminine("corruption"),
        Keyword.DARK_ENCHANTMENT: masculine("enchantement des ténèbres", "enchantements des ténèbres"),
        Keyword.DWARVEN_RING: masculine("Anneau Nain", "Anneaux Nains"),
        Keyword.ENVIRONMENT: masculine("environnement"),
        Keyword.BLACK_RIDER_MODE: masculine("mode Cavalier Noir", "modes Cavalier Noir"),
        Keyword.FELL_RIDER_MODE: masculine("mode Aile Noire", "modes Aile Noire"),
        Keyword.HERALDED_LORD_MODE: masculine("mode Seigneur proclamé", "modes Seigneur proclamé"),
        Keyword.HELMET: masculine("casque"),
        Keyword.HOARD: masculine("objet de trésor", "objets de trésor"),
        Keyword.LESSER_RING: masculine("Anneau moindre", "Anneaux moindres"),
        Keyword.LIGHT_ENCHANTMENT: masculine("enchantement de lumière", "enchantements de lumière"),
        Keyword.LOST_KNOWLEDGE: masculine("Savoir perdu", "Savoirs perdus"),
        Keyword.MAGIC_RING: masculine("Anneau magique", "Anneaux magiques"),
        Keyword.MIND_RING: masculine("Anneau mental", "Anneaux mentaux"),
        Keyword.PALANTIR: masculine("Palantír", "Palantíri"),
        Keyword.RITUAL: masculine("rituel"),
        Keyword.SHADOW_MAGIC: feminine("magie de l'ombre", "magies de l'ombre"),
        Keyword.SHAPESHIFTER: masculine("métamorphe"),
        Keyword.DEMON_FANA: masculine("fána de Démon", "fánas de Démon"),
        Keyword.SHIELD: masculine("bouclier"),
        Keyword.SORCERY: feminine("sorcellerie"),
        Keyword.SPELL: masculine("sort"),
        Keyword.SPAWN: feminine("engeance"),
        Keyword.SPIRIT_MAGIC: feminine("magie de l'esprit", "magies de l'esprit"),
        Keyword.SPIRIT_RING: masculine("Anneau d'esprit", "Anneaux d'esprit"),
        Keyword.STOLEN_KNOWLEDGE: masculine("Savoir dérobé", "Savoirs dérobés"),
        Keyword.TECHNOLOGY: feminine("technologie"),
        Keyword.THE_ONE_RING: masculine("Anneau Unique", "Anneaux Uniques"),
        Keyword.WEAPON: feminine("arme"),
    }
)


def cards_of(sorts: Sequence[Keyword]) -> str:
    """The player's cards with one of these words on them; all the arts together are magic."""
    if set(sorts) == set(MAGIC):
        return "vos cartes de magie"
    return f"vos cartes de {' ou de '.join([KEYWORDS[sort].singular for sort in sorts])}"


def a_card(keyword: Keyword) -> str:
    """A card or a thing with that word on it, as something one plays."""
    if keyword in (Keyword.LOST_KNOWLEDGE, Keyword.STOLEN_KNOWLEDGE):
        return f"une carte de {KEYWORDS[keyword].singular}"
    return the(KEYWORDS[keyword]) if keyword is Keyword.THE_ONE_RING else a(KEYWORDS[keyword])
