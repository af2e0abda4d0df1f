"""The garb, rings and staves of the Fallen-wizards, which bring cards back from the discard pile."""

from wizardhaven.vocabulary.abilities import LiesOnAvatar, May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import BearerIs
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, SpecificTo, all_of, named
from wizardhaven.vocabulary.terms import Alignment, Keyword, Length, Moment, Pile, Side

HUNTSMANS_GARB = Event(
    code="WH-92",
    name="Huntsman’s Garb",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Alatar")),
    corruption=1,
    stage_points=1,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        May(
            Use(
                when=Moment.END_OF_TURN,
                requires=(BearerIs(),),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(Put(named("Risky Blow", "True Fána", "The Hunt"), Pile.HAND, (Pile.DISCARD_PILE,)),),
            )
        ),
    ),
)

THE_GREY_HAT = Event(
    code="WH-101",
    name="The Grey Hat",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Gandalf")),
    corruption=1,
    stage_points=1,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        May(
            Use(
                when=Moment.END_OF_TURN,
                requires=(BearerIs(),),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(
                    Put(
                        named("New Friendship", "Wizard’s Test", "Hobbit-lore"),
                        Pile.HAND,
                        (Pile.DISCARD_PILE,),
                    ),
                ),
            )
        ),
    ),
)

RING_OF_FIRE = Event(
    code="WH-102",
    name="Ring of Fire",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Gandalf")),
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        May(
            Use(
                when=Moment.ORGANIZATION,
                requires=(BearerIs(),),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(Put(named("Narya"), Pile.HAND, (Pile.DISCARD_PILE,)),),
            )
        ),
    ),
)

PALLANDOS_HOOD = Event(
    code="WH-105",
    name="Pallando’s Hood",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Pallando")),
    corruption=1,
    stage_points=1,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        May(
            Use(
                when=Moment.END_OF_TURN,
                requires=(BearerIs(),),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(
                    Put(
                        named("Gifts as Given of Old", "Wizard’s Voice", "Eyes of Mandos"),
                        Pile.HAND,
                        (Pile.DISCARD_PILE,),
                    ),
                ),
            )
        ),
    ),
)

STAVE_OF_PALLANDO = Event(
    code="WH-107",
    name="Stave of Pallando",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Pallando")),
    corruption=1,
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        May(
            Use(
                when=Moment.END_OF_TURN,
                requires=(BearerIs(),),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(Put(Sort.FACTION, Pile.HAND, (Pile.DISCARD_PILE,)),),
            )
        ),
    ),
)

POCKETED_ROBES = Event(
    code="WH-113",
    name="Pocketed Robes",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Radagast")),
    stage_points=1,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        May(
            Use(
                when=Moment.END_OF_TURN,
                requires=(BearerIs(),),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(
                    Put(
                        named("Crept Along Cleverly", "Wizard’s River-horses", "Herb-lore"),
                        Pile.HAND,
                        (Pile.DISCARD_PILE,),
                    ),
                ),
            )
        ),
    ),
)

MANY_COLOURED_ROBES = Event(
    code="WH-118",
    name="Many-coloured Robes",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Saruman")),
    corruption=1,
    stage_points=1,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        May(
            Use(
                when=Moment.END_OF_TURN,
                requires=(BearerIs(),),
                costs=(TapCost(Subject.BEARER),),
                effects=(
                    Put(
                        named("Ringlore", "Lordly Presence", "First of the Order"),
                        Pile.HAND,
                        (Pile.DISCARD_PILE,),
                    ),
                ),
            )
        ),
    ),
)

SARUMANS_RING = Event(
    code="WH-121",
    name="Saruman’s Ring",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Saruman")),
    corruption=1,
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        May(
            Use(
                when=Moment.END_OF_TURN,
                requires=(BearerIs(),),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(Put(all_of(Sort.RING, Not(Keyword.THE_ONE_RING)), Pile.HAND, (Pile.DISCARD_PILE,)),),
            )
        ),
    ),
)
