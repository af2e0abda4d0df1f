"""Hazard events of Dark Minions that make the earth and the Under-deeps dangerous."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Both, Either, Is, There, Unless
from wizardhaven.vocabulary.effects import Send
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import BoundFor, Not, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Length,
    Moment,
    Pile,
    PlayerKind,
    Race,
    Side,
    SiteType,
    Stat,
)

THE_BLACK_ENEMYS_WRATH = Event(
    code="DM-47",
    name="The Black Enemy’s Wrath",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(requires=(Unless(Is(Subject.OPPONENT, PlayerKind.RINGWRAITH)),)),),
    abilities=(
        Guards(
            Attack(Race.LAVA_FLOW, strikes=0, prowess=6),
            all_of(
                any_of(SiteType.DARK_HOLD, SiteType.SHADOW_HOLD, Mark.UNDER_DEEPS),
                Not(any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG)),
            ),
        ),
        Fights(Manner.EACH_FACES_A_STRIKE),
        Fights(Manner.NOT_CANCELED),
        Fights(Manner.WITHOUT_WEAPONS),
        Modify(Stat.STAYING_UNTAPPED, -5, how=How.SET),
    ),
)

DRUMS = Event(
    code="DM-52",
    name="Drums",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(Stat.HAZARD_LIMIT, +1, Sort.COMPANY, condition=Is(Subject.NEW_SITE, Mark.UNDER_DEEPS)),
        Modify(Stat.PROWESS, +1, Sort.ATTACK, condition=Is(Subject.NEW_SITE, Mark.UNDER_DEEPS)),
        Modify(
            Stat.STRIKES,
            +1,
            Sort.AUTOMATIC_ATTACK,
            condition=Is(
                Subject.SITE,
                Within(
                    (
                        "Angmar",
                        "Gap of Isen",
                        "Gorgoroth",
                        "Gundabad",
                        "High Pass",
                        "Redhorn Gate",
                        "Rohan",
                        "Southern Mirkwood",
                        "Udûn",
                    )
                ),
            ),
        ),
        Modify(
            Stat.STRIKES,
            +1,
            Sort.AUTOMATIC_ATTACK,
            condition=Both(
                (
                    Is(
                        Subject.SITE,
                        Within(
                            (
                                "Angmar",
                                "Gap of Isen",
                                "Gorgoroth",
                                "Gundabad",
                                "High Pass",
                                "Redhorn Gate",
                                "Rohan",
                                "Southern Mirkwood",
                                "Udûn",
                            )
                        ),
                    ),
                    There(named("Doors of Night")),
                )
            ),
        ),
        Modify(
            Stat.PROWESS,
            +1,
            Sort.AUTOMATIC_ATTACK,
            condition=Is(
                Subject.SITE,
                Within(
                    (
                        "Angmar",
                        "Gap of Isen",
                        "Gorgoroth",
                        "Gundabad",
                        "High Pass",
                        "Redhorn Gate",
                        "Rohan",
                        "Southern Mirkwood",
                        "Udûn",
                    )
                ),
            ),
        ),
        Modify(
            Stat.PROWESS,
            +1,
            Sort.AUTOMATIC_ATTACK,
            condition=Both(
                (
                    Is(
                        Subject.SITE,
                        Within(
                            (
                                "Angmar",
                                "Gap of Isen",
                                "Gorgoroth",
                                "Gundabad",
                                "High Pass",
                                "Redhorn Gate",
                                "Rohan",
                                "Southern Mirkwood",
                                "Udûn",
                            )
                        ),
                    ),
                    There(named("Doors of Night")),
                )
            ),
        ),
    ),
)

EARTH_TREMORS = Event(
    code="DM-53",
    name="Earth-tremors",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(Race.ROCK_FALL, strikes=0, prowess=7),)),
            about=Subject.EVERYBODY,
            condition=Either((Is(Subject.ORIGIN, Mark.UNDER_DEEPS), Is(Subject.NEW_SITE, Mark.UNDER_DEEPS))),
        ),
        Fights(Manner.EACH_FACES_A_STRIKE),
        Fights(Manner.NOT_CANCELED),
        Fights(Manner.WITHOUT_WEAPONS),
        Cancels(named("Into Dark Tunnels", "Old Road", "Great-road", "Bridge")),
    ),
)

THE_REACH_OF_ULMO = Event(
    code="DM-82",
    name="The Reach of Ulmo",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(
        Use(),
        Use(when=Moment.SITE_REVEALED, requires=(Is(Subject.COMPANY, BoundFor(Mark.UNDER_DEEPS)),)),
    ),
    abilities=(
        Modify(Check.UNDER_DEEPS_MOVEMENT, -2, Subject.COMPANY),
        Cancels(named("Great Ship", "Ford"), at_most=1),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
        When(Occasion.CAME_THROUGH_BELOW, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

THE_WAY_IS_SHUT = Event(
    code="DM-98",
    name="The Way is Shut",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Send(Subject.ORIGIN),
            about=Subject.EVERYBODY,
            condition=Both(
                (
                    Is(Subject.COMPANY, Mark.MOVING),
                    Either((Is(Subject.NEW_SITE, Mark.UNDER_DEEPS), Is(Subject.ORIGIN, Mark.UNDER_DEEPS))),
                )
            ),
        ),
        Cancels(named("Secret Passage", "Secret Entrance")),
    ),
)
