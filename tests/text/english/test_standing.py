"""What each standing word says in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing
from wizardhaven.vocabulary.agents import OfAgents
from wizardhaven.vocabulary.allies import OfAllies
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.bonuses import Bonus, CheckBonus, OfNumbers
from wizardhaven.vocabulary.combat import OfCombat
from wizardhaven.vocabulary.followers import OfFollowers
from wizardhaven.vocabulary.hazards import OfHazards
from wizardhaven.vocabulary.journeys import OnJourneys
from wizardhaven.vocabulary.lands import OfLands
from wizardhaven.vocabulary.piles import DiscardsFromHand, KeepsItems, RemovesDiscarded
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.points import OfPoints
from wizardhaven.vocabulary.selectors import AnyFaction, Characters, FactionNamed, FactionsOf, Subject
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.standing import (
    BarsSearching,
    DoesNotUntap,
    EnablesUse,
    GivenUpInstead,
    GrantsSkill,
    HealingReachesAll,
    MakesOvert,
    Standing,
    StoringAtEndOfTurn,
)
from wizardhaven.vocabulary.terms import Check, Keyword, Race, Skill, Stat
from wizardhaven.vocabulary.wizardhavens import OfWizardhavens

SAID_ELSEWHERE = (
    OfNumbers
    | OfCombat
    | OfPoints
    | OfFollowers
    | OfAllies
    | OnJourneys
    | OfHazards
    | OfLands
    | OfAgents
    | OfWizardhavens
)

SCENE = Scene("Staff")
TERSELY = Scene("Gimli", bearer="Gimli", company="Gimli's company", tersely=True)

EXAMPLES: list[tuple[Standing, str]] = [
    (
        TakesShape(9, 10, 1, 25, (Skill.WARRIOR, Skill.RANGER), staying_untapped=-1),
        (
            "the bearer has prowess 9, body 10, direct influence 1 and no skills but warrior and ranger in "
            "place of his own; your general influence is 25. He may bear items, but cannot use any. If he "
            "does not tap to face a strike, only -1 comes to his prowess"
        ),
    ),
    (
        TakesShape(3, 9, 8, 19, (Skill.SCOUT,)),
        (
            "the bearer has prowess 3, body 9, direct influence 8 and no skills but scout in place of his "
            "own; your general influence is 19. He may bear items, but cannot use any"
        ),
    ),
    (
        GivenUpInstead(),
        (
            "if an effect would discard an item that is not special from the company, you may discard "
            "Staff instead"
        ),
    ),
    (
        StoringAtEndOfTurn(),
        "hero characters may store cards in the end-of-turn phase as in the organization phase",
    ),
    (
        BarsSearching(15, of_fallen=20),
        (
            "nothing lets a player with 15 or fewer cards in his play deck (20 as a Fallen-wizard) search"
            " or look at any part of it or of his discard pile"
        ),
    ),
    (BarsCards((Keyword.ENVIRONMENT,)), "no environment cards can be played"),
    (
        KeepsItems(SitesOf(under_deeps=True)),
        (
            "an item beneath Staff is out of play and gives no marshalling points; its player may play it at "
            "a site in the Under-deeps as though it were in his hand"
        ),
    ),
    (
        RemovesDiscarded(),
        (
            "once Staff is stored, you may discard it as your opponent discards a hazard that is not unique "
            "and you see it, to remove the hazard from the game"
        ),
    ),
    (DiscardsFromHand(shown=True), "your opponent shows each card he discards"),
    (GrantsSkill(Skill.SCOUT), "the bearer has the scout skill"),
    (EnablesUse(Keyword.PALANTIR), "the bearer is able to use a Palantír"),
    (
        EnablesUse(Keyword.PALANTIR, by_tapping=True),
        "the bearer is able to use a Palantír, but must tap to do so",
    ),
    (HealingReachesAll(), "whatever heals one character of the company heals all of them"),
    (DoesNotUntap(), "Staff does not untap in your untap phase"),
    (MakesOvert(), "the company is overt"),
    (HealingReachesAll(of=Subject.SITE), "whatever heals one character at the site heals all of them"),
    (
        DoesNotUntap(Subject.BEARER),
        "the bearer cannot untap as long as Staff is with him; if he is healed, he is tapped",
    ),
]

OF_CHARACTERS: list[tuple[Standing, str]] = [
    (
        Bonus(Stat.DIRECT_INFLUENCE, 2, against=(FactionNamed("Rangers of the North"),)),
        "+2 direct influence against the Rangers of the North",
    ),
    (
        Bonus(Stat.DIRECT_INFLUENCE, 1, against=(Race.ELF, FactionsOf(Race.ELF))),
        "+1 direct influence against Elves and Elf factions",
    ),
    (
        Bonus(Stat.DIRECT_INFLUENCE, 7, against=(Characters(name="Aragorn II"),)),
        "+7 direct influence against Aragorn II",
    ),
    (
        CheckBonus(Check.INFLUENCE, -1, against=(AnyFaction(),)),
        "-1 to influence checks against factions",
    ),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_as_a_clause(word: Standing, said: str) -> None:
    assert standing(word, SCENE) == said


@pytest.mark.parametrize(("word", "said"), OF_CHARACTERS)
def test_on_a_character_a_number_needs_nobody_named(word: Standing, said: str) -> None:
    assert standing(word, TERSELY) == said


def test_every_standing_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(Standing)) - set(get_args(SAID_ELSEWHERE))


def test_a_card_on_a_palantir_lets_just_that_one_be_used() -> None:
    scene = Scene("Lens", lies_on="the Palantír")

    assert standing(EnablesUse(Keyword.PALANTIR), scene) == "the bearer is able to use the Palantír"
