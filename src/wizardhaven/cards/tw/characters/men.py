"""Men of The Wizards."""

from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.selectors import FactionNamed, SiteNamed
from wizardhaven.vocabulary.standing import Bonus, HalvesBody
from wizardhaven.vocabulary.terms import Race, Skill, Stat

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
        HalvesBody(against=(Race.NAZGUL, Race.RINGWRAITH)),
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
