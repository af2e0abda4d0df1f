"""Hazard short-events of The White Hand."""

from wizardhaven.vocabulary.card_effects import GiveUp, Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import CancelCard, CorruptionCheck
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, all_of
from wizardhaven.vocabulary.targets import A, ACharacter
from wizardhaven.vocabulary.terms import Alignment, Length, Moment, Pile, PlayerKind, Side, Stat

BLIND_TO_THE_WEST = Event(
    code="WH-14",
    name="Blind to the West",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.OUTSIDE_HAZARD_LIMIT,),
    uses=(
        Use(
            when=Moment.AT_ANY_POINT,
            target=A(
                all_of(
                    Sort.EVENT,
                    Side.RESOURCE,
                    Alignment.HERO,
                    PlayerKind.FALLEN_WIZARD,
                    Length.SHORT,
                    Mark.DECLARED,
                ),
                Whose.ANYBODYS,
            ),
            effects=(CancelCard(Subject.TARGET), Put(Subject.THIS_CARD, Pile.REMOVED)),
        ),
    ),
)

ECHOES_OF_THE_SONG = Event(
    code="WH-17",
    name="Echoes of the Song",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            requires=(
                Is(Subject.OPPONENT, all_of(AtLeast(Stat.STAGE_POINTS, 4), AtLeast(Tally.STAGE_CARDS, 2))),
            ),
            effects=(GiveUp(), Put(Subject.THIS_CARD, Pile.REMOVED)),
        ),
        Use(
            target=ACharacter(whose=Whose.OF_THE_COMPANY),
            effects=(CorruptionCheck(by=Subject.TARGET), Put(Subject.THIS_CARD, Pile.REMOVED)),
        ),
    ),
)

IRE_OF_THE_EAST = Event(
    code="WH-24",
    name="Ire of the East",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.OUTSIDE_HAZARD_LIMIT,),
    uses=(
        Use(
            when=Moment.AT_ANY_POINT,
            target=A(
                all_of(
                    Sort.EVENT,
                    Side.RESOURCE,
                    Alignment.MINION,
                    PlayerKind.FALLEN_WIZARD,
                    Length.SHORT,
                    Mark.DECLARED,
                ),
                Whose.ANYBODYS,
            ),
            effects=(CancelCard(Subject.TARGET), Put(Subject.THIS_CARD, Pile.REMOVED)),
        ),
    ),
)

ROLLED_DOWN_TO_THE_SEA = Event(
    code="WH-29",
    name="Rolled down to the Sea",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.UNIQUE,),
    uses=(Use(effects=(GiveUp(ring=True),)),),
)
