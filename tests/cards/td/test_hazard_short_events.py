"""Stories of the hazard short-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def attacks_so_far(playing: Playing) -> int:
    """How many attacks have begun since the scene did."""
    return len([fact for fact in playing.happened if fact.kind is Happening.ATTACK_BEGAN])


@card("TD-34", "TW-204")
def test_incited_denizens_attack_twice() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    denizens = scene.second.in_hand("Incite Denizens")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.hazards(on=aragorn, to="Glittering Caves")

    playing.plays(denizens)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.plays(concealment)
    playing.resolve()

    assert attacks_so_far(playing) == 2
    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 9
    assert playing.attack.automatic


@card("TD-34", "TW-21")
def test_what_strengthens_the_original_strengthens_its_copy() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    denizens, shadows = scene.second.hand("Incite Denizens", "Choking Shadows")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.hazards(on=aragorn, to="Glittering Caves")

    playing.plays(denizens)
    playing.resolve()
    playing.plays(shadows)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 9 + 2
    playing.plays(concealment)
    playing.resolve()

    assert attacks_so_far(playing) == 2
    assert attack_prowess(playing.table, playing.attack) == 9 + 2


@card("TD-34")
def test_denizens_are_incited_at_ruins_with_an_automatic_attack_only() -> None:
    town, shadow_hold = Scene(), Scene()
    theoden = town.first.character("Théoden", at="Edoras")
    first = town.second.in_hand("Incite Denizens")
    haldir = shadow_hold.first.character("Haldir", at="Moria")
    second = shadow_hold.second.in_hand("Incite Denizens")

    at_edoras = town.hazards(on=theoden)
    at_moria = shadow_hold.hazards(on=haldir)

    assert at_edoras.why_not(first) is Reason.NO_TARGET
    assert at_moria.why_not(second) is Reason.NO_TARGET


@card("TD-34")
def test_denizens_of_a_site_are_incited_once() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Glittering Caves")
    first, second = scene.second.hand("Incite Denizens", "Incite Denizens")
    playing = scene.hazards(on=haldir)

    playing.plays(first)
    playing.resolve()

    assert playing.why_not(second) is Reason.DUPLICATED


@card("TD-34")
def test_on_guard_the_card_is_revealed_as_the_company_enters() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    denizens = scene.second.in_hand("Incite Denizens")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.hazards(on=aragorn, to="Glittering Caves")

    playing.does(Verb.PLACE_ON_GUARD, denizens)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.REVEAL_ON_GUARD, denizens)
    playing.resolve()
    playing.plays(concealment)
    playing.resolve()

    assert attacks_so_far(playing) == 2


@card("TD-67", "TW-204")
def test_the_searching_eye_finds_the_concealed() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    concealment = scene.first.in_hand("Concealment")
    lieutenant, eye = scene.second.hand("Orc-lieutenant", "Searching Eye")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.does(Verb.PLAY_CREATURE, lieutenant)
    playing.resolve()
    playing.plays(concealment)
    playing.plays(eye, target=concealment)
    playing.resolve()

    assert concealment.is_discarded
    assert aragorn.is_tapped  # what was paid stays paid
    assert playing.attack is not None
    assert not playing.attack.canceled


@card("TD-67", "TW-332")
def test_the_searching_eye_ends_what_stealth_has_begun() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    scene.first.location_deck("Bree")
    stealth = scene.first.in_hand("Stealth")
    lieutenant, eye = scene.second.hand("Orc-lieutenant", "Searching Eye")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT)
    playing.passes()
    playing.plays(stealth, user=aragorn)
    playing.resolve()
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")
    playing.plays(eye)
    playing.resolve()

    assert playing.may(Verb.PLAY_CREATURE, lieutenant)


@card("TD-67")
def test_without_a_scouts_card_the_eye_sees_nothing() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    eye = scene.second.in_hand("Searching Eye")
    playing = scene.hazards(on=aragorn)

    assert playing.why_not(eye) is Reason.NO_TARGET


@card("TD-67", "TW-207")
def test_a_card_that_needs_no_scout_is_not_searched_for() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    quarrels = scene.first.in_hand("Dark Quarrels")
    lieutenant, eye = scene.second.hand("Orc-lieutenant", "Searching Eye")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.does(Verb.PLAY_CREATURE, lieutenant)
    playing.resolve()
    playing.plays(quarrels)

    assert not playing.may_play(eye)


@card("TD-67", "TW-349")
def test_on_guard_the_eye_is_revealed_against_a_thorough_search() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Edoras")
    scene.first.character("Faramir", at="Edoras")
    search = scene.first.in_hand("Thorough Search")
    eye = scene.second.in_hand("Searching Eye")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.PLACE_ON_GUARD, eye)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.plays(search, user=aragorn)
    playing.does(Verb.REVEAL_ON_GUARD, eye)
    playing.resolve()

    assert search.is_discarded
    assert eye.is_discarded
    assert playing.question != "OneMoreItem"
