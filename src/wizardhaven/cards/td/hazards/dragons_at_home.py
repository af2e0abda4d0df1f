"""More Dragons at home, among the hazard permanent-events of The Dragons."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.cards import Event, FormOf
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Check, Length, Points, Race, Side

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
