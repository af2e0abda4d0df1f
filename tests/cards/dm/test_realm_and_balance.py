"""Stories of the darkness in which lore fails, and of a balance between day and night."""

import pytest

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.words.characters import has_skill
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Skill


def drawn_for(name: str, event: str | None, kind: PlayerKind = PlayerKind.WIZARD) -> int:
    """How many cards somebody's player must draw, and may draw, on the way to Dol Guldur."""
    scene = Scene()
    somebody = scene.first.character(name, at="Lórien" if kind is PlayerKind.WIZARD else "Lórien [minion]")
    scene.first.plays(kind)
    if event is not None:
        scene.second.event(event)
    playing = scene.hazards(on=somebody, to="Dol Guldur", draw=True)
    while playing.may(Verb.DRAW) and playing.asked == 0:
        playing.does(Verb.DRAW)
    return len([fact for fact in playing.happened if fact.kind is Happening.DREW and fact.seat == 0])


@card("DM-67")
def test_a_company_that_moves_in_a_dark_domain_draws_one_card_less() -> None:
    assert drawn_for("Faramir", None) == 2
    assert drawn_for("Faramir", "In the Heart of his Realm") == 1
    assert drawn_for("Jerrek", "In the Heart of his Realm", PlayerKind.RINGWRAITH) == 2


@card("DM-67")
@rule("SET-12")
def test_in_the_heart_of_his_realm_is_not_played_against_a_ringwraith() -> None:
    minion, wizard = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD)), Scene()
    jerrek = minion.first.character("Jerrek", at="Variag Camp [minion]")
    theoden = wizard.first.character("Théoden", at="Variag Camp")
    in_vain, realm = [each.second.in_hand("In the Heart of his Realm") for each in (minion, wizard)]

    assert not minion.hazards(on=jerrek).may_play(in_vain)
    assert wizard.hazards(on=theoden).may_play(realm)


@card("DM-67")
def test_no_sage_is_one_in_the_heart_of_his_realm_nor_on_the_way_there() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Lórien")
    balin = scene.first.character("Balin", at="Dol Guldur")
    bilbo = scene.first.character("Bilbo", at="Rivendell")
    scene.second.event("In the Heart of his Realm")
    at_rest = has_skill(scene.table, elrond.id, Skill.SAGE)
    playing = scene.hazards(on=elrond, to="Rhosgobel")

    assert at_rest
    assert not has_skill(playing.table, elrond.id, Skill.SAGE)
    assert has_skill(playing.table, elrond.id, Skill.DIPLOMAT)
    assert not has_skill(playing.table, balin.id, Skill.SAGE)
    assert has_skill(playing.table, bilbo.id, Skill.SAGE)


@card("DM-67")
def test_no_spell_is_cast_in_the_heart_of_his_realm() -> None:
    dark, light = Scene(), Scene()
    gandalf = dark.first.character("Gandalf", at="Barad-dûr")
    dark.second.event("In the Heart of his Realm")
    dark.first.discard_pile("Cram")
    fire, _ = dark.first.hand("Wizard’s Flame", "Smoke Rings")
    other = light.first.character("Gandalf", at="Bree")
    light.second.event("In the Heart of his Realm")
    flame = light.first.in_hand("Wizard’s Flame")

    assert dark.at_site(of=gandalf).why_not(fire) is Reason.SORT_BARRED
    assert light.at_site(of=other).may_play(flame)


@card("DM-67")
def test_a_light_enchantment_is_of_no_use_in_the_dark() -> None:
    offered = []
    for site in ("Dol Guldur", "Bree"):
        scene = Scene()
        elrond, faramir = scene.first.company(site, "Elrond", "Faramir")
        lore = scene.first.gives("When I Know Anything", to=elrond)
        scene.second.event("In the Heart of his Realm")
        playing = scene.check(faramir)
        offered.append(playing.may(Verb.USE, lore))

    assert offered == [False, True]


@card("DM-67", "DM-118")
@pytest.mark.parametrize("event", ["In the Heart of his Realm", "Balance Between Powers"])
def test_it_goes_when_a_play_deck_is_exhausted(event: str) -> None:
    scene = Scene(filled=False)
    scene.first.character("Faramir", at="Rivendell")
    scene.first.deck("Dodge")
    scene.second.fill(9)
    lying = scene.first.event(event)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("OrganizationWindow")

    assert playing.has_happened(Happening.EXHAUSTED)
    assert not lying.in_play


@card("DM-118")
def test_in_the_balance_nobody_plays_an_environment() -> None:
    own, theirs = Scene(), Scene()
    own.first.character("Faramir", at="Bree")
    own.first.event("Balance Between Powers")
    own.first.discard_pile("Cram")
    gates, _ = own.first.hand("Gates of Morning", "Smoke Rings")
    beretar = theirs.first.character("Beretar", at="Bree")
    theirs.first.event("Balance Between Powers")
    doors, _ = theirs.second.hand("Doors of Night", "Gnaw with Words")
    organizing = own.begin(Phase.LONG_EVENT)
    hazards = theirs.hazards(on=beretar)

    assert organizing.why_not(gates) is Reason.SORT_BARRED
    assert hazards.why_not(doors) is Reason.SORT_BARRED


def at_balance(scene: Scene) -> Playing:
    """The organization phase begins with a balance between powers of the first player's."""
    scene.first.character("Faramir", at="Rivendell")
    return scene.begin(Phase.ORGANIZATION)


@card("DM-118")
def test_the_balance_goes_unless_an_environment_is_given_up_for_it() -> None:
    without, given = Scene(), Scene()
    lost = without.first.event("Balance Between Powers")
    at_balance(without)
    kept = given.first.event("Balance Between Powers")
    gates, cram = given.first.hand("Gates of Morning", "Cram")
    playing = at_balance(given)

    offered = [option.card for option in playing.options(Verb.DISCARD)]
    playing.does(Verb.DISCARD, gates)

    assert lost.is_discarded
    assert offered == [kept.id, gates.id]
    assert kept.in_play
    assert gates.is_discarded
    assert cram.in_hand


@card("DM-118")
def test_powers_contend_one_against_two_until_one_has_enough() -> None:
    scene = Scene()
    balance = scene.first.event("Balance Between Powers")
    gates, sun, stars = scene.first.hand("Gates of Morning", "Sun", "Stars")
    doors, gloom = scene.second.hand("Doors of Night", "Gloom")
    playing = at_balance(scene)

    playing.does(Verb.DISCARD, gates)
    challenger = playing.asked
    playing.does(Verb.DISCARD, doors)
    keeper = playing.asked
    playing.does(Verb.DISCARD, sun)
    playing.pass_until("Contend", "OrganizationWindow")
    again = playing.asked
    playing.does(Verb.DISCARD, gloom)

    assert (challenger, keeper, again) == (1, 0, 1)
    assert stars.is_discarded
    assert balance.is_discarded


@card("DM-118")
def test_the_balance_stays_if_the_opponent_does_not_contend() -> None:
    scene = Scene()
    balance = scene.first.event("Balance Between Powers")
    gates, sun = scene.first.hand("Gates of Morning", "Sun")
    doors = scene.second.in_hand("Doors of Night")
    playing = at_balance(scene)

    playing.does(Verb.DISCARD, gates)
    playing.passes()

    assert balance.in_play
    assert doors.in_hand
    assert sun.in_hand
    assert playing.question == "OrganizationWindow"
