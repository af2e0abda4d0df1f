"""Cards that a player has, by kind, and what they are worth, in English."""

from typing import Final

from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.terms import races
from wizardhaven.vocabulary.selectors import Holdings
from wizardhaven.vocabulary.terms import Keyword, Points

_NOUNS: Final = {
    Points.CHARACTER: "characters",
    Points.ITEM: "items",
    Points.FACTION: "factions",
    Points.ALLY: "allies",
    Points.KILL: "defeated hazards",
    Points.MISCELLANEOUS: "events",
}


def old_holdings(meant: Holdings) -> str:
    """Such cards, in the plural: "unique hero factions", "items other than rings"."""
    if meant.name is not None:
        return meant.name
    sort = " ".join([*_before(meant), _noun(meant)])
    return f"{sort}{_behind(meant)}"


def _before(meant: Holdings) -> list[str]:
    return [
        *([] if meant.unique is None else ["unique" if meant.unique else "non-unique"]),
        *([meant.alignment.value] if meant.alignment else []),
        *([listed([race.value for race in meant.races], "or")] if meant.races else []),
    ]


def _noun(meant: Holdings) -> str:
    if meant.information:
        return "permanent-events that need a site where information is playable"
    if meant.ring:
        return "rings"
    if meant.keywords:
        return f"{listed([_word(word) for word in meant.keywords], 'and')} items"
    return listed([_NOUNS[source] for source in meant.sources] or ["cards"], "and")


def _word(keyword: Keyword) -> str:
    return keyword.value


def _behind(meant: Holdings) -> str:
    barred = [
        *[races(race) for race in meant.other_than],
        *[_plural(word) for word in meant.no_keywords],
        *(["rings"] if meant.ring is False else []),
    ]
    either = " with or without an asterisk" if meant.sources == (Points.KILL,) else ""
    asterisk = {True: " with an asterisk", False: " without an asterisk", None: either}
    return "".join(
        [
            asterisk[meant.starred],
            " with prowess" if meant.with_prowess else "",
            f" other than {listed(barred, 'or')}" if barred else "",
            " in your Fallen-wizard's company" if meant.with_avatar else "",
            " in companies away from your Wizardhavens" if meant.away_from_havens else "",
            " that you play from now on" if meant.later else "",
            " that this card is kept with" if meant.kept_with else "",
            " (playable in the site's region or one next to it)" if meant.near_target else "",
            _normally(meant),
        ]
    )


def _plural(keyword: Keyword) -> str:
    return keyword.value if keyword is Keyword.ARMOR else f"{keyword.value}s"


def _normally(meant: Holdings) -> str:
    least, most = meant.normally_at_least, meant.normally_at_most
    if least is None and most is None:
        return ""
    if least == most:
        number = f"{least}"
    elif most is None:
        number = f"{least} or more"
    elif least is None:
        number = f"{most} or fewer"
    else:
        number = f"{least} to {most}"
    return f" that normally give {number} marshalling point{'' if number == '1' else 's'}"
