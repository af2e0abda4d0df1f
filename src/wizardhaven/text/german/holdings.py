"""Cards that a player has, by kind, in German."""

from typing import Final

from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.terms import RACES
from wizardhaven.vocabulary.asked_for import denies, least, most, none_of, one_of, part_of, says
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, AnyOf, At, Named, Not, PlayableAt, Such, With, parts
from wizardhaven.vocabulary.terms import Alignment, Keyword, Points, Race, Stat

_NOUNS: Final = {
    Points.CHARACTER: "Charaktere",
    Points.ITEM: "Gegenstände",
    Points.FACTION: "Heere",
    Points.ALLY: "Verbündete{n}",
    Points.KILL: "besiegte{n} Gefahren",
    Points.MISCELLANEOUS: "Ereignisse",
}

_SIDES: Final = {Alignment.HERO: "Helden-", Alignment.MINION: "Schergen-"}


def holdings(meant: Such, *, yours: bool = False) -> str:
    """Such cards, in the plural: "einzigartige Helden-Heere", "deine Gegenstände außer Ringen"."""
    if isinstance(meant, AnyOf) and any(isinstance(choice, AllOf) for choice in meant.traits):
        return any_of([holdings(choice) for choice in meant.traits])
    names = part_of(meant, Named)
    if names is not None:
        return any_of([quoted(name) for name in names.names])
    words = f"{_before(meant)}{_noun(meant)}".replace("{n}", "n" if yours else "")
    return f"{'deine ' if yours else ''}{words}{_behind(meant)}"


def _before(meant: Such) -> str:
    unique = "einzigartige{n} " if says(meant, Mark.UNIQUE) else ""
    unique = "nicht einzigartige{n} " if denies(meant, Mark.UNIQUE) else unique
    return unique + "".join([_SIDES.get(side, "") for side in one_of(meant, Alignment)])


def _noun(meant: Such) -> str:
    if says(meant, Mark.INFORMATION):
        return "permanente{n} Ereignisse, die einen Ort mit Information brauchen,"
    if says(meant, Sort.RING):
        return "Ringe"
    words = one_of(meant, Keyword)
    if words:
        return all_of([KEYWORDS[word].plural.nominative for word in words])
    return all_of([_NOUNS[source] for source in one_of(meant, Points)]) or "Karten"


def _behind(meant: Such) -> str:
    races = [RACES[race].plural.genitive for race in one_of(meant, Race)]
    barred = [
        *[RACES[race].plural.dative for race in none_of(meant, Race)],
        *[KEYWORDS[word].plural.dative for word in none_of(meant, Keyword)],
        *(["Ringen"] if denies(meant, Sort.RING) else []),
    ]
    return "".join(
        [
            f" der {any_of(races)}" if races else "",
            _asterisk(meant),
            _prowess(least(meant, Stat.PROWESS)),
            f" (außer {all_of(barred)})" if barred else "",
            _where(meant),
            ", die du von nun an ausspielst," if says(meant, Mark.LATER) else "",
            _normally(least(meant, Stat.MARSHALLING_POINTS), most(meant, Stat.MARSHALLING_POINTS)),
        ]
    )


def _asterisk(meant: Such) -> str:
    if says(meant, Mark.STARRED):
        return " mit Sternchen"
    if denies(meant, Mark.STARRED):
        return " ohne Sternchen"
    return " mit oder ohne Sternchen" if one_of(meant, Points) == (Points.KILL,) else ""


def _prowess(number: int | None) -> str:
    """With a prowess at all, or with so much of it."""
    if number is None:
        return ""
    return f" mit mindestens {number} Kampfkraft" if number else " mit Kampfkraft"


def _where(meant: Such) -> str:
    company = part_of(meant, With)
    if company is not None and company.whom is Subject.THIS_CARD:
        return ", bei denen diese Karte liegt,"
    if company is not None:
        return " in der Gemeinschaft deines Gefallenen Zauberers"
    if part_of(meant, At) is not None:
        return " in Gemeinschaften außerhalb deiner Zauberer-Zufluchtsorte"
    if any([isinstance(part, Not) and isinstance(part.trait, PlayableAt) for part in parts(meant)]):
        return " (an keinem Hort der Dunkelheit spielbar)"
    near = part_of(meant, PlayableAt) is not None
    return " (spielbar in der Region des Ortes oder einer angrenzenden)" if near else ""


def _normally(least: int | None, most: int | None) -> str:
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
