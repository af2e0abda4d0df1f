"""Special items of Dark Minions."""

from wizardhaven.vocabulary.abilities import May, StorableAt, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ModifyCheck, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, KeyedTo, Not, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import TheAttack, TheRoll
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Moment,
    Phase,
    Pile,
    Race,
    RegionType,
    SiteType,
    Skill,
    Stat,
)

DRAGON_HELM = Item(
    code="DM-167",
    name="Dragon-helm",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.HELMET),
    playable_at=(all_of(any_of(SiteType.DARK_HOLD, SiteType.SHADOW_HOLD), Mark.UNDER_DEEPS),),
    abilities=(
        Modify(Stat.PROWESS, +1, all_of(Subject.BEARER, Skill.WARRIOR)),
        Modify(Stat.BODY, +2, all_of(Subject.BEARER, Skill.WARRIOR), most=10),
        Modify(Stat.DIRECT_INFLUENCE, +3, all_of(Subject.BEARER, Skill.WARRIOR)),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(any_of(Race.DRAGON, Race.DRAKE)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
    ),
)

NOLDO_LANTERN = Item(
    code="DM-175",
    name="Noldo-lantern",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    playable_at=(Mark.UNDER_DEEPS,),
    abilities=(
        Modify(Check.UNDER_DEEPS_MOVEMENT, +2, Subject.COMPANY),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(any_of(Race.UNDEAD, Race.NAZGUL, Race.ORC, Race.TROLL)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    Modify(Stat.STRIKES, -1, Subject.ATTACK, least=1),
                    Modify(Stat.PROWESS, -2, Subject.ATTACK),
                ),
            )
        ),
    ),
)

PHIAL_OF_GALADRIEL = Item(
    code="DM-176",
    name="Phial of Galadriel",
    item_class=ItemClass.SPECIAL,
    marshalling_points=1,
    marks=(Mark.UNIQUE, Mark.NOT_TRANSFERABLE),
    playable_at=(SiteType.HAVEN,),
    in_place_of="Star-glass",
    not_borne_by=(Race.WIZARD, Race.DWARF),
    tapping="Galadriel",
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Race.UNDEAD),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(
                    all_of(
                        Sort.CREATURE,
                        KeyedTo(
                            (
                                RegionType.DARK_DOMAIN,
                                RegionType.SHADOW_LAND,
                                SiteType.DARK_HOLD,
                                SiteType.SHADOW_HOLD,
                            )
                        ),
                    )
                ),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    Modify(Stat.PROWESS, -2, Subject.ATTACK),
                    Fights(Manner.DEFENDER_ASSIGNS),
                ),
            )
        ),
        May(
            Use(
                when=Moment.CHECK,
                target=TheRoll((Check.CORRUPTION,), by=Subject.BEARER),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(ModifyCheck(+2),),
            )
        ),
    ),
)

GEMS_OF_ARDA = Item(
    code="DM-170",
    name="Gems of Arda",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=3,
    playable_at=(
        named("The Gem-deeps"),
        all_of(Mark.UNDER_DEEPS, Having(all_of(named("Vein of Arda"), Mark.STORED))),
    ),
    abilities=(
        When(
            Occasion.CARD_STORED,
            Put(
                all_of(Sort.ITEM, Not(ItemClass.SPECIAL), Mark.STORED),
                Pile.PLAY,
                (Pile.HAND, Pile.DISCARD_PILE),
                may=True,
                onto=With(Subject.USER),
            ),
            about=Subject.THIS_CARD,
            of=Phase.ORGANIZATION,
        ),
    ),
)

DWARVEN_LIGHT_STONE = Item(
    code="DM-168",
    name="Dwarven Light-stone",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=1,
    playable_at=(Mark.UNDER_DEEPS,),
    abilities=(
        Modify(Check.UNDER_DEEPS_MOVEMENT, +2, Subject.COMPANY),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(any_of(Race.ORC, Race.TROLL)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Modify(Stat.PROWESS, -2, Subject.ATTACK),),
            )
        ),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Mark.WITHOUT_WEAPONS),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Modify(Stat.PROWESS, -2, Subject.ATTACK),),
            )
        ),
    ),
)

MITHRIL = Item(
    code="DM-173",
    name="Mithril",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=3,
    marks=(Mark.UNIQUE,),
    playable_at=(all_of(named("The Under-gates"), Having(all_of(named("Vein of Arda"), Mark.STORED))),),
    played_by=any_of(Skill.SAGE, Race.DWARF),
    abilities=(
        Forbid(Deed.UNTAP, Subject.BEARER),
        StorableAt((SiteType.HAVEN,), points=7),
        When(
            Occasion.CARD_STORED,
            Put(
                all_of(
                    Sort.ITEM,
                    Not(ItemClass.SPECIAL),
                    any_of(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET),
                    Not(Mark.UNIQUE),
                ),
                Pile.PLAY,
                (Pile.HAND, Pile.DISCARD_PILE),
                may=True,
                onto=With(Subject.USER),
            ),
            about=Subject.THIS_CARD,
            of=Phase.ORGANIZATION,
        ),
        When(
            Occasion.CARD_STORED,
            Roll(Check.CORRUPTION, Subject.EVERYBODY, (-3,), of=Race.DWARF),
            about=Subject.THIS_CARD,
        ),
    ),
)
