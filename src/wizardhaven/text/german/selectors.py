"""Characters and foes in German."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from wizardhaven.text.german.alignments import CHARACTERS
from wizardhaven.text.german.counting import all_of, any_of, counted
from wizardhaven.text.german.grammar import Case, Noun, a, no, the, with_adjective
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import german, in_regions, quoted
from wizardhaven.text.german.nominals import (
    Nominal,
    another,
    definite,
    indefinite,
    named,
    one_of_the_opponents,
    one_of_yours,
)
from wizardhaven.text.german.terms import CHARACTER, ITEM_CLASSES, LEADER, RACES, RING, SKILLS, USER
from wizardhaven.text.order import in_order, nouns
from wizardhaven.vocabulary.asked_for import names_in, races_barred_by, races_in, says, skill_in
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
    """Whose an attack is: "von Orks oder Trollen"; nothing if it may be anybody's."""
    return f" von {any_of([RACES[race].plural.dative for race in races])}" if races else ""


def by_sort(races: Sequence[Race]) -> str:
    """What sort of creature: " der Art Mensch"; nothing if any will do."""
    return f" der Art {any_of([RACES[race].after_ein.nominative for race in races])}" if races else ""


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
    """For whom a card is: "Nur Kundschafter"; nothing if anybody may use it."""
    if names_in(who):
        return f"Nur {_name(who)}"
    words = [any_of([_word(each).plural.nominative for each in choices(noun)]) for noun in nouns(who)]
    state = _in_what_state(who)
    if state is not kind(who) and not words:
        return f"Nur {state.plural.nominative}"
    if len(words) > 1:
        return f"Nur {words[0]}, die {words[1]} sind"
    arts = [KEYWORDS[part.to_use].after_ein.accusative for part in parts(who) if isinstance(part, Able)]
    if arts:
        others = any_of([RACES[race].plural.nominative for race in races_barred_by(who)])
        barred = f" und keine {others} sind" if others else ""
        somebody = words[0] if words else CHARACTER.plural.nominative
        return f"Nur {somebody}, die {arts[0]} anwenden können{barred}"
    borne = [quoted(name) for part in parts(who) if isinstance(part, Having) for name in names_in(part.what)]
    bearing = f", die {any_of(borne)} bei sich haben" if borne else ""
    return f"Nur {words[0]}{bearing}" if words else ""


def what_he_is(who: Such) -> str:
    """What somebody is, before "ist": "ein Krieger und kein Mensch"."""
    skill, races = skill_in(who), races_in(who)
    sorts = [
        *([any_of([a(RACES[race], Case.NOMINATIVE) for race in races])] if races else []),
        *([a(SKILLS[skill], Case.NOMINATIVE)] if skill else []),
        *[no(RACES[race], Case.NOMINATIVE) for race in races_barred_by(who)],
    ]
    return all_of(sorts) if sorts else user(who).first.nominative


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
            return f"{{pronoun}} {_word(trait).after_ein.nominative} ist"
        case AnyOf() if races_in(trait):
            return f"{{pronoun}} {any_of([_word(each).after_ein.nominative for each in choices(trait)])} ist"
        case AnyOf():
            return f"{{pronoun}} {any_of([a(_word(each), Case.NOMINATIVE) for each in choices(trait)])} ist"
        case Not(Mark.FOLLOWER):
            return "{pronoun} kein Gefolgsmann ist"
        case Not(Skill() as skill):
            return f"{{pronoun}} {no(SKILLS[skill], Case.NOMINATIVE)} ist"
        case Not(Having(Named(names))):
            return f"{{pronoun}} {any_of([quoted(name) for name in names])} nicht bei sich hat"
        case Not(Having(Keyword() as word)):
            return f"{{pronoun}} {_not_bearing(word)} trägt"
        case Not(Named(names)):
            return f"{{pronoun}} nicht {any_of([german(name) for name in names])} ist"
        case Not(Race() | AnyOf()):
            return f"{{pronoun}} {none_of(races_barred_by(trait))} ist"
        case Mark.FOLLOWER:
            return "{pronoun} ein Gefolgsmann ist"
        case Mark.TAPPING:
            return "{pronoun} tappt, um sich dem Schlag zu stellen"
        case Mark.STRIKING:
            return "{pronoun} den Schlag führt"
        case HomeAt(Within() as where):
            return f"{{owner}} Heimatort {in_regions(regions_in(where))} liegt"
        case HomeAt(Named(names)):
            return f"{{owner}} Heimatort {any_of([german(name) for name in names])} ist"
        case AtMost(Stat.MIND, most):
            return f"{{owner}} Geisteskraft höchstens {most} beträgt"
        case AtLeast(Stat.MIND, least):
            return f"{{owner}} Geisteskraft mindestens {least} beträgt"
        case WoundedBy(Race() as race):
            return f"{{pronoun}} in diesem Zug durch einen Angriff{by_races((race,))} verwundet wurde"
        case Beside(Skill() as skill):
            return f"{{pronoun}} {_other(skill)} {_BESIDE} hat"
        case WoundedBy(Named(names)):
            foe = any_of([german(name) for name in names])
            return f"{{pronoun}} in diesem Zug durch eine Manifestation von {foe} verwundet wurde"
        case Beside(Named(names)):
            return f"{{pronoun}} {any_of([german(name) for name in names])} {_BESIDE} hat"
        case Beside(Sort.AVATAR):
            return "{pronoun} am selben Ort wie dein Avatar ist"
        case SpecificTo(avatar):
            return f"{{pronoun}} nur für {named(german(avatar)).accusative} da ist"
        case Having(Named(names)):
            return f"{{pronoun}} {any_of([quoted(name) for name in names])} bei sich hat"
        case Having(what):
            return f"{{pronoun}} {any_of([_bearing(each) for each in choices(what)])} trägt"
        case Able(art):
            return f"{{pronoun}} {KEYWORDS[art].after_ein.accusative} anwenden kann"
        case AtMost(Tally.CHARACTERS, most):
            return f"{{owner}} Gemeinschaft höchstens {_characters(most)} zählt"
        case AtMost(Tally.SIZE, most):
            return f"{{owner}} Gemeinschaft kleiner als {most + 1} ist"
        case Sort.CHARACTER | Named() | Mark.LEADER | Alignment() | With(Sort.AVATAR):
            return ""
        case State.WOUNDED | Not(State.WOUNDED) | Turned.UNTAPPED:
            return ""
        case _:
            raise AssertionError(f"no words for somebody who is {trait}")


