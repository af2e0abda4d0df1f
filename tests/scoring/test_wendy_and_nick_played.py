"""Wendy and Nick play their game to its end, as The Lidless Eye prints it. [WIN-78, WIN-79]"""

from itertools import product

import pytest

from tests.rules.marks import rule
from tests.scoring.counting import WENDY_AND_NICK, WENDY_AND_NICK_STANDARD, count
from tests.scoring.playing_on import last_checks, same_result
from tests.scoring.wendy_and_nick import HILLMEN, QUIET_CAMETH_BRIN, wendy_and_nick
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.outcome import Ending
from wizardhaven.engine.state.settings import Edition, GameLength, Level, OptionalRule, Settings, agreed
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase

STARTER_RULES = (OptionalRule.STARTER_RULES,)


def settings(edition: Edition, level: Level) -> Settings:
    rules = STARTER_RULES if level is Level.STARTER else ()
    return agreed(GameLength.STARTER, rules, edition)


def at_the_end(edition: Edition, level: Level, *, apart: bool = False) -> Scene:
    """Nick's last turn is about to end; both decks have run out."""
    scene = wendy_and_nick(settings(edition, level), turn=10, active=1, apart=apart)
    scene.first.exhausted(1)
    scene.second.exhausted(1)
    return scene


def goes_on(playing: Playing) -> None:
    """Whoever is asked passes, or does what must be done: travels, or discards a card without worth."""
    if playing.may(Verb.PASS):
        playing.passes()
    else:
        playing.apply(playing.options()[-1])


def called_and_answered() -> Playing:
    """Wendy plays Sudden Call; Nick wins the Hillmen at Cameth Brin without his lord, who stays."""
    scene = wendy_and_nick(settings(Edition.THE_LIDLESS_EYE, Level.STARTER), turn=9, active=0)
    call = scene.first.in_hand("Sudden Call")
    hillmen = scene.second.in_hand(HILLMEN)
    cameth_brin = scene.second.location_deck(QUIET_CAMETH_BRIN)[0]
    playing = scene.begin(Phase.ORGANIZATION)
    assert (playing.points(0), playing.points(1)) == (20, 18)
    playing.plays(call)
    playing.resolve()
    playing.passes()
    while playing.resource_player == 0 or playing.question != "OrganizationWindow":
        goes_on(playing)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.SPLIT, playing.piece("Tarcil", seat=1))
    company = playing.piece("Tarcil", seat=1).company.id
    playing.does(Verb.CHANGE_COMPANY, playing.piece("Ciryaher", seat=1), number=company)
    playing.does(Verb.FINISH_ORGANIZING)
    playing.does(Verb.PLAN_MOVEMENT, cameth_brin, number=company)
    while not playing.may(Verb.ENTER):
        goes_on(playing)
    playing.does(Verb.ENTER)
    playing.does(Verb.PLAY_AT_SITE, hillmen)
    playing.resolve()
    playing.rolls(12)
    return playing


@rule("WIN-78", "WIN-19")
@pytest.mark.parametrize(
    ("failing", "totals", "winner"), [((), (20, 22), 1), (("Tarcil",), (20, 15), 0)], ids=str
)
def test_wendy_plays_sudden_call_and_nick_his_last_turn(
    failing: tuple[str, ...], totals: tuple[int, int], winner: int
) -> None:
    playing = called_and_answered()
    after = (playing.points(0), playing.points(1))

    last_checks(playing, failing)

    assert after == (20, 22)
    assert (playing.table.turn, playing.table.active) == (10, 1)
    assert playing.has_happened(Happening.CALLED)
    assert playing.outcome is not None
    assert playing.outcome.ending is Ending.RECKONING
    assert (playing.outcome.totals, playing.outcome.winner) == (totals, winner)


@rule("WIN-78", "COR-10")
def test_beside_dwar_the_troll_chief_only_taps_and_without_him_he_is_lost() -> None:
    beside = at_the_end(Edition.THE_LIDLESS_EYE, Level.STARTER).begin(Phase.END_OF_TURN)
    without = at_the_end(Edition.THE_LIDLESS_EYE, Level.STARTER, apart=True).begin(Phase.END_OF_TURN)

    last_checks(beside, ("Troll-chief",))
    last_checks(without, ("Troll-chief",))

    assert beside.piece("Troll-chief").is_tapped
    assert beside.outcome is not None
    assert without.outcome is not None
    assert (beside.outcome.totals, without.outcome.totals) == ((20, 18), (14, 18))


@rule("WIN-79")
def test_by_the_standard_rules_wendy_wins_by_twenty_two_to_fourteen() -> None:
    scene = at_the_end(Edition.THE_LIDLESS_EYE, Level.STANDARD)
    scene.second.hand("The Warg-king", "Shagrat", "Grishnákh")
    playing = scene.begin(Phase.END_OF_TURN)

    last_checks(playing)

    assert playing.outcome is not None
    assert (playing.outcome.totals, playing.outcome.winner) == ((22, 14), 0)


@pytest.mark.parametrize(("edition", "level"), list(product(Edition, Level)))
def test_by_every_edition_and_level_the_game_ends_as_it_is_scored(edition: Edition, level: Level) -> None:
    wishes = (f"--edition={edition.value}", f"--level={level.value}")
    better = at_the_end(edition, level)
    better.second.factions(HILLMEN)
    worse = at_the_end(edition, level)
    worse.second.hand("The Warg-king", "Shagrat", "Grishnákh")
    playing, duller = better.begin(Phase.END_OF_TURN), worse.begin(Phase.END_OF_TURN)

    last_checks(playing)
    last_checks(duller)

    same_result(playing, count(WENDY_AND_NICK, *wishes))
    same_result(duller, count(WENDY_AND_NICK_STANDARD, *wishes))
