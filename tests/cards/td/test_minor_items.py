"""Stories of the minor items."""

from tests.cards.marks import card
from wizardhaven import Verb
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
