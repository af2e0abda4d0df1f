"""Hazard short-events of The Dragons by which a Dragon is more than its numbers."""

from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import Length, Moment, Pile, Race, Side, Stat

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
