"""How a Fallen-wizard's companies move, and which site cards they use. [FW-51 to FW-59]"""

from tests.rules.fallen_wizards import (
    ISENGARD,
    MINION_BREE,
    MINION_EDORAS,
    MINION_ETTENMOORS,
    MINION_MORIA,
    MINION_RIVENDELL,
    MINION_WEATHERTOP,
    RENOWN,
    WHITE_TOWERS,
    fallen,
    site_of,
)
from tests.rules.marks import rule
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.company import REGION_MOVEMENT
from wizardhaven.engine.state.facts import Happening
from wizardhaven.vocabulary.terms import Phase


@rule("FW-51", "ORG-68")
def test_companies_of_a_fallen_wizard_move_by_regions_and_not_by_starter_movement() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar")[0]
    rivendell = scene.first.location_deck("Rivendell")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, rivendell)
    playing.pass_until("RevealSite")

    assert playing.may(Verb.TRAVEL, rivendell, names=("Arthedain", "Rhudaur"))
    assert {option.number for option in playing.options(Verb.TRAVEL)} == {REGION_MOVEMENT}
    assert beretar.site == "Bree"


@rule("FW-52")
def test_imlad_morgul_is_passed_neither_to_gorgoroth_nor_from_it() -> None:
    scene = fallen()
    scene.first.company("Henneth Annûn", "Beretar")
    doom, lair = scene.first.location_deck("Mount Doom", "Shelob’s Lair")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.PLAN_MOVEMENT, doom)
    assert playing.may(Verb.PLAN_MOVEMENT, lair)


@rule("FW-53", "MOV-20")
def test_cards_are_drawn_by_the_new_site_even_if_it_is_a_wizardhaven() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar", "Éomer")[0]
    playing = scene.hazards(on=beretar, to=WHITE_TOWERS, draw=True)

    assert playing.question == "DrawMore"
    playing.does(Verb.DRAW)
    assert len(playing.hand(0)) == 2
    playing.does(Verb.DRAW)
    assert len(playing.hand(1)) == 2
    assert playing.question != "DrawMore"


@rule("FW-54", "ORG-77")
def test_for_ruins_and_lairs_either_version_serves_site_by_site() -> None:
    scene = fallen()
    beretar = scene.first.company(MINION_WEATHERTOP, "Beretar")[0]
    hero, minion, towers, isengard = scene.first.location_deck(
        "Ettenmoors", MINION_ETTENMOORS, "The White Towers", "Isengard"
    )
    playing = scene.begin(Phase.ORGANIZATION)

    assert site_of(beretar).name == "Weathertop"
    assert playing.may(Verb.PLAN_MOVEMENT, hero)
    assert playing.may(Verb.PLAN_MOVEMENT, minion)
    assert playing.may(Verb.PLAN_MOVEMENT, towers)
    assert playing.may(Verb.PLAN_MOVEMENT, isengard)


@rule("FW-55", "ORG-77")
def test_for_other_sites_a_covert_company_uses_hero_cards() -> None:
    scene = fallen()
    scene.first.company("Weathertop", "Beretar")
    bree, minion_bree, rivendell, minion_rivendell = scene.first.location_deck(
        "Bree", MINION_BREE, "Rivendell", MINION_RIVENDELL
    )
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, bree)
    assert not playing.may(Verb.PLAN_MOVEMENT, minion_bree)
    assert playing.may(Verb.PLAN_MOVEMENT, rivendell)
    assert not playing.may(Verb.PLAN_MOVEMENT, minion_rivendell)


@rule("FW-56", "ORG-77")
def test_an_overt_company_uses_minion_cards_of_friendly_places_and_hero_cards_of_dark_ones() -> None:
    scene = fallen()
    scene.first.company(ISENGARD, "Orc Veteran")
    edoras, minion_edoras, moria, minion_moria = scene.first.location_deck(
        "Edoras", MINION_EDORAS, "Moria", MINION_MORIA
    )
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.PLAN_MOVEMENT, edoras)
    assert playing.may(Verb.PLAN_MOVEMENT, minion_edoras)
    assert playing.may(Verb.PLAN_MOVEMENT, moria)
    assert not playing.may(Verb.PLAN_MOVEMENT, minion_moria)

    scene = fallen()
    scene.first.company("Weathertop", "Orc Veteran")
    haven, minion_haven = scene.first.location_deck("Rivendell", MINION_RIVENDELL)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.PLAN_MOVEMENT, haven)
    assert playing.may(Verb.PLAN_MOVEMENT, minion_haven)


