"""What the words about points say in French."""

from typing import get_args

import pytest

from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.standing import standing
from wizardhaven.vocabulary.conditions import StagePoints
from wizardhaven.vocabulary.points import Gathers, OfPoints, PointsIfEliminated, StagePointsChange, Worth
from wizardhaven.vocabulary.selectors import FactionsAt, Holdings
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Keyword, Points

EXAMPLES = (
    (
        Gathers(FactionsAt(regions=("Rohan",))),
        (
            "les factions jouables dans un site de la région Rohan que vous gagnez tant que cette carte "
            "est en jeu sont placées dessous et donnent chacune +1 point de rassemblement ; si l'une "
            "d'elles est défaussée, défaussez cette carte"
        ),
    ),
    (
        StagePointsChange(-6, minimum=3),
        "les points de Déchu du porteur sont réduits de 6 (mais au moins 3)",
    ),
    (
        StagePointsChange(+1),
        "les points de Déchu du porteur sont augmentés de 1",
    ),
    (
        Worth(Holdings((Points.FACTION,), unique=True), 2),
        ("vos factions uniques valent chacune deux points de rassemblement"),
    ),
    (
        Worth(Holdings((Points.CHARACTER, Points.ALLY), normally_at_least=2), 2),
        (
            "vos personnages et alliés qui donnent normalement au moins 2 points de rassemblement "
            "valent chacun deux points de rassemblement"
        ),
    ),
    (
        Worth(Holdings((Points.ITEM,), ring=False), condition=StagePoints(7)),
        (
            "vos objets (sauf les anneaux) valent chacun le plein de leurs points de rassemblement, "
            "tant que vous avez au moins 7 points de Déchu"
        ),
    ),
    (
        Worth(Holdings((Points.ITEM,), keywords=(Keyword.WEAPON, Keyword.SHIELD), with_avatar=True)),
        (
            "vos armes et boucliers dans la compagnie de votre Sorcier Corrompu valent chacun le "
            "plein de leurs points de rassemblement"
        ),
    ),
    (
        Worth(Holdings((Points.KILL,), starred=False), 0),
        ("vos périls vaincus sans astérisque valent chacun zéro point de rassemblement"),
    ),
    (
        Worth(Holdings((Points.FACTION,), later=True), 1, regardless=True),
        (
            "vos factions que vous jouez désormais valent chacune un point de rassemblement, quoi que disent "
            "d'autres cartes"
        ),
    ),
    (
        Worth(Holdings(away_from_havens=True), 1, regardless=True, at_end=True),
        (
            "à la fin de la partie, vos cartes dans les compagnies hors de vos Havres de Sorcier valent "
            "chacune un point de rassemblement, quoi que disent d'autres cartes"
        ),
    ),
    (
        Worth(Holdings((Points.KILL,), starred=True), for_good=True),
        (
            "vos périls vaincus avec astérisque qui le sont tant que cette carte est en jeu valent chacun le "
            "plein de leurs points de rassemblement"
        ),
    ),
    (PointsIfEliminated(-3), "vous recevez −3 points de rassemblement en cas d'élimination de cette carte"),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_french(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfPoints))
