"""Attacks on companies that move somewhere, in three languages."""

from __future__ import annotations

from typing import Final

from wizardhaven.text.english.abilities import paragraphs as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import paragraphs as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import paragraphs as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within, named
from wizardhaven.vocabulary.terms import RegionType

FACED: Final = Face((Attack(None, 2, 12),))


def test_more_companies_face_the_attack_while_something_holds() -> None:
    abilities = (
        When(Occasion.COMPANY_MOVES, FACED, about=Subject.EVERYBODY, of=Within(("Rohan",))),
        When(
            Occasion.COMPANY_MOVES,
            FACED,
            about=Subject.EVERYBODY,
            of=Within(("Khand", "Nurn", RegionType.COASTAL_SEA)),
            condition=There(named("Doors of Night")),
        ),
    )

    assert english(abilities, Scene("Staff")) == [
        (
            "Each company that moves through Rohan faces an attack: 2 strikes with 12 prowess. "
            "While Doors of Night is in play, so does each company that moves through "
            "Khand, Nurn or any Coastal Sea."
        )
    ]
    assert german(abilities, GERMAN) == [
        (
            "Jede Gemeinschaft, die sich durch die Region Rohan bewegt, muss sich einem Angriff stellen: "
            "zwei Schläge mit Kampfkraft 12. Solange „Tore der Nacht“ im Spiel ist, gilt dies auch für "
            "die Regionen Khand und Nurn sowie für jedes Küstenmeer."
        )
    ]
    assert [one.replace("\N{NO-BREAK SPACE}", " ") for one in french(abilities, FRENCH)] == [
        (
            "Toute compagnie qui traverse la région Rohan affronte une attaque : deux coups de prouesse "
            "12. Tant que « Portes de la Nuit » est en jeu, cela vaut aussi pour les régions Khand et "
            "Nurn et pour toute Mer côtière."
        )
    ]


def test_an_attack_may_wait_only_while_something_holds() -> None:
    waits = When(
        Occasion.COMPANY_MOVES,
        FACED,
        about=Subject.EVERYBODY,
        of=Within(("Rohan",)),
        condition=There(named("Doors of Night")),
    )

    assert "if Doors of Night is in play" in english([waits], Scene("Staff"))[0]
    assert "wenn „Tore der Nacht“ im Spiel ist" in german([waits], GERMAN)[0]
    assert "Portes de la Nuit" in french([waits], FRENCH)[0]
