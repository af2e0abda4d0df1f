"""Fallen-wizards, the avatars, of The White Hand."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.allies import AlliesMayFollow
from wizardhaven.vocabulary.amounts import RegionsInPath
from wizardhaven.vocabulary.card_effects import Fetch
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.combat import JoinAttackedCompany, NoDetainment
from wizardhaven.vocabulary.conditions import AtPlace, StagePoints
from wizardhaven.vocabulary.effects import TestRing, Untap
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.places import SiteNamed, SitesIn, SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.points import Worth
from wizardhaven.vocabulary.selectors import Holdings, Subject
from wizardhaven.vocabulary.standing import EnablesUse
from wizardhaven.vocabulary.targets import AnAttack, AnItem
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Moment,
    PlayerKind,
    Points,
    Race,
    RegionType,
    SiteType,
    Skill,
    Source,
    Stat,
)

ALATAR = Character(
    code="WH-1",
    name="Alatar",
    race=Race.FALLEN_WIZARD,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.RANGER, Skill.SAGE),
    prowess=7,
    body=9,
    home=(SitesIn(types=(SiteType.RUINS_AND_LAIRS,), region_types=(RegionType.WILDERNESS,), no_lairs=True),),
    avatar=PlayerKind.FALLEN_WIZARD,
    direct_influence=10,
    general_influence=17,
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        Worth(Holdings((Points.KILL,))),
        NoDetainment(condition=StagePoints(8)),
        May(
            Use(
                when=Moment.ATTACK,
                target=AnAttack(by_creature=True, elsewhere=True),
                requires=(AtPlace(SitesOf((SiteType.HAVEN,), alignment=Alignment.FALLEN_WIZARD)),),
                effects=(JoinAttackedCompany(),),
            )
        ),
    ),
)

GANDALF = Character(
    code="WH-4",
    name="Gandalf",
    race=Race.FALLEN_WIZARD,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.SAGE, Skill.DIPLOMAT),
    prowess=6,
    body=9,
    home=(SitesOf((SiteType.FREE_HOLD,)),),
    avatar=PlayerKind.FALLEN_WIZARD,
    direct_influence=9,
    general_influence=18,
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        EnablesUse(Keyword.SPIRIT_MAGIC),
        Worth(Holdings((Points.CHARACTER,))),
        Worth(Holdings((Points.ALLY,), alignment=Alignment.HERO)),
        May(Use(when=Moment.END_OF_ORGANIZATION, effects=(Untap(Subject.THIS_CARD),), once_each_turn=True)),
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
    code="WH-7",
    name="Pallando",
    race=Race.FALLEN_WIZARD,
    skills=(Skill.WARRIOR, Skill.RANGER, Skill.SAGE, Skill.DIPLOMAT),
    prowess=5,
    body=9,
    home=(SiteNamed("The White Towers"),),
    avatar=PlayerKind.FALLEN_WIZARD,
    direct_influence=7,
    general_influence=20,
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        EnablesUse(Keyword.SPIRIT_MAGIC),
        Worth(
            Holdings(
                (Points.FACTION,),
                races=(Race.MAN, Race.DWARF, Race.ELF, Race.DUNADAN, Race.HOBBIT, Race.ORC, Race.TROLL),
            ),
            2,
        ),
        Modify(Stat.HAND_SIZE, +1),
    ),
)

RADAGAST = Character(
    code="WH-8",
    name="Radagast",
    race=Race.FALLEN_WIZARD,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.RANGER, Skill.DIPLOMAT),
    prowess=6,
    body=9,
    home=(SiteNamed("Rhosgobel"),),
    avatar=PlayerKind.FALLEN_WIZARD,
    direct_influence=5,
    general_influence=22,
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        Worth(
            Holdings(
                (Points.FACTION,),
                unique=True,
                other_than=(Race.MAN, Race.DWARF, Race.DUNADAN, Race.HOBBIT, Race.ORC, Race.TROLL),
            ),
            2,
        ),
        Worth(Holdings((Points.ALLY,), alignment=Alignment.HERO)),
        AlliesMayFollow(),
        Modify(Stat.RESOURCE_DRAWS, RegionsInPath(RegionType.WILDERNESS)),
    ),
)

SARUMAN = Character(
    code="WH-9",
    name="Saruman",
    race=Race.FALLEN_WIZARD,
    skills=(Skill.SCOUT, Skill.RANGER, Skill.SAGE, Skill.DIPLOMAT),
    prowess=6,
    body=9,
    home=(SiteNamed("Isengard"),),
    avatar=PlayerKind.FALLEN_WIZARD,
    direct_influence=12,
    general_influence=15,
    corruption_check_modifier=-1,
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        EnablesUse(Keyword.SORCERY),
        EnablesUse(Keyword.PALANTIR, by_tapping=True),
        Worth(
            Holdings(
                (Points.ITEM,),
                no_keywords=(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET),
            )
        ),
        May(
            Use(
                when=Moment.BEGINNING_OF_END_OF_TURN,
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(
                    Fetch(
                        sources=(Source.DISCARD_PILE,),
                        keywords=(Keyword.SPELL, Keyword.SORCERY),
                        to_hand=True,
                    ),
                ),
            )
        ),
    ),
)
