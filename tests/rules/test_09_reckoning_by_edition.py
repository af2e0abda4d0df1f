"""The editions' own ways to find a winner, and their worked examples. [WIN-68 to WIN-79]"""

from pathlib import Path

from tests.rules.marks import rule
from tests.scoring.counting import (
    JASON,
    JESSICA_AGAINST_THREE_DUPLICATES,
    JESSICA_AND_JASON,
    JESSICA_AND_JASON_STANDARD,
    WENDY_AND_NICK,
    WENDY_AND_NICK_STANDARD,
    AtRisk,
    council,
    count,
    file_with,
    standing,
    tally,
)
from wizardhaven.engine.queries.ending.reckoning import Decision, points_to_call, points_towards_call
from wizardhaven.engine.state.settings import Edition


@rule("WIN-68")
def test_the_wizards_limited_rounds_half_up_and_loses_the_game_with_the_wizard() -> None:
    mourning = standing(tally(character=9, item=9, faction=9), avatar_eliminated=True)

    decided = council(mourning, JASON, edition=Edition.THE_WIZARDS_LIMITED)
    modified = council(JESSICA_AGAINST_THREE_DUPLICATES, JASON, edition=Edition.THE_WIZARDS_LIMITED)

    assert (decided.decision, decided.winners) == (Decision.AVATAR_ELIMINATED, (1,))
    assert [own.final for own in modified.sums] == [14, 13]
    assert points_to_call(Edition.THE_WIZARDS_LIMITED, decks=1, only_starter_decks=True) == 18


@rule("WIN-69")
def test_the_wizards_counts_what_is_controlled_destroyed_and_carried_out(tmp_path: Path) -> None:
    deeds = file_with(
        tmp_path,
        'name = "Legolas", source = "character", points = 2, unique = true',
        'name = "Aragorn II", source = "character", points = -3, unique = true',
        'name = "Cave-drake", source = "kill", points = 1',
        'name = "Dreams of Lore", source = "miscellaneous", points = 2',
    )

    counted = count(deeds, "--edition=METW-L").players[0].counted

    assert (counted["character"], counted["kill"], counted["miscellaneous"]) == (-1, 1, 2)


@rule("WIN-70")
def test_the_wizards_unlimited_doubles_before_it_halves_and_only_at_the_council() -> None:
    nineteen = standing(tally(character=6, item=5, faction=5, ally=3))
    opponent = standing(tally(character=6, item=5, ally=3))

    own = council(nineteen, opponent, edition=Edition.THE_WIZARDS_UNLIMITED).sums[0]

    assert points_towards_call(nineteen) == 19
    assert own.doubled.total == 24
    assert own.limited == tally(character=6, item=5, faction=10, ally=3)


@rule("WIN-72")
def test_the_lidless_eye_doubles_halves_and_then_shows_duplicates() -> None:
    wendy = count(WENDY_AND_NICK_STANDARD).players[0]
    starter = count(WENDY_AND_NICK_STANDARD, "--level=starter").players[0]

    assert wendy.totals == (20, 25, 25, 22)
    assert starter.totals == (20, 20, 20, 20)


@rule("WIN-74")
def test_the_challenge_decks_take_five_points_only_in_a_tournament() -> None:
    mourning = standing(tally(character=9, item=9, faction=9, ally=-1), avatar_eliminated=True)
    opponent = standing(tally(character=4, item=4, ally=2, kill=8))

    at_home = council(mourning, opponent, edition=Edition.THE_CHALLENGE_DECKS)
    tournament = council(mourning, opponent, edition=Edition.THE_CHALLENGE_DECKS, tournament=True)

    assert (at_home.decision, at_home.winners) == (Decision.AVATAR_ELIMINATED, (1,))
    assert tournament.sums[0].doubled == tally(character=9, item=9, faction=18, ally=-1)
    assert tournament.sums[0].final == 9 + 9 + 18 - 1 - 5
    assert tournament.sums[1].limited == tally(character=4, item=4, ally=4, kill=8)
    assert points_to_call(Edition.THE_CHALLENGE_DECKS, decks=2, only_starter_decks=True) == 25


@rule("WIN-76")
def test_jessica_and_jason_by_the_starter_rules() -> None:
    kept = count(JESSICA_AND_JASON)
    without_theoden = count(JESSICA_AND_JASON, "--fail=Théoden")
    without_pallando = count(JESSICA_AND_JASON, "--fail=Pallando")

    assert (kept.finals, kept.winners) == ((15, 17), ["Jason"])
    assert kept.players[1].at_risk == [AtRisk("Théoden", 4, 6), AtRisk("Faramir", 2, 2)]
    assert (without_theoden.finals, without_theoden.winners) == ((15, 11), ["Jessica"])
    assert without_pallando.winners == ["Jason"]


@rule("WIN-77")
def test_jessica_and_jason_by_the_standard_rules() -> None:
    counted = count(JESSICA_AND_JASON_STANDARD)

    assert counted.players[0].totals == (15, 17, 17, 14)
    assert counted.players[1].totals == (14, 14, 12, 12)
    assert counted.winners == ["Jessica"]


@rule("WIN-78")
def test_wendy_and_nick_by_the_starter_rules() -> None:
    kept = count(WENDY_AND_NICK)
    without_tarcil = count(WENDY_AND_NICK, "--fail=Tarcil")

    assert (kept.finals, kept.winners) == ((20, 22), ["Nick"])
    assert kept.players[0].at_risk == [AtRisk("Troll-chief", 5, 6)]
    assert kept.players[1].at_risk == [AtRisk("Tarcil", 5, 7)]
    assert (without_tarcil.finals, without_tarcil.winners) == ((20, 15), ["Wendy"])


@rule("WIN-79")
def test_wendy_and_nick_by_the_standard_rules() -> None:
    counted = count(WENDY_AND_NICK_STANDARD)

    assert counted.players[0].totals == (20, 25, 25, 22)
    assert counted.players[1].totals == (18, 18, 14, 14)
    assert counted.winners == ["Wendy"]
