"""Hazards of The Lidless Eye for those who go among men: towns that are on guard, pirates, slips."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Creature, Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, KeyedTo, With, all_of, any_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Duplication, Length, Pile, Race, RegionType, Side, SiteType, Stat

PIRATES = Creature(
    code="LE-88",
    name="Pirates",
    race=Race.MAN,
    strikes=3,
    prowess=7,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS), Key(RegionType.COASTAL_SEA), Key(SiteType.RUINS_AND_LAIRS)),
    abilities=(
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, With(Subject.COMPANY)), Pile.DISCARD_PILE, by=Whose.OF_THE_COMPANY),
            about=Subject.ATTACK,
            once=True,
        ),
        Modify(
            Stat.PROWESS,
            +2,
            Subject.THIS_CARD,
            against=KeyedTo((RegionType.COASTAL_SEA,)),
        ),
    ),
)

AROUSE_DEFENDERS = Event(
    code="LE-101",
    name="Arouse Defenders",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_SITE,),
    uses=(
        Use(
            target=A(
                all_of(Sort.AUTOMATIC_ATTACK, At(any_of(SiteType.FREE_HOLD, SiteType.BORDER_HOLD))),
                Whose.OF_THE_COMPANY,
            ),
            effects=(
                ForTheTurn(Modify(Stat.PROWESS, +2, Sort.ATTACK)),
                ForTheTurn(Fights(Manner.NOT_CANCELED)),
            ),
        ),
    ),
)

AWAKEN_DEFENDERS = Event(
    code="LE-103",
    name="Awaken Defenders",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(
            Stat.STRIKES,
            2,
            Sort.AUTOMATIC_ATTACK,
            condition=Is(Subject.SITE, any_of(SiteType.FREE_HOLD, SiteType.BORDER_HOLD)),
            how=How.TIMES,
        ),
        Fights(
            Manner.NORMAL,
            Sort.AUTOMATIC_ATTACK,
            condition=Is(Subject.SITE, any_of(SiteType.FREE_HOLD, SiteType.BORDER_HOLD)),
        ),
    ),
)

SOMETHING_HAS_SLIPPED = Event(
    code="LE-139",
    name="Something Has Slipped",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(Use(target=A(Sort.COMPANY, Whose.OF_THE_COMPANY)),),
    abilities=(
        When(
            Occasion.WOUNDED,
            ForTheTurn(Modify(Stat.PROWESS, -2, Subject.COMPANY), on=Subject.COMPANY),
            about=Subject.COMPANY,
        ),
        When(
            Occasion.COMPANY_ORGANIZES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.SITE, SiteType.HAVEN),
        ),
    ),
)
