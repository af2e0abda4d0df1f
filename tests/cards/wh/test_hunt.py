"""Stories of Alatar's hunt and of his bow."""

from dataclasses import replace

from tests.cards.marks import card
from tests.cards.wh.fallen_wizards import ALATAR, FALLEN_AND_WIZARD
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.hand_size import discards_face_up
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Creature, Event
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.terms import Alignment, Length, Phase, Race, Side

EVIL_COUNSEL = Event(
    "XX-641",
    "Evil Counsel",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(Use(),),
    stage_points=12,
    alignment=Alignment.FALLEN_WIZARD,
)
WEAK_BEAST = Creature("XX-642", "Weak Beast", Race.ANIMAL, strikes=1, prowess=4, kill_points=1, keyed_to=())
FOE_OF_MEN = (Fights(Manner.EACH_FACES_A_STRIKE, Not(Race.WIZARD)),)


def hunting() -> Scene:
    """Alatar with enough stage points, alone at Edoras; his opponent's play deck is still empty."""
    scene = Scene(kinds=FALLEN_AND_WIZARD, filled=False)
    scene.first.declares("Alatar")
    scene.first.event(EVIL_COUNSEL)
    scene.first.deck(*["Sons of Kings"] * 5)
    return scene


def beats_it(playing: Playing) -> None:
    """Alatar, whose prowess is eight, faces the one strike of a weak beast."""
    playing.pass_until("AssignByDefender", "FaceStrike", "RollStrike")
    if playing.question == "AssignByDefender":
        playing.does(Verb.ASSIGN)
        playing.pass_until("FaceStrike", "RollStrike")
    if playing.question == "FaceStrike":
        playing.does(Verb.STAY_UNTAPPED)
        playing.pass_until("RollStrike")
    playing.rolls(12)


@card("WH-91")
def test_every_creature_of_the_opponents_deck_attacks_alatar_until_five_have() -> None:
    scene = hunting()
    alatar = scene.first.character(ALATAR, at="Edoras")
    hunt = scene.first.in_hand("The Great Hunt")
    others = [replace(WEAK_BEAST, code=f"XX-BEAST-{number}") for number in range(5)]
    beasts = scene.second.deck(WEAK_BEAST, "Dodge", *others)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAY, hunt, number=0)
    playing.resolve()
    for _ in range(5):
        beats_it(playing)

    assert playing.question == "Shuffle"
    assert [one.among_points for one in beasts] == [True, False, True, True, True, True, False]
    assert beasts[1].in_deck
    assert beasts[6].in_deck
    assert hunt.in_play
    assert playing.stage_points(0) == 15
    assert alatar.in_play


@card("WH-91")
def test_the_discard_pile_may_be_hunted_through_instead() -> None:
    scene = hunting()
    scene.first.character(ALATAR, at="Edoras")
    hunt = scene.first.in_hand("The Great Hunt")
    scene.second.deck(*[WEAK_BEAST] * 2)
    beast, dodge = scene.second.discard_pile(WEAK_BEAST, "Dodge")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAY, hunt, number=1)
    playing.resolve()
    beats_it(playing)

    assert beast.among_points
    assert dodge.is_discarded
    assert playing.question == "OrganizationWindow"
    assert playing.attack is None


@card("WH-91")
def test_it_asks_for_alatar_and_twelve_stage_points_and_cannot_be_duplicated() -> None:
    young, another, twice = Scene(kinds=FALLEN_AND_WIZARD), Scene(kinds=FALLEN_AND_WIZARD), hunting()
    young.first.declares("Alatar")
    another.first.declares("Saruman")
    young.first.event(replace(EVIL_COUNSEL, stage_points=11))
    another.first.event(EVIL_COUNSEL)
    twice.second.event("The Great Hunt")
    for scene in (young, another, twice):
        scene.first.character("Éowyn", at="Edoras")
    hunts = [scene.first.in_hand("The Great Hunt") for scene in (young, another, twice)]

    assert young.begin(Phase.ORGANIZATION).why_not(hunts[0]) is Reason.CONDITION_NOT_MET
    assert another.begin(Phase.ORGANIZATION).why_not(hunts[1]) is Reason.FOR_ANOTHER
    assert twice.begin(Phase.ORGANIZATION).why_not(hunts[2]) is Reason.DUPLICATED


@card("WH-91")
def test_a_creature_that_the_opponent_discards_in_alatars_turn_may_attack_him_instead() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.character(ALATAR, at="Edoras")
    scene.first.event("The Great Hunt")
    beast, second = scene.second.hand(WEAK_BEAST, replace(WEAK_BEAST, code="XX-643", name="Other Beast"))
    playing = scene.begin(Phase.END_OF_TURN)
    playing.pass_until("MayDiscard")

    assert discards_face_up(playing.table, 1)
    assert not discards_face_up(playing.table, 0)
    playing.does(Verb.DISCARD, beast)
    assert playing.asked == 0
    playing.does(Verb.USE, target=beast)
    beats_it(playing)

    assert beast.among_points
    assert second.in_hand


