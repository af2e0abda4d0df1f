"""Resource short-events of The Lidless Eye."""

from wizardhaven.vocabulary.card_effects import BringCharacter, Discard, Fetch
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import ChangeDefender
from wizardhaven.vocabulary.conditions import AtPlace, MovingTo, Unless
from wizardhaven.vocabulary.effects import CorruptionCheck, ForTheTurn
from wizardhaven.vocabulary.hazards import AttacksAreCanceled
from wizardhaven.vocabulary.journeys import CannotMove
from wizardhaven.vocabulary.piles import TurnUpAtRandom
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.targets import ACompany, AnEvent, AStrike
from wizardhaven.vocabulary.terms import Alignment, Length, Moment, Side, SiteType, Skill, Source

VOICES_OF_MALICE = Event(
    code="LE-250",
    name="Voices of Malice",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            user=Characters(skill=Skill.SAGE),
            target=AnEvent(side=Side.HAZARD, lengths=(Length.PERMANENT, Length.LONG), environment=False),
            costs=(TapCost(Subject.USER),),
            effects=(Discard(Subject.TARGET), CorruptionCheck(by=Subject.USER, modifier=-2)),
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
                Fetch(
                    sources=(Source.SIDEBOARD, Source.DISCARD_PILE), sides=(Side.RESOURCE,), characters=True
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
            target=ACompany(),
            requires=(
                AtPlace(SitesOf((SiteType.SHADOW_HOLD, SiteType.RUINS_AND_LAIRS, SiteType.BORDER_HOLD))),
            ),
            effects=(BringCharacter(general=True, agents=True),),
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
            user=Characters(skill=Skill.SCOUT),
            requires=(Unless(MovingTo()),),
            effects=(
                ForTheTurn(AttacksAreCanceled(of_creatures=True), on=Subject.COMPANY),
                ForTheTurn(CannotMove(), on=Subject.COMPANY),
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
            user=Characters(skill=Skill.WARRIOR),
            target=AStrike(),
            effects=(ChangeDefender(prowess=+1, rolls_twice=True),),
        ),
    ),
)

AN_UNTIMELY_WHISPER = Event(
    code="LE-164",
    name="An Untimely Whisper",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(Use(effects=(TurnUpAtRandom(Source.HAND, 5),)),),
)
