"""Stories of creatures that attack from elsewhere than the hand."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_prowess
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene


def struck(playing: Playing, *rolls: int) -> None:
    """The one strike of an attack is faced by tapping, and the dice show these totals."""
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(*rolls)


@card("DM-55")
def test_undead_rise_from_the_discard_pile_and_attack_a_little_weaker() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    bones, _ = scene.second.discard_pile("Stirring Bones", "Orc-guard")
    exhalation = scene.second.in_hand("Exhalation of Decay")
    playing = scene.hazards(on=faramir)

    playing.plays(exhalation, target=bones)
    playing.resolve()

    assert playing.attack is not None
    assert playing.attack.source == bones.id
    assert attack_prowess(playing.table, playing.attack) == 9 - 1
    assert faramir.company.hazards == 1  # the event alone


@card("DM-55")
def test_only_undead_that_could_attack_the_company_rise() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.second.discard_pile("Stirring Bones", "Orc-raiders")
    exhalation = scene.second.in_hand("Exhalation of Decay")
    playing = scene.hazards(on=faramir)

    assert not playing.may_play(exhalation)
    assert playing.why_not(exhalation) is Reason.NO_TARGET


@card("DM-55")
def test_undead_that_rose_and_were_not_beaten_are_discarded_again() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    candle = scene.second.discard_pile("Barrow-wight")[0]
    exhalation = scene.second.in_hand("Exhalation of Decay")
    playing = scene.hazards(on=faramir)

    playing.plays(exhalation)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    struck(playing, 6)  # 6 + 5 is exactly 12 - 1
    playing.pass_until("HazardWindow", "EnterSite")

    assert candle.is_discarded
    assert exhalation.is_discarded


@card("DM-66")
def test_a_nazgul_comes_back_in_great_wrath() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Barad-dûr")
    nazgul = scene.second.discard_pile("Adûnaphel")[0]
    wrath = scene.second.in_hand("In Great Wrath")
    playing = scene.hazards(on=faramir)

    playing.plays(wrath, target=nazgul)
    playing.resolve()

    attack = playing.attack
    assert attack is not None
    assert attack_prowess(playing.table, attack) == 15 + 2
    assert attack_body(playing.table, attack, faramir.id) == 10 - 1


@card("DM-66")
def test_wrath_is_of_no_use_where_no_nazgul_could_attack() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    scene.second.discard_pile("Adûnaphel", "Stirring Bones")
    wrath = scene.second.in_hand("In Great Wrath")
    playing = scene.hazards(on=faramir)

    assert playing.why_not(wrath) is Reason.NO_TARGET


@card("DM-77")
def test_a_nazgul_in_play_strikes_out_of_the_black_sky_at_whom_it_likes() -> None:
    scene = Scene()
    scene.second.event("Doors of Night")
    faramir = scene.first.character("Faramir", at="Barad-dûr")
    haldir = scene.first.character("Haldir", at="Barad-dûr")
    nazgul = scene.second.event("Adûnaphel")
    sky = scene.second.in_hand("Out of the Black Sky")
    playing = scene.hazards(on=faramir)

    playing.plays(sky, target=nazgul)
    playing.resolve()

    assert (playing.question, playing.asked) == ("AssignByAttacker", 1)
    assert playing.may(Verb.ASSIGN, haldir)
    assert playing.attack is not None
    assert playing.attack.source == nazgul.id


@card("DM-77")
def test_whoever_defeats_it_has_the_card_for_it_and_the_nazgul_is_gone_for_good() -> None:
    scene = Scene()
    scene.second.event("Doors of Night")
    aragorn = scene.first.character("Aragorn II", at="Barad-dûr")
    nazgul = scene.second.event("Adûnaphel")
    sky = scene.second.in_hand("Out of the Black Sky")
    playing = scene.hazards(on=aragorn)
    before = playing.points(0)

    playing.plays(sky, target=nazgul)
    playing.resolve()
    struck(playing, 12, 12)  # 12 + 6 is greater than 15, 12 is greater than 10
    playing.pass_until("HazardWindow", "EnterSite")

    assert nazgul.is_eliminated
    assert sky.among_points
    assert playing.points(0) == before + 5


@card("DM-77")
def test_if_it_is_not_defeated_the_card_is_discarded() -> None:
    scene = Scene()
    scene.second.event("Doors of Night")
    aragorn = scene.first.character("Aragorn II", at="Barad-dûr")
    nazgul = scene.second.event("Adûnaphel")
    sky = scene.second.in_hand("Out of the Black Sky")
    playing = scene.hazards(on=aragorn)

    playing.plays(sky, target=nazgul)
    playing.resolve()
    struck(playing, 9)  # 9 + 6 is exactly 15
    playing.pass_until("HazardWindow", "EnterSite")

    assert sky.is_discarded
    assert nazgul.is_discarded


@card("DM-77")
def test_a_nazgul_of_the_opponents_may_be_turned_against_him() -> None:
    scene = Scene()
    scene.second.event("Doors of Night")
    aragorn = scene.first.character("Aragorn II", at="Barad-dûr")
    nazgul = scene.first.event("Adûnaphel")
    sky = scene.second.in_hand("Out of the Black Sky")
    playing = scene.hazards(on=aragorn)

    playing.plays(sky, target=nazgul)
    playing.resolve()
    struck(playing, 12, 12)
    playing.pass_until("HazardWindow", "EnterSite")

    assert nazgul.is_eliminated
    assert sky.among_points
    assert playing.points(0) > 0


@card("DM-77")
def test_by_day_no_nazgul_strikes_out_of_the_sky() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Barad-dûr")
    scene.second.event("Adûnaphel")
    sky = scene.second.in_hand("Out of the Black Sky")
    playing = scene.hazards(on=faramir)

    assert playing.why_not(sky) is Reason.CONDITION_NOT_MET


@card("DM-70")
def test_the_long_dark_reach_turns_up_seven_cards_and_one_of_them_must_attack() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    names = ("Orc-guard", "Smaug", "Sea Serpent", "Mouth of Sauron", "Twilight", "Rogrog", "Twilight")
    shown = scene.second.deck(*names)
    reach = scene.second.in_hand("Long Dark Reach")
    playing = scene.hazards(on=faramir, to="Bree")

    playing.plays(reach)
    playing.resolve()

    assert (playing.question, playing.asked) == ("SendOneOf", 1)
    assert sorted({option.card for option in playing.options()}) == sorted([shown[0].id, shown[1].id])
    assert playing.has_happened(Happening.TURNED_UP, shown[6])


@card("DM-70")
def test_a_creature_that_could_not_have_been_played_is_the_weaker_for_it() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    guard, _ = scene.second.deck("Orc-guard", "Orc-raiders")
    reach = scene.second.in_hand("Long Dark Reach")
    playing = scene.hazards(on=faramir, to="Bree")

    playing.plays(reach)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, guard)
    playing.apply(playing.game.chance())

    assert playing.attack is not None
    assert playing.attack.source == guard.id
    assert attack_prowess(playing.table, playing.attack) == 8 - 4


@card("DM-70")
def test_one_that_could_have_been_played_attacks_as_it_is_and_is_keyed() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    _, raiders = scene.second.deck("Orc-guard", "Orc-raiders")
    reach = scene.second.in_hand("Long Dark Reach")
    playing = scene.hazards(on=faramir, to="Bree")

    playing.plays(reach)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, raiders, names=("Wilderness",))
    playing.apply(playing.game.chance())

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 6
    assert playing.attack.keyed.name == "Wilderness"
    assert faramir.company.hazards == 1  # the event alone


@card("DM-70")
def test_the_cards_that_are_left_are_shuffled_on_top_and_no_others() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    shown = scene.second.deck("Orc-guard", *["Twilight", "Doors of Night"] * 3)
    reach = scene.second.in_hand("Long Dark Reach")
    playing = scene.hazards(on=faramir, to="Bree")
    below = playing.table.pile(1, DECK)[:-7]

    playing.plays(reach)
    playing.resolve()  # only one of the cards can attack
    playing.apply(playing.game.chance())

    deck = playing.table.pile(1, DECK)
    assert deck[:-6] == below
    assert sorted(deck[-6:]) == sorted([piece.id for piece in shown[1:]])


@card("DM-70")
def test_if_there_is_no_such_creature_nobody_attacks() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    scene.second.deck(*["Twilight", "Doors of Night"] * 3, "Gloom")
    reach = scene.second.in_hand("Long Dark Reach")
    playing = scene.hazards(on=faramir, to="Bree")

    playing.plays(reach)
    playing.resolve()
    playing.apply(playing.game.chance())

    assert playing.attack is None
    assert reach.is_discarded


@card("DM-70")
def test_the_dark_does_not_reach_a_company_that_passes_no_wilderness() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    reach = scene.second.in_hand("Long Dark Reach")
    playing = scene.hazards(on=faramir)

    assert playing.why_not(reach) is Reason.NO_TARGET
