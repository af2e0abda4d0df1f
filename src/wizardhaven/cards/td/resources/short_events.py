"""Resource short-events of The Dragons."""

from wizardhaven.vocabulary.card_effects import LetPlayItem, Put, RemoveHazardEvents
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack
from wizardhaven.vocabulary.conditions import AtPlace, InPlay
from wizardhaven.vocabulary.effects import CorruptionCheck, ForTheTurn, Untap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import TurnUpAtRandom
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Not, With, all_of, any_of
from wizardhaven.vocabulary.targets import A, ACharacter, ASite, TheAttack
from wizardhaven.vocabulary.terms import (
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    Skill,
    Stat,
    Turned,
)

AND_FORTH_HE_HASTENED = Event(
    code="TD-98",
    name="And Forth He Hastened",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(target=ACharacter(With(Sort.AVATAR)), effects=(Untap(Subject.TARGET),)),),
)

BOUNTY_OF_THE_HOARD = Event(
    code="TD-101",
    name="Bounty of the Hoard",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(AtPlace(all_of(Turned.TAPPED, Mark.HOARD)),),
            effects=(LetPlayItem((ItemClass.MINOR, ItemClass.MAJOR)),),
        ),
    ),
)

MANY_FOES_HE_FOUGHT = Event(
    code="TD-131",
    name="Many Foes He Fought",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Skill.WARRIOR,
            target=TheAttack(),
            effects=(
                Fights(Manner.SEVERAL_STRIKES),
                Modify(Stat.PROWESS, -1, Subject.USER),
                Modify(Stat.BODY, -1, Subject.USER),
            ),
        ),
    ),
)

LOOK_MORE_CLOSELY_LATER = Event(
    code="TD-128",
    name="Look More Closely Later",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.RITUAL,),
    uses=(
        Use(
            user=Skill.SAGE,
            target=ASite(Mark.INFORMATION, of_any_company=True),
            costs=(TapCost(Subject.USER),),
            effects=(Untap(Subject.TARGET), CorruptionCheck(by=Subject.USER)),
        ),
    ),
)

MANY_TURNS_AND_DOUBLINGS = Event(
    code="TD-132",
    name="Many Turns and Doublings",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Skill.RANGER,
            target=TheAttack(any_of(Race.WOLF, Race.SPIDER, Race.ANIMAL, Race.UNDEAD)),
            effects=(CancelAttack(),),
        ),
        Use(
            user=Skill.RANGER,
            requires=(InPlay("Gates of Morning"),),
            effects=(ForTheTurn(Modify(Stat.HAZARD_LIMIT, -1), on=Subject.COMPANY),),
        ),
    ),
)

MARVELS_TOLD = Event(
    code="TD-134",
    name="Marvels Told",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.RITUAL,),
    uses=(
        Use(
            user=Skill.SAGE,
            target=A(
                all_of(
                    Sort.EVENT, Side.HAZARD, any_of(Length.PERMANENT, Length.LONG), Not(Keyword.ENVIRONMENT)
                ),
                Whose.ANYBODYS,
            ),
            costs=(TapCost(Subject.USER),),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE), CorruptionCheck(by=Subject.USER, modifier=-2)),
        ),
    ),
)

WIZARD_UNCLOAKED = Event(
    code="TD-169",
    name="Wizard Uncloaked",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SPELL,),
    uses=(
        Use(
            user=Race.WIZARD,
            effects=(RemoveHazardEvents(to_hand=True), CorruptionCheck(by=Subject.USER, modifier=-2)),
        ),
    ),
)

NOT_AT_HOME = Event(
    code="TD-143",
    name="Not at Home",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(
                all_of(
                    any_of(Race.DRAGON, Race.DRAKE, Race.TROLL),
                    any_of(Sort.AUTOMATIC_ATTACK, KeyedTo((Sort.SITE,))),
                )
            ),
            effects=(CancelAttack(),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(Sort.AUTOMATIC_ATTACK),
            requires=(InPlay("Gates of Morning"),),
            effects=(Modify(Stat.STRIKES, -2, Subject.ATTACK, least=1),),
        ),
    ),
)

SECRET_NEWS = Event(
    code="TD-151",
    name="Secret News",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(effects=(TurnUpAtRandom(Pile.HAND, 5),)),),
)
