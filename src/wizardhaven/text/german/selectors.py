"""Characters and foes in German."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from wizardhaven.text.german.alignments import CHARACTERS
from wizardhaven.text.german.counting import all_of, any_of, counted
from wizardhaven.text.german.grammar import Case, Noun, a, no, the, with_adjective
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import at_site, german, in_regions, quoted
from wizardhaven.text.german.nominals import (
    Nominal,
    another,
    definite,
    indefinite,
    named,
    one_of_the_opponents,
    one_of_yours,
)
from wizardhaven.text.german.terms import CHARACTER, FACTION, ITEM_CLASSES, LEADER, RACES, SKILLS, USER
from wizardhaven.vocabulary.selectors import (
    AnyFaction,
    Characters,
    FactionNamed,
    FactionsAt,
    FactionsOf,
    Foe,
    Whose,
)
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Race, Skill


@dataclass(frozen=True)
class Introduced:
    """Something as it is called at first and again afterwards."""

    first: Nominal
    again: Nominal


def foe(against: Foe) -> str:
    """Whom a number counts against, after "gegen"."""
    match against:
        case Race():
            return RACES[against].plural.accusative
        case FactionNamed(name):
            return f"das Heer {quoted(name)}"
        case FactionsOf(race):
            return f"Heere der {RACES[race].plural_after_die.genitive}"
        case FactionsAt(site, regions, others):
            inside = [f"an einem Ort {in_regions(regions)}"] if regions else []
            but = f" (außer {all_of([quoted(name) for name in others])})" if others else ""
            return f"Heere{but}, die {any_of([*([at_site(site)] if site else []), *inside])} spielbar sind,"
        case AnyFaction():
            return FACTION.plural.accusative
        case Alignment():
            return f"{'Schergen' if against is Alignment.MINION else 'Helden'}-Unterstützungen"
        case Characters():
            somebody = character(against, Whose.OF_THE_COMPANY).first.accusative
            return somebody if against.name else f"jeden {somebody.removeprefix('einen ')}"
        case _:
            assert_never(against)


def against_foes(foes: Sequence[Foe]) -> str:
    """The end of a phrase about a number that counts only against some."""
    return f" gegen {all_of([foe(each) for each in foes])}" if foes else ""


def by_races(races: Sequence[Race]) -> str:
    """Whose an attack is: "von Orks oder Trollen"; nothing if it may be anybody's."""
    return f" von {any_of([RACES[race].plural.dative for race in races])}" if races else ""


def by_sort(races: Sequence[Race]) -> str:
    """What sort of creature: " der Art Mensch"; nothing if any will do."""
    return f" der Art {any_of([RACES[race].after_ein.nominative for race in races])}" if races else ""


def kind(who: Characters) -> Noun:
    """What sort of character is meant, by his race, by his skill or as any character."""
    if len(who.races) == 1:
        return RACES[who.races[0]]
    if who.alignment and not who.skill and not who.races:
        return CHARACTERS[who.alignment]
    plain = LEADER if who.leader else CHARACTER
    return SKILLS[who.skill] if who.skill and not who.races and not who.or_races else plain


def only(who: Characters) -> str:
    """For whom a card is: "Nur Kundschafter"; nothing if anybody may use it."""
    if who.name:
        return f"Nur {german(who.name)}"
    races = any_of([RACES[race].plural.nominative for race in who.races])
    skill = SKILLS[who.skill].plural.nominative if who.skill else ""
    if who.or_races:
        skill = any_of([skill, *[RACES[race].plural.nominative for race in who.or_races]])
    if who.wounded is not None and not races and not skill:
        return f"Nur {_in_what_state(who).plural.nominative}"
    if races and skill:
        return f"Nur {races}, die {skill} sind"
    if who.using:
        art = KEYWORDS[who.using].after_ein.accusative
        others = any_of([RACES[race].plural.nominative for race in who.other_than])
        barred = f" und keine {others} sind" if others else ""
        return f"Nur {races or skill or CHARACTER.plural.nominative}, die {art} anwenden können{barred}"
    return f"Nur {races or skill}" if races or skill else ""


def what_he_is(who: Characters) -> str:
    """What somebody is, before "ist": "ein Krieger und kein Mensch"."""
    sorts = [
        *([any_of([a(RACES[race], Case.NOMINATIVE) for race in who.races])] if who.races else []),
        *([a(SKILLS[who.skill], Case.NOMINATIVE)] if who.skill else []),
        *[no(RACES[race], Case.NOMINATIVE) for race in who.other_than],
    ]
    return all_of(sorts) if sorts else user(who).first.nominative


