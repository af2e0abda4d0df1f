"""Stories of the Nazgûl, who are creatures or permanent-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.bots.hidden import with_other_secrets
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.queries.sites.sites import site_type
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.view.seat_view import seat_view
from wizardhaven.vocabulary.terms import Phase, Race, SiteType


@card("TW-4")
def test_akhorahil_attacks_as_a_creature_where_he_is_at_home() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Easterling Camp")  # in Horse Plains
    akhorahil = scene.second.in_hand("Akhôrahil")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, akhorahil, names=("Easterling Camp",))
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 16


@card("TW-4")
def test_akhorahil_may_be_a_permanent_event_wherever_the_company_is() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    akhorahil = scene.second.in_hand("Akhôrahil")
    later = Scene()
    beretar = later.first.character("Beretar", at="Lórien")
    later.first.event("Akhôrahil")
    other = later.second.in_hand("Akhôrahil")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(akhorahil)
    playing.resolve()

    assert akhorahil.in_play
    assert playing.attack is None
    assert later.hazards(on=beretar, to="Moria").why_not(other) is Reason.UNIQUE_IN_PLAY


@card("TW-4")
def test_akhorahil_taps_to_weaken_somebodys_body_and_is_gone() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    akhorahil = scene.second.event("Akhôrahil")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.uses(akhorahil, target=faramir)
    playing.resolve()

    assert faramir.body == 8 - 1
    assert akhorahil.is_discarded
    assert playing.table.companies[faramir.company.id].hazards == 1


@card("TW-31")
def test_dwar_taps_to_strengthen_wolves_spiders_and_animals() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    dwar = scene.second.event("Dwar of Waw")
    wargs = scene.second.in_hand("Wargs")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.uses(dwar)
    playing.resolve()
    orcs = Attack(faramir.company.id, Race.ORC, 1, 6, NONE)
    wolves = Attack(faramir.company.id, Race.WOLF, 1, 6, NONE)

    assert dwar.is_discarded
    assert attack_prowess(playing.table, wolves) == 6 + 1
    assert attack_prowess(playing.table, orcs) == 6
    assert wargs.in_hand


@card("TW-31")
def test_dwar_walks_in_ithilien() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Henneth Annûn")
    dwar = scene.second.in_hand("Dwar of Waw")
    playing = scene.hazards(on=faramir)

    assert playing.may(Verb.PLAY_CREATURE, dwar, names=("Henneth Annûn",))


@card("TW-107")
def test_uvatha_taps_to_bring_a_creature_back_to_hand() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    uvatha = scene.second.event("Ûvatha the Horseman")
    wargs, gloom = scene.second.discard_pile("Wargs", "Gloom")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.uses(uvatha)
    playing.resolve()

    assert wargs.in_hand
    assert gloom.is_discarded
    assert uvatha.is_discarded


@card("TW-107")
def test_a_permanent_event_that_was_a_nazgul_can_be_discarded_like_any_other() -> None:
    scene = Scene()
    faramir, _ = scene.first.company("Lórien", "Gandalf", "Faramir")
    uvatha = scene.second.event("Ûvatha the Horseman")
    marvels = scene.first.in_hand("Marvels Told")
    playing = scene.hazards(on=faramir, to="Moria")

    assert playing.may_play(marvels, target=uvatha)


@card("TW-107")
def test_uvatha_needs_room_within_the_hazard_limit_to_tap() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    uvatha = scene.second.event("Ûvatha the Horseman")
    scene.second.discard_pile("Wargs")
    stir, wake = scene.second.hand("Minions Stir", "Wake of War")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(stir)
    playing.resolve()
    playing.plays(wake)
    playing.resolve()

    assert not playing.may(Verb.USE, uvatha)


@card("TW-2")
def test_adunaphel_taps_to_tap_somebody_and_is_gone() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    elsewhere = scene.first.character("Haldir", at="Rivendell")
    weary = scene.first.character("Beregond", at="Edhellond", status="tapped")
    adunaphel = scene.second.event("Adûnaphel")
    playing = scene.hazards(on=faramir, to="Moria")

    assert not playing.may(Verb.USE, adunaphel, target=weary)
    playing.uses(adunaphel, target=elsewhere)
    playing.resolve()

    assert elsewhere.is_tapped
    assert faramir.is_untapped
    assert adunaphel.is_discarded
    assert faramir.company.hazards == 1


@card("TW-2")
def test_adunaphel_walks_in_the_brown_lands() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bandit Lair")
    adunaphel, akhorahil = scene.second.hand("Adûnaphel", "Akhôrahil")
    playing = scene.hazards(on=faramir)

    assert playing.may(Verb.PLAY_CREATURE, adunaphel, names=("Bandit Lair",))
    assert not playing.may(Verb.PLAY_CREATURE, akhorahil)


@card("TW-113")
def test_the_witch_king_darkens_every_shadow_hold() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    witch_king = scene.second.event("Witch-king of Angmar")
    mouth = scene.second.in_hand("Mouth of Sauron")  # keyed to a Dark-hold
    playing = scene.hazards(on=faramir, to="Moria")

    assert not playing.may(Verb.PLAY_CREATURE, mouth)
    playing.uses(witch_king)
    playing.resolve()

    assert witch_king.is_discarded
    assert playing.may(Verb.PLAY_CREATURE, mouth, names=("Dark-hold",))


@card("TW-113")
def test_the_witch_kings_darkness_lasts_as_long_as_a_hazard_long_event() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    aragorn = scene.second.character("Aragorn II", at="Moria")
    witch_king = scene.second.event("Witch-king of Angmar")
    playing = scene.hazards(on=faramir)
    moria = playing.table.companies[aragorn.company.id].site

    playing.uses(witch_king)
    playing.resolve()
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_to(Phase.MOVEMENT_HAZARD)
    assert playing.resource_player == 1
    assert site_type(playing.table, moria) is SiteType.DARK_HOLD
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_to(Phase.ORGANIZATION)
    assert site_type(playing.table, moria) is SiteType.DARK_HOLD
    playing.pass_to(Phase.MOVEMENT_HAZARD)

    assert playing.resource_player == 0
    assert site_type(playing.table, moria) is SiteType.SHADOW_HOLD


@card("TW-113")
def test_what_is_seen_of_the_witch_kings_darkness_tells_nothing_of_a_card_being_placed_on_guard() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    witch_king = scene.second.event("Witch-king of Angmar")
    mouth, _ = scene.second.hand("Mouth of Sauron", "Cave-drake")
    playing = scene.hazards(on=faramir, to="Moria")
    playing.uses(witch_king)
    playing.resolve()
    playing.game.everywhere = True
    playing.does(Verb.PLACE_ON_GUARD, mouth)

    assert playing.table.chain
    for seed in range(80):
        elsewhere = with_other_secrets(playing.table, 0, seed)
        assert seat_view(elsewhere, 0) == playing.game.view(0)
