"""Quests of several stages: resource events of Dark Minions that tap, are inverted and then stored."""

from wizardhaven.vocabulary.abilities import May, StorableAt, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Both, Either, Happened, Is, Past
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Allowing, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
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
            target=A(Sort.COMPANY),
            costs=(Put(all_of(Keyword.LOST_KNOWLEDGE, With(Subject.COMPANY)), Pile.DISCARD_PILE),),
            requires=(Is(Subject.SITE, named("Minas Tirith")),),
        ),
    ),
    abilities=(
        Forbid(Deed.UNTAP, Subject.THIS_CARD),
        When(Occasion.CARD_PLAYED, Tap(Subject.THIS_CARD), about=Subject.COMPANY, of=Keyword.PALANTIR),
        When(
            Occasion.CARD_PLAYED,
            Become(Subject.THIS_CARD, Turned.INVERTED),
            about=Subject.COMPANY,
            of=Keyword.STOLEN_KNOWLEDGE,
            condition=Both((Is(Subject.SITE, named("Barad-dûr")), Happened(Past.ENTERED))),
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
            target=A(all_of(Sort.COMPANY, With(Skill.SAGE)), Whose.OF_THE_COMPANY),
            requires=(Is(Subject.SITE, Allowing(ItemClass.GOLD_RING)),),
        ),
    ),
    abilities=(
        Forbid(Deed.UNTAP, Subject.THIS_CARD),
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
                costs=(Put(all_of(Keyword.LOST_KNOWLEDGE, With(Subject.COMPANY)), Pile.DISCARD_PILE),),
                requires=(Is(Subject.SITE, named("Mount Doom")),),
                effects=(Become(Subject.THIS_CARD, Turned.INVERTED),),
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
    uses=(
        Use(
            target=A(Sort.COMPANY),
            costs=(Put(all_of(Keyword.STOLEN_KNOWLEDGE, With(Subject.COMPANY)), Pile.DISCARD_PILE),),
        ),
    ),
    abilities=(
        Forbid(Deed.UNTAP, Subject.THIS_CARD),
        May(
            Use(
                when=Moment.SITE,
                requires=(
                    Both(
                        (
                            Is(Subject.SITE, named("Dol Guldur")),
                            Either(
                                (
                                    Happened(Past.FREED_PRISONERS),
                                    Happened(Past.PLAYED, named("Rescue Prisoners")),
                                )
                            ),
                        )
                    ),
                ),
                effects=(Become(Subject.THIS_CARD, Turned.TAPPED),),
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
                    condition=Is(Subject.SITE, any_of(SiteType.DARK_HOLD, SiteType.SHADOW_HOLD)),
                    least=1,
                ),
                Modify(
                    Stat.PROWESS,
                    -1,
                    Sort.AUTOMATIC_ATTACK,
                    condition=Is(Subject.SITE, any_of(SiteType.DARK_HOLD, SiteType.SHADOW_HOLD)),
                ),
            ),
        ),
    ),
)
