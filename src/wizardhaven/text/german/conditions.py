"""When something holds, as German clauses that end with their verb, behind "wenn" or "solange"."""

from collections.abc import Sequence
from typing import assert_never

from wizardhaven.text import traits
from wizardhaven.text.german.bearers import bearer_is
from wizardhaven.text.german.being import being
from wizardhaven.text.german.counting import all_of, any_of, number_word
from wizardhaven.text.german.grammar import Case, a, the
from wizardhaven.text.german.holdings import holdings
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import quoted, through_regions
from wizardhaven.text.german.negations import negation
from wizardhaven.text.german.nominals import each_of, path_of
from wizardhaven.text.german.past import deed, happened
from wizardhaven.text.german.paths import ways_through
from wizardhaven.text.german.places import at_place, is_at, to_or_from
from wizardhaven.text.german.places import place as site_of
from wizardhaven.text.german.presence import path, present
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import many, user, what_he_is
from wizardhaven.text.traits import alone_in_path, both_ways, left_behind, one_by_one, ways_of
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    AvatarInPlay,
    BearerIs,
    Both,
    CompanyHas,
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
    """The clause without its "wenn"."""
    company = scene.company.nominative
    match holds:
        case Unless(Either(either)):
            return condition(Both(tuple([Unless(each) for each in either])), scene)
        case Unless(denied):
            return negation(denied, scene) or f"es nicht zutrifft, dass {condition(denied, scene)}"
        case Either() if ways_of(holds):
            return path(holds, scene)
        case Either(either):
            return _either(either, scene)
        case Both((AtPlace(place) | Is(Subject.SITE, place), Happened(Past.ENTERED))):
            return f"{company} in dieser Ortsphase {is_at(place).removesuffix('ist')}eingetroffen ist"
        case Both((AtPlace(place) | Is(Subject.SITE, place), Unless(Happened(Past.PLAYED_HERE)))):
            return f"{company} {is_at(place)}, nicht aber an dem, an dem die Karte gespielt wurde"
        case Both(
            (
                AtPlace(place) | Is(Subject.SITE, place),
                Either((Happened(Past.FREED_PRISONERS), Happened() as played)),
            )
        ):
            freed = f"Gefangene befreit oder {deed(played)} hat"
            return f"{company} in dieser Ortsphase {at_place(place)} {freed}"
        case Both((MovingTo() | Is(Subject.COMPANY, Mark.MOVING), Either(ways))) if (
            goal := both_ways(ways)
        ) is not None:
            return f"{company} sich {to_or_from(goal)} bewegt"
        case Both() if left_behind(holds):
            through = through_regions(left_behind(holds))
            return f"{company} sich mit Regionsbewegung {through} oder von dort weg bewegt"
        case Both() if (wanted := alone_in_path(holds)) is not None:
            return path(wanted, scene, " und keine zwei anderen Regionen hintereinander")
        case Both(every):
            return all_of(_named_once([condition(each, scene) for each in every], scene))
        case Is(Subject.SITE, place):
            return f"{company} {is_at(place)}"
        case Is(Subject.BEARER, who):
            return bearer_is(who, scene)
        case Is(who) if (goal := traits.site_of(holds)) is not None:
            way = "dorthin" if who is Subject.NEW_SITE else "von dort weg"
            return f"{company} {is_at(goal)} oder sich {way} bewegt"
        case Is():
            return being(holds, scene)
        case Happened():
            return happened(holds, scene)
        case There():
            return present(holds, scene)
        case InPlay(name, at):
            return f"{quoted(name)} {at_place(at) if at else 'im Spiel'} ist"
        case AtPlace(place):
            return f"{company} {is_at(place)}"
        case MovingTo(beyond=beyond) if beyond:
            return f"{company} sich mit Regionsbewegung {through_regions(beyond)} oder von dort weg bewegt"
        case MovingTo(where, by_regions):
            how = " mit Regionsbewegung" if by_regions else ""
            if where is ANY_SITE:
                return f"{company} sich{how} zu einem anderen Ort bewegt"
            site = site_of(where)
            return f"{company} sich{how} zu {site.forms.dative} bewegt{site.tail.removesuffix(',')}"
        case PathHas(ways, no_two_others):
            others = " und keine zwei anderen Regionen hintereinander" if no_two_others else ""
            return f"{path_of(scene.company)} mindestens {ways_through(ways)}{others} enthält"
        case BearerIs(Having(Keyword() as thing), at=where) if where is not None:
            item = the(KEYWORDS[thing], Case.ACCUSATIVE)
            return f"{scene.bearer.nominative} {item} trägt und {is_at(where)}"
        case BearerIs(Having(Named((lies,)))):
            return f"{scene.bearer.nominative} {quoted(lies)} bei sich hat"
        case BearerIs(who, even_without, able_to_use):
            anyway = "auch ohne diese Karte " if even_without else ""
            sorts = [
                *([f"{anyway}{what_he_is(who)} ist"] if who is not ANYBODY else []),
                *([f"{a(KEYWORDS[able_to_use], Case.ACCUSATIVE)} benutzen kann"] if able_to_use else []),
            ]
            if not sorts:
                return f"{scene.card.nominative} auf {scene.bearer.dative} liegt"
            return f"{scene.bearer.nominative} {all_of(sorts)}"
        case AvatarInPlay(in_mode=True, at=at):
            there = f" und {is_at(at)}" if at else ""
            return f"dein Avatar in einem Modus ist{there}"
        case AvatarInPlay(at):
            there = f" und {is_at(at)}" if at else ""
            return f"dein Avatar im Spiel ist{there}"
        case HigherMindBeside():
            return f"ein Charakter in der Gemeinschaft {scene.bearer.genitive} mehr Geisteskraft hat als er"
        case IsAvatar(mode, at):
            riding = f" im {KEYWORDS[mode].after_der.dative}" if mode else ""
            there = f" und {is_at(at)}" if at else ""
            return f"{scene.bearer.nominative} dein Avatar{riding} ist{there}"
        case CompanyHas(who, at_least=at_least) if at_least > 1:
            some = any_of([many(each) for each in who])
            return f"{number_word(at_least)} oder mehr {some} zu {scene.company.dative} gehören"
        case CompanyHas(who):
            somebody = any_of([user(each).first.nominative for each in who])
            return f"{somebody} zu {scene.company.dative} gehört"
        case EachCharacterHas(names):
            return f"{each_of(scene.company)} {any_of([quoted(name) for name in names])} kontrolliert"
        case Has(_, of, more_than) if more_than is not None:
            return f"du mehr Karten {holdings(of)} als {holdings(more_than)} im Spiel hast"
        case Has(1, Named((name,))):
            return f"du {quoted(name)} im Spiel hast"
        case Has(at_least, of):
            return f"du mindestens {number_word(at_least)} {holdings(of)} im Spiel hast"
        case HasMorePoints():
            return "du mehr Siegpunkte als dein Gegner hast"
        case FacesDetainment():
            return f"{scene.company.nominative} sich einem Verhör stellt"
        case _:
            assert_never(holds)


def conditions(all_hold: Sequence[Requirement], scene: Scene) -> str:
    """Several conditions that must all hold."""
    return all_of([condition(each, scene) for each in one_by_one(all_hold)])


def _either(holding: Sequence[Requirement], scene: Scene) -> str:
    """Clauses of which one will do; what they have in common is said once."""
    site = both_ways(holding)
    if site is not None:
        return f"{scene.company.nominative} {is_at(site)} oder sich dorthin oder von dort weg bewegt"
    return any_of(_named_once([condition(each, scene) for each in holding], scene))


def _named_once(clauses: Sequence[str], scene: Scene) -> list[str]:
    """Clauses that are all about the company name it once."""
    start = f"{scene.company.nominative} "
    first, *others = clauses
    alike = first.startswith(start)
    return [first, *[each.removeprefix(start) if alike else each for each in others]]
