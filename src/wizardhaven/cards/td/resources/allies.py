"""Allies of The Dragons."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, Within, all_of, named
from wizardhaven.vocabulary.terms import Keyword, Length, Pile, Side

NENSELDE_THE_WINGILD = Ally(
    code="TD-142",
    name="Nenseldë the Wingild",
    mind=3,
    playable_at=(named("Dol Amroth"),),
    marshalling_points=2,
    marks=(Mark.UNIQUE,),
    abilities=(
        Fights(Manner.NOT_ATTACKED),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    Put(
                        all_of(Keyword.ENVIRONMENT, Side.RESOURCE, Not(Length.PERMANENT)),
                        Pile.HAND,
                        (Pile.DISCARD_PILE,),
                    ),
                ),
            )
        ),
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Unless(
                Is(
                    Subject.NEW_SITE,
                    Within(("Belfalas", "Bay of Belfalas", "Anfalas", "Mouths of the Anduin")),
                )
            ),
        ),
    ),
)
