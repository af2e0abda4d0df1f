"""Undo by consent: one of two people asks, the other says yes or no.

What was learnt meanwhile stays known to who has learnt it; so nothing of it is taken back unless he agrees.
"""

from __future__ import annotations

from wizardhaven.protocol.server_says import AskedBack
from wizardhaven.server.desk import Desk
from wizardhaven.server.words import Declined, No


async def ask_back(desk: Desk, seat: int) -> None:
    """A seat asks the other to let it take back its last choice and all that came after it."""
    async with desk.held():
        played = await desk.playing()
        if desk.is_bot(1 - seat):
            raise Declined(No.NOBODY_TO_CONSENT)
        if not played.may_ask_back(seat):
            raise Declined(No.TAKEN_BACK_TOO_OFTEN if played.is_worn else No.CANNOT_UNDO)
        desk.wish = AskedBack(seat, played.number)
    desk.introduce_all()


async def consent(desk: Desk, seat: int, *, yes: bool) -> None:
    """The other says yes or no; whoever asked may let it be himself."""
    async with desk.held():
        played = await desk.playing()
        wish = desk.wish
        if wish is None or wish.number != played.number or (yes and wish.seat == seat):
            raise Declined(No.NOT_WISHED)
        desk.wish = None
        if yes:
            await desk.untell(played, played.take_back(wish.seat))
    desk.introduce_all()
    desk.go_on()
