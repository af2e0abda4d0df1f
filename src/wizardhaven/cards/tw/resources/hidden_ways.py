"""Resource short-events of The Wizards about ways that few know, and about old roads."""

from wizardhaven.vocabulary.card_effects import TryFaction
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, MovingTo, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Not, Within, all_of
from wizardhaven.vocabulary.targets import ACharacter, ACompany
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
            costs=(TapCost(Subject.USER),),
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
            target=ACharacter(whose=Whose.OF_THE_COMPANY),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(all_of(SiteType.HAVEN, Turned.UNTAPPED)),),
            effects=(TryFaction(-1, within=2),),
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
            costs=(TapCost(Subject.USER),),
            requires=(Unless(MovingTo(Within((RegionType.DARK_DOMAIN,)))),),
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
            target=ACompany(),
            effects=(
                ForTheTurn(
                    Forbid(
                        Deed.PLAY,
                        all_of(Sort.CREATURE, Not(KeyedTo((Sort.SITE,)))),
                        condition=MovingTo(SiteType.RUINS_AND_LAIRS),
                    )
                ),
            ),
        ),
    ),
)
