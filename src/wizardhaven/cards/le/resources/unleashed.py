"""What each of the Nine can do when he is unleashed, as long as he is his player's avatar. [ORG-20]"""

from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Movement,
    Pile,
    Side,
    Stat,
)

ADUNAPHEL_UNLEASHED = Event(
    code="LE-161",
    name="Adûnaphel Unleashed",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_AN_ATTACK,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(on=all_of(named("Adûnaphel the Ringwraith"), AtMost(Tally.CHARACTERS, 1))),
            requires=(Is(Subject.PLAYER, named("Adûnaphel the Ringwraith")),),
            effects=(
                Modify(Stat.STRIKES, 0, Subject.ATTACK, most=1),
                Modify(Stat.BODY, -2, Subject.ATTACK),
            ),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(by=all_of(named("Adûnaphel the Ringwraith"), AtMost(Tally.CHARACTERS, 1))),
            requires=(Is(Subject.PLAYER, named("Adûnaphel the Ringwraith")),),
            effects=(
                Fights(Manner.ATTACKER_ASSIGNS),
                Modify(Check.BODY, +2, Subject.ATTACK),
            ),
        ),
    ),
)

AKHORAHIL_UNLEASHED = Event(
    code="LE-162",
    name="Akhôrahil Unleashed",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, named("Akhôrahil the Ringwraith"))),
            requires=(Is(Subject.PLAYER, named("Akhôrahil the Ringwraith")),),
            effects=(
                Put(
                    any_of(Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC),
                    Pile.HAND,
                    (Pile.PLAY_DECK, Pile.DISCARD_PILE),
                    may=True,
                ),
            ),
        ),
    ),
)

DWAR_UNLEASHED = Event(
    code="LE-182",
    name="Dwar Unleashed",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(all_of(Sort.COMPANY, With(named("Dwar the Ringwraith")))),
            requires=(
                Is(Subject.PLAYER, named("Dwar the Ringwraith")),
                There(
                    all_of(
                        Sort.AVATAR,
                        any_of(Keyword.BLACK_RIDER_MODE, Keyword.FELL_RIDER_MODE, Keyword.HERALDED_LORD_MODE),
                    ),
                    Subject.PLAYER,
                ),
            ),
            effects=(ForTheTurn(Permit(Deed.MOVE, where=Movement.REGION)),),
        ),
    ),
)

HOARMURATH_UNLEASHED = Event(
    code="LE-193",
    name="Hoarmûrath Unleashed",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(),
            requires=(Is(Subject.PLAYER, named("Hoarmûrath the Ringwraith")),),
            effects=(Cancel(Canceled.ATTACK),),
        ),
    ),
)

INDUR_UNLEASHED = Event(
    code="LE-198",
    name="Indûr Unleashed",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(on=named("Indûr the Ringwraith")),
            requires=(Is(Subject.PLAYER, named("Indûr the Ringwraith")),),
            effects=(Cancel(Canceled.ATTACK),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(by=named("Indûr the Ringwraith")),
            requires=(Is(Subject.PLAYER, named("Indûr the Ringwraith")),),
            effects=(Fights(Manner.NOT_CANCELED),),
        ),
    ),
)

KHAMUL_UNLEASHED = Event(
    code="LE-200",
    name="Khamûl Unleashed",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(on=named("Khamûl the Ringwraith")),
            requires=(Is(Subject.PLAYER, named("Khamûl the Ringwraith")),),
            effects=(Modify(Stat.PROWESS, -3, Subject.ATTACK),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(by=named("Khamûl the Ringwraith")),
            requires=(Is(Subject.PLAYER, named("Khamûl the Ringwraith")),),
            effects=(Fights(Manner.ATTACKER_ASSIGNS),),
        ),
    ),
)

REN_UNLEASHED = Event(
    code="LE-222",
    name="Ren Unleashed",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, named("Ren the Ringwraith"))),
            requires=(Is(Subject.PLAYER, named("Ren the Ringwraith")),),
            effects=(Roll(Check.CORRUPTION, Subject.SITE, (-2,)),),
        ),
    ),
)

UVATHA_UNLEASHED = Event(
    code="LE-248",
    name="Ûvatha Unleashed",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.END_OF_MOVEMENT_HAZARD,
            target=A(all_of(Sort.COMPANY, With(named("Ûvatha the Ringwraith"))), Whose.OF_THE_COMPANY),
            requires=(Is(Subject.PLAYER, named("Ûvatha the Ringwraith")), Is(Subject.COMPANY, Mark.MOVING)),
            effects=(ForTheTurn(Permit(Deed.MOVE_ON, where=Sort.SITE)),),
        ),
    ),
)

THE_WITCH_KING_UNLEASHED = Event(
    code="LE-257",
    name="The Witch-king Unleashed",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_TURN,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, named("The Witch-king"))),
            requires=(Is(Subject.PLAYER, named("The Witch-king")),),
            effects=(ForTheTurn(Modify(Stat.DIRECT_INFLUENCE, +5)),),
        ),
    ),
)
