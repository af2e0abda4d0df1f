"""Orcs and Trolls who serve the Balrog alone."""

from wizardhaven.vocabulary.cards import Character, FormOf
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import Not, SpecificTo, all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Race, SiteType, Skill, Stat

AZOG = Character(
    code="BA-2",
    name="Azog",
    race=Race.ORC,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=6,
    body=9,
    home=(named("Moria"), named("The Under-gates")),
    mind=7,
    direct_influence=1,
    marshalling_points=2,
    marks=(Mark.LEADER, SpecificTo("The Balrog")),
    discarded_on=(9,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +3, against=any_of(Race.ORC, all_of(Sort.FACTION, Race.ORC))),
        Modify(Stat.DIRECT_INFLUENCE, +2, against=SpecificTo("The Balrog")),
    ),
)

BOLG = Character(
    code="BA-4",
    name="Bolg",
    race=Race.ORC,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=7,
    body=9,
    home=(named("Moria"), named("The Under-gates")),
    mind=7,
    marshalling_points=2,
    marks=(Mark.LEADER, SpecificTo("The Balrog")),
    discarded_on=(9,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +3, against=any_of(Race.ORC, all_of(Sort.FACTION, Race.ORC))),
        Modify(Stat.DIRECT_INFLUENCE, +2, against=SpecificTo("The Balrog")),
    ),
)

BUTHRAKAUR = Character(
    code="BA-5",
    name="Bûthrakaur",
    race=Race.TROLL,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.RANGER),
    prowess=8,
    body=9,
    home=(named("Moria"), named("The Under-gates")),
    mind=9,
    marshalling_points=3,
    marks=(Mark.LEADER, SpecificTo("The Balrog"), FormOf("Bûthrakaur the Green")),
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
        Modify(Stat.DIRECT_INFLUENCE, +3, against=SpecificTo("The Balrog")),
    ),
)

UMAGAUR = Character(
    code="BA-9",
    name="Umagaur",
    race=Race.TROLL,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT, Skill.SAGE),
    prowess=7,
    body=9,
    home=(named("Moria"), named("The Under-gates")),
    mind=9,
    direct_influence=2,
    marshalling_points=3,
    marks=(Mark.LEADER, SpecificTo("The Balrog"), FormOf("Umagaur the Pale")),
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
        Modify(Stat.DIRECT_INFLUENCE, +3, against=SpecificTo("The Balrog")),
    ),
)

CROOK_LEGGED_ORC = Character(
    code="BA-6",
    name="Crook-legged Orc",
    race=Race.ORC,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=3,
    body=7,
    home=(all_of(Mark.UNDER_DEEPS, Not(SiteType.DARK_HOLD)),),
    mind=2,
    marks=(Mark.COMMON, SpecificTo("The Balrog")),
    discarded_on=(7,),
    alignment=Alignment.MINION,
)

HILL_TROLL = Character(
    code="BA-7",
    name="Hill-troll",
    race=Race.TROLL,
    skills=(Skill.WARRIOR,),
    prowess=5,
    body=7,
    home=(all_of(Mark.UNDER_DEEPS, Not(SiteType.DARK_HOLD)),),
    mind=3,
    marshalling_points=1,
    marks=(Mark.COMMON, SpecificTo("The Balrog")),
    discarded_on=(7,),
    alignment=Alignment.MINION,
)

MOUNTAIN_MAGGOT = Character(
    code="BA-8",
    name="Mountain-maggot",
    race=Race.ORC,
    skills=(Skill.WARRIOR,),
    prowess=3,
    body=7,
    home=(all_of(Mark.UNDER_DEEPS, Not(SiteType.DARK_HOLD)),),
    mind=1,
    marks=(Mark.COMMON, SpecificTo("The Balrog")),
    discarded_on=(7,),
    alignment=Alignment.MINION,
)
