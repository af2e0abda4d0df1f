"""Agents of Dark Minions: minion characters that can be put down as hazards."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.agents import AgentAttacks
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Send, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Moment, Pile, Race, SiteType, Skill, Stat

ANARIN = Character(
    code="DM-1",
    name="Anarin",
    race=Race.ELF,
    skills=(Skill.SCOUT, Skill.DIPLOMAT),
    prowess=4,
    body=8,
    home=(named("Moria"),),
    mind=7,
    direct_influence=3,
    marshalling_points=2,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.MOVE, where=SiteType.HAVEN, by=Sort.AGENT),
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                target=A(all_of(Sort.AGENT, Subject.THIS_CARD, At(Subject.SITE))),
                costs=(Tap(Subject.TARGET),),
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
    home=(named("Goblin-gate"), named("Mount Gundabad")),
    mind=8,
    direct_influence=2,
    marshalling_points=3,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                target=A(all_of(Sort.AGENT, Subject.THIS_CARD, At(Subject.SITE))),
                costs=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
                requires=(Is(Subject.COMPANY, Mark.MOVING),),
                effects=(Send(Subject.ORIGIN),),
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
    home=(named("Bree"), named("Cameth Brin")),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
)

DEALLUS = Character(
    code="DM-5",
    name="Deallus",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=2,
    body=7,
    home=(named("Dunnish Clan-hold"), named("Bree"), named("Cameth Brin")),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
)

DROR = Character(
    code="DM-6",
    name="Drór",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=3,
    body=7,
    home=(named("Blue Mountain Dwarf-hold"),),
    mind=4,
    direct_influence=2,
    marshalling_points=1,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.DWARF, all_of(Sort.FACTION, Race.DWARF))),
    ),
)

ELWEN = Character(
    code="DM-8",
    name="Elwen",
    race=Race.ELF,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=4,
    body=8,
    home=(named("Dol Amroth"), named("Minas Tirith")),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.ELF, all_of(Sort.FACTION, Race.ELF))),
        Permit(Deed.MOVE, where=SiteType.HAVEN, by=Sort.AGENT),
    ),
)

FORI_THE_BEARDLESS = Character(
    code="DM-11",
    name="Fori the Beardless",
    race=Race.DWARF,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=4,
    body=7,
    home=(named("Iron Hill Dwarf-hold"),),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.DWARF, all_of(Sort.FACTION, Race.DWARF))),
    ),
)

FRECA = Character(
    code="DM-182",
    name="Freca",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=4,
    body=8,
    home=(named("Edoras"), named("Dunnish Clan-hold")),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(
            Stat.DIRECT_INFLUENCE,
            +1,
            against=any_of(
                all_of(Sort.FACTION, named("Riders of Rohan")), all_of(Sort.FACTION, named("Dunlendings"))
            ),
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
    home=(named("Shrel-Kain"), named("Lake-town"), named("Easterling Camp")),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
)

GISULF = Character(
    code="DM-13",
    name="Gisulf",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=7,
    home=(named("Woodmen-town"), named("Lake-town"), named("Dale")),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
)

HERION = Character(
    code="DM-16",
    name="Herion",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=7,
    home=(named("Lond Galen"), named("Dol Amroth")),
    mind=3,
    direct_influence=0,
    marshalling_points=1,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
)

LEAMON = Character(
    code="DM-19",
    name="Leamon",
    race=Race.MAN,
    skills=(Skill.WARRIOR,),
    prowess=5,
    body=8,
    home=(named("Cameth Brin"), named("Dunnish Clan-hold")),
    mind=3,
    direct_influence=0,
    marshalling_points=1,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
)

WOFFUNG = Character(
    code="DM-26",
    name="Woffung",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=4,
    body=8,
    home=(named("Lake-town"), named("Dale"), named("Shrel-Kain")),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
)

WOLF = Character(
    code="DM-183",
    name="Wolf",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=3,
    body=7,
    home=(named("Edoras"), named("Dunnish Clan-hold")),
    mind=4,
    direct_influence=2,
    marshalling_points=1,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Dunlendings"))),),
)

DASAKUN = Character(
    code="DM-4",
    name="Dâsakûn",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=6,
    body=7,
    home=(named("Easterling Camp"), named("Variag Camp"), named("Shrel-Kain")),
    mind=5,
    direct_influence=1,
    marshalling_points=2,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
)

EUN = Character(
    code="DM-9",
    name="Eun",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=4,
    body=8,
    home=(named("Vale of Erech"), named("Lond Galen")),
    mind=3,
    marshalling_points=1,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
)

IVIC = Character(
    code="DM-17",
    name="Ivic",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=5,
    body=8,
    home=(named("Southron Oasis"), named("Variag Camp"), named("Pelargir")),
    mind=6,
    direct_influence=2,
    marshalling_points=2,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
)

JUOMA = Character(
    code="DM-18",
    name="Jûoma",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=3,
    body=7,
    home=(named("Lossadan Camp"), named("Bree")),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
)

NIMLOTH = Character(
    code="DM-20",
    name="Nimloth",
    race=Race.ELF,
    skills=(Skill.SCOUT, Skill.RANGER),
    prowess=3,
    body=8,
    home=(named("Thranduil’s Halls"), named("Sarn Goriwing")),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.ELF, all_of(Sort.FACTION, Race.ELF))),
        Permit(Deed.MOVE, where=SiteType.HAVEN, by=Sort.AGENT),
    ),
)

OM_BURI_OM = Character(
    code="DM-21",
    name="Ôm-buri-Ôm",
    race=Race.MAN,
    skills=(Skill.SCOUT, Skill.RANGER),
    prowess=2,
    body=9,
    home=(named("Drúadan Forest"), named("Wose Passage-hold"), named("Stone-circle")),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +3, against=all_of(Sort.FACTION, Race.WOSE)),),
)

PON_ORA_PON = Character(
    code="DM-22",
    name="Pôn-ora-Pôn",
    race=Race.MAN,
    skills=(Skill.SCOUT, Skill.RANGER, Skill.DIPLOMAT),
    prowess=1,
    body=9,
    home=(named("Drúadan Forest"), named("Wose Passage-hold"), named("Stone-circle")),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +3, against=all_of(Sort.FACTION, Race.WOSE)),),
)

RAISHA = Character(
    code="DM-23",
    name="Râisha",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=5,
    body=9,
    home=(named("Variag Camp"), named("Easterling Camp"), named("Southron Oasis")),
    mind=5,
    direct_influence=1,
    marshalling_points=2,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
)

BAUGUR = Character(
    code="DM-181",
    name="Baugúr",
    race=Race.HALF_ORC,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=8,
    home=(named("Isengard"),),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    marks=(Sort.AGENT, Mark.LEADER),
    discarded_on=(8,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.ORC, all_of(Sort.FACTION, Race.ORC))),
        Forbid(Deed.MOVE, Sort.AGENT, where=any_of(SiteType.FREE_HOLD, SiteType.BORDER_HOLD)),
    ),
)
