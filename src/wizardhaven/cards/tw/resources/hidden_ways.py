"""Resource short-events of The Wizards about ways that few know, and about old roads."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Influence, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import BoundFor, KeyedTo, Not, Within, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Length, Moment, RegionType, Side, SiteType, Skill, Turned

FORD = Event(
    code="TW-242",
    name="Ford",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            user=Skill.RANGER,
            costs=(Tap(Subject.USER),),
            effects=(
                ForTheTurn(
                    Forbid(Deed.PLAY, all_of(Sort.CREATURE, KeyedTo((RegionType.WILDERNESS,)))),
                    on=Subject.COMPANY,
                ),
            ),
        ),
    ),
)

OLD_ROAD = Event(
    code="TW-294",
    name="Old Road",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, all_of(SiteType.HAVEN, Turned.UNTAPPED)),),
            effects=(Influence(Sort.FACTION, Sort.CHARACTER, (-1,), within=2),),
        ),
    ),
)

SECRET_ENTRANCE = Event(
    code="TW-324",
    name="Secret Entrance",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            user=Skill.SAGE,
            costs=(Tap(Subject.USER),),
            requires=(Unless(Is(Subject.COMPANY, BoundFor(Within((RegionType.DARK_DOMAIN,))))),),
            effects=(
                ForTheTurn(
                    Forbid(Deed.PLAY, all_of(Sort.CREATURE, KeyedTo((Sort.SITE,)))), on=Subject.COMPANY
                ),
            ),
        ),
    ),
)

SECRET_PASSAGE = Event(
    code="TW-325",
    name="Secret Passage",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=A(Sort.COMPANY),
            effects=(
                ForTheTurn(
                    Forbid(
                        Deed.PLAY,
                        all_of(Sort.CREATURE, Not(KeyedTo((Sort.SITE,)))),
                        condition=Is(Subject.COMPANY, BoundFor(SiteType.RUINS_AND_LAIRS)),
                    )
                ),
            ),
        ),
    ),
)
