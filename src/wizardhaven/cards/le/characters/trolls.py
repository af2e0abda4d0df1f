"""Trolls of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Character, FormOf
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Race, SiteType, Skill, Stat

OLD_TROLL = Character(
    code="LE-29",
    name="Old Troll",
    race=Race.TROLL,
    skills=(Skill.WARRIOR,),
    prowess=5,
    body=9,
    home=(SiteType.DARK_HOLD,),
    mind=4,
    marshalling_points=1,
    corruption_check_modifier=-1,
    marks=(Mark.COMMON,),
    discarded_on=(8,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(
            Stat.DIRECT_INFLUENCE,
            +1,
            against=any_of(
                Race.TROLL, Race.ORC, all_of(Sort.FACTION, Race.TROLL), all_of(Sort.FACTION, Race.ORC)
            ),
        ),
    ),
)

TROLL_LOUT = Character(
    code="LE-44",
    name="Troll Lout",
    race=Race.TROLL,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=9,
    home=(SiteType.DARK_HOLD,),
    mind=3,
    marshalling_points=1,
    corruption_check_modifier=-1,
    marks=(Mark.COMMON,),
    discarded_on=(8,),
    alignment=Alignment.MINION,
)

TROLL_CHIEF = Character(
    code="LE-45",
    name="Troll-chief",
    race=Race.TROLL,
    skills=(Skill.WARRIOR,),
    prowess=6,
    body=9,
    home=(SiteType.DARK_HOLD,),
    mind=6,
    marshalling_points=2,
    marks=(Mark.COMMON, Mark.LEADER),
    discarded_on=(9,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(
            Stat.DIRECT_INFLUENCE,
            +3,
            against=any_of(
                Race.TROLL, Race.ORC, all_of(Sort.FACTION, Race.TROLL), all_of(Sort.FACTION, Race.ORC)
            ),
        ),
    ),
)

ULKAUR_THE_TONGUELESS = Character(
    code="LE-49",
    name="Ulkaur the Tongueless",
    race=Race.TROLL,
    skills=(Skill.WARRIOR,),
    prowess=6,
    body=9,
    home=(named("Barad-dûr"),),
    mind=5,
    marshalling_points=2,
    corruption_check_modifier=-1,
    marks=(Mark.LEADER,),
    discarded_on=(9,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(
            Stat.DIRECT_INFLUENCE,
            +2,
            against=any_of(
                Race.TROLL, Race.ORC, all_of(Sort.FACTION, Race.TROLL), all_of(Sort.FACTION, Race.ORC)
            ),
        ),
    ),
)

LIEUTENANT_OF_ANGMAR = Character(
    code="LE-20",
    name="Lieutenant of Angmar",
    race=Race.TROLL,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=8,
    body=9,
    home=(named("Carn Dûm"),),
    mind=9,
    direct_influence=1,
    marshalling_points=3,
    marks=(Mark.LEADER, FormOf("Rogrog")),
    discarded_on=(9,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(
            Stat.DIRECT_INFLUENCE,
            +4,
            against=any_of(
                Race.TROLL, Race.ORC, all_of(Sort.FACTION, Race.TROLL), all_of(Sort.FACTION, Race.ORC)
            ),
        ),
        Modify(Stat.HAND_SIZE, +1, condition=Is(Subject.SITE, named("Carn Dûm"))),
    ),
)

LIEUTENANT_OF_DOL_GULDUR = Character(
    code="LE-21",
    name="Lieutenant of Dol Guldur",
    race=Race.TROLL,
    skills=(Skill.WARRIOR, Skill.SAGE),
    prowess=7,
    body=9,
    home=(named("Dol Guldur"),),
    mind=9,
    direct_influence=3,
    marshalling_points=3,
    marks=(Mark.LEADER,),
    discarded_on=(9,),
    alignment=Alignment.MINION,  # his other form, Gorfaur the Lame, was never printed
    abilities=(
        Modify(
            Stat.DIRECT_INFLUENCE,
            +2,
            against=any_of(
                Race.TROLL, Race.ORC, all_of(Sort.FACTION, Race.TROLL), all_of(Sort.FACTION, Race.ORC)
            ),
        ),
        Modify(Stat.HAND_SIZE, +1, condition=Is(Subject.SITE, named("Dol Guldur"))),
    ),
)

LIEUTENANT_OF_MORGUL = Character(
    code="LE-22",
    name="Lieutenant of Morgul",
    race=Race.TROLL,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=8,
    body=9,
    home=(named("Minas Morgul"),),
    mind=9,
    direct_influence=2,
    marshalling_points=3,
    marks=(Mark.LEADER, FormOf("Gothmog")),
    discarded_on=(9,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(
            Stat.DIRECT_INFLUENCE,
            +3,
            against=any_of(
                Race.TROLL, Race.ORC, all_of(Sort.FACTION, Race.TROLL), all_of(Sort.FACTION, Race.ORC)
            ),
        ),
        Modify(Stat.HAND_SIZE, +1, condition=Is(Subject.SITE, named("Minas Morgul"))),
    ),
)
