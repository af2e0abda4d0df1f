"""Hazard short-events of The Wizards."""

from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.card_effects import Put, TakeLeave
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import InPlay, MovingTo, PathHas
from wizardhaven.vocabulary.effects import CancelCard, CorruptionCheck, ForTheTurn, RollFor
from wizardhaven.vocabulary.journeys import NothingAtSite
from wizardhaven.vocabulary.lands import TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, Not, all_of, any_of
from wizardhaven.vocabulary.targets import (
    A,
    ACharacter,
    ACompany,
    AnAutomaticAttack,
    ARegion,
    ASite,
)
from wizardhaven.vocabulary.terms import (
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
)

CALL_OF_HOME = Event(
    code="TW-18",
    name="Call of Home",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACharacter(
                all_of(Not(any_of(Race.RINGWRAITH, Race.WIZARD)), Not(Having(Keyword.THE_ONE_RING))),
                Whose.OF_THE_COMPANY,
            ),
            effects=(
                RollFor(
                    below=10,
                    plus=(Amount.UNUSED_GENERAL_INFLUENCE,),
                    then=(TakeLeave(Subject.TARGET),),
                ),
            ),
        ),
    ),
)

CHOKING_SHADOWS = Event(
    code="TW-21",
    name="Choking Shadows",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(
        Use(
            target=AnAutomaticAttack(SiteType.RUINS_AND_LAIRS),
            effects=(ForTheTurn(Modify(Stat.PROWESS, +2, Sort.ATTACK)),),
        ),
        Use(
            target=ARegion(RegionType.WILDERNESS),
            requires=(InPlay("Doors of Night"),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.SHADOW_LAND)),),
        ),
        Use(
            target=ASite(SiteType.RUINS_AND_LAIRS),
            requires=(InPlay("Doors of Night"),),
            effects=(ForTheTurn(TreatSiteAs(SiteType.SHADOW_HOLD)),),
        ),
    ),
)

GLOOM = Event(
    code="TW-41",
    name="Gloom",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(
        Use(
            target=ACharacter(whose=Whose.OF_THE_COMPANY),
            requires=(MovingTo(),),
            effects=(ForTheTurn(Modify(Stat.PROWESS, -1)),),
        ),
        Use(
            target=ARegion(RegionType.BORDER_LAND),
            requires=(InPlay("Doors of Night"),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.WILDERNESS)),),
        ),
        Use(
            target=ASite(SiteType.BORDER_HOLD),
            requires=(InPlay("Doors of Night"),),
            effects=(ForTheTurn(TreatSiteAs(SiteType.RUINS_AND_LAIRS)),),
        ),
    ),
)

LOST_IN_FREE_DOMAINS = Event(
    code="TW-53",
    name="Lost in Free-domains",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(PathHas(((RegionType.FREE_DOMAIN, 1),)),),
            effects=(ForTheTurn(NothingAtSite()),),
        ),
    ),
)

MUSTER_DISPERSES = Event(
    code="TW-67",
    name="Muster Disperses",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.FACTION, Whose.OF_THE_COMPANY),
            effects=(
                RollFor(
                    below=11,
                    plus=(Amount.UNUSED_GENERAL_INFLUENCE,),
                    then=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
                ),
            ),
        ),
    ),
)

RIVER = Event(
    code="TW-84",
    name="River",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ASite(),
            effects=(ForTheTurn(NothingAtSite(of_movers=True, unless_tapping=Skill.RANGER)),),
        ),
    ),
)

TWILIGHT = Event(
    code="TW-106",
    name="Twilight",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.ALSO_A_RESOURCE, Mark.OUTSIDE_HAZARD_LIMIT, Keyword.ENVIRONMENT),
    uses=(
        Use(
            when=Moment.AT_ANY_POINT,
            target=A(
                all_of(Sort.EVENT, Keyword.ENVIRONMENT, any_of(Mark.IN_PLAY, Mark.DECLARED)), Whose.ANYBODYS
            ),
            effects=(CancelCard(Subject.TARGET),),
        ),
    ),
)

THE_RINGS_BETRAYAL = Event(
    code="TW-99",
    name="The Ring’s Betrayal",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.CORRUPTION,),
    uses=(
        Use(
            target=A(Sort.RING, Whose.OF_THE_COMPANY),
            effects=(
                CorruptionCheck(
                    by=Subject.BEARER, modifier=-2, failing=Put(Subject.TARGET, Pile.DISCARD_PILE)
                ),
            ),
        ),
    ),
)
