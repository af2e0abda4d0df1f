"""There is such a one, or there are so many, as an English clause."""

from wizardhaven.text.english.grammar import listed, number, possessive
from wizardhaven.text.english.holdings import holdings
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import plural_of, user
from wizardhaven.text.english.terms import regions
from wizardhaven.text.traits import place_of, ways_of
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.asked_for import among, names_in, part_of, says
from wizardhaven.vocabulary.conditions import Condition, There
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AnyOf, Beside, Having, Named, Not, choices
from wizardhaven.vocabulary.terms import Alignment, Keyword


def present(holds: There, scene: Scene) -> str:
    """The clause itself, without "if"."""
    match holds:
        case There(Sort.CREATURE, Subject.OPPONENT):
            return "your opponent has a creature in his hand"
        case There(what, None):
            side = part_of(what, Alignment)
            version = f"the {side.value} version of " if side is not None else ""
            return f"{version}{listed(names_in(what), 'or')} is {_where(holds)}"
        case There(what, Subject.PLAYER) if says(what, Sort.AVATAR):
            mode = "in a mode" if part_of(what, AnyOf) else "in play"
            return f"your avatar is {mode}{_at(holds)}"
        case There(of, Subject.PLAYER, Count(others)) if not isinstance(others, Tally):
            return f"you have at least as many {holdings(of)} as {holdings(others)} in play"
        case There(Named((name,)), Subject.PLAYER, 1):
            return f"you have {name} in play"
        case There(of, Subject.PLAYER, int(least)):
            return f"you have at least {number(least)} {holdings(of)} in play"
        case There(what, Subject.COMPANY, Count()):
            return f"{scene.company} contains at least as many {_some(holds)} as others"
        case There(what, Subject.COMPANY, int(least)) if least > 1:
            return f"{scene.company} contains {number(least)} or more {_some(holds)}"
        case There(what, Subject.COMPANY):
            return f"{scene.company} contains {_somebody(holds)}"
        case _:
            return path(holds, scene)


def absent(holds: There, scene: Scene) -> str:
    """That there is none, or that there are fewer."""
    match holds:
        case There(Sort.CREATURE, Subject.OPPONENT):
            return "your opponent has no creature in his hand"
        case There(_, Subject.COMPANY, Count(cards, Subject.EVERYBODY)) if not isinstance(cards, Tally):
            some = "".join([word.value for word in among(cards, Keyword)])
            return f"{scene.company} has fewer characters than there are {some} cards in play"
        case There(what, None):
            return f"{listed(names_in(what), 'or')} is not {_where(holds)}"
        case There(what, Subject.PLAYER) if says(what, Sort.AVATAR):
            return f"your avatar is not in play{_at(holds)}"
        case There(of, Subject.PLAYER, Count(others)) if not isinstance(others, Tally):
            return f"you have more {holdings(others)} than {holdings(of)} in play"
        case There(of, Subject.PLAYER, int(least)):
            return f"you have fewer than {number(least)} {holdings(of)} in play"
        case There(Not(Having(Named(names))), Subject.COMPANY):
            return f"each character of {scene.company} controls {listed(names, 'or')}"
        case There(what, Subject.COMPANY, int(least)) if least > 1:
            return f"{scene.company} contains fewer than {number(least)} {_some(holds)}"
        case There(what, Subject.COMPANY):
            return f"{scene.company} does not contain {_somebody(holds)}"
        case There(what, Subject.PATH, int(least)) if what == ANYTHING:
            return f"{possessive(scene.company)} site path has fewer than {number(least)} regions"
        case _:
            return f"{possessive(scene.company)} site path does not have {_ways(holds)}"


def path(holds: Condition, scene: Scene) -> str:
    """What the site path of the company has; one of several ways will do."""
    if isinstance(holds, There) and isinstance(holds.what, Named):
        return f"{scene.company} moves through {listed(holds.what.names, 'or')}"
    if isinstance(holds, There) and isinstance(holds.what, Beside) and holds.what.what is Sort.FACTION:
        return f"{scene.company} moves through the region where the faction is playable or an adjacent region"
    least = " at least" if any(count > 1 for _, count in ways_of(holds)) else ""
    whose = scene.site if isinstance(holds, There) and holds.among is Subject.NEW_SITE else scene.company
    return f"{possessive(whose)} site path has{least} {_ways(holds)}"


def _ways(holds: Condition) -> str:
    ways = ways_of(holds)
    assert ways, f"there are no words for {holds}"
    return listed([regions(count, region_type) for region_type, count in ways], "or")


def _some(holds: There) -> str:
    return listed([plural_of(each) for each in choices(holds.what)], "or")


def _somebody(holds: There) -> str:
    return listed([user(each).first for each in choices(holds.what)], "or")


def _where(holds: There) -> str:
    if says(holds.what, Mark.BESIDE_THIS):
        return "on the same card"
    if part_of(holds.what, Beside) is not None:
        return "on an Under-deeps site adjacent to it"
    at = place_of(holds.what)
    return f"at {place(at)}" if at is not None else "in play"


def _at(holds: There) -> str:
    at = place_of(holds.what)
    return f" at {place(at)}" if at is not None else ""
