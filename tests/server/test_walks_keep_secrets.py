"""With a walk or a sheet open, hidden cards are changed: everybody is told the same at the same moments."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from tests.server.hands_of_time import Middle, TurnedClock
from tests.server.house import wait_until
from tests.server.test_pauses_keep_secrets import PAUSE, Listener, bo_may_pass, bo_passes, goes_on
from tests.server.test_secrets import copied, positions, twin
from tests.server.walking import opened
from wizardhaven.bots.hidden import with_other_secrets
from wizardhaven.engine.state.action import PASS, Verb
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.protocol.chronicle import Chronicle
from wizardhaven.protocol.pictures import Answer, AnswerSheet
from wizardhaven.protocol.preferring import Prefer
from wizardhaven.protocol.sheets.sheets import sheet
from wizardhaven.protocol.sheets.trying import tried, walk
from wizardhaven.server.desk import Desk
from wizardhaven.server.hub import Hub
from wizardhaven.server.keys import Role
from wizardhaven.server.played import Played
from wizardhaven.server.storage.storage import Storage
from wizardhaven.server.thinking import Thinkers
from wizardhaven.text.language import Language

DECKS = [("challenge-d", "challenge-b", 4), ("challenge-c", "dark-minions-showcase", 4)]
POSITIONS = 8
WINDOWS = 3


class Seated:
    """A table with Bo, Ana and somebody who watches; what the others are told, and when."""

    def __init__(self, desk: Desk, clock: TurnedClock, listeners: list[Listener]) -> None:
        self.desk = desk
        self.clock = clock
        self.listeners = listeners

    def told(self) -> list[list[tuple[float, bytes]]]:
        return [listener.heard for listener in self.listeners if listener.seat != 1]

    async def rest(self, number: int) -> None:
        """Wait until something has happened, and nothing more goes on."""
        played, desk = self.desk.played, self.desk
        assert played is not None
        await wait_until(lambda: played.number > number and not desk.lock.locked() and not goes_on(desk))


UNSAID = Prefer("nothing", None, "all")


async def sit_down(storage: Storage, played: Played, said: Prefer = UNSAID) -> Seated:
    """Stories are told from here on: what happened before was told before the secrets were changed."""
    names = ("Ana", "Bo")
    played._chronicles = {(seat, Language.EN): Chronicle(seat, Language.EN, names) for seat in (0, 1, None)}
    played.throwers = {0, 1}
    clock = TurnedClock()
    hub = Hub(storage, Thinkers(), clock=clock, chance=Middle())
    keys = await hub.lay(played.setup)
    desk = await hub.desk(keys[0].table)
    desk._kept.played = played
    desk._settled = True
    desk.manners[0].prefer(played, 0, said)
    listeners = [Listener(seat, desk, clock) for seat in (1, 0, None)]
    for listener in listeners:
        watching = hub.signer.key(desk.table, Role.WATCHING)
        await desk.join(listener, watching if listener.seat is None else keys[listener.seat])
    return Seated(desk, clock, listeners)


def preset(found: AnswerSheet) -> list[Answer]:
    """What is said by who leaves his sheet as it is; he must discard what he must."""
    ticks = Counter([part.id for group in found.groups for part in group.parts if part.preset])
    return [*walk(found, ticks), *found.closing]


async def by_sheet(storage: Storage, played: Played) -> list[list[tuple[float, bytes]]]:
    """Bo thinks for a while and answers by his sheet."""
    table = await sit_down(storage, played)
    found = sheet(played.game, 1, Language.EN)
    assert found is not None
    number = played.number
    await table.clock.waited(table.desk.clocks.left(1))
    table.clock.turn(PAUSE)
    await table.desk.walk(1, str(number), preset(found))
    await table.rest(number)
    await table.desk.stop()
    return table.told()


def bo_has_a_sheet(first: str, second: str, seed: int) -> Iterator[Played]:
    """He is asked something that he is asked whatever he holds."""
    for played in positions(first, second, seed, clock=600):
        if played.asked == 1 and not played.rolling:
            found = sheet(played.game, 1, Language.EN)
            if found is not None and found.kind != "discard" and len(played.game.options()) > 1:
                yield played


@pytest.mark.parametrize(("first", "second", "seed"), DECKS)
def test_who_answers_by_a_sheet_tells_nothing_of_his_hand(
    tmp_path: Path, first: str, second: str, seed: int
) -> None:
    async def story() -> None:
        compared = 0
        async with opened(tmp_path) as storage:
            for number, played in enumerate(bo_has_a_sheet(first, second, seed)):
                other = twin(played, 0, number + 1)
                other.game.dice = played.game.dice.copy()
                if len(other.game.options()) == 1:
                    continue  # there he is passed for, which is compared elsewhere
                here, there = await by_sheet(storage, copied(played)), await by_sheet(storage, other)
                assert here == there
                compared += 1
                if compared == POSITIONS:
                    return
        assert compared > 2

    asyncio.run(story())


def ana_passes(first: str, second: str, seed: int) -> Iterator[Played]:
    """Ana may pass, and then Bo is asked."""
    for played in positions(first, second, seed, clock=600):
        if played.asked == 0 and played.game.options()[0].same(PASS) and not played.rolling:
            after = copied(played)
            after.throwers = {0, 1}
            after.choose(PASS, 0)
            if after.asked == 1 and not after.rolling and after.game.options()[0].same(PASS):
                yield played


async def while_ana_walks(
    storage: Storage, played: Played
) -> tuple[list[list[tuple[float, bytes]]], list[bool]]:
    """Ana has said that she passes, twice; Bo passes, or it is done for him."""
    table = await sit_down(storage, played, Prefer("always", None, "all"))
    desk, number = table.desk, played.number
    await desk.walk(0, str(number), [Answer(Verb.PASS), Answer(Verb.PASS)])
    himself: list[bool] = []
    await wait_until(lambda: not desk.lock.locked() and not goes_on(desk))
    while len(himself) < WINDOWS and bo_may_pass(played):
        himself.append(await bo_passes(desk, table.clock))
    await desk.stop()
    return table.told(), himself


@pytest.mark.parametrize(("first", "second", "seed"), DECKS)
def test_a_walk_that_waits_goes_on_at_the_same_moment_whatever_bo_holds(
    tmp_path: Path, first: str, second: str, seed: int
) -> None:
    async def story() -> None:
        different = 0
        async with opened(tmp_path) as storage:
            for number, played in enumerate(islice(ana_passes(first, second, seed), POSITIONS)):
                other = twin(played, 0, number + 1)
                other.game.dice = played.game.dice.copy()
                here, he_here = await while_ana_walks(storage, copied(played))
                there, he_there = await while_ana_walks(storage, other)
                assert here == there
                different += he_here != he_there
        assert different > 0

    asyncio.run(story())


@pytest.mark.parametrize(("first", "second", "seed"), [*DECKS, ("challenge-a", "challenge-e", 1)])
def test_a_trial_tells_nothing_of_hands_and_decks(first: str, second: str, seed: int) -> None:
    compared = 0
    for number, played in enumerate(positions(first, second, seed)):
        seat = played.asked
        found = None if seat is None or played.rolling else sheet(played.game, seat, Language.DE)
        if seat is not None and found is not None:
            other = Game(
                with_other_secrets(played.game.table, seat, number + 1), Chance(number), patient=True
            )
            other.run()
            for answers in _attempts(found):
                here = tried(played.game, seat, "1", answers, found, Language.DE)
                there = tried(other, seat, "1", answers, found, Language.DE)
                assert msgspec.json.encode(here) == msgspec.json.encode(there)
                compared += 1
    assert compared > 20


def _attempts(found: AnswerSheet) -> Iterator[Sequence[Answer]]:
    """The sheet as it is, everything on it, and passes without an end."""
    yield preset(found)
    yield walk(found, Counter([part.id for group in found.groups for part in group.parts]))
    yield [Answer(Verb.PASS)] * 12
