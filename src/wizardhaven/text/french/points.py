"""What holds for marshalling points and stage points, in French."""

from wizardhaven.text.french.against import foe
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import counted
from wizardhaven.text.french.grammar import of, that
from wizardhaven.text.french.holdings import holdings, is_feminine
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import POINT
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import Keeps
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.worth import Valued


def gathering(holds: Keeps, scene: Scene) -> Clause:
    """Which factions lie under the card, and what they give."""
    factions, more = holds.what, holds.points
    card = scene.card.text
    won = f"{foe(factions)} que vous gagnez tant que {card} est en jeu"
    gain = f"{signed(more)} {POINT.singular if more == 1 else POINT.plural}"
    lost = f"si l'une d'elles est défaussée, défaussez {card}"
    return Clause(won, f"sont placées dessous et donnent chacune {gain} ; {lost}")


def points_of_cards(change: Modify, scene: Scene) -> Clause:
    """What such cards are worth, or that the bearer's points do not count."""
    if change.of is Subject.BEARER:
        return Clause(f"les {POINT.plural} {of(scene.bearer.text)}", "ne comptent pas")
    return _worth(Valued(change), scene)


def _worth(word: Valued, scene: Scene) -> Clause:
    """What such cards are worth to their player."""
    points = counted(word.points, POINT) if word.points else f"zéro {POINT.singular}"
    feminine = is_feminine(word.of)
    each = "chacune" if feminine else "chacun"
    if word.more:
        everybodys = f"{'toutes' if feminine else 'tous'} les {holdings(word.of)}"
        return Clause(everybodys, f"valent {each} {counted(word.more, POINT)} de plus")
    value = f"le plein de leurs {POINT.plural}" if word.points is None else points
    proviso = f"tant {that(condition(word.condition, scene))}" if word.condition else ""
    fallen = " qui le sont tant que cette carte est en jeu" if word.for_good else ""
    anyway = ", quoi que disent d'autres cartes" if word.regardless or word.of_opponent else ""
    end = "à la fin de la partie" if word.at_end else ""
    theirs = f"les {holdings(word.of)} de votre adversaire"
    whose = theirs if word.of_opponent else f"vos {holdings(word.of)}"
    return Clause(f"{whose}{fallen}", f"valent {each} {value}{anyway}", proviso=proviso, front=end)
