"""The chronicle: one line a deed, with its outcome and its sum, and what came of it beneath."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.notation.actions import chosen
from wizardhaven.protocol.calling import with_people
from wizardhaven.protocol.pictures import LogLine
from wizardhaven.protocol.shapes import Name, Text
from wizardhaven.protocol.weights import WEIGHTS
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Player, Setup
from wizardhaven.text.language import Language

TURNS = 8
EVENING = Path(__file__).parent / "evening.txt"
NEVER_ALONE = (Happening.DREW, Happening.TAPPED, Happening.UNTAPPED, Happening.SHUFFLED)
ANA, BO = 0, 1


def begun(seed: int = 2, names: tuple[str, str] = ("Ana", "Bo")) -> Played:
    players = (Player(names[0], written(deck("challenge-a"))), Player(names[1], written(deck("challenge-e"))))
    played = Played(Setup(players, GameLength.STARTER, str(seed)))
    played.throw()
    return played


@cache
def evening() -> Played:
    """Some turns between two people, answer by answer as they were given."""
    played = begun()
    for line in EVENING.read_text(encoding="utf-8").splitlines():
        answer = chosen(played.game.options(), line)
        assert answer is not None, line
        played.choose(answer, 0)
    return played


def lines(seat: int | None, language: Language = Language.EN) -> list[LogLine]:
    return evening().chronicle(seat, language).lines


def heads(seat: int | None, language: Language = Language.EN) -> dict[int, LogLine]:
    """What is said of each deed in the end."""
    return {line.deed: line for line in lines(seat, language) if line.head}


def sentences(seat: int | None, language: Language = Language.EN) -> list[str]:
    return [line.text.text for line in heads(seat, language).values()]


def test_every_happening_has_its_weight() -> None:
    assert set(WEIGHTS) == set(Happening)


def test_every_line_belongs_to_a_deed_that_has_a_head() -> None:
    for seat in (ANA, BO, None):
        assert {line.deed for line in lines(seat)} == set(heads(seat))


def test_nobody_draws_taps_or_shuffles_in_a_line_of_its_own() -> None:
    for seat in (ANA, BO, None):
        assert not [line for line in lines(seat) if line.head and line.kind in NEVER_ALONE]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.EN, "Faramir beats a strike of Orc-watch: 5 + 9 = 14 v 9."),
        (Language.DE, "Faramir wehrt einen Schlag von „Ork-Wache“ ab: 5 + 9 = 14 gegen 9."),
        (Language.FR, "Faramir repousse un coup de « Sentinelles Orques » : 5 + 9 = 14 contre 9."),
    ],
)
def test_a_strike_is_told_with_its_sum(language: Language, told: str) -> None:
    assert told in [text.replace("\N{NO-BREAK SPACE}", " ") for text in sentences(None, language)]


def test_a_wound_and_the_body_check_after_it_are_one_line() -> None:
    told = "Gandalf is wounded by a strike of Orc-watch: 3 + 3 = 6 v 9, body check 6 v 9."
    assert told in sentences(ANA)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.EN, "The attack of Orc-watch is over, 3 strikes of 9: 1 beaten, 2 hits."),
        (
            Language.DE,
            "Der Angriff von „Ork-Wache“ ist vorüber, 3 Schläge mit 9: 1 abgewehrt, 2 Treffer.",
        ),
        (
            Language.FR,
            "L’attaque de « Sentinelles Orques » est terminée, 3 coups à 9 : 1 repoussé, 2 réussis.",
        ),
    ],
)
def test_an_attack_of_several_strikes_is_summed_up_when_it_is_over(language: Language, told: str) -> None:
    assert told in [text.replace("\N{NO-BREAK SPACE}", " ") for text in sentences(ANA, language)]


def test_of_an_attack_of_one_strike_everything_has_been_said_by_that() -> None:
    beaten = next(line for line in heads(ANA).values() if "beats a strike of “William”" in line.text.text)
    later = [line for line in heads(ANA).values() if line.deed > beaten.deed]
    assert not [line for line in later if "“William” (Wûluag) is over" in line.text.text]


def test_a_faction_that_is_won_says_what_it_brings() -> None:
    won = [line for line in lines(ANA) if line.kind is Happening.INFLUENCE_SUCCEEDED]
    assert won[0].text.text == "Saruman wins over Men of Lebennin: 10 + 5 = 15 v 7."
    assert won[0].gains == 2


def test_an_answer_is_told_with_what_it_did() -> None:
    assert "Bo plays Concealment with Annalena: the attack of Orc-guard is canceled." in sentences(ANA)


def test_cards_that_are_discarded_one_after_the_other_are_one_deed() -> None:
    assert "Bo discards 2 cards and ends with 8 cards." in sentences(ANA)
    assert "You discard An Unexpected Outpost and Minions Stir and end with 8 cards." in sentences(ANA)


def test_only_the_reader_is_spoken_to_and_all_others_go_by_their_names() -> None:
    spoken = {Language.EN: r"\byou", Language.DE: r"\bd(u|ir|ich|ein)\b", Language.FR: r"\bvo(us|tre)\b"}
    for language, words in spoken.items():
        watching = [line.text.text for line in lines(None, language)]
        assert not [text for text in watching if re.search(words, text, re.IGNORECASE)]
        assert [text for text in watching if text.startswith("Ana ")]
        assert [text for text in sentences(BO, language) if re.search(words, text, re.IGNORECASE)]
        assert not [text for text in sentences(BO, language) if text.startswith("Bo ")]


def test_a_name_is_text_whatever_it_says() -> None:
    played = begun(names=("Aragorn II <b>", "d'Artagnan, von «den»"))
    bots = (PlanningBot(), PlanningBot())
    while played.game.table.turn < 2 and played.asked is not None:
        seat = played.asked
        played.choose(bots[seat].choose(played.game.view(seat), played.game.options()), 0)
    for language in Language:
        told = [line.text for line in played.chronicle(None, language).lines]
        drafted = [text for text in told if text.text.startswith("Aragorn II <b> ")]
        assert drafted
        assert all([name.from_ >= len("Aragorn II <b>") for text in drafted for name in text.names])
        assert [text for text in told if text.text.startswith("d'Artagnan, von «den» ")]


def test_stretches_that_name_cards_move_with_the_names_before_them() -> None:
    text = Text("\ue000 plays Haldir against \ue001.", (Name(8, 14, "TW-164"),))
    named = with_people(text, ("Ana", "Bo"))
    assert named == Text("Ana plays Haldir against Bo.", (Name(10, 16, "TW-164"),))


def test_a_journey_says_its_way_and_a_turn_its_score() -> None:
    journey = next(line for line in lines(BO) if line.kind is Happening.SITE_REVEALED)
    assert journey.moves is not None
    assert journey.moves.regions == ("Rhudaur", "Hollin", "Redhorn Gate")
    turns = [line for line in lines(BO) if line.kind is Happening.TURN_BEGAN]
    assert [turn.turn for turn in turns] == list(range(1, TURNS + 1))
    gained = [sum(line.gains for line in lines(BO) if line.seat == seat) for seat in (ANA, BO)]
    assert turns[-1].score == tuple(gained)


def test_a_deed_points_to_what_it_is_about_and_to_nothing_that_is_hidden() -> None:
    for seat in (ANA, BO, None):
        for line in lines(seat):
            assert line.head or not line.anchors
        pointed = {(one.kind, one.ref) for line in lines(seat) for one in line.anchors}
        assert ("company", "1") in pointed


def test_one_reads_on_from_his_own_last_answer() -> None:
    played = begun()
    bots = (PlanningBot(), PlanningBot())
    for seat in (ANA, BO, None):
        played.chronicle(seat, Language.EN)
    while played.game.table.turn < 3 and played.asked is not None:
        seat = played.asked
        before = len(played.chronicle(seat, Language.EN).lines)
        since = played.chronicle(seat, Language.EN).since
        other = played.chronicle(1 - seat, Language.EN).since
        could_choose = len(played.game.options()) > 1
        played.choose(bots[seat].choose(played.game.view(seat), played.game.options()), 0)
        assert played.chronicle(seat, Language.EN).since == (before if could_choose else since)
        assert played.chronicle(1 - seat, Language.EN).since == other
    watching = played.chronicle(None, Language.EN)
    assert watching.lines[watching.since].kind is Happening.TURN_BEGAN


def test_what_is_passed_unasked_is_no_answer() -> None:
    played = evening_until_a_pass()
    seat = played.asked
    assert seat is not None
    since = played.chronicle(seat, Language.EN).since
    played.choose(played.game.options()[-1], 0, unasked=True)
    assert played.chronicle(seat, Language.EN).since == since


def evening_until_a_pass() -> Played:
    played = begun()
    bots = (PlanningBot(), PlanningBot())
    while played.game.table.turn < 2 and played.asked is not None:
        seat = played.asked
        played.choose(bots[seat].choose(played.game.view(seat), played.game.options()), 0)
    for reader in (ANA, BO):
        played.chronicle(reader, Language.EN)
    return played


def test_what_is_taken_back_is_untold_and_told_again_in_the_same_words() -> None:
    played = begun()
    bots = (PlanningBot(), PlanningBot())
    taken_back = 0
    for seat in (ANA, BO, None):
        played.chronicle(seat, Language.EN)
    while played.game.table.turn < 4 and played.asked is not None:
        seat = played.asked
        option = bots[seat].choose(played.game.view(seat), played.game.options())
        before = _told(played)
        played.choose(option, 0)
        if played.may_undo(seat):
            after = _told(played)
            played.undo()
            assert _told(played)[1:] == before[1:]
            played.choose(option, 0)
            assert _told(played) == after
            taken_back += 1
    assert taken_back > 3


def _told(played: Played) -> list[bytes]:
    chronicles = [played.chronicle(seat, Language.EN) for seat in (ANA, BO, None)]
    return [msgspec.json.encode([one.lines, one.since]) for one in chronicles]


def test_the_story_is_the_same_for_who_comes_late() -> None:
    played = begun()
    for seat in (ANA, BO, None):
        played.chronicle(seat, Language.FR)
    bots = (PlanningBot(), PlanningBot())
    while played.game.table.turn < 4 and played.asked is not None:
        seat = played.asked
        played.choose(bots[seat].choose(played.game.view(seat), played.game.options()), 0)
    again = Played(played.setup, played.lines)
    for seat in (ANA, BO, None):
        assert again.chronicle(seat, Language.FR).lines == played.chronicle(seat, Language.FR).lines
