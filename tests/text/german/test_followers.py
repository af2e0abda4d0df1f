"""What the words about followers say in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.standing import standing
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
        "du darfst Orks und Trolle ins Spiel bringen und das Spiel mit ihnen beginnen",
    ),
    (
        MayBring(races=(Race.HALF_ORC,), away_from_avatar=True),
        (
            "du darfst Halb-Orks an jedem deiner Zauberer-Zufluchtsorte ins Spiel bringen, auch fern von"
            " deinem Zauberer"
        ),
    ),
    (
        MayBring(mind_at_most=6, agents=True, just_one=True),
        (
            "du darfst anstelle eines anderen Charakters einen mit höchstens 6 Geisteskraft (auch einen"
            " Agenten) ins Spiel bringen; lege diese Karte zu ihm; er kann auch ein Anfangscharakter sein"
        ),
    ),
    (
        MayBring(agents=True, just_one=True, in_company=True),
        (
            "ein Agent darf mit der Gemeinschaft an einem Zufluchtsort ins Spiel kommen oder darin beginnen;"
            " lege diese Karte zu ihm"
        ),
    ),
    (
        FixedControl(1, less_for=Characters(races=(Race.HALF_ORC,))),
        "die Kontrolle über jeden deiner Halb-Orks kostet 1 Einflusspunkt weniger",
    ),
    (
        InfluencesFromAfar(10),
        (
            "dein Avatar darf versuchen, Karten deines Gegners zu beeinflussen, wo immer sie sind; statt des"
            " direkten zählt dann die aufgerundete Hälfte deines ungenutzten allgemeinen Einflusses"
            " (höchstens 10), vermindert um 1 je Region zwischen den Orten"
        ),
    ),
    (PassesFor(Race.HALF_ORC), "der Träger gilt in jeder Hinsicht als Halb-Ork"),
    (AnySize(), "die Größe der Gemeinschaft ist unbegrenzt"),
    (
        FixedControl(2),
        (
            "die Kontrolle über den Träger kostet 2 Einflusspunkte und kann nur durch allgemeinen "
            "Einfluss oder einen Gefallenen Zauberer erfolgen"
        ),
    ),
    (
        BarsMinds(ByStagePoints(((9, 3),), otherwise=4)),
        (
            "Gefallene Zauberer dürfen keine Charaktere mit mehr als 4 Geisteskraft ins Spiel bringen und"
            " keine mit mehr als 3 bei mehr als 9 Entwicklungspunkten"
        ),
    ),
    (
        OnlyAtHomeSite(),
        ("diese Karte darf nur am eigenen Heimatort ins Spiel gebracht werden, außer als Anfangscharakter"),
    ),
    (NotControlledByDirectInfluence(), "der Träger kann nicht durch direkten Einfluss kontrolliert werden"),
    (
        OnlyAtHomeSite(may_start=False),
        (
            "diese Karte darf kein Anfangscharakter sein und nur am eigenen Heimatort ins Spiel "
            "gebracht werden"
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_german(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfFollowers))
