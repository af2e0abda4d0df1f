"""Spawn of The Wizards: the Balrog in his mine."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Both, Is, There, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, Within, all_of, named
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
        CountsAs(
            SiteType.FREE_HOLD,
            named("Lórien"),
            (Purpose.HEALING, Purpose.PLAYING_HAZARDS),
            condition=Both(
                (There(named("Galadriel")), Unless(There(all_of(named("Galadriel"), At(named("Lórien"))))))
            ),
        ),
        Modify(
            Stat.PROWESS,
            +2,
            Sort.AUTOMATIC_ATTACK,
            condition=Is(Subject.SITE, Within(("Hollin", "Redhorn Gate", "Wold & Foothills"))),
        ),
    ),
)
