"""Stories of the cards that bring allies: Radagast's friends, his glove and his bird."""

from dataclasses import replace

from tests.cards.marks import card
from tests.cards.wh.fallen_wizards import FALLEN_AND_WIZARD, RADAGAST, WIZARDHAVEN
from wizardhaven import Verb
from wizardhaven.cards.wh.resources.allies import NOBLE_STEED
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race

WISE_STEED = replace(NOBLE_STEED, code="XX-633", name="Wise Steed", mind=2)
ONLY_STEED = replace(NOBLE_STEED, code="XX-634", name="Only Steed", marks=(*NOBLE_STEED.marks, Mark.UNIQUE))


def plays_at_site(playing: Playing, ally: Piece, by: Piece) -> None:
    """The character plays the ally at his site; nobody answers."""
    playing.does(Verb.PLAY_AT_SITE, ally, by)
    playing.resolve()


@card("WH-109")
def test_a_small_company_plays_allies_at_tapped_sites() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    peath = scene.first.company("Wellinghall", "Peath", "Beretar", site_status="tapped")[0]
    scene.first.event("Friend of Secret Things")
    quickbeam, gwaihir = scene.first.hand("Quickbeam", "Gwaihir")
    playing = scene.at_site(of=peath)

    assert playing.why_not(gwaihir) is Reason.NOT_PLAYABLE_HERE
    plays_at_site(playing, quickbeam, by=peath)

    assert quickbeam.bearer == peath
    assert peath.is_tapped


@card("WH-109")
def test_a_larger_company_does_not() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    peath = scene.first.company("Wellinghall", "Peath", "Beretar", "Éowyn", site_status="tapped")[0]
    scene.first.event("Friend of Secret Things")
    quickbeam = scene.first.in_hand("Quickbeam")
    playing = scene.at_site(of=peath)

    assert not playing.may(Verb.PLAY_AT_SITE, quickbeam)


@card("WH-109")
def test_friend_of_secret_things_is_radagasts() -> None:
    mine, anothers = Scene(kinds=FALLEN_AND_WIZARD), Scene(kinds=FALLEN_AND_WIZARD)
    mine.first.declares("Radagast")
    anothers.first.declares("Alatar")
    mine.first.company("Bree", "Peath")
    anothers.first.company("Bree", "Peath")
    friend = mine.first.in_hand("Friend of Secret Things")
    refused = anothers.first.in_hand("Friend of Secret Things")

    playing = mine.begin(Phase.ORGANIZATION)
    playing.plays(friend)
    playing.resolve()

    assert playing.stage_points(0) == 2
    assert anothers.begin(Phase.ORGANIZATION).why_not(refused) is Reason.FOR_ANOTHER


@card("WH-111")
def test_radagast_calls_any_common_ally_to_his_site_even_from_the_discard_pile() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    radagast = scene.first.company("Bree", RADAGAST, "Peath")[0]
    glove = scene.first.gives("Glove of Radagast", to=radagast)
    discarded = scene.first.discard_pile("Noble Steed")[0]
    wise, only = scene.first.hand(WISE_STEED, ONLY_STEED)
    playing = scene.at_site(of=radagast)

    assert radagast.corruption_points == 1
    assert playing.why_not(wise) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(only) is Reason.NOT_PLAYABLE_HERE
    plays_at_site(playing, discarded, by=radagast)

    assert discarded.bearer == radagast
    assert radagast.is_tapped
    assert glove.bearer == radagast


@card("WH-109", "WH-111")
def test_to_a_small_company_the_glove_brings_allies_at_tapped_sites_too() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    radagast = scene.first.company("Weathertop", RADAGAST, site_status="tapped")[0]
    scene.first.gives("Glove of Radagast", to=radagast)
    ally = scene.first.in_hand(replace(NOBLE_STEED, code="XX-635", name="Colt", marks=()))
    assert scene.at_site(of=radagast).why_not(ally) is not None

    scene.first.event("Friend of Secret Things")
    playing = scene.at_site(of=radagast)
    plays_at_site(playing, ally, by=radagast)

    assert ally.bearer == radagast


