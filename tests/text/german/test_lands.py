"""What the words about sites and regions say in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.standing import standing
from wizardhaven.vocabulary.lands import AllowsInformation, AllowsOnePlay, OfLands, TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Keyword, Purpose, RegionType, SiteType

EXAMPLES = (
    (
        AllowsOnePlay(items=Keyword.TECHNOLOGY),
        (
            "einmal pro Zug darf ein Technologie-Gegenstand an diesem Ort gespielt werden, "
            "auch wenn der Ort getappt ist"
        ),
    ),
    (
        AllowsInformation(),
        "Information ist an diesem Ort spielbar",
    ),
    (
        TreatSiteAs(SiteType.BORDER_HOLD, no_automatic_attacks=True),
        "das Ziel gilt als Grenzort und hat keine automatischen Angriffe",
    ),
    (
        TreatSiteAs(
            SiteType.HAVEN,
            place=SiteNamed("Minas Tirith"),
            purposes=(Purpose.HEALING, Purpose.PLAYING_HAZARDS),
        ),
        "Minas Tirith gilt für die Heilung und für das Ausspielen von Gefahren als Zufluchtsort",
    ),
    (
        TreatRegionAs(RegionType.WILDERNESS, around=True),
        "die Region des Ortes und alle angrenzenden Regionen gelten als Wildnis",
    ),
    (TreatRegionAs(RegionType.SHADOW_LAND), "das Ziel gilt als Schattenland"),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_german(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfLands))
