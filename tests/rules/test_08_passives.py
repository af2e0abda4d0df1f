"""Passive conditions: what happens by itself, and when. [TIM-69 to TIM-82]"""

from tests.rules.marks import rule
from wizardhaven.engine.changes.control import give_item
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.rules.passives.passives import answer_facts
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import DiscardWhile, When
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There, Unless
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Check, Length, Phase, Race, Side

LONG_SHADOW = Event(
    code="XX-1",
    name="Long Shadow",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(DiscardWhile(Unless(There(named("Doors of Night")))),),
)

DREAD = Event(
    code="XX-2",
    name="Dread",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY)),),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.MOVEMENT_HAZARD,
        ),
    ),
)


def kinds(playing: Playing, *wanted: Happening) -> list[Happening]:
    """The facts of these kinds, in the order in which they happened."""
    return [fact.kind for fact in playing.happened if fact.kind in wanted]


def rolled_for(playing: Playing) -> list[int]:
    """For whom the dice were thrown, in order."""
    return [fact.card for fact in playing.happened if fact.kind is Happening.ROLLED]


def numbers(playing: Playing) -> tuple[int, int]:
    """The strikes of the attack at hand and their prowess."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


def lured(scene: Scene, *names: str) -> list[Piece]:
    """A company at Isengard, each of whom bears Lure of Expedience."""
    company = scene.first.company("Isengard", *names)
    for member in company:
        scene.second.gives("Lure of Expedience", to=member)
    return company


@rule("TIM-69")
def test_a_card_answers_a_circumstance_that_arises_while_it_is_in_effect() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    bairanax = scene.second.event("Bairanax Ahunt")
    playing = scene.hazards(on=beretar, to="Gladden Fields", by=("Wold & Foothills", "Anduin Vales"))

    assert playing.attack is not None
    assert playing.attack.source == bairanax.id


@rule("TIM-69")
def test_a_card_answers_a_circumstance_that_exists_when_it_takes_effect() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    bairanax = scene.second.in_hand("Bairanax Ahunt")
    playing = scene.hazards(on=beretar, to="Gladden Fields", by=("Wold & Foothills", "Anduin Vales"))

    before = playing.attack
    playing.plays(bairanax)
    playing.resolve()

    assert before is None
    assert playing.attack is not None
    assert playing.attack.source == bairanax.id


@rule("TIM-70")
def test_what_is_set_off_while_a_chain_resolves_starts_the_next_one() -> None:
    scene = Scene()
    faramir = lured(scene, "Faramir")[0]
    anborn = scene.first.character("Anborn", at="Isengard")
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.at_site(faramir)

    playing.does(Verb.PLAY_AT_SITE, sword, other=faramir)
    item_first = (sword.bearer == faramir, playing.question)
    playing.does(Verb.SUPPORT, anborn)
    playing.rolls(4)  # 4 + 1 is above 2 + 2

    assert item_first == (True, "SupportWindow")
    assert kinds(playing, Happening.RESOLVED, Happening.DECLARED) == [
        Happening.DECLARED,
        Happening.RESOLVED,
        Happening.DECLARED,
    ]
    assert faramir.in_play


@rule("TIM-70")
def test_what_is_set_off_outside_a_chain_starts_one_at_once() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Rivendell", "Faramir", "Anborn")
    cram = scene.first.gives("Cram", to=anborn)
    scene.second.gives("Lure of Expedience", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRANSFER, cram, other=faramir)
    playing.passes()
    playing.rolls(12)
    playing.pass_until("RollCheck")
    playing.rolls(3)  # Faramir's check, with 3 corruption points

    assert playing.phase is Phase.ORGANIZATION
    assert rolled_for(playing) == [anborn.id, faramir.id]
    assert faramir.is_discarded


@rule("TIM-71")
def test_the_resource_player_orders_what_is_set_off_together() -> None:
    scene = Scene()
    faramir, beretar = lured(scene, "Faramir", "Beretar")
    haldir = scene.first.character("Haldir", at="Isengard", status="untapped")
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.at_site(faramir)

    playing.does(Verb.PLAY_AT_SITE, sword, other=haldir)
    asked = (playing.question, playing.asked)
    playing.does(Verb.RESOLVE_NEXT, target=beretar)
    playing.passes()
    playing.rolls(8)
    playing.passes()
    playing.rolls(8)

    assert asked == ("OrderWaiting", 0)
    assert rolled_for(playing) == [beretar.id, faramir.id]


@rule("TIM-72")
def test_a_passive_condition_must_still_be_in_effect_when_its_action_resolves() -> None:
    scene = Scene()
    balin = lured(scene, "Balin")[0]
    annalena = scene.first.character("Annalena", at="Isengard")
    sword, marvels_told = scene.first.hand("Sword of Gondolin", "Marvels Told")
    playing = scene.at_site(balin)

    playing.does(Verb.PLAY_AT_SITE, sword, other=balin)
    playing.passes()
    lure = Piece(playing.table, playing.table.chain[0].card)
    playing.plays(marvels_told, user=annalena, target=lure)
    playing.resolve()
    playing.rolls(12)  # Annalena's check

    assert lure.name == "Lure of Expedience"
    assert lure.is_discarded
    assert rolled_for(playing) == [annalena.id]


@rule("TIM-72")
def test_the_circumstance_must_still_be_there_when_the_action_resolves() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    twilight = scene.first.in_hand("Twilight")
    doors = scene.second.event("Doors of Night")
    bairanax = scene.second.event("Bairanax Ahunt")
    playing = scene.hazards(on=beretar, to="Bree", by=("Rhudaur", "Angmar", "Arthedain"))

    declared = [one.card for one in playing.table.chain]
    playing.plays(twilight, target=doors)
    playing.resolve()

    assert declared == [bairanax.id]
    assert bairanax.in_play
    assert not playing.has_happened(Happening.ATTACK_BEGAN)


@rule("TIM-73")
def test_a_card_that_is_to_be_discarded_goes_at_once() -> None:
    scene = Scene()
    scene.first.company("Lórien", "Thranduil", "Anborn", "Haldir")
    thranduil = scene.first.characters()[0]
    alone = scene.second.gives("Alone and Unadvised", to=thranduil)
    bergil = scene.first.in_hand("Bergil")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, bergil)

    assert alone.is_discarded
    assert playing.question == "Organizing"
    assert not playing.has_happened(Happening.DECLARED)


@rule("TIM-73")
def test_a_card_goes_as_soon_as_what_it_depends_on_is_gone() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    doors, shadow = scene.second.event("Doors of Night"), scene.second.event(LONG_SHADOW)
    twilight = scene.first.in_hand("Twilight")
    playing = scene.hazards(on=beretar)

    playing.plays(twilight, target=doors)

    assert doors.is_discarded
    assert shadow.is_discarded


@rule("TIM-74")
def test_a_card_stays_if_another_copy_of_what_it_depends_on_is_in_play() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    doors, shadow = scene.second.event("Doors of Night"), scene.second.event(LONG_SHADOW)
    twilight = scene.first.in_hand("Twilight")
    second_doors = scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=beretar)

    playing.plays(twilight, target=doors)
    playing.plays(second_doors)
    playing.resolve()

    assert doors.is_discarded
    assert second_doors.in_play
    assert shadow.in_play


@rule("TIM-76")
def test_what_movement_sets_off_comes_after_the_limit_is_set_and_cards_are_drawn() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    fields = scene.first.location_deck("Gladden Fields")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, fields)
    playing.pass_until("RevealSite")
    scene.second.event("Bairanax Ahunt")
    playing.does(Verb.TRAVEL, names=("Wold & Foothills", "Anduin Vales"))
    playing.pass_until("AssignByAttacker", "FaceStrike")

    assert beretar.in_play
    assert kinds(
        playing, Happening.SITE_REVEALED, Happening.HAZARD_LIMIT_SET, Happening.DREW, Happening.ATTACK_BEGAN
    ) == [
        Happening.SITE_REVEALED,
        Happening.HAZARD_LIMIT_SET,
        Happening.DREW,
        Happening.DREW,
        Happening.ATTACK_BEGAN,
    ]


@rule("TIM-77")
def test_what_is_set_for_the_end_of_a_phase_is_answered_only_by_what_bears_on_it() -> None:
    scene = Scene()
    sam, balin = scene.first.company("Rivendell", "Sam Gamgee", "Balin")
    alone = scene.second.gives("Alone and Unadvised", to=balin)
    foolish_words = scene.second.gives("Foolish Words", to=balin)
    marvels_told, gates = scene.first.hand("Marvels Told", "Gates of Morning")
    playing = scene.hazards(on=sam, to="Bree")

    playing.pass_until("ChainWindow")
    declared = [one.card for one in playing.table.chain]

    assert declared == [alone.id]
    assert playing.may_play(marvels_told, target=alone)
    assert not playing.may_play(marvels_told, target=foolish_words)
    assert not playing.may_play(gates)
    assert playing.why_not(gates) is Reason.GENERAL


@rule("TIM-78")
def test_in_a_phase_that_ends_at_once_its_end_still_happens_and_nobody_answers() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Rivendell", "Faramir", "Anborn")
    dread = scene.second.gives(DREAD, to=faramir)
    gates = scene.first.in_hand("Gates of Morning")
    playing = scene.hazards(on=faramir, to="Bree")

    may_act = playing.may_play(gates)
    playing.sends_back(faramir)

    assert may_act
    assert dread.in_play
    assert playing.question == "RollCheck"  # without support
    assert anborn.is_untapped
    assert gates.in_hand


@rule("TIM-79")
def test_a_condition_that_is_met_twice_at_once_is_answered_once() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    bairanax = scene.second.event("Bairanax Ahunt")
    by_gundabad = ("Rhudaur", "Angmar", "Gundabad", "Anduin Vales")
    playing = scene.hazards(on=beretar, to="Gladden Fields", by=by_gundabad)

    attacks = [fact.card for fact in playing.happened if fact.kind is Happening.DECLARED]

    assert attacks == [bairanax.id]


@rule("TIM-79")
def test_two_items_gained_at_once_are_answered_once() -> None:
    scene = Scene()
    beretar, faramir = scene.first.company("Bree", "Beretar", "Faramir")
    scene.second.gives("Lure of Expedience", to=beretar)
    cram, dagger = scene.first.hand("Cram", "Dagger of Westernesse")
    table = scene.begin(Phase.ORGANIZATION).table
    since = len(table.facts)

    give_item(table, cram.id, beretar.id)
    give_item(table, dagger.id, faramir.id)
    answer_facts(table, since)

    assert len(table.waiting) == 1


@rule("TIM-81")
def test_what_depends_on_a_circumstance_ends_with_it() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    doors = scene.second.event("Doors of Night")
    scene.second.event("Minions Stir")
    twilight = scene.first.in_hand("Twilight")
    playing = scene.attack(on=beretar, strikes=1, prowess=6, race=Race.ORC)

    with_doors = numbers(playing)
    playing.plays(twilight, target=doors)

    assert with_doors == (3, 8)
    assert doors.is_discarded
    assert numbers(playing) == (2, 7)


@rule("TIM-82")
def test_a_card_that_has_left_play_keeps_no_trace_of_it() -> None:
    scene = Scene()
    balin = scene.first.character("Balin")
    waiting = scene.second.event("Power Built by Waiting")
    marvels_told = scene.first.in_hand("Marvels Told")
    outpost = scene.second.in_hand("An Unexpected Outpost")
    playing = scene.hazards(on=balin)

    playing.passes()
    playing.uses(waiting)
    playing.resolve()
    tapped_in_play = waiting.is_tapped
    playing.plays(marvels_told, user=balin, target=waiting)
    playing.resolve()
    playing.rolls(12)
    playing.plays(outpost)
    playing.resolve()

    assert tapped_in_play
    assert waiting.in_deck
    assert waiting.is_untapped
