import re

from tests.bots.playing import match, match_at
from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.state.ids import DECK, IN_PLAY, Seat
from wizardhaven.engine.state.table import Table
from wizardhaven.engine.state.values import fields_of
from wizardhaven.notation.digest import MANY, NOT_WRITTEN, _text, digest, joined, table_digest
from wizardhaven.vocabulary.terms import Phase


def test_the_same_position_has_the_same_digest() -> None:
    assert digest(match(seed=1, actions=30).game) == digest(match(seed=1, actions=30).game)


def test_a_digest_is_32_letters_that_one_can_compare_by_eye() -> None:
    assert re.fullmatch("[0-9a-f]{32}", digest(match(seed=1).game))


def test_flags_and_seats_are_numbers_whether_or_not_the_engine_is_compiled() -> None:
    assert _text((True, Seat.SECOND, Phase.UNTAP, (), None, {1: "a"})) == "(1,1,Phase.UNTAP,(),None,{1:'a'})"


def test_a_tapped_card_is_another_position() -> None:
    table = match_at(seed=1, turn=3, phase=Phase.ORGANIZATION).game.table
    before = table_digest(table)

    for card in table.pile(0, IN_PLAY):
        tap(table, card)

    assert table_digest(table) != before


def test_the_order_of_a_play_deck_is_part_of_the_position() -> None:
    table = match(seed=1, actions=40).game.table
    before = table_digest(table)

    table.piles[DECK] = tuple(reversed(table.piles[DECK]))

    assert table_digest(table) != before


def test_what_is_still_to_happen_is_part_of_the_position() -> None:
    table = match(seed=1, actions=40).game.table
    before = table_digest(table)

    table.stack.insert(0, table.stack[-1])

    assert table_digest(table) != before


def test_dice_that_will_show_something_else_make_another_position() -> None:
    game = match(seed=1, actions=40).game
    before = digest(game)

    game.dice.word()

    assert digest(game) != before
    assert table_digest(game.table) == table_digest(match(seed=1, actions=40).game.table)


def test_only_the_map_what_cards_say_and_the_facts_are_left_out() -> None:
    assert set(NOT_WRITTEN) == {"alike", "atlas", "facts", "lexicon", "moments"}
    assert set(MANY) | set(NOT_WRITTEN) < set(fields_of(Table))


def test_the_order_of_joined_digests_matters() -> None:
    assert joined(["one", "other"]) != joined(["other", "one"])
