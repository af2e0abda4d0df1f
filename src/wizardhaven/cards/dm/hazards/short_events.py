"""Hazard short-events of Dark Minions."""

from wizardhaven.vocabulary.amounts import Amount, CharactersInCompany
from wizardhaven.vocabulary.card_effects import DrawAnew, Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import InPlay, MovingTo, PathHas
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, If, ReplaceNewSite, ReturnToSiteOfOrigin, RollFor
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import DiscardCost, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, any_of
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
                RollFor(
                    then=(ReplaceNewSite(nearby=True),),
                    plus=(CharactersInCompany(Skill.RANGER, each=-2),),
                    above=(((), 6),),
                    by=Subject.THIS_CARD,
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
            effects=(RollFor(then=(ReturnToSiteOfOrigin(Subject.TARGET),), plus=(Amount.MIND,), below=13),),
        ),
    ),
)

REVEALED_TO_ALL_WATCHERS = Event(
    code="DM-85",
    name="Revealed to all Watchers",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.UNIQUE,),
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
            effects=(RollFor(then=(ReturnToSiteOfOrigin(Subject.TARGET),), plus=(Amount.MIND,), below=12),),
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
            effects=(ForTheTurn(Permit(Deed.PLAY_FREELY, Subject.TARGET), on=Subject.COMPANY),),
        ),
    ),
)
