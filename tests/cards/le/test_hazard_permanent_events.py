"""Stories of the hazard permanent-events."""

from tests.cards.marks import card
from tests.rules.minion_cards import CAPTAIN, MINION_GOLD_RING, OLD_TROLL, PASS_ABOVE
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind


@card("LE-132")
def test_a_rebel_cannot_become_a_follower() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell")
    balin = scene.first.character("Balin", at="Rivendell")
    scene.second.gives("Rebel-talk", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.FOLLOW, balin, saruman)
    assert not playing.may(Verb.FOLLOW, haldir, saruman)


@card("LE-132")
def test_a_follower_who_turns_rebel_has_nobody_to_control_him() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Edoras")
    haldir = scene.first.character("Haldir", at="Edoras", follower_of=saruman)
    talk = scene.second.in_hand("Rebel-talk")
    playing = scene.hazards(on=saruman)

    playing.plays(talk, target=haldir)
    playing.resolve()

    assert haldir.is_uncontrolled
    assert haldir.in_play


@card("LE-132")
def test_a_rebel_comes_under_general_influence_in_the_next_organization_phase() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Edoras")
    haldir = scene.first.character("Haldir", at="Edoras", follower_of=saruman)
    talk = scene.second.in_hand("Rebel-talk")
    playing = scene.hazards(on=saruman)

    playing.plays(talk, target=haldir)
    playing.resolve()
    playing.pass_until("OrganizationWindow")  # the opponent's
    playing.passes()
    playing.pass_until("OrganizationWindow")
    playing.does(Verb.ORGANIZE)
    assert not playing.may(Verb.FOLLOW, haldir)
    playing.does(Verb.FREE, haldir)

    assert haldir.controller is None
    assert not haldir.is_uncontrolled


@card("LE-132")
def test_wizards_and_the_strong_minded_do_not_listen_to_rebel_talk() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Edoras")
    glorfindel = scene.first.character("Glorfindel II", at="Edoras")  # mind 8
    theoden = scene.first.character("Théoden", at="Edoras")
    talk = scene.second.in_hand("Rebel-talk")
    playing = scene.hazards(on=saruman)

    assert playing.may_play(talk, target=theoden)
    assert not playing.may_play(talk, target=saruman)
    assert not playing.may_play(talk, target=glorfindel)


@card("LE-132")
def test_with_nobody_who_would_listen_there_is_no_target() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Edoras")
    talk = scene.second.in_hand("Rebel-talk")
    playing = scene.hazards(on=glorfindel)

    assert playing.why_not(talk) is Reason.NO_TARGET


@card("LE-132")
def test_rebel_talk_cannot_be_duplicated_on_a_character() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    scene.second.gives("Rebel-talk", to=theoden)
    talk = scene.second.in_hand("Rebel-talk")
    playing = scene.hazards(on=theoden)

    assert playing.why_not(talk) is Reason.DUPLICATED


@card("LE-132")
def test_even_a_tapped_rebel_may_roll_once_for_more_than_seven() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras", status="tapped")
    talk = scene.second.gives("Rebel-talk", to=theoden)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, talk)
    playing.rolls(8)

    assert talk.is_discarded


@card("LE-132")
def test_he_does_not_tap_for_it_and_has_one_try_a_turn() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    talk = scene.second.gives("Rebel-talk", to=theoden)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, talk)
    playing.rolls(7)

    assert theoden.is_untapped
    assert talk.bearer == theoden
    assert not playing.may(Verb.TRY_REMOVAL, talk)


@card("LE-128")
def test_with_nothing_to_eat_everybody_has_less_prowess_and_body() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    balin = scene.first.character("Balin", at="Lórien")
    hunger = scene.second.in_hand("Nothing to Eat or Drink")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.plays(hunger)
    playing.resolve()

    assert hunger.in_play
    assert (haldir.prowess(), haldir.body) == (3, 7)
    assert (balin.prowess(), balin.body) == (3, 6)


@card("LE-128")
def test_another_company_has_enough_to_eat() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    balin = scene.first.character("Balin", at="Lórien")
    hunger = scene.second.in_hand("Nothing to Eat or Drink")
    playing = scene.hazards(on=haldir)

    playing.plays(hunger)
    playing.resolve()

    assert haldir.prowess() == 3
    assert balin.prowess() == 4


@card("LE-128")
def test_heroes_go_hungry_at_shadow_holds_and_dark_holds_only() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Lórien")
    hunger = scene.second.in_hand("Nothing to Eat or Drink")
    playing = scene.hazards(on=theoden, to="Edoras")

    assert playing.why_not(hunger) in (Reason.CONDITION_NOT_MET, Reason.NO_TARGET)


@card("LE-128")
def test_hunger_cannot_be_duplicated_on_a_company() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    scene.second.event("Nothing to Eat or Drink", on_company_of=haldir)
    hunger = scene.second.in_hand("Nothing to Eat or Drink")
    playing = scene.hazards(on=haldir)

    assert not playing.may_play(hunger)
    assert playing.why_not(hunger) in (Reason.DUPLICATED, Reason.NO_TARGET)


@card("LE-128")
def test_hunger_ends_in_the_organization_phase_at_a_haven() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    hunger = scene.second.event("Nothing to Eat or Drink", on_company_of=haldir)

    scene.begin(Phase.ORGANIZATION)

    assert hunger.is_discarded
    assert haldir.prowess() == 4


