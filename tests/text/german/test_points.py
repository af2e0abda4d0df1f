"""What the words about points say in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.standing import standing
from wizardhaven.vocabulary.conditions import StagePoints
from wizardhaven.vocabulary.points import Gathers, OfPoints, PointsIfEliminated, StagePointsChange, Worth
from wizardhaven.vocabulary.selectors import FactionsAt, Holdings
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Keyword, Points

EXAMPLES = (
    (
        Gathers(FactionsAt(regions=("Rohan",))),
        (
            "Heere, die an einem Ort in der Region Rohan spielbar sind und die du gewinnst, solange diese"
            " Karte im Spiel ist, werden unter diese Karte gelegt und geben je +1 Siegpunkt; wird eines "
            "davon abgeworfen, so auch diese Karte"
        ),
    ),
    (
        StagePointsChange(-6, minimum=3),
        "die Entwicklungspunkte des Trägers werden um 6 verringert (mindestens aber 3)",
    ),
    (
        StagePointsChange(+1),
        "die Entwicklungspunkte des Trägers werden um 1 erhöht",
    ),
    (
        Worth(Holdings((Points.FACTION,), unique=True), 2),
        "deine einzigartigen Heere sind jeweils zwei Siegpunkte wert",
    ),
    (
        Worth(Holdings((Points.CHARACTER, Points.ALLY), normally_at_least=2), 2),
        (
            "deine Charaktere und Verbündeten mit normalerweise mindestens 2 Siegpunkten sind jeweils"
            " zwei Siegpunkte wert"
        ),
    ),
    (
        Worth(Holdings((Points.ITEM,), ring=False), condition=StagePoints(7)),
        (
            "deine Gegenstände (außer Ringen) sind jeweils die volle Zahl der Siegpunkte wert, "
            "solange du mindestens 7 Entwicklungspunkte hast"
        ),
    ),
    (
        Worth(Holdings((Points.ITEM,), keywords=(Keyword.WEAPON, Keyword.SHIELD), with_avatar=True)),
        (
            "deine Waffen und Schilde in der Gemeinschaft deines Gefallenen Zauberers sind jeweils "
            "die volle Zahl der Siegpunkte wert"
        ),
    ),
    (
        Worth(Holdings((Points.KILL,), starred=False), 0),
        ("deine besiegten Gefahren ohne Sternchen sind jeweils keinen Siegpunkt wert"),
    ),
    (
        Worth(Holdings((Points.FACTION,), later=True), 1, regardless=True),
        (
            "deine Heere, die du von nun an ausspielst, sind jeweils einen Siegpunkt wert, was auch immer "
            "andere Karten sagen"
        ),
    ),
    (
        Worth(Holdings(away_from_havens=True), 1, regardless=True, at_end=True),
        (
            "bei Spielende sind deine Karten in Gemeinschaften außerhalb deiner Zauberer-Zufluchtsorte "
            "jeweils einen Siegpunkt wert, was auch immer andere Karten sagen"
        ),
    ),
    (
        Worth(Holdings((Points.KILL,), starred=True), for_good=True),
        (
            "deine besiegten Gefahren mit Sternchen, die besiegt werden, solange diese Karte im Spiel ist, "
            "sind jeweils die volle Zahl der Siegpunkte wert"
        ),
    ),
    (PointsIfEliminated(-3), "du erhältst −3 Siegpunkte, wenn diese Karte eliminiert ist"),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_german(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfPoints))
