"""Stage permanent-events of The White Hand about sites: Wizardhavens, and which versions are used."""

from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    AtLeast,
    Beside,
    HomeAt,
    Normally,
    Not,
    PlayableAt,
    SpecificTo,
    With,
    Within,
    all_of,
    any_of,
    named,
)
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Length,
    Moment,
    Points,
    RegionType,
    Side,
    SiteType,
    Stat,
)
from wizardhaven.vocabulary.under_deeps import Adjacent

DELVERS_HARVEST = Event(
    code="WH-65",
    name="Delver’s Harvest",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marshalling_points=1,
    uses=(Use(when=Moment.SITE, requires=(Is(Subject.SITE, named("Deep Mines")),)),),
)

DOUBLE_DEALING = Event(
    code="WH-66",
    name="Double-dealing",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    stage_points=1,
    uses=(Use(target=A(Sort.SITE)),),
    abilities=(CountsAs(all_of(Alignment.HERO, Alignment.MINION), Subject.SITE),),
)

THE_FORTRESS_OF_ISEN = Event(
    code="WH-68",
    name="The Fortress of Isen",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marks=(Mark.UNIQUE, Mark.NOT_AT_THE_START),
    stage_points=3,
    uses=(
        Use(
            target=A(all_of(Sort.SITE, SiteType.HAVEN, Alignment.FALLEN_WIZARD, named("Isengard"))),
            requires=(Is(Subject.PLAYER, named("Alatar", "Pallando", "Saruman")),),
        ),
    ),
    abilities=(
        CountsAs(Mark.PROTECTED, Subject.SITE),
        Forbid(Deed.USE_AS_HAVEN, by=Subject.OPPONENT),
        Forbid(Deed.PLAY, AtLeast(Stat.MARSHALLING_POINTS, 1), where=Mark.ANY_VERSION, by=Subject.OPPONENT),
    ),
)

FORTRESS_OF_THE_TOWERS = Event(
    code="WH-69",
    name="Fortress of the Towers",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marks=(Mark.UNIQUE, Mark.NOT_AT_THE_START),
    stage_points=3,
    uses=(
        Use(
            target=A(all_of(Sort.SITE, SiteType.HAVEN, Alignment.FALLEN_WIZARD, named("The White Towers"))),
            requires=(Is(Subject.PLAYER, named("Alatar", "Pallando", "Saruman")),),
        ),
    ),
    abilities=(
        CountsAs(Mark.PROTECTED, Subject.SITE),
        Forbid(Deed.USE_AS_HAVEN, by=Subject.OPPONENT),
        Forbid(Deed.PLAY, AtLeast(Stat.MARSHALLING_POINTS, 1), where=Mark.ANY_VERSION, by=Subject.OPPONENT),
    ),
)

GNAWED_WAYS = Event(
    code="WH-71",
    name="Gnawed Ways",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    stage_points=1,
    marks=(Mark.ALSO_A_HAZARD, Duplication.ON_A_SITE),
    uses=(
        Use(target=A(all_of(Sort.SITE, named("Deep Mines"), With(Mark.UNDER_DEEPS)))),
        Use(
            when=Moment.MOVEMENT_HAZARD,
            target=A(all_of(Sort.SITE, named("Deep Mines"), With(Mark.UNDER_DEEPS)), Whose.OF_THE_COMPANY),
        ),
    ),
    abilities=(Adjacent(Subject.TARGET, 7),),
)

GREAT_RUSE = Event(
    code="WH-73",
    name="Great Ruse",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marshalling_points=1,
    stage_points=1,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(
                all_of(Sort.SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD), Alignment.HERO),
                Whose.OF_THE_COMPANY,
            ),
            requires=(Is(Subject.COMPANY, Mark.OVERT),),
        ),
    ),
    abilities=(Permit(Deed.USE_MINION_SITES, where=Subject.SITE),),
)

GUARDED_HAVEN = Event(
    code="WH-74",
    name="Guarded Haven",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marshalling_points=1,
    stage_points=1,
    marks=(Mark.NOT_AT_THE_START, Duplication.ON_A_SITE),
    uses=(
        Use(
            target=A(
                all_of(
                    Sort.SITE,
                    SiteType.HAVEN,
                    Alignment.FALLEN_WIZARD,
                    Not(named("Isengard", "The White Towers", "Rhosgobel")),
                )
            )
        ),
    ),
    abilities=(
        CountsAs(Mark.PROTECTED, Subject.SITE),
        Forbid(Deed.PLAY, AtLeast(Stat.MARSHALLING_POINTS, 1), where=Mark.ANY_VERSION, by=Subject.OPPONENT),
    ),
)

