"""The three Trolls of Against the Shadow."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.cards import Character, FormOf
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Race, SiteType, Skill, Stat, Turned

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
        Permit(Deed.COME_BESIDES, named("Tûma", "Wûluag")),
        Modify(Stat.PROWESS, +1, against=Race.DWARF),
        Modify(Stat.MIND, -1, condition=There(any_of(named("Tûma"), named("Wûluag")), Subject.COMPANY)),
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, named("Tûma", "Wûluag"), At(Subject.SITE))),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
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
        Permit(Deed.COME_BESIDES, named("Bûrat", "Wûluag")),
        Modify(Stat.PROWESS, +1, against=Race.DWARF),
        Modify(Stat.MIND, -1, condition=There(any_of(named("Bûrat"), named("Wûluag")), Subject.COMPANY)),
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, named("Bûrat", "Wûluag"), At(Subject.SITE))),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
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
        Permit(Deed.COME_BESIDES, named("Bûrat", "Tûma")),
        Modify(Stat.PROWESS, +1, against=Race.DWARF),
        Modify(Stat.MIND, -1, condition=There(any_of(named("Bûrat"), named("Tûma")), Subject.COMPANY)),
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, named("Bûrat", "Tûma"), At(Subject.SITE))),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
            )
        ),
    ),
)
