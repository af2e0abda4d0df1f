"""Cards that are put elsewhere, in French: the verb follows from whereto."""

from wizardhaven.text.french.clauses import SHUFFLE, TAKE, Clause, Deed, Said
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.grammar import Nominal
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.such import cards
from wizardhaven.text.french.terms import SOURCES
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.terms import Pile


def putting(put: Put, scene: Scene) -> Said:
    """Which cards a player puts somewhere, or each player, and whereto."""
    if put.to is Pile.PLAY:
        return (_avatar(put),)
    most = "jusqu'à " if put.up_to else ""
    what = f"{most}{cards(put.what, scene, put.count)}"
    if put.by is Whose.ANYBODYS:
        return (_each(put, what),)
    piles = any_of([f"de votre {SOURCES[source].singular}" for source in put.sources])
    goal = "en main" if put.to is Pile.HAND else "dans votre deck de jeu"
    taking = Deed((TAKE if put.to is Pile.HAND else SHUFFLE,), Nominal(f"{what} {piles}"), how=goal)
    taken = Clause("vous", f"pouvez {taking.infinitive()}") if put.may else taking
    return (taken, Clause("votre adversaire", "voit cette carte")) if put.shown else (taken,)


def _each(put: Put, what: str) -> Clause:
    piles = any_of([f"de sa {SOURCES[source].singular}" for source in put.sources])
    taking, takes, goal = ("mélanger", "mélange", "dans son deck de jeu")
    if put.to is Pile.HAND:
        taking, takes, goal = ("prendre", "prend", "en main")
    words = f"peut {taking} {goal} {what} {piles}" if put.may else f"{takes} {what} {piles} {goal}"
    return Clause("chaque joueur", words)


def _avatar(put: Put) -> Clause:
    piles = any_of([f"dans votre {SOURCES[source].singular}" for source in put.sources])
    search = f"pouvez chercher votre avatar {piles} et le mettre en jeu sur ce site"
    counts = "sans que cela compte comme votre personnage du tour"
    return Clause("vous", search, front="si aucun de vos avatars n'est en jeu", proviso=counts)
