"""Characters and foes in French."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from wizardhaven.text.french.alignments import CHARACTERS
from wizardhaven.text.french.counting import all_of, any_of, counted
from wizardhaven.text.french.grammar import (
    Nominal,
    Noun,
    a,
    definite,
    indefinite,
    named,
    of,
    of_many,
    one_of_the_opponents,
    one_of_yours,
    the,
    to,
    with_adjective,
)
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import at_site, french, one_region_of, quoted
from wizardhaven.text.french.terms import CHARACTER, ITEM_CLASSES, LEADER, RACES, SKILLS, USER
from wizardhaven.vocabulary.selectors import (
    AnyFaction,
    Characters,
    FactionNamed,
    FactionsAt,
    FactionsOf,
    Foe,
    Whose,
)
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Race, Stat


@dataclass(frozen=True)
class Introduced:
    """Something as it is called at first and again afterwards."""

    first: Nominal
    again: Nominal


def foe(against: Foe) -> str:
    """Whom a number counts against."""
    match against:
        case Race():
            return f"les {RACES[against].plural}"
        case FactionNamed(name):
            return f"la faction {quoted(name)}"
        case FactionsOf(race):
            return f"les factions {of_many(RACES[race])}"
        case FactionsAt(site, regions, others):
            inside = [f"dans un site {of(one_region_of(regions))}"] if regions else []
            but = f" (sauf {all_of([quoted(name) for name in others])})" if others else ""
            return f"les factions{but} jouables {any_of([*([at_site(site)] if site else []), *inside])}"
        case AnyFaction():
            return "les factions"
        case Alignment():
            return f"les ressources de {'séides' if against is Alignment.MINION else 'héros'}"
        case Characters():
            somebody = character(against, Whose.OF_THE_COMPANY).first.text
            return somebody if against.name else f"tout {somebody.removeprefix('un ')}"
        case _:
            assert_never(against)


def against_foes(foes: Sequence[Foe], stat: Stat | None) -> str:
    """The end of a phrase about a number: one fights against a foe, but has influence over him."""
    if not foes:
        return ""
    fights = stat in (Stat.PROWESS, Stat.BODY)
    return f" {'contre' if fights else 'sur'} {all_of([foe(each) for each in foes])}"


def by_races(races: Sequence[Race]) -> str:
    """Whose an attack is: "d'Orques ou de Trolls"; nothing if it may be anybody's."""
    return f" {any_of([of_many(RACES[race]) for race in races])}" if races else ""


def kind(who: Characters) -> Noun:
    """What sort of character is meant, by his race, by his skill or as any character."""
    if len(who.races) == 1:
        return RACES[who.races[0]]
    if who.alignment and not who.skill and not who.races:
        return CHARACTERS[who.alignment]
    plain = LEADER if who.leader else CHARACTER
    return SKILLS[who.skill] if who.skill and not who.races and not who.or_races else plain


def only(who: Characters) -> str:
    """For whom a card is: "éclaireur seulement"; nothing if anybody may use it."""
    if who.name:
        return f"{french(who.name)} seulement"
    races = any_of([RACES[race].singular for race in who.races])
    skill = SKILLS[who.skill].singular if who.skill else ""
    if who.or_races:
        skill = any_of([skill, *[RACES[race].singular for race in who.or_races]])
    words = " ".join([word for word in (races, skill) if word])
    if who.using:
        others = any_of([f"les {RACES[race].plural}" for race in who.other_than])
        barred = f" (sauf {others})" if others else ""
        words = f"{words or CHARACTER.singular} capable d'utiliser {the(KEYWORDS[who.using])}{barred}"
    if who.wounded is not None and not words:
        words = _in_what_state(who).singular
    return f"{words} seulement" if words else ""


def is_such(who: Characters) -> list[str]:
    """What must be true of the character, as relative clauses."""
    sorts = [a(RACES[race]) for race in who.races] if len(who.races) > 1 else []
    skill = f"qui est {SKILLS[who.skill].singular}" if who.skill and who.races else ""
    if who.skill and who.or_races:
        either = [SKILLS[who.skill], *[RACES[race] for race in who.or_races]]
        skill = f"qui est {any_of([a(word) for word in either])}"
    return [
        *([f"qui est {any_of(sorts)}"] if sorts else []),
        *([skill] if skill else []),
        *([f"qui n'est {none_of(who.other_than)}"] if who.other_than else []),
        *(["qui est un suivant"] if who.follower else []),
        *(["qui n'est pas un suivant"] if who.follower is False else []),
        *([f"dont le site natal est {french(who.home)}"] if who.home else []),
        *([f"dont le site natal est dans {one_region_of(who.home_in)}"] if who.home_in else []),
        *([f"dont l'esprit est de {who.mind_at_most} au plus"] if who.mind_at_most is not None else []),
        *([f"dont l'esprit est de {who.mind_at_least} au moins"] if who.mind_at_least is not None else []),
        *([f"qui n'est pas {SKILLS[who.lacking].singular}"] if who.lacking else []),
        *(
            [f"qui a été blessé par une attaque{by_races((who.wounded_by,))} ce tour-ci"]
            if who.wounded_by
            else []
        ),
        *([f"qui a un autre {SKILLS[who.beside].singular} {_BESIDE}"] if who.beside else []),
        *([f"qui est spécifique {to(named(french(who.specific)).text)}"] if who.specific else []),
        *(["qui se trouve au même site que votre avatar"] if who.where_avatar_is else []),
        *([f"qui porte {_one_of_these(who.bearing_one)}"] if who.bearing_one else []),
        *([f"qui porte {_bearing(who.bearing)}"] if who.bearing else []),
        *(
            [f"qui porte {any_of([a(ITEM_CLASSES[each]) for each in who.bearing_class])}"]
            if who.bearing_class
            else []
        ),
        *([f"qui ne porte pas {_not_bearing(who.not_bearing)}"] if who.not_bearing else []),
        *([f"qui peut utiliser {the(KEYWORDS[who.using])}"] if who.using else []),
        *([f"qui a {quoted(who.with_card)} avec lui"] if who.with_card else []),
        *(
            [f"dont la compagnie compte au plus {counted(who.company_at_most, CHARACTER)}"]
            if who.company_at_most
            else []
        ),
        *(
            [f"dont la compagnie est d'une taille inférieure à {who.company_size_below}"]
            if who.company_size_below
            else []
        ),
    ]


