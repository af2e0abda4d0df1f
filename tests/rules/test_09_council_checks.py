"""The corruption checks of the council: order, support, what may be played, failing. [WIN-27 to WIN-35]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DICE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn, ModifyCheck
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import TheRoll
from wizardhaven.vocabulary.terms import Check, Length, Moment, Phase, PlayerKind, Side, Stat

WORD_OF_HOPE = Event(
    code="XX-1",
    name="Word of Hope",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.CHECK,
            target=TheRoll((Check.CORRUPTION,)),
            effects=(ModifyCheck(+1), ForTheTurn(Modify(Stat.PROWESS, +1), on=Subject.COMPANY)),
        ),
    ),
)

WHISPERED_DOUBT = Event(
    code="XX-2",
    name="Whispered Doubt",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(Use(when=Moment.CHECK, target=TheRoll((Check.CORRUPTION,)), effects=(ModifyCheck(-6),)),),
)


@rule("WIN-27", "WIN-33")
def test_who_fails_before_the_counting_no_longer_scores_and_neither_do_his_items() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    sword = scene.first.gives("Sword of Gondolin", to=theoden)
    scene.first.character("Beretar", at="Rivendell")
    scene.second.character("Thranduil", at="Lórien")
    scene.second.factions("Men of Lebennin")
    playing = scene.council()

    playing.does(Verb.CHECK_NEXT, theoden)
    playing.rolls(2)  # not above 2
    playing.rolls(7)  # Beretar
    playing.rolls(7)  # Thranduil

    assert theoden.is_discarded
    assert sword.is_discarded
    assert playing.outcome is not None
    assert playing.outcome.totals == (0, 6)  # Beretar alone counts nothing; the faction, doubled, counts 3
    assert playing.outcome.winner == 1


@rule("WIN-27")
def test_at_the_council_nothing_is_done_but_checking() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    cram = scene.first.gives("Cram", to=beretar)
    scene.first.turn(beretar, "tapped")
    scene.first.character("Arwen")
    rings, horn = scene.first.hand("Smoke Rings", "Horn of Anor")
    scene.first.discard_pile("Concealment")
    playing = scene.council()

    assert [option.verb for option in playing.options()] == [Verb.CHECK_NEXT, Verb.CHECK_NEXT]
    assert playing.why_not(rings) is Reason.ONLY_CHECK_ACTIONS
    assert playing.why_not(horn) is Reason.ONLY_CHECK_ACTIONS
    assert not playing.may(Verb.USE, cram)


@rule("WIN-27")
def test_permanent_events_in_play_remain_active_at_the_council() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    scene.first.character("Arwen", status="tapped")
    scene.second.gives("Alone and Unadvised", to=faramir)
    playing = scene.council()

    playing.does(Verb.CHECK_NEXT, faramir)
    playing.rolls(3)  # 3, and 2 for two characters in his company, is above 4

    assert faramir.corruption_points == 4
    assert playing.has_happened(Happening.CHECK_PASSED, faramir)


@rule("WIN-28")
def test_characters_do_not_untap_before_the_checks() -> None:
    scene = Scene(turn=9)
    haldir = scene.first.character("Haldir")
    beretar = scene.first.character("Beretar", status="tapped")
    balin = scene.first.character("Balin", status="wounded")
    arwen = scene.first.character("Arwen")
    scene.first.exhausted(2)
    scene.second.exhausted(2)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.does(Verb.CHECK_NEXT, haldir)

    assert beretar.is_tapped
    assert balin.is_wounded
    assert playing.may(Verb.SUPPORT, arwen)
    assert not playing.may(Verb.SUPPORT, beretar)
    assert not playing.may(Verb.SUPPORT, balin)


@rule("WIN-29")
def test_the_player_of_the_last_turn_checks_all_his_characters_first() -> None:
    scene = Scene(active=1)
    beretar, haldir = scene.second.company("Lórien", "Beretar", "Haldir")
    arwen, faramir = scene.first.company("Rivendell", "Arwen", "Faramir")
    playing = scene.council()

    first_asked = playing.asked
    playing.does(Verb.CHECK_NEXT, haldir)
    playing.passes()
    playing.rolls(7)
    playing.passes()
    playing.rolls(7)
    then_asked = playing.asked
    playing.does(Verb.CHECK_NEXT, arwen)
    playing.passes()
    playing.rolls(7)
    playing.passes()
    playing.rolls(7)

    checked = [fact.card for fact in playing.happened if fact.kind is Happening.CHECK_PASSED]
    assert (first_asked, then_asked) == (1, 0)
    assert checked == [haldir.id, beretar.id, arwen.id, faramir.id]


@rule("WIN-29")
def test_each_player_picks_the_order_of_his_own_checks() -> None:
    scene = Scene()
    beretar, haldir, arwen = scene.first.company("Lórien", "Beretar", "Haldir", "Arwen")
    faramir = scene.second.character("Faramir")
    playing = scene.council()

    playing.does(Verb.CHECK_NEXT, arwen)
    playing.passes()
    playing.rolls(7)

    assert playing.may(Verb.CHECK_NEXT, beretar)
    assert playing.may(Verb.CHECK_NEXT, haldir)
    assert not playing.may(Verb.CHECK_NEXT, arwen)
    assert not playing.may(Verb.CHECK_NEXT, faramir)


@rule("WIN-30")
def test_a_character_without_corruption_points_checks_as_well() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen")
    boromir = scene.second.character("Boromir II", at="Lórien")
    playing = scene.council()

    arwen_rolls = playing.asked
    playing.rolls(2)
    boromir_rolls = playing.asked
    playing.rolls(2)

    assert (arwen_rolls, boromir_rolls) == (DICE, DICE)
    assert (arwen.corruption_points, boromir.corruption_points) == (0, 0)
    assert playing.has_happened(Happening.CHECK_PASSED, arwen)
    assert playing.has_happened(Happening.CHECK_PASSED, boromir)


@rule("WIN-31")
def test_untapped_companions_may_support_a_check_at_the_council() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir")
    scene.first.gives("Narsil", to=haldir)
    arwen, beretar = scene.first.character("Arwen"), scene.first.character("Beretar")
    elsewhere = scene.first.character("Faramir", at="Lórien")
    opponent = scene.second.character("Adrazar")
    playing = scene.council()

    playing.does(Verb.CHECK_NEXT, haldir)
    playing.does(Verb.SUPPORT, arwen)
    others = (playing.may(Verb.SUPPORT, elsewhere), playing.may(Verb.SUPPORT, opponent))
    playing.does(Verb.SUPPORT, beretar)
    playing.rolls(2)  # 2 - 1 + 1 + 1 is above 2

    assert others == (False, False)
    assert arwen.is_tapped
    assert beretar.is_tapped
    assert playing.has_happened(Happening.CHECK_PASSED, haldir)


@rule("WIN-31")
def test_a_card_that_bears_on_the_check_may_be_played_at_the_council_and_no_other() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", status="tapped")
    scene.first.gives("Scroll of Isildur", to=sam)
    strength, hastened = scene.first.hand("Halfling Strength", "And Forth He Hastened")
    playing = scene.council()

    only_for_the_check = [option.number for option in playing.options(Verb.PLAY)]
    playing.plays(strength)
    playing.rolls(2)  # 2 + 3 + 4 is above 3

    assert only_for_the_check == [2]  # it cannot be played to untap him, its first use
    assert hastened.in_hand
    assert sam.in_play
    assert sam.is_tapped


@rule("WIN-31")
def test_the_player_who_checks_second_may_play_such_a_card_too() -> None:
    scene = Scene()
    scene.first.character("Beretar")
    sam = scene.second.character("Sam Gamgee", at="Lórien")
    scene.second.gives("Scroll of Isildur", to=sam)
    scene.second.gives("Narsil", to=sam)
    strength = scene.second.in_hand("Halfling Strength")
    playing = scene.council()

    playing.rolls(7)  # Beretar
    asked = playing.asked
    playing.plays(strength)
    playing.rolls(2)  # 2 + 3 + 4 is above 5

    assert asked == 1
    assert strength.is_discarded
    assert sam.in_play


@rule("WIN-31")
def test_the_corruption_of_whoever_checks_may_be_made_lighter_at_the_council_but_no_one_elses() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    scroll = scene.first.gives("Scroll of Isildur", to=beretar)
    free = scene.first.in_hand("Free to Choose")
    playing = scene.council()

    playing.does(Verb.CHECK_NEXT, haldir)
    for_another = playing.may_play(free)
    playing.pass_until("RollCheck")
    playing.rolls(7)
    playing.plays(free, target=scroll)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(2)  # 3 points less 2

    assert not for_another
    assert beretar.in_play


@rule("WIN-31")
def test_what_would_end_with_the_turn_lasts_until_the_end_of_the_game() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    word = scene.first.in_hand(WORD_OF_HOPE)
    scene.second.character("Haldir", at="Lórien")
    playing = scene.council()

    playing.plays(word)
    playing.rolls(7)  # Beretar
    playing.rolls(7)  # Haldir

    assert playing.outcome is not None
    assert beretar.prowess() == 6


@rule("WIN-32")
def test_no_hazard_is_played_at_the_council() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee")
    strength = scene.first.in_hand("Halfling Strength")
    scene.second.company("Lórien", "Haldir", "Beretar")
    call, doubt, orcs = scene.second.hand("Call of Home", WHISPERED_DOUBT, "Orc-guard")
    playing = scene.council()

    asked = playing.asked
    playing.plays(strength)
    after_the_play = playing.asked
    playing.rolls(7)

    assert (asked, after_the_play) == (0, DICE)  # the holder of the hazards is not asked
    assert sam.in_play
    assert playing.asked == 1
    assert not playing.may_play(call)
    assert playing.why_not(call) is Reason.NO_HAZARDS_AT_COUNCIL
    assert playing.why_not(doubt) is Reason.NO_HAZARDS_AT_COUNCIL
    assert playing.why_not(orcs) is Reason.NO_HAZARDS_AT_COUNCIL


@rule("WIN-33")
def test_a_result_above_the_corruption_points_passes_and_one_that_falls_short_costs_the_character() -> None:
    scene = Scene()
    theoden, beretar, faramir, adrazar = scene.first.company(
        "Lórien", "Théoden", "Beretar", "Faramir", "Adrazar"
    )
    scene.second.gives("Alone and Unadvised", to=theoden)
    scroll = scene.first.gives("Scroll of Isildur", to=beretar)
    narsil = scene.first.gives("Narsil", to=faramir)
    glamdring = scene.first.gives("Glamdring", to=faramir)
    scene.first.gives("Hauberk of Bright Mail", to=faramir)
    scene.first.turn(theoden, "tapped")
    scene.first.turn(beretar, "tapped")
    scene.first.turn(faramir, "tapped")
    scene.first.turn(adrazar, "tapped")
    playing = scene.council()

    playing.does(Verb.CHECK_NEXT, beretar)
    playing.rolls(4)  # above 3
    playing.does(Verb.CHECK_NEXT, faramir)
    playing.rolls(3)  # one less than 4
    playing.does(Verb.CHECK_NEXT, theoden)
    playing.rolls(2)  # with +3 for three characters, above 4

    assert beretar.in_play
    assert scroll.bearer == beretar
    assert faramir.is_discarded
    assert narsil.is_discarded
    assert glamdring.is_discarded
    assert theoden.in_play


@rule("WIN-33")
def test_a_result_two_below_eliminates_and_a_follower_stays_and_scores() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", status="tapped")
    arwen = scene.first.character("Arwen", follower_of=aragorn, status="tapped")
    scroll = scene.first.gives("Scroll of Isildur", to=aragorn)
    glamdring = scene.first.gives("Glamdring", to=aragorn)
    playing = scene.council()

    points = playing.points(0)
    playing.does(Verb.CHECK_NEXT, aragorn)
    playing.rolls(2)  # two less than 4
    playing.rolls(7)  # Arwen

    assert points == 3 + 1 + 4 + 2
    assert aragorn.is_eliminated
    assert scroll.is_discarded
    assert glamdring.is_discarded
    assert arwen.in_play
    assert playing.points(0) == 1 - 3  # Aragorn II costs points when eliminated


@rule("WIN-34", "WIN-54", "WIN-02")
def test_a_wizard_who_fails_at_the_council_is_eliminated_and_costs_five_points() -> None:
    scene = Scene()
    pallando = scene.first.character("Pallando")
    sword = scene.first.gives("Sword of Gondolin", to=pallando)
    treebeard = scene.first.gives("Treebeard", to=pallando)
    scene.first.factions("Men of Lebennin", "Men of Anfalas")
    scene.first.stored("Narsil", at="Rivendell")
    scene.second.character("Haldir", at="Lórien")
    scene.second.factions("Riders of Rohan")
    playing = scene.council()

    before = playing.points(0)
    playing.rolls(2)  # Pallando: not above 2
    playing.rolls(7)  # Haldir

    assert before == 2 + 2 + 4 + 3
    assert pallando.is_eliminated
    assert sword.is_discarded
    assert treebeard.is_discarded
    assert playing.points(0) == before - 4 - 5
    assert playing.outcome is not None
    assert playing.outcome.totals == (4 + 4 - 5, 2 + 2)  # Narsil's 6 are cut to 4, the Riders' 3 to 2


@rule("WIN-35")
def test_when_both_wizards_fail_both_lose_five_points_and_the_totals_decide() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    scene.first.gives("Narsil", to=gandalf)
    scene.first.gives("Hauberk of Bright Mail", to=gandalf)
    scene.first.stored("Scroll of Isildur", at="Rivendell")
    scene.first.factions("Riders of Rohan")
    saruman = scene.second.character("Saruman")
    scene.second.gives("Sword of Gondolin", to=saruman)
    scene.second.stored("Glamdring", at="Rivendell")
    scene.second.factions("Men of Lebennin")
    playing = scene.council()

    playing.rolls(2)  # Gandalf: 2 + 1 is not above 3
    playing.rolls(2)  # Saruman: not above 2

    assert gandalf.is_eliminated
    assert saruman.is_eliminated
    assert playing.outcome is not None
    assert playing.outcome.totals == (3 + 3 - 5, 2 + 2 - 5)
    assert playing.outcome.winner == 0


@rule("WIN-29", "COR-11")
def test_a_ringwraith_is_not_even_asked_about_at_his_audience() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    dwar, ostisen, luitprand = scene.first.company("Dol Guldur", "LE-52", "Ostisen", "Luitprand")

    playing = scene.council()

    assert [option.card for option in playing.options(Verb.CHECK_NEXT)] == [ostisen.id, luitprand.id]
    assert dwar.in_play
