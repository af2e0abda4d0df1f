"""What the card of a site says, in French."""

from collections.abc import Sequence

from wizardhaven.text.french.abilities import paragraphs
from wizardhaven.text.french.alignments import ALIGNMENTS
from wizardhaven.text.french.attack_bonuses import strength
from wizardhaven.text.french.counting import all_of, any_of, counted
from wizardhaven.text.french.grammar import a, sentence, sentences, to, with_adjective
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import french, quoted, site
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import (
    ITEM_CLASSES,
    ITEM_SORTS,
    POINT,
    RACES,
    REGION_TYPES,
    haven,
    sort_of_site,
)
from wizardhaven.vocabulary.asked_for import among, item_class_in, names_among, one_of
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.marked import avatar_meant
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.places import names_of
from wizardhaven.vocabulary.site_parts import AttackOf, SiteAttack, keys_of
from wizardhaven.vocabulary.such import AllOf, Not, Such, parts
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Pile, Race, RegionType, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent


def site_text(card: Site, scene: Scene) -> list[str]:
    """The way there, what can be played there, what attacks there, and anything else."""
    closest = f"{haven().singular} le plus proche"
    nearest = [f"{closest} : {french(card.nearest_haven)}"] if card.nearest_haven else []
    path = [f"trajet : {_path(card.path)}"] if card.path else []
    ways = [sentence(f"trajet depuis {site(way.from_haven)} : {_path(way.path)}") for way in card.haven_paths]
    return [
        *([sentences([*nearest, *path])] if nearest or path else []),
        *ways,
        *_adjacent(card),
        *_playable(card),
        *[_automatic_attack(attack, scene) for attack in card.automatic_attacks],
        *([sentence("un trésor de Dragon se trouve ici")] if Mark.HOARD in card.marks else []),
        *_always(card, scene),
        *_of_fallen_wizards(card),
        *paragraphs(card.abilities, scene),
    ]


def _always(card: Site, scene: Scene) -> list[str]:
    """What is played there though the site is tapped, who comes there in any case, where the site goes."""
    here = scene.card
    tapped = "des objets peuvent être joués ici même si le site est engagé"
    keyed = f"aucune autre carte ne peut empêcher de jouer des créatures liées {to(here.text)}"
    when = "au début de la phase de fin de tour de son joueur"
    tested = f"chaque anneau d'or qui se trouve ici est testé {when}"
    never = f"n'est jamais {here.agreeing('défaussé')}"
    returns = f"{here.text} retourne toujours dans le deck de sites et {never}"
    return [
        *([sentence(tapped)] if Mark.ITEMS_THOUGH_TAPPED in card.marks else []),
        *([sentence(keyed)] if Mark.CREATURES_ALWAYS_KEYED in card.marks else []),
        *([sentence(returns)] if Mark.ALWAYS_RETURNS in card.marks else []),
        *([sentence(f"{here.text} ne s'engage jamais")] if Mark.NEVER_TAPS in card.marks else []),
        *([sentence(tested)] if Mark.TESTS_GOLD_RINGS in card.marks else []),
        *([_stored(card.stored_for, here.text)] if card.stored_for is not None else []),
    ]


def _of_fallen_wizards(card: Site) -> list[str]:
    """For whom the card is, how a company gets there, and when it gives stage points. [FW-16, FW-27]"""
    said: list[str] = []
    if avatar_meant(card):
        said.append(f"seules les compagnies de {avatar_meant(card)} peuvent utiliser cette carte")
    if card.beneath_wizardhaven is not None:
        enough = f"si vous avez au moins {card.beneath_wizardhaven} points de Déchu"
        origin = "que depuis l'un de vos Havres de Sorcier protégés"
        said.append(f"une compagnie ne peut venir ici {origin}, et seulement {enough}")
        said.append("ce Havre de Sorcier est le site de surface, adjacent avec le nombre 0")
        said.append("aucune autre carte de ce nom ne peut se trouver sous le même Havre de Sorcier")
    if card.stage_points:
        said.append("vous avez ses points de Déchu tant que l'une de vos compagnies est ici")
    return [sentences(said)] if said else []


def _path(regions: Sequence[RegionType]) -> str:
    return ", ".join([REGION_TYPES[each].singular for each in regions])


