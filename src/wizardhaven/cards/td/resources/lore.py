"""Resource events of The Dragons about lore that is learnt, and rituals."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, InPlay
from wizardhaven.vocabulary.effects import CorruptionCheck, ForTheTurn, ModifyCheck, Tap, Untap
from wizardhaven.vocabulary.lands import TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.standing import GrantsSkill
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, ACharacter, ARegion, ASite, TheAttack, TheRoll
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Purpose,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
    State,
    Turned,
)

GIFT_OF_COMPREHENSION = Event(
    code="TD-118",
    name="Gift of Comprehension",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    corruption=2,
    uses=(
        Use(
            target=ACharacter(Race.DUNADAN),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(SiteType.HAVEN),),
        ),
    ),
    abilities=(GrantsSkill(Skill.SAGE),),
)

LORE_OF_THE_AGES = Event(
    code="TD-129",
    name="Lore of the Ages",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    corruption=2,
    uses=(
        Use(
            target=ACharacter(Race.ELF),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(SiteType.HAVEN),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                costs=(TapCost(Subject.BEARER),),
                effects=(Modify(Stat.PROWESS, +1, ANYBODY), CorruptionCheck(by=Subject.BEARER)),
            )
        ),
    ),
)

HOUSES_OF_HEALING = Event(
    code="TD-125",
    name="Houses of Healing",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(target=ASite(SiteType.FREE_HOLD, of_any_company=True)),),
    abilities=(TreatSiteAs(SiteType.HAVEN, purposes=(Purpose.HEALING,)),),
)

MASTER_OF_WOOD_WATER_OR_HILL = Event(
    code="TD-136",
    name="Master of Wood, Water, or Hill",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.RITUAL,),
    uses=(
        Use(
            user=Skill.SAGE,
            target=ARegion(RegionType.WILDERNESS),
            costs=(TapCost(Subject.USER),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.BORDER_LAND)), CorruptionCheck(by=Subject.USER)),
        ),
        Use(
            user=Skill.SAGE,
            target=ARegion(RegionType.WILDERNESS),
            costs=(TapCost(Subject.USER),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.SHADOW_LAND)), CorruptionCheck(by=Subject.USER)),
        ),
        Use(
            user=Skill.SAGE,
            target=ARegion(RegionType.SHADOW_LAND),
            costs=(TapCost(Subject.USER),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.WILDERNESS)), CorruptionCheck(by=Subject.USER)),
        ),
        Use(
            user=Skill.SAGE,
            target=ARegion(RegionType.BORDER_LAND),
            costs=(TapCost(Subject.USER),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.WILDERNESS)), CorruptionCheck(by=Subject.USER)),
        ),
    ),
)

WIELDED_TWICE = Event(
    code="TD-167",
    name="Wielded Twice",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.RITUAL,),
    uses=(
        Use(
            user=Skill.SAGE,
            target=A(Sort.ITEM),
            costs=(TapCost(Subject.USER),),
            effects=(Untap(Subject.TARGET), CorruptionCheck(by=Subject.USER)),
        ),
    ),
)

VANISH_IN_SUNLIGHT = Event(
    code="TD-162",
    name="Vanish in Sunlight!",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(any_of(Race.NAZGUL, Race.UNDEAD)),
            effects=(
                Modify(Stat.PROWESS, -2, Subject.ATTACK),
                Modify(Stat.PROWESS, -2, Subject.ATTACK, condition=InPlay("Gates of Morning")),
            ),
        ),
    ),
)

TALES_OF_THE_HUNT = Event(
    code="TD-155",
    name="Tales of the Hunt",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    corruption=2,
    uses=(
        Use(
            target=ACharacter(Race.MAN),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(SiteType.BORDER_HOLD),),
        ),
    ),
    abilities=(
        May(
            Use(
                target=ACharacter(Not(State.WOUNDED), in_company=True),
                costs=(TapCost(Subject.BEARER),),
                effects=(Untap(Subject.TARGET), CorruptionCheck(by=Subject.BEARER)),
            )
        ),
    ),
)

MATHOM_LORE = Event(
    code="TD-137",
    name="Mathom Lore",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    corruption=2,
    uses=(
        Use(
            target=ACharacter(Race.HOBBIT),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(named("Bag End")),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(TapCost(Subject.BEARER),),
                effects=(
                    Put(ItemClass.MINOR, Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE)),
                    CorruptionCheck(by=Subject.BEARER),
                ),
            )
        ),
    ),
)

STAR_OF_HIGH_HOPE = Event(
    code="TD-154",
    name="Star of High Hope",
    side=Side.RESOURCE,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT,),
    uses=(Use(),),
    abilities=(
        Modify(Stat.PROWESS, +1, Race.ELF),
        Modify(Stat.PROWESS, +1, Race.DUNADAN),
        Modify(Stat.PROWESS, +1, Race.ELF, condition=InPlay("Gates of Morning")),
        Modify(Stat.PROWESS, +1, Race.DUNADAN, condition=InPlay("Gates of Morning")),
    ),
)

WHEN_I_KNOW_ANYTHING = Event(
    code="TD-166",
    name="When I Know Anything",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.LIGHT_ENCHANTMENT,),
    marshalling_points=1,
    corruption=1,
    uses=(
        Use(
            when=Moment.SITE,
            target=ACharacter(Skill.SAGE, Whose.OF_THE_COMPANY),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(all_of(Turned.UNTAPPED, Mark.INFORMATION)),),
            effects=(Tap(Subject.SITE),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.CHECK,
                target=TheRoll((Check.CORRUPTION,)),
                costs=(TapCost(Subject.BEARER),),
                effects=(ModifyCheck(+3), CorruptionCheck(by=Subject.BEARER)),
            )
        ),
    ),
)
