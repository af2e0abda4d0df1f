"""Stories of the cards played at a site. [SITE-22 to SITE-33]"""

from dataclasses import replace

from tests.rules.marks import rule
from tests.rules.situations import site_of
from wizardhaven.cards.tw.items.minor import ELF_STONE
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.marked import keywords_of
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, Phase, Pile, Side

TREASURE_HUNT = Event(
    code="X-1",
    name="Treasure Hunt",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            costs=(TapCost(Subject.SITE),),
            effects=(Put(ANYTHING, Pile.HAND, (Pile.DISCARD_PILE,)),),
        ),
    ),
)


@rule("SITE-22")
def test_an_item_needs_an_untapped_character() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard", status="tapped")
    faramir = scene.first.character("Faramir", at="Isengard", status="wounded")
    sword = scene.first.hand("Sword of Gondolin", "Gates of Morning")[0]

    playing = scene.at_site(aragorn)

    assert faramir.is_wounded
    assert playing.why_not(sword) is Reason.NO_UNTAPPED_CHARACTER


@rule("SITE-22")
def test_items_allies_and_factions_need_an_untapped_site() -> None:
    scene = Scene()
    aragorn = scene.first.company("Isengard", "Aragorn II", site_status="tapped")[0]
    sword = scene.first.hand("Sword of Gondolin", "Gates of Morning")[0]

    playing = scene.at_site(aragorn)

    assert playing.why_not(sword) is Reason.SITE_IS_TAPPED


@rule("SITE-22")
def test_items_allies_and_factions_wait_for_the_site_phase() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Pelargir")
    sword, quickbeam, men, _ = scene.first.hand(
        "Sword of Gondolin", "Quickbeam", "Men of Lebennin", "Gates of Morning"
    )

    playing = scene.hazards(on=faramir)

    assert playing.why_not(sword) is Reason.ONLY_IN_SITE_PHASE
    assert playing.why_not(quickbeam) is Reason.ONLY_IN_SITE_PHASE
    assert playing.why_not(men) is Reason.ONLY_IN_SITE_PHASE


@rule("SITE-23")
def test_the_character_taps_when_the_play_is_declared_and_the_site_when_it_resolves() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    sword, _ = scene.first.hand("Sword of Gondolin", "Gates of Morning")

    playing = scene.at_site(aragorn)
    playing.does(Verb.PLAY_AT_SITE, sword, aragorn)
    declared = aragorn.is_tapped, site_of(aragorn).is_tapped, sword.in_play
    playing.resolve()

    assert declared == (True, False, False)
    assert site_of(aragorn).is_tapped
    assert sword.bearer == aragorn


@rule("SITE-23")
def test_a_play_fails_if_the_site_is_tapped_before_it_resolves() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    sword, hunt = scene.first.hand("Sword of Gondolin", TREASURE_HUNT)
    glamdring = scene.first.discard_pile("Glamdring")[0]

    playing = scene.at_site(aragorn)
    playing.does(Verb.PLAY_AT_SITE, sword, aragorn)
    playing.plays(hunt)
    playing.resolve()

    assert glamdring.in_hand
    assert sword.is_discarded
    assert aragorn.is_tapped


@rule("SITE-23")
def test_a_play_fails_if_the_character_who_tapped_for_it_is_untapped_again() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    cram = scene.first.gives("Cram", to=aragorn)
    sword = scene.first.in_hand("Sword of Gondolin")

    playing = scene.at_site(aragorn)
    playing.does(Verb.PLAY_AT_SITE, sword, aragorn)
    playing.uses(cram)
    playing.resolve()

    assert aragorn.is_untapped
    assert sword.is_discarded
    assert site_of(aragorn).is_untapped


@rule("SITE-25")
def test_the_untap_phase_leaves_sites_alone() -> None:
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", site_status="tapped")[0]
    scene.first.turn(aragorn, "tapped")
    scene.first.in_hand("Gates of Morning")

    playing = scene.begin(Phase.UNTAP)

    assert playing.question == "UntapWindow"
    assert aragorn.is_untapped
    assert site_of(aragorn).is_tapped


@rule("SITE-26")
def test_an_ally_comes_under_the_control_of_the_character_who_tapped_for_it() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Wellinghall")
    quickbeam = scene.first.in_hand("Quickbeam")

    playing = scene.at_site(haldir)
    playing.does(Verb.PLAY_AT_SITE, quickbeam, haldir)
    playing.resolve()

    assert quickbeam.bearer == haldir
    assert haldir.is_tapped
    assert site_of(haldir).is_tapped


@rule("SITE-26")
def test_an_ally_is_played_only_where_it_is_playable() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    quickbeam, _ = scene.first.hand("Quickbeam", "Gates of Morning")

    playing = scene.at_site(aragorn)

    assert playing.why_not(quickbeam) is Reason.NOT_PLAYABLE_HERE


