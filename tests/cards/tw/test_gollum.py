"""Stories of Gollum and of his fate."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-247", "TW-246")
def test_for_gollums_fate_gollum_may_be_with_anybody_at_mount_doom() -> None:
    near, far = Scene(), Scene()
    sam = near.first.character("Sam Gamgee", at="Mount Doom")
    ring = near.first.gives("The One Ring", to=sam)
    fate = near.first.in_hand("Gollum’s Fate")
    near.second.gives("Gollum", to=near.second.character("Faramir", at="Mount Doom"))
    other = far.first.character("Sam Gamgee", at="Mount Doom")
    far.first.gives("The One Ring", to=other)
    too_far = far.first.hand("Gollum’s Fate", "Gates of Morning")[0]
    far.first.gives("Gollum", to=far.first.character("Faramir", at="Moria"))

    with_him = near.at_site(of=sam)
    with_him.plays(fate)
    with_him.resolve()
    without_him = far.at_site(of=other)

    assert with_him.outcome is not None
    assert with_him.outcome.winner == 0
    assert ring.is_eliminated
    assert without_him.why_not(too_far) is Reason.CONDITION_NOT_MET


@card("TW-246", "TW-413")
def test_gollum_is_found_at_moria() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    gollum = scene.first.in_hand("Gollum")
    playing = scene.at_site(of=faramir)

    playing.does(Verb.PLAY_AT_SITE, gollum, faramir)
    playing.resolve()

    assert gollum.bearer == faramir
    assert playing.points(0) == 2 + 2


@card("TW-246")
def test_gollum_taps_to_cancel_an_attack_keyed_to_a_wilderness() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    gollum = scene.first.gives("Gollum", to=faramir)
    warband = scene.second.in_hand("Orc-warband")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, warband, names=("Wilderness",))
    playing.uses(gollum)
    playing.resolve()

    assert gollum.is_tapped
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("TW-246")
def test_gollum_knows_no_way_out_of_an_attack_keyed_to_the_site() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.first.gives("Gollum", to=faramir)
    warband = scene.second.in_hand("Orc-warband")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, warband, names=("Shadow-hold",))

    assert playing.has_happened(Happening.ATTACK_BEGAN, warband)
    assert playing.question != "BeforeAssignment"


@card("TW-246")
def test_gollum_leads_no_company_larger_than_two() -> None:
    hobbits, men = Scene(), Scene()
    sam = hobbits.first.character("Sam Gamgee", at="Lórien")
    hobbits.first.character("Faramir", at="Lórien")
    hobbits.first.character("Fatty Bolger", at="Lórien")
    small = hobbits.first.gives("Gollum", to=sam)
    few = hobbits.second.in_hand("Orc-warband")
    faramir = men.first.character("Faramir", at="Lórien")
    men.first.character("Beretar", at="Lórien")
    men.first.character("Arwen", at="Lórien")
    men.first.gives("Gollum", to=faramir)
    many = men.second.in_hand("Orc-warband")

    of_two = hobbits.hazards(on=sam, to="Moria")
    of_two.does(Verb.PLAY_CREATURE, few, names=("Wilderness",))
    of_three = men.hazards(on=faramir, to="Moria")
    of_three.does(Verb.PLAY_CREATURE, many, names=("Wilderness",))

    assert of_two.may(Verb.USE, small)
    assert of_three.has_happened(Happening.ATTACK_BEGAN, many)
    assert of_three.question != "BeforeAssignment"


@card("TW-246", "TW-347")
def test_gollum_may_take_the_ring_with_him_wherever_it_is_at_his_site() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    gollum = scene.first.gives("Gollum", to=faramir)
    sam = scene.second.character("Sam Gamgee", at="Moria")
    ring = scene.second.gives("The One Ring", to=sam)
    playing = scene.at_site(of=faramir)

    playing.uses(gollum, target=ring)
    playing.resolve()

    assert gollum.is_discarded
    assert ring.is_discarded
    assert sam.in_play


@card("TW-246", "TW-347")
def test_gollum_cannot_take_the_ring_at_a_haven_nor_from_afar() -> None:
    haven, afar = Scene(), Scene()
    sam = haven.first.character("Sam Gamgee", at="Rivendell")
    haven.first.gives("The One Ring", to=sam)
    at_haven = haven.first.gives("Gollum", to=sam)
    faramir = afar.first.character("Faramir", at="Moria")
    far_away = afar.first.gives("Gollum", to=faramir)
    afar.first.gives("The One Ring", to=afar.first.character("Sam Gamgee", at="Bree"))

    at_rivendell = haven.begin(Phase.ORGANIZATION)
    at_moria = afar.begin(Phase.ORGANIZATION)

    assert not at_rivendell.may(Verb.USE, at_haven)
    assert not at_moria.may(Verb.USE, far_away)
