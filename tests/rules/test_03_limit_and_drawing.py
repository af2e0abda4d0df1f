"""Stories of the hazard limit, the card draw and what moving sets off. [MOV-15 to MOV-22]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within
from wizardhaven.vocabulary.terms import Length, Phase, Race, Side

SEA_SERPENT = Event(
    code="X-1",
    name="Sea-serpent",
    side=Side.HAZARD,
    length=Length.LONG,
    race=Race.DRAKE,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=1, prowess=8),)),
            about=Subject.EVERYBODY,
            of=Within(("Andrast Coast",)),
        ),
    ),
)


@rule("MOV-15")
def test_the_base_hazard_limit_is_the_size_of_the_company() -> None:
    scene = Scene()
    gandalf = scene.first.company("Bree", "Gandalf", "Aragorn II", "Beretar", "Sam Gamgee")[0]

    playing = scene.hazards(on=gandalf)

    assert playing.hazard_limit(gandalf) == 4  # three and a half, rounded up


@rule("MOV-15")
def test_the_base_hazard_limit_is_at_least_two() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")

    playing = scene.hazards(on=haldir)

    assert playing.hazard_limit(haldir) == 2


@rule("MOV-15")
def test_a_company_that_loses_somebody_in_its_phase_keeps_its_hazard_limit() -> None:
    scene = Scene()
    aragorn, faramir, _ = scene.first.company("Bree", "Aragorn II", "Faramir", "Forlong")
    call = scene.second.in_hand("Call of Home")

    playing = scene.hazards(on=aragorn)
    playing.plays(call, target=faramir)
    playing.resolve()
    playing.rolls(2)  # with 5 of unused general influence still below 10

    assert faramir.in_hand
    assert aragorn.companions == ["Aragorn II", "Forlong"]
    assert playing.hazard_limit(aragorn) == 3


@rule("MOV-15")
def test_after_the_hazard_player_used_his_sideboard_the_limit_is_halved_rounded_up() -> None:
    scene = Scene()
    gandalf = scene.first.company("Bree", "Gandalf", "Aragorn II", "Beretar")[0]
    drake = scene.second.sideboard("Cave-drake")[0]
    scene.second.in_hand("Doors of Night")

    playing = scene.begin(Phase.UNTAP)
    playing.pass_until("HazardSideboard")
    playing.does(Verb.SIDEBOARD_TO_DISCARD)
    playing.pass_until("HazardWindow")

    assert drake.is_discarded
    assert playing.hazard_limit(gandalf) == 2  # half of three


@rule("MOV-16")
def test_a_hazard_can_be_declared_only_while_the_limit_is_not_used_up() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    words, doors, stir = scene.second.hand("Foolish Words", "Doors of Night", "Minions Stir")

    playing = scene.hazards(on=aragorn)
    playing.plays(words, target=aragorn)
    playing.resolve()
    playing.plays(doors)
    declared = aragorn.company.hazards
    playing.resolve()

    assert declared == playing.hazard_limit(aragorn) == 2
    assert words.in_play
    assert doors.in_play
    assert stir.in_hand
    assert not playing.may_play(stir)


@rule("MOV-16")
def test_a_hazard_does_nothing_if_the_limit_has_fallen_below_what_was_declared() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.event("Gates of Morning")
    doublings = scene.first.in_hand("Many Turns and Doublings")
    words, stir = scene.second.hand("Foolish Words", "Minions Stir")

    playing = scene.hazards(on=aragorn)
    playing.passes()
    playing.plays(words, target=aragorn)
    playing.resolve()
    playing.passes()
    playing.plays(stir)
    playing.plays(doublings, user=aragorn)
    playing.resolve()

    assert playing.hazard_limit(aragorn) == 1
    assert words.in_play
    assert stir.is_discarded


@rule("MOV-16")
def test_a_creature_does_not_attack_if_the_limit_has_fallen_below_what_was_declared() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.first.event("Gates of Morning")
    doublings = scene.first.in_hand("Many Turns and Doublings")
    words, hobgoblins = scene.second.hand("Foolish Words", "Hobgoblins")

    playing = scene.hazards(on=aragorn, to="Moria")
    playing.passes()
    playing.plays(words, target=aragorn)
    playing.resolve()
    playing.passes()
    playing.does(Verb.PLAY_CREATURE, hobgoblins)
    playing.plays(doublings, user=aragorn)
    playing.resolve()

    assert playing.hazard_limit(aragorn) == 1
    assert playing.attack is None
    assert hobgoblins.is_discarded


@rule("MOV-17")
def test_creatures_and_cards_on_guard_count_against_the_limit() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gates = scene.first.event("Gates of Morning")
    sellswords, words, stir, twilight = scene.second.hand(
        "Sellswords Between Charters", "Foolish Words", "Minions Stir", "Twilight"
    )

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.PLACE_ON_GUARD, words)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, sellswords)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)
    playing.pass_until("HazardWindow")

    assert aragorn.company.hazards == 2
    assert playing.why_not(stir) is Reason.HAZARD_LIMIT
    assert playing.may_play(twilight, target=gates)  # it says that it does not count


@rule("MOV-19")
def test_both_players_draw_by_the_numbers_of_the_new_site() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")

    playing = scene.hazards(on=gandalf, to="Moria", draw=True)  # 2 and 3
    one_is_a_must = len(playing.hand(0)), playing.may(Verb.DRAW)
    playing.does(Verb.DRAW)
    playing.does(Verb.DRAW)
    playing.does(Verb.DRAW)

    assert one_is_a_must == (1, True)
    assert len(playing.hand(0)) == 2
    assert len(playing.hand(1)) == 3
    assert not playing.may(Verb.DRAW)


@rule("MOV-19")
def test_a_player_may_be_content_with_one_card() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")

    playing = scene.hazards(on=gandalf, to="Moria", draw=True)
    playing.passes()
    playing.passes()

    assert playing.question == "HazardWindow"
    assert len(playing.hand(0)) == 1
    assert len(playing.hand(1)) == 1


@rule("MOV-19")
def test_without_an_avatar_or_a_mind_of_three_the_resource_player_draws_nothing() -> None:
    scene = Scene()
    bergil = scene.first.company("Lórien", "Bergil", "Anborn")[0]  # mind 2 each

    playing = scene.hazards(on=bergil, to="Moria", draw=True)

    assert playing.asked == 1
    assert playing.may(Verb.DRAW)
    assert playing.hand(0) == []


@rule("MOV-19")
def test_to_a_haven_the_numbers_of_the_site_of_origin_are_used() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Moria")

    playing = scene.hazards(on=gandalf, to="Lórien", draw=True)
    playing.passes()
    playing.does(Verb.DRAW)
    playing.does(Verb.DRAW)

    assert len(playing.hand(1)) == 3  # Lórien itself would give two


@rule("MOV-19")
def test_an_effect_may_keep_the_hazard_player_from_drawing_at_all() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Rivendell")
    scene.first.in_hand("Gates of Morning")

    playing = scene.hazards(on=alatar, to="Bree", draw=True)  # 1 and 1, and one less for Alatar

    assert playing.question == "HazardWindow"
    assert len(playing.hand(0)) == 2
    assert playing.hand(1) == []


@rule("MOV-21")
def test_a_deck_that_runs_out_is_renewed_and_the_draw_goes_on() -> None:
    scene = Scene(filled=False)
    gandalf = scene.first.character("Gandalf", at="Lórien")
    scene.first.in_hand("Gates of Morning")
    scene.first.deck("Glamdring")
    scene.first.discard_pile("Sword of Gondolin", "Sword of Gondolin")

    playing = scene.hazards(on=gandalf, to="Moria", draw=True)
    playing.pass_until("DrawMore")
    playing.does(Verb.DRAW)

    assert playing.table.exhaustions == (1, 0)
    assert playing.hand(0) == ["Gates of Morning", "Glamdring", "Sword of Gondolin"]


@rule("MOV-22")
def test_what_the_movement_sets_off_is_declared_and_can_be_answered() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    balin = scene.first.character("Balin", at="Lórien")
    bairanax = scene.second.event("Bairanax Ahunt")
    marvels = scene.first.in_hand("Marvels Told")

    playing = scene.hazards(on=haldir, to="Gladden Fields")
    playing.plays(marvels, user=balin, target=bairanax)
    playing.resolve()
    playing.passes()
    playing.rolls(12)  # the sage's corruption check

    assert bairanax.is_discarded
    assert playing.attack is None


@rule("MOV-22")
def test_the_hazard_player_may_answer_it_with_whatever_he_may_play_in_the_phase() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Bairanax Ahunt")
    words, cave_drake = scene.second.hand("Foolish Words", "Cave-drake")

    playing = scene.hazards(on=haldir, to="Gladden Fields")

    assert playing.question == "ChainWindow"
    assert playing.asked == 1
    assert playing.may_play(words, target=haldir)
    assert playing.may(Verb.PLACE_ON_GUARD, words)
    assert playing.why_not(cave_drake) is Reason.CREATURE_MUST_START_CHAIN


@rule("MOV-22")
def test_of_several_triggers_the_resource_player_fixes_the_order() -> None:
    scene = Scene()
    annalena = scene.first.character("Annalena", at="Edhellond")
    earcaraxe = scene.second.event("Eärcaraxë Ahunt")
    serpent = scene.second.event(SEA_SERPENT)

    playing = scene.hazards(on=annalena, to="Isle of the Ulond")
    offered = playing.asked, [option.card for option in playing.options(Verb.RESOLVE_NEXT)]
    playing.does(Verb.RESOLVE_NEXT, serpent)
    playing.pass_until("FaceStrike")

    assert offered == (0, [earcaraxe.id, serpent.id])
    assert playing.attack is not None
    assert playing.attack.source == serpent.id
