"""Thieves, a goblin king and the great beasts of the South among the creatures of The Wizards."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.conditions import Happened, Is, Past
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import On, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Pile, Race, RegionType, SiteType

THIEF = Creature(
    code="TW-102",
    name="Thief",
    race=Race.MAN,
    strikes=1,
    prowess=15,
    kill_points=1,
    keyed_to=(Key(RegionType.BORDER_LAND), Key(SiteType.BORDER_HOLD)),
    abilities=(
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, With(Subject.COMPANY)), Pile.DISCARD_PILE, by=Whose.OF_THE_COMPANY),
            about=Subject.ATTACK,
            instead=True,
        ),
    ),
)

THE_GREAT_GOBLIN = Creature(
    code="TW-95",
    name="The Great Goblin",
    race=Race.ORC,
    strikes=1,
    prowess=12,
    body=7,
    kill_points=2,
    marks=(Mark.UNIQUE,),
    keyed_to=(
        Key(SiteType.DARK_HOLD),
        Key(Within(("High Pass",))),
        Key(all_of(Sort.SITE, Within(("High Pass",)))),
        Key(named("Lórien"), condition=Is(Subject.ORIGIN, named("Rivendell"))),
        Key(named("Rivendell"), condition=Is(Subject.ORIGIN, named("Lórien"))),
    ),
)

MUMAK_OLIPHANT = Creature(
    code="TW-66",
    name="Mûmak (Oliphant)",
    race=Race.ANIMAL,
    strikes=2,
    prowess=12,
    kill_points=1,
    keyed_to=(
        Key(Within(("Dagorlad", "Gorgoroth", "Horse Plains", "Ithilien", "Khand", "Nurn", "Udûn"))),
        Key(
            all_of(
                Sort.SITE,
                Within(("Dagorlad", "Gorgoroth", "Horse Plains", "Ithilien", "Khand", "Nurn", "Udûn")),
            )
        ),
        Key(
            Within(("Andrast", "Anfalas", "Belfalas", "Lebennin")),
            condition=Happened(Past.FACED, named("Corsairs of Umbar")),
        ),
        Key(
            all_of(
                Within(("Andrast", "Anfalas", "Belfalas", "Lebennin")),
                any_of(SiteType.RUINS_AND_LAIRS, SiteType.SHADOW_HOLD),
            ),
            condition=Happened(Past.FACED, named("Corsairs of Umbar")),
        ),
    ),
    abilities=(Fights(Manner.ONLY_AGAINST, Alignment.HERO),),
)


PICK_POCKET = Creature(
    code="TW-79",
    name="Pick-pocket",
    race=Race.MAN,
    strikes=1,
    prowess=11,
    kill_points=1,
    keyed_to=(Key(SiteType.FREE_HOLD), Key(SiteType.BORDER_HOLD)),
    abilities=(
        Fights(Manner.ATTACKER_ASSIGNS),
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, On(Subject.TARGET)), Pile.DISCARD_PILE, by=Whose.OF_THE_COMPANY),
            about=Subject.ATTACK,
            instead=True,
        ),
    ),
)

CREBAIN = Creature(
    code="TW-25",
    name="Crebain",
    race=Race.ANIMAL,
    strikes=0,
    prowess=5,
    kill_points=1,
    keyed_to=(
        Key(RegionType.BORDER_LAND),
        Key(RegionType.WILDERNESS),
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.RUINS_AND_LAIRS),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
    abilities=(
        Fights(Manner.EACH_FACES_A_STRIKE),
        When(
            Occasion.ATTACK_OVER,
            Look(Pile.HAND, Count(Sort.CHARACTER, Subject.COMPANY), Whose.OPPONENTS),
            about=Subject.ATTACK,
        ),
    ),
)
