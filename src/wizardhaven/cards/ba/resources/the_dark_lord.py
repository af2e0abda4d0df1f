"""Sauron, as another form of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event, FormOf
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of, named
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
        CountsAs(named("Sauron"), Subject.PLAYER),
        Modify(Stat.GENERAL_INFLUENCE, +10),
        Forbid(Deed.PLAY, named("Bade to Rule")),
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(Put(any_of(Side.RESOURCE, Sort.CHARACTER), Pile.PLAY_DECK, (Pile.SIDEBOARD,)),),
                once_each_turn=True,
            )
        ),
        Permit(Deed.BRING_ANY_NUMBER, Sort.CHARACTER),
    ),
)
