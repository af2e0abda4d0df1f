"""How the words that hold as long as a card lies there are said of characters and of what it lies on."""

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.standing import (
    Standing,
)
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.terms import Check, Keyword, Race, Stat

TERSELY = Scene("Gimli", bearer="Gimli", company="Gimli's company", tersely=True)


OF_CHARACTERS: list[tuple[Standing, str]] = [
    (
        Modify(Stat.DIRECT_INFLUENCE, 2, against=all_of(Sort.FACTION, named("Rangers of the North"))),
        "+2 direct influence against the Rangers of the North",
    ),
    (
        Modify(Stat.DIRECT_INFLUENCE, 1, against=any_of(Race.ELF, all_of(Sort.FACTION, Race.ELF))),
        "+1 direct influence against Elves and Elf factions",
    ),
    (
        Modify(Stat.DIRECT_INFLUENCE, 7, against=named("Aragorn II")),
        "+7 direct influence against Aragorn II",
    ),
    (
        Modify(Check.INFLUENCE, -1, against=Sort.FACTION),
        "−1 to influence checks against factions",
    ),
]


@pytest.mark.parametrize(("word", "said"), OF_CHARACTERS)
def test_on_a_character_a_number_needs_nobody_named(word: Standing, said: str) -> None:
    assert standing(word, TERSELY) == said


def test_a_card_on_a_palantir_lets_just_that_one_be_used() -> None:
    scene = Scene("Lens", lies_on="the Palantír")

    assert standing(Permit(Deed.USE, Keyword.PALANTIR), scene) == "the bearer is able to use the Palantír"
