"""Cards that are fetched from the piles, in German."""

from wizardhaven.text.german.clauses import LAY, SHOW, SHUFFLE, TAKE, Clause, Deed, Said
from wizardhaven.text.german.conditions import condition, conditions
from wizardhaven.text.german.counting import any_of, counted
from wizardhaven.text.german.grammar import Case, Noun, a, compound, feminine, with_adjective
from wizardhaven.text.german.keywords import KEYWORDS, MAGIC
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import definite, pronoun, unchanging
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_sort
from wizardhaven.text.german.terms import (
    AGENT,
    ALLY,
    CARD,
    CHARACTER,
    CREATURE,
    EVENT,
    FACTION,
    ITEM,
    ITEM_CLASSES,
    OF_SIDES,
    RACES,
    SIDES,
    SKILLS,
    SOURCES,
    sort_of_site,
)
from wizardhaven.vocabulary.card_effects import ExchangeFor, Fetch, GiveItem
from wizardhaven.vocabulary.terms import Alignment, Keyword


def fetching(fetch: Fetch, scene: Scene) -> Said:
    """Which cards a player fetches, or each player, and whereto."""
    return (_each_fetches(fetch),) if fetch.each_player else _fetch(fetch, scene)


def _each_fetches(fetch: Fetch) -> Clause:
    piles = any_of([f"seinem {SOURCES[source].after_ein.dative}" for source in fetch.sources])
    if fetch.every:
        return Clause("jeder Spieler", "mischt", f"alle Heere aus {piles} in sein Spieldeck")
    card = a(FACTION, Case.ACCUSATIVE) if fetch.factions else f"eine Kreatur{by_sort(fetch.races)}"
    if fetch.unique_of:
        word = RACES[fetch.unique_of].plural.dative
        form = f"eine beliebige Erscheinungsform von einzigartigen {word}"
        card = f"{form} oder {card}" if fetch.creatures else form
    doing = "auf seine Hand nehmen" if fetch.to_hand else "in sein Spieldeck mischen"
    return Clause("jeder Spieler", "darf", f"{card} aus {piles} {doing}")


def _of_which(fetch: Fetch) -> str:
    """What else must be true of an item of a class."""
    if not fetch.item_class or not fetch.keywords:
        return ""
    common = "nicht einzigartiger " if fetch.common else ""
    whose = {Alignment.HERO: "Helden-", Alignment.MINION: "Schergen-"}.get(
        fetch.alignment or Alignment.DUAL, ""
    )
    sorts = any_of([KEYWORDS[keyword].after_ein.nominative for keyword in fetch.keywords])
    return f" ({common}{whose}Gegenstand: {sorts})"


def _fetch(fetch: Fetch, scene: Scene) -> Said:
    if fetch.avatar_into_play:
        piles = any_of([f"deinem {SOURCES[source].after_ein.dative}" for source in fetch.sources])
        search = f"deinen Avatar aus {piles} heraussuchen und an diesem Ort ins Spiel bringen"
        counts = "dies zählt nicht als dein Charakter des Zuges"
        return (Clause("du", "darfst", search, proviso=f"wenn keiner deiner Avatare im Spiel ist; {counts}"),)
    if fetch.creatures:
        sorts = [CREATURE]
    elif fetch.playable_here:
        sorts = [ITEM, ALLY, FACTION]
    elif fetch.factions:
        sorts = [FACTION]
    elif fetch.events:
        sorts = [compound(OF_SIDES[side], EVENT) for side in fetch.sides]
    elif fetch.item_class:
        sorts = [ITEM_CLASSES[fetch.item_class]]
    elif set(fetch.keywords) == set(MAGIC):
        sorts = [feminine("Magiekarte", "Magiekarten")]
    elif fetch.keywords:
        sorts = [_card_of(keyword) for keyword in fetch.keywords]
    else:
        sorts = [*[SIDES[side] for side in fetch.sides], *([CHARACTER] if fetch.characters else [])]
    words = any_of([counted(fetch.count, sort, Case.ACCUSATIVE) for sort in sorts or [CARD]])
    most = "bis zu " if fetch.up_to and fetch.count > 1 else ""
    if fetch.names:
        words = any_of([quoted(name) for name in fetch.names])
    if fetch.rings:
        words = "einen Ring (außer dem Einen Ring)"
    if fetch.agents_from:
        types = any_of([a(sort_of_site(each), Case.NOMINATIVE) for each in fetch.agents_from])
        words = f"einen Agenten, dessen Heimatort {types} ist,"
    if fetch.needing:
        words = f"eine Karte, die {a(SKILLS[fetch.needing], Case.ACCUSATIVE)} erfordert,"
    if fetch.no_short_events:
        words = f"{words} (kein kurzes Ereignis)"
    here = f", die am Ort {scene.company.genitive} spielbar sind," if fetch.playable_here else ""
    card = unchanging(f"{most}{words}{by_sort(fetch.races)}{here}{_of_which(fetch)}")
    piles = any_of([f"deinem {SOURCES[source].after_ein.dative}" for source in fetch.sources])
    goal = "auf deine Hand" if fetch.to_hand else "in dein Spieldeck"
    showing = (
        Deed(SHOW, pronoun(definite(AGENT if fetch.agents_from else CARD)), "deinem Gegner")
        if fetch.shown
        else None
    )
    taking = Deed(TAKE if fetch.to_hand else SHUFFLE, card, f"aus {piles} {goal}", then=showing)
    if fetch.up_to and fetch.count == 1:
        return (Clause("du", "darfst", taking.permission()),)
    if fetch.only_if:
        front = f"wenn {conditions(fetch.only_if, scene)},"
        return (Clause("du", "darfst", taking.permission(), front=front),)
    if fetch.twice_if is None:
        return (taking,)
    twice = f"wenn {condition(fetch.twice_if, scene)},"
    return (taking, Clause("du", "darfst", "dies zweimal tun", front=twice))


