"""When something holds, as French clauses behind "si" or "tant que"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.french.bearers import bearer_is
from wizardhaven.text.french.being import being
from wizardhaven.text.french.counting import all_of, any_of, number_word
from wizardhaven.text.french.grammar import a, of, that, the
from wizardhaven.text.french.holdings import holdings
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import one_region_of, quoted
from wizardhaven.text.french.negations import negation
from wizardhaven.text.french.past import deed, happened
from wizardhaven.text.french.paths import SHE, each_of, path_of, ways_through
from wizardhaven.text.french.places import at_place, place
from wizardhaven.text.french.presence import path, present
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import many, user
from wizardhaven.text.french.terms import POINT
from wizardhaven.text.traits import alone_in_path, both_ways, left_behind, one_by_one, site_of, ways_of
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    AvatarInPlay,
    BearerIs,
    Both,
    CompanyHas,
    Condition,
    EachCharacterHas,
    Either,
    FacesDetainment,
    Happened,
    Has,
    HasMorePoints,
    HigherMindBeside,
    InPlay,
    Is,
    IsAvatar,
    MovingTo,
    Past,
    PathHas,
    Requirement,
    There,
    Unless,
)
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, Named
from wizardhaven.vocabulary.terms import Keyword


def condition(holds: Requirement, scene: Scene) -> str:
    """The clause without its "si"."""
    company = scene.company.text
    match holds:
        case Unless(Either(either)):
            return condition(Both(tuple([Unless(each) for each in either])), scene)
        case Unless(denied):
            return negation(denied, scene) or f"il n'est pas vrai {that(condition(denied, scene))}"
        case Either() if ways_of(holds):
            return path(holds, scene)
        case Either(either):
            return _either(either, scene)
        case Both((AtPlace(where) | Is(Subject.SITE, where), Happened(Past.ENTERED))):
            return f"{company} est entrée {at_place(where)} pendant cette phase de site"
        case Both((AtPlace(where) | Is(Subject.SITE, where), Unless(Happened(Past.PLAYED_HERE)))):
            return f"{company} est {at_place(where)} autre que celui où la carte a été jouée"
        case Both(
            (
                AtPlace(where) | Is(Subject.SITE, where),
                Either((Happened(Past.FREED_PRISONERS), Happened() as played)),
            )
        ):
            freed = f"a libéré des prisonniers ou {deed(played)}"
            return f"{company} {freed} {at_place(where)} pendant cette phase de site"
        case Both((MovingTo() | Is(Subject.COMPANY, Mark.MOVING), Either(ways))) if (
            goal := both_ways(ways)
        ) is not None:
            return f"{company} bouge vers {place(goal).text} ou le quitte"
        case Both() if left_behind(holds):
            return f"{company} traverse ou quitte {one_region_of(left_behind(holds))} de région en région"
        case Both() if (wanted := alone_in_path(holds)) is not None:
            return f"{path(wanted, scene)} et jamais deux autres régions de suite"
        case Both(every):
            return all_of(_named_once([condition(each, scene) for each in every], scene))
        case Is(Subject.SITE, where):
            return f"{company} est {at_place(where)}"
        case Is(Subject.BEARER, who):
            return bearer_is(who, scene)
        case Is(who) if (goal := site_of(holds)) is not None:
            way = "s'y rend" if who is Subject.NEW_SITE else "le quitte"
            return f"{company} est {at_place(goal)} ou {way}"
        case Is():
            return being(holds, scene)
        case Happened():
            return happened(holds, scene)
        case There():
            return present(holds, scene)
        case InPlay(name, at):
            return f"{quoted(name)} est {at_place(at) if at else 'en jeu'}"
        case AtPlace(where):
            return f"{company} est {at_place(where)}"
        case MovingTo(beyond=beyond) if beyond:
            return f"{company} traverse ou quitte {one_region_of(beyond)} de région en région"
        case MovingTo(where, by_regions):
            site = "un autre site" if where == ANY_SITE else place(where).text
            return f"{company} bouge {'de région en région ' if by_regions else ''}vers {site}"
        case PathHas(ways, no_two_others):
            others = " et jamais deux autres régions de suite" if no_two_others else ""
            return f"{path_of(scene.company)} comporte au moins {ways_through(ways)}{others}"
        case BearerIs(Having(Keyword() as thing), at=where) if where is not None:
            return f"{scene.bearer.text} porte {the(KEYWORDS[thing])} {at_place(where)}"
        case BearerIs(Having(Named((lies,)))):
            return f"{scene.bearer.text} a {quoted(lies)} avec lui"
        case BearerIs(who, even_without, able_to_use):
            anyway = " même sans cette carte" if even_without else ""
            sorts = [
                *([f"{user(who).first.text}{anyway}"] if who is not ANYBODY else []),
                *([f"capable d'utiliser {a(KEYWORDS[able_to_use])}"] if able_to_use else []),
            ]
            if not sorts:
                return f"{scene.card.text} est sur {scene.bearer.text}"
            return f"{scene.bearer.text} est {' et '.join(sorts)}"
        case AvatarInPlay(in_mode=True, at=at):
            return f"votre avatar est dans un mode{f' {at_place(at)}' if at else ''}"
        case AvatarInPlay(at):
            return f"votre avatar est en jeu{f' {at_place(at)}' if at else ''}"
        case HigherMindBeside():
            return f"un personnage de la compagnie {of(scene.bearer.text)} a un esprit plus élevé que le sien"
        case IsAvatar(mode, at):
            riding = f" en {KEYWORDS[mode].singular}" if mode else ""
            there = f" {at_place(at)}" if at else ""
            return f"{scene.bearer.text} est votre avatar{riding}{there}"
        case CompanyHas(who, at_least=at_least) if at_least > 1:
            some = any_of([many(each, at_least) for each in who])
            return f"{company} compte {some}"
        case CompanyHas(who):
            somebody = any_of([user(each).first.text for each in who])
            return f"{company} compte {somebody}"
        case EachCharacterHas(names):
            return f"{each_of(scene.company)} contrôle {any_of([quoted(name) for name in names])}"
        case Has(_, of_these, more_than) if more_than is not None:
            return f"vous avez en jeu plus de cartes {holdings(of_these)} que {holdings(more_than)}"
        case Has(1, Named((name,))):
            return f"vous avez {quoted(name)} en jeu"
        case Has(at_least, of_these):
            return f"vous avez en jeu au moins {number_word(at_least)} {holdings(of_these)}"
        case HasMorePoints():
            return f"vous avez plus de {POINT.plural} que votre adversaire"
        case FacesDetainment():
            return f"{scene.company.text} affronte une attaque dilatoire"
        case _:
            assert_never(holds)


def conditions(all_hold: Sequence[Requirement], scene: Scene) -> str:
    """Several conditions that must all hold, behind the first "si": "A, si B et si C"."""
    *others, last = [condition(each, scene) for each in one_by_one(all_hold)]
    return f"{', si '.join(others)} et si {last}" if others else last


def _either(holding: Sequence[Requirement], scene: Scene) -> str:
    """Clauses of which one will do; what they have in common is said once."""
    goal = both_ways(holding)
    if goal is not None:
        return f"{scene.company.text} est {at_place(goal)} ou bouge vers {place(goal).text} ou le quitte"
    return any_of(_named_once([condition(each, scene) for each in holding], scene))


def _named_once(clauses: Sequence[str], scene: Scene) -> list[str]:
    """Clauses that are all about the company name it once."""
    start = f"{scene.company.text} "
    first, *others = clauses
    alike = first.startswith(start)
    return [first, *[each.removeprefix(start) if alike else each for each in others]]


def so_long_as(holds: Condition | None, scene: Scene) -> str:
    """The condition of something that the company, which has just been named, may do."""
    return f"tant {that(condition(holds, replace(scene, company=SHE)))}" if holds else ""
