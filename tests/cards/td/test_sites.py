"""Stories of the sites."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.sites.sites import has_hoard
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import PILE_NAMES
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


@card("TD-173")
def test_a_tapped_buhr_widu_goes_back_to_the_location_deck() -> None:
    scene = Scene()
    faramir = scene.first.company("Buhr Widu", "Faramir", site_status="tapped")[0]
    left = faramir.company.site
    playing = scene.hazards(on=faramir, to="Lórien")

    playing.pass_until("EnterSite")

    assert faramir.site == "Lórien"
    assert PILE_NAMES[playing.table.cards[left].place] == "location deck"


@card("TD-173")
def test_a_troll_waits_at_buhr_widu() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Buhr Widu")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert playing.attack.race is Race.TROLL
    assert attack_strikes(playing.table, playing.attack) == 1
    assert attack_prowess(playing.table, playing.attack) == 10


@card("TD-178")
def test_a_dragon_waits_on_the_isle_of_the_ulond_and_major_items() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Isle of the Ulond")
    mail, narsil = scene.first.hand("Hauberk of Bright Mail", "Narsil")
    playing = scene.entering(of=imrahil)

    playing.does(Verb.ENTER)
    assert playing.attack is not None
    assert playing.attack.race is Race.DRAGON
    assert attack_prowess(playing.table, playing.attack) == 14
    playing.does(Verb.ASSIGN, imrahil)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)  # 12 + 5 - 3 is as much as 14

    assert playing.why_not(narsil) is Reason.NOT_PLAYABLE_HERE
    assert playing.may(Verb.PLAY_AT_SITE, mail, imrahil)


@card("TD-179", "TD-181")
def test_dragons_wait_in_ovir_hollow_and_zarak_dum_and_major_items() -> None:
    hollow, halls = Scene(), Scene()
    imrahil = hollow.first.character("Imrahil", at="Ovir Hollow")
    first, second = hollow.first.hand("Hauberk of Bright Mail", "Narsil")
    faramir = halls.first.character("Faramir", at="Zarak Dûm")
    third, fourth = halls.first.hand("Hauberk of Bright Mail", "Narsil")

    in_the_hollow = hollow.entering(of=imrahil)
    in_the_hollow.does(Verb.ENTER)
    in_the_halls = halls.entering(of=faramir)
    in_the_halls.does(Verb.ENTER)
    assert in_the_hollow.attack is not None
    assert in_the_hollow.attack.race is Race.DRAGON
    assert attack_prowess(in_the_hollow.table, in_the_hollow.attack) == 12
    assert in_the_halls.attack is not None
    assert in_the_halls.attack.race is Race.DRAGON
    assert attack_prowess(in_the_halls.table, in_the_halls.attack) == 11
    in_the_hollow.does(Verb.ASSIGN, imrahil)
    in_the_hollow.does(Verb.STAY_UNTAPPED)
    in_the_hollow.rolls(12)
    in_the_halls.does(Verb.ASSIGN, faramir)
    in_the_halls.does(Verb.STAY_UNTAPPED)
    in_the_halls.rolls(12)

    assert in_the_hollow.may(Verb.PLAY_AT_SITE, first, imrahil)
    assert in_the_hollow.why_not(second) is Reason.NOT_PLAYABLE_HERE
    assert in_the_halls.may(Verb.PLAY_AT_SITE, third, faramir)
    assert in_the_halls.why_not(fourth) is Reason.NOT_PLAYABLE_HERE


@card("TD-179", "TD-4")
def test_once_bairanax_is_defeated_ovir_hollow_has_no_dragon() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Ovir Hollow")
    scene.second.factions("Bairanax Ahunt")  # the pile of what was defeated
    playing = scene.entering(of=imrahil)

    playing.does(Verb.ENTER)

    assert playing.has_happened(Happening.SITE_ENTERED)
    assert not playing.has_happened(Happening.ATTACK_BEGAN)


@card("TD-174")
def test_dale_is_reached_from_lorien_and_nothing_is_found_there() -> None:
    road, town = Scene(), Scene()
    road.first.character("Haldir", at="Lórien")
    dale = road.first.location_deck("Dale")[0]
    peath = town.first.character("Peath", at="Dale")
    cram = town.first.hand("Cram", "Men of Dale")[0]

    planning = road.begin(Phase.ORGANIZATION)
    in_dale = town.at_site(of=peath)

    assert planning.may(Verb.PLAN_MOVEMENT, dale)
    assert in_dale.why_not(cram) is Reason.NOT_PLAYABLE_HERE


@card("TD-176", "TD-177")
def test_dragons_wait_at_gold_hill_and_gondmaeglom() -> None:
    hill, ruin = Scene(), Scene()
    haldir = hill.first.character("Haldir", at="Gold Hill")
    orophin = ruin.first.character("Orophin", at="Gondmaeglom")

    at_the_hill, at_the_ruin = hill.entering(of=haldir), ruin.entering(of=orophin)
    at_the_hill.does(Verb.ENTER)
    at_the_ruin.does(Verb.ENTER)

    assert at_the_hill.attack is not None
    assert at_the_hill.attack.race is Race.DRAGON
    assert attack_prowess(at_the_hill.table, at_the_hill.attack) == 15
    assert at_the_ruin.attack is not None
    assert at_the_ruin.attack.race is Race.DRAGON
    assert attack_prowess(at_the_ruin.table, at_the_ruin.attack) == 14


@card("TD-176", "TD-177")
def test_gold_hill_has_every_item_and_gondmaeglom_no_greater_one() -> None:
    hill, ruin = Scene(), Scene()
    haldir = hill.first.character("Haldir", at="Gold Hill")
    on_the_hill = hill.first.hand("Cram", "Hauberk of Bright Mail", "Beautiful Gold Ring", "Narsil")
    orophin = ruin.first.character("Orophin", at="Gondmaeglom")
    in_the_ruin = ruin.first.hand("Cram", "Hauberk of Bright Mail", "Beautiful Gold Ring", "Narsil")

    at_the_hill, at_the_ruin = hill.at_site(of=haldir), ruin.at_site(of=orophin)

    assert [at_the_hill.why_not(item) for item in on_the_hill] == [None] * 4
    assert [at_the_ruin.why_not(item) for item in in_the_ruin[:3]] == [None] * 3
    assert at_the_ruin.why_not(in_the_ruin[3]) is Reason.NOT_PLAYABLE_HERE


@card("TD-180")
def test_men_wait_at_tharbad_where_minor_items_are_found() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at="Tharbad")
    cram, mail = scene.first.hand("Cram", "Hauberk of Bright Mail")
    playing = scene.entering(of=thorin)

    playing.does(Verb.ENTER)
    assert playing.attack is not None
    assert playing.attack.race is Race.MAN
    assert attack_strikes(playing.table, playing.attack) == 3
    assert attack_prowess(playing.table, playing.attack) == 6
    playing.does(Verb.ASSIGN, thorin)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)

    assert playing.may(Verb.PLAY_AT_SITE, cram, thorin)
    assert playing.why_not(mail) is Reason.NOT_PLAYABLE_HERE


@card("TD-180", "TW-373")
def test_items_are_found_at_a_tapped_tharbad_but_not_at_another_tapped_site() -> None:
    there, elsewhere = Scene(), Scene()
    faramir = there.first.company("Tharbad", "Faramir", site_status="tapped")[0]
    cram = there.first.in_hand("Cram")
    beretar = elsewhere.first.company("Bandit Lair", "Beretar", site_status="tapped")[0]
    another = elsewhere.first.in_hand("Elf-stone")

    at_tharbad, at_the_lair = there.at_site(of=faramir), elsewhere.at_site(of=beretar)
    assert not at_the_lair.may(Verb.PLAY_AT_SITE, another)
    at_tharbad.does(Verb.PLAY_AT_SITE, cram, faramir)
    at_tharbad.resolve()

    assert cram.bearer == faramir


@card("TD-175")
def test_the_opponent_may_put_a_creature_down_at_framsburg() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Framsburg")
    brigands, abductor = scene.second.hand("Brigands", "Abductor")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)

    assert not playing.may(Verb.PLAY_CREATURE, abductor)  # a Border-land or a Border-hold
    playing.does(Verb.PLAY_CREATURE, brigands)  # a single Wilderness
    assert playing.attack is not None
    assert playing.attack.automatic
    assert playing.attack.race is Race.MAN


@card("TD-175")
def test_a_unique_creature_may_come_to_framsburg_too() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Framsburg")
    bert = scene.second.in_hand("“Bert” (Bûrat)")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)
    playing.does(Verb.PLAY_CREATURE, bert)

    assert playing.attack is not None
    assert playing.attack.race is Race.TROLL


@card("TD-175")
def test_whoever_is_defeated_at_framsburg_is_discarded() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Framsburg")
    brigands = scene.second.in_hand("Brigands")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)
    playing.does(Verb.PLAY_CREATURE, brigands)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)

    assert playing.has_happened(Happening.ATTACK_DEFEATED)
    assert brigands.is_discarded


@card("TD-175")
def test_a_hoard_lies_at_framsburg_and_minor_items() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Framsburg")
    cram, mail = scene.first.hand("Cram", "Hauberk of Bright Mail")
    playing = scene.at_site(of=faramir)

    assert has_hoard(playing.table, faramir.company.site)
    assert playing.may(Verb.PLAY_AT_SITE, cram, faramir)
    assert playing.why_not(mail) is Reason.NOT_PLAYABLE_HERE


@card("TD-178")
def test_a_lair_whose_dragon_is_dead_since_an_earlier_turn_has_no_hoard() -> None:
    guarded, bereft = Scene(), Scene()
    faramir = guarded.first.character("Faramir", at="Isle of the Ulond")
    adrazar = bereft.first.character("Adrazar", at="Isle of the Ulond")
    bereft.first.removed("Eärcaraxë Ahunt")

    assert has_hoard(guarded.table, faramir.company.site)
    assert not has_hoard(bereft.table, adrazar.company.site)
