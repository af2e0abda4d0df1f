"""Attempts to influence that cards let somebody make, in French."""

from wizardhaven.text.french.clauses import Clause, Said
from wizardhaven.text.french.counting import any_of, number_word
from wizardhaven.text.french.grammar import a
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import kind
from wizardhaven.text.french.terms import ALLY, CHARACTER, FACTION
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
        near = f"dont le trajet depuis ce havre compte au plus {number_word(tried.within)} régions"
        trying = f"tente d'influencer une faction de votre main jouable dans un site {near}"
        less = f"est modifié de {signed(base(tried))} et ne compte aucune influence directe"
        return (
            Clause(scene.target.text, trying),
            Clause("une carte de site en jeu ou de votre pile de sites", "doit le montrer"),
            Clause("le jet", less),
            Clause("ce", "peut être une faction que votre adversaire a en jeu"),
            Clause("son site", "est engagé", front="si la tentative réussit"),
        )
    somebody = scene.target.text
    nothing = "sans qu'un autre objet puisse être joué pour cela"
    less = f"de {signed(base(tried))} et de −1 par région du chemin, les deux extrémités comprises"
    return (
        Clause(somebody, "tente d'influencer une faction de votre main, où qu'elle soit jouable"),
        Clause("la tentative", f"est modifiée {less}"),
        Clause(somebody, "est défaussé aussi", front="si elle échoue"),
        Clause("son site", f"est engagé, {nothing}", front="si elle réussit"),
    )


def _by_agent(tried: Influence, scene: Scene) -> Said:
    """Whom an agent may try, and with what advantage."""
    sorts = [
        (FACTION, tries(tried, Sort.FACTION)),
        (ALLY, tries(tried, Sort.ALLY)),
        (CHARACTER, tries(tried, Sort.CHARACTER)),
    ]
    cards = any_of([a(sort) for sort, is_meant in sorts if is_meant])
    diplomat = ""
    for such, further in by_such(tried):
        diplomat = f" ({signed(base(tried) + further)} pour {a(kind(such))})"
    bonus = f" avec {signed(base(tried))}{diplomat}" if base(tried) or diplomat else ""
    trying = Clause(scene.target.text, f"peut tenter d'influencer {cards} de votre adversaire{bonus}")
    home = "si cette carte a un site natal en commun avec l'agent ou peut y être jouée"
    more = Clause("la tentative", f"reçoit encore {signed(at_home(tried))}", front=home)
    sure = Clause("la tentative", "réussit sans jet de dés", front=home)
    general = Clause("son influence générale inutilisée", "ne compte pas")
    back = "retourne dans sa main au lieu d'être défaussée"
    to_hand = Clause("la carte", back, front="si la tentative réussit")
    return (
        trying,
        *([more] if at_home(tried) else []),
        *([sure] if is_sure_at_home(tried) else []),
        *([general] if makes_up_for_general(tried) else []),
        *([to_hand] if tried.then else []),
    )
