"""Sauron, as another form of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event, FormOf
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.followers import MayBring, StandsForPlayer
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
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

SAURON = Event(
    code="BA-43",
    name="Sauron",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE, FormOf("The Lidless Eye")),
    alignment=Alignment.MINION,
    uses=(
        Use(
            requires=(
                Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
                Unless(Is(Subject.PLAYER, Mark.REVEALED)),
            )
        ),
    ),
    abilities=(
        StandsForPlayer("Sauron"),
        Modify(Stat.GENERAL_INFLUENCE, +10),
        BarsCards(names=("Bade to Rule",)),
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(Put(any_of(Side.RESOURCE, Sort.CHARACTER), Pile.PLAY_DECK, (Pile.SIDEBOARD,)),),
                once_each_turn=True,
            )
        ),
        MayBring(any_number=True),
    ),
)
