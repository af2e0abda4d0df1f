"""What a use costs, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import COUNT, DISCARD, TAP, Deed, do
from wizardhaven.text.french.counting import counted
from wizardhaven.text.french.grammar import Nominal, of
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import by_races, user
from wizardhaven.text.french.terms import ITEM_CLASSES
from wizardhaven.vocabulary.playing import Cost, DiscardCost, HazardLimitCost, TapCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile, Race


def cost_of(use: Use, cost: Cost, scene: Scene) -> Deed:
    """What is paid; the user is named here for the first time."""
    somebody = user(use.user).first if use.user else scene.user
    match cost:
        case TapCost(Subject.USER):
            of_company = f" {of(scene.company.text)}" if scene.on_company else ""
            return do(TAP, somebody.followed_by(of_company))
        case TapCost(what):
            return do(TAP, subject(what, scene))
        case DiscardCost(name, at, count):
            if isinstance(name, Subject):
                return do(DISCARD, subject(name, scene))
            if isinstance(name, Race):
                return do(DISCARD, Nominal(f"une créature{by_races((name,))} de votre main", feminine=True))
            if isinstance(name, Keyword):
                words = of(KEYWORDS[name].singular)
                card = Nominal(f"une carte {words} de la compagnie", feminine=True)
                return do(DISCARD, card)
            if isinstance(name, ItemClass):
                items = f"{counted(count, ITEM_CLASSES[name])} de la compagnie"
                return do(DISCARD, Nominal(items, plural=count > 1))
            if isinstance(name, Pile):
                return do(DISCARD, Nominal("une carte de votre main", feminine=True))
            where = f"portée {at_place(at)} ou y est" if at else "portée ou"
            borne = f"qui est {where} en réserve"
            return do(DISCARD, Nominal(f"une carte {quoted(name)}", feminine=True).such([borne]))
        case HazardLimitCost(amount):
            return Deed(
                (COUNT,), Nominal(str(amount)), where="sur la limite de périls contre cette compagnie"
            )
        case _:
            assert_never(cost)
