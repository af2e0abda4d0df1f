"""When something holds, as German clauses that end with their verb, behind "wenn" or "solange"."""

from collections.abc import Sequence
from typing import Final, assert_never

from wizardhaven.text.german.alignments import PLAYERS
from wizardhaven.text.german.counting import all_of, any_of, counted, number_word
from wizardhaven.text.german.grammar import Case, a, the
from wizardhaven.text.german.holdings import holdings
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import quoted, through_regions
from wizardhaven.text.german.nominals import each_of, path_of
from wizardhaven.text.german.places import at_place, is_at, to_or_from
from wizardhaven.text.german.places import place as site_of
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_races, many, user, what_he_is
from wizardhaven.text.german.terms import CARD, CHARACTER, PROTECTED_WIZARDHAVEN, REGION_TYPES
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

TURNED: Final = {Turned.UNTAPPED: "nicht getappt", Turned.TAPPED: "getappt", Turned.INVERTED: "umgedreht"}


def condition(holds: Requirement, scene: Scene) -> str:
    """The clause without its "wenn"."""
    company = scene.company.nominative
    match holds:
        case Both(every):
            return conditions(every, scene)
        case InPlay(name, opposing=True):
            return f"dein Gegner {quoted(name)} im Spiel hat"
        case InPlay(name, at, absent):
            return f"{quoted(name)} {'nicht ' if absent else ''}{at_place(at) if at else 'im Spiel'} ist"
        case AtPlace(place, entered=True):
            return f"{company} in dieser Ortsphase {is_at(place).removesuffix('ist')}eingetroffen ist"
        case AtPlace(place, elsewhere=True):
            return f"{company} {is_at(place)}, nicht aber an dem, an dem die Karte gespielt wurde"
        case AtPlace(place, absent, or_starting):
            starting = " oder deine Anfangsgemeinschaft ist" if or_starting else ""
            return f"{company} {'nicht ' if absent else ''}{is_at(place)}{starting}"
        case MovingTo(where, absent=True) if where != ANY_SITE:
            site = site_of(where)
            return f"{company} sich nicht zu {site.forms.dative} bewegt{site.tail.removesuffix(',')}"
        case MovingTo(absent=True):
            return f"{company} sich nicht bewegt"
        case MovingTo(where, True, or_from=True):
            return f"{company} {is_at(where)} oder sich dorthin oder von dort weg bewegt"
        case MovingTo(where, or_from=True):
            return f"{company} sich {to_or_from(where)} bewegt"
        case MovingTo(where, True):
            return f"{company} {is_at(where)} oder sich dorthin bewegt"
        case MovingTo(beyond=beyond) if beyond:
            return f"{company} sich mit Regionsbewegung {through_regions(beyond)} oder von dort weg bewegt"
        case MovingTo(where, _, by_regions):
            how = " mit Regionsbewegung" if by_regions else ""
            if where == ANY_SITE:
                return f"{company} sich{how} zu einem anderen Ort bewegt"
            site = site_of(where)
            return f"{company} sich{how} zu {site.forms.dative} bewegt{site.tail.removesuffix(',')}"
        case PathHas(ways, absent=True):
            return f"{path_of(scene.company)} {any_of([_none_of(each) for each in ways])} enthält"
        case PathHas(ways, no_two_others):
            others = " und keine zwei anderen Regionen hintereinander" if no_two_others else ""
            return f"{path_of(scene.company)} mindestens {ways_through(ways)}{others} enthält"
        case CardsLie(at_least, beneath=True):
            return f"mindestens {counted(at_least, CARD, Case.NOMINATIVE)} unter ihr liegen"
        case CardsLie(at_least):
            whose = "das Spieldeck des Spielers, der am Zug ist," if holds.whose_turn else "dein Spieldeck"
            return f"{whose} mindestens {counted(at_least, CARD, Case.ACCUSATIVE)} enthält"
        case CompanyChanged(Change.PARTED):
            return f"ein Charakter {scene.company.accusative} verlässt, um zu einer anderen zu gehören"
        case CompanyChanged(Change.LEFT):
            return f"ein Charakter {scene.company.accusative} aus irgendeinem Grund verlässt"
        case CompanyChanged(Change.LEADER_LEFT):
            return f"ein Anführer {scene.company.accusative} verlässt"
        case CompanyChanged():
            somebody = "ein Charakter oder Verbündeter"
            return f"{somebody} zu {scene.company.dative} hinzukommt oder {scene.company.accusative} verlässt"
        case CompanyIs(overt=bool() as overt):
            return f"{scene.company.nominative} {'offen' if overt else 'versteckt'} ist"
        case CompanyIs():
            return _size(holds, company)
        case CompanyFaced(races, just_now=True):
            return f"{company} unmittelbar zuvor einem Angriff{by_races(races)} gegenüberstand"
        case CompanyFaced(beaten_agent=True):
            agent = "in diesem Zug einem Agenten gegenüberstand, dessen Schläge alle fehlgeschlagen sind"
            return f"{company} {agent}"
        case CompanyFaced(races, creatures):
            foes = [
                *([f"einem Angriff{by_races(races)}"] if races or not creatures else []),
                *[quoted(creature) for creature in creatures],
            ]
            return f"{company} in diesem Zug bereits {any_of(foes)} gegenüberstand"
        case BearerIs(Characters(bearing=Keyword() as thing), at=where) if where is not None:
            item = the(KEYWORDS[thing], Case.ACCUSATIVE)
            return f"{scene.bearer.nominative} {item} trägt und {is_at(where)}"
        case BearerIs(Characters(with_card=str() as lies) as who) if who == Characters(with_card=lies):
            return f"{scene.bearer.nominative} {quoted(lies)} bei sich hat"
        case BearerIs(who, even_without, able_to_use):
            anyway = "auch ohne diese Karte " if even_without else ""
            sorts = [
                *([f"{anyway}{what_he_is(who)} ist"] if who != ANYBODY else []),
                *([f"{a(KEYWORDS[able_to_use], Case.ACCUSATIVE)} benutzen kann"] if able_to_use else []),
            ]
            if not sorts:
                return f"{scene.card.nominative} auf {scene.bearer.dative} liegt"
            return f"{scene.bearer.nominative} {all_of(sorts)}"
        case AvatarInPlay(in_mode=True, at=at):
            there = f" und {is_at(at)}" if at else ""
            return f"dein Avatar in einem Modus ist{there}"
        case AvatarInPlay(absent, at):
            there = f" und {is_at(at)}" if at else ""
            return f"dein Avatar {'nicht ' if absent else ''}im Spiel ist{there}"
        case HigherMindBeside():
            return f"ein Charakter in der Gemeinschaft {scene.bearer.genitive} mehr Geisteskraft hat als er"
        case IsAvatar(mode, at):
            riding = f" im {KEYWORDS[mode].after_der.dative}" if mode else ""
            there = f" und {is_at(at)}" if at else ""
            return f"{scene.bearer.nominative} dein Avatar{riding} ist{there}"
        case CompanyHas(who, True, at_least) if at_least > 1:
            some = any_of([many(each) for each in who])
            return f"weniger als {number_word(at_least)} {some} zu {scene.company.dative} gehören"
        case CompanyHas(who, at_least=at_least) if at_least > 1:
            some = any_of([many(each) for each in who])
            return f"{number_word(at_least)} oder mehr {some} zu {scene.company.dative} gehören"
        case CompanyHas(who, absent):
            somebody = any_of([user(each).first.nominative for each in who])
            if absent and len(who) == 1 and somebody.startswith("ein"):
                return f"k{somebody} zu {scene.company.dative} gehört"
            return f"{somebody} {'nicht ' if absent else ''}zu {scene.company.dative} gehört"
        case CompanyFreed(where, or_played):
            freed = f"Gefangene befreit oder {quoted(or_played)} gespielt hat"
            return f"{company} in dieser Ortsphase {at_place(where)} {freed}"
        case CompanyUnder(name):
            return f"{quoted(name)} in diesem Zug auf {scene.company.accusative} gespielt worden ist"
        case CardIs(turned):
            return f"{scene.card.nominative} {TURNED[turned]} ist"
        case EachCharacterHas(names):
            return f"{each_of(scene.company)} {any_of([quoted(name) for name in names])} kontrolliert"
        case OpponentIsNot(kinds):
            left = [kind for kind in PlayerKind if kind not in kinds]
            if len(left) == 1:
                return f"dein Gegner {a(PLAYERS[left[0]], Case.NOMINATIVE)} ist"
            players = [PLAYERS[kind].after_ein.nominative for kind in kinds]
            if len(players) == 1:
                return f"dein Gegner kein {players[0]} ist"
            return f"dein Gegner weder {' noch '.join(players)} ist"
        case StagePoints():
            return _stage_points(holds)
        case YouAre((), absent):
            return f"dein Avatar {'noch nicht ' if absent else ''}ins Spiel gekommen ist"
        case YouAre(names, absent):
            return f"du {'nicht ' if absent else ''}{any_of([quoted(name) for name in names])} bist"
        case Has(_, of, _, more_than) if more_than is not None:
            return f"du mehr Karten {holdings(of)} als {holdings(more_than)} im Spiel hast"
        case Has(at_least, of) if at_least == 1 and of.name is not None:
            return f"du {quoted(of.name)} im Spiel hast"
        case Has(at_least, of, absent=True):
            return f"du weniger als {number_word(at_least)} {holdings(of)} im Spiel hast"
        case Has(at_least, of, or_of=or_of):
            others = f" oder {holdings(or_of)}" if or_of else ""
            return f"du mindestens {number_word(at_least)} {holdings(of)}{others} im Spiel hast"
        case HasMorePoints():
            return "du mehr Siegpunkte als dein Gegner hast"
        case HasWizardhavens(at_least):
            return f"du {counted(at_least, PROTECTED_WIZARDHAVEN, Case.ACCUSATIVE)} im Spiel hast"
        case FacesDetainment():
            return f"{scene.company.nominative} sich einem Verhör stellt"
        case _:
            assert_never(holds)