_BESIDE: Final = "in seiner Gemeinschaft, an seinem Ort oder an seinem neuen Ort neben sich"


def _other(skill: Skill) -> str:
    """Somebody else who has the skill, as an object: "einen anderen Gelehrten"."""
    return another(SKILLS[skill]).accusative


def _characters(number: int) -> str:
    return counted(number, CHARACTER, Case.ACCUSATIVE)


def none_of(races: Sequence[Race]) -> str:
    """What somebody is not: "kein Hobbit", "weder Ringgeist noch Zauberer"."""
    if len(races) == 1:
        return no(RACES[races[0]], Case.NOMINATIVE)
    return f"weder {' noch '.join([RACES[race].after_ein.nominative for race in races])}"


def _bearing(what: Such) -> str:
    if isinstance(what, ItemClass):
        return a(ITEM_CLASSES[what], Case.ACCUSATIVE)
    if what is Sort.RING:
        return a(RING, Case.ACCUSATIVE)
    assert isinstance(what, Keyword)
    article = the if what is Keyword.THE_ONE_RING else a
    return article(KEYWORDS[what], Case.ACCUSATIVE)


def _not_bearing(keyword: Keyword) -> str:
    if keyword is Keyword.THE_ONE_RING:
        return f"{the(KEYWORDS[keyword], Case.ACCUSATIVE)} nicht"
    return no(KEYWORDS[keyword], Case.ACCUSATIVE)


def all_such(who: Such) -> str:
    """All such characters of the player's, in the genitive: "deiner Charaktere, die keine Zauberer sind,"."""
    barred = any_of([RACES[race].plural.nominative for race in races_barred_by(who)])
    return f"deiner {kind(who).plural_after_die.genitive}{f', die keine {barred} sind,' if barred else ''}"


def many(who: Such) -> str:
    """Several such characters: "Charaktere, die keine Zauberer sind,"."""
    barred = any_of([RACES[race].plural.nominative for race in races_barred_by(who)])
    least = [part.number for part in parts(who) if isinstance(part, AtLeast)]
    clauses = [
        *([f"keine {barred} sind"] if barred else []),
        *[f"mindestens {mind} Geisteskraft haben" for mind in least],
    ]
    return f"{kind(who).plural.nominative}{f', die {all_of(clauses)},' if clauses else ''}"


def _name(who: Such) -> str:
    return any_of([german(name) for name in names_in(who)])


def character(who: Such, whose: Whose = Whose.OWN) -> Introduced:
    """One such character, as he is called at first and again."""
    if names_in(who):
        name = named(_name(who))
        return Introduced(name.such(is_such(who)), name)
    word = _in_what_state(who)
    again = definite(kind(who))
    if With(Sort.AVATAR) in parts(who):
        near = indefinite(word).followed_by(" in der Gemeinschaft deines Avatars")
        return Introduced(near.such(is_such(who)), again)
    match whose:
        case Whose.OWN:
            return Introduced(one_of_yours(word).such(is_such(who)), again)
        case Whose.OF_THE_COMPANY:
            return Introduced(indefinite(word).such(is_such(who)), again)
        case Whose.ANYBODYS:
            anybodys = indefinite(word).followed_by(" eines beliebigen Spielers")
            return Introduced(anybodys.such(is_such(who)), again)
        case Whose.OPPONENTS:
            return Introduced(one_of_the_opponents(word).such(is_such(who)), again)
        case _:
            assert_never(whose)


def _in_what_state(who: Such) -> Noun:
    """The sort of character, wounded or just not, if that is said."""
    for part in parts(who):
        if part in _STATES:
            return with_adjective(_STATES[part], kind(who))
    return kind(who)


_STATES: Final[dict[Such, str]] = {
    State.WOUNDED: "verwundet",
    Not(State.WOUNDED): "unverwundet",
    Turned.UNTAPPED: "ungetappt",
}


def companion(who: Such) -> Nominal:
    """Another such character, beside the one whom the text speaks of."""
    if names_in(who):
        return character(who).first
    word = _in_what_state(who)
    return another(word).such(is_such(who))


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
