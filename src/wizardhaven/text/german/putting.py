"""Cards that are put elsewhere, in German: the verb follows from whereto."""

from wizardhaven.text.german.clauses import SHOW, SHUFFLE, TAKE, Clause, Deed, Said
from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.nominals import definite, pronoun, unchanging
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.such import cards, noun_of
from wizardhaven.text.german.terms import SOURCES
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.terms import Pile


def putting(put: Put, scene: Scene) -> Said:
    """Which cards a player puts somewhere, or each player, and whereto."""
    if put.to is Pile.PLAY:
        return (_avatar(put),)
    most = "bis zu " if put.up_to else ""
    what = f"{most}{cards(put.what, scene, put.count)}"
    if put.by is Whose.ANYBODYS:
        return (_each(put, what),)
    goal = "auf deine Hand" if put.to is Pile.HAND else "in dein Spieldeck"
    showing = Deed(SHOW, pronoun(definite(noun_of(put.what))), "deinem Gegner") if put.shown else None
    verb = TAKE if put.to is Pile.HAND else SHUFFLE
    taking = Deed(verb, unchanging(what), f"aus {_piles(put, 'dein')} {goal}", then=showing)
    return (Clause("du", "darfst", taking.permission()),) if put.may else (taking,)


def _piles(put: Put, whose: str) -> str:
    return any_of([f"{whose}em {SOURCES[source].after_ein.dative}" for source in put.sources])


def _each(put: Put, what: str) -> Clause:
    goal = "auf seine Hand" if put.to is Pile.HAND else "in sein Spieldeck"
    taking, takes = ("nehmen", "nimmt") if put.to is Pile.HAND else ("mischen", "mischt")
    words = f"{what} aus {_piles(put, 'sein')} {goal}"
    return (
        Clause("jeder Spieler", "darf", f"{words} {taking}")
        if put.may
        else Clause("jeder Spieler", takes, words)
    )


def _avatar(put: Put) -> Clause:
    search = f"deinen Avatar aus {_piles(put, 'dein')} heraussuchen und an diesem Ort ins Spiel bringen"
    counts = "dies zählt nicht als dein Charakter des Zuges"
    return Clause("du", "darfst", search, proviso=f"wenn keiner deiner Avatare im Spiel ist; {counts}")
