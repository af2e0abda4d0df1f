"""The Balrog, the avatar."""

from wizardhaven.vocabulary.cards import Character, FormOf
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of, named
from wizardhaven.vocabulary.terms import Alignment, Check, Movement, PlayerKind, Race, Skill, Stat

THE_BALROG = Character(
    code="BA-3",
    name="The Balrog",
    race=Race.BALROG,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=8,
    body=11,
    home=(named("The Under-gates"),),
    avatar=PlayerKind.BALROG,
    direct_influence=6,
    marks=(FormOf("Balrog of Moria"), Mark.DRIVES_OUT_FORMS),
    alignment=Alignment.BALROG,
    abilities=(
        Modify(Check.UNDER_DEEPS_MOVEMENT, +3, Subject.COMPANY),
        Modify(Stat.STAYING_UNTAPPED, -1, how=How.SET),
        Forbid(Deed.HAVE_FOLLOWERS),
        Forbid(Deed.MOVE, Subject.COMPANY, where=any_of(Movement.REGION, Movement.STARTER)),
    ),
)
