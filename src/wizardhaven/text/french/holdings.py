"""Cards that a player has, by kind, in French."""

from typing import Final

from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.grammar import of_many
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.terms import POINT, RACES
from wizardhaven.vocabulary.asked_for import denies, least, most, none_of, one_of, part_of, says
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, AnyOf, At, Named, Not, PlayableAt, Such, With, parts
from wizardhaven.vocabulary.terms import Alignment, Keyword, Points, Race, Stat

_NOUNS: Final = {
    Points.CHARACTER: "personnages",
    Points.ITEM: "objets",
    Points.FACTION: "factions",
    Points.ALLY: "alliés",
    Points.KILL: "périls vaincus",
    Points.MISCELLANEOUS: "Événements",
}

_SIDES: Final = {Alignment.HERO: " héros", Alignment.MINION: " séides"}


def holdings(meant: Such) -> str:
    """Such cards, in the plural: "factions héros uniques", "objets sauf les anneaux"."""
    if isinstance(meant, AnyOf) and any(isinstance(choice, AllOf) for choice in meant.traits):
        return any_of([holdings(choice) for choice in meant.traits])
    names = part_of(meant, Named)
    if names is not None:
        return any_of([quoted(name) for name in names.names])
    side = "".join([_SIDES.get(each, "") for each in one_of(meant, Alignment)])
    unique = " uniques" if says(meant, Mark.UNIQUE) else ""
    unique = " non uniques" if denies(meant, Mark.UNIQUE) else unique
    return f"{_noun(meant)}{side}{unique}{_behind(meant)}"


def is_feminine(meant: Such) -> bool:
    """Whether the noun for such cards is a feminine one."""
    kept = part_of(meant, With) is not None and not one_of(meant, Points)
    return one_of(meant, Points) == (Points.FACTION,) or part_of(meant, At) is not None or kept


def _noun(meant: Such) -> str:
    if says(meant, Mark.INFORMATION):
        return "Événements Permanents qui demandent un site permettant de jouer des informations"
    if says(meant, Sort.RING):
        return "anneaux"
    words = one_of(meant, Keyword)
    if words:
        return all_of([KEYWORDS[word].plural for word in words])
    return all_of([_NOUNS[source] for source in one_of(meant, Points)]) or "cartes"


def _behind(meant: Such) -> str:
    races = [of_many(RACES[race]) for race in one_of(meant, Race)]
    barred = [
        *[f"les {RACES[race].plural}" for race in none_of(meant, Race)],
        *[f"les {KEYWORDS[word].plural}" for word in none_of(meant, Keyword)],
        *(["les anneaux"] if denies(meant, Sort.RING) else []),
    ]
    return "".join(
        [
            f" {any_of(races)}" if races else "",
            _asterisk(meant),
            _prowess(least(meant, Stat.PROWESS)),
            f" (sauf {all_of(barred)})" if barred else "",
            _where(meant),
            " que vous jouez désormais" if says(meant, Mark.LATER) else "",
            _normally(least(meant, Stat.MARSHALLING_POINTS), most(meant, Stat.MARSHALLING_POINTS)),
        ]
    )


def _asterisk(meant: Such) -> str:
    if says(meant, Mark.STARRED):
        return " avec astérisque"
    if denies(meant, Mark.STARRED):
        return " sans astérisque"
    return " avec ou sans astérisque" if one_of(meant, Points) == (Points.KILL,) else ""


def _prowess(number: int | None) -> str:
    """With a prowess at all, or with so much of it."""
    if number is None:
        return ""
    return f" d'au moins {number} de prouesse" if number else " dotés de prouesse"


def _where(meant: Such) -> str:
    company = part_of(meant, With)
    if company is not None and company.whom is Subject.THIS_CARD:
        return " avec lesquelles se trouve cette carte"
    if company is not None:
        return " dans la compagnie de votre Sorcier Corrompu"
    if part_of(meant, At) is not None:
        return " dans les compagnies hors de vos Havres de Sorcier"
    if any([isinstance(part, Not) and isinstance(part.trait, PlayableAt) for part in parts(meant)]):
        return " (jouables dans aucun Fief Noir)"
    near = part_of(meant, PlayableAt) is not None
    return " (jouables dans la région du site ou une région adjacente)" if near else ""


def _normally(least: int | None, most: int | None) -> str:
    if least is None and most is None:
        return ""
    if least == most:
        number = f"{least}"
    elif most is None:
        number = f"au moins {least}"
    elif least is None:
        number = f"au plus {most}"
    else:
        number = f"{least} à {most}"
    return f" qui donnent normalement {number} {POINT.singular if number == '1' else POINT.plural}"
