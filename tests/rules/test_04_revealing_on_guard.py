"""Stories of on-guard cards in the site phase. [SITE-37 to SITE-44, SITE-48]"""

import pytest

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import Length, Moment, Phase, Side

TREACHEROUS_BLOW = Event(
    code="X-1",
    name="Treacherous Blow",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(Use(when=Moment.STRIKE, target=TheStrike(), effects=(Cancel(Canceled.STRIKE),)),),
)


@rule("SITE-37")
def test_a_bluff_goes_back_to_hand_after_the_site_phases() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    faramir = scene.second.in_hand("Faramir")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.PLACE_ON_GUARD, faramir)
    playing.resolve()
    playing.pass_until("EnterSite")
    in_the_site_phase = faramir.is_on_guard
    playing.pass_to(Phase.END_OF_TURN)

    assert in_the_site_phase
    assert faramir.in_hand


@rule("SITE-38")
def test_a_hazard_event_may_be_revealed_against_a_play_that_would_tap_the_site() -> None:
    scene = Scene()
    aragorn, faramir = scene.first.company("Isengard", "Aragorn II", "Faramir")
    sword = scene.first.in_hand("Sword of Gondolin")
    talk = scene.hazard.on_guard("Rebel-talk", against=aragorn)

    playing = scene.at_site(aragorn)
    playing.does(Verb.PLAY_AT_SITE, sword, aragorn)
    asked = playing.question, playing.asked
    playing.does(Verb.REVEAL_ON_GUARD, talk, target=faramir)
    playing.resolve()

    assert asked == ("RevealAgainstPlay", 1)
    assert talk.bearer == faramir
    assert sword.bearer == aragorn


@rule("SITE-38")
def test_nothing_is_revealed_against_a_play_that_would_not_tap_the_site() -> None:
    scene = Scene()
    theoden = scene.first.company("Edoras", "Théoden", "Haldir", site_status="tapped")[0]
    steed, _ = scene.first.hand("Noble Steed", "Gates of Morning")
    talk = scene.hazard.on_guard("Rebel-talk", against=theoden)

    playing = scene.at_site(theoden)
    playing.does(Verb.PLAY_AT_SITE, steed, theoden)
    playing.resolve()

    assert steed.bearer == theoden
    assert talk.is_on_guard


@rule("SITE-38")
def test_an_event_that_may_take_a_character_away_is_not_revealed() -> None:
    scene = Scene()
    aragorn = scene.first.company("Isengard", "Aragorn II", "Faramir")[0]
    sword, _ = scene.first.hand("Sword of Gondolin", "Gates of Morning")
    call = scene.hazard.on_guard("Call of Home", against=aragorn)

    playing = scene.at_site(aragorn)
    playing.does(Verb.PLAY_AT_SITE, sword, aragorn)
    playing.resolve()

    assert sword.bearer == aragorn
    assert call.is_on_guard


@rule("SITE-38")
def test_an_event_on_something_else_than_the_company_is_not_revealed() -> None:
    scene = Scene()
    aragorn = scene.first.company("Isengard", "Aragorn II", "Faramir")[0]
    scene.first.factions("Men of Lebennin")
    sword, _ = scene.first.hand("Sword of Gondolin", "Gates of Morning")
    doors = scene.hazard.on_guard("Doors of Night", against=aragorn)
    muster = scene.hazard.on_guard("Muster Disperses", against=aragorn)

    playing = scene.at_site(aragorn)
    playing.does(Verb.PLAY_AT_SITE, sword, aragorn)
    playing.resolve()

    assert sword.bearer == aragorn
    assert doors.is_on_guard
    assert muster.is_on_guard


@rule("SITE-38")
def test_an_event_without_a_target_is_revealed_if_it_directly_affects_the_company() -> None:
    scene = Scene()
    aragorn, faramir = scene.first.company("Isengard", "Aragorn II", "Faramir")
    scene.first.gives("Cram", to=faramir)
    sword = scene.first.in_hand("Sword of Gondolin")
    balance = scene.hazard.on_guard("The Balance of Things", against=aragorn)

    playing = scene.at_site(aragorn)
    playing.does(Verb.PLAY_AT_SITE, sword, aragorn)
    playing.does(Verb.REVEAL_ON_GUARD, balance)
    playing.resolve()

    assert balance.in_play
    assert sword.bearer == aragorn


