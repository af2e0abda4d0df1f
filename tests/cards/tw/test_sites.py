"""Stories of the sites: what waits there and what is found there."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import PILE_NAMES
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def who_waits(site: str) -> tuple[Race, int, int]:
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