def _playable(card: Site) -> list[str]:
    """Information, and items by class, some of them by name only."""
    classes = [item_class_in(each) for each in card.playable_items]
    sorts = [ITEM_SORTS[each][1] for each in classes if each in ITEM_SORTS]
    rings = [ITEM_CLASSES[each].plural for each in classes if each not in ITEM_SORTS]
    playable = [
        *(["information"] if Mark.INFORMATION in card.marks else []),
        *([f"objets {all_of(sorts)}"] if sorts else []),
        *rings,
    ]
    some = [each for each in card.playable_items if isinstance(each, AllOf) and len(each.traits) > 1]
    but = "".join([f" ({_sort(item_class_in(each))} : {_only(each)} seulement)" for each in some])
    return [sentence(f"jouable ici : {' ; '.join(playable)}{but}")] if playable else []


def _sort(item_class: ItemClass) -> str:
    return ITEM_SORTS[item_class][1] if item_class in ITEM_SORTS else ITEM_CLASSES[item_class].plural


def _only(items: AllOf) -> str:
    """The items to which a class is kept here."""
    sides = one_of(items, Alignment)
    if sides:
        return f"objets {any_of([ALIGNMENTS[side] for side in sides])}"
    words = [word for part in items.traits for word in among(part, Keyword)]
    names = [quoted(name) for name in names_among(items)]
    return any_of([*names, *[KEYWORDS[word].plural for word in words]])


def _alone(way: Adjacent) -> str:
    """That only one of such sites is meant."""
    return " ; un seul, choisi la première fois" if way.chosen else ""


def _adjacent(card: Site) -> list[str]:
    """Where the Under-deeps lead from here, each with its number."""
    listing = [f"{_name(each.place)} ({each.number}{_alone(each)})" for each in card.adjacent]
    return [sentence(f"sites adjacents : {', '.join(listing)}")] if listing else []


def _name(where: Such) -> str:
    names = names_of(where)
    return french(names[0]) if len(names) == 1 else place(where).text


def _key(of: SiteType | RegionType) -> str:
    """To a site of a type, or to a single region of one."""
    if isinstance(of, SiteType):
        return to(a(sort_of_site(of)))
    return to(a(with_adjective(REGION_TYPES[of], "isolé", "isolée")))


def _from_hand(keys: Sequence[SiteType | RegionType], common: bool) -> str:
    """A creature that may be put down, perhaps only one that is not unique."""
    creature = f"une créature{' non unique' if common else ''} de sa main, normalement liée"
    keyed = any_of([_key(each) for each in keys])
    return sentence(f"attaque automatique : votre adversaire peut poser {creature} {keyed}")


def _automatic_attack(attack: SiteAttack, scene: Scene) -> str:
    if isinstance(attack, AttackOf) and attack.source is Pile.PLAY:
        return _event_as_attack(attack)
    if isinstance(attack, AttackOf):
        return _from_hand(keys_of(attack), any([part == Not(Mark.UNIQUE) for part in parts(attack.what)]))
    assert attack.race is not None
    race = RACES[attack.race]
    each = fights(attack.abilities, Manner.EACH_FACES_A_STRIKE)
    attackers = race.singular if attack.strikes == 1 and not each else race.plural
    numbers = f"prouesse {attack.prowess}"
    if not each:
        numbers = strength(attack.strikes, attack.prowess, attack.body)
    first = [sentence(f"attaque automatique : {attackers}, {numbers}")]
    if attack.manifestation_of:
        abroad = f"tant qu'une manifestation de {quoted(attack.manifestation_of)} est en jeu"
        first.append(sentence(f"cette attaque n'a pas lieu {abroad}, ou si l'une d'elles a été vaincue"))
    if attack.unless_in_play:
        there = f"tant que {french(attack.unless_in_play)} est en jeu"
        first.append(sentence(f"cette attaque n'a pas lieu {there}"))
    return " ".join([*first, *paragraphs(attack.abilities, scene)])


def _event_as_attack(attack: AttackOf) -> str:
    """A permanent-event in play that must attack."""
    names = [quoted(name) for name in names_among(attack.what)]
    which = any_of([*names, *[a(RACES[race]) for race in one_of(attack.what, Race)]])
    several = len(names) != 1
    choice = " ; votre adversaire choisit s'il y en a plusieurs" if several else ""
    there = f"si {which} est en jeu comme Événement Permanent, cette carte doit attaquer ici{choice}"
    after = "elle est ensuite défaussée et ne rapporte pas de points"
    return " ".join([sentence(f"attaque automatique supplémentaire : {there}"), sentence(after)])


def _stored(points: int, here: str) -> str:
    worth = f"en réserve pour {counted(points, POINT)}"
    return sentence(f"au lieu d'aller dans votre pile de défausse, {here} est mis {worth}")
