"""Minion characters of Against the Shadow."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import PlayableAt, all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Race, Skill, Stat

MAUHUR = Character(
    code="AS-2",
    name="Mauhúr",
    race=Race.ORC,
    skills=(Skill.WARRIOR,),
    prowess=6,
    body=9,
    home=(named("Dol Guldur"),),
    mind=5,
    marshalling_points=2,
    marks=(Mark.LEADER,),
    discarded_on=(9,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.ORC, all_of(Sort.FACTION, Race.ORC))),),
)

MIONID = Character(
    code="AS-3",
    name="Mîonid",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=8,
    home=(named("Variag Camp"),),
    mind=4,
    marshalling_points=1,
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, PlayableAt(named("Variag Camp")))),
    ),
)

PERCHEN = Character(
    code="AS-4",
    name="Perchen",
    race=Race.MAN,
    skills=(Skill.SCOUT, Skill.DIPLOMAT),
    prowess=3,
    body=9,
    home=(named("Dunnish Clan-hold"),),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    alignment=Alignment.MINION,
    abilities=(
        Modify(
            Stat.DIRECT_INFLUENCE, +3, against=all_of(Sort.FACTION, PlayableAt(named("Dunnish Clan-hold")))
        ),
    ),
)
