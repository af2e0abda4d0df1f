"""Stories of the agents and of the hazards that need them."""

from tests.cards.marks import card
from wizardhaven.engine.queries.influence.attempt import influence_sum, value_to_exceed
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import PlayerKind, Race


def numbers(playing: Playing) -> tuple[int, int]:
    """What is added to the two rolls of the attempt at hand, general influence left aside, and the goal."""
    attempt = playing.table.attempt
    assert attempt is not None
    general = playing.unused_general_influence(1 - attempt.seat)
    return influence_sum(playing.table, attempt) + general, value_to_exceed(playing.table, attempt)


@card("DM-1")
def test_anarin_taps_to_attack_a_company_on_its_way() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    anarin = scene.second.agent("Anarin")
    scene.second.location_deck("Moria")

    playing = scene.hazards(on=haldir, to="Moria")
    playing.uses(anarin)
    playing.resolve()

    assert anarin.is_tapped
    assert anarin.trail == ["Moria"]
    assert playing.attack is not None
    assert playing.attack.source == anarin.id


@card("DM-1")
def test_anarin_attacks_nobody_who_goes_elsewhere() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    anarin = scene.second.agent("Anarin")

    playing = scene.hazards(on=haldir, to="Beorn’s House")

    assert not playing.may(Verb.USE, anarin)


@card("DM-1")
def test_anarin_may_move_to_a_haven() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    anarin = scene.second.agent("Anarin")
    scene.second.location_deck("Lórien")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.MOVE_AGENT, anarin)
    playing.resolve()
    playing.does(Verb.REVEAL_AGENT, anarin)

    assert anarin.trail == ["Lórien"]
    assert anarin.in_play


@card("DM-2")
def test_baduila_gives_himself_up_to_send_a_company_back() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    baduila = scene.second.agent("Baduila")

    playing = scene.hazards(on=haldir, to="Goblin-gate", by=("Wold & Foothills", "Anduin Vales", "High Pass"))
    playing.uses(baduila)
    playing.resolve()

    assert baduila.is_discarded
    assert haldir.site == "Lórien"
    assert playing.has_happened(Happening.COMPANY_RETURNED)


@card("DM-2")
def test_baduila_cannot_send_back_a_company_that_stays() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Goblin-gate")
    baduila = scene.second.agent("Baduila")

    playing = scene.hazards(on=haldir)

    assert not playing.may(Verb.USE, baduila)


@card("DM-6")
def test_dror_influences_dwarves_and_their_factions_better() -> None:
    scene = Scene()
    bofur = scene.first.character("Bofur", at="Blue Mountain Dwarf-hold")
    dwarves = scene.first.factions("Blue Mountain Dwarves")[0]
    aragorn = scene.first.character("Aragorn II", at="Bree")
    dror = scene.second.agent("Drór", face_up=True)

    assert dror.direct_influence(against=bofur) == 4
    assert dror.direct_influence(against=dwarves) == 4
    assert dror.direct_influence(against=aragorn) == 2


@card("DM-8")
def test_elwen_influences_elves_better_and_may_go_to_havens() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    wood_elves = scene.first.factions("Wood-elves")[0]
    elwen = scene.second.agent("Elwen", sites=("Dol Amroth",), face_up=True)
    edhellond = scene.second.location_deck("Edhellond")[0]

    playing = scene.hazards(on=haldir)

    assert elwen.direct_influence(against=haldir) == 4
    assert elwen.direct_influence(against=wood_elves) == 4
    assert playing.may(Verb.MOVE_AGENT, elwen, edhellond)


@card("DM-11")
def test_fori_influences_dwarves_and_their_factions_better() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Iron Hill Dwarf-hold")
    dwarves = scene.first.factions("Iron Hill Dwarves")[0]
    fori = scene.second.agent("Fori the Beardless", face_up=True)

    assert fori.direct_influence(against=gimli) == 3
    assert fori.direct_influence(against=dwarves) == 3
    assert fori.direct_influence() == 1


@card("DM-182")
def test_freca_influences_the_riders_of_rohan_better() -> None:
    scene = Scene()
    riders, dale = scene.first.factions("Riders of Rohan", "Men of Dale")
    freca = scene.second.agent("Freca", face_up=True)

    assert freca.direct_influence(against=riders) == 3
    assert freca.direct_influence(against=dale) == 2


