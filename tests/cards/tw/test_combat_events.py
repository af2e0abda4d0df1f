"""Stories of the resource short-events for combat."""

from tests.cards.marks import card
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_prowess
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


@card("TW-319")
def test_a_risky_blow_adds_three_to_a_warriors_prowess() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    blow = scene.first.in_hand("Risky Blow")
    playing = scene.attack(on=haldir, prowess=10)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(blow, user=haldir)
    playing.resolve()
    playing.rolls(4)  # 4 + 4 + 3 is greater than 10

    assert haldir.is_tapped
    assert playing.has_happened(Happening.ATTACK_DEFEATED)


@card("TW-319")
def test_a_risky_blow_takes_one_from_the_warriors_body() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    blow = scene.first.in_hand("Risky Blow")
    playing = scene.attack(on=haldir, prowess=10)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(blow, user=haldir)
    playing.resolve()
    playing.rolls(2, 8)  # 2 + 4 + 3 is less than 10; 8 is greater than 8 - 1

    assert haldir.is_eliminated


@card("TW-319")
def test_a_risky_blow_is_over_with_its_strike() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    beretar = scene.first.character("Beretar", at="Bree")
    blow = scene.first.in_hand("Risky Blow")
    playing = scene.attack(on=haldir, prowess=10, strikes=2)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.RESOLVE_STRIKE, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(blow, user=haldir)
    playing.resolve()
    playing.rolls(4)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(4)  # 4 + 5 is less than 10

    assert beretar.is_wounded


@card("TW-319")
def test_only_the_warrior_who_is_struck_deals_a_risky_blow() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Bree")  # no warrior
    scene.first.character("Haldir", at="Bree", status="tapped")
    blow = scene.first.in_hand("Risky Blow")
    scene.first.in_hand("Dodge")
    playing = scene.attack(on=adrazar, prowess=10)

    playing.does(Verb.ASSIGN, adrazar)
    playing.does(Verb.TAP_TO_FACE)

    assert playing.why_not(blow) is Reason.NO_TARGET


@card("TW-199", "TW-319")
def test_a_warrior_who_blocks_does_not_tap_and_uses_no_second_skill() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    block, blow = scene.first.hand("Block", "Risky Blow")
    scene.first.in_hand("Dodge")
    playing = scene.attack(on=haldir, prowess=10)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(block, user=haldir)
    playing.resolve()
    assert playing.why_not(blow) is Reason.ONE_SKILL_CARD
    playing.passes()
    playing.rolls(7)  # 7 + 4 is greater than 10

    assert haldir.is_untapped


@card("TW-346")
def test_the_old_thrush_takes_three_from_prowess_and_body() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    first, second = scene.first.hand("The Old Thrush", "The Old Thrush")
    scene.first.in_hand("Vanishment")
    scene.first.character("Saruman", at="Bree")
    playing = scene.attack(on=haldir, race=Race.DRAGON, prowess=13, body=8)

    playing.plays(first)
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 10
    assert attack_body(playing.table, playing.attack, haldir.id) == 5
    assert playing.why_not(second) is Reason.DUPLICATED


@card("TW-346")
def test_the_old_thrush_looks_at_the_prowess_that_is_printed() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    scene.second.event("Minions Stir")  # +1 prowess for Orcs
    thrush = scene.first.in_hand("The Old Thrush")
    scene.first.in_hand("Dark Quarrels")
    playing = scene.attack(on=haldir, race=Race.ORC, prowess=12)

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 13
    assert playing.why_not(thrush) is Reason.NO_TARGET


@card("TW-346")
def test_the_old_thrush_knows_nothing_of_nazgul() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Bree")
    thrush = scene.first.in_hand("The Old Thrush")
    scene.first.in_hand("Vanishment")
    playing = scene.attack(on=saruman, race=Race.NAZGUL, prowess=15)

    assert playing.why_not(thrush) is Reason.NO_TARGET


@card("TW-346")
def test_a_body_cannot_fall_below_nothing() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    thrush = scene.first.in_hand("The Old Thrush")
    playing = scene.attack(on=haldir, race=Race.DRAGON, prowess=13, body=2)

    playing.plays(thrush)
    playing.resolve()

    assert playing.attack is not None
    assert attack_body(playing.table, playing.attack, haldir.id) == 0


@card("TW-229")
def test_a_company_escapes_and_one_of_it_is_wounded() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    beretar = scene.first.character("Beretar", at="Bree", status="tapped")
    escape = scene.first.in_hand("Escape")
    playing = scene.attack(on=haldir, prowess=20, strikes=2)

    playing.plays(escape, user=beretar)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert beretar.is_wounded  # and there was no body check
    assert haldir.is_untapped
    assert escape.is_discarded


@card("TW-229")
def test_a_company_escapes_and_it_is_an_ally_who_is_wounded() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    quickbeam = scene.first.gives("Quickbeam", to=haldir)
    escape = scene.first.in_hand("Escape")
    playing = scene.attack(on=haldir, prowess=20, strikes=2)

    playing.plays(escape, user=quickbeam)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert quickbeam.is_wounded
    assert haldir.is_untapped


@card("TW-229")
def test_the_wounded_do_not_escape() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree", status="wounded")
    scene.first.character("Beretar", at="Rivendell")  # he is not attacked
    escape = scene.first.in_hand("Escape")
    scene.first.in_hand("Dark Quarrels")
    playing = scene.attack(on=haldir, race=Race.ORC)

    assert playing.why_not(escape) is Reason.NO_USER


@card("TW-229")
def test_there_is_nothing_to_escape_from_without_an_attack() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Bree")
    escape = scene.first.in_hand("Escape")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(escape) is Reason.ONLY_AGAINST_ATTACK
