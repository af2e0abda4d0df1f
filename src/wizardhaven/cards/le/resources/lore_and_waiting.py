"""Resource permanent-events of The Lidless Eye that stay where they are played."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, Not, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
)

AWAITING_THE_CALL = Event(
    code="LE-165",
    name="Awaiting the Call",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CHARACTER,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(all_of(Sort.CHARACTER, AtMost(Stat.MIND, 6))),
            requires=(Unless(Is(Subject.SITE, SiteType.HAVEN)),),
        ),
    ),
    abilities=(
        Modify(Stat.CONTROL, 2, how=How.DIVIDED),
        When(Occasion.COMPANY_ARRIVES, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.COMPANY),
    ),
)

FOCUS_PALANTIR = Event(
    code="LE-184",
    name="Focus Palantír",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.MINION,
    uses=(Use(user=Skill.SAGE, target=A(all_of(Sort.ITEM, Keyword.PALANTIR))),),
    abilities=(
        Permit(Deed.USE, Keyword.PALANTIR, condition=Is(Subject.BEARER, Not(Race.RINGWRAITH))),
        When(Occasion.COMPANY_ARRIVES, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.COMPANY),
    ),
)
