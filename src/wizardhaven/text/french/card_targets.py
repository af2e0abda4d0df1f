"""Cards in play as what a card is played on or aimed at."""

from typing import Final, assert_never

from wizardhaven.text.french.alignments import ALIGNMENTS, FACTIONS, PLAYERS
from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.foes import a_creature
from wizardhaven.text.french.grammar import (
    Nominal,
    Noun,
    a,
    definite,
    indefinite,
    of,
    one_of_the_opponents,
    one_of_yours,
    the,
)
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import one_region_of, quoted
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import Introduced, character, introduced
from wizardhaven.text.french.terms import (
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
    RACES,
    RING,
    SIDES,
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
        theirs = f"la carte {any_of([quoted(name) for name in names.names])} de votre adversaire"
        return Introduced(Nominal(theirs, feminine=True), definite(CARD))
    sides = one_of(such, Side)
    event = f"{EVENT.singular} {any_of([LENGTHS[length] for length in one_of(such, Length)])}".strip()
    if one_of(such, Keyword) in _CARDS_WITH_A_WORD:
        word = _CARDS_WITH_A_WORD[one_of(such, Keyword)]
        first = a(word)
        first += "".join([f" {of(SIDES[side].singular)}" for side in sides])
    elif sides:
        word, first = SIDES[sides[0]], f"{a(SIDES[sides[0]])} {of(event)}"
    else:
        word, first = EVENT, f"un {event}"
    first += "".join([f" {ALIGNMENTS[alignment]}" for alignment in one_of(such, Alignment)])
    first += "".join([f" ({RACES[race].singular})" for race in one_of(such, Race)])
    first += _lying(what, scene)
    return Introduced(Nominal(first, word.feminine).such(_provisos(such, word)), definite(word))


def _lying(what: A, scene: Scene) -> str:
    """Whose the event is, and on whom it lies."""
    such = what.what
    bound = part_of(such, BoundFor)
    if bound is not None:
        assert isinstance(bound.site, Within)
        lands = one_region_of(tuple([str(land) for land in bound.site.regions]))
        going = f"sur l'une de vos compagnies en route vers un site de {lands}"
        return f" {going}, ou sur un de ses personnages"
    lying_on = part_of(such, On)
    if lying_on is not None and not isinstance(lying_on.whom, With):
        return f" sur {character(lying_on.whom).first.text}"
    if lying_on is not None:
        return f" sur un personnage {of(scene.company.text)}"
    points = " à points divers" if one_of(such, Points) else ""
    if part_of(such, At) is not None:
        return f"{points} dans l'un de vos Havres de Sorcier"
    return f"{points} à vous en jeu" if what.whose is Whose.OWN else points


def _provisos(such: Such, word: Noun) -> list[str]:
    """What must be true of the event, as relative clauses."""
    by = "".join([f" par {a(PLAYERS[kind])}" for kind in one_of(such, PlayerKind)])
    earlier = f"{declared(word)}{by}"
    either = "qui est en jeu ou " if mentions(such, Mark.IN_PLAY) else ""
    information = "n'était jouable que là où une information peut l'être"
    stored = [
        *(["est en réserve"] if says(such, Mark.STORED) else []),
        *([information] if says(such, Mark.INFORMATION) else []),
    ]
    return [
        *(["qui n'est pas un environnement"] if none_of(such, Keyword) else []),
        *([f"{either}{earlier}"] if mentions(such, Mark.DECLARED) else []),
        *([f"qui {' et '.join(stored)}"] if stored else []),
        *(["qui peut être mise en réserve quelque part"] if says(such, Mark.STORABLE) else []),
    ]


def _item(what: A, scene: Scene) -> Introduced:
    """An item and where it is; there is only one One Ring."""
    such = what.what
    if says(such, Mark.STORED):
        return introduced(ITEM, " que votre adversaire a mis en réserve")
    heavy = least(such, Stat.CORRUPTION_POINTS)
    company = scene.company if scene.has_company and not heavy else one_of_yours(COMPANY)
    if what.whose is Whose.OF_THE_COMPANY:
        company = indefinite(COMPANY)
    where = " qu'il porte" if part_of(such, On) is not None else f" {of(company.text)}"
    where = " qui est au même site" if part_of(such, Beside) is not None else where
    where += f" qui donne normalement au moins {heavy} points de corruption" if heavy else ""
    names = part_of(such, Named)
    if names is not None:
        called = any_of([quoted(name) for name in names.names])
        return Introduced(Nominal(f"un objet {called}{where}"), definite(ITEM))
    word = _sort_of_item(such)
    if one_of(such, Keyword) == (Keyword.THE_ONE_RING,):
        return Introduced(definite(word).followed_by(where), definite(word))
    return introduced(word, where)


def _sort_of_item(such: Such) -> Noun:
    if says(such, Sort.RING):
        return RING
    classes, words = one_of(such, ItemClass), one_of(such, Keyword)
    if classes and words:
        word, sort = ITEM_CLASSES[classes[0]], KEYWORDS[words[0]].singular
        return Noun(f"{word.singular} ({sort})", f"{word.plural} ({sort})", word.feminine)
    if classes:
        return ITEM_CLASSES[classes[0]]
    return KEYWORDS[words[0]] if words else ITEM


def _faction(what: A) -> Nominal:
    such = what.what
    sides = one_of(such, Alignment)
    word = FACTIONS[sides[0]] if sides else FACTION
    names = [quoted(name) for barred in none_of(such, Named) for name in barred.names]
    tail = f" (sauf {all_of(names)})" if names else ""
    tail = f" unique{tail}" if says(such, Mark.UNIQUE) else tail
    played = part_of(such, PlayableAt)
    types = one_of(played.site, SiteType) if played is not None else ()
    where = any_of([a(sort_of_site(each)) for each in types])
    tail += f" qui peut être jouée dans {where}" if where else ""
    match what.whose:
        case Whose.OWN:
            return one_of_yours(word).followed_by(tail)
        case Whose.OF_THE_COMPANY | Whose.OPPONENTS:
            return one_of_the_opponents(word).followed_by(tail)
        case Whose.ANYBODYS:
            return indefinite(word).followed_by(f"{tail} de n'importe quel joueur")
        case _:
            assert_never(what.whose)


def _agent(what: A, scene: Scene) -> Introduced:
    """An agent hazard; one that lies face-down is turned up for it, unless only such a one is meant."""
    such = what.what
    where = " au nouveau site de la compagnie" if part_of(such, At) is not None else ""
    if says(such, Subject.THIS_CARD):
        return Introduced(scene.card.followed_by(f" en tant qu'agent{where}"), scene.card)
    away = [site for barred in none_of(such, At) for site in one_of(barred.site, SiteType)]
    types = any_of([of(a(sort_of_site(each))) for each in away])
    where += f" (hors {types})" if types else ""
    if says(such, Subject.BEARER):
        return Introduced(definite(AGENT).followed_by(f" face visible{where}"), definite(AGENT))
    magic = part_of(such, Able)
    where += f" capable d'utiliser {the(KEYWORDS[magic.to_use])}" if magic is not None else ""
    where += " mis en jeu ce tour-ci" if says(such, Mark.NEW) else ""
    where += _mind(such)
    sort = " face visible" if denies(such, Mark.FACE_DOWN) else ""
    sort = " face cachée" if says(such, Mark.FACE_DOWN) else sort
    sort += "".join([f" ({SKILLS[skill].singular})" for skill in one_of(such, Skill)])
    match what.whose:
        case Whose.OWN:
            return Introduced(one_of_yours(AGENT).followed_by(f"{sort}{where}"), definite(AGENT))
        case Whose.ANYBODYS:
            whose = " de l'un ou l'autre joueur"
        case Whose.OPPONENTS | Whose.OF_THE_COMPANY:
            whose = " de votre adversaire"
        case _:
            assert_never(what.whose)
    return Introduced(indefinite(AGENT).followed_by(f"{sort}{whose}{where}"), definite(AGENT))


def _mind(such: Such) -> str:
    low, high = least(such, Stat.MIND), most(such, Stat.MIND)
    most_of_it = f" dont l'esprit est de {high} ou moins" if high is not None else ""
    return most_of_it + (f" dont l'esprit est de {low} ou plus" if low is not None else "")


def declared(word: Noun) -> str:
    announced = definite(word).agreeing("annoncé")
    return f"qui a été {announced} plus tôt dans la même chaîne d'effets"
