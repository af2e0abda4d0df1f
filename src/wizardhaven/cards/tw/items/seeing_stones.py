"""Palantíri, and other things that are dangerous to bear, among the items of The Wizards."""

from wizardhaven.vocabulary.abilities import May, StorableAt, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.effects import Become, Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, AtMost, Needing, On, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Pile,
    PlayerKind,
    Race,
    SiteType,
    Skill,
    State,
)

PALANTIR_OF_ANNUMINAS = Item(
    code="TW-297",
    name="Palantír of Annúminas",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.PALANTIR),
    abilities=(
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Able(Keyword.PALANTIR)),),
                effects=(
                    Put(Needing(Skill.SAGE), Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE)),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
    ),
)

PALANTIR_OF_MINAS_TIRITH = Item(
    code="TW-299",
    name="Palantír of Minas Tirith",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.PALANTIR),
    playable_at=(named("Minas Tirith"),),
    abilities=(
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Able(Keyword.PALANTIR)),),
                effects=(
                    Look(Pile.TOP, 5, Whose.ANYBODYS),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
    ),
)


PALANTIR_OF_ELOSTIRION = Item(
    code="TW-298",
    name="Palantír of Elostirion",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.PALANTIR),
    playable_at=(named("The White Towers"),),
    no_points_for=(PlayerKind.FALLEN_WIZARD,),
    abilities=(
        When(Occasion.COMPANY_ARRIVES, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.COMPANY),
        May(
            Use(
                target=A(
                    all_of(Sort.EVENT, Keyword.CORRUPTION, On(any_of(Race.ELF, Race.WIZARD))),
                    Whose.ANYBODYS,
                ),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Skill.SAGE),),
                effects=(
                    Put(Subject.TARGET, Pile.DISCARD_PILE),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
    ),
)

PALANTIR_OF_AMON_SUL = Item(
    code="TW-296",
    name="Palantír of Amon Sûl",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.PALANTIR),
    abilities=(
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.COMPANY, AtMost(Tally.CHARACTERS, 1)),
        ),
        StorableAt((SiteType.HAVEN,), points=5),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Able(Keyword.PALANTIR)),),
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
                    all_of(Sort.EVENT, Keyword.CORRUPTION, On(any_of(Race.ELF, Race.WIZARD))),
                    Whose.ANYBODYS,
                ),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Able(Keyword.PALANTIR)), There(named("Palantír of Elostirion"))),
                effects=(
                    Put(Subject.TARGET, Pile.DISCARD_PILE),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
    ),
)

ATHELAS = Item(
    code="TW-195",
    name="Athelas",
    item_class=ItemClass.MINOR,
    corruption=1,
    abilities=(
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, State.WOUNDED, With(Subject.USER))),
                costs=(Tap(Subject.BEARER), Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
                requires=(Is(Subject.BEARER, Race.DUNADAN),),
                effects=(Become(Subject.TARGET, State.WELL), Tap(Subject.TARGET)),
            )
        ),
        May(
            Use(
                target=A(
                    all_of(Sort.EVENT, Keyword.CORRUPTION, On(With(Subject.USER))),
                    Whose.ANYBODYS,
                ),
                costs=(Tap(Subject.BEARER), Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
                requires=(Is(Subject.BEARER, named("Aragorn II")),),
                effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
            )
        ),
    ),
)
