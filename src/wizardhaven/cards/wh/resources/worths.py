"""Stage cards of The White Hand that say what cards are worth, and the cards of its councils."""

from wizardhaven.vocabulary.abilities import DiscardWhile, LiesOnAvatar, When
from wizardhaven.vocabulary.bonuses import Bonus, CheckBonus
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import NoDetainment
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    BearerIs,
    Has,
    HasMorePoints,
    InPlay,
    Is,
    Unless,
)
from wizardhaven.vocabulary.effects import Become, EndTheGame, RollFor
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.points import Worth
from wizardhaven.vocabulary.selectors import Characters, Holdings, Subject
from wizardhaven.vocabulary.such import AtLeast, Having, Tally, any_of, named
from wizardhaven.vocabulary.targets import ACharacter
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
    duplication=Duplication.ON_A_TURN,
    among_points=True,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=Characters(races=(Race.WIZARD,)),
            requires=(
                AtPlace(SitesOf((SiteType.HAVEN,))),
                HasMorePoints(),
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
    duplication=Duplication.ON_A_TURN,
    among_points=True,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=Characters(races=(Race.RINGWRAITH,)),
            requires=(
                AtPlace(SitesOf((SiteType.HAVEN,))),
                HasMorePoints(),
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
    duplication=Duplication.BY_A_PLAYER,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(requires=(Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 8)),)),),
    abilities=(Worth(Holdings((Points.KILL,), starred=False)),),
)

BLIND_TO_ALL_ELSE = Event(
    code="WH-64",
    name="Blind to All Else",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=2,
    duplication=Duplication.BY_A_PLAYER,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(Worth(Holdings((Points.ITEM,), ring=True)),),
)

GATHERER_OF_LOYALTIES = Event(
    code="WH-70",
    name="Gatherer of Loyalties",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=3,
    duplication=Duplication.BY_A_PLAYER,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(requires=(Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 4)),)),),
    abilities=(
        Worth(Holdings((Points.FACTION,), unique=True), 2),
        Worth(
            Holdings((Points.FACTION,), unique=True, races=(Race.DRAGON,)),
            4,
            Is(Subject.PLAYER, named("Alatar")),
        ),
        Worth(
            Holdings((Points.FACTION,), unique=True, normally_at_least=3),
            3,
            Is(Subject.PLAYER, named("Pallando")),
        ),
    ),
)

GREAT_PATRON = Event(
    code="WH-72",
    name="Great Patron",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=2,
    duplication=Duplication.BY_A_PLAYER,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(Worth(Holdings((Points.CHARACTER, Points.ALLY), normally_at_least=2), 2),),
)

LEGACY_OF_SMITHS = Event(
    code="WH-76",
    name="Legacy of Smiths",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=4,
    duplication=Duplication.BY_A_PLAYER,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(requires=(Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 7)),)),),
    abilities=(Worth(Holdings((Points.ITEM,), ring=False)),),
)

SHAMEFUL_DEEDS = Event(
    code="WH-80",
    name="Shameful Deeds",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=4,
    duplication=Duplication.BY_A_PLAYER,
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
        NoDetainment(starred=True),
        Worth(Holdings((Points.KILL,), starred=True), for_good=True),
        Worth(Holdings((Points.KILL,), starred=False), 0, regardless=True),
    ),
)

JOIN_THE_HUNT = Event(
    code="WH-93",
    name="Join the Hunt",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    unique=True,
    stage_points=2,
    specific="Alatar",
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        Worth(
            Holdings(
                (Points.ITEM,),
                keywords=(Keyword.WEAPON, Keyword.SHIELD, Keyword.ARMOR, Keyword.HELMET),
                with_avatar=True,
            )
        ),
        Worth(Holdings((Points.ALLY,), with_prowess=True, with_avatar=True)),
    ),
)

OROMES_WARDERS = Event(
    code="WH-94",
    name="Oromë’s Warders",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    unique=True,
    stage_points=3,
    specific="Alatar",
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(target=ACharacter(Characters(name="Alatar")), requires=(InPlay("Join the Hunt"),)),),
    abilities=(
        Worth(
            Holdings(
                (Points.ITEM,),
                keywords=(Keyword.WEAPON, Keyword.SHIELD, Keyword.ARMOR, Keyword.HELMET),
            )
        ),
        Worth(Holdings((Points.ALLY,), with_prowess=True)),
        Worth(Holdings((Points.FACTION,), races=(Race.ELF,)), 2),
    ),
)

