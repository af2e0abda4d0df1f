"""Fallen-wizards, the avatars, of The White Hand."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, Not, Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    PlayerKind,
    Points,
    Race,
    RegionType,
    SiteType,
    Skill,
    Stat,
    Turned,
)

ALATAR = Character(
    code="WH-1",
    name="Alatar",
    race=Race.FALLEN_WIZARD,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.RANGER, Skill.SAGE),
    prowess=7,
    body=9,
    home=(all_of(Within((RegionType.WILDERNESS,)), SiteType.RUINS_AND_LAIRS, Not(Mark.LAIR)),),
    avatar=PlayerKind.FALLEN_WIZARD,
    direct_influence=10,
    general_influence=17,
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        Modify(Stat.MARSHALLING_POINTS, Amount.MARSHALLING_POINTS, Points.KILL, how=How.SET),
        Fights(Manner.NORMAL, condition=Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 8))),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Sort.CREATURE, on=Mark.ELSEWHERE),
                requires=(Is(Subject.SITE, all_of(SiteType.HAVEN, Alignment.FALLEN_WIZARD)),),
                effects=(Rule(Own.JOIN_ATTACKED_COMPANY),),
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
    home=(SiteType.FREE_HOLD,),
    avatar=PlayerKind.FALLEN_WIZARD,
    direct_influence=9,
    general_influence=18,
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        Permit(Deed.USE, Keyword.SPIRIT_MAGIC),
        Modify(Stat.MARSHALLING_POINTS, Amount.MARSHALLING_POINTS, Points.CHARACTER, how=How.SET),
        Modify(
            Stat.MARSHALLING_POINTS,
            Amount.MARSHALLING_POINTS,
            all_of(Points.ALLY, Alignment.HERO),
            how=How.SET,
        ),
        May(
            Use(
                when=Moment.END_OF_ORGANIZATION,
                effects=(Become(Subject.THIS_CARD, Turned.UNTAPPED),),
                once_each_turn=True,
            )
        ),
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
    code="WH-7",
    name="Pallando",
    race=Race.FALLEN_WIZARD,
    skills=(Skill.WARRIOR, Skill.RANGER, Skill.SAGE, Skill.DIPLOMAT),
    prowess=5,
    body=9,
    home=(named("The White Towers"),),
    avatar=PlayerKind.FALLEN_WIZARD,
    direct_influence=7,
    general_influence=20,
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        Permit(Deed.USE, Keyword.SPIRIT_MAGIC),
        Modify(
            Stat.MARSHALLING_POINTS,
            2,
            all_of(
                Points.FACTION,
                any_of(Race.MAN, Race.DWARF, Race.ELF, Race.DUNADAN, Race.HOBBIT, Race.ORC, Race.TROLL),
            ),
            how=How.SET,
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
    home=(named("Rhosgobel"),),
    avatar=PlayerKind.FALLEN_WIZARD,
    direct_influence=5,
    general_influence=22,
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        Modify(
            Stat.MARSHALLING_POINTS,
            2,
            all_of(
                Points.FACTION,
                Mark.UNIQUE,
                Not(any_of(Race.MAN, Race.DWARF, Race.DUNADAN, Race.HOBBIT, Race.ORC, Race.TROLL)),
            ),
            how=How.SET,
        ),
        Modify(
            Stat.MARSHALLING_POINTS,
            Amount.MARSHALLING_POINTS,
            all_of(Points.ALLY, Alignment.HERO),
            how=How.SET,
        ),
        Permit(Deed.MOVE, by=all_of(Sort.ALLY, Not(Alignment.MINION))),
        Modify(Stat.RESOURCE_DRAWS, Count(RegionType.WILDERNESS, Subject.PATH)),
    ),
)

SARUMAN = Character(
    code="WH-9",
    name="Saruman",
    race=Race.FALLEN_WIZARD,
    skills=(Skill.SCOUT, Skill.RANGER, Skill.SAGE, Skill.DIPLOMAT),
    prowess=6,
    body=9,
    home=(named("Isengard"),),
    avatar=PlayerKind.FALLEN_WIZARD,
    direct_influence=12,
    general_influence=15,
    corruption_check_modifier=-1,
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        Permit(Deed.USE, Keyword.SORCERY),
        Permit(Deed.USE_BY_TAPPING, Keyword.PALANTIR),
        Modify(
            Stat.MARSHALLING_POINTS,
            Amount.MARSHALLING_POINTS,
            all_of(Points.ITEM, Not(any_of(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET))),
            how=How.SET,
        ),
        May(
            Use(
                when=Moment.BEGINNING_OF_END_OF_TURN,
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Put(any_of(Keyword.SPELL, Keyword.SORCERY), Pile.HAND, (Pile.DISCARD_PILE,)),),
            )
        ),
    ),
)
