"""Numbers that are changed, as French clauses."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.counted import land_of
from wizardhaven.text.french.against import against_foes
from wizardhaven.text.french.alignments import COMPANIES, PLAYERS
from wizardhaven.text.french.amounts import amount as amount_of
from wizardhaven.text.french.amounts import for_each
from wizardhaven.text.french.attack_targets import keys_of
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import any_of, counted, number_word
from wizardhaven.text.french.fighting import companies_meant
from wizardhaven.text.french.followers import of_control
from wizardhaven.text.french.grammar import a, of, that, with_adjective
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import one_region_of, quoted
from wizardhaven.text.french.numbers import bonuses_of, check_bonuses, more_or_fewer
from wizardhaven.text.french.numbers_of_foes import numbers_of_foes
from wizardhaven.text.french.paths import SHE
from wizardhaven.text.french.points import points_of_cards
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import user
from wizardhaven.text.french.terms import CHECKS, ITEM_CLASSES, POINT, RACES, REGION, REGION_TYPES, STATS
from wizardhaven.text.modifying import TWICE, USUAL_COST, on_top_of, opposed, sides, without_effect
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.marks import Mark, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Such, Within, choices
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, RegionType, Stat
from wizardhaven.vocabulary.whose import foes, is_of_characters, is_of_foes, is_of_rolls, spared, who
from wizardhaven.vocabulary.worth import is_worth


def modified(holds: Modify, scene: Scene, also: Sequence[Modify] = ()) -> Clause:
    """The number and what becomes of it, as a clause; what comes on top of it may go with it."""
    if is_of_characters(holds):
        return bonuses_of((holds,), scene)
    if is_of_foes(holds):
        return numbers_of_foes((holds,), scene)
    if is_of_rolls(holds):
        return check_bonuses((holds,), scene)
    match holds.what:
        case Stat.HAND_SIZE:
            return _hand_size(holds, scene)
        case Stat.HAZARD_LIMIT:
            return _hazard_limit(holds, scene, also)
        case Stat.RESOURCE_DRAWS | Stat.HAZARD_DRAWS:
            return _draws(holds, scene)
        case Stat.REGIONS if isinstance(holds.of, RegionType):
            half = f"la moitié (arrondie au-dessous) des {REGION_TYPES[holds.of].plural}"
            return Clause(half, f"compte seule dans le trajet {of(scene.company.text)}")
        case Stat.REGIONS:
            return _regions(holds, scene)
        case Stat.STAGE_POINTS:
            assert isinstance(holds.by, int)
            least = f" (mais au moins {holds.least})" if holds.least else ""
            changed = f"sont {'augmentés' if holds.by > 0 else 'réduits'} de {abs(holds.by)}{least}"
            return Clause(f"les points de Déchu {of(scene.bearer.text)}", changed)
        case Stat.MARSHALLING_POINTS if is_worth(holds):
            return points_of_cards(holds, scene)
        case Stat.MARSHALLING_POINTS:
            assert isinstance(holds.by, int)
            worth = f"{signed(holds.by)} {POINT.singular if abs(holds.by) == 1 else POINT.plural}"
            return Clause("vous", f"recevez {worth} en cas d'élimination {of(scene.card.text)}")
        case Stat.CORRUPTION_POINTS if holds.how is How.TIMES:
            chosen = "une carte au choix de son joueur"
            doubled = f"compte deux fois les points de corruption d'une de ses sources, {chosen}"
            return Clause("chaque personnage", doubled)
        case Stat.CORRUPTION_POINTS:
            return _weight(holds)
        case Stat.STAYING_UNTAPPED:
            assert isinstance(holds.by, int)
            if holds.by < USUAL_COST:
                return Clause("qui ne s'engage pas contre elle", f"reçoit {signed(holds.by)} de prouesse")
            such = who(holds)
            sort = f", s'il est {user(such).first.text.removeprefix('un ')}," if such is not None else ""
            front = f"si {scene.bearer.text}{sort} affronte un coup sans s'engager"
            less = f"ne baisse que de {abs(holds.by)}" if holds.by else "ne baisse pas"
            return Clause("sa prouesse", less, front=front)
        case Stat.SUPPORT:
            assert isinstance(holds.by, int)
            helper = f"chaque personnage {of(scene.company.text)} qui s'engage en soutien"
            return Clause(helper, f"donne {signed(holds.by)} de prouesse")
        case Stat.CONTROL:
            return of_control(holds, scene)
        case Check():
            return _rolls(holds, holds.what)
        case Stat.STRIKES:
            return _own(holds, scene)
        case Stat.PROWESS | Stat.BODY | Stat.DIRECT_INFLUENCE | Stat.MIND | Stat.GENERAL_INFLUENCE:
            return _own(holds, scene)
        case _:
            assert_never(holds.what)


def _rolls(holds: Modify, check: Check) -> Clause:
    """The rolls of those whom the attack wounds; or which cards have no effect on them."""
    assert isinstance(holds.by, int)
    if silent := any_of([quoted(name) for name in without_effect((holds,))]):
        rolls = f"les {CHECKS[check].plural}{against_foes(foes(holds), None)}"
        return Clause(f"la carte {silent}", f"n'a aucun effet sur {rolls}")
    changed = "modifiées" if CHECKS[check].feminine else "modifiés"
    if holds.how is How.TIMES:
        standard = "les modifications standard des jets d'influence sur les factions"
        return Clause(standard, "sont triplées")
    if holds.how is How.AGAIN:
        return Clause("chacun de ceux qu'elle blesse", f"effectue {a(CHECKS[check])} supplémentaire")
    return Clause(
        f"les {CHECKS[check].plural} de ceux qu'elle blesse", f"sont {changed} de {signed(holds.by)}"
    )


def _own(holds: Modify, scene: Scene) -> Clause:
    """A number of the creature's own attack."""
    assert isinstance(holds.what, Stat)
    by, each = holds.by, ""
    if isinstance(by, Count):
        each = f" {for_each(replace(by, times=1), scene)}"
        by = by.times
    assert isinstance(by, int)
    people = [RACES[race] for race in opposed(holds.against)]
    people += [COMPANIES[side] for side in sides(holds.against)]
    foes = any_of([f"les {each.plural}" for each in people])
    against = f" contre {foes}" if foes else ""
    proviso = f"si {condition(holds.condition, scene)}" if holds.condition else ""
    if isinstance(holds.against, KeyedTo):
        proviso = f"si l'attaque est liée {keys_of(holds.against)}"
    stat = STATS[holds.what]
    number = f"{signed(by)} de {stat.singular}"
    if holds.what is Stat.STRIKES:
        number = f"{signed(by)} {stat.singular if abs(by) == 1 else stat.plural}"
    return Clause(f"{number}{each}{against}", proviso)


