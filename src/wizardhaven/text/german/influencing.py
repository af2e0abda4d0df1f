"""Attempts to influence that cards let somebody make, in German."""

from wizardhaven.text.german.clauses import Clause, Said
from wizardhaven.text.german.counting import any_of, number_word
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import kind
from wizardhaven.text.german.terms import ALLY, CHARACTER, FACTION
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.effects import Influence
from wizardhaven.vocabulary.influencing import (
    at_home,
    base,
    by_such,
    is_sure_at_home,
    makes_up_for_general,
    tries,
)
from wizardhaven.vocabulary.marks import Sort


def influence(tried: Influence, scene: Scene) -> Said:
    """An agent tries a card of the opponent's, or a character one from afar."""
    return _by_agent(tried, scene) if tried.by is Sort.AGENT else _from_afar(tried, scene)


def _from_afar(tried: Influence, scene: Scene) -> Said:
    """Which faction a character tries, and what comes of it."""
    if tried.within:
        near = f"dessen Weg von diesem Zufluchtsort höchstens {number_word(tried.within)} Regionen hat"
        trying = f"ein Heer aus deiner Hand zu beeinflussen, das an einem Ort spielbar ist, {near}"
        shown = "im Spiel oder in deinem Ortsstapel muss das zeigen"
        less = f"um {signed(base(tried))} modifiziert, und direkter Einfluss zählt dabei nicht"
        return (
            Clause(scene.target.nominative, "versucht,", trying),
            Clause("eine Ortskarte", shown),
            Clause("der Wurf", "wird", less),
            Clause("es", "darf", "auch ein Heer sein, das dein Gegner im Spiel hat"),
            Clause("sein Ort", "wird", "getappt", front="gelingt der Versuch,"),
        )
    somebody = scene.target.nominative
    trying = "ein Heer aus deiner Hand zu beeinflussen, wo immer es spielbar ist"
    nothing = "ohne dass dafür ein weiterer Gegenstand gespielt werden darf"
    less = f"um {signed(base(tried))} und um −1 je Region auf dem Weg dorthin, beide Enden mitgezählt,"
    return (
        Clause(somebody, "versucht,", trying),
        Clause("der Versuch", "wird", f"{less} modifiziert"),
        Clause(somebody, "wird", "ebenfalls abgeworfen", front="misslingt er,"),
        Clause("sein Ort", "wird", f"getappt, {nothing}", front="gelingt er,"),
    )


def _by_agent(tried: Influence, scene: Scene) -> Said:
    """Whom an agent may try, and with what advantage."""
    sorts = [
        (FACTION, tries(tried, Sort.FACTION)),
        (ALLY, tries(tried, Sort.ALLY)),
        (CHARACTER, tries(tried, Sort.CHARACTER)),
    ]
    cards = any_of([a(sort, Case.ACCUSATIVE) for sort, is_meant in sorts if is_meant])
    diplomat = ""
    for such, further in by_such(tried):
        diplomat = f" ({signed(base(tried) + further)} für {a(kind(such), Case.ACCUSATIVE)})"
    bonus = f" mit {signed(base(tried))}{diplomat}" if base(tried) or diplomat else ""
    trying = Clause(
        scene.target.nominative, "darf", f"{cards} deines Gegners{bonus} zu beeinflussen versuchen"
    )
    home = "hat diese Karte einen Heimatort mit dem Agenten gemeinsam oder ist sie an einem spielbar,"
    more = Clause("der Versuch", "erhält", f"weitere {signed(at_home(tried))}", front=home)
    sure = Clause("der Versuch", "gelingt", "ohne Wurf", front=home)
    general = Clause("sein ungenutzter allgemeiner Einfluss", "zählt", "dabei nicht")
    back = "auf seine Hand zurück, statt abgeworfen zu werden"
    to_hand = Clause("die Karte", "kehrt", back, front="gelingt der Versuch,")
    return (
        trying,
        *([more] if at_home(tried) else []),
        *([sure] if is_sure_at_home(tried) else []),
        *([general] if makes_up_for_general(tried) else []),
        *([to_hand] if tried.then else []),
    )
