"""Stories of the stage cards about hero and minion sites, and of what is played in Deep Mines."""

from dataclasses import replace

from tests.cards.marks import card
from tests.rules.fallen_wizards import (
    HERO_FRIEND,
    MINION_BREE,
    MINION_FRIEND,
    MINION_MORIA,
    MINION_WEATHERTOP,
    RENOWN,
    fallen,
    site_of,
)
from wizardhaven import Verb
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.text.language import Language
from wizardhaven.view.facts import seen_fact
from wizardhaven.view.telling.speaking import fact_text
from wizardhaven.vocabulary.terms import Phase


@card("WH-66")
def test_with_double_dealing_a_site_counts_as_hero_and_minion() -> None:
    scene = fallen()
    beretar = scene.first.company("Isengard", "Beretar")[0]
    fiend, friend = scene.first.hand(MINION_FRIEND, HERO_FRIEND)
    playing = scene.at_site(of=beretar)
    assert playing.why_not(fiend) is Reason.SITE_OF_THE_OTHER_SIDE

    scene.table.stack.clear()
    scene.first.gives("Double-dealing", to=site_of(beretar))
    playing = scene.at_site(of=beretar)
    assert playing.may(Verb.PLAY_AT_SITE, fiend)
    assert playing.may(Verb.PLAY_AT_SITE, friend)


@card("WH-66")
def test_double_dealing_serves_a_minion_site_as_well_and_goes_with_it() -> None:
    scene = fallen()
    beretar = scene.first.company(MINION_WEATHERTOP, "Beretar")[0]
    double, friend = scene.first.hand("Double-dealing", HERO_FRIEND)
    bree = scene.first.location_deck("Bree")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(double, target=site_of(beretar))
    playing.resolve()
    assert playing.stage_points(0) == 1

    playing.does(Verb.PLAN_MOVEMENT, bree)
    playing.pass_until("EnterSite")
    assert double.is_discarded
    assert friend.in_hand


@card("WH-79")
def test_plotting_ruin_demands_minion_cards_of_friendly_places() -> None:
    scene = fallen()
    scene.first.company("Weathertop", "Beretar")
    scene.first.event("Plotting Ruin")
    bree, minion_bree = scene.first.location_deck("Bree", MINION_BREE)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.PLAN_MOVEMENT, bree)
    assert playing.may(Verb.PLAN_MOVEMENT, minion_bree)


@card("WH-79")
def test_plotting_ruin_needs_eight_stage_points() -> None:
    scene = fallen()
    scene.first.company("Weathertop", "Beretar")
    scene.first.event(replace(RENOWN, stage_points=7))
    ruin = scene.first.in_hand("Plotting Ruin")

    assert scene.begin(Phase.ORGANIZATION).why_not(ruin) is Reason.CONDITION_NOT_MET


@card("WH-79")
def test_when_plotting_ruin_is_gone_a_covert_company_uses_hero_cards_again() -> None:
    scene = fallen()
    beretar = scene.first.company(MINION_BREE, "Beretar")[0]
    ruin = scene.first.event("Plotting Ruin")
    hero = scene.first.location_deck("Bree")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    minion = site_of(beretar)

    discard(playing.table, ruin.id)
    playing.does(Verb.ORGANIZE)

    assert site_of(beretar) == hero
    assert minion.place == "location deck"


@card("WH-65")
def test_delvers_harvest_is_played_when_a_company_has_entered_deep_mines() -> None:
    scene = fallen()
    beretar = scene.first.company("Deep Mines", "Beretar")[0]
    harvest = scene.first.in_hand("Delver’s Harvest")
    playing = scene.at_site(of=beretar)

    playing.plays(harvest)
    playing.resolve()

    assert playing.points(0) == 1 + 1  # Beretar and the card


@card("WH-65")
def test_delvers_harvest_is_played_nowhere_else() -> None:
    scene = fallen()
    beretar = scene.first.company("Weathertop", "Beretar")[0]
    harvest, _ = scene.first.hand("Delver’s Harvest", HERO_FRIEND)

    assert scene.at_site(of=beretar).why_not(harvest) is Reason.CONDITION_NOT_MET


@card("WH-73")
def test_great_ruse_puts_the_minion_card_in_the_place_of_the_hero_card() -> None:
    scene = fallen()
    orc = scene.first.company("Moria", "Orc Veteran", site_status="tapped")[0]
    hero = site_of(orc)
    minion = scene.first.location_deck(MINION_MORIA)[0]
    ruse = scene.first.in_hand("Great Ruse")
    playing = scene.at_site(of=orc)

    playing.plays(ruse, target=hero)
    playing.resolve()

    assert site_of(orc) == minion
    assert minion.is_tapped
    assert ruse.bearer == minion
    assert hero.place == "location deck"
    assert playing.stage_points(0) == 1


@card("WH-73")
def test_great_ruse_needs_an_overt_company_and_a_minion_card() -> None:
    scene = fallen()
    beretar = scene.first.company("Moria", "Beretar")[0]
    scene.first.location_deck(MINION_MORIA)
    ruse, _ = scene.first.hand("Great Ruse", HERO_FRIEND)
    assert scene.at_site(of=beretar).why_not(ruse) is Reason.CONDITION_NOT_MET

    scene = fallen()
    orc = scene.first.company("Moria", "Orc Veteran")[0]
    ruse, _ = scene.first.hand("Great Ruse", HERO_FRIEND)
    assert scene.at_site(of=orc).why_not(ruse) is Reason.NOTHING_WOULD_CHANGE


@card("WH-73")
def test_great_ruse_is_played_on_no_other_site() -> None:
    scene = fallen()
    orc = scene.first.company("Weathertop", "Orc Veteran")[0]
    scene.first.location_deck(MINION_MORIA)
    ruse, _ = scene.first.hand("Great Ruse", HERO_FRIEND)

    assert scene.at_site(of=orc).why_not(ruse) is Reason.NO_TARGET


@card("WH-79")
def test_the_opponent_is_not_told_which_site_is_exchanged_while_it_lies_face_down() -> None:
    scene = fallen()
    scene.first.company("Weathertop", "Beretar")
    bree, minion = scene.first.location_deck("Bree", MINION_BREE)
    scene.first.event(RENOWN)
    ruin = scene.first.in_hand("Plotting Ruin")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, bree)

    playing.plays(ruin)
    playing.resolve()

    exchange = next(fact for fact in playing.happened if fact.kind is Happening.SITE_EXCHANGED)
    assert exchange.card == minion.id
    assert seen_fact(playing.table, exchange, 1).card == NONE
    assert "Bree" not in (fact_text(playing.table, exchange, 1, Language.EN) or "")
    assert "Bree" in (fact_text(playing.table, exchange, 0, Language.EN) or "")
