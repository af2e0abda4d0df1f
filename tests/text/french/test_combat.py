"""What the standing words about combat say in French."""

from typing import get_args

import pytest

from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.standing import standing
from wizardhaven.vocabulary.combat import (
    AutomaticAttackTwice,
    BodyOfFoes,
    MustTap,
    NoDetainment,
    OfCombat,
    OneAttackOnly,
    SparesBearer,
    TwoWeapons,
)
from wizardhaven.vocabulary.conditions import StagePoints
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Race

EXAMPLES = (
    (
        NoDetainment(condition=StagePoints(8)),
        (
            "les attaques contre vos compagnies ne sont jamais dilatoires, tant que vous avez au moins 8 "
            "points de Déchu"
        ),
    ),
    (
        NoDetainment(starred=True),
        "les attaques des périls avec astérisque contre vos compagnies ne sont jamais dilatoires",
    ),
    (
        SparesBearer(discarded_above=6),
        (
            "un coup réussi contre le porteur ne le blesse pas ; à la place, on lance les "
            "dés : sur plus de 6, cette carte est défaussée"
        ),
    ),
    (
        TwoWeapons(),
        (
            "si le porteur est guerrier même sans cette carte, il peut utiliser deux armes à "
            "la fois, mais alors aucun bouclier"
        ),
    ),
    (BodyOfFoes((Race.DRAGON,), amount=-2), "le corps des Dragons est modifié de −2 contre le porteur"),
    (
        OneAttackOnly(),
        (
            "un site à plusieurs attaques automatiques (sauf les antres de Dragon) ou un péril à plusieurs "
            "attaques n'en a qu'une seule, que le joueur de périls choisit et qui ne peut être annulée"
        ),
    ),
    (
        BodyOfFoes((Race.NAZGUL, Race.RINGWRAITH), halved=True),
        ("le corps des Nazgûl et des Spectres est réduit de moitié contre le porteur (arrondi au supérieur)"),
    ),
    (
        AutomaticAttackTwice((Race.UNDEAD,)),
        "chaque attaque automatique de Morts-vivants a lieu deux fois de suite",
    ),
    (AutomaticAttackTwice(), "la cible a lieu deux fois de suite"),
    (
        MustTap(),
        "tout personnage non engagé de la compagnie doit s'engager pour affronter un coup d'une créature",
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_french(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfCombat))
