"""Hazard permanent-events of The White Hand."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, Not, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Phase,
    Pile,
    PlayerKind,
    Points,
    Race,
    Side,
    SiteType,
    Stat,
)

CRUEL_CLAW_PERCEIVED = Event(
    code="WH-16",
    name="Cruel Claw Perceived",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CHARACTER,),
    uses=(Use(target=A(all_of(Sort.CHARACTER, any_of(Race.WIZARD, Race.RINGWRAITH)), Whose.OF_THE_COMPANY)),),
    abilities=(
        Modify(
            Stat.GENERAL_INFLUENCE, ByStagePoints(above=((20, -9), (15, -7), (10, -5), (5, -3)), otherwise=-1)
        ),
        Modify(Stat.HAND_SIZE, ByStagePoints(above=((20, -2), (10, -1)))),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

FOOLS_BANE = Event(
    code="WH-19",
    name="Fool’s Bane",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CHARACTER,),
    uses=(Use(target=A(all_of(Sort.CHARACTER, Race.FALLEN_WIZARD), Whose.OF_THE_COMPANY)),),
    abilities=(
        Modify(
            Check.INFLUENCE,
            ByStagePoints(above=((18, -9), (12, -7), (7, -5), (3, -3), (0, -1))),
            against=Alignment.HERO,
        ),
        Modify(
            Stat.MARSHALLING_POINTS,
            0,
            all_of(any_of(Points.CHARACTER, Points.FACTION), Race.ELF, With(Subject.OPPONENT)),
            how=How.SET,
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

FOUL_TOOTH_UNSHEATHED = Event(
    code="WH-20",
    name="Foul Tooth Unsheathed",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(requires=(Is(Subject.OPPONENT, PlayerKind.FALLEN_WIZARD),)),),
    abilities=(
        Modify(
            Stat.MARSHALLING_POINTS,
            0,
            all_of(Points.KILL, Not(Mark.STARRED), Mark.LATER, With(Subject.OPPONENT)),
            condition=Is(Subject.OPPONENT, all_of(AtLeast(Stat.STAGE_POINTS, 7), Not(named("Alatar")))),
            how=How.SET,
        ),
    ),
)

IN_THE_GRIP_OF_AMBITION = Event(
    code="WH-22",
    name="In the Grip of Ambition",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    corruption=1,
    stage_points=2,
    uses=(Use(target=A(all_of(Sort.CHARACTER, Race.WIZARD), Whose.OF_THE_COMPANY)),),
    abilities=(
        Modify(Stat.STAGE_POINTS, ByStagePoints(above=((7, +1),))),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=8,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
)

INNER_ROT = Event(
    code="WH-23",
    name="Inner Rot",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    corruption=1,
    stage_points=2,
    uses=(Use(target=A(all_of(Sort.CHARACTER, Race.WIZARD), Whose.OF_THE_COMPANY)),),
    abilities=(
        Modify(Stat.CORRUPTION_POINTS, ByStagePoints(above=((18, +3), (11, +2), (5, +1)))),
        When(
            Occasion.CARD_PLAYED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.PLAYER, of=Mark.STAGE
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=6,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
)

LONGING_FOR_THE_WEST = Event(
    code="WH-25",
    name="Longing for the West",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    corruption=2,
    uses=(Use(target=A(all_of(Sort.CHARACTER, Race.WIZARD), Whose.OF_THE_COMPANY)),),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.UNTAP,
            condition=Unless(Is(Subject.SITE, SiteType.HAVEN)),
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=6,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
)

MASK_TORN = Event(
    code="WH-26",
    name="Mask Torn",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(
        Forbid(Deed.BRING, AtLeast(Stat.MIND, 5), by=PlayerKind.FALLEN_WIZARD),
        Forbid(
            Deed.BRING,
            AtLeast(Stat.MIND, 4),
            by=all_of(PlayerKind.FALLEN_WIZARD, AtLeast(Stat.STAGE_POINTS, 10)),
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

POWER_RELINQUISHED_TO_ARTIFICE = Event(
    code="WH-28",
    name="Power Relinquished to Artifice",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CHARACTER,),
    uses=(Use(target=A(all_of(Sort.CHARACTER, any_of(Race.WIZARD, Race.RINGWRAITH)), Whose.OF_THE_COMPANY)),),
    abilities=(
        Modify(
            Stat.PROWESS,
            ByStagePoints(above=((20, -5), (15, -4), (10, -3), (5, -2)), otherwise=-1),
            all_of(Subject.BEARER, Not(named("Alatar", "Radagast"))),
        ),
        Modify(
            Stat.DIRECT_INFLUENCE,
            ByStagePoints(above=((20, -5), (15, -4), (10, -3), (5, -2)), otherwise=-1),
            all_of(Subject.BEARER, Not(named("Alatar", "Radagast"))),
        ),
        Modify(
            Stat.DIRECT_INFLUENCE,
            ByStagePoints(above=((20, -10), (15, -8), (10, -6), (5, -4)), otherwise=-2),
            all_of(Subject.BEARER, named("Alatar", "Radagast")),
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

SOMETHING_ELSE_AT_WORK = Event(
    code="WH-30",
    name="Something Else at Work",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CHARACTER,),
    uses=(Use(target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY)),),
    abilities=(
        Modify(Check.INFLUENCE, ByStagePoints(above=((14, -4), (9, -3), (4, -2), (0, -1)), otherwise=-1)),
        Modify(
            Check.RING_TEST,
            ByStagePoints(above=((14, -4), (9, -3), (4, -2), (0, -1)), otherwise=-1),
            Subject.COMPANY,
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

WILL_YOU_NOT_COME_DOWN = Event(
    code="WH-32",
    name="Will You Not Come Down?",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    stage_points=4,
    marks=(Duplication.ON_A_CHARACTER,),
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Race.FALLEN_WIZARD), Whose.OF_THE_COMPANY),
            requires=(
                Is(Subject.SITE, all_of(SiteType.HAVEN, Alignment.FALLEN_WIZARD)),
                Is(Subject.OPPONENT, AtLeast(Stat.STAGE_POINTS, 7)),
            ),
        ),
    ),
    abilities=(
        When(
            Occasion.CARD_PLAYED,
            Put(
                Mark.STAGE,
                Pile.DISCARD_PILE,
                count=AtMost(Stat.STAGE_POINTS, 6),
                may=True,
                by=Whose.OPPONENTS,
                onto=Subject.THIS_CARD,
            ),
            about=Subject.THIS_CARD,
        ),
    ),
)

FLOTSAM_AND_JETSAM = Event(
    code="WH-18",
    name="Flotsam and Jetsam",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Forbid(Deed.SEARCH, by=AtMost(Tally.PLAY_DECK, 15)),
        Forbid(Deed.SEARCH, by=all_of(PlayerKind.FALLEN_WIZARD, AtMost(Tally.PLAY_DECK, 20))),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)
