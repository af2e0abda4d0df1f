"""Special items of Against the Shadow: of the Under-deeps, of the Dwarves and of Barad-dûr."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import ModifyCheck, Roll, Tap
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import TheAttack, TheRoll, TheStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    Race,
    SiteType,
    Skill,
    Stat,
)

ANCIENT_BLACK_AXE = Item(
    code="AS-122",
    name="Ancient Black Axe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=4,
    marks=(Mark.UNIQUE, Keyword.WEAPON),
    playable_at=(all_of(SiteType.SHADOW_HOLD, Mark.UNDER_DEEPS),),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Modify(Stat.PROWESS, +3, all_of(Subject.BEARER, Skill.WARRIOR), most=11),
        Modify(Stat.BODY, -1, Subject.FOE, condition=Is(Subject.BEARER, Skill.WARRIOR)),
        May(
            Use(
                when=Moment.CHECK,
                target=TheRoll((Check.CORRUPTION,), by=Subject.SITE),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Skill.WARRIOR),),
                effects=(ModifyCheck(passing=True),),
            )
        ),
        When(Occasion.TAPPED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.THIS_CARD),
    ),
)

DWARVEN_RING_OF_THELORS_TRIBE = Item(
    code="AS-123",
    name="Dwarven Ring of Thélor’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Put(ItemClass.MINOR, Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE), count=2, up_to=True),
                    Roll(Check.CORRUPTION, Subject.BEARER, (+2,)),
                ),
            )
        ),
    ),
)

DWARVEN_RING_OF_THRARS_TRIBE = Item(
    code="AS-124",
    name="Dwarven Ring of Thrár’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Put(ItemClass.MINOR, Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE), count=2, up_to=True),
                    Roll(Check.CORRUPTION, Subject.BEARER, (+2,)),
                ),
            )
        ),
    ),
)

HELM_OF_FEAR = Item(
    code="AS-126",
    name="Helm of Fear",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    marks=(Mark.UNIQUE, Mark.AT_TAPPED_SITES, Mark.TAPS_NO_SITE),
    playable_at=(named("Barad-dûr"),),
    played_by=all_of(Race.RINGWRAITH, Not(Mark.FOLLOWER)),
    only_for=(Race.RINGWRAITH,),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Not(Alignment.HERO)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        Modify(Check.BODY, -1),
    ),
)

IRON_SHIELD_OF_OLD = Item(
    code="AS-127",
    name="Iron Shield of Old",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=3,
    marks=(Keyword.SHIELD,),
    playable_at=(all_of(any_of(SiteType.SHADOW_HOLD, SiteType.RUINS_AND_LAIRS), Mark.UNDER_DEEPS),),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Check.UNDER_DEEPS_MOVEMENT, +2, Subject.COMPANY),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(on=(Subject.BEARER,)),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Skill.WARRIOR),),
                effects=(Cancel(Canceled.EFFECT_OF_STRIKE),),
            )
        ),
    ),
)
