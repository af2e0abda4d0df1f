"""Spawn of The Wizards: the Balrog in his mine."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, Is, Unless
from wizardhaven.vocabulary.lands import TreatSiteAs
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within, named
from wizardhaven.vocabulary.terms import (
    Keyword,
    Length,
    PlayerKind,
    Points,
    Purpose,
    Race,
    Side,
    SiteType,
    Stat,
)

BALROG_OF_MORIA = Event(
    code="TW-12",
    name="Balrog of Moria",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, Keyword.SPAWN),
    marshalling_points=5,
    points=Points.KILL,
    uses=(Use(requires=(Unless(Is(Subject.OPPONENT, PlayerKind.BALROG)),)),),
    abilities=(
        Guards(Attack(Race.BALROG, strikes=1, prowess=18), named("Moria")),
        TreatSiteAs(
            SiteType.FREE_HOLD,
            named("Lórien"),
            purposes=(Purpose.HEALING, Purpose.PLAYING_HAZARDS),
            while_away="Galadriel",
        ),
        Modify(
            Stat.PROWESS,
            +2,
            Sort.AUTOMATIC_ATTACK,
            condition=AtPlace(Within(("Hollin", "Redhorn Gate", "Wold & Foothills"))),
        ),
    ),
)
