"""Stage resources of The White Hand about what is bred, forged and kept at Wizardhavens."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event, Faction
from wizardhaven.vocabulary.conditions import Is, There, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    At,
    AtLeast,
    AtMost,
    Having,
    Not,
    SpecificTo,
    With,
    all_of,
    any_of,
    named,
)
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Points,
    Race,
    Side,
    SiteType,
    Stat,
)

AN_UNTIMELY_BROOD = Event(
    code="WH-62",
    name="An Untimely Brood",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marshalling_points=1,
    stage_points=4,
    marks=(Duplication.BY_A_PLAYER,),
    uses=(
        Use(
            requires=(
                Is(Subject.PLAYER, named("Radagast", "Alatar")),
                Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 6)),
                Is(Subject.PLAYER, AtLeast(Tally.WIZARDHAVENS, 1)),
            )
        ),
    ),
    abilities=(
        Permit(
            Deed.PLAY_ONCE_A_TURN,
            all_of(Sort.ALLY, Not(Mark.UNIQUE), AtMost(Stat.MIND, 1)),
            where=all_of(SiteType.HAVEN, Mark.PROTECTED),
        ),
    ),
)

EARTH_EATER = Event(
    code="WH-67",
    name="Earth-eater",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marks=(Keyword.TECHNOLOGY,),
    marshalling_points=1,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(
                Is(Subject.SITE, named("Deep Mines")),
                Unless(There(named("Earth-eater"), Subject.PLAYER, Count(named("Delver’s Harvest")))),
            ),
        ),
    ),
    abilities=(
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    Put(
                        all_of(
                            Alignment.MINION,
                            ItemClass.MAJOR,
                            Not(Mark.UNIQUE),
                            any_of(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET),
                        ),
                        Pile.HAND,
                        (Pile.SIDEBOARD, Pile.DISCARD_PILE),
                    ),
                ),
            )
        ),
    ),
)

WAR_FORGES = Event(
    code="WH-83",
    name="War-forges",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    stage_points=2,
    marks=(Duplication.ON_A_SITE,),
    uses=(
        Use(
            target=A(all_of(Sort.SITE, SiteType.HAVEN, Mark.PROTECTED)),
            requires=(Unless(Is(Subject.PLAYER, named("Radagast"))),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.SITE,
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    Put(
                        all_of(ItemClass.MINOR, Not(Mark.UNIQUE), Not(Keyword.HOARD)),
                        Pile.PLAY,
                        (Pile.HAND, Pile.DISCARD_PILE, Pile.SIDEBOARD),
                        may=True,
                        onto=Subject.COMPANY,
                    ),
                ),
            )
        ),
    ),
)

WIZARDS_TROVE = Event(
    code="WH-85",
    name="Wizard’s Trove",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    stage_points=1,
    uses=(
        Use(
            target=A(
                all_of(
                    Sort.SITE,
                    SiteType.HAVEN,
                    Alignment.FALLEN_WIZARD,
                    Having(named("Sapling of the White Tree")),
                )
            ),
            effects=(Put(named("The White Tree"), Pile.ASIDE, (Pile.HAND,)),),
        ),
        Use(
            target=A(
                all_of(
                    Sort.EVENT,
                    Side.RESOURCE,
                    Length.PERMANENT,
                    Points.MISCELLANEOUS,
                    Mark.STORABLE,
                    At(SiteType.HAVEN),
                )
            ),
            effects=(Put(Subject.TARGET, Pile.STORED),),
        ),
    ),
    abilities=(
        Modify(Stat.MARSHALLING_POINTS, Amount.MARSHALLING_POINTS, With(Subject.THIS_CARD), how=How.SET),
    ),
)

SARUMANS_MACHINERY = Event(
    code="WH-120",
    name="Saruman’s Machinery",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marks=(Duplication.ON_A_SITE, SpecificTo("Saruman")),
    marshalling_points=1,
    stage_points=4,
    uses=(
        Use(
            target=A(all_of(Sort.SITE, SiteType.HAVEN, Mark.PROTECTED, named("Isengard", "The White Towers")))
        ),
    ),
    abilities=(Permit(Deed.PLAY_ONCE_A_TURN, all_of(Sort.ITEM, Keyword.TECHNOLOGY)),),
)

GREATER_HALF_ORCS = Faction(
    code="WH-86",
    name="Greater Half-orcs",
    race=Race.ORC,
    influence_number=11,
    playable_at=(all_of(SiteType.HAVEN, Mark.PROTECTED),),
    marshalling_points=2,
    stage_points=1,
    marks=(Mark.COMMON, Mark.AT_TAPPED_SITES),
    requires=(There(named("A Strident Spawn"), Subject.PLAYER), There(named("Half-orcs"), Subject.PLAYER)),
    alignment=Alignment.FALLEN_WIZARD,
)

HALF_ORCS = Faction(
    code="WH-87",
    name="Half-orcs",
    race=Race.ORC,
    influence_number=9,
    playable_at=(all_of(SiteType.HAVEN, Mark.PROTECTED),),
    marshalling_points=1,
    stage_points=1,
    marks=(Mark.COMMON, Mark.AT_TAPPED_SITES),
    requires=(There(named("A Strident Spawn"), Subject.PLAYER),),
    alignment=Alignment.FALLEN_WIZARD,
)
