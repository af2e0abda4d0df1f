"""What the server prints: where it is, and never a key, a link or who asked for what."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx

from tests.server.house import Guest, connected, new_table
from tests.server.process import server_process


def test_no_key_and_no_link_is_ever_printed(tmp_path: Path) -> None:
    async def story() -> None:
        async with server_process(tmp_path / "games.db") as server:
            keys = await used(server.client, server.port)
            ended = await server.end()
        said = ended.out + ended.err
        assert not [
            key for key in keys if key in said or key.split(".")[0] in said or key.split(".")[2] in said
        ]
        where = r"Wizardhaven is at http://127\.0\.0\.1:\d+/ \(Ctrl-C ends it\)\.\n"
        assert re.fullmatch(where, ended.out) is not None
        assert "Traceback" not in said
        assert "cookie" not in said.casefold()
        assert said.count("http") == 1

    asyncio.run(story())


async def used(client: httpx.AsyncClient, port: int) -> list[str]:
    """Use the server in all ways, good and bad; the keys that it gave away."""
    address = f"ws://127.0.0.1:{port}/play"
    assert (await client.get("/")).status_code == 200
    answer = await client.post("/api/tables", json=new_table(opponent="friend"))
    key = str(answer.json()["key"])
    await client.get(f"/?key={key}")
    await client.get(f"/{key}")
    await client.post("/api/seats", json={"key": key})
    async with connected(f"{address}?key={key}") as line:
        ana = Guest(line)
        await ana.say(type="sit", key=key, language="en")
        await ana.hear_a("seated")
        invite, watch = str(ana.seated["invite"]), str(ana.seated["watch"])
        secret = "x" * 24
        bo = {"key": invite, "name": "Bo", "deck": "challenge-e", "language": "en", "secret": secret}
        taken = str((await client.post("/api/seats", json=bo)).json()["key"])
        await client.post("/api/seats", json={**bo, "secret": "y" * 24})
        await ana.until_asked()
        await ana.choose(ana.options[0])
        await ana.say(type="sit", key=invite, language="en")
        await ana.refusal()
        await ana.say(type="renew")
        renewed = str((await ana.hear_a("renewed"))["key"])
        await line.send("x" * 70_000)
        await ana.until_gone()
    for wrong in (f"{key}x", key[:-1]):
        async with connected(address) as line:
            nobody = Guest(line)
            await nobody.say(type="sit", key=wrong, language="en")
            await nobody.refusal()
    return [key, invite, watch, taken, renewed]
