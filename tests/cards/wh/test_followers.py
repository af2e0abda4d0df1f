"""Stories of the cards about whom a player leads."""

from dataclasses import replace

from tests.cards.le.test_characters import checked
from tests.cards.marks import card
from tests.rules.fallen_cards import FALLEN_AND_WIZARD, GANDALF, ISENGARD, MAN_OF_CRAFT, SARUMAN, WHITE_TOWERS
from wizardhaven.engine.queries.afar import afar_parts
from wizardhaven.engine.queries.influence import (
    direct_influence,
    unused_general_influence,
    used_general_influence,
)
from wizardhaven.engine.queries.minds import control_cost, mind
from wizardhaven.engine.rules.checks.influence import influence_sum
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.checks import Attempt
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind
from wizardhaven.vocabulary.wizardhavens import Protected


@card("Lugdush")
def test_an_eight_discards_lugdush() -> None:
    assert checked("Lugdush", 7).in_play
    assert checked("Lugdush", 8).is_discarded
    assert checked("Lugdush", 9).is_eliminated


@card("Uglúk", "Doeth (Durthak)", "Euog (Ulzog)")
def test_a_nine_discards_ugluk_doeth_and_euog() -> None:
    assert checked("Uglúk", 9).is_discarded
    assert checked("Doeth (Durthak)", 9).is_discarded
    assert checked("Euog (Ulzog)", 9).is_discarded
    assert checked("Uglúk", 10).is_eliminated


@card("Uglúk", "Euog (Ulzog)")
def test_ugluk_and_euog_lead_orcs_more_easily_than_others() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    ugluk, euog, brute, luitprand = scene.first.company(
        ISENGARD, "Uglúk", "Euog (Ulzog)", "Squint-eyed Brute", "Luitprand"
    )

    assert direct_influence(scene.table, ugluk.id, brute.id) == 3
    assert direct_influence(scene.table, euog.id, brute.id) == 3
    assert direct_influence(scene.table, ugluk.id, luitprand.id) == 0
    assert direct_influence(scene.table, euog.id, luitprand.id) == 1


@card("Bad Company")
def test_bad_company_lets_orcs_and_trolls_into_play() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Luitprand")
    company, brawler, lout = scene.first.hand("Bad Company", "Orc Brawler", "Troll Lout")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(company)
    playing.resolve()
    playing.does(Verb.ORGANIZE)

    assert playing.stage_points(0) == 2
    assert playing.may(Verb.PLAY_CHARACTER, brawler)
    assert playing.may(Verb.PLAY_CHARACTER, lout)


@card("Bad Company")
def test_bad_company_is_not_duplicated_by_a_player() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Luitprand")
    scene.first.event("Bad Company")
    other = scene.first.in_hand("Bad Company")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(other) is Reason.DUPLICATED


@card("Thrall of the Voice")
def test_thrall_of_the_voice_brings_one_character_in_place_of_another() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Luitprand")
    thrall, legolas, beretar = scene.first.hand("Thrall of the Voice", "Legolas", "Beretar")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(thrall)
    playing.resolve()
    playing.does(Verb.PLAY_CHARACTER, legolas)
    assert thrall.bearer == legolas
    assert mind(playing.table, legolas.id) == 5

    playing.does(Verb.ORGANIZE)
    assert playing.why_not(beretar) is Reason.ONE_CHARACTER_A_TURN


@card("Thrall of the Voice")
def test_thrall_of_the_voice_is_not_played_after_another_character_nor_for_nobody() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Luitprand")
    thrall, legolas, beretar, _ = scene.first.hand("Thrall of the Voice", "Legolas", "Beretar", "Bad Company")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, beretar)
    playing.does(Verb.FINISH_ORGANIZING)
    assert playing.why_not(thrall) is Reason.ONE_CHARACTER_A_TURN
    assert legolas.in_hand

    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Luitprand")
    thrall, _ = scene.first.hand("Thrall of the Voice", "Thranduil")
    assert scene.begin(Phase.ORGANIZATION).why_not(thrall) is Reason.NOBODY_TO_BRING


