"""Resource permanent-events of The White Hand about whom a player leads, and how."""

from wizardhaven.vocabulary.abilities import DiscardWhile, May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Either, Is, There, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    Able,
    At,
    AtLeast,
    AtMost,
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
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Points,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
)

COUNTERFEIT = Event(
    code="WH-42",
    name="Counterfeit",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.SPIRIT_MAGIC,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            user=Able(Keyword.SPIRIT_MAGIC),
            target=A(all_of(Sort.CHARACTER, Race.ORC, With(Subject.USER))),
            effects=(Roll(Check.CORRUPTION, Subject.USER, (-3,)),),
        ),
    ),
    abilities=(
        CountsAs(Race.HALF_ORC),
        DiscardWhile(Unless(There(Able(Keyword.SPIRIT_MAGIC), Subject.COMPANY))),
    ),
)

OPEN_TO_THE_SUMMONS = Event(
    code="WH-46",
    name="Open to the Summons",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.FOR_A_MINOR_ITEM, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    uses=(Use(target=A(Sort.COMPANY)),),
    abilities=(Permit(Deed.BRING_ONE, Sort.AGENT, by=Subject.COMPANY), Modify(Stat.MIND, -1)),
)

A_STRIDENT_SPAWN = Event(
    code="WH-61",
    name="A Strident Spawn",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, Duplication.BY_A_PLAYER),
    marshalling_points=1,
    stage_points=4,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            requires=(
                Is(Subject.PLAYER, named("Pallando", "Saruman")),
                Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 6)),
                Is(Subject.PLAYER, AtLeast(Tally.WIZARDHAVENS, 1)),
            )
        ),
    ),
    abilities=(
        Modify(Stat.CONTROL, -1, all_of(With(Subject.PLAYER), Race.HALF_ORC)),
        Permit(Deed.BRING, Race.HALF_ORC, where=SiteType.HAVEN),
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(Put(all_of(Sort.CHARACTER, Race.HALF_ORC), Pile.HAND, (Pile.DISCARD_PILE,)),),
                once_each_turn=True,
            )
        ),
    ),
)

BAD_COMPANY = Event(
    code="WH-63",
    name="Bad Company",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=2,
    marks=(Duplication.BY_A_PLAYER,),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(Permit(Deed.BRING, any_of(Race.ORC, Race.TROLL)),),
)

THRALL_OF_THE_VOICE = Event(
    code="WH-82",
    name="Thrall of the Voice",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=1,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        Permit(Deed.BRING_ONE, all_of(any_of(Sort.CHARACTER, Sort.AGENT), AtMost(Stat.MIND, 6))),
        Modify(Stat.MIND, -1),
    ),
)

WIZARDS_MYRMIDON = Event(
    code="WH-84",
    name="Wizard’s Myrmidon",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=1,
    marks=(Duplication.BY_A_PLAYER,),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(target=A(all_of(Sort.CHARACTER, Not(Race.FALLEN_WIZARD)))),),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +1),
        Modify(Stat.CONTROL, 3, against=Race.FALLEN_WIZARD, how=How.SET),
    ),
)

SQUIRE_OF_THE_HUNT = Event(
    code="WH-95",
    name="Squire of the Hunt",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Alatar")),
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Skill.WARRIOR, Not(Race.WIZARD))),
            requires=(
                Either(
                    (
                        Is(Subject.SITE, all_of(SiteType.HAVEN, Alignment.FALLEN_WIZARD)),
                        Is(Subject.COMPANY, Mark.STARTING),
                    )
                ),
            ),
        ),
    ),
    abilities=(
        Modify(Stat.PROWESS, +1),
        Modify(Stat.BODY, +1),
        Modify(Stat.DIRECT_INFLUENCE, +1),
        Modify(Stat.CONTROL, 2, against=Race.FALLEN_WIZARD, how=How.SET),
    ),
)

GANDALFS_FRIEND = Event(
    code="WH-98",
    name="Gandalf’s Friend",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Gandalf")),
    stage_points=1,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Not(Race.WIZARD))),
            requires=(
                Either(
                    (
                        Is(Subject.SITE, all_of(SiteType.HAVEN, Alignment.FALLEN_WIZARD)),
                        Is(Subject.COMPANY, Mark.STARTING),
                    )
                ),
            ),
        ),
    ),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Modify(Stat.CONTROL, 1, against=Race.FALLEN_WIZARD, how=How.SET),
    ),
)

PALLANDOS_APPRENTICE = Event(
    code="WH-104",
    name="Pallando’s Apprentice",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Pallando")),
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Skill.SAGE, Not(any_of(Race.WIZARD, Race.HOBBIT, Race.DWARF)))),
            requires=(
                Either(
                    (
                        Is(Subject.SITE, all_of(SiteType.HAVEN, Alignment.FALLEN_WIZARD)),
                        Is(Subject.COMPANY, Mark.STARTING),
                    )
                ),
            ),
        ),
    ),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +1),
        Modify(Stat.CONTROL, 2, against=Race.FALLEN_WIZARD, how=How.SET),
        Permit(Deed.USE_BY_TAPPING, Keyword.PALANTIR),
    ),
)

PROPHET_OF_DOOM = Event(
    code="WH-106",
    name="Prophet of Doom",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=3,
    stage_points=3,
    marks=(Duplication.ANYWHERE, SpecificTo("Pallando")),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            requires=(
                Is(Subject.PLAYER, named("Pallando")),
                Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 12)),
                There(Points.FACTION, Subject.PLAYER, 5),
            )
        ),
    ),
    abilities=(
        Permit(Deed.INFLUENCE_FROM_AFAR, then=(Modify(Stat.GENERAL_INFLUENCE, 2, how=How.DIVIDED, most=10),)),
        DiscardWhile(Unless(There(Points.FACTION, Subject.PLAYER, 5))),
    ),
)

TRUTHS_OF_DOOM = Event(
    code="WH-108",
    name="Truths of Doom",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Pallando")),
    stage_points=4,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(Modify(Stat.GENERAL_INFLUENCE, +6, most=2),),
)

THE_FORGE_MASTER = Event(
    code="WH-117",
    name="The Forge-master",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Saruman")),
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(target=A(all_of(Sort.CHARACTER, Skill.SAGE, Not(any_of(Race.WIZARD, Race.HOBBIT))))),
        Use(target=A(all_of(Sort.CHARACTER, Race.MAN))),
    ),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +1),
        Modify(Stat.CONTROL, 2, against=Race.FALLEN_WIZARD, how=How.SET),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.SITE, all_of(SiteType.HAVEN, Alignment.FALLEN_WIZARD)),),
                effects=(
                    Put(
                        all_of(
                            ItemClass.MINOR,
                            any_of(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET),
                            Not(Mark.UNIQUE),
                        ),
                        Pile.PLAY,
                        (Pile.HAND, Pile.DISCARD_PILE, Pile.SIDEBOARD),
                        onto=At(Subject.SITE),
                    ),
                ),
            )
        ),
    ),
)
