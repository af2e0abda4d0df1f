"""What the cards that unleash a Ringwraith say, in three languages."""

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.uses import using as english
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.uses import use_of as french
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.uses import use_of as german
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.effects import Effect, Roll
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, Such, all_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Check, Moment, Stat

REN = named("Ren the Ringwraith")
ALONE = all_of(named("Ren the Ringwraith"), AtMost(Tally.CHARACTERS, 1))


def against(who: Such, *changes: Effect) -> Use:
    """Something that is done to an attack on somebody's company."""
    return Use(changes, Moment.ATTACK, target=TheAttack(on=who))


def in_attack_of(who: Such, *changes: Effect) -> Use:
    """Something that is done to an attack by somebody's company."""
    return Use(changes, Moment.ATTACK, target=TheAttack(by=who))


SAID: tuple[tuple[Use, str, str, str], ...] = (
    (
        Use((Roll(Check.CORRUPTION, Subject.SITE, (-2,)),), target=A(all_of(Sort.CHARACTER, REN))),
        (
            "each character at the site of Ren the Ringwraith, whosever he is, makes a corruption check"
            " modified by −2."
        ),
        (
            "Spielbar auf Ren den Ringgeist. Jeder Charakter beider Spieler am Ort von Ren dem "
            "Ringgeist macht einen um −2 modifizierten Versuchungswurf."
        ),
        (
            "Jouable sur Ren le Spectre. Chaque personnage des deux joueurs au site de Ren le Spectre "
            "fait un jet de corruption modifié de −2."
        ),
    ),
    (
        against(REN, Cancel(Canceled.ATTACK)),
        "cancel an attack against your company with Ren the Ringwraith.",
        "Hebe einen Angriff auf deine Gemeinschaft mit Ren dem Ringgeist auf.",
        "Vous pouvez annuler une attaque contre votre compagnie avec Ren le Spectre.",
    ),
    (
        against(ALONE, Modify(Stat.STRIKES, 0, Subject.ATTACK, most=1)),
        (
            "reduce the number of strikes of an attack against a company of yours that contains no "
            "other character than Ren the Ringwraith to one."
        ),
        (
            "Verringere die Anzahl der Schläge eines Angriffs auf eine deiner Gemeinschaften ohne "
            "andere Charaktere als Ren den Ringgeist auf 1."
        ),
        (
            "Vous pouvez réduire à 1 le nombre de coups d’une attaque contre une de vos compagnies dont"
            " Ren le Spectre est le seul personnage."
        ),
    ),
    (
        against(
            ALONE,
            Modify(Stat.STRIKES, 0, Subject.ATTACK, most=2),
            Modify(Stat.PROWESS, -1, Subject.ATTACK),
            Modify(Stat.BODY, -2, Subject.ATTACK),
        ),
        (
            "reduce the number of strikes of an attack against a company of yours that contains no "
            "other character than Ren the Ringwraith to two and give it −1 prowess and −2 body."
        ),
        (
            "Verringere die Anzahl der Schläge eines Angriffs auf eine deiner Gemeinschaften ohne "
            "andere Charaktere als Ren den Ringgeist auf 2. Er erhält −1 Kampfkraft und −2 Körper."
        ),
        (
            "Vous pouvez réduire à 2 le nombre de coups d’une attaque contre une de vos compagnies dont"
            " Ren le Spectre est le seul personnage. Elle reçoit −1 de prouesse et −2 de corps."
        ),
    ),
    (
        in_attack_of(REN, Fights(Manner.NOT_CANCELED)),
        "an attack by your company with Ren the Ringwraith on another company cannot be cancelled.",
        (
            "Ein Angriff deiner Gemeinschaft mit Ren dem Ringgeist auf eine andere Gemeinschaft kann "
            "nicht aufgehoben werden."
        ),
        (
            "Une attaque de votre compagnie avec Ren le Spectre contre une autre compagnie ne peut pas "
            "être annulée."
        ),
    ),
    (
        in_attack_of(REN, Fights(Manner.ATTACKER_ASSIGNS)),
        ("you assign all strikes of an attack by your company with Ren the Ringwraith on another company."),
        (
            "Du weist alle Schläge eines Angriffs deiner Gemeinschaft mit Ren dem Ringgeist auf eine "
            "andere Gemeinschaft zu."
        ),
        (
            "Vous attribuez tous les coups d’une attaque de votre compagnie avec Ren le Spectre contre "
            "une autre compagnie."
        ),
    ),
    (
        in_attack_of(ALONE, Fights(Manner.ATTACKER_ASSIGNS), Modify(Check.BODY, +2, Subject.ATTACK)),
        (
            "you assign all strikes of an attack by a company of yours that contains no other character"
            " than Ren the Ringwraith on another company; body checks of characters whom it wounds are "
            "modified by +2."
        ),
        (
            "Du weist alle Schläge eines Angriffs einer deiner Gemeinschaften ohne andere Charaktere "
            "als Ren den Ringgeist auf eine andere Gemeinschaft zu. Körperwürfe der dabei verwundeten "
            "Charaktere werden um +2 modifiziert."
        ),
        (
            "Vous attribuez tous les coups d’une attaque d’une de vos compagnies dont Ren le Spectre "
            "est le seul personnage contre une autre compagnie. Les jets de corps des personnages "
            "qu’elle blesse sont modifiés de +2."
        ),
    ),
)


@pytest.mark.parametrize(("use", "first", "second", "third"), SAID)
def test_what_unleashing_does_is_said_in_three_languages(
    use: Use, first: str, second: str, third: str
) -> None:
    assert english(use, Scene("Staff")) == first
    assert german(use, GERMAN, may=False) == second
    assert french(use, FRENCH) == third
