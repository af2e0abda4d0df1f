"""Stories of The Hunt: Alatar seeks out a creature that he has seen before."""

from dataclasses import replace

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.bots.hidden import with_other_secrets
from wizardhaven.engine.changes.piles import see_discarded
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.rules.effects.discard import show_and_discard
from wizardhaven.engine.rules.piles.hand import discard_from_hand
from wizardhaven.engine.state.ids import DECK, DISCARD, HAND, POINTS, REMOVED, SIDEBOARD, Place
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.terms import Phase, Race, SiteType

BEAST = Creature("XX-651", "Lone Beast", Race.ANIMAL, strikes=1, prowess=8, kill_points=1, keyed_to=())
PACK = Creature("XX-652", "Pack", Race.WOLF, strikes=1, prowess=8, kill_points=1, attacks=2, keyed_to=())
SWARM = Creature(
    "XX-653",
    "Swarm",
    Race.ANIMAL,
    1,
    8,
    1,
    keyed_to=(),
    abilities=(Fights(Manner.EACH_FACES_A_STRIKE, ANYBODY),),
)


def seen(scene: Scene, place: Place, creature: Creature | str = BEAST) -> Piece:
    """A creature that the opponent has discarded openly in an earlier turn, and that is there now."""
    piece = scene.second.pile(place, creature)[0]
    see_discarded(scene.table, piece.id)
    return piece


def faces(playing: Playing, roll: int) -> None:
    """The one strike is faced, without tapping if that can be."""
    playing.pass_until("AssignByDefender", "FaceStrike", "RollStrike")
    if playing.question == "AssignByDefender":
        playing.does(Verb.ASSIGN)
        playing.pass_until("FaceStrike", "RollStrike")
    if playing.question == "FaceStrike":
        playing.does(Verb.STAY_UNTAPPED)
        playing.pass_until("RollStrike")
    playing.rolls(roll)


@card("DM-143")
def test_a_creature_from_the_discard_pile_attacks_alatar_alone_and_he_taps_afterwards() -> None:
    scene = Scene()
    alatar, _ = scene.first.company("Edoras", "Alatar", "Peath")
    beast = seen(scene, DISCARD)
    hunt = scene.first.in_hand("The Hunt")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(hunt, alatar, beast)
    playing.resolve()
    assert playing.attack is not None
    assert playing.attack.defenders == (alatar.id,)
    faces(playing, 12)

    assert beast.among_points
    assert alatar.is_tapped
    assert hunt.is_discarded
    assert playing.attack is None


@card("DM-143")
def test_it_is_found_in_the_play_deck_which_is_shuffled_then() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edoras")
    beast = seen(scene, DECK)
    hunt = scene.first.in_hand("The Hunt")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(hunt, alatar, beast)
    playing.resolve()
    assert playing.question == "Shuffle"
    playing.does(Verb.SHUFFLE)

    assert playing.attack is not None
    assert playing.attack.source == beast.id


@card("DM-143")
def test_it_is_found_in_hand_and_if_nobody_beats_it_it_is_discarded() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edoras")
    beast = seen(scene, HAND)
    hunt = scene.first.in_hand("The Hunt")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(hunt, alatar, beast)
    playing.resolve()
    faces(playing, 5)  # 5 + 6 - 3 is just eight
    playing.pass_until("OrganizationWindow")

    assert beast.is_discarded
    assert alatar.is_tapped


@card("DM-143")
def test_where_the_opponent_has_it_makes_no_difference_but_gone_is_gone() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edoras")
    kept = [
        seen(scene, place, name)
        for place, name in ((DECK, "Cave-drake"), (HAND, "Orc-guard"), (SIDEBOARD, "Wargs"))
    ]
    gone = [seen(scene, POINTS, "Corpse-candle"), seen(scene, REMOVED, "Giant")]
    unseen = scene.second.discard_pile("Barrow-wight")[0]
    hunt = scene.first.in_hand("The Hunt")
    playing = scene.begin(Phase.ORGANIZATION)

    assert all([playing.may_play(hunt, alatar, piece) for piece in kept])
    assert not any([playing.may_play(hunt, alatar, piece) for piece in gone])
    assert not playing.may_play(hunt, alatar, unseen)


