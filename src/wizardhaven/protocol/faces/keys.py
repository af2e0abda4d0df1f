"""Where a creature may strike, as signs with their names."""

from typing import Final

import msgspec

from wizardhaven.protocol.faces.speech import at_place, region_type_name, site_type_name
from wizardhaven.text.language import Language
from wizardhaven.text.names import translated
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.places import names_of, regions_of
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within
from wizardhaven.vocabulary.terms import RegionType, SiteType

REGION_LETTERS: Final = {
    RegionType.WILDERNESS: "w",
    RegionType.BORDER_LAND: "b",
    RegionType.FREE_DOMAIN: "f",
    RegionType.SHADOW_LAND: "s",
    RegionType.DARK_DOMAIN: "d",
    RegionType.COASTAL_SEA: "c",
}
_NAMED: Final = "u-site"


class FaceKey(msgspec.Struct, frozen=True):
    """A type of region, so many times over, a type of site, or places by their names."""

    icon: str
    name: str
    count: int


def keys(creature: Creature, language: Language) -> tuple[FaceKey, ...]:
    """Every way to key a creature, each once, in the order of the card; none is whatever way it is."""
    said = [_key(key, language) for key in creature.keyed_to if not isinstance(key.to, Subject)]
    return tuple(dict.fromkeys(said))


def _key(key: Key, language: Language) -> FaceKey:
    match key.to:
        case RegionType() as region_type:
            icon = f"rt-{REGION_LETTERS[region_type]}"
            return FaceKey(icon, region_type_name(region_type, language), key.count)
        case SiteType() as site_type:
            return FaceKey(f"st-{site_type.value[0]}", site_type_name(site_type, language), 1)
        case Within() as lands:
            return FaceKey(_NAMED, ", ".join([translated(name, language) for name in regions_of(lands)]), 1)
        case place:
            names = names_of(place)
            if len(names) == 1:
                return FaceKey(_NAMED, translated(names[0], language), 1)
            return FaceKey(_NAMED, at_place(place, language), 1)