def _while(holds: Modify, scene: Scene) -> str:
    return f"tant {that(condition(holds.condition, scene))}" if holds.condition else ""


def _hand_size(holds: Modify, scene: Scene) -> Clause:
    if isinstance(holds.by, int):
        keeping = f"pouvez garder en main {more_or_fewer(holds.by)} que d'ordinaire"
        return Clause("vous", keeping, proviso=_while(holds, scene))
    changed = f"est modifiée de {amount_of(holds.by, scene)}"
    return Clause("la taille de main de son joueur", changed, proviso=_while(holds, scene))


def _hazard_limit(holds: Modify, scene: Scene, also: Sequence[Modify]) -> Clause:
    """Against the company at hand, against those that move here, or against such companies."""
    if isinstance(holds.of, Subject):
        proviso = f"si {condition(holds.condition, scene)}" if holds.condition else ""
        changed = f"{_raised(holds)}{_bounds(holds, scene, also)}"
        return Clause(f"la limite de périls contre {scene.company.text}", changed, proviso=proviso)
    if isinstance(holds.by, Count) and holds.by.what is Tally.DRAWN:
        raised = f"est augmentée de 1 {for_each(holds.by, scene)}"
        return Clause("la limite de périls contre chaque compagnie", raised)
    if holds.of is not Mark.MOVING and not holds.condition:
        limit = f"la limite de périls contre les {companies_meant(holds.of)}"
        return Clause(limit, f"{_raised(holds)}{_bounds(holds, scene, ())}")
    if not holds.condition:
        limit = f"la limite de périls contre une compagnie qui se déplace vers {scene.card.text}"
        return Clause(limit, _raised(holds))
    sort = " qui bouge" if holds.of is Mark.MOVING else ""
    needed = condition(holds.condition, replace(scene, company=SHE))
    return Clause(f"la limite de périls contre une compagnie{sort}", f"{_raised(holds)} si {needed}")


def _raised(holds: Modify) -> str:
    """Raised or lowered, once or for each region of a type."""
    by, each = holds.by, ""
    if isinstance(by, Count):
        land = land_of(by.what)
        region = REGION_TYPES[land] if land else REGION
        each = f" pour chaque {region.singular} de son trajet"
        by = by.times
    assert isinstance(by, int)
    if holds.how is How.TIMES:
        assert by == TWICE, f"nobody has said {by} times as much"
        return "est doublée"
    return f"est {'augmentée' if by > 0 else 'réduite'} de {abs(by)}{each}"


