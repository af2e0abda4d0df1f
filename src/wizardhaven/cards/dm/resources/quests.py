"""Quests of several stages: resource events of Dark Minions that tap, are inverted and then stored."""

from wizardhaven.vocabulary.abilities import May, StorableAt, When
from wizardhaven.vocabulary.bonuses import AttackBonus
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, CardIs, CompanyFreed
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.places import SiteNamed, SitesOf
from wizardhaven.vocabulary.playing import DiscardCost, Use
from wizardhaven.vocabulary.selectors import Characters, Subject, Whose
from wizardhaven.vocabulary.standing import DoesNotUntap
from wizardhaven.vocabulary.such import Sort
from wizardhaven.vocabulary.targets import ACompany
from wizardhaven.vocabulary.terms import (
    ItemClass,
    Keyword,
    Length,
    Moment,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

FATE_OF_THE_ITHIL_STONE = Event(
    code="DM-128",
    name="Fate of the Ithil-stone",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=ACompany(),
            costs=(DiscardCost(Keyword.LOST_KNOWLEDGE),),
            requires=(AtPlace(SiteNamed("Minas Tirith")),),
        ),
    ),
    abilities=(
        DoesNotUntap(),
        When(Occasion.COMPANY_PLAYS, Tap(Subject.THIS_CARD), of=(Keyword.PALANTIR,)),
        When(
            Occasion.COMPANY_PLAYS,
            Tap(Subject.THIS_CARD, inverting=True, first_copy=True),
            of=(Keyword.STOLEN_KNOWLEDGE,),
            condition=AtPlace(SiteNamed("Barad-dûr"), entered=True),
        ),
        StorableAt(
            (SitesOf((SiteType.HAVEN,)),),
            points=7,
            condition=CardIs(Turned.INVERTED),
            holding=Modify(Stat.CORRUPTION_POINTS, -1, Keyword.PALANTIR),
        ),
    ),
)

INTO_THE_SMOKING_CONE = Event(
    code="DM-146",
    name="Into the Smoking Cone",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(
        Use(
            when=Moment.SITE,
            target=ACompany(Whose.OF_THE_COMPANY, containing=Characters(skill=Skill.SAGE)),
            requires=(AtPlace(SitesOf(allowing=ItemClass.GOLD_RING)),),
        ),
    ),
    abilities=(
        DoesNotUntap(),
        When(
            Occasion.COMPANY_PLAYS,
            Tap(Subject.THIS_CARD),
            of=(
                Keyword.DWARVEN_RING,
                Keyword.LESSER_RING,
                Keyword.MAGIC_RING,
                Keyword.SPIRIT_RING,
                Keyword.THE_ONE_RING,
            ),
        ),
        May(
            Use(
                when=Moment.SITE,
                costs=(DiscardCost(Keyword.LOST_KNOWLEDGE),),
                requires=(AtPlace(SiteNamed("Mount Doom")),),
                effects=(Tap(Subject.THIS_CARD, inverting=True, first_copy=True),),
            )
        ),
        StorableAt(
            (SitesOf((SiteType.HAVEN,)),),
            points=6,
            condition=CardIs(Turned.INVERTED),
            holding=Modify(Stat.CORRUPTION_POINTS, -1, Sort.RING),
        ),
    ),
)

PASS_THE_DOORS_OF_DOL_GULDUR = Event(
    code="DM-154",
    name="Pass the Doors of Dol Guldur",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    keywords=(Keyword.STOLEN_KNOWLEDGE,),
    uses=(Use(target=ACompany(), costs=(DiscardCost(Keyword.STOLEN_KNOWLEDGE),)),),
    abilities=(
        DoesNotUntap(),
        May(
            Use(
                when=Moment.SITE,
                requires=(CompanyFreed(SiteNamed("Dol Guldur"), or_played="Rescue Prisoners"),),
                effects=(Tap(Subject.THIS_CARD, first_copy=True),),
            )
        ),
        StorableAt(
            (SitesOf((SiteType.HAVEN,)),),
            points=4,
            condition=CardIs(Turned.TAPPED),
            holding=AttackBonus(
                strikes=-1,
                prowess=-1,
                automatic=True,
                least_strikes=1,
                condition=AtPlace(SitesOf((SiteType.DARK_HOLD, SiteType.SHADOW_HOLD))),
            ),
        ),
    ),
)
