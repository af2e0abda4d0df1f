"""Wizards, the avatars, of The Wizards."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.amounts import RegionsInPath
from wizardhaven.vocabulary.card_effects import Fetch
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.combat import JoinAttackedCompany
from wizardhaven.vocabulary.conditions import AtPlace
from wizardhaven.vocabulary.effects import TestRing
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import DiscardsFromHand
from wizardhaven.vocabulary.places import SiteNamed, SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.standing import EnablesUse
from wizardhaven.vocabulary.targets import AnAttack, AnItem
from wizardhaven.vocabulary.terms import (
    ItemClass,
    Keyword,
    Moment,
    PlayerKind,
    Race,
    RegionType,
    SiteType,
    Skill,
    Source,
    Stat,
)

GANDALF = Character(
    code="TW-156",
    name="Gandalf",
    race=Race.WIZARD,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.SAGE, Skill.DIPLOMAT),
    prowess=6,
    body=9,
    home=(SitesOf((SiteType.HAVEN,)),),
    avatar=PlayerKind.WIZARD,
    direct_influence=10,
    corruption_check_modifier=+1,
    abilities=(
        May(
            Use(
                target=AnItem(item_class=ItemClass.GOLD_RING),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(TestRing(Subject.TARGET),),
            )
        ),
    ),
)

PALLANDO = Character(
    code="TW-175",
    name="Pallando",
    race=Race.WIZARD,
    skills=(Skill.WARRIOR, Skill.RANGER, Skill.SAGE, Skill.DIPLOMAT),
    prowess=6,
    body=9,
    home=(SiteNamed("Grey Havens"),),
    avatar=PlayerKind.WIZARD,
    direct_influence=10,
    abilities=(Modify(Stat.HAND_SIZE, +1), DiscardsFromHand()),
)

SARUMAN = Character(
    code="TW-181",
    name="Saruman",
    race=Race.WIZARD,
    skills=(Skill.SCOUT, Skill.RANGER, Skill.SAGE, Skill.DIPLOMAT),
    prowess=6,
    body=9,
    home=(SiteNamed("Isengard"),),
    avatar=PlayerKind.WIZARD,
    direct_influence=10,
    abilities=(
        EnablesUse(Keyword.PALANTIR, by_tapping=True),
        May(
            Use(
                when=Moment.BEGINNING_OF_END_OF_TURN,
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(Fetch(sources=(Source.DISCARD_PILE,), keywords=(Keyword.SPELL,), to_hand=True),),
            )
        ),
    ),
)

ALATAR = Character(
    code="TW-117",
    name="Alatar",
    race=Race.WIZARD,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.RANGER, Skill.SAGE),
    prowess=6,
    body=9,
    home=(SiteNamed("Edhellond"),),
    avatar=PlayerKind.WIZARD,
    direct_influence=10,
    abilities=(
        Modify(Stat.HAZARD_DRAWS, -1),
        May(
            Use(
                when=Moment.ATTACK,
                target=AnAttack(by_creature=True, elsewhere=True),
                requires=(AtPlace(SitesOf((SiteType.HAVEN,))),),
                effects=(JoinAttackedCompany(),),
            )
        ),
    ),
)

RADAGAST = Character(
    code="TW-178",
    name="Radagast",
    race=Race.WIZARD,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.RANGER, Skill.DIPLOMAT),
    prowess=6,
    body=9,
    home=(SiteNamed("Rhosgobel"),),
    avatar=PlayerKind.WIZARD,
    direct_influence=10,
    corruption_check_modifier=+1,
    abilities=(Modify(Stat.RESOURCE_DRAWS, RegionsInPath(RegionType.WILDERNESS)),),
)
