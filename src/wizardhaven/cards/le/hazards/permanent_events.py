"""Hazard permanent-events of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import DiscardWhile, RemovalRoll, When
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.card_effects import Discard, Fetch
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, Both, Is
from wizardhaven.vocabulary.effects import CorruptionCheck
from wizardhaven.vocabulary.followers import Control
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Characters, Subject, Whose
from wizardhaven.vocabulary.such import AtMost, Tally
from wizardhaven.vocabulary.targets import ACharacter, ACompany
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Keyword,
    Length,
    Phase,
    Race,
    Side,
    SiteType,
    Source,
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
            Both((Is(Subject.COMPANY, AtMost(Tally.CHARACTERS, 1)), AtPlace(SitesOf((SiteType.HAVEN,))))),
            organizing=True,
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
            Fetch((Source.DISCARD_PILE,), creatures=True, races=(Race.MAN,), each_player=True),
        ),
        When(
            Occasion.END_OF_OPPONENTS,
            Discard(Subject.THIS_CARD, or_creature=(Race.MAN,)),
            of=Phase.LONG_EVENT,
        ),
        When(Occasion.DECK_EXHAUSTED, Discard(Subject.THIS_CARD)),
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
            requires=(Is(Subject.NEW_SITE, SitesOf((SiteType.FREE_HOLD, SiteType.BORDER_HOLD))),),
        ),
        Use(
            target=ACompany(Whose.OF_THE_COMPANY, alignment=Alignment.HERO),
            requires=(Is(Subject.NEW_SITE, SitesOf((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD))),),
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
