"""What the effects in combat say in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.effects import said_together, told
from wizardhaven.text.english.scene import Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.combat import AllyAttacks, Face, HuntCreatures, InCombat
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.effects import Effect, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Check, Pile, Race, Stat

SCENE = Scene("Staff", user="the sage", target="the orc-chief")

EXAMPLES: list[tuple[Effect, str]] = [
    (Cancel(Canceled.ATTACK), "cancel the orc-chief"),
    (Modify(Stat.STRIKES, -1, Subject.ATTACK), "give the orc-chief −1 strike"),
    (Modify(Stat.PROWESS, 2, Subject.ATTACK), "give the orc-chief +2 prowess"),
    (
        Modify(Stat.STRIKES, -1, Subject.ATTACK, least=1),
        "give the orc-chief −1 strike (to a minimum of one strike)",
    ),
    (
        Modify(Stat.STRIKES, 2, Subject.ATTACK, how=How.DIVIDED),
        "halve the number of strikes of the orc-chief, rounding up",
    ),
    (Cancel(Canceled.STRIKE), "cancel the orc-chief"),
    (Cancel(Canceled.EFFECT_OF_STRIKE), "make the orc-chief ineffectual"),
    (Fights(Manner.WITHOUT_TAPPING), "the character who faces the orc-chief does not tap for it"),
    (
        Modify(Stat.PROWESS, 3, Subject.TARGET),
        "the character who faces the orc-chief has +3 prowess against it",
    ),
    (
        Modify(Stat.BODY, -1, Subject.TARGET),
        "the character who faces the orc-chief has −1 body against it",
    ),
    (
        Modify(Stat.PROWESS, 2, Race.DWARF),
        "each Dwarf who faces the orc-chief has +2 prowess against it",
    ),
    (
        Roll(Check.BODY, Subject.COMPANY, (-1,), failing=(Tap(Subject.TARGET),)),
        (
            "each character of the company makes a body check modified by −1. Whoever fails it only taps; "
            "Orcs and Trolls are discarded where their own cards say so"
        ),
    ),
    (
        Fights(Manner.SEVERAL_STRIKES),
        (
            "the sage may face any number of the strikes of the orc-chief if his player gives him one of "
            "them, each in a strike sequence of its own"
        ),
    ),
    (
        AllyAttacks(),
        (
            "the orc-chief attacks the character who controls it with one strike, whose prowess is its "
            "normal prowess plus a roll. Discard it unless its attack is defeated"
        ),
    ),
    (
        Face(Subject.SITE, prowess=3),
        "the company faces all automatic-attacks of its site again, with +3 prowess",
    ),
    (
        Face(Subject.NEW_SITE),
        (
            "the company at once faces attacks that are just like all the automatic-attacks at its new site;"
            " they do not count as automatic-attacks"
        ),
    ),
    (
        HuntCreatures(Pile.PLAY_DECK, 5),
        (
            "your opponent turns up the cards of his play deck one at a time until five of them are creatures"
            " or none is left; each creature at once attacks your avatar's company. Then his play deck is"
            " shuffled"
        ),
    ),
    (
        HuntCreatures(Pile.DISCARD_PILE, 2),
        (
            "your opponent turns up the cards of his discard pile one at a time until two of them are"
            " creatures or none is left; each creature at once attacks your avatar's company"
        ),
    ),
    (
        Fights(Manner.SPARED, Subject.TARGET),
        "choose the orc-chief, who cannot be assigned a strike of the attack",
    ),
    (
        Rule(Own.JOIN_ATTACKED_COMPANY),
        (
            "the bearer may answer the orc-chief by joining the attacked company; his allies are discarded."
            " He must face a strike of the creature; after its last attack he taps and makes a"
            " corruption check"
        ),
    ),
    (
        Face((Attack(Race.SPIDER, strikes=2, prowess=7, body=5),)),
        "the company faces an attack by Spiders (2 strikes with 7 prowess and 5 body)",
    ),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_an_effect_is_said_as_a_deed_or_an_outcome(word: Effect, said: str) -> None:
    assert told(word, SCENE) == said


def test_every_such_effect_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == {*get_args(InCombat), Cancel, Fights, Modify, Roll, Rule}


TOGETHER: list[tuple[tuple[Effect, ...], str]] = [
    (
        (
            Modify(Stat.PROWESS, -2, Subject.ATTACK),
            Modify(Stat.PROWESS, -2, Subject.ATTACK, condition=There(named("Gates of Morning"))),
        ),
        "give the orc-chief −2 prowess (twice as much if Gates of Morning is in play)",
    ),
    (
        (Modify(Stat.STRIKES, -1, Subject.ATTACK), Modify(Stat.PROWESS, 2, Subject.ATTACK)),
        "give the orc-chief −1 strike and +2 prowess",
    ),
    (
        (Modify(Stat.PROWESS, 3, Subject.TARGET), Modify(Stat.BODY, -1, Subject.TARGET)),
        "the character who faces the orc-chief has +3 prowess and −1 body against it",
    ),
    (
        (
            Fights(Manner.SEVERAL_STRIKES),
            Modify(Stat.PROWESS, -1, Subject.USER),
            Modify(Stat.BODY, -1, Subject.USER),
        ),
        (
            "the sage may face any number of the strikes of the orc-chief if his player gives him one of "
            "them, each in a strike sequence of its own. With each further strike he has another −1 "
            "prowess and −1 body"
        ),
    ),
    (
        (Fights(Manner.WITHOUT_TAPPING), Modify(Stat.BODY, -1, Subject.TARGET)),
        "the character who faces the orc-chief does not tap for it and has −1 body against it",
    ),
]


@pytest.mark.parametrize(("happening", "said"), TOGETHER)
def test_changes_to_what_is_at_hand_are_said_together(happening: tuple[Effect, ...], said: str) -> None:
    assert said_together(happening, SCENE).words == said
