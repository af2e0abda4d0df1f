"""What the words about journeys say in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing
from wizardhaven.vocabulary.conditions import CompanySize, InPlay
from wizardhaven.vocabulary.hazards import HazardLimitChange
from wizardhaven.vocabulary.journeys import (
    CannotMove,
    ExtraDraws,
    LiftsDemands,
    MayMoveOn,
    MayMoveTo,
    MayReplaceSite,
    MoreRegions,
    NothingAtSite,
    OnJourneys,
    RestAfterJourney,
)
from wizardhaven.vocabulary.places import ANY_SITE, SiteNamed, SitesIn, SitesOf
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import RegionType, SiteType

SCENE = Scene("Staff")

EXAMPLES: list[tuple[Standing, str]] = [
    (
        MoreRegions(1, through=("Rohan", "Khand")),
        ("the company may move through one more region on a way through Rohan or Khand"),
    ),
    (
        LiftsDemands("Eagle-mounts"),
        "Eagle-mounts may be played on the company wherever it is and whoever is in it",
    ),
    (
        CannotMove(),
        "the company cannot move",
    ),
    (
        MayMoveTo(ANY_SITE, condition=CompanySize(at_most=1, with_allies=True)),
        (
            "while there are no other characters or allies in the company, the company may move to a site; "
            "its site path then has no regions, so that creatures can be keyed to its new site only"
        ),
    ),
    (
        RestAfterJourney(),
        (
            "right after its movement/hazard phase, each company at the site may untap one "
            "of its characters, or heal one to tapped"
        ),
    ),
    (
        ExtraDraws(-1, by_opponent=True),
        "when the company moves, your opponent draws one card fewer (perhaps none)",
    ),
    (MoreRegions(1), "the company may move through one more region"),
    (
        MoreRegions(2, InPlay("Horn")),
        "while Horn is in play, the company may move through up to two more regions",
    ),
    (
        MayMoveTo(SitesIn(region_types=(RegionType.WILDERNESS, RegionType.COASTAL_SEA))),
        (
            "the company may move to a site in a Wilderness or Coastal Sea; its site path then has no "
            "regions, so that creatures can be keyed to its new site only"
        ),
    ),
    (
        MayMoveTo(
            SiteNamed("Bree"),
            path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
            then=(HazardLimitChange(-2, minimum=2),),
        ),
        (
            "the company may move to Bree; its site path then is Wilderness, Border-land, and the hazard "
            "limit against it is lowered by two (to a minimum of two)"
        ),
    ),
    (NothingAtSite(), "the company may do nothing in its site phase"),
    (NothingAtSite(of_movers=True), "no company that moves to the site may do anything in its site phase"),
    (
        ExtraDraws(by_opponent=True, times=2),
        "your opponent may draw up to twice the normal number of cards when the company moves",
    ),
    (
        MayReplaceSite(),
        ("at the end of the turn, the company may replace its site by the Haven where it began the turn"),
    ),
    (
        MayReplaceSite(by_nearest_haven=True, conditions=(CompanySize(at_most=3),)),
        (
            "at the end of your turn, you may discard Staff to replace the site of the company by "
            "the nearest Haven, if the company's size is at most three"
        ),
    ),
    (
        MayMoveOn(SitesOf((SiteType.HAVEN,))),
        (
            "once the company has moved to a Haven, it may move on to another site; a further "
            "movement/hazard phase follows at once"
        ),
    ),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_as_a_clause(word: Standing, said: str) -> None:
    assert standing(word, SCENE) == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OnJourneys))