def conditions(all_hold: Sequence[Requirement], scene: Scene) -> str:
    """Several conditions that must all hold."""
    return all_of([condition(each, scene) for each in all_hold])


def _none_of(way: tuple[RegionType, int]) -> str:
    """Not so many regions of a type: "keine Wildnis", "keine zwei Wildnisse"."""
    return f"{'k' if way[1] == 1 else 'keine '}{ways_through((way,))}"


def ways_through(ways: Sequence[tuple[RegionType, int]]) -> str:
    """Regions of which one sort, so many times, will do."""
    return any_of([counted(count, REGION_TYPES[region_type], Case.ACCUSATIVE) for region_type, count in ways])


def _size(size: CompanyIs, company: str) -> str:
    bounds = [("mindestens", size.at_least), ("höchstens", size.at_most)]
    if size.with_allies and size.at_most == 1:
        others = f" (außer {all_of([quoted(name) for name in size.uncounted])})" if size.uncounted else ""
        return f"{company} keine anderen Charaktere oder Verbündeten{others} hat"
    if size.with_allies:
        all_heads = [f"{way} {each} Charaktere und Verbündete" for way, each in bounds if each is not None]
        return f"{company} {all_of(all_heads)} zählt"
    if size.heads:
        heads = [
            f"{way} {counted(each, CHARACTER, Case.ACCUSATIVE)}" for way, each in bounds if each is not None
        ]
        but = f" außer {all_of([quoted(name) for name in size.uncounted])}" if size.uncounted else ""
        alone = f" und keinen Verbündeten{but}" if size.no_allies else ""
        return f"{company} {all_of(heads)}{alone} zählt"
    sizes = [f"{way} die Größe {each}" for way, each in bounds if each is not None]
    return f"{company} {all_of(sizes)} hat"


def _stage_points(holds: StagePoints) -> str:
    who, has, is_he = ("dein Gegner", "hat", "ist") if holds.of_opponent else ("du", "hast", "bist")
    few = number_word(holds.cards_at_least)
    cards = f" und mindestens {few} Entwicklungskarten" if holds.cards_at_least else ""
    names = any_of([quoted(name) for name in holds.other_than])
    unless = f" und nicht {names} {is_he}" if names else ""
    return f"{who} mindestens {holds.at_least} Entwicklungspunkte{cards} {has}{unless}"