@card("Thrall of the Voice")
def test_thrall_of_the_voice_brings_an_agent_even_to_a_wizardhaven_and_keeps_a_mind_of_one() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Beretar")
    thrall, ferny = scene.first.hand("Thrall of the Voice", "Bill Ferny")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(thrall)
    playing.resolve()
    playing.does(Verb.PLAY_CHARACTER, ferny)
    assert ferny.site == "The White Towers"

    scene = Scene(kinds=FALLEN_AND_WIZARD)
    luitprand = scene.first.company(WHITE_TOWERS, "Luitprand")[0]
    scene.first.gives("Thrall of the Voice", to=luitprand)
    assert mind(scene.table, luitprand.id) == 1


@card("Thrall of the Voice")
def test_whom_the_voice_enthrals_may_follow_somebody_for_one_point_less() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    saruman = scene.first.company(ISENGARD, SARUMAN)[0]
    scene.first.character("Faramir", at="Isengard", follower_of=saruman)  # three of eight points are left
    thrall, eomer = scene.first.hand("Thrall of the Voice", "Erkenbrand")  # a mind of four
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(thrall)
    playing.resolve()
    playing.does(Verb.PLAY_CHARACTER, eomer, saruman)

    assert eomer.controller == saruman


@card("Thrall of the Voice")
def test_after_the_draft_a_thrall_that_nobody_needed_is_placed_with_somebody() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.location_deck(WHITE_TOWERS)
    scene.second.location_deck("Rivendell")
    thrall, beretar, luitprand = scene.first.pool("Thrall of the Voice", "Beretar", "Luitprand")
    scene.second.pool("Haldir")
    playing = scene.opening()
    playing.does(Verb.DRAFT, thrall)
    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, beretar)
    playing.does(Verb.DRAFT, luitprand)

    assert playing.question == "PlaceStartingCard"
    playing.does(Verb.PLACE_WITH, thrall, beretar)

    assert thrall.bearer == beretar


@card("Wizard’s Myrmidon")
def test_a_myrmidon_takes_three_points_and_follows_nobody_but_a_fallen_wizard() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    saruman = scene.first.company(ISENGARD, SARUMAN)[0]
    faramir = scene.first.character("Faramir", at="Isengard")
    elrond = scene.first.character("Elrond", at="Isengard")
    myrmidon = scene.first.in_hand("Wizard’s Myrmidon")
    before = direct_influence(scene.table, faramir.id)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(myrmidon, target=saruman)
    playing.plays(myrmidon, target=faramir)
    playing.resolve()
    playing.does(Verb.ORGANIZE)

    assert control_cost(playing.table, faramir.id) == 3
    assert direct_influence(playing.table, faramir.id) == before + 1
    assert playing.may(Verb.FOLLOW, faramir, saruman)
    assert not playing.may(Verb.FOLLOW, faramir, elrond)


@card("Wizard’s Myrmidon")
def test_a_follower_who_becomes_a_myrmidon_loses_his_leader() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    elrond = scene.first.company(WHITE_TOWERS, "Elrond")[0]
    luitprand = scene.first.character("Luitprand", at="The White Towers", follower_of=elrond)
    myrmidon = scene.first.in_hand("Wizard’s Myrmidon")
    playing = scene.begin(Phase.ORGANIZATION)
    assert luitprand.controller == elrond

    playing.plays(myrmidon, target=luitprand)
    playing.resolve()
    playing.does(Verb.ORGANIZE)

    assert luitprand.is_uncontrolled
    playing.does(Verb.FREE, luitprand)
    assert used_general_influence(playing.table, 0) == 10 + 3


@card("Open to the Summons")
def test_the_summons_lie_on_a_company_until_an_agent_joins_it_at_a_haven() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    beretar = scene.first.company(WHITE_TOWERS, "Beretar")[0]
    summons, ferny = scene.first.hand("Open to the Summons", "Bill Ferny")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(summons)
    playing.resolve()
    assert summons.bearer is None
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, ferny, names=("Open to the Summons",))

    assert ferny.company.id == beretar.company.id
    assert summons.bearer == ferny
    assert mind(playing.table, ferny.id) == 2


