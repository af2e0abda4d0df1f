"""Stories of the sites: what waits there and what is found there."""

from tests.cards.invented import AGBURANAR_AHUNT, PALANTIR_OF_ANNUMINAS, SMAUG_AHUNT
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import PILE_NAMES
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.terms import Phase, Race


def who_waits(site: str) -> tuple[Race | None, int, int]:
    """The race, the strikes and the prowess of the first automatic-attack at a site."""
    scene = Scene()
    haldir = scene.first.character("Haldir", at=site)
    playing = scene.entering(of=haldir)
    playing.does(Verb.ENTER)
    attack = playing.attack
    assert attack is not None
    return attack.race, attack_strikes(playing.table, attack), attack_prowess(playing.table, attack)


def wounded_at(site: str) -> Playing:
    """Haldir has entered the site alone and been wounded there; the body check has been passed."""
    scene = Scene()
    haldir = scene.first.character("Haldir", at=site)
    playing = scene.entering(of=haldir)
    playing.does(Verb.ENTER)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 2)
    return playing


def may_find(item: str | Item, site: str) -> bool:
    """Whether Haldir, who has entered the site, may play the item there."""
    scene = Scene()
    haldir = scene.first.character("Haldir", at=site)
    found = scene.first.in_hand(item)
    playing = scene.at_site(of=haldir)
    return playing.may(Verb.PLAY_AT_SITE, found, haldir)


@card("TW-373", "TW-397", "TW-404", "TW-413")
def test_every_dangerous_site_has_its_denizens() -> None:
    assert who_waits("Bandit Lair") == (Race.MAN, 3, 6)
    assert who_waits("Glittering Caves") == (Race.PUKEL_CREATURE, 1, 9)
    assert who_waits("Isengard") == (Race.WOLF, 3, 7)
    assert who_waits("Moria") == (Race.ORC, 4, 7)


@card("TW-384", "TW-396", "TW-433")
def test_the_dead_wait_at_dead_marshes_gladden_fields_and_tolfalas() -> None:
    assert who_waits("Dead Marshes") == (Race.UNDEAD, 2, 8)
    assert who_waits("Gladden Fields") == (Race.UNDEAD, 1, 8)
    assert who_waits("Tolfalas") == (Race.UNDEAD, 3, 7)


@card("TW-384", "TW-396", "TW-433")
def test_whoever_the_dead_wound_checks_corruption() -> None:
    assert wounded_at("Dead Marshes").question == "RollCheck"
    assert wounded_at("Gladden Fields").question == "RollCheck"
    assert wounded_at("Tolfalas").question == "RollCheck"


@card("TW-404")
def test_whoever_wolves_wound_does_not() -> None:
    playing = wounded_at("Isengard")

    assert playing.has_happened(Happening.SITE_ENTERED)
    assert playing.question != "RollCheck"


@card("TW-433", "TW-323")
def test_of_greater_items_tolfalas_holds_the_scroll_of_isildur_alone() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Tolfalas")
    scroll, narsil, mail = scene.first.hand("Scroll of Isildur", "Narsil", "Hauberk of Bright Mail")
    playing = scene.at_site(of=imrahil)

    assert playing.why_not(narsil) is Reason.NOT_PLAYABLE_HERE
    assert playing.may(Verb.PLAY_AT_SITE, mail, imrahil)
    playing.does(Verb.PLAY_AT_SITE, scroll, imrahil)
    playing.resolve()
    assert scroll.bearer == imrahil
    assert playing.points(0) == 2 + 4


@card("TW-413", "TW-396", "TW-373")
def test_each_site_holds_what_its_card_says() -> None:
    moria, fields, lair = Scene(), Scene(), Scene()
    haldir = moria.first.character("Haldir", at="Moria")
    narsil = moria.first.in_hand("Narsil")
    peath = fields.first.character("Peath", at="Gladden Fields")
    cram, ring = fields.first.hand("Cram", "Beautiful Gold Ring")
    balin = lair.first.character("Balin", at="Bandit Lair")
    stone, mail = lair.first.hand("Elf-stone", "Hauberk of Bright Mail")

    at_moria = moria.at_site(of=haldir)
    at_fields = fields.at_site(of=peath)
    at_lair = lair.at_site(of=balin)

    assert at_moria.may(Verb.PLAY_AT_SITE, narsil, haldir)
    assert at_fields.may(Verb.PLAY_AT_SITE, ring, peath)
    assert at_fields.why_not(cram) is Reason.NOT_PLAYABLE_HERE
    assert at_lair.may(Verb.PLAY_AT_SITE, stone, balin)
    assert at_lair.why_not(mail) is Reason.NOT_PLAYABLE_HERE


@card("TW-413", "TW-394", "TW-393", "TW-408")
def test_starter_movement_takes_the_paths_printed_on_the_sites() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    moria, edoras, edhellond = scene.first.location_deck("Moria", "Edoras", "Edhellond")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, moria)
    assert playing.may(Verb.PLAN_MOVEMENT, edoras)
    assert playing.may(Verb.PLAN_MOVEMENT, edhellond)  # haven to haven, six regions away


@card("TW-413")
def test_for_a_journey_to_moria_two_cards_and_three_are_drawn() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    playing = scene.hazards(on=haldir, to="Moria", draw=True)

    assert (playing.asked, len(playing.hand(0))) == (0, 1)  # the first is drawn in any case
    playing.does(Verb.DRAW)
    assert len(playing.hand(0)) == 2
    assert (playing.asked, len(playing.hand(1))) == (1, 1)
    playing.does(Verb.DRAW)
    assert len(playing.hand(1)) == 2

    assert playing.may(Verb.DRAW)  # the third


