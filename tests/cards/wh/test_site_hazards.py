"""Stories of the hazards about sites."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from tests.rules.fallen_wizards import (
    GANDALF,
    ISENGARD,
    MINION_BREE,
    MINION_EDORAS,
    MINION_MORIA,
    MINION_RIVENDELL,
    RENOWN,
    fallen,
    site_of,
)
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.queries.combat.detainment import detains
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks, printed_attacks
from wizardhaven.engine.queries.sites.sites import is_haven, site_type
from wizardhaven.engine.rules.passives.site_versions import follow_demands
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race, SiteType


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
@rule("SITE-38")
def test_cast_from_the_order_may_lie_on_guard_since_it_takes_nobody_away() -> None:
    scene = fallen("Gandalf")
    gandalf = scene.first.company("Isengard", GANDALF)[0]
    sword = scene.first.in_hand("Sword of Gondolin")
    cast = scene.second.on_guard("Cast from the Order", against=gandalf)
    playing = scene.at_site(of=gandalf)

    playing.does(Verb.PLAY_AT_SITE, sword, gandalf)

    assert playing.may(Verb.REVEAL_ON_GUARD, cast, target=gandalf)


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
def test_when_stage_points_are_lost_heart_grown_cold_gives_free_holds_back() -> None:
    scene = fallen()
    beretar = scene.first.company(MINION_EDORAS, "Beretar")[0]
    renown = scene.first.event(replace(RENOWN, stage_points=5))
    hero = scene.first.location_deck("Edoras")[0]
    scene.second.event("Heart Grown Cold")
    playing = scene.hazards(on=beretar)

    discard(playing.table, renown.id)
    follow_demands(playing.table)

    assert site_of(beretar) == hero


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


@card("WH-27")
def test_natures_revenge_makes_ruins_of_every_version_of_a_hold_in_the_wilderness() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar", "Éowyn")[0]
    own = scene.second.company("Bree", "Bard Bowman")[0]
    revenge = scene.second.in_hand("Nature’s Revenge")
    playing = scene.hazards(on=beretar)

    playing.plays(revenge, target=site_of(beretar))
    playing.resolve()

    assert site_type(playing.table, site_of(beretar).id) is SiteType.RUINS_AND_LAIRS
    assert site_type(playing.table, site_of(own).id) is SiteType.RUINS_AND_LAIRS
    assert len(automatic_attacks(playing.table, site_of(own).id)) == 1


@card("WH-27")
def test_at_a_site_that_nature_has_taken_back_each_character_faces_a_strike_of_animals() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar", "Éowyn")[0]
    scene.second.gives("Nature’s Revenge", to=site_of(beretar))
    playing = scene.entering(of=beretar)

    playing.does(Verb.ENTER)
    playing.pass_until("ChooseStrike")

    assert playing.attack is not None
    assert playing.attack.race is Race.ANIMAL
    assert playing.attack.prowess == 7
    assert len(playing.attack.strikes) == 2


@card("WH-27")
def test_natures_revenge_ends_a_wizardhaven_that_is_not_protected() -> None:
    scene = fallen()
    beretar = scene.first.company("Weathertop", "Beretar")[0]
    scene.first.gives("Hidden Haven", to=site_of(beretar))
    revenge = scene.second.in_hand("Nature’s Revenge")
    playing = scene.hazards(on=beretar)

    playing.plays(revenge, target=site_of(beretar))
    playing.resolve()

    assert not is_haven(playing.table, site_of(beretar).id)
    attacks = [attack for _, attack in printed_attacks(playing.table, site_of(beretar).id)]
    assert [attack.race for attack in attacks] == [Race.ANIMAL]  # those that were lost stay lost


@card("WH-27")
def test_natures_revenge_does_not_touch_a_protected_wizardhaven_or_one_elsewhere() -> None:
    scene = fallen()
    beretar = scene.first.company("Weathertop", "Beretar")[0]
    scene.first.gives("Hidden Haven", to=site_of(beretar))
    scene.first.gives("Guarded Haven", to=site_of(beretar))
    revenge, _ = scene.second.hand("Nature’s Revenge", "Heart Grown Cold")
    assert scene.hazards(on=beretar).why_not(revenge) is Reason.NO_TARGET

    scene = fallen()
    beretar = scene.first.company("Edoras", "Beretar")[0]
    revenge, _ = scene.second.hand("Nature’s Revenge", "Heart Grown Cold")
    assert scene.hazards(on=beretar).why_not(revenge) is Reason.NO_TARGET


@card("WH-27")
def test_natures_revenge_leaves_with_the_site() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar")[0]
    revenge = scene.second.gives("Nature’s Revenge", to=site_of(beretar))
    playing = scene.hazards(on=beretar, to="Weathertop")

    playing.pass_until("EnterSite")

    assert revenge.is_discarded


@card("WH-31")
def test_whole_villages_give_a_hero_hold_the_attacks_of_its_minion_card() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar", "Éowyn")[0]
    roused = scene.second.in_hand("Whole Villages Roused")
    playing = scene.hazards(on=beretar)
    playing.plays(roused, target=site_of(beretar))
    playing.resolve()
    playing.pass_until("EnterSite")

    playing.does(Verb.ENTER)
    playing.pass_until("ChooseStrike")

    assert playing.attack is not None
    assert playing.attack.race is Race.DUNADAN
    assert playing.attack.prowess == 7 + 2
    assert playing.attack.detainment


@card("WH-31")
@pytest.mark.parametrize(("who", "detained"), [("Orc Veteran", True), ("Luitprand", False)])
def test_whole_villages_give_a_minion_hold_the_attacks_of_its_hero_card(who: str, detained: bool) -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    minion = scene.first.company(replace(MINION_MORIA, automatic_attacks=()), who)[0]
    roused = scene.second.in_hand("Whole Villages Roused")
    playing = scene.hazards(on=minion)

    playing.plays(roused, target=site_of(minion))
    playing.resolve()
    attacks = [attack for _, attack in printed_attacks(playing.table, site_of(minion).id)]

    assert [(each.race, each.strikes, each.prowess) for each in attacks] == [(Race.ORC, 4, 7 + 2)]
    assert detains(playing.table, minion.company, attacks[0].abilities) is detained


@card("WH-31")
def test_whole_villages_are_roused_at_no_other_site_and_not_where_there_is_no_attack_to_add() -> None:
    scene = fallen()
    beretar = scene.first.company("Weathertop", "Beretar")[0]
    roused, _ = scene.second.hand("Whole Villages Roused", "Heart Grown Cold")
    assert scene.hazards(on=beretar).why_not(roused) is Reason.NO_TARGET

    scene = fallen()
    nowhere = Site("XX-621", "Nobodys Hold", SiteType.BORDER_HOLD, "Rohan", 1, 1)
    beretar = scene.first.company(nowhere, "Beretar")[0]
    roused, _ = scene.second.hand("Whole Villages Roused", "Heart Grown Cold")
    assert scene.hazards(on=beretar).why_not(roused) is Reason.NOTHING_WOULD_CHANGE


@card("WH-31")
@rule("SITE-07")
def test_whole_villages_may_be_roused_as_a_company_enters_where_there_is_an_attack() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    orc = scene.first.company(MINION_MORIA, "Orc Veteran")[0]
    roused = scene.hazard.on_guard("Whole Villages Roused", against=orc)
    playing = scene.entering(of=orc)

    playing.does(Verb.ENTER)

    assert playing.may(Verb.REVEAL_ON_GUARD, roused)


@card("WH-27", "WH-75")
def test_where_nature_has_taken_back_a_hidden_haven_its_owner_is_still_safe_from_attacks() -> None:
    scene = fallen()
    beretar = scene.first.company("Weathertop", "Beretar")[0]
    scene.first.gives("Hidden Haven", to=site_of(beretar))
    scene.second.gives("Nature’s Revenge", to=site_of(beretar))
    playing = scene.entering(of=beretar)

    assert not is_haven(playing.table, site_of(beretar).id)

    playing.does(Verb.ENTER)

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert not playing.has_happened(Happening.STRIKE_ASSIGNED)
