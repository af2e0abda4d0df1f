"""What the catalogue asks of the server: the index, what all cards say, faces, and the page of a card."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from wizardhaven.catalogue.catalogue import find
from wizardhaven.catalogue.search.entry import by_card
from wizardhaven.catalogue.search.wording import wording
from wizardhaven.errors import UnknownName
from wizardhaven.protocol.faces.faces import Face
from wizardhaven.server.answering import NotOpened, answer, language_of
from wizardhaven.server.catalogue.index import index
from wizardhaven.server.catalogue.pages import card_sheet, shown_face
from wizardhaven.server.catalogue.sheets import Sheet, sent, sheet
from wizardhaven.server.hub import Hub
from wizardhaven.server.lobby import checked
from wizardhaven.text.language import Language

MOST_FACES: Final = 60
LONGEST_CODE: Final = 40


async def show_index(request: Request) -> Response:
    """The index of all cards."""
    return sent(await checked(_index), request)


async def show_texts(request: Request) -> Response:
    """What every card says in the language asked for, folded, under its code; for who searches in texts."""
    return sent(await checked(partial(_texts, language_of(request.scope))), request)


async def show_faces(request: Request) -> Response:
    """The faces of some cards, in their order; who asks for one that there is not is not answered with it."""
    codes = request.query_params.get("codes", "").split(",")[:MOST_FACES]
    known = [code for code in codes if code in by_card()]
    return answer(await checked(partial(_faces, known, language_of(request.scope))))


async def show_card(request: Request) -> Response:
    """The page of a card, by the code of any printing of it; else the nearest codes are named."""
    try:
        code = find(request.path_params["code"][:LONGEST_CODE].upper()).card
    except UnknownName as error:
        return answer(NotOpened(str(error)), 404)
    hub: Hub = request.app.state.hub
    games = await hub.reckoning.of(code)
    return answer(await checked(partial(card_sheet, code, language_of(request.scope), games)))


def _faces(codes: list[str], language: Language) -> list[Face]:
    return [shown_face(code, language) for code in codes]


@cache
def _index() -> Sheet:
    return sheet(index())


@cache
def _texts(language: Language) -> Sheet:
    return sheet(wording(language))
