"""Hazard short-events of Dark Minions."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import InPlay, PathHas
from wizardhaven.vocabulary.effects import Fetch, ForTheTurn
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ACreatureType, Subject
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
