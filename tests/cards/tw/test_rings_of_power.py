"""Stories of Vilya, of the Wizard's Voice, and of the gold rings and their tests."""

from tests.cards.marks import card
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.scenario.playing import Playing
from wizardhaven.vocabulary.terms import Phase


def shuffles_made(playing: Playing) -> int:
    return len([fact for fact in playing.happened if fact.kind is Happening.SHUFFLED])


@card("TW-358")
def test_vilya_strengthens_elrond_for_the_turn_and_calls_for_a_check() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Bree")
    scene.first.gives("Cram", to=elrond)
    vilya = scene.first.in_hand("Vilya")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(vilya, target=elrond)
    playing.resolve()
    assert (elrond.prowess(), elrond.body, elrond.direct_influence()) == (11, 11, 10)
    playing.rolls(4)  # 4 - 3 is not greater than 1, and he is lost

    assert not elrond.in_play


@card("TW-358")
def test_in_rivendell_vilya_brings_three_resources_back() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    cram, glamdring, dodge, escape = scene.first.discard_pile("Cram", "Glamdring", "Dodge", "Escape")
    wargs, beretar = scene.first.discard_pile("Wargs", "Beretar")
    vilya = scene.first.in_hand("Vilya")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(vilya, target=elrond)
    playing.resolve()
    assert not playing.may(Verb.TAKE, wargs)
    assert not playing.may(Verb.TAKE, beretar)
    playing.does(Verb.TAKE, cram)
    assert not playing.may(Verb.PASS)  # three, or none
    playing.does(Verb.TAKE, glamdring)
    playing.does(Verb.TAKE, dodge)
    playing.apply(playing.game.chance())

    assert cram.in_deck
    assert glamdring.in_deck
    assert dodge.in_deck
    assert escape.is_discarded
    assert shuffles_made(playing) == 1
    playing.rolls(7)
    assert elrond.in_play


@card("TW-358")
def test_with_two_resources_in_the_discard_pile_vilya_brings_both() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    cram, dodge = scene.first.discard_pile("Cram", "Dodge")
    vilya = scene.first.in_hand("Vilya")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(vilya, target=elrond)
    playing.resolve()
    playing.does(Verb.TAKE, cram)
    playing.apply(playing.game.chance())

    assert cram.in_deck
    assert dodge.in_deck
    assert shuffles_made(playing) == 1


@card("TW-358")
def test_elrond_may_leave_the_discard_pile_as_it_is() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    cram = scene.first.discard_pile("Cram")[0]
    vilya = scene.first.in_hand("Vilya")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(vilya, target=elrond)
    playing.resolve()
    playing.passes()
    playing.rolls(7)

    assert cram.is_discarded
    assert shuffles_made(playing) == 0


@card("TW-358")
def test_with_fewer_than_five_cards_in_the_deck_vilya_brings_nothing_back() -> None:
    scene = Scene(filled=False)
    elrond = scene.first.character("Elrond", at="Rivendell")
    scene.first.fill(4)
    dodge = scene.first.discard_pile("Dodge")[0]
    vilya = scene.first.in_hand("Vilya")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(vilya, target=elrond)
    playing.resolve()
    playing.rolls(7)

    assert dodge.is_discarded
    assert elrond.prowess() == 11


@card("TW-358")
def test_vilya_is_used_once_a_turn_and_by_elrond_only() -> None:
    with_elrond, without = Scene(), Scene()
    elrond = with_elrond.first.character("Elrond", at="Bree")
    first, second = with_elrond.first.hand("Vilya", "Vilya")
    without.first.character("Haldir", at="Bree")
    third = without.first.in_hand("Vilya")

    playing = with_elrond.begin(Phase.ORGANIZATION)
    playing.plays(first, target=elrond)
    playing.resolve()
    playing.rolls(7)
    nobody = without.begin(Phase.ORGANIZATION)

    assert playing.why_not(second) is Reason.DUPLICATED
    assert nobody.why_not(third) is Reason.NO_TARGET


@card("TW-366")
def test_the_wizards_voice_carries_far_for_the_turn() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Bree")
    scene.first.gives("Cram", to=gandalf)
    first, second = scene.first.hand("Wizard’s Voice", "Wizard’s Voice")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(first, user=gandalf)
    playing.resolve()
    playing.rolls(4)  # 4 - 3 + 1 is greater than 1

    assert gandalf.direct_influence() == 16
    assert playing.why_not(second) is Reason.DUPLICATED


