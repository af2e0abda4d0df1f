"""Cards that are fetched from the piles, in French."""

from wizardhaven.text.french.clauses import LAY, SHUFFLE, TAKE, Clause, Deed, Said
from wizardhaven.text.french.conditions import condition, conditions
from wizardhaven.text.french.counting import any_of, counted
from wizardhaven.text.french.grammar import Nominal, Noun, a, feminine, masculine, of
from wizardhaven.text.french.keywords import KEYWORDS, MAGIC
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import by_races
from wizardhaven.text.french.terms import (
    ALLY,
    CARD,
    CHARACTER,
    CREATURE,
    FACTION,
    ITEM,
    ITEM_CLASSES,
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
    piles = any_of([f"de sa {SOURCES[source].singular}" for source in fetch.sources])
    if fetch.every:
        return Clause("chaque joueur", f"mélange toutes les factions {piles} dans son deck de jeu")
    sort = a(FACTION) if fetch.factions else f"une créature{by_races(fetch.races)}"
    if fetch.unique_of:
        form = f"une manifestation d'un {RACES[fetch.unique_of].singular} unique"
        sort = f"{form} ou {sort}" if fetch.creatures else form
    card = f"{sort} {piles}"
    doing = "prendre en main" if fetch.to_hand else "mélanger dans son deck de jeu"
    return Clause("chaque joueur", f"peut {doing} {card}")


def _of_which(fetch: Fetch) -> str:
    """What else must be true of an item of a class."""
    if not fetch.item_class or not fetch.keywords:
        return ""
    whose = {Alignment.HERO: " héros", Alignment.MINION: " séide"}.get(fetch.alignment or Alignment.DUAL, "")
    common = " non unique" if fetch.common else ""
    sorts = any_of([KEYWORDS[keyword].singular for keyword in fetch.keywords])
    return f" (objet{whose}{common} : {sorts})"


def _fetch(fetch: Fetch, scene: Scene) -> Said:
    if fetch.avatar_into_play:
        piles = any_of([f"dans votre {SOURCES[source].singular}" for source in fetch.sources])
        search = f"pouvez chercher votre avatar {piles} et le mettre en jeu sur ce site"
        counts = "sans que cela compte comme votre personnage du tour"
        return (Clause("vous", search, front="si aucun de vos avatars n'est en jeu", proviso=counts),)
    if fetch.creatures:
        sorts = [CREATURE]
    elif fetch.characters and fetch.races:
        sorts = [RACES[race] for race in fetch.races]
    elif fetch.playable_here:
        sorts = [ITEM, ALLY, FACTION]
    elif fetch.factions:
        sorts = [FACTION]
    elif fetch.events:
        sorts = [masculine(f"événement de {SIDES[side].singular}") for side in fetch.sides]
    elif fetch.item_class:
        sorts = [ITEM_CLASSES[fetch.item_class]]
    elif set(fetch.keywords) == set(MAGIC):
        sorts = [feminine("carte de magie", "cartes de magie")]
    elif fetch.keywords:
        sorts = [_card_of(keyword) for keyword in fetch.keywords]
    else:
        sorts = [*[SIDES[side] for side in fetch.sides], *([CHARACTER] if fetch.characters else [])]
    piles = any_of([f"de votre {SOURCES[source].singular}" for source in fetch.sources])
    words = [counted(fetch.count, sort) for sort in sorts or [CARD]]
    if fetch.names:
        words = [quoted(name) for name in fetch.names]
    if fetch.rings:
        words = ["un anneau (sauf l'Anneau Unique)"]
    if fetch.agents_from:
        types = any_of([a(sort_of_site(each)) for each in fetch.agents_from])
        words = [f"un agent (avec pour site natal {types})"]
    if fetch.needing:
        words = [f"une carte (qui demande {a(SKILLS[fetch.needing])})"]
    if fetch.no_short_events:
        words = [f"{any_of(words)} (pas d'Événement Court)"]
    most = "jusqu'à " if fetch.up_to and fetch.count > 1 else ""
    here = f" jouable sur le site {of(scene.company.text)}" if fetch.playable_here else ""
    of_races = by_races(fetch.races) if fetch.creatures else ""
    card = Nominal(f"{most}{any_of(words)}{of_races}{here}{_of_which(fetch)} {piles}")
    goal = "en main" if fetch.to_hand else "dans votre deck de jeu"
    taking = Deed((TAKE if fetch.to_hand else SHUFFLE,), card, how=goal)
    if fetch.up_to and fetch.count == 1:
        return (Clause("vous", f"pouvez {taking.infinitive()}"),)
    if fetch.only_if:
        return (
            Clause("vous", f"pouvez {taking.infinitive()}", front=f"si {conditions(fetch.only_if, scene)}"),
        )
    if fetch.shown:
        return (taking, Clause("votre adversaire", "voit cette carte"))
    if fetch.twice_if is None:
        return (taking,)
    twice = f"si {condition(fetch.twice_if, scene)}"
    return (taking, Clause("vous", "pouvez le faire deux fois", front=twice))


def _card_of(keyword: Keyword) -> Noun:
    """A card with that word on it; of magic there is no piece that one could take."""
    word = KEYWORDS[keyword]
    magic = Noun(f"carte {of(word.singular)}", f"cartes {of(word.singular)}", feminine=True)
    return magic if keyword in MAGIC else word


def exchanging(gift: ExchangeFor, scene: Scene) -> Said:
    """Which item or ally takes the place of the card."""
    if gift.ally is not None:
        tapping = f"engager un personnage de celle-ci pour jouer {quoted(gift.ally)} de sa main avec lui"
        gone = Clause("vous", f"défaussez {scene.card.text}", front="dans ce cas")
        return (Clause(f"le joueur {of(scene.company.text)}", f"peut {tapping}"), gone)
    placed = f"placer avec {scene.bearer.text} n'importe quel objet non spécial de votre main"
    return (Clause("vous", f"pouvez défausser {scene.card.text} pour {placed}"),)


def giving(gift: GiveItem) -> Said:
    """Which item somebody is given, and from where."""
    if gift.tapping:
        return _giving_by_tapping(gift)
    sorts = any_of([KEYWORDS[sort].singular for sort in gift.keywords])
    piles = any_of(["de votre main", *[f"de votre {SOURCES[source].singular}" for source in gift.sources]])
    sort = ITEM_CLASSES[gift.item_class] if gift.item_class else ITEM
    thing = Nominal(f"{a(sort)} non unique ({sorts}) {piles}")
    return (Deed((LAY,), thing, where="avec un personnage du même site, qui n'a pas à s'engager"),)


def _giving_by_tapping(gift: GiveItem) -> Said:
    """Which item somebody may be given who taps for it, and from where."""
    sorts = any_of([KEYWORDS[sort].singular for sort in gift.keywords])
    piles = any_of(["de votre main", *[f"de votre {SOURCES[source].singular}" for source in gift.sources]])
    thing = Nominal(f"un objet non spécial et non unique ({sorts}) {piles}")
    if gift.as_stored:
        like = "identique à un objet que votre adversaire a mis en réserve"
        thing = Nominal(f"un objet non spécial {piles}, {like},")
    given = Deed((LAY,), thing, where="avec un personnage non engagé de la même compagnie, qui s'engage")
    placed = Clause("vous", f"pouvez {given.infinitive()}")
    if not gift.as_stored:
        return (placed,)
    lost = "est défaussé, et le vôtre ne peut jamais être mis en réserve"
    return (placed, Clause("l'objet en réserve de votre adversaire", lost))
