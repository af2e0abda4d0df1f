"""Hazard short-events of Dark Minions."""

from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import InPlay, PathHas
from wizardhaven.vocabulary.effects import Fetch, ForTheTurn, ReturnToSiteOfOrigin, RollFor
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ACharacter, ACreatureType, Characters, Subject, Whose
from wizardhaven.vocabulary.standing import FreeCreatures
from wizardhaven.vocabulary.terms import Length, Race, RegionType, Side, Source

AN_UNEXPECTED_OUTPOST = Event(
    code="DM-45",
    name="An Unexpected Outpost",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            effects=(
                Fetch(
                    sources=(Source.SIDEBOARD, Source.DISCARD_PILE),
                    sides=(Side.HAZARD,),
                    twice_if=InPlay("Doors of Night"),
                ),
            )
        ),
    ),
)

SEIZED_BY_TERROR = Event(
    code="DM-88",
    name="Seized by Terror",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACharacter(Characters(other_than=(Race.WIZARD, Race.RINGWRAITH)), Whose.OF_THE_COMPANY),
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
            effects=(ForTheTurn(FreeCreatures(), on=Subject.COMPANY),),
        ),
    ),
)
