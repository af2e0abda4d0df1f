"""When something does not hold, as a French clause."""

from wizardhaven.text.french.being import being
from wizardhaven.text.french.counting import any_of, number_word
from wizardhaven.text.french.grammar import of
from wizardhaven.text.french.holdings import holdings
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.paths import path_of, ways_through
from wizardhaven.text.french.places import at_place, place
from wizardhaven.text.french.presence import absent
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import many, user
from wizardhaven.text.french.terms import REGION_TYPES
from wizardhaven.text.traits import site_of, traits_of
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    AvatarInPlay,
    CompanyHas,
    Condition,
    Happened,
    Has,
    InPlay,
    Is,
    MovingTo,
    Past,
    PathHas,
    There,
)
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.terms import RegionType


def negation(holds: Condition, scene: Scene) -> str | None:
    """That it does not hold, if there are words of its own for that."""
    company = scene.company.text
    match holds:
        case Is(Subject.SITE, where):
            return f"{company} n'est pas {at_place(where)}"
        case Is(who) if site_of(holds) is None and who is not Subject.BEARER:
            return being(Is(who, Not(traits_of(holds))), scene)
        case There():
            return absent(holds, scene)
        case InPlay(name, at):
            return f"{quoted(name)} n'est pas {at_place(at) if at else 'en jeu'}"
        case AtPlace(where):
            return f"{company} n'est pas {at_place(where)}"
        case MovingTo(where) if where != ANY_SITE:
            return f"{company} ne bouge pas vers {place(where).text}"
        case MovingTo():
            return f"{company} ne bouge pas"
        case PathHas(ways):
            return f"{path_of(scene.company)} ne comporte pas {any_of([_none_of(each) for each in ways])}"
        case AvatarInPlay(at=at):
            return f"votre avatar n’est pas en jeu{f' {at_place(at)}' if at else ''}"
        case CompanyHas(who, at_least=at_least) if at_least > 1:
            return f"{company} ne compte pas {any_of([many(each, at_least) for each in who])}"
        case CompanyHas(who):
            somebody = any_of([user(each).first.text for each in who])
            if len(who) == 1 and somebody.startswith("un"):
                return f"{company} ne compte auc{somebody}"
            return f"{company} ne compte pas {somebody}"
        case Has(at_least, these):
            return f"vous avez en jeu moins de {number_word(at_least)} {holdings(these)}"
        case Happened(Past.PLAYED_HERE):
            return f"{scene.card.text} n'a pas été {scene.card.agreeing('joué')} sur un site de ce nom"
        case _:
            return None


def _none_of(way: tuple[RegionType, int]) -> str:
    """Not so many regions of a type: "de Contrée sauvage", "deux Contrées sauvages"."""
    return of(REGION_TYPES[way[0]].singular) if way[1] == 1 else ways_through((way,))