@rule("SITE-27")
def test_an_ally_needs_neither_a_roll_nor_influence() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Wellinghall")
    treebeard, _ = scene.first.hand("Treebeard", "Gates of Morning")

    playing = scene.at_site(haldir)
    influence = haldir.unused_direct_influence()
    playing.does(Verb.PLAY_AT_SITE, treebeard, haldir)
    playing.resolve()

    assert influence == haldir.unused_direct_influence() == 0
    assert treebeard.bearer == haldir  # whose mind is 3
    assert not playing.has_happened(Happening.ROLLED)


@rule("SITE-28")
def test_an_ally_with_a_skill_may_use_cards_that_need_it() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Isengard", status="tapped")
    treebeard = scene.first.gives("Treebeard", to=haldir)
    stir = scene.second.event("Minions Stir")
    marvels, sword = scene.first.hand("Marvels Told", "Sword of Gondolin")

    playing = scene.at_site(haldir)

    assert playing.may_play(marvels, user=treebeard, target=stir)
    assert playing.why_not(sword) is Reason.NO_UNTAPPED_CHARACTER


@rule("SITE-28")
def test_an_ally_does_not_support_a_corruption_check() -> None:
    scene = Scene()
    haldir, arwen = scene.first.company("Lórien", "Haldir", "Arwen")
    treebeard = scene.first.gives("Treebeard", to=arwen)

    playing = scene.check(haldir)

    assert playing.may(Verb.SUPPORT, arwen)
    assert not playing.may(Verb.SUPPORT, treebeard)


@rule("SITE-28")
def test_an_ally_faces_strikes_like_a_character() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    quickbeam = scene.first.gives("Quickbeam", to=haldir)

    playing = scene.attack(on=haldir, strikes=1, prowess=7)

    assert playing.may(Verb.ASSIGN, haldir)
    assert playing.may(Verb.ASSIGN, quickbeam)


@rule("SITE-28")
def test_an_ally_taps_to_cancel_an_attack_that_a_character_may_tap_to_cancel() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Minas Tirith")
    quickbeam = scene.first.gives("Quickbeam", to=haldir)
    assassin = scene.second.in_hand("Assassin")

    playing = scene.hazards(on=haldir)
    playing.does(Verb.PLAY_CREATURE, assassin, names=("Free-hold",))
    playing.resolve()
    playing.does(Verb.CANCEL_ATTACK, quickbeam)

    assert quickbeam.is_tapped
    assert haldir.is_untapped
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@rule("SITE-28")
def test_an_ally_is_healed_as_a_character_is_but_not_untapped_as_one() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    quickbeam = scene.first.gives("Quickbeam", to=haldir, status="wounded")
    treebeard = scene.first.gives("Treebeard", to=haldir, status="tapped")
    herbs = scene.first.gives("Healing Herbs", to=haldir)

    playing = scene.begin(Phase.ORGANIZATION)
    tired = playing.may(Verb.USE, herbs, target=treebeard)
    playing.uses(herbs, target=quickbeam)
    playing.resolve()

    assert not tired
    assert quickbeam.is_untapped


@rule("SITE-28")
def test_an_event_for_a_character_in_combat_may_be_played_on_an_ally() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    quickbeam = scene.first.gives("Quickbeam", to=haldir)
    escape = scene.first.in_hand("Escape")

    playing = scene.attack(on=haldir, prowess=20, strikes=2)
    playing.plays(escape, user=quickbeam)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert quickbeam.is_wounded
    assert haldir.is_untapped


@rule("SITE-29")
def test_an_ally_is_discarded_with_its_controller() -> None:
    scene = Scene()
    haldir = scene.first.company("Lórien", "Haldir", "Arwen")[0]
    quickbeam = scene.first.gives("Quickbeam", to=haldir)

    playing = scene.attack(on=haldir, strikes=1, prowess=15)
    playing.does(Verb.ASSIGN, haldir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2, 12)  # wounded, and above his body

    assert haldir.is_eliminated
    assert quickbeam.is_discarded


@rule("SITE-30")
def test_a_faction_is_won_over_by_more_than_its_number() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Pelargir")
    men = scene.first.in_hand("Men of Lebennin")

    playing = scene.at_site(faramir)
    playing.does(Verb.PLAY_AT_SITE, men, faramir)
    tapped_for_it = faramir.is_tapped
    playing.resolve()
    playing.rolls(6)  # and 1 for his influence, 1 for a Dúnadan: 8 is more than 7

    assert tapped_for_it
    assert men.among_points
    assert site_of(faramir).is_tapped


@rule("SITE-30")
def test_a_faction_that_is_not_won_over_is_discarded_and_the_site_stays_untapped() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Pelargir")
    men = scene.first.in_hand("Men of Lebennin")

    playing = scene.at_site(faramir)
    playing.does(Verb.PLAY_AT_SITE, men, faramir)
    playing.resolve()
    playing.rolls(5)  # 7 is not more than 7

    assert men.is_discarded
    assert faramir.is_tapped
    assert site_of(faramir).is_untapped


