"""The master-stone of The Wizards, which does what the others do."""

from wizardhaven.vocabulary.abilities import May, StorableAt, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, Able, AtLeast, AtMost, Needing, On, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Length,
    Pile,
    Race,
    Side,
    SiteType,
    Skill,
)

PALANTIR_OF_OSGILIATH = Item(
    code="TW-301",
    name="Palantír of Osgiliath",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.PALANTIR),
    abilities=(
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.COMPANY, AtMost(Tally.CHARACTERS, 3)),
        ),
        StorableAt((SiteType.HAVEN,), points=5),
        May(
            Use(
                target=A(all_of(Sort.EVENT, Side.HAZARD, Length.PERMANENT), Whose.ANYBODYS),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Able(Keyword.PALANTIR)),),
                effects=(Put(Subject.TARGET, Pile.DISCARD_PILE), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Able(Keyword.PALANTIR)), There(named("Palantír of Amon Sûl"))),
                effects=(Look(Pile.HAND, None, Whose.OPPONENTS), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Able(Keyword.PALANTIR)), There(named("Palantír of Annúminas"))),
                effects=(
                    Put(Needing(Skill.SAGE), Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE)),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
        May(
            Use(
                target=A(
                    all_of(Sort.EVENT, Keyword.CORRUPTION, On(any_of(Race.ELF, Race.WIZARD))), Whose.ANYBODYS
                ),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.BEARER, Able(Keyword.PALANTIR)),
                    There(all_of(named("Palantír of Elostirion"), Alignment.HERO)),
                ),
                effects=(Put(Subject.TARGET, Pile.DISCARD_PILE), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.BEARER, Able(Keyword.PALANTIR)),
                    There(all_of(named("Palantír of Elostirion"), Alignment.MINION)),
                ),
                effects=(Put(ANYTHING, Pile.HAND, (Pile.TOP,)), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.BEARER, Able(Keyword.PALANTIR)),
                    There(named("Palantír of Minas Tirith")),
                ),
                effects=(Look(Pile.TOP, 5, Whose.ANYBODYS), Roll(Check.CORRUPTION, Subject.BEARER)),
            )
        ),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.BEARER, Able(Keyword.PALANTIR)),
                    There(named("Palantír of Orthanc")),
                    Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5)),
                ),
                effects=(
                    Put(ANYTHING, Pile.PLAY_DECK, (Pile.DISCARD_PILE,)),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
    ),
)
