"""The teacher follows the script of the first game as long as it fits, and is the gentle bot otherwise."""

from __future__ import annotations

from tests.bots.playing import SHORTEST, decks
from tools.first_game import dealt
from tools.staging import OWN
from wizardhaven.bots.arena import Match
from wizardhaven.bots.gentle import GentleBot
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.roster import seated
from wizardhaven.bots.teacher import STRIKES, TeacherBot
from wizardhaven.engine.state.action import Verb
from wizardhaven.server.first_game import FIRST_GAME
from wizardhaven.vocabulary.cards import Creature


def test_against_the_first_journey_it_plays_one_creature_with_two_strikes() -> None:
    played, sent = dealt(int(FIRST_GAME.seed)), 0
    bots = (PlanningBot(), TeacherBot())
    while played.asked is not None and played.game.table.turn <= 1:
        if played.rolling:
            played.roll()
            continue
        seat = played.asked
        view = played.game.view(seat)
        action = bots[seat].choose(view, played.game.options())
        if seat != OWN and action.verb is Verb.PLAY_CREATURE:
            card = Sight(view, seat).card(action.card)
            assert isinstance(card, Creature)
            assert card.strikes == STRIKES
            sent += 1
        played.choose(action, 0)
    assert sent == 1


def test_after_that_it_plays_as_the_gentle_bot_does() -> None:
    for seed in range(3):
        match = Match(decks(), [seated("planner", 0, seed), TeacherBot()], SHORTEST, seed)
        gentle = GentleBot()
        while match.game.pending is not None and match.game.table.turn <= 4:
            seat, turn = match.game.pending.seat, match.game.table.turn
            view, options = (match.game.view(seat), match.game.options()) if seat == 1 else (None, [])
            match.advance()
            if seat != 1 or turn <= 1:
                continue
            assert match.actions[-1] == gentle.choose(view, options)
