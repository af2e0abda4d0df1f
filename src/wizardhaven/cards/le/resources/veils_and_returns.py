"""Veils over a fight, and those who come back to the fray."""

from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn, Roll
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Alignment, Check, Keyword, Length, Moment, Pile, Side, Stat

BACK_TO_THE_FRAY = Event(
    code="LE-166",
    name="Back to the Fray",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            effects=(
                Put(
                    Sort.CHARACTER,
                    Pile.PLAY_DECK,
                    (Pile.DISCARD_PILE,),
                    count=None,
                    up_to=True,
                    may=True,
                    by=Whose.ANYBODYS,
                ),
            )
        ),
    ),
)

VEILS_OF_SHADOW = Event(
    code="LE-249",
    name="Veils of Shadow",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SORCERY,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Able(Keyword.SORCERY),
            target=TheAttack(Sort.AUTOMATIC_ATTACK),
            effects=(
                ForTheTurn(Modify(Stat.STRIKES, 0, Sort.AUTOMATIC_ATTACK, most=1), on=Subject.COMPANY),
                Roll(Check.CORRUPTION, Subject.USER, (-4,)),
            ),
        ),
    ),
)
