"""Stories of minion resources of The Lidless Eye."""

from dataclasses import replace

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.cards.le.characters.men import ASTERNAK
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Faction, Site
from wizardhaven.vocabulary.conditions import There, Unless
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Race, SiteType, Skill

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
GOBLINS = Faction("XX-1", "Goblins", Race.ORC, 9, (named("Ettenmoors"),), alignment=Alignment.MINION)
DARKHAVEN = Site(
    code="XX-2",
    name="Tower",
    site_type=SiteType.HAVEN,
    region="Imlad Morgul",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.MINION,
)


@card("LE-302")
def test_a_blazon_of_the_eye_impresses_factions() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("Moria", "Luitprand", "Ostisen")
    goblins = scene.first.in_hand(GOBLINS)

    scene.first.gives("Blazon of the Eye", to=luitprand)

    assert luitprand.direct_influence(goblins) == 2
    assert luitprand.direct_influence(ostisen) == 0
    assert luitprand.corruption_points == 1


@card("LE-302")
def test_nobody_bears_two_blazons() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("Ettenmoors [minion]", "Luitprand", "Ostisen")
    scene.first.gives("Blazon of the Eye", to=luitprand)
    blazon = scene.first.in_hand("Blazon of the Eye")
    playing = scene.at_site(of=luitprand)

    assert not playing.may(Verb.PLAY_AT_SITE, blazon, luitprand)
    assert playing.may(Verb.PLAY_AT_SITE, blazon, ostisen)


@card("LE-313")
def test_the_high_helm_helps_in_council_and_in_battle() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    before = asternak.direct_influence(), asternak.body, asternak.prowess()

    helm = scene.first.gives("High Helm", to=asternak)

    assert before == (2, 7, 5)
    assert (asternak.direct_influence(), asternak.body, asternak.prowess()) == (4, 8, 6)
    assert asternak.corruption_points == 2
    assert helm.in_play


@card("LE-313")
def test_only_a_warrior_fights_better_under_the_high_helm() -> None:
    scene = Scene(kinds=DARK)
    ostisen = scene.first.character("Ostisen", at="Moria")

    scene.first.gives("High Helm", to=ostisen)

    assert (ostisen.direct_influence(), ostisen.body, ostisen.prowess()) == (2, 9, 3)


@card("LE-250")
def test_a_sage_taps_for_voices_of_malice_to_be_rid_of_a_hazard() -> None:
    scene = Scene(kinds=DARK)
    layos = scene.first.character("Layos", at="Moria")
    night = scene.second.event("Doors of Night")
    awaken = scene.second.event("Minions Stir")
    voices = scene.first.in_hand("Voices of Malice")
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may_play(voices, target=night)  # an environment

    playing.plays(voices, user=layos, target=awaken)
    playing.resolve()

    assert layos.is_tapped
    assert awaken.is_discarded
    assert playing.question == "RollCheck"
    playing.rolls(3)
    assert layos.in_play  # he bears nothing that could corrupt him


@card("LE-253")
def test_a_resource_or_a_character_is_weighed_and_shuffled_into_the_play_deck() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Layos", at="Moria")
    blazon, luitprand = scene.first.sideboard("Blazon of the Eye", "Luitprand")
    night = scene.first.discard_pile("Doors of Night")[0]
    weigh = scene.first.in_hand("Weigh All Things to a Nicety")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(weigh)
    playing.resolve()
    offered = [option.card for option in playing.options(Verb.TAKE)]
    playing.does(Verb.TAKE, luitprand)

    assert offered == [blazon.id, luitprand.id]
    assert night.is_discarded
    assert luitprand.in_deck


@card("LE-240")
def test_a_secret_is_worth_something_only_once_it_is_stored_at_a_darkhaven() -> None:
    scene = Scene(kinds=DARK)
    layos = scene.first.character("Layos", at="Weathertop [minion]")
    secret = scene.first.in_hand("That Ain’t No Secret")
    playing = scene.at_site(of=layos)
    before = playing.points(0)

    playing.plays(secret, target=layos)
    playing.resolve()

    assert layos.is_tapped
    assert secret.bearer == layos
    assert playing.points(0) == before
    home = Scene(kinds=DARK)
    nain = home.first.company(DARKHAVEN, "Náin")[0]
    stored = home.first.gives("That Ain’t No Secret", to=nain)
    at_home = home.begin(Phase.ORGANIZATION)
    points = at_home.points(0)
    at_home.does(Verb.STORE, stored)
    at_home.pass_until("OrganizationWindow", "EnterSite", "MayDiscard", "RollCheck")
    assert stored.is_stored
    assert at_home.points(0) == points + 1


@card("LE-240")
def test_a_secret_is_learnt_only_where_information_is() -> None:
    scene = Scene(kinds=DARK)
    layos = scene.first.character("Layos", at="Ettenmoors [minion]")
    secret, _ = scene.first.hand("That Ain’t No Secret", "Blazon of the Eye")

    playing = scene.at_site(of=layos)

    assert playing.why_not(secret) is Reason.CONDITION_NOT_MET


def struck(both: bool) -> tuple[Playing, int]:
    """Layos and his War-warg in an attack of two strikes; the strike against him is at hand."""
    scene = Scene(kinds=DARK)
    layos = scene.first.character("Layos", at="Moria")
    warg = scene.first.gives("War-warg", to=layos)
    playing = scene.attack(on=layos, strikes=2 if both else 1, prowess=12)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, layos)
    if both:
        playing.does(Verb.ASSIGN, warg)
        playing.does(Verb.RESOLVE_STRIKE, layos)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    return playing, warg.id


