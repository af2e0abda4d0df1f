"""Cards that are put elsewhere, in English: the verb follows from whereto."""

from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.such import a_card, cards
from wizardhaven.text.english.terms import sources
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.terms import Pile


def putting(put: Put, scene: Scene) -> Said:
    """Which cards a player puts somewhere, or each player, and whereto."""
    if put.to is Pile.PLAY:
        return Deed(_avatar(put))
    verb, goal = ("take", "hand") if put.to is Pile.HAND else ("shuffle", "play deck")
    if put.by is Whose.ANYBODYS:
        piles = listed([source.value for source in put.sources], "or")
        doing = f"may {verb}" if put.may else f"{verb}s"
        return Outcome(f"each player {doing} {_what(put, scene)} from his {piles} into his {goal}")
    shown = " and show it to your opponent" if put.shown else ""
    words = f"{verb} {_what(put, scene)} from {sources(put.sources)} into your {goal}{shown}"
    return Outcome(f"you may {words}") if put.may else Deed(words)


def _what(put: Put, scene: Scene) -> str:
    if put.count == 1:
        return a_card(put.what, scene)
    return f"{'up to ' if put.up_to else ''}{cards(put.what, scene, put.count)}"


def _avatar(put: Put) -> str:
    looking = f"search {sources(put.sources)} for your avatar and play him at the site"
    counts = "This does not count as your one character of the turn"
    return f"{looking}, if no avatar of yours is in play. {counts}"
