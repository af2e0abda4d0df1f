"""Every term of the game has its German word."""

from collections.abc import Mapping
from enum import Enum

import pytest

from wizardhaven.text.german import alignments, keywords, moments, terms
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Phase,
    Pile,
    PlayerKind,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
)


@pytest.mark.parametrize(
    ("words", "closed_list"),
    [
        (alignments.ALIGNMENTS, Alignment),
        (terms.CHECKS, Check),
        (alignments.COMPANIES, Alignment),
        (terms.ITEM_CLASSES, ItemClass),
        (keywords.KEYWORDS, Keyword),
        (terms.LENGTHS, Length),
        (terms.PHASES, Phase),
        (alignments.PLAYERS, PlayerKind),
        (terms.RACES, Race),
        (terms.REGION_TYPES, RegionType),
        (terms.SIDES, Side),
        (terms.SITE_TYPES, SiteType),
        (terms.SKILLS, Skill),
        (terms.SOURCES, Pile),
    ],
)
def test_every_term_has_its_word(words: Mapping[Enum, object], closed_list: type[Enum]) -> None:
    assert set(words) == set(closed_list)


def test_every_moment_but_the_usual_one_is_named() -> None:
    assert [moment for moment in Moment if not moments.moment(moment)] == [Moment.ANY_TIME]
