"""Stories of the corruption cards that lure and betray."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-27")
def test_a_companions_wound_makes_the_despairing_one_check_before_the_body_check() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Edoras", "Faramir", "Anborn")
    scene.second.gives("Despair of the Heart", to=faramir)
    playing = scene.attack(on=faramir, strikes=1, prowess=12)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, anborn)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE, anborn)
    playing.pass_until("RollStrike")
    playing.rolls(2)
    playing.pass_until("RollCheck")
    playing.rolls(2)  # not greater than 2

    assert faramir.is_discarded
    assert anborn.is_wounded
    assert playing.question == "RollBodyCheck"


@card("TW-27")
@rule("SITE-28")
def test_the_wound_of_an_ally_makes_him_check_too() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Edoras", "Faramir", "Anborn")
    gollum = scene.first.gives("Gollum", to=anborn)
    scene.second.gives("Despair of the Heart", to=faramir)
    playing = scene.attack(on=faramir, strikes=1, prowess=12)

    playing.loses(gollum)
    playing.pass_until("RollCheck")
    playing.rolls(2)  # not greater than 2

    assert faramir.is_discarded
    assert gollum.is_wounded


@card("TW-27")
@rule("GLO-126")
def test_who_was_wounded_before_does_not_become_wounded_and_nobody_despairs() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    anborn = scene.first.character("Anborn", at="Edoras", status="wounded")
    scene.second.gives("Despair of the Heart", to=faramir)
    playing = scene.attack(on=faramir, strikes=1, prowess=12)

    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, anborn)
    playing.pass_until("RollStrike")
    playing.rolls(2)

    assert playing.has_happened(Happening.STRIKE_SUCCEEDED, anborn)
    assert playing.question == "RollBodyCheck"


@card("TW-27")
def test_a_wound_elsewhere_does_not_trouble_him() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    anborn = scene.first.character("Anborn", at="Pelargir")
    scene.second.gives("Despair of the Heart", to=faramir)
    playing = scene.attack(on=anborn, strikes=1, prowess=12)

    playing.pass_until("RollStrike", "FaceStrike")
    playing.does(Verb.TAP_TO_FACE, anborn)
    playing.pass_until("RollStrike")
    playing.rolls(2)

    assert anborn.is_wounded
    assert playing.question == "RollBodyCheck"


@card("TW-27")
def test_despair_is_shaken_off_with_more_than_four() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    despair = scene.second.gives("Despair of the Heart", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, despair, faramir)
    playing.rolls(5)

    assert despair.is_discarded
    assert faramir.is_tapped


@card("TW-27")
def test_neither_hobbits_nor_wizards_despair() -> None:
    scene = Scene()
    sam, gandalf, faramir = scene.first.company("Edoras", "Sam Gamgee", "Gandalf", "Faramir")
    despair = scene.second.in_hand("Despair of the Heart")
    playing = scene.hazards(on=faramir)

    assert playing.may_play(despair, target=faramir)
    assert not playing.may_play(despair, target=sam)
    assert not playing.may_play(despair, target=gandalf)


@card("TW-58")
def test_nature_calls_once_for_each_wilderness_on_the_way() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    scene.second.gives("Lure of Nature", to=faramir)
    playing = scene.hazards(on=faramir, to="Moria", by=("Rhudaur", "Hollin", "Redhorn Gate"))

    playing.pass_until("RollCheck")
    playing.rolls(7, 7)  # Rhudaur and Hollin
    assert faramir.in_play
    playing.rolls(2)  # the Redhorn Gate

    assert faramir.is_discarded


@card("TW-58")
def test_who_stays_where_he_is_hears_nothing() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    scene.second.gives("Lure of Nature", to=faramir)
    playing = scene.hazards(on=faramir)

    playing.pass_to(Phase.SITE)

    assert not playing.has_happened(Happening.ROLLED)
    assert faramir.in_play


@card("TW-58")
def test_nature_lures_neither_hobbits_nor_dwarves_and_is_shaken_off_with_more_than_four() -> None:
    scene = Scene()
    sam, balin, faramir = scene.first.company("Edoras", "Sam Gamgee", "Balin", "Faramir")
    lure = scene.second.in_hand("Lure of Nature")
    playing = scene.hazards(on=faramir)

    assert not playing.may_play(lure, target=sam)
    assert not playing.may_play(lure, target=balin)
    playing.plays(lure, target=faramir)
    playing.resolve()

    removal = playing.table.printed[lure.id].removing
    assert removal is not None
    assert removal.above == 4
    assert lure.in_play


@card("TW-99")
def test_the_ring_leaves_a_bearer_who_fails_and_he_stays() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Edoras")
    ring = scene.first.gives("Lesser Ring", to=gandalf)
    sword = scene.first.gives("Glamdring", to=gandalf)
    betrayal = scene.second.in_hand("The Ring’s Betrayal")
    playing = scene.hazards(on=gandalf)

    playing.plays(betrayal, target=ring)
    playing.resolve()
    playing.rolls(3)  # 3 - 2 + 1 is not greater than 2

    assert ring.is_discarded
    assert gandalf.in_play
    assert sword.in_play
    assert betrayal.is_discarded


@card("TW-99")
def test_a_bearer_who_resists_keeps_his_ring() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    ring = scene.first.gives("Beautiful Gold Ring", to=faramir)
    betrayal = scene.second.in_hand("The Ring’s Betrayal")
    playing = scene.hazards(on=faramir)

    playing.plays(betrayal, target=ring)
    playing.resolve()
    playing.rolls(4)  # 4 - 2 is greater than 1

    assert ring.in_play
    assert faramir.in_play


@card("TW-99")
def test_only_rings_betray_and_only_one_corruption_card_comes_to_a_bearer() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    ring = scene.first.gives("Lesser Ring", to=faramir)
    sword = scene.first.gives("Glamdring", to=faramir)
    betrayal, lure = scene.second.hand("The Ring’s Betrayal", "Lure of Nature")
    anborn = scene.first.character("Anborn", at="Edoras")
    playing = scene.hazards(on=faramir)

    assert not playing.may_play(betrayal, target=sword)
    playing.plays(betrayal, target=ring)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert not playing.may_play(lure, target=faramir)
    assert playing.may_play(lure, target=anborn)


@card("TW-178")
def test_radagast_may_draw_a_card_for_each_wilderness() -> None:
    scene = Scene()
    radagast = scene.first.character("Radagast", at="Rivendell")
    by = ("Rhudaur", "Hollin", "Redhorn Gate")  # three Wildernesses
    playing = scene.hazards(on=radagast, to="Moria", by=by, draw=True)

    playing.does(Verb.DRAW)  # one card he has drawn already; Moria lets him draw two
    playing.does(Verb.DRAW)
    playing.does(Verb.DRAW)
    playing.does(Verb.DRAW)

    assert len(playing.hand(0)) == 5
    assert playing.asked == 1


@card("TW-178")
def test_radagast_may_leave_the_other_cards_where_they_are() -> None:
    scene = Scene()
    radagast = scene.first.character("Radagast", at="Rivendell")
    playing = scene.hazards(on=radagast, to="Moria", draw=True)

    playing.passes()

    assert len(playing.hand(0)) == 1
