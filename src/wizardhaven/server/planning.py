"""What would come of a journey, told to whoever thinks of it; the game stays as it is."""

from __future__ import annotations

from wizardhaven.engine.values import Action
from wizardhaven.game.game import Game
from wizardhaven.protocol.inside import beyond
from wizardhaven.protocol.pictures import Planned
from wizardhaven.protocol.planning import planned
from wizardhaven.server.desk import Desk
from wizardhaven.server.words import Declined, No
from wizardhaven.text.language import Language


async def plan(desk: Desk, seat: int, question: str, option: str, language: Language) -> Planned | None:
    """What the seat asks for; nothing is said to who asks too late, since he has not done anything."""
    async with desk.held():
        played = await desk.playing()
        if played.asked != seat or question != desk.number_asked(played, seat) or played.rolling:
            return None
        run = desk.run_at(played)
        game, action = _meant(played.game if run is None or not run.is_ahead else run.game, option)
        return planned(game, question, option, action, language)


def _meant(game: Game, option: str) -> tuple[Game, Action]:
    """The option of that handle, perhaps behind a door, and the game in which it is one."""
    door, _, behind = option.rpartition("/")
    if door:
        other = beyond(game)
        if other is None or door != str(other.door):
            raise Declined(No.NO_SUCH_OPTION)
        game = other.game
    options = game.options()
    if not behind.isdecimal() or int(behind) >= len(options):
        raise Declined(No.NO_SUCH_OPTION)
    return game, options[int(behind)]
