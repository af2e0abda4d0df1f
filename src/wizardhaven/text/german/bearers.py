"""What the bearer of a card is, as a German clause that ends with its verb."""

from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.grammar import Case, a, the
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.places import is_at
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import what_he_is
from wizardhaven.text.traits import place_of, put_together
from wizardhaven.vocabulary.asked_for import one_of, says
from wizardhaven.vocabulary.conditions import MAGIC
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import Able, AllOf, At, Having, Named, Normally, Such, parts
from wizardhaven.vocabulary.terms import Keyword


def bearer_is(such: Such, scene: Scene) -> str:
    """The clause without its "wenn"."""
    bearer = scene.bearer
    match such:
        case Sort.CHARACTER:
            return f"{scene.card.nominative} auf {bearer.dative} liegt"
        case Mark.OUTDONE:
            return f"ein Charakter in der Gemeinschaft {bearer.genitive} mehr Geisteskraft hat als er"
        case Mark.TAPPING:
            return f"{scene.bearer.nominative} tappt, um sich einem Schlag zu stellen"
        case Normally(what):
            return f"{bearer.nominative} auch ohne diese Karte {what_he_is(what)} ist"
        case AllOf((Having(Keyword() as thing), At(where))):
            item = the(KEYWORDS[thing], Case.ACCUSATIVE)
            return f"{bearer.nominative} {item} trägt und {is_at(where)}"
        case Having(Named((lies,))):
            return f"{bearer.nominative} {quoted(lies)} bei sich hat"
        case _ if says(such, Sort.AVATAR):
            modes, site = one_of(such, Keyword), place_of(such)
            riding = "".join([f" im {KEYWORDS[mode].after_der.dative}" for mode in modes])
            there = f" und {is_at(site)}" if site is not None else ""
            return f"{bearer.nominative} dein Avatar{riding} ist{there}"
        case _:
            things = [each for each in parts(such) if isinstance(each, Able) and each.to_use not in MAGIC]
            others = [each for each in parts(such) if each not in things]
            sorts = [
                *([f"{what_he_is(put_together(others))} ist"] if others else []),
                *[f"{a(KEYWORDS[thing.to_use], Case.ACCUSATIVE)} benutzen kann" for thing in things],
            ]
            return f"{bearer.nominative} {all_of(sorts)}"
