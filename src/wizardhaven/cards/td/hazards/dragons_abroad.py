"""Hazards of The Dragons that bring foes where they otherwise would not come."""

from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, Within, all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Duplication, Length, Pile, Race, RegionType, Side, SiteType

SLEEPLESS_MALICE = Event(
    code="TD-69",
    name="Sleepless Malice",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Permit(Deed.PLAY_ONE_FREELY, all_of(Sort.CREATURE, Race.UNDEAD)),
        Permit(
            Deed.KEY,
            Race.UNDEAD,
            where=SiteType.RUINS_AND_LAIRS,
            condition=There(named("Doors of Night")),
        ),
    ),
)

FEVER_OF_UNREST = Event(
    code="TD-24",
    name="Fever of Unrest",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            requires=(There(RegionType.WILDERNESS, Subject.PATH, 4),),
            effects=(
                ForTheTurn(
                    Permit(Deed.KEY_ONE, Race.DRAGON, where=RegionType.WILDERNESS), on=Subject.COMPANY
                ),
            ),
        ),
        Use(
            requires=(There(RegionType.WILDERNESS, Subject.PATH, 3),),
            effects=(
                ForTheTurn(
                    Permit(Deed.KEY_ONE, named("Leucaruth"), where=RegionType.WILDERNESS),
                    on=Subject.COMPANY,
                ),
            ),
        ),
    ),
)

FRENZY_OF_MADNESS = Event(
    code="TD-26",
    name="Frenzy of Madness",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(
                all_of(
                    Sort.SITE,
                    SiteType.SHADOW_HOLD,
                    Not(Within(("Gorgoroth", "Nurn", "Udûn", "Imlad Morgul"))),
                ),
                Whose.OF_THE_COMPANY,
            ),
            costs=(Put(all_of(Sort.CREATURE, Mark.PLAYABLE_HERE), Pile.DISCARD_PILE, (Pile.HAND,)),),
            effects=(ForTheTurn(Permit(Deed.KEY_ONE, Race.DRAGON)),),
        ),
        Use(
            target=A(
                all_of(
                    Sort.SITE,
                    SiteType.SHADOW_HOLD,
                    Not(Within(("Gorgoroth", "Nurn", "Udûn", "Imlad Morgul"))),
                ),
                Whose.OF_THE_COMPANY,
            ),
            effects=(ForTheTurn(Permit(Deed.KEY_ONE, named("Daelomin"))),),
        ),
    ),
)
