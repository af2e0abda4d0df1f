"""What the words about sites and regions say in French."""

from typing import get_args

import pytest

from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.standing import standing
from wizardhaven.vocabulary.lands import AllowsInformation, AllowsOnePlay, OfLands, TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Keyword, Purpose, RegionType, SiteType

EXAMPLES = (
    (
        AllowsOnePlay(items=Keyword.TECHNOLOGY),
        "une fois par tour, un objet de technologie peut être joué dans ce site, même si le site est engagé",
    ),
    (
        AllowsInformation(),
        "les informations sont jouables dans ce site",
    ),
    (
        TreatSiteAs(SiteType.BORDER_HOLD, no_automatic_attacks=True),
        "la cible compte comme un Fief Frontalier et n'a plus d'attaque automatique",
    ),
    (
        TreatSiteAs(
            SiteType.HAVEN,
            place=SiteNamed("Minas Tirith"),
            purposes=(Purpose.HEALING, Purpose.PLAYING_HAZARDS),
        ),
        "Minas Tirith compte comme un Havre pour la guérison et pour jouer des périls",
    ),
    (
        TreatRegionAs(RegionType.WILDERNESS, around=True),
        "la région du site et toutes les régions adjacentes comptent comme une Contrée sauvage",
    ),
    (TreatRegionAs(RegionType.SHADOW_LAND), "la cible compte comme une Terre de l'ombre"),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_french(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfLands))
