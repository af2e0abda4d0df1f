"""Conditions that are put together, denied, or about somebody whom the text has named: in three languages."""

from __future__ import annotations

import pytest

from wizardhaven.text.english.conditions import condition as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.conditions import condition as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH_SCENE
from wizardhaven.text.german.conditions import condition as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN_SCENE
from wizardhaven.vocabulary.conditions import (
    Both,
    Condition,
    Either,
    Happened,
    Is,
    Past,
    There,
    Unless,
)
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, Having, Not, all_of, any_of, named
from wizardhaven.vocabulary.terms import PlayerKind, Stat, Turned

SAID: list[tuple[Condition, str, str, str]] = [
    (
        Is(Subject.NEW_SITE, named("Moria")),
        "the company is at or moving to Moria",
        "die Gemeinschaft in Moria ist oder sich dorthin bewegt",
        "la compagnie est à Moria ou s'y rend",
    ),
    (
        Is(Subject.ORIGIN, named("Moria")),
        "the company is at or moving from Moria",
        "die Gemeinschaft in Moria ist oder sich von dort weg bewegt",
        "la compagnie est à Moria ou le quitte",
    ),
    (
        Unless(Is(Subject.NEW_SITE, named("Moria"))),
        "it is not so that the company is at or moving to Moria",
        "es nicht zutrifft, dass die Gemeinschaft in Moria ist oder sich dorthin bewegt",
        "il n'est pas vrai que la compagnie est à Moria ou s'y rend",
    ),
    (
        Either((Is(Subject.NEW_SITE, named("Moria")), Is(Subject.ORIGIN, named("Moria")))),
        "the company is at, or moving to or from, Moria",
        "die Gemeinschaft in Moria ist oder sich dorthin oder von dort weg bewegt",
        "la compagnie est à Moria ou bouge vers Moria ou le quitte",
    ),
    (
        Both(
            (
                Is(Subject.COMPANY, Mark.MOVING),
                Either((Is(Subject.NEW_SITE, named("Moria")), Is(Subject.ORIGIN, named("Moria")))),
            )
        ),
        "the company is moving to or from Moria",
        "die Gemeinschaft sich nach Moria oder von dort weg bewegt",
        "la compagnie bouge vers Moria ou le quitte",
    ),
    (
        Either((Is(Subject.SITE, named("Moria")), Unless(Is(Subject.COMPANY, Mark.MOVING)))),
        "the company is at Moria or is not moving",
        "die Gemeinschaft in Moria ist oder sich nicht bewegt",
        "la compagnie est à Moria ou ne bouge pas",
    ),
    (
        Both((There(named("Doors of Night")), Is(Subject.COMPANY, Mark.OVERT))),
        "Doors of Night is in play and the company is overt",
        "„Tore der Nacht“ im Spiel ist und die Gemeinschaft offen ist",
        "« Portes de la Nuit » est en jeu et la compagnie est dévoilée",
    ),
    (
        Both((Is(Subject.COMPANY, Mark.OVERT), Unless(Is(Subject.COMPANY, Mark.STARTING)))),
        "the company is overt and is not a starting company",
        "die Gemeinschaft offen ist und nicht deine Anfangsgemeinschaft ist",
        "la compagnie est dévoilée et n'est pas votre compagnie de départ",
    ),
    (
        Unless(Either((There(named("Doors of Night")), There(named("Gates of Morning"))))),
        "Doors of Night is not in play and Gates of Morning is not in play",
        "„Tore der Nacht“ nicht im Spiel ist und „Tore des Morgens“ nicht im Spiel ist",
        "« Portes de la Nuit » n'est pas en jeu et « Portes du Matin » n'est pas en jeu",
    ),
    (
        Unless(Is(Subject.PLAYER, AtLeast(Tally.WIZARDHAVENS, 2))),
        "you have at most one protected Wizardhaven",
        "du höchstens einen geschützten Zauberer-Zufluchtsort im Spiel hast",
        "vous avez en jeu au plus un Havre de Sorcier protégé",
    ),
    (
        Unless(Is(Subject.BEARER, Mark.OUTDONE)),
        "it is not so that a character in the bearer's company has a higher mind",
        "es nicht zutrifft, dass ein Charakter in der Gemeinschaft des Trägers mehr Geisteskraft hat als er",
        "il n'est pas vrai qu'un personnage de la compagnie du porteur a un esprit plus élevé que le sien",
    ),
    (
        Happened(Past.ENTERED),
        "the company has entered its site in this site phase",
        "die Gemeinschaft in dieser Ortsphase ihren Ort betreten hat",
        "la compagnie est entrée dans son site pendant cette phase de site",
    ),
    (
        Happened(Past.FREED_PRISONERS),
        "the company has freed prisoners in this site phase",
        "die Gemeinschaft in dieser Ortsphase Gefangene befreit hat",
        "la compagnie a libéré des prisonniers pendant cette phase de site",
    ),
    (
        Happened(Past.PLAYED, named("Rescue Prisoners")),
        "the company has played Rescue Prisoners in this site phase",
        "die Gemeinschaft in dieser Ortsphase „Befreiung“ gespielt hat",
        "la compagnie a joué « Sauver les prisonniers » pendant cette phase de site",
    ),
    (
        Happened(Past.PLAYED_HERE),
        "Staff was played at a site of that name",
        "diese Karte an einem Ort dieses Namens gespielt wurde",
        "cette carte a été jouée sur un site de ce nom",
    ),
    (
        Unless(Happened(Past.PLAYED_HERE)),
        "Staff was not played at a site of that name",
        "diese Karte nicht an einem Ort dieses Namens gespielt wurde",
        "cette carte n'a pas été jouée sur un site de ce nom",
    ),
    (
        Is(Subject.PLAYER, Not(AtLeast(Stat.STAGE_POINTS, 7))),
        "you have at most 6 stage points",
        "du höchstens 6 Entwicklungspunkte hast",
        "vous avez au plus 6 points de Déchu",
    ),
    (
        Is(Subject.OPPONENT, AtLeast(Tally.PLAY_DECK, 5)),
        "the play deck of your opponent has at least five cards",
        "das Spieldeck deines Gegners mindestens fünf Karten enthält",
        "le deck de jeu de votre adversaire compte au moins cinq cartes",
    ),
    (
        Is(Subject.OPPONENT, Not(AtLeast(Tally.PLAY_DECK, 5))),
        "the play deck of your opponent has at most four cards",
        "das Spieldeck deines Gegners höchstens vier Karten enthält",
        "le deck de jeu de votre adversaire compte au plus quatre cartes",
    ),
    (
        Is(Subject.OPPONENT, Mark.REVEALED),
        "the avatar of your opponent has come into play",
        "der Avatar deines Gegners ins Spiel gekommen ist",
        "l'avatar de votre adversaire est entré en jeu",
    ),
    (
        Is(Subject.OPPONENT, all_of(AtLeast(Tally.STAGE_CARDS, 2), Not(named("Alatar")))),
        "your opponent has at least two stage cards and is not Alatar",
        "dein Gegner mindestens zwei Entwicklungskarten hat und nicht „Alatar“ ist",
        "votre adversaire a au moins deux cartes de Déchu et n'est pas « Alatar »",
    ),
    (
        Is(
            Subject.COMPANY,
            all_of(AtMost(Tally.CHARACTERS, 2), Not(Having(all_of(Sort.ALLY, Not(named("Shadowfax")))))),
        ),
        "the company has at most two characters and no ally other than Shadowfax",
        "die Gemeinschaft höchstens zwei Charaktere und keinen Verbündeten außer „Schattenfell“ zählt",
        "la compagnie compte au plus deux personnages et aucun allié sauf « Gripoil »",
    ),
    (
        Is(Subject.COMPANY, all_of(AtMost(Tally.CHARACTERS, 1), Not(Having(Sort.ALLY)))),
        "there are no other characters or allies in the company",
        "die Gemeinschaft keine anderen Charaktere oder Verbündeten hat",
        "la compagnie ne compte aucun autre personnage ni allié",
    ),
    (
        Is(
            Subject.COMPANY,
            all_of(AtMost(Tally.CHARACTERS, 1), Not(Having(all_of(Sort.ALLY, Not(named("Shadowfax")))))),
        ),
        "there are no other characters or allies (except Shadowfax) in the company",
        "die Gemeinschaft keine anderen Charaktere oder Verbündeten (außer „Schattenfell“) hat",
        "la compagnie ne compte aucun autre personnage ni allié (sauf « Gripoil »)",
    ),
    (
        Is(Subject.COMPANY, Having(Sort.ALLY)),
        "the company has an ally",
        "die Gemeinschaft einen Verbündeten zählt",
        "la compagnie compte un allié",
    ),
    (
        Is(Subject.COMPANY, Not(AtMost(Tally.HEADS, 3))),
        "the company has at least four characters and allies",
        "die Gemeinschaft mindestens 4 Charaktere und Verbündete zählt",
        "la compagnie compte au moins 4 personnages et alliés",
    ),
    (
        Unless(Is(Subject.OPPONENT, Having(named("Saruman")))),
        "your opponent has no Saruman in play",
        "dein Gegner nicht „Saruman“ im Spiel hat",
        "votre adversaire n'a pas « Saroumane » en jeu",
    ),
    (
        Unless(Is(Subject.THIS_CARD, Turned.TAPPED)),
        "Staff is not tapped",
        "diese Karte nicht getappt ist",
        "cette carte n'est pas engagée",
    ),
    (
        Unless(Is(Subject.THIS_CARD, Turned.UNTAPPED)),
        "Staff is not untapped",
        "diese Karte getappt ist",
        "cette carte est engagée",
    ),
    (
        Is(Subject.OPPONENT, PlayerKind.WIZARD),
        "your opponent is a Wizard player",
        "dein Gegner ein Zauberer-Spieler ist",
        "votre adversaire est joueur de Sorcier",
    ),
    (
        Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG)),
        "your opponent is a Ringwraith or Balrog player",
        "dein Gegner ein Ringgeist-Spieler oder ein Balrog-Spieler ist",
        "votre adversaire est joueur de Spectre ou joueur de Balrog",
    ),
    (
        Is(Subject.COMPANY, Not(Not(Mark.OVERT))),
        "the company is overt",
        "die Gemeinschaft offen ist",
        "la compagnie est dévoilée",
    ),
]


@pytest.mark.parametrize(("holds", "in_english", "in_german", "in_french"), SAID)
def test_it_is_said_in_each_language(
    holds: Condition, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(holds, Scene("Staff")) == in_english
    assert german(holds, GERMAN_SCENE) == in_german
    assert french(holds, FRENCH_SCENE) == in_french
