"""Resource short-events of The Dragons."""

from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Not, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

AND_FORTH_HE_HASTENED = Event(
    code="TD-98",
    name="And Forth He Hastened",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, With(Sort.AVATAR))),
            effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
        ),
    ),
)

BOUNTY_OF_THE_HOARD = Event(
    code="TD-101",
    name="Bounty of the Hoard",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(Is(Subject.SITE, all_of(Turned.TAPPED, Mark.HOARD)),),
            effects=(
                Put(
                    all_of(any_of(ItemClass.MINOR, ItemClass.MAJOR), Mark.PLAYABLE_HERE),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=Subject.COMPANY,
                ),
            ),
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
            target=A(all_of(Sort.SITE, Mark.INFORMATION)),
            costs=(Tap(Subject.USER),),
            effects=(Become(Subject.TARGET, Turned.UNTAPPED), Roll(Check.CORRUPTION, Subject.USER)),
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
            effects=(Cancel(Canceled.ATTACK),),
        ),
        Use(
            user=Skill.RANGER,
            requires=(There(named("Gates of Morning")),),
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
            costs=(Tap(Subject.USER),),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE), Roll(Check.CORRUPTION, Subject.USER, (-2,))),
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
            effects=(
                Put(all_of(Side.HAZARD, Length.PERMANENT, With(Subject.COMPANY)), Pile.HAND, count=None),
                Roll(Check.CORRUPTION, Subject.USER, (-2,)),
            ),
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
            effects=(Cancel(Canceled.ATTACK),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(Sort.AUTOMATIC_ATTACK),
            requires=(There(named("Gates of Morning")),),
            effects=(Modify(Stat.STRIKES, -2, Subject.ATTACK, least=1),),
        ),
    ),
)

SECRET_NEWS = Event(
    code="TD-151",
    name="Secret News",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(effects=(Look(Pile.HAND, 5, Whose.OPPONENTS),)),),
)

DWARVEN_HOARD = Event(
    code="TD-109",
    name="Dwarven Hoard",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            user=Race.DWARF,
            costs=(Tap(Subject.USER),),
            requires=(Is(Subject.SITE, any_of(SiteType.DARK_HOLD, SiteType.SHADOW_HOLD)),),
            effects=(ForTheTurn(CountsAs(Mark.HOARD, Subject.SITE), on=Subject.SITE),),
        ),
    ),
)
