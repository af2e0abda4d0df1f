"""Minor items of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, With, all_of
from wizardhaven.vocabulary.targets import A, TheStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    RegionType,
    SiteType,
    Stat,
    State,
    Turned,
)

BLAZON_OF_THE_EYE = Item(
    code="LE-302",
    name="Blazon of the Eye",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Duplication.ON_A_CHARACTER,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=Sort.FACTION),),
)

BLACK_HIDE_SHIELD = Item(
    code="LE-300",
    name="Black-hide Shield",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Keyword.SHIELD,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.BODY, +1, most=9),),
)

FOUL_SMELLING_PASTE = Item(
    code="LE-310",
    name="Foul-smelling Paste",
    item_class=ItemClass.MINOR,
    corruption=1,
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, State.WOUNDED, With(Subject.USER))),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(Become(Subject.TARGET, State.WELL),),
            )
        ),
    ),
)

ORC_DRAUGHTS = Item(
    code="LE-328",
    name="Orc-draughts",
    item_class=ItemClass.MINOR,
    corruption=1,
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(ForTheTurn(Modify(Stat.PROWESS, +1, Subject.COMPANY), on=Subject.COMPANY),),
            )
        ),
    ),
)

ORC_LIQUOR = Item(
    code="LE-329",
    name="Orc-liquor",
    item_class=ItemClass.MINOR,
    corruption=1,
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(
                    ForTheTurn(
                        Modify(Stat.BODY, +2, Subject.COMPANY, most=10),
                        on=Subject.COMPANY,
                    ),
                ),
            )
        ),
    ),
)

POISON = Item(
    code="LE-338",
    name="Poison",
    item_class=ItemClass.MINOR,
    corruption=2,
    marks=(Duplication.ON_A_STRIKE,),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(on=(Subject.BEARER,)),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(
                    Modify(Stat.PROWESS, -1, Subject.STRIKE),
                    Modify(Stat.BODY, -2, Subject.STRIKE),
                ),
            )
        ),
    ),
)

SAW_TOOTHED_BLADE = Item(
    code="LE-342",
    name="Saw-toothed Blade",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Keyword.WEAPON,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.PROWESS, +1, most=8),),
)

SHADOW_CLOAK = Item(
    code="LE-344",
    name="Shadow-cloak",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Duplication.ON_A_CHARACTER,),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(
                    KeyedTo(
                        (
                            RegionType.SHADOW_LAND,
                            SiteType.SHADOW_HOLD,
                            RegionType.DARK_DOMAIN,
                            SiteType.DARK_HOLD,
                        )
                    ),
                    on=(Subject.BEARER,),
                ),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.STRIKE),),
            )
        ),
    ),
)

STRANGE_RATIONS = Item(
    code="LE-345",
    name="Strange Rations",
    item_class=ItemClass.MINOR,
    corruption=1,
    alignment=Alignment.MINION,
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