@card("Open to the Summons")
def test_the_summons_bring_nobody_away_from_a_haven_and_only_an_agent() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    beretar = scene.first.company("Weathertop", "Beretar")[0]
    scene.first.event("Open to the Summons", on_company_of=beretar)
    scene.first.company(WHITE_TOWERS, "Haldir", "Annalena")
    ferny, _ = scene.first.hand("Bill Ferny", "Luitprand")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    assert playing.why_not(ferny) is Reason.ONLY_AT_HOME
    assert not playing.may(Verb.PLAY_CHARACTER, names=("Open to the Summons",))


@card("Open to the Summons")
def test_the_summons_let_an_agent_begin_in_place_of_a_minor_item() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.first.location_deck("Dol Guldur")
    scene.second.location_deck("Rivendell")
    summons, ferny, luitprand, *_ = scene.first.pool(
        "Open to the Summons", "Bill Ferny", "Luitprand", "Dagger of Westernesse", "Dagger of Westernesse"
    )
    scene.second.pool("Haldir")
    playing = scene.opening()

    assert not playing.may(Verb.DRAFT, ferny)
    playing.does(Verb.DRAFT, summons)
    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, ferny)
    assert ferny.in_play
    assert summons.bearer == ferny

    playing.does(Verb.DRAFT, luitprand)
    playing.does(Verb.GIVE_ITEM, other=luitprand)
    assert not playing.may(Verb.GIVE_ITEM)


def fallen(avatar: str) -> Scene:
    """A scene in which the first player has declared that Fallen-wizard."""
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares(avatar)
    return scene


@card("Squire of the Hunt")
def test_the_squire_is_a_stronger_warrior_who_takes_two_points() -> None:
    scene = fallen("Alatar")
    faramir, wacho = scene.first.company(WHITE_TOWERS, "Faramir", "Wacho")
    squire = scene.first.in_hand("Squire of the Hunt")
    before = (faramir.prowess(), faramir.body, direct_influence(scene.table, faramir.id))
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(squire, target=wacho)  # who is no warrior
    playing.plays(squire, target=faramir)
    playing.resolve()

    after = (faramir.prowess(), faramir.body, direct_influence(playing.table, faramir.id))
    assert after == (before[0] + 1, before[1] + 1, before[2] + 1)
    assert control_cost(playing.table, faramir.id) == 2


@card("Squire of the Hunt", "Gandalf’s Friend", "Pallando’s Apprentice")
def test_friends_are_found_at_a_wizardhaven() -> None:
    scene = fallen("Alatar")
    scene.first.company("Bree", "Faramir")
    squire = scene.first.in_hand("Squire of the Hunt")
    assert scene.begin(Phase.ORGANIZATION).why_not(squire) is Reason.CONDITION_NOT_MET

    scene = fallen("Gandalf")
    scene.first.company("Bree", "Faramir")
    friend = scene.first.in_hand("Gandalf’s Friend")
    assert scene.begin(Phase.ORGANIZATION).why_not(friend) is Reason.CONDITION_NOT_MET

    scene = fallen("Pallando")
    scene.first.company("Bree", "Wacho")
    apprentice = scene.first.in_hand("Pallando’s Apprentice")
    assert scene.begin(Phase.ORGANIZATION).why_not(apprentice) is Reason.CONDITION_NOT_MET


@card("Squire of the Hunt", "Gandalf’s Friend", "Pallando’s Apprentice")
def test_or_in_the_starting_company() -> None:
    scene = fallen("Gandalf")
    scene.first.location_deck("Weathertop")
    scene.second.location_deck("Rivendell")
    friend, beretar, luitprand = scene.first.pool("Gandalf’s Friend", "Beretar", "Luitprand")
    scene.second.pool("Haldir")
    playing = scene.opening()
    playing.does(Verb.DRAFT, beretar)
    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, friend)

    assert friend.bearer == beretar
    assert playing.stage_points(0) == 1
    assert luitprand.place == "pool"


