"""The process in which bots think: questions come in by standard input, answers go out, a line each."""

from __future__ import annotations

import sys
from typing import BinaryIO

import msgspec

from wizardhaven.bots.collector import collect_rarely
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.errors import WizardhavenError
from wizardhaven.server.logbook import places
from wizardhaven.server.replica import Replicas
from wizardhaven.server.thoughts import Answer, Ask, Failed, Reply


def main() -> None:
    """Answer until nobody asks any more; that is so when the server is gone, however it went."""
    cards()
    collect_rarely()
    serve(sys.stdin.buffer, sys.stdout.buffer)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """One question after another."""
    decoder = msgspec.json.Decoder(Ask)
    replicas = Replicas()
    for line in questions:
        ask = decoder.decode(line)
        answer = Answer(ask.number, _reply(replicas, ask))
        try:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()
        except BrokenPipeError:
            return


def _reply(replicas: Replicas, ask: Ask) -> Reply:
    try:
        return replicas.answer(ask)
    except WizardhavenError as error:
        return Failed(str(error))
    except Exception as error:  # noqa: BLE001  whatever is wrong at one table, the others go on
        return Failed(" < ".join([type(error).__name__, *places(error)]))


if __name__ == "__main__":
    main()
