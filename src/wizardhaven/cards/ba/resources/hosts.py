"""Resource events of The Balrog that gather hosts, or set them against each other."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Happened, Is, Past, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import If
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.shapes import BecomesAlly
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    Having,
    HomeAt,
    Not,
    PlayableAt,
    SpecificTo,
    With,
    all_of,
    any_of,
    named,
)
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Length,
    Moment,
    Pile,
    Points,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
)

GREAT_ARMY_OF_THE_NORTH = Event(
    code="BA-38",
    name="Great Army of the North",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    alignment=Alignment.MINION,
    uses=(
        Use(),
        Use(
            effects=(
                Put(
                    all_of(Sort.FACTION, any_of(Race.ORC, Race.TROLL)),
                    Pile.PLAY_DECK,
                    (Pile.DISCARD_PILE,),
                    count=None,
                    up_to=True,
                ),
            ),
            as_short_event=True,
        ),
    ),
    abilities=(
        Modify(
            Check.INFLUENCE,
            +1,
            all_of(Sort.CHARACTER, With(Subject.PLAYER)),
            against=all_of(Sort.FACTION, any_of(Race.ORC, Race.TROLL)),
        ),
        Modify(
            Stat.MARSHALLING_POINTS,
            +2,
            Subject.THIS_CARD,
            condition=There(
                all_of(
                    Points.FACTION,
                    Mark.UNIQUE,
                    any_of(Race.ORC, Race.TROLL),
                    Not(PlayableAt(SiteType.DARK_HOLD)),
                ),
                Subject.PLAYER,
                4,
            ),
        ),
    ),
)

PRONE_TO_VIOLENCE = Event(
    code="BA-42",
    name="Prone to Violence",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    alignment=Alignment.MINION,
    uses=(Use(),),
    abilities=(
        Permit(
            Deed.ATTACK,
            all_of(Alignment.MINION, Not(With(Race.RINGWRAITH))),
            by=all_of(Alignment.MINION, any_of(Not(With(Race.RINGWRAITH)), With(named("The Balrog")))),
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

MEMORIES_OF_OLD_TORTURE = Event(
    code="BA-67",
    name="Memories of Old Torture",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(SpecificTo("The Balrog"),),
    marshalling_points=1,
    points=Points.ALLY,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(
                all_of(
                    any_of(Race.MAN, Race.DRAKE, Race.ORC, Race.TROLL, Race.GIANT),
                    Sort.CREATURE,
                    Mark.SINGLE_STRIKES,
                )
            ),
            effects=(
                Cancel(Canceled.ALL_ATTACKS),
                Put(Subject.THIS_CARD, Pile.PLAY, onto=Sort.CHARACTER),
                If((Is(Subject.THIS_CARD, Mark.IN_PLAY),), (Put(Subject.TARGET, Pile.ASIDE),)),
            ),
        ),
    ),
    abilities=(
        BecomesAlly(mind=1, prowess=-7, body=7),
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=There(any_of(RegionType.FREE_DOMAIN, RegionType.DARK_DOMAIN), Subject.PATH),
        ),
    ),
)

TO_FEALTY_SWORN = Event(
    code="BA-33",
    name="To Fealty Sworn",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CHARACTER,),
    marshalling_points=1,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Race.HOBBIT)),
            requires=(There(Having(named("Return of the King")), Subject.COMPANY),),
        ),
        Use(
            when=Moment.SITE,
            target=A(all_of(Sort.CHARACTER, Race.HOBBIT)),
            requires=(
                Is(Subject.SITE, all_of(SiteType.FREE_HOLD, Not(named("Bag End")))),
                Happened(Past.PLAYED, all_of(Sort.FACTION, Mark.UNIQUE, Alignment.HERO)),
            ),
        ),
    ),
    abilities=(
        CountsAs(Skill.WARRIOR),
        Modify(Stat.PROWESS, +2),
        Modify(
            Stat.DIRECT_INFLUENCE,
            +5,
            against=any_of(all_of(Sort.FACTION, named("Hobbits")), HomeAt(named("Bag End"))),
        ),
    ),
)
