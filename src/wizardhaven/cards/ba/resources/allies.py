"""Allies of The Balrog."""

from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, all_of
from wizardhaven.vocabulary.terms import Alignment, Check, Race

CAVE_TROLL = Ally(
    code="BA-35",
    name="Cave Troll",
    prowess=4,
    body=8,
    mind=2,
    playable_at=(all_of(Mark.UNDER_DEEPS, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.TROLL))),),
    marshalling_points=1,
    marks=(Mark.AT_TAPPED_SITES,),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Mark.OVERT, Subject.COMPANY),
        Modify(Check.UNDER_DEEPS_MOVEMENT, +1, Subject.COMPANY),
    ),
)
