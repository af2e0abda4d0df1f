"""Resource permanent-events of The Lidless Eye that stay where they are played."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, Not, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
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
    Turned,
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

ALL_THOUGHT_BENT_UPON_IT = Event(
    code="LE-163",
    name="All Thought Bent upon It",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            user=Skill.SAGE,
            costs=(Tap(Subject.USER),),
            requires=(Is(Subject.SITE, all_of(Turned.UNTAPPED, Mark.INFORMATION)),),
            effects=(
                Tap(Subject.SITE),
                Put(Sort.ITEM, Pile.HAND, (Pile.PLAY_DECK,), shown=True),
                Roll(Check.CORRUPTION, Subject.USER),
            ),
        ),
    ),
)