@card("DM-143")
def test_what_may_be_named_tells_nothing_of_the_opponents_cards() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edoras")
    beast = seen(scene, HAND)
    hunt = scene.first.in_hand("The Hunt")
    playing = scene.begin(Phase.ORGANIZATION)

    otherwise = with_other_secrets(playing.table, 0, seed=5)
    choice = otherwise.stack[-1]

    assert playing.may_play(hunt, alatar, beast)
    assert otherwise.cards[beast.id].place != HAND
    assert isinstance(choice, Choice)
    assert set(choice.options(otherwise)) == set(playing.options())


@card("DM-143")
def test_the_table_remembers_a_creature_that_attacked_and_none_that_was_discarded_unseen() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    beast, wight = scene.second.hand(replace(BEAST, keyed_to=(Key(SiteType.SHADOW_HOLD),)), "Barrow-wight")
    playing = scene.hazards(on=faramir)

    discard_from_hand(playing.table, wight.id)
    playing.does(Verb.PLAY_CREATURE, beast)
    playing.resolve()
    assert playing.table.seen_discarded == ()
    faces(playing, 6)  # 6 + 5 - 3 is just eight

    assert wight.is_discarded
    assert beast.is_discarded
    assert playing.table.seen_discarded == (beast.id,)


@card("DM-143")
def test_a_creature_that_must_be_shown_as_it_is_discarded_from_hand_is_remembered() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    beast = scene.second.in_hand(BEAST)
    scene.second.in_hand("Lost in Free-domains")
    playing = scene.hazards(on=faramir)

    show_and_discard(playing.table, beast.id)
    playing.passes()

    assert playing.table.seen_discarded == (beast.id,)


@card("DM-143")
def test_only_alatar_hunts_and_only_while_he_organizes() -> None:
    scene, later = Scene(), Scene()
    gandalf = scene.first.character("Gandalf", at="Edoras")
    alatar = later.first.character("Alatar", at="Edoras")
    beast, other = seen(scene, DISCARD), seen(later, DISCARD)
    hunt, too_late = scene.first.in_hand("The Hunt"), later.first.in_hand("The Hunt")

    assert not scene.begin(Phase.ORGANIZATION).may_play(hunt, gandalf, beast)
    assert not later.at_site(of=alatar).may_play(too_late, alatar, other)


@card("DM-143")
def test_no_spell_may_be_used_against_it() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edoras")
    beast = seen(scene, DISCARD)
    hunt, fire, vanishment = scene.first.hand("The Hunt", "Wizard’s Fire", "Vanishment")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(hunt, alatar, beast)
    playing.resolve()

    assert playing.attack is not None
    assert playing.why_not(fire) is Reason.SORT_BARRED
    assert playing.why_not(vanishment) is Reason.SORT_BARRED
    assert playing.may_play(concealment)


@card("DM-143")
def test_a_spell_that_was_cast_before_does_not_help_against_it() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Edoras")
    beast = seen(scene, DISCARD)
    hunt, flame = scene.first.hand("The Hunt", "Wizard’s Flame")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(flame, alatar)
    playing.resolve()
    playing.rolls(12)
    playing.plays(hunt, alatar, beast)
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 8


@card("DM-143")
def test_each_attack_of_a_creature_with_several_is_against_alatar_alone() -> None:
    scene = Scene()
    alatar, _ = scene.first.company("Edoras", "Alatar", "Peath")
    pack = seen(scene, DISCARD, PACK)
    hunt = scene.first.in_hand("The Hunt")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(hunt, alatar, pack)
    playing.resolve()
    faces(playing, 12)
    assert playing.attack is not None
    assert playing.attack.defenders == (alatar.id,)
    assert alatar.is_untapped
    faces(playing, 12)

    assert alatar.is_tapped


@card("DM-143")
def test_where_each_character_faces_a_strike_he_counts_as_a_company_of_one() -> None:
    scene = Scene()
    alatar, _ = scene.first.company("Edoras", "Alatar", "Peath")
    swarm = seen(scene, DISCARD, SWARM)
    hunt = scene.first.in_hand("The Hunt")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(hunt, alatar, swarm)
    playing.resolve()

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 1
