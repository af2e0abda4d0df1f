"""What is said of rings, among heroes and among minions."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.piles import Keeps
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, any_of
from wizardhaven.vocabulary.terms import Alignment, Keyword, Length, Moment, Pile, Side

RUMOURS_OF_RINGS = Event(
    code="BA-31",
    name="Rumours of Rings",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.FOR_A_MINOR_ITEM,),
    uses=(Use(),),
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                requires=(Unless(Is(Subject.THIS_CARD, AtLeast(Tally.BENEATH, 2))),),
                effects=(
                    Put(
                        any_of(
                            Keyword.LESSER_RING,
                            Keyword.MAGIC_RING,
                            Keyword.DWARVEN_RING,
                            Keyword.MIND_RING,
                            Keyword.SPIRIT_RING,
                        ),
                        Pile.ASIDE,
                        (Pile.SIDEBOARD, Pile.DISCARD_PILE),
                    ),
                ),
                once_each_turn=True,
            )
        ),
        Keeps(Sort.RING, Sort.SITE),
    ),
)

WHISPERS_OF_RINGS = Event(
    code="BA-44",
    name="Whispers of Rings",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.FOR_A_MINOR_ITEM,),
    alignment=Alignment.MINION,
    uses=(Use(),),
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                requires=(Unless(Is(Subject.THIS_CARD, AtLeast(Tally.BENEATH, 2))),),
                effects=(
                    Put(
                        any_of(
                            Keyword.LESSER_RING,
                            Keyword.MAGIC_RING,
                            Keyword.DWARVEN_RING,
                            Keyword.MIND_RING,
                            Keyword.SPIRIT_RING,
                        ),
                        Pile.ASIDE,
                        (Pile.SIDEBOARD, Pile.DISCARD_PILE),
                    ),
                ),
                once_each_turn=True,
            )
        ),
        Keeps(Sort.RING, Sort.SITE),
    ),
)
