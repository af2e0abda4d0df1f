"""Stories of wisps that lead astray and of the great spider beneath Mirkwood."""

from tests.cards.invented import BALROG_ABROAD
from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_strikes
from wizardhaven.engine.queries.combat.detainment import detains
from wizardhaven.engine.queries.hazards.creatures import wrong_sort
from wizardhaven.engine.queries.hazards.keys import ways_to_key
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Moment, PlayerKind, Race

CLOAK = Item(
    code="XX-1",
    name="Cloak",
    item_class=ItemClass.MINOR,
    abilities=(
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(on=(Subject.BEARER,)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.STRIKE),),
            )
        ),
    ),
)


def wisp_against(one: str, roll: int, staying: bool = True) -> tuple[Playing, Piece]:
    """A wisp strikes at somebody, who stays untapped if he can; the dice show the number."""
    scene = Scene()
    struck = scene.first.character(one, at="Moria")
    wisp = scene.second.in_hand("Wisp of Pale Sheen")
    playing = scene.hazards(on=struck)
    playing.does(Verb.PLAY_CREATURE, wisp)
    playing.resolve()
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED if staying else Verb.TAP_TO_FACE, struck)
    playing.pass_until("RollStrike")
    playing.rolls(roll)
    return playing, struck


@card("DM-113")
def test_whoever_has_no_greater_mind_than_the_prowess_of_a_wisp_taps_though_he_beat_it() -> None:
    playing, balin = wisp_against("Balin", roll=12)  # his mind is 5, its prowess 6

    assert playing.has_happened(Happening.STRIKE_FAILED, balin)
    assert balin.is_tapped


@card("DM-113")
def test_whom_a_wisp_leads_astray_its_player_chooses() -> None:
    scene = Scene()
    balin, thorin = scene.first.company("Moria", "Balin", "Thorin II")
    wisp = scene.second.in_hand("Wisp of Pale Sheen")
    playing = scene.hazards(on=balin)
    playing.does(Verb.PLAY_CREATURE, wisp)
    playing.resolve()

    assert (playing.question, playing.asked) == ("AssignByAttacker", 1)
    assert playing.may(Verb.ASSIGN, balin)
    assert playing.may(Verb.ASSIGN, thorin)


@card("DM-113")
def test_a_great_mind_is_not_led_astray_by_a_wisp() -> None:
    _, thorin = wisp_against("Thorin II", roll=12)  # a mind of 8

    assert thorin.is_untapped


@card("DM-113")
@rule("SITE-28")
def test_an_ally_of_little_mind_is_led_astray_by_a_wisp_too() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Moria")
    gollum = scene.first.gives("Gollum", to=balin)  # his mind is 4
    wisp = scene.second.in_hand("Wisp of Pale Sheen")
    playing = scene.hazards(on=balin)
    playing.does(Verb.PLAY_CREATURE, wisp)
    playing.resolve()
    playing.does(Verb.ASSIGN, gollum)
    playing.fights(gollum, roll=12, untapped=True)

    assert playing.has_happened(Happening.STRIKE_FAILED, gollum)
    assert gollum.is_tapped


@card("DM-113")
def test_a_wizard_has_no_mind_that_a_wisp_could_overcome() -> None:
    _, gandalf = wisp_against("Gandalf", roll=12)

    assert gandalf.is_untapped


@card("DM-113")
def test_nobody_taps_after_a_strike_of_a_wisp_that_was_cancelled() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Moria")
    cloak = scene.first.gives(CLOAK, to=balin)
    wisp = scene.second.in_hand("Wisp of Pale Sheen")
    playing = scene.hazards(on=balin)
    playing.does(Verb.PLAY_CREATURE, wisp)
    playing.resolve()
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED, balin)
    playing.uses(cloak)
    playing.resolve()

    assert playing.has_happened(Happening.STRIKE_CANCELED, balin)
    assert balin.is_untapped


@card("DM-110")
def test_the_spider_of_the_morlat_waits_at_dol_guldur_and_in_the_sulfur_deeps() -> None:
    scene = Scene()
    tower = scene.first.character("Legolas", at="Dol Guldur")
    below = scene.first.character("Gimli", at="The Sulfur-deeps")
    gates = scene.first.character("Balin", at="The Under-gates")
    spider = scene.second.in_hand("Spider of the Môrlat")

    assert ways_to_key(scene.table, tower.company, spider.id)
    assert ways_to_key(scene.table, below.company, spider.id)
    assert not ways_to_key(scene.table, gates.company, spider.id)
    assert scene.table.printed[spider.id].has(Keyword.SPAWN)


@card("DM-110")
def test_with_doors_of_night_the_spider_comes_to_what_lies_next_to_the_sulfur_deeps() -> None:
    scene = Scene()
    scene.second.event("Doors of Night")
    gates = scene.first.character("Balin", at="The Under-gates")
    grottos = scene.first.character("Gimli", at="The Under-grottos")
    spider = scene.second.in_hand("Spider of the Môrlat")

    assert ways_to_key(scene.table, gates.company, spider.id)
    assert not ways_to_key(scene.table, grottos.company, spider.id)


