"""When something holds, as French clauses behind "si" or "tant que"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.french.alignments import PLAYERS
from wizardhaven.text.french.counting import all_of, any_of, counted, number_word
from wizardhaven.text.french.grammar import Nominal, a, of, that, the
from wizardhaven.text.french.holdings import holdings
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import one_region_of, quoted
from wizardhaven.text.french.places import at_place, place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import by_races, many, user
from wizardhaven.text.french.terms import CARD, CHARACTER, POINT, PROTECTED_WIZARDHAVEN, REGION_TYPES
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    AvatarInPlay,
    BearerIs,
    Both,
    CardIs,
    CardsLie,
    Change,
    CompanyChanged,
    CompanyFaced,
    CompanyFreed,
    CompanyHas,
    CompanyIs,
    CompanyUnder,
    Condition,
    EachCharacterHas,
    FacesDetainment,
    Has,
    HasMorePoints,
    HasWizardhavens,
    HigherMindBeside,
    InPlay,
    IsAvatar,
    MovingTo,
    OpponentIsNot,
    PathHas,
    Requirement,
    StagePoints,
    YouAre,
)
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.selectors import ANYBODY, Characters
from wizardhaven.vocabulary.terms import Keyword, PlayerKind, RegionType, Turned


def condition(holds: Requirement, scene: Scene) -> str:
    """The clause without its "si"."""
    company = scene.company.text
    match holds:
        case Both(every):
            return conditions(every, scene)
        case InPlay(name, opposing=True):
            return f"votre adversaire a {quoted(name)} en jeu"
        case InPlay(name, at, absent):
            is_there = "n'est pas" if absent else "est"
            return f"{quoted(name)} {is_there} {at_place(at) if at else 'en jeu'}"
        case AtPlace(where, entered=True):
            return f"{company} est entrée {at_place(where)} pendant cette phase de site"
        case MovingTo(where, or_at, or_from=True):
            there = f"est {at_place(where)} ou " if or_at else ""
            return f"{company} {there}bouge vers {place(where).text} ou le quitte"
        case AtPlace(where, elsewhere=True):
            return f"{company} est {at_place(where)} autre que celui où la carte a été jouée"
        case AtPlace(where, absent, or_starting):
            being = "n'est pas" if absent else "est"
            starting = " ou est votre compagnie de départ" if or_starting else ""
            return f"{company} {being} {at_place(where)}{starting}"
        case MovingTo(where, absent=True) if where != ANY_SITE:
            return f"{company} ne bouge pas vers {place(where).text}"
        case MovingTo(absent=True):
            return f"{company} ne bouge pas"
        case MovingTo(where, True):
            return f"{company} est {at_place(where)} ou s'y rend"
        case MovingTo(beyond=beyond) if beyond:
            return f"{company} traverse ou quitte {one_region_of(beyond)} de région en région"
        case MovingTo(where, _, by_regions):
            site = "un autre site" if where == ANY_SITE else place(where).text
            return f"{company} bouge {'de région en région ' if by_regions else ''}vers {site}"
        case PathHas(ways, absent=True):
            return f"{path_of(scene.company)} ne comporte pas {any_of([_none_of(each) for each in ways])}"
        case PathHas(ways, no_two_others):
            others = " et jamais deux autres régions de suite" if no_two_others else ""
            return f"{path_of(scene.company)} comporte au moins {ways_through(ways)}{others}"
        case CardsLie(at_least, beneath=True):
            return f"au moins {counted(at_least, CARD)} se trouvent sous elle"
        case CardsLie(at_least):
            whose = "le deck de jeu du joueur dont c'est le tour" if holds.whose_turn else "votre deck de jeu"
            return f"{whose} compte au moins {counted(at_least, CARD)}"
        case CompanyChanged(Change.PARTED):
            return f"un personnage quitte {company} pour une autre"
        case CompanyChanged(Change.LEFT):
            return f"un personnage quitte {company} pour quelque raison que ce soit"
        case CompanyChanged(Change.LEADER_LEFT):
            return f"un chef quitte {company}"
        case CompanyChanged():
            return f"un personnage ou un allié rejoint ou quitte {company}"
        case CompanyIs(overt=bool() as overt):
            return f"{scene.company.text} est {'dévoilée' if overt else 'voilée'}"
        case CompanyIs():
            return _size(holds, company)
        case CompanyFaced(races, just_now=True):
            return f"{company} vient d'affronter une attaque{by_races(races)}"
        case CompanyFaced(beaten_agent=True):
            return f"{company} a affronté ce tour-ci un agent dont tous les coups ont échoué"
        case CompanyFaced(races, creatures):
            foes = [
                *([f"une attaque{by_races(races)}"] if races or not creatures else []),
                *[quoted(creature) for creature in creatures],
            ]
            return f"{company} a déjà affronté {any_of(foes)} ce tour-ci"
        case BearerIs(Characters(bearing=Keyword() as thing), at=where) if where is not None:
            return f"{scene.bearer.text} porte {the(KEYWORDS[thing])} {at_place(where)}"
        case BearerIs(Characters(with_card=str() as lies) as who) if who == Characters(with_card=lies):
            return f"{scene.bearer.text} a {quoted(lies)} avec lui"
        case BearerIs(who, even_without, able_to_use):
            anyway = " même sans cette carte" if even_without else ""
            sorts = [
                *([f"{user(who).first.text}{anyway}"] if who != ANYBODY else []),
                *([f"capable d'utiliser {a(KEYWORDS[able_to_use])}"] if able_to_use else []),
            ]
            if not sorts:
                return f"{scene.card.text} est sur {scene.bearer.text}"
            return f"{scene.bearer.text} est {' et '.join(sorts)}"
        case AvatarInPlay(in_mode=True, at=at):
            return f"votre avatar est dans un mode{f' {at_place(at)}' if at else ''}"
        case AvatarInPlay(absent, at):
            there = f" {at_place(at)}" if at else ""
            return f"votre avatar {'n’est pas' if absent else 'est'} en jeu{there}"
        case HigherMindBeside():
            return f"un personnage de la compagnie {of(scene.bearer.text)} a un esprit plus élevé que le sien"
        case IsAvatar(mode, at):
            riding = f" en {KEYWORDS[mode].singular}" if mode else ""
            there = f" {at_place(at)}" if at else ""
            return f"{scene.bearer.text} est votre avatar{riding}{there}"
        case CompanyHas(who, True, at_least) if at_least > 1:
            some = any_of([many(each, at_least) for each in who])
            return f"{company} ne compte pas {some}"
        case CompanyHas(who, at_least=at_least) if at_least > 1:
            some = any_of([many(each, at_least) for each in who])
            return f"{company} compte {some}"
        case CompanyHas(who, absent):
            somebody = any_of([user(each).first.text for each in who])
            if absent and len(who) == 1 and somebody.startswith("un"):
                return f"{company} ne compte auc{somebody}"
            return f"{company} {'ne compte pas' if absent else 'compte'} {somebody}"
        case CompanyFreed(where, or_played):
            freed = f"a libéré des prisonniers ou joué {quoted(or_played)}"
            return f"{company} {freed} {at_place(where)} pendant cette phase de site"
        case CompanyUnder(name):
            return f"{quoted(name)} a été jouée sur {company} ce tour-ci"
        case CardIs(Turned.UNTAPPED):
            return f"{scene.card.text} n'est pas {scene.card.agreeing('engagé')}"
        case CardIs(turned):
            how = "retourné" if turned is Turned.INVERTED else "engagé"
            return f"{scene.card.text} est {scene.card.agreeing(how)}"
        case EachCharacterHas(names):
            return f"{each_of(scene.company)} contrôle {any_of([quoted(name) for name in names])}"
        case OpponentIsNot(kinds):
            left = [kind for kind in PlayerKind if kind not in kinds]
            if len(left) == 1:
                return f"votre adversaire est {PLAYERS[left[0]].singular}"
            if len(kinds) == 1:
                return f"votre adversaire n'est pas {PLAYERS[kinds[0]].singular}"
            players = [f"ni {PLAYERS[kind].singular}" for kind in kinds]
            return f"votre adversaire n'est {' '.join(players)}"
        case StagePoints():
            return _stage_points(holds)
        case YouAre((), absent):
            return "votre avatar n'est pas encore entré en jeu" if absent else "votre avatar est entré en jeu"
        case YouAre(names, absent):
            you_are = "vous n'êtes pas" if absent else "vous êtes"
            return f"{you_are} {any_of([quoted(name) for name in names])}"
        case Has(_, of_these, _, more_than) if more_than is not None:
            return f"vous avez en jeu plus de cartes {holdings(of_these)} que {holdings(more_than)}"
        case Has(at_least, of_these) if at_least == 1 and of_these.name is not None:
            return f"vous avez {quoted(of_these.name)} en jeu"
        case Has(at_least, of_these, absent=True):
            return f"vous avez en jeu moins de {number_word(at_least)} {holdings(of_these)}"
        case Has(at_least, of_these, or_of=or_these):
            others = f" ou {holdings(or_these)}" if or_these else ""
            return f"vous avez en jeu au moins {number_word(at_least)} {holdings(of_these)}{others}"
        case HasMorePoints():
            return f"vous avez plus de {POINT.plural} que votre adversaire"
        case HasWizardhavens(at_least):
            return f"vous avez en jeu {counted(at_least, PROTECTED_WIZARDHAVEN)}"
        case FacesDetainment():
            return f"{scene.company.text} affronte une attaque dilatoire"
        case _:
            assert_never(holds)


def conditions(all_hold: Sequence[Requirement], scene: Scene) -> str:
    """Several conditions that must all hold, behind the first "si": "A, si B et si C"."""
    *others, last = [condition(each, scene) for each in all_hold]
    return f"{', si '.join(others)} et si {last}" if others else last


def _none_of(way: tuple[RegionType, int]) -> str:
    """Not so many regions of a type: "de Contrée sauvage", "deux Contrées sauvages"."""
    return of(REGION_TYPES[way[0]].singular) if way[1] == 1 else ways_through((way,))


def ways_through(ways: Sequence[tuple[RegionType, int]]) -> str:
    """Regions of which one sort, so many times, will do."""
    return any_of([counted(count, REGION_TYPES[region_type]) for region_type, count in ways])


SHE = Nominal("elle", feminine=True)
"""A company that the sentence has just named."""


def path_of(company: Nominal) -> str:
    """The site path of a company."""
    return "son trajet" if company == SHE else f"le trajet {of(company.text)}"


def each_of(company: Nominal) -> str:
    """Every character of a company."""
    return "chacun de ses personnages" if company == SHE else f"chaque personnage {of(company.text)}"


def _size(size: CompanyIs, company: str) -> str:
    bounds = [("au moins", size.at_least), ("au plus", size.at_most)]
    if size.with_allies and size.at_most == 1:
        others = f" (sauf {all_of([quoted(name) for name in size.uncounted])})" if size.uncounted else ""
        return f"{company} ne compte aucun autre personnage ni allié{others}"
    if size.with_allies:
        all_heads = [f"{way} {each} personnages et alliés" for way, each in bounds if each is not None]
        return f"{company} compte {all_of(all_heads)}"
    if size.heads:
        heads = [f"{way} {counted(each, CHARACTER)}" for way, each in bounds if each is not None]
        but = f" sauf {all_of([quoted(name) for name in size.uncounted])}" if size.uncounted else ""
        alone = f" et aucun allié{but}" if size.no_allies else ""
        return f"{company} compte {all_of(heads)}{alone}"
    sizes = [f"{each} {way}" for way, each in bounds if each is not None]
    return f"{company} est d'une taille de {all_of(sizes)}"


def so_long_as(holds: Condition | None, scene: Scene) -> str:
    """The condition of something that the company, which has just been named, may do."""
    return f"tant {that(condition(holds, replace(scene, company=SHE)))}" if holds else ""


def _stage_points(holds: StagePoints) -> str:
    who = "votre adversaire a" if holds.of_opponent else "vous avez"
    few = number_word(holds.cards_at_least)
    cards = f" et au moins {few} cartes de Déchu" if holds.cards_at_least else ""
    names = any_of([quoted(name) for name in holds.other_than])
    is_not = "n'est pas" if holds.of_opponent else "n'êtes pas"
    unless = f" et {is_not} {names}" if names else ""
    return f"{who} au moins {holds.at_least} points de Déchu{cards}{unless}"
