"""Whatever is wrong with a message is said to its sender alone, in a sentence; the table goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from tests.server.house import (
    Guest,
    House,
    Keys,
    ask_everything,
    connected,
    for_two,
    house,
    in_combat,
)
from wizardhaven.protocol.page_says import ClientMessage
from wizardhaven.server.limits import LARGEST_FRAME, LONGEST_MESSAGE, REFUSALS_IN_ALL
from wizardhaven.server.wire import understood
from wizardhaven.server.words import Declined, No

NOT_UNDERSTOOD = "This message cannot be understood; nothing was changed."
NOT_MESSAGES: tuple[str | bytes, ...] = (
    "",
    "hello",
    "{",
    "[]",
    "null",
    "7",
    '"choose"',
    "{}",
    '{"type":"dance"}',
    '{"type":7}',
    '{"type":"choose"}',
    '{"type":"choose","question":1,"option":0}',
    '{"type":"choose","question":"1","option":0}',
    '{"type":"choose","question":null,"option":"0"}',
    '{"type":"choose","question":"1","option":"0","state":{}}',
    '{"type":"choose","question":"1","option":["0"]}',
    '{"type":"prefer","passing":"sometimes","until":null,"rolls":"all"}',
    '{"type":"prefer","passing":"always","until":"tomorrow","rolls":"all"}',
    '{"type":"prefer","passing":"always","until":null,"rolls":"yes"}',
    '{"type":"speak","language":"qu"}',
    '{"type":"undo","seat":1}',
    '{"type":"state","n":1}',
    '{"type":"choose","question":"\\ud800","option":"0"}',
    '{"type":"undo"}{"type":"undo"}',
    '{"type":"speak","language":"\\u0000"}',
    "[" * 3000,
    '{"a":' * 600,
    '{"type":"undo","x":' + "[" * 4000,
    '{"type":"choose","question":' + "9" * 3000 + ',"option":"0"}',
    '{"x":1e999,"type":"undo"}',
    b"",
    b'{"type":"undo"}',
    b"\xff\x00",
)


def test_what_is_no_message_is_refused_to_its_sender_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await ana.until_asked()
                for message in NOT_MESSAGES:
                    await ana.line.send(message)
                    assert await ana.refusal() == NOT_UNDERSTOOD, message
                await ana.choose(ana.options[0])
                await bo.up_to(ana.number)
                assert not bo.others

    asyncio.run(story())


def test_what_calls_itself_text_and_is_none_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            async with here.guest(keys.ana) as ana:
                await ana.line.send(b"\xff\xfe", text=True)
                assert await ana.refusal() == NOT_UNDERSTOOD
                await ana.line.send([b"\xc3", b"\xff", b""], text=True)
                assert await ana.refusal() == NOT_UNDERSTOOD
                await ana.say(type="speak", language="fr")
                await ana.hear_a("state")

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())

    assert not caplog.records


def test_a_forged_late_or_doubled_answer_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await ana.until_asked()
                number = ana.number
                forged = ("-1", str(len(ana.options)), "9" * 4000, "0.0", "1e3", "", " ", "zero", "²", "+1")
                for option in forged:
                    await ana.say(type="choose", question=str(number), option=option)
                    assert await ana.refusal() == "That is none of the answers to this question.", option
                for question in (
                    str(number - 1),
                    str(number + 1),
                    "-1",
                    "0",
                    "",
                    "x",
                    f"0{number}",
                    "9" * 4000,
                ):
                    await ana.say(type="choose", question=question, option="0")
                    assert await ana.refusal() == "The table has moved on; here is what is asked now."
                    await ana.hear_a("state")
                    assert ana.number == number
                await bo.say(type="choose", question=str(number), option="0")
                assert await bo.refusal() == "It is not for you to choose now."

                answer = {"type": "choose", "question": str(number), "option": ana.options[0]["id"]}
                await ana.say(**answer)
                await ana.say(**answer)

                assert "moved on" in await ana.refusal()
                await bo.up_to(number + 1)
                assert len(bo.others) == 1
                assert len(await choices_since(here, keys, number)) == 1

    asyncio.run(story())


async def choices_since(here: House, keys: Keys, number: int) -> list[str]:
    stored = await here.hub.storage.load(keys.ana.partition(".")[0])
    assert stored is not None
    lines = [line for entry in stored.entries for line in entry.split("\n")][number:]
    return [line for line in lines if line.startswith(("choose", "chance"))]


def test_a_key_that_opens_nothing_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys, others = await here.begun(for_two(1)), await here.begun(for_two(2))
            table, role, sign = keys.ana.split(".")
            wrong = (
                "",
                ".",
                "..",
                table,
                keys.ana[:-1],
                keys.ana + "A",
                keys.ana.upper(),
                f"{table}.1.{sign}",
                f"{table}.w.{sign}",
                f"{table}.2.{sign}",
                f"{others.ana.partition('.')[0]}.{role}.{sign}",
                f"{table}.{role}.",
                f"{table}.{role}.{'A' * 24}",
                f" {keys.ana}",
                "ключ.0.ключ",
                "../../etc/passwd",
                "x" * 3000,
                "\0",
            )
            for key in wrong:
                async with here.guest(key, "fr") as nobody:
                    assert (await nobody.refusal()).startswith("Ce lien n’ouvre aucune place ici")
                    await nobody.until_gone()
                    assert not nobody.state
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")

    asyncio.run(story())


def test_who_has_not_sat_down_is_told_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two())
            first: dict[str | bytes, str] = {
                '{"type":"undo"}': "The first message must be the key of a seat.",
                "hello": NOT_UNDERSTOOD,
                b"hello": NOT_UNDERSTOOD,
                "x" * (LONGEST_MESSAGE + 1): "This message is too long; nothing was changed.",
            }
            for message, sentence in first.items():
                async with connected(f"ws://127.0.0.1:{here.port}/play") as line:
                    await line.send(message)
                    assert await Guest(line).refusal() == sentence
            async with here.guest(keys.ana) as ana:
                await ana.hear_a("state")
                await ana.say(type="sit", key=keys.bo, language="en")
                assert await ana.refusal() == "You have sat down already."

    asyncio.run(story())


def test_a_long_message_is_refused_and_a_huge_one_ends_only_its_own_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            async with here.guest(keys.ana) as ana, here.guest(keys.ana) as tab, here.guest(keys.bo) as bo:
                await ask_everything(ana, bo)
                await ana.until_asked()
                for size in (LONGEST_MESSAGE + 1, LARGEST_FRAME - 100):
                    await ana.say(type="choose", question="1", option="0" * size)
                    assert await ana.refusal() == "This message is too long; nothing was changed."
                await tab.line.send("x" * (LARGEST_FRAME + 1))
                await tab.until_gone()
                await ana.choose(ana.options[0])
                await bo.up_to(ana.number)
                assert not bo.others

    asyncio.run(story())


def test_a_flood_is_stemmed_and_nobody_else_notices(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, messages_a_second=0) as here:
            keys = await here.begun(for_two(), in_combat)
            async with here.guest(keys.bo) as bo, here.guest(keys.ana) as ana:
                await ask_everything(bo, ana)
                await ana.until_asked()
                for _ in range(REFUSALS_IN_ALL + 100):
                    await bo.say(type="undo")
                said = [message["text"] for message in (await bo.until_gone()).others]
                assert "These are too many messages at once; wait a moment and try again." in said
                assert len(said) <= REFUSALS_IN_ALL
                await ana.choose(ana.options[0])
                assert not ana.others

    asyncio.run(story())


def test_pages_of_other_places_are_not_let_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            address = f"ws://127.0.0.1:{here.port}/play"
            for origin in (
                "http://elsewhere.example",
                "null",
                "http://[",
                f"http://127.0.0.1:{here.port + 1}",
            ):
                with pytest.raises(InvalidStatus) as refused:
                    await connected(address, additional_headers={"Origin": origin})
                assert refused.value.response.status_code == 403
            with pytest.raises(InvalidStatus):
                await connected(f"ws://127.0.0.1:{here.port}/elsewhere")
            async with connected(address, additional_headers={"Origin": f"http://127.0.0.1:{here.port}"}):
                pass

    asyncio.run(story())


MESSAGES = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=60).map(lambda some: some.decode("latin-1")),
    st.builds(
        json.dumps,
        st.dictionaries(
            st.sampled_from(["type", "question", "option", "passing", "until", "rolls", "language", "key"]),
            st.one_of(
                st.sampled_from(["choose", "undo", "prefer", "speak", "sit", "always", "en", "0"]),
                st.none(),
                st.booleans(),
                st.integers(),
                st.text(max_size=8),
                st.lists(st.integers(), max_size=2),
            ),
        ),
    ),
)


@settings(max_examples=300)
@given(MESSAGES)
def test_every_text_is_a_message_or_is_refused(said: str) -> None:
    refused: No | None = None
    try:
        message = understood(said)
    except Declined as declined:
        refused = declined.why
    else:
        assert msgspec.json.decode(msgspec.json.encode(message), type=ClientMessage) == message
    assert refused in (None, No.NOT_UNDERSTOOD, No.TOO_LONG)


def test_a_table_outlives_any_messages(tmp_path: Path) -> None:
    """Anything that looks like a message, true or false, in any order: what is stored can be played again."""

    async def story() -> None:
        chance = random.Random(11)
        async with house(tmp_path) as here:
            keys = await here.begun(for_two(), in_combat)
            async with here.guest(keys.ana) as ana:
                await ana.until_asked()
                for _ in range(50):
                    await ana.say(**any_message(chance, ana))
                await ana.say(type="concede")
                while not ana.is_over:
                    await ana.hear()
            del here.hub._desks[keys.ana.partition(".")[0]]
            async with here.guest(keys.ana) as again:
                await again.hear_a("state")
                assert again.is_over

    asyncio.run(story())


def any_message(chance: random.Random, guest: Guest) -> dict[str, object]:
    numbers = [str(guest.number + more) for more in range(4)]
    return chance.choice(
        [
            {"type": "choose", "question": chance.choice(numbers), "option": str(chance.randrange(4))},
            {"type": "undo"},
            {"type": "speak", "language": chance.choice(["en", "de", "fr"])},
            {
                "type": "prefer",
                "passing": "always",
                "until": "end-of-turn",
                "rolls": chance.choice(["all", "none"]),
            },
            {"type": "rematch"},
            {"type": "why"},
            {"type": chance.choice(["sit", "dance"])},
        ]
    )
