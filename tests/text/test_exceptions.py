"""Several attacks by one card, rolls that a card cannot change and players who are spared."""

import pytest

from wizardhaven.text.english.abilities import paragraphs as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import paragraphs as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import paragraphs as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability, When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, PlayableAt, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import Check, PlayerKind, Race

EXAMPLES: tuple[tuple[Ability | tuple[Ability, ...], str, str, str], ...] = (
    (
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(Race.TROLL, strikes=3, prowess=9),)),
            about=Subject.EVERYBODY,
            of=Within(("Rohan",)),
        ),
        "Each company that moves through Rohan faces an attack by a Troll: 3 strikes with 9 prowess.",
        (
            "Jede Gemeinschaft, die sich durch die Region Rohan bewegt, muss sich einem Angriff eines Trolls "
            "stellen: drei Schläge mit Kampfkraft 9."
        ),
        (
            "Toute compagnie qui traverse la région Rohan affronte une attaque d’un Troll : trois coups de "
            "prouesse 9."
        ),
    ),
    (
        When(
            Occasion.COMPANY_MOVES,
            Face(
                (
                    Attack(Race.ORC, strikes=3, prowess=9),
                    Attack(Race.TROLL, strikes=1, prowess=12, body=6),
                )
            ),
            about=Subject.EVERYBODY,
            of=Within(("Rohan", "Khand")),
            condition=Unless(Is(Subject.ACTIVE_PLAYER, PlayerKind.BALROG)),
        ),
        (
            "Each company that moves through Rohan or Khand faces two attacks, one after another: Orcs, 3 "
            "strikes with 9 prowess; Trolls, 1 strike with 12 prowess and 6 body. Host is defeated only if "
            "all of them are. This has no effect on Balrog players."
        ),
        (
            "Jede Gemeinschaft, die sich durch eine der Regionen Rohan oder Khand bewegt, muss sich "
            "nacheinander zwei Angriffen stellen: Orks, drei Schläge mit Kampfkraft 9; Trolle, ein Schlag "
            "mit Kampfkraft 12 und Körper 6. Diese Karte ist nur besiegt, wenn alle diese Angriffe besiegt "
            "werden. Dies gilt nicht für Balrog-Spieler."
        ),
        (
            "Toute compagnie qui traverse l’une des régions Rohan ou Khand affronte deux attaques "
            "successives : Orques, trois coups de prouesse 9 ; Trolls, un coup de prouesse 12 et de corps 6. "
            "Cette carte n’est vaincue que si toutes ces attaques le sont. Cela ne concerne pas les joueurs "
            "de Balrog."
        ),
    ),
    (
        (
            Modify(
                Check.INFLUENCE,
                -2,
                all_of(With(Subject.COMPANY), Not(any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
                against=all_of(
                    Sort.FACTION, PlayableAt(any_of(named("Variag Camp"), Within(("Nurn", "Khand"))))
                ),
            ),
            Modify(
                Check.INFLUENCE,
                0,
                all_of(named("Muster"), Not(any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
                against=all_of(
                    Sort.FACTION, PlayableAt(any_of(named("Variag Camp"), Within(("Nurn", "Khand"))))
                ),
                how=How.SET,
            ),
        ),
        (
            "All influence checks against factions playable at Variag Camp or a site in Nurn or Khand are "
            "modified by −2. Muster cannot change them. This has no effect on Ringwraith or Balrog players."
        ),
        (
            "Alle Einflusswürfe gegen Heere, die am Ort Lager der Variags oder an einem Ort in einer der "
            "Regionen Nurn oder Khand spielbar sind, werden um −2 modifiziert. Die Karte „Heerschau“ wirkt "
            "nicht auf diese Würfe. Dies gilt nicht für Ringgeist-Spieler und Balrog-Spieler."
        ),
        (
            "Les jets d’influence de tous les personnages sur les factions jouables au site Camp variag ou "
            "dans un site de l’une des régions Nurn ou Khand sont modifiés de −2. La carte « Rassemblement » "
            "n’a aucun effet sur ces jets. Cela ne concerne ni les joueurs de Spectre ni les joueurs de "
            "Balrog."
        ),
    ),
)


@pytest.mark.parametrize(("ability", "said", "gesagt", "dit"), EXAMPLES)
def test_exceptions_are_told_in_three_languages(
    ability: Ability | tuple[Ability, ...], said: str, gesagt: str, dit: str
) -> None:
    told = ability if isinstance(ability, tuple) else (ability,)

    assert english(told, Scene("Host")) == [said]
    assert german(told, GERMAN) == [gesagt]
    assert [words.replace("\N{NO-BREAK SPACE}", " ") for words in french(told, FRENCH)] == [dit]
