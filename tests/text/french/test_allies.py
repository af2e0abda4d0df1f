"""What the words about allies say in French."""

from typing import get_args

import pytest

from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.standing import standing
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

EXAMPLES = (
    (
        MayPlayAllies(common=True, mind=1, tapped_too=True, at=ANY_SITE),
        (
            "vos compagnies peuvent jouer un allié non unique d'un esprit de 1 dans n'importe quel site, "
            "engagé ou non"
        ),
    ),
    (
        MayPlayAllies(mind=1, by_bearer=True, no_copy=True, from_discard_pile=True),
        (
            "le porteur peut jouer un allié d'un esprit de 1 dont il ne contrôle aucun exemplaire, de votre"
            " main ou de votre pile de défausse,"
        ),
    ),
    (
        MayPlayAllies(company_size=2, tapped_too=True),
        "vos compagnies d'une taille de 2 au plus peuvent jouer des alliés même dans des sites engagés",
    ),
    (
        MayPlayAllies(this_card=True, by="Radagast", at=SiteNamed("Bree"), without_tapping=True),
        "Radagast peut jouer cette carte à Bree ; ni lui ni le site ne doivent s'engager pour cela",
    ),
    (
        InfluencesFactions(),
        "cette carte peut tenter d'influencer des factions comme s'il s'agissait d'un personnage",
    ),
    (AlliesMayFollow(), "les alliés héros que contrôle le porteur peuvent le suivre partout"),
    (
        AlliesStayNear(but=("The Balrog",)),
        (
            "tout allié dans un site des Abîmes est défaussé, ainsi que tout allié dont le site a un "
            "autre Havre le plus proche que tous les sites où il est jouable, selon les cartes de "
            "site de son propre alignement ; Le Balrog n'est pas affecté"
        ),
    ),
    (
        InAttacks(never_at_sites=True),
        (
            "ni les attaques automatiques ni les périls liés au site de sa compagnie ne peuvent attaquer "
            "cette carte"
        ),
    ),
    (InAttacks(never=True), "aucune attaque ne peut viser cette carte"),
    (
        InAttacks(struck_first=True),
        (
            "un coup doit être assigné à cette carte avant qu'un autre puisse l'être au porteur, "
            "même si cette carte n'est pas redressée"
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_french(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfAllies))
