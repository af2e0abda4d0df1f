"""More Dragons at home, among the hazard permanent-events of The Dragons."""

from wizardhaven.vocabulary.attacks import AddsAutomaticAttack
from wizardhaven.vocabulary.cards import Event
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
    unique=True,
    marshalling_points=5,
    points=Points.KILL,
    manifestation_of="Scatha",
    race=Race.DRAGON,
    uses=(Use(),),
    abilities=(
        AddsAutomaticAttack(named("Gondmaeglom"), Race.DRAGON, 3, 16, 9, unless_in_play="Scatha Ahunt"),
        Modify(Check.INFLUENCE_ATTEMPT, -1, Subject.COMPANY),
    ),
)
