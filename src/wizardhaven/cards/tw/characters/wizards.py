"""Wizards, the avatars, of The Wizards."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import DiscardsFromHand
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    PlayerKind,
    Race,
    RegionType,
    SiteType,
    Skill,
    Stat,
)

GANDALF = Character(
    code="TW-156",
    name="Gandalf",
    race=Race.WIZARD,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.SAGE, Skill.DIPLOMAT),
    prowess=6,
    body=9,
    home=(SiteType.HAVEN,),
    avatar=PlayerKind.WIZARD,
    direct_influence=10,
    corruption_check_modifier=+1,
    abilities=(
        May(
            Use(
                target=A(all_of(Sort.ITEM, ItemClass.GOLD_RING)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Roll(Check.RING_TEST, Subject.TARGET),),
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
    home=(named("Grey Havens"),),
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
    home=(named("Isengard"),),
    avatar=PlayerKind.WIZARD,
    direct_influence=10,
    abilities=(
        Permit(Deed.USE_BY_TAPPING, Keyword.PALANTIR),
        May(
            Use(
                when=Moment.BEGINNING_OF_END_OF_TURN,
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Put(Keyword.SPELL, Pile.HAND, (Pile.DISCARD_PILE,)),),
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
    home=(named("Edhellond"),),
    avatar=PlayerKind.WIZARD,
    direct_influence=10,
    abilities=(
        Modify(Stat.HAZARD_DRAWS, -1),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Sort.CREATURE, on=Mark.ELSEWHERE),
                requires=(Is(Subject.SITE, SiteType.HAVEN),),
                effects=(Rule(Own.JOIN_ATTACKED_COMPANY),),
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
    home=(named("Rhosgobel"),),
    avatar=PlayerKind.WIZARD,
    direct_influence=10,
    corruption_check_modifier=+1,
    abilities=(Modify(Stat.RESOURCE_DRAWS, Count(RegionType.WILDERNESS, Subject.PATH)),),
)
