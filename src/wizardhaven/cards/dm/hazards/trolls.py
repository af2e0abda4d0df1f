"""Troll-chiefs among the creatures of Dark Minions."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, any_of, named
from wizardhaven.vocabulary.terms import Race, SiteType

BUTHRAKAUR_THE_GREEN = Creature(
    code="DM-105",
    name="Bûthrakaur the Green",
    race=Race.TROLL,
    strikes=1,
    prowess=15,
    body=6,
    kill_points=2,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(SiteType.SHADOW_HOLD),
        Key(named("Moria")),
        Key(named("The Under-gates")),
        Key(Mark.UNDER_DEEPS, condition=There(named("Doors of Night"))),
    ),
    abilities=(
        When(
            Occasion.ATTACK_OVER,
            ForTheTurn(
                Permit(Deed.PLAY_FREELY, all_of(any_of(Race.ORC, Race.TROLL), Not(Mark.UNIQUE))),
                on=Subject.COMPANY,
            ),
            about=Subject.ATTACK,
        ),
    ),
)

UMAGAUR_THE_PALE = Creature(
    code="DM-112",
    name="Umagaur the Pale",
    race=Race.TROLL,
    strikes=1,
    prowess=14,
    body=8,
    kill_points=2,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(SiteType.SHADOW_HOLD),
        Key(named("Moria")),
        Key(named("The Under-gates")),
        Key(Mark.UNDER_DEEPS, condition=There(named("Doors of Night"))),
    ),
    abilities=(
        When(
            Occasion.ATTACK_OVER,
            ForTheTurn(
                Permit(Deed.PLAY_FREELY, all_of(any_of(Race.ORC, Race.TROLL), Not(Mark.UNIQUE))),
                on=Subject.COMPANY,
            ),
            about=Subject.ATTACK,
        ),
    ),
)
