"""Allies of The Balrog."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import Become, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, Not, SpecificTo, all_of, any_of, named
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Keyword,
    Moment,
    Movement,
    Phase,
    Pile,
    Race,
    SiteType,
    Skill,
    State,
)

CAVE_TROLL = Ally(
    code="BA-35",
    name="Cave Troll",
    prowess=4,
    body=8,
    mind=2,
    playable_at=(all_of(Mark.UNDER_DEEPS, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.TROLL))),),
    marshalling_points=1,
    marks=(Mark.AT_TAPPED_SITES,),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Mark.OVERT, Subject.COMPANY),
        Modify(Check.UNDER_DEEPS_MOVEMENT, +1, Subject.COMPANY),
    ),
)

EVIL_THINGS_LINGERING = Ally(
    code="BA-45",
    name="Evil Things Lingering",
    prowess=9,
    body=9,
    mind=4,
    playable_at=(named("The Under-galleries", "The Under-courts", "Remains of Thangorodrim"),),
    skills=(Skill.SAGE,),
    marshalling_points=2,
    marks=(Mark.UNIQUE, Keyword.SPAWN, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Mark.OVERT, Subject.COMPANY),
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.COMPANY, any_of(Movement.REGION, Movement.STARTER)),
        ),
        When(
            Occasion.PHASE_BEGINS,
            Roll(
                None,
                Subject.BEARER,
                above=(Amount.MIND, 4),
                then=(Become(Subject.BEARER, State.ELIMINATED),),
            ),
            about=Subject.BEARER,
            of=Phase.ORGANIZATION,
            condition=Unless(Is(Subject.BEARER, named("The Balrog"))),
        ),
    ),
)

GREAT_TROLL = Ally(
    code="BA-46",
    name="Great Troll",
    prowess=6,
    body=8,
    mind=3,
    playable_at=(all_of(Mark.UNDER_DEEPS, Not(SiteType.HAVEN)),),
    race=Race.TROLL,
    skills=(Skill.WARRIOR,),
    marshalling_points=1,
    played_by=named("The Balrog"),
    marks=(SpecificTo("The Balrog"),),
    alignment=Alignment.MINION,
    abilities=(CountsAs(Mark.OVERT, Subject.COMPANY), Fights(Manner.ALWAYS_READY)),
)

NASTY_SLIMY_THING = Ally(
    code="BA-47",
    name="Nasty Slimy Thing",
    prowess=4,
    body=9,
    mind=2,
    playable_at=(all_of(Mark.UNDER_DEEPS, Not(SiteType.HAVEN)),),
    marshalling_points=1,
    marks=(Mark.UNIQUE, Keyword.SPAWN, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Mark.OVERT, Subject.COMPANY),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Race.DRAKE),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.COMPANY, any_of(Movement.REGION, Movement.STARTER)),
        ),
    ),
)
