"""Stories of companies that move on within a turn: Bridge, and the Master of Esgaroth."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-202")
@rule("MOV-04")
def test_over_a_bridge_a_company_moves_on_from_a_haven() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Moria")
    bridge = scene.first.in_hand("Bridge")
    edoras = scene.first.location_deck("Edoras")[0]
    wargs = scene.second.hand("Wargs", "Wargs")
    playing = scene.hazards(on=peath, to="Lórien")

    playing.pass_until("EndOfMovementHazard")
    playing.plays(bridge)
    playing.resolve()
    playing.pass_until("ChooseFurtherSite")
    assert peath.site == "Lórien"
    playing.does(Verb.PLAN_MOVEMENT, edoras)
    playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")

    assert playing.phase is Phase.MOVEMENT_HAZARD
    assert playing.hazard_limit(peath) == 2
    assert playing.may(Verb.PLAY_CREATURE, wargs[0])  # hazards are played on it once more
    playing.pass_until("DiscardDown")
    assert peath.site == "Edoras"


@card("TW-202")
def test_a_bridge_is_crossed_only_at_the_end_and_only_after_moving_to_a_haven() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Moria")
    bridge = scene.first.hand("Bridge", "Cram")[0]
    scene.second.in_hand("Call of Home")
    scene.first.gives("Cram", to=scene.first.character("Haldir", at="Moria", status="tapped"))
    playing = scene.hazards(on=peath, to="Lórien")
    assert playing.why_not(bridge) is Reason.ONLY_AT_END_OF_MOVEMENT_HAZARD

    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    bridge = scene.first.in_hand("Bridge")
    playing = scene.hazards(on=peath, to="Moria")
    assert not playing.has_happened(Happening.DECLARED, bridge)
    assert playing.question == "EnterSite"


@card("TW-202")
@rule("MOV-04")
def test_nobody_has_to_move_on_and_what_was_placed_on_guard_stays_behind() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Moria")
    bridge = scene.first.in_hand("Bridge")
    edoras = scene.first.location_deck("Edoras")[0]
    faramir = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=peath, to="Lórien")
    playing.does(Verb.PLACE_ON_GUARD, faramir)
    playing.resolve()
    playing.pass_until("EndOfMovementHazard")
    playing.plays(bridge)
    playing.resolve()
    playing.pass_until("ChooseFurtherSite")
    assert faramir.is_on_guard

    playing.does(Verb.PLAN_MOVEMENT, edoras)

    assert faramir.in_hand
    playing.does(Verb.TRAVEL)
    assert playing.may(Verb.PLACE_ON_GUARD, faramir)


@card("TD-135")
@rule("MOV-04")
def test_the_master_of_esgaroth_sends_a_company_on_from_a_border_hold() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Rivendell")
    master = scene.first.in_hand("Master of Esgaroth")
    bree, barrows = scene.first.location_deck("Bree", "Barrow-downs")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, bree)
    playing.pass_until("EndOfOrganization")
    playing.plays(master)
    playing.resolve()
    playing.does(Verb.TRAVEL)
    playing.pass_until("ChooseFurtherSite")
    playing.does(Verb.PLAN_MOVEMENT, barrows)
    playing.does(Verb.TRAVEL)
    playing.pass_until("EnterSite", "DiscardDown")

    assert peath.site == "Barrow-downs"
    assert len([fact for fact in playing.happened if fact.kind is Happening.HAZARD_LIMIT_SET]) == 2


@card("TD-135")
def test_the_master_helps_only_a_company_that_moves_and_only_at_a_border_hold() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Rivendell")
    scene.first.in_hand("Stealth")
    master = scene.first.in_hand("Master of Esgaroth")
    moria = scene.first.location_deck("Moria")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, moria)
    playing.pass_until("EndOfOrganization")
    playing.plays(master)
    playing.resolve()
    playing.does(Verb.TRAVEL)
    playing.pass_until("EnterSite", "DiscardDown")

    assert peath.site == "Moria"
    assert len([fact for fact in playing.happened if fact.kind is Happening.HAZARD_LIMIT_SET]) == 1


@card("TW-202")
@rule("MOV-04")
def test_what_depends_on_the_way_is_looked_at_afresh_in_the_second_phase() -> None:
    scene = Scene()
    peath, haldir = scene.first.company("Dol Amroth", "Peath", "Haldir")
    ship, bridge = scene.first.hand("Great Ship", "Bridge")
    havens, tolfalas = scene.first.location_deck("Edhellond", "Tolfalas")
    calls = scene.second.hand("Call of Home", "Call of Home")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(ship, user=haldir)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT, havens)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")
    playing.plays(calls[0], target=haldir)
    assert not playing.may(Verb.CANCEL_BY_TAPPING, peath)  # no sea on the way to Edhellond
    playing.resolve()
    playing.rolls(12)

    playing.pass_until("EndOfMovementHazard")
    playing.plays(bridge)
    playing.resolve()
    playing.pass_until("ChooseFurtherSite")
    playing.does(Verb.PLAN_MOVEMENT, tolfalas)
    playing.does(Verb.TRAVEL, names=("Bay of Belfalas",))
    playing.pass_until("HazardWindow")
    playing.plays(calls[1], target=haldir)

    assert playing.may(Verb.CANCEL_BY_TAPPING, peath)
