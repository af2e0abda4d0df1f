"""Cards that are put elsewhere, in German: the verb follows from whereto."""

from typing import Final

from wizardhaven.text.german.clauses import (
    DISCARD,
    DRAW,
    LAY,
    REMOVE,
    SHOW,
    SHUFFLE,
    TAKE,
    TAKE_BACK,
    TAP,
    Clause,
    Deed,
    Said,
)
from wizardhaven.text.german.coming import (
    exchanging,
    giving,
    joining,
    keeping,
    letting_play,
    placing,
    sending,
)
from wizardhaven.text.german.counting import all_of, any_of, counted
from wizardhaven.text.german.grammar import Case
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.losing import giving_up, leaving_items, losing_items, relieving
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import definite, pronoun, unchanging
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.selectors import character
from wizardhaven.text.german.such import cards, noun_of
from wizardhaven.text.german.terms import AGENT, CARD, ENVIRONMENT_CARD, EVENT, OF_SIDES, RACES, SOURCES
from wizardhaven.text.such import ways
from wizardhaven.vocabulary.asked_for import names_in, part_of, says
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named, Such
from wizardhaven.vocabulary.terms import Keyword, Pile, State, Turned


def putting(put: Put, scene: Scene) -> Said:
    """Which cards a player puts somewhere, or each player, and whereto."""
    what, way = put.what, way_of(put)
    if isinstance(what, Subject):
        return _of_named(put, what, way, scene)
    match way:
        case Way.SWEPT:
            return (_swept(put, what, scene),)
        case Way.DRAWN:
            return (Deed(DRAW, unchanging(counted(_number(put) or 1, CARD, Case.ACCUSATIVE))),)
        case Way.AVATAR:
            return (_avatar(put),)
        case Way.ITEMS_LOST:
            return losing_items(put, what, scene)
        case Way.ITEMS_STORED:
            item = any_of([quoted(name) for name in names_in(what)])
            return (Clause(f"der Gegenstand {item}", "kommt", "auf deinen Siegpunktestapel"),)
        case Way.ITEMS_LEFT:
            return leaving_items(what, scene)
        case Way.RELIEVED:
            return relieving(put, what, scene)
        case Way.GIVEN_UP:
            return giving_up(put, scene)
        case Way.SENT:
            return sending(what)
        case Way.JOINED:
            return joining(put, what, scene)
        case Way.PLAYED:
            return letting_play(put, what, scene)
        case Way.GIVEN:
            return giving(put, what)
        case Way.PASSED:
            passed = "an einen anderen Charakter seiner Gemeinschaft gehen"
            return (Clause("ein Gegenstand, den der Charakter trägt,", "darf", passed),)
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
        under = f"aus {_piles(put, 'dein')} unter {scene.card.accusative}"
        return (Deed(LAY, unchanging(cards(what, scene, _number(put))), under),)
    most = "bis zu " if put.up_to else ""
    some = f"{most}{cards(what, scene, _number(put))}"
    if put.count is None and put.up_to:
        some = f"beliebig viele {cards(what, scene, None).removeprefix('alle ')}"
    if put.by is Whose.ANYBODYS:
        return (_each(put, some),)
    goal = "auf deine Hand" if put.to is Pile.HAND else "in dein Spieldeck"
    showing = Deed(SHOW, pronoun(definite(noun_of(what))), "deinem Gegner") if put.shown else None
    verb = TAKE if put.to is Pile.HAND else SHUFFLE
    taking = Deed(verb, unchanging(some), f"aus {_piles(put, 'dein')} {goal}", then=showing)
    return (Clause("du", "darfst", taking.permission()),) if put.may else (taking,)


def _number(put: Put) -> int | None:
    assert put.count is None or isinstance(put.count, int)
    return put.count


