"""Stories of rings, remedies and a jewel."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-255")
def test_healing_herbs_heal_a_wounded_companion_and_untap_him() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    arwen = scene.first.character("Arwen", at="Bree", status="wounded")
    faramir = scene.first.character("Faramir", at="Lórien", status="wounded")
    herbs = scene.first.gives("Healing Herbs", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.USE, herbs, target=faramir)

    playing.uses(herbs, target=arwen)
    playing.resolve()

    assert arwen.is_untapped
    assert haldir.is_tapped
    assert herbs.is_discarded


@card("TW-255")
def test_healing_herbs_heal_an_ally_as_well_but_do_not_untap_one() -> None:
    hurt, tired = Scene(), Scene()
    haldir = hurt.first.character("Haldir", at="Bree")
    wounded = hurt.first.gives("Quickbeam", to=haldir, status="wounded")
    herbs = hurt.first.gives("Healing Herbs", to=haldir)
    arwen = tired.first.character("Arwen", at="Bree")
    tapped = tired.first.gives("Quickbeam", to=arwen, status="tapped")
    others = tired.first.gives("Healing Herbs", to=arwen)

    playing, without = hurt.begin(Phase.ORGANIZATION), tired.begin(Phase.ORGANIZATION)
    playing.uses(herbs, target=wounded)
    playing.resolve()

    assert wounded.is_untapped
    assert not without.may(Verb.USE, others, target=tapped)


@card("TW-255")
def test_healing_herbs_untap_somebody_who_is_only_tired() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    arwen = scene.first.character("Arwen", at="Bree", status="tapped")
    herbs = scene.first.gives("Healing Herbs", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(herbs, target=arwen)
    playing.resolve()

    assert arwen.is_untapped


@card("TW-225")
def test_an_elven_cloak_hides_its_bearer_from_what_hunts_in_the_wilderness() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    cloak = scene.first.gives("Elven Cloak", to=haldir)
    wargs = scene.second.in_hand("Wargs")
    playing = scene.hazards(on=haldir, to="Rivendell")

    playing.does(Verb.PLAY_CREATURE, wargs, names=("Wilderness",))
    playing.resolve()
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.uses(cloak)
    playing.resolve()

    assert cloak.is_tapped
    assert playing.has_happened(Happening.STRIKE_CANCELED)


@card("TW-225")
def test_an_elven_cloak_hides_nobody_from_other_strikes() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    cloak = scene.first.gives("Elven Cloak", to=haldir)
    scene.first.in_hand("Dodge")
    playing = scene.attack(on=haldir)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)

    assert playing.may(Verb.PLAY)
    assert not playing.may(Verb.USE, cloak)


@card("TW-341")
def test_the_arkenstone_is_worth_and_weighs_more_with_a_dwarf() -> None:
    dwarf, elf = Scene(), Scene()
    gimli = dwarf.first.character("Gimli", at="Rivendell")
    haldir = elf.first.character("Haldir", at="Rivendell")
    without, plain = dwarf.begin(Phase.ORGANIZATION).points(0), elf.begin(Phase.ORGANIZATION).points(0)
    dwarf.first.gives("The Arkenstone", to=gimli)
    elf.first.gives("The Arkenstone", to=haldir)

    assert (gimli.corruption_points, haldir.corruption_points) == (4, 2)
    assert dwarf.begin(Phase.ORGANIZATION).points(0) == without + 5
    assert elf.begin(Phase.ORGANIZATION).points(0) == plain + 2


@card("TW-341")
def test_the_arkenstone_untaps_a_dwarf_who_may_fall_for_it() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    gimli = scene.first.character("Gimli", at="Rivendell", status="tapped")
    arwen = scene.first.character("Arwen", at="Rivendell", status="tapped")
    before = haldir.direct_influence(gimli)
    stone = scene.first.gives("The Arkenstone", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)

    assert haldir.direct_influence(gimli) == before + 3
    assert not playing.may(Verb.USE, stone, target=arwen)
    playing.uses(stone, target=gimli)
    playing.resolve()
    playing.passes()  # Haldir does not support
    playing.rolls(7)

    assert stone.is_tapped
    assert gimli.is_untapped


@card("TW-271")
@card("TW-275")
def test_magic_rings_give_a_skill_or_strengthen_those_who_have_it() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")  # a warrior, no diplomat
    arwen = scene.first.character("Arwen", at="Lórien")  # no warrior
    adrazar = scene.first.character("Adrazar", at="Edhellond")  # a diplomat
    scene.first.gives("Magic Ring of Courage", to=faramir)
    scene.first.gives("Magic Ring of Courage", to=arwen)
    influence = (adrazar.direct_influence(), faramir.direct_influence())
    scene.first.gives("Magic Ring of Words", to=adrazar)
    scene.first.gives("Magic Ring of Words", to=faramir)
    scene.first.gives("Sword of Gondolin", to=arwen)

    scene.begin(Phase.ORGANIZATION)

    assert faramir.prowess() == 5 + 2
    assert arwen.prowess() == 2 + 2  # the sword serves warriors only
    assert (adrazar.direct_influence(), faramir.direct_influence()) == (influence[0] + 3, influence[1])


@card("TW-272")
def test_with_a_magic_ring_of_lore_a_sage_taps_to_use_a_palantir() -> None:
    sage, elf = Scene(), Scene()
    elrond = sage.first.character("Elrond", at="Rivendell")
    haldir = elf.first.character("Haldir", at="Rivendell")
    stones = []
    for scene, bearer in ((sage, elrond), (elf, haldir)):
        scene.first.gives("Magic Ring of Lore", to=bearer)
        stones.append(scene.first.gives("Palantír of Orthanc", to=bearer))
        scene.first.fill(5)
        scene.first.discard_pile("Miruvor")
    playing, other = sage.begin(Phase.ORGANIZATION), elf.begin(Phase.ORGANIZATION)

    assert not other.may(Verb.USE, stones[1])
    playing.uses(stones[0])
    playing.resolve()

    assert elrond.is_tapped
    assert stones[0].is_tapped


@card("TW-216")
def test_the_ring_of_durins_tribe_untaps_a_site() -> None:
    scene = Scene()
    gimli = scene.first.company("Bree", "Gimli", site_status="tapped")[0]
    ring = scene.first.gives("Dwarven Ring of Durin’s Tribe", to=gimli)
    playing = scene.at_site(of=gimli)

    playing.uses(ring)
    playing.resolve()
    playing.rolls(8)

    assert gimli.is_tapped
    assert Piece(playing.table, gimli.company.site).is_untapped
    assert gimli.corruption_points == 5


@pytest.mark.parametrize("tribe", ["Durin’s", "Thélor’s", "Thrár’s"])
@card("TW-216", "TW-218", "TW-219")
def test_a_dwarven_ring_makes_a_dwarf_stronger_than_others(tribe: str) -> None:
    scene = Scene()
    gimli, haldir = scene.first.company("Bree", "Gimli", "Haldir")
    dwarf = gimli.prowess(), gimli.direct_influence()
    elf = haldir.prowess(), haldir.direct_influence()
    scene.first.gives(f"Dwarven Ring of {tribe} Tribe", to=gimli)
    scene.first.gives(f"Dwarven Ring of {tribe} Tribe", to=haldir)

    assert (gimli.prowess(), gimli.direct_influence()) == (dwarf[0] + 4, dwarf[1] + 7)
    assert (haldir.prowess(), haldir.direct_influence()) == (elf[0] + 2, elf[1] + 2)


@card("TW-216")
def test_nobody_but_a_dwarf_uses_the_ring_of_durins_tribe() -> None:
    scene = Scene()
    haldir = scene.first.company("Bree", "Haldir", site_status="tapped")[0]
    ring = scene.first.gives("Dwarven Ring of Durin’s Tribe", to=haldir)
    miruvor = scene.first.gives("Miruvor", to=haldir)
    playing = scene.at_site(of=haldir)

    assert haldir.corruption_points == 3 + 1
    assert playing.may(Verb.USE, miruvor)
    assert not playing.may(Verb.USE, ring)


@card("TW-218")
@card("TW-219")
def test_the_rings_of_thelor_and_thrar_bring_one_or_two_minor_items() -> None:
    for name in ("Dwarven Ring of Thélor’s Tribe", "Dwarven Ring of Thrár’s Tribe"):
        scene = Scene()
        gimli = scene.first.character("Gimli", at="Bree")
        ring = scene.first.gives(name, to=gimli)
        cram = scene.first.deck("Cram", "Glamdring")[0]
        miruvor = scene.first.discard_pile("Miruvor")[0]
        playing = scene.begin(Phase.ORGANIZATION)

        playing.uses(ring)
        playing.resolve()
        assert not playing.may(Verb.PASS)
        assert len(playing.options(Verb.TAKE)) == 2  # Glamdring is no minor item
        playing.does(Verb.TAKE, cram)
        assert playing.may(Verb.PASS)
        playing.does(Verb.TAKE, miruvor)

        assert cram.in_hand
        assert miruvor.in_hand
        assert gimli.is_tapped
