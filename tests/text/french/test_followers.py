"""What the words about followers say in French."""

from typing import get_args

import pytest

from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.standing import standing
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.followers import (
    AnySize,
    BarsMinds,
    FixedControl,
    InfluencesFromAfar,
    MayBring,
    NotControlledByDirectInfluence,
    OfFollowers,
    OnlyAtHomeSite,
    PassesFor,
)
from wizardhaven.vocabulary.selectors import Characters
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Race

EXAMPLES = (
    (
        MayBring(races=(Race.ORC, Race.TROLL)),
        "vous pouvez faire entrer en jeu des Orques et des Trolls et commencer la partie avec eux",
    ),
    (
        MayBring(races=(Race.HALF_ORC,), away_from_avatar=True),
        (
            "vous pouvez faire entrer en jeu des Demi-orques dans tout Havre de Sorcier à vous, même loin de"
            " votre Sorcier"
        ),
    ),
    (
        MayBring(mind_at_most=6, agents=True, just_one=True),
        (
            "vous pouvez faire entrer en jeu un personnage (même un agent) dont l'esprit est de 6 au plus, à"
            " la place d'un autre ; placez cette carte avec lui ; il peut aussi être un personnage de départ"
        ),
    ),
    (
        MayBring(agents=True, just_one=True, in_company=True),
        (
            "un agent peut entrer en jeu avec la compagnie dans un Havre, ou y commencer la partie ; placez"
            " cette carte avec lui"
        ),
    ),
    (
        FixedControl(1, less_for=Characters(races=(Race.HALF_ORC,))),
        "le contrôle de chacun de vos Demi-orques coûte 1 point d'influence de moins",
    ),
    (
        InfluencesFromAfar(10),
        (
            "votre avatar peut tenter d'influencer les cartes de votre adversaire où qu'elles soient ; la"
            " moitié (arrondie au supérieur, 10 au plus) de votre influence générale inutilisée remplace"
            " alors son influence directe, moins 1 par région entre les deux sites"
        ),
    ),
    (PassesFor(Race.HALF_ORC), "le porteur compte en tout comme un Demi-orque"),
    (AnySize(), "la taille de la compagnie n'est pas limitée"),
    (
        FixedControl(2),
        (
            "le contrôle du porteur coûte 2 points d'influence et ne revient qu'à l'influence "
            "générale ou à un Sorcier Corrompu"
        ),
    ),
    (
        BarsMinds(ByStagePoints(((9, 3),), otherwise=4)),
        (
            "les Sorciers Corrompus ne peuvent faire entrer en jeu de personnages d'un esprit de plus de "
            "4, ni de plus de 3 si leurs points de Déchu dépassent 9"
        ),
    ),
    (
        OnlyAtHomeSite(),
        "cette carte ne peut entrer en jeu qu'à son site natal, sauf comme personnage de départ",
    ),
    (NotControlledByDirectInfluence(), "le porteur ne peut pas être contrôlé par influence directe"),
    (
        OnlyAtHomeSite(may_start=False),
        ("cette carte ne peut pas être un personnage de départ et ne peut entrer en jeu qu'à son site natal"),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_french(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfFollowers))
