"""What stands on a sheet: groups, parts and what each brings; and what can be taken back as a rule."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.server.house import for_two
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.questions import Question
from wizardhaven.protocol.ledgers.ledgers import ledgers
from wizardhaven.protocol.options import options
from wizardhaven.protocol.pictures import AnswerSheet, SheetGroup
from wizardhaven.protocol.sheets.sheets import MAKERS, sheet
from wizardhaven.protocol.sheets.trying import tried, walk
from wizardhaven.protocol.sheets.words import WORDS, Word
from wizardhaven.scenario import Playing, Scene
from wizardhaven.server.played import Played
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Phase, Race

EN = Language.EN


def sheet_of(playing: Playing, language: Language = EN) -> AnswerSheet:
    found = sheet(playing.game, playing.asked, language)
    assert found is not None
    return found


def group(found: AnswerSheet, name: str) -> SheetGroup:
    return next(one for one in found.groups if one.id == name)


def brought(one: SheetGroup) -> list[tuple[str, int | None, int | None]]:
    return [(part.title.text, part.amount, part.odds) for part in one.parts]


def struck() -> Playing:
    """Aragorn has been given the one strike of a troll; Gimli stands by, and a card is in hand."""
    scene = Scene()
    aragorn, _, _ = scene.first.company("Lórien", "Aragorn II", "Gimli", "Bilbo")
    scene.first.in_hand("Risky Blow")
    scene.first.turn(aragorn, "untapped")
    playing = scene.attack(on=aragorn, prowess=12, body=7, race=Race.TROLL)
    playing.does(Verb.ASSIGN, aragorn)
    playing.pass_until("FaceStrike")
    return playing


def test_a_strike_is_on_one_sheet_from_facing_it_to_the_dice() -> None:
    found = sheet_of(struck())

    assert (found.kind, found.end.text) == ("strike", "Roll for Aragorn II")
    assert [one.kind for one in found.groups] == ["how", "help", "cards"]
    how, helping = group(found, "how"), group(found, "help")
    assert [(amount, odds) for _, amount, odds in brought(how)] == [(0, 21), (-3, 6)]
    assert [part.preset for part in how.parts] == [True, False]
    assert [(amount, odds) for _, amount, odds in brought(helping)] == [(1, 26), (1, 26)]
    assert [part.title.text for part in group(found, "cards").parts] != []
    assert [answer.question for answer in found.closing] == [Question.STRIKE_ROLL, Question.STRIKE_BODY_ROLL]


def test_what_a_strike_would_be_like_is_tried_with_every_toggle() -> None:
    playing = struck()
    found = sheet_of(playing)
    ticked = Counter(["how-1", "help-0"])

    result = tried(playing.game, 0, "7", walk(found, ticked), found, EN)

    strike = next(one for one in result.ledgers if one.kind == "strike")
    assert (strike.total, strike.odds) == (4, 10)
    assert result.odds["how-0"] == 26, "he would tap, and be helped"
    assert result.odds["help-0"] == 6, "nobody would help"
    assert result.odds["help-1"] == 15, "both would"
    assert result.stops is None
    assert [one.kind for one in ledgers(playing.game, EN)] != [], "and nothing has happened"


def test_of_several_strikes_each_has_its_own_groups() -> None:
    scene = Scene()
    aragorn, gimli = scene.first.company("Lórien", "Aragorn II", "Gimli")
    playing = scene.attack(on=aragorn, strikes=2, prowess=10)
    playing.does(Verb.ASSIGN, aragorn)
    playing.does(Verb.ASSIGN, gimli)
    playing.pass_until("ChooseStrike")
    found = sheet_of(playing, Language.DE)

    assert [part.id for part in found.groups[0].parts] == ["order-0", "order-1"]
    assert {one.under for one in found.groups[1:]} == {"order-0", "order-1"}
    ends = [part.end.text for part in found.groups[0].parts if part.end is not None]
    assert ends == ["Für Aragorn II würfeln", "Für Gimli würfeln"]
    assert [answer.question for answer in found.between] == [Question.BETWEEN_STRIKES]


def test_who_may_be_struck_is_on_one_sheet_with_the_odds_of_each() -> None:
    scene = Scene()
    aragorn, _, _ = scene.first.company("Lórien", "Aragorn II", "Gimli", "Bilbo")
    playing = scene.attack(on=aragorn, strikes=2, prowess=10)
    playing.pass_until("AssignByDefender")
    found = sheet_of(playing)

    strikes = group(found, "strikes")
    assert (strikes.least, strikes.most, found.end.text) == (0, 2, "Give 2 strikes")
    assert [odds for _, _, odds in brought(strikes)] == [30, 33, 6], "Gimli fights Orcs well"


def test_where_there_is_a_strike_for_everybody_everybody_has_his_from_the_start() -> None:
    given = []
    for number in (1, 2, 3):
        scene = Scene()
        aragorn, _ = scene.first.company("Lórien", "Aragorn II", "Gimli")
        playing = scene.attack(on=aragorn, strikes=number, prowess=10)
        playing.pass_until("AssignByDefender")
        given.append([part.preset for part in group(sheet_of(playing), "strikes").parts])

    assert given == [[False, False], [True, True], [True, True]]


def test_both_players_discard_down_on_the_sheet_that_ends_a_turn() -> None:
    """What the one draws is nothing that the other sees."""
    scene = Scene()
    scene.first.company("Rivendell", "Aragorn II")
    scene.second.company("Lórien", "Gimli")
    scene.first.fill(9)
    scene.second.hand(*["Orc-watch", "Orc-guard", "Orc-patrol"] * 3, "Orc-raiders")
    playing = scene.begin(Phase.END_OF_TURN)
    playing.pass_until("MayDiscard")
    assert playing.asked == 1
    found = sheet_of(playing)

    assert [(one.kind, one.most) for one in found.groups if one.kind != "cards"] == [
        ("free", 1),
        ("discards", 2),
    ]
    assert group(found, "discards").beside == "free"


def test_every_word_is_said_in_every_language() -> None:
    for language in Language:
        assert set(WORDS[language]) == set(Word)


def test_where_one_question_is_all_there_is_no_sheet() -> None:
    scene = Scene()
    elladan = scene.first.character("Elladan", at="Moria")
    playing = scene.entering(elladan)

    assert sheet(playing.game, playing.asked, EN) is None
    assert Question.ENTER_SITE not in MAKERS


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_said_to_be_undoable_is_so_while_nobody_else_is_asked(seed: int) -> None:
    played = Played(for_two(seed))
    played.throwers = {0, 1}
    chance = random.Random(seed)
    played.throw()
    undone = 0
    while played.asked is not None and played.number < 900:
        if played.rolling:
            played.roll()
            continue
        seat = played.asked
        place = chance.randrange(len(played.game.options()))
        option = options(played.game, seat, EN)[place]
        played.choose(played.game.options()[place], 0)
        if option.undoable and played.asked == seat and not played.rolling:
            assert played.may_undo(seat), option.title.text
            undone += 1
    assert undone > 20
