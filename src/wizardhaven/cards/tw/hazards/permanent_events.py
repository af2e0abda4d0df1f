"""Hazard permanent-events of The Wizards."""

from wizardhaven.vocabulary.abilities import RemovalRoll, When
from wizardhaven.vocabulary.amounts import RegionsInPath
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import CorruptionCheck
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, any_of
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import Duplication, Keyword, Length, Phase, Pile, Race, RegionType, Side

DOORS_OF_NIGHT = Event(
    code="TW-28",
    name="Doors of Night",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(),),
    abilities=(
        When(
            Occasion.CARD_PLAYED,
            Put(all_of(Keyword.ENVIRONMENT, Side.RESOURCE), Pile.DISCARD_PILE, count=None),
            about=Subject.THIS_CARD,
        ),
    ),
)

LURE_OF_EXPEDIENCE = Event(
    code="TW-57",
    name="Lure of Expedience",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    corruption=2,
    uses=(
        Use(target=ACharacter(Not(any_of(Race.RINGWRAITH, Race.WIZARD, Race.HOBBIT)), Whose.OF_THE_COMPANY)),
    ),
    abilities=(
        When(Occasion.ITEM_GAINED, CorruptionCheck(by=Subject.BEARER), about=Subject.COMPANY),
        RemovalRoll(above=5),
    ),
)

DESPAIR_OF_THE_HEART = Event(
    code="TW-27",
    name="Despair of the Heart",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    corruption=2,
    uses=(
        Use(target=ACharacter(Not(any_of(Race.HOBBIT, Race.WIZARD, Race.RINGWRAITH)), Whose.OF_THE_COMPANY)),
    ),
    abilities=(
        When(Occasion.WOUNDED, CorruptionCheck(by=Subject.BEARER), about=Subject.COMPANY),
        RemovalRoll(above=4),
    ),
)

LURE_OF_NATURE = Event(
    code="TW-58",
    name="Lure of Nature",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    corruption=2,
    uses=(
        Use(
            target=ACharacter(
                Not(any_of(Race.HOBBIT, Race.DWARF, Race.ORC, Race.RINGWRAITH)),
                Whose.OF_THE_COMPANY,
            )
        ),
    ),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            CorruptionCheck(by=Subject.BEARER, times=RegionsInPath(RegionType.WILDERNESS)),
            about=Subject.BEARER,
            of=Phase.MOVEMENT_HAZARD,
        ),
        RemovalRoll(above=4),
    ),
)