@card("WH-91")
def test_the_hunter_need_not_face_it_and_a_card_of_another_sort_never_attacks() -> None:
    spared, harmless = Scene(kinds=FALLEN_AND_WIZARD), Scene(kinds=FALLEN_AND_WIZARD)
    for scene in (spared, harmless):
        scene.first.character(ALATAR, at="Edoras")
        scene.first.event("The Great Hunt")
    beast = spared.second.in_hand(WEAK_BEAST)
    dodge = harmless.second.in_hand("Dodge")
    playing, other = spared.begin(Phase.END_OF_TURN), harmless.begin(Phase.END_OF_TURN)
    playing.pass_until("MayDiscard")
    other.pass_until("MayDiscard")

    playing.does(Verb.DISCARD, beast)
    assert playing.question == "MayHunt"
    playing.passes()
    other.does(Verb.DISCARD, dodge)

    assert beast.is_discarded
    assert dodge.is_discarded
    assert other.question != "MayHunt"


@card("WH-91")
def test_in_the_opponents_own_turn_his_creatures_are_just_discarded() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD, active=1)
    scene.first.character(ALATAR, at="Edoras")
    scene.first.event("The Great Hunt")
    beast = scene.second.in_hand(WEAK_BEAST)
    playing = scene.begin(Phase.END_OF_TURN)
    playing.pass_until("MayDiscard")

    playing.does(Verb.DISCARD, beast)

    assert beast.is_discarded
    assert playing.question != "MayHunt"


@card("WH-90")
def test_the_bow_lets_a_tapped_alatar_face_a_strike_and_weakens_the_foe() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    alatar = scene.first.character(ALATAR, at="Edoras", status="tapped")
    scene.first.character("Éowyn", at="Edoras")
    bow = scene.first.gives("Bow of Alatar", to=alatar)
    playing = scene.attack(on=alatar, strikes=1, prowess=10, body=9, race=Race.ORC)

    assert alatar.corruption_points == 1
    playing.uses(bow)
    playing.resolve()
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, alatar)
    playing.pass_until("RollStrike")
    playing.rolls(5)  # with eight, less one for being tapped, against ten

    assert bow.is_tapped
    assert playing.has_happened(Happening.STRIKE_FAILED, alatar)
    assert playing.attack is not None
    assert playing.attack.body == 8


@card("WH-90")
def test_without_the_bow_a_tapped_alatar_is_given_no_strike_by_his_player() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    alatar = scene.first.character(ALATAR, at="Edoras", status="tapped")
    eowyn = scene.first.character("Éowyn", at="Edoras")
    bow = scene.first.gives("Bow of Alatar", to=alatar)
    playing = scene.attack(on=alatar, strikes=1, prowess=10, body=9, race=Race.ORC)

    playing.pass_until("AssignByDefender")

    assert bow.is_untapped
    assert playing.may(Verb.ASSIGN, eowyn)
    assert not playing.may(Verb.ASSIGN, alatar)


@card("WH-90")
def test_it_counts_neither_that_the_attacker_chooses_nor_whom_he_may_strike() -> None:
    chosen, others = Scene(kinds=FALLEN_AND_WIZARD), Scene(kinds=FALLEN_AND_WIZARD)
    first = chosen.first.character(ALATAR, at="Edoras")
    chosen.first.character("Éowyn", at="Edoras")
    second = others.first.character(ALATAR, at="Edoras")
    others.first.character("Éowyn", at="Edoras")
    bows = [chosen.first.gives("Bow of Alatar", to=first), others.first.gives("Bow of Alatar", to=second)]
    by_attacker = chosen.attack(on=first, strikes=1, prowess=10, attacker_chooses=True)
    by_race = others.attack(on=second, strikes=1, prowess=10, abilities=FOE_OF_MEN)

    by_attacker.uses(bows[0])
    by_attacker.resolve()
    by_attacker.pass_until("AssignByDefender")
    by_race.uses(bows[1])
    by_race.resolve()
    by_race.pass_until("AssignByDefender")

    assert by_attacker.may(Verb.ASSIGN, first)
    assert by_race.may(Verb.ASSIGN, second)


@card("WH-90")
def test_a_bow_that_waits_for_alatar_does_nothing_and_it_is_his_alone() -> None:
    waiting, anothers = Scene(kinds=FALLEN_AND_WIZARD), Scene(kinds=FALLEN_AND_WIZARD)
    eowyn = waiting.first.character("Éowyn", at="Edoras")
    bow = waiting.first.event("Bow of Alatar")
    anothers.first.declares("Saruman")
    anothers.first.character("Éowyn", at="Edoras")
    refused = anothers.first.in_hand("Bow of Alatar")

    playing = waiting.attack(on=eowyn, strikes=1, prowess=10)

    assert not playing.may(Verb.USE, bow)
    assert anothers.begin(Phase.ORGANIZATION).why_not(refused) is Reason.FOR_ANOTHER
