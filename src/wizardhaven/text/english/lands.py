"""What sites and regions count as and allow, in English."""

from typing import assert_never

from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.exceptions import spared
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import item, regions
from wizardhaven.vocabulary.lands import AllowsPlay, OfLands, TapsSites
from wizardhaven.vocabulary.terms import ItemClass


def of_lands(holds: OfLands, scene: Scene) -> str:
    """What holds for a site or a region, as a clause."""
    match holds:
        case AllowsPlay(information=True):
            return f"information is playable at {scene.site}"
        case AllowsPlay(item_class=ItemClass() as sort):
            hoard = "which may be a hoard item"
            wherever = "whatever its own text says of sites" if holds.whatever_it_says else hoard
            return f"while {scene.site} is untapped, one {item(sort)}, {wherever}, is playable there"
        case AllowsPlay(items, ally_mind, allowed_at):
            card = (
                f"one {items.value} item" if items else f"one ally who is not unique and has {ally_mind} mind"
            )
            at = place(allowed_at) if allowed_at else scene.site
            return f"once each turn, {card} may be played at {at}, even if it is tapped"
        case TapsSites(path, when, kinds):
            ways = listed([regions(count, kind) for kind, count in path.ways], "or")
            tapped = (
                f"each site in play that is not a haven and has at least {ways} in its site path is tapped"
            )
            rest = "".join([f". {words.removesuffix('.')}" for words in spared(kinds)])
            return f"while {condition(when, scene)}, {tapped}{rest}"
        case _:
            assert_never(holds)
