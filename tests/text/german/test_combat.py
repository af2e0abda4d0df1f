"""What the standing words about combat say in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.standing import standing
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
            "Angriffe gegen deine Gemeinschaften sind nie Verhöre, solange du mindestens 8 "
            "Entwicklungspunkte hast"
        ),
    ),
    (
        NoDetainment(starred=True),
        "Angriffe von Gefahren mit Sternchen gegen deine Gemeinschaften sind nie Verhöre",
    ),
    (
        SparesBearer(discarded_above=6),
        (
            "ein erfolgreicher Schlag gegen den Träger verwundet ihn nicht; stattdessen wird "
            "gewürfelt, und bei mehr als 6 wird diese Karte abgeworfen"
        ),
    ),
    (
        TwoWeapons(),
        (
            "wenn der Träger auch ohne diese Karte Krieger ist, darf er zwei Waffen zugleich "
            "benutzen, dann aber keinen Schild"
        ),
    ),
    (
        BodyOfFoes((Race.DRAGON,), amount=-2),
        "der Körper von Drachen wird gegen den Träger um −2 modifiziert",
    ),
    (
        OneAttackOnly(),
        (
            "ein Ort mit mehreren automatischen Angriffen (außer Drachenhorten) oder eine Gefahr mit "
            "mehreren Angriffen hat nur einen davon, den der Gefahrenspieler wählt und der nicht aufgehoben "
            "werden kann"
        ),
    ),
    (
        BodyOfFoes((Race.NAZGUL, Race.RINGWRAITH), halved=True),
        "der Körper von Nazgûl und Ringgeistern wird gegen den Träger halbiert (aufgerundet)",
    ),
    (
        AutomaticAttackTwice((Race.UNDEAD,)),
        "jeder automatische Angriff von Untoten findet zweimal unmittelbar nacheinander statt",
    ),
    (AutomaticAttackTwice(), "das Ziel findet zweimal unmittelbar nacheinander statt"),
    (
        MustTap(),
        (
            "jeder ungetappte Charakter der Gemeinschaft muss tappen, um sich einem Schlag einer "
            "Gefahren-Kreatur zu stellen"
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_german(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfCombat))
