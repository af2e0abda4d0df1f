"""Hazard short-events of The White Hand."""

from wizardhaven.vocabulary.card_effects import Discard, GiveUp
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import CancelCard, CorruptionCheck
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Subject, Whose
from wizardhaven.vocabulary.such import AtLeast, Tally, all_of
from wizardhaven.vocabulary.targets import ACharacter, AnEvent
from wizardhaven.vocabulary.terms import Alignment, Length, Moment, PlayerKind, Side, Stat

BLIND_TO_THE_WEST = Event(
    code="WH-14",
    name="Blind to the West",
    side=Side.HAZARD,
    length=Length.SHORT,
    counts_against_hazard_limit=False,
    uses=(
        Use(
            when=Moment.AT_ANY_POINT,
            target=AnEvent(
                side=Side.RESOURCE,
                lengths=(Length.SHORT,),
                also_declared=True,
                alignment=Alignment.HERO,
                by=PlayerKind.FALLEN_WIZARD,
            ),
            effects=(CancelCard(Subject.TARGET), Discard(Subject.THIS_CARD, for_good=True)),
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
            effects=(GiveUp(), Discard(Subject.THIS_CARD, for_good=True)),
        ),
        Use(
            target=ACharacter(whose=Whose.OF_THE_COMPANY),
            effects=(CorruptionCheck(by=Subject.TARGET), Discard(Subject.THIS_CARD, for_good=True)),
        ),
    ),
)

IRE_OF_THE_EAST = Event(
    code="WH-24",
    name="Ire of the East",
    side=Side.HAZARD,
    length=Length.SHORT,
    counts_against_hazard_limit=False,
    uses=(
        Use(
            when=Moment.AT_ANY_POINT,
            target=AnEvent(
                side=Side.RESOURCE,
                lengths=(Length.SHORT,),
                also_declared=True,
                alignment=Alignment.MINION,
                by=PlayerKind.FALLEN_WIZARD,
            ),
            effects=(CancelCard(Subject.TARGET), Discard(Subject.THIS_CARD, for_good=True)),
        ),
    ),
)

ROLLED_DOWN_TO_THE_SEA = Event(
    code="WH-29",
    name="Rolled down to the Sea",
    side=Side.HAZARD,
    length=Length.SHORT,
    unique=True,
    uses=(Use(effects=(GiveUp(ring=True),)),),
)
