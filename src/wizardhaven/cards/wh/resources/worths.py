"""Stage cards of The White Hand that say what cards are worth, and the cards of its councils."""

from wizardhaven.vocabulary.abilities import DiscardWhile, LiesOnAvatar, When
from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There, Unless
from wizardhaven.vocabulary.effects import Become, EndTheGame, Roll
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
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
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Phase,
    PlayerKind,
    Points,
    Race,
    Side,
    SiteType,
    Stat,
    State,
)

THE_WHITE_COUNCIL = Event(
    code="WH-35",
    name="The White Council",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=1,
    marks=(Mark.AMONG_POINTS, Duplication.ON_A_TURN),
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=Race.WIZARD,
            requires=(
                Is(Subject.SITE, SiteType.HAVEN),
                Is(Subject.PLAYER, Mark.AHEAD),
                Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
            ),
        ),
    ),
)

THE_BLACK_COUNCIL = Event(
    code="WH-41",
    name="The Black Council",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=1,
    marks=(Mark.AMONG_POINTS, Duplication.ON_A_TURN),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=Race.RINGWRAITH,
            requires=(
                Is(Subject.SITE, SiteType.HAVEN),
                Is(Subject.PLAYER, Mark.AHEAD),
                Is(Subject.OPPONENT, PlayerKind.RINGWRAITH),
            ),
        ),
    ),
)

A_MERRIER_WORLD = Event(
    code="WH-59",
    name="A Merrier World",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=2,
    marks=(Duplication.BY_A_PLAYER,),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(requires=(Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 8)),)),),
    abilities=(
        Modify(
            Stat.MARSHALLING_POINTS,
            Amount.MARSHALLING_POINTS,
            all_of(Points.KILL, Not(Mark.STARRED)),
            how=How.SET,
        ),
    ),
)

BLIND_TO_ALL_ELSE = Event(
    code="WH-64",
    name="Blind to All Else",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=2,
    marks=(Duplication.BY_A_PLAYER,),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        Modify(
            Stat.MARSHALLING_POINTS, Amount.MARSHALLING_POINTS, all_of(Points.ITEM, Sort.RING), how=How.SET
        ),
    ),
)

GATHERER_OF_LOYALTIES = Event(
    code="WH-70",
    name="Gatherer of Loyalties",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=3,
    marks=(Duplication.BY_A_PLAYER,),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(requires=(Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 4)),)),),
    abilities=(
        Modify(Stat.MARSHALLING_POINTS, 2, all_of(Points.FACTION, Mark.UNIQUE), how=How.SET),
        Modify(
            Stat.MARSHALLING_POINTS,
            4,
            all_of(Points.FACTION, Mark.UNIQUE, Race.DRAGON),
            condition=Is(Subject.PLAYER, named("Alatar")),
            how=How.SET,
        ),
        Modify(
            Stat.MARSHALLING_POINTS,
            3,
            all_of(Points.FACTION, Mark.UNIQUE, AtLeast(Stat.MARSHALLING_POINTS, 3)),
            condition=Is(Subject.PLAYER, named("Pallando")),
            how=How.SET,
        ),
    ),
)

GREAT_PATRON = Event(
    code="WH-72",
    name="Great Patron",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=2,
    marks=(Duplication.BY_A_PLAYER,),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        Modify(
            Stat.MARSHALLING_POINTS,
            2,
            all_of(any_of(Points.CHARACTER, Points.ALLY), AtLeast(Stat.MARSHALLING_POINTS, 2)),
            how=How.SET,
        ),
    ),
)

LEGACY_OF_SMITHS = Event(
    code="WH-76",
    name="Legacy of Smiths",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=4,
    marks=(Duplication.BY_A_PLAYER,),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(requires=(Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 7)),)),),
    abilities=(
        Modify(
            Stat.MARSHALLING_POINTS,
            Amount.MARSHALLING_POINTS,
            all_of(Points.ITEM, Not(Sort.RING)),
            how=How.SET,
        ),
    ),
)

SHAMEFUL_DEEDS = Event(
    code="WH-80",
    name="Shameful Deeds",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=4,
    marks=(Duplication.BY_A_PLAYER,),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            requires=(
                Unless(Is(Subject.PLAYER, named("Alatar"))),
                Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 7)),
            )
        ),
    ),
    abilities=(
        Fights(Manner.NORMAL, Mark.STARRED),
        Modify(
            Stat.MARSHALLING_POINTS,
            Amount.MARSHALLING_POINTS,
            all_of(Points.KILL, Mark.STARRED, Mark.LATER),
            how=How.SET,
        ),
        Modify(Stat.MARSHALLING_POINTS, 0, all_of(Points.KILL, Not(Mark.STARRED)), how=How.SET, most=0),
    ),
)

JOIN_THE_HUNT = Event(
    code="WH-93",
    name="Join the Hunt",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Alatar")),
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        Modify(
            Stat.MARSHALLING_POINTS,
            Amount.MARSHALLING_POINTS,
            all_of(
                Points.ITEM,
                any_of(Keyword.WEAPON, Keyword.SHIELD, Keyword.ARMOR, Keyword.HELMET),
                With(Sort.AVATAR),
            ),
            how=How.SET,
        ),
        Modify(
            Stat.MARSHALLING_POINTS,
            Amount.MARSHALLING_POINTS,
            all_of(Points.ALLY, AtLeast(Stat.PROWESS, 0), With(Sort.AVATAR)),
            how=How.SET,
        ),
    ),
)

