"""Stories of cards that bring a character into play away from havens and homes."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.ids import GENERAL
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


@card("TW-188")
@rule("ORG-05")
def test_a_hobbit_is_met_by_chance_and_follows_somebody_besides_the_character_of_the_turn() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.location_deck("Rivendell")
    fatty, elladan, meeting = scene.first.hand("Fatty Bolger", "Elladan", "A Chance Meeting")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, elladan)

    playing.plays(meeting, target=None)
    playing.resolve()
    ways = [option.other for option in playing.options(Verb.PLAY_CHARACTER) if option.card == fatty.id]
    playing.does(Verb.PLAY_CHARACTER, fatty, aragorn)

    assert ways == [aragorn.id]
    assert fatty.controller == aragorn
    assert fatty.site == "Bree"
    assert meeting.is_discarded


@card("TW-188")
def test_whoever_asks_for_more_influence_than_there_is_is_not_met() -> None:
    scene = Scene()
    scene.first.character("Bergil", at="Bree")  # he has no influence on anybody
    meeting, _, _ = scene.first.hand("A Chance Meeting", "Fatty Bolger", "Smoke Rings")
    scene.first.discard_pile("Cram")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(meeting) is Reason.NOTHING_WOULD_CHANGE


@card("TW-188")
def test_nobody_is_met_by_chance_in_a_haven_or_a_shadow_hold() -> None:
    for site in ("Rivendell", "Moria"):
        scene = Scene()
        scene.first.character("Aragorn II", at=site)
        meeting, _, _ = scene.first.hand("A Chance Meeting", "Fatty Bolger", "Smoke Rings")
        scene.first.discard_pile("Cram")

        playing = scene.begin(Phase.ORGANIZATION)

        assert playing.why_not(meeting) is Reason.CONDITION_NOT_MET


@card("TW-188")
def test_a_meeting_at_which_nobody_comes_into_play_has_not_taken_place() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    meeting, fatty = scene.first.hand("A Chance Meeting", "Fatty Bolger")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(meeting)
    playing.resolve()
    playing.passes()

    assert meeting.in_hand
    assert fatty.in_hand


@card("TW-188")
def test_a_wizard_is_not_met_by_chance() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    meeting, gandalf, _ = scene.first.hand("A Chance Meeting", "Gandalf", "Fatty Bolger")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(meeting)
    playing.resolve()

    assert not playing.may(Verb.PLAY_CHARACTER, gandalf)


@card("TW-188")
def test_one_meets_by_chance_in_the_site_phase_as_well() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    meeting, fatty = scene.first.hand("A Chance Meeting", "Fatty Bolger")
    playing = scene.at_site(of=aragorn)

    playing.plays(meeting)
    playing.resolve()
    playing.does(Verb.PLAY_CHARACTER, fatty)

    assert fatty.companions == ["Aragorn II", "Fatty Bolger"]


@card("LE-252")
def test_a_killer_comes_under_general_influence_where_there_is_enough_of_it() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    odoacer, kill = scene.first.hand("Odoacer", "We Have Come to Kill")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(kill)
    playing.resolve()
    playing.does(Verb.PLAY_CHARACTER, odoacer)

    assert odoacer.company == luitprand.company
    assert playing.unused_general_influence(0) == 20 - 1 - 1 + 5  # which never control


@card("LE-252")
def test_an_agent_comes_too_but_not_by_chance() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    scene.first.character("Luitprand", at="Ettenmoors")
    eun, kill, meeting, _ = scene.first.hand("Eun", "We Have Come to Kill", "A Chance Meeting", "Smoke Rings")
    scene.first.discard_pile("Cram")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(meeting) is Reason.NOTHING_WOULD_CHANGE
    playing.plays(kill)
    playing.resolve()

    assert [option.other for option in playing.options(Verb.PLAY_CHARACTER)] == [GENERAL]
    assert eun.in_hand


@card("LE-252")
def test_there_is_nobody_to_kill_at_a_free_hold() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Luitprand", at="Edoras [minion]")
    kill, _, _ = scene.first.hand("We Have Come to Kill", "Odoacer", "Weigh All Things to a Nicety")
    scene.first.discard_pile("Blazon of the Eye")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(kill) is Reason.CONDITION_NOT_MET


@rule("FW-23", "FW-24")
@card("TW-188", "LE-252")
def test_a_fallen_wizard_meets_nobody_whom_he_could_not_bring_into_play() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    saruman = scene.first.character("Saruman [fallen-wizard]", at="Bree")
    meeting, kill, *_ = scene.first.hand("A Chance Meeting", "We Have Come to Kill", "Legolas", "Orc Veteran")
    playing = scene.at_site(of=saruman)

    assert not playing.may_play(meeting)
    assert not playing.may_play(kill)
