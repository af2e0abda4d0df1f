"""What the words about allies say in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing
from wizardhaven.vocabulary.allies import (
    AlliesMayFollow,
    AlliesStayNear,
    InAttacks,
    InfluencesFactions,
    MayPlayAllies,
    OfAllies,
)
from wizardhaven.vocabulary.places import ANY_SITE, SiteNamed
from wizardhaven.vocabulary.standing import Standing

SCENE = Scene("Staff")

EXAMPLES: list[tuple[Standing, str]] = [
    (
        MayPlayAllies(common=True, mind=1, tapped_too=True, at=ANY_SITE),
        "your companies may play a non-unique ally with a mind of 1 at any site, tapped or untapped",
    ),
    (
        MayPlayAllies(mind=1, by_bearer=True, no_copy=True, from_discard_pile=True),
        (
            "the bearer may play an ally with a mind of 1 of which he controls no copy, taking it from hand"
            " or from your discard pile"
        ),
    ),
    (
        MayPlayAllies(company_size=2, tapped_too=True),
        "your companies of size two or less may play allies at tapped sites too",
    ),
    (
        MayPlayAllies(this_card=True, by="Radagast", at=SiteNamed("Bree"), without_tapping=True),
        "Radagast may play Staff at Bree, and neither he nor the site need tap for it",
    ),
    (
        InfluencesFactions(),
        "Staff may try to influence factions as though it were a character",
    ),
    (AlliesMayFollow(), "hero allies that the bearer controls may go wherever he goes"),
    (
        AlliesStayNear(but=("The Balrog",)),
        (
            "each ally at an Under-deeps site is discarded, and so is each ally whose site has "
            "another nearest Haven or Darkhaven than each site where it is playable, by the site "
            "cards of the ally's own alignment; The Balrog is not affected"
        ),
    ),
    (
        InAttacks(never_at_sites=True),
        "neither automatic-attacks nor hazards keyed to the company's site can attack Staff",
    ),
    (InAttacks(never=True), "Staff cannot be attacked"),
    (
        InAttacks(struck_first=True),
        (
            "Staff must be assigned a strike before the bearer can be, and counts as untapped for "
            "this even if it is tapped or wounded"
        ),
    ),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_as_a_clause(word: Standing, said: str) -> None:
    assert standing(word, SCENE) == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfAllies))
