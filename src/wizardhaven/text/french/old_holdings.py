"""Cards that a player has, by kind, in French."""

from typing import Final

from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.grammar import of_many
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.terms import POINT, RACES
from wizardhaven.vocabulary.selectors import Holdings
from wizardhaven.vocabulary.terms import Alignment, Points

_NOUNS: Final = {
    Points.CHARACTER: "personnages",
    Points.ITEM: "objets",
    Points.FACTION: "factions",
    Points.ALLY: "alliés",
    Points.KILL: "périls vaincus",
    Points.MISCELLANEOUS: "Événements",
}

_SIDES: Final = {Alignment.HERO: " héros", Alignment.MINION: " séides"}


def old_holdings(meant: Holdings) -> str:
    """Such cards, in the plural: "factions héros uniques", "objets sauf les anneaux"."""
    if meant.name is not None:
        return quoted(meant.name)
    side = _SIDES.get(meant.alignment, "") if meant.alignment else ""
    unique = {True: " uniques", False: " non uniques", None: ""}[meant.unique]
    return f"{_noun(meant)}{side}{unique}{_behind(meant)}"


def _noun(meant: Holdings) -> str:
    if meant.information:
        return "Événements Permanents qui demandent un site permettant de jouer des informations"
    if meant.ring:
        return "anneaux"
    if meant.keywords:
        return all_of([KEYWORDS[word].plural for word in meant.keywords])
    return all_of([_NOUNS[source] for source in meant.sources]) or "cartes"


def _behind(meant: Holdings) -> str:
    barred = [
        *[f"les {RACES[race].plural}" for race in meant.other_than],
        *[f"les {KEYWORDS[word].plural}" for word in meant.no_keywords],
        *(["les anneaux"] if meant.ring is False else []),
    ]
    either = " avec ou sans astérisque" if meant.sources == (Points.KILL,) else ""
    asterisk = {True: " avec astérisque", False: " sans astérisque", None: either}
    return "".join(
        [
            f" {any_of([of_many(RACES[race]) for race in meant.races])}" if meant.races else "",
            asterisk[meant.starred],
            " dotés de prouesse" if meant.with_prowess else "",
            f" (sauf {all_of(barred)})" if barred else "",
            " dans la compagnie de votre Sorcier Corrompu" if meant.with_avatar else "",
            " dans les compagnies hors de vos Havres de Sorcier" if meant.away_from_havens else "",
            " que vous jouez désormais" if meant.later else "",
            " avec lesquelles se trouve cette carte" if meant.kept_with else "",
            " (jouables dans la région du site ou une région adjacente)" if meant.near_target else "",
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
        number = f"au moins {least}"
    elif least is None:
        number = f"au plus {most}"
    else:
        number = f"{least} à {most}"
    return f" qui donnent normalement {number} {POINT.singular if number == '1' else POINT.plural}"
