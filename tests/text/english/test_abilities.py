"""What each ability says in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.abilities import ability_sentence, paragraphs
from wizardhaven.text.english.rings import rolls
from wizardhaven.text.english.scene import Scene
from wizardhaven.vocabulary.abilities import (
    Ability,
    DiscardWhile,
    DrivesOffAllies,
    LiesOnAvatar,
    May,
    OfCards,
    Passive,
    RingTestResult,
    StorableAt,
    When,
)
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import (
    Guards,
)
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import Happened, Is, Past, There, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Roll, Send, Tap
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner, OfFighting
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, HomeAt, Needing, Not, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Keyword,
    Moment,
    Phase,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

SCENE = Scene("Staff", race=Race.DRAGON)

EXAMPLES: list[tuple[Ability, str]] = [
    (
        When(
            Occasion.PHASE_ENDS, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.BEARER, of=Phase.UNTAP
        ),
        "At the end of his untap phase, the bearer makes a corruption check.",
    ),
    (
        When(Occasion.CARD_PLAYED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.SITE, of=Sort.ITEM),
        "Whenever an item is played at the site, the bearer makes a corruption check.",
    ),
    (
        When(Occasion.ITEM_GAINED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.COMPANY),
        "Whenever somebody in his company gains an item, the bearer makes a corruption check.",
    ),
    (
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
        "When a play deck is exhausted, discard Staff.",
    ),
    (
        When(Occasion.COMPANY_MOVES, Send(Subject.ORIGIN), about=Subject.EVERYBODY, of=RegionType.WILDERNESS),
        "When a company moves through a Wilderness, the company returns to its site of origin.",
    ),
    (
        When(
            Occasion.CARD_PLAYED,
            Put(all_of(Keyword.ENVIRONMENT, Side.HAZARD), Pile.DISCARD_PILE, count=None),
            about=Subject.THIS_CARD,
        ),
        (
            "When it is played, all hazard environment cards in play are discarded"
            " and all hazard environment effects are cancelled."
        ),
    ),
    (
        DiscardWhile(Is(Subject.COMPANY, AtLeast(Tally.CHARACTERS, 4))),
        "Discard Staff as soon as the company has at least four characters.",
    ),
    (
        When(
            Occasion.COMPANY_ORGANIZES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.SITE, SiteType.HAVEN),
        ),
        "Discard Staff in the organization phase if the company is at a Haven.",
    ),
    (
        When(Occasion.COMPANY_ARRIVES, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.COMPANY),
        "Discard Staff if the company moves.",
    ),
    (
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Unless(Is(Subject.NEW_SITE, Within(("Rohan", "Fangorn")))),
        ),
        "Discard Staff if the company moves, unless to a site in Rohan or Fangorn.",
    ),
    (Fights(Manner.EACH_FACES_A_STRIKE), "Each character in the company faces one strike."),
    (
        Fights(Manner.EACH_FACES_A_STRIKE, Not(Race.WIZARD)),
        "Each character in the company who is not a Wizard faces one strike.",
    ),
    (Fights(Manner.MIND_FOR_PROWESS), "His mind stands for his prowess against it."),
    (Fights(Manner.ONLY_TAPS), "Whoever would be wounded only taps, without a body check."),
    (
        Fights(Manner.AGAINST_ONE),
        (
            "All its attacks are against the same character. If an attack has further strikes, they become "
            "excess strikes against him."
        ),
    ),
    (
        Fights(Manner.TAPPING_CANCELS_LATE, Not(Subject.TARGET)),
        (
            "One of these attacks may be cancelled by tapping a character of the company other than the one "
            "attacked, even after its strikes are assigned."
        ),
    ),
    (
        Fights(Manner.TAPPING_CANCELS_LATE),
        (
            "One of these attacks may be cancelled by tapping a character of the company, even after its "
            "strikes are assigned."
        ),
    ),
    (
        Fights(Manner.SPARES_ITS_PLAYER),
        "Attacks against your companies by Staff or another manifestation of the same being are cancelled.",
    ),
    (
        Fights(Manner.TAPS_LESSER_MINDS),
        (
            "A character who has faced a strike taps after it if his mind is not greater than its prowess, "
            "unless the strike was cancelled."
        ),
    ),
    (
        Fights(Manner.WITHOUT_WEAPONS),
        "Weapons do not help against this attack.",
    ),
    (Fights(Manner.WITHOUT_WEAPONS), "Weapons do not help against this attack."),
    (Modify(Stat.STAYING_UNTAPPED, -5, how=How.SET), "Not tapping to face it costs −5 prowess."),
    (
        Guards(
            Attack(Race.DRAGON, strikes=2, prowess=18, body=7, unless_in_play="Smaug Ahunt"), named("Moria")
        ),
        (
            "Unless Smaug Ahunt is in play, Moria has an additional automatic-attack: Dragon, 2 strikes with "
            "18 prowess and 7 body."
        ),
    ),
    (
        Guards(Attack(Race.WOLF, strikes=3, prowess=7), SiteType.BORDER_HOLD),
        "A Border-hold has an additional automatic-attack: Wolves, 3 strikes with 7 prowess.",
    ),
    (
        Modify(Stat.HAZARD_LIMIT, 1, Mark.MOVING, condition=There(RegionType.COASTAL_SEA, Subject.PATH)),
        "The hazard limit against a moving company is raised by one if its site path has a Coastal Sea.",
    ),
    (
        When(
            Occasion.PHASE_ENDS,
            Put(
                all_of(Sort.CREATURE, Race.MAN),
                Pile.PLAY_DECK,
                (Pile.DISCARD_PILE,),
                may=True,
                by=Whose.ANYBODYS,
            ),
            about=Subject.EVERYBODY,
            of=Phase.END_OF_TURN,
        ),
        (
            "At the end of each turn, each player may shuffle a Man creature from his discard pile into his "
            "play deck."
        ),
    ),
    (
        When(
            Occasion.PHASE_ENDS,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE, or_else=all_of(Sort.CREATURE, Race.MAN)),
            about=Subject.OPPONENT,
            of=Phase.LONG_EVENT,
        ),
        (
            "At the end of your opponent's long-event phase, discard Staff, or a Man creature from your hand "
            "instead."
        ),
    ),
    (
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
        "When a play deck is exhausted, discard Staff.",
    ),
    (Detains(), "A detainment attack."),
    (
        Fights(Manner.ONLY_AGAINST, Not(With(HomeAt(named("Edoras"))))),
        "Only for use against companies without a character whose home site is Edoras.",
    ),
    (
        When(Occasion.ATTACK_DEFEATED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.THIS_CARD),
        "Discard Staff when an attack that it changes is defeated.",
    ),
    (
        When(
            Occasion.BODY_MATCHED,
            Put(Subject.TARGET, Pile.DISCARD_PILE),
            about=Subject.ATTACK,
            of=Not(Race.WIZARD),
        ),
        (
            "Discard each character who is not a Wizard and who is wounded by the attack and whose body "
            "check comes to exactly his body."
        ),
    ),
    (
        When(Occasion.ABOUT_TO_STRIKE, Roll(Check.CORRUPTION, Subject.COMPANY), about=Subject.ATTACK),
        (
            "If the attack is not cancelled, before its strikes are assigned, each character of the company "
            "makes a corruption check."
        ),
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            Put(all_of(Sort.RING, With(Subject.COMPANY)), Pile.DISCARD_PILE, onto=Subject.THIS_CARD),
            about=Subject.ATTACK,
            of=AttackResult.SUCCEEDED,
        ),
        (
            "If a strike of the attack is successful, discard Staff and a ring of the company, which you "
            "choose, unless it has none."
        ),
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            Put(
                all_of(Sort.ALLY, named("Gollum")),
                Pile.PLAY,
                (Pile.HAND,),
                may=True,
                by=Whose.OF_THE_COMPANY,
                onto=Subject.THIS_CARD,
            ),
            about=Subject.ATTACK,
            of=AttackResult.FAILED,
        ),
        (
            "If the attack fails but is not defeated, the player of the company may tap one of "
            "its characters "
            "to play Gollum from his hand with him; if he does, discard Staff."
        ),
    ),
    (
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, With(Subject.COMPANY)), Pile.DISCARD_PILE, by=Whose.OF_THE_COMPANY),
            about=Subject.ATTACK,
            once=True,
        ),
        (
            "As soon as the attack has wounded a character, the company discards one item, which its player "
            "chooses."
        ),
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            ForTheTurn(
                Modify(Stat.STRIKES, 1, all_of(Sort.ATTACK, Race.UNDEAD)),
                on=Subject.COMPANY,
                also=(Modify(Stat.PROWESS, 1, all_of(Sort.ATTACK, Race.UNDEAD)),),
            ),
            about=Subject.ATTACK,
            of=AttackResult.NOT_CANCELED,
        ),
        (
            "If the attack was not cancelled, each attack by Undead against the company has +1 strike and +1 "
            "prowess until the end of the turn."
        ),
    ),
    (Fights(Manner.NOT_CANCELED), "The attack cannot be cancelled, but its strikes can."),
    (Fights(Manner.ATTACKER_ASSIGNS), "The attacking player assigns all strikes."),
    (
        Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),
        "A detainment attack against hero companies and covert companies.",
    ),
    (Fights(Manner.ONLY_AGAINST, Alignment.MINION), "Only for use against minion companies."),
    (
        Modify(Stat.PROWESS, 3, Subject.THIS_CARD, condition=Happened(Past.FACED, Race.ORC)),
        "+3 prowess if the company has already faced an attack by Orcs this turn.",
    ),
    (
        Modify(Stat.BODY, Count(Skill.RANGER, Subject.COMPANY, -2), Subject.THIS_CARD),
        "−2 body for each ranger in the company.",
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            Roll(Check.CORRUPTION, Subject.TARGET, (-1,)),
            about=Subject.ATTACK,
            of=AttackResult.HAS_WOUNDED,
        ),
        "After the attack, each character wounded by it makes a corruption check modified by −1.",
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            Become(Subject.SITE, Turned.UNTAPPED),
            about=Subject.ATTACK,
            of=AttackResult.NOT_DEFEATED,
        ),
        "If the attack is not defeated, untap the site.",
    ),
    (
        May(Use((Become(Subject.BEARER, Turned.UNTAPPED),), costs=(Tap(Subject.THIS_CARD),))),
        "Tap Staff to untap the bearer.",
    ),
    (
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=6,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
        "In his organization phase, the bearer may tap to make a roll: on more than 6, discard Staff.",
    ),
    (
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=7,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
                once_each_turn=True,
            )
        ),
        "In his organization phase, the bearer may make one roll: on more than 7, discard Staff.",
    ),
    (
        DrivesOffAllies(5, all_of(Race.ELF, Skill.WARRIOR)),
        (
            "If the bearer is an Elf warrior, in combat with another company, before strikes are assigned, "
            "make a roll for each non-unique minion ally of that company; discard the ally if the result is "
            "more than its mind plus five."
        ),
    ),
    (StorableAt(), "When the item it lies on is stored, Staff is stored with it."),
    (StorableAt((named("Bree"), named("Dale"))), "May be stored at Bree or Dale."),
    (StorableAt((named("Bree"),)), "May be stored at Bree."),
    (
        StorableAt((named("Bree"),), points=2),
        "May be stored at Bree, where it is worth 2 marshalling points.",
    ),
    (
        RingTestResult("Magic Ring", (5, 6, 7)),
        "When Staff is tested, discard it; by the result one of these may be played: a Magic Ring (5 to 7).",
    ),
    (
        Permit(Deed.REVEAL_AGAINST, any_of(Check.RIDDLING, Check.INFLUENCE_ATTEMPT)),
        (
            "May be revealed on-guard when a character of the company declares"
            " a riddling attempt or an influence attempt."
        ),
    ),
    (
        Permit(Deed.REVEAL_AGAINST, Needing(Skill.SCOUT)),
        "May be revealed on-guard in answer to a card that needs a scout.",
    ),
    (
        Permit(Deed.PLAY_READ_AS, all_of(named("Horn"), Not(named("Drum")))),
        (
            "You may play one resource from your hand with Staff: it is read as though Horn were in play"
            " and Drum were not. When one of the two is discarded, discard the other as well."
        ),
    ),
    (LiesOnAvatar(), "Place Staff on the bearer as soon as he is in play."),
    (CountsAs(HomeAt(Subject.THIS_CARD), named("Smaug")), "Staff is the lair of Smaug."),
    (
        Modify(Stat.HAZARD_LIMIT, -1, Mark.MOVING),
        "The hazard limit against a company that moves to Staff is lowered by one.",
    ),
    (
        When(
            Occasion.CARD_STORED,
            Put(Sort.AVATAR, Pile.PLAY, (Pile.DISCARD_PILE,), may=True),
            about=Subject.THIS_CARD,
        ),
        (
            "When Staff is stored, you may search your discard pile for your"
            " avatar and play him at the site, if no avatar of yours is in play."
            " This does not count as your one character of the turn."
        ),
    ),
]

ROLLS: list[tuple[tuple[int, ...], str]] = [
    ((12, 13, 14), "12 or more"),
    ((1, 2, 3, 4, 5), "5 or less"),
    (tuple(range(1, 17)), "any result"),
    ((4,), "4"),
    ((4, 6, 8), "4, 6 or 8"),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_an_ability_is_said_as_a_sentence(word: Ability, said: str) -> None:
    assert ability_sentence(word, SCENE) == said


def test_every_ability_has_an_example() -> None:
    words = {
        *get_args(Passive),
        Guards,
        *get_args(OfFighting),
        *get_args(OfCards),
        CountsAs,
        Modify,
        Permit,
    }

    assert {type(word) for word, _ in EXAMPLES} == words


@pytest.mark.parametrize(("results", "said"), ROLLS)
def test_the_results_of_a_ring_test_are_said_as_a_range(results: tuple[int, ...], said: str) -> None:
    assert rolls(results) == said


def test_a_wound_may_cost_more_under_a_condition() -> None:
    word = When(
        Occasion.WOUNDED,
        Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
        about=Subject.ATTACK,
        condition=Happened(Past.FACED, Race.TROLL),
    )

    said = ability_sentence(word, SCENE)

    assert said == "If the company has already faced an attack by Trolls this turn, discard Staff."


def test_bonuses_that_are_alike_share_a_sentence() -> None:
    said = paragraphs((Modify(Stat.PROWESS, 1), Modify(Stat.BODY, 2)), SCENE)

    assert said == ["The bearer has +1 prowess and +2 body."]


def test_bonuses_against_different_foes_do_not_share_a_sentence() -> None:
    said = paragraphs(
        (Modify(Stat.PROWESS, 1, against=Race.ORC), Modify(Stat.PROWESS, 2, against=Race.ELF)), SCENE
    )

    assert said == ["The bearer has +1 prowess against Orcs. The bearer has +2 prowess against Elves."]


def test_rolls_that_are_changed_alike_share_a_sentence() -> None:
    said = paragraphs((Modify(Check.OFFERING, -4), Modify(Check.BODY, -4)), SCENE)

    assert said == ["The bearer's offering attempts and body checks are modified by −4."]


def test_what_a_player_may_do_stands_in_its_own_paragraph() -> None:
    may = May(Use((Become(Subject.BEARER, Turned.UNTAPPED),), costs=(Tap(Subject.THIS_CARD),)))

    said = paragraphs(
        (
            Modify(Stat.HAND_SIZE, 1),
            may,
            When(Occasion.COMPANY_ARRIVES, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.COMPANY),
            When(
                Occasion.COMPANY_ORGANIZES,
                Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
                about=Subject.COMPANY,
                condition=Is(Subject.SITE, SiteType.HAVEN),
            ),
        ),
        SCENE,
    )

    assert said == [
        "Your hand size is raised by one.",
        "Tap Staff to untap the bearer.",
        (
            "Discard Staff if the company moves."
            " Discard Staff in the organization phase if the company is at a Haven."
        ),
    ]
