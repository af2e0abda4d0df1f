"""Cards that a player has, by kind, in German."""

from typing import Final

from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.terms import RACES
from wizardhaven.vocabulary.selectors import Holdings
from wizardhaven.vocabulary.terms import Alignment, Points

_NOUNS: Final = {
    Points.CHARACTER: "Charaktere",
    Points.ITEM: "Gegenstände",
    Points.FACTION: "Heere",
    Points.ALLY: "Verbündete{n}",
    Points.KILL: "besiegte{n} Gefahren",
    Points.MISCELLANEOUS: "Ereignisse",
}

_SIDES: Final = {Alignment.HERO: "Helden-", Alignment.MINION: "Schergen-"}


def old_holdings(meant: Holdings, *, yours: bool = False) -> str:
    """Such cards, in the plural: "einzigartige Helden-Heere", "deine Gegenstände außer Ringen"."""
    if meant.name is not None:
        return quoted(meant.name)
    words = f"{_before(meant)}{_noun(meant)}".replace("{n}", "n" if yours else "")
    return f"{'deine ' if yours else ''}{words}{_behind(meant)}"


def _before(meant: Holdings) -> str:
    unique = {True: "einzigartige{n} ", False: "nicht einzigartige{n} ", None: ""}[meant.unique]
    return unique + (_SIDES.get(meant.alignment, "") if meant.alignment else "")


def _noun(meant: Holdings) -> str:
    if meant.information:
        return "permanente{n} Ereignisse, die einen Ort mit Information brauchen,"
    if meant.ring:
        return "Ringe"
    if meant.keywords:
        return all_of([KEYWORDS[word].plural.nominative for word in meant.keywords])
    return all_of([_NOUNS[source] for source in meant.sources]) or "Karten"


def _behind(meant: Holdings) -> str:
    barred = [
        *[RACES[race].plural.dative for race in meant.other_than],
        *[KEYWORDS[word].plural.dative for word in meant.no_keywords],
        *(["Ringen"] if meant.ring is False else []),
    ]
    either = " mit oder ohne Sternchen" if meant.sources == (Points.KILL,) else ""
    asterisk = {True: " mit Sternchen", False: " ohne Sternchen", None: either}
    return "".join(
        [
            f" der {any_of([RACES[race].plural.genitive for race in meant.races])}" if meant.races else "",
            asterisk[meant.starred],
            " mit Kampfkraft" if meant.with_prowess else "",
            f" (außer {all_of(barred)})" if barred else "",
            " in der Gemeinschaft deines Gefallenen Zauberers" if meant.with_avatar else "",
            " in Gemeinschaften außerhalb deiner Zauberer-Zufluchtsorte" if meant.away_from_havens else "",
            ", die du von nun an ausspielst," if meant.later else "",
            ", bei denen diese Karte liegt," if meant.kept_with else "",
            " (spielbar in der Region des Ortes oder einer angrenzenden)" if meant.near_target else "",
            _normally(meant),
        ]
    )


def _normally(meant: Holdings) -> str:
    least, most = meant.normally_at_least, meant.normally_at_most
    if least is None and most is None:
        return ""
    if least == most:
        number = f"{least}"
    elif most is None:
        number = f"mindestens {least}"
    elif least is None:
        number = f"höchstens {most}"
    else:
        number = f"{least} bis {most}"
    return f" mit normalerweise {number} Siegpunkt{'' if number == '1' else 'en'}"