AWAIT_THE_ONSET = Event(
    code="WH-96",
    name="Await the Onset",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=5,
    stage_points=3,
    specific="Gandalf",
    duplication=Duplication.ANYWHERE,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            requires=(
                Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 12)),
                Is(Subject.PLAYER, AtLeast(Tally.WIZARDHAVENS, 2)),
                Has(4, Holdings((Points.FACTION,))),
                Has(6, Holdings((Points.CHARACTER,))),
            )
        ),
    ),
    abilities=(
        Worth(Holdings((Points.FACTION,), later=True), 1, regardless=True),
        Worth(Holdings(away_from_havens=True), 1, regardless=True, at_end=True),
    ),
)

GIVE_WELCOME_TO_THE_UNEXPECTED = Event(
    code="WH-99",
    name="Give Welcome to the Unexpected",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    unique=True,
    stage_points=2,
    specific="Gandalf",
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        Worth(
            Holdings(
                (Points.ITEM, Points.FACTION, Points.ALLY, Points.MISCELLANEOUS, Points.KILL),
                unique=True,
                normally_at_least=1,
                normally_at_most=1,
            ),
            2,
            BearerIs(),
        ),
    ),
)

GREY_EMBASSY = Event(
    code="WH-100",
    name="Grey Embassy",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    unique=True,
    stage_points=3,
    specific="Gandalf",
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        Worth(
            Holdings((Points.FACTION,), unique=True, alignment=Alignment.HERO, normally_at_most=2),
            2,
            BearerIs(),
        ),
        Worth(
            Holdings((Points.FACTION,), unique=True, alignment=Alignment.HERO, normally_at_least=3),
            3,
            BearerIs(),
        ),
    ),
)

MAN_OF_SKILL = Event(
    code="WH-119",
    name="Man of Skill",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    unique=True,
    stage_points=2,
    specific="Saruman",
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(Worth(Holdings(information=True), 2),),
)

THE_WHITE_HAND = Event(
    code="WH-122",
    name="The White Hand",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=6,
    stage_points=3,
    specific="Saruman",
    duplication=Duplication.ANYWHERE,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            target=ACharacter(Characters(name="Saruman")),
            requires=(
                Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 12)),
                Has(3, Holdings((Points.FACTION,))),
                Has(1, Holdings(name="A Strident Spawn")),
                Has(1, Holdings(name="Saruman’s Machinery")),
            ),
        ),
    ),
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2), Bonus(Stat.PROWESS, +1)),
)

THE_WHITE_WIZARD = Event(
    code="WH-36",
    name="The White Wizard",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    unique=True,
    marshalling_points=2,
    uses=(Use(target=ACharacter(Characters(races=(Race.WIZARD,), with_card="Sacrifice of Form"))),),
    abilities=(
        Bonus(Stat.DIRECT_INFLUENCE, +2),
        CheckBonus(Check.CORRUPTION, +1),
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
    duplication=Duplication.ON_A_TURN,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            target=ACharacter(Characters(races=(Race.FALLEN_WIZARD,), bearing=Keyword.THE_ONE_RING)),
            requires=(AtPlace(SitesOf((SiteType.HAVEN,), alignment=Alignment.FALLEN_WIZARD)),),
        ),
    ),
    abilities=(
        When(
            Occasion.BEGINNING_OF,
            RollFor(
                by=Subject.BEARER,
                plus=(Holdings(name="A New Ringlord"),),
                above=(((), 9),),
                then=(EndTheGame(),),
                failing=(6, Become(Subject.BEARER, State.ELIMINATED)),
            ),
            of=Phase.END_OF_TURN,
            condition=BearerIs(
                Characters(bearing=Keyword.THE_ONE_RING),
                at=SitesOf((SiteType.RUINS_AND_LAIRS,), information=True),
            ),
            once=True,
        ),
    ),
)
