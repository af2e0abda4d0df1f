"""Stories of the hazard permanent-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TD-25")
def test_foolish_words_take_four_off_an_attempt_to_win_a_faction() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    scene.second.gives("Foolish Words", to=imrahil)
    knights = scene.first.in_hand("Knights of Dol Amroth")
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.PLAY_AT_SITE, knights, imrahil)
    playing.resolve()
    playing.rolls(7)  # 7 + 4 + 1 - 4 is not greater than 8

    assert knights.is_discarded


@card("TD-25")
def test_foolish_words_take_four_off_an_attempt_on_the_opponents_cards() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    scene.second.gives("Foolish Words", to=imrahil)
    scene.second.character("Aragorn II", at="Bree")
    scene.second.character("Thranduil", at="Bree")
    bergil = scene.second.character("Bergil", at="Dol Amroth")
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.INFLUENCE, imrahil, bergil)
    playing.resolve()
    playing.rolls(12, 8)  # 12 + 2 - 4 - 8 is not greater than a mind of 2

    assert bergil.in_play


@card("TD-25")
def test_a_companion_without_foolish_words_speaks_freely() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    adrazar = scene.first.character("Adrazar", at="Dol Amroth")
    scene.second.gives("Foolish Words", to=imrahil)
    knights = scene.first.in_hand("Knights of Dol Amroth")
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.PLAY_AT_SITE, knights, adrazar)
    playing.resolve()
    playing.rolls(6)  # 6 + 2 + 1 is greater than 8

    assert knights.among_points


@card("TD-25")
def test_foolish_words_on_guard_are_revealed_when_somebody_tries_to_win_a_faction() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    words = scene.second.in_hand("Foolish Words")
    knights = scene.first.in_hand("Knights of Dol Amroth")
    playing = scene.hazards(on=imrahil)

    playing.does(Verb.PLACE_ON_GUARD, words)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.PLAY_AT_SITE, knights, imrahil)
    playing.does(Verb.REVEAL_ON_GUARD, words, target=imrahil)
    playing.resolve()
    assert words.bearer == imrahil
    playing.rolls(7)  # 7 + 4 + 1 - 4 is not greater than 8

    assert knights.is_discarded


@card("TD-25")
def test_foolish_words_on_guard_are_revealed_against_an_attempt_on_the_opponents_cards() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    bergil = scene.second.character("Bergil", at="Dol Amroth")
    words = scene.second.in_hand("Foolish Words")
    playing = scene.hazards(on=imrahil)

    playing.does(Verb.PLACE_ON_GUARD, words)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.INFLUENCE, imrahil, bergil)
    playing.does(Verb.REVEAL_ON_GUARD, words, target=imrahil)
    playing.resolve()

    assert words.bearer == imrahil


@card("TD-25")
def test_anybody_may_speak_foolish_words_even_a_wizard_but_nobody_twice() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Dol Amroth")
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    scene.second.gives("Foolish Words", to=imrahil)
    words = scene.second.in_hand("Foolish Words")
    playing = scene.hazards(on=saruman)

    assert not playing.may_play(words, target=imrahil)
    playing.plays(words, target=saruman)
    playing.resolve()
    assert words.bearer == saruman


@card("TD-25")
def test_a_second_copy_on_the_only_character_is_refused() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    scene.second.gives("Foolish Words", to=imrahil)
    words = scene.second.in_hand("Foolish Words")
    playing = scene.hazards(on=imrahil)

    assert playing.why_not(words) is Reason.DUPLICATED


@card("TD-25")
def test_he_taps_and_rolls_an_eight_to_take_his_words_back() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    words = scene.second.gives("Foolish Words", to=imrahil)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.TRY_REMOVAL_UNTAPPED, words)  # no corruption card
    playing.does(Verb.TRY_REMOVAL, words)
    playing.rolls(8)

    assert imrahil.is_tapped
    assert words.is_discarded


@card("TD-25")
def test_a_seven_is_not_enough() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    words = scene.second.gives("Foolish Words", to=imrahil)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, words)
    playing.rolls(7)

    assert words.bearer == imrahil
