"""Items that are given from the piles, in French."""

from wizardhaven.text.french.clauses import LAY, Clause, Deed, Said
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.grammar import Nominal, a, of
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import (
    ITEM,
    ITEM_CLASSES,
    SOURCES,
)
from wizardhaven.vocabulary.card_effects import ExchangeFor, GiveItem


def exchanging(gift: ExchangeFor, scene: Scene) -> Said:
    """Which item or ally takes the place of the card."""
    if gift.ally is not None:
        tapping = f"engager un personnage de celle-ci pour jouer {quoted(gift.ally)} de sa main avec lui"
        gone = Clause("vous", f"défaussez {scene.card.text}", front="dans ce cas")
        return (Clause(f"le joueur {of(scene.company.text)}", f"peut {tapping}"), gone)
    placed = f"placer avec {scene.bearer.text} n'importe quel objet non spécial de votre main"
    return (Clause("vous", f"pouvez défausser {scene.card.text} pour {placed}"),)


def giving(gift: GiveItem) -> Said:
    """Which item somebody is given, and from where."""
    if gift.tapping:
        return _giving_by_tapping(gift)
    sorts = any_of([KEYWORDS[sort].singular for sort in gift.keywords])
    piles = any_of(["de votre main", *[f"de votre {SOURCES[source].singular}" for source in gift.sources]])
    sort = ITEM_CLASSES[gift.item_class] if gift.item_class else ITEM
    thing = Nominal(f"{a(sort)} non unique ({sorts}) {piles}")
    return (Deed((LAY,), thing, where="avec un personnage du même site, qui n'a pas à s'engager"),)


def _giving_by_tapping(gift: GiveItem) -> Said:
    """Which item somebody may be given who taps for it, and from where."""
    sorts = any_of([KEYWORDS[sort].singular for sort in gift.keywords])
    piles = any_of(["de votre main", *[f"de votre {SOURCES[source].singular}" for source in gift.sources]])
    thing = Nominal(f"un objet non spécial et non unique ({sorts}) {piles}")
    if gift.as_stored:
        like = "identique à un objet que votre adversaire a mis en réserve"
        thing = Nominal(f"un objet non spécial {piles}, {like},")
    given = Deed((LAY,), thing, where="avec un personnage non engagé de la même compagnie, qui s'engage")
    placed = Clause("vous", f"pouvez {given.infinitive()}")
    if not gift.as_stored:
        return (placed,)
    lost = "est défaussé, et le vôtre ne peut jamais être mis en réserve"
    return (placed, Clause("l'objet en réserve de votre adversaire", lost))