@rule("FW-57", "ORG-78")
def test_while_one_version_is_in_the_discard_pile_no_other_is_used() -> None:
    scene = fallen()
    scene.first.company("Bree", "Beretar")
    scene.first.discard_pile("Weathertop")
    minion = scene.first.location_deck(MINION_WEATHERTOP)[0]

    assert not scene.begin(Phase.ORGANIZATION).may(Verb.PLAN_MOVEMENT, minion)


@rule("FW-57", "ORG-78")
def test_while_one_version_is_in_play_no_other_is_used() -> None:
    scene = fallen()
    beretar = scene.first.company("Weathertop", "Beretar")[0]
    scene.first.company("Bree", "Éowyn")
    minion = scene.first.location_deck(MINION_WEATHERTOP)[0]
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, site_of(beretar))
    assert not playing.may(Verb.PLAN_MOVEMENT, minion)


@rule("FW-57")
def test_a_newcomer_does_not_bring_a_second_version_into_play() -> None:
    scene = fallen()
    scene.first.company("Edoras", "Beretar")
    scene.first.location_deck(MINION_EDORAS)
    eowyn = scene.first.in_hand("Éowyn")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    playing.does(Verb.PLAY_CHARACTER, eowyn)

    assert site_of(eowyn).id == site_of(scene.first.characters()[0]).id


@rule("FW-58", "ORG-79")
def test_a_card_that_changes_the_versions_exchanges_sites_in_play_at_once() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar", site_status="tapped")[0]
    hero = site_of(beretar)
    gift = scene.first.gives("Double-dealing", to=hero)
    minion = scene.first.location_deck(MINION_BREE)[0]
    scene.first.event(RENOWN)
    ruin = scene.first.in_hand("Plotting Ruin")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(ruin)
    playing.resolve()

    assert site_of(beretar) == minion
    assert minion.is_tapped
    assert gift.bearer == minion
    assert hero.place == "location deck"
    assert playing.has_happened(Happening.SITE_EXCHANGED, minion)


@rule("FW-58")
def test_where_the_player_has_no_other_version_the_site_stays() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar")[0]
    scene.first.event(RENOWN)
    ruin = scene.first.in_hand("Plotting Ruin")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(ruin)
    playing.resolve()

    assert beretar.site == "Bree"


@rule("FW-59", "ORG-79")
def test_a_covert_company_uses_the_version_that_a_card_demands() -> None:
    scene = fallen()
    scene.first.company("Weathertop", "Beretar")
    scene.first.event("Plotting Ruin")
    bree, minion_bree, moria = scene.first.location_deck("Bree", MINION_BREE, "Moria")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.PLAN_MOVEMENT, bree)
    assert playing.may(Verb.PLAN_MOVEMENT, minion_bree)
    assert playing.may(Verb.PLAN_MOVEMENT, moria)


@rule("ORG-80")
def test_a_company_that_turns_overt_on_the_way_cannot_use_the_site_it_was_sent_to() -> None:
    scene = fallen()
    beretar = scene.first.company(ISENGARD, "Beretar")[0]
    edoras = scene.first.location_deck("Edoras")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, edoras)

    scene.first.gives("“Two-headed” Troll", to=beretar)
    playing.pass_until("EnterSite", "SiteWindow")

    assert beretar.site == "Isengard"
    assert edoras.place == "location deck"


@rule("ORG-80")
def test_a_company_that_turns_overt_at_a_site_stays_with_the_card_it_has() -> None:
    scene = fallen()
    beretar = scene.first.company("Edoras", "Beretar")[0]
    hero = site_of(beretar)
    scene.first.location_deck(MINION_EDORAS)
    scene.first.gives("“Two-headed” Troll", to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_until("EnterSite")

    assert site_of(beretar) == hero


@rule("FW-58")
def test_an_overt_company_keeps_the_version_where_it_is_and_not_elsewhere() -> None:
    scene = fallen()
    beretar = scene.first.company(MINION_BREE, "Beretar")[0]
    scene.first.company(MINION_EDORAS, "Orc Veteran")
    ruin = scene.first.event("Plotting Ruin")
    bree, edoras = scene.first.location_deck("Bree", "Edoras")
    playing = scene.begin(Phase.ORGANIZATION)

    discard(playing.table, ruin.id)
    playing.does(Verb.ORGANIZE)

    assert site_of(beretar) == bree
    assert not edoras.in_play