@card("DM-50")
def test_cunning_foes_sends_a_warrior_into_the_attack() -> None:
    scene = Scene()
    aragorn = scene.first.company("Rivendell", "Aragorn II", "Sam Gamgee")[0]
    ferny = scene.second.agent("Bill Ferny")
    scene.second.location_deck("Bree")
    foes = scene.second.in_hand("Cunning Foes")

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.plays(foes, target=ferny)
    playing.resolve()

    assert ferny.is_tapped
    assert playing.attack is not None
    assert playing.attack.prowess == 2 + 3 + 5
    assert playing.attack.attacker_chooses
    assert aragorn.company.hazards == 1


@card("DM-50")
def test_cunning_foes_needs_a_warrior_where_the_company_goes() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    scene.second.agent("Anarin", sites=("Bree",))
    scene.second.agent("Gisulf")
    foes = scene.second.in_hand("Cunning Foes")

    playing = scene.hazards(on=aragorn, to="Bree")

    assert not playing.may_play(foes)
    assert playing.why_not(foes) is Reason.NO_TARGET


@card("DM-50")
def test_cunning_foes_is_not_played_against_a_ringwraith() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    luitprand = scene.first.character("Luitprand", at="Rivendell [minion]")
    scene.second.agent("Bill Ferny")
    foes = scene.second.in_hand("Cunning Foes")

    playing = scene.hazards(on=luitprand, to="Bree [minion]")

    assert playing.why_not(foes) is Reason.CONDITION_NOT_MET


@card("DM-61")
def test_good_sense_revolts_lets_an_agent_try_a_neighbour() -> None:
    scene = Scene()
    brand = scene.first.character("Brand", at="Lórien")
    gisulf = scene.second.agent("Gisulf")
    revolts = scene.second.in_hand("Good Sense Revolts")

    playing = scene.hazards(on=brand, to="Dale")
    playing.plays(revolts, target=gisulf)
    playing.resolve()
    playing.does(Verb.INFLUENCE, gisulf, brand)

    direct, at_home, of_home = 1, 2, 2
    assert numbers(playing) == (direct + at_home + of_home + 8, 0)


@card("DM-61")
def test_good_sense_revolts_may_instead_help_an_attempt() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Goblin-gate")
    gergeli = scene.second.agent("Gergeli", sites=("Goblin-gate",), face_up=True)
    welcome, revolts = scene.second.hand("Your Welcome Is Doubtful", "Good Sense Revolts")

    playing = scene.hazards(on=adrazar)
    playing.plays(welcome, target=gergeli)
    playing.resolve()
    playing.does(Verb.INFLUENCE, gergeli, adrazar)
    before = numbers(playing)
    playing.plays(revolts)
    playing.resolve()

    assert before == (2 + 10, 3)
    assert playing.table.attempt is not None
    assert numbers(playing) == (2 + 10 + 4, 3)


@card("DM-62")
def test_great_need_or_purpose_gives_each_agent_a_second_action() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", status="tapped")
    scene.second.event("Great Need or Purpose")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.UNTAP_AGENT, gisulf)
    playing.resolve()
    playing.does(Verb.OPEN_SITE, gisulf)
    playing.resolve()

    assert gisulf.is_tapped
    assert aragorn.company.hazards == 2
    assert not playing.may(Verb.UNTAP_AGENT, gisulf)


@card("DM-74")
def test_never_seen_him_gives_its_agent_a_second_action_for_nothing() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)
    never = scene.second.in_hand("Never Seen Him")
    scene.second.location_deck("The Lonely Mountain")

    playing = scene.hazards(on=aragorn)
    playing.plays(never, target=gisulf)
    playing.resolve()
    playing.does(Verb.MOVE_AGENT, gisulf)
    playing.resolve()
    playing.does(Verb.UNTAP_AGENT, gisulf)
    playing.resolve()

    assert gisulf.is_untapped
    assert aragorn.company.hazards == 2
    assert never.bearer == gisulf


