"""Attacks in general: how they begin, who may act in them, what changes them. [CMB-01 to CMB-12]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.strike import DEFEATED
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Length, Race, Side, Skill, Stat

BATTLE_SONG = Event(
    code="XX-4",
    name="Battle Song",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(Modify(Stat.PROWESS, +2, Subject.COMPANY),),
)


def prowess_of_the_attack(playing: Playing) -> int:
    assert playing.attack is not None
    return attack_prowess(playing.table, playing.attack)


@rule("CMB-01")
def test_an_attack_that_resolves_is_fought_in_five_steps() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    scene.first.event("Gates of Morning")
    hobgoblins, _ = scene.second.hand("Hobgoblins", "Twilight")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, hobgoblins)
    declared = (playing.attack, len(playing.table.chain))
    playing.resolve()
    steps = [(playing.question, playing.attack is not None, len(playing.table.chain))]
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.passes()
    assigned = [strike.defender for strike in playing.attack.strikes] if playing.attack else []
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(8)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(8)
    playing.pass_until("HazardWindow")

    assert declared == (None, 1)
    assert steps == [("BeforeAssignment", True, 0)]
    assert assigned == [beretar.id, haldir.id]
    assert playing.has_happened(Happening.ATTACK_DEFEATED, hobgoblins)
    assert playing.attack is None


@rule("CMB-03")
def test_no_other_attack_can_be_started_while_one_is_being_fought() -> None:
    scene = Scene()
    beretar, _ = scene.first.company("Lórien", "Beretar", "Haldir")
    hobgoblins, lieutenant, spies, doors, gisulf = scene.second.hand(
        "Hobgoblins", "Orc-lieutenant", "Tidings of Bold Spies", "Doors of Night", "Gisulf"
    )
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, hobgoblins)
    playing.pass_until("BeforeAssignment")

    assert playing.may_play(doors)
    assert not playing.may(Verb.PLAY_CREATURE, lieutenant)
    assert playing.why_not(lieutenant) is Reason.NOT_IN_COMBAT
    assert playing.why_not(spies) is Reason.NOT_IN_COMBAT
    assert playing.why_not(gisulf) is Reason.NOT_IN_COMBAT


@rule("CMB-03")
def test_an_attack_cannot_be_started_in_response() -> None:
    scene = Scene()
    beretar, _ = scene.first.company("Lórien", "Beretar", "Haldir")
    gates = scene.first.in_hand("Gates of Morning")
    lieutenant, spies, doors = scene.second.hand("Orc-lieutenant", "Tidings of Bold Spies", "Doors of Night")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.plays(gates)

    assert playing.may_play(doors)
    assert playing.why_not(lieutenant) is Reason.CREATURE_MUST_START_CHAIN
    assert playing.why_not(spies) is Reason.MUST_START_CHAIN


@rule("CMB-06", "TIM-67")
def test_a_player_attacked_on_the_opponents_turn_takes_no_actions() -> None:
    scene = Scene()
    haldir, beretar = scene.second.company("Lórien", "Haldir", "Beretar")
    dodge, doors = scene.second.hand("Dodge", "Doors of Night")
    playing = scene.attack(on=haldir, strikes=1, prowess=9)

    first_question = playing.question
    playing.does(Verb.ASSIGN, haldir)
    playing.rolls(6)

    assert first_question == "AssignByDefender"
    assert dodge.in_hand
    assert doors.in_hand
    assert haldir.is_tapped
    assert beretar.is_untapped


@rule("CMB-07")
def test_who_forms_the_company_is_read_when_the_attack_begins() -> None:
    scene = Scene()
    haldir, beretar = scene.first.company("Lórien", "Haldir", "Beretar")
    scene.first.hand("Gates of Morning")
    less_body = Modify(Stat.BODY, Count(Skill.RANGER, Subject.COMPANY, -2), Subject.THIS_CARD)
    playing = scene.attack(on=haldir, strikes=2, prowess=9, body=10, abilities=(less_body,))

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.ASSIGN, beretar)
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 9)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 9)

    assert beretar.is_eliminated
    assert playing.attack is not None
    assert playing.attack.strikes[0].result == DEFEATED


@rule("CMB-11")
def test_only_what_speaks_of_attacks_changes_an_attack() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.first.hand("Dark Quarrels")
    scene.first.event(BATTLE_SONG, on_company_of=haldir)
    scene.second.event("Nothing to Eat or Drink", on_company_of=haldir)
    scene.second.event("Minions Stir")
    playing = scene.attack(on=haldir, prowess=9, race=Race.ORC)

    assert haldir.prowess() == 4 + 2 - 1
    assert prowess_of_the_attack(playing) == 9 + 1


@rule("CMB-12")
def test_an_attack_counts_as_faced_even_if_it_is_cancelled() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    first_quarrel, _ = scene.first.hand("Dark Quarrels", "Dark Quarrels")
    warband, lieutenant = scene.second.hand("Orc-warband", "Orc-lieutenant")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, warband, names=["Wilderness"])
    playing.resolve()
    playing.plays(first_quarrel)
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, lieutenant, names=["Wilderness"])

    assert warband.is_discarded
    assert prowess_of_the_attack(playing) == 7 + 4


@rule("CMB-12")
def test_an_automatic_attack_counts_as_faced_even_if_it_is_cancelled() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    dark_quarrels, _ = scene.first.hand("Dark Quarrels", "Dark Quarrels")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLACE_ON_GUARD, lieutenant)
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.REVEAL_ON_GUARD, lieutenant)
    playing.plays(dark_quarrels)
    playing.resolve()

    assert playing.attack is not None
    assert playing.attack.source == lieutenant.id
    assert prowess_of_the_attack(playing) == 7 + 4