OROMES_WARDERS = Event(
    code="WH-94",
    name="Oromë’s Warders",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Alatar")),
    stage_points=3,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(target=A(all_of(Sort.CHARACTER, named("Alatar"))), requires=(There(named("Join the Hunt")),)),),
    abilities=(
        Modify(
            Stat.MARSHALLING_POINTS,
            Amount.MARSHALLING_POINTS,
            all_of(Points.ITEM, any_of(Keyword.WEAPON, Keyword.SHIELD, Keyword.ARMOR, Keyword.HELMET)),
            how=How.SET,
        ),
        Modify(
            Stat.MARSHALLING_POINTS,
            Amount.MARSHALLING_POINTS,
            all_of(Points.ALLY, AtLeast(Stat.PROWESS, 0)),
            how=How.SET,
        ),
        Modify(Stat.MARSHALLING_POINTS, 2, all_of(Points.FACTION, Race.ELF), how=How.SET),
    ),
)

AWAIT_THE_ONSET = Event(
    code="WH-96",
    name="Await the Onset",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=5,
    stage_points=3,
    marks=(Duplication.ANYWHERE, SpecificTo("Gandalf")),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            requires=(
                Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 12)),
                Is(Subject.PLAYER, AtLeast(Tally.WIZARDHAVENS, 2)),
                There(Points.FACTION, Subject.PLAYER, 4),
                There(Points.CHARACTER, Subject.PLAYER, 6),
            )
        ),
    ),
    abilities=(
        Modify(Stat.MARSHALLING_POINTS, 1, all_of(Points.FACTION, Mark.LATER), how=How.SET, most=1),
        Modify(
            Stat.MARSHALLING_POINTS, 1, all_of(At(Not(SiteType.HAVEN)), Mark.AT_THE_END), how=How.SET, most=1
        ),
    ),
)

GIVE_WELCOME_TO_THE_UNEXPECTED = Event(
    code="WH-99",
    name="Give Welcome to the Unexpected",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Gandalf")),
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        Modify(
            Stat.MARSHALLING_POINTS,
            2,
            all_of(
                any_of(Points.ITEM, Points.FACTION, Points.ALLY, Points.MISCELLANEOUS, Points.KILL),
                Mark.UNIQUE,
                AtLeast(Stat.MARSHALLING_POINTS, 1),
                AtMost(Stat.MARSHALLING_POINTS, 1),
            ),
            condition=Is(Subject.BEARER, Sort.CHARACTER),
            how=How.SET,
        ),
    ),
)

GREY_EMBASSY = Event(
    code="WH-100",
    name="Grey Embassy",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Gandalf")),
    stage_points=3,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        Modify(
            Stat.MARSHALLING_POINTS,
            2,
            all_of(Points.FACTION, Mark.UNIQUE, Alignment.HERO, AtMost(Stat.MARSHALLING_POINTS, 2)),
            condition=Is(Subject.BEARER, Sort.CHARACTER),
            how=How.SET,
        ),
        Modify(
            Stat.MARSHALLING_POINTS,
            3,
            all_of(Points.FACTION, Mark.UNIQUE, Alignment.HERO, AtLeast(Stat.MARSHALLING_POINTS, 3)),
            condition=Is(Subject.BEARER, Sort.CHARACTER),
            how=How.SET,
        ),
    ),
)

MAN_OF_SKILL = Event(
    code="WH-119",
    name="Man of Skill",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Saruman")),
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(Modify(Stat.MARSHALLING_POINTS, 2, Mark.INFORMATION, how=How.SET),),
)

THE_WHITE_HAND = Event(
    code="WH-122",
    name="The White Hand",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=6,
    stage_points=3,
    marks=(Duplication.ANYWHERE, SpecificTo("Saruman")),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, named("Saruman"))),
            requires=(
                Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 12)),
                There(Points.FACTION, Subject.PLAYER, 3),
                There(named("A Strident Spawn"), Subject.PLAYER),
                There(named("Saruman’s Machinery"), Subject.PLAYER),
            ),
        ),
    ),
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2), Modify(Stat.PROWESS, +1)),
)

THE_WHITE_WIZARD = Event(
    code="WH-36",
    name="The White Wizard",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE,),
    marshalling_points=2,
    uses=(Use(target=A(all_of(Sort.CHARACTER, Race.WIZARD, Having(named("Sacrifice of Form"))))),),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Modify(Check.CORRUPTION, +1),
        DiscardWhile(Is(Subject.OPPONENT, Having(named("Saruman")))),
    ),
)

A_NEW_RINGLORD = Event(
    code="WH-60",
    name="A New Ringlord",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    corruption=1,
    stage_points=3,
    marks=(Duplication.ON_A_TURN,),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Race.FALLEN_WIZARD, Having(Keyword.THE_ONE_RING))),
            requires=(Is(Subject.SITE, all_of(SiteType.HAVEN, Alignment.FALLEN_WIZARD)),),
        ),
    ),
    abilities=(
        When(
            Occasion.PHASE_BEGINS,
            Roll(
                None,
                Subject.BEARER,
                (Count(named("A New Ringlord")),),
                above=9,
                then=(EndTheGame(),),
                failing=((6, Become(Subject.BEARER, State.ELIMINATED)),),
            ),
            about=Subject.BEARER,
            of=Phase.END_OF_TURN,
            condition=Is(
                Subject.BEARER,
                all_of(Having(Keyword.THE_ONE_RING), At(all_of(SiteType.RUINS_AND_LAIRS, Mark.INFORMATION))),
            ),
            once=True,
        ),
    ),
)
