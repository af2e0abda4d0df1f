"""Movement that an effect allows outside the usual rules. [ORG-73, UND-05, MOV-12]"""

from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.company import SPECIAL
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def destinations(playing: Playing) -> list[str]:
    """The sites that movement may be planned to."""
    return [playing.table.printed[one.card].name for one in playing.options(Verb.PLAN_MOVEMENT)]


@rule("ORG-73")
def test_special_movement_is_declared_when_the_effect_allows_it_and_made_in_the_movement_hazard_phase() -> (
    None
):
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Eagles’ Eyrie")
    gwaihir = scene.first.gives("Gwaihir", to=gimli)
    scene.first.location_deck("Pelargir", "Mount Doom")
    playing = scene.begin(Phase.ORGANIZATION)
    assert "Pelargir" not in destinations(playing)

    playing.uses(gwaihir)
    playing.resolve()
    assert gwaihir.is_discarded
    assert "Pelargir" in destinations(playing)
    playing.does(Verb.PLAN_MOVEMENT)
    assert gimli.site == "Eagles’ Eyrie"
    playing.pass_to(Phase.SITE)

    assert gimli.site == "Pelargir"


@rule("MOV-12", "ORG-73")
def test_in_special_movement_the_site_path_has_no_regions_unless_the_effect_says_so() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Eagles’ Eyrie")
    gwaihir = scene.first.gives("Gwaihir", to=gimli)
    scene.first.location_deck("Pelargir")
    wargs = scene.second.in_hand("Wargs")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gwaihir)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("HazardWindow")

    assert gimli.company.movement == SPECIAL
    assert gimli.company.path == ()
    assert playing.why_not(wargs) is Reason.NOT_KEYED


@rule("UND-05")
def test_no_eagle_carries_a_company_out_of_the_under_deeps() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-grottos")
    gwaihir = scene.first.gives("Gwaihir", to=gimli)
    scene.first.location_deck("Bree", "Goblin-gate")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, gwaihir)
    assert destinations(playing) == ["Goblin-gate"]


@rule("UND-05")
def test_no_eagle_carries_a_company_into_the_under_deeps() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Eagles’ Eyrie")
    gwaihir = scene.first.gives("Gwaihir", to=gimli)
    scene.first.location_deck("The Under-vaults", "Bree")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gwaihir)
    playing.resolve()

    assert destinations(playing) == ["Bree"]


@rule("UND-05")
def test_nor_do_eagle_mounts() -> None:
    scene = Scene()
    scene.first.character("Adrazar", at="Eagles’ Eyrie")
    scene.first.location_deck("The Under-vaults", "Bree")
    mounts = scene.first.in_hand("Eagle-mounts")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_until("EndOfOrganization")
    playing.plays(mounts)
    playing.resolve()

    assert destinations(playing) == ["Bree"]
