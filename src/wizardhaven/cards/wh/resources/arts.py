"""The arts of single Fallen-wizards: shapes, garb and tools."""

from wizardhaven.vocabulary.abilities import LiesOnAvatar, May, When
from wizardhaven.vocabulary.allies import InfluencesFactions, MayPlayAllies
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally, Event
from wizardhaven.vocabulary.combat import CancelStrike, HuntCreatures
from wizardhaven.vocabulary.conditions import BearerIs, Is
from wizardhaven.vocabulary.effects import ForTheTurn, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.journeys import CannotMove, MayMoveTo
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import DiscardsFromHand
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, Having, Not, SpecificTo, all_of, named
from wizardhaven.vocabulary.targets import ACompany, TheAttack, TheStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
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
        CannotMove(),
        Modify(Stat.HAND_SIZE, +1),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.HAND),
            about=Subject.PLAYER,
            of=Keyword.SHAPESHIFTER,
        ),
        May(
            Use(
                target=ACompany(moving_through=RegionType.WILDERNESS),
                costs=(TapCost(Subject.BEARER),),
                effects=(
                    ForTheTurn(Modify(Check.CORRUPTION, +2, Subject.COMPANY), through_organization=True),
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
        MayMoveTo(
            Not(Mark.UNDER_DEEPS),
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
    abilities=(MayPlayAllies(tapped_too=True, company_size=2),),
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
        MayPlayAllies(at=ANY_SITE, common=True, mind=1, no_copy=True, by_bearer=True, from_discard_pile=True),
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
        MayPlayAllies(this_card=True, by="Radagast", at=ANY_SITE, tapped_too=True, without_tapping=True),
        InfluencesFactions(),
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
                effects=(CancelStrike(), Tap(Subject.THIS_CARD)),
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
                requires=(BearerIs(),),
                costs=(TapCost(Subject.THIS_CARD),),
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
    abilities=(DiscardsFromHand(creatures_attack=True),),
)
