"""What the words about hazards say in French."""

from typing import get_args

import pytest

from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.standing import standing
from wizardhaven.vocabulary.conditions import PathHas
from wizardhaven.vocabulary.hazards import (
    CancelsEffectsOf,
    CreaturesCanceled,
    FreeCreatures,
    HazardLimitChange,
    MayCancelHazardsByTapping,
    NoCreatures,
    NoResourcesNeeding,
    OfHazards,
    OnGuardCards,
    OpenToCreatures,
    ShieldedFrom,
    StandsFor,
)
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Danger, Race, RegionType, Skill

EXAMPLES = (
    (
        OnGuardCards(to_hand=True),
        ("aucune carte ne reste en garde ; elle retourne aussitôt dans la main de son joueur"),
    ),
    (
        OnGuardCards(),
        ("les cartes en garde qui ne sont pas révélées sont défaussées au lieu de retourner en main"),
    ),
    (
        CancelsEffectsOf(("Bridge",)),
        "les effets des cartes « Pont » sont annulés",
    ),
    (CreaturesCanceled(), "toutes les attaques de créatures contre la compagnie sont annulées"),
    (StandsFor("Gates of Morning"), "cette carte compte comme « Portes du Matin » pour les périls"),
    (CancelsEffectsOf(("Bridge", "Ford")), "les effets des cartes « Pont » et « Gué » sont annulés"),
    (NoCreatures(), "aucune créature ne peut être jouée contre la compagnie"),
    (
        NoCreatures((Race.UNDEAD,)),
        "aucune créature sauf les Morts-vivants ne peut être jouée contre la compagnie",
    ),
    (
        OpenToCreatures((Race.UNDEAD, Race.SPIDER)),
        (
            "toutes les créatures qui sont des Morts-vivants ou des Araignées peuvent être jouées contre la "
            "compagnie"
        ),
    ),
    (
        ShieldedFrom((Danger.RETURN_TO_ORIGIN, Danger.TAPPING_OF_SITES)),
        (
            "les effets de péril qui font retourner une compagnie à son site d'origine ou qui engagent "
            "son site actuel ou son nouveau site n'affectent pas la compagnie"
        ),
    ),
    (
        HazardLimitChange(-2, minimum=2),
        "la limite de périls contre la compagnie est réduite de 2 (jusqu'à un minimum de 2)",
    ),
    (HazardLimitChange(+1), "la limite de périls contre la compagnie est augmentée de 1"),
    (HazardLimitChange(-2), "la limite de périls contre la compagnie est réduite de 2"),
    (
        FreeCreatures(),
        "les créatures de ce type jouées contre la compagnie ne comptent pas dans la limite de périls",
    ),
    (
        NoResourcesNeeding(Skill.SCOUT),
        "aucune ressource qui exige un éclaireur ne peut être jouée pour la compagnie",
    ),
    (
        MayCancelHazardsByTapping(PathHas(((RegionType.COASTAL_SEA, 1),), no_two_others=True)),
        (
            "chaque personnage de la compagnie peut s'engager pour annuler un péril qui la cible ou qui "
            "cible quelque chose qui lui est associé, tant que son trajet comporte au moins une Mer côtière "
            "et jamais deux autres régions de suite"
        ),
    ),
    (
        ShieldedFrom((Danger.CAPTURE,)),
        ("les effets de péril qui font prisonnier l'un de ses personnages n'affectent pas la compagnie"),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_french(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfHazards))
