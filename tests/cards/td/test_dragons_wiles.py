"""Stories of the hazards by which Dragons are more than their numbers, and of more Dragons at home."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.sites.automatic_attacks import printed_attacks
from wizardhaven.scenario import Playing, Scene


def numbers(playing: Playing) -> tuple[int, int, int]:
    """The strikes, the prowess and the body of the attack at hand."""
    attack = playing.attack
    assert attack is not None
    return attack_strikes(playing.table, attack), attack_prowess(playing.table, attack), attack.body


@pytest.mark.parametrize(
    ("dragon", "home", "strength"),
    [
        ("Bairanax", "Ovir Hollow", (2, 15, 7)),
        ("Itangast", "Gold Hill", (3, 19, 8)),
        ("Scorba", "Zarak Dûm", (3, 13, 8)),
        ("Smaug", "The Lonely Mountain", (2, 18, 8)),
    ],
)
@card("TD-5", "TD-38", "TD-65", "TD-71")
def test_a_dragon_at_home_guards_its_lair(dragon: str, home: str, strength: tuple[int, int, int]) -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at=home)
    scene.second.event(f"{dragon} at Home")
    playing = scene.entering(of=imrahil)

    _, attack = printed_attacks(playing.table, imrahil.company.site)[-1]

    assert (attack.strikes, attack.prowess, attack.body) == strength


@card("TD-5")
def test_while_bairanax_is_at_home_a_company_that_meets_animals_meets_more() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    scene.second.event("Bairanax at Home")
    watcher = scene.second.in_hand("Watcher in the Water")
    playing = scene.hazards(on=aragorn)
    before = playing.hazard_limit(of=aragorn)

    playing.does(Verb.PLAY_CREATURE, watcher)
    playing.resolve()

    assert playing.hazard_limit(of=aragorn) == before + 1


@card("TD-38", "TD-65")
def test_itangast_and_scorba_make_great_things_weigh_more() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.first.gives("Habergeon of Silver", to=aragorn)
    balin = scene.first.character("Balin", at="Lórien")
    scene.first.gives("Emerald of the Mariner", to=balin)
    before = aragorn.corruption_points, balin.corruption_points
    scene.second.event("Itangast at Home")
    scene.second.event("Scorba at Home")

    assert before == (2, 0)
    assert (aragorn.corruption_points, balin.corruption_points) == (3, 1)


@card("TD-71")
def test_while_smaug_is_at_home_movers_draw_one_card_less_but_at_least_one() -> None:
    far, near = Scene(), Scene()
    aragorn = far.first.character("Aragorn II", at="Lórien")
    far.second.event("Smaug at Home")
    far.first.deck("Cram", "Cram", "Cram")
    balin = near.first.character("Balin", at="Rivendell")
    near.second.event("Smaug at Home")
    near.first.deck("Cram", "Cram", "Cram")

    to_moria = far.hazards(on=aragorn, to="Moria", draw=True)  # which lets two cards be drawn
    to_bree = near.hazards(on=balin, to="Bree", draw=True)  # which lets one be drawn

    assert to_moria.asked == 1
    assert len(to_moria.hand(0)) == len(to_bree.hand(0)) == 1


@card("TD-52")
def test_a_dragon_comes_back_from_the_discard_pile() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    smaug, drake = scene.second.discard_pile("Smaug Ahunt", "Cave-drake")
    parsimony = scene.second.in_hand("Parsimony of Seclusion")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.plays(parsimony)
    playing.resolve()

    assert smaug.in_hand
    assert drake.is_discarded


@card("TD-52")
def test_agburanar_comes_back_with_room_for_two_hazards_more() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    (agburanar,) = scene.second.discard_pile("Agburanar")
    parsimony = scene.second.in_hand("Parsimony of Seclusion")
    playing = scene.hazards(on=aragorn, to="Moria")
    before = playing.hazard_limit(of=aragorn)

    playing.does(Verb.PLAY, parsimony, number=1)
    playing.resolve()

    assert agburanar.in_hand
    assert playing.hazard_limit(of=aragorn) == before + 2


@card("TD-53")
def test_the_wrath_of_smaug_is_twice_that_of_other_dragons() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="The Lonely Mountain")
    smaug, wrath = scene.second.hand("Smaug", "Passion of Wrath")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.PLAY_CREATURE, smaug)
    playing.resolve()
    playing.pass_until("StrikeHazards")
    ways = len(playing.options(Verb.PLAY))
    playing.does(Verb.PLAY, wrath, number=1)
    playing.resolve()
    assert playing.attack is not None
    strike = playing.attack.strikes[0]

    assert ways == 2
    assert (strike.modifier, strike.own_body) == (-4 - 1, -2)  # the second strike is in excess


@card("TD-56")
def test_prowess_of_might_hardens_a_dragon() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="The Lonely Mountain")
    smaug, might = scene.second.hand("Smaug", "Prowess of Might")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.PLAY_CREATURE, smaug)
    playing.resolve()
    playing.pass_until("BeforeAssignment")
    ways = len(playing.options(Verb.PLAY))
    playing.plays(might)
    playing.resolve()

    assert ways == 1
    assert numbers(playing) == (2, 18, 9)


@card("TD-56")
def test_prowess_of_might_hardens_scatha_twice_as_much() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Gondmaeglom")
    scatha, might = scene.second.hand("Scatha", "Prowess of Might")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.PLAY_CREATURE, scatha)
    playing.resolve()
    playing.pass_until("BeforeAssignment")
    playing.does(Verb.PLAY, might, number=1)
    playing.resolve()

    assert numbers(playing) == (3, 17, 11)


@card("TD-49")
def test_morgul_rats_smell_blood_or_come_by_night() -> None:
    well, hurt, night = Scene(), Scene(), Scene()
    aragorn = well.first.character("Aragorn II", at="Moria")
    first = well.second.in_hand("Morgul-rats")
    balin = hurt.first.character("Balin", at="Moria", status="wounded")
    second = hurt.second.in_hand("Morgul-rats")
    faramir = night.first.character("Faramir", at="Moria")
    night.second.event("Doors of Night")
    third = night.second.in_hand("Morgul-rats")

    assert not well.hazards(on=aragorn).may(Verb.PLAY_CREATURE, first)
    assert hurt.hazards(on=balin).may(Verb.PLAY_CREATURE, second)
    assert night.hazards(on=faramir).may(Verb.PLAY_CREATURE, third)


@card("TD-86")
def test_wolf_riders_follow_orcs_that_were_met_on_the_way() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    orcs, riders = scene.second.hand("Hobgoblins", "Wolf-riders")
    playing = scene.hazards(on=aragorn, to="Moria")
    before = playing.may(Verb.PLAY_CREATURE, riders)

    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()
    playing.fights(aragorn, roll=12)
    playing.pass_until("HazardWindow")

    assert not before
    assert playing.may(Verb.PLAY_CREATURE, riders)


@card("TD-86")
def test_wolf_riders_do_not_follow_orcs_of_the_site() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    orcs, riders = scene.second.hand("Orc-guard", "Wolf-riders")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.PLAY_CREATURE, orcs, names=("Shadow-hold",))
    playing.resolve()
    playing.fights(aragorn, roll=12)
    playing.pass_until("HazardWindow")

    assert not playing.may(Verb.PLAY_CREATURE, riders)


@card("TD-86")
def test_wolf_riders_drive_wolves_on() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    wolves, riders = scene.second.hand("Wolves", "Wolf-riders")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.does(Verb.PLAY_CREATURE, wolves)
    playing.resolve()
    playing.pass_until("BeforeAssignment")
    before = numbers(playing)
    playing.plays(riders)
    playing.resolve()

    assert (numbers(playing)[0] - before[0], numbers(playing)[1] - before[1]) == (1, 1)


@card("TD-28")
def test_gothmog_follows_orcs_and_trolls_of_shadowy_lands() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    orcs, gothmog = scene.second.hand("Orc-guard", "Gothmog")
    playing = scene.hazards(on=aragorn)
    before = playing.may(Verb.PLAY_CREATURE, gothmog)

    playing.does(Verb.PLAY_CREATURE, orcs, names=("Shadow-hold",))
    playing.resolve()
    playing.fights(aragorn, roll=12)
    playing.pass_until("HazardWindow")

    assert not before
    assert playing.may(Verb.PLAY_CREATURE, gothmog)


@card("TD-80")
def test_a_were_worm_takes_the_item_that_its_player_likes() -> None:
    scene = Scene()
    aragorn, balin = scene.first.company("Lórien", "Aragorn II", "Balin")
    sword = scene.first.gives("Glamdring", to=balin)
    scene.first.gives("Cram", to=aragorn)
    worm = scene.second.in_hand("Were-worm")
    playing = scene.hazards(
        on=aragorn, to="Rivendell", by=("Wold & Foothills", "Redhorn Gate", "Hollin", "Rhudaur")
    )

    playing.does(Verb.PLAY_CREATURE, worm)
    playing.resolve()
    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, aragorn)
    playing.fights(aragorn, roll=2)
    playing.pass_until("LoseItem")
    chooser = playing.asked
    playing.does(Verb.DISCARD, sword)

    assert chooser == 1
    assert sword.is_discarded


@card("TD-81")
def test_after_a_wild_fell_beast_nobody_is_untapped() -> None:
    scene = Scene()
    aragorn, balin, faramir = scene.first.company("Lórien", "Aragorn II", "Balin", "Faramir")
    beast = scene.second.in_hand("Wild Fell Beast")
    playing = scene.hazards(on=aragorn, to="Dead Marshes", by=("Wold & Foothills", "Brown Lands", "Dagorlad"))

    playing.does(Verb.PLAY_CREATURE, beast)
    playing.resolve()
    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, aragorn)
    playing.does(Verb.ASSIGN, balin)
    playing.fights(aragorn, roll=12)
    playing.rolls(2)
    playing.fights(balin, roll=12)
    playing.rolls(2)
    stayed = faramir.is_untapped
    playing.fights(faramir, roll=12, untapped=True)
    playing.rolls(2)

    assert stayed
    assert faramir.is_tapped
