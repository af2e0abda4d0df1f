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
from wizardhaven.text.french.names import french, one_region_of, quoted
from wizardhaven.text.french.terms import CHARACTER, ITEM_CLASSES, LEADER, RACES, RING, SKILLS, USER
from wizardhaven.text.order import in_order, nouns
from wizardhaven.vocabulary.asked_for import names_in, races_barred_by, says
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import (
    Able,
    AnyOf,
    AtLeast,
    AtMost,
    Beside,
    Having,
    HomeAt,
    Named,
    Not,
    SpecificTo,
    Such,
    With,
    Within,
    WoundedBy,
    choices,
    parts,
)
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Race, Skill, Stat, State, Turned


@dataclass(frozen=True)
class Introduced:
    """Something as it is called at first and again afterwards."""

    first: Nominal
    again: Nominal


def by_races(races: Sequence[Race]) -> str:
    """Whose an attack is: "d'Orques ou de Trolls"; nothing if it may be anybody's."""
    return f" {any_of([of_many(RACES[race]) for race in races])}" if races else ""


def kind(who: Such) -> Noun:
    """What sort of character is meant, by his race, by his skill or as any character."""
    words = nouns(who)
    if words and isinstance(words[0], Race):
        return RACES[words[0]]
    if words and isinstance(words[0], Skill):
        return SKILLS[words[0]]
    sides = [part for part in parts(who) if isinstance(part, Alignment)]
    if sides and not words:
        return CHARACTERS[sides[0]]
    return LEADER if says(who, Mark.LEADER) else CHARACTER


def _word(noun: Such) -> Noun:
    if isinstance(noun, Race):
        return RACES[noun]
    assert isinstance(noun, Skill)
    return SKILLS[noun]


def only(who: Such) -> str:
    """For whom a card is: "éclaireur seulement"; nothing if anybody may use it."""
    if names_in(who):
        return f"{_name(who)} seulement"
    words = " ".join([any_of([_word(each).singular for each in choices(noun)]) for noun in nouns(who)])
    arts = [the(KEYWORDS[part.to_use]) for part in parts(who) if isinstance(part, Able)]
    if arts:
        others = any_of([f"les {RACES[race].plural}" for race in races_barred_by(who)])
        barred = f" (sauf {others})" if others else ""
        words = f"{words or CHARACTER.singular} capable d'utiliser {arts[0]}{barred}"
    state = _in_what_state(who)
    if state is not kind(who) and not words:
        words = state.singular
    borne = [quoted(name) for part in parts(who) if isinstance(part, Having) for name in names_in(part.what)]
    bearing = f" qui a {any_of(borne)} avec lui" if borne else ""
    return f"{words}{bearing} seulement" if words else ""


def is_such(who: Such) -> list[str]:
    """What must be true of the character, as relative clauses; not what the noun says already."""
    said = nouns(who)[:1]
    return [
        clause
        for part in in_order(who)
        if part not in said or isinstance(part, AnyOf)
        for clause in [_clause(part)]
        if clause
    ]


def _clause(trait: Such) -> str:
    """What one trait says behind the noun; nothing if it is said before it."""
    match trait:
        case Race() | Skill():
            return f"qui est {_word(trait).singular}"
        case AnyOf():
            return f"qui est {any_of([a(_word(each)) for each in choices(trait)])}"
        case Not(Mark.FOLLOWER):
            return "qui n'est pas un suivant"
        case Not(Skill() as skill):
            return f"qui n'est pas {SKILLS[skill].singular}"
        case Not(Having(Named(names))):
            return f"qui n'a pas {any_of([quoted(name) for name in names])} avec lui"
        case Not(Having(Keyword() as word)):
            return f"qui ne porte pas {_not_bearing(word)}"
        case Not(Named(names)):
            return f"qui n'est pas {any_of([french(name) for name in names])}"
        case Not(Race() | AnyOf()):
            return f"qui n'est {none_of(races_barred_by(trait))}"
        case Mark.FOLLOWER:
            return "qui est un suivant"
        case Mark.TAPPING:
            return "qui s'engage pour affronter le coup"
        case Mark.STRIKING:
            return "qui porte le coup"
        case HomeAt(Within() as where):
            return f"dont le site natal est dans {one_region_of(regions_in(where))}"
        case HomeAt(Named(names)):
            return f"dont le site natal est {any_of([french(name) for name in names])}"
        case AtMost(Stat.MIND, most):
            return f"dont l'esprit est de {most} au plus"
        case AtLeast(Stat.MIND, least):
            return f"dont l'esprit est de {least} au moins"
        case WoundedBy(Race() as race):
            return f"qui a été blessé par une attaque{by_races((race,))} ce tour-ci"
        case Beside(Skill() as skill):
            return f"qui a un autre {SKILLS[skill].singular} {_BESIDE}"
        case WoundedBy(Named(names)):
            foe = any_of([french(name) for name in names])
            return f"qui a été blessé par une manifestation {of(foe)} ce tour-ci"
        case Beside(Named(names)):
            return f"qui a {any_of([french(name) for name in names])} {_BESIDE}"
        case Beside(Sort.AVATAR):
            return "qui se trouve au même site que votre avatar"
        case SpecificTo(avatar):
            return f"qui est spécifique {to(named(french(avatar)).text)}"
        case Having(Named(names)):
            return f"qui a {any_of([quoted(name) for name in names])} avec lui"
        case Having(what):
            return f"qui porte {any_of([_bearing(each) for each in choices(what)])}"
        case Able(art):
            return f"qui peut utiliser {the(KEYWORDS[art])}"
        case AtMost(Tally.CHARACTERS, most):
            return f"dont la compagnie compte au plus {counted(most, CHARACTER)}"
        case AtMost(Tally.SIZE, most):
            return f"dont la compagnie est d'une taille inférieure à {most + 1}"
        case Sort.CHARACTER | Named() | Mark.LEADER | Alignment() | With(Sort.AVATAR):
            return ""
        case State.WOUNDED | Not(State.WOUNDED) | Turned.UNTAPPED:
            return ""
        case _:
            raise AssertionError(f"no words for somebody who is {trait}")


