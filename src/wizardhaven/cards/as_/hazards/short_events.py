"""Hazard short-events of Against the Shadow."""

from wizardhaven.vocabulary.agents import AgentDrivesAway
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.effects import Become, Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, PlayableAt, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Length, Pile, PlayerKind, Side, SiteType, Turned

EARLY_HARVEST = Event(
    code="AS-26",
    name="Early Harvest",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(
                all_of(
                    Sort.FACTION,
                    Alignment.HERO,
                    PlayableAt(SiteType.BORDER_HOLD),
                    Not(named("Army of the Dead")),
                ),
                Whose.OF_THE_COMPANY,
            ),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.MARSHALLING_POINTS,),
                    above=12,
                    then=(Put(Subject.TARGET, Pile.HAND),),
                ),
            ),
        ),
        Use(
            target=A(
                all_of(
                    Sort.FACTION,
                    Alignment.MINION,
                    PlayableAt(SiteType.BORDER_HOLD),
                    Not(named("Army of the Dead")),
                ),
                Whose.OF_THE_COMPANY,
            ),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.MARSHALLING_POINTS,),
                    above=13,
                    then=(Put(Subject.TARGET, Pile.HAND),),
                ),
            ),
        ),
    ),
)

PILFER_ANYTHING_UNWATCHED = Event(
    code="AS-33",
    name="Pilfer Anything Unwatched",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.AGENT, Mark.AT_A_HOME)),
            costs=(Tap(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(AgentDrivesAway(above_mind=5, at_home=5),),
        ),
    ),
)

SLIP_TREACHEROUSLY = Event(
    code="AS-38",
    name="Slip Treacherously",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(Use(effects=(Become(Subject.EVERY_ITEM, Turned.TAPPED),)),),
)
