"""Agents of Dark Minions: minion characters that can be put down as hazards."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.conditions import MovingTo
from wizardhaven.vocabulary.effects import AgentAttacks, ReturnToSiteOfOrigin
from wizardhaven.vocabulary.playing import DiscardCost, TapCost, Use
from wizardhaven.vocabulary.selectors import AnAgent, FactionNamed, FactionsOf, SiteNamed, Subject
from wizardhaven.vocabulary.standing import Bonus, MayMoveToHavens
from wizardhaven.vocabulary.terms import Alignment, Moment, Race, Skill, Stat

ANARIN = Character(
    code="DM-1",
    name="Anarin",
    race=Race.ELF,
    skills=(Skill.SCOUT, Skill.DIPLOMAT),
    prowess=4,
    body=8,
    home=(SiteNamed("Moria"),),
    mind=7,
    direct_influence=3,
    marshalling_points=2,
    agent=True,
    alignment=Alignment.MINION,
    abilities=(
        MayMoveToHavens(),
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                target=AnAgent(this_card=True, at_new_site=True, also_face_down=True),
                costs=(TapCost(Subject.TARGET),),
                effects=(AgentAttacks(),),
            )
        ),
    ),
)

BADUILA = Character(
    code="DM-2",
    name="Baduila",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.RANGER),
    prowess=6,
    body=8,
    home=(SiteNamed("Goblin-gate"), SiteNamed("Mount Gundabad")),
    mind=8,
    direct_influence=2,
    marshalling_points=3,
    agent=True,
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                target=AnAgent(this_card=True, at_new_site=True, also_face_down=True),
                costs=(DiscardCost(Subject.TARGET),),
                requires=(MovingTo(),),
                effects=(ReturnToSiteOfOrigin(),),
            )
        ),
    ),
)

BILL_FERNY = Character(
    code="DM-3",
    name="Bill Ferny",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=2,
    body=8,
    home=(SiteNamed("Bree"), SiteNamed("Cameth Brin")),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    agent=True,
    alignment=Alignment.MINION,
)

DEALLUS = Character(
    code="DM-5",
    name="Deallus",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=2,
    body=7,
    home=(SiteNamed("Dunnish Clan-hold"), SiteNamed("Bree"), SiteNamed("Cameth Brin")),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    agent=True,
    alignment=Alignment.MINION,
)

DROR = Character(
    code="DM-6",
    name="Drór",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=3,
    body=7,
    home=(SiteNamed("Blue Mountain Dwarf-hold"),),
    mind=4,
    direct_influence=2,
    marshalling_points=1,
    agent=True,
    alignment=Alignment.MINION,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(Race.DWARF, FactionsOf(Race.DWARF))),),
)

ELWEN = Character(
    code="DM-8",
    name="Elwen",
    race=Race.ELF,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=4,
    body=8,
    home=(SiteNamed("Dol Amroth"), SiteNamed("Minas Tirith")),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    agent=True,
    alignment=Alignment.MINION,
    abilities=(
        Bonus(Stat.DIRECT_INFLUENCE, +2, against=(Race.ELF, FactionsOf(Race.ELF))),
        MayMoveToHavens(),
    ),
)

FORI_THE_BEARDLESS = Character(
    code="DM-11",
    name="Fori the Beardless",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=4,
    body=7,
    home=(SiteNamed("Iron Hill Dwarf-hold"),),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    agent=True,
    alignment=Alignment.MINION,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(Race.DWARF, FactionsOf(Race.DWARF))),),
)

FRECA = Character(
    code="DM-182",
    name="Freca",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=4,
    body=8,
    home=(SiteNamed("Edoras"), SiteNamed("Dunnish Clan-hold")),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    agent=True,
    alignment=Alignment.MINION,
    abilities=(
        Bonus(
            Stat.DIRECT_INFLUENCE, +1, against=(FactionNamed("Riders of Rohan"), FactionNamed("Dunlendings"))
        ),
    ),
)

GERGELI = Character(
    code="DM-12",
    name="Gergeli",
    race=Race.MAN,
    skills=(Skill.SCOUT, Skill.DIPLOMAT),
    prowess=3,
    body=9,
    home=(SiteNamed("Shrel-Kain"), SiteNamed("Lake-town"), SiteNamed("Easterling Camp")),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    agent=True,
    alignment=Alignment.MINION,
)

GISULF = Character(
    code="DM-13",
    name="Gisulf",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=7,
    home=(SiteNamed("Woodmen-town"), SiteNamed("Lake-town"), SiteNamed("Dale")),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    agent=True,
    alignment=Alignment.MINION,
)

HERION = Character(
    code="DM-16",
    name="Herion",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=7,
    home=(SiteNamed("Lond Galen"), SiteNamed("Dol Amroth")),
    mind=3,
    direct_influence=0,
    marshalling_points=1,
    agent=True,
    alignment=Alignment.MINION,
)

LEAMON = Character(
    code="DM-19",
    name="Leamon",
    race=Race.MAN,
    skills=(Skill.WARRIOR,),
    prowess=5,
    body=8,
    home=(SiteNamed("Cameth Brin"), SiteNamed("Dunnish Clan-hold")),
    mind=3,
    direct_influence=0,
    marshalling_points=1,
    agent=True,
    alignment=Alignment.MINION,
)

WOFFUNG = Character(
    code="DM-26",
    name="Woffung",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=4,
    body=8,
    home=(SiteNamed("Lake-town"), SiteNamed("Dale"), SiteNamed("Shrel-Kain")),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    agent=True,
    alignment=Alignment.MINION,
)

WOLF = Character(
    code="DM-183",
    name="Wolf",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=3,
    body=7,
    home=(SiteNamed("Edoras"), SiteNamed("Dunnish Clan-hold")),
    mind=4,
    direct_influence=2,
    marshalling_points=1,
    agent=True,
    alignment=Alignment.MINION,
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Dunlendings"),)),),
)
