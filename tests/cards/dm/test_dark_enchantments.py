"""Stories of what the dead whisper to those whom they have wounded, and of words that gnaw."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def wounded(scene: Scene, victim: Piece, race: Race = Race.UNDEAD) -> Playing:
    """The victim has been wounded by such an attack and has passed his body check."""
    playing = scene.attack(on=victim, prowess=20, race=race)
    playing.pass_until("AssignByDefender", "FaceStrike")
    if playing.question == "AssignByDefender":
        playing.does(Verb.ASSIGN, victim)
        playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2, 2)
    playing.pass_until("HazardWindow")
    if playing.asked == 0:
        playing.passes()
    return playing


@card("DM-54", "DM-78")
@pytest.mark.parametrize("name", ["Endless Whispers", "Pale Dream-maker"])
def test_it_is_laid_on_somebody_whom_the_dead_have_wounded_and_does_not_count(name: str) -> None:
    scene = Scene()
    faramir, beretar = scene.first.company("Bree", "Faramir", "Beretar")
    spell = scene.second.in_hand(name)
    playing = wounded(scene, faramir)

    on_others = playing.may_play(spell, target=beretar)
    playing.plays(spell, target=faramir)
    playing.resolve()

    assert not on_others
    assert spell.bearer == faramir
    assert faramir.company.hazards == 0


@card("DM-54", "DM-78")
@pytest.mark.parametrize("name", ["Endless Whispers", "Pale Dream-maker"])
def test_wounds_by_others_do_not_open_the_ear_and_a_wizard_is_deaf(name: str) -> None:
    by_orcs, of_a_wizard = Scene(), Scene()
    faramir = by_orcs.first.character("Faramir", at="Bree")
    first, _ = by_orcs.second.hand(name, "Foolish Words")
    gandalf = of_a_wizard.first.character("Gandalf", at="Bree")
    second, _ = of_a_wizard.second.hand(name, "Foolish Words")

    assert wounded(by_orcs, faramir, Race.ORC).why_not(first) is Reason.NO_TARGET
    assert wounded(of_a_wizard, gandalf).why_not(second) is Reason.NO_TARGET


@card("DM-54", "DM-78")
@pytest.mark.parametrize("name", ["Endless Whispers", "Pale Dream-maker"])
def test_nobody_hears_the_same_whisper_twice(name: str) -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.second.gives(name, to=faramir)
    spell, _ = scene.second.hand(name, "Foolish Words")
    playing = wounded(scene, faramir)

    assert playing.why_not(spell) is Reason.DUPLICATED


@card("DM-54")
def test_whispers_keep_the_bearer_from_untapping_even_where_he_is_healed() -> None:
    tapped, hurt = Scene(), Scene()
    faramir = tapped.first.character("Faramir", at="Rivendell", status="tapped")
    tapped.second.gives("Endless Whispers", to=faramir)
    beretar = hurt.first.character("Beretar", at="Rivendell", status="wounded")
    hurt.second.gives("Endless Whispers", to=beretar)
    herbs = hurt.first.gives("Healing Herbs", to=hurt.first.character("Balin", at="Rivendell"))
    tapped.begin(Phase.UNTAP)
    playing = hurt.begin(Phase.ORGANIZATION)

    playing.uses(herbs)
    playing.resolve()

    assert faramir.is_tapped
    assert beretar.is_tapped


@card("DM-54")
def test_a_sage_of_the_company_may_tap_to_silence_the_whispers() -> None:
    scene = Scene()
    faramir, elrond, balin = scene.first.company("Rivendell", "Faramir", "Elrond", "Balin")
    gandalf = scene.first.character("Gandalf", at="Bree")
    whispers = scene.second.gives("Endless Whispers", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    helpers = [option.other for option in playing.options(Verb.TRY_REMOVAL)]
    playing.does(Verb.TRY_REMOVAL, whispers, elrond)
    playing.rolls(7)
    still_there = whispers.in_play
    playing.does(Verb.TRY_REMOVAL, whispers, balin)
    playing.rolls(8)

    assert helpers == [elrond.id, balin.id]
    assert gandalf.is_untapped
    assert elrond.is_tapped
    assert still_there
    assert whispers.is_discarded


@card("DM-78")
def test_who_dreams_pale_dreams_is_burdened_and_leads_nobody() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    before = elrond.direct_influence()
    scene.second.gives("Pale Dream-maker", to=elrond)

    assert before == 4
    assert elrond.direct_influence() == 0
    assert elrond.direct_influence(against=scene.first.in_hand("Glorfindel II")) == 0
    assert elrond.corruption_points == 2


@card("DM-78")
def test_followers_of_a_dreamer_lose_their_controller() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    balin = scene.first.character("Ori", at="Rivendell", follower_of=elrond)
    scene.second.gives("Pale Dream-maker", to=elrond)
    scene.first.overdrawn()
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.FINISH_ORGANIZING)

    assert balin.controller is None


@card("DM-78")
def test_each_card_discarded_from_hand_on_his_own_turn_makes_the_dreamer_check() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    scene.second.gives("Pale Dream-maker", to=faramir)
    cram, _ = scene.first.hand("Cram", "Elven Cloak")
    scene.second.hand("Cram")
    scene.first.fill(10)
    scene.second.fill(10)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("MayDiscard")
    playing.does(Verb.DISCARD, cram)

    assert playing.question == "RollCheck"
    assert playing.table.check is not None
    assert playing.table.check.character == faramir.id


@card("DM-78")
def test_what_the_opponent_discards_does_not_trouble_the_dreamer() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    scene.second.gives("Pale Dream-maker", to=faramir)
    scene.first.hand("Cram")
    scene.first.fill(10)
    theirs = scene.second.in_hand("Cram")
    scene.second.fill(10)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("MayDiscard")
    playing.passes()
    playing.does(Verb.DISCARD, theirs)

    assert theirs.is_discarded
    assert playing.question != "RollCheck"


@card("DM-78")
def test_the_dreamer_cannot_wake_himself_but_another_sage_can() -> None:
    scene = Scene()
    elrond, balin = scene.first.company("Rivendell", "Elrond", "Balin")
    dream = scene.second.gives("Pale Dream-maker", to=elrond)
    playing = scene.begin(Phase.ORGANIZATION)

    helpers = [option.other for option in playing.options(Verb.TRY_REMOVAL)]
    at_minus_three = playing.may(Verb.TRY_REMOVAL_UNTAPPED, dream)
    playing.does(Verb.TRY_REMOVAL, dream, balin)
    playing.rolls(7)

    assert helpers == [balin.id]
    assert not at_minus_three
    assert dream.is_discarded


@card("DM-60")
def test_words_gnaw_at_a_sage_who_has_another_sage_beside_him() -> None:
    scene = Scene()
    balin, bilbo = scene.first.company("Bree", "Balin", "Bilbo")
    gnaw = scene.second.in_hand("Gnaw with Words")
    playing = scene.hazards(on=balin)

    playing.plays(gnaw, target=balin)
    playing.resolve()

    assert balin.is_tapped
    assert bilbo.is_untapped


@card("DM-60")
def test_the_other_may_be_at_the_new_site_whosever_he_is() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    scene.second.character("Círdan", at="Bree")
    gnaw = scene.second.in_hand("Gnaw with Words")
    playing = scene.hazards(on=elrond, to="Bree")

    ways = [option.number for option in playing.options(Verb.PLAY) if option.card == gnaw.id]
    playing.does(Verb.PLAY, gnaw, number=1)
    playing.resolve()

    assert ways == [0, 1]
    assert elrond.is_tapped


@card("DM-60")
def test_alone_or_already_tapped_nobody_is_gnawed_at() -> None:
    alone, tapped = Scene(), Scene()
    elrond = alone.first.character("Elrond", at="Bree")
    alone.second.character("Balin", at="Rivendell")
    first = alone.second.in_hand("Gnaw with Words")
    balin = tapped.first.character("Balin", at="Bree", status="tapped")
    tapped.first.character("Bilbo", at="Bree", status="wounded")
    second = tapped.second.in_hand("Gnaw with Words")

    assert alone.hazards(on=elrond).why_not(first) is Reason.NO_TARGET
    assert tapped.hazards(on=balin).why_not(second) is Reason.NOTHING_WOULD_CHANGE
