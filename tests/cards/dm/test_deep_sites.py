"""Stories of the sites in the Under-deeps where the Nazgûl must fight."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.sites.under_deeps import adjacency
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.terms import Race

CHAMPION = Character(
    code="XX-1", name="Champion", race=Race.MAN, skills=(), prowess=30, body=12, home=(), mind=5
)


def champion_at(scene: Scene, site: str) -> Piece:
    """The champion, who is tapped and so has no choice how to face a strike."""
    return scene.first.character(CHAMPION, at=site, status="tapped")


def enters(playing: Playing) -> None:
    """The champion enters and beats the Trolls or Orcs that guard the site."""
    playing.does(Verb.ENTER)
    beats(playing)


def beats(playing: Playing) -> None:
    """The champion faces the attack at hand alone; no roll is too low for him."""
    playing.pass_until("RollStrike")
    playing.rolls(7)


def what_attacks(playing: Playing) -> tuple[Race | None, int]:
    """The race and the prowess of the automatic-attack at hand."""
    assert playing.attack is not None
    assert playing.attack.automatic
    return playing.attack.race, playing.attack.prowess


@card("DM-33")
def test_the_witch_king_must_fight_at_the_iron_deeps_and_is_discarded_for_no_points() -> None:
    scene = Scene()
    champion = champion_at(scene, "The Iron-deeps")
    king = scene.second.event("Witch-king of Angmar")
    playing = scene.entering(champion)
    points = playing.points(0)

    enters(playing)
    assert what_attacks(playing) == (Race.NAZGUL, 17)
    beats(playing)
    assert playing.question == "RollStrikeBody"
    playing.rolls(12)  # he is beaten outright

    assert king.is_discarded
    assert playing.points(0) == points
    assert playing.has_happened(Happening.SITE_ENTERED)


@card("DM-33")
def test_nobody_else_has_to_fight_at_the_iron_deeps() -> None:
    scene = Scene()
    champion = champion_at(scene, "The Iron-deeps")
    adunaphel = scene.second.event("Adûnaphel")
    playing = scene.entering(champion)

    enters(playing)

    assert playing.has_happened(Happening.SITE_ENTERED)
    assert adunaphel.in_play


@card("DM-40")
def test_the_witch_king_must_fight_at_the_under_leas_whoever_has_sent_him_out() -> None:
    scene = Scene()
    champion = champion_at(scene, "The Under-leas")
    king = scene.first.event("Witch-king of Angmar")
    playing = scene.entering(champion)

    enters(playing)
    assert what_attacks(playing) == (Race.NAZGUL, 17)
    beats(playing)
    playing.rolls(2)  # he lives on, but he has been used

    assert king.is_discarded


@card("DM-40")
def test_the_under_leas_lie_beneath_mount_gundabad() -> None:
    scene = Scene()
    leas, gates, gundabad = scene.first.location_deck("The Under-leas", "The Under-gates", "Mount Gundabad")

    below, on = adjacency(scene.table, gundabad.id, leas.id), adjacency(scene.table, leas.id, gates.id)

    assert below is not None
    assert on is not None
    assert (below.number, on.number) == (0, 6)


@card("DM-35")
def test_adunaphel_must_fight_at_the_sulfur_deeps_but_the_witch_king_need_not() -> None:
    scene = Scene()
    champion = champion_at(scene, "The Sulfur-deeps")
    adunaphel, king = scene.second.event("Adûnaphel"), scene.second.event("Witch-king of Angmar")
    playing = scene.entering(champion)

    enters(playing)
    assert what_attacks(playing)[0] is Race.NAZGUL
    beats(playing)
    playing.rolls(2)

    assert adunaphel.is_discarded
    assert king.in_play


@card("DM-36")
def test_of_several_nazgul_the_opponent_says_which_one_fights_at_the_under_courts() -> None:
    scene = Scene()
    champion = champion_at(scene, "The Under-courts")
    adunaphel, king = scene.second.event("Adûnaphel"), scene.second.event("Witch-king of Angmar")
    wargs = scene.second.in_hand("Wargs")
    playing = scene.entering(champion)

    enters(playing)
    assert (playing.question, playing.asked) == ("HazardAsAttack", 1)
    assert playing.why_not(wargs) is Reason.HAPPENS_AT_ONCE
    assert not playing.may(Verb.PASS)
    playing.does(Verb.CHOOSE_ATTACK, king)
    assert what_attacks(playing) == (Race.NAZGUL, 17)
    beats(playing)
    playing.rolls(2)

    assert king.is_discarded
    assert adunaphel.in_play


@card("DM-35", "DM-36")
def test_the_nazgul_who_must_fight_comes_after_the_creature_that_may_be_put_down() -> None:
    scene = Scene()
    champion = champion_at(scene, "The Under-courts")
    king = scene.second.event("Witch-king of Angmar")
    guard = scene.second.in_hand("Orc-guard")
    playing = scene.entering(champion)

    enters(playing)
    assert playing.question == "CreatureAsAttack"
    playing.does(Verb.PLAY_CREATURE, guard)
    beats(playing)

    assert what_attacks(playing) == (Race.NAZGUL, 17)
    assert king.in_play


@card("DM-37")
def test_the_under_galleries_are_stored_for_three_points_where_another_site_would_be_discarded() -> None:
    scene = Scene()
    champion = scene.first.company("The Under-galleries", CHAMPION, site_status="tapped")[0]
    galleries = Piece(scene.table, champion.company.site)
    playing = scene.hazards(on=champion, to="The Under-courts")
    playing.pass_until("EnterSite")

    assert champion.site == "The Under-courts"
    assert galleries.is_stored
    assert playing.points(0) == 3


@card("DM-37")
def test_the_under_galleries_go_back_to_the_location_deck_if_they_were_not_tapped() -> None:
    scene = Scene()
    champion = champion_at(scene, "The Under-galleries")
    galleries = Piece(scene.table, champion.company.site)
    playing = scene.hazards(on=champion, to="The Under-courts")
    playing.pass_until("EnterSite")

    assert galleries.place == "location deck"
    assert playing.points(0) == 0


@card("DM-37")
def test_from_the_under_galleries_one_comes_up_anywhere_in_udun() -> None:
    scene = Scene()
    galleries, above = scene.first.location_deck("The Under-galleries", "LE-361")
    up = adjacency(scene.table, galleries.id, above.id)

    assert up is not None
    assert up.number == 0
