"""Fights between companies, fought by bots until they are over."""

import pytest

from wizardhaven.bots.bot import Bot
from wizardhaven.bots.conservation import complaints
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.random_bot import RandomBot
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DICE
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.scenario import Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import action_text, choice_text, fact_text
from wizardhaven.vocabulary.terms import PlayerKind


def fight(seed: int) -> Playing:
    """Minions with allies and cards attack heroes with items, allies and cards."""
    chance = Chance(seed)
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    minions = scene.first.company("Moria", "Troll Lout", "Orc Veteran", "Sly Southerner", "Luitprand")
    heroes = scene.second.company("Moria", "Elladan", "Beretar", "Fatty Bolger", "Faramir")
    scene.first.gives("War-wolf", to=minions[0])
    scene.first.gives("“Two-headed” Troll", to=minions[1])
    scene.second.gives("Bow of the Galadhrim", to=heroes[0])
    scene.second.gives("Glamdring", to=heroes[3])
    scene.second.gives("Noble Steed", to=heroes[1])
    scene.first.hand("Dodge", "Concealment", "Dodge")
    scene.second.hand("Dodge", "Dark Quarrels", "Concealment", "Doors of Night", "Twilight")
    for piece in (*minions, *heroes):
        scene.first.turn(piece, ("untapped", "untapped", "tapped", "wounded")[chance.below(4)])
    return scene.company_attack(by=minions[0])


def told(playing: Playing, language: Language) -> list[str]:
    """Everything that is said of the position."""
    choice = playing.game.pending
    assert choice is not None
    happened = [fact for fact in playing.game.facts if fact.kind is not Happening.PLAYED]  # told otherwise
    facts = [fact_text(playing.table, fact, 0, language) or "" for fact in happened]
    options = [action_text(playing.table, option, language) for option in playing.options()]
    return [choice_text(playing.table, choice, language), *options, *facts]


def fight_out(playing: Playing, bots: list[Bot], seed: int) -> None:
    dice = Chance(seed)
    while playing.attack is not None:
        options = playing.options()
        if playing.asked == DICE:
            playing.apply(options[dice.below(len(options))])
        else:
            playing.apply(bots[playing.asked].choose(playing.game.view(playing.asked), options))
        assert complaints(playing.table) == []


@pytest.mark.parametrize("seed", range(40))
def test_a_fight_comes_to_its_end_and_no_card_is_lost(seed: int) -> None:
    playing = fight(seed)

    fight_out(playing, [RandomBot(seed), RandomBot(seed + 1)], seed)

    assert playing.attack is None


@pytest.mark.parametrize("seed", range(6))
def test_a_planning_bot_fights_on_either_side(seed: int) -> None:
    playing = fight(seed)

    fight_out(playing, [PlanningBot(), PlanningBot()], seed)

    assert playing.attack is None


@pytest.mark.parametrize("language", Language)
def test_every_position_of_a_fight_is_told(language: Language) -> None:
    playing, bots, dice = fight(3), [RandomBot(1), RandomBot(2)], Chance(3)
    said: list[str] = []

    while playing.attack is not None:
        said.extend(told(playing, language))
        options = playing.options()
        chosen = options[dice.below(len(options))]
        playing.apply(chosen if playing.asked == DICE else bots[playing.asked].choose(None, options))

    assert len(said) > 50
    assert all(said)
