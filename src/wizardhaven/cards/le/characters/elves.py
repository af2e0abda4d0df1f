"""Elves of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Alignment, Keyword, Moment, Race, RegionType, Skill, Stat

CALENDAL = Character(
    code="LE-4",
    name="Calendal",
    race=Race.ELF,
    skills=(Skill.SCOUT, Skill.SAGE),
    prowess=4,
    body=8,
    home=(named("Dol Guldur"),),
    mind=6,
    direct_influence=1,
    marshalling_points=2,
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE_BY_TAPPING, Keyword.PALANTIR),
        Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.ELF, all_of(Sort.FACTION, Race.ELF))),
    ),
)

CARAMBOR = Character(
    code="LE-5",
    name="Carambor",
    race=Race.ELF,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.RANGER),
    prowess=5,
    body=8,
    home=(named("Carn Dûm"),),
    mind=6,
    marshalling_points=2,
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.END_OF_MOVEMENT_HAZARD,
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.COMPANY, Mark.MOVING),),
                effects=(
                    ForTheTurn(
                        Permit(
                            Deed.MOVE_ON, where=ANY_SITE, condition=There(RegionType.WILDERNESS, Subject.PATH)
                        ),
                        on=Subject.COMPANY,
                    ),
                ),
            )
        ),
    ),
)

HENDOLEN = Character(
    code="LE-15",
    name="Hendolen",
    race=Race.ELF,
    skills=(Skill.SAGE, Skill.DIPLOMAT),
    prowess=3,
    body=7,
    home=(named("Minas Morgul"),),
    mind=6,
    direct_influence=2,
    marshalling_points=2,
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Mark.DETAINMENT),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.ELF, all_of(Sort.FACTION, Race.ELF))),
    ),
)
