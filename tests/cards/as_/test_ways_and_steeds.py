"""Stories of minions' ways in the deep, of steeds, of the Eye, and of those who stand against them."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.queries.influence.factions import faction_parts
from wizardhaven.engine.queries.movement.ways import ways_within_reach
from wizardhaven.engine.state.parts import total
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
ELVES = Creature("XX-1", "Elves of the Hidden Vale", Race.ELF, 1, 8, 1, ())
WAYS = [
    ("The Misty Mountain Deeps", ("Rhudaur", "Anduin Vales")),
    ("The Misty Mountain Deeps", ("Rhudaur", "Wold & Foothills")),
    ("The Misty Mountain Deeps", ("Hollin", "Wold & Foothills")),
    ("The Misty Mountain Deeps", ("Hollin", "Fangorn")),
    ("The Misty Mountain Deeps", ("Dunland", "Fangorn")),
    ("The Undeeps of Anduin", ("Rohan", "Dagorlad")),
    ("The Undeeps of Anduin", ("Anórien", "Dagorlad")),
    ("The Undeeps of Anduin", ("Lebennin", "Ithilien")),
    ("The Undeeps of Anduin", ("Lebennin", "Harondor")),
    ("The White Mountain Cavern-ways", ("Old Pûkel-land", "Anfalas")),
    ("The White Mountain Cavern-ways", ("Rohan", "Lamedon")),
    ("The White Mountain Cavern-ways", ("Rohan", "Anfalas")),
    ("The White Mountain Cavern-ways", ("Anórien", "Lamedon")),
]


@card("AS-92", "AS-105", "AS-109")
@pytest.mark.parametrize(("event", "pair"), WAYS)
def test_a_ranger_among_minions_leads_his_company_as_if_two_lands_were_next_to_each_other(
    event: str, pair: tuple[str, str]
) -> None:
    scene = Scene(kinds=MINIONS)
    bolg = scene.first.character("Bolg", at="Moria [minion]")
    way = scene.first.in_hand(event)
    playing = scene.begin(Phase.ORGANIZATION)

    assert pair not in ways_within_reach(playing.table, bolg.company, *pair)
    playing.plays(way, user=bolg)
    playing.resolve()

    assert pair in ways_within_reach(playing.table, bolg.company, *pair)
    assert bolg.is_untapped


@card("AS-92", "AS-105", "AS-109", "AS-100")
@pytest.mark.parametrize(
    ("event", "to", "lowered"),
    [
        ("The Misty Mountain Deeps", "Gladden Fields [minion]", 1),
        ("The Misty Mountain Deeps", "Dead Marshes [minion]", 0),
        ("The Undeeps of Anduin", "Dead Marshes [minion]", 1),
        ("The White Mountain Cavern-ways", "Edoras [minion]", 1),
        ("Steeds", "Dead Marshes [minion]", 1),
    ],
)
def test_the_hazard_limit_is_lower_where_minions_go_by_known_ways_or_on_steeds(
    event: str, to: str, lowered: int
) -> None:
    scene = Scene(kinds=MINIONS)
    mionid, *_ = scene.first.company("Dol Guldur [minion]", "Mîonid", "Elerína", "Belegorn")
    way = scene.first.in_hand(event)
    scene.second.in_hand("Doors of Night")
    (site,) = scene.first.location_deck(to)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, site)
    playing.does(Verb.PLAY, way, number=len(playing.table.printed[way.id].uses) - 1)
    playing.resolve()
    playing.pass_until("RevealSite", "HazardWindow")
    if playing.question == "RevealSite":
        playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")

    assert playing.hazard_limit(mionid) == 3 - lowered


@card("AS-100")
def test_overt_companies_have_no_steeds() -> None:
    scene = Scene(kinds=MINIONS)
    scene.first.character("Bolg", at="Dol Guldur [minion]")
    steeds = scene.first.in_hand("Steeds")
    (site,) = scene.first.location_deck("Dead Marshes [minion]")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, site)

    assert not playing.may_play(steeds)


@card("AS-82")
@pytest.mark.parametrize("sauron", [True, False])
def test_the_eye_that_never_sleeps_cancels_an_attack_of_a_creature(sauron: bool) -> None:
    scene = Scene(kinds=MINIONS)
    bolg = scene.first.character("Bolg", at="Moria [minion]")
    if sauron:
        scene.first.event("The Lidless Eye")
    eye = scene.first.in_hand("Eye Never Sleeping")
    creature = scene.second.in_hand("Cave-drake")
    playing = scene.hazards(on=bolg, to="Dimrill Dale [minion]", by=("Redhorn Gate",))
    playing.does(Verb.PLAY_CREATURE, creature)
    playing.resolve()

    assert playing.may_play(eye) is sauron
    if sauron:
        playing.plays(eye)
        playing.resolve()
        assert playing.attack is None


@card("AS-81")
def test_a_madness_makes_everybody_stronger_and_frailer_and_tempts_the_one_who_calls_it() -> None:
    scene = Scene(kinds=MINIONS)
    elerina, mionid = scene.first.company("Moria [minion]", "Elerína", "Mîonid")
    madness = scene.first.in_hand("Driven as by a Madness")
    playing = scene.attack(on=elerina, strikes=1, prowess=12, race=Race.MAN)

    playing.plays(madness, user=elerina)
    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, mionid)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE, mionid)
    playing.pass_until("RollStrike")
    playing.rolls(12 + 1 - mionid.prowess() - 2)

    assert not mionid.is_wounded
    assert elerina.in_play


@card("AS-14")
def test_the_lord_of_the_carrock_makes_men_harder_to_win() -> None:
    scene, plain = Scene(), Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    scene.second.event("Lord of the Carrock")
    riders = scene.first.in_hand("Riders of Rohan")
    other = plain.first.character("Faramir", at="Edoras")
    free = plain.first.in_hand("Riders of Rohan")
    hindered, unhindered = scene.at_site(faramir), plain.at_site(other)

    hindered.does(Verb.PLAY_AT_SITE, riders, other=faramir)
    hindered.pass_until("RollFaction")
    unhindered.does(Verb.PLAY_AT_SITE, free, other=other)
    unhindered.pass_until("RollFaction")
    with_him = faction_parts(hindered.table, faramir.id, riders.id)

    assert total(with_him) == total(faction_parts(unhindered.table, other.id, free.id)) - 2


@card("AS-16")
def test_the_master_of_the_house_brings_elves_back_at_the_end_of_each_turn() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Bree")
    scene.second.event("Master of the House")
    (lord,) = scene.second.discard_pile(ELVES)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("FetchCard")
    playing.does(Verb.TAKE, lord)

    assert lord.in_hand


@card("AS-19")
def test_saruman_the_wise_makes_rings_heavier_until_saruman_himself_comes() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Isengard")
    scene.first.gives("Lesser Ring", to=faramir)
    before = faramir.corruption_points
    wise = scene.second.event("Saruman the Wise")
    saruman = scene.first.in_hand("Saruman")
    assert faramir.corruption_points == before + 1
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, saruman)
    playing.does(Verb.FINISH_ORGANIZING)
    playing.pass_until("OrganizationWindow", "EndOfOrganization")

    assert saruman.in_play
    assert wise.is_discarded


@card("AS-14", "AS-16", "AS-19")
@pytest.mark.parametrize(
    ("foe", "site", "prowess"),
    [
        ("Lord of the Carrock", "Beorn’s House", 16),
        ("Master of the House", "Bree", 14),
        ("Saruman the Wise", "Edoras", 13 - 3),
    ],
)
def test_the_great_only_detain_heroes(foe: str, site: str, prowess: int) -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at=site)
    great = scene.second.in_hand(foe)
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, great)
    playing.resolve()

    assert playing.attack is not None
    assert playing.attack.detainment
    assert attack_prowess(playing.table, playing.attack) == prowess
