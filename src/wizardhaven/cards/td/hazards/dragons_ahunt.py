"""More Dragons ahunt, among the hazard long-events of The Dragons."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Event, FormOf
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within, named
from wizardhaven.vocabulary.terms import Length, Points, Race, Side

AGBURANAR_AHUNT = Event(
    code="TD-1",
    name="Agburanar Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, FormOf("Agburanar")),
    marshalling_points=4,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=13, body=8),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Northern Rhovanion", "Iron Hills", "Grey Mountain Narrows")),
        ),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=13, body=8),)),
            about=Subject.EVERYBODY,
            of=Within(
                (
                    "Southern Rhovanion",
                    "Dorwinion",
                    "Heart of Mirkwood",
                    "Woodland Realm",
                )
            ),
            condition=There(named("Doors of Night")),
        ),
    ),
)

DAELOMIN_AHUNT = Event(
    code="TD-10",
    name="Daelomin Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, FormOf("Daelomin")),
    marshalling_points=4,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=4, prowess=11, body=7),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Northern Rhovanion", "Iron Hills", "Grey Mountain Narrows")),
        ),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=4, prowess=11, body=7),)),
            about=Subject.EVERYBODY,
            of=Within(
                (
                    "Brown Lands",
                    "Southern Rhovanion",
                    "Dorwinion",
                    "Dagorlad",
                    "Horse Plains",
                )
            ),
            condition=There(named("Doors of Night")),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)

LEUCARUTH_AHUNT = Event(
    code="TD-43",
    name="Leucaruth Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, FormOf("Leucaruth")),
    marshalling_points=4,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=14, body=7),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Northern Rhovanion", "Iron Hills", "Grey Mountain Narrows")),
        ),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=14, body=7),)),
            about=Subject.EVERYBODY,
            of=Within(
                (
                    "Southern Rhovanion",
                    "Dorwinion",
                    "Heart of Mirkwood",
                    "Woodland Realm",
                )
            ),
            condition=There(named("Doors of Night")),
        ),
    ),
)

SCATHA_AHUNT = Event(
    code="TD-61",
    name="Scatha Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, FormOf("Scatha")),
    marshalling_points=5,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=4, prowess=13, body=8),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Woodland Realm", "Northern Rhovanion", "Grey Mountain Narrows")),
        ),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=4, prowess=13, body=8),)),
            about=Subject.EVERYBODY,
            of=Within(
                (
                    "Anduin Vales",
                    "Western Mirkwood",
                    "Heart of Mirkwood",
                    "Gundabad",
                )
            ),
            condition=There(named("Doors of Night")),
        ),
    ),
)

SMAUG_AHUNT = Event(
    code="TD-70",
    name="Smaug Ahunt",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, FormOf("Smaug")),
    marshalling_points=5,
    points=Points.KILL,
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=15, body=7),)),
            about=Subject.EVERYBODY,
            of=Within(("Withered Heath", "Northern Rhovanion", "Iron Hills", "Grey Mountain Narrows")),
        ),
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=3, prowess=15, body=7),)),
            about=Subject.EVERYBODY,
            of=Within(
                (
                    "Brown Lands",
                    "Southern Rhovanion",
                    "Dorwinion",
                    "Dagorlad",
                    "Horse Plains",
                )
            ),
            condition=There(named("Doors of Night")),
        ),
        Fights(Manner.ATTACKER_ASSIGNS),
    ),
)