@card("TW-404", "TW-393", "TW-421")
def test_a_tapped_site_is_discarded_when_it_is_left_but_not_a_haven() -> None:
    ruins, haven = Scene(), Scene()
    theoden = ruins.first.company("Isengard", "Théoden", site_status="tapped")[0]
    isengard = theoden.company.site
    haldir = haven.first.company("Rivendell", "Haldir", site_status="tapped")[0]
    rivendell = haldir.company.site

    from_isengard = ruins.hazards(on=theoden, to="Lórien")
    from_isengard.pass_until("EnterSite")
    from_rivendell = haven.hazards(on=haldir, to="Lórien")
    from_rivendell.pass_until("EnterSite")

    assert PILE_NAMES[from_isengard.table.cards[isengard].place] == "discard pile"
    assert PILE_NAMES[from_rivendell.table.cards[rivendell].place] == "location deck"


@card("TW-380", "TW-398", "TW-415", "TW-416", "TW-423")
def test_orcs_wait_in_the_mountains_and_in_mirkwood() -> None:
    assert who_waits("Carn Dûm") == (Race.ORC, 4, 7)
    assert who_waits("Goblin-gate") == (Race.ORC, 3, 6)
    assert who_waits("Mount Gram") == (Race.ORC, 3, 6)
    assert who_waits("Mount Gundabad") == (Race.ORC, 2, 8)
    assert who_waits("Sarn Goriwing") == (Race.ORC, 3, 5)


@card("TW-375")
def test_whoever_the_dead_of_the_barrow_downs_wound_checks_corruption() -> None:
    assert who_waits("Barrow-downs") == (Race.UNDEAD, 1, 8)
    assert wounded_at("Barrow-downs").question == "RollCheck"


@card("TW-381", "TW-428")
def test_dragons_wait_in_the_caves_of_ulund_and_under_the_lonely_mountain() -> None:
    assert who_waits("Caves of Ûlund") == (Race.DRAGON, 1, 13)
    assert who_waits("The Lonely Mountain") == (Race.DRAGON, 1, 14)


@card("TW-381", "TW-428")
def test_a_lair_has_no_dragon_once_its_own_dragon_is_defeated() -> None:
    caves, mountain = Scene(), Scene()
    haldir = caves.first.character("Haldir", at="Caves of Ûlund")
    caves.second.factions(AGBURANAR_AHUNT)  # the pile of what was defeated
    peath = mountain.first.character("Peath", at="The Lonely Mountain")
    mountain.second.factions(SMAUG_AHUNT)

    in_the_caves = caves.entering(of=haldir)
    in_the_caves.does(Verb.ENTER)
    in_the_mountain = mountain.entering(of=peath)
    in_the_mountain.does(Verb.ENTER)

    assert in_the_caves.has_happened(Happening.SITE_ENTERED)
    assert not in_the_caves.has_happened(Happening.ATTACK_BEGAN)
    assert in_the_mountain.has_happened(Happening.SITE_ENTERED)
    assert not in_the_mountain.has_happened(Happening.ATTACK_BEGAN)


@card("TW-381", "TW-428", "TW-380", "TW-416", "TW-398", "TW-415", "TW-423", "TW-375")
def test_greater_items_are_found_in_the_great_lairs_and_strongholds_only() -> None:
    assert may_find("Orcrist", "Caves of Ûlund")
    assert may_find("Orcrist", "The Lonely Mountain")
    assert may_find("Orcrist", "Carn Dûm")
    assert may_find("Orcrist", "Mount Gundabad")
    assert not may_find("Orcrist", "Goblin-gate")
    assert not may_find("Orcrist", "Mount Gram")
    assert not may_find("Orcrist", "Sarn Goriwing")
    assert not may_find("Orcrist", "Barrow-downs")


@card("TW-381", "TW-428", "TW-398", "TW-380")
def test_gold_rings_are_found_in_the_lairs_of_dragons_and_at_goblin_gate() -> None:
    assert may_find("Beautiful Gold Ring", "Caves of Ûlund")
    assert may_find("Beautiful Gold Ring", "The Lonely Mountain")
    assert may_find("Beautiful Gold Ring", "Goblin-gate")
    assert not may_find("Beautiful Gold Ring", "Carn Dûm")


@card("TW-376", "TW-392", "TW-403", "TW-425")
def test_the_peoples_of_the_east_are_reached_from_lorien_and_live_in_peace() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    beorn, camp, hills, kain = scene.first.location_deck(
        "Beorn’s House", "Easterling Camp", "Iron Hill Dwarf-hold", "Shrel-Kain"
    )
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, beorn)
    assert playing.may(Verb.PLAN_MOVEMENT, camp)
    assert playing.may(Verb.PLAN_MOVEMENT, hills)
    assert playing.may(Verb.PLAN_MOVEMENT, kain)
    assert not may_find("Cram", "Beorn’s House")
    assert not may_find("Cram", "Easterling Camp")
    assert not may_find("Cram", "Iron Hill Dwarf-hold")
    assert not may_find("Cram", "Shrel-Kain")


@card("TW-409")
def test_the_dead_of_lossadan_cairn_guard_palantiri_but_no_other_greater_item() -> None:
    assert who_waits("Lossadan Cairn") == (Race.UNDEAD, 2, 8)
    assert wounded_at("Lossadan Cairn").question == "RollCheck"
    assert may_find(PALANTIR_OF_ANNUMINAS, "Lossadan Cairn")
    assert may_find("Hauberk of Bright Mail", "Lossadan Cairn")
    assert not may_find("Orcrist", "Lossadan Cairn")
