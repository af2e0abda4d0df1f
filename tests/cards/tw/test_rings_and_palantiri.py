"""Stories of the gold rings and the special items."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Phase

A_DWARVEN_RING = Item(
    code="XX-9", name="A Dwarven Ring", item_class=ItemClass.SPECIAL, marks=(Keyword.DWARVEN_RING,)
)

THE_ONE_RING = Item(
    code="XX-10", name="The One Ring", item_class=ItemClass.SPECIAL, marks=(Keyword.THE_ONE_RING,)
)


@card("TW-196")
def test_a_beautiful_gold_ring_turns_out_a_magic_ring_on_seven_or_less() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    ring = scene.first.gives("Beautiful Gold Ring", to=gandalf)
    magic = scene.first.in_hand("Magic Ring of Stealth")
    dwarven = scene.first.in_hand(A_DWARVEN_RING)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=ring)
    playing.resolve()
    playing.rolls(7)

    assert not playing.may(Verb.PLAY_RING, dwarven)
    playing.does(Verb.PLAY_RING, magic)
    assert magic.bearer == gandalf
    assert ring.is_discarded


@card("TW-196")
def test_on_eight_or_nine_it_is_a_lesser_ring_at_best() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    ring = scene.first.gives("Beautiful Gold Ring", to=gandalf)
    magic, lesser = scene.first.hand("Magic Ring of Stealth", "Lesser Ring")
    dwarven = scene.first.in_hand(A_DWARVEN_RING)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=ring)
    playing.resolve()
    playing.rolls(9)

    assert playing.may(Verb.PLAY_RING, lesser)
    assert not playing.may(Verb.PLAY_RING, magic)
    assert not playing.may(Verb.PLAY_RING, dwarven)


@card("TW-196")
def test_from_ten_on_it_may_be_a_dwarven_ring_and_on_twelve_the_one() -> None:
    ten, twelve = Scene(), Scene()
    first = ten.first.character("Gandalf", at="Rivendell")
    first_ring = ten.first.gives("Beautiful Gold Ring", to=first)
    dwarven, one = ten.first.in_hand(A_DWARVEN_RING), ten.first.in_hand(THE_ONE_RING)
    second = twelve.first.character("Gandalf", at="Rivendell")
    second_ring = twelve.first.gives("Beautiful Gold Ring", to=second)
    other_dwarven, other_one = twelve.first.in_hand(A_DWARVEN_RING), twelve.first.in_hand(THE_ONE_RING)

    with_ten = ten.begin(Phase.ORGANIZATION)
    with_ten.uses(first, target=first_ring)
    with_ten.rolls(11)
    with_twelve = twelve.begin(Phase.ORGANIZATION)
    with_twelve.uses(second, target=second_ring)
    with_twelve.rolls(12)

    assert with_ten.may(Verb.PLAY_RING, dwarven)
    assert not with_ten.may(Verb.PLAY_RING, one)
    assert with_twelve.may(Verb.PLAY_RING, other_dwarven)
    assert with_twelve.may(Verb.PLAY_RING, other_one)


@card("TW-196")
def test_whether_or_not_a_ring_is_played_the_gold_ring_is_gone() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    ring = scene.first.gives("Beautiful Gold Ring", to=gandalf)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=ring)
    playing.resolve()
    playing.rolls(8)

    assert ring.is_discarded


@card("TW-196")
def test_a_gold_ring_is_found_where_gold_rings_are_found() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Gladden Fields")
    ring, mail = scene.first.hand("Beautiful Gold Ring", "Hauberk of Bright Mail")
    playing = scene.at_site(of=faramir)

    assert playing.why_not(mail) is Reason.NOT_PLAYABLE_HERE
    playing.does(Verb.PLAY_AT_SITE, ring, faramir)
    playing.resolve()
    assert ring.bearer == faramir
    assert playing.points(0) == 2 + 1


@card("TW-266")
def test_a_lesser_ring_gives_two_more_influence() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")

    scene.first.gives("Lesser Ring", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    assert faramir.direct_influence() == 1 + 2
    assert faramir.corruption_points == 1
    assert playing.points(0) == 2 + 2


@card("TW-266", "TW-274")
def test_special_rings_come_from_tests_alone() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    lesser, magic = scene.first.hand("Lesser Ring", "Magic Ring of Stealth")
    scene.first.in_hand("Beautiful Gold Ring")
    playing = scene.at_site(of=faramir)

    assert playing.why_not(lesser) is Reason.ONLY_BY_RING_TEST
    assert playing.why_not(magic) is Reason.ONLY_BY_RING_TEST


@card("TW-274", "TW-204")
def test_the_magic_ring_of_stealth_makes_a_scout_of_its_bearer() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("Magic Ring of Stealth", to=faramir)
    concealment = scene.first.in_hand("Concealment")
    playing = scene.attack(on=faramir)

    playing.plays(concealment, user=faramir)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("TW-274")
def test_a_scout_taps_the_ring_to_cancel_a_strike_against_himself() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    ring = scene.first.gives("Magic Ring of Stealth", to=aragorn)
    playing = scene.attack(on=aragorn, prowess=20)

    playing.does(Verb.ASSIGN, aragorn)
    playing.does(Verb.TAP_TO_FACE)
    playing.uses(ring)
    playing.resolve()

    assert ring.is_tapped
    assert aragorn.is_untapped
    assert playing.has_happened(Happening.STRIKE_CANCELED)


@card("TW-274")
def test_who_is_a_scout_by_the_ring_alone_cannot_do_so() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("Magic Ring of Stealth", to=faramir)
    playing = scene.attack(on=faramir, prowess=20)

    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.TAP_TO_FACE)

    assert playing.question == "RollStrike"


@card("TW-274")
def test_the_ring_does_not_help_a_companion_nor_twice() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree", status="tapped")
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("Magic Ring of Stealth", to=aragorn)
    spent = Scene()
    adrazar = spent.first.character("Adrazar", at="Bree")
    spent.first.gives("Magic Ring of Stealth", to=adrazar, status="tapped")

    beside = scene.attack(on=faramir, prowess=20)
    beside.does(Verb.ASSIGN, faramir)
    beside.does(Verb.TAP_TO_FACE)
    tapped = spent.attack(on=adrazar, prowess=20)
    tapped.does(Verb.ASSIGN, adrazar)
    tapped.does(Verb.TAP_TO_FACE)

    assert beside.question == "RollStrike"
    assert tapped.question == "RollStrike"


@card("TW-274")
def test_nobody_bears_two_magic_rings_of_stealth() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    ring = scene.first.gives("Beautiful Gold Ring", to=gandalf)
    scene.first.gives("Magic Ring of Stealth", to=gandalf)
    second, lesser = scene.first.hand("Magic Ring of Stealth", "Lesser Ring")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=ring)
    playing.resolve()
    playing.rolls(5)

    assert playing.may(Verb.PLAY_RING, lesser)
    assert playing.why_not(second) is Reason.DUPLICATED


@card("TW-300")
def test_the_palantir_of_orthanc_is_found_at_isengard_only() -> None:
    isengard, moria = Scene(), Scene()
    theoden = isengard.first.character("Théoden", at="Isengard")
    found = isengard.first.in_hand("Palantír of Orthanc")
    haldir = moria.first.character("Haldir", at="Moria")
    missed = moria.first.hand("Palantír of Orthanc", "Cram")[0]

    here = isengard.at_site(of=theoden)
    here.does(Verb.PLAY_AT_SITE, found, theoden)
    here.resolve()
    there = moria.at_site(of=haldir)

    assert found.bearer == theoden
    assert here.points(0) == 2 + 2
    assert there.why_not(missed) is Reason.NOT_PLAYABLE_HERE


@card("TW-300")
def test_the_palantir_needs_five_cards_in_the_play_deck() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard")
    palantir = scene.first.gives("Palantír of Orthanc", to=saruman)
    scene.first.discard_pile("Glamdring")
    scene.table.piles[DECK] = scene.table.piles[DECK][:4]

    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, palantir)


@card("TW-300")
def test_who_looks_into_the_palantir_checks_corruption() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Isengard")
    palantir = scene.first.gives("Palantír of Orthanc", to=theoden)
    scene.first.gives("Align Palantír", to=palantir)
    hazard = scene.first.discard_pile("Orc-guard")[0]  # any card will do
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(palantir)
    playing.resolve()
    playing.apply(playing.game.chance())
    assert hazard.in_deck
    playing.rolls(4)  # equal to 2 + 2

    assert theoden.is_discarded
