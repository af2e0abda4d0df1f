"""What holds for marshalling points and stage points, in German."""

from wizardhaven.text.german.against import foe
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import counted
from wizardhaven.text.german.grammar import Case
from wizardhaven.text.german.holdings import holdings
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import POINT
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import Keeps
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.worth import Valued


def gathering(holds: Keeps, scene: Scene) -> Clause:
    """Which factions lie under the card, and what they give."""
    factions, more = holds.what, holds.points
    while_in_play = f"solange {scene.card.nominative} im Spiel ist,"
    won = f"{foe(factions).removesuffix(',')} und die du gewinnst, {while_in_play}"
    each = f"geben je {signed(more)} {(POINT.after_ein if more == 1 else POINT.plural).accusative}"
    lost = f"wird eines davon abgeworfen, so auch {scene.card.nominative}"
    return Clause(won, "werden", f"unter {scene.card.accusative} gelegt und {each}; {lost}")


def points_of_cards(change: Modify, scene: Scene) -> Clause:
    """What such cards are worth, or that the bearer's points do not count."""
    if change.of is Subject.BEARER:
        return Clause(f"die Siegpunkte {scene.bearer.genitive}", "zählen", "nicht")
    return _worth(Valued(change), scene)


def _worth(word: Valued, scene: Scene) -> Clause:
    """What such cards are worth to their player."""
    if word.more:
        more = f"jeweils {counted(word.more, POINT, Case.ACCUSATIVE)} mehr wert"
        return Clause(f"alle {holdings(word.of)}", "sind", more)
    points = counted(word.points, POINT, Case.ACCUSATIVE) if word.points else "keinen Siegpunkt"
    value = "die volle Zahl der Siegpunkte" if word.points is None else points
    provisos = [
        *(["was auch immer andere Karten sagen"] if word.regardless or word.of_opponent else []),
        *([f"solange {condition(word.condition, scene)}"] if word.condition else []),
    ]
    fallen = ", die besiegt werden, solange diese Karte im Spiel ist," if word.for_good else ""
    opponents = " deines Gegners" if word.of_opponent else ""
    return Clause(
        f"{holdings(word.of, yours=not word.of_opponent)}{opponents}{fallen}",
        "sind",
        f"jeweils {value} wert",
        proviso=", ".join(provisos),
        front="bei Spielende" if word.at_end else "",
    )
