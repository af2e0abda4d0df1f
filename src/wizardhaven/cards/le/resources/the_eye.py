"""The Lidless Eye: the player is the Dark Lord himself."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.card_effects import Fetch
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import OpponentIsNot, YouAre
from wizardhaven.vocabulary.followers import StandsForPlayer
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import TurnUpAtRandom
from wizardhaven.vocabulary.playing import DiscardCost, Use
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Length,
    Moment,
    PlayerKind,
    Side,
    Source,
    Stat,
)

THE_LIDLESS_EYE = Event(
    code="LE-203",
    name="The Lidless Eye",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    duplication=Duplication.ANYWHERE,
    alignment=Alignment.MINION,
    uses=(
        Use(
            requires=(OpponentIsNot((PlayerKind.RINGWRAITH, PlayerKind.BALROG)), YouAre(absent=True)),
        ),
    ),
    abilities=(
        StandsForPlayer("Sauron"),
        Bonus(Stat.GENERAL_INFLUENCE, +7),
        Modify(Stat.HAND_SIZE, +1),
        BarsCards(names=("Bade to Rule",)),
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(Fetch(sources=(Source.SIDEBOARD,), sides=(Side.RESOURCE,), characters=True),),
                one_of_several=True,
            )
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(DiscardCost(Source.HAND),),
                effects=(TurnUpAtRandom(Source.HAND, 5),),
                one_of_several=True,
            )
        ),
    ),
)