@card("WH-111")
def test_nobody_else_calls_them_and_he_has_no_two_of_a_kind() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    radagast, peath = scene.first.company("Bree", RADAGAST, "Peath")
    scene.first.gives("Glove of Radagast", to=radagast)
    steed = scene.first.in_hand("Noble Steed")
    twice = Scene(kinds=FALLEN_AND_WIZARD)
    busy = twice.first.company("Bree", RADAGAST)[0]
    twice.first.gives("Glove of Radagast", to=busy)
    twice.first.gives("Noble Steed", to=busy)
    second, _ = twice.first.hand("Noble Steed", "Bill the Pony")

    playing = scene.at_site(of=radagast)

    assert playing.may(Verb.PLAY_AT_SITE, steed, radagast)
    assert not playing.may(Verb.PLAY_AT_SITE, steed, peath)
    assert twice.at_site(of=busy).why_not(second) is Reason.NOT_PLAYABLE_HERE


@card("WH-114")
def test_radagast_has_his_black_bird_wherever_he_is_and_nothing_taps() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares("Radagast")
    radagast, peath = scene.first.company("Bree", RADAGAST, "Peath", site_status="tapped")
    scene.first.turn(radagast, "tapped")
    bird = scene.first.in_hand("Radagast’s Black Bird")
    playing = scene.at_site(of=radagast)

    assert not playing.may(Verb.PLAY_AT_SITE, bird, peath)
    plays_at_site(playing, bird, by=radagast)

    assert bird.bearer == radagast
    assert playing.stage_points(0) == 2


@card("WH-114")
def test_others_play_it_at_a_wizardhaven_and_tap() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares("Radagast")
    peath = scene.first.company(WIZARDHAVEN, "Peath")[0]
    bird = scene.first.in_hand("Radagast’s Black Bird")
    playing = scene.at_site(of=peath)

    plays_at_site(playing, bird, by=peath)

    assert bird.bearer == peath
    assert peath.is_tapped


@card("WH-114")
def test_it_returns_to_hand_in_the_organization_phase() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    radagast = scene.first.character(RADAGAST, at="Bree")
    bird = scene.first.gives("Radagast’s Black Bird", to=radagast)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(bird)
    playing.resolve()

    assert bird.in_hand


@card("WH-114")
def test_it_may_return_to_hand_when_its_controller_leaves_play() -> None:
    scene, other = Scene(kinds=FALLEN_AND_WIZARD), Scene(kinds=FALLEN_AND_WIZARD)
    peath = scene.first.character("Peath", at="Bree")
    bird = scene.first.gives("Radagast’s Black Bird", to=peath)
    second_peath = other.first.character("Peath", at="Bree")
    left = other.first.gives("Radagast’s Black Bird", to=second_peath)
    playing, again = scene.check(peath, modifier=-12), other.check(second_peath, modifier=-12)

    playing.rolls(2)
    playing.does(Verb.TAKE, bird)
    again.rolls(2)
    again.passes()

    assert not peath.in_play
    assert bird.in_hand
    assert left.is_discarded


@card("WH-114")
def test_it_is_just_discarded_when_it_goes_by_itself() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    peath = scene.first.character("Peath", at="Bree")
    bird = scene.first.gives("Radagast’s Black Bird", to=peath)
    playing = scene.begin(Phase.ORGANIZATION)

    discard(playing.table, bird.id)
    playing.game.run()

    assert bird.is_discarded
    assert not playing.may(Verb.TAKE, bird)


@card("WH-114")
def test_it_tries_to_influence_factions_with_its_own_influence() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    peath = scene.first.character("Peath", at="Edoras", status="tapped")
    bird = scene.first.gives("Radagast’s Black Bird", to=peath)
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(of=peath)

    playing.does(Verb.PLAY_AT_SITE, riders, bird)
    playing.resolve()
    playing.rolls(8)  # and three, against ten

    assert bird.is_tapped
    assert riders.among_points
    assert playing.has_happened(Happening.INFLUENCE_SUCCEEDED, riders)


@card("WH-114")
def test_it_cancels_a_strike_against_itself_and_taps_afterwards() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    peath = scene.first.character("Peath", at="Edoras")
    bird = scene.first.gives("Radagast’s Black Bird", to=peath)
    playing = scene.attack(on=peath, strikes=1, prowess=14, race=Race.ORC)

    playing.does(Verb.ASSIGN, bird)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE, bird)
    playing.pass_until("StrikeActions")
    playing.uses(bird)
    playing.resolve()

    assert playing.has_happened(Happening.STRIKE_CANCELED)
    assert bird.is_tapped


@card("WH-114")
def test_a_wizard_cannot_play_radagasts_black_bird() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.WIZARD))
    peath = scene.first.company("Rhosgobel", "Peath")[0]
    bird, _ = scene.first.hand("Radagast’s Black Bird", "Bill the Pony")
    playing = scene.at_site(of=peath)

    assert not playing.may(Verb.PLAY_AT_SITE, bird)
