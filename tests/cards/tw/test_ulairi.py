"""Stories of the Nazgûl who give strength and corrupt, and of their words of terror."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene


@card("TW-44")
def test_hoarmurath_taps_to_give_an_attack_one_more_strike() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    hoarmurath = scene.second.event("Hoarmûrath of Dír")
    wargs = scene.second.in_hand("Wargs")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, wargs)
    playing.resolve()
    assert playing.attack is not None
    before = attack_strikes(playing.table, playing.attack)
    playing.uses(hoarmurath)
    playing.resolve()

    assert attack_strikes(playing.table, playing.attack) == before + 1
    assert hoarmurath.is_discarded
    assert playing.table.companies[faramir.company.id].hazards == 2


@card("TW-44")
def test_hoarmurath_attacks_as_a_creature_where_he_is_at_home() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Dead Marshes")  # in Dagorlad
    hoarmurath = scene.second.in_hand("Hoarmûrath of Dír")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, hoarmurath)
    playing.resolve()

    assert playing.attack is not None


@card("TW-83")
def test_ren_taps_and_everybody_in_play_makes_a_corruption_check_the_moving_player_first() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Lórien", "Faramir", "Anborn")
    scene.first.gives("Healing Herbs", to=faramir)
    haldir = scene.second.character("Haldir", at="Rivendell")
    ring = scene.second.gives("Lesser Ring", to=haldir)
    ren = scene.second.event("Ren the Unclean")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.uses(ren)
    playing.resolve()
    playing.does(Verb.CHECK_NEXT, faramir)
    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.pass_until("RollCheck")
    playing.rolls(12)  # Anborn, before the other player's
    playing.pass_until("RollCheck")
    playing.rolls(2)

    assert ren.is_discarded
    assert anborn.in_play
    assert ring.is_discarded
    assert not haldir.in_play
    assert playing.has_happened(Happening.CHECK_FAILED)


@card("TW-115")
def test_words_of_terror_weaken_everybody_in_a_company_that_a_nazgul_attacks() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Easterling Camp", "Faramir", "Anborn")
    akhorahil, words, again = scene.second.hand(
        "Akhôrahil", "Words of Power and Terror", "Words of Power and Terror"
    )
    playing = scene.hazards(on=faramir)
    before = faramir.prowess(), anborn.prowess()
    assert not playing.may_play(words)

    playing.does(Verb.PLAY_CREATURE, akhorahil)
    playing.resolve()
    playing.plays(words)
    playing.resolve()

    assert (faramir.prowess(), anborn.prowess()) == (before[0] - 1, before[1] - 1)
    assert not playing.may_play(again)


@card("TW-46")
def test_indur_taps_and_a_wounded_character_discards_an_item_that_is_no_ring() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien", status="wounded")
    anborn = scene.first.character("Anborn", at="Lórien")
    cram = scene.first.gives("Cram", to=faramir)
    mail = scene.first.gives("Hauberk of Bright Mail", to=faramir)
    ring = scene.first.gives("Lesser Ring", to=faramir)
    herbs = scene.first.gives("Dagger of Westernesse", to=anborn)
    indur = scene.second.event("Indûr Dawndeath")
    playing = scene.hazards(on=faramir, to="Moria")

    assert not playing.may(Verb.USE, indur, target=anborn)
    playing.uses(indur, target=faramir)
    playing.resolve()
    assert playing.asked == 0
    assert not playing.may(Verb.DISCARD, ring)
    assert not playing.may(Verb.DISCARD, herbs)
    playing.does(Verb.DISCARD, mail)

    assert mail.is_discarded
    assert cram.bearer == faramir
    assert indur.is_discarded
