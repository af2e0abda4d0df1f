"""Hazard short-events of The Dragons."""

from wizardhaven.vocabulary.abilities import RevealableOnGuardAgainst
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import AutomaticAttackTwice
from wizardhaven.vocabulary.conditions import InPlay, MovingTo, PathHas
from wizardhaven.vocabulary.effects import CancelCard, CorruptionCheck, ForTheTurn, ReplaceNewSite
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Characters, Subject, Whose
from wizardhaven.vocabulary.targets import ACharacter, ACompany, ADeclaredCard, AnAutomaticAttack
from wizardhaven.vocabulary.terms import (
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
    duplication=Duplication.ON_A_SITE,
    uses=(
        Use(
            target=AnAutomaticAttack(SitesOf((SiteType.RUINS_AND_LAIRS,))),
            effects=(ForTheTurn(AutomaticAttackTwice()),),
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
    keywords=(Keyword.CORRUPTION,),
    uses=(
        Use(
            target=ACharacter(
                Characters(bearing_class=(ItemClass.MAJOR, ItemClass.GREATER)), Whose.OF_THE_COMPANY
            ),
            effects=(CorruptionCheck(by=Subject.TARGET, modifier=-1),),
        ),
    ),
)

WINDS_OF_WRATH = Event(
    code="TD-82",
    name="Winds of Wrath",
    side=Side.HAZARD,
    length=Length.SHORT,
    keywords=(Keyword.ENVIRONMENT,),
    uses=(
        Use(
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(InPlay("Doors of Night"), MovingTo(), PathHas(((RegionType.COASTAL_SEA, 1),))),
            effects=(ReplaceNewSite(through=RegionType.COASTAL_SEA),),
        ),
    ),
)
