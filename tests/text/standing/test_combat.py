"""What the standing words about combat say in the three languages."""

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing as english
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.standing import standing as french
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.standing import standing as german
from wizardhaven.vocabulary.combat import MayChangeAttacks
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, any_of
from wizardhaven.vocabulary.terms import Check, Race, Stat

SCENE = Scene("Staff")

EXAMPLES: tuple[tuple[Standing, str, str, str], ...] = (
    (
        Modify(Stat.STAYING_UNTAPPED, -1, how=How.SET),
        "if the bearer does not tap to face a strike, only 1 is taken off his prowess",
        "wenn sich der Träger einem Schlag stellt, ohne zu tappen, sinkt seine Kampfkraft nur um 1",
        "si le porteur affronte un coup sans s'engager, sa prouesse ne baisse que de 1",
    ),
    (
        Fights(Manner.NORMAL, condition=Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 8))),
        (
            "while you have 8 or more stage points, attacks against your companies are never detainment "
            "attacks"
        ),
        (
            "Angriffe gegen deine Gemeinschaften sind nie Verhöre, solange du mindestens 8 Entwicklungspunkte"
            " hast"
        ),
        (
            "les attaques contre vos compagnies ne sont jamais dilatoires, tant que vous avez au moins 8 "
            "points de Déchu"
        ),
    ),
    (
        Fights(Manner.NORMAL, Mark.STARRED),
        "attacks of hazards with an asterisk against your companies are never detainment attacks",
        "Angriffe von Gefahren mit Sternchen gegen deine Gemeinschaften sind nie Verhöre",
        "les attaques des périls avec astérisque contre vos compagnies ne sont jamais dilatoires",
    ),
    (
        Rule(Own.SPARE_BEARER, 6),
        (
            "a strike that succeeds against the bearer does not wound him; instead a roll is made, and on "
            "more than 6, discard Staff"
        ),
        (
            "ein erfolgreicher Schlag gegen den Träger verwundet ihn nicht; stattdessen wird gewürfelt, und "
            "bei mehr als 6 wird diese Karte abgeworfen"
        ),
        (
            "un coup réussi contre le porteur ne le blesse pas ; à la place, on lance les dés : sur plus de "
            "6, cette carte est défaussée"
        ),
    ),
    (
        Fights(Manner.TWO_WEAPONS),
        (
            "if the bearer is a warrior even without Staff, he may use two weapons at once, but no shield "
            "with them"
        ),
        (
            "wenn der Träger auch ohne diese Karte Krieger ist, darf er zwei Waffen zugleich benutzen, dann "
            "aber keinen Schild"
        ),
        (
            "si le porteur est guerrier même sans cette carte, il peut utiliser deux armes à la fois, mais "
            "alors aucun bouclier"
        ),
    ),
    (
        Fights(Manner.TWICE, Race.UNDEAD),
        "each automatic-attack by Undead is faced twice, the second time right after the first",
        "jeder automatische Angriff von Untoten findet zweimal unmittelbar nacheinander statt",
        "chaque attaque automatique de Morts-vivants a lieu deux fois de suite",
    ),
    (
        Modify(Stat.BODY, -2, Subject.FOE, against=any_of(Race.DRAGON, Race.DRAKE)),
        "against the bearer, the body of Dragons and Drakes is modified by −2",
        "der Körper von Drachen und Lindwürmern wird gegen den Träger um −2 modifiziert",
        "le corps des Dragons et des Drakes est modifié de −2 contre le porteur",
    ),
    (
        Fights(Manner.ONE_ATTACK_ONLY),
        (
            "a site with several automatic-attacks, unless it is a Dragon's lair, or a hazard with several "
            "attacks has only one of them: the hazard player chooses it, and it cannot be cancelled"
        ),
        (
            "ein Ort mit mehreren automatischen Angriffen (außer Drachenhorten) oder eine Gefahr mit mehreren"
            " Angriffen hat nur einen davon, den der Gefahrenspieler wählt und der nicht aufgehoben werden "
            "kann"
        ),
        (
            "un site à plusieurs attaques automatiques (sauf les antres de Dragon) ou un péril à plusieurs "
            "attaques n'en a qu'une seule, que le joueur de périls choisit et qui ne peut être annulée"
        ),
    ),
    (
        Modify(Stat.BODY, 2, Subject.FOE, against=Race.NAZGUL, how=How.DIVIDED),
        "against the bearer, the body of Nazgûl is halved, rounded up",
        "der Körper von Nazgûl wird gegen den Träger halbiert (aufgerundet)",
        "le corps des Nazgûl est réduit de moitié contre le porteur (arrondi au supérieur)",
    ),
    (
        Modify(Check.BODY, +2, Subject.FOE),
        (
            "body checks that follow from strikes that fail against the bearer, or, in company versus "
            "company combat, from his own strikes that succeed, are modified by +2"
        ),
        (
            "Körperwürfe nach Schlägen, die gegen den Träger misslingen, oder im Kampf zwischen "
            "Gemeinschaften nach seinen eigenen erfolgreichen Schlägen werden um +2 modifiziert"
        ),
        (
            "les jets de corps qui suivent les coups qui échouent contre le porteur, ou, dans un combat "
            "entre compagnies, ses propres coups réussis, sont modifiés de +2"
        ),
    ),
    (
        MayChangeAttacks(
            (Race.SPIDER, Race.WOLF),
            (
                Modify(Stat.STRIKES, +1, Subject.ATTACK),
                Modify(Stat.BODY, -1, Subject.ATTACK),
                Fights(Manner.DETAINING),
            ),
        ),
        (
            "as a Spider or Wolf attack on your opponent begins, you may give it +1 strike and −1 body and "
            "make it a detainment attack"
        ),
        (
            "wenn ein Angriff von Spinnen oder Wölfen gegen deinen Gegner beginnt, darfst du ihm +1 Schlag "
            "und −1 Körper geben und ihn zu einem Verhör machen"
        ),
        (
            "quand une attaque d'Araignées ou de Loups contre votre adversaire commence, vous pouvez lui "
            "donner +1 coup et −1 de corps et la rendre dilatoire"
        ),
    ),
    (
        Fights(Manner.TWICE),
        "the target is faced twice, the second time right after the first",
        "das Ziel findet zweimal unmittelbar nacheinander statt",
        "la cible a lieu deux fois de suite",
    ),
    (
        Fights(Manner.MUST_TAP),
        "every untapped character of the company must tap to face a strike of a hazard creature",
        (
            "jeder ungetappte Charakter der Gemeinschaft muss tappen, um sich einem Schlag einer "
            "Gefahren-Kreatur zu stellen"
        ),
        "tout personnage non engagé de la compagnie doit s'engager pour affronter un coup d'une créature",
    ),
    (
        Modify(Stat.BODY, -2, Subject.FOE, against=Race.DRAGON),
        "against the bearer, the body of Dragons is modified by −2",
        "der Körper von Drachen wird gegen den Träger um −2 modifiziert",
        "le corps des Dragons est modifié de −2 contre le porteur",
    ),
    (
        Modify(Stat.BODY, 2, Subject.FOE, against=any_of(Race.NAZGUL, Race.RINGWRAITH), how=How.DIVIDED),
        "against the bearer, the body of Nazgûl and Ringwraiths is halved, rounded up",
        "der Körper von Nazgûl und Ringgeistern wird gegen den Träger halbiert (aufgerundet)",
        "le corps des Nazgûl et des Spectres est réduit de moitié contre le porteur (arrondi au supérieur)",
    ),
)


@pytest.mark.parametrize(("word", "in_english", "in_german", "in_french"), EXAMPLES)
def test_a_standing_word_is_said_in_three_languages(
    word: Standing, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(word, SCENE) == in_english
    assert german(word, GERMAN).said() == in_german
    assert french(word, FRENCH).said() == in_french


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == {MayChangeAttacks, Modify, Fights, Rule}