@card("Gandalf’s Friend")
def test_a_friend_of_gandalf_takes_one_point_and_has_more_influence() -> None:
    scene = fallen("Gandalf")
    gandalf = scene.first.company(WHITE_TOWERS, GANDALF)[0]
    elrond = scene.first.character("Elrond", at="The White Towers")
    faramir = scene.first.character("Faramir", at="The White Towers")
    friend = scene.first.in_hand("Gandalf’s Friend")
    before = direct_influence(scene.table, faramir.id)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(friend, target=faramir)
    playing.resolve()
    playing.does(Verb.ORGANIZE)

    assert direct_influence(playing.table, faramir.id) == before + 2
    assert control_cost(playing.table, faramir.id) == 1
    assert playing.may(Verb.FOLLOW, faramir, gandalf)
    assert not playing.may(Verb.FOLLOW, faramir, elrond)


@card("Pallando’s Apprentice")
def test_the_apprentice_is_a_sage_who_taps_to_use_a_palantir() -> None:
    scene = fallen("Pallando")
    wacho, _ = scene.first.company(WHITE_TOWERS, "Wacho", "Balin")
    palantir = scene.first.gives("Palantír of Orthanc", to=wacho)
    apprentice = scene.first.in_hand("Pallando’s Apprentice")
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.USE, palantir)

    playing.plays(apprentice)
    playing.resolve()
    assert apprentice.bearer == wacho
    assert control_cost(playing.table, wacho.id) == 2
    playing.uses(palantir)

    assert wacho.is_tapped


@card("The Forge-master")
def test_the_forge_master_is_a_sage_or_a_man() -> None:
    scene = fallen("Saruman")
    luitprand, wacho, elrond, haldir = scene.first.company(ISENGARD, "Luitprand", "Wacho", "Elrond", "Haldir")
    master = scene.first.in_hand("The Forge-master")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(master, target=luitprand)
    assert playing.may_play(master, target=wacho)
    assert playing.may_play(master, target=elrond)
    assert not playing.may_play(master, target=haldir)
    playing.plays(master, target=elrond)
    playing.resolve()
    assert control_cost(playing.table, elrond.id) == 2


@card("The Forge-master")
def test_the_forge_master_taps_to_give_arms_to_anybody_at_the_wizardhaven() -> None:
    scene = fallen("Saruman")
    wacho, faramir = scene.first.company(ISENGARD, "Wacho", "Faramir")
    ugluk = scene.first.company(ISENGARD, "Uglúk")[0]
    scene.first.turn(faramir, "tapped")
    master = scene.first.gives("The Forge-master", to=wacho)
    shield, horn = scene.first.discard_pile("Shield of Iron-bound Ash", "Horn of Anor")
    dagger = scene.first.sideboard("Dagger of Westernesse")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(master)
    playing.resolve()
    assert playing.may(Verb.PLACE_WITH, dagger, ugluk)
    assert not playing.may(Verb.PLACE_WITH, horn)
    playing.does(Verb.PLACE_WITH, shield, faramir)

    assert wacho.is_tapped
    assert shield.bearer == faramir
    assert shield.is_in_use


@card("The Forge-master")
def test_away_from_a_wizardhaven_the_forge_master_makes_nothing() -> None:
    scene = fallen("Saruman")
    wacho = scene.first.company("Bree", "Wacho")[0]
    master = scene.first.gives("The Forge-master", to=wacho)
    scene.first.discard_pile("Dagger of Westernesse")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, master)


FIVE_FACTIONS = ("Hillmen", "Men of Dorwinion", "Southrons", "Wain-easterlings", "Ents of Fangorn")
PALLANDO = replace(GANDALF, code="XX-611", name="Pallando", general_influence=20)


def prophesying(at: str, other: str) -> tuple[Scene, Piece, Piece]:
    """Pallando with five factions and his prophecy in play, and somebody of the opponent's elsewhere."""
    scene = fallen("Pallando")
    pallando = scene.first.company(at, PALLANDO)[0]
    scene.first.factions(*FIVE_FACTIONS)
    scene.first.event("Prophet of Doom")
    return scene, pallando, scene.second.company(other, "Beretar")[0]


