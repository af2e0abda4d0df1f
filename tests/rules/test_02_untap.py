"""The untap phase: untapping, healing, the hazard player's sideboard. [UNT-15 to UNT-19]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase


@rule("UNT-15")
def test_the_tapped_untap_and_the_wounded_at_a_haven_are_then_tapped() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", status="tapped")
    haldir = scene.first.character("Haldir", status="wounded")
    glamdring = scene.first.gives("Glamdring", to=balin, status="tapped")

    scene.begin(Phase.UNTAP)

    assert balin.is_untapped
    assert glamdring.is_untapped
    assert haldir.is_tapped


@rule("UNT-15")
def test_the_wounded_away_from_a_haven_stay_wounded() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Moria", status="wounded")
    haldir = scene.first.character("Haldir", at="Moria", status="tapped")

    scene.begin(Phase.UNTAP)

    assert balin.is_wounded
    assert haldir.is_untapped


@rule("UNT-15")
def test_an_ally_heals_like_a_character() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    treebeard = scene.first.gives("Treebeard", to=haldir, status="wounded")

    scene.begin(Phase.UNTAP)

    assert treebeard.is_tapped


@rule("UNT-15")
def test_only_the_resource_players_cards_untap() -> None:
    scene = Scene()
    scene.first.character("Haldir")
    theirs = scene.second.character("Balin", at="Lórien", status="tapped")

    scene.begin(Phase.UNTAP)

    assert theirs.is_tapped


@rule("UNT-16")
def test_a_tapped_site_stays_tapped() -> None:
    scene = Scene()
    balin = scene.first.company("Moria", "Balin", site_status="tapped")[0]
    moria = Piece(scene.table, balin.company.site)

    scene.begin(Phase.UNTAP)

    assert moria.is_tapped


@rule("UNT-17")
def test_a_card_that_does_not_untap_stays_tapped() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", status="tapped")
    waiting = scene.first.event("Power Built by Waiting")
    scene.first.turn(waiting, "tapped")

    scene.begin(Phase.UNTAP)

    assert haldir.is_untapped
    assert waiting.is_tapped


@rule("UNT-19")
def test_against_an_avatar_the_hazard_player_takes_up_to_five_hazards_from_the_sideboard() -> None:
    scene = Scene()
    scene.first.character("Gandalf")
    hazards = scene.second.sideboard("Ambusher", "Cave-drake", "Ghosts", "Orc-guard", "Orc-watch", "Twilight")
    sword = scene.second.sideboard("Glamdring")[0]
    playing = scene.begin(Phase.UNTAP)
    assert playing.asked == 1

    playing.does(Verb.SIDEBOARD_TO_DISCARD)
    assert not playing.may(Verb.TAKE, sword)
    playing.does(Verb.TAKE, hazards[0])
    playing.does(Verb.TAKE, hazards[1])
    playing.does(Verb.TAKE, hazards[2])
    playing.does(Verb.TAKE, hazards[3])
    playing.does(Verb.TAKE, hazards[5])

    assert hazards[0].is_discarded
    assert hazards[5].is_discarded
    assert hazards[4].place == "sideboard"
    assert playing.phase is Phase.ORGANIZATION


@rule("UNT-19")
def test_one_hazard_may_instead_be_shuffled_into_the_play_deck() -> None:
    scene = Scene()
    scene.first.character("Gandalf")
    drake, ghosts = scene.second.sideboard("Cave-drake", "Ghosts")
    playing = scene.begin(Phase.UNTAP)

    playing.does(Verb.SIDEBOARD_TO_DECK)
    playing.does(Verb.TAKE, drake)
    assert playing.question == "Shuffle"
    playing.pass_until("OrganizationWindow")

    assert drake.in_deck
    assert ghosts.place == "sideboard"


@rule("UNT-19")
def test_with_fewer_than_five_cards_left_nothing_is_shuffled_into_the_play_deck() -> None:
    scene = Scene(filled=False)
    scene.first.character("Gandalf")
    scene.second.sideboard("Cave-drake")
    scene.second.deck("Ambusher", "Ghosts", "Orc-guard", "Orc-watch")

    playing = scene.begin(Phase.UNTAP)

    assert playing.may(Verb.SIDEBOARD_TO_DISCARD)
    assert not playing.may(Verb.SIDEBOARD_TO_DECK)


@rule("UNT-19")
def test_using_the_sideboard_halves_the_hazard_limits_of_the_turn() -> None:
    scene = Scene()
    gandalf = scene.first.company("Rivendell", "Gandalf", "Haldir", "Bergil", "Anborn", "Arwen")[0]
    scene.second.sideboard("Cave-drake", "Ghosts")
    scene.second.hand("Doors of Night")
    playing = scene.begin(Phase.UNTAP)

    playing.does(Verb.SIDEBOARD_TO_DISCARD)
    playing.does(Verb.TAKE)
    playing.pass_until("HazardWindow")

    assert playing.hazard_limit(gandalf) == 3  # half of five, rounded up


@rule("UNT-19")
def test_without_an_avatar_to_face_the_hazard_player_has_no_such_chance() -> None:
    scene = Scene()
    scene.first.character("Haldir")
    scene.second.character("Gandalf", at="Lórien")
    scene.second.sideboard("Cave-drake")

    playing = scene.begin(Phase.UNTAP)

    assert playing.phase is Phase.ORGANIZATION
    assert playing.asked == 0
