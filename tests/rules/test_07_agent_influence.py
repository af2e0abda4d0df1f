"""Stories of influence attempts by agents. [INF-17 to INF-19, AGT-63 to AGT-68]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.influence.attempt import influence_sum, value_to_exceed
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import PlayerKind


def numbers(playing: Playing) -> tuple[int, int]:
    """What is added to the two rolls of the attempt at hand, and what they must exceed."""
    attempt = playing.table.attempt
    assert attempt is not None
    return influence_sum(playing.table, attempt), value_to_exceed(playing.table, attempt)


@rule("INF-17", "AGT-63", "AGT-68", "AGT-41")
def test_a_card_lets_an_agent_influence_and_turns_it_up() -> None:
    scene = Scene()
    brand = scene.first.character("Brand", at="Lórien")
    gisulf = scene.second.agent("Gisulf")
    scene.second.location_deck("Lake-town")
    revolts = scene.second.in_hand("Good Sense Revolts")

    playing = scene.hazards(on=brand, to="Lake-town")
    playing.plays(revolts, target=gisulf)
    turned_up = gisulf.is_face_down, gisulf.is_tapped, gisulf.trail
    playing.resolve()
    playing.does(Verb.INFLUENCE, gisulf, brand)
    playing.rolls(12, 2)

    assert turned_up == (False, True, ["Lake-town"])
    assert brand.is_discarded
    assert gisulf.in_play
    assert not gisulf.is_face_down


@rule("INF-17", "AGT-63")
def test_without_such_a_card_no_agent_influences() -> None:
    scene = Scene()
    brand = scene.first.character("Brand", at="Lake-town")
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)

    playing = scene.hazards(on=brand)

    assert playing.question == "HazardWindow"
    assert not playing.may(Verb.INFLUENCE, gisulf)


@rule("INF-17", "AGT-64")
def test_the_agent_must_be_where_the_company_goes_or_where_the_faction_is_playable() -> None:
    scene = Scene()
    hama = scene.first.character("Háma", at="Rivendell")
    riders, dale = scene.first.factions("Riders of Rohan", "Men of Dale")
    freca = scene.second.agent("Freca", sites=("Edoras",), face_up=True)
    revolts = scene.second.in_hand("Good Sense Revolts")

    playing = scene.hazards(on=hama, to="Lórien")
    playing.plays(revolts, target=freca)
    playing.resolve()

    assert playing.may(Verb.INFLUENCE, freca, riders)
    assert not playing.may(Verb.INFLUENCE, freca, dale)
    assert not playing.may(Verb.INFLUENCE, freca, hama)


@rule("INF-17", "AGT-64")
def test_a_card_for_an_attempt_is_not_played_where_there_is_nothing_to_try() -> None:
    scene = Scene()
    hama = scene.first.character("Háma", at="Rivendell")
    scene.second.agent("Freca", sites=("Edoras",), face_up=True)
    revolts = scene.second.in_hand("Good Sense Revolts")

    playing = scene.hazards(on=hama, to="Lórien")

    assert not playing.may_play(revolts)
    assert playing.why_not(revolts) is Reason.NOTHING_WOULD_CHANGE


@rule("INF-18", "AGT-65")
def test_the_usual_sum_is_made_with_the_agents_direct_influence() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Goblin-gate")
    imrahil = scene.first.character("Imrahil", at="Rivendell")
    gergeli = scene.second.agent("Gergeli", sites=("Goblin-gate",), face_up=True)
    revolts = scene.second.in_hand("Good Sense Revolts")

    playing = scene.hazards(on=faramir)
    playing.plays(revolts, target=gergeli)
    playing.resolve()
    playing.does(Verb.INFLUENCE, gergeli, faramir)

    general = playing.unused_general_influence(0)
    assert (general, imrahil.site) == (9, "Rivendell")
    assert numbers(playing) == (2 + 4 - general, 5)
    playing.rolls(12, 4)
    assert faramir.in_play


@rule("INF-18", "AGT-67")
def test_an_agent_shows_no_card_and_reaches_no_item() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lake-town")
    sword = scene.first.gives("Sword of Gondolin", faramir)
    scene.second.hand("Faramir", "Sword of Gondolin")
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)
    revolts = scene.second.in_hand("Good Sense Revolts")

    playing = scene.hazards(on=faramir)
    playing.plays(revolts, target=gisulf)
    playing.resolve()
    offered = playing.options(Verb.INFLUENCE)

    assert [option.other for option in offered] == [faramir.id]
    assert [option.number for option in offered] == [-1]
    assert not playing.may(Verb.INFLUENCE, gisulf, sword)


@rule("INF-19", "AGT-66")
def test_at_home_an_agent_has_more_influence_and_neighbours_count_nothing() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Rivendell")
    dale = scene.first.factions("Men of Dale")[0]
    woffung = scene.second.agent("Woffung", sites=("Dale",), face_up=True)
    revolts = scene.second.in_hand("Good Sense Revolts")

    playing = scene.hazards(on=adrazar)
    playing.plays(revolts, target=woffung)
    playing.resolve()
    playing.does(Verb.INFLUENCE, woffung, dale)

    direct, at_home, of_home, card = 1, 2, 2, 8
    general = playing.unused_general_influence(0)
    assert numbers(playing) == (direct + at_home + of_home + card - general, 0)
    playing.rolls(8, 3)
    assert dale.is_discarded


@rule("INF-19", "AGT-66")
def test_a_character_with_the_same_home_counts_nothing() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Dol Amroth")
    herion = scene.second.agent("Herion", sites=("Dol Amroth",), face_up=True)
    revolts = scene.second.in_hand("Good Sense Revolts")

    playing = scene.hazards(on=adrazar)
    playing.plays(revolts, target=herion)
    playing.resolve()
    playing.does(Verb.INFLUENCE, herion, adrazar)

    general = playing.unused_general_influence(0)
    assert numbers(playing) == (0 + 2 + 2 + 8 - general, 0)


@rule("INF-18", "AGT-65")
def test_the_five_less_between_camps_do_not_apply_to_agents() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    adrazar = scene.first.character("Adrazar", at="Goblin-gate")
    gergeli = scene.second.agent("Gergeli", sites=("Goblin-gate",), face_up=True)
    welcome = scene.second.in_hand("Your Welcome Is Doubtful")

    playing = scene.hazards(on=adrazar)
    playing.plays(welcome, target=gergeli)
    playing.resolve()
    playing.does(Verb.INFLUENCE, gergeli, adrazar)

    assert numbers(playing) == (2 + 10 - playing.unused_general_influence(0), 3)
