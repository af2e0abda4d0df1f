"""Whatever is told of a roll beforehand comes true, throw by throw."""

from collections import Counter

from tests.protocol.games import positions
from tests.protocol.truth import tell_the_truth
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.state.action import Verb
from wizardhaven.game.game import Game
from wizardhaven.protocol.ledgers.ledgers import ledgers
from wizardhaven.protocol.ledgers.odds import option_odds
from wizardhaven.scenario import Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race

OWN_VERBS = (Verb.TAP_TO_FACE, Verb.STAY_UNTAPPED)


def reaches(playing: Playing, question: str) -> Game:
    """Everybody passes, and faces strikes at full prowess, until the dice are asked."""
    while playing.question != question:
        if playing.may(Verb.TAP_TO_FACE):
            playing.does(Verb.TAP_TO_FACE)
        else:
            playing.passes()
    return playing.game


def test_in_whole_games_every_throw_brings_what_was_told() -> None:
    rolls: Counter[str] = Counter()
    for game in positions(*range(12), 25):
        if isinstance(game.pending, RollChoice):
            rolls[tell_the_truth(game)] += 1

    assert sum(rolls.values()) > 500
    assert {
        "RollStrike",
        "RollBodyCheck",
        "RollStrikeBody",
        "RollCheck",
        "RollFaction",
        "RollRemoval",
    } <= set(rolls)


def test_in_whole_games_every_sum_is_that_of_its_lines() -> None:
    kinds: Counter[str] = Counter()
    for game in positions(12, 13, 14, 15):
        for ledger in ledgers(game, Language.EN):
            kinds[ledger.kind] += 1
            assert sum([line.amount for line in ledger.lines]) == ledger.total, ledger

    assert min([kinds[kind] for kind in ("strike", "attack", "corruption", "hazard-limit")]) > 50


def test_the_odds_of_facing_a_strike_are_those_of_the_dice_that_follow() -> None:
    seen = 0
    for game in positions(1, 2, 3):
        for option in game.options():
            if option.verb not in OWN_VERBS:
                continue
            told = option_odds(game, option)
            tried = game.clone()
            tried.apply(option)
            while not isinstance(tried.pending, RollChoice):
                tried.apply(tried.options()[0])  # everybody passes
            assert told == ledgers(tried, Language.EN)[0].odds
            seen += 1

    assert seen > 40


def test_odds_are_told_without_touching_the_game() -> None:
    for game in positions(4):
        before = (game.dice.a, game.dice.b, game.dice.c, game.dice.d, len(game.table.stack))
        for option in game.options():
            option_odds(game, option)
        assert before == (game.dice.a, game.dice.b, game.dice.c, game.dice.d, len(game.table.stack))


def test_a_strike_that_detains() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    playing = scene.attack(on=beretar, prowess=13, detainment=True)

    assert tell_the_truth(reaches(playing, "RollStrike")) == "RollStrike"


def test_a_strike_with_body_against_somebody_wounded() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien", status="wounded")
    playing = scene.attack(on=beretar, prowess=10, body=7)
    tell_the_truth(reaches(playing, "RollStrike"))

    playing.rolls(12)
    tell_the_truth(playing.game)

    again = Scene()
    beretar = again.first.character("Beretar", at="Lórien", status="wounded")
    playing = again.attack(on=beretar, prowess=10, body=7)
    reaches(playing, "RollStrike")
    playing.rolls(2)
    assert tell_the_truth(playing.game) == "RollBodyCheck"


def test_a_strike_with_a_host_in_wait() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Beorn’s House", status="tapped")
    scene.second.location_deck("Gladden Fields")
    flies = scene.second.in_hand("Flies and Spiders")
    playing = scene.attack(on=sam, prowess=20, race=Race.SPIDER)
    playing.pass_until("StrikeHazards")
    playing.plays(flies)
    playing.resolve()

    tell_the_truth(reaches(playing, "RollStrike"))
    assert "taken prisoner" in ledgers(playing.game, Language.EN)[0].outcomes[0].text.text


def test_a_strike_between_companies_once_the_first_dice_lie() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    lout = scene.first.character("Troll Lout", at="Moria")
    scene.second.character("Beretar", at="Moria")
    playing = scene.company_attack(by=lout)
    tell_the_truth(reaches(playing, "RollAttack"))
    playing.rolls(7)

    assert tell_the_truth(playing.game) == "RollDefense"
    playing.rolls(2)
    assert tell_the_truth(playing.game) == "RollBodyCheck"


def test_a_strike_of_an_agent_once_its_dice_lie() -> None:
    scene = Scene()
    elladan = scene.first.character("Elladan", at="Moria")
    anarin = scene.second.agent("Anarin", status="tapped")
    scene.second.location_deck("Moria")
    playing = scene.entering(elladan)
    playing.does(Verb.ENTER)
    reaches(playing, "RollStrike")
    playing.rolls(12)
    playing.does(Verb.ATTACK_WITH_AGENT, anarin)
    tell_the_truth(reaches(playing, "RollForAgent"))
    playing.rolls(7)

    assert tell_the_truth(playing.game) == "RollStrike"


def test_the_test_of_a_ring() -> None:
    scene = Scene()
    gandalf, anborn = scene.first.company("Rivendell", "Gandalf", "Anborn")
    gold_ring = scene.first.gives("Beautiful Gold Ring", to=anborn)
    scene.first.gives("Scroll of Isildur", to=anborn)
    scene.first.hand("Magic Ring of Stealth")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.uses(gandalf, target=gold_ring)

    assert tell_the_truth(playing.game) == "RollRingTest"
    assert [line.amount for line in ledgers(playing.game, Language.EN)[0].lines] == [2]


def test_an_attempt_on_the_opponents_character() -> None:
    scene = Scene()
    theoden, _ = scene.first.company("Bree", "Théoden", "Imrahil")
    beretar = scene.second.character("Beretar", at="Bree")
    playing = scene.at_site(theoden)
    playing.does(Verb.INFLUENCE, theoden, beretar)
    tell_the_truth(playing.game)
    playing.rolls(9)

    assert tell_the_truth(playing.game) == "RollAgainst"


def test_a_check_that_costs_a_wizard_everything() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    scene.first.gives("Scroll of Isildur", to=gandalf)
    playing = scene.check(gandalf, modifier=-3)

    assert tell_the_truth(reaches(playing, "RollCheck")) == "RollCheck"
