"""What the words about sites and regions say in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing
from wizardhaven.vocabulary.lands import AllowsInformation, AllowsOnePlay, OfLands, TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Keyword, Purpose, RegionType, SiteType

SCENE = Scene("Staff")

EXAMPLES: list[tuple[Standing, str]] = [
    (
        AllowsOnePlay(items=Keyword.TECHNOLOGY),
        "once each turn, one Technology item may be played at the site, even if it is tapped",
    ),
    (
        AllowsInformation(),
        "information is playable at the site",
    ),
    (TreatSiteAs(SiteType.SHADOW_HOLD), "the site counts as a Shadow-hold"),
    (
        TreatSiteAs(SiteType.HAVEN, SiteNamed("Bree"), (Purpose.HEALING, Purpose.PLAYING_HAZARDS)),
        "Bree counts as a Haven for healing and for the playing of hazards",
    ),
    (
        TreatSiteAs(SiteType.BORDER_HOLD, no_automatic_attacks=True),
        "the site counts as a Border-hold and has no automatic-attacks",
    ),
    (
        TreatRegionAs(RegionType.WILDERNESS, around=True),
        "the region of the site and all regions next to it count as Wilderness",
    ),
    (TreatRegionAs(RegionType.SHADOW_LAND), "the target counts as a Shadow-land"),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_as_a_clause(word: Standing, said: str) -> None:
    assert standing(word, SCENE) == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfLands))
