"""Short-events of Dark Minions."""

from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Tap
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AtLeast, AtMost, Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    Stat,
    Turned,
)

HUNDREDS_OF_BUTTERFLIES = Event(
    code="DM-142",
    name="Hundreds of Butterflies",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.MOVEMENT_HAZARD,
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                Become(Subject.TARGET, Turned.UNTAPPED),
                ForTheTurn(Modify(Stat.HAZARD_LIMIT, +1), on=Subject.COMPANY),
            ),
        ),
    ),
)

SMOKE_RINGS = Event(
    code="DM-159",
    name="Smoke Rings",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            effects=(
                Put(
                    any_of(Side.RESOURCE, Sort.CHARACTER), Pile.PLAY_DECK, (Pile.SIDEBOARD, Pile.DISCARD_PILE)
                ),
            )
        ),
    ),
)

THE_DWARVES_ARE_UPON_YOU = Event(
    code="DM-124",
    name="The Dwarves Are upon You!",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_AN_ATTACK,),
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(),
            effects=(
                Modify(Stat.PROWESS, +2, Race.DWARF),
                Modify(Stat.BODY, -1, Race.DWARF),
            ),
        ),
    ),
)

HORNS_HORNS_HORNS = Event(
    code="DM-140",
    name="Horns, Horns, Horns",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            effects=(Put(Sort.FACTION, Pile.PLAY_DECK, (Pile.DISCARD_PILE,), count=None, by=Whose.ANYBODYS),)
        ),
    ),
)

WITHDRAWN_TO_MORDOR = Event(
    code="DM-165",
    name="Withdrawn to Mordor",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.AGENT, Not(Mark.FACE_DOWN), AtMost(Stat.MIND, 5)), Whose.ANYBODYS),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
        ),
        Use(
            target=A(all_of(Sort.AGENT, Not(Mark.FACE_DOWN), AtLeast(Stat.MIND, 6)), Whose.ANYBODYS),
            effects=(Put(Subject.TARGET, Pile.HAND),),
        ),
        Use(target=A(Sort.COMPANY), effects=(Put(Subject.ON_GUARD, Pile.DISCARD_PILE),)),
    ),
)

FIRST_OF_THE_ORDER = Event(
    code="DM-131",
    name="First of the Order",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, named("Saruman"))),
            effects=(ForTheTurn(Modify(Check.CORRUPTION, +2)),),
        ),
    ),
)

EYES_OF_MANDOS = Event(
    code="DM-126",
    name="Eyes of Mandos",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(all_of(Sort.CHARACTER, named("Pallando"))),
            costs=(Tap(Subject.TARGET),),
            effects=(Look(Pile.TOP, 8, Whose.OWN, then=Put(ANYTHING, Pile.HAND, (Pile.TOP,))),),
        ),
    ),
)

THE_HUNT = Event(
    code="DM-143",
    name="The Hunt",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=named("Alatar"),
            target=A(all_of(Sort.CREATURE, Mark.DISCARDED), Whose.OPPONENTS),
            effects=(SendCreature(on=Subject.USER, helpless=Keyword.SPELL), Tap(Subject.USER)),
        ),
    ),
)
