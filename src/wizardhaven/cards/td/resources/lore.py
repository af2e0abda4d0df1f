"""Resource events of The Dragons about lore that is learnt, and rituals."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import ChangeAttack, ChangeDefender
from wizardhaven.vocabulary.conditions import AtPlace, InPlay
from wizardhaven.vocabulary.effects import CorruptionCheck, ForTheTurn, ModifyCheck, Tap, Untap
from wizardhaven.vocabulary.lands import TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.places import SiteNamed, SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import ANYBODY, Characters, Subject, Whose
from wizardhaven.vocabulary.standing import GrantsSkill
from wizardhaven.vocabulary.targets import ACharacter, ACheck, AnAttack, AnItem, ARegion, ASite
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
)

GIFT_OF_COMPREHENSION = Event(
    code="TD-118",
    name="Gift of Comprehension",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    corruption=2,
    uses=(
        Use(
            target=ACharacter(Characters(races=(Race.DUNADAN,))),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(SitesOf((SiteType.HAVEN,))),),
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
            target=ACharacter(Characters(races=(Race.ELF,))),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(SitesOf((SiteType.HAVEN,))),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=AnAttack(),
                costs=(TapCost(Subject.BEARER),),
                effects=(ChangeDefender(prowess=+1, each=ANYBODY), CorruptionCheck(by=Subject.BEARER)),
            )
        ),
    ),
)

HOUSES_OF_HEALING = Event(
    code="TD-125",
    name="Houses of Healing",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(target=ASite(SitesOf((SiteType.FREE_HOLD,)), of_any_company=True)),),
    abilities=(TreatSiteAs(SiteType.HAVEN, purposes=(Purpose.HEALING,)),),
)

MASTER_OF_WOOD_WATER_OR_HILL = Event(
    code="TD-136",
    name="Master of Wood, Water, or Hill",
    side=Side.RESOURCE,
    length=Length.SHORT,
    keywords=(Keyword.RITUAL,),
    uses=(
        Use(
            user=Characters(skill=Skill.SAGE),
            target=ARegion(RegionType.WILDERNESS),
            costs=(TapCost(Subject.USER),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.BORDER_LAND)), CorruptionCheck(by=Subject.USER)),
        ),
        Use(
            user=Characters(skill=Skill.SAGE),
            target=ARegion(RegionType.WILDERNESS),
            costs=(TapCost(Subject.USER),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.SHADOW_LAND)), CorruptionCheck(by=Subject.USER)),
        ),
        Use(
            user=Characters(skill=Skill.SAGE),
            target=ARegion(RegionType.SHADOW_LAND),
            costs=(TapCost(Subject.USER),),
            effects=(ForTheTurn(TreatRegionAs(RegionType.WILDERNESS)), CorruptionCheck(by=Subject.USER)),
        ),
        Use(
            user=Characters(skill=Skill.SAGE),
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
    keywords=(Keyword.RITUAL,),
    uses=(
        Use(
            user=Characters(skill=Skill.SAGE),
            target=AnItem(),
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
            target=AnAttack((Race.NAZGUL, Race.UNDEAD)),
            effects=(ChangeAttack(prowess=-2, doubled_if=InPlay("Gates of Morning")),),
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
            target=ACharacter(Characters(races=(Race.MAN,))),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(SitesOf((SiteType.BORDER_HOLD,))),),
        ),
    ),
    abilities=(
        May(
            Use(
                target=ACharacter(Characters(wounded=False), in_company=True),
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
            target=ACharacter(Characters(races=(Race.HOBBIT,))),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(SiteNamed("Bag End")),),
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
    keywords=(Keyword.ENVIRONMENT,),
    uses=(Use(),),
    abilities=(
        Bonus(Stat.PROWESS, +1, to=Subject.EVERYBODY, bearer=Characters(races=(Race.ELF,))),
        Bonus(Stat.PROWESS, +1, to=Subject.EVERYBODY, bearer=Characters(races=(Race.DUNADAN,))),
        Bonus(
            Stat.PROWESS,
            +1,
            to=Subject.EVERYBODY,
            bearer=Characters(races=(Race.ELF,)),
            condition=InPlay("Gates of Morning"),
        ),
        Bonus(
            Stat.PROWESS,
            +1,
            to=Subject.EVERYBODY,
            bearer=Characters(races=(Race.DUNADAN,)),
            condition=InPlay("Gates of Morning"),
        ),
    ),
)

WHEN_I_KNOW_ANYTHING = Event(
    code="TD-166",
    name="When I Know Anything",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    keywords=(Keyword.LIGHT_ENCHANTMENT,),
    marshalling_points=1,
    corruption=1,
    uses=(
        Use(
            when=Moment.SITE,
            target=ACharacter(Characters(skill=Skill.SAGE), Whose.OF_THE_COMPANY),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(SitesOf(information=True, tapped=False)),),
            effects=(Tap(Subject.SITE),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.CHECK,
                target=ACheck((Check.CORRUPTION,)),
                costs=(TapCost(Subject.BEARER),),
                effects=(ModifyCheck(+3), CorruptionCheck(by=Subject.BEARER)),
            )
        ),
    ),
)
