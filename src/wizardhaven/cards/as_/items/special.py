"""Special items of Against the Shadow: of the Under-deeps, of the Dwarves and of Barad-dûr."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.bonuses import Bonus, CheckBonus
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.combat import BodyOfFoes, CancelAttack, CancelStrike
from wizardhaven.vocabulary.conditions import BearerIs
from wizardhaven.vocabulary.effects import CorruptionCheck, ModifyCheck
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.places import SiteNamed, SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.targets import ACheck, AnAttack, AStrike
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
    unique=True,
    keywords=(Keyword.WEAPON,),
    playable_at=(SitesOf((SiteType.SHADOW_HOLD,), under_deeps=True),),
    alignment=Alignment.MINION,
    abilities=(
        Bonus(Stat.DIRECT_INFLUENCE, +2),
        Bonus(Stat.PROWESS, +3, maximum=11, bearer=Characters(skill=Skill.WARRIOR)),
        BodyOfFoes(amount=-1, bearer=Characters(skill=Skill.WARRIOR)),
        May(
            Use(
                when=Moment.CHECK,
                target=ACheck((Check.CORRUPTION,), at_same_site=True),
                costs=(TapCost(Subject.THIS_CARD),),
                requires=(BearerIs(Characters(skill=Skill.WARRIOR)),),
                effects=(ModifyCheck(passing=True),),
            )
        ),
        When(Occasion.CARD_TAPPED, CorruptionCheck(by=Subject.BEARER)),
    ),
)

DWARVEN_RING_OF_THELORS_TRIBE = Item(
    code="AS-123",
    name="Dwarven Ring of Thélor’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    unique=True,
    keywords=(Keyword.DWARVEN_RING,),
    alignment=Alignment.MINION,
    abilities=(
        Bonus(Stat.CORRUPTION_POINTS, +2, bearer=Characters(races=(Race.DWARF,))),
        May(
            Use(
                costs=(TapCost(Subject.BEARER),),
                requires=(BearerIs(Characters(races=(Race.DWARF,))),),
                effects=(
                    Put(ItemClass.MINOR, Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE), count=2, up_to=True),
                    CorruptionCheck(by=Subject.BEARER, modifier=+2),
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
    unique=True,
    keywords=(Keyword.DWARVEN_RING,),
    alignment=Alignment.MINION,
    abilities=(
        Bonus(Stat.CORRUPTION_POINTS, +2, bearer=Characters(races=(Race.DWARF,))),
        May(
            Use(
                costs=(TapCost(Subject.BEARER),),
                requires=(BearerIs(Characters(races=(Race.DWARF,))),),
                effects=(
                    Put(ItemClass.MINOR, Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE), count=2, up_to=True),
                    CorruptionCheck(by=Subject.BEARER, modifier=+2),
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
    unique=True,
    playable_at=(SiteNamed("Barad-dûr"),),
    played_by=Characters(races=(Race.RINGWRAITH,), follower=False),
    at_tapped_sites_too=True,
    taps_site=False,
    only_for=(Race.RINGWRAITH,),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=AnAttack(not_by_company=Alignment.HERO),
                costs=(TapCost(Subject.THIS_CARD),),
                effects=(CancelAttack(),),
            )
        ),
        CheckBonus(Check.BODY, -1),
    ),
)

IRON_SHIELD_OF_OLD = Item(
    code="AS-127",
    name="Iron Shield of Old",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=3,
    keywords=(Keyword.SHIELD,),
    playable_at=(SitesOf((SiteType.SHADOW_HOLD, SiteType.RUINS_AND_LAIRS), under_deeps=True),),
    alignment=Alignment.MINION,
    abilities=(
        CheckBonus(Check.UNDER_DEEPS_MOVEMENT, +2, to=Subject.COMPANY),
        May(
            Use(
                when=Moment.STRIKE,
                target=AStrike(on_bearer=True),
                costs=(TapCost(Subject.THIS_CARD),),
                requires=(BearerIs(Characters(skill=Skill.WARRIOR)),),
                effects=(CancelStrike(ineffectual=True),),
            )
        ),
    ),
)
