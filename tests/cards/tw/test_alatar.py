"""Stories of Alatar."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-117")
def test_when_alatars_company_moves_the_opponent_draws_one_card_less() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Lórien")
    scene.second.in_hand("Foolish Words")
    playing = scene.hazards(on=alatar, to="Isengard", draw=True)  # two and two

    playing.does(Verb.DRAW)

    assert len(playing.hand(0)) == 2
    assert (playing.question, playing.asked) == ("HazardWindow", 1)
    assert len(playing.hand(1)) == 1 + 1


@card("TW-117")
def test_the_opponent_may_be_left_without_any_card() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Lórien")
    scene.second.in_hand("Foolish Words")
    playing = scene.hazards(on=alatar, to="Edoras", draw=True)  # one and one

    assert (playing.question, playing.asked) == ("HazardWindow", 1)
    assert playing.hand(1) == ["Foolish Words"]


@card("TW-117")
def test_from_a_haven_alatar_joins_a_company_that_a_creature_attacks() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edhellond")
    haldir = scene.first.character("Haldir", at="Lórien")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, lieutenant)
    playing.resolve()
    playing.uses(alatar)
    playing.resolve()
    assert alatar.companions == ["Haldir", "Alatar"]
    playing.does(Verb.STAY_UNTAPPED)  # the only strike is his
    playing.passes()  # nobody supports
    playing.rolls(7)  # 7 + 6 - 3 is greater than 7
    assert lieutenant.among_points
    playing.passes()  # nobody supports his check
    playing.rolls(2)

    assert alatar.is_tapped
    assert playing.has_happened(Happening.CHECK_PASSED, alatar)


@card("TW-117")
def test_alatar_faces_a_strike_even_if_the_attacker_chooses() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edhellond")
    haldir = scene.first.character("Haldir", at="Lórien")
    balin = scene.first.character("Balin", at="Lórien")
    drake = scene.second.in_hand("Cave-drake")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, drake)
    playing.resolve()
    playing.uses(alatar)
    playing.resolve()
    assert playing.asked == 1
    playing.does(Verb.ASSIGN, balin)

    assert playing.may(Verb.RESOLVE_STRIKE, alatar)
    assert playing.may(Verb.RESOLVE_STRIKE, balin)
    assert not playing.may(Verb.RESOLVE_STRIKE, haldir)


@card("TW-117")
def test_a_tapped_alatar_joins_as_well_and_leaves_his_allies() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edhellond", status="tapped")
    quickbeam = scene.first.gives("Quickbeam", to=alatar)
    sword = scene.first.gives("Glamdring", to=alatar)
    haldir = scene.first.character("Haldir", at="Lórien")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, lieutenant)
    playing.resolve()
    playing.uses(alatar)
    playing.resolve()

    assert alatar.companions == ["Haldir", "Alatar"]
    assert quickbeam.is_discarded
    assert sword.bearer == alatar


@card("TW-117")
def test_away_from_havens_alatar_hears_of_no_attack() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edoras")
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.first.in_hand("Concealment")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.does(Verb.PLAY_CREATURE, lieutenant)
    playing.resolve()

    assert playing.may(Verb.PLAY)
    assert not playing.may(Verb.USE, alatar)


@card("TW-117")
def test_alatar_does_not_come_for_automatic_attacks() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edhellond")
    aragorn = scene.first.character("Aragorn II", at="Moria")
    scene.first.in_hand("Concealment")
    playing = scene.entering(of=aragorn)

    playing.does(Verb.ENTER)

    assert playing.may(Verb.PLAY)
    assert not playing.may(Verb.USE, alatar)


@card("TW-117")
def test_after_a_cancelled_attack_alatar_taps_and_checks_all_the_same() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edhellond")
    haldir = scene.first.character("Haldir", at="Lórien")
    quarrels = scene.first.in_hand("Dark Quarrels")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, lieutenant)
    playing.resolve()
    playing.uses(alatar)
    playing.resolve()
    playing.plays(quarrels)
    playing.resolve()

    assert alatar.is_tapped
    assert playing.question == "SupportWindow"


@card("TW-117")
def test_alatar_stays_with_the_company_he_joined() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edhellond")
    haldir = scene.first.character("Haldir", at="Lórien")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, lieutenant)
    playing.resolve()
    playing.uses(alatar)
    playing.resolve()
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()
    playing.rolls(12)
    playing.passes()
    playing.rolls(12)
    playing.pass_until("EnterSite")

    assert alatar.site == "Moria"
    assert playing.phase is Phase.SITE


@card("TW-117")
@rule("TIM-42")
def test_alatar_is_called_once_against_an_attack_and_not_again_in_the_same_chain() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edhellond")
    haldir = scene.first.character("Haldir", at="Lórien")
    quarrels = scene.first.in_hand("Dark Quarrels")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, lieutenant)
    playing.resolve()
    playing.uses(alatar)

    assert playing.may_play(quarrels)  # the first player may still answer
    assert not playing.may(Verb.USE, alatar)


@card("TW-117")
def test_alatar_does_not_join_the_company_he_is_in() -> None:
    scene = Scene()
    alatar, _ = scene.first.company("Edhellond", "Alatar", "Haldir")
    scene.first.in_hand("Concealment")
    playing = scene.attack(on=alatar, prowess=9)

    assert playing.may(Verb.PLAY)
    assert not playing.may(Verb.USE, alatar)