@card("Prophet of Doom")
def test_the_prophecy_needs_twelve_stage_points_and_five_factions() -> None:
    scene = fallen("Pallando")
    scene.first.company(WHITE_TOWERS, "Faramir")
    scene.first.factions(*FIVE_FACTIONS)
    scene.first.event(replace(MAN_OF_CRAFT, specific=None, stage_points=12))
    prophet = scene.first.in_hand("Prophet of Doom")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(prophet)
    playing.resolve()
    assert prophet.in_play

    scene = fallen("Pallando")
    scene.first.company(WHITE_TOWERS, "Faramir")
    scene.first.factions(*FIVE_FACTIONS[:4])
    scene.first.event(replace(MAN_OF_CRAFT, specific=None, stage_points=12))
    prophet = scene.first.in_hand("Prophet of Doom")
    assert scene.begin(Phase.ORGANIZATION).why_not(prophet) is Reason.CONDITION_NOT_MET

    scene = fallen("Pallando")
    scene.first.company(WHITE_TOWERS, "Faramir")
    scene.first.factions(*FIVE_FACTIONS)
    scene.first.event(replace(MAN_OF_CRAFT, specific=None, stage_points=11))
    prophet = scene.first.in_hand("Prophet of Doom")
    assert scene.begin(Phase.ORGANIZATION).why_not(prophet) is Reason.CONDITION_NOT_MET


@card("Prophet of Doom")
def test_the_prophet_influences_from_afar_with_half_of_his_general_influence() -> None:
    scene, pallando, beretar = prophesying("Bree", "Edoras")
    near = scene.second.company("Bree", "Haldir")[0]
    far = Attempt(0, pallando.id, beretar.id, NONE)
    playing = scene.at_site(of=pallando)

    assert playing.may(Verb.INFLUENCE, pallando, beretar)
    # Arthedain, Cardolan, Enedhwaith, Gap of Isen, Rohan: three regions lie between
    assert [part.amount for part in afar_parts(playing.table, far)] == [10, -3]
    assert influence_sum(playing.table, far) == 10 - 3 - unused_general_influence(playing.table, 1)
    assert afar_parts(playing.table, Attempt(0, pallando.id, near.id, NONE)) == []


@card("Prophet of Doom")
def test_only_the_avatar_reaches_so_far_and_he_reaches_factions_too() -> None:
    scene, pallando, beretar = prophesying("Bree", "Edoras")
    faramir = scene.first.character("Faramir", at="Bree")
    riders = scene.second.factions("Riders of Rohan")[0]
    playing = scene.at_site(of=pallando)

    assert not playing.may(Verb.INFLUENCE, faramir, beretar)
    assert playing.may(Verb.INFLUENCE, pallando, riders)
    attempt = Attempt(0, pallando.id, riders.id, NONE)
    assert [part.amount for part in afar_parts(playing.table, attempt)] == [8, -3]  # 15 points are left


@card("Prophet of Doom")
def test_the_prophecy_ends_with_fewer_than_five_factions() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD, active=1)
    scene.first.declares("Pallando")
    scene.first.company(WHITE_TOWERS, PALLANDO, "Faramir", "Gergeli", "Freca", "Uglúk")  # no influence left
    ents = scene.first.factions(*FIVE_FACTIONS)[-1]
    prophet = scene.first.event("Prophet of Doom")
    elrond = scene.second.character("Elrond", at="Wellinghall")
    same = scene.second.in_hand("Ents of Fangorn")
    playing = scene.at_site(of=elrond)

    playing.does(Verb.INFLUENCE, elrond, ents, number=same.id)
    playing.resolve()
    playing.pass_until("RollAttempt")
    assert prophet.in_play
    playing.rolls(12, 2)

    assert ents.is_discarded
    assert prophet.is_discarded


