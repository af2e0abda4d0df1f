"""What is muted is not asked about, may be used all the same, and comes back in time."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.hands_of_time import Middle, TurnedClock
from tests.server.house import for_two, house
from tests.server.test_passing_by_itself import bo_can_pass, replayed
from tools.page_types import definitions
from tools.typing_page.fitting import Fitting
from wizardhaven.engine.state.action import PASS
from wizardhaven.engine.state.ids import DECK, HAND, CardId
from wizardhaven.protocol.preferring import Mute, Muting, Prefer
from wizardhaven.protocol.shapes import Anchor
from wizardhaven.protocol.windows import window_of
from wizardhaven.server.passing import Manner
from wizardhaven.server.played import Played


def sources(played: Played) -> list[CardId]:
    return [option.card for option in played.game.options() if not option.same(PASS)]


def one_card_is_in_question(played: Played) -> bool:
    choice = played.game.pending
    if not bo_can_pass(played) or choice is None or window_of(choice.asks) is None:
        return False
    return len(set(sources(played))) == 1 and sources(played)[0] >= 0


def muting(*cards: CardId, until: Muting = "turn") -> Prefer:
    mutes = tuple([Mute(Anchor("card", str(card)), until) for card in cards])
    return Prefer("nothing", None, "all", mutes=mutes)


def test_a_question_about_muted_cards_alone_is_passed_at_the_persons_own_pace() -> None:
    """Whether a card in hand could be played is a secret."""
    played = replayed(one_card_is_in_question)
    manner = Manner(Middle())
    assert manner.unasked(played.game, 1) is None

    manner.prefer(played, 1, muting(*sources(played)))
    unasked = manner.unasked(played.game, 1)

    assert unasked is not None
    assert unasked.action.same(PASS)
    assert not unasked.at_once
    assert unasked.muted == (sources(played)[0],)


def test_whoever_is_asked_about_something_else_may_use_what_is_muted() -> None:
    played = replayed(lambda played: bo_can_pass(played) and len(set(sources(played))) > 1)
    manner = Manner(Middle())
    manner.prefer(played, 1, muting(sources(played)[0]))

    assert manner.unasked(played.game, 1) is None
    assert len(played.game.options()) > 2


def test_a_mute_ends_with_the_turn_or_when_its_card_leaves_its_place() -> None:
    played = replayed(one_card_is_in_question)
    turn = played.game.table.turn
    later = replayed(lambda played: played.game.table.turn > turn)
    card = sources(played)[0]
    manner = Manner(Middle())
    manner.prefer(played, 1, muting(card, until="turn"))
    manner.look_up(played.game, 1)
    assert manner.mutes.cards == {card}
    manner.look_up(later.game, 1)
    assert not manner.mutes.cards

    manner.prefer(played, 1, muting(card, until="game"))
    gone = replayed(
        lambda one: (
            one.number > played.number
            and one.game.table.cards[card].place != played.game.table.cards[card].place
        )
    )
    manner.look_up(gone.game, 1)
    assert not manner.mutes.cards


def test_what_is_muted_by_its_name_is_muted_with_all_copies_and_wherever_it_goes() -> None:
    played = replayed(one_card_is_in_question)
    table, card = played.game.table, sources(played)[0]
    code = table.printed[card].code
    copies = {one for one in range(len(table.cards)) if table.printed[one].code == code}
    manner = Manner(Middle())
    named = Mute(Anchor("card", str(card)), "game", named=True)
    manner.prefer(played, 1, Prefer("nothing", None, "all", mutes=(named,)))

    assert card in manner.mutes.cards
    assert manner.mutes.cards == {one for one in copies if table.owners[one] == 1}
    unasked = manner.unasked(played.game, 1)
    assert unasked is not None
    assert not unasked.at_once, "whether one could act is a secret all the same"
    moved = replayed(
        lambda one: one.number > played.number and one.game.table.cards[card].place != table.cards[card].place
    )
    manner.look_up(moved.game, 1)
    assert manner.mutes.said == (named,)


def test_a_mute_is_taken_back_with_what_was_done_before_it() -> None:
    played = replayed(one_card_is_in_question)
    manner = Manner(Middle())
    manner.prefer(played, 1, muting(*sources(played)))

    manner.mutes.undone(len(played.history))
    assert manner.mutes.cards
    manner.mutes.undone(len(played.history) - 1)
    assert not manner.mutes.cards


def test_nobody_mutes_a_card_that_he_does_not_know() -> None:
    """From when such a mute ends one could learn where the card goes."""
    played = replayed(one_card_is_in_question)
    table = played.game.table
    hidden = [*table.pile(0, HAND), *table.pile(0, DECK), *table.pile(1, DECK), CardId(len(table.cards))]
    manner = Manner(Middle())
    manner.prefer(played, 1, muting(*hidden, until="game"))

    assert not manner.mutes.said


def test_who_is_passed_for_is_told_what_is_muted_and_nobody_else_is(tmp_path: Path) -> None:
    async def story() -> None:
        clock = TurnedClock()
        async with house(tmp_path, clock=clock, chance=Middle()) as here:
            keys = await here.begun(for_two(), one_card_is_in_question)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await bo.until_asked()
                await ana.hear_a("state")
                number = ana.number
                source = next(option["source"] for option in bo.options if option["source"] is not None)
                mute = {"source": source, "until": "turn"}
                await bo.say(type="prefer", passing="nothing", until=None, rolls="all", mutes=[mute])
                await clock.waited(1.0)
                clock.turn(1.0)
                passed = await bo.hear_a("passed")
                await ana.up_to(number + 1)

                assert isinstance(source, dict)
                assert passed["muted"] == [source["code"]]
                assert Fitting(definitions()).faults("ServerMessage", passed) == []
                assert not any(message["type"] == "passed" for message in ana.others)

    asyncio.run(story())
