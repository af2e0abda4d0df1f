"""A game written down is the same game when it is read and played again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from wizardhaven.bots.random_bot import RandomBot
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.starting import ready
from wizardhaven.engine.state.ids import DICE
from wizardhaven.engine.state.settings import Edition, GameLength, HalfLimit, Level, Settings
from wizardhaven.errors import BrokenFile
from wizardhaven.game.game import Game
from wizardhaven.notation.actions import action_code, chosen
from wizardhaven.notation.digest import digest
from wizardhaven.notation.record import Record, read, recorded, replay, written

SETTINGS = Settings(GameLength.STARTER)


def played(seed: int, most: int) -> tuple[Game, Record]:
    """A random game's first actions, and their record."""
    decks = (deck("challenge-a"), deck("challenge-e"))
    game = Game.new([ready(one) for one in decks], SETTINGS, seed)
    bot = RandomBot(seed)
    actions: list[str] = []
    while game.pending is not None and len(actions) < most:
        action = game.chance() if game.pending.seat == DICE else bot.choose(None, game.options())
        actions.append(action_code(action))
        game.apply(action)
    return game, recorded(decks, SETTINGS, seed, game, actions)


def last_of(record: Record) -> Game:
    """Where a record leads."""
    games = list(replay(record, "record"))
    return games[-1]


def test_a_record_reads_its_own_output() -> None:
    _, record = played(seed=3, most=300)

    assert read(written(record), "record") == record


def test_a_record_keeps_the_cards_against_fallen_wizards() -> None:
    _, record = played(seed=3, most=20)
    prepared = replace(record.decks[0], against_fallen_wizards=("TW-204", "TW-204", "TW-106"))
    kept = replace(record, decks=(prepared, record.decks[1]))

    assert "against 2xTW-204 1xTW-106" in written(kept).splitlines()
    assert read(written(kept), "record") == kept


def test_a_replayed_game_ends_at_the_same_position() -> None:
    game, record = played(seed=4, most=100_000)

    again = last_of(read(written(record), "record"))

    assert again.outcome == game.outcome
    assert digest(again) == record.digest


def test_a_record_keeps_the_optional_rules() -> None:
    _, record = played(seed=4, most=5)
    agreed = replace(record, settings=replace(record.settings, starter_movement_only=True))

    assert read(written(agreed), "record") == agreed


PRINTED = Settings(
    GameLength.STARTER,
    HalfLimit.LITERAL_ROUND_UP.value,
    edition=Edition.THE_WIZARDS_LIMITED,
    level=Level.STARTER,
    only_starter_decks=True,
    tournament=True,
    roll_for_a_tie=True,
)


def test_a_record_keeps_by_whose_rules_the_game_is_played() -> None:
    _, record = played(seed=4, most=5)
    printed = replace(record, settings=PRINTED)
    spoilt = written(printed).replace("edition=METW-L", "edition=METW-X")

    assert read(written(printed), "record") == printed
    with pytest.raises(BrokenFile, match=r"these settings cannot be read .*METW-X"):
        read(spoilt, "record")


def test_what_could_not_always_be_agreed_is_written_only_if_it_is() -> None:
    _, record = played(seed=4, most=5)
    line = [line for line in written(record).splitlines() if line.startswith("settings")]

    assert line == ["settings length=starter half_limit=current most_turns=0 wizard_may_fall=no"]


@pytest.mark.parametrize("name", ["edition", "level", "only_starter_decks", "tournament", "roll_for_a_tie"])
def test_by_whose_rules_a_game_is_played_shows_in_its_digest(name: str) -> None:
    game, _ = played(seed=4, most=5)
    before = digest(game)
    changed = {name: getattr(PRINTED, name)}

    game.table.settings = replace(game.table.settings, **changed)

    assert digest(game) != before


def test_every_option_has_a_line_of_its_own_that_means_just_it() -> None:
    game, _ = played(seed=5, most=120)

    lines = [action_code(option) for option in game.options()]

    assert len(set(lines)) == len(lines) >= 2
    assert [chosen(game.options(), line) for line in lines] == list(game.options())


def test_a_record_is_small() -> None:
    _, record = played(seed=4, most=100_000)

    assert len(written(record)) < 40_000


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("wizardhaven record 1", "wizardhaven record 9", "line 1: .*version 9"),
        ("wizardhaven record 1", "a diary", "line 1: a record begins"),
        ("deck wizard", "deck troll", "line 2: “troll” is no kind of player"),
        ("pool 1x", "pool onex", "line 3: “onexTW-116” is not a number of cards"),
        ("length=starter", "length=endless", "line 16: these settings"),
        ("seed 3", "seed none", "line 17: “none” is not a number"),
        ("actions 300", "actions 900", "the file ends too early"),
    ],
)
def test_a_broken_record_says_which_line_and_why(old: str, new: str, complaint: str) -> None:
    _, record = played(seed=3, most=300)
    text = written(record)
    assert old in text

    with pytest.raises(BrokenFile, match=complaint):
        read(text.replace(old, new, 1), "record")


def test_an_action_that_is_not_possible_is_named_with_its_place() -> None:
    _, record = played(seed=3, most=10)
    spoilt = Record(
        record.decks, record.settings, record.seed, (*record.actions[:4], "enter n99"), record.digest
    )

    with pytest.raises(BrokenFile, match="action 5: “enter n99” is not possible here"):
        last_of(spoilt)
