"""Influence attempts against the opponent's cards. [INF-04 to INF-13]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Keyword, Length, Phase, Side

RUNES = Event(
    code="XX-1",
    name="Runes on the Blade",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(target=A(all_of(Sort.ITEM, Keyword.WEAPON))),),
)


def may_try(playing: Playing, influencer: Piece, target: Piece) -> bool:
    """Whether the character may try that card."""
    return playing.may(Verb.INFLUENCE, influencer, target)


@rule("INF-04")
def test_a_character_taps_to_try_a_card_of_the_opponents_once_a_turn() -> None:
    scene = Scene()
    theoden, imrahil = scene.first.company("Bree", "Théoden", "Imrahil")
    beretar = scene.second.character("Beretar", at="Bree")
    playing = scene.at_site(theoden)

    playing.does(Verb.INFLUENCE, theoden, beretar)
    playing.rolls(2, 12)

    assert theoden.is_tapped
    assert beretar.in_play
    assert imrahil.is_untapped
    assert not playing.may(Verb.INFLUENCE)


@rule("INF-04")
def test_nobody_is_influenced_in_a_players_first_turn() -> None:
    scene = Scene(turn=2)
    theoden = scene.first.character("Théoden", at="Bree")
    scene.first.hand("Men of Lebennin")
    scene.second.character("Beretar", at="Bree")
    playing = scene.at_site(theoden)

    assert not playing.may(Verb.INFLUENCE)


@rule("INF-04")
def test_only_a_company_that_has_entered_its_site_may_influence() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    beretar = scene.second.character("Beretar", at="Bree")
    playing = scene.entering(theoden)

    before = may_try(playing, theoden, beretar)
    playing.does(Verb.ENTER)

    assert not before
    assert may_try(playing, theoden, beretar)


@rule("INF-04")
def test_an_avatar_and_what_he_controls_are_out_of_reach() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    gandalf = scene.second.character("Gandalf", at="Bree")
    anborn = scene.second.character("Anborn", at="Bree", follower_of=gandalf)
    quickbeam = scene.second.gives("Quickbeam", to=gandalf)
    haldir = scene.second.character("Haldir", at="Bree")
    playing = scene.at_site(theoden)

    assert may_try(playing, theoden, haldir)
    assert not may_try(playing, theoden, gandalf)
    assert not may_try(playing, theoden, anborn)
    assert not may_try(playing, theoden, quickbeam)


@rule("INF-04")
def test_an_avatar_who_was_played_this_turn_may_not_influence() -> None:
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Rivendell")
    gandalf = scene.first.in_hand("Gandalf")
    beretar = scene.second.character("Beretar", at="Rivendell")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, gandalf)
    playing.does(Verb.FINISH_ORGANIZING)
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert gandalf.is_untapped
    assert may_try(playing, anborn, beretar)
    assert not may_try(playing, gandalf, beretar)


@rule("INF-05")
def test_characters_and_allies_are_influenced_at_their_own_site() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    beretar = scene.second.character("Beretar", at="Bree")
    steed = scene.second.gives("Noble Steed", to=beretar)
    haldir = scene.second.character("Haldir", at="Lórien")
    playing = scene.at_site(theoden)

    assert may_try(playing, theoden, beretar)
    assert may_try(playing, theoden, steed)
    assert not may_try(playing, theoden, haldir)


@rule("INF-05")
def test_a_faction_is_influenced_where_it_is_playable() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Pelargir")
    lebennin, anfalas = scene.second.factions("Men of Lebennin", "Men of Anfalas")
    scene.second.character("Beretar", at="Bree")
    playing = scene.at_site(theoden)

    assert may_try(playing, theoden, lebennin)
    assert not may_try(playing, theoden, anfalas)


@rule("INF-06")
def test_an_item_is_influenced_only_by_showing_an_identical_one() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    own_glamdring = scene.first.in_hand("Glamdring")
    beretar = scene.second.character("Beretar", at="Bree")
    glamdring = scene.second.gives("Glamdring", to=beretar)
    narsil = scene.second.gives("Narsil", to=beretar)
    playing = scene.at_site(theoden)

    assert playing.may(Verb.INFLUENCE, theoden, glamdring, number=own_glamdring.id)
    assert not playing.may(Verb.INFLUENCE, theoden, glamdring, number=-1)
    assert not may_try(playing, theoden, narsil)


@rule("INF-06", "OFF-12")
def test_an_item_with_a_permanent_event_on_it_is_out_of_reach() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    scene.first.hand("Glamdring")
    beretar = scene.second.character("Beretar", at="Bree")
    glamdring = scene.second.gives("Glamdring", to=beretar)
    scene.second.gives(RUNES, to=glamdring)
    playing = scene.at_site(theoden)

    assert may_try(playing, theoden, beretar)
    assert not may_try(playing, theoden, glamdring)


@rule("INF-07")
def test_stored_cards_and_defeated_hazards_are_out_of_reach() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    scene.first.hand("Glamdring", "Cave-drake")
    glamdring = scene.second.stored("Glamdring", at="Edoras")
    cave_drake, riders = scene.second.factions("Cave-drake", "Riders of Rohan")
    playing = scene.at_site(theoden)

    assert may_try(playing, theoden, riders)
    assert not may_try(playing, theoden, glamdring)
    assert not may_try(playing, theoden, cave_drake)


@rule("INF-08")
def test_an_identical_card_may_be_shown_but_need_not_be() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    own_beretar = scene.first.in_hand("Beretar")
    beretar = scene.second.character("Beretar", at="Bree")
    playing = scene.at_site(theoden)

    assert playing.may(Verb.INFLUENCE, theoden, beretar, number=-1)
    assert playing.may(Verb.INFLUENCE, theoden, beretar, number=own_beretar.id)


@rule("INF-09", "INF-11")
def test_the_result_must_exceed_the_mind_of_a_character() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    beretar = scene.second.character("Beretar", at="Bree")
    scene.second.character("Thranduil", at="Lórien")
    scene.second.character("Balin", at="Lórien")
    playing = scene.at_site(theoden)

    unused_general_influence = playing.unused_general_influence(1)
    playing.does(Verb.INFLUENCE, theoden, beretar)
    playing.rolls(10, 7)  # 10 + 3 - 1 - 7 is his mind of 5, not above it

    assert unused_general_influence == 1
    assert [fact.number for fact in playing.happened if fact.kind is Happening.INFLUENCE_FAILED] == [5]
    assert beretar.in_play


@rule("INF-09", "INF-12")
def test_a_target_that_is_won_over_is_discarded_with_what_it_controls_except_followers() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    beretar = scene.second.character("Beretar", at="Bree")
    sword = scene.second.gives("Sword of Gondolin", to=beretar)
    forlong = scene.second.character("Forlong", at="Bree", follower_of=beretar)
    scene.second.character("Thranduil", at="Lórien")
    scene.second.character("Balin", at="Lórien")
    playing = scene.at_site(theoden)

    playing.does(Verb.INFLUENCE, theoden, beretar)
    playing.rolls(11, 7)  # 11 + 3 - 1 - 7 is above 5

    assert beretar.is_discarded
    assert sword.is_discarded
    assert forlong.in_play
    assert forlong.is_uncontrolled


@rule("INF-09")
def test_the_unused_influence_of_the_controller_is_taken_off() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Bree")
    theoden = scene.second.character("Théoden", at="Bree")
    bergil = scene.second.character("Bergil", at="Bree", follower_of=theoden)
    scene.second.character("Thranduil", at="Lórien")
    scene.second.character("Beretar", at="Lórien")
    playing = scene.at_site(imrahil)

    unused = (playing.unused_general_influence(1), theoden.unused_direct_influence())
    playing.does(Verb.INFLUENCE, imrahil, bergil)
    playing.rolls(9, 7)  # 9 + 2 - 0 - 7 - 1 is above his mind of 2

    assert unused == (0, 1)
    assert [fact.number for fact in playing.happened if fact.kind is Happening.INFLUENCE_SUCCEEDED] == [3]
    assert bergil.is_discarded


@rule("INF-10")
def test_unused_general_influence_never_counts_as_less_than_none() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Bree")
    bergil = scene.second.character("Bergil", at="Bree")
    scene.second.character("Thranduil", at="Lórien")
    scene.second.character("Glorfindel II", at="Lórien")
    scene.second.character("Balin", at="Lórien")
    scene.second.overdrawn()
    playing = scene.at_site(imrahil)

    playing.does(Verb.INFLUENCE, imrahil, bergil)
    playing.rolls(8, 7)  # 8 + 2 - 7 is above 2, though the minds in play come to 24

    assert playing.unused_general_influence(1) == 0
    assert bergil.is_discarded


@rule("INF-11")
def test_a_faction_in_play_resists_with_the_number_it_takes_to_play_it() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    riders = scene.second.factions("Riders of Rohan")[0]
    scene.second.company("Lórien", "Thranduil", "Glorfindel II", "Haldir")
    playing = scene.at_site(theoden)

    playing.does(Verb.INFLUENCE, theoden, riders)
    playing.rolls(7, 2)  # 7 + 3 + 2 against this faction - 2 is 10, above 9

    assert riders.is_discarded


@rule("INF-11")
def test_if_its_like_was_shown_a_target_resists_with_nothing() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    own_beretar = scene.first.in_hand("Beretar")
    beretar = scene.second.character("Beretar", at="Bree")
    scene.second.company("Lórien", "Thranduil", "Balin", "Forlong")
    playing = scene.at_site(theoden)

    playing.does(Verb.INFLUENCE, theoden, beretar, number=own_beretar.id)
    playing.rolls(5, 7)  # 5 + 3 - 7 is above 0

    assert beretar.is_discarded


@rule("INF-11")
def test_an_item_resists_with_its_bearers_mind_though_its_like_was_shown() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    own_glamdring = scene.first.in_hand("Glamdring")
    beretar = scene.second.character("Beretar", at="Bree")
    glamdring = scene.second.gives("Glamdring", to=beretar)
    scene.second.company("Lórien", "Thranduil", "Balin", "Forlong")
    playing = scene.at_site(theoden)

    playing.does(Verb.INFLUENCE, theoden, glamdring, number=own_glamdring.id)
    playing.rolls(10, 7)  # 10 + 3 - 7 - 1 is his mind of 5, not above it

    assert glamdring.in_play
    assert own_glamdring.is_discarded


@rule("INF-12")
def test_after_a_failure_the_card_that_was_shown_is_discarded() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    own_beretar = scene.first.in_hand("Beretar")
    beretar = scene.second.character("Beretar", at="Bree")
    playing = scene.at_site(theoden)

    playing.does(Verb.INFLUENCE, theoden, beretar, number=own_beretar.id)
    playing.rolls(2, 12)

    assert beretar.in_play
    assert own_beretar.is_discarded


@rule("INF-13")
def test_the_shown_character_may_be_played_at_once_wherever_the_attempt_was_made() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    own_sam = scene.first.in_hand("Sam Gamgee")
    sam = scene.second.character("Sam Gamgee", at="Bree")
    scene.second.company("Lórien", "Thranduil", "Balin", "Forlong")
    playing = scene.at_site(theoden)

    playing.does(Verb.INFLUENCE, theoden, sam, number=own_sam.id)
    playing.rolls(12, 2)
    playing.does(Verb.PLAY_REVEALED, own_sam)

    assert sam.is_discarded
    assert own_sam.in_play
    assert own_sam.companions == ["Théoden", "Sam Gamgee"]


@rule("INF-13")
def test_the_shown_character_comes_only_if_there_is_influence_for_him() -> None:
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Bree")
    scene.first.company("Rivendell", "Aragorn II", "Glorfindel II")
    own_sam = scene.first.in_hand("Sam Gamgee")
    sam = scene.second.character("Sam Gamgee", at="Bree")
    scene.second.company("Lórien", "Thranduil", "Balin", "Forlong")
    playing = scene.at_site(anborn)

    playing.does(Verb.INFLUENCE, anborn, sam, number=own_sam.id)
    playing.rolls(12, 2)

    assert sam.is_discarded
    assert playing.unused_general_influence(0) == 1
    assert playing.question != "PlayShown"
    assert own_sam.in_hand


@rule("INF-13")
def test_the_shown_faction_comes_without_another_check_and_does_not_tap_the_site() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    own_riders = scene.first.in_hand("Riders of Rohan")
    riders = scene.second.factions("Riders of Rohan")[0]
    scene.second.company("Lórien", "Thranduil", "Glorfindel II", "Haldir")
    playing = scene.at_site(theoden)

    playing.does(Verb.INFLUENCE, theoden, riders, number=own_riders.id)
    playing.rolls(7, 7)
    playing.does(Verb.PLAY_REVEALED, own_riders)

    assert riders.is_discarded
    assert own_riders.among_points
    assert playing.table.cards[theoden.company.site].status == 0


@rule("INF-13")
def test_the_shown_ally_is_played_only_where_he_is_playable() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    own_quickbeam = scene.first.in_hand("Quickbeam")
    beretar = scene.second.character("Beretar", at="Bree")
    quickbeam = scene.second.gives("Quickbeam", to=beretar)
    scene.second.company("Lórien", "Thranduil", "Balin", "Forlong")
    playing = scene.at_site(theoden)

    playing.does(Verb.INFLUENCE, theoden, quickbeam, number=own_quickbeam.id)
    playing.rolls(12, 2)

    assert quickbeam.is_discarded
    assert playing.question != "PlayShown"
    assert own_quickbeam.in_hand