def _named(put: Put, what: Subject, scene: Scene) -> Said:
    """What becomes of a card that the text has named."""
    card = subject(what, scene)
    if put.to is Pile.REMOVED:
        return (Deed(REMOVE, card, "aus dem Spiel"),)
    if put.to is Pile.HAND:
        return (_back_to_hand(what, scene),)
    if put.or_else is None:
        return (Deed(DISCARD, card),)
    if part_of(put.or_else, Turned) is not None:
        named = names_in(put.or_else)
        keeper = character(Named(named), Whose.OF_THE_COMPANY).first.accusative if named else ""
        tapped = keeper or f"einen Charakter {scene.company.genitive}"
        return (Deed(TAP, unchanging(f"{tapped} oder wirf {card.accusative} ab")),)
    instead = f"{card.accusative} oder stattdessen {cards(put.or_else, scene)} von deiner Hand"
    discarding = Deed(DISCARD, unchanging(instead))
    return (discarding, *_CONTEST) if put.by is Whose.ANYBODYS else (discarding,)


def _back_to_hand(what: Subject, scene: Scene) -> Deed | Clause:
    if what is Subject.THIS_CARD:
        return Deed(TAKE_BACK, scene.card, "auf deine Hand")
    return Clause(subject(what, scene).nominative, "kehrt", "auf die Hand seines Spielers zurück")


def _taking_leave(who: Subject, scene: Scene) -> Said:
    """Somebody goes back to hand, and one of his items may be handed on."""
    company = "der Gemeinschaft" if who is Subject.THIS_CARD else "seiner Gemeinschaft"
    passing = f"zuvor an einen anderen Charakter {company} übergehen"
    return (_back_to_hand(who, scene), Clause("einer seiner Gegenstände", "darf", passing))


def _swept(put: Put, such: Such, scene: Scene) -> Deed | Clause:
    """What becomes of all such cards that are in play."""
    (meant,) = ways(such)
    if meant.following:
        followers = f"alle Ringgeister im Gefolge {scene.company.genitive}"
        return Deed(DISCARD, unchanging(followers, is_plural=True))
    if meant.nouns == (Keyword.ENVIRONMENT,):
        side = OF_SIDES[meant.side] if meant.side else ""
        swept = f"alle {side}{ENVIRONMENT_CARD.plural_after_die.nominative} im Spiel"
        effects = f"alle Effekte von {side}{ENVIRONMENT_CARD.plural.dative}"
        return Clause(swept, "werden", f"abgeworfen und {effects} aufgehoben")
    if meant.states:
        states = all_of([f"{STATES[one]}en" for one in meant.states])
        return Clause(f"alle {states} {AGENT.plural.nominative}", "kehren", "auf die Hand zurück")
    if meant.beside:
        sorts = any_of(
            [KEYWORDS[one].plural_after_die.nominative for one in meant.nouns if isinstance(one, Keyword)]
        )
        back = f"alle anderen {sorts} bei {scene.bearer.dative}"
        return Clause(back, "kehren", "auf deine Hand zurück")
    if meant.here:
        whose = "alle" if put.by is Whose.ANYBODYS else "alle deine"
        unique = "einzigartigen " if says(such, Mark.UNIQUE) else ""
        where = f"{whose} {unique}Heere im Spiel, die an dem Ort spielbar sind,"
        if put.to is Pile.HAND:
            return Clause(where, "kehren", "auf die Hand ihrer Besitzer zurück")
        return Deed(DISCARD, unchanging(where, is_plural=True))
    events = any_of(
        [
            f"alle {RACES[race].after_ein.nominative}-{EVENT.plural.nominative} im Spiel"
            for race in meant.races
        ]
    )
    return Deed(DISCARD, unchanging(events, is_plural=True))


STATES: Final[dict[State | Turned, str]] = {Turned.TAPPED: "getappt", State.WOUNDED: "verwundet"}


_CONTEST: Final[Said] = (
    Clause(
        "dein Gegner",
        "darf",
        "im zweiten Fall eine solche Karte von seiner Hand abwerfen, damit sie doch abgeworfen wird",
    ),
    Clause("du", "kannst", "dem mit zwei solchen Karten begegnen, er mit einer weiteren, und so fort"),
)


def _piles(put: Put, whose: str) -> str:
    piles = [
        f"{whose}er Hand" if source is Pile.HAND else f"{whose}em {SOURCES[source].after_ein.dative}"
        for source in put.sources
    ]
    return all_of(piles) if put.count is None and not put.up_to else any_of(piles)


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
