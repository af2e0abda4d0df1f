"""Quests of several stages: resource events of Dark Minions that tap, are inverted and then stored."""

from wizardhaven.vocabulary.abilities import May, StorableAt, When
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, Both, Either, Happened, Is, Past
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import DiscardCost, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.standing import DoesNotUntap
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Allowing, any_of, named
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
            requires=(AtPlace(named("Minas Tirith")),),
        ),
    ),
    abilities=(
        DoesNotUntap(),
        When(Occasion.CARD_PLAYED, Tap(Subject.THIS_CARD), about=Subject.COMPANY, of=Keyword.PALANTIR),
        When(
            Occasion.CARD_PLAYED,
            Tap(Subject.THIS_CARD, inverting=True, first_copy=True),
            about=Subject.COMPANY,
            of=Keyword.STOLEN_KNOWLEDGE,
            condition=Both((AtPlace(named("Barad-dûr")), Happened(Past.ENTERED))),
        ),
        StorableAt(
            (SiteType.HAVEN,),
            points=7,
            condition=Is(Subject.THIS_CARD, Turned.INVERTED),
            holding=(Modify(Stat.CORRUPTION_POINTS, -1, Keyword.PALANTIR),),
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
            target=ACompany(Whose.OF_THE_COMPANY, containing=Skill.SAGE),
            requires=(AtPlace(Allowing(ItemClass.GOLD_RING)),),
        ),
    ),
    abilities=(
        DoesNotUntap(),
        When(
            Occasion.CARD_PLAYED,
            Tap(Subject.THIS_CARD),
            about=Subject.COMPANY,
            of=any_of(
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
                requires=(AtPlace(named("Mount Doom")),),
                effects=(Tap(Subject.THIS_CARD, inverting=True, first_copy=True),),
            )
        ),
        StorableAt(
            (SiteType.HAVEN,),
            points=6,
            condition=Is(Subject.THIS_CARD, Turned.INVERTED),
            holding=(Modify(Stat.CORRUPTION_POINTS, -1, Sort.RING),),
        ),
    ),
)

PASS_THE_DOORS_OF_DOL_GULDUR = Event(
    code="DM-154",
    name="Pass the Doors of Dol Guldur",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.STOLEN_KNOWLEDGE,),
    uses=(Use(target=ACompany(), costs=(DiscardCost(Keyword.STOLEN_KNOWLEDGE),)),),
    abilities=(
        DoesNotUntap(),
        May(
            Use(
                when=Moment.SITE,
                requires=(
                    Both(
                        (
                            AtPlace(named("Dol Guldur")),
                            Either(
                                (
                                    Happened(Past.FREED_PRISONERS),
                                    Happened(Past.PLAYED, named("Rescue Prisoners")),
                                )
                            ),
                        )
                    ),
                ),
                effects=(Tap(Subject.THIS_CARD, first_copy=True),),
            )
        ),
        StorableAt(
            (SiteType.HAVEN,),
            points=4,
            condition=Is(Subject.THIS_CARD, Turned.TAPPED),
            holding=(
                Modify(
                    Stat.STRIKES,
                    -1,
                    Sort.AUTOMATIC_ATTACK,
                    condition=AtPlace(any_of(SiteType.DARK_HOLD, SiteType.SHADOW_HOLD)),
                    least=1,
                ),
                Modify(
                    Stat.PROWESS,
                    -1,
                    Sort.AUTOMATIC_ATTACK,
                    condition=AtPlace(any_of(SiteType.DARK_HOLD, SiteType.SHADOW_HOLD)),
                ),
            ),
        ),
    ),
)
