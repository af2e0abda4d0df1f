"""Hazard short-events of Dark Minions."""

from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Either, Is, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, If, Roll, Send
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, ACreatureType
from wizardhaven.vocabulary.terms import Length, Movement, Pile, Race, RegionType, Side, Skill

AN_UNEXPECTED_OUTPOST = Event(
    code="DM-45",
    name="An Unexpected Outpost",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            effects=(
                Put(Side.HAZARD, Pile.PLAY_DECK, (Pile.SIDEBOARD, Pile.DISCARD_PILE)),
                If(
                    (There(named("Doors of Night")),),
                    (Put(Side.HAZARD, Pile.PLAY_DECK, (Pile.SIDEBOARD, Pile.DISCARD_PILE), may=True),),
                ),
            )
        ),
    ),
)

CHANCE_OF_BEING_LOST = Event(
    code="DM-49",
    name="Chance of Being Lost",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Movement.REGION),),
            effects=(
                Roll(
                    None,
                    Subject.THIS_CARD,
                    (Count(Skill.RANGER, Subject.COMPANY, -2),),
                    above=6,
                    then=(Send(Beside(Subject.NEW_SITE), Subject.NEW_SITE),),
                ),
            ),
        ),
    ),
)

FACES_OF_THE_DEAD = Event(
    code="DM-57",
    name="Faces of the Dead",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Not(Race.WIZARD)), Whose.OF_THE_COMPANY),
            costs=(Put(all_of(Sort.CREATURE, Race.UNDEAD), Pile.DISCARD_PILE, (Pile.HAND,), shown=True),),
            requires=(There(RegionType.WILDERNESS, Subject.PATH, 2),),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.MIND,),
                    above=12,
                    failing=(Send(Subject.ORIGIN, Subject.TARGET),),
                ),
            ),
        ),
    ),
)

REVEALED_TO_ALL_WATCHERS = Event(
    code="DM-85",
    name="Revealed to all Watchers",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.UNIQUE,),
    uses=(Use(effects=(Rule(Own.DRAW_ANEW),)),),
)

SEIZED_BY_TERROR = Event(
    code="DM-88",
    name="Seized by Terror",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Not(any_of(Race.WIZARD, Race.RINGWRAITH))), Whose.OF_THE_COMPANY),
            requires=(There(any_of(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN), Subject.PATH),),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.MIND,),
                    above=11,
                    failing=(Send(Subject.ORIGIN, Subject.TARGET),),
                ),
            ),
        ),
    ),
)

TWO_OR_THREE_TRIBES_PRESENT = Event(
    code="DM-97",
    name="Two or Three Tribes Present",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACreatureType(other_than=(Race.NAZGUL, Race.UNDEAD, Race.DRAGON)),
            requires=(
                Either(
                    (
                        There(RegionType.WILDERNESS, Subject.PATH, 2),
                        There(RegionType.SHADOW_LAND, Subject.PATH),
                        There(RegionType.DARK_DOMAIN, Subject.PATH),
                    )
                ),
            ),
            effects=(ForTheTurn(Permit(Deed.PLAY_FREELY, Subject.TARGET), on=Subject.COMPANY),),
        ),
    ),
)
