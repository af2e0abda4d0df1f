"""The Lidless Eye: the player is the Dark Lord himself."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.followers import StandsForPlayer
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import TurnUpAtRandom
from wizardhaven.vocabulary.playing import DiscardCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Length,
    Moment,
    Pile,
    PlayerKind,
    Side,
    Stat,
)

THE_LIDLESS_EYE = Event(
    code="LE-203",
    name="The Lidless Eye",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            requires=(
                Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
                Unless(Is(Subject.PLAYER, Mark.REVEALED)),
            ),
        ),
    ),
    abilities=(
        StandsForPlayer("Sauron"),
        Modify(Stat.GENERAL_INFLUENCE, +7),
        Modify(Stat.HAND_SIZE, +1),
        BarsCards(names=("Bade to Rule",)),
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(Put(any_of(Side.RESOURCE, Sort.CHARACTER), Pile.PLAY_DECK, (Pile.SIDEBOARD,)),),
                one_of_several=True,
            )
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(DiscardCost(Pile.HAND),),
                effects=(TurnUpAtRandom(Pile.HAND, 5),),
                one_of_several=True,
            )
        ),
    ),
)
