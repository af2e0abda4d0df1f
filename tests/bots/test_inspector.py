from collections.abc import Callable

import pytest

from tests.bots.playing import match, match_at
from wizardhaven.bots.arena import Match
from wizardhaven.bots.faults import Promise
from wizardhaven.bots.inspector import MOST_PROBED, PROBE_EVERY, Inspector, sample
from wizardhaven.engine.changes.agents import put_down
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.facts import Fact, Happening
from wizardhaven.engine.state.ids import DECK, HAND, NO_CARD, CardId
from wizardhaven.engine.state.step import Choice
from wizardhaven.vocabulary.terms import Phase


def look(played: Match) -> list[Promise]:
    """What an inspector says who looks closely at a position."""
    inspector = Inspector(seed=-len(played.actions) % PROBE_EVERY)
    inspector.sees(played)
    return [fault.promise for fault in inspector.faults]


def lose_a_card(played: Match) -> None:
    played.game.table.piles[DECK] = played.game.table.pile(0, DECK)[1:]


def offer_something_twice(played: Match) -> None:
    played.game._options = [PASS, Action(Verb.PASS)]


def offer_something_impossible(played: Match) -> None:
    played.game._options = [PASS, Action(Verb.ENTER)]


def name_a_hidden_agent(played: Match) -> None:
    table = played.game.table
    card = next(card for card in table.pile(1, DECK))
    put_down(table, card)
    played.game.facts = [Fact(Happening.GAINED_ITEM, NO_CARD, card, 1)]


def end_without_an_outcome(played: Match) -> None:
    played.game.table.stack.clear()


@pytest.mark.parametrize(
    ("breaks", "promise"),
    [
        (lose_a_card, Promise.NO_CARD_LOST),
        (offer_something_twice, Promise.OFFERS_DIFFER),
        (offer_something_impossible, Promise.OFFERS_ACCEPTED),
        (end_without_an_outcome, Promise.SOMEBODY_TO_ASK),
        (name_a_hidden_agent, Promise.SECRETS_KEPT),
    ],
)
def test_a_broken_promise_is_found(breaks: Callable[[Match], None], promise: Promise) -> None:
    played = match_at(seed=1, turn=3, phase=Phase.ORGANIZATION)
    assert promise not in look(played)

    breaks(played)

    assert promise in look(played)


def test_a_breach_that_stays_is_told_once() -> None:
    played = match_at(seed=1, turn=3, phase=Phase.ORGANIZATION)
    lose_a_card(played)
    inspector = Inspector(seed=1)

    for _ in range(3):
        inspector.sees(played)

    assert [fault.promise for fault in inspector.faults] == [Promise.NO_CARD_LOST]


def test_a_fault_names_the_place_and_the_card() -> None:
    played = match_at(seed=1, turn=3, phase=Phase.ORGANIZATION)
    lost = played.game.table.pile(0, DECK)[0]
    lose_a_card(played)
    inspector = Inspector(seed=1)

    inspector.sees(played)

    fault = inspector.faults[0]
    assert fault.action == len(played.actions)
    assert fault.text.startswith(f"{played.game.table.printed[lost].name} ({lost}) is nowhere; turn 3")


def test_refusals_without_a_better_reason_are_counted_by_the_choice_they_are_met_at() -> None:
    played = match(seed=1)
    inspector = Inspector(seed=1)

    played.play(inspector)

    assert 0 <= sum(inspector.general.values()) < inspector.refusals


def test_the_digests_of_the_probed_positions_are_kept() -> None:
    played = match(seed=1)
    inspector = Inspector(seed=1)

    result = played.play(inspector)

    assert inspector.kept[result.actions] == result.digest
    assert len(inspector.kept) == inspector.probed + 1


def test_looking_changes_nothing() -> None:
    assert match(seed=2).play(Inspector(seed=2)).digest == match(seed=2).play().digest


def test_a_few_options_are_all_probed() -> None:
    options = [Action(Verb.DISCARD, CardId(card)) for card in range(MOST_PROBED)]

    assert sample(options) == options


def test_many_options_are_probed_from_the_first_to_the_last() -> None:
    probed = [action.card for action in sample([Action(Verb.DISCARD, CardId(card)) for card in range(100)])]

    assert len(set(probed)) == MOST_PROBED
    assert (probed[0], probed[-1]) == (0, 99)


def test_options_that_depend_on_the_opponents_hand_are_a_leak() -> None:
    played = match_at(seed=1, turn=3, phase=Phase.ORGANIZATION)
    choice = played.game.pending
    assert isinstance(choice, Choice)
    peeked = [Action(Verb.DISCARD, CardId(card)) for card in played.game.table.pile(1 - choice.seat, HAND)]
    played.game._options = peeked

    assert Promise.SECRETS_KEPT in look(played)
