"""What a use costs, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import COUNT, DISCARD, TAP, Deed, do
from wizardhaven.text.french.counting import counted
from wizardhaven.text.french.grammar import Nominal, of
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import user
from wizardhaven.text.french.such import cards
from wizardhaven.text.french.terms import ITEM_CLASSES
from wizardhaven.vocabulary.asked_for import names_in, part_of
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.playing import Cost, HazardLimitCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile


def cost_of(use: Use, cost: Cost, scene: Scene) -> Deed:
    """What is paid; the user is named here for the first time."""
    somebody = user(use.user).first if use.user else scene.user
    match cost:
        case Tap(Subject.USER):
            of_company = f" {of(scene.company.text)}" if scene.on_company else ""
            return do(TAP, somebody.followed_by(of_company))
        case Tap(what):
            return do(TAP, subject(what, scene))
        case Put(what, _, sources, int() as count):
            if isinstance(what, Subject):
                return do(DISCARD, subject(what, scene))
            if sources == (Pile.HAND,):
                return do(DISCARD, Nominal(f"{cards(what, scene)} de votre main", feminine=True))
            if (word := part_of(what, Keyword)) is not None:
                words = of(KEYWORDS[word].singular)
                card = Nominal(f"une carte {words} de la compagnie", feminine=True)
                return do(DISCARD, card)
            if (sort := part_of(what, ItemClass)) is not None:
                items = f"{counted(count, ITEM_CLASSES[sort])} de la compagnie"
                return do(DISCARD, Nominal(items, plural=count != 1))
            at, name = part_of(what, At), quoted(names_in(what)[0])
            where = f"portée {at_place(at.site)} ou y est" if at else "portée ou"
            borne = f"qui est {where} en réserve"
            return do(DISCARD, Nominal(f"une carte {name}", feminine=True).such([borne]))
        case HazardLimitCost(amount):
            return Deed(
                (COUNT,), Nominal(str(amount)), where="sur la limite de périls contre cette compagnie"
            )
        case Put():
            raise AssertionError(f"there are no words for paying {cost}")
        case _:
            assert_never(cost)
