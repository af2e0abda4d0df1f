"""What keeps cards from being played or used, in German."""

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.exceptions import spared
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.places import at_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import SKILLS
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.terms import Keyword


def bars_cards(holds: BarsCards, scene: Scene) -> Clause:
    """Which cards cannot be played, or not be used somewhere, and what else is lost there."""
    if holds.needing is not None:
        needs = f"die {a(SKILLS[holds.needing], Case.ACCUSATIVE)} erfordert"
        played = f"für {scene.company.accusative} gespielt werden, {needs}"
        return Clause("keine Unterstützung", "darf", played)
    if holds.names:
        named = any_of([quoted(name) for name in holds.names])
        gone = "nicht gespielt werden und wird abgeworfen, wenn sie im Spiel ist"
        return Clause(f"die Karte {named}", "kann", gone)
    sorts = any_of([_cards(keyword) for keyword in holds.keywords])
    if holds.around is None:
        return Clause(f"keine {sorts}", "können", "gespielt werden")
    there = f"{at_place(holds.around)} oder auf einem Weg durch eine solche Region"
    skill = SKILLS[holds.losing].after_ein.nominative if holds.losing else ""
    lost = f"gilt nicht als {skill} und " if skill else ""
    rest = "".join([f". {words[:1].upper()}{words[1:]}" for words in spared(holds.spares)])
    return Clause(f"wer {there} ist,", f"{lost}kann", f"keine {sorts} anwenden{rest}")


def _cards(keyword: Keyword) -> str:
    """All cards with the word on them, in the plural."""
    return "Umweltkarten" if keyword is Keyword.ENVIRONMENT else KEYWORDS[keyword].plural.accusative
