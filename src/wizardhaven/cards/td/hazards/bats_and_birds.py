"""Hazards of The Dragons that follow upon the wounds of others."""

from wizardhaven.vocabulary.cards import Creature, Event
from wizardhaven.vocabulary.conditions import Happened, Past, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, KeyedTo, all_of, any_of, named
from wizardhaven.vocabulary.terms import Check, Duplication, Length, Race, RegionType, Side, SiteType

CARRION_BIRDS = Creature(
    code="TD-7",
    name="Carrion Birds",
    race=Race.ANIMAL,
    strikes=0,
    prowess=6,
    kill_points=1,
    keyed_to=(
        Key(
            RegionType.WILDERNESS,
            condition=Happened(
                Past.FACED,
                all_of(any_of(Race.ORC, Race.TROLL, Race.MAN), KeyedTo((RegionType.WILDERNESS,))),
            ),
        ),
    ),
    abilities=(
        Fights(Manner.EACH_FACES_A_STRIKE),
        Modify(Check.BODY, -1, Subject.THIS_CARD),
        Modify(Check.BODY, 0, Subject.THIS_CARD, how=How.AGAIN),
    ),
)

HOST_OF_BATS = Event(
    code="TD-31",
    name="Host of Bats",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Permit(Deed.PLAY_ONE_FREELY, all_of(Sort.CREATURE, Race.ORC)),
        Modify(Check.BODY, -1, all_of(Sort.ATTACK, Race.ORC), how=How.AGAIN),
        Modify(
            Check.BODY,
            -2,
            all_of(
                Sort.ATTACK,
                any_of(
                    KeyedTo((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
                    all_of(Sort.AUTOMATIC_ATTACK, At(any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD))),
                ),
            ),
            condition=There(named("Shadow of Mordor")),
            how=How.AGAIN,
        ),
    ),
)
