"""Cards that are fetched from the piles, in English."""

from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.conditions import condition, conditions
from wizardhaven.text.english.grammar import listed, number, one_of, with_article
from wizardhaven.text.english.keywords import MAGIC, bearing, is_magic
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import item, sites, sources
from wizardhaven.vocabulary.card_effects import ExchangeFor, Fetch, GiveItem
from wizardhaven.vocabulary.terms import ItemClass, Keyword


def fetching(fetch: Fetch, scene: Scene) -> Said:
    """Which cards a player fetches, or each player, and whereto."""
    if fetch.each_player:
        return Outcome(_each_fetches(fetch))
    if fetch.up_to and fetch.count == 1:
        return Outcome(f"you may {_fetch(fetch, scene)}")
    if not fetch.only_if:
        return Deed(_fetch(fetch, scene))
    return Outcome(f"if {conditions(fetch.only_if, scene)}, you may {_fetch(fetch, scene)}")


def _each_fetches(fetch: Fetch) -> str:
    moving, goal = ("take", "hand") if fetch.to_hand else ("shuffle", "play deck")
    piles = listed([source.value for source in fetch.sources], "or")
    if fetch.every:
        return f"each player shuffles all {_sort(fetch)}s from his {piles} into his {goal}"
    sorts = [
        *([f"any manifestation of a unique {fetch.unique_of.value}"] if fetch.unique_of else []),
        *([with_article(_sort(fetch))] if fetch.creatures or not fetch.unique_of else []),
    ]
    return f"each player may {moving} {listed(sorts, 'or')} from his {piles} into his {goal}"


def _sort(fetch: Fetch) -> str:
    return "faction" if fetch.factions else _creature(fetch)


def _creature(fetch: Fetch) -> str:
    races = f"{listed([race.value for race in fetch.races], 'or')} " if fetch.races else ""
    return f"{races}creature"


def _character(fetch: Fetch) -> str:
    races = f"{listed([race.value for race in fetch.races], 'or')} " if fetch.races else ""
    return f"{races}character"


def _item_of(fetch: Fetch, item_class: ItemClass) -> str:
    """An item of a class that is also of one of some sorts."""
    whose = f"{fetch.alignment.value} " if fetch.alignment else ""
    sorts = listed([keyword.value for keyword in fetch.keywords], "or")
    such = [*(["is not unique"] if fetch.common else []), f"is {with_article(sorts)}"]
    return f"{with_article(whose + item(item_class))} that {listed(such, 'and')}"


def _fetch(fetch: Fetch, scene: Scene) -> str:
    if fetch.avatar_into_play:
        looking = f"search {sources(fetch.sources)} for your avatar and play him at the site"
        counts = "This does not count as your one character of the turn"
        return f"{looking}, if no avatar of yours is in play. {counts}"
    sorts = (
        [_creature(fetch)]
        if fetch.creatures
        else [*[side.value for side in fetch.sides], *([_character(fetch)] if fetch.characters else [])]
    )
    if fetch.factions:
        sorts = ["faction"]
    if fetch.events:
        sorts = [f"{side.value} event" for side in fetch.sides]
    if fetch.item_class:
        sorts = [item(fetch.item_class)]
    named = ["a magic card"] if is_magic(fetch.keywords) else [_card_of(each) for each in fetch.keywords]
    card = listed(named, "or") if named else with_article(listed(sorts or ["card"], "or"))
    if fetch.item_class and named:
        card = _item_of(fetch, fetch.item_class)
    if fetch.names:
        card = listed(fetch.names, "or")
    if fetch.rings:
        card = "a ring other than The One Ring"
    if fetch.agents_from:
        card = f"an agent whose home site is {one_of(sites(fetch.agents_from))}"
    if fetch.needing:
        card = f"a card that needs {with_article(fetch.needing.value)}"
    if fetch.playable_here:
        card = f"an item, ally or faction that can be played at {scene.company}'s site"
    if fetch.no_short_events:
        card += " that is no short-event"
    if fetch.count > 1:
        most = "up to " if fetch.up_to else ""
        card = f"{most}{number(fetch.count)} {listed([f'{sort}s' for sort in sorts or ['card']], 'or')}"
    moving = f"take {card}" if fetch.to_hand else f"shuffle {card}"
    goal = "hand" if fetch.to_hand else "play deck"
    twice = f"; if {condition(fetch.twice_if, scene)}, you may do so twice" if fetch.twice_if else ""
    shown = " and show it to your opponent" if fetch.shown else ""
    return f"{moving} from {sources(fetch.sources)} into your {goal}{shown}{twice}"


def _card_of(keyword: Keyword) -> str:
    """A card with that word on it; of magic there is no piece that one could take."""
    return f"a {keyword.value} card" if keyword in MAGIC else bearing(keyword)


def exchanging(gift: ExchangeFor, scene: Scene) -> Said:
    """Which item or ally takes the place of the card."""
    if gift.ally is not None:
        tapping = f"may tap one of its characters to play {gift.ally} from his hand with him"
        return Outcome(f"the player of {scene.company} {tapping}; if he does, discard {scene.card}")
    item_given = "any item from your hand that is not special"
    return Outcome(f"you may discard {scene.card} to place {item_given} with {scene.bearer}")


def giving(gift: GiveItem, scene: Scene) -> Said:
    """Which item somebody is given, and from where."""
    piles = listed(["hand", *[source.value for source in gift.sources]], "or")
    whom = f"any character at {scene.site}, who need not tap for it"
    if gift.tapping:
        whom = "an untapped character of the same company, who taps for it"
    if gift.as_stored:
        item_given = f"a non-special item from your {piles}, identical to one your opponent has stored,"
        lost = "Your opponent's stored item is discarded, and the one you placed may never be stored"
        return Deed(f"place {item_given} with {whom}. {lost}")
    sorts = listed([sort.value for sort in gift.keywords], "or")
    sort = item(gift.item_class) if gift.item_class else "and non-special item"
    return Deed(f"place a non-unique {sort} that is a {sorts} from your {piles} with {whom}")