@card("LE-156")
def test_a_war_warg_that_is_struck_as_well_shields_its_master() -> None:
    playing, warg = struck(both=True)

    playing.does(Verb.USE)
    playing.resolve()
    playing.pass_until("RollStrike")
    playing.rolls(2)
    playing.pass_until("RollBodyCheck")
    playing.rolls(10)

    assert playing.table.cards[warg].status != 0
    layos = next(card for card, printed in enumerate(playing.table.printed) if printed.name == "Layos")
    assert playing.table.cards[layos].company != -1  # 10 does not exceed his body of 8 and 2 more


@card("LE-156")
def test_a_war_warg_that_is_not_struck_does_nothing_for_its_master() -> None:
    playing, _ = struck(both=False)

    assert not playing.may(Verb.USE)


@card("LE-192")
def test_creatures_attack_in_vain_whoever_hides_in_dark_places() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    hide = scene.first.in_hand("Hide in Dark Places")
    orcs = scene.second.in_hand("Orc-guard")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(hide, user=luitprand)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()

    assert playing.attack is None
    assert orcs.is_discarded
    assert luitprand.is_untapped


@card("LE-192")
def test_whoever_is_to_move_cannot_hide() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Luitprand", at="Moria")
    goal = scene.first.location_deck("Ettenmoors [minion]")[0]
    hide = scene.first.in_hand("Hide in Dark Places")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, goal)

    assert playing.why_not(hide) is Reason.CONDITION_NOT_MET


@card("LE-192")
def test_whoever_hides_is_not_to_move_this_turn() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    goal = scene.first.location_deck("Ettenmoors [minion]")[0]
    hide = scene.first.in_hand("Hide in Dark Places")
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.may(Verb.PLAN_MOVEMENT, goal)

    playing.plays(hide, user=luitprand)
    playing.resolve()

    assert not playing.may(Verb.PLAN_MOVEMENT, goal)


def stroke(rolls: tuple[int, int]) -> Playing:
    """Asternak, a warrior of prowess 5, uses Swift Strokes against a strike of prowess 14."""
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    strokes = scene.first.in_hand("Swift Strokes")
    playing = scene.attack(on=asternak, prowess=14)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, asternak)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(strokes, user=asternak)
    playing.resolve()
    playing.pass_until("RollStrike")
    playing.rolls(*rolls)
    return playing


@card("LE-238")
def test_swift_strokes_are_for_warriors() -> None:
    scene = Scene(kinds=DARK)
    clerk = scene.first.character(replace(ASTERNAK, code="XX-1", skills=(Skill.SAGE,)), at="Moria")
    strokes = scene.first.in_hand("Swift Strokes")
    playing = scene.attack(on=clerk, prowess=14)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, clerk)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)

    assert not playing.may_play(strokes)


@card("LE-238")
def test_of_two_swift_strokes_the_better_counts() -> None:
    for rolls in ((9, 2), (2, 9)):  # 9, a prowess of 5 and 1 more exceed 14
        playing = stroke(rolls)

        assert playing.has_happened(Happening.STRIKE_FAILED)


@card("LE-238")
def test_two_strokes_may_both_go_wrong() -> None:
    playing = stroke((3, 7))

    assert playing.has_happened(Happening.STRIKE_SUCCEEDED)


@card("LE-228")
def test_skies_of_fire_drive_the_shadows_away() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Luitprand", at="Moria")
    night = scene.second.event("Doors of Night")
    skies = scene.first.in_hand("Skies of Fire")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(skies)
    playing.resolve()

    assert night.is_discarded
    assert skies.in_play


@card("LE-228")
def test_hazards_read_skies_of_fire_as_gates_of_morning_and_resources_do_not() -> None:
    dawn, dusk = There(named("Gates of Morning")), Unless(There(named("Gates of Morning")))
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    scene.first.event("Skies of Fire")
    hazard = scene.second.in_hand("Orc-guard")
    resource = scene.first.in_hand("Voices of Malice")
    by_hazard = Context(1, hazard.id, luitprand.company.id)
    by_resource = Context(0, resource.id, luitprand.company.id)

    assert (holds(scene.table, dawn, by_hazard), holds(scene.table, dusk, by_hazard)) == (True, False)
    assert (holds(scene.table, dawn, by_resource), holds(scene.table, dusk, by_resource)) == (False, True)


@card("LE-228")
def test_the_sky_burns_but_once() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Luitprand", at="Moria")
    scene.first.event("Skies of Fire")
    again, _ = scene.first.hand("Skies of Fire", "Weigh All Things to a Nicety")
    scene.first.discard_pile("Blazon of the Eye")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(again) is Reason.DUPLICATED


def struck_behind_the_shield(roll_for_shield: int) -> tuple[Piece, Piece]:
    """Ostisen behind the Sable Shield, hit by a strike; then a roll is made for the shield."""
    scene = Scene(kinds=DARK)
    ostisen = scene.first.character("Ostisen", at="Moria")
    shield = scene.first.gives("Sable Shield", to=ostisen)
    playing = scene.attack(on=ostisen, prowess=14)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, ostisen)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2, roll_for_shield)
    return ostisen, shield


@card("LE-341")
def test_the_sable_shield_keeps_a_wound_from_its_bearer() -> None:
    ostisen, shield = struck_behind_the_shield(6)

    assert ostisen.is_tapped
    assert shield.bearer == ostisen


@card("LE-341")
def test_the_sable_shield_breaks_on_a_seven() -> None:
    ostisen, shield = struck_behind_the_shield(7)

    assert not ostisen.is_wounded
    assert shield.is_discarded
