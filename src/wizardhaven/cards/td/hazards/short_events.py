"""Hazard short-events of The Dragons."""

from wizardhaven.vocabulary.abilities import RevealableOnGuardAgainst
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import CancelCard, ForTheTurn
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import (
    ADeclaredCard,
    AnAutomaticAttack,
    SitesOf,
    Subject,
)
from wizardhaven.vocabulary.standing import AutomaticAttackTwice
from wizardhaven.vocabulary.terms import Duplication, Length, Side, SiteType, Skill

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
