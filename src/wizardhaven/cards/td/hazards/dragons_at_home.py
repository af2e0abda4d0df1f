"""More Dragons at home, among the hazard permanent-events of The Dragons."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.cards import Event, FormOf
from wizardhaven.vocabulary.conditions import Happened, Past
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.terms import Check, ItemClass, Length, Points, Race, Side, Stat

SCATHA_AT_HOME = Event(
    code="TD-62",
    name="Scatha at Home",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, FormOf("Scatha")),
    marshalling_points=5,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        Guards(
            Attack(Race.DRAGON, strikes=3, prowess=16, body=9, unless_in_play="Scatha Ahunt"),
            named("Gondmaeglom"),
        ),
        Modify(Check.INFLUENCE_ATTEMPT, -1, Subject.COMPANY),
    ),
)

BAIRANAX_AT_HOME = Event(
    code="TD-5",
    name="Bairanax at Home",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, FormOf("Bairanax")),
    marshalling_points=3,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        Guards(
            Attack(Race.DRAGON, strikes=2, prowess=15, body=7, unless_in_play="Bairanax Ahunt"),
            named("Ovir Hollow"),
        ),
        Modify(
            Stat.HAZARD_LIMIT,
            +1,
            Sort.COMPANY,
            condition=Happened(Past.FACED, all_of(Sort.CREATURE, Race.ANIMAL)),
        ),
    ),
)

ITANGAST_AT_HOME = Event(
    code="TD-38",
    name="Itangast at Home",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, FormOf("Itangast")),
    marshalling_points=6,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        Guards(
            Attack(Race.DRAGON, strikes=3, prowess=19, body=8, unless_in_play="Itangast Ahunt"),
            named("Gold Hill"),
        ),
        Modify(Stat.CORRUPTION_POINTS, +1, ItemClass.GREATER),
    ),
)

SCORBA_AT_HOME = Event(
    code="TD-65",
    name="Scorba at Home",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, FormOf("Scorba")),
    marshalling_points=3,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        Guards(
            Attack(Race.DRAGON, strikes=3, prowess=13, body=8, unless_in_play="Scorba Ahunt"),
            named("Zarak Dûm"),
        ),
        Modify(Stat.CORRUPTION_POINTS, +1, ItemClass.MAJOR),
    ),
)

SMAUG_AT_HOME = Event(
    code="TD-71",
    name="Smaug at Home",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, FormOf("Smaug")),
    marshalling_points=5,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        Guards(
            Attack(Race.DRAGON, strikes=2, prowess=18, body=8, unless_in_play="Smaug Ahunt"),
            named("The Lonely Mountain"),
        ),
        Modify(Stat.RESOURCE_DRAWS, -1, Mark.MOVING, least=1),
    ),
)

AGBURANAR_AT_HOME = Event(
    code="TD-2",
    name="Agburanar at Home",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, FormOf("Agburanar")),
    marshalling_points=4,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        Guards(
            Attack(Race.DRAGON, strikes=2, prowess=16, body=9, unless_in_play="Agburanar Ahunt"),
            named("Caves of Ûlund"),
        ),
        Permit(Deed.PLAY_ONE_FREELY, all_of(Mark.UNIQUE, Race.DRAGON)),
    ),
)

LEUCARUTH_AT_HOME = Event(
    code="TD-44",
    name="Leucaruth at Home",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, FormOf("Leucaruth")),
    marshalling_points=4,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        Guards(
            Attack(Race.DRAGON, strikes=2, prowess=17, body=8, unless_in_play="Leucaruth Ahunt"),
            named("Irerock"),
        ),
        Forbid(Deed.PLAY_ANOTHER, all_of(Mark.UNIQUE, Race.DRAGON)),
    ),
)