@rule("SITE-31")
def test_an_item_is_played_where_its_class_is_listed() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bandit Lair")  # minor items and gold rings
    sword, gold_ring = scene.first.hand("Sword of Gondolin", "Beautiful Gold Ring")

    playing = scene.at_site(haldir)

    assert playing.why_not(sword) is Reason.NOT_PLAYABLE_HERE
    assert playing.may(Verb.PLAY_AT_SITE, gold_ring, haldir)


@rule("SITE-31")
def test_a_special_item_is_played_only_where_its_text_says() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard")
    palantir, ring = scene.first.hand("Palantír of Orthanc", "Lesser Ring")

    playing = scene.at_site(saruman)

    assert playing.may(Verb.PLAY_AT_SITE, palantir, saruman)
    assert playing.why_not(ring) is Reason.ONLY_BY_RING_TEST


@rule("SITE-31")
def test_elsewhere_a_special_item_cannot_be_played() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    palantir, sword = scene.first.hand("Palantír of Orthanc", "Sword of Gondolin")

    playing = scene.at_site(haldir)

    assert playing.may(Verb.PLAY_AT_SITE, sword, haldir)
    assert playing.why_not(palantir) is Reason.NOT_PLAYABLE_HERE


@rule("SITE-33")
def test_after_a_play_that_tapped_the_site_another_character_may_play_a_minor_item() -> None:
    scene = Scene()
    haldir, arwen = scene.first.company("Wellinghall", "Haldir", "Arwen")
    quickbeam, elf_stone, sword = scene.first.hand("Quickbeam", "Elf-stone", "Sword of Gondolin")

    playing = scene.at_site(haldir)
    before = playing.may(Verb.PLAY_AT_SITE, elf_stone)
    playing.does(Verb.PLAY_AT_SITE, quickbeam, haldir)
    playing.resolve()
    no_major_item = playing.why_not(sword)
    playing.does(Verb.PLAY_AT_SITE, elf_stone, arwen)
    playing.resolve()

    assert not before  # the site lists no items at all
    assert no_major_item is Reason.ONLY_MINOR_ITEM
    assert arwen.is_tapped
    assert elf_stone.bearer == arwen


@rule("SITE-33")
def test_an_additional_item_of_which_the_company_may_have_one_is_refused_to_all_of_it() -> None:
    once = replace(ELF_STONE, marks=(*keywords_of(ELF_STONE), Duplication.ON_A_COMPANY))
    scene = Scene()
    haldir, arwen = scene.first.company("Wellinghall", "Haldir", "Arwen")
    scene.first.gives(once, to=haldir)
    quickbeam, copy, horn = scene.first.hand("Quickbeam", once, "Horn of Anor")
    playing = scene.at_site(haldir)

    playing.does(Verb.PLAY_AT_SITE, quickbeam, haldir)
    playing.resolve()

    assert playing.may(Verb.PLAY_AT_SITE, horn, arwen)
    assert playing.why_not(copy) is Reason.DUPLICATED


@rule("SITE-33")
def test_the_additional_item_must_be_the_very_next_action() -> None:
    scene = Scene()
    haldir, _ = scene.first.company("Wellinghall", "Haldir", "Arwen")
    quickbeam, elf_stone, gates = scene.first.hand("Quickbeam", "Elf-stone", "Gates of Morning")

    playing = scene.at_site(haldir)
    playing.does(Verb.PLAY_AT_SITE, quickbeam, haldir)
    playing.resolve()
    playing.passes()

    assert playing.may_play(gates)
    assert playing.why_not(elf_stone) is Reason.NOT_PLAYABLE_HERE


@rule("SITE-33")
def test_a_faction_that_was_not_won_over_brings_no_additional_item() -> None:
    scene = Scene()
    faramir = scene.first.company("Pelargir", "Faramir", "Anborn")[0]
    men, horn, _ = scene.first.hand("Men of Lebennin", "Horn of Anor", "Gates of Morning")

    playing = scene.at_site(faramir)
    playing.does(Verb.PLAY_AT_SITE, men, faramir)
    playing.resolve()
    playing.rolls(5)

    assert playing.question == "SiteWindow"
    assert playing.why_not(horn) is Reason.NOT_PLAYABLE_HERE


@rule("SITE-33")
def test_what_gaining_the_first_item_sets_off_comes_before_the_additional_item() -> None:
    scene = Scene()
    aragorn, faramir, boromir = scene.first.company("Isengard", "Aragorn II", "Faramir", "Boromir II")
    scene.second.gives("Lure of Expedience", to=boromir)
    sword, horn = scene.first.hand("Sword of Gondolin", "Horn of Anor")

    playing = scene.at_site(aragorn)
    playing.does(Verb.PLAY_AT_SITE, sword, aragorn)
    playing.pass_until("RollCheck")
    playing.rolls(12)
    asked_after_the_check = playing.question
    playing.does(Verb.PLAY_AT_SITE, horn, faramir)
    playing.pass_until("RollCheck")  # and gaining the second item sets it off again
    playing.rolls(12)

    assert asked_after_the_check == "OneMoreItem"
    assert horn.bearer == faramir
