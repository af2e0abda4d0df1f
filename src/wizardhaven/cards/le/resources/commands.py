"""Commands of The Lidless Eye: what a leader makes of his company."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Check, Keyword, Length, Moment, Pile, Side, Stat

ILL_BE_AT_YOUR_HEELS = Event(
    code="LE-195",
    name="I’ll Be At Your Heels",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.COMMAND,),
    alignment=Alignment.MINION,
    uses=(Use(when=Moment.ORGANIZATION, target=A(all_of(Sort.CHARACTER, Mark.LEADER))),),
    abilities=(
        When(
            Occasion.CARD_PLAYED,
            Put(all_of(Keyword.COMMAND, Mark.BESIDE_THIS), Pile.HAND, count=None),
            about=Subject.THIS_CARD,
        ),
        Modify(Stat.DIRECT_INFLUENCE, -2),
        Modify(Check.CORRUPTION, +1, Subject.COMPANY),
        May(Use(when=Moment.ORGANIZATION, effects=(Put(Subject.THIS_CARD, Pile.HAND),))),
    ),
)

ILL_REPORT_YOU = Event(
    code="LE-196",
    name="I’ll Report You",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.COMMAND,),
    alignment=Alignment.MINION,
    uses=(Use(when=Moment.ORGANIZATION, target=A(all_of(Sort.CHARACTER, Mark.LEADER))),),
    abilities=(
        When(
            Occasion.CARD_PLAYED,
            Put(all_of(Keyword.COMMAND, Mark.BESIDE_THIS), Pile.HAND, count=None),
            about=Subject.THIS_CARD,
        ),
        Modify(Stat.DIRECT_INFLUENCE, -2),
        Modify(Stat.PROWESS, +1, Subject.COMPANY),
        May(Use(when=Moment.ORGANIZATION, effects=(Put(Subject.THIS_CARD, Pile.HAND),))),
    ),
)

SMART_AND_SECRET = Event(
    code="LE-229",
    name="Smart and Secret",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.COMMAND,),
    alignment=Alignment.MINION,
    uses=(Use(when=Moment.ORGANIZATION, target=A(all_of(Sort.CHARACTER, Mark.LEADER))),),
    abilities=(
        When(
            Occasion.CARD_PLAYED,
            Put(all_of(Keyword.COMMAND, Mark.BESIDE_THIS), Pile.HAND, count=None),
            about=Subject.THIS_CARD,
        ),
        Modify(Stat.DIRECT_INFLUENCE, -2),
        Modify(Stat.BODY, +1, Subject.COMPANY),
        May(Use(when=Moment.ORGANIZATION, effects=(Put(Subject.THIS_CARD, Pile.HAND),))),
    ),
)
