"""Hazard short-events of The Lidless Eye."""

from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import BodyCheck, Face
from wizardhaven.vocabulary.conditions import InPlay, MovingTo, PathHas, Unless
from wizardhaven.vocabulary.effects import CorruptionCheck, EndTheGame, ForTheTurn, RollFor
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, Not, all_of, any_of
from wizardhaven.vocabulary.targets import ACharacter, ACompany, AnAutomaticAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
)

INCITE_DEFENDERS = Event(
    code="LE-115",
    name="Incite Defenders",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_SITE,),
    uses=(
        Use(
            target=AnAutomaticAttack(any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD)),
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
                RollFor(
                    then=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
                    plus=(Amount.UNUSED_GENERAL_INFLUENCE,),
                    below=10,
                    each_faction=True,
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
            target=ACharacter(
                all_of(
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
            effects=(CorruptionCheck(by=Subject.TARGET, modifier=-2, never_eliminates=True),),
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
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(
                PathHas(
                    ((RegionType.WILDERNESS, 1), (RegionType.BORDER_LAND, 1), (RegionType.FREE_DOMAIN, 1))
                ),
                Unless(InPlay("Doors of Night")),
            ),
            effects=(BodyCheck(modifier=-1),),
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
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(MovingTo(Having(Sort.AUTOMATIC_ATTACK)),),
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
