"""Jessica and Jason play their game to its end, as The Wizards Unlimited prints it. [WIN-76, WIN-77]"""

from itertools import product

import pytest

from tests.rules.marks import rule
from tests.scoring.counting import JESSICA_AND_JASON, JESSICA_AND_JASON_STANDARD, count
from tests.scoring.playing_on import last_checks, same_result
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.outcome import Ending
from wizardhaven.engine.state.settings import Edition, Level
from wizardhaven.scenario import Playing
from wizardhaven.scenario.position import read
from wizardhaven.vocabulary.terms import Phase

COMPANIES = (
    "first company at Lórien: Pallando [Sword of Gondolin, Gwaihir]; Celeborn < Pallando; "
    "Gildor Inglorion [Healing Herbs]; Legolas [Elf-stone, Dagger of Westernesse]; "
    "Elrohir < Pallando; Elladan\n"
    "first points: Men of Lebennin\n"
    "first table: Dreams of Lore\n"
    "first play deck: 20 Sons of Kings\n"
    "second play deck: 20 Sons of Kings\n"
    "second company at {jason}: Radagast; Beorn < Radagast [Quickbeam]; "
    "Théoden [Sword of Gondolin, Great-shield of Rohan]; "
    "Faramir [Dagger of Westernesse, Healing Herbs]; Imrahil{more}\n"
)
CALLED = (
    """\
wizardhaven position 1
turn 9 first end-of-turn phase
agreed: starter; METW-U; starter-rules
first exhausted: 1
"""
    + COMPANIES.format(jason="Lórien", more="")
    + """\
second hand: Éomer; Men of Northern Rhovanion
second location deck: Lake-town
"""
)
"""Jessica's play deck has run out in her turn, which ends."""
OVER = (
    """\
wizardhaven position 1
turn 10 second end-of-turn phase
agreed: {agreed}
first exhausted: 1
second exhausted: 1
"""
    + COMPANIES
    + "{hand}"
)
"""Jason's last turn ends."""
EDITIONS = list(product(Edition, Level))
WHAT_IF = [(), ("Théoden",), ("Faramir",), ("Legolas",), ("Pallando",), ("Pallando", "Théoden")]


def agreed(edition: Edition, level: Level) -> str:
    rules = ["starter", edition.value, *(["starter-rules"] if level is Level.STARTER else [])]
    return "; ".join(rules)


def with_his_last_turn(edition: Edition, level: Level) -> Playing:
    """The end of Jason's last turn, in which he has won what the example says."""
    text = OVER.format(
        agreed=agreed(edition, level),
        jason="Lake-town tapped",
        more="; Éomer",
        hand="second points: Men of Northern Rhovanion\n",
    )
    return read(text)


def without_it(edition: Edition, level: Level) -> Playing:
    """The same if that turn has brought him nothing; he holds three of her cards."""
    text = OVER.format(
        agreed=agreed(edition, level),
        jason="Lórien",
        more="",
        hand="second hand: Gwaihir; Legolas; Elrohir\n",
    )
    return read(text)


@rule("WIN-76", "WIN-18", "WIN-29")
@pytest.mark.parametrize(
    ("failing", "totals", "ending", "winner"),
    [
        ((), (15, 17), Ending.RECKONING, 1),
        (("Théoden",), (15, 11), Ending.RECKONING, 0),
        (("Faramir",), (15, 15), Ending.BOTH_WON, -1),
        (("Legolas",), (13, 17), Ending.RECKONING, 1),
        (("Pallando",), (11, 17), Ending.AVATAR_ELIMINATED, 1),
    ],
)
def test_jessica_calls_and_jason_plays_his_last_turn(
    failing: tuple[str, ...], totals: tuple[int, int], ending: Ending, winner: int
) -> None:
    playing = read(CALLED)
    before = (playing.points(0), playing.points(1))
    playing.pass_until("MayCall")
    playing.does(Verb.CALL)

    playing.pass_until("OrganizationWindow")
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, playing.piece("Éomer", seat=1))
    playing.does(Verb.FINISH_ORGANIZING)
    playing.does(Verb.PLAN_MOVEMENT, playing.piece("Lake-town", seat=1))
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_to(Phase.SITE)
    playing.does(Verb.ENTER)
    playing.does(Verb.PLAY_AT_SITE, playing.piece("Men of Northern Rhovanion", seat=1))
    playing.resolve()
    playing.rolls(12)
    after = (playing.points(0), playing.points(1))
    last_checks(playing, failing)

    assert (before, after) == ((15, 14), (15, 17))
    assert playing.table.turn == 10
    assert playing.has_happened(Happening.CALLED)
    assert playing.outcome is not None
    assert (playing.outcome.totals, playing.outcome.ending) == (totals, ending)
    assert playing.outcome.winner == winner


@rule("WIN-77")
def test_by_the_standard_rules_jessica_wins_by_fourteen_to_twelve() -> None:
    playing = without_it(Edition.THE_WIZARDS_UNLIMITED, Level.STANDARD)

    last_checks(playing)

    assert playing.outcome is not None
    assert (playing.outcome.totals, playing.outcome.winner) == ((14, 12), 0)


@pytest.mark.parametrize(("edition", "level"), EDITIONS)
@pytest.mark.parametrize("failing", WHAT_IF, ids=str)
def test_by_every_edition_and_level_the_game_ends_as_it_is_scored(
    edition: Edition, level: Level, failing: tuple[str, ...]
) -> None:
    wishes = [f"--edition={edition.value}", f"--level={level.value}", *[f"--fail={one}" for one in failing]]
    playing = with_his_last_turn(edition, level)
    duller = without_it(edition, level)

    last_checks(playing, failing)
    last_checks(duller, failing)

    same_result(playing, count(JESSICA_AND_JASON, *wishes))
    same_result(duller, count(JESSICA_AND_JASON_STANDARD, *wishes))
