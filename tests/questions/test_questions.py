"""The tool that counts questions goes by what the server itself would ask."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from tools.questioning.journeys import Notes, in_order
from tools.questioning.laying import Laid, is_thrown_away
from tools.questioning.measures import ALL, NAMES, TODAY, tried, veterans_stops
from tools.questioning.recording import Recorded, kept, laid
from tools.questions import Turns, dearest, gone_through, line, spared
from wizardhaven.engine.values import Question, Verb
from wizardhaven.protocol.answers import answers_to
from wizardhaven.protocol.sheets.sheets import sheet
from wizardhaven.protocol.windows import WindowKind
from wizardhaven.scenario import Scene
from wizardhaven.server.played import Played
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Phase

CHOICES = 500


@cache
def anyhow() -> tuple[Recorded, int]:
    """The beginning of a game in which anything is chosen, and what it asks if nothing is spared."""
    decks, seed = ("challenge-a", "challenge-e"), 3
    played, chance = laid(decks, seed), random.Random(seed)
    places: list[int] = []
    asked = 0
    while played.asked is not None and len(places) < CHOICES:
        in_a_turn = played.game.table.turn > 0
        if played.rolling:
            asked += in_a_turn
            played.roll()
            continue
        options = played.game.options()
        asked += in_a_turn and len(options) > 1
        places.append(chance.randrange(len(options)))
        played.choose(options[places[-1]], 0)
    return Recorded(decks, seed, tuple(places)), asked


def questions(turns: Turns) -> int:
    return sum([asked for asked, _ in (*turns.mine, *turns.theirs)])


def test_with_no_measure_everything_is_asked_that_has_two_answers() -> None:
    recorded, asked = anyhow()
    (today,) = gone_through(recorded, [TODAY])

    assert abs(questions(today) - asked) <= 1, "a throw may be left where the record ends"


def test_every_measure_spares_questions_or_clicks_and_all_together_the_most() -> None:
    recorded, _ = anyhow()
    names = tried()
    found = dict(zip(names, gone_through(recorded, list(names.values())), strict=True))

    for field, name in NAMES.items():
        if field != "stops":  # a veteran wants to be asked at his sites even if he can only pass there
            assert questions(found[f"only {name}"]) <= questions(found["today"])
    assert questions(found["all"]) < questions(found["today"])
    assert questions(found["all"]) < questions(found["all but sheets and walks"])
    assert questions(found["all"]) < questions(found["all but draw all"])
    assert str(questions(found["all"])) in line("all", found["all"])
    assert "fewer questions" in spared(found["today"], found["all"])
    assert sum(found["all"].kinds.values()) == questions(found["all"])
    assert len(dearest(found["all"], 3)) == 4


def test_a_game_is_played_once_and_then_remembered(tmp_path: Path) -> None:
    path = tmp_path / "challenge-a-challenge-e-3.json"
    path.write_text("[0, 1, 2]", encoding="utf-8")

    assert kept(tmp_path, ("challenge-a", "challenge-e"), 3).places == (0, 1, 2)


def test_a_veteran_stops_where_the_page_says() -> None:
    stops = veterans_stops()

    assert set(stops) == set(WindowKind)
    assert stops[WindowKind.ORGANIZATION] == ("always", "never")
    assert stops[WindowKind.ANSWER] == ("able", "able")


def waiting(kind: Question) -> tuple[Played, int]:
    """The first time that this is asked in the game that is played anyhow, with several answers."""
    recorded, _ = anyhow()
    played = laid(recorded.decks, recorded.seed)
    for place in recorded.places:
        while played.rolling:
            played.roll()
        choice, seat = played.game.pending, played.asked
        assert choice is not None
        assert seat is not None
        if choice.asks is kind and len(played.game.options()) > 1:
            return played, seat
        played.choose(played.game.options()[place], 0)
    raise AssertionError(f"{kind} is never asked")


def test_the_door_is_no_question_a_journey_is_a_drag_and_anything_else_is_asked() -> None:
    played, seat = waiting(Question.ORGANIZATION_ACTIONS)
    costs = {
        option.verb: Notes(seat).keeps(played.game, place)
        for place, option in enumerate(played.game.options())
    }

    assert costs[Verb.ORGANIZE] == 0
    assert costs[Verb.PLAN_MOVEMENT] == 1
    assert costs[Verb.PASS] is None


def test_the_first_company_in_the_list_goes_without_saying_another_takes_a_click() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Aragorn II")
    scene.first.company("Lórien", "Gimli")
    playing = scene.begin(Phase.MOVEMENT_HAZARD)
    assert [in_order(playing.game, place) for place in (0, 1)] == [0, 1]

    other, _ = waiting(Question.ORGANIZATION_ACTIONS)
    assert in_order(other.game, 0) is None


def test_a_sheet_says_each_card_to_discard_once_with_a_tick() -> None:
    played, seat = waiting(Question.DISCARD_DOWN)
    found = sheet(played.game, seat, Language.EN)
    assert found is not None
    answer = answers_to(played.game, seat)[0]
    laid_out = Laid(found)

    copies = found.groups[0].parts[0].most
    assert [laid_out.says(answer) for _ in range(copies + 1)] == [1] * copies + [None]
    assert is_thrown_away(found)


def test_all_is_everything() -> None:
    assert all(ALL)
