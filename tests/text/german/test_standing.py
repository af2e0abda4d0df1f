"""What each standing word says in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.standing import standing
from wizardhaven.vocabulary.agents import OfAgents
from wizardhaven.vocabulary.allies import OfAllies
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.bonuses import OfNumbers
from wizardhaven.vocabulary.combat import OfCombat
from wizardhaven.vocabulary.followers import OfFollowers
from wizardhaven.vocabulary.hazards import OfHazards
from wizardhaven.vocabulary.journeys import OnJourneys
from wizardhaven.vocabulary.lands import OfLands
from wizardhaven.vocabulary.piles import DiscardsFromHand, KeepsItems, RemovesDiscarded
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.points import OfPoints
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.standing import (
    BarsSearching,
    DoesNotUntap,
    EnablesUse,
    GivenUpInstead,
    GrantsSkill,
    HealingReachesAll,
    MakesOvert,
    Standing,
    StoringAtEndOfTurn,
)
from wizardhaven.vocabulary.terms import Keyword, Skill
from wizardhaven.vocabulary.wizardhavens import OfWizardhavens

SAID_ELSEWHERE = (
    OfNumbers
    | OfCombat
    | OfPoints
    | OfFollowers
    | OfAllies
    | OnJourneys
    | OfHazards
    | OfLands
    | OfAgents
    | OfWizardhavens
)

EXAMPLES = (
    (
        TakesShape(9, 10, 1, 25, (Skill.WARRIOR, Skill.RANGER), staying_untapped=-1),
        (
            "der Träger hat anstelle seiner eigenen Werte Kampfkraft 9, Körper 10, direkten Einfluss 1 und "
            "nur die Fertigkeiten Krieger und Waldläufer; dein allgemeiner Einfluss beträgt 25; er darf "
            "Gegenstände tragen, aber nicht benutzen; tappt er nicht für einen Schlag, erhält er nur −1 "
            "Kampfkraft"
        ),
    ),
    (
        TakesShape(3, 9, 8, 19, (Skill.SCOUT,)),
        (
            "der Träger hat anstelle seiner eigenen Werte Kampfkraft 3, Körper 9, direkten Einfluss 8 und "
            "nur die Fertigkeiten Kundschafter; dein allgemeiner Einfluss beträgt 19; er darf Gegenstände "
            "tragen, aber nicht benutzen"
        ),
    ),
    (
        GivenUpInstead(),
        (
            "müsste durch einen Effekt ein Gegenstand der Gemeinschaft abgeworfen werden, der kein "
            "besonderer ist, darfst du stattdessen diese Karte abwerfen"
        ),
    ),
    (
        StoringAtEndOfTurn(),
        "Helden-Charaktere dürfen in der Zugende-Phase wie in der Organisationsphase Karten hinterlegen",
    ),
    (
        BarsSearching(15, of_fallen=20),
        (
            "ein Spieler mit höchstens 15 Karten im Spieldeck (20 als Gefallener Zauberer) darf weder "
            "dieses noch seinen Abwurfstapel durchsuchen oder ansehen"
        ),
    ),
    (BarsCards((Keyword.ENVIRONMENT,)), "keine Umweltkarten können gespielt werden"),
    (
        KeepsItems(SitesOf(under_deeps=True)),
        (
            "ein Gegenstand unter dieser Karte ist nicht im Spiel und gibt keine Siegpunkte; sein Spieler "
            "darf ihn an einem Ort in den Tiefen so ausspielen, als hätte er ihn auf der Hand"
        ),
    ),
    (
        RemovesDiscarded(),
        (
            "ist diese Karte hinterlegt, wenn dein Gegner eine nicht einzigartige Gefahr vor deinen Augen "
            "abwirft, darfst du diese Karte abwerfen, um die Gefahr aus dem Spiel zu entfernen"
        ),
    ),
    (DiscardsFromHand(shown=True), "dein Gegner muss seine Karten offen abwerfen"),
    (GrantsSkill(Skill.SCOUT), "der Träger hat die Fähigkeit eines Kundschafters"),
    (EnablesUse(Keyword.PALANTIR), "der Träger kann Palantíri benutzen"),
    (
        EnablesUse(Keyword.PALANTIR, by_tapping=True),
        "der Träger kann Palantíri benutzen, muss dafür aber tappen",
    ),
    (
        HealingReachesAll(),
        "jeder Effekt, der einen Charakter in der Gemeinschaft heilt, heilt alle ihre Charaktere",
    ),
    (DoesNotUntap(), "diese Karte wird in der Enttapp-Phase nicht enttappt"),
    (MakesOvert(), "die Gemeinschaft gilt als offen"),
    (
        HealingReachesAll(of=Subject.SITE),
        "jeder Effekt, der hier einen Charakter heilt, heilt alle Charaktere an diesem Ort",
    ),
    (
        DoesNotUntap(Subject.BEARER),
        (
            "der Träger kann nicht enttappt werden, solange diese Karte bei ihm liegt; wird er geheilt, ist "
            "er getappt"
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_german(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_standing_word_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == set(get_args(Standing)) - set(get_args(SAID_ELSEWHERE))
