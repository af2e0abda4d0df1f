"""Active conditions: paid at once, checked again, never refunded. [TIM-11 to TIM-20]"""

from tests.rules.marks import rule
from tests.rules.situations import site_of
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@rule("TIM-11", "TIM-12", "TIM-47")
def test_the_tapping_is_part_of_the_declaration_and_no_action_of_its_own() -> None:
    scene = Scene()
    beretar, anborn = scene.first.company("Lórien", "Beretar", "Anborn")
    concealment = scene.first.in_hand("Concealment")
    scene.second.hand("Searching Eye")
    playing = scene.attack(on=beretar)

    playing.plays(concealment, user=anborn)

    assert (playing.question, playing.asked) == ("ChainWindow", 1)
    assert anborn.is_tapped
    assert [one.card for one in playing.table.chain] == [concealment.id]


@rule("TIM-11")
def test_what_an_action_requires_must_hold_when_it_is_declared() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    concealment, doublings = scene.first.hand("Concealment", "Many Turns and Doublings")
    cram = scene.first.gives("Cram", to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    no_attack, no_gates = playing.why_not(concealment), playing.why_not(doublings)
    scene.first.event("Gates of Morning")

    assert cram.in_play
    assert no_attack is Reason.ONLY_AGAINST_ATTACK
    assert no_gates is not None
    assert playing.why_not(doublings) is None


@rule("TIM-13")
def test_an_action_whose_user_is_gone_when_it_resolves_does_nothing() -> None:
    scene = Scene()
    faramir, annalena = scene.first.company("Rivendell", "Faramir", "Annalena")
    scene.first.company("Lórien", "Thranduil")
    lure = scene.second.gives("Lure of Expedience", to=faramir)
    marvels_told = scene.first.in_hand("Marvels Told")
    call_of_home = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=faramir)

    playing.plays(marvels_told, user=annalena, target=lure)
    playing.plays(call_of_home, target=annalena)
    playing.resolve()
    playing.rolls(2)

    assert annalena.in_hand
    assert marvels_told.is_discarded
    assert lure.bearer == faramir


@rule("TIM-13")
def test_what_was_tapped_as_a_cost_must_still_be_tapped_when_the_action_resolves() -> None:
    scene = Scene()
    gandalf, balin = scene.first.company("Rivendell", "Gandalf", "Balin")
    lure = scene.second.gives("Lure of Expedience", to=balin)
    marvels_told, hastened = scene.first.hand("Marvels Told", "And Forth He Hastened")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(marvels_told, user=balin, target=lure)
    playing.plays(hastened, target=balin)
    playing.resolve()

    assert gandalf.in_play
    assert balin.is_untapped
    assert playing.has_happened(Happening.NEGATED, marvels_told)
    assert lure.bearer == balin


@rule("TIM-13", "SITE-31")
def test_an_item_is_lost_if_whoever_taps_to_play_it_is_untapped_before_it_resolves() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Isengard")
    cram = scene.first.gives("Cram", to=balin)
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.at_site(of=balin)

    playing.does(Verb.PLAY_AT_SITE, sword, balin)
    playing.uses(cram)
    playing.resolve()

    assert balin.is_untapped
    assert playing.has_happened(Happening.NEGATED, sword)
    assert site_of(balin).is_untapped


@rule("TIM-13", "INF-04")
def test_an_influence_attempt_comes_to_nothing_if_whoever_makes_it_is_untapped_before() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    cram = scene.first.gives("Cram", to=theoden)
    beretar = scene.second.character("Beretar", at="Bree")
    playing = scene.at_site(of=theoden)

    playing.does(Verb.INFLUENCE, theoden, beretar)
    playing.uses(cram)
    playing.resolve()

    assert theoden.is_untapped
    assert not playing.may(Verb.ROLL)
    assert beretar.in_play


@rule("TIM-13", "SITE-31")
def test_whoever_has_played_an_item_may_be_untapped_afterwards() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Isengard")
    cram = scene.first.gives("Cram", to=balin)
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.at_site(of=balin)

    playing.does(Verb.PLAY_AT_SITE, sword, balin)
    playing.resolve()
    playing.pass_until("SiteWindow")
    playing.uses(cram)
    playing.resolve()

    assert sword.bearer == balin
    assert balin.is_untapped


@rule("TIM-13")
def test_a_card_tapped_for_its_own_effect_must_still_be_in_play() -> None:
    scene = Scene()
    balin = scene.first.character("Balin")
    marvels_told = scene.first.in_hand("Marvels Told")
    waiting = scene.second.event("Power Built by Waiting")
    scene.second.hand("Foolish Words")
    playing = scene.hazards(on=balin)

    playing.passes()
    playing.uses(waiting)
    playing.plays(marvels_told, user=balin, target=waiting)
    playing.resolve()
    playing.rolls(12)

    assert waiting.is_discarded
    assert playing.hazard_limit(of=balin) == 2


