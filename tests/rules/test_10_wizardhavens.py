"""A Fallen-wizard's sites and Wizardhavens. [FW-16, FW-27, FW-36 to FW-42]"""

from tests.rules.fallen_wizards import (
    HERO_FRIEND,
    ISENGARD,
    MINION_FRIEND,
    RENOWN,
    WHITE_TOWERS,
    fallen,
    site_of,
)
from tests.rules.marks import rule
from wizardhaven.engine.queries.sites.sites import is_haven, nearest_haven
from wizardhaven.engine.queries.sites.under_deeps import is_surface_site
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.vocabulary.terms import Phase


@rule("FW-16")
def test_a_fallen_wizard_uses_his_own_sites_but_rhosgobel_is_for_radagast_only() -> None:
    scene = fallen("Alatar")
    beretar = scene.first.character("Beretar", at="Bree")
    towers = scene.first.location_deck(WHITE_TOWERS)[0]
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.may(Verb.PLAN_MOVEMENT, towers, number=beretar.company.id)

    for_radagast = fallen("Radagast")
    for_radagast.first.company("Lórien", "Beretar")
    his = for_radagast.first.location_deck("Rhosgobel [fallen-wizard]")[0]
    assert for_radagast.begin(Phase.ORGANIZATION).may(Verb.PLAN_MOVEMENT, his)

    for_alatar = fallen("Alatar")
    for_alatar.first.company("Lórien", "Beretar")
    not_his = for_alatar.first.location_deck("Rhosgobel [fallen-wizard]")[0]
    assert not for_alatar.begin(Phase.ORGANIZATION).may(Verb.PLAN_MOVEMENT, not_his)


@rule("FW-27")
def test_rhosgobel_gives_its_stage_point_while_a_company_is_there() -> None:
    scene = fallen("Radagast")
    scene.first.company("Rhosgobel [fallen-wizard]", "Beretar")
    scene.first.event(RENOWN)
    assert scene.begin(Phase.ORGANIZATION).stage_points(0) == 9

    elsewhere = fallen("Radagast")
    elsewhere.first.company(ISENGARD, "Beretar")
    elsewhere.first.location_deck("Rhosgobel [fallen-wizard]")
    elsewhere.first.event(RENOWN)
    assert elsewhere.begin(Phase.ORGANIZATION).stage_points(0) == 8


@rule("FW-36")
def test_where_a_card_speaks_of_a_haven_a_wizardhaven_is_meant_and_no_haven() -> None:
    scene = fallen()
    scene.first.company(ISENGARD, "Beretar", "Éowyn", "Bard Bowman", "Beorn")
    fellowship = scene.first.in_hand("Fellowship")
    assert scene.begin(Phase.ORGANIZATION).may_play(fellowship)

    scene = fallen()
    scene.first.company("Rivendell", "Beretar", "Éowyn", "Bard Bowman", "Beorn")
    fellowship = scene.first.in_hand("Fellowship")
    assert scene.begin(Phase.ORGANIZATION).why_not(fellowship) is Reason.CONDITION_NOT_MET


@rule("FW-37", "GLO-125")
def test_at_a_wizardhaven_the_wounded_heal_and_characters_come_into_play() -> None:
    scene = fallen()
    beretar = scene.first.company(WHITE_TOWERS, "Beretar")[0]
    scene.first.turn(beretar, "wounded")
    eowyn = scene.first.in_hand("Éowyn")
    playing = scene.begin(Phase.UNTAP)

    playing.pass_until("OrganizationWindow")
    assert beretar.is_tapped
    playing.does(Verb.ORGANIZE)
    assert playing.may(Verb.PLAY_CHARACTER, eowyn, number=beretar.company.id)


@rule("FW-38", "SET-06", "GLO-048", "GLO-125", "EVT-25")
def test_havens_give_a_fallen_wizard_nothing() -> None:
    scene = fallen()
    beretar = scene.first.company("Rivendell", "Beretar")[0]
    scene.first.turn(beretar, "wounded")
    eowyn = scene.first.in_hand("Éowyn")
    playing = scene.begin(Phase.UNTAP)

    playing.pass_until("OrganizationWindow")
    assert beretar.is_wounded
    playing.does(Verb.ORGANIZE)
    assert not playing.may(Verb.PLAY_CHARACTER, eowyn)


@rule("FW-39", "SET-07")
def test_a_site_that_a_card_turns_into_a_wizardhaven_is_a_haven_and_its_own_nearest_one() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar")[0]
    scene.first.gives("Mischief in a Mean Way", to=site_of(beretar))
    scene.first.turn(beretar, "wounded")
    playing = scene.begin(Phase.UNTAP)

    playing.pass_until("OrganizationWindow")

    assert beretar.is_tapped
    assert is_haven(playing.table, site_of(beretar).id)
    assert nearest_haven(playing.table, site_of(beretar).id) == "Bree"


@rule("FW-40", "GLO-080")
def test_only_a_protected_wizardhaven_leads_to_deep_mines() -> None:
    scene = fallen()
    beretar = scene.first.company("Weathertop", "Beretar")[0]
    scene.first.gives("Hidden Haven", to=site_of(beretar))
    scene.first.event(RENOWN)
    mines = scene.first.location_deck("Deep Mines")[0]
    assert not scene.begin(Phase.ORGANIZATION).may(Verb.PLAN_MOVEMENT, mines)

    scene.first.gives("Guarded Haven", to=site_of(beretar))
    scene.table.stack.clear()
    assert scene.begin(Phase.ORGANIZATION).may(Verb.PLAN_MOVEMENT, mines)


@rule("FW-41", "UND-03", "GLO-114")
def test_a_wizardhaven_is_the_surface_site_of_deep_mines_only() -> None:
    scene = fallen()
    beretar = scene.first.company("Dunharrow", "Beretar")[0]
    deeps, mines = scene.first.location_deck("The Pûkel-deeps", "Deep Mines")
    above = site_of(beretar)
    assert is_surface_site(scene.table, above.id, deeps.id)

    scene.first.gives("Mischief in a Mean Way", to=above)
    scene.first.gives("Guarded Haven", to=above)
    scene.first.event(RENOWN)
    assert not is_surface_site(scene.table, above.id, deeps.id)
    assert not is_surface_site(scene.table, above.id, mines.id)

    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.PLAN_MOVEMENT, deeps)  # nothing leads below from it
    playing.does(Verb.PLAN_MOVEMENT, mines)
    assert is_surface_site(playing.table, above.id, mines.id)


@rule("FW-42")
def test_a_wizardhaven_counts_as_a_hero_site_and_as_a_minion_site() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar")[0]
    scene.first.gives("Mischief in a Mean Way", to=site_of(beretar))
    hero, minion = scene.first.hand(HERO_FRIEND, MINION_FRIEND)
    playing = scene.at_site(of=beretar)

    assert playing.may(Verb.PLAY_AT_SITE, hero)
    assert playing.may(Verb.PLAY_AT_SITE, minion)


@rule("FW-42")
def test_deep_mines_counts_as_both_as_well() -> None:
    scene = fallen()
    beretar = scene.first.company("Deep Mines", "Beretar")[0]
    hero, minion = scene.first.hand(HERO_FRIEND, MINION_FRIEND)
    playing = scene.at_site(of=beretar)

    assert playing.may(Verb.PLAY_AT_SITE, hero)
    assert playing.may(Verb.PLAY_AT_SITE, minion)
