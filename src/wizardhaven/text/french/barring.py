"""What keeps cards from being played or used, in French."""

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import a
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import ENVIRONMENT_CARD, SKILLS
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.terms import Keyword


def bars_cards(holds: BarsCards, scene: Scene) -> Clause:
    """Which cards cannot be played, or not be used somewhere, and what else is lost there."""
    if holds.needing is not None:
        resource = f"aucune ressource qui exige {a(SKILLS[holds.needing])}"
        return Clause(resource, f"ne peut être jouée pour {scene.company.text}")
    if holds.names:
        named = any_of([quoted(name) for name in holds.names])
        return Clause(f"la carte {named}", "ne peut être jouée, et est défaussée si elle est en jeu")
    if holds.around is None:
        sorts = any_of([_card(keyword) for keyword in holds.keywords])
        return Clause(f"aucune {sorts}", "ne peut être jouée")
    sorts = " ni ".join([_card(keyword) for keyword in holds.keywords])
    there = f"{at_place(holds.around)} ou en route par une telle région"
    lost = f"n'est plus {SKILLS[holds.losing].singular} et " if holds.losing else ""
    rest = "".join([f". {words[:1].upper()}{words[1:]}" for words in spared(holds.spares)])
    return Clause(f"quiconque est {there}", f"{lost}ne peut utiliser ni {sorts}{rest}")


def _card(keyword: Keyword) -> str:
    return ENVIRONMENT_CARD.singular if keyword is Keyword.ENVIRONMENT else KEYWORDS[keyword].singular
