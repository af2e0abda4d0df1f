"""Minion allies of Against the Shadow."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally, FormOf
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Not, With, all_of, named
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import Alignment, Duplication, Moment, Pile, Race, SiteType, Stat

GREAT_BATS = Ally(
    code="AS-74",
    name="Great Bats",
    mind=1,
    playable_at=(SiteType.SHADOW_HOLD,),
    marshalling_points=1,
    marks=(Mark.AT_TAPPED_SITES, Duplication.ON_A_COMPANY),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Mark.OVERT, Subject.COMPANY),
        Fights(Manner.NOT_ATTACKED),
        When(Occasion.WOUNDED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.BEARER),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Mark.ATTACKER_ASSIGNS),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Fights(Manner.AS_USUAL),),
            )
        ),
    ),
)

GREAT_LORD_OF_GOBLIN_GATE = Ally(
    code="AS-75",
    name="Great Lord of Goblin-gate",
    mind=3,
    playable_at=(named("Goblin-gate"),),
    race=Race.ORC,
    prowess=5,
    body=7,
    marshalling_points=2,
    marks=(Mark.UNIQUE, FormOf("The Great Goblin")),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Mark.OVERT, Subject.COMPANY),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Modify(Stat.PROWESS, +2, Race.ORC),),
            )
        ),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(Sort.COMPANY),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Modify(Stat.PROWESS, +2, all_of(Race.ORC, With(Subject.BEARER))),),
            )
        ),
    ),
)

REGIMENT_OF_BLACK_CROWS = Ally(
    code="AS-76",
    name="Regiment of Black Crows",
    mind=1,
    playable_at=(all_of(SiteType.RUINS_AND_LAIRS, Not(Mark.UNDER_DEEPS)),),
    marshalling_points=1,
    marks=(Mark.AT_TAPPED_SITES, Duplication.ON_A_COMPANY),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Mark.OVERT, Subject.COMPANY),
        Fights(Manner.NOT_ATTACKED),
        When(Occasion.WOUNDED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.BEARER),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(all_of(Sort.CREATURE, Not(KeyedTo((Sort.SITE,))))),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK_AND_HAND),),
            )
        ),
    ),
)
