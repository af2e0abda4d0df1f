"""How a Fallen-wizard and his characters come into play. [FW-04, FW-09, FW-22 to FW-25]"""

from dataclasses import replace

from tests.rules.fallen_cards import (
    FALLEN_AND_WIZARD,
    GANDALF,
    ISENGARD,
    MAN_OF_CRAFT,
    SARUMAN,
    TWO_FALLEN,
    WHITE_TOWERS,
)
from tests.rules.marks import rule
from tests.rules.minion_cards import DARKHAVEN, SHADOW_LORD
from wizardhaven.engine.queries.players.alignments import company_alignment, is_minion
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind


@rule("FW-04", "ORG-24")
def test_the_general_influence_of_the_avatar_counts_from_the_moment_he_is_played() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(ISENGARD, "Faramir", "Boromir II", "Beregond", "Uglúk")  # 5 + 4 + 2 + 5
    saruman = scene.first.in_hand(SARUMAN)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.unused_general_influence(0) == 20 - 16
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, saruman)
    playing.does(Verb.FINISH_ORGANIZING)
    assert playing.unused_general_influence(0) == 0  # 15 in all, one point too few
    playing.pass_until("ChooseWhoLeaves")

    assert playing.asked == 0


@rule("ORG-24")
def test_without_his_avatar_a_fallen_wizard_has_twenty_points() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(ISENGARD, "Faramir")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.unused_general_influence(0) == 15


@rule("FW-22", "ORG-12")
def test_a_fallen_wizard_comes_into_play_at_his_home_site_only() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Faramir")
    scene.first.location_deck("Rivendell")
    gandalf = scene.first.in_hand(GANDALF)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    assert not playing.may(Verb.PLAY_CHARACTER, gandalf)
    assert playing.why_not(gandalf) is Reason.NO_PLACE_FOR_CHARACTER

    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company("Bag End", "Bilbo")
    gandalf = scene.first.in_hand(GANDALF)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    assert playing.may(Verb.PLAY_CHARACTER, gandalf)


@rule("ORG-12")
def test_a_new_company_of_his_needs_the_card_of_his_home_site() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Faramir")
    home = scene.first.location_deck(ISENGARD)[0]
    saruman = scene.first.in_hand(SARUMAN)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, saruman)

    assert saruman.site == "Isengard"
    assert home.in_play


@rule("FW-09", "ORG-25", "EVT-30")
def test_playing_him_discards_what_the_other_player_has_that_is_specific_to_him() -> None:
    scene = Scene(kinds=TWO_FALLEN)
    scene.first.declares("Saruman")
    scene.second.declares("Saruman")
    scene.first.company(ISENGARD, "Faramir")
    saruman = scene.first.in_hand(SARUMAN)
    mine = scene.first.event(replace(MAN_OF_CRAFT, code="XX-576", name="Man of Skills"))
    theirs = scene.second.event(MAN_OF_CRAFT)
    company = scene.second.event("Bad Company")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, saruman)

    assert theirs.is_discarded
    assert company.in_play
    assert mine.in_play


@rule("SET-11")
def test_the_first_to_play_the_avatar_whom_both_declared_has_him() -> None:
    scene = Scene(kinds=TWO_FALLEN)
    scene.first.declares("Saruman")
    scene.second.declares("Saruman")
    scene.second.company(ISENGARD, SARUMAN)
    scene.first.company(ISENGARD, "Faramir")
    saruman = scene.first.in_hand(SARUMAN)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.why_not(saruman) is Reason.UNIQUE_IN_PLAY


@rule("FW-23", "ORG-34")
def test_nobody_with_a_mind_above_five_comes_into_play_unless_a_card_permits_it() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Beretar")
    legolas, thrall = scene.first.hand("Legolas", "Thrall of the Voice")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(thrall)
    playing.resolve()
    playing.does(Verb.PLAY_CHARACTER, legolas)
    assert legolas.in_play
    assert thrall.bearer == legolas
    assert mind(playing.table, legolas.id) == 5

    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Beretar")
    legolas = scene.first.in_hand("Legolas")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    assert playing.why_not(legolas) is Reason.MIND_TOO_HIGH


@rule("FW-23", "ORG-34")
def test_one_whose_mind_is_above_five_again_stays_in_play() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    legolas = scene.first.company(WHITE_TOWERS, "Legolas")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_to(Phase.END_OF_TURN)

    assert mind(playing.table, legolas.id) == 6
    assert legolas.in_play


@rule("FW-24", "ORG-35")
def test_orcs_and_trolls_are_played_only_while_a_card_in_play_permits_it() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    lugdush = scene.first.company(ISENGARD, "Lugdush")[0]
    ugluk, fellow = scene.first.hand("Uglúk", "Ill-favoured Fellow")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    assert playing.why_not(ugluk) is Reason.NO_LEAVE_FOR_ORCS
    assert playing.why_not(fellow) is Reason.NO_LEAVE_FOR_ORCS
    assert lugdush.in_play

    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(ISENGARD, "Lugdush")
    scene.first.event("Bad Company")
    ugluk = scene.first.in_hand("Uglúk")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    assert playing.may(Verb.PLAY_CHARACTER, ugluk)


@rule("ORG-35")
def test_the_leave_of_another_player_is_no_leave() -> None:
    scene = Scene(kinds=TWO_FALLEN)
    scene.first.company(ISENGARD, "Lugdush")
    scene.second.event("Bad Company")
    ugluk = scene.first.in_hand("Uglúk")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.why_not(ugluk) is Reason.NO_LEAVE_FOR_ORCS


@rule("FW-25", "DECK-27", "ORG-43", "CMB-78")
def test_men_of_a_fallen_wizard_are_heroes_though_their_cards_are_minions() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    luitprand, eowyn = scene.first.company(WHITE_TOWERS, "Luitprand", "Éowyn")
    playing = scene.begin(Phase.ORGANIZATION)

    company = luitprand.company
    assert company is not None
    assert not is_minion(playing.table, luitprand.id)
    assert not is_minion(playing.table, eowyn.id)
    assert not is_overt(playing.table, company)
    assert company_alignment(playing.table, company) is Alignment.HERO


@rule("ORG-33")
def test_an_agent_of_a_fallen_wizard_comes_into_play_at_a_home_site_as_a_character() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Beretar")
    ferny = scene.first.in_hand("Bill Ferny")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    assert playing.why_not(ferny) is Reason.ONLY_AT_HOME

    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company("Bree", "Beretar")
    ferny = scene.first.in_hand("Bill Ferny")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    assert playing.may(Verb.PLAY_CHARACTER, ferny)


@rule("ORG-11")
def test_a_ringwraith_comes_into_play_at_home_at_minas_morgul_or_at_dol_guldur() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.first.company(replace(DARKHAVEN, code="XX-621", name="Carn Dûm"), "Luitprand")
    dol_guldur = scene.first.location_deck(replace(DARKHAVEN, code="XX-622", name="Dol Guldur"))[0]
    lord = scene.first.in_hand(SHADOW_LORD)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert [option.aim.number for option in playing.options(Verb.PLAY_CHARACTER)] == [dol_guldur.id]
    playing.does(Verb.PLAY_CHARACTER, lord)
    assert lord.site == "Dol Guldur"
