"""When something does not hold, as an English clause."""

from wizardhaven.text.english.being import being
from wizardhaven.text.english.grammar import listed, number, possessive
from wizardhaven.text.english.holdings import holdings
from wizardhaven.text.english.places import place
from wizardhaven.text.english.presence import absent
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import plural_of, user
from wizardhaven.text.english.terms import regions
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


def negation(holds: Condition, scene: Scene) -> str | None:
    """That it does not hold, if there are words of its own for that."""
    company = scene.company
    match holds:
        case Is(Subject.SITE, where):
            return f"{company} is not at {place(where)}"
        case Is(who) if site_of(holds) is None and who is not Subject.BEARER:
            return being(Is(who, Not(traits_of(holds))), scene)
        case There():
            return absent(holds, scene)
        case InPlay(name, at):
            return f"{name} is not {f'at {place(at)}' if at else 'in play'}"
        case AtPlace(where):
            return f"{company} is not at {place(where)}"
        case MovingTo(where) if where != ANY_SITE:
            return f"{company} is not moving to {place(where)}"
        case MovingTo():
            return f"{company} is not moving"
        case PathHas(ways):
            way = listed([regions(count, region_type) for region_type, count in ways], "or")
            return f"{possessive(company)} site path does not have {way}"
        case AvatarInPlay(at=at):
            return f"your avatar is not in play{f' at {place(at)}' if at else ''}"
        case CompanyHas(who, at_least=at_least) if at_least > 1:
            some = listed([plural_of(each) for each in who], "or")
            return f"{company} contains fewer than {number(at_least)} {some}"
        case CompanyHas(who):
            somebody = listed([user(each).first for each in who], "or")
            return f"{company} does not contain {somebody}"
        case Has(at_least, of):
            return f"you have fewer than {number(at_least)} {holdings(of)} in play"
        case Happened(Past.PLAYED_HERE):
            return f"{scene.card} was not played at a site of that name"
        case _:
            return None
