"""Hazard permanent-events of The Dragons that lie on somebody whom a foe has met."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Phase,
    Pile,
    Race,
    Side,
    Skill,
    Stat,
)

DRAGONS_CURSE = Event(
    code="TD-16",
    name="Dragon’s Curse",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Keyword.DARK_ENCHANTMENT, Duplication.ON_A_CHARACTER),
    corruption=2,
    uses=(
        Use(
            when=Moment.STRIKE,
            target=TheStrike(all_of(Race.DRAGON, Sort.CREATURE), who=Not(Race.WIZARD)),
            effects=(Modify(Stat.PROWESS, -1, Subject.STRIKE),),
        ),
    ),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER),
            about=Subject.OPPONENT,
            of=Phase.UNTAP,
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                user=Skill.SAGE,
                costs=(Tap(Subject.USER),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.USER,
                        above=6,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
)
