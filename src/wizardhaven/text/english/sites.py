"""What the card of a site says, in English."""

from collections.abc import Sequence
from typing import Final

from wizardhaven.text.english.abilities import paragraphs
from wizardhaven.text.english.attack_bonuses import strength
from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import haven, races, sort_of_site
from wizardhaven.vocabulary.asked_for import among, item_class_in, names_among, one_of
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.marked import avatar_meant
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.site_parts import AttackOf, SiteAttack, keys_of
from wizardhaven.vocabulary.such import AllOf, Not, parts
from wizardhaven.vocabulary.terms import Alignment, Keyword, Pile, Race, RegionType, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent

_THOUGH_TAPPED: Final = "Items may be played here even if the site is tapped."


def site_text(site: Site, scene: Scene) -> list[str]:
    """The way there, what can be played there, what attacks there, and anything else."""
    nearest = [f"Nearest {haven()}: {site.nearest_haven}."] if site.nearest_haven else []
    path = [f"Site path: {_path(site.path)}."] if site.path else []
    ways = [f"Site path from {way.from_haven}: {_path(way.path)}." for way in site.haven_paths]
    return [
        *([" ".join([*nearest, *path])] if nearest or path else []),
        *ways,
        *_adjacent(site),
        *_playable(site),
        *[_automatic_attack(attack, scene) for attack in site.automatic_attacks],
        *(["There is a hoard here."] if Mark.HOARD in site.marks else []),
        *([_THOUGH_TAPPED] if Mark.ITEMS_THOUGH_TAPPED in site.marks else []),
        *_always(site),
        *_of_fallen_wizards(site),
        *paragraphs(site.abilities, scene),
    ]


def _always(site: Site) -> list[str]:
    """What no other card changes: who comes there, and where the site goes."""
    keyed = f"No other card can keep creatures from being played keyed to {site.name}."
    when = "at the beginning of its player's end-of-turn phase"
    tested = f"Each gold ring at {site.name} is tested {when}."
    returns = f"When {site.name} leaves play it goes back to the location deck; it is never discarded."
    return [
        *([keyed] if Mark.CREATURES_ALWAYS_KEYED in site.marks else []),
        *([returns] if Mark.ALWAYS_RETURNS in site.marks else []),
        *([f"{site.name} never taps."] if Mark.NEVER_TAPS in site.marks else []),
        *([tested] if Mark.TESTS_GOLD_RINGS in site.marks else []),
        *([_stored(site.stored_for)] if site.stored_for is not None else []),
    ]


def _of_fallen_wizards(site: Site) -> list[str]:
    """For whom the card is, how a company gets there, and when it gives stage points. [FW-16, FW-27]"""
    said: list[str] = []
    if avatar_meant(site):
        said.append(f"Only the companies of {avatar_meant(site)} may use this card.")
    if site.beneath_wizardhaven is not None:
        enough = f"if you have {site.beneath_wizardhaven} or more stage points"
        said.append(
            f"A company may move here only from one of your protected Wizardhavens, and only {enough}."
        )
        said.append(f"That Wizardhaven is the surface site of {site.name}, adjacent with a number of 0.")
        said.append("No other card of this name may lie beneath the same Wizardhaven.")
    if site.stage_points:
        said.append("You have its stage points while one of your companies is here.")
    return [" ".join(said)] if said else []


def _path(regions: Sequence[RegionType]) -> str:
    return ", ".join([region_type.value for region_type in regions])


def _playable(site: Site) -> list[str]:
    """Items by class, some of them by name only, and information."""
    items = [item_class_in(each).value for each in site.playable_items]
    some = [each for each in site.playable_items if isinstance(each, AllOf) and len(each.traits) > 1]
    provisos = [f"{item_class_in(each).value}: {_only(each)} only" for each in some]
    playable = [
        *(["information"] if Mark.INFORMATION in site.marks else []),
        *([f"{listed(items, 'and')} items"] if items else []),
    ]
    but = f" ({', '.join(provisos)})" if provisos else ""
    return [f"Playable here: {'; '.join(playable)}{but}."] if playable else []


def _only(items: AllOf) -> str:
    """The items to which a class is kept here."""
    sides = one_of(items, Alignment)
    if sides:
        return f"{listed([side.value for side in sides], 'or')} items"
    words = [word.value for part in items.traits for word in among(part, Keyword)]
    return listed([*names_among(items), *words], "or")


def _alone(way: Adjacent) -> str:
    """That only one of such sites is meant."""
    return "; only one, chosen when it is first used" if way.chosen else ""


def _adjacent(site: Site) -> list[str]:
    """Where the Under-deeps lead from here, each with its number."""
    listing = [f"{place(each.place)} ({each.number}{_alone(each)})" for each in site.adjacent]
    return [f"Adjacent sites: {', '.join(listing)}."] if listing else []


def _from_hand(keys: Sequence[SiteType | RegionType], common: bool) -> str:
    """A creature that may be put down, perhaps only one that is not unique."""
    lands = [f"a single {each.value}" for each in keys if isinstance(each, RegionType)]
    sites = [with_article(sort_of_site(each)) for each in keys if isinstance(each, SiteType)]
    provisos = [
        *(["is not unique"] if common else []),
        *([f"is normally keyed to {listed([*sites, *lands], 'or')}"] if keys else []),
    ]
    such = f" that {' and '.join(provisos)}" if provisos else ""
    creature = f"a creature from hand{such}"
    return f"Automatic-attack: your opponent may put down {creature}."


def _automatic_attack(attack: SiteAttack, scene: Scene) -> str:
    if isinstance(attack, AttackOf) and attack.source is Pile.PLAY:
        return _event_as_attack(attack)
    if isinstance(attack, AttackOf):
        return _from_hand(keys_of(attack), any([part == Not(Mark.UNIQUE) for part in parts(attack.what)]))
    assert attack.race is not None
    each = fights(attack.abilities, Manner.EACH_FACES_A_STRIKE)
    attackers = attack.race.value if attack.strikes == 1 and not each else races(attack.race)
    numbers = f"{attack.prowess} prowess" if each else strength(attack.strikes, attack.prowess, attack.body)
    first = [f"Automatic-attack: {attackers}, {numbers}."]
    if attack.manifestation_of:
        abroad = f"a manifestation of {attack.manifestation_of} is in play"
        first.append(f"There is no such attack while {abroad}, or once one has been defeated.")
    if attack.unless_in_play:
        first.append(f"There is no such attack while {attack.unless_in_play} is in play.")
    return " ".join([*first, *paragraphs(attack.abilities, scene)])


def _event_as_attack(attack: AttackOf) -> str:
    """A permanent-event in play that must attack."""
    names, sorts = names_among(attack.what), one_of(attack.what, Race)
    which = listed([*names, *[with_article(race.value) for race in sorts]], "or")
    there = f"if {which} is in play as a permanent-event, it must attack here"
    several = len(names) != 1
    choice = "; if there are several, your opponent chooses one" if several else ""
    return f"Additional automatic-attack: {there}{choice}. It is discarded afterwards and gives no points."


def _stored(points: int) -> str:
    worth = f"{points} marshalling {'point' if points == 1 else 'points'}"
    return f"Where it would be put on your discard pile, it is stored for {worth} instead."
