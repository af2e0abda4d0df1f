"""Resource permanent-events of Dark Minions."""

from wizardhaven.vocabulary.abilities import May, StorableAt, When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Happened, Is, Past, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ModifyCheck, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.journeys import RestAfterJourney
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import Keeps
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheRoll
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Phase,
    Pile,
    Points,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

REBUILD_THE_TOWN = Event(
    code="DM-155",
    name="Rebuild the Town",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(
                all_of(Sort.SITE, SiteType.RUINS_AND_LAIRS, Not(Mark.LAIR), Not(Mark.UNDER_DEEPS)),
                Whose.OF_THE_COMPANY,
            ),
        ),
    ),
    abilities=(
        CountsAs(SiteType.BORDER_HOLD, Subject.SITE),
        Forbid(Deed.ATTACK, Sort.AUTOMATIC_ATTACK),
    ),
)

THE_WINDLORD_FOUND_ME = Event(
    code="DM-164",
    name="The Windlord Found Me",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=3,
    marks=(Duplication.BY_A_PLAYER,),
    uses=(
        Use(
            when=Moment.SITE,
            requires=(
                Is(
                    Subject.SITE,
                    all_of(
                        any_of(named("Isengard"), SiteType.SHADOW_HOLD, SiteType.DARK_HOLD), Turned.UNTAPPED
                    ),
                ),
            ),
            effects=(
                Tap(Subject.SITE),
                Face((Attack(Race.ORC, strikes=4, prowess=9),)),
                Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.COMPANY),
            ),
        ),
    ),
    abilities=(
        Forbid(Deed.UNTAP, Subject.BEARER),
        StorableAt((SiteType.HAVEN,)),
        When(
            Occasion.CARD_STORED,
            Put(Sort.AVATAR, Pile.PLAY, (Pile.PLAY_DECK, Pile.DISCARD_PILE), may=True),
            about=Subject.THIS_CARD,
        ),
    ),
)

FOREWARNED_IS_FOREARMED = Event(
    code="DM-132",
    name="Forewarned Is Forearmed",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Fights(Manner.ONE_ATTACK_ONLY),
        When(Occasion.ATTACK_DEFEATED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.THIS_CARD),
    ),
)

CROWN_OF_FLOWERS = Event(
    code="DM-121",
    name="Crown of Flowers",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.ENVIRONMENT,),
    uses=(Use(),),
    abilities=(Permit(Deed.PLAY_READ_AS, all_of(named("Gates of Morning"), Not(named("Doors of Night")))),),
)

WHEN_YOU_KNOW_MORE = Event(
    code="DM-163",
    name="When You Know More",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.LIGHT_ENCHANTMENT,),
    marshalling_points=1,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(all_of(Sort.CHARACTER, Skill.SAGE), Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, all_of(Turned.UNTAPPED, Mark.INFORMATION)),),
            effects=(Tap(Subject.SITE),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.CHECK,
                target=TheRoll((Check.INFLUENCE_ATTEMPT,)),
                costs=(Tap(Subject.BEARER),),
                effects=(ModifyCheck(+2), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
    ),
)

BARROW_BLADE = Event(
    code="DM-119",
    name="Barrow-blade",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=1,
    points=Points.ITEM,
    corruption=1,
    marks=(Duplication.ON_A_CARD,),
    uses=(
        Use(
            when=Moment.SITE,
            target=A(all_of(Sort.ITEM, named("Dagger of Westernesse")), Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.BEARER),),
            requires=(Is(Subject.SITE, SiteType.RUINS_AND_LAIRS),),
        ),
    ),
    abilities=(
        Modify(Stat.PROWESS, +1, most=8),
        Modify(Stat.PROWESS, +2, against=any_of(Race.UNDEAD, Race.NAZGUL), most=8),
    ),
)

HALL_OF_FIRE = Event(
    code="DM-134",
    name="Hall of Fire",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(target=A(all_of(Sort.SITE, SiteType.HAVEN))),),
    abilities=(RestAfterJourney(),),
)

FREE_TO_CHOOSE = Event(
    code="DM-133",
    name="Free to Choose",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CARD,),
    uses=(Use(target=A(all_of(Sort.ITEM, AtLeast(Stat.CORRUPTION_POINTS, 3)))),),
    abilities=(
        Modify(Stat.CORRUPTION_POINTS, -2),
        Modify(Stat.CORRUPTION_POINTS, -1, condition=There(named("Gates of Morning"))),
        When(Occasion.CHECK_MADE, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.BEARER),
    ),
)

BALANCE_BETWEEN_POWERS = Event(
    code="DM-118",
    name="Balance Between Powers",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.ENVIRONMENT,),
    uses=(Use(),),
    abilities=(
        Forbid(Deed.PLAY, Keyword.ENVIRONMENT),
        When(
            Occasion.PHASE_BEGINS,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE, or_else=Keyword.ENVIRONMENT, by=Whose.ANYBODYS),
            about=Subject.PLAYER,
            of=Phase.ORGANIZATION,
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

ARMORY = Event(
    code="DM-116",
    name="Armory",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(
        Keeps(ItemClass.MINOR, any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD, SiteType.HAVEN)),
        Modify(
            Stat.MARSHALLING_POINTS,
            +1,
            Subject.THIS_CARD,
            condition=Is(Subject.THIS_CARD, AtLeast(Tally.BENEATH, 3)),
        ),
    ),
)

KNOWLEDGE_OF_THE_ENEMY = Event(
    code="DM-147",
    name="Knowledge of the Enemy",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.STOLEN_KNOWLEDGE,),
    uses=(
        Use(
            target=A(Sort.CHARACTER),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),),
        ),
        Use(
            target=A(Sort.CHARACTER),
            costs=(Tap(Subject.TARGET),),
            requires=(Happened(Past.BEATEN, Sort.AGENT),),
        ),
    ),
    abilities=(StorableAt((SiteType.HAVEN,), points=1), Rule(Own.REMOVE_DISCARDED)),
)
