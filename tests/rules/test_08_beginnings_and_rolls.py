"""What happens as a phase begins, rolls that have been announced, and numbers that change by themselves."""

from tests.rules.marks import rule
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Check, Length, Phase, Race, Side

DREARY_EVENING = Event(
    code="XX-1",
    name="Dreary Evening",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY)),),
    abilities=(
        When(
            Occasion.PHASE_BEGINS,
            Roll(Check.CORRUPTION, Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.END_OF_TURN,
        ),
    ),
)

DREARY_MORNING = Event(
    code="XX-2",
    name="Dreary Morning",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY)),),
    abilities=(
        When(
            Occasion.PHASE_BEGINS,
            Roll(Check.CORRUPTION, Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.UNTAP,
        ),
    ),
)

WEARINESS = Event(
    code="XX-3",
    name="Weariness",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY),
            effects=(Roll(Check.CORRUPTION, Subject.TARGET, (-2,)),),
        ),
    ),
)


def numbers(playing: Playing) -> tuple[int, int]:
    """The strikes and the prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


def two_dreary_companions(evening: Event) -> tuple[Scene, Piece, Piece, Piece, Piece]:
    scene = Scene()
    faramir, anborn = scene.first.company("Edoras", "Faramir", "Anborn")
    first = scene.second.gives(evening, to=faramir)
    second = scene.second.gives(evening, to=anborn)
    return scene, faramir, anborn, first, second


@rule("TIM-75")
def test_what_is_set_for_the_beginning_of_a_phase_comes_before_anything_else_in_the_players_order() -> None:
    scene, faramir, anborn, first, second = two_dreary_companions(DREARY_MORNING)
    scene.first.turn(faramir, "tapped")
    playing = scene.begin(Phase.UNTAP)

    assert playing.question == "OrderWaiting"
    assert playing.asked == 0
    playing.does(Verb.RESOLVE_NEXT, second)
    playing.pass_until("RollCheck")
    rolled_first = playing.table.check
    assert rolled_first is not None
    assert rolled_first.character == anborn.id
    assert faramir.is_tapped  # nobody has untapped yet
    playing.rolls(7)
    playing.pass_until("RollCheck")
    playing.rolls(7)

    assert first.in_play
    assert faramir.is_untapped


@rule("TIM-75")
def test_the_opponents_characters_wait_for_their_own_phase() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Edoras")
    haldir = scene.second.character("Haldir", at="Lórien")
    scene.first.gives(DREARY_MORNING, to=haldir)
    playing = scene.begin(Phase.UNTAP)

    assert not playing.has_happened(Happening.ROLLED)
    assert playing.phase is Phase.ORGANIZATION


@rule("END-02")
def test_the_end_of_turn_phase_begins_with_one_chain_that_may_be_answered_with_what_is_meant_for_it() -> None:
    scene = Scene()
    saruman, faramir = scene.first.company("Isengard", "Saruman", "Faramir")
    evening = scene.second.gives(DREARY_EVENING, to=faramir)
    spell, stealth = scene.first.discard_pile("Wizard’s Laughter", "Stealth")
    playing = scene.begin(Phase.END_OF_TURN)

    assert playing.question == "ChainWindow"
    assert not playing.may(Verb.DISCARD)
    playing.uses(saruman)  # meant for the beginning of the phase
    playing.resolve()
    assert spell.in_hand  # what was declared last resolves first
    assert not playing.has_happened(Happening.ROLLED)
    playing.pass_until("RollCheck")
    playing.rolls(7)
    playing.pass_until("MayDiscard")

    assert playing.may(Verb.DISCARD, spell)
    assert evening.in_play
    assert stealth.is_discarded


@rule("END-02")
def test_after_an_ordinary_answer_nothing_meant_for_the_beginning_is_added() -> None:
    scene = Scene()
    saruman, faramir, _ = scene.first.company("Isengard", "Saruman", "Faramir", "Ioreth")
    evening = scene.second.gives(DREARY_EVENING, to=faramir)
    scene.first.discard_pile("Wizard’s Laughter")
    marvels = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.END_OF_TURN)

    assert playing.may(Verb.USE, saruman)
    playing.plays(marvels, target=evening)

    assert not playing.may(Verb.USE, saruman)
    playing.pass_until("RollCheck")


@rule("TIM-25")
def test_a_roll_that_an_unresolved_card_announces_may_already_be_changed() -> None:
    scene = Scene()
    legolas, gimli = scene.first.company("Edoras", "Legolas", "Gimli")
    scene.first.gives("Sword of Gondolin", to=legolas)
    friendship = scene.first.in_hand("New Friendship")
    weariness = scene.second.in_hand(WEARINESS)
    playing = scene.hazards(on=legolas)

    playing.plays(weariness, target=legolas)
    assert playing.question == "ChainWindow"
    playing.plays(friendship, user=gimli, target=legolas)
    playing.pass_until("RollCheck")
    playing.rolls(3)  # 3 - 2 + 2 is greater than 2

    assert friendship.is_discarded
    assert legolas.in_play


@rule("TIM-25")
def test_what_was_added_to_an_announced_roll_counts_for_that_roll_alone() -> None:
    scene = Scene()
    legolas, gimli = scene.first.company("Edoras", "Legolas", "Gimli")
    scene.first.gives("Sword of Gondolin", to=legolas)
    friendship = scene.first.in_hand("New Friendship")
    weariness, again = scene.second.hand(WEARINESS, WEARINESS)
    playing = scene.hazards(on=legolas)

    playing.plays(weariness, target=legolas)
    playing.plays(friendship, user=gimli, target=legolas)
    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.does(Verb.PLAY, again, target=legolas)
    playing.pass_until("RollCheck")
    playing.rolls(4)  # 4 - 2 is not greater than 2

    assert legolas.is_discarded


@rule("TIM-25")
def test_the_roll_for_a_faction_may_be_changed_as_soon_as_the_faction_is_declared() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    knights, friendship = scene.first.hand("Knights of Dol Amroth", "New Friendship")
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.PLAY_AT_SITE, knights, imrahil)
    playing.pass_until("ChainWindow")
    playing.passes()  # the opponent has nothing to say; it is the player's own turn to answer
    playing.plays(friendship, user=imrahil)
    playing.pass_until("RollFaction")
    playing.rolls(2)  # 2 + 2 of influence + 2 against the Knights + 1 for a Dúnadan + 3 is greater than 8

    assert knights.among_points


@rule("TIM-80")
def test_what_changes_all_attacks_of_a_sort_is_applied_by_itself_when_one_begins() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Edoras")
    war = scene.second.event("Wake of War")
    marvels = scene.first.in_hand("Marvels Told")
    playing = scene.attack(on=balin, strikes=2, prowess=9, race=Race.WOLF)

    assert numbers(playing) == (3, 10)  # nobody played anything, and nothing was targeted
    playing.plays(marvels, target=war)  # it can be answered like any action
    playing.pass_until("RollCheck")
    playing.rolls(9)

    assert war.is_discarded
    assert numbers(playing) == (2, 9)


@rule("TIM-80")
def test_attacks_of_another_sort_are_left_alone() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Edoras")
    scene.second.event("Wake of War")
    playing = scene.attack(on=balin, strikes=2, prowess=9, race=Race.TROLL)

    assert numbers(playing) == (2, 9)


@rule("COR-09")
def test_a_check_counts_as_successful_if_the_discard_is_prevented() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Rivendell", "Faramir", "Anborn")
    harp = scene.first.gives("Magical Harp", to=faramir)
    sword = scene.first.gives("Sword of Gondolin", to=anborn)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(harp)
    playing.pass_until("RollCheck")
    playing.rolls(9)
    playing.does(Verb.TRANSFER, sword, faramir)
    playing.pass_until("RollCheck")
    playing.rolls(2)  # equal to his points: he would be discarded

    assert anborn.in_play
    assert playing.has_happened(Happening.CHECK_PASSED, anborn)
    assert sword.bearer == faramir
