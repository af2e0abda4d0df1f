"""Stories of the allies."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


@card("TW-353", "TW-307")
def test_treebeard_and_quickbeam_are_found_at_wellinghall() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Wellinghall")
    treebeard = scene.first.in_hand("Treebeard")
    playing = scene.at_site(of=haldir)

    playing.does(Verb.PLAY_AT_SITE, treebeard, haldir)
    playing.resolve()

    assert treebeard.bearer == haldir
    assert haldir.is_tapped
    assert playing.points(0) == 1 + 2


@card("TW-353", "TW-307")
def test_they_are_found_nowhere_else() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    treebeard, quickbeam = scene.first.hand("Treebeard", "Quickbeam")
    scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(of=haldir)

    assert playing.why_not(treebeard) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(quickbeam) is Reason.NOT_PLAYABLE_HERE


@card("TW-353", "TW-307")
def test_ents_are_not_attacked_by_automatic_attacks() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Isengard")
    balin = scene.first.character("Balin", at="Isengard")
    treebeard = scene.first.gives("Treebeard", to=haldir)
    quickbeam = scene.first.gives("Quickbeam", to=balin)
    playing = scene.entering(of=haldir)

    playing.does(Verb.ENTER)

    assert playing.may(Verb.ASSIGN, haldir)
    assert not playing.may(Verb.ASSIGN, treebeard)
    assert not playing.may(Verb.ASSIGN, quickbeam)


@card("TW-353", "TW-307")
def test_ents_are_not_attacked_by_hazards_keyed_to_their_site() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    treebeard = scene.first.gives("Treebeard", to=haldir)
    quickbeam = scene.first.gives("Quickbeam", to=haldir)
    warband = scene.second.in_hand("Orc-warband")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, warband, names=("Shadow-hold",))
    playing.resolve()

    assert playing.may(Verb.ASSIGN, haldir)
    assert not playing.may(Verb.ASSIGN, treebeard)
    assert not playing.may(Verb.ASSIGN, quickbeam)


@card("TW-353", "TW-307")
def test_ents_are_attacked_by_hazards_keyed_to_regions() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    treebeard = scene.first.gives("Treebeard", to=haldir)
    quickbeam = scene.first.gives("Quickbeam", to=haldir)
    warband = scene.second.in_hand("Orc-warband")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, warband, names=("Wilderness",))
    playing.resolve()
    playing.does(Verb.ASSIGN, treebeard)
    playing.does(Verb.ASSIGN, quickbeam)
    playing.does(Verb.ASSIGN, haldir)

    assert treebeard.prowess() == 8
    assert quickbeam.prowess() == 6
    assert playing.may(Verb.RESOLVE_STRIKE, treebeard)


@card("TW-353")
def test_treebeard_stays_behind_when_his_company_leaves_his_lands() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    treebeard = scene.first.gives("Treebeard", to=haldir)
    quickbeam = scene.first.gives("Quickbeam", to=haldir)
    playing = scene.hazards(on=haldir, to="Rivendell")

    playing.pass_until("EnterSite")

    assert treebeard.is_discarded
    assert quickbeam.bearer == haldir


@card("TW-353")
def test_treebeard_goes_along_to_isengard_through_whatever_land() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Minas Tirith")
    treebeard = scene.first.gives("Treebeard", to=haldir)
    playing = scene.hazards(on=haldir, to="Isengard", by=("Anórien", "Rohan", "Gap of Isen"))

    playing.pass_until("EnterSite")

    assert haldir.site == "Isengard"
    assert treebeard.bearer == haldir


@card("TW-353", "TD-134")
def test_treebeard_is_the_sage_for_marvels_told_and_makes_no_check() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Wellinghall")
    treebeard = scene.first.gives("Treebeard", to=haldir)
    stir = scene.second.event("Minions Stir")
    marvels = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(marvels, user=treebeard, target=stir)
    playing.resolve()

    assert treebeard.is_tapped
    assert stir.is_discarded
    assert not playing.has_happened(Happening.ROLLED)


@card("TW-353")
def test_a_wounded_treebeard_can_be_lost() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree", status="tapped")
    treebeard = scene.first.gives("Treebeard", to=haldir)
    playing = scene.attack(on=haldir, race=Race.TROLL, prowess=15)

    playing.does(Verb.ASSIGN, treebeard)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(6)  # 6 + 8 is less than 15
    assert treebeard.is_wounded
    playing.rolls(10)  # greater than 9

    assert treebeard.is_eliminated
