"""Why the bot did what it did, and what it would do in one's place: told without telling its hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.telling.speaking import why_text
from wizardhaven.bots.why import TELLS_OF_HAND, read_why
from wizardhaven.errors import WizardhavenError
from wizardhaven.game.game import Game
from wizardhaven.notation.actions import action_code
from wizardhaven.protocol.server_says import Reason, Suggestion, Why
from wizardhaven.protocol.shapes import Text
from wizardhaven.protocol.text import linked
from wizardhaven.server.desk import Desk
from wizardhaven.server.hub import Hub
from wizardhaven.server.words import SECRET_REASON, Declined, No
from wizardhaven.text.language import Language
from wizardhaven.view.eyes import Eyes

TOLD: Final = 8
"""So many of the last reasons are told."""


def why(desk: Desk, seat: int, language: Language) -> Why:
    """The bot's last reasons; what would tell of its hand, and all that it knew, when the game is over."""
    played = desk.played
    if played is None or not desk.is_bot(1 - seat):
        raise Declined(No.NO_BOT_HERE)
    is_over = played.asked is None
    lines: list[Reason] = []
    for number, thought in list(desk.thoughts)[-TOLD:]:
        secret = read_why(thought.why).because in TELLS_OF_HAND and not is_over
        knowing = (seat, 1 - seat) if is_over else (seat,)
        told = Text(SECRET_REASON[language])
        if not secret:
            told = _told(played.game, knowing, thought.why, language)
        lines.append(Reason(number, told))
    return Why(tuple(lines))


async def suggestion(hub: Hub, desk: Desk, seat: int, language: Language) -> Suggestion:
    """What the planning bot would choose in the seat's place, from what the seat sees."""
    played = desk.played
    if not desk.setup.may_suggest:
        raise Declined(No.NO_SUGGESTIONS)
    if played is None or played.asked != seat or played.rolling:
        raise Declined(No.NOTHING_TO_SUGGEST)
    run = desk.run_at(played)
    ahead = run if run is not None and run.is_ahead else None
    number = played.number
    game, history = (played.game, played.history) if ahead is None else (ahead.game, ahead.history)
    try:
        thought = await hub.suggest(desk, seat, history)
    except WizardhavenError:
        raise Declined(No.BOT_LOST) from None
    if played.number != number:
        raise Declined(No.LATE)
    codes = [action_code(option) for option in game.options()]
    option = str(codes.index(thought.action))
    steps = 0 if ahead is None else ahead.steps
    return Suggestion(str(number + steps), option, _told(game, (seat,), thought.why, language))


def _told(game: Game, seats: Sequence[int], reason: str, language: Language) -> Text:
    """A reason in words; a card that none of these seats sees has no name in them."""
    eyes = [Eyes(game.table, seat) for seat in seats]
    cards = [card for card in game.table.every_card() if any([one.knows(card) for one in eyes])]
    names = {card: game.table.printed[card].code for card in cards}
    given = read_why(reason)
    codes = [names[card] for card in (given.card, given.other) if card in names]
    return linked(why_text(given, names, language), codes, language)
