"""Stories of Reluctant Final Parting: allies do not go far from home."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind


@card("DM-84")
def test_as_it_comes_into_play_allies_go_who_are_nearer_to_another_haven_than_at_home() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Edoras")
    peath = scene.first.character("Peath", at="Weathertop")
    bill = scene.first.gives("Bill the Pony", to=sam)
    goldberry = scene.first.gives("Goldberry", to=peath)
    parting = scene.second.in_hand("Reluctant Final Parting")
    playing = scene.hazards(on=sam)

    playing.plays(parting)
    playing.resolve()

    assert parting.in_play
    assert bill.is_discarded
    assert goldberry.bearer == peath


@card("DM-84")
def test_an_ally_of_a_type_of_site_is_at_home_wherever_one_of_them_has_that_nearest_haven() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Edoras")
    hound = scene.first.gives("Noble Hound", to=sam)
    parting = scene.second.in_hand("Reluctant Final Parting")
    playing = scene.hazards(on=sam)

    playing.plays(parting)
    playing.resolve()

    assert hound.bearer == sam


@card("DM-84")
def test_at_a_haven_the_haven_itself_is_nearest() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    peath = scene.first.character("Peath", at="Lórien")
    bill = scene.first.gives("Bill the Pony", to=sam)
    goldberry = scene.first.gives("Goldberry", to=peath)
    parting = scene.second.in_hand("Reluctant Final Parting")
    playing = scene.hazards(on=sam)

    playing.plays(parting)
    playing.resolve()

    assert bill.bearer == sam
    assert goldberry.is_discarded


@card("DM-84")
def test_no_ally_stays_in_the_under_deeps() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="The Under-grottos")
    hound = scene.first.gives("Noble Hound", to=sam)
    parting = scene.second.in_hand("Reluctant Final Parting")
    playing = scene.hazards(on=sam)

    playing.plays(parting)
    playing.resolve()

    assert hound.is_discarded


@card("DM-84")
def test_an_ally_goes_when_its_company_has_arrived_and_not_before() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    bill = scene.first.gives("Bill the Pony", to=sam)
    scene.second.event("Reluctant Final Parting")
    scene.second.in_hand("Lost in Free-domains")
    playing = scene.hazards(on=sam, to="Lórien")

    assert bill.bearer == sam
    playing.pass_to(Phase.SITE)

    assert bill.is_discarded


@card("DM-84")
def test_an_ally_who_is_played_in_the_under_deeps_goes_at_once() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="The Under-grottos")
    scene.second.event("Reluctant Final Parting")
    dweller = scene.first.in_hand(Ally("TEST-4", "Dweller", 1, (named("The Under-grottos"),)))
    playing = scene.at_site(of=sam)

    playing.does(Verb.PLAY_AT_SITE, dweller, sam)
    playing.resolve()

    assert dweller.is_discarded
    assert sam.is_tapped


@card("DM-84")
def test_the_site_cards_of_the_allys_own_side_say_which_haven_is_nearest() -> None:
    scene = Scene()
    scene.first.plays(PlayerKind.FALLEN_WIZARD, "Radagast")
    sam = scene.first.character("Sam Gamgee", at="Drúadan Forest")
    horse = Ally("TEST-1", "Horse of Dale", 1, (named("Dale"),))
    wolf = Ally("TEST-2", "Wolf of Dale", 1, (named("Dale"),), alignment=Alignment.MINION)
    horse_of_dale = scene.first.gives(horse, to=sam)
    wolf_of_dale = scene.first.gives(wolf, to=sam)
    parting = scene.second.in_hand("Reluctant Final Parting")
    playing = scene.hazards(on=sam)

    playing.plays(parting)
    playing.resolve()

    assert horse_of_dale.bearer == sam  # Lórien is nearest to both sites
    assert wolf_of_dale.is_discarded  # for minions it is Minas Morgul here, and Dol Guldur for Dale


@card("DM-84")
def test_the_balrog_goes_where_he_likes() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Edoras")
    flame = scene.first.gives(Ally("TEST-3", "The Balrog", 1, (named("Moria"),)), to=sam)
    bill = scene.first.gives("Bill the Pony", to=sam)
    parting = scene.second.in_hand("Reluctant Final Parting")
    playing = scene.hazards(on=sam)

    playing.plays(parting)
    playing.resolve()

    assert flame.bearer == sam
    assert bill.is_discarded


@card("DM-84")
def test_it_is_not_for_a_balrog_player_as_an_opponent_nor_for_a_second_copy() -> None:
    scene = Scene()
    scene.first.plays(PlayerKind.BALROG)
    odoacer = scene.first.character("Odoacer", at="Edoras [minion]")
    parting = scene.second.in_hand("Reluctant Final Parting")
    scene.second.in_hand("Lost in Free-domains")
    again = Scene()
    peath = again.first.character("Peath", at="Edoras")
    again.second.event("Reluctant Final Parting")
    second = again.second.in_hand("Reluctant Final Parting")

    assert scene.hazards(on=odoacer).why_not(parting) is Reason.NOT_AGAINST_BALROGS
    assert again.hazards(on=peath).why_not(second) is Reason.DUPLICATED


@card("DM-84")
def test_it_is_discarded_when_any_play_deck_is_exhausted() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Edoras")
    parting = scene.second.event("Reluctant Final Parting")
    scene.second.hand("Lost in Free-domains")
    playing = scene.hazards(on=sam)

    record(playing.table, Happening.EXHAUSTED, seat=0)
    playing.passes()

    assert parting.is_discarded
