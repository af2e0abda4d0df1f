"""The Fallen-wizard himself: he is treated as a Wizard, and comes at his home site. [FW-01, FW-02, ORG-12]"""

from tests.cards.invented import FALLEN_ISENGARD
from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind

FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)


@rule("FW-01")
def test_a_fallen_wizard_taps_for_the_sideboard_as_a_wizard_does() -> None:
    scene = Scene(kinds=FALLEN)
    gandalf = scene.first.character("Gandalf [fallen-wizard]", at="Bag End")
    scene.first.sideboard("Great Patron")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.SIDEBOARD_TO_DISCARD, gandalf)

    assert gandalf.is_tapped


@rule("FW-02", "GLO-124", "EVT-25")
def test_what_is_for_a_wizard_is_for_a_fallen_wizard() -> None:
    scene = Scene(kinds=FALLEN)
    saruman, beretar = scene.first.company("Moria", "Saruman [fallen-wizard]", "Beretar")
    vanishment = scene.first.in_hand("Vanishment")
    playing = scene.attack(on=saruman)

    playing.plays(vanishment, user=saruman)
    playing.resolve()
    playing.passes()  # Beretar does not support

    assert playing.attack is None or playing.attack.canceled
    assert beretar.in_play


@rule("ORG-12")
def test_for_a_fallen_wizard_a_card_of_his_home_site_is_needed() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.declares("Saruman")
    scene.first.company("Rivendell", "Beretar")
    saruman = scene.first.in_hand("Saruman [fallen-wizard]")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    assert not playing.may(Verb.PLAY_CHARACTER, saruman)

    scene = Scene(kinds=FALLEN)
    scene.first.declares("Saruman")
    scene.first.company("Rivendell", "Beretar")
    scene.first.location_deck(FALLEN_ISENGARD)
    saruman = scene.first.in_hand("Saruman [fallen-wizard]")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, saruman)
    assert saruman.site == "Isengard"
    assert saruman.company.members == (saruman.id,)


@rule("ORG-24")
def test_the_moment_he_comes_general_influence_is_what_his_card_says() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.declares("Saruman")
    scene.first.company(FALLEN_ISENGARD, "Faramir", "Beretar", "Anborn", "Haldir")
    saruman = scene.first.in_hand("Saruman [fallen-wizard]")
    playing = scene.begin(Phase.ORGANIZATION)
    before = playing.unused_general_influence(0)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, saruman)

    assert before == 5
    assert playing.unused_general_influence(0) == 5 - 5


@rule("GLO-041")
def test_a_fallen_wizards_own_sites_are_neither_hero_nor_minion() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.declares("Saruman")
    saruman = scene.first.company(FALLEN_ISENGARD, "Saruman [fallen-wizard]")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.table.kinds[0].player is PlayerKind.FALLEN_WIZARD
    site = playing.table.printed[saruman.company.site]
    assert site.alignment is Alignment.FALLEN_WIZARD
