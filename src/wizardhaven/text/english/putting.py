"""Cards that are put elsewhere, in English: the verb follows from whereto."""

from dataclasses import replace
from typing import Final

from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.coming import (
    exchanging,
    giving,
    joining,
    keeping,
    letting_play,
    placing,
    sending,
)
from wizardhaven.text.english.grammar import counted, listed
from wizardhaven.text.english.losing import giving_up, leaving_items, losing_items, relieving
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.such import a_card, cards
from wizardhaven.text.english.terms import sources
from wizardhaven.text.such import ways
from wizardhaven.vocabulary.asked_for import names_in, part_of, says
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Keyword, Pile, Turned


def putting(put: Put, scene: Scene) -> Said:
    """Which cards a player puts somewhere, or each player, and whereto."""
    what, way = put.what, way_of(put)
    if isinstance(what, Subject):
        return _of_named(put, what, way, scene)
    match way:
        case Way.SWEPT:
            return _swept(put, what, scene)
        case Way.DRAWN:
            return Deed(f"draw {counted(_number(put) or 1, 'card', 'cards')}")
        case Way.AVATAR:
            return Deed(_avatar(put))
        case Way.ITEMS_LOST:
            return losing_items(put, what, scene)
        case Way.ITEMS_STORED:
            return Outcome(f"place {listed(names_in(what), 'or')} in your marshalling point pile")
        case Way.ITEMS_LEFT:
            return leaving_items(what, scene)
        case Way.RELIEVED:
            return relieving(put, what, scene)
        case Way.GIVEN_UP:
            return giving_up(put)
        case Way.SENT:
            return sending(what)
        case Way.JOINED:
            return joining(put, what, scene)
        case Way.PLAYED:
            return letting_play(put, what, scene)
        case Way.GIVEN:
            return giving(put, what, scene)
        case Way.PASSED:
            passed = "one item that its maker bears may pass to another character of his company"
            return Outcome(f"on {scene.target}, {passed}")
        case Way.EXCHANGED:
            return exchanging(put, what, scene)
        case Way.KEPT:
            return keeping(put, scene)
        case _:
            return _fetching(put, what, scene)


def _of_named(put: Put, what: Subject, way: Way, scene: Scene) -> Said:
    if way is Way.PLACED:
        return placing(put, scene)
    if way is Way.LEAVING:
        return _taking_leave(what, scene)
    return _named(put, what, scene) if way is Way.NAMED else keeping(put, scene)


def _fetching(put: Put, what: Such, scene: Scene) -> Said:
    """Which cards a player looks for, or each player, and whereto."""
    if put.to is Pile.ASIDE:
        piles = listed([f"your {source.value}" for source in put.sources], "or")
        return Deed(f"put {_what(put, what, scene)} from {piles} beneath {scene.card}")
    verb, goal = ("take", "hand") if put.to is Pile.HAND else ("shuffle", "play deck")
    if put.by is Whose.ANYBODYS:
        piles = listed([source.value for source in put.sources], "or")
        doing = f"may {verb}" if put.may else f"{verb}s"
        return Outcome(f"each player {doing} {_what(put, what, scene)} from his {piles} into his {goal}")
    shown = " and show it to your opponent" if put.shown else ""
    words = f"{verb} {_what(put, what, scene)} from {_from(put)} into your {goal}{shown}"
    return Outcome(f"you may {words}") if put.may else Deed(words)


def _from(put: Put) -> str:
    words = sources(put.sources)
    return words.replace(" or ", " and ") if put.count is None and not put.up_to else words


def _number(put: Put) -> int | None:
    assert put.count is None or isinstance(put.count, int)
    return put.count


def _what(put: Put, such: Such, scene: Scene) -> str:
    if put.count == 1:
        return a_card(such, scene)
    if put.count is None and put.up_to:
        return f"any number of {cards(such, scene, None).removeprefix('all ')}"
    return f"{'up to ' if put.up_to else ''}{cards(such, scene, _number(put))}"


def _named(put: Put, what: Subject, scene: Scene) -> Said:
    """What becomes of a card that the text has named."""
    card = subject(what, scene)
    if put.to is Pile.REMOVED:
        return Deed(f"remove {card} from the game")
    if put.to is Pile.HAND:
        return _back_to_hand(what, scene)
    if put.or_else is not None and part_of(put.or_else, Turned) is not None:
        return Deed(f"tap {_keeper(put.or_else, scene)} or discard {card}")
    instead = f", or {a_card(put.or_else, scene)} from your hand instead" if put.or_else else ""
    return Deed(f"discard {card}{instead}{_CONTEST if put.by is Whose.ANYBODYS else ''}")


def _keeper(such: Such, scene: Scene) -> str:
    """Who taps, so that the card is kept."""
    names = names_in(such)
    return listed(names, "or") if names else f"a character of {scene.company}"


def _back_to_hand(what: Subject, scene: Scene) -> Said:
    if what is Subject.THIS_CARD:
        return Deed(f"return {scene.card} to your hand")
    whose = "its" if scene.target == "the faction" or scene.target.startswith("an item ") else "his"
    return Outcome(f"{subject(what, scene)} returns to {whose} player's hand")


def _taking_leave(who: Subject, scene: Scene) -> Said:
    """Somebody goes back to hand, and one of his items may be handed on."""
    said = _back_to_hand(who, scene)
    passing = "One of his items may first pass to another character of his company"
    if isinstance(said, Deed):
        passing = "You may first give one of his items to another character of his company"
    return replace(said, words=f"{said.words}. {passing}")


def _swept(put: Put, such: Such, scene: Scene) -> Said:
    """What becomes of all such cards that are in play."""
    (meant,) = ways(such)
    if meant.following:
        return Deed(f"discard all Ringwraith followers of {scene.company}")
    if meant.nouns == (Keyword.ENVIRONMENT,):
        side = meant.side.value if meant.side else ""
        discarded = f"all {side} environment cards in play are discarded"
        return Outcome(f"{discarded} and all {side} environment effects are cancelled")
    if meant.states:
        return Outcome(f"all {listed([one.value for one in meant.states], 'and')} agents {_TO_HANDS}")
    if meant.beside:
        sort = listed([noun.value for noun in meant.nouns], "or")
        return Deed(f"return every other {sort} card on {scene.bearer} to your hand")
    if meant.here:
        whose = "" if put.by is Whose.ANYBODYS else " you have"
        sort = f"{'unique ' if says(such, Mark.UNIQUE) else ''}faction{whose}"
        there = f"every {sort} in play that can be played at the site"
        back = f"return {there} to its owner's hand"
        return Deed(back if put.to is Pile.HAND else f"discard {there}")
    return Deed(f"discard {cards(such, scene, _number(put))} in play")


_TO_HANDS: Final = "return to their players' hands"

_CONTEST: Final = (
    ". In the latter case your opponent may discard such a card from his hand to have it discarded after "
    "all, which you can counter with two of yours, he with another one, and so on"
)


def _avatar(put: Put) -> str:
    looking = f"search {sources(put.sources)} for your avatar and play him at the site"
    counts = "This does not count as your one character of the turn"
    return f"{looking}, if no avatar of yours is in play. {counts}"