@card("DM-74")
def test_never_seen_him_is_not_played_on_a_hidden_agent_nor_twice_on_one() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)
    ferny = scene.second.agent("Bill Ferny")
    first, second = scene.second.hand("Never Seen Him", "Never Seen Him")

    playing = scene.hazards(on=aragorn)
    on_the_hidden_one = playing.may_play(first, target=ferny)
    playing.plays(first, target=gisulf)
    playing.resolve()

    assert not on_the_hidden_one
    assert not playing.may_play(second)
    assert playing.why_not(second) is Reason.DUPLICATED


@card("DM-87")
def test_seek_without_success_costs_a_ranger_and_sends_the_company_back() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",))
    seek = scene.second.in_hand("Seek without Success")

    playing = scene.hazards(on=haldir, to="Gladden Fields")
    playing.plays(seek, target=gisulf)
    playing.resolve()

    assert gisulf.is_discarded
    assert haldir.site == "Lórien"
    assert not haldir.company.moved


@card("DM-96")
def test_twisted_tales_wins_a_faction_of_the_agents_home_without_a_roll() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    dale = scene.first.factions("Men of Dale")[0]
    woffung = scene.second.agent("Woffung", sites=("Dale",), face_up=True)
    tales = scene.second.in_hand("Twisted Tales")

    playing = scene.hazards(on=haldir)
    playing.plays(tales, target=woffung)
    playing.resolve()
    playing.does(Verb.INFLUENCE, woffung, dale)

    assert dale.is_discarded
    assert woffung.is_tapped


@card("DM-96")
def test_twisted_tales_adds_six_elsewhere_and_reaches_only_factions() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    riders = scene.first.factions("Riders of Rohan")[0]
    gergeli = scene.second.agent("Gergeli", sites=("Edoras",), face_up=True)
    tales = scene.second.in_hand("Twisted Tales")

    playing = scene.hazards(on=haldir)
    playing.plays(tales, target=gergeli)
    playing.resolve()
    may_try_haldir = playing.may(Verb.INFLUENCE, gergeli, haldir)
    playing.does(Verb.INFLUENCE, gergeli, riders)

    assert not may_try_haldir
    assert numbers(playing)[0] == 2 + 6


@card("DM-104")
def test_your_welcome_is_doubtful_is_better_with_a_diplomat_at_a_common_home() -> None:
    scene = Scene()
    hama = scene.first.character("Háma", at="Edoras")
    freca = scene.second.agent("Freca", sites=("Edoras",), face_up=True)
    welcome = scene.second.in_hand("Your Welcome Is Doubtful")

    playing = scene.hazards(on=hama)
    playing.plays(welcome, target=freca)
    playing.resolve()
    playing.does(Verb.INFLUENCE, freca, hama)

    direct, at_home, of_home = 2, 2, 2
    assert numbers(playing) == (direct + at_home + of_home + 10 + 7, 0)


@card("DM-104")
def test_your_welcome_is_doubtful_adds_six_for_anybody_else() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Bree")
    leamon = scene.second.agent("Leamon", sites=("Bree",), face_up=True)
    welcome = scene.second.in_hand("Your Welcome Is Doubtful")

    playing = scene.hazards(on=adrazar)
    playing.plays(welcome, target=leamon)
    playing.resolve()
    playing.does(Verb.INFLUENCE, leamon, adrazar)

    assert numbers(playing) == (0 + 6, 3)


@card("DM-183")
def test_wolf_influences_the_dunlendings_better() -> None:
    scene = Scene()
    dunlendings = scene.first.factions(
        Faction("X-1", "Dunlendings", Race.MAN, 9, (named("Dunnish Clan-hold"),))
    )[0]
    freca, wolf = scene.second.agent("Freca", face_up=True), scene.second.agent("Wolf", face_up=True)

    assert wolf.direct_influence(against=dunlendings) == 4
    assert wolf.direct_influence() == 2
    assert freca.direct_influence(against=dunlendings) == 3


@card("DM-96")
def test_twisted_tales_are_told_by_an_agent_whom_nobody_has_seen() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    dale = scene.first.factions("Men of Dale")[0]
    woffung = scene.second.agent("Woffung")
    scene.second.location_deck("Dale")
    tales = scene.second.in_hand("Twisted Tales")
    playing = scene.hazards(on=haldir)

    playing.plays(tales, target=woffung)
    playing.resolve()

    assert woffung.is_tapped
    assert dale.among_points
