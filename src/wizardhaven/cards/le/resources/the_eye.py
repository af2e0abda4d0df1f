"""The Lidless Eye: the player is the Dark Lord himself."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, any_of, named
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
        CountsAs(named("Sauron"), Subject.PLAYER),
        Modify(Stat.GENERAL_INFLUENCE, +7),
        Modify(Stat.HAND_SIZE, +1),
        Forbid(Deed.PLAY, named("Bade to Rule")),
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
                costs=(Put(ANYTHING, Pile.DISCARD_PILE, (Pile.HAND,)),),
                effects=(Look(Pile.HAND, 5, Whose.OPPONENTS),),
                one_of_several=True,
            )
        ),
    ),
)
