"""Stories of the cards about whom a player leads."""

from tests.cards.le.test_characters import checked
from tests.cards.marks import card
from tests.rules.fallen_cards import FALLEN_AND_WIZARD, ISENGARD, SARUMAN, WHITE_TOWERS
from wizardhaven.engine.queries.numbers.control_cost import control_cost
from wizardhaven.engine.queries.numbers.influence import direct_influence, used_general_influence
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind


@card("WH-6")
def test_an_eight_discards_lugdush() -> None:
    assert checked("Lugdush", 7).in_play
    assert checked("Lugdush", 8).is_discarded
    assert checked("Lugdush", 9).is_eliminated


@card("WH-12", "WH-2", "WH-3")
def test_a_nine_discards_ugluk_doeth_and_euog() -> None:
    assert checked("Uglúk", 9).is_discarded
    assert checked("Doeth (Durthak)", 9).is_discarded
    assert checked("Euog (Ulzog)", 9).is_discarded
    assert checked("Uglúk", 10).is_eliminated


@card("WH-12", "WH-3")
def test_ugluk_and_euog_lead_orcs_more_easily_than_others() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    ugluk, euog, brute, luitprand = scene.first.company(
        ISENGARD, "Uglúk", "Euog (Ulzog)", "Squint-eyed Brute", "Luitprand"
    )

    assert direct_influence(scene.table, ugluk.id, brute.id) == 3
    assert direct_influence(scene.table, euog.id, brute.id) == 3
    assert direct_influence(scene.table, ugluk.id, luitprand.id) == 0
    assert direct_influence(scene.table, euog.id, luitprand.id) == 1


@card("WH-63")
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


@card("WH-63")
def test_bad_company_is_not_duplicated_by_a_player() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Luitprand")
    scene.first.event("Bad Company")
    other = scene.first.in_hand("Bad Company")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(other) is Reason.DUPLICATED


@card("WH-82")
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


@card("WH-82")
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


@card("WH-82")
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


@card("WH-82")
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


@card("WH-82")
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


@card("WH-84")
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


@card("WH-84")
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


@card("WH-46")
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


@card("WH-46")
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


@card("WH-46")
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


@card("WH-46")
def test_summons_that_nobody_has_followed_yet_wait_with_the_starting_company() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.first.location_deck("Dol Guldur")
    scene.second.location_deck("Rivendell")
    summons, luitprand = scene.first.pool("Open to the Summons", "Luitprand")
    scene.second.pool("Haldir")
    playing = scene.opening()

    playing.does(Verb.DRAFT, summons)
    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, luitprand)

    assert summons.in_play
    assert summons.company == luitprand.company
