"""Special items of The Lidless Eye that are found at a single place."""

from wizardhaven.vocabulary.abilities import May, StorableAt
from wizardhaven.vocabulary.card_effects import Fetch
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import BearerIs, CardsLie
from wizardhaven.vocabulary.effects import CorruptionCheck
from wizardhaven.vocabulary.piles import LookAtTop
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, PlayerKind, Source

PALANTIR_OF_MINAS_TIRITH = Item(
    code="LE-333",
    name="Palantír of Minas Tirith",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=3,
    unique=True,
    keywords=(Keyword.PALANTIR,),
    playable_at=(SiteNamed("Minas Tirith"),),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                costs=(TapCost(Subject.THIS_CARD),),
                requires=(BearerIs(able_to_use=Keyword.PALANTIR),),
                effects=(LookAtTop(5), CorruptionCheck(by=Subject.BEARER)),
            )
        ),
    ),
)

PALANTIR_OF_ORTHANC = Item(
    code="LE-334",
    name="Palantír of Orthanc",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=3,
    unique=True,
    keywords=(Keyword.PALANTIR,),
    playable_at=(SiteNamed("Isengard"),),
    no_points_for=(PlayerKind.FALLEN_WIZARD,),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                costs=(TapCost(Subject.THIS_CARD),),
                requires=(BearerIs(able_to_use=Keyword.PALANTIR), CardsLie(at_least=5)),
                effects=(Fetch(sources=(Source.DISCARD_PILE,)), CorruptionCheck(by=Subject.BEARER)),
            )
        ),
    ),
)

RED_BOOK_OF_WESTMARCH = Item(
    code="LE-339",
    name="Red Book of Westmarch",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    unique=True,
    playable_at=(SiteNamed("Bag End"),),
    alignment=Alignment.MINION,
    abilities=(StorableAt((SiteNamed("Barad-dûr"),), points=5),),
)