def is_such(who: Characters) -> list[str]:
    """What must be true of the character, as relative clauses."""
    sorts = [RACES[race].after_ein.nominative for race in who.races] if len(who.races) > 1 else []
    skill = [SKILLS[who.skill].after_ein.nominative] if who.skill and who.races else []
    if who.skill and who.or_races:
        either = [SKILLS[who.skill], *[RACES[race] for race in who.or_races]]
        skill = [any_of([a(word, Case.NOMINATIVE) for word in either])]
    return [
        *([f"{{pronoun}} {any_of(sorts)} ist"] if sorts else []),
        *([f"{{pronoun}} {skill[0]} ist"] if skill else []),
        *([f"{{pronoun}} {none_of(who.other_than)} ist"] if who.other_than else []),
        *(
            [f"{{pronoun}} {'ein' if who.follower else 'kein'} Gefolgsmann ist"]
            if who.follower is not None
            else []
        ),
        *([f"{{owner}} Heimatort {german(who.home)} ist"] if who.home else []),
        *([f"{{owner}} Heimatort {in_regions(who.home_in)} liegt"] if who.home_in else []),
        *(
            [f"{{owner}} Geisteskraft höchstens {who.mind_at_most} beträgt"]
            if who.mind_at_most is not None
            else []
        ),
        *(
            [f"{{owner}} Geisteskraft mindestens {who.mind_at_least} beträgt"]
            if who.mind_at_least is not None
            else []
        ),
        *([f"{{pronoun}} {no(SKILLS[who.lacking], Case.NOMINATIVE)} ist"] if who.lacking else []),
        *(
            [f"{{pronoun}} in diesem Zug durch einen Angriff{by_races((who.wounded_by,))} verwundet wurde"]
            if who.wounded_by
            else []
        ),
        *([f"{{pronoun}} {_other(who.beside)} {_BESIDE} hat"] if who.beside else []),
        *([f"{{pronoun}} nur für {named(german(who.specific)).accusative} da ist"] if who.specific else []),
        *(["{pronoun} am selben Ort wie dein Avatar ist"] if who.where_avatar_is else []),
        *([f"{{pronoun}} {_one_of_these(who.bearing_one)} trägt"] if who.bearing_one else []),
        *([f"{{pronoun}} {_bearing(who.bearing)} trägt"] if who.bearing else []),
        *([f"{{pronoun}} {_bearing_class(who.bearing_class)} trägt"] if who.bearing_class else []),
        *([f"{{pronoun}} {_not_bearing(who.not_bearing)} trägt"] if who.not_bearing else []),
        *([f"{{pronoun}} {KEYWORDS[who.using].after_ein.accusative} anwenden kann"] if who.using else []),
        *([f"{{pronoun}} {quoted(who.with_card)} bei sich hat"] if who.with_card else []),
        *(
            [f"{{owner}} Gemeinschaft höchstens {_characters(who.company_at_most)} zählt"]
            if who.company_at_most
            else []
        ),
        *(
            [f"{{owner}} Gemeinschaft kleiner als {who.company_size_below} ist"]
            if who.company_size_below
            else []
        ),
    ]


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


def _bearing(keyword: Keyword) -> str:
    article = the if keyword is Keyword.THE_ONE_RING else a
    return article(KEYWORDS[keyword], Case.ACCUSATIVE)


def _one_of_these(sorts: Sequence[Keyword | ItemClass]) -> str:
    return any_of(
        [
            _bearing(each) if isinstance(each, Keyword) else a(ITEM_CLASSES[each], Case.ACCUSATIVE)
            for each in sorts
        ]
    )


def _bearing_class(classes: Sequence[ItemClass]) -> str:
    return any_of([a(ITEM_CLASSES[each], Case.ACCUSATIVE) for each in classes])


def _not_bearing(keyword: Keyword) -> str:
    if keyword is Keyword.THE_ONE_RING:
        return f"{the(KEYWORDS[keyword], Case.ACCUSATIVE)} nicht"
    return no(KEYWORDS[keyword], Case.ACCUSATIVE)


def all_such(who: Characters) -> str:
    """All such characters of the player's, in the genitive: "deiner Charaktere, die keine Zauberer sind,"."""
    barred = any_of([RACES[race].plural.nominative for race in who.other_than])
    return f"deiner {kind(who).plural_after_die.genitive}{f', die keine {barred} sind,' if barred else ''}"


def many(who: Characters) -> str:
    """Several such characters: "Charaktere, die keine Zauberer sind,"."""
    clauses = [
        *(
            [f"keine {any_of([RACES[race].plural.nominative for race in who.other_than])} sind"]
            if who.other_than
            else []
        ),
        *([f"mindestens {who.mind_at_least} Geisteskraft haben"] if who.mind_at_least is not None else []),
    ]
    return f"{kind(who).plural.nominative}{f', die {all_of(clauses)},' if clauses else ''}"


def character(who: Characters, whose: Whose = Whose.OWN) -> Introduced:
    """One such character, as he is called at first and again."""
    if who.name:
        name = named(german(who.name))
        return Introduced(name.such(is_such(who)), name)
    word = _in_what_state(who)
    again = definite(kind(who))
    if who.with_avatar:
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


def _in_what_state(who: Characters) -> Noun:
    """The sort of character, wounded or just not, if that is said."""
    if who.wounded is None:
        return with_adjective("ungetappt", kind(who)) if who.untapped else kind(who)
    return with_adjective("verwundet" if who.wounded else "unverwundet", kind(who))


def companion(who: Characters) -> Nominal:
    """Another such character, beside the one whom the text speaks of."""
    if who.name:
        return character(who).first
    word = _in_what_state(who)
    return another(word).such(is_such(who))


def user(who: Characters) -> Introduced:
    """The character who uses a card; that he is one of its player's goes without saying."""
    one = character(who, Whose.OF_THE_COMPANY)
    unnamed = who.using is not None and kind(who) is CHARACTER
    return Introduced(one.first, definite(USER)) if unnamed else one


def introduced(word: Noun, tail: str) -> Introduced:
    """One such thing and what is said of it at first."""
    return Introduced(indefinite(word).followed_by(tail), definite(word))
