"""The three Trolls of Against the Shadow."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.cards import Character, FormOf
from wizardhaven.vocabulary.conditions import CompanyHas
from wizardhaven.vocabulary.effects import Untap
from wizardhaven.vocabulary.followers import ComesBesides
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, named
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import Alignment, Race, SiteType, Skill, Stat

BURAT = Character(
    code="AS-1",
    name="Bûrat",
    race=Race.TROLL,
    skills=(
        Skill.WARRIOR,
        Skill.RANGER,
    ),
    prowess=5,
    body=8,
    home=(all_of(SiteType.RUINS_AND_LAIRS, Not(Mark.UNDER_DEEPS)),),
    mind=4,
    marshalling_points=1,
    marks=(Mark.NOT_AT_THE_START, FormOf("“Bert” (Bûrat)")),
    discarded_on=(8,),
    alignment=Alignment.MINION,
    abilities=(
        ComesBesides(("Tûma", "Wûluag")),
        Modify(Stat.PROWESS, +1, against=Race.DWARF),
        Modify(Stat.MIND, -1, condition=CompanyHas((named("Tûma"), named("Wûluag")))),
        May(
            Use(
                target=ACharacter(at_same_site=True, named=("Tûma", "Wûluag")),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(Untap(Subject.TARGET),),
            )
        ),
    ),
)

TUMA = Character(
    code="AS-5",
    name="Tûma",
    race=Race.TROLL,
    skills=(Skill.WARRIOR,),
    prowess=6,
    body=8,
    home=(all_of(SiteType.RUINS_AND_LAIRS, Not(Mark.UNDER_DEEPS)),),
    mind=4,
    marshalling_points=1,
    marks=(Mark.NOT_AT_THE_START, FormOf("“Tom” (Tûma)")),
    discarded_on=(8,),
    alignment=Alignment.MINION,
    abilities=(
        ComesBesides(("Bûrat", "Wûluag")),
        Modify(Stat.PROWESS, +1, against=Race.DWARF),
        Modify(Stat.MIND, -1, condition=CompanyHas((named("Bûrat"), named("Wûluag")))),
        May(
            Use(
                target=ACharacter(at_same_site=True, named=("Bûrat", "Wûluag")),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(Untap(Subject.TARGET),),
            )
        ),
    ),
)

WULUAG = Character(
    code="AS-6",
    name="Wûluag",
    race=Race.TROLL,
    skills=(
        Skill.WARRIOR,
        Skill.SCOUT,
    ),
    prowess=5,
    body=8,
    home=(all_of(SiteType.RUINS_AND_LAIRS, Not(Mark.UNDER_DEEPS)),),
    mind=4,
    marshalling_points=1,
    marks=(Mark.NOT_AT_THE_START, FormOf("“William” (Wûluag)")),
    discarded_on=(8,),
    alignment=Alignment.MINION,
    abilities=(
        ComesBesides(("Bûrat", "Tûma")),
        Modify(Stat.PROWESS, +1, against=Race.DWARF),
        Modify(Stat.MIND, -1, condition=CompanyHas((named("Bûrat"), named("Tûma")))),
        May(
            Use(
                target=ACharacter(at_same_site=True, named=("Bûrat", "Tûma")),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(Untap(Subject.TARGET),),
            )
        ),
    ),
)
