"""Cards that a player has, by kind, and what they are worth, in English."""

from typing import Final

from wizardhaven.text.english.grammar import counted, listed
from wizardhaven.text.english.terms import races
from wizardhaven.vocabulary.asked_for import denies, least, most, none_of, one_of, part_of, says
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, AnyOf, At, Named, Not, PlayableAt, Such, With, parts
from wizardhaven.vocabulary.terms import Alignment, Keyword, Points, Race, Stat
from wizardhaven.vocabulary.worth import Valued

_NOUNS: Final = {
    Points.CHARACTER: "characters",
    Points.ITEM: "items",
    Points.FACTION: "factions",
    Points.ALLY: "allies",
    Points.KILL: "defeated hazards",
    Points.MISCELLANEOUS: "events",
}


def holdings(meant: Such) -> str:
    """Such cards, in the plural: "unique hero factions", "items other than rings"."""
    if isinstance(meant, AnyOf) and any(isinstance(choice, AllOf) for choice in meant.traits):
        return listed([holdings(choice) for choice in meant.traits], "or")
    names = part_of(meant, Named)
    if names is not None:
        return listed(names.names, "or")
    return f"{' '.join([*_before(meant), _noun(meant)])}{_behind(meant)}"


def _before(meant: Such) -> list[str]:
    race = one_of(meant, Race)
    return [
        *(["unique"] if says(meant, Mark.UNIQUE) else []),
        *(["non-unique"] if denies(meant, Mark.UNIQUE) else []),
        *[side.value for side in one_of(meant, Alignment)],
        *([listed([each.value for each in race], "or")] if race else []),
    ]


def _noun(meant: Such) -> str:
    if says(meant, Mark.INFORMATION):
        return "permanent-events that need a site where information is playable"
    if says(meant, Sort.RING):
        return "rings"
    words = one_of(meant, Keyword)
    if words:
        return f"{listed([word.value for word in words], 'and')} items"
    return listed([_NOUNS[source] for source in one_of(meant, Points)] or ["cards"], "and")


def _behind(meant: Such) -> str:
    barred = [
        *[races(race) for race in none_of(meant, Race)],
        *[_plural(word) for word in none_of(meant, Keyword)],
        *(["rings"] if denies(meant, Sort.RING) else []),
    ]
    return "".join(
        [
            _asterisk(meant),
            _prowess(least(meant, Stat.PROWESS)),
            f" other than {listed(barred, 'or')}" if barred else "",
            _where(meant),
            " that you play from now on" if says(meant, Mark.LATER) else "",
            _normally(least(meant, Stat.MARSHALLING_POINTS), most(meant, Stat.MARSHALLING_POINTS)),
        ]
    )


def _asterisk(meant: Such) -> str:
    if says(meant, Mark.STARRED):
        return " with an asterisk"
    if denies(meant, Mark.STARRED):
        return " without an asterisk"
    return " with or without an asterisk" if one_of(meant, Points) == (Points.KILL,) else ""


def _prowess(number: int | None) -> str:
    """With a prowess at all, or with so much of it."""
    if number is None:
        return ""
    return f" with a prowess of {number} or more" if number else " with prowess"


def _where(meant: Such) -> str:
    company = part_of(meant, With)
    if company is not None and company.whom is Subject.THIS_CARD:
        return " that this card is kept with"
    if company is not None:
        return " in your Fallen-wizard's company"
    if part_of(meant, At) is not None:
        return " in companies away from your Wizardhavens"
    if any([isinstance(part, Not) and isinstance(part.trait, PlayableAt) for part in parts(meant)]):
        return " (none of them playable at a Dark-hold)"
    near = part_of(meant, PlayableAt) is not None
    return " (playable in the site's region or one next to it)" if near else ""


def _plural(keyword: Keyword) -> str:
    return keyword.value if keyword is Keyword.ARMOR else f"{keyword.value}s"


def _normally(least: int | None, most: int | None) -> str:
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


def worth(word: Valued) -> str:
    """What such cards are worth to their player."""
    if word.more:
        points = counted(word.more, "marshalling point", "marshalling points")
        return f"all {holdings(word.of)} are each worth {points} more"
    points = counted(word.points, "marshalling point", "marshalling points") if word.points else "no points"
    value = "full marshalling points" if word.points is None else points
    whose = "your opponent's" if word.of_opponent else "your"
    meant = f"{whose} {holdings(word.of)}" + (
        " that fall while this card is in play" if word.for_good else ""
    )
    end = "when the game ends, " if word.at_end else ""
    anyway = ", whatever other cards say" if word.regardless or word.of_opponent else ""
    return f"{end}{meant} are each worth {value}{anyway}"
