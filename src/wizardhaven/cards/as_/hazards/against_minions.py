"""Wizards, Elves, Dwarves and Dúnedain who stand against minions in Against the Shadow."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Creature, FormOf
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, On, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import (
    Alignment,
    Pile,
    PlayerKind,
    Race,
    RegionType,
    SiteType,
    Stat,
    Turned,
)

ALATAR_THE_HUNTER = Creature(
    code="AS-7",
    name="Alatar the Hunter",
    race=Race.MAIA,
    strikes=2,
    prowess=13,
    body=9,
    kill_points=6,
    marks=(Mark.UNIQUE, Mark.STARRED, FormOf("Alatar")),
    keyed_to=(
        Key(RegionType.FREE_DOMAIN),
        Key(SiteType.FREE_HOLD),
        Key(Within(("Andrast", "Old Pûkel Gap", "Anfalas", "Lamedon", "Lebennin", "Belfalas", "Anórien"))),
        Key(
            all_of(
                Sort.SITE,
                Within(("Andrast", "Old Pûkel Gap", "Anfalas", "Lamedon", "Lebennin", "Belfalas", "Anórien")),
            )
        ),
    ),
    abilities=(
        Fights(Manner.ATTACKER_ASSIGNS),
        Detains(Alignment.HERO),
        Modify(Stat.PROWESS, -3, Subject.THIS_CARD, against=Alignment.HERO),
    ),
    as_event=(
        Modify(Stat.PROWESS, +1, all_of(Sort.ATTACK, Race.MAIA)),
        Modify(Stat.STRIKES, +1, all_of(Sort.ATTACK, Race.MAIA)),
        Fights(Manner.ATTACKER_ASSIGNS, all_of(Sort.ATTACK, Race.MAIA)),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.EVERYBODY,
            of=Mark.ANOTHER_FORM,
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

DWARVEN_TRAVELERS = Creature(
    code="AS-9",
    name="Dwarven Travelers",
    race=Race.DWARF,
    strikes=3,
    prowess=8,
    kill_points=1,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(RegionType.WILDERNESS),
        Key(RegionType.BORDER_LAND),
        Key(SiteType.RUINS_AND_LAIRS),
        Key(SiteType.BORDER_HOLD),
    ),
    abilities=(
        Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),
        When(
            Occasion.ATTACK_OVER,
            ForTheTurn(
                Permit(Deed.KEY, Race.MAIA, where=any_of(SiteType.BORDER_HOLD, SiteType.RUINS_AND_LAIRS)),
                on=Subject.COMPANY,
            ),
            about=Subject.ATTACK,
        ),
    ),
)

GALADHRIM = Creature(
    code="AS-10",
    name="Galadhrim",
    race=Race.ELF,
    strikes=3,
    prowess=11,
    body=7,
    kill_points=2,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(Within(("Lindon", "Rhudaur", "Wold & Foothills", "Anfalas"))),
        Key(
            all_of(
                Not(SiteType.HAVEN), Sort.SITE, Within(("Lindon", "Rhudaur", "Wold & Foothills", "Anfalas"))
            )
        ),
    ),
    abilities=(
        Detains(Alignment.HERO),
        Modify(Stat.PROWESS, -2, Subject.THIS_CARD, against=Alignment.HERO),
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, On(Subject.TARGET)), Pile.DISCARD_PILE, count=None),
            about=Subject.ATTACK,
        ),
    ),
)

GANDALF_THE_WHITE_RIDER = Creature(
    code="AS-11",
    name="Gandalf the White Rider",
    race=Race.MAIA,
    strikes=2,
    prowess=13,
    body=9,
    kill_points=6,
    marks=(Mark.UNIQUE, Mark.STARRED, FormOf("Gandalf")),
    keyed_to=(
        Key(RegionType.FREE_DOMAIN),
        Key(SiteType.FREE_HOLD),
        Key(Within(("Arthedain", "The Shire", "Rhudaur", "Lindon", "Wold & Foothills", "Anfalas"))),
        Key(
            all_of(
                Sort.SITE,
                Within(("Arthedain", "The Shire", "Rhudaur", "Lindon", "Wold & Foothills", "Anfalas")),
            )
        ),
    ),
    abilities=(Detains(Alignment.HERO), Modify(Stat.PROWESS, -3, Subject.THIS_CARD, against=Alignment.HERO)),
    as_event=(
        Modify(Stat.HAZARD_LIMIT, +1, all_of(Alignment.MINION, Mark.OVERT)),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.EVERYBODY,
            of=Mark.ANOTHER_FORM,
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

KNIGHTS_OF_THE_PRINCE = Creature(
    code="AS-12",
    name="Knights of the Prince",
    race=Race.DUNADAN,
    strikes=4,
    prowess=10,
    body=8,
    kill_points=3,
    marks=(Mark.UNIQUE, Mark.STARRED),
    keyed_to=(
        Key(Within(("Anfalas", "Belfalas", "Lamedon", "Lebennin", "Anórien"))),
        Key(all_of(Sort.SITE, Within(("Anfalas", "Belfalas", "Lamedon", "Lebennin", "Anórien")))),
    ),
    abilities=(
        Detains(Alignment.HERO),
        When(
            Occasion.ATTACK_OVER,
            Become(Subject.COMPANY, Turned.TAPPED),
            about=Subject.ATTACK,
            of=AttackResult.NOT_CANCELED,
        ),
    ),
)

LADY_OF_THE_GOLDEN_WOOD = Creature(
    code="AS-13",
    name="Lady of the Golden Wood",
    race=Race.ELF,
    strikes=1,
    prowess=12,
    body=10,
    kill_points=3,
    marks=(Mark.UNIQUE, Mark.STARRED, FormOf("Galadriel")),
    keyed_to=(
        Key(Within(("Wold & Foothills",))),
        Key(all_of(Sort.SITE, Within(("Wold & Foothills",)))),
    ),
    abilities=(Detains(Alignment.HERO),),
    as_event=(
        Forbid(Deed.SEARCH, by=any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG)),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

RADAGAST_THE_TAMER = Creature(
    code="AS-18",
    name="Radagast the Tamer",
    race=Race.MAIA,
    strikes=2,
    prowess=13,
    body=9,
    kill_points=6,
    marks=(Mark.UNIQUE, Mark.STARRED, FormOf("Radagast")),
    keyed_to=(
        Key(RegionType.FREE_DOMAIN),
        Key(SiteType.FREE_HOLD),
        Key(Within(("Southern Mirkwood", "Western Mirkwood", "Woodland Realm", "Heart of Mirkwood"))),
        Key(named("Rhosgobel")),
    ),
    abilities=(Detains(Alignment.HERO), Modify(Stat.PROWESS, -3, Subject.THIS_CARD, against=Alignment.HERO)),
    as_event=(
        Modify(
            Stat.HAZARD_LIMIT,
            +1,
            Mark.MOVING,
            condition=There(
                named("Southern Mirkwood", "Western Mirkwood", "Woodland Realm", "Heart of Mirkwood"),
                Subject.PATH,
            ),
        ),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.EVERYBODY,
            of=Mark.ANOTHER_FORM,
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)
