"""What the Balrog and his people take by force, and what becomes of the place."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import If, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, Normally, Not, SpecificTo, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    SiteType,
    Stat,
    Turned,
)
from wizardhaven.vocabulary.under_deeps import Adjacent

BREACH_THE_HOLD = Event(
    code="BA-50",
    name="Breach the Hold",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_SITE, SpecificTo("The Balrog")),
    marshalling_points=2,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(
                all_of(Sort.SITE, named("The Drowning-deeps", "The Rusted-deeps")), Whose.OF_THE_COMPANY
            ),
            requires=(There(named("The Balrog"), Subject.COMPANY),),
            effects=(
                Face((Attack(Race.SPAWN, strikes=1, prowess=15),)),
                Face((Attack(Race.DWARF, strikes=4, prowess=9),)),
                Face((Attack(Race.DWARF, strikes=2, prowess=12),)),
                Put(
                    Subject.THIS_CARD,
                    Pile.DISCARD_PILE,
                    or_else=all_of(Turned.UNTAPPED, named("The Balrog")),
                ),
            ),
        ),
    ),
    abilities=(Adjacent(Mark.SURFACE, 0), Forbid(Deed.LEAVE_PLAY, Subject.SITE)),
)

DESCENT_THROUGH_FIRE = Event(
    code="BA-56",
    name="Descent through Fire",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.AT_A_SITE, SpecificTo("The Balrog")),
    marshalling_points=3,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(
                Is(
                    Subject.SITE,
                    all_of(named("The Under-galleries", "The Under-courts"), Turned.UNTAPPED),
                ),
                There(named("The Balrog"), Subject.COMPANY),
            ),
            effects=(
                Tap(Subject.SITE),
                Face((Attack(Race.TROLL, strikes=5, prowess=8),)),
                Face((Attack(Race.TROLL, strikes=4, prowess=10),)),
                Face((Attack(Race.TROLL, strikes=3, prowess=12),)),
                Put(Subject.THIS_CARD, Pile.POINTS, onto=named("The Balrog")),
            ),
        ),
    ),
    abilities=(
        Modify(Stat.PROWESS, +1, all_of(Sort.CHARACTER, With(Subject.PLAYER))),
        Modify(Stat.DIRECT_INFLUENCE, +1, all_of(Mark.LEADER, With(Subject.PLAYER))),
    ),
)

INVADE_THEIR_DOMAIN = Event(
    code="BA-64",
    name="Invade Their Domain",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_SITE, SpecificTo("The Balrog")),
    marshalling_points=3,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(
                all_of(Sort.SITE, named("Blue Mountain Dwarf-hold", "Iron Hill Dwarf-hold")),
                Whose.OF_THE_COMPANY,
            ),
            requires=(
                There(named("The Balrog"), Subject.COMPANY),
                There(all_of(named("Breach the Hold"), Beside(Subject.SITE))),
            ),
            effects=(
                Face((Attack(Race.DWARF, strikes=5, prowess=9),)),
                Face((Attack(Race.DWARF, strikes=4, prowess=10),)),
                Face((Attack(Race.DWARF, strikes=3, prowess=12),)),
                Put(
                    Subject.THIS_CARD,
                    Pile.DISCARD_PILE,
                    or_else=all_of(Turned.UNTAPPED, named("The Balrog")),
                ),
                If(
                    (Is(Subject.THIS_CARD, Mark.IN_PLAY),),
                    (
                        Put(
                            all_of(Sort.FACTION, Mark.UNIQUE, Mark.PLAYABLE_HERE),
                            Pile.DISCARD_PILE,
                            count=None,
                            by=Whose.ANYBODYS,
                        ),
                    ),
                ),
            ),
        ),
    ),
)

PEOPLE_DIMINISHED = Event(
    code="BA-72",
    name="People Diminished",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_SITE, SpecificTo("The Balrog")),
    marshalling_points=2,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(
                all_of(Sort.SITE, any_of(SiteType.FREE_HOLD, SiteType.BORDER_HOLD)),
                Whose.OF_THE_COMPANY,
            ),
            costs=(Tap(Subject.TARGET),),
            effects=(
                Face((Attack(Race.MAN, strikes=4, prowess=8),)),
                Face((Attack(Race.MAN, strikes=3, prowess=10),)),
                Face((Attack(Race.MAN, strikes=2, prowess=12),)),
                Put(Subject.THIS_CARD, Pile.DISCARD_PILE, or_else=all_of(Turned.UNTAPPED, Sort.CHARACTER)),
                If(
                    (Is(Subject.THIS_CARD, Mark.IN_PLAY),),
                    (
                        Put(
                            all_of(Sort.FACTION, Mark.UNIQUE, Mark.PLAYABLE_HERE),
                            Pile.DISCARD_PILE,
                            count=None,
                            by=Whose.ANYBODYS,
                        ),
                    ),
                ),
            ),
        ),
    ),
    abilities=(
        Modify(Check.INFLUENCE, -5, Mark.ANY_VERSION, against=Sort.FACTION),
        Forbid(Deed.LEAVE_PLAY, Subject.SITE),
        Forbid(Deed.UNTAP, Subject.SITE),
    ),
)

ROOTS_OF_THE_EARTH = Event(
    code="BA-74",
    name="Roots of the Earth",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_SITE, SpecificTo("The Balrog")),
    marshalling_points=1,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(
                all_of(Sort.SITE, Mark.UNDER_DEEPS, Normally(SiteType.RUINS_AND_LAIRS)),
                Whose.OF_THE_COMPANY,
            ),
            requires=(There(named("The Balrog"), Subject.COMPANY),),
            effects=(
                Face((Attack(Race.DRAKE, strikes=2, prowess=13),)),
                Put(
                    Subject.THIS_CARD,
                    Pile.DISCARD_PILE,
                    or_else=all_of(Turned.UNTAPPED, named("The Balrog")),
                ),
            ),
        ),
    ),
    abilities=(
        CountsAs(SiteType.HAVEN, Subject.SITE),
        Forbid(Deed.ATTACK, Sort.AUTOMATIC_ATTACK),
        CountsAs(SiteType.SHADOW_HOLD, all_of(Mark.ANY_VERSION, Not(Subject.SITE))),
        Guards(Attack(Race.ORC, strikes=5, prowess=9), all_of(Mark.ANY_VERSION, Not(Subject.SITE))),
        Modify(
            Stat.MARSHALLING_POINTS,
            +2,
            Subject.THIS_CARD,
            condition=There(all_of(named("Breach the Hold"), Mark.BESIDE_THIS)),
        ),
        Forbid(Deed.LEAVE_PLAY, Subject.SITE),
    ),
)

TEMPEST_OF_FIRE = Event(
    code="BA-77",
    name="Tempest of Fire",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(SpecificTo("The Balrog"),),
    marshalling_points=3,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(
                Is(
                    Subject.SITE,
                    all_of(SiteType.BORDER_HOLD, Turned.UNTAPPED, Not(Mark.UNDER_DEEPS), Not(Mark.SURFACE)),
                ),
            ),
            effects=(
                Tap(Subject.SITE),
                Face((Attack(Race.MAN, strikes=5, prowess=8),)),
                Face((Attack(Race.MAN, strikes=4, prowess=9),)),
                Face((Attack(Race.MAN, strikes=3, prowess=10),)),
                Put(Subject.THIS_CARD, Pile.POINTS, onto=Subject.COMPANY),
                If(
                    (Is(Subject.THIS_CARD, Mark.AMONG_POINTS),),
                    (
                        Put(
                            all_of(Sort.FACTION, Mark.UNIQUE, Mark.PLAYABLE_HERE),
                            Pile.HAND,
                            count=None,
                            by=Whose.ANYBODYS,
                        ),
                    ),
                ),
            ),
        ),
        Use(
            when=Moment.SITE,
            requires=(
                Is(
                    Subject.SITE,
                    all_of(SiteType.SHADOW_HOLD, Turned.UNTAPPED, Not(Mark.UNDER_DEEPS), Not(Mark.SURFACE)),
                ),
            ),
            effects=(
                Tap(Subject.SITE),
                Face((Attack(Race.ORC, strikes=5, prowess=8),)),
                Face((Attack(Race.ORC, strikes=4, prowess=9),)),
                Face((Attack(Race.ORC, strikes=3, prowess=10),)),
                Put(Subject.THIS_CARD, Pile.POINTS, onto=Subject.COMPANY),
                If(
                    (Is(Subject.THIS_CARD, Mark.AMONG_POINTS),),
                    (
                        Put(
                            all_of(Sort.FACTION, Mark.UNIQUE, Mark.PLAYABLE_HERE),
                            Pile.HAND,
                            count=None,
                            by=Whose.ANYBODYS,
                        ),
                    ),
                ),
            ),
        ),
    ),
)
