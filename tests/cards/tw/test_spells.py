"""Stories of the spells that are played on the opponent's turn."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-362")
def test_a_wizard_laughs_at_an_attempt_to_influence_his_companion() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    haldir = scene.second.character("Haldir", at="Dol Amroth")
    saruman = scene.second.character("Saruman", at="Lórien")
    scene.second.gives("Cram", to=saruman)
    laughter = scene.second.in_hand("Wizard’s Laughter")
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.INFLUENCE, imrahil, haldir)
    playing.resolve()
    playing.plays(laughter, user=saruman)
    playing.resolve()
    playing.rolls(4)  # 4 - 2 is greater than 1

    assert saruman.in_play
    assert laughter.is_discarded
    assert haldir.in_play
    assert not playing.has_happened(Happening.INFLUENCE_SUCCEEDED)
    assert playing.question not in ("RollAttempt", "RollAgainst")


@card("TW-362")
def test_he_laughs_at_an_attempt_on_a_faction_and_may_fall_for_it() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    knights = scene.second.factions("Knights of Dol Amroth")[0]
    saruman = scene.second.character("Saruman", at="Lórien")
    scene.second.gives("Cram", to=saruman)
    laughter = scene.second.in_hand("Wizard’s Laughter")
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.INFLUENCE, imrahil, knights)
    playing.resolve()
    playing.plays(laughter, user=saruman)
    playing.resolve()
    playing.rolls(3)  # 3 - 2 is not greater than 1

    assert saruman.is_eliminated
    assert knights.among_points


@card("TW-362")
def test_nobody_laughs_at_an_attempt_on_the_players_own_faction() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    scene.second.character("Saruman", at="Lórien")
    knights = scene.first.in_hand("Knights of Dol Amroth")
    laughter = scene.second.in_hand("Wizard’s Laughter")
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.PLAY_AT_SITE, knights, imrahil)

    assert playing.question == "RollFaction"
    assert laughter.in_hand


@card("TW-362")
def test_without_a_wizard_in_play_nobody_laughs() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    haldir = scene.second.character("Haldir", at="Dol Amroth")
    scene.second.in_hand("Wizard’s Laughter")
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.INFLUENCE, imrahil, haldir)
    playing.resolve()

    assert playing.question == "RollAttempt"


@card("TW-362")
def test_there_is_nothing_to_laugh_at_on_ones_own_turn() -> None:
    scene = Scene()
    scene.first.character("Saruman", at="Lórien")
    laughter = scene.first.in_hand("Wizard’s Laughter")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(laughter) is Reason.ONLY_AGAINST_INFLUENCE


@card("TW-362")
def test_nobody_laughs_at_an_agent_who_tries_in_his_own_turn() -> None:
    scene = Scene()
    saruman, _ = scene.first.company("Lórien", "Saruman", "Brand")
    laughter = scene.first.in_hand("Wizard’s Laughter")
    gisulf = scene.second.agent("Gisulf")
    revolts = scene.second.in_hand("Good Sense Revolts")
    playing = scene.hazards(on=saruman, to="Dale")

    playing.plays(revolts, target=gisulf)
    playing.resolve()
    playing.does(Verb.INFLUENCE, gisulf)

    assert playing.table.attempt is not None
    assert not playing.may(Verb.PLAY, laughter)
