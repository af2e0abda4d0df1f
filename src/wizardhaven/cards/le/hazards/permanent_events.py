"""Hazard permanent-events of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Both, Is, There
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, Not, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
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
    marks=(Duplication.ON_A_CHARACTER,),
    uses=(
        Use(
            target=A(
                all_of(Sort.CHARACTER, Not(any_of(Race.RINGWRAITH, Race.WIZARD)), AtMost(Stat.MIND, 7)),
                Whose.OF_THE_COMPANY,
            )
        ),
    ),
    abilities=(
        Modify(Stat.CONTROL, Amount.MIND, against=Not(Sort.CHARACTER), how=How.SET),
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=7,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
                once_each_turn=True,
            )
        ),
    ),
)

SHUT_YER_MOUTH = Event(
    code="LE-137",
    name="Shut Yer Mouth",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CHARACTER,),
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Not(any_of(Race.WIZARD, Race.RINGWRAITH))), Whose.OF_THE_COMPANY)
        ),
    ),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, -2),
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=7,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
                once_each_turn=True,
            )
        ),
    ),
)

SO_YOUVE_COME_BACK = Event(
    code="LE-138",
    name="So You’ve Come Back",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            target=A(
                all_of(Sort.CHARACTER, Not(any_of(Race.WIZARD, Race.RINGWRAITH)), AtMost(Stat.MIND, 5)),
                Whose.OF_THE_COMPANY,
            )
        ),
    ),
    abilities=(
        Modify(
            Stat.MIND,
            +1,
            all_of(
                With(Subject.COMPANY),
                Not(any_of(Race.WIZARD, Race.RINGWRAITH)),
                Not(Mark.FOLLOWER),
                Not(Subject.BEARER),
            ),
        ),
        When(
            Occasion.COMPANY_ORGANIZES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Both(
                (Is(Subject.COMPANY, AtMost(Tally.CHARACTERS, 1)), Is(Subject.SITE, SiteType.HAVEN))
            ),
        ),
    ),
)

THRICE_OUTNUMBERED = Event(
    code="LE-142",
    name="Thrice Outnumbered",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            Put(
                all_of(Sort.CREATURE, Race.MAN),
                Pile.PLAY_DECK,
                (Pile.DISCARD_PILE,),
                may=True,
                by=Whose.ANYBODYS,
            ),
            about=Subject.EVERYBODY,
            of=Phase.END_OF_TURN,
        ),
        When(
            Occasion.PHASE_ENDS,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE, or_else=all_of(Sort.CREATURE, Race.MAN)),
            about=Subject.OPPONENT,
            of=Phase.LONG_EVENT,
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

NOTHING_TO_EAT_OR_DRINK = Event(
    code="LE-128",
    name="Nothing to Eat or Drink",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(
        Use(
            target=A(all_of(Sort.COMPANY, Alignment.MINION), Whose.OF_THE_COMPANY),
            requires=(Is(Subject.NEW_SITE, any_of(SiteType.FREE_HOLD, SiteType.BORDER_HOLD)),),
        ),
        Use(
            target=A(all_of(Sort.COMPANY, Alignment.HERO), Whose.OF_THE_COMPANY),
            requires=(Is(Subject.NEW_SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),),
        ),
    ),
    abilities=(
        Modify(Stat.PROWESS, -1, Subject.COMPANY),
        Modify(Stat.BODY, -1, Subject.COMPANY),
        When(
            Occasion.COMPANY_ORGANIZES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.SITE, SiteType.HAVEN),
        ),
    ),
)

COVETOUS_THOUGHTS = Event(
    code="LE-107",
    name="Covetous Thoughts",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    corruption=1,
    uses=(Use(target=A(all_of(Sort.CHARACTER, Alignment.MINION), Whose.OF_THE_COMPANY)),),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER, of=Sort.ITEM),
            about=Subject.BEARER,
            of=Phase.END_OF_TURN,
        ),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=5,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
)

TIDINGS_OF_DOUBT_AND_DANGER = Event(
    code="LE-144",
    name="Tidings of Doubt and Danger",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, -2, Race.RINGWRAITH),
        Modify(Stat.DIRECT_INFLUENCE, -1, Race.RINGWRAITH, condition=There(named("Doors of Night"))),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)
