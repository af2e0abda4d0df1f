"""Hazard short-events of The Dragons."""

from wizardhaven.vocabulary.abilities import RevealableOnGuardAgainst
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import InPlay, MovingTo, PathHas
from wizardhaven.vocabulary.effects import CancelCard, CorruptionCheck, ForTheTurn, ReplaceNewSite
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.lands import TreatRegionAs
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, any_of
from wizardhaven.vocabulary.targets import ACharacter, ACompany, ADeclaredCard, AnAutomaticAttack, ARegion
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    RegionType,
    Side,
    SiteType,
    Skill,
)

INCITE_DENIZENS = Event(
    code="TD-34",
    name="Incite Denizens",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_SITE,),
    uses=(
        Use(
            target=AnAutomaticAttack(SiteType.RUINS_AND_LAIRS),
            effects=(ForTheTurn(Fights(Manner.TWICE)),),
        ),
    ),
)

SEARCHING_EYE = Event(
    code="TD-67",
    name="Searching Eye",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ADeclaredCard(needing=Skill.SCOUT, or_lasting_effect=True),
            effects=(CancelCard(Subject.TARGET),),
        ),
    ),
    abilities=(RevealableOnGuardAgainst(skill=Skill.SCOUT),),
)

DRAGON_SICKNESS = Event(
    code="TD-18",
    name="Dragon-sickness",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.CORRUPTION,),
    uses=(
        Use(
            target=ACharacter(Having(any_of(ItemClass.MAJOR, ItemClass.GREATER)), Whose.OF_THE_COMPANY),
            effects=(CorruptionCheck(by=Subject.TARGET, modifier=-1),),
        ),
    ),
)

CRUEL_CARADHRAS = Event(
    code="TD-9",
    name="Cruel Caradhras",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(
                MovingTo(
                    by_regions=True,
                    beyond=(
                        "High Pass",
                        "Redhorn Gate",
                        "Angmar",
                        "Gundabad",
                        "Grey Mountain Narrows",
                        "Imlad Morgul",
                    ),
                ),
            ),
            effects=(
                Face(
                    (Attack(None, 1, 8, abilities=(Modify(Check.BODY, +1, Subject.THIS_CARD),)),),
                    who=Subject.EVERYBODY,
                ),
            ),
        ),
    ),
)

WITHERED_LANDS = Event(
    code="TD-85",
    name="Withered Lands",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT,),
    uses=(
        Use(
            target=ARegion(RegionType.WILDERNESS),
            requires=(InPlay("Doors of Night"),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.WILDERNESS, times=2)),),
        ),
        Use(
            target=ARegion(RegionType.SHADOW_LAND),
            requires=(InPlay("Doors of Night"),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.WILDERNESS, times=2)),),
        ),
        Use(
            target=ARegion(RegionType.BORDER_LAND),
            requires=(InPlay("Doors of Night"),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.WILDERNESS, times=2)),),
        ),
    ),
)

WINDS_OF_WRATH = Event(
    code="TD-82",
    name="Winds of Wrath",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT,),
    uses=(
        Use(
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(InPlay("Doors of Night"), MovingTo(), PathHas(((RegionType.COASTAL_SEA, 1),))),
            effects=(ReplaceNewSite(through=RegionType.COASTAL_SEA),),
        ),
    ),
)
