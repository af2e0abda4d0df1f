"""What the words about points say in the three languages."""

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing as english
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.standing import standing as french
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.standing import standing as german
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.piles import Keeps
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, AtLeast, Not, PlayableAt, With, Within, all_of, any_of
from wizardhaven.vocabulary.terms import Keyword, Points, SiteType, Stat, State

SCENE = Scene("Staff")

EXAMPLES: tuple[tuple[Standing, str, str, str], ...] = (
    (
        Keeps(all_of(Sort.FACTION, PlayableAt(Within(("Rohan",)))), points=+1),
        (
            "factions playable at a site in Rohan that you win over while Staff is in play are placed under "
            "it and each give you +1 marshalling point. If one of them is discarded, discard Staff"
        ),
        (
            "Heere, die an einem Ort in der Region Rohan spielbar sind und die du gewinnst, solange diese "
            "Karte im Spiel ist, werden unter diese Karte gelegt und geben je +1 Siegpunkt; wird eines davon "
            "abgeworfen, so auch diese Karte"
        ),
        (
            "les factions jouables dans un site de la région Rohan que vous gagnez tant que cette carte est "
            "en jeu sont placées dessous et donnent chacune +1 point de rassemblement ; si l'une d'elles est "
            "défaussée, défaussez cette carte"
        ),
    ),
    (
        Modify(Stat.STAGE_POINTS, -6, least=3),
        "the bearer's stage points are lowered by six (to a minimum of three)",
        "die Entwicklungspunkte des Trägers werden um 6 verringert (mindestens aber 3)",
        "les points de Déchu du porteur sont réduits de 6 (mais au moins 3)",
    ),
    (
        Modify(Stat.STAGE_POINTS, +1),
        "the bearer's stage points are raised by one",
        "die Entwicklungspunkte des Trägers werden um 1 erhöht",
        "les points de Déchu du porteur sont augmentés de 1",
    ),
    (
        Modify(Stat.MARSHALLING_POINTS, 2, all_of(Points.FACTION, Mark.UNIQUE), how=How.SET),
        "your unique factions are each worth two marshalling points",
        "deine einzigartigen Heere sind jeweils zwei Siegpunkte wert",
        "vos factions uniques valent chacune deux points de rassemblement",
    ),
    (
        Modify(
            Stat.MARSHALLING_POINTS,
            2,
            all_of(any_of(Points.CHARACTER, Points.ALLY), AtLeast(Stat.MARSHALLING_POINTS, 2)),
            how=How.SET,
        ),
        (
            "your characters and allies that normally give 2 or more marshalling points are each worth two "
            "marshalling points"
        ),
        (
            "deine Charaktere und Verbündeten mit normalerweise mindestens 2 Siegpunkten sind jeweils zwei "
            "Siegpunkte wert"
        ),
        (
            "vos personnages et alliés qui donnent normalement au moins 2 points de rassemblement valent "
            "chacun deux points de rassemblement"
        ),
    ),
    (
        Modify(
            Stat.MARSHALLING_POINTS,
            Amount.MARSHALLING_POINTS,
            all_of(Points.ITEM, Not(Sort.RING)),
            condition=Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 7)),
            how=How.SET,
        ),
        (
            "while you have 7 or more stage points, your items other than rings are each worth full "
            "marshalling points"
        ),
        (
            "deine Gegenstände (außer Ringen) sind jeweils die volle Zahl der Siegpunkte wert, solange du "
            "mindestens 7 Entwicklungspunkte hast"
        ),
        (
            "vos objets (sauf les anneaux) valent chacun le plein de leurs points de rassemblement, tant que "
            "vous avez au moins 7 points de Déchu"
        ),
    ),
    (
        Modify(
            Stat.MARSHALLING_POINTS,
            Amount.MARSHALLING_POINTS,
            all_of(Points.ITEM, any_of(Keyword.WEAPON, Keyword.SHIELD), With(Sort.AVATAR)),
            how=How.SET,
        ),
        (
            "your weapon and shield items in your Fallen-wizard's company are each worth full marshalling "
            "points"
        ),
        (
            "deine Waffen und Schilde in der Gemeinschaft deines Gefallenen Zauberers sind jeweils die volle "
            "Zahl der Siegpunkte wert"
        ),
        (
            "vos armes et boucliers dans la compagnie de votre Sorcier Corrompu valent chacun le plein de "
            "leurs points de rassemblement"
        ),
    ),
    (
        Modify(Stat.MARSHALLING_POINTS, 0, all_of(Points.KILL, Not(Mark.STARRED)), how=How.SET),
        "your defeated hazards without an asterisk are each worth no points",
        "deine besiegten Gefahren ohne Sternchen sind jeweils keinen Siegpunkt wert",
        "vos périls vaincus sans astérisque valent chacun zéro point de rassemblement",
    ),
    (
        Modify(Stat.MARSHALLING_POINTS, 1, all_of(Points.FACTION, Mark.LATER), how=How.SET, most=1),
        (
            "your factions that you play from now on are each worth one marshalling point, whatever other "
            "cards say"
        ),
        (
            "deine Heere, die du von nun an ausspielst, sind jeweils einen Siegpunkt wert, was auch immer "
            "andere Karten sagen"
        ),
        (
            "vos factions que vous jouez désormais valent chacune un point de rassemblement, quoi que disent "
            "d'autres cartes"
        ),
    ),
    (
        Modify(
            Stat.MARSHALLING_POINTS, 1, all_of(At(Not(SiteType.HAVEN)), Mark.AT_THE_END), how=How.SET, most=1
        ),
        (
            "when the game ends, your cards in companies away from your Wizardhavens are each worth one "
            "marshalling point, whatever other cards say"
        ),
        (
            "bei Spielende sind deine Karten in Gemeinschaften außerhalb deiner Zauberer-Zufluchtsorte "
            "jeweils einen Siegpunkt wert, was auch immer andere Karten sagen"
        ),
        (
            "à la fin de la partie, vos cartes dans les compagnies hors de vos Havres de Sorcier valent "
            "chacune un point de rassemblement, quoi que disent d'autres cartes"
        ),
    ),
    (
        Modify(
            Stat.MARSHALLING_POINTS,
            Amount.MARSHALLING_POINTS,
            all_of(Points.KILL, Mark.STARRED, Mark.LATER),
            how=How.SET,
        ),
        (
            "your defeated hazards with an asterisk that fall while this card is in play are each worth full "
            "marshalling points"
        ),
        (
            "deine besiegten Gefahren mit Sternchen, die besiegt werden, solange diese Karte im Spiel ist, "
            "sind jeweils die volle Zahl der Siegpunkte wert"
        ),
        (
            "vos périls vaincus avec astérisque qui le sont tant que cette carte est en jeu valent chacun le "
            "plein de leurs points de rassemblement"
        ),
    ),
    (
        Modify(Stat.MARSHALLING_POINTS, -3, State.ELIMINATED),
        "−3 marshalling points once eliminated",
        "du erhältst −3 Siegpunkte, wenn diese Karte eliminiert ist",
        "vous recevez −3 points de rassemblement en cas d'élimination de cette carte",
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
    assert {type(word) for word, *_ in EXAMPLES} == {Keeps, Modify}
