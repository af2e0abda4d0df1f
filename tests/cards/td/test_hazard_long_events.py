"""Stories of the Dragons ahunt."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race

ALONG_THE_BAY = ("Anfalas", "Bay of Belfalas", "Mouths of the Anduin")
PAST_THE_BAY = ("Anfalas", "Belfalas", "Mouths of the Anduin")


def numbers(playing: Playing) -> tuple[int, int]:
    """The strikes and the prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


@card("TD-21")
def test_earcaraxe_attacks_a_company_that_moves_along_her_coasts() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    adrazar = scene.first.character("Adrazar", at="Edhellond")
    scene.second.event("Eärcaraxë Ahunt")

    playing = scene.hazards(on=imrahil, to="Tolfalas", by=ALONG_THE_BAY)
    playing.resolve()

    assert numbers(playing) == (3, 15)
    assert playing.attack is not None
    assert playing.attack.race is Race.DRAGON
    assert (playing.question, playing.asked) == ("AssignByAttacker", 1)
    assert playing.may(Verb.ASSIGN, adrazar)


@card("TD-21")
def test_who_passes_her_coasts_by_is_not_attacked() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    scene.second.event("Eärcaraxë Ahunt")

    playing = scene.hazards(on=imrahil, to="Tolfalas", by=PAST_THE_BAY)
    playing.resolve()

    assert not playing.has_happened(Happening.ATTACK_BEGAN)


@card("TD-21")
def test_who_stays_is_not_attacked() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Isle of the Ulond")
    scene.second.event("Eärcaraxë Ahunt")

    playing = scene.hazards(on=imrahil)

    assert not playing.has_happened(Happening.ATTACK_BEGAN)


@card("TD-21")
def test_with_doors_of_night_every_coast_is_hers() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Pelargir")
    scene.second.event("Eärcaraxë Ahunt")
    scene.second.event("Doors of Night")

    playing = scene.hazards(on=imrahil, to="Tolfalas", by=("Lebennin", "Mouths of the Anduin"))
    playing.resolve()

    assert numbers(playing) == (3, 15)


@card("TD-21")
def test_with_doors_of_night_anfalas_is_hers_too() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    scene.second.event("Eärcaraxë Ahunt")
    scene.second.event("Doors of Night")

    playing = scene.hazards(on=imrahil, to="Lond Galen")
    playing.resolve()

    assert numbers(playing) == (3, 15)


@card("TD-21")
def test_without_doors_of_night_anfalas_is_safe() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    scene.second.event("Eärcaraxë Ahunt")

    playing = scene.hazards(on=imrahil, to="Lond Galen")

    assert not playing.has_happened(Happening.ATTACK_BEGAN)


@card("TD-21")
def test_played_on_a_company_that_is_already_under_way_she_attacks_at_once() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    earcaraxe = scene.second.in_hand("Eärcaraxë Ahunt")
    playing = scene.hazards(on=imrahil, to="Tolfalas", by=ALONG_THE_BAY)

    playing.plays(earcaraxe)
    playing.resolve()

    assert earcaraxe.in_play
    assert numbers(playing) == (3, 15)


@card("TD-21")
def test_she_attacks_her_own_players_companies_too_who_win_nothing_by_it() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Edhellond")
    earcaraxe = scene.first.event("Eärcaraxë Ahunt")
    playing = scene.hazards(on=glorfindel, to="Tolfalas", by=ALONG_THE_BAY)

    playing.resolve()
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)  # 12 + 8 - 2 for the excess strikes is greater than 15
    playing.rolls(7)  # greater than her body of 6

    assert earcaraxe.is_eliminated
    assert playing.points(0) == 3
    assert playing.points(1) == 0


