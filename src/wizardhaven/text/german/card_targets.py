"""Cards in play as what a card is played on or aimed at."""

from typing import Final, assert_never

from wizardhaven.text.german.alignments import FACTIONS, PLAYERS
from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.foes import a_creature
from wizardhaven.text.german.grammar import Case, Noun, a, adjectival, compound, with_adjective
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import in_regions, quoted
from wizardhaven.text.german.nominals import (
    Nominal,
    definite,
    indefinite,
    one_of_the_opponents,
    one_of_yours,
    unchanging,
)
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import Introduced, by_sort, character
from wizardhaven.text.german.terms import (
    AGENT,
    ALLY,
    CARD,
    COMPANY,
    CORRUPTION_CARD,
    ENVIRONMENT_CARD,
    EVENT,
    FACTION,
    ITEM,
    ITEM_CLASSES,
    LENGTHS,
    OF_SIDES,
    RING,
    SKILLS,
    sort_of_site,
)
from wizardhaven.vocabulary.asked_for import denies, least, mentions, most, none_of, one_of, part_of, says
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, At, Beside, BoundFor, Named, On, PlayableAt, Such, With, Within
from wizardhaven.vocabulary.targets import A, aimed_at
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Length,
    PlayerKind,
    Points,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
)


def a_card(what: A, scene: Scene) -> Introduced:
    """A card in play that is aimed at, as it is called at first and again."""
    match aimed_at(what):
        case Sort.EVENT:
            return _event(what, scene)
        case Sort.ITEM:
            return _item(what, scene)
        case Sort.FACTION:
            return Introduced(_faction(what), definite(FACTION))
        case Sort.ALLY:
            one = one_of_yours(ALLY) if what.whose is Whose.OWN else indefinite(ALLY)
            return Introduced(one, definite(ALLY))
        case Sort.CREATURE:
            return a_creature(what)
        case sort:
            assert sort is Sort.AGENT
            return _agent(what, scene)


_CARDS_WITH_A_WORD: Final[dict[tuple[Keyword, ...], Noun]] = {
    (Keyword.ENVIRONMENT,): ENVIRONMENT_CARD,
    (Keyword.CORRUPTION,): CORRUPTION_CARD,
}


def _event(what: A, scene: Scene) -> Introduced:
    """An event by side, length and whether it is an environment, and where it is."""
    such = what.what
    names = part_of(such, Named)
    if names is not None:
        theirs = f"die Karte {any_of([quoted(name) for name in names.names])} deines Gegners"
        return Introduced(unchanging(theirs), definite(CARD))
    word = _CARDS_WITH_A_WORD.get(one_of(such, Keyword), EVENT)
    described = word
    for side in one_of(such, Side):
        described = compound(OF_SIDES[side], described)
    for alignment in one_of(such, Alignment):
        described = compound("Schergen-" if alignment is Alignment.MINION else "Helden-", described)
    described = _with_adjectives([LENGTHS[length] for length in one_of(such, Length)], described)
    at_haven = part_of(such, At) is not None
    if what.whose is Whose.OWN and not at_haven:
        described = with_adjective("eigen", described)
    where = " mit verschiedenen Siegpunkten" if one_of(such, Points) else ""
    where += " an einem deiner Zauberer-Zufluchtsorte" if at_haven else ""
    first = indefinite(described).followed_by(where + _lying(such, scene) + by_sort(one_of(such, Race)))
    return Introduced(first.such(_provisos(such)), definite(word))


def _lying(such: Such, scene: Scene) -> str:
    """On whom the event lies, or on which company."""
    bound = part_of(such, BoundFor)
    lying_on = part_of(such, On)
    if lying_on is not None and not isinstance(lying_on.whom, With):
        return f" auf {character(lying_on.whom).first.dative}"
    if bound is None:
        return f" auf einem Charakter in {scene.company.dative}" if lying_on is not None else ""
    assert isinstance(bound.site, Within)
    lands = in_regions(tuple([str(land) for land in bound.site.regions]))
    going = f"auf einer deiner Gemeinschaften auf dem Weg zu einem Ort {lands}"
    return f" {going} oder auf einem ihrer Charaktere"


def _provisos(such: Such) -> list[str]:
    """What must be true of the event, as relative clauses."""
    whose = "".join([f" von {a(PLAYERS[kind], Case.DATIVE)}" for kind in one_of(such, PlayerKind)])
    earlier = f"zuvor{whose} in derselben Kette von Effekten deklariert wurde"
    either = "im Spiel ist oder " if mentions(such, Mark.IN_PLAY) else ""
    information = "nur spielbar war, wo Information spielbar ist"
    stored = [
        *(["hinterlegt ist"] if says(such, Mark.STORED) else []),
        *([information] if says(such, Mark.INFORMATION) else []),
    ]
    return [
        *(["{pronoun} keine Umweltkarte ist"] if none_of(such, Keyword) else []),
        *([f"{{pronoun}} {either}{earlier}"] if mentions(such, Mark.DECLARED) else []),
        *([f"{{pronoun}} {' und '.join(stored)}"] if stored else []),
        *(["{pronoun} irgendwo hinterlegt werden kann"] if says(such, Mark.STORABLE) else []),
    ]


