"""There is such a one, or there are so many, as a German clause that ends with its verb."""

from typing import Final

from wizardhaven.text.german.counting import any_of, number_word
from wizardhaven.text.german.holdings import holdings
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import german, quoted
from wizardhaven.text.german.nominals import each_of, path_of
from wizardhaven.text.german.paths import ways_through
from wizardhaven.text.german.places import at_place, is_at
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import many, user
from wizardhaven.text.traits import place_of, ways_of
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.asked_for import among, names_in, part_of, says
from wizardhaven.vocabulary.conditions import Condition, There
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AnyOf, Beside, Having, Named, Not, Such, choices
from wizardhaven.vocabulary.terms import Alignment, Keyword, RegionType

_VERSIONS: Final = {Alignment.HERO: "Helden-Fassung", Alignment.MINION: "Schergen-Fassung"}


def present(holds: There, scene: Scene) -> str:
    """The clause without its "wenn"."""
    match holds:
        case There(Sort.CREATURE, Subject.OPPONENT):
            return "dein Gegner eine Kreatur auf der Hand hat"
        case There(what, None):
            side = part_of(what, Alignment)
            version = f"die {_VERSIONS[side]} von " if side is not None else ""
            return f"{version}{_names(what)} {_where(what)} ist"
        case There(what, Subject.PLAYER) if says(what, Sort.AVATAR):
            mode = "in einem Modus" if part_of(what, AnyOf) else "im Spiel"
            return f"dein Avatar {mode} ist{_at(what)}"
        case There(of, Subject.PLAYER, Count(others)) if not isinstance(others, Tally):
            return f"du mindestens so viele Karten {holdings(of)} wie {holdings(others)} im Spiel hast"
        case There(Named((name,)), Subject.PLAYER, 1):
            return f"du {quoted(name)} im Spiel hast"
        case There(of, Subject.PLAYER, int(least)):
            return f"du mindestens {number_word(least)} {holdings(of)} im Spiel hast"
        case There(what, Subject.COMPANY, Count()):
            return f"mindestens ebenso viele {_some(what)} wie andere zu {scene.company.dative} gehören"
        case There(what, Subject.COMPANY, int(least)) if least > 1:
            return f"{number_word(least)} oder mehr {_some(what)} zu {scene.company.dative} gehören"
        case There(what, Subject.COMPANY):
            return f"{_somebody(what)} zu {scene.company.dative} gehört"
        case _:
            return path(holds, scene)


def absent(holds: There, scene: Scene) -> str:
    """That there is none, or that there are fewer."""
    match holds:
        case There(Sort.CREATURE, Subject.OPPONENT):
            return "dein Gegner keine Kreatur auf der Hand hat"
        case There(_, Subject.COMPANY, Count(these, Subject.EVERYBODY)) if not isinstance(these, Tally):
            some = "".join([KEYWORDS[word].after_ein.nominative for word in among(these, Keyword)])
            return f"{scene.company.nominative} weniger Charaktere hat, als {some}-Karten im Spiel sind"
        case There(what, None):
            return f"{_names(what)} nicht {_where(what)} ist"
        case There(what, Subject.PLAYER) if says(what, Sort.AVATAR):
            return f"dein Avatar nicht im Spiel ist{_at(what)}"
        case There(of, Subject.PLAYER, Count(others)) if not isinstance(others, Tally):
            return f"du mehr Karten {holdings(others)} als {holdings(of)} im Spiel hast"
        case There(of, Subject.PLAYER, int(least)):
            return f"du weniger als {number_word(least)} {holdings(of)} im Spiel hast"
        case There(Not(Having(Named(names))), Subject.COMPANY):
            return f"{each_of(scene.company)} {any_of([quoted(name) for name in names])} kontrolliert"
        case There(what, Subject.COMPANY, int(least)) if least > 1:
            return f"weniger als {number_word(least)} {_some(what)} zu {scene.company.dative} gehören"
        case There(what, Subject.COMPANY):
            return _nobody(what, scene)
        case There(what, Subject.PATH, int(least)) if what == ANYTHING:
            return f"{path_of(scene.company)} weniger als {number_word(least)} Regionen enthält"
        case _:
            ways = any_of([_none_of(each) for each in ways_of(holds)])
            return f"{path_of(scene.company)} {ways} enthält"


def path(holds: Condition, scene: Scene, others: str = "") -> str:
    """What the site path of the company has; one of several ways will do."""
    if isinstance(holds, There) and isinstance(holds.what, Named):
        lands = any_of([german(name) for name in holds.what.names])
        return f"{scene.company.nominative} sich durch eine der Regionen {lands} bewegt"
    if isinstance(holds, There) and isinstance(holds.what, Beside) and holds.what.what is Sort.FACTION:
        near = "durch die Region des Ortes, an dem das Heer spielbar ist, oder durch eine Nachbarregion"
        return f"{scene.company.nominative} sich {near} bewegt"
    ways = ways_of(holds)
    assert ways, f"there are no words for {holds}"
    if isinstance(holds, There) and holds.among is Subject.NEW_SITE:
        return f"der Weg {scene.site.genitive} mindestens {ways_through(ways)}{others} enthält"
    return f"{path_of(scene.company)} mindestens {ways_through(ways)}{others} enthält"


def _none_of(way: tuple[RegionType, int]) -> str:
    """Not so many regions of a type: "keine Wildnis", "keine zwei Wildnisse"."""
    return f"{'k' if way[1] == 1 else 'keine '}{ways_through((way,))}"


def _nobody(what: Such, scene: Scene) -> str:
    somebody = _somebody(what)
    if len(choices(what)) == 1 and somebody.startswith("ein"):
        return f"k{somebody} zu {scene.company.dative} gehört"
    return f"{somebody} nicht zu {scene.company.dative} gehört"


def _some(what: Such) -> str:
    return any_of([many(each) for each in choices(what)])


def _somebody(what: Such) -> str:
    return any_of([user(each).first.nominative for each in choices(what)])


def _names(what: Such) -> str:
    return any_of([quoted(name) for name in names_in(what)])


def _where(what: Such) -> str:
    if says(what, Mark.BESIDE_THIS):
        return "auf derselben Karte"
    if part_of(what, Beside) is not None:
        return "auf einem angrenzenden Ort in den Tiefen"
    at = place_of(what)
    return at_place(at) if at is not None else "im Spiel"


def _at(what: Such) -> str:
    at = place_of(what)
    return f" und {is_at(at)}" if at is not None else ""
