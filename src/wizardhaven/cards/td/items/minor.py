"""Minor items of The Dragons."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, KeyedTo, Not, all_of, any_of
from wizardhaven.vocabulary.targets import A, TheStrike
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Moment, Pile, Race, Skill, Stat, Turned

CRAM = Item(
    code="TD-105",
    name="Cram",
    item_class=ItemClass.MINOR,
    corruption=1,
    abilities=(
        May(
            Use(
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(Become(Subject.BEARER, Turned.UNTAPPED),),
            )
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(ForTheTurn(Modify(Stat.REGIONS, +1), on=Subject.COMPANY),),
            )
        ),
    ),
)

THRORS_MAP = Item(
    code="TD-158",
    name="Thrór’s Map",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Mark.UNIQUE,),
    abilities=(
        May(
            Use(
                target=A(all_of(Sort.SITE, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.DRAGON)))),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
            )
        ),
    ),
)

EMERALD_OF_DORIATH = Item(
    code="TD-112",
    name="Emerald of Doriath",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Mark.UNIQUE, Keyword.HOARD),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +1, against=any_of(Race.ELF, all_of(Sort.FACTION, Race.ELF))),
        Modify(Stat.GENERAL_INFLUENCE, +2, all_of(Subject.BEARER, Race.WIZARD)),
    ),
)

NECKLACE_OF_SILVER_AND_PEARLS = Item(
    code="TD-141",
    name="Necklace of Silver and Pearls",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Keyword.HOARD,),
    abilities=(
        May(
            Use(
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(
                    ForTheTurn(Modify(Stat.DIRECT_INFLUENCE, +3), on=Subject.BEARER),
                    ForTheTurn(Modify(Stat.MIND, +5), on=Subject.BEARER),
                    ForTheTurn(Modify(Stat.CONTROL, -5), on=Subject.BEARER),
                ),
            )
        ),
        May(
            Use(
                when=Moment.OPPONENTS_SITE,
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(
                    ForTheTurn(Modify(Stat.DIRECT_INFLUENCE, +3), on=Subject.BEARER),
                    ForTheTurn(Modify(Stat.MIND, +5), on=Subject.BEARER),
                    ForTheTurn(Modify(Stat.CONTROL, -5), on=Subject.BEARER),
                ),
            )
        ),
    ),
)

ADAMANT_HELMET = Item(
    code="TD-96",
    name="Adamant Helmet",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Keyword.HOARD, Keyword.HELMET),
    abilities=(
        Modify(Stat.BODY, +1, most=9),
        Forbid(Deed.AFFECT, Keyword.DARK_ENCHANTMENT),
    ),
)

ARROWS_SHORN_OF_EBONY = Item(
    code="TD-99",
    name="Arrows Shorn of Ebony",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Keyword.HOARD,),
    abilities=(
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(
                    all_of(Sort.CREATURE, Not(KeyedTo((Sort.SITE,)))),
                    on=(Subject.BEARER,),
                    who=Skill.WARRIOR,
                ),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(
                    Modify(Stat.PROWESS, -1, Subject.STRIKE),
                    Modify(Stat.BODY, -2, Subject.STRIKE),
                    Fights(Manner.DECISIVE),
                ),
            )
        ),
    ),
)