HIDDEN_HAVEN = Event(
    code="WH-75",
    name="Hidden Haven",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    stage_points=1,
    uses=(
        Use(
            target=A(
                all_of(
                    Sort.SITE,
                    Within((RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.SHADOW_LAND)),
                    SiteType.RUINS_AND_LAIRS,
                    Not(Mark.LAIR),
                    Normally(SiteType.RUINS_AND_LAIRS),
                )
            )
        ),
    ),
    abilities=(
        CountsAs(SiteType.HAVEN, Subject.SITE),
        Forbid(Deed.ATTACK, Sort.AUTOMATIC_ATTACK),
        Forbid(Deed.PLAY, Mark.PLAYABLE_HERE, where=Subject.SITE),
        Cancels(Sort.ATTACK),
        Forbid(Deed.USE_AS_HAVEN, by=Subject.OPPONENT),
        Forbid(Deed.LEAVE_PLAY, Subject.THIS_CARD),
    ),
)

MISCHIEF_IN_A_MEAN_WAY = Event(
    code="WH-77",
    name="Mischief in a Mean Way",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marshalling_points=2,
    stage_points=2,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(all_of(Sort.SITE, SiteType.BORDER_HOLD), Whose.OF_THE_COMPANY),
            requires=(Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 10)),),
        ),
    ),
    abilities=(
        CountsAs(SiteType.HAVEN, Subject.SITE),
        Forbid(Deed.ATTACK, Sort.AUTOMATIC_ATTACK),
        Forbid(Deed.PLAY, Mark.PLAYABLE_HERE, where=Subject.SITE),
        Cancels(Sort.ATTACK),
        Forbid(Deed.USE_AS_HAVEN, by=Subject.OPPONENT),
        Forbid(Deed.LEAVE_PLAY, Subject.THIS_CARD),
    ),
)

PLOTTING_RUIN = Event(
    code="WH-79",
    name="Plotting Ruin",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    stage_points=3,
    uses=(Use(requires=(Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 8)),)),),
    abilities=(
        Permit(Deed.USE_MINION_SITES, where=any_of(SiteType.HAVEN, SiteType.FREE_HOLD, SiteType.BORDER_HOLD)),
    ),
)

CHAMBERS_IN_THE_ROYAL_COURT = Event(
    code="WH-97",
    name="Chambers in the Royal Court",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marks=(Duplication.ON_A_SITE, SpecificTo("Gandalf")),
    stage_points=1,
    uses=(
        Use(
            target=A(all_of(Sort.SITE, SiteType.FREE_HOLD, Alignment.HERO)),
        ),
    ),
    abilities=(
        CountsAs(SiteType.HAVEN, Subject.SITE),
        CountsAs(HomeAt(Subject.SITE), named("Gandalf")),
        Forbid(Deed.ATTACK, Sort.AUTOMATIC_ATTACK),
        Forbid(Deed.PLAY, Mark.PLAYABLE_HERE, where=Subject.SITE),
        Cancels(Sort.ATTACK),
        Forbid(Deed.USE_AS_HAVEN, by=Subject.OPPONENT),
        Forbid(Deed.LEAVE_PLAY, Subject.THIS_CARD),
    ),
)

GIRDLE_OF_RADAGAST = Event(
    code="WH-110",
    name="Girdle of Radagast",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    marks=(Duplication.ANYWHERE, SpecificTo("Radagast")),
    marshalling_points=5,
    stage_points=3,
    uses=(
        Use(
            target=A(all_of(Sort.SITE, Mark.PROTECTED)),
            requires=(
                Is(Subject.PLAYER, named("Radagast")),
                Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 12)),
                There(
                    any_of(
                        Points.ALLY, all_of(Points.FACTION, Mark.UNIQUE, PlayableAt(Beside(Subject.TARGET)))
                    ),
                    Subject.PLAYER,
                    6,
                ),
            ),
        ),
    ),
    abilities=(CountsAs(RegionType.WILDERNESS, Beside(Subject.SITE)),),
)
