"""Hazard short-events of Dark Minions."""

from wizardhaven.vocabulary.amounts import Amount, CharactersInCompany
from wizardhaven.vocabulary.card_effects import DrawAnew, Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import InPlay, MovingTo, PathHas
from wizardhaven.vocabulary.effects import ForTheTurn, If, Roll, Send
from wizardhaven.vocabulary.hazards import FreeCreatures
from wizardhaven.vocabulary.playing import DiscardCost, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, Not, any_of
from wizardhaven.vocabulary.targets import ACharacter, ACompany, ACreatureType
from wizardhaven.vocabulary.terms import Length, Pile, Race, RegionType, Side, Skill

AN_UNEXPECTED_OUTPOST = Event(
    code="DM-45",
    name="An Unexpected Outpost",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            effects=(
                Put(Side.HAZARD, Pile.PLAY_DECK, (Pile.SIDEBOARD, Pile.DISCARD_PILE)),
                If(
                    (InPlay("Doors of Night"),),
                    (Put(Side.HAZARD, Pile.PLAY_DECK, (Pile.SIDEBOARD, Pile.DISCARD_PILE), may=True),),
                ),
            )
        ),
    ),
)

CHANCE_OF_BEING_LOST = Event(
    code="DM-49",
    name="Chance of Being Lost",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(MovingTo(by_regions=True),),
            effects=(
                Roll(
                    None,
                    Subject.THIS_CARD,
                    (CharactersInCompany(Skill.RANGER, each=-2),),
                    above=6,
                    then=(Send(Beside(Subject.NEW_SITE), Subject.NEW_SITE),),
                ),
            ),
        ),
    ),
)

FACES_OF_THE_DEAD = Event(
    code="DM-57",
    name="Faces of the Dead",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACharacter(Not(Race.WIZARD), Whose.OF_THE_COMPANY),
            costs=(DiscardCost(Race.UNDEAD),),
            requires=(PathHas(((RegionType.WILDERNESS, 2),)),),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.MIND,),
                    above=12,
                    failing=(Send(Subject.ORIGIN, Subject.TARGET),),
                ),
            ),
        ),
    ),
)

REVEALED_TO_ALL_WATCHERS = Event(
    code="DM-85",
    name="Revealed to all Watchers",
    side=Side.HAZARD,
    length=Length.SHORT,
    unique=True,
    uses=(Use(effects=(DrawAnew(),)),),
)

SEIZED_BY_TERROR = Event(
    code="DM-88",
    name="Seized by Terror",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACharacter(Not(any_of(Race.WIZARD, Race.RINGWRAITH)), Whose.OF_THE_COMPANY),
            requires=(PathHas(((RegionType.SHADOW_LAND, 1), (RegionType.DARK_DOMAIN, 1))),),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.MIND,),
                    above=11,
                    failing=(Send(Subject.ORIGIN, Subject.TARGET),),
                ),
            ),
        ),
    ),
)

TWO_OR_THREE_TRIBES_PRESENT = Event(
    code="DM-97",
    name="Two or Three Tribes Present",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACreatureType(other_than=(Race.NAZGUL, Race.UNDEAD, Race.DRAGON)),
            requires=(
                PathHas(
                    ((RegionType.WILDERNESS, 2), (RegionType.SHADOW_LAND, 1), (RegionType.DARK_DOMAIN, 1))
                ),
            ),
            effects=(ForTheTurn(FreeCreatures(), on=Subject.COMPANY),),
        ),
    ),
)
