"""On-guard cards and the chain of effects. [TIM-58 to TIM-60]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene


@rule("TIM-58")
def test_a_card_may_be_placed_on_guard_in_response() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    gates = scene.first.in_hand("Gates of Morning")
    cave_drake = scene.second.in_hand("Cave-drake")
    playing = scene.hazards(on=beretar, to="Isengard")

    playing.plays(gates)
    asked = (playing.question, playing.asked)
    playing.does(Verb.PLACE_ON_GUARD, cave_drake)
    playing.resolve()

    assert asked == ("ChainWindow", 1)
    assert gates.in_play
    assert cave_drake.is_on_guard
    assert beretar.company.hazards == 1


@rule("TIM-58")
def test_above_the_hazard_limit_a_card_for_on_guard_goes_back_to_hand() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    scene.first.event("Gates of Morning")
    doublings = scene.first.in_hand("Many Turns and Doublings")
    foolish_words, cave_drake = scene.second.hand("Foolish Words", "Cave-drake")
    playing = scene.hazards(on=beretar, to="Isengard")

    playing.passes()
    playing.plays(foolish_words, target=beretar)
    playing.passes()
    playing.does(Verb.PLACE_ON_GUARD, cave_drake)
    playing.plays(doublings)  # 2 are declared, the limit is 1
    playing.resolve()

    assert playing.hazard_limit(of=beretar) == 1
    assert cave_drake.in_hand


@rule("TIM-59")
def test_a_card_revealed_on_guard_resolves_before_the_play_it_answers() -> None:
    scene = Scene()
    beretar, faramir = scene.first.company("Isengard", "Beretar", "Faramir")
    sword = scene.first.in_hand("Sword of Gondolin")
    lure = scene.hazard.on_guard("Lure of Expedience", against=beretar)
    playing = scene.at_site(beretar)

    playing.does(Verb.PLAY_AT_SITE, sword, other=beretar)
    playing.does(Verb.REVEAL_ON_GUARD, lure, target=faramir)
    in_play = [fact.card for fact in playing.happened if fact.kind is Happening.CAME_INTO_PLAY]
    playing.rolls(2)  # the Sword has set off Faramir's check

    assert in_play == [lure.id, sword.id]
    assert sword.bearer == beretar
    assert faramir.is_discarded


@rule("TIM-59")
def test_the_interrupted_chain_goes_on_without_what_was_cancelled() -> None:
    scene = Scene()
    anborn, haldir = scene.first.company("Isengard", "Anborn", "Haldir")
    search, sword = scene.first.hand("Thorough Search", "Sword of Gondolin")
    searching_eye = scene.hazard.on_guard("Searching Eye", against=anborn)
    playing = scene.at_site(anborn)

    playing.plays(search, user=anborn)
    playing.does(Verb.REVEAL_ON_GUARD, searching_eye, target=search)

    assert playing.has_happened(Happening.NEGATED, search)
    assert search.is_discarded
    assert searching_eye.is_discarded
    assert playing.question == "SiteWindow"
    assert playing.may(Verb.PLAY_AT_SITE, sword, other=haldir)


@rule("TIM-60")
def test_only_what_is_declared_or_in_force_justifies_a_reveal() -> None:
    scene = Scene()
    anborn, haldir = scene.first.company("Isengard", "Anborn", "Haldir")
    sword, _ = scene.first.hand("Sword of Gondolin", "Thorough Search")
    searching_eye = scene.hazard.on_guard("Searching Eye", against=anborn)
    playing = scene.at_site(anborn)

    playing.does(Verb.PLAY_AT_SITE, sword, other=haldir)

    assert playing.question != "RevealAgainstPlay"
    assert searching_eye.is_on_guard
    assert anborn.is_untapped
