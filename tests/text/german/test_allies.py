"""What the words about allies say in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.standing import standing
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
            "deine Gemeinschaften dürfen einen nicht einzigartigen Verbündeten mit Geisteskraft 1 an jedem "
            "Ort, ob getappt oder nicht, spielen"
        ),
    ),
    (
        MayPlayAllies(mind=1, by_bearer=True, no_copy=True, from_discard_pile=True),
        (
            "der Träger darf einen Verbündeten mit Geisteskraft 1, von dem er kein Exemplar kontrolliert, "
            "von der Hand oder aus deinem Abwurfstapel, spielen"
        ),
    ),
    (
        MayPlayAllies(company_size=2, tapped_too=True),
        ("deine Gemeinschaften der Größe 2 oder weniger dürfen Verbündete auch an getappten Orten spielen"),
    ),
    (
        MayPlayAllies(this_card=True, by="Radagast", at=SiteNamed("Bree"), without_tapping=True),
        "Radagast darf diese Karte in Bree spielen; dafür müssen weder er noch der Ort tappen",
    ),
    (
        InfluencesFactions(),
        "diese Karte darf wie ein Charakter Heere zu beeinflussen versuchen",
    ),
    (
        AlliesMayFollow(),
        "von dem Träger kontrollierte Helden-Verbündete dürfen den Träger überallhin begleiten",
    ),
    (
        AlliesStayNear(but=("The Balrog",)),
        (
            "jeder Verbündete an einem Ort in den Tiefen wird abgeworfen, ebenso jeder Verbündete, "
            "dessen Ort einen anderen nächsten Zufluchtsort hat als jeder Ort, an dem er spielbar "
            "ist, nach den Ortskarten seiner eigenen Seite; Der Balrog ist davon nicht betroffen"
        ),
    ),
    (
        InAttacks(never_at_sites=True),
        (
            "diese Karte kann weder durch automatische Angriffe noch durch Gefahren angegriffen werden, "
            "die an den Ort der Gemeinschaft gebunden sind"
        ),
    ),
    (InAttacks(never=True), "diese Karte kann nicht angegriffen werden"),
    (
        InAttacks(struck_first=True),
        (
            "dieser Karte muss ein Schlag zugewiesen werden, bevor dem Träger einer zugewiesen "
            "werden kann, auch getappt oder verwundet"
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_german(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfAllies))
