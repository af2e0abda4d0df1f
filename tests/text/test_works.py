"""Words about what is made and kept at Wizardhavens, in the three languages."""

import pytest

from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability, May
from wizardhaven.vocabulary.effects import Fetch
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Moment, Side, Source

EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(Fetch(sources=(Source.DISCARD_PILE,), sides=(Side.RESOURCE,), to_hand=True),),
                once_each_turn=True,
            )
        ),
        "",
        "",
        "",
    ),
)


@pytest.mark.parametrize(("ability", "said", "gesagt", "dit"), EXAMPLES)
def test_works_are_told_in_three_languages(ability: Ability, said: str, gesagt: str, dit: str) -> None:
    assert english(ability, Scene("Forge")) == said
    assert german(ability, GERMAN) == gesagt
    assert french(ability, FRENCH) == dit
