"""The arts of single Fallen-wizards: shapes, garb and tools."""

from wizardhaven.vocabulary.abilities import LiesOnAvatar, May, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally, Event
from wizardhaven.vocabulary.combat import HuntCreatures
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import DiscardsFromHand
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, Having, Not, On, SpecificTo, all_of, named
from wizardhaven.vocabulary.targets import A, TheAttack, TheStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Phase,
    Pile,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

MASTER_OF_SHAPES = Event(
    code="WH-112",
    name="Master of Shapes",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.SHAPESHIFTER, SpecificTo("Radagast")),
    stage_points=1,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        TakesShape(9, 10, 1, 25, (Skill.WARRIOR, Skill.RANGER)),
        Modify(Stat.STAYING_UNTAPPED, -1, how=How.SET),
        Modify(Check.CORRUPTION, -2),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.HAND),
            about=Subject.PLAYER,
            of=Keyword.SHAPESHIFTER,
        ),
        May(Use(when=Moment.ORGANIZATION, effects=(Put(Subject.THIS_CARD, Pile.HAND),))),
    ),
)

SHIFTER_OF_HUES = Event(
    code="WH-115",
    name="Shifter of Hues",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.SHAPESHIFTER, SpecificTo("Radagast")),
    stage_points=1,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        TakesShape(6, 10, 3, 27, (Skill.WARRIOR, Skill.DIPLOMAT)),
        Modify(Check.CORRUPTION, -2),
        Forbid(Deed.MOVE, Subject.COMPANY),
        Modify(Stat.HAND_SIZE, +1),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.HAND),
            about=Subject.PLAYER,
            of=Keyword.SHAPESHIFTER,
        ),
        May(
            Use(
                target=A(all_of(Sort.COMPANY, Having(RegionType.WILDERNESS))),
                costs=(Tap(Subject.BEARER),),
                effects=(
                    ForTheTurn(Modify(Check.CORRUPTION, +2, Subject.COMPANY), until=Phase.ORGANIZATION),
                ),
            )
        ),
        May(Use(when=Moment.ORGANIZATION, effects=(Put(Subject.THIS_CARD, Pile.HAND),))),
    ),
)

WINGED_CHANGE_MASTER = Event(
    code="WH-116",
    name="Winged Change-master",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.SHAPESHIFTER, SpecificTo("Radagast")),
    stage_points=1,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        TakesShape(3, 9, 8, 19, (Skill.SCOUT, Skill.DIPLOMAT)),
        Modify(Check.CORRUPTION, -2),
        Permit(
            Deed.MOVE,
            where=Not(Mark.UNDER_DEEPS),
            condition=Is(
                Subject.COMPANY,
                all_of(
                    AtMost(Tally.CHARACTERS, 1),
                    Not(Having(all_of(Sort.ALLY, Not(named("Radagast’s Black Bird"))))),
                ),
            ),
        ),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.HAND),
            about=Subject.PLAYER,
            of=Keyword.SHAPESHIFTER,
        ),
        May(Use(when=Moment.ORGANIZATION, effects=(Put(Subject.THIS_CARD, Pile.HAND),))),
    ),
)

FRIEND_OF_SECRET_THINGS = Event(
    code="WH-109",
    name="Friend of Secret Things",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Radagast")),
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        Permit(
            Deed.PLAY, Sort.ALLY, where=Turned.TAPPED, condition=Is(Subject.COMPANY, AtMost(Tally.SIZE, 2))
        ),
    ),
)

GLOVE_OF_RADAGAST = Event(
    code="WH-111",
    name="Glove of Radagast",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Radagast")),
    corruption=1,
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        Permit(
            Deed.PLAY_DISCARDED,
            all_of(Sort.ALLY, Not(Mark.UNIQUE), AtMost(Stat.MIND, 1), Not(On(Subject.BEARER))),
            where=Turned.UNTAPPED,
            by=Subject.BEARER,
        ),
    ),
)

RADAGASTS_BLACK_BIRD = Ally(
    code="WH-114",
    name="Radagast’s Black Bird",
    mind=2,
    playable_at=(all_of(SiteType.HAVEN, Alignment.FALLEN_WIZARD),),
    prowess=2,
    body=8,
    direct_influence=3,
    skills=(Skill.SCOUT, Skill.DIPLOMAT),
    marshalling_points=1,
    stage_points=2,
    marks=(Mark.UNIQUE, SpecificTo("Radagast")),
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(
        Permit(Deed.PLAY_WITHOUT_TAPPING, Subject.THIS_CARD, where=ANY_SITE, by=named("Radagast")),
        Permit(Deed.INFLUENCE, Sort.FACTION),
        When(
            Occasion.CONTROLLER_LEFT,
            Put(named("Radagast’s Black Bird"), Pile.HAND, (Pile.DISCARD_PILE,), may=True),
            about=Subject.THIS_CARD,
        ),
        May(Use(when=Moment.ORGANIZATION, effects=(Put(Subject.THIS_CARD, Pile.HAND),))),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(on=(Subject.THIS_CARD,)),
                effects=(Cancel(Canceled.STRIKE), Tap(Subject.THIS_CARD)),
            )
        ),
    ),
)

BOW_OF_ALATAR = Event(
    code="WH-90",
    name="Bow of Alatar",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, SpecificTo("Alatar")),
    corruption=1,
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        LiesOnAvatar(),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                requires=(Is(Subject.BEARER, Sort.CHARACTER),),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    Fights(Manner.VOLUNTEERS),
                    Modify(Stat.BODY, -1, Subject.STRIKE),
                ),
            )
        ),
    ),
)

THE_GREAT_HUNT = Event(
    code="WH-91",
    name="The Great Hunt",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=1,
    stage_points=3,
    marks=(Duplication.ANYWHERE, SpecificTo("Alatar")),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            requires=(
                Is(Subject.PLAYER, named("Alatar")),
                Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 12)),
            ),
            effects=(HuntCreatures(Pile.PLAY_DECK, creatures=5),),
        ),
        Use(
            requires=(
                Is(Subject.PLAYER, named("Alatar")),
                Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 12)),
            ),
            effects=(HuntCreatures(Pile.DISCARD_PILE, creatures=5),),
        ),
    ),
    abilities=(DiscardsFromHand(Pile.PLAY),),
)
