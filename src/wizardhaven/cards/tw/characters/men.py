"""Men of The Wizards."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.selectors import AnyFaction, FactionNamed, SiteNamed
from wizardhaven.vocabulary.standing import BodyOfFoes, Bonus, CheckBonus
from wizardhaven.vocabulary.terms import Check, Race, Skill, Stat

BEORN = Character(
    code="TW-126",
    name="Beorn",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=7,
    body=9,
    home=(SiteNamed("Beorn’s House"),),
    mind=7,
    direct_influence=2,
    marshalling_points=2,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Beornings"),)),),
)

ERKENBRAND = Character(
    code="TW-148",
    name="Erkenbrand",
    race=Race.MAN,
    skills=(Skill.WARRIOR,),
    prowess=5,
    body=6,
    home=(SiteNamed("Edoras"),),
    mind=4,
    direct_influence=2,
    marshalling_points=1,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Riders of Rohan"),)),),
)

HAMA = Character(
    code="TW-165",
    name="Háma",
    race=Race.MAN,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=8,
    home=(SiteNamed("Edoras"),),
    mind=2,
    corruption_check_modifier=-1,
    abilities=(CheckBonus(Check.INFLUENCE, -1, against=(AnyFaction(),)),),
)

PEATH = Character(
    code="TW-176",
    name="Peath",
    race=Race.MAN,
    skills=(Skill.RANGER, Skill.DIPLOMAT),
    prowess=4,
    body=7,
    home=(SiteNamed("Dunnish Clan-hold"),),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    abilities=(
        Bonus(Stat.DIRECT_INFLUENCE, +4, against=(FactionNamed("Dunlendings"),)),
        Bonus(Stat.PROWESS, +5, against=(Race.NAZGUL, Race.RINGWRAITH)),
        BodyOfFoes(against=(Race.NAZGUL, Race.RINGWRAITH), halved=True),
    ),
)

THEODEN = Character(
    code="TW-182",
    name="Théoden",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=5,
    body=6,
    home=(SiteNamed("Edoras"),),
    mind=6,
    direct_influence=3,
    marshalling_points=2,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Riders of Rohan"),)),),
)
