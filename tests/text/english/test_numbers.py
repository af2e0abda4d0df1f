"""What the words about numbers say in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing
from wizardhaven.vocabulary.amounts import Amount, CharactersInCompany
from wizardhaven.vocabulary.bonuses import (
    AttackBonus,
    Bonus,
    CheckBonus,
    DoublesCorruption,
    HandSize,
    ItemsWeigh,
    OfNumbers,
)
from wizardhaven.vocabulary.conditions import AtPlace, InPlay
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Check, Keyword, Race, Skill, Stat

SCENE = Scene("Staff")

EXAMPLES: list[tuple[Standing, str]] = [
    (
        Bonus(Stat.GENERAL_INFLUENCE, +6, maximum=2),
        "you have +6 general influence; only 2 of these points may be used to control characters",
    ),
    (Bonus(Stat.MIND, -1), "the bearer has -1 mind, to a minimum of 1"),
    (Bonus(Stat.PROWESS, 2, against=(Race.ORC,)), "the bearer has +2 prowess against Orcs"),
    (
        Bonus(Stat.PROWESS, 3, maximum=8, maximum_against=((Race.ORC,), 9)),
        "the bearer has +3 prowess, to a maximum of 8, or 9 against Orcs",
    ),
    (
        Bonus(Stat.BODY, 2, maximum=9, bearer=Characters(skill=Skill.WARRIOR)),
        "a bearer who is a warrior has +2 body, to a maximum of 9",
    ),
    (
        Bonus(Stat.PROWESS, 5, maximum=Amount.TWICE_PRINTED_PROWESS),
        "the bearer has +5 prowess, to a maximum of twice his printed prowess",
    ),
    (Bonus(Stat.CORRUPTION_POINTS, 2), "the bearer has +2 corruption points"),
    (
        Bonus(Stat.CORRUPTION_POINTS, 1, to=Subject.COMPANY),
        "each character of the company has +1 corruption point",
    ),
    (Bonus(Stat.BODY, -1, to=Subject.COMPANY), "each character of the company has -1 body"),
    (CheckBonus(Check.INFLUENCE, -4), "the bearer's influence checks are modified by -4"),
    (
        CheckBonus(Check.CORRUPTION, CharactersInCompany()),
        "the bearer's corruption checks are modified by adding the number of characters in the company",
    ),
    (
        CheckBonus(Check.CORRUPTION, 1, to=Subject.COMPANY),
        "corruption checks by everybody are modified by +1",
    ),
    (
        CheckBonus(Check.RING_TEST, 2, to=Subject.COMPANY),
        "tests of gold rings in the company are modified by +2",
    ),
    (AttackBonus(prowess=1), "each attack has +1 prowess"),
    (
        AttackBonus((Race.ORC,), prowess=2, automatic=True),
        "each automatic-attack by Orcs has +2 prowess",
    ),
    (
        AttackBonus((Race.MAN,), strikes=1, not_agents=True),
        "each attack by Men, agents excepted, has +1 strike",
    ),
    (
        AttackBonus((Race.ORC,), strikes=2, condition=InPlay("Doors of Night")),
        "while Doors of Night is in play, each attack by Orcs also has +2 strikes",
    ),
    (HandSize(1), "your hand size is raised by one"),
    (
        HandSize(1, condition=AtPlace(SiteNamed("Bree"))),
        "while the company is at Bree, your hand size is raised by one",
    ),
    (
        Bonus(Stat.MARSHALLING_POINTS, 1, bearer=Characters(races=(Race.DWARF,))),
        "a bearer who is a Dwarf has +1 marshalling point",
    ),
    (
        DoublesCorruption(),
        (
            "each character has the corruption points of one of his sources twice, of the one that gives "
            "him the fewest"
        ),
    ),
    (
        CheckBonus(Check.UNDER_DEEPS_MOVEMENT, 4, to=Subject.COMPANY),
        "rolls to move from one site of the Under-deeps to another by every company are modified by +4",
    ),
    (CheckBonus(Check.RING_TEST, 2, to=Subject.SITE), "tests of gold rings at the site are modified by +2"),
    (
        ItemsWeigh(-1, keywords=(Keyword.PALANTIR,)),
        "each Palantír gives one corruption point less",
    ),
    (
        ItemsWeigh(+2, rings=True),
        "each ring gives two corruption points more",
    ),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_as_a_clause(word: Standing, said: str) -> None:
    assert standing(word, SCENE) == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OfNumbers))
