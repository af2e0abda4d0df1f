"""The gentle bot spares somebody who plays for the first time."""

from collections import Counter

from tests.bots.playing import SHORTEST, decks
from wizardhaven.bots.arena import Match
from wizardhaven.bots.gentle import LIKELY, GentleBot
from wizardhaven.bots.planner.combat import defenders_in
from wizardhaven.bots.planner.hand import is_hazard
from wizardhaven.bots.planner.odds import at_least
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.roster import seated
from wizardhaven.bots.why import Because
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.ids import CardId
from wizardhaven.vocabulary.cards import Creature

GAMES = 10


def test_it_plays_one_weak_creature_a_turn_at_most_and_no_other_hazard() -> None:
    played = 0
    for seed in range(GAMES):
        gentle = seed % 2
        bot = GentleBot()
        bots = [bot, seated("planner", 1, seed)] if gentle == 0 else [seated("planner", 0, seed), bot]
        match = Match(decks(), bots, SHORTEST, seed)
        in_turn: Counter[int] = Counter()
        while match.game.pending is not None:
            turn = match.game.table.turn
            if match.game.pending.seat != gentle or match.game.table.active == gentle:
                match.advance()
                continue
            sight = Sight(match.game.view(gentle), gentle)
            match.advance()
            action = match.actions[-1]
            assert action.verb not in (Verb.PLACE_ON_GUARD, Verb.REVEAL_ON_GUARD, Verb.PLAY_AGENT)
            if action.verb in (Verb.PLAY, Verb.USE):
                assert not is_hazard(sight, action.card)
            if action.verb is Verb.PLAY_CREATURE:
                in_turn[turn] += 1
                creature = sight.card(action.card)
                assert isinstance(creature, Creature)
                assert sight.view.company is not None
                defenders = defenders_in(sight, sight.view.company)
                best = max([defender.prowess for defender in defenders])
                assert at_least(creature.prowess - best + 1) >= LIKELY
                assert creature.strikes <= len(defenders)
                assert bot.why().because is Because.FOE_THEY_CAN_BEAT
        assert max(in_turn.values(), default=0) <= 1
        played += in_turn.total()

    assert played >= GAMES


def test_it_takes_its_own_turns_as_the_planner_does() -> None:
    won = 0
    for seed in range(4):
        match = Match(decks(), [seated("gentle", 0, seed), seated("random", 1, seed)], SHORTEST, seed)
        outcome = match.play().outcome
        assert outcome is not None
        won += outcome.winner == 0

    assert won == 4


def test_who_takes_its_seat_over_knows_that_a_creature_was_played() -> None:
    bot = GentleBot()

    bot.remember(4, Action(Verb.PLAY_CREATURE, card=CardId(1)))
    assert bot.creatures == 1
    bot.remember(4, PASS)
    assert bot.creatures == 1
    bot.remember(5, PASS)
    assert bot.creatures == 0