@card("TW-366")
def test_nobody_but_a_wizard_has_the_wizards_voice() -> None:
    scene = Scene()
    scene.first.character("Elrond", at="Bree")
    voice = scene.first.in_hand("Wizard’s Voice")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(voice) is Reason.NO_USER


@card("TW-338", "TW-231")
def test_a_sage_tests_the_form_of_a_fair_gold_ring() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Bree")
    haldir = scene.first.character("Haldir", at="Bree", status="tapped")
    gold = scene.first.gives("Fair Gold Ring", to=haldir)
    magic, lesser, one = scene.first.hand("Magic Ring of Stealth", "Lesser Ring", "The One Ring")
    test = scene.first.in_hand("Test of Form")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(test, user=balin, target=gold)
    playing.resolve()
    playing.rolls(6)

    assert gold.is_discarded
    assert balin.is_untapped
    assert playing.may(Verb.PLAY_RING, magic)
    assert playing.may(Verb.PLAY_RING, lesser)
    assert playing.why_not(one) is Reason.RINGS_ONLY_FROM_TESTS


@card("TW-231")
def test_a_fair_gold_ring_may_be_the_one_ring() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Bree")
    gold = scene.first.gives("Fair Gold Ring", to=balin)
    magic, one = scene.first.hand("Magic Ring of Stealth", "The One Ring")
    test = scene.first.in_hand("Test of Form")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(test, user=balin, target=gold)
    playing.resolve()
    playing.rolls(11)

    assert playing.may(Verb.PLAY_RING, one)
    assert playing.why_not(magic) is Reason.RINGS_ONLY_FROM_TESTS


@card("TW-306")
def test_a_precious_gold_ring_is_the_one_ring_more_easily() -> None:
    high, low = Scene(), Scene()
    balin = high.first.character("Balin", at="Bree")
    first = high.first.gives("Precious Gold Ring", to=balin)
    one = high.first.in_hand("The One Ring")
    first_test = high.first.in_hand("Test of Form")
    arwen = low.first.character("Arwen", at="Bree")
    second = low.first.gives("Precious Gold Ring", to=arwen)
    magic, lesser = low.first.hand("Magic Ring of Stealth", "Lesser Ring")
    second_test = low.first.in_hand("Test of Form")

    ten = high.begin(Phase.ORGANIZATION)
    ten.plays(first_test, user=balin, target=first)
    ten.resolve()
    ten.rolls(10)
    six = low.begin(Phase.ORGANIZATION)
    six.plays(second_test, user=arwen, target=second)
    six.resolve()
    six.rolls(6)

    assert ten.may(Verb.PLAY_RING, one)
    assert six.may(Verb.PLAY_RING, lesser)
    assert six.why_not(magic) is Reason.RINGS_ONLY_FROM_TESTS


@card("TW-338")
def test_a_ring_can_be_tested_only_where_a_sage_is() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    scene.first.gives("Fair Gold Ring", to=haldir)
    scene.first.character("Balin", at="Rivendell")
    test = scene.first.in_hand("Test of Form")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(test) is Reason.NO_TARGET


@card("TW-273")
def test_a_magic_ring_of_nature_makes_a_ranger_or_helps_one() -> None:
    elf, ranger = Scene(), Scene()
    haldir = elf.first.character("Haldir", at="Bree")
    of_the_elf = elf.first.gives("Magic Ring of Nature", to=haldir)
    turns = elf.first.in_hand("Many Turns and Doublings")
    elf.first.event("Gates of Morning")
    elf.first.in_hand("Dark Quarrels")
    beretar = ranger.first.character("Beretar", at="Bree")
    of_the_ranger = ranger.first.gives("Magic Ring of Nature", to=beretar)

    against_the_elf = elf.attack(on=haldir)
    against_the_ranger = ranger.attack(on=beretar)

    assert not against_the_elf.may(Verb.USE, of_the_elf)
    assert against_the_elf.may_play(turns, user=haldir)  # which needs a ranger
    against_the_ranger.uses(of_the_ranger)
    against_the_ranger.resolve()
    assert beretar.is_tapped
    assert against_the_ranger.has_happened(Happening.ATTACK_CANCELED)
