"""Stories of the deeds at sites that somebody must carry home: lore that is dreamt of, prisoners rescued."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.scenario.piece import Piece
from wizardhaven.vocabulary.terms import Phase, Race


@card("TW-210")
@rule("SITE-32", "GLO-054")
def test_dreams_of_lore_tap_a_sage_and_a_site_where_information_is_playable() -> None:
    scene = Scene()
    gandalf, gimli = scene.first.company("Isle of the Ulond", "Gandalf", "Gimli")
    dreams, glass = scene.first.hand("Dreams of Lore", "Star-glass")
    playing = scene.at_site(of=gandalf)

    playing.plays(dreams, user=gandalf)
    playing.resolve()
    assert dreams.bearer == gandalf
    assert gandalf.is_tapped
    assert playing.question == "OneMoreItem"  # it tapped the site, as an item would have
    playing.does(Verb.PLAY_AT_SITE, glass, gimli)
    playing.resolve()

    assert glass.bearer == gimli
    assert playing.points(0) == 2 + 2  # Gimli's two and the lore's


@card("TW-210")
@rule("SITE-32", "GLO-054")
def test_lore_is_not_dreamt_of_where_no_information_is_playable_or_the_site_is_tapped() -> None:
    scene = Scene()
    gandalf, peath = scene.first.company("Moria", "Gandalf", "Peath")
    scene.first.gives("Cram", to=peath)
    scene.first.turn(peath, "tapped")
    dreams = scene.first.in_hand("Dreams of Lore")
    without = scene.at_site(of=gandalf).why_not(dreams)

    scene = Scene()
    gandalf, peath = scene.first.company("Isle of the Ulond", "Gandalf", "Peath", site_status="tapped")
    scene.first.gives("Cram", to=peath)
    scene.first.turn(peath, "tapped")
    dreams = scene.first.in_hand("Dreams of Lore")
    tapped = scene.at_site(of=gandalf).why_not(dreams)

    assert without is Reason.CONDITION_NOT_MET
    assert tapped is Reason.CONDITION_NOT_MET


@card("TW-210")
def test_the_dreaming_sage_stays_tapped_until_the_lore_is_stored_at_a_haven() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell", status="tapped")
    peath = scene.first.character("Peath", at="Rivendell", status="tapped")
    dreams = scene.first.gives("Dreams of Lore", to=gandalf)
    cram = scene.first.gives("Cram", to=gandalf)
    playing = scene.begin(Phase.UNTAP)

    assert gandalf.is_tapped
    assert peath.is_untapped
    assert not playing.may(Verb.USE, cram, number=0)  # nothing can untap him
    playing.pass_until("OrganizationWindow")
    playing.does(Verb.STORE, dreams)

    assert dreams.is_stored
    assert not playing.has_happened(Happening.CHECK_PASSED)  # only items call for a check
    assert playing.may(Verb.USE, cram, number=0)


@card("TW-210")
def test_the_lore_is_not_stored_elsewhere_and_not_handed_on() -> None:
    scene = Scene()
    gandalf, peath = scene.first.company("Edoras", "Gandalf", "Peath")
    dreams = scene.first.gives("Dreams of Lore", to=gandalf)
    playing = scene.begin(Phase.ORGANIZATION)

    assert peath.site == "Edoras"
    assert not playing.may(Verb.STORE, dreams)
    assert not playing.may(Verb.TRANSFER, dreams)


def spiders_beaten(of: Piece, other: Piece, playing: Playing) -> None:
    """Both strikes of the Spiders fail: one defender taps, the other stays untapped at -3."""
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, of)
    playing.does(Verb.ASSIGN, other)
    playing.does(Verb.RESOLVE_STRIKE, of)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)


@card("TW-315")
@rule("CMB-05")
def test_who_rescues_prisoners_faces_spiders_and_leads_the_prisoners_away() -> None:
    scene = Scene()
    gimli, legolas = scene.first.company("Moria", "Gimli", "Legolas", site_status="tapped")
    rescue = scene.first.in_hand("Rescue Prisoners")
    playing = scene.at_site(of=gimli)

    playing.plays(rescue)
    playing.resolve()
    attack = playing.attack
    assert attack is not None
    assert (attack.race, attack.strikes_count, attack.prowess) == (Race.SPIDER, 2, 7)
    spiders_beaten(gimli, legolas, playing)
    assert not playing.may(Verb.PLAY_AT_SITE, rescue, gimli)
    playing.does(Verb.PLAY_AT_SITE, rescue, legolas)

    assert legolas.is_tapped
    assert rescue.bearer == legolas
    assert playing.points(0) == 2 + 2  # no points for the prisoners yet


@card("TW-315")
def test_without_an_untapped_character_the_prisoners_are_lost() -> None:
    scene = Scene()
    gimli, legolas = scene.first.company("Moria", "Gimli", "Legolas", site_status="tapped")
    rescue = scene.first.in_hand("Rescue Prisoners")
    playing = scene.at_site(of=gimli)

    playing.plays(rescue)
    playing.resolve()
    playing.does(Verb.ASSIGN, gimli)
    playing.does(Verb.ASSIGN, legolas)
    playing.does(Verb.RESOLVE_STRIKE, gimli)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)

    assert rescue.is_discarded


@card("TW-315")
def test_prisoners_are_worth_two_points_once_they_are_among_friends() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Edoras", status="tapped")
    rescue = scene.first.gives("Rescue Prisoners", to=gimli)
    playing = scene.begin(Phase.UNTAP)

    assert gimli.is_tapped
    before = playing.points(0)
    playing.pass_until("OrganizationWindow")
    playing.does(Verb.STORE, rescue)

    assert rescue.is_stored
    assert playing.points(0) == before + 2


@card("TW-315")
def test_prisoners_are_rescued_only_at_tapped_shadow_holds_and_dark_holds_and_only_once() -> None:
    scene = Scene()
    gimli, peath = scene.first.company("Moria", "Gimli", "Peath")
    scene.first.gives("Cram", to=peath)
    scene.first.turn(peath, "tapped")
    untapped = scene.first.in_hand("Rescue Prisoners")
    assert scene.at_site(of=gimli).why_not(untapped) is Reason.CONDITION_NOT_MET

    scene = Scene()
    gimli, peath, balin = scene.first.company("Moria", "Gimli", "Peath", "Balin", site_status="tapped")
    scene.first.gives("Cram", to=peath)
    scene.first.turn(peath, "tapped")
    scene.first.gives("Rescue Prisoners", to=balin)
    another = scene.first.in_hand("Rescue Prisoners")

    assert scene.at_site(of=gimli).why_not(another) is Reason.DUPLICATED
