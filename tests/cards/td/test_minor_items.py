"""Stories of the minor items."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TD-105")
def test_cram_is_eaten_to_untap_its_bearer() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Rivendell", status="tapped")
    companion = scene.first.character("Haldir", at="Rivendell", status="tapped")
    cram = scene.first.gives("Cram", to=adrazar)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.USE, cram, number=0)
    playing.resolve()

    assert adrazar.is_untapped
    assert companion.is_tapped
    assert cram.is_discarded


@card("TD-105")
def test_cram_is_eaten_on_the_way_too() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Lórien", status="tapped")
    cram = scene.first.gives("Cram", to=adrazar)
    playing = scene.hazards(on=adrazar, to="Moria")

    assert not playing.may(Verb.USE, cram, number=1)
    playing.does(Verb.USE, cram, number=0)
    playing.resolve()

    assert adrazar.is_untapped


@card("TD-105")
def test_it_helps_neither_the_untapped_nor_the_wounded() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell", status="wounded")
    first = scene.first.gives("Cram", to=adrazar)
    second = scene.first.gives("Cram", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, first, number=0)
    assert not playing.may(Verb.USE, second, number=0)


@card("TD-105")
def test_cram_carries_the_company_one_region_further() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Rivendell")
    cram = scene.first.gives("Cram", to=adrazar)
    edoras = scene.first.location_deck("Edoras")[0]  # five regions away
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.PLAN_MOVEMENT, edoras)

    playing.does(Verb.USE, cram, number=1)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT, edoras)
    playing.pass_until("RevealSite", "EnterSite")

    assert cram.is_discarded
    assert playing.question == "RevealSite"
    assert len(playing.options(Verb.TRAVEL)[0].names) == 5


@card("TD-105")
def test_it_carries_no_other_company_further() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Isengard")
    haldir = scene.first.character("Haldir", at="Rivendell")
    cram = scene.first.gives("Cram", to=adrazar)
    edoras = scene.first.location_deck("Edoras")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.USE, cram, number=1)
    playing.resolve()

    assert playing.may(Verb.PLAN_MOVEMENT, edoras, number=adrazar.company.id)
    assert not playing.may(Verb.PLAN_MOVEMENT, edoras, number=haldir.company.id)


@card("TD-158")
def test_thrors_map_opens_a_dragons_lair_again() -> None:
    scene = Scene()
    gimli = scene.first.company("Isle of the Ulond", "Gimli", site_status="tapped")[0]
    chart = scene.first.gives("Thrór’s Map", to=gimli)
    mail = scene.first.in_hand("Hauberk of Bright Mail")
    playing = scene.at_site(of=gimli)

    assert playing.why_not(mail) is Reason.SITE_IS_TAPPED
    playing.uses(chart)
    playing.resolve()

    assert chart.is_discarded
    assert playing.may(Verb.PLAY_AT_SITE, mail, gimli)


@card("TD-158")
def test_the_map_shows_only_tapped_lairs_with_a_dragon() -> None:
    scene = Scene()
    gimli = scene.first.company("Moria", "Gimli", site_status="tapped")[0]
    chart = scene.first.gives("Thrór’s Map", to=gimli)
    scene.first.company("Isle of the Ulond", "Balin")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, chart)


@card("TD-158")
def test_the_map_serves_another_company_but_not_in_its_site_phase() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    chart = scene.first.gives("Thrór’s Map", to=gimli)
    balin = scene.first.company("Isle of the Ulond", "Balin", site_status="tapped")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.USE, chart)
    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=gimli.company.id)
    playing.pass_until("NextAtSite")
    playing.does(Verb.CHOOSE_COMPANY, number=gimli.company.id)
    playing.does(Verb.ENTER)
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert balin.company.id == playing.table.company
    assert not playing.may(Verb.USE, chart)
