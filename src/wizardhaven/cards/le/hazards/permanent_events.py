"""Hazard permanent-events of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import DiscardWhile, RemovalRoll, When
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, CompanyIs, MovingTo
from wizardhaven.vocabulary.effects import CorruptionCheck
from wizardhaven.vocabulary.followers import Control
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Characters, Subject, Whose
from wizardhaven.vocabulary.such import Sort, all_of
from wizardhaven.vocabulary.targets import ACharacter, ACompany
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Keyword,
    Length,
    Phase,
    Pile,
    Race,
    Side,
    SiteType,
    Stat,
)

REBEL_TALK = Event(
    code="LE-132",
    name="Rebel-talk",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    duplication=Duplication.ON_A_CHARACTER,
    uses=(
        Use(
            target=ACharacter(
                Characters(other_than=(Race.RINGWRAITH, Race.WIZARD), mind_at_most=7), Whose.OF_THE_COMPANY
            )
        ),
    ),
    abilities=(Control(not_direct=True), RemovalRoll(above=7, tapping=False)),
)

SHUT_YER_MOUTH = Event(
    code="LE-137",
    name="Shut Yer Mouth",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    duplication=Duplication.ON_A_CHARACTER,
    uses=(
        Use(target=ACharacter(Characters(other_than=(Race.WIZARD, Race.RINGWRAITH)), Whose.OF_THE_COMPANY)),
    ),
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, -2), RemovalRoll(above=7, tapping=False)),
)

SO_YOUVE_COME_BACK = Event(
    code="LE-138",
    name="So You’ve Come Back",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    duplication=Duplication.ON_A_COMPANY,
    uses=(
        Use(
            target=ACharacter(
                Characters(other_than=(Race.WIZARD, Race.RINGWRAITH), mind_at_most=5), Whose.OF_THE_COMPANY
            )
        ),
    ),
    abilities=(
        Bonus(
            Stat.MIND,
            +1,
            to=Subject.COMPANY,
            bearer=Characters(other_than=(Race.WIZARD, Race.RINGWRAITH), follower=False),
            others_only=True,
        ),
        DiscardWhile(
            CompanyIs(at_most=1, heads=True), organizing=True, also=AtPlace(SitesOf((SiteType.HAVEN,)))
        ),
    ),
)

THRICE_OUTNUMBERED = Event(
    code="LE-142",
    name="Thrice Outnumbered",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    duplication=Duplication.ANYWHERE,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.END_OF_EVERY_TURN,
            Put(
                all_of(Sort.CREATURE, Race.MAN),
                Pile.PLAY_DECK,
                (Pile.DISCARD_PILE,),
                may=True,
                by=Whose.ANYBODYS,
            ),
        ),
        When(
            Occasion.END_OF_OPPONENTS,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE, or_else=all_of(Sort.CREATURE, Race.MAN)),
            of=Phase.LONG_EVENT,
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
    ),
)

NOTHING_TO_EAT_OR_DRINK = Event(
    code="LE-128",
    name="Nothing to Eat or Drink",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    duplication=Duplication.ON_A_COMPANY,
    uses=(
        Use(
            target=ACompany(Whose.OF_THE_COMPANY, alignment=Alignment.MINION),
            requires=(MovingTo(SitesOf((SiteType.FREE_HOLD, SiteType.BORDER_HOLD)), or_at=True),),
        ),
        Use(
            target=ACompany(Whose.OF_THE_COMPANY, alignment=Alignment.HERO),
            requires=(MovingTo(SitesOf((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)), or_at=True),),
        ),
    ),
    abilities=(
        Bonus(Stat.PROWESS, -1, to=Subject.COMPANY),
        Bonus(Stat.BODY, -1, to=Subject.COMPANY),
        DiscardWhile(AtPlace(SitesOf((SiteType.HAVEN,))), organizing=True),
    ),
)

COVETOUS_THOUGHTS = Event(
    code="LE-107",
    name="Covetous Thoughts",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    keywords=(Keyword.CORRUPTION,),
    corruption=1,
    duplication=Duplication.ON_A_CHARACTER,
    uses=(Use(target=ACharacter(Characters(alignment=Alignment.MINION), Whose.OF_THE_COMPANY)),),
    abilities=(
        When(
            Occasion.END_OF,
            CorruptionCheck(by=Subject.BEARER, for_others_items=True),
            of=Phase.END_OF_TURN,
        ),
        RemovalRoll(above=5),
    ),
)
