"""Whom a card on-guard may be revealed on: only who could be its target in the journey before. [SITE-38]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene


def travels(scene: Scene, leader: Piece, guard: Piece, site: str) -> Playing:
    """His company goes there, the card is laid on-guard, and he enters the site."""
    playing = scene.hazards(on=leader, to=site)
    playing.does(Verb.PLACE_ON_GUARD, guard)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    return playing


@rule("SITE-38")
def test_who_is_wounded_only_at_the_site_was_no_target_before() -> None:
    scene = Scene()
    faramir, beretar = scene.first.company("Lórien", "Faramir", "Beretar")
    sword = scene.first.in_hand("Sword of Gondolin")
    lure = scene.second.on_guard("Lure of the Senses", against=faramir)
    dream = scene.second.in_hand("Pale Dream-maker")
    playing = travels(scene, faramir, dream, "Dead Marshes")

    playing.fights(beretar, 12, untapped=True)
    playing.loses(faramir)
    playing.rolls(2)  # against his body
    playing.pass_until("RollCheck")
    playing.rolls(12)  # against corruption
    playing.pass_until("SiteWindow")
    playing.does(Verb.PLAY_AT_SITE, sword, beretar)

    assert faramir.is_wounded
    assert playing.may(Verb.REVEAL_ON_GUARD, lure, target=faramir)
    assert not playing.may(Verb.REVEAL_ON_GUARD, dream)
    assert playing.why_not(dream) is Reason.NO_TARGET_BEFORE
    assert playing.why_not(lure) is None


@rule("SITE-38")
def test_who_bore_the_item_on_the_way_is_a_target_and_who_found_his_at_the_site_is_none() -> None:
    scene = Scene()
    faramir, beretar, elrond = scene.first.company("Lórien", "Faramir", "Beretar", "Elrond")
    scene.first.gives("Glamdring", to=faramir)
    sword, quarrels = scene.first.hand("Sword of Gondolin", "Dark Quarrels")
    sickness = scene.second.in_hand("Dragon-sickness")
    playing = travels(scene, faramir, sickness, "Moria")

    playing.plays(quarrels)
    playing.resolve()
    scene.first.gives("Hauberk of Bright Mail", to=beretar)
    playing.does(Verb.PLAY_AT_SITE, sword, elrond)

    assert playing.may(Verb.REVEAL_ON_GUARD, sickness, target=faramir)
    assert not playing.may(Verb.REVEAL_ON_GUARD, sickness, target=beretar)
