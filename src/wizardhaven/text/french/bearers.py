"""What the bearer of a card is, as a French clause."""

from wizardhaven.text.french.grammar import a, of, the
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import user
from wizardhaven.text.french.terms import RACES
from wizardhaven.text.traits import place_of, put_together
from wizardhaven.vocabulary.asked_for import one_of, says
from wizardhaven.vocabulary.conditions import MAGIC
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import Able, AllOf, At, Having, Named, Normally, Not, Such, parts
from wizardhaven.vocabulary.terms import Keyword, Race


def bearer_is(such: Such, scene: Scene) -> str:
    """The clause without its "si"."""
    bearer = scene.bearer.text
    match such:
        case Sort.CHARACTER:
            return f"{scene.card.text} est sur {bearer}"
        case Mark.OUTDONE:
            return f"un personnage de la compagnie {of(bearer)} a un esprit plus élevé que le sien"
        case Mark.TAPPING:
            return f"{scene.bearer.text} s'engage pour affronter un coup"
        case Normally(what):
            return f"{bearer} est {user(what).first.text} même sans cette carte"
        case AllOf((Having(Keyword() as thing), At(where))):
            return f"{bearer} porte {the(KEYWORDS[thing])} {at_place(where)}"
        case Having(Named((lies,))):
            return f"{bearer} a {quoted(lies)} avec lui"
        case Not(Race() as race):
            return f"{bearer} n'est pas {a(RACES[race])}"
        case _ if says(such, Sort.AVATAR):
            modes, site = one_of(such, Keyword), place_of(such)
            riding = "".join([f" en {KEYWORDS[mode].singular}" for mode in modes])
            there = f" {at_place(site)}" if site is not None else ""
            return f"{bearer} est votre avatar{riding}{there}"
        case _:
            things = [each for each in parts(such) if isinstance(each, Able) and each.to_use not in MAGIC]
            others = [each for each in parts(such) if each not in things]
            sorts = [
                *([user(put_together(others)).first.text] if others else []),
                *[f"capable d'utiliser {a(KEYWORDS[thing.to_use])}" for thing in things],
            ]
            return f"{bearer} est {' et '.join(sorts)}"
