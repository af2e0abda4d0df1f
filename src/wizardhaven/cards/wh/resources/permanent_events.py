"""Resource permanent-events of The White Hand."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Check,
    Danger,
    Duplication,
    Keyword,
    Length,
    Moment,
    Side,
    Skill,
)

PROMPTINGS_OF_WISDOM = Event(
    code="WH-34",
    name="Promptings of Wisdom",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.LIGHT_ENCHANTMENT, Duplication.ON_A_COMPANY),
    corruption=2,
    uses=(Use(when=Moment.ORGANIZATION, target=A(all_of(Sort.CHARACTER, Skill.RANGER))),),
    abilities=(
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                effects=(
                    ForTheTurn(
                        Forbid(Deed.AFFECT, any_of(Danger.RETURN_TO_ORIGIN, Danger.TAPPING_OF_SITES)),
                        on=Subject.COMPANY,
                    ),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
    ),
)
