"""Items of The Dragons for Wizards, and for long ways."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    Race,
    SiteType,
    Stat,
)

WIZARDS_STAFF = Item(
    code="TD-170",
    name="Wizard’s Staff",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=2,
    played_by=Race.WIZARD,
    marks=(Mark.NOT_TRANSFERABLE, Keyword.HOARD, Keyword.WEAPON, Duplication.ON_A_CHARACTER),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Modify(Stat.PROWESS, +2),
        Modify(Check.CORRUPTION, +2, against=Keyword.SPELL),
        May(
            Use(
                when=Moment.BEGINNING_OF_END_OF_TURN,
                costs=(Tap(Subject.BEARER),),
                effects=(
                    Put(
                        any_of(Keyword.SPELL, Keyword.RITUAL, Keyword.LIGHT_ENCHANTMENT),
                        Pile.HAND,
                        (Pile.DISCARD_PILE,),
                    ),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
    ),
)

TWICE_BAKED_CAKES = Item(
    code="TD-160",
    name="Twice-baked Cakes",
    item_class=ItemClass.SPECIAL,
    corruption=1,
    playable_at=(SiteType.FREE_HOLD, SiteType.BORDER_HOLD),
    marks=(Mark.AT_TAPPED_SITES,),
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(ForTheTurn(Modify(Stat.REGIONS, +2), on=Subject.COMPANY),),
            )
        ),
    ),
)
