"""What the card of a site says, in German."""

from collections.abc import Sequence

from wizardhaven.text.german.abilities import paragraphs
from wizardhaven.text.german.alignments import ALIGNMENTS
from wizardhaven.text.german.attack_bonuses import strength
from wizardhaven.text.german.clauses import sentence, sentences
from wizardhaven.text.german.counting import all_of, any_of, counted
from wizardhaven.text.german.grammar import Case, a, with_adjective
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import german, quoted
from wizardhaven.text.german.places import place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import (
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


def site_text(site: Site, scene: Scene) -> list[str]:
    """The way there, what can be played there, what attacks there, and anything else."""
    closest, origin = f"Nächster {haven().after_ein.nominative}", f"Weg vom {haven().after_der.dative}"
    nearest = [f"{closest}: {german(site.nearest_haven)}."] if site.nearest_haven else []
    path = [f"Weg: {_path(site.path)}."] if site.path else []
    ways = [f"{origin} {german(way.from_haven)}: {_path(way.path)}." for way in site.haven_paths]
    return [
        *([" ".join([*nearest, *path])] if nearest or path else []),
        *ways,
        *_adjacent(site),
        *_playable(site),
        *[_automatic_attack(attack, scene) for attack in site.automatic_attacks],
        *(["Hier liegt ein Drachenschatz."] if Mark.HOARD in site.marks else []),
        *_always(site, scene),
        *_of_fallen_wizards(site),
        *paragraphs(site.abilities, scene),
    ]


def _always(site: Site, scene: Scene) -> list[str]:
    """What is played there though the site is tapped, who comes there in any case, where the site goes."""
    card = scene.card
    tapped = "Gegenstände dürfen hier auch gespielt werden, wenn der Ort getappt ist"
    keyed = f"keine andere Karte kann verhindern, dass Kreaturen an {card.accusative} gebunden werden"
    when = "zu Beginn der Zugende-Phase seines Spielers"
    tested = f"jeder Goldene Ring an {card.dative} wird {when} geprüft"
    returns = f"{card.nominative} kehrt stets in das Ortskarten-Deck zurück und wird nie abgeworfen"
    return [
        *([sentence(tapped)] if Mark.ITEMS_THOUGH_TAPPED in site.marks else []),
        *([sentence(keyed)] if Mark.CREATURES_ALWAYS_KEYED in site.marks else []),
        *([sentence(returns)] if Mark.ALWAYS_RETURNS in site.marks else []),
        *([sentence(f"{card.nominative} wird nie getappt")] if Mark.NEVER_TAPS in site.marks else []),
        *([sentence(tested)] if Mark.TESTS_GOLD_RINGS in site.marks else []),
        *([_stored(site.stored_for, card.nominative)] if site.stored_for is not None else []),
    ]


def _of_fallen_wizards(site: Site) -> list[str]:
    """For whom the card is, how a company gets there, and when it gives stage points. [FW-16, FW-27]"""
    said: list[str] = []
    if avatar_meant(site):
        said.append(f"nur die Gemeinschaften von {avatar_meant(site)} dürfen diese Karte benutzen")
    if site.beneath_wizardhaven is not None:
        enough = f"wenn du mindestens {site.beneath_wizardhaven} Entwicklungspunkte hast"
        origin = "nur von einem deiner geschützten Zauberer-Zufluchtsorte aus"
        said.append(f"eine Gemeinschaft darf sich {origin} hierher bewegen und nur, {enough}")
        said.append("dieser Zauberer-Zufluchtsort ist der Oberflächenort und angrenzend mit der Zahl 0")
        said.append("unter demselben Zauberer-Zufluchtsort darf keine zweite Karte dieses Namens liegen")
    if site.stage_points:
        said.append("du hast die Entwicklungspunkte, solange eine deiner Gemeinschaften hier ist")
    return [sentences(said)] if said else []


def _path(regions: Sequence[RegionType]) -> str:
    return ", ".join([REGION_TYPES[each].after_ein.nominative for each in regions])


def _playable(site: Site) -> list[str]:
    """Information, and items by class, some of them by name only."""
    classes = [item_class_in(each) for each in site.playable_items]
    sorts = [ITEM_SORTS[each] for each in classes if each in ITEM_SORTS]
    rings = [ITEM_CLASSES[each].plural.nominative for each in classes if each not in ITEM_SORTS]
    playable = [
        *(["Information"] if Mark.INFORMATION in site.marks else []),
        *([f"{all_of(sorts)} Gegenstände"] if sorts else []),
        *rings,
    ]
    some = [each for each in site.playable_items if isinstance(each, AllOf) and len(each.traits) > 1]
    but = "".join([f" ({_sort(item_class_in(each))}: nur {_only(each)})" for each in some])
    return [f"Hier spielbar: {'; '.join(playable)}{but}."] if playable else []


def _sort(item_class: ItemClass) -> str:
    return ITEM_SORTS.get(item_class, ITEM_CLASSES[item_class].plural.nominative)


def _only(items: AllOf) -> str:
    """The items to which a class is kept here."""
    sides = one_of(items, Alignment)
    if sides:
        return f"Gegenstände der Seite {any_of([ALIGNMENTS[side] for side in sides])}"
    words = [word for part in items.traits for word in among(part, Keyword)]
    names = [quoted(name) for name in names_among(items)]
    return any_of([*names, *[KEYWORDS[word].plural.nominative for word in words]])


def _called(where: Such) -> str:
    """A site in a list, by its bare name if it has one."""
    names = names_of(where)
    return german(names[0]) if len(names) == 1 else place(where).nominative


def _alone(way: Adjacent) -> str:
    """That only one of such sites is meant."""
    return "; nur einer, der beim ersten Mal gewählt wird" if way.chosen else ""


def _adjacent(site: Site) -> list[str]:
    """Where the Under-deeps lead from here, each with its number."""
    listing = [f"{_called(each.place)} ({each.number}{_alone(each)})" for each in site.adjacent]
    return [f"Angrenzende Orte: {', '.join(listing)}."] if listing else []


def _key(of: SiteType | RegionType) -> str:
    """A site of a type, or a single region of one, as an object."""
    if isinstance(of, SiteType):
        return a(sort_of_site(of), Case.ACCUSATIVE)
    return a(with_adjective("einzeln", REGION_TYPES[of]), Case.ACCUSATIVE)


def _from_hand(keys: Sequence[SiteType | RegionType], common: bool) -> str:
    """A creature that may be put down, perhaps only one that is not unique."""
    creature = f"eine {'nicht einzigartige ' if common else ''}Kreatur von der Hand"
    keyed = f"die normalerweise an {any_of([_key(each) for each in keys])} gebunden ist"
    return sentence(f"Automatischer Angriff: Dein Gegner darf {creature} hinlegen, {keyed}")


def _automatic_attack(attack: SiteAttack, scene: Scene) -> str:
    if isinstance(attack, AttackOf) and attack.source is Pile.PLAY:
        return _event_as_attack(attack)
    if isinstance(attack, AttackOf):
        return _from_hand(keys_of(attack), any([part == Not(Mark.UNIQUE) for part in parts(attack.what)]))
    assert attack.race is not None
    race = RACES[attack.race]
    each = fights(attack.abilities, Manner.EACH_FACES_A_STRIKE)
    alone = attack.strikes == 1 and not each
    attackers = race.after_ein.nominative if alone else race.plural.nominative
    numbers = f"Kampfkraft {attack.prowess}"
    if not each:
        numbers = strength(attack.strikes, attack.prowess, attack.body)
    first = [sentence(f"Automatischer Angriff: {attackers}, {numbers}")]
    if attack.manifestation_of:
        abroad = f"solange eine Manifestation von {quoted(attack.manifestation_of)} im Spiel ist"
        first.append(sentence(f"dieser Angriff entfällt, {abroad} oder wenn eine besiegt worden ist"))
    if attack.unless_in_play:
        first.append(
            sentence(f"dieser Angriff entfällt, solange {german(attack.unless_in_play)} im Spiel ist")
        )
    return " ".join([*first, *paragraphs(attack.abilities, scene)])


def _event_as_attack(attack: AttackOf) -> str:
    """A permanent-event in play that must attack."""
    names = [quoted(name) for name in names_among(attack.what)]
    which = any_of([*names, *[a(RACES[race], Case.NOMINATIVE) for race in one_of(attack.what, Race)]])
    several = len(names) != 1
    choice = "; unter mehreren wählt dein Gegner" if several else ""
    there = f"Ist {which} als permanentes Ereignis im Spiel, muss diese Karte hier angreifen{choice}"
    after = "danach wird sie abgeworfen und bringt keine Siegpunkte"
    return " ".join([sentence(f"Zusätzlicher automatischer Angriff: {there}"), sentence(after)])


def _stored(points: int, site: str) -> str:
    worth = f"für {counted(points, POINT, Case.ACCUSATIVE)} hinterlegt"
    return sentence(f"käme {site} auf deinen Abwurfstapel, wird er stattdessen {worth}")
