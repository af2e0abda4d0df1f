"""Corruption cards: when they are played, on whom, and how they are shaken off. [COR-17 to COR-22]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Character, Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import Not, named
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import Keyword, Length, Phase, PlayerKind, Race, Side, Skill

ENVY = Event(
    code="XX-1",
    name="Envy",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION,),
    corruption=1,
    uses=(Use(target=ACharacter(Not(Race.DWARF), Whose.OF_THE_COMPANY)),),
)

SNAGA = Character(
    code="XX-2",
    name="Snaga",
    race=Race.ORC,
    skills=(Skill.WARRIOR,),
    prowess=3,
    body=7,
    home=(named("Moria"),),
    mind=1,
)


@rule("COR-17")
def test_only_the_keyword_makes_a_corruption_card() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    lure, _, foolish_words, alone = scene.second.hand(
        "Lure of Expedience", "Rebel-talk", "Foolish Words", "Alone and Unadvised"
    )
    playing = scene.hazards(on=faramir)

    playing.plays(lure, target=faramir)
    playing.resolve()

    assert playing.may_play(foolish_words, target=faramir)
    assert not playing.may_play(alone, target=faramir)


@rule("COR-18")
def test_a_character_receives_one_corruption_card_a_turn() -> None:
    scene = Scene()
    faramir, beretar = scene.first.company("Rivendell", "Faramir", "Beretar")
    lure, alone = scene.second.hand("Lure of Expedience", "Alone and Unadvised")
    playing = scene.hazards(on=faramir)

    playing.plays(lure, target=faramir)
    playing.resolve()

    assert lure.bearer == faramir
    assert not playing.may_play(alone, target=faramir)
    assert playing.may_play(alone, target=beretar)


@rule("COR-18")
def test_a_corruption_card_that_was_removed_still_was_this_turns() -> None:
    scene = Scene()
    balin = scene.first.character("Balin")
    marvels_told = scene.first.in_hand("Marvels Told")
    lure, alone = scene.second.hand("Lure of Expedience", "Alone and Unadvised")
    playing = scene.hazards(on=balin)

    playing.plays(lure, target=balin)
    playing.resolve()
    playing.plays(marvels_told, target=lure)
    playing.resolve()
    playing.rolls(12)

    assert lure.is_discarded
    assert playing.why_not(alone) is Reason.ONE_CORRUPTION_CARD


@rule("COR-19", "TIM-57")
def test_a_corruption_card_starts_a_chain_and_answers_none() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    gates = scene.first.in_hand("Gates of Morning")
    lure = scene.second.in_hand("Lure of Expedience")
    playing = scene.hazards(on=faramir)

    playing.plays(gates)
    in_response = playing.why_not(lure)
    playing.resolve()

    assert in_response is Reason.CORRUPTION_MUST_START_CHAIN
    assert gates.in_play
    assert playing.may_play(lure, target=faramir)


@rule("COR-20")
def test_a_corruption_card_that_spares_dwarves_spares_orcs() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    balin = scene.first.character("Balin", at="Isengard [fallen-wizard]")
    snaga = scene.first.character(SNAGA, at="Isengard [fallen-wizard]")
    anborn = scene.first.character("Anborn", at="Isengard [fallen-wizard]")
    envy = scene.second.in_hand(ENVY)
    playing = scene.hazards(on=anborn)

    assert playing.may_play(envy, target=anborn)
    assert not playing.may_play(envy, target=balin)
    assert not playing.may_play(envy, target=snaga)


@rule("COR-21")
def test_a_tapped_character_may_try_to_be_rid_of_a_corruption_card_at_minus_three() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", status="tapped")
    lure = scene.second.gives("Lure of Expedience", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    may_tap = playing.may(Verb.TRY_REMOVAL, lure)
    playing.does(Verb.TRY_REMOVAL_UNTAPPED, lure)
    playing.rolls(9)  # 9 - 3 is above 5

    assert not may_tap
    assert lure.is_discarded
    assert faramir.is_tapped


@rule("COR-21")
def test_after_a_try_at_minus_three_there_is_no_other_this_turn() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    lure = scene.second.gives("Lure of Expedience", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL_UNTAPPED, lure)
    playing.rolls(8)  # 8 - 3 is not above 5

    assert lure.bearer == faramir
    assert faramir.is_untapped
    assert not playing.may(Verb.TRY_REMOVAL, lure)
    assert not playing.may(Verb.TRY_REMOVAL_UNTAPPED, lure)


@rule("COR-21")
def test_after_tapping_for_it_nobody_may_try_at_minus_three() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    lure = scene.second.gives("Lure of Expedience", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, lure)
    playing.rolls(5)

    assert lure.bearer == faramir
    assert faramir.is_tapped
    assert not playing.may(Verb.TRY_REMOVAL_UNTAPPED, lure)


@rule("COR-22")
def test_who_is_untapped_again_may_tap_for_another_try() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    cram = scene.first.gives("Cram", to=faramir)
    lure = scene.second.gives("Lure of Expedience", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, lure)
    playing.rolls(5)
    playing.uses(cram)
    playing.does(Verb.TRY_REMOVAL, lure)
    playing.rolls(6)

    assert lure.is_discarded
    assert faramir.is_tapped
