"""There is such a one, or there are so many, as a French clause."""

from typing import Final

from wizardhaven.text.french.counting import any_of, number_word
from wizardhaven.text.french.grammar import of
from wizardhaven.text.french.holdings import holdings
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import french, quoted
from wizardhaven.text.french.paths import each_of, path_of, ways_through
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import many, user
from wizardhaven.text.french.terms import RACES, REGION_TYPES
from wizardhaven.text.traits import place_of, ways_of
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.asked_for import among, names_in, part_of, says
from wizardhaven.vocabulary.conditions import Condition, There
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AnyOf, Beside, Having, Named, Not, Such, choices
from wizardhaven.vocabulary.terms import Alignment, Keyword, Race, RegionType

_VERSIONS: Final = {Alignment.HERO: "héros", Alignment.MINION: "séide"}


def present(holds: There, scene: Scene) -> str:
    """The clause without its "si"."""
    company = scene.company.text
    match holds:
        case There(Sort.CREATURE, Subject.OPPONENT):
            return "votre adversaire a une créature en main"
        case There(what, None):
            side = part_of(what, Alignment)
            version = f"la version {_VERSIONS[side]} de " if side is not None else ""
            return f"{version}{_names(what)} est {_where(what)}"
        case There(what, Subject.PLAYER) if says(what, Sort.AVATAR):
            mode = "dans un mode" if part_of(what, AnyOf) else "en jeu"
            return f"votre avatar est {mode}{_at(what)}"
        case There(these, Subject.PLAYER, Count(others)) if not isinstance(others, Tally):
            return f"vous avez en jeu au moins autant de cartes {holdings(these)} que {holdings(others)}"
        case There(Named((name,)), Subject.PLAYER, 1):
            return f"vous avez {quoted(name)} en jeu"
        case There(these, Subject.PLAYER, int(least)):
            return f"vous avez en jeu au moins {number_word(least)} {holdings(these)}"
        case There(what, Subject.COMPANY, Count()):
            people = any_of([f"de {RACES[race].plural}" for race in among(what, Race)])
            return f"{company} compte au moins autant {people} que d'autres personnages"
        case There(what, Subject.COMPANY, int(least)) if least > 1:
            return f"{company} compte {_some(what, least)}"
        case There(what, Subject.COMPANY):
            return f"{company} compte {_somebody(what)}"
        case _:
            return path(holds, scene)


def absent(holds: There, scene: Scene) -> str:
    """That there is none, or that there are fewer."""
    company = scene.company.text
    match holds:
        case There(Sort.CREATURE, Subject.OPPONENT):
            return "votre adversaire n'a aucune créature en main"
        case There(_, Subject.COMPANY, Count(these, Subject.EVERYBODY)) if not isinstance(these, Tally):
            some = "".join([KEYWORDS[word].plural for word in among(these, Keyword)])
            return f"{scene.company.text} a moins de personnages qu'il n'y a de cartes {some} en jeu"
        case There(what, None):
            return f"{_names(what)} n'est pas {_where(what)}"
        case There(what, Subject.PLAYER) if says(what, Sort.AVATAR):
            return f"votre avatar n’est pas en jeu{_at(what)}"
        case There(these, Subject.PLAYER, Count(others)) if not isinstance(others, Tally):
            return f"vous avez en jeu plus de cartes {holdings(others)} que {holdings(these)}"
        case There(these, Subject.PLAYER, int(least)):
            return f"vous avez en jeu moins de {number_word(least)} {holdings(these)}"
        case There(Not(Having(Named(names))), Subject.COMPANY):
            return f"{each_of(scene.company)} contrôle {any_of([quoted(name) for name in names])}"
        case There(what, Subject.COMPANY, int(least)) if least > 1:
            return f"{company} ne compte pas {_some(what, least)}"
        case There(what, Subject.COMPANY):
            return f"{company} ne compte {_nobody(what)}"
        case There(what, Subject.PATH, int(least)) if what == ANYTHING:
            return f"{path_of(scene.company)} comporte moins de {number_word(least)} régions"
        case _:
            ways = any_of([_none_of(each) for each in ways_of(holds)])
            return f"{path_of(scene.company)} ne comporte pas {ways}"


def path(holds: Condition, scene: Scene) -> str:
    """What the site path of the company has; one of several ways will do."""
    if isinstance(holds, There) and isinstance(holds.what, Named):
        lands = any_of([french(name) for name in holds.what.names])
        return f"{scene.company.text} traverse l'une des régions {lands}"
    if isinstance(holds, There) and isinstance(holds.what, Beside) and holds.what.what is Sort.FACTION:
        return f"{scene.company.text} traverse la région où la faction est jouable ou une région voisine"
    ways = ways_of(holds)
    assert ways, f"there are no words for {holds}"
    if isinstance(holds, There) and holds.among is Subject.NEW_SITE:
        return f"le trajet {of(scene.site.text)} comporte au moins {ways_through(ways)}"
    return f"{path_of(scene.company)} comporte au moins {ways_through(ways)}"


def _none_of(way: tuple[RegionType, int]) -> str:
    """Not so many regions of a type: "de Contrée sauvage", "deux Contrées sauvages"."""
    return of(REGION_TYPES[way[0]].singular) if way[1] == 1 else ways_through((way,))


def _nobody(what: Such) -> str:
    somebody = _somebody(what)
    return f"auc{somebody}" if len(choices(what)) == 1 and somebody.startswith("un") else f"pas {somebody}"


def _some(what: Such, least: int) -> str:
    return any_of([many(each, least) for each in choices(what)])


def _somebody(what: Such) -> str:
    return any_of([user(each).first.text for each in choices(what)])


def _names(what: Such) -> str:
    return any_of([quoted(name) for name in names_in(what)])


def _where(what: Such) -> str:
    if says(what, Mark.BESIDE_THIS):
        return "sur la même carte"
    if part_of(what, Beside) is not None:
        return "sur un site des Abîmes adjacent"
    at = place_of(what)
    return at_place(at) if at is not None else "en jeu"


def _at(what: Such) -> str:
    at = place_of(what)
    return f" {at_place(at)}" if at is not None else ""