def spawning() -> tuple[Scene, Piece]:
    """Saruman at Isengard with the spawn in play, and a company of his at The White Towers."""
    scene = fallen("Saruman")
    scene.first.event("A Strident Spawn")
    scene.first.company(ISENGARD, SARUMAN)
    return scene, scene.first.company(WHITE_TOWERS, "Luitprand")[0]


@card("A Strident Spawn")
def test_half_orcs_come_to_any_wizardhaven_without_bad_company() -> None:
    scene, luitprand = spawning()
    brute, orc = scene.first.hand("Squint-eyed Brute", "Lugdush")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    assert playing.why_not(orc) is Reason.NO_LEAVE_FOR_ORCS
    assert playing.may(Verb.PLAY_CHARACTER, brute, number=luitprand.company.id)


@card("A Strident Spawn")
def test_half_orcs_take_one_point_less() -> None:
    scene, luitprand = spawning()
    brute = scene.first.character("Squint-eyed Brute", at="The White Towers")  # a mind of two
    playing = scene.begin(Phase.ORGANIZATION)

    assert control_cost(playing.table, brute.id) == 1
    assert control_cost(playing.table, luitprand.id) == 1  # no Half-orc, but of a mind of one
    assert mind(playing.table, brute.id) == 2


@card("A Strident Spawn")
def test_each_turn_one_half_orc_may_be_taken_from_the_discard_pile() -> None:
    scene = fallen("Saruman")
    spawn = scene.first.event("A Strident Spawn")
    scene.first.company(ISENGARD, SARUMAN)
    brute, southerner, orc = scene.first.discard_pile("Squint-eyed Brute", "Sly Southerner", "Lugdush")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(spawn)
    playing.resolve()
    assert not playing.may(Verb.TAKE, orc)
    playing.does(Verb.TAKE, brute)

    assert brute.in_hand
    assert southerner.is_discarded
    assert not playing.may(Verb.USE, spawn)


@card("A Strident Spawn")
def test_the_spawn_is_for_pallando_or_saruman_with_a_protected_wizardhaven() -> None:
    scene = fallen("Saruman")
    scene.first.event(replace(MAN_OF_CRAFT, stage_points=6))
    scene.first.company(replace(ISENGARD, abilities=(Protected(),)), "Luitprand")
    spawn = scene.first.in_hand("A Strident Spawn")
    assert scene.begin(Phase.ORGANIZATION).may_play(spawn)

    scene = fallen("Saruman")
    scene.first.event(replace(MAN_OF_CRAFT, stage_points=6))
    scene.first.company(ISENGARD, "Luitprand")
    spawn = scene.first.in_hand("A Strident Spawn")
    assert scene.begin(Phase.ORGANIZATION).why_not(spawn) is Reason.CONDITION_NOT_MET

    scene = fallen("Radagast")
    scene.first.event(replace(MAN_OF_CRAFT, stage_points=6))
    scene.first.company(replace(ISENGARD, abilities=(Protected(),)), "Luitprand")
    spawn = scene.first.in_hand("A Strident Spawn")
    assert scene.begin(Phase.ORGANIZATION).why_not(spawn) is Reason.CONDITION_NOT_MET


@card("Truths of Doom")
def test_the_truths_of_doom_give_six_points_of_which_two_control_characters() -> None:
    scene = fallen("Pallando")
    five = ("Faramir", "Fram Framson", "Gergeli", "Freca", "Háma")  # 5 + 5 + 5 + 5 + 2 points of mind
    scene.first.company(WHITE_TOWERS, *five)
    truths = scene.first.in_hand("Truths of Doom")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(truths)
    playing.resolve()
    assert playing.unused_general_influence(0) == 26 - 22
    playing.pass_to(Phase.END_OF_TURN)
    assert len(scene.first.characters()) == 5

    scene = fallen("Pallando")
    scene.first.company(WHITE_TOWERS, *five, "Luitprand")  # one point more than may control characters
    scene.first.event("Truths of Doom")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.pass_until("ChooseWhoLeaves")
    assert playing.unused_general_influence(0) == 3
