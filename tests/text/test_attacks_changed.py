"""What cards change of the same attacks is said in one sentence, in all languages."""

import pytest

from tests.text.french.reading import read
from wizardhaven.text.english import abilities as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french import abilities as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german import abilities as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, any_of, named
from wizardhaven.vocabulary.terms import Race, SiteType, Stat

ORCS_AND_TROLLS = all_of(Sort.ATTACK, any_of(Race.ORC, Race.TROLL))
DARK_PLACES = Is(Subject.SITE, SiteType.DARK_HOLD)
DOORS = There(named("Doors of Night"))
ANOTHER_TAPS = Fights(Manner.TAPPING_CANCELS_LATE, Not(Subject.TARGET))
EXAMPLES: list[tuple[tuple[Ability, ...], str, str, str]] = [
    (
        (Modify(Stat.STRIKES, +1, ORCS_AND_TROLLS), Modify(Stat.PROWESS, +1, ORCS_AND_TROLLS)),
        "Each attack by Orcs or Trolls has +1 strike and +1 prowess.",
        "Jeder Angriff von Orks oder Trollen erhält +1 Schlag und +1 Kampfkraft.",
        "Chaque attaque d’Orques ou de Trolls reçoit +1 coup et +1 de prouesse.",
    ),
    (
        (
            Modify(Stat.STRIKES, +2, Sort.ATTACK, condition=DOORS),
            Modify(Stat.BODY, -1, Sort.ATTACK, condition=DOORS),
        ),
        "While Doors of Night is in play, each attack also has +2 strikes and −1 body.",
        "Jeder Angriff erhält zusätzlich +2 Schläge und −1 Körper, solange „Tore der Nacht“ im Spiel ist.",
        "Chaque attaque reçoit en plus +2 coups et −1 de corps, tant que « Portes de la Nuit » est en jeu.",
    ),
    (
        (
            Modify(Stat.STRIKES, -1, Sort.AUTOMATIC_ATTACK, condition=DARK_PLACES, least=1),
            Modify(Stat.PROWESS, -1, Sort.AUTOMATIC_ATTACK, condition=DARK_PLACES),
        ),
        "Each automatic-attack at a Dark-hold has −1 strike (to a minimum of one) and −1 prowess.",
        (
            "Jeder automatische Angriff an einem Hort der Dunkelheit erhält −1 Schlag (mindestens 1) und "
            "−1 Kampfkraft."
        ),
        "Chaque attaque automatique dans un Fief Noir reçoit −1 coup (1 au minimum) et −1 de prouesse.",
    ),
    (
        (ANOTHER_TAPS, ANOTHER_TAPS),
        (
            "Up to two of these attacks may be cancelled, each by tapping a character of the company other "
            "than the one attacked, even after its strikes are assigned."
        ),
        (
            "Bis zu zwei Angriffe können aufgehoben werden, indem man jeweils einen anderen Charakter der "
            "Gemeinschaft tappt, auch wenn die Schläge schon zugewiesen sind."
        ),
        (
            "Jusqu’à deux de ces attaques peuvent être annulées en engageant chaque fois un autre personnage "
            "de la compagnie, même quand les coups sont déjà attribués."
        ),
    ),
    (
        (Modify(Stat.STRIKES, +1, Sort.ATTACK), Modify(Stat.PROWESS, +1, Sort.ATTACK, condition=DOORS)),
        "Each attack has +1 strike. While Doors of Night is in play, each attack also has +1 prowess.",
        (
            "Jeder Angriff erhält +1 Schlag. Jeder Angriff erhält zusätzlich +1 Kampfkraft, solange „Tore "
            "der Nacht“ im Spiel ist."
        ),
        (
            "Chaque attaque reçoit +1 coup. Chaque attaque reçoit en plus +1 de prouesse, tant que « Portes "
            "de la Nuit » est en jeu."
        ),
    ),
]


@pytest.mark.parametrize(("said", "in_english", "in_german", "in_french"), EXAMPLES)
def test_changes_to_the_same_attacks_make_one_sentence(
    said: tuple[Ability, ...], in_english: str, in_german: str, in_french: str
) -> None:
    assert english.paragraphs(said, Scene("Staff")) == [in_english]
    assert german.paragraphs(said, GERMAN) == [in_german]
    assert [read(words) for words in french.paragraphs(said, FRENCH)] == [in_french]