def _bounds(holds: Modify, scene: Scene, also: Sequence[Modify]) -> str:
    """When it is twice as much, and how low the number may come."""
    doubling = on_top_of(holds, also)
    twice = f"du double tant {that(condition(doubling, scene))}" if doubling else ""
    least = f"jusqu'à un minimum de {holds.least}" if holds.least else ""
    bounds = " ; ".join(filter(None, (twice, least)))
    return f" ({bounds})" if bounds else ""


def _draws(holds: Modify, scene: Scene) -> Clause:
    """More or fewer cards for a player whose company moves, or for his opponent."""
    moving = f"lorsque {scene.company.text} bouge"
    theirs = holds.what is Stat.HAZARD_DRAWS
    who, may = ("votre adversaire", "peut") if theirs else ("vous", "pouvez")
    if holds.how is How.TIMES:
        often = f"{may} tirer jusqu'à {holds.by} fois le nombre normal de cartes"
        return Clause(who, often, front=moving)
    if not isinstance(holds.of, Subject):
        return _draws_of_all(holds, scene)
    if not isinstance(holds.by, int):
        return Clause(who, f"{may} tirer {_more(holds, scene)}", proviso="lorsqu'elle bouge")
    drawing = "tire" if theirs else f"{may} tirer"
    return Clause(who, f"{drawing} {_more(holds, scene)}", front=moving)


def _more(holds: Modify, scene: Scene) -> str:
    """How many cards more, or fewer."""
    if isinstance(holds.by, int):
        bound = f" (mais au moins {holds.least})" if holds.least else " (éventuellement aucune)"
        return f"{more_or_fewer(holds.by)}{bound if holds.by < 0 else ''}"
    return f"{more_or_fewer(1)} {for_each(holds.by, scene)}"


def _draws_of_all(holds: Modify, scene: Scene) -> Clause:
    """For every company that moves, whosever it is, perhaps but for some players."""
    it = replace(scene, company=SHE)
    when = f" et {that(condition(holds.condition, it))}" if holds.condition else ""
    front = f"lorsqu'une compagnie bouge{when}"
    players = any_of([a(PLAYERS[kind]) for kind in spared(holds.of)])
    unless = f"sauf s'il est {players}" if players else ""
    who = "son joueur" if holds.what is Stat.RESOURCE_DRAWS else "l'adversaire de son joueur"
    drawing = "tire" if isinstance(holds.by, int) else "peut tirer"
    return Clause(who, f"{drawing} {_more(holds, scene)}", front=front, proviso=unless)


def _regions(holds: Modify, scene: Scene) -> Clause:
    """How much farther the company may go, or how much less far every company."""
    if holds.how is How.SET:
        assert isinstance(holds.by, int)
        most = f"ne peut en aucun cas traverser plus de {number_word(holds.by)} régions"
        return Clause(scene.company.text, most)
    assert isinstance(holds.by, int)
    if holds.by < 0:
        fewer = f"{counted(-holds.by, REGION)} de moins"
        if isinstance(holds.condition, There) and holds.condition.among is Subject.COMPANY:
            less = f"peut traverser {fewer}, mais toujours au moins deux"
            return Clause(scene.company.text, less, front=_while(holds, scene))
        if holds.condition:
            return Clause("elles", f"peuvent traverser encore {fewer}", front=_while(holds, scene))
        return Clause("les compagnies", f"peuvent traverser {fewer}, mais toujours au moins deux")
    further = with_adjective(REGION, "supplémentaire", "supplémentaire")
    upto = "jusqu'à " if holds.by > 1 else ""
    names = [str(name) for name in holds.of.regions] if isinstance(holds.of, Within) else []
    way = f" si son trajet passe par {one_region_of(names)}" if names else ""
    regions = f"{upto}{counted(holds.by, further)}{way}"
    proviso = _while(holds, replace(scene, company=SHE))
    return Clause(scene.company.text, f"peut traverser {regions}", proviso=proviso)


def _weight(holds: Modify) -> Clause:
    """What each item of a sort weighs more or less."""
    assert isinstance(holds.by, int)
    assert not isinstance(holds.of, Subject)
    sorts = [_weighed(sort) for sort in choices(holds.of)]
    points = f"{abs(holds.by)} point{'' if abs(holds.by) == 1 else 's'} de corruption"
    return Clause(f"chaque {any_of(sorts)}", f"donne {points} de {'plus' if holds.by > 0 else 'moins'}")


def _weighed(sort: Such) -> str:
    if isinstance(sort, ItemClass):
        return ITEM_CLASSES[sort].singular
    return KEYWORDS[sort].singular if isinstance(sort, Keyword) else "anneau"