def _item(what: A, scene: Scene) -> Introduced:
    """An item and where it is; there is only one One Ring."""
    such = what.what
    if says(such, Mark.STORED):
        theirs = indefinite(ITEM).such(["{pronoun} von deinem Gegner hinterlegt wurde"])
        return Introduced(theirs, definite(ITEM))
    heavy = least(such, Stat.CORRUPTION_POINTS)
    company = scene.company if scene.has_company and not heavy else one_of_yours(COMPANY)
    if what.whose is Whose.OF_THE_COMPANY:
        company = indefinite(COMPANY)
    where = " in seinem Besitz" if part_of(such, On) is not None else f" in {company.dative}"
    where = " am selben Ort" if part_of(such, Beside) is not None else where
    names = part_of(such, Named)
    if names is not None:
        called = any_of([quoted(name) for name in names.names])
        return Introduced(indefinite(ITEM).followed_by(f" {called}{where}"), definite(ITEM))
    word = _sort_of_item(such)
    if one_of(such, Keyword) == (Keyword.THE_ONE_RING,):
        return Introduced(definite(word).followed_by(where), definite(word))
    gives = [f"{{pronoun}} normalerweise mindestens {heavy} Versuchungspunkte gibt"] if heavy else []
    return Introduced(indefinite(word).followed_by(where).such(gives), definite(word))


def _sort_of_item(such: Such) -> Noun:
    if says(such, Sort.RING):
        return RING
    classes, words = one_of(such, ItemClass), one_of(such, Keyword)
    if classes and words:
        return compound(f"{KEYWORDS[words[0]].after_ein.nominative}-", ITEM_CLASSES[classes[0]])
    if classes:
        return ITEM_CLASSES[classes[0]]
    return KEYWORDS[words[0]] if words else ITEM


def _faction(what: A) -> Nominal:
    such = what.what
    sides = one_of(such, Alignment)
    word = FACTIONS[sides[0]] if sides else FACTION
    word = with_adjective("einzigartig", word) if says(such, Mark.UNIQUE) else word
    names = [quoted(name) for barred in none_of(such, Named) for name in barred.names]
    but = f" (außer {all_of(names)})" if names else ""
    played = part_of(such, PlayableAt)
    types = one_of(played.site, SiteType) if played is not None else ()
    where = any_of([a(sort_of_site(each), Case.DATIVE) for each in types])
    clauses = [f"{{pronoun}} an {where} gespielt werden kann"] if where else []
    match what.whose:
        case Whose.OWN:
            return one_of_yours(word).followed_by(but).such(clauses)
        case Whose.OF_THE_COMPANY | Whose.OPPONENTS:
            return one_of_the_opponents(word).followed_by(but).such(clauses)
        case Whose.ANYBODYS:
            return indefinite(word).followed_by(f" eines beliebigen Spielers{but}").such(clauses)
        case _:
            assert_never(what.whose)


def _agent(what: A, scene: Scene) -> Introduced:
    """An agent hazard; one that lies face-down is turned up for it, unless only such a one is meant."""
    such = what.what
    where = " am neuen Ort der Gemeinschaft" if part_of(such, At) is not None else ""
    if says(such, Subject.THIS_CARD):
        return Introduced(scene.card.followed_by(f" als Agenten{where}"), scene.card)
    away = [site for barred in none_of(such, At) for site in one_of(barred.site, SiteType)]
    types = any_of([a(sort_of_site(each), Case.DATIVE) for each in away])
    magic = part_of(such, Able)
    clauses = [
        *([f"{{pronoun}} nicht an {types} ist"] if types else []),
        *([f"{{pronoun}} {KEYWORDS[magic.to_use].after_ein.accusative} anwenden kann"] if magic else []),
    ]
    if says(such, Subject.BEARER):
        return Introduced(definite(with_adjective("offen", AGENT)).such(clauses), definite(AGENT))
    word = _sort_of_agent(such)
    where += _mind(such)
    match what.whose:
        case Whose.OWN:
            one = one_of_yours(word).followed_by(where)
        case Whose.ANYBODYS:
            one = indefinite(word).followed_by(f" eines beliebigen Spielers{where}")
        case Whose.OPPONENTS | Whose.OF_THE_COMPANY:
            one = indefinite(word).followed_by(f" deines Gegners{where}")
        case _:
            assert_never(what.whose)
    return Introduced(one.such(clauses), definite(AGENT))


def _sort_of_agent(such: Such) -> Noun:
    """An agent by skill, and how he lies: "offener Krieger-Agent"."""
    word = AGENT
    for skill in one_of(such, Skill):
        word = compound(f"{SKILLS[skill].after_ein.nominative}-", word)
    if says(such, Mark.FACE_DOWN):
        word = with_adjective("verdeckt", word)
    elif denies(such, Mark.FACE_DOWN):
        word = with_adjective("offen", word)
    return with_adjective("in diesem Zug ausgespielt", word) if says(such, Mark.NEW) else word


def _mind(such: Such) -> str:
    low, high = least(such, Stat.MIND), most(such, Stat.MIND)
    most_of_it = f" mit Geisteskraft {high} oder weniger" if high is not None else ""
    return most_of_it + (f" mit Geisteskraft {low} oder mehr" if low is not None else "")


def _with_adjectives(stems: list[str], word: Noun) -> Noun:
    """A noun with adjectives of which one must fit: "permanentes oder langes Ereignis"."""
    if not stems:
        return word
    described = with_adjective(stems[-1], word)
    for stem in reversed(stems[:-1]):
        other = adjectival(stem, word.gender)
        described = Noun(
            word.gender,
            other.after_ein.before(described.after_ein, " oder "),
            other.after_der.before(described.after_der, " oder "),
            other.plural.before(described.plural, " oder "),
            other.plural_after_die.before(described.plural_after_die, " oder "),
        )
    return described
