"""Hidden cards are changed, and whoever looks is told the same at the same moments: pauses, clocks, undo."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.hands_of_time import Middle, TurnedClock
from tests.server.house import wait_until
from tests.server.test_secrets import copied, positions, twin
from wizardhaven.engine.state.action import PASS
from wizardhaven.engine.state.ids import HAND, CardId
from wizardhaven.engine.state.questions import Question
from wizardhaven.protocol.chronicle import Chronicle
from wizardhaven.protocol.preferring import Mute, Prefer, Stop, Stops
from wizardhaven.protocol.server_says import ServerMessage
from wizardhaven.protocol.shapes import Anchor
from wizardhaven.protocol.windows import WindowKind, window_of
from wizardhaven.server.desk import Desk
from wizardhaven.server.hub import Hub
from wizardhaven.server.introducing import seated
from wizardhaven.server.keys import Role
from wizardhaven.server.passing import Manner
from wizardhaven.server.played import Played
from wizardhaven.server.showing import codes_in, composed
from wizardhaven.server.storage.storage import Storage
from wizardhaven.server.thinking import Thinkers
from wizardhaven.server.words import No
from wizardhaven.text.language import Language

PAUSE = 1.0
"""Seconds after which a pass is made for Bo, and after which he passes himself."""
WINDOWS = 4
POSITIONS = 10
OF_A_KIND = 3
HANDS = 10
STOPS: tuple[Stop, ...] = ("always", "able", "never")
NOWHERE: Stops = dict.fromkeys(WindowKind, ("never", "never"))
UNSAID = (Prefer("nothing", None, "all"), Prefer("nothing", None, "all"))
AT_ONCE = (
    Prefer("nothing", None, "all"),
    Prefer("nothing", None, "all", NOWHERE),
    Prefer("nothing", "end-of-turn", "all"),
    Prefer("nothing", "end-of-phase", "all"),
    Prefer("nothing", "end-of-attack", "all"),
    Prefer("nothing", "end-of-chain", "all"),
    Prefer("nothing", None, "all", draws="all"),
)
"""Every way to be passed for at once, and none but one's own declarations."""


@dataclass
class Listener:
    """Somebody at a table who writes down what he is told, and when."""

    seat: int | None
    desk: Desk
    clock: TurnedClock
    heard: list[tuple[float, bytes]] = field(default_factory=list)
    language: Language = Language.EN
    browser: str = ""
    has_heard: bool = True

    def say(self, message: ServerMessage) -> None:
        self.heard.append((self.clock.now(), msgspec.json.encode(message)))

    def show(self) -> None:
        shown, played = self.desk.shown[self.seat, self.language], self.desk.played
        assert played is not None
        lines = played.chronicle(self.seat, self.language).lines
        codes = sorted(codes_in(shown, lines))
        left = int(self.desk.clocks.left(0)), int(self.desk.clocks.left(1))
        self.say(composed(shown, 0, lines, codes, self.language, left))

    def introduce(self) -> None:
        self.say(msgspec.structs.replace(seated(self.desk.hub, self.desk, self), invite=None, watch=None))

    def untell(self, lines: int) -> None:
        raise AssertionError("nothing is taken back here")

    def dismiss(self, why: No) -> None:
        raise AssertionError("nobody is shut out here")


@dataclass
class Evening:
    """What was told at a table at which Bo passed again and again, and how often he did so himself."""

    told: list[list[tuple[float, bytes]]]
    himself: list[bool]


async def evening(storage: Storage, played: Played, said: tuple[Prefer, Prefer] = UNSAID) -> Evening:
    """Bo passes, if he is asked: after as long as the server would wait for him.

    Stories are told from here on: what happened before was told before the secrets were changed.
    """
    names = ("Ana", "Bo")
    played._chronicles = {(seat, Language.EN): Chronicle(seat, Language.EN, names) for seat in (0, 1, None)}
    clock = TurnedClock()
    hub = Hub(storage, Thinkers(), clock=clock, chance=Middle())
    keys = await hub.lay(played.setup)
    desk = await hub.desk(keys[0].table)
    desk._kept.played = played
    desk._settled = True
    for seat in (0, 1):
        desk.manners[seat].prefer(played, seat, said[seat])
    listeners = [Listener(seat, desk, clock) for seat in (1, 0, None)]
    for listener in listeners:
        watching = hub.signer.key(desk.table, Role.WATCHING)
        await desk.join(listener, watching if listener.seat is None else keys[listener.seat])
    himself: list[bool] = []
    await wait_until(lambda: not desk.lock.locked() and not goes_on(desk))
    while len(himself) < WINDOWS and bo_may_pass(played):
        himself.append(await bo_passes(desk, clock))
    await desk.stop()
    return Evening([listener.heard for listener in listeners[1:]], himself)


def bo_may_pass(played: Played) -> bool:
    if played.asked != 1 or played.rolling:
        return False
    return any([option.same(PASS) for option in played.game.options()])


