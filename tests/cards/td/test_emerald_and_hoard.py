"""Stories of the Emerald of Doriath and of hoards of the Dwarves."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.influence import general_influence
from wizardhaven.engine.queries.sites.sites import has_hoard
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TD-112")
def test_the_emerald_counts_with_elves_and_their_factions_alone() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    haldir = scene.second.character("Haldir", at="Lórien")
    balin = scene.second.character("Balin", at="Lórien")
    elves, men = scene.first.hand("Wood-elves", "Riders of Rohan")
    before = [imrahil.direct_influence(one) for one in (haldir, elves, balin, men, None)]
    scene.first.gives("Emerald of Doriath", to=imrahil)
    scene.begin(Phase.ORGANIZATION)

    now = [imrahil.direct_influence(one) for one in (haldir, elves, balin, men, None)]

    assert [after - one for one, after in zip(before, now, strict=True)] == [1, 1, 0, 0, 0]
    assert imrahil.corruption_points == 1
    assert general_influence(scene.table, 0) == 20


@card("TD-112")
def test_on_a_wizard_it_adds_two_to_general_influence() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    scene.first.gives("Emerald of Doriath", to=gandalf)
    scene.begin(Phase.ORGANIZATION)

    assert general_influence(scene.table, 0) == 22
    assert general_influence(scene.table, 1) == 20


@card("TD-112")
def test_the_emerald_lies_in_a_hoard() -> None:
    hoard, ruin = Scene(), Scene()
    imrahil = hoard.first.character("Imrahil", at="Caves of Ûlund")
    emerald = hoard.first.in_hand("Emerald of Doriath")
    adrazar = ruin.first.character("Adrazar", at="Ettenmoors")
    other, cram = ruin.first.hand("Emerald of Doriath", "Cram")
    at_hoard, at_ruin = hoard.at_site(of=imrahil), ruin.at_site(of=adrazar)

    assert at_hoard.may(Verb.PLAY_AT_SITE, emerald)
    assert at_ruin.may(Verb.PLAY_AT_SITE, cram)
    assert at_ruin.why_not(other) is Reason.NOT_PLAYABLE_HERE


@card("TD-109")
@pytest.mark.parametrize(
    ("who", "site", "found"),
    [
        ("Gimli", "Moria", True),  # a Shadow-hold
        ("Gimli", "Dol Guldur", True),  # a Dark-hold
        ("Gimli", "Ettenmoors", False),
        ("Imrahil", "Moria", False),
    ],
)
def test_a_dwarf_finds_a_hoard_in_shadow_holds_and_dark_holds(who: str, site: str, found: bool) -> None:
    scene = Scene()
    finder, bearer = scene.first.company(site, who, "Haldir")
    hoard, sword = scene.first.hand("Dwarven Hoard", "Valiant Sword")
    playing = scene.at_site(of=finder)
    assert not playing.may(Verb.PLAY_AT_SITE, sword)

    assert playing.may_play(hoard, user=finder) is found
    assert not playing.may_play(hoard, user=bearer)
    if found:
        playing.plays(hoard, user=finder)
        playing.resolve()
        assert finder.is_tapped
        assert playing.may(Verb.PLAY_AT_SITE, sword, bearer)


@card("TD-109")
def test_a_hoard_of_the_dwarves_is_gone_at_the_end_of_the_turn() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    hoard = scene.first.in_hand("Dwarven Hoard")
    playing = scene.begin(Phase.ORGANIZATION)
    moria = gimli.company.site

    playing.plays(hoard, user=gimli)
    playing.resolve()
    assert has_hoard(playing.table, moria)
    playing.pass_to(Phase.SITE)
    assert has_hoard(playing.table, moria)
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_to(Phase.ORGANIZATION)

    assert not has_hoard(playing.table, moria)


@card("TD-109")
def test_a_tapped_dwarf_finds_none() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria", status="tapped")
    hoard = scene.first.in_hand("Dwarven Hoard")

    assert not scene.at_site(of=gimli).may_play(hoard)
