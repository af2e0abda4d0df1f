"""Hazard short-events of The Lidless Eye."""

from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Is, There, Unless
from wizardhaven.vocabulary.effects import EndTheGame, ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, BoundFor, Having, Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Turned,
)

INCITE_DEFENDERS = Event(
    code="LE-115",
    name="Incite Defenders",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_SITE,),
    uses=(
        Use(
            target=A(
                all_of(Sort.AUTOMATIC_ATTACK, At(any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD))),
                Whose.OF_THE_COMPANY,
            ),
            effects=(ForTheTurn(Fights(Manner.TWICE)),),
        ),
    ),
)

NEWS_OF_DOOM = Event(
    code="LE-127",
    name="News of Doom",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.UNIQUE,),
    uses=(
        Use(
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.UNUSED_GENERAL_INFLUENCE,),
                    above=9,
                    failing=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
                    of=Sort.FACTION,
                    or_dice_at_most=3,
                ),
                Put(Subject.THIS_CARD, Pile.REMOVED),
            )
        ),
    ),
)

THE_ROVING_EYE = Event(
    code="LE-135",
    name="The Roving Eye",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.CORRUPTION,),
    uses=(
        Use(
            target=A(
                all_of(
                    Sort.CHARACTER,
                    Not(any_of(Race.WIZARD, Race.RINGWRAITH)),
                    Having(
                        any_of(
                            Keyword.PALANTIR,
                            ItemClass.GREATER,
                            Keyword.LESSER_RING,
                            Keyword.MAGIC_RING,
                            Keyword.MIND_RING,
                            Keyword.SPIRIT_RING,
                            Keyword.DWARVEN_RING,
                            Keyword.THE_ONE_RING,
                        )
                    ),
                ),
                Whose.OF_THE_COMPANY,
            ),
            effects=(
                Roll(
                    Check.CORRUPTION, Subject.TARGET, (-2,), failing=(Put(Subject.TARGET, Pile.DISCARD_PILE),)
                ),
            ),
        ),
    ),
)

VEILS_FLUNG_AWAY = Event(
    code="LE-146",
    name="Veils Flung Away",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.OUTSIDE_HAZARD_LIMIT,),
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(
                There(
                    any_of(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.FREE_DOMAIN),
                    Subject.PATH,
                ),
                Unless(There(named("Doors of Night"))),
            ),
            effects=(Roll(Check.BODY, Subject.COMPANY, (-1,), failing=(Tap(Subject.TARGET),)),),
        ),
    ),
)

TIDINGS_OF_BOLD_SPIES = Event(
    code="LE-143",
    name="Tidings of Bold Spies",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, BoundFor(Having(Sort.AUTOMATIC_ATTACK))),),
            effects=(Face(Subject.NEW_SITE),),
        ),
    ),
)

SUDDEN_CALL = Event(
    code="LE-235",
    name="Sudden Call",
    side=Side.HAZARD,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    marks=(Mark.ALSO_A_RESOURCE, Mark.SHUFFLED_BACK),
    uses=(Use(effects=(EndTheGame(called=True),)),),
)

DARKNESS_UNDER_TREE = Event(
    code="LE-108",
    name="Darkness Under Tree",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(
                all_of(Sort.CHARACTER, any_of(Race.ORC, Race.TROLL, Race.MAN), Turned.UNTAPPED),
                Whose.OF_THE_COMPANY,
            ),
            requires=(There(named("Doors of Night")),),
            effects=(Tap(Subject.TARGET),),
        ),
    ),
)

WRATH_OF_THE_WEST = Event(
    code="LE-151",
    name="Wrath of the West",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(
                all_of(Sort.EVENT, Side.RESOURCE, Length.SHORT, Mark.DECLARED, Alignment.MINION),
                Whose.ANYBODYS,
            ),
            effects=(Roll(None, Subject.THIS_CARD, above=6, then=(Cancel(Canceled.CARD),)),),
        ),
    ),
)

WAITING_SHADOW = Event(
    code="LE-147",
    name="Waiting Shadow",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT,),
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            effects=(Tap(Subject.COMPANY, any_of(Race.ORC, Race.TROLL, Race.MAN)),),
        ),
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(There(named("Doors of Night")),),
            effects=(Tap(Subject.COMPANY),),
        ),
    ),
)
