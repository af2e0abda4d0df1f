"""When something does not hold, as a German clause that ends with its verb."""

from wizardhaven.text import traits
from wizardhaven.text.german.being import being
from wizardhaven.text.german.counting import any_of, number_word
from wizardhaven.text.german.holdings import holdings
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import path_of
from wizardhaven.text.german.paths import ways_through
from wizardhaven.text.german.places import at_place, is_at
from wizardhaven.text.german.places import place as site_of
from wizardhaven.text.german.presence import absent
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import many, user
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
    company = scene.company.nominative
    match holds:
        case Is(Subject.SITE, place):
            return f"{company} nicht {is_at(place)}"
        case Is(who) if traits.site_of(holds) is None and who is not Subject.BEARER:
            return being(Is(who, Not(traits.traits_of(holds))), scene)
        case There():
            return absent(holds, scene)
        case InPlay(name, at):
            return f"{quoted(name)} nicht {at_place(at) if at else 'im Spiel'} ist"
        case AtPlace(place):
            return f"{company} nicht {is_at(place)}"
        case MovingTo(where) if where != ANY_SITE:
            site = site_of(where)
            return f"{company} sich nicht zu {site.forms.dative} bewegt{site.tail.removesuffix(',')}"
        case MovingTo():
            return f"{company} sich nicht bewegt"
        case PathHas(ways):
            return f"{path_of(scene.company)} {any_of([_none_of(each) for each in ways])} enthält"
        case AvatarInPlay(at=at):
            return f"dein Avatar nicht im Spiel ist{f' und {is_at(at)}' if at else ''}"
        case CompanyHas(who, at_least=at_least) if at_least > 1:
            some = any_of([many(each) for each in who])
            return f"weniger als {number_word(at_least)} {some} zu {scene.company.dative} gehören"
        case CompanyHas(who):
            somebody = any_of([user(each).first.nominative for each in who])
            if len(who) == 1 and somebody.startswith("ein"):
                return f"k{somebody} zu {scene.company.dative} gehört"
            return f"{somebody} nicht zu {scene.company.dative} gehört"
        case Has(at_least, of):
            return f"du weniger als {number_word(at_least)} {holdings(of)} im Spiel hast"
        case Happened(Past.PLAYED_HERE):
            return f"{scene.card.nominative} nicht an einem Ort dieses Namens gespielt wurde"
        case _:
            return None


def _none_of(way: tuple[RegionType, int]) -> str:
    """Not so many regions of a type: "keine Wildnis", "keine zwei Wildnisse"."""
    return f"{'k' if way[1] == 1 else 'keine '}{ways_through((way,))}"
