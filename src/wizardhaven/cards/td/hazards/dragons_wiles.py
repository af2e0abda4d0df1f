"""Hazard short-events of The Dragons by which a Dragon is more than its numbers."""

from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import On, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack, TheStrike
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, Pile, Race, Side, Stat

PARSIMONY_OF_SECLUSION = Event(
    code="TD-52",
    name="Parsimony of Seclusion",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(effects=(Put(all_of(Mark.UNIQUE, Race.DRAGON), Pile.HAND, (Pile.DISCARD_PILE,)),)),
        Use(
            effects=(
                Put(
                    named("Agburanar", "Agburanar Ahunt", "Agburanar at Home", "Agburanar Roused"),
                    Pile.HAND,
                    (Pile.DISCARD_PILE,),
                ),
                ForTheTurn(Modify(Stat.HAZARD_LIMIT, +2), on=Subject.COMPANY),
            )
        ),
    ),
)

PASSION_OF_WRATH = Event(
    code="TD-53",
    name="Passion of Wrath",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            target=TheStrike(Race.DRAGON),
            effects=(Modify(Stat.PROWESS, +2, Subject.STRIKE), Modify(Stat.BODY, -1, Subject.STRIKE)),
        ),
        Use(
            when=Moment.STRIKE,
            target=TheStrike(named("Smaug")),
            effects=(Modify(Stat.PROWESS, +4, Subject.STRIKE), Modify(Stat.BODY, -2, Subject.STRIKE)),
        ),
    ),
)

PROWESS_OF_MIGHT = Event(
    code="TD-56",
    name="Prowess of Might",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(Race.DRAGON),
            effects=(Modify(Stat.PROWESS, +1, Subject.ATTACK), Modify(Stat.BODY, +1, Subject.ATTACK)),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(named("Scatha")),
            effects=(Modify(Stat.PROWESS, +2, Subject.ATTACK), Modify(Stat.BODY, +2, Subject.ATTACK)),
        ),
    ),
)

PROWESS_OF_AGE = Event(
    code="TD-55",
    name="Prowess of Age",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Mark.DECLARED, On(all_of(Mark.UNIQUE, Race.DRAGON)))),
            effects=(Cancel(Canceled.EFFECT),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(any_of(Race.DRAGON, Race.DRAKE)),
            effects=(
                Modify(Stat.PROWESS, +1, Subject.ATTACK),
                Modify(Stat.PROWESS, Count(named("Prowess of Age"), Subject.ATTACK, times=2), Subject.ATTACK),
            ),
        ),
    ),
)

VELOCITY_OF_HASTE = Event(
    code="TD-79",
    name="Velocity of Haste",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(Race.DRAGON),
            effects=(Modify(Stat.STRIKES, +1, Subject.ATTACK), Fights(Manner.BODILESS)),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(named("Scorba")),
            effects=(Modify(Stat.STRIKES, +2, Subject.ATTACK), Fights(Manner.BODILESS)),
        ),
    ),
)

DEFTNESS_OF_AGILITY = Event(
    code="TD-12",
    name="Deftness of Agility",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(Race.DRAGON),
            effects=(Fights(Manner.DOUBLING), Modify(Stat.PROWESS, -3, Subject.STRIKE)),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(named("Bairanax")),
            effects=(Fights(Manner.DOUBLING),),
        ),
    ),
)

DRAGONS_BLOOD = Event(
    code="TD-14",
    name="Dragon’s Blood",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_CHARACTER,),
    uses=(
        Use(
            when=Moment.STRIKE,
            target=TheStrike(any_of(Race.DRAGON, Race.DRAKE)),
            effects=(Fights(Manner.BLOODY),),
        ),
    ),
)
