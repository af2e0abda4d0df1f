"""Minor items of Against the Shadow."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, all_of, any_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Pile,
    Race,
    SiteType,
    Stat,
    Turned,
)

GOBLIN_EARTH_PLUMB = Item(
    code="AS-125",
    name="Goblin Earth-plumb",
    item_class=ItemClass.MINOR,
    corruption=1,
    played_by=any_of(Race.ORC, Race.TROLL),
    alignment=Alignment.MINION,
    abilities=(Modify(Check.UNDER_DEEPS_MOVEMENT, +1, Subject.COMPANY),),
)

OLD_TREASURE = Item(
    code="AS-129",
    name="Old Treasure",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Keyword.HOARD,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +1),
        May(
            Use(
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(ForTheTurn(Modify(Stat.DIRECT_INFLUENCE, +4), on=Subject.BEARER),),
            )
        ),
    ),
)

RECORDS_UNREAD = Item(
    code="AS-130",
    name="Records Unread",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Mark.NOT_AT_THE_START, Duplication.ON_A_COMPANY),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                target=A(all_of(Sort.SITE, SiteType.SHADOW_HOLD)),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
            )
        ),
        May(
            Use(
                requires=(Is(Subject.SITE, SiteType.SHADOW_HOLD),),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(ForTheTurn(Permit(Deed.PLAY, Mark.INFORMATION), on=Subject.SITE),),
            )
        ),
    ),
)

SECRET_BOOK = Item(
    code="AS-131",
    name="Secret Book",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Mark.NOT_AT_THE_START, Duplication.ON_A_COMPANY),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                target=A(all_of(Sort.SITE, any_of(SiteType.FREE_HOLD, SiteType.BORDER_HOLD))),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
            )
        ),
        May(
            Use(
                requires=(Is(Subject.SITE, SiteType.RUINS_AND_LAIRS),),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(ForTheTurn(Permit(Deed.PLAY, Mark.INFORMATION), on=Subject.SITE),),
            )
        ),
    ),
)

THRALL_RING = Item(
    code="AS-133",
    name="Thrall-ring",
    item_class=ItemClass.MINOR,
    corruption=2,
    marks=(Keyword.MIND_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +1), Modify(Stat.MIND, -1)),
)

TROTH_RING = Item(
    code="AS-135",
    name="Troth-ring",
    item_class=ItemClass.MINOR,
    corruption=2,
    marks=(Keyword.MIND_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.MIND, -1), Modify(Check.BODY, -1)),
)

THRORS_MAP = Item(
    code="AS-134",
    name="Thrór’s Map",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Mark.UNIQUE,),
    alignment=Alignment.MINION,
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

JEWEL_OF_BELERIAND = Item(
    code="AS-70",
    name="Jewel of Beleriand",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Keyword.HOARD, Duplication.ON_A_CHARACTER),
    abilities=(
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    Roll(None, Subject.BEARER, above=6, then=(Become(Subject.BEARER, Turned.UNTAPPED),)),
                ),
            )
        ),
    ),
)