@card("TD-21")
def test_who_defeats_her_has_four_points_and_she_never_comes_back() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Edhellond")
    earcaraxe = scene.second.event("Eärcaraxë Ahunt")
    later = Scene(active=1)
    haldir = later.second.character("Haldir", at="Lórien")
    later.second.factions("Eärcaraxë Ahunt")  # whom the first player has defeated
    again = later.first.in_hand("Eärcaraxë Ahunt")
    playing = scene.hazards(on=glorfindel, to="Tolfalas", by=ALONG_THE_BAY)

    playing.resolve()
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 7)

    assert earcaraxe.among_points
    assert playing.points(0) == 3 + 4
    assert later.hazards(on=haldir).why_not(again) is Reason.UNIQUE_IN_PLAY


@card("TD-21", "TD-178")
def test_once_she_is_defeated_the_isle_of_the_ulond_has_no_dragon() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Isle of the Ulond")
    scene.second.factions("Eärcaraxë Ahunt")  # the pile of what was defeated
    playing = scene.entering(of=imrahil)

    playing.does(Verb.ENTER)

    assert playing.has_happened(Happening.SITE_ENTERED)
    assert not playing.has_happened(Happening.ATTACK_BEGAN)


@card("TD-21")
def test_a_body_check_that_fails_leaves_her_in_play() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Edhellond")
    earcaraxe = scene.second.event("Eärcaraxë Ahunt")
    playing = scene.hazards(on=glorfindel, to="Tolfalas", by=ALONG_THE_BAY)

    playing.resolve()
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 6)  # 6 is not greater than 6

    assert earcaraxe.in_play
    assert playing.points(0) == 3


@card("TD-21", "TD-134")
def test_marvels_told_in_answer_keeps_her_away() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Edhellond")
    earcaraxe = scene.second.event("Eärcaraxë Ahunt")
    marvels = scene.first.in_hand("Marvels Told")
    playing = scene.hazards(on=balin, to="Tolfalas", by=ALONG_THE_BAY)

    playing.plays(marvels, user=balin, target=earcaraxe)
    playing.resolve()
    playing.rolls(9)

    assert earcaraxe.is_discarded
    assert not playing.has_happened(Happening.ATTACK_BEGAN)


@card("TD-4")
def test_bairanax_attacks_in_the_anduin_vales() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Bairanax Ahunt")

    playing = scene.hazards(on=haldir, to="Gladden Fields")
    playing.resolve()

    assert numbers(playing) == (3, 12)
    assert playing.attack is not None
    assert playing.attack.body == 6


@card("TD-4")
def test_bairanax_goes_further_with_doors_of_night() -> None:
    before, after = Scene(), Scene()
    way = ("Wold & Foothills", "Brown Lands", "Dagorlad", "Southern Rhovanion")
    haldir = before.first.character("Haldir", at="Lórien")
    before.second.event("Bairanax Ahunt")
    peath = after.first.character("Peath", at="Lórien")
    after.second.event("Bairanax Ahunt")
    after.second.event("Doors of Night")

    by_day = before.hazards(on=haldir, to="Buhr Widu", by=way)
    by_night = after.hazards(on=peath, to="Buhr Widu", by=way)
    by_night.resolve()

    assert not by_day.has_happened(Happening.ATTACK_BEGAN)
    assert numbers(by_night) == (3, 12)


@card("TD-4")
def test_several_of_his_lands_on_one_way_mean_one_attack() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Lórien")
    bairanax = scene.second.event("Bairanax Ahunt")
    scene.second.event("Doors of Night")
    way = ("Wold & Foothills", "Anduin Vales", "Southern Mirkwood", "Southern Rhovanion")
    playing = scene.hazards(on=glorfindel, to="Buhr Widu", by=way)

    playing.resolve()
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 7)
    playing.resolve()

    assert bairanax.among_points
    assert playing.points(0) == 3 + 3
    assert playing.attack is None


@card("TD-4")
def test_a_dragon_ahunt_leaves_at_the_end_of_the_opponents_next_long_event_phase() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    bairanax = scene.second.event("Bairanax Ahunt")

    scene.begin(Phase.LONG_EVENT)

    assert bairanax.is_discarded