def may_be_turned_up(event: str, leader: Piece, scene: Scene) -> bool:
    """Whether the event may be turned up when he plays an item that taps the site."""
    sword = scene.first.in_hand("Sword of Gondolin")
    hidden = scene.hazard.on_guard(event, against=leader)
    playing = scene.at_site(leader)
    playing.does(Verb.PLAY_AT_SITE, sword, leader)
    return playing.may(Verb.REVEAL_ON_GUARD, hidden)


@rule("SITE-38")
def test_what_takes_a_skill_and_bars_cards_is_revealed_where_it_reaches_the_company() -> None:
    dark, light = Scene(), Scene()
    elrond = dark.first.character("Elrond", at="Dol Guldur")
    other = light.first.character("Elrond", at="Isengard")

    assert may_be_turned_up("In the Heart of his Realm", elrond, dark)
    assert not may_be_turned_up("In the Heart of his Realm", other, light)


@rule("SITE-38")
def test_what_drives_an_ally_of_the_company_away_is_revealed() -> None:
    far, alone = Scene(), Scene()
    aragorn = far.first.character("Aragorn II", at="Moria")
    far.first.gives("Goldberry", to=aragorn)
    faramir = alone.first.character("Faramir", at="Moria")

    assert may_be_turned_up("Reluctant Final Parting", aragorn, far)
    assert not may_be_turned_up("Reluctant Final Parting", faramir, alone)


@rule("SITE-38", "GLO-005")
def test_an_event_on_an_item_of_the_company_is_revealed() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    scene.first.gives("Precious Gold Ring", to=aragorn)

    assert may_be_turned_up("The Ring’s Betrayal", aragorn, scene)


@rule("SITE-38")
def test_an_event_that_goes_for_good_itself_takes_nobody_away() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")

    assert may_be_turned_up("Echoes of the Song", aragorn, scene)


@pytest.mark.parametrize(
    "event", ["Minions Stir", "The Reach of Ulmo", "Times Are Evil", "Thrice Outnumbered", "Smaug Ahunt"]
)
@rule("SITE-38")
def test_what_only_changes_attacks_journeys_attempts_or_piles_is_not_revealed(event: str) -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")

    assert not may_be_turned_up(event, aragorn, scene)


@rule("SITE-38")
def test_a_card_whose_text_permits_it_is_revealed_against_an_influence_attempt() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Pelargir")
    men = scene.first.in_hand("Men of Lebennin")
    words = scene.hazard.on_guard("Foolish Words", against=faramir)

    playing = scene.at_site(faramir)
    playing.does(Verb.PLAY_AT_SITE, men, faramir)
    playing.does(Verb.REVEAL_ON_GUARD, words, target=faramir)
    playing.resolve()
    playing.rolls(8)  # and 1 and 1, but 4 less: 6 is not more than 7

    assert words.bearer == faramir
    assert men.is_discarded


@rule("SITE-38")
def test_an_attempt_on_the_opponents_cards_is_an_influence_attempt_too() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    beretar = scene.second.character("Beretar", at="Bree")
    words = scene.hazard.on_guard("Foolish Words", against=theoden)

    playing = scene.at_site(theoden)
    playing.does(Verb.INFLUENCE, theoden, beretar)
    playing.does(Verb.REVEAL_ON_GUARD, words, target=theoden)
    playing.resolve()

    assert words.bearer == theoden


@rule("SITE-39")
def test_a_revealed_card_resolves_in_a_chain_of_its_own_before_the_play_it_answers() -> None:
    scene = Scene()
    aragorn, faramir = scene.first.company("Isengard", "Aragorn II", "Faramir")
    sword = scene.first.in_hand("Sword of Gondolin")
    lure = scene.hazard.on_guard("Lure of Expedience", against=aragorn)

    playing = scene.at_site(aragorn)
    playing.does(Verb.PLAY_AT_SITE, sword, aragorn)
    playing.does(Verb.REVEAL_ON_GUARD, lure, target=faramir)
    playing.pass_until("RollCheck")  # the item sets it off: it was there first

    assert lure.bearer == faramir
    assert sword.bearer == aragorn


