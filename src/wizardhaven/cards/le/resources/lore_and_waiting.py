"""Resource permanent-events of The Lidless Eye that stay where they are played."""

from wizardhaven.vocabulary.abilities import DiscardOnMove
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.followers import Control
from wizardhaven.vocabulary.marks import Sort
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
    abilities=(Control(halved=True), DiscardOnMove()),
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
        DiscardOnMove(),
    ),
)
