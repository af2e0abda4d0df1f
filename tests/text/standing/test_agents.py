"""What the words about agents say in the three languages."""

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing as english
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.standing import standing as french
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.standing import standing as german
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, Within, any_of, named
from wizardhaven.vocabulary.terms import SiteType

SCENE = Scene("Staff")

EXAMPLES: tuple[tuple[Standing, str, str, str], ...] = (
    (
        Fights(Manner.MUST_ATTACK, Sort.AGENT),
        "each face-up agent must attack a company that enters the site where it is",
        "jeder offene Agent muss jede Gemeinschaft angreifen, die seinen Ort betritt",
        "chaque agent face visible doit attaquer toute compagnie qui entre dans son site",
    ),
    (
        Forbid(Deed.MOVE, Sort.AGENT, where=Not(any_of(named("Bree"), Within(("The Shire",))))),
        "as an agent, Staff may move only to Bree or a site in The Shire",
        (
            "diese Karte darf sich als Agent nur nach Bree oder zu einem Ort in der Region Das Auenland "
            "bewegen"
        ),
        "cette carte ne peut aller, en tant qu'agent, qu'à Bree ou dans un site de la région La Comté",
    ),
    (
        Permit(Deed.START_AT, where=any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
        (
            "the bearer may have come into play at any Shadow-hold or Dark-hold, if one of its home sites is "
            "such a site; discard Staff when it is turned up"
        ),
        (
            "der Träger darf an jedem Schattenhort oder jedem Hort der Dunkelheit ins Spiel gekommen sein, "
            "wenn einer seiner Heimatorte ein solcher Ort ist; wird er aufgedeckt, wird diese Karte "
            "abgeworfen"
        ),
        (
            "le porteur peut être entré en jeu dans un Fief de l'Ombre ou un Fief Noir quelconque, si l'un de"
            " ses sites natals est de ce type ; cette carte est défaussée quand il est révélé"
        ),
    ),
    (
        Permit(Deed.MOVE, where=SiteType.HAVEN, by=Sort.AGENT),
        "as an agent, Staff may move to Havens",
        "diese Karte darf sich als Agent zu Zufluchtsorten bewegen",
        "cette carte peut aller dans les Havres en tant qu'agent",
    ),
    (
        Forbid(Deed.MOVE, Sort.AGENT, where=SiteType.FREE_HOLD),
        "as an agent, Staff may not move to a Free-hold",
        "diese Karte darf sich als Agent nicht zu einem Freien Ort bewegen",
        "cette carte ne peut aller dans un Fief libre en tant qu'agent",
    ),
    (
        Permit(Deed.ACT_AGAIN, by=Sort.AGENT),
        "whenever an agent takes an agent action, it may take a second one",
        "wenn ein Agent eine Agentenaktion ausführt, darf er eine zweite ausführen",
        "chaque fois qu'un agent fait une action d'agent, il peut en faire une seconde",
    ),
    (
        Permit(Deed.ACT_AGAIN, Mark.OUTSIDE_HAZARD_LIMIT, by=Subject.THIS_CARD),
        (
            "whenever Staff is face-up and takes an agent action, it may take a second one, which does not "
            "count against the hazard limit"
        ),
        (
            "wenn diese Karte offen liegt und eine Agentenaktion ausführt, darf er eine zweite ausführen, die"
            " nicht gegen das Gefahrenlimit zählt"
        ),
        (
            "chaque fois que cette carte, face visible, fait une action d'agent, il peut en faire une "
            "seconde, qui ne compte pas dans la limite de périls"
        ),
    ),
    (
        Permit(Deed.ACT_AGAIN, Mark.OUTSIDE_HAZARD_LIMIT),
        (
            "whenever the bearer takes an agent action, it may take a second one, which does not count "
            "against the hazard limit"
        ),
        (
            "wenn der Träger eine Agentenaktion ausführt, darf er eine zweite ausführen, die nicht gegen das "
            "Gefahrenlimit zählt"
        ),
        (
            "chaque fois que le porteur fait une action d'agent, il peut en faire une seconde, qui ne compte "
            "pas dans la limite de périls"
        ),
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
    assert {type(word) for word, *_ in EXAMPLES} == {Fights, Forbid, Permit}