@rule("SITE-40")
def test_only_what_is_declared_or_in_force_justifies_a_reveal() -> None:
    scene = Scene()
    aragorn = scene.first.company("Isengard", "Aragorn II", "Adrazar")[0]
    sword, search, _ = scene.first.hand("Sword of Gondolin", "Thorough Search", "Gates of Morning")
    eye = scene.hazard.on_guard("Searching Eye", against=aragorn)

    playing = scene.at_site(aragorn)
    playing.does(Verb.PLAY_AT_SITE, sword, aragorn)
    playing.resolve()
    unanswered = sword.in_play and eye.is_on_guard
    playing.pass_until("SiteWindow")
    playing.plays(search)
    against_the_search = playing.may(Verb.REVEAL_ON_GUARD, eye)

    assert unanswered  # though a scout could be used later
    assert against_the_search


@rule("SITE-41")
def test_a_card_for_a_character_facing_a_strike_is_useless_on_guard() -> None:
    scene = Scene()
    aragorn = scene.first.company("Isengard", "Aragorn II", "Adrazar")[0]
    sword, concealment = scene.first.hand("Sword of Gondolin", "Concealment")
    blow = scene.hazard.on_guard(TREACHEROUS_BLOW, against=aragorn)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.plays(concealment)
    playing.resolve()
    playing.does(Verb.PLAY_AT_SITE, sword)
    playing.pass_to(Phase.END_OF_TURN)

    assert sword.in_play
    assert blow.in_hand


@rule("SITE-43")
def test_a_card_on_guard_is_bound_to_the_company_it_was_placed_on() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    haldir = scene.first.character("Haldir", at="Moria")
    sword, _ = scene.first.hand("Sword of Gondolin", "Gates of Morning")
    talk = scene.hazard.on_guard("Rebel-talk", against=aragorn)

    playing = scene.at_site(haldir)
    playing.does(Verb.PLAY_AT_SITE, sword, haldir)
    playing.resolve()

    assert sword.bearer == haldir
    assert talk.is_on_guard


@rule("SITE-43")
def test_a_card_on_guard_may_be_revealed_against_a_company_that_includes_that_one() -> None:
    scene = Scene()
    haldir = scene.first.company("Moria", "Haldir")[0]
    arwen = scene.first.company_beside(haldir, "Arwen")[0]
    sword, dark_quarrels = scene.first.hand("Sword of Gondolin", "Dark Quarrels")
    talk = scene.hazard.on_guard("Rebel-talk", against=arwen)

    playing = scene.begin(Phase.MOVEMENT_HAZARD)
    playing.does(Verb.CHOOSE_COMPANY)
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.plays(dark_quarrels)
    playing.resolve()
    playing.does(Verb.PLAY_AT_SITE, sword, haldir)

    assert haldir.companions == ["Haldir", "Arwen"]
    assert playing.may(Verb.REVEAL_ON_GUARD, talk, target=haldir)
    assert playing.may(Verb.REVEAL_ON_GUARD, talk, target=arwen)


@rule("SITE-44")
def test_a_revealed_card_is_no_on_guard_card_any_more() -> None:
    scene = Scene()
    aragorn = scene.first.company("Isengard", "Aragorn II", "Faramir")[0]
    sword = scene.first.in_hand("Sword of Gondolin")
    talk = scene.hazard.on_guard("Rebel-talk", against=aragorn)

    playing = scene.at_site(aragorn)
    playing.does(Verb.PLAY_AT_SITE, sword, aragorn)
    playing.does(Verb.REVEAL_ON_GUARD, talk)
    left = aragorn.company.on_guard
    playing.resolve()
    playing.pass_to(Phase.END_OF_TURN)

    assert left == ()
    assert talk.in_play  # it does not go back to hand


@rule("SITE-48")
def test_cards_on_guard_go_back_to_hand_only_after_the_last_site_phase() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.character("Haldir", at="Lórien")
    scene.first.character("Faramir", at="Pelargir")
    gates = scene.first.in_hand("Gates of Morning")
    talk = scene.hazard.on_guard("Rebel-talk", against=aragorn)

    playing = scene.begin(Phase.SITE)
    playing.does(Verb.CHOOSE_COMPANY, number=aragorn.company.id)
    playing.does(Verb.ENTER)
    in_his_phase = playing.may_play(gates)
    playing.passes()
    after_the_first = talk.is_on_guard and playing.question == "NextAtSite"
    playing.does(Verb.CHOOSE_COMPANY)
    playing.passes()
    after_the_second = talk.is_on_guard and playing.question == "EnterSite"
    playing.passes()

    assert in_his_phase
    assert after_the_first
    assert after_the_second
    assert talk.in_hand
