"""What each target and each cost says in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.costs import cost, paying
from wizardhaven.text.english.scene import Noun, Scene
from wizardhaven.text.english.targets import target
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.playing import Cost, HazardLimitCost
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    At,
    AtLeast,
    AtMost,
    Beside,
    Having,
    KeyedTo,
    Needing,
    Not,
    With,
    all_of,
    any_of,
    named,
)
from wizardhaven.vocabulary.targets import (
    A,
    ACreatureType,
    Target,
    TheAttack,
    TheRoll,
    TheStrike,
)
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Danger,
    ItemClass,
    Keyword,
    Length,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
    State,
    Turned,
)

SCENE = Scene("Staff", user="a scout")
HIS = Scene("Staff", company="his company")

TARGETS: list[tuple[Target, str, str]] = [
    (A(all_of(Sort.AGENT, Not(Mark.FACE_DOWN))), "one of your face-up agents", "the agent"),
    (
        A(all_of(Sort.AGENT, Skill.WARRIOR, At(Subject.SITE))),
        "one of your warrior agents at the company's new site",
        "the agent",
    ),
    (A(all_of(Sort.AGENT, Subject.THIS_CARD, Not(Mark.FACE_DOWN))), "Staff as an agent", "Staff"),
    (
        TheRoll((Check.INFLUENCE,), by=Sort.AGENT),
        "an influence attempt by one of your agents",
        "the attempt",
    ),
    (A(Sort.CHARACTER), "one of your characters", "the character"),
    (
        A(all_of(Sort.CHARACTER, Race.HOBBIT, State.WOUNDED)),
        "one of your wounded Hobbits",
        "the Hobbit",
    ),
    (
        A(all_of(Sort.CHARACTER, Race.ELF, Skill.SAGE), Whose.ANYBODYS),
        "an Elf sage of either player",
        "the Elf sage",
    ),
    (A(all_of(Sort.CHARACTER, named("Aragorn II"))), "Aragorn II", "Aragorn II"),
    (A(all_of(Sort.CHARACTER, With(Sort.AVATAR))), "a character in your avatar's company", "the character"),
    (
        A(
            all_of(Sort.CHARACTER, Not(any_of(Race.WIZARD, Race.HOBBIT)), AtMost(Stat.MIND, 7)),
            Whose.OF_THE_COMPANY,
        ),
        "a character who is not a Wizard or Hobbit and whose mind is 7 or less",
        "the character",
    ),
    (
        A(
            all_of(
                Sort.CHARACTER,
                Not(Having(Keyword.THE_ONE_RING)),
                AtMost(Tally.CHARACTERS, 3),
                AtMost(Tally.SIZE, 1),
            ),
            Whose.OF_THE_COMPANY,
        ),
        (
            "a character who does not bear The One Ring and whose company has at most three characters"
            " and whose company's size is less than two"
        ),
        "the character",
    ),
    (
        A(all_of(Sort.CHARACTER, Having(Keyword.THE_ONE_RING)), Whose.OF_THE_COMPANY),
        "a character who bears The One Ring",
        "the character",
    ),
    (
        A(all_of(Sort.COMPANY, With(Skill.DIPLOMAT))),
        "one of your companies with a diplomat",
        "the company",
    ),
    (A(Sort.COMPANY), "one of your companies", "the company"),
    (A(all_of(Sort.COMPANY, Alignment.MINION), Whose.OF_THE_COMPANY), "a minion company", "the company"),
    (A(all_of(Sort.EVENT, Keyword.ENVIRONMENT), Whose.ANYBODYS), "an environment card in play", "the card"),
    (
        A(
            all_of(Sort.EVENT, Side.HAZARD, any_of(Length.PERMANENT, Length.LONG), Not(Keyword.ENVIRONMENT)),
            Whose.ANYBODYS,
        ),
        "a hazard permanent-event or long-event in play that is not an environment",
        "the card",
    ),
    (
        A(all_of(any_of(Mark.DECLARED, Mark.IN_PLAY), Needing(Skill.SCOUT))),
        (
            "a card declared earlier in the same chain of effects that needs a scout,"
            " or end the lasting effect of such a card"
        ),
        "the card",
    ),
    (
        A(all_of(Side.HAZARD, Mark.DECLARED)),
        "a hazard declared against the company or something associated with it",
        "the hazard",
    ),
    (TheAttack(any_of(Race.ORC, Race.MAN)), "an attack by Orcs or Men", "the attack"),
    (
        TheAttack(all_of(Race.TROLL, any_of(Sort.AUTOMATIC_ATTACK, KeyedTo((Sort.SITE,))))),
        "an attack by Trolls that is automatic or keyed to a site",
        "the attack",
    ),
    (
        TheAttack(all_of(Sort.CREATURE, Not(KeyedTo((Sort.SITE,))))),
        "an attack by a creature that is not keyed to a site",
        "the attack",
    ),
    (TheAttack(Sort.AUTOMATIC_ATTACK), "an automatic-attack", "the attack"),
    (
        TheAttack(all_of(Not(Race.NAZGUL), AtLeast(Stat.PROWESS, 13))),
        "an attack that is not by Nazgûl and whose normal prowess is 13 or more",
        "the attack",
    ),
    (
        TheAttack(Sort.CREATURE, on=Mark.ELSEWHERE),
        "an attack by a creature against another of your companies",
        "the attack",
    ),
    (
        TheAttack(KeyedTo((RegionType.WILDERNESS, RegionType.SHADOW_LAND))),
        "an attack keyed to a Wilderness or Shadow-land",
        "the attack",
    ),
    (TheStrike(), "a strike", "the strike"),
    (
        TheStrike(any_of(Race.ORC, Race.TROLL), who=Race.HOBBIT),
        "a strike by Orcs or Trolls against a Hobbit",
        "the strike",
    ),
    (
        TheStrike(Not(any_of(Race.UNDEAD, Race.NAZGUL)), on=(Subject.BEARER,)),
        "a strike against the bearer, unless it comes from Undead or Nazgûl",
        "the strike",
    ),
    (
        TheStrike(on=(Subject.BEARER,), who=Skill.WARRIOR),
        "a strike against a bearer who is a warrior",
        "the strike",
    ),
    (
        TheStrike(
            Not(Sort.AUTOMATIC_ATTACK),
            on=(
                Subject.BEARER,
                Subject.THIS_CARD,
            ),
        ),
        "a strike against Staff or the bearer, unless it comes from an automatic-attack",
        "the strike",
    ),
    (
        TheStrike(on=(Subject.COMPANY,), who=Race.HOBBIT),
        "a strike against another Hobbit in the company",
        "the strike",
    ),
    (
        TheStrike(who=Skill.WARRIOR),
        "a strike against a warrior",
        "the strike",
    ),
    (
        TheRoll((Check.CORRUPTION,), by=Race.DWARF),
        "a corruption check made by one of your Dwarves",
        "the corruption check",
    ),
    (
        TheRoll((Check.INFLUENCE,), by=Subject.OPPONENT),
        "an attempt to influence one of your cards in your opponent's site phase",
        "the attempt",
    ),
    (A(Sort.ALLY), "one of your allies", "the ally"),
    (A(Sort.ALLY, Whose.OF_THE_COMPANY), "an ally", "the ally"),
    (A(Sort.FACTION, Whose.OF_THE_COMPANY), "one of your opponent's factions", "the faction"),
    (A(all_of(Sort.ITEM, ItemClass.GOLD_RING)), "a gold ring in one of your companies", "the gold ring"),
    (A(all_of(Sort.ITEM, Keyword.PALANTIR)), "a Palantír in one of your companies", "the Palantír"),
    (
        A(all_of(Sort.ITEM, Keyword.THE_ONE_RING, Beside(Subject.THIS_CARD))),
        "The One Ring at the same site",
        "The One Ring",
    ),
    (
        A(
            all_of(Sort.SITE, Having(all_of(Sort.AUTOMATIC_ATTACK, any_of(Race.ORC, Race.TROLL)))),
            Whose.OF_THE_COMPANY,
        ),
        "a site with an Orc or Troll automatic-attack",
        "the site",
    ),
    (
        A(
            all_of(Sort.SITE, SiteType.RUINS_AND_LAIRS, Not(Mark.LAIR), Not(Mark.UNDER_DEEPS)),
            Whose.OF_THE_COMPANY,
        ),
        "a Ruins & Lairs other than a Dragon's lair or a site of the Under-deeps",
        "the site",
    ),
    (
        A(
            all_of(Sort.SITE, SiteType.RUINS_AND_LAIRS, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.TROLL))),
            Whose.OF_THE_COMPANY,
        ),
        "a Ruins & Lairs with a Troll automatic-attack",
        "the site",
    ),
    (
        A(all_of(Sort.AUTOMATIC_ATTACK, At(SiteType.BORDER_HOLD)), Whose.OF_THE_COMPANY),
        "an automatic-attack at a Border-hold",
        "the automatic-attack",
    ),
    (
        A(RegionType.WILDERNESS, Whose.OF_THE_COMPANY),
        "a Wilderness in the moving company's site path",
        "the region",
    ),
    (
        A(all_of(Sort.CREATURE, Race.UNDEAD, Mark.DISCARDED)),
        "an Undead creature in your discard pile that could now attack the company",
        "the creature",
    ),
    (
        A(all_of(Sort.CREATURE, Mark.DISCARDED), Whose.OPPONENTS),
        (
            "a creature that your opponent has openly discarded before and that is neither in play nor "
            "gone for good"
        ),
        "the creature",
    ),
    (
        A(all_of(Sort.CREATURE, Race.NAZGUL, Mark.IN_PLAY), Whose.ANYBODYS),
        (
            "a Nazgûl permanent-event in play, yours or your opponent's, that could now attack the company "
            "as a creature"
        ),
        "the creature",
    ),
    (
        ACreatureType(other_than=(Race.NAZGUL, Race.DRAGON)),
        "a type of creature other than Nazgûl or Dragons",
        "that type",
    ),
    (A(Sort.SITE, Whose.OF_THE_COMPANY), "a site", "the site"),
    (
        A(all_of(Sort.SITE, Turned.TAPPED, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.DRAGON)))),
        "a tapped site with a Dragon automatic-attack",
        "the site",
    ),
    (
        A(all_of(Side.HAZARD, Mark.DECLARED, Danger.RETURN_TO_ORIGIN)),
        (
            "a hazard declared in the same chain of effects that would return the company to its "
            "site of origin"
        ),
        "the hazard",
    ),
    (
        A(all_of(Side.HAZARD, Mark.DECLARED, Danger.TAPPING_OF_SITES)),
        "a hazard declared in the same chain of effects that would tap its current or new site",
        "the hazard",
    ),
    (
        A(all_of(Side.HAZARD, Mark.DECLARED, Danger.CAPTURE)),
        "an effect that would take the bearer prisoner",
        "the effect",
    ),
]

COSTS: list[tuple[Cost, str, str]] = [
    (Tap(Subject.USER), "tap a scout", "tapping a scout"),
    (Put(Subject.THIS_CARD, Pile.DISCARD_PILE), "discard Staff", "discarding Staff"),
    (
        Put(all_of(named("Sapling of the White Tree"), At(named("Minas Tirith"))), Pile.DISCARD_PILE),
        "discard a Sapling of the White Tree borne or stored at Minas Tirith",
        "discarding a Sapling of the White Tree borne or stored at Minas Tirith",
    ),
    (HazardLimitCost(2), "count two against the hazard limit", "counting two against the hazard limit"),
]


@pytest.mark.parametrize(("word", "first", "again"), TARGETS)
def test_a_target_is_named_at_first_and_again(word: Target, first: str, again: str) -> None:
    assert target(word, SCENE) == Noun(first, again)


def test_every_target_has_an_example() -> None:
    assert {type(word) for word, _, _ in TARGETS} == set(get_args(Target))


def test_an_attack_is_on_the_company_the_text_speaks_of() -> None:
    assert target(TheAttack(Race.UNDEAD), HIS).first == "an attack by Undead against his company"


def test_an_item_is_in_the_company_the_text_speaks_of() -> None:
    assert target(A(all_of(Sort.ITEM, ItemClass.MAJOR)), HIS).first == "a major item in his company"


@pytest.mark.parametrize(("word", "said", "as_a_means"), COSTS)
def test_a_cost_is_something_to_do_or_a_means(word: Cost, said: str, as_a_means: str) -> None:
    assert cost(word, SCENE) == said
    assert paying(word, SCENE) == as_a_means


def test_every_cost_has_an_example() -> None:
    assert {type(word) for word, _, _ in COSTS} == set(get_args(Cost))