_BESIDE: Final = "dans sa compagnie, à son site ou à son nouveau site"


def none_of(races: Sequence[Race]) -> str:
    """What somebody is not: "pas un Hobbit", "ni un Spectre ni un Sorcier"."""
    if len(races) == 1:
        return f"pas {a(RACES[races[0]])}"
    return f"ni {' ni '.join([a(RACES[race]) for race in races])}"


def _bearing(what: Such) -> str:
    if isinstance(what, ItemClass):
        return a(ITEM_CLASSES[what])
    if what is Sort.RING:
        return a(RING)
    assert isinstance(what, Keyword)
    word = KEYWORDS[what]
    return the(word) if what is Keyword.THE_ONE_RING else a(word)


def _not_bearing(keyword: Keyword) -> str:
    word = KEYWORDS[keyword]
    return the(word) if keyword is Keyword.THE_ONE_RING else of(word.singular)


def all_such(who: Such) -> str:
    """All such characters of the player's: "vos personnages qui ne sont pas des Sorciers"."""
    barred = any_of([f"des {RACES[race].plural}" for race in races_barred_by(who)])
    return f"vos {kind(who).plural}{f' qui ne sont pas {barred}' if barred else ''}"


def many(who: Such, at_least: int) -> str:
    """So many such characters: "deux personnages ou plus qui ne sont pas des Sorciers"."""
    barred = any_of([f"des {RACES[race].plural}" for race in races_barred_by(who)])
    least = [part.number for part in parts(who) if isinstance(part, AtLeast)]
    clauses = [
        *([f"ne sont pas {barred}"] if barred else []),
        *[f"ont un esprit de {mind} au moins" for mind in least],
    ]
    return f"{counted(at_least, kind(who))} ou plus{f' qui {all_of(clauses)}' if clauses else ''}"


def _name(who: Such) -> str:
    return any_of([french(name) for name in names_in(who)])


def character(who: Such, whose: Whose = Whose.OWN) -> Introduced:
    """One such character, as he is called at first and again."""
    if names_in(who):
        name = named(_name(who))
        return Introduced(name.such(is_such(who)), name)
    word = _in_what_state(who)
    again = definite(kind(who))
    if With(Sort.AVATAR) in parts(who):
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


def _in_what_state(who: Such) -> Noun:
    """The sort of character, wounded or just not, if that is said."""
    for part in parts(who):
        if part in _STATES:
            return with_adjective(kind(who), _STATES[part])
    return kind(who)


_STATES: Final[dict[Such, str]] = {
    State.WOUNDED: "blessé",
    Not(State.WOUNDED): "indemne",
    Turned.UNTAPPED: "non engagé",
}


def companion(who: Such) -> Nominal:
    """Another such character, beside the one whom the text speaks of."""
    if names_in(who):
        return character(who).first
    word = _in_what_state(who)
    other = f"{'une' if word.feminine else 'un'} autre {word.singular}"
    return Nominal(other, word.feminine).such(is_such(who))


def user(who: Such) -> Introduced:
    """The character who uses a card; that he is one of its player's goes without saying."""
    one = character(who, Whose.OF_THE_COMPANY)
    able = any([isinstance(part, Able) for part in parts(who)])
    unnamed = able and kind(who) is CHARACTER
    return Introduced(one.first, definite(USER)) if unnamed else one


def introduced(word: Noun, tail: str) -> Introduced:
    """One such thing and what is said of it at first."""
    return Introduced(indefinite(word).followed_by(tail), definite(word))


def regions_in(where: Within) -> list[str]:
    """The regions by their names."""
    return [str(region) for region in where.regions]
