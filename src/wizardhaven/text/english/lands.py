"""What sites and regions count as and allow, in English."""

from typing import assert_never

from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.exceptions import spared
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import regions
from wizardhaven.text.traits import ways_of
from wizardhaven.vocabulary.lands import OfLands, TapsSites


def of_lands(holds: OfLands, scene: Scene) -> str:
    """What holds for a site or a region, as a clause."""
    match holds:
        case TapsSites(path, when, kinds):
            ways = listed([regions(count, kind) for kind, count in ways_of(path)], "or")
            tapped = (
                f"each site in play that is not a haven and has at least {ways} in its site path is tapped"
            )
            rest = "".join([f". {words.removesuffix('.')}" for words in spared(kinds)])
            return f"while {condition(when, scene)}, {tapped}{rest}"
        case _:
            assert_never(holds)