@card("LE-128")
def test_hunger_lasts_elsewhere() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    hunger = scene.second.event("Nothing to Eat or Drink", on_company_of=haldir)

    scene.begin(Phase.ORGANIZATION)

    assert hunger.in_play
    assert haldir.prowess() == 3


@card("LE-128")
def test_a_companion_who_joins_later_goes_hungry_too() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    scene.second.event("Nothing to Eat or Drink", on_company_of=haldir)

    balin = scene.first.character("Balin", at="Moria")

    assert balin.companions == ["Haldir", "Balin"]
    assert balin.prowess() == 3


@card("LE-142")
def test_at_the_end_of_each_turn_both_players_may_bring_men_back() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Lórien")
    scene.second.event("Thrice Outnumbered")
    own = scene.first.discard_pile("Brigands", "Orc-guard")[0]
    lawless, wargs = scene.second.discard_pile("Lawless Men", "Wargs")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("FetchCard")
    first_asked = playing.asked
    offered = [action.card for action in playing.options(Verb.TAKE)]
    playing.does(Verb.TAKE, own)
    playing.does(Verb.SHUFFLE)
    playing.does(Verb.TAKE, lawless)

    assert first_asked == 0
    assert offered == [own.id]
    assert own.in_deck
    assert lawless.in_deck
    assert wargs.is_discarded


@card("LE-142")
def test_thrice_outnumbered_is_kept_by_discarding_a_man_from_hand() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Lórien")
    event = scene.second.event("Thrice Outnumbered")
    brigands, wargs = scene.second.hand("Brigands", "Wargs")
    playing = scene.begin(Phase.LONG_EVENT)

    playing.pass_until("DiscardEither")
    asked = playing.asked
    may_wargs = playing.may(Verb.DISCARD, wargs)
    playing.does(Verb.DISCARD, brigands)

    assert asked == 1
    assert not may_wargs
    assert brigands.is_discarded
    assert event.in_play


@card("LE-142")
def test_thrice_outnumbered_goes_if_nobody_is_discarded_for_it() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Lórien")
    event = scene.second.event("Thrice Outnumbered")
    brigands = scene.second.in_hand("Brigands")
    playing = scene.begin(Phase.LONG_EVENT)

    playing.pass_until("DiscardEither")
    playing.does(Verb.DISCARD, event)

    assert event.is_discarded
    assert brigands.in_hand


@card("LE-142")
def test_thrice_outnumbered_stays_through_its_own_players_long_event_phase() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Lórien")
    event = scene.first.event("Thrice Outnumbered")
    scene.first.in_hand("Cram")
    playing = scene.begin(Phase.LONG_EVENT)

    playing.pass_until("MayDiscard")

    assert event.in_play


@card("LE-142")
def test_thrice_outnumbered_goes_when_a_play_deck_is_exhausted() -> None:
    scene = Scene(filled=False)
    scene.first.character("Faramir", at="Lórien")
    scene.first.deck("Cram")
    scene.first.discard_pile("Concealment")
    scene.second.fill(9)
    event = scene.second.event("Thrice Outnumbered")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("OrganizationWindow")

    assert event.is_discarded


def a_covetous_company() -> tuple[Scene, Piece, Piece]:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    captain, troll = scene.first.company(PASS_ABOVE, CAPTAIN, OLD_TROLL)
    return scene, captain, troll


@card("LE-107")
def test_a_covetous_minion_checks_for_each_item_of_the_others_less_its_points() -> None:
    scene, captain, troll = a_covetous_company()
    scene.second.gives("Covetous Thoughts", to=captain)
    scene.first.gives(MINION_GOLD_RING, to=troll)  # one corruption point
    scene.first.gives(MINION_GOLD_RING, to=captain)  # his own: another point, but no check
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("RollCheck")
    playing.rolls(2)  # 2 - 1 is one less than his two points

    assert captain.is_tapped
    assert len([fact for fact in playing.happened if fact.kind is Happening.ROLLED]) == 1


@card("LE-107", "DM-146")
def test_a_covetous_minion_checks_against_what_an_item_gives_now() -> None:
    scene, captain, troll = a_covetous_company()
    scene.second.gives("Covetous Thoughts", to=captain)
    scene.first.gives(MINION_GOLD_RING, to=troll)
    scene.second.stored("Into the Smoking Cone", at="Rivendell")  # all rings give a point less
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("RollCheck")
    playing.rolls(2)  # more than the one point of his thoughts

    assert captain.is_untapped


@card("LE-107")
def test_who_bears_everything_himself_covets_nothing() -> None:
    scene, captain, _ = a_covetous_company()
    scene.second.gives("Covetous Thoughts", to=captain)
    scene.first.gives(MINION_GOLD_RING, to=captain)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_to(Phase.ORGANIZATION)

    assert not playing.has_happened(Happening.ROLLED)


@card("LE-107")
def test_covetous_thoughts_are_shaken_off_with_more_than_five() -> None:
    scene, captain, _ = a_covetous_company()
    thoughts = scene.second.gives("Covetous Thoughts", to=captain)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, thoughts, captain)
    playing.rolls(6)

    assert thoughts.is_discarded


@card("LE-107")
def test_a_hero_is_not_covetous() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    thoughts = scene.second.in_hand("Covetous Thoughts")
    playing = scene.hazards(on=faramir)

    assert not playing.may_play(thoughts)
