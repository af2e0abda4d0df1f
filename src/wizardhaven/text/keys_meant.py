"""What a creature is keyed to, sorted for those who put it into words. [MOV-28 to MOV-30]"""

from collections.abc import Sequence

from wizardhaven.text.traits import ways_of
from wizardhaven.vocabulary.conditions import is_of_path
from wizardhaven.vocabulary.places import regions_of
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.such import Such, Within
from wizardhaven.vocabulary.terms import RegionType, SiteType


def is_plain(key: Key) -> bool:
    """Whether a key is a type of region or site and nothing else."""
    return key.condition is None and isinstance(key.to, (RegionType, SiteType))


def said_by_themselves(keyed_to: Sequence[Key]) -> list[Key]:
    """The keys that say more, without those whose sites are said along with their regions."""
    return [key for key in keyed_to if not is_plain(key) and not _is_said_before(key, keyed_to)]


def _is_said_before(key: Key, keyed_to: Sequence[Key]) -> bool:
    """Whether the regions themselves are keyed to, so that their sites are said along with them."""
    return any([key.to in sites_along_with(each, keyed_to) for each in keyed_to])


def sites_along_with(key: Key, keyed_to: Sequence[Key]) -> list[Such]:
    """The sites in the same regions that are keyed to as well."""
    if not isinstance(key.to, Within):
        return []
    others = [each.to for each in keyed_to if each.condition == key.condition and each.to != key.to]
    return [each for each in others if regions_of(each) == regions_of(key.to)]


def own_path(key: Key) -> tuple[tuple[RegionType, int], ...]:
    """What the own site path of a site must have, where it is keyed to by its type: ways, one will do."""
    if isinstance(key.to, SiteType) and is_of_path(key.condition):
        return ways_of(key.condition)
    return ()
