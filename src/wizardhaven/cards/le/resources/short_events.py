"""Resource short-events of The Lidless Eye."""

from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, any_of
from wizardhaven.vocabulary.targets import A, TheStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Keyword,
    Length,
    Moment,
    Pile,
    Side,
    SiteType,
    Skill,
    Stat,
)

VOICES_OF_MALICE = Event(
    code="LE-250",
    name="Voices of Malice",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            user=Skill.SAGE,
            target=A(
                all_of(
                    Sort.EVENT, Side.HAZARD, any_of(Length.PERMANENT, Length.LONG), Not(Keyword.ENVIRONMENT)
                ),
                Whose.ANYBODYS,
            ),
            costs=(Tap(Subject.USER),),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE), Roll(Check.CORRUPTION, Subject.USER, (-2,))),
        ),
    ),
)

WEIGH_ALL_THINGS_TO_A_NICETY = Event(
    code="LE-253",
    name="Weigh All Things to a Nicety",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            effects=(
                Put(
                    any_of(Side.RESOURCE, Sort.CHARACTER), Pile.PLAY_DECK, (Pile.SIDEBOARD, Pile.DISCARD_PILE)
                ),
            )
        ),
    ),
)

WE_HAVE_COME_TO_KILL = Event(
    code="LE-252",
    name="We Have Come to Kill",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=A(Sort.COMPANY),
            requires=(
                Is(
                    Subject.SITE, any_of(SiteType.SHADOW_HOLD, SiteType.RUINS_AND_LAIRS, SiteType.BORDER_HOLD)
                ),
            ),
            effects=(
                Put(
                    all_of(any_of(Sort.CHARACTER, Sort.AGENT), Not(Sort.AVATAR)),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=Subject.COMPANY,
                ),
            ),
        ),
    ),
)

HIDE_IN_DARK_PLACES = Event(
    code="LE-192",
    name="Hide in Dark Places",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=Skill.SCOUT,
            requires=(Unless(Is(Subject.COMPANY, Mark.MOVING)),),
            effects=(
                ForTheTurn(Cancels(Sort.CREATURE), on=Subject.COMPANY),
                ForTheTurn(Forbid(Deed.MOVE, Subject.COMPANY), on=Subject.COMPANY),
            ),
        ),
    ),
)

SWIFT_STROKES = Event(
    code="LE-238",
    name="Swift Strokes",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Skill.WARRIOR,
            target=TheStrike(),
            effects=(
                Modify(Stat.PROWESS, +1, Subject.TARGET),
                Fights(Manner.ROLLS_TWICE),
            ),
        ),
    ),
)

AN_UNTIMELY_WHISPER = Event(
    code="LE-164",
    name="An Untimely Whisper",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(Use(effects=(Look(Pile.HAND, 5, Whose.OPPONENTS),)),),
)
