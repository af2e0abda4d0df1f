"""Elves of The Wizards."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, all_of, named
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Check, Moment, Race, RegionType, Skill, Stat, State

ANNALENA = Character(
    code="TW-119",
    name="Annalena",
    race=Race.ELF,
    skills=(Skill.SCOUT, Skill.SAGE),
    prowess=3,
    body=8,
    home=(named("Edhellond"),),
    mind=3,
    marshalling_points=1,
)

ARWEN = Character(
    code="TW-122",
    name="Arwen",
    race=Race.ELF,
    skills=(Skill.SCOUT, Skill.SAGE),
    prowess=2,
    body=8,
    home=(named("Rivendell"),),
    mind=3,
    marshalling_points=1,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +7, against=named("Aragorn II")),),
)

CELEBORN = Character(
    code="TW-136",
    name="Celeborn",
    race=Race.ELF,
    skills=(Skill.WARRIOR, Skill.SAGE),
    prowess=6,
    body=9,
    home=(named("Lórien"),),
    mind=6,
    direct_influence=1,
    marshalling_points=2,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +5, against=named("Galadriel")),),
)

ELLADAN = Character(
    code="TW-143",
    name="Elladan",
    race=Race.ELF,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=8,
    home=(named("Rivendell"),),
    mind=4,
    marshalling_points=1,
    abilities=(Modify(Stat.PROWESS, +1, against=Race.ORC),),
)

ELROHIR = Character(
    code="TW-144",
    name="Elrohir",
    race=Race.ELF,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=8,
    home=(named("Rivendell"),),
    mind=4,
    marshalling_points=1,
    abilities=(Modify(Stat.PROWESS, +1, against=Race.ORC),),
)

GILDOR_INGLORION = Character(
    code="TW-158",
    name="Gildor Inglorion",
    race=Race.ELF,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=5,
    body=7,
    home=(named("Rivendell"),),
    mind=4,
    marshalling_points=1,
    abilities=(Modify(Stat.PROWESS, +2, against=Race.ORC),),
)

GLORFINDEL_II = Character(
    code="TW-161",
    name="Glorfindel II",
    race=Race.ELF,
    skills=(Skill.WARRIOR, Skill.SAGE),
    prowess=8,
    body=9,
    home=(named("Rivendell"),),
    mind=8,
    direct_influence=2,
    marshalling_points=3,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +1, against=Race.ELF),),
)

HALDIR = Character(
    code="TW-164",
    name="Haldir",
    race=Race.ELF,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=8,
    home=(named("Lórien"),),
    mind=3,
    marshalling_points=1,
    corruption_check_modifier=-1,
    abilities=(Modify(Check.INFLUENCE, -1, against=Sort.FACTION),),
)

LEGOLAS = Character(
    code="TW-168",
    name="Legolas",
    race=Race.ELF,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=5,
    body=8,
    home=(named("Thranduil’s Halls"),),
    mind=6,
    direct_influence=2,
    marshalling_points=2,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Wood-elves"))),),
)

OROPHIN = Character(
    code="TW-174",
    name="Orophin",
    race=Race.ELF,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=2,
    body=7,
    home=(named("Lórien"),),
    mind=2,
    corruption_check_modifier=-1,
    abilities=(Modify(Check.INFLUENCE, -1, against=Sort.FACTION),),
)

THRANDUIL = Character(
    code="TW-184",
    name="Thranduil",
    race=Race.ELF,
    skills=(Skill.WARRIOR, Skill.RANGER, Skill.SAGE),
    prowess=7,
    body=8,
    home=(named("Thranduil’s Halls"),),
    mind=9,
    direct_influence=3,
    marshalling_points=3,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Wood-elves"))),),
)

ARINMIR = Character(
    code="TW-121",
    name="Arinmîr",
    race=Race.ELF,
    skills=(Skill.SAGE, Skill.DIPLOMAT),
    prowess=2,
    body=7,
    home=(named("Edhellond"),),
    mind=4,
    direct_influence=2,
    marshalling_points=1,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Variags of Khand"))),),
)

CIRDAN = Character(
    code="TW-137",
    name="Círdan",
    race=Race.ELF,
    skills=(Skill.WARRIOR, Skill.SAGE, Skill.DIPLOMAT),
    prowess=6,
    body=8,
    home=(named("Grey Havens"),),
    mind=8,
    direct_influence=4,
    marshalling_points=3,
    abilities=(
        Modify(Stat.HAND_SIZE, +1, condition=Is(Subject.SITE, named("Grey Havens"))),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(KeyedTo((RegionType.COASTAL_SEA,))),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Elves of Lindon"))),
        Modify(Stat.MARSHALLING_POINTS, -3, State.ELIMINATED),
    ),
)

ELROND = Character(
    code="TW-145",
    name="Elrond",
    race=Race.ELF,
    skills=(Skill.WARRIOR, Skill.SAGE, Skill.DIPLOMAT),
    prowess=7,
    body=9,
    home=(named("Rivendell"),),
    mind=10,
    direct_influence=4,
    marshalling_points=3,
    abilities=(
        Modify(Stat.HAND_SIZE, +1, condition=Is(Subject.SITE, named("Rivendell"))),
        Modify(Stat.MARSHALLING_POINTS, -3, State.ELIMINATED),
    ),
)

GALADRIEL = Character(
    code="TW-153",
    name="Galadriel",
    race=Race.ELF,
    skills=(Skill.SCOUT, Skill.SAGE, Skill.DIPLOMAT),
    prowess=3,
    body=10,
    home=(named("Lórien"),),
    mind=9,
    direct_influence=4,
    marshalling_points=3,
    abilities=(
        Modify(Stat.HAND_SIZE, +1, condition=Is(Subject.SITE, named("Lórien"))),
        Modify(Stat.MARSHALLING_POINTS, -3, State.ELIMINATED),
    ),
)