@card("DM-110")
def test_the_spider_comes_to_the_woods_of_the_north_by_night_alone() -> None:
    day, night = Scene(), Scene()
    legolas = day.first.character("Legolas", at="Beorn’s House")
    haldir = night.first.character("Haldir", at="Beorn’s House")
    first, second = day.second.in_hand("Spider of the Môrlat"), night.second.in_hand("Spider of the Môrlat")
    night.second.event("Doors of Night")
    way = ("Anduin Vales", "Western Mirkwood", "Heart of Mirkwood")

    by_day = day.hazards(on=legolas, to="Sarn Goriwing", by=way)
    by_night = night.hazards(on=haldir, to="Sarn Goriwing", by=way)

    assert not by_day.may(Verb.PLAY_CREATURE, first)
    assert by_night.may(Verb.PLAY_CREATURE, second, names=("Heart of Mirkwood",))


@card("DM-110")
def test_the_spider_in_play_attacks_who_moves_through_mirkwood_and_stays() -> None:
    scene = Scene()
    spider = scene.second.event("Spider of the Môrlat")
    legolas = scene.first.character("Legolas", at="Lórien")
    playing = scene.hazards(
        on=legolas, to="Dol Guldur", by=("Wold & Foothills", "Brown Lands", "Southern Mirkwood")
    )
    playing.resolve()

    assert playing.attack is not None
    assert (playing.attack.race, playing.attack.prowess) == (Race.SPIDER, 10)
    assert attack_strikes(playing.table, playing.attack) == 3  # two, and one more for every Spider
    assert not playing.attack.detainment
    playing.pass_until("FaceStrike", "RollStrike")
    playing.does(Verb.TAP_TO_FACE, legolas)
    playing.pass_until("RollStrike")
    playing.rolls(7)
    playing.pass_until("HazardWindow", "RollBodyCheck", "EnterSite")

    assert spider.in_play


@card("DM-110")
def test_the_spider_in_play_only_detains_minions() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    spider = scene.second.event("Spider of the Môrlat")
    gorbag = scene.first.character("Gorbag", at="LE-395")
    wizards = Scene()
    gimli = wizards.first.character("Gimli", at="Moria")
    said = scene.table.printed[spider.id].abilities

    assert detains(scene.table, gorbag.company, said)
    assert not detains(wizards.table, gimli.company, said)


@card("DM-110")
def test_the_spider_in_play_may_be_taken_back_to_hand_for_one_of_the_hazard_limit() -> None:
    scene = Scene()
    spider = scene.second.event("Spider of the Môrlat")
    gimli = scene.first.character("Gimli", at="Moria")
    playing = scene.hazards(on=gimli)

    playing.uses(spider)
    playing.resolve()

    assert spider.in_hand
    assert gimli.company.hazards == 1


@card("DM-107")
def test_durins_bane_is_met_at_the_under_gates_and_at_every_site_next_to_them() -> None:
    scene = Scene()
    bane = scene.second.in_hand("Durin’s Bane")
    gates, moria = (scene.first.character(*who) for who in (("Gimli", "The Under-gates"), ("Balin", "Moria")))
    gems = scene.first.character("Bofur", at="The Gem-deeps")
    vaults = scene.first.character("Bombur", at="The Under-vaults")

    assert ways_to_key(scene.table, gates.company, bane.id)
    assert ways_to_key(scene.table, moria.company, bane.id)
    assert ways_to_key(scene.table, gems.company, bane.id)
    assert not ways_to_key(scene.table, vaults.company, bane.id)
    scene.second.event("Doors of Night")
    assert ways_to_key(scene.table, vaults.company, bane.id)


@card("DM-107")
def test_who_is_wounded_by_durins_bane_checks_his_body_with_one_more() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria", status="tapped")
    bane = scene.second.in_hand("Durin’s Bane")
    playing = scene.hazards(on=gimli)
    playing.does(Verb.PLAY_CREATURE, bane)
    playing.resolve()
    playing.pass_until("RollStrike")
    playing.rolls(2)

    playing.pass_until("RollBodyCheck")
    playing.rolls(gimli.body)

    assert gimli.is_eliminated


@card("DM-107")
def test_durins_bane_does_not_come_while_the_balrog_of_moria_is_abroad_nor_against_his_own() -> None:
    scene = Scene()
    scene.second.event(BALROG_ABROAD)
    gimli = scene.first.character("Gimli", at="Moria")
    bane = scene.second.in_hand("Durin’s Bane")
    playing = scene.hazards(on=gimli)
    below = Scene(kinds=(PlayerKind.BALROG, PlayerKind.WIZARD))
    gorbag = below.first.character("Gorbag", at="LE-395")
    held = below.second.in_hand("Durin’s Bane")
    other = below.table.printed[held.id].creature

    assert playing.why_not(bane) is Reason.UNIQUE_IN_PLAY
    assert other is not None
    assert wrong_sort(below.table, gorbag.company, other)
