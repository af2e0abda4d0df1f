"""Special items of The Balrog."""

from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, SpecificTo, all_of, named
from wizardhaven.vocabulary.terms import Alignment, Check, ItemClass, Race, SiteType, Stat

STABBING_TONGUE_OF_FIRE = Item(
    code="BA-81",
    name="Stabbing Tongue of Fire",
    item_class=ItemClass.SPECIAL,
    marshalling_points=1,
    playable_at=(all_of(Mark.UNDER_DEEPS, Not(SiteType.HAVEN)),),
    played_by=named("The Balrog"),
    marks=(Mark.UNIQUE, Mark.AT_TAPPED_SITES, Mark.NOT_TRANSFERABLE, SpecificTo("The Balrog")),
    only_for=(Race.BALROG,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.PROWESS, +1, condition=Is(Subject.BEARER, Mark.TAPPING)),
        Modify(Check.BODY, +1, Subject.FOE),
    ),
)