def _card_of(keyword: Keyword) -> Noun:
    """A card with that word on it; of magic there is no piece that one could take."""
    word = KEYWORDS[keyword]
    return compound(f"{word.after_ein.nominative}-", CARD) if keyword in MAGIC else word


def exchanging(gift: ExchangeFor, scene: Scene) -> Said:
    """Which item or ally takes the place of the card."""
    if gift.ally is not None:
        tapping = f"einen ihrer Charaktere tappen, um {quoted(gift.ally)} von der Hand zu ihm zu spielen"
        gone = Clause(scene.card.nominative, "wird", "abgeworfen", front="dann")
        return (Clause(f"der Spieler {scene.company.genitive}", "darf", tapping), gone)
    thing_given = "einen beliebigen Gegenstand von der Hand, der kein besonderer ist,"
    placed = f"{thing_given} zu {scene.bearer.dative} zu legen"
    return (Clause("du", "darfst", f"{scene.card.accusative} abwerfen, um {placed}"),)


def giving(gift: GiveItem) -> Said:
    """Which item somebody is given, and from where."""
    if gift.tapping:
        return _giving_by_tapping(gift)
    sorts = any_of([KEYWORDS[sort].after_ein.nominative for sort in gift.keywords])
    piles = any_of(["der Hand", *[f"deinem {SOURCES[source].after_ein.dative}" for source in gift.sources]])
    thing = with_adjective("nicht einzigartig", ITEM_CLASSES[gift.item_class] if gift.item_class else ITEM)
    whom = "zu einem Charakter am selben Ort (der dafür nicht tappen muss)"
    return (Deed(LAY, unchanging(f"{a(thing, Case.ACCUSATIVE)} ({sorts})"), f"aus {piles} {whom}"),)


def _giving_by_tapping(gift: GiveItem) -> Said:
    """Which item somebody may be given who taps for it, and from where."""
    sorts = any_of([KEYWORDS[sort].after_ein.nominative for sort in gift.keywords])
    piles = any_of(["der Hand", *[f"deinem {SOURCES[source].after_ein.dative}" for source in gift.sources]])
    common = with_adjective("nicht besonder", ITEM)
    which = f"{a(with_adjective('nicht einzigartig', common), Case.ACCUSATIVE)} ({sorts})"
    if gift.as_stored:
        which = f"{a(common, Case.ACCUSATIVE)} (der einem gleicht, den dein Gegner hinterlegt hat)"
    whom = "zu einem ungetappten Charakter derselben Gemeinschaft (der dafür tappt)"
    given = Deed(LAY, unchanging(which), f"aus {piles} {whom}")
    placed = Clause("du", "darfst", given.permission())
    if not gift.as_stored:
        return (placed,)
    lost = "abgeworfen, und der gelegte darf nie hinterlegt werden"
    return (placed, Clause("der hinterlegte Gegenstand deines Gegners", "wird", lost))
