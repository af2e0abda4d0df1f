"""Stories of the hazards about sites."""

from dataclasses import replace

from tests.cards.marks import card
from tests.rules.fallen_wizards import (
    GANDALF,
    ISENGARD,
    MINION_BREE,
    MINION_EDORAS,
    MINION_RIVENDELL,
    RENOWN,
    fallen,
    site_of,
)
from wizardhaven import Verb
from wizardhaven.engine.queries.overt import is_overt
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.vocabulary.terms import Phase


@card("WH-15")
def test_cast_from_the_order_stays_if_the_roll_and_the_stage_points_come_to_sixteen() -> None:
    scene = fallen("Gandalf")
    gandalf = scene.first.company("Weathertop", GANDALF)[0]
    scene.first.event(RENOWN)
    cast = scene.second.in_hand("Cast from the Order")
    playing = scene.hazards(on=gandalf)
    playing.plays(cast, target=gandalf)
    playing.resolve()

    playing.rolls(8)

    assert cast.bearer == gandalf
    assert is_overt(playing.table, gandalf.company)


@card("WH-15")
def test_cast_from_the_order_is_discarded_if_they_come_to_less() -> None:
    scene = fallen("Gandalf")
    gandalf = scene.first.company("Weathertop", GANDALF)[0]
    scene.first.event(RENOWN)
    cast = scene.second.in_hand("Cast from the Order")
    playing = scene.hazards(on=gandalf)
    playing.plays(cast, target=gandalf)
    playing.resolve()

    playing.rolls(7)

    assert cast.is_discarded
    assert not is_overt(playing.table, gandalf.company)


@card("WH-15")
def test_who_is_cast_from_the_order_uses_minion_cards_of_friendly_places_with_all_his_companies() -> None:
    scene = fallen("Gandalf")
    gandalf = scene.first.company("Weathertop", GANDALF)[0]
    scene.first.company(ISENGARD, "Beretar")
    scene.second.gives("Cast from the Order", to=gandalf)
    edoras, minion_edoras = scene.first.location_deck("Edoras", MINION_EDORAS)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.PLAN_MOVEMENT, edoras)
    assert playing.may(Verb.PLAN_MOVEMENT, minion_edoras)


@card("WH-15")
def test_cast_from_the_order_is_played_on_nobody_but_a_fallen_wizard() -> None:
    scene = fallen("Gandalf")
    beretar = scene.first.company("Bree", "Beretar")[0]
    cast, _ = scene.second.hand("Cast from the Order", "Abductor")
    playing = scene.hazards(on=beretar)

    assert playing.why_not(cast) is Reason.NO_TARGET


@card("WH-21")
def test_heart_grown_cold_demands_minion_cards_of_havens_in_any_case() -> None:
    scene = fallen()
    scene.first.company("Weathertop", "Beretar")
    scene.second.event("Heart Grown Cold")
    rivendell, minion_rivendell, bree = scene.first.location_deck("Rivendell", MINION_RIVENDELL, "Bree")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.PLAN_MOVEMENT, rivendell)
    assert playing.may(Verb.PLAN_MOVEMENT, minion_rivendell)
    assert playing.may(Verb.PLAN_MOVEMENT, bree)


@card("WH-21")
def test_with_five_stage_points_heart_grown_cold_exchanges_free_holds_at_once() -> None:
    scene = fallen()
    beretar = scene.first.company("Edoras", "Beretar", site_status="tapped")[0]
    scene.first.event(replace(RENOWN, stage_points=5))
    minion = scene.first.location_deck(MINION_EDORAS)[0]
    cold = scene.second.in_hand("Heart Grown Cold")
    playing = scene.hazards(on=beretar)
    playing.plays(cold)
    playing.resolve()

    assert site_of(beretar) == minion
    assert minion.is_tapped


@card("WH-21")
def test_with_four_stage_points_free_holds_stay_as_they_are() -> None:
    scene = fallen()
    beretar = scene.first.company("Edoras", "Beretar")[0]
    hero = site_of(beretar)
    scene.first.event(replace(RENOWN, stage_points=4))
    scene.first.location_deck(MINION_EDORAS)
    cold = scene.second.in_hand("Heart Grown Cold")
    playing = scene.hazards(on=beretar)
    playing.plays(cold)
    playing.resolve()

    assert site_of(beretar) == hero


@card("WH-21")
def test_with_eight_stage_points_border_holds_are_meant_as_well() -> None:
    scene = fallen()
    scene.first.company("Weathertop", "Beretar")
    scene.first.event(RENOWN)
    scene.second.event("Heart Grown Cold")
    bree, minion_bree = scene.first.location_deck("Bree", MINION_BREE)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.PLAN_MOVEMENT, bree)
    assert playing.may(Verb.PLAN_MOVEMENT, minion_bree)

    scene = fallen()
    scene.first.company("Weathertop", "Beretar")
    scene.first.event(replace(RENOWN, stage_points=7))
    scene.second.event("Heart Grown Cold")
    bree, minion_bree = scene.first.location_deck("Bree", MINION_BREE)
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.may(Verb.PLAN_MOVEMENT, bree)
    assert not playing.may(Verb.PLAN_MOVEMENT, minion_bree)