_BESIDE: Final = "dans sa compagnie, à son site ou à son nouveau site"


def none_of(races: Sequence[Race]) -> str:
    """What somebody is not: "pas un Hobbit", "ni un Spectre ni un Sorcier"."""
    if len(races) == 1:
        return f"pas {a(RACES[races[0]])}"
    return f"ni {' ni '.join([a(RACES[race]) for race in races])}"


def _bearing(keyword: Keyword) -> str:
    word = KEYWORDS[keyword]
    return the(word) if keyword is Keyword.THE_ONE_RING else a(word)


def _one_of_these(sorts: Sequence[Keyword | ItemClass]) -> str:
    return any_of([_bearing(each) if isinstance(each, Keyword) else a(ITEM_CLASSES[each]) for each in sorts])


def _not_bearing(keyword: Keyword) -> str:
    word = KEYWORDS[keyword]
    return the(word) if keyword is Keyword.THE_ONE_RING else of(word.singular)


def all_such(who: Characters) -> str:
    """All such characters of the player's: "vos personnages qui ne sont pas des Sorciers"."""
    barred = any_of([f"des {RACES[race].plural}" for race in who.other_than])
    return f"vos {kind(who).plural}{f' qui ne sont pas {barred}' if barred else ''}"


def many(who: Characters, at_least: int) -> str:
    """So many such characters: "deux personnages ou plus qui ne sont pas des Sorciers"."""
    barred = any_of([f"des {RACES[race].plural}" for race in who.other_than])
    clauses = [
        *([f"ne sont pas {barred}"] if barred else []),
        *([f"ont un esprit de {who.mind_at_least} au moins"] if who.mind_at_least is not None else []),
    ]
    return f"{counted(at_least, kind(who))} ou plus{f' qui {all_of(clauses)}' if clauses else ''}"


def character(who: Characters, whose: Whose = Whose.OWN) -> Introduced:
    """One such character, as he is called at first and again."""
    if who.name:
        name = named(french(who.name))
        return Introduced(name.such(is_such(who)), name)
    word = _in_what_state(who)
    again = definite(kind(who))
    if who.with_avatar:
        near = indefinite(word).followed_by(" de la compagnie de votre avatar")
        return Introduced(near.such(is_such(who)), again)
    match whose:
        case Whose.OWN:
            return Introduced(one_of_yours(word).such(is_such(who)), again)
        case Whose.OF_THE_COMPANY:
            return Introduced(indefinite(word).such(is_such(who)), again)
        case Whose.ANYBODYS:
            anybodys = indefinite(word).followed_by(" de n'importe quel joueur")
            return Introduced(anybodys.such(is_such(who)), again)
        case Whose.OPPONENTS:
            return Introduced(one_of_the_opponents(word).such(is_such(who)), again)
        case _:
            assert_never(whose)


def _in_what_state(who: Characters) -> Noun:
    """The sort of character, wounded or just not, if that is said."""
    if who.wounded is None:
        return with_adjective(kind(who), "non engagé") if who.untapped else kind(who)
    return with_adjective(kind(who), "blessé" if who.wounded else "indemne")


def companion(who: Characters) -> Nominal:
    """Another such character, beside the one whom the text speaks of."""
    if who.name:
        return character(who).first
    word = _in_what_state(who)
    other = f"{'une' if word.feminine else 'un'} autre {word.singular}"
    return Nominal(other, word.feminine).such(is_such(who))


def user(who: Characters) -> Introduced:
    """The character who uses a card; that he is one of its player's goes without saying."""
    one = character(who, Whose.OF_THE_COMPANY)
    unnamed = who.using is not None and kind(who) is CHARACTER
    return Introduced(one.first, definite(USER)) if unnamed else one


def introduced(word: Noun, tail: str) -> Introduced:
    """One such thing and what is said of it at first."""
    return Introduced(indefinite(word).followed_by(tail), definite(word))