@rule("TIM-14", "TIM-50")
def test_a_cancelled_action_is_discarded_at_once_and_its_cost_stays_paid() -> None:
    scene = Scene()
    beretar, anborn = scene.first.company("Lórien", "Beretar", "Anborn")
    concealment = scene.first.in_hand("Concealment")
    searching_eye = scene.second.in_hand("Searching Eye")
    playing = scene.attack(on=beretar, strikes=1)

    playing.plays(concealment, user=anborn)
    playing.plays(searching_eye, target=concealment)

    assert playing.has_happened(Happening.NEGATED, concealment)
    assert concealment.is_discarded
    assert anborn.is_tapped
    assert playing.attack is not None
    assert not playing.attack.canceled


@rule("TIM-16")
def test_who_must_tap_for_an_effect_has_to_be_untapped() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    scene.first.character("Anborn", at="Lórien", status="tapped")
    concealment, dark_quarrels = scene.first.hand("Concealment", "Dark Quarrels")
    playing = scene.attack(on=beretar)

    assert playing.may_play(dark_quarrels)
    assert not playing.may_play(concealment)
    assert playing.why_not(concealment) is Reason.NO_UNTAPPED_USER


@rule("TIM-17")
def test_what_is_discarded_as_a_cost_is_gone_before_anybody_answers() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", status="tapped")
    cram = scene.first.gives("Cram", to=beretar)
    scene.second.hand("Call of Home")
    playing = scene.hazards(on=beretar)

    playing.uses(cram)
    asked = playing.asked
    at_once = (cram.is_discarded, beretar.is_tapped)
    playing.resolve()

    assert asked == 1
    assert at_once == (True, True)
    assert beretar.is_untapped


@rule("TIM-17")
def test_if_its_bearer_leaves_in_response_a_discarded_card_did_nothing() -> None:
    scene = Scene()
    beretar, anborn = scene.first.company("Lórien", "Beretar", "Anborn")
    scene.first.company("Rivendell", "Celeborn", "Ori")
    faramir = scene.first.character("Faramir", at="Lórien", status="tapped")
    cram = scene.first.gives("Cram", to=faramir)
    call_of_home = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=beretar)

    playing.uses(cram)
    playing.plays(call_of_home, target=faramir)
    playing.resolve()
    playing.rolls(2)

    assert faramir.in_hand
    assert cram.is_discarded
    assert playing.has_happened(Happening.NEGATED, cram)
    assert anborn.is_untapped


@rule("TIM-19")
def test_a_hazard_above_a_limit_that_was_lowered_in_response_is_negated() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    scene.first.event("Gates of Morning")
    doublings = scene.first.in_hand("Many Turns and Doublings")
    foolish_words, rebel_talk = scene.second.hand("Foolish Words", "Rebel-talk")
    playing = scene.hazards(on=beretar)

    playing.passes()
    playing.plays(foolish_words, target=beretar)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.passes()
    playing.plays(rebel_talk, target=beretar)
    playing.plays(doublings)
    playing.resolve()

    assert foolish_words.bearer == beretar
    assert rebel_talk.is_discarded
    assert playing.hazard_limit(of=beretar) == 1


@rule("TIM-19")
def test_an_ability_that_counts_against_the_limit_is_negated_above_it() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    scene.first.event("Gates of Morning")
    doublings = scene.first.in_hand("Many Turns and Doublings")
    waiting = scene.second.event("Power Built by Waiting")
    foolish_words = scene.second.in_hand("Foolish Words")
    playing = scene.hazards(on=beretar)

    playing.passes()
    playing.uses(waiting)  # the limit is 3
    playing.resolve()
    playing.passes()
    playing.plays(foolish_words, target=beretar)
    playing.resolve()
    playing.passes()
    playing.does(Verb.USE, waiting, number=1)  # counts 2, to untap it
    playing.plays(doublings)  # the limit is 2 again
    playing.resolve()

    assert beretar.company.hazards == 3
    assert playing.has_happened(Happening.NEGATED, waiting)
    assert waiting.is_tapped


@rule("TIM-20")
def test_a_site_taps_when_the_play_resolves_and_not_when_it_is_declared() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Isengard")
    scene.first.event("Gates of Morning")
    sword = scene.first.in_hand("Sword of Gondolin")
    scene.second.hand("Twilight")
    playing = scene.at_site(beretar)

    playing.does(Verb.PLAY_AT_SITE, sword, other=beretar)
    declared = (beretar.is_tapped, playing.table.cards[beretar.company.site].status)
    playing.resolve()

    assert declared == (True, 0)
    assert sword.bearer == beretar
    assert playing.table.cards[beretar.company.site].status == 1


@rule("TIM-20")
def test_a_play_that_would_tap_the_site_needs_an_untapped_site() -> None:
    scene = Scene()
    beretar = scene.first.company("Isengard", "Beretar", site_status="tapped")[0]
    sword, gates = scene.first.hand("Sword of Gondolin", "Gates of Morning")
    playing = scene.at_site(beretar)

    assert playing.may_play(gates)
    assert playing.why_not(sword) is Reason.SITE_IS_TAPPED
