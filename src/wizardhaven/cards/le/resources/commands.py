"""Commands of The Lidless Eye: what a leader makes of his company."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.bonuses import Bonus, CheckBonus
from wizardhaven.vocabulary.card_effects import ReturnToHand
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.such import Mark
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import Alignment, Check, Keyword, Length, Moment, Side, Stat

ILL_BE_AT_YOUR_HEELS = Event(
    code="LE-195",
    name="I’ll Be At Your Heels",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    keywords=(Keyword.COMMAND,),
    alignment=Alignment.MINION,
    uses=(Use(when=Moment.ORGANIZATION, target=ACharacter(Mark.LEADER)),),
    abilities=(
        When(
            Occasion.CARD_PLAYED,
            ReturnToHand(Subject.BEARER, others=Keyword.COMMAND),
            about=Subject.THIS_CARD,
        ),
        Bonus(Stat.DIRECT_INFLUENCE, -2),
        CheckBonus(Check.CORRUPTION, +1, to=Subject.COMPANY),
        May(Use(when=Moment.ORGANIZATION, effects=(ReturnToHand(Subject.THIS_CARD),))),
    ),
)

ILL_REPORT_YOU = Event(
    code="LE-196",
    name="I’ll Report You",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    keywords=(Keyword.COMMAND,),
    alignment=Alignment.MINION,
    uses=(Use(when=Moment.ORGANIZATION, target=ACharacter(Mark.LEADER)),),
    abilities=(
        When(
            Occasion.CARD_PLAYED,
            ReturnToHand(Subject.BEARER, others=Keyword.COMMAND),
            about=Subject.THIS_CARD,
        ),
        Bonus(Stat.DIRECT_INFLUENCE, -2),
        Bonus(Stat.PROWESS, +1, to=Subject.COMPANY),
        May(Use(when=Moment.ORGANIZATION, effects=(ReturnToHand(Subject.THIS_CARD),))),
    ),
)

SMART_AND_SECRET = Event(
    code="LE-229",
    name="Smart and Secret",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    keywords=(Keyword.COMMAND,),
    alignment=Alignment.MINION,
    uses=(Use(when=Moment.ORGANIZATION, target=ACharacter(Mark.LEADER)),),
    abilities=(
        When(
            Occasion.CARD_PLAYED,
            ReturnToHand(Subject.BEARER, others=Keyword.COMMAND),
            about=Subject.THIS_CARD,
        ),
        Bonus(Stat.DIRECT_INFLUENCE, -2),
        Bonus(Stat.BODY, +1, to=Subject.COMPANY),
        May(Use(when=Moment.ORGANIZATION, effects=(ReturnToHand(Subject.THIS_CARD),))),
    ),
)
