"""What the words about hazards say in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.standing import standing
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
        ("keine Karte bleibt auf der Hut; sie kehrt sofort auf die Hand ihres Spielers zurück"),
    ),
    (
        OnGuardCards(),
        (
            "Karten auf der Hut, die nicht aufgedeckt werden, werden abgeworfen, statt auf die Hand "
            "zurückzukehren"
        ),
    ),
    (
        CancelsEffectsOf(("Bridge",)),
        "die Effekte der Karten „Brücke“ werden aufgehoben",
    ),
    (CreaturesCanceled(), "alle Angriffe von Gefahren-Kreaturen auf die Gemeinschaft werden aufgehoben"),
    (StandsFor("Gates of Morning"), "diese Karte gilt für Gefahren als „Tore des Morgens“"),
    (CancelsEffectsOf(("Bridge", "Ford")), "die Effekte der Karten „Brücke“ und „Furt“ werden aufgehoben"),
    (NoCreatures(), "keine Kreatur darf gegen die Gemeinschaft gespielt werden"),
    (
        NoCreatures((Race.UNDEAD,)),
        "keine Kreatur außer Untoten darf gegen die Gemeinschaft gespielt werden",
    ),
    (
        OpenToCreatures((Race.UNDEAD, Race.SPIDER)),
        "alle Kreaturen, die Untote oder Spinnen sind, dürfen gegen die Gemeinschaft gespielt werden",
    ),
    (
        ShieldedFrom((Danger.RETURN_TO_ORIGIN, Danger.TAPPING_OF_SITES)),
        (
            "Effekte von Gefahren, die eine Gemeinschaft an ihren Ausgangsort zurückkehren lassen oder "
            "die ihren jetzigen oder neuen Ort tappen, haben auf die Gemeinschaft keine Wirkung"
        ),
    ),
    (
        HazardLimitChange(-2, minimum=2),
        "das Gefahrenlimit gegen die Gemeinschaft wird um 2 gesenkt (bis auf mindestens 2)",
    ),
    (HazardLimitChange(+1), "das Gefahrenlimit gegen die Gemeinschaft wird um 1 erhöht"),
    (HazardLimitChange(-2), "das Gefahrenlimit gegen die Gemeinschaft wird um 2 gesenkt"),
    (
        FreeCreatures(),
        (
            "Kreaturen dieser Art zählen nicht gegen das Gefahrenlimit, wenn sie gegen die Gemeinschaft "
            "gespielt werden"
        ),
    ),
    (
        NoResourcesNeeding(Skill.SCOUT),
        ("keine Unterstützung darf für die Gemeinschaft gespielt werden, die einen Kundschafter erfordert"),
    ),
    (
        MayCancelHazardsByTapping(PathHas(((RegionType.COASTAL_SEA, 1),), no_two_others=True)),
        (
            "jeder Charakter der Gemeinschaft darf tappen, um eine Gefahr aufzuheben, die sie oder "
            "etwas, das zu ihr gehört, zum Ziel hat, solange ihr Weg mindestens ein Küstenmeer und keine "
            "zwei anderen Regionen hintereinander enthält"
        ),
    ),
    (
        ShieldedFrom((Danger.CAPTURE,)),
        (
            "Effekte von Gefahren, die einen ihrer Charaktere gefangen nehmen, haben auf die "
            "Gemeinschaft keine Wirkung"
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_german(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfHazards))
