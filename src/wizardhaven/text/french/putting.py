"""Cards that are put elsewhere, in French: the verb follows from whereto."""

from typing import Final

from wizardhaven.text.french.clauses import (
    DISCARD,
    DRAW,
    LAY,
    REMOVE,
    RETURN,
    SHUFFLE,
    TAKE,
    TAP,
    Clause,
    Deed,
    Said,
    do,
)
from wizardhaven.text.french.coming import (
    exchanging,
    giving,
    joining,
    keeping,
    letting_play,
    placing,
    sending,
)
from wizardhaven.text.french.counting import all_of, any_of, counted
from wizardhaven.text.french.grammar import Nominal, of
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.losing import giving_up, leaving_items, losing_items, relieving
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import character
from wizardhaven.text.french.such import cards
from wizardhaven.text.french.terms import CARD, ENVIRONMENT_CARD, RACES, SIDES, SOURCES
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
            return (_drawing(_number(put) or 1),)
        case Way.AVATAR:
            return (_avatar(put),)
        case Way.ITEMS_LOST:
            return losing_items(put, what, scene)
        case Way.ITEMS_STORED:
            item = any_of([quoted(name) for name in names_in(what)])
            return (Clause(f"l'objet {item}", "rejoint votre pile de points de rassemblement"),)
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
            passed = "peut passer à un autre personnage de sa compagnie"
            return (Clause("un objet que porte le personnage", passed),)
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
        piles = any_of([f"de votre {SOURCES[source].singular}" for source in put.sources])
        under = f"sous {scene.card.text}"
        return (Deed((LAY,), Nominal(f"{cards(what, scene, _number(put))} {piles}"), where=under),)
    most = "jusqu'à " if put.up_to else ""
    some = f"{most}{cards(what, scene, _number(put))}"
    if put.count is None and put.up_to:
        every = cards(what, scene, None).removeprefix("tous les ").removeprefix("toutes les ")
        some = f"n'importe quel nombre de {every}"
    if put.by is Whose.ANYBODYS:
        return (_each(put, some),)
    from_where = [f"de votre {SOURCES[source].singular}" for source in put.sources]
    piles = all_of(from_where) if put.count is None and not put.up_to else any_of(from_where)
    goal = "en main" if put.to is Pile.HAND else "dans votre deck de jeu"
    taking = Deed((TAKE if put.to is Pile.HAND else SHUFFLE,), Nominal(f"{some} {piles}"), how=goal)
    taken = Clause("vous", f"pouvez {taking.infinitive()}") if put.may else taking
    return (taken, Clause("votre adversaire", "voit cette carte")) if put.shown else (taken,)


def _number(put: Put) -> int | None:
    assert put.count is None or isinstance(put.count, int)
    return put.count


def _drawing(count: int) -> Deed:
    return do(DRAW, Nominal(counted(count, CARD), feminine=True, plural=count > 1))


def _named(put: Put, what: Subject, scene: Scene) -> Said:
    """What becomes of a card that the text has named."""
    card = subject(what, scene)
    if put.to is Pile.REMOVED:
        return (Deed((REMOVE,), card, where="de la partie"),)
    if put.to is Pile.HAND:
        return (_back_to_hand(what, scene),)
    if put.or_else is None:
        return (do(DISCARD, card),)
    if part_of(put.or_else, Turned) is not None:
        named = names_in(put.or_else)
        keeper = character(Named(named), Whose.OF_THE_COMPANY).first.text if named else ""
        tapped = keeper or f"un personnage {of(scene.company.text)}"
        return (Deed((TAP,), Nominal(f"{tapped} ou défaussez {card.text}")),)
    instead = f"{card.text} ou, à la place, {cards(put.or_else, scene)} de votre main"
    discarding = do(DISCARD, Nominal(instead, feminine=True))
    return (discarding, *_CONTEST) if put.by is Whose.ANYBODYS else (discarding,)


def _back_to_hand(what: Subject, scene: Scene) -> Deed | Clause:
    if what is Subject.THIS_CARD:
        return Deed((RETURN,), scene.card, where="dans votre main")
    return Clause(subject(what, scene).text, "retourne dans la main de son joueur")


def _taking_leave(who: Subject, scene: Scene) -> Said:
    """Somebody goes back to hand, and one of his items may be handed on."""
    passing = "peut passer à un autre personnage de sa compagnie"
    return (_back_to_hand(who, scene), Clause("l'un de ses objets", passing, front="auparavant"))


def _swept(put: Put, such: Such, scene: Scene) -> Deed | Clause:
    """What becomes of all such cards that are in play."""
    (meant,) = ways(such)
    if meant.following:
        return do(DISCARD, Nominal(f"tous les Spectres suivants {of(scene.company.text)}", plural=True))
    if meant.nouns == (Keyword.ENVIRONMENT,):
        side = f" de {SIDES[meant.side].singular}" if meant.side else ""
        swept = f"toutes les {ENVIRONMENT_CARD.plural}{side} en jeu"
        effects = f"tous les effets d'environnement{side} sont annulés"
        return Clause(swept, f"sont défaussées et {effects}")
    if meant.states:
        states = any_of([f"{STATES[one]}s" for one in meant.states])
        return Clause(f"tous les agents {states}", "retournent dans la main de leur joueur")
    if meant.beside:
        sorts = any_of([KEYWORDS[one].plural for one in meant.nouns if isinstance(one, Keyword)])
        return Clause(f"tous les autres {sorts} sur {scene.bearer.text}", "retournent dans votre main")
    if meant.here:
        whose = "toutes les" if put.by is Whose.ANYBODYS else "toutes vos"
        unique = " uniques" if says(such, Mark.UNIQUE) else ""
        factions = f"{whose} factions{unique} en jeu jouables à ce site"
        if put.to is Pile.HAND:
            return Clause(factions, "retournent dans la main de leur propriétaire")
        return do(DISCARD, Nominal(factions, feminine=True, plural=True))
    races = any_of([of(RACES[race].singular) for race in meant.races])
    return do(DISCARD, Nominal(f"tous les événements {races} en jeu", plural=True))


STATES: Final[dict[State | Turned, str]] = {Turned.TAPPED: "engagé", State.WOUNDED: "blessé"}


_CONTEST: Final[Said] = (
    Clause(
        "votre adversaire",
        "peut défausser une telle carte de sa main pour qu'elle soit défaussée malgré tout",
        front="dans ce dernier cas",
    ),
    Clause("vous", "pouvez y répondre par deux des vôtres, lui par une autre, et ainsi de suite"),
)


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