async def bo_passes(desk: Desk, clock: TurnedClock) -> bool:
    """Bo passes at all windows of a run, or it is passed for him; whether he was asked."""
    played = desk.played
    assert played is not None
    number = played.number
    himself = is_asked(desk, played)
    await clock.waited(desk.clocks.left(1) if himself else PAUSE)
    clock.turn(PAUSE)
    while himself and played.number == number:
        run = desk.run_at(played)
        game, steps = (played.game, 0) if run is None else (run.game, run.steps)
        passes = [number for number, option in enumerate(game.options()) if option.same(PASS)]
        await desk.choose(1, str(number + steps), str(passes[0]))
    await wait_until(lambda: played.number > number and not desk.lock.locked() and not goes_on(desk))
    return himself


def is_asked(desk: Desk, played: Played) -> bool:
    run = desk.run_at(played)
    return desk.manners[1].unasked(played.game, 1) is None if run is None else run.asks


def goes_on(desk: Desk) -> bool:
    """Whether somebody passes at once, whatever he holds."""
    played = desk.played
    if played is None or played.asked is None or played.rolling:
        return False
    unasked = desk.manners[played.asked].unasked(played.game, played.asked)
    return unasked is not None and unasked.at_once


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Storage]:
    storage = await Storage.opened(f"sqlite:///{folder / 'games.db'}")
    try:
        yield storage
    finally:
        await storage.close()


DECKS = [("challenge-d", "challenge-b", 4), ("challenge-c", "dark-minions-showcase", 4)]


@pytest.mark.parametrize(("first", "second", "seed"), DECKS)
def test_the_same_is_told_at_the_same_moments_whatever_bo_holds(
    tmp_path: Path, first: str, second: str, seed: int
) -> None:
    """In one of two games that look the same to Ana he could do something; in the other he can only pass."""

    async def story() -> None:
        different = 0
        async with opened(tmp_path) as storage:
            for number, played in enumerate(islice(bo_is_asked(first, second, seed), POSITIONS)):
                other = twin(played, 0, number + 1)
                other.game.dice = played.game.dice.copy()

                here = await evening(storage, copied(played))
                there = await evening(storage, other)

                assert here.told == there.told
                different += here.himself != there.himself
        assert different > 1

    asyncio.run(story())


def test_the_same_is_told_at_the_same_moments_wherever_bo_stops_and_whatever_he_has_muted(
    tmp_path: Path,
) -> None:
    """At each window every stop is tried, the others set anyhow; in one game his whole hand is muted."""

    async def story() -> None:
        tried: Counter[tuple[WindowKind, Stop]] = Counter()
        different = 0
        async with opened(tmp_path) as storage:
            for number, played in enumerate(chain(*[windows_of_bo(*decks) for decks in DECKS])):
                for stop in STOPS:
                    other = twin(played, 0, number + 1)
                    other.game.dice = played.game.dice.copy()
                    window = window_of(pending(played))
                    assert window is not None
                    stops = anyhow(Random(number)) | {window: (stop, stop)}
                    anas = Prefer("nothing", None, "all", NOWHERE if number % 2 else {})
                    bos = Prefer("nothing", None, "all", stops)
                    mutes = tuple([mute(card) for card in other.game.table.pile(1, HAND)])
                    muted = msgspec.structs.replace(bos, mutes=mutes)

                    here = await evening(storage, copied(played), (anas, bos))
                    there = await evening(storage, other, (anas, muted))

                    assert here.told == there.told
                    tried[window, stop] += 1
                    different += here.himself != there.himself
        assert len(tried) >= 30
        assert different > 1

    asyncio.run(story())


@pytest.mark.parametrize(("first", "second", "seed"), DECKS)
def test_what_is_passed_at_once_is_passed_with_any_hand(first: str, second: str, seed: int) -> None:
    at_once = paced = 0
    for number, played in enumerate(bo_is_asked(first, second, seed)):
        for said in AT_ONCE:
            answers: set[bool] = set()
            for hand in range(HANDS):
                other = twin(played, 0, number * HANDS + hand)
                manner = Manner(Middle())
                manner.prefer(other, 1, said)
                unasked = manner.unasked(other.game, 1)
                answers.add(unasked is not None and unasked.at_once)
            assert len(answers) == 1
            at_once += True in answers
            paced += False in answers
        if number == POSITIONS:
            break
    assert at_once > POSITIONS
    assert paced > 0


def windows_of_bo(first: str, second: str, seed: int) -> Iterator[Played]:
    """A few positions for each class of window at which Bo is asked."""
    seen: Counter[WindowKind] = Counter()
    for played in bo_is_asked(first, second, seed):
        window = window_of(pending(played))
        if window is not None and seen[window] < OF_A_KIND:
            seen[window] += 1
            yield played


def anyhow(chance: Random) -> Stops:
    return {window: (chance.choice(STOPS), chance.choice(STOPS)) for window in WindowKind}


def mute(card: CardId) -> Mute:
    return Mute(Anchor("card", str(card)), "game")


def pending(played: Played) -> Question:
    assert played.game.pending is not None
    return played.game.pending.asks


def bo_is_asked(first: str, second: str, seed: int) -> Iterator[Played]:
    for played in positions(first, second, seed, clock=600):
        if played.asked == 1 and any([option.same(PASS) for option in played.game.options()]):
            yield played
