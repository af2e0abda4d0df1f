"""Resource short-events of The Lidless Eye for companies on their way."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import BoundFor, KeyedTo, Not, Within, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Length, Moment, RegionType, Side, SiteType, Skill, Stat

FORCED_MARCH = Event(
    code="LE-185",
    name="Forced March",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.END_OF_MOVEMENT_HAZARD,
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, BoundFor(SiteType.HAVEN)),),
            effects=(ForTheTurn(Permit(Deed.MOVE_ON, where=SiteType.HAVEN)),),
        ),
    ),
)

IRON_ROAD = Event(
    code="LE-199",
    name="Iron-road",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(Sort.COMPANY),
            requires=(Is(Subject.SITE, SiteType.HAVEN), Is(Subject.COMPANY, Mark.MOVING)),
            effects=(
                ForTheTurn(Modify(Stat.HAZARD_DRAWS, 2, how=How.TIMES)),
                ForTheTurn(Permit(Deed.GO_BACK, where=SiteType.HAVEN)),
            ),
        ),
    ),
)

HIDDEN_WAYS = Event(
    code="LE-191",
    name="Hidden Ways",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=Skill.RANGER,
            costs=(Tap(Subject.USER),),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Forbid(Deed.PLAY, all_of(Sort.CREATURE, KeyedTo((RegionType.WILDERNESS,)))),
                    on=Subject.COMPANY,
                ),
            ),
        ),
    ),
)

DOWN_DOWN_TO_GOBLIN_TOWN = Event(
    code="LE-181",
    name="Down Down to Goblin-town",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=A(Sort.COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Forbid(
                        Deed.PLAY,
                        all_of(Sort.CREATURE, Not(KeyedTo((Sort.SITE,)))),
                        condition=Is(Subject.NEW_SITE, SiteType.RUINS_AND_LAIRS),
                    )
                ),
            ),
        ),
    ),
)

CRACK_IN_THE_WALL = Event(
    code="LE-177",
    name="Crack in the Wall",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            user=Skill.SAGE,
            costs=(Tap(Subject.USER),),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Forbid(
                        Deed.PLAY,
                        all_of(Sort.CREATURE, KeyedTo((Sort.SITE,))),
                        condition=Unless(Is(Subject.NEW_SITE, Within((RegionType.FREE_DOMAIN,)))),
                    ),
                    on=Subject.COMPANY,
                ),
            ),
        ),
    ),
)
