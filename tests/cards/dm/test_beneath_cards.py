"""Stories of items that lie beneath cards: in an armory, or buried with great secrets."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.view.facts import seen_fact
from wizardhaven.vocabulary.terms import Phase, Points


@card("DM-116")
def test_minor_items_go_from_hand_into_the_armory_while_organizing() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Bree")
    armory = scene.first.event("Armory")
    cram, narsil = scene.first.hand("Cram", "Narsil")
    playing = scene.begin(Phase.ORGANIZATION)

    others = playing.may(Verb.STORE, narsil)
    playing.does(Verb.STORE, cram, target=armory)

    assert not others
    assert cram.is_aside
    assert cram.bearer == armory
    assert narsil.in_hand


@card("DM-116")
def test_a_minor_item_may_be_stored_in_the_armory_instead_for_a_corruption_check() -> None:
    scene = Scene()
    faramir, beretar = scene.first.company("Rivendell", "Faramir", "Beretar")
    herbs = scene.first.gives("Healing Herbs", to=faramir)
    narsil = scene.first.gives("Narsil", to=beretar)
    armory = scene.first.event("Armory")
    playing = scene.begin(Phase.ORGANIZATION)

    greater = playing.may(Verb.STORE, narsil, target=armory)
    usual = playing.may(Verb.STORE, herbs)
    playing.does(Verb.STORE, herbs, target=armory)
    playing.pass_until("RollCheck")
    playing.rolls(7)

    assert not greater
    assert usual
    assert herbs.is_aside
    assert herbs.bearer == armory
    assert faramir.corruption_points == 0


@card("DM-116")
def test_three_items_in_the_armory_are_worth_a_point() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    armory = scene.first.event("Armory")
    scene.first.aside("Cram", armory)
    scene.first.aside("Cram", armory)
    before = by_source(scene.table, 0)[Points.MISCELLANEOUS]
    scene.first.aside("Elven Cloak", armory)

    assert before == 0
    assert by_source(scene.table, 0)[Points.MISCELLANEOUS] == 1
    assert by_source(scene.table, 0)[Points.ITEM] == 0


@card("DM-116")
def test_an_item_of_the_armory_is_played_as_though_from_hand() -> None:
    scene = Scene()
    faramir, beretar = scene.first.company("Bree", "Faramir", "Beretar")
    armory = scene.first.event("Armory")
    cloak = scene.first.aside("Elven Cloak", armory)
    ally = scene.first.in_hand("Bill the Pony")
    playing = scene.at_site(of=faramir)

    at_once = playing.may(Verb.PLAY_AT_SITE, cloak)
    playing.does(Verb.PLAY_AT_SITE, ally, faramir)
    playing.resolve()
    playing.pass_until("OneMoreItem")
    playing.does(Verb.PLAY_AT_SITE, cloak, beretar)
    playing.resolve()

    assert not at_once
    assert cloak.bearer == beretar


@card("DM-116")
def test_the_armory_is_closed_in_ruins_and_to_the_opponent() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    armory = scene.first.event("Armory")
    own = scene.first.aside("Cram", armory)
    other = Scene()
    haldir = other.second.character("Haldir", at="Lórien")
    theirs = other.first.event("Armory")
    other.first.aside("Cram", theirs)
    other.second.in_hand("Cram")
    other.table.active = 1

    assert not scene.at_site(of=faramir).may(Verb.PLAY_AT_SITE, own)
    assert not other.begin(Phase.ORGANIZATION).may(Verb.STORE)
    assert haldir.in_play


TEN = (
    "Cram",
    "Wargs",
    "Dodge",
    "The One Ring",
    "Smoke Rings",
    "Wargs",
    "Stealth",
    "Narsil",
    "Stealth",
    "Wargs",
)


@card("DM-63")
def test_the_opponent_buries_an_item_that_he_has_found_in_his_deck() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    deck = scene.first.deck(*TEN, "Glamdring")
    secrets = scene.second.in_hand("Great Secrets Buried There")
    playing = scene.hazards(on=faramir)

    playing.plays(secrets)
    playing.pass_until("PickFromTop")
    asked, offered = playing.asked, [option.card for option in playing.options(Verb.TAKE)]
    playing.does(Verb.TAKE, deck[7])

    assert asked == 0
    assert offered == [deck[0].id, deck[7].id]
    assert deck[7].is_aside
    assert deck[7].bearer == secrets
    assert deck[0].in_deck
    assert by_source(playing.table, 0)[Points.ITEM] == 0


@card("DM-63")
def test_nobody_else_sees_what_else_lay_on_top() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.deck(*TEN)
    secrets = scene.second.in_hand("Great Secrets Buried There")
    playing = scene.hazards(on=faramir)

    playing.plays(secrets)
    playing.pass_until("PickFromTop")
    playing.apply(playing.options(Verb.TAKE)[0])

    seen = [seen_fact(playing.table, fact, 1) for fact in playing.happened]
    assert not [fact for fact in seen if fact.kind is Happening.TURNED_UP]


@card("DM-63")
def test_without_an_item_the_ten_cards_are_shown() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.deck(*["Sons of Kings"] * 9, "The One Ring", "Narsil")
    secrets = scene.second.in_hand("Great Secrets Buried There")
    playing = scene.hazards(on=faramir)

    playing.plays(secrets)
    playing.pass_until("HazardWindow")

    shown = [fact for fact in playing.happened if fact.kind is Happening.TURNED_UP]
    assert len(shown) == 10
    assert secrets.in_play


@card("DM-63")
def test_the_buried_item_is_played_in_the_under_deeps_and_nowhere_else() -> None:
    below, above = Scene(), Scene()
    for scene in (below, above):
        secrets = scene.second.event("Great Secrets Buried There")
        scene.first.aside("Glamdring", secrets)
    faramir = below.first.company("The Under-gates", "Faramir")[0]
    beretar = above.first.company("Barrow-downs", "Beretar")[0]
    playing = below.at_site(of=faramir)
    elsewhere = above.at_site(of=beretar)

    sword = playing.piece("Glamdring")
    playing.does(Verb.PLAY_AT_SITE, sword, faramir)
    playing.resolve()

    assert sword.bearer == faramir
    assert not elsewhere.may(Verb.PLAY_AT_SITE)


@card("DM-63")
def test_a_buried_item_is_out_of_play_though_it_is_unique() -> None:
    scene = Scene()
    secrets = scene.second.event("Great Secrets Buried There")
    scene.first.aside("Glamdring", secrets)
    haldir = scene.second.company("Barrow-downs", "Haldir")[0]
    sword = scene.second.in_hand("Glamdring")
    scene.table.active = 1

    assert scene.at_site(of=haldir).may(Verb.PLAY_AT_SITE, sword)


@card("DM-63")
def test_a_player_may_bury_secrets_of_his_own() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Bree")
    deck = scene.first.deck(*TEN)
    secrets = scene.first.in_hand("Great Secrets Buried There")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(secrets)
    playing.pass_until("PickFromTop")
    asked = playing.asked
    playing.does(Verb.TAKE, deck[0])

    assert asked == 0
    assert deck[0].bearer == secrets


@card("DM-63")
@pytest.mark.parametrize(("cards", "reason"), [(9, Reason.CONDITION_NOT_MET), (10, None)])
def test_nine_cards_hide_no_great_secret(cards: int, reason: Reason | None) -> None:
    scene = Scene(filled=False)
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.fill(cards)
    scene.second.fill(20)
    secrets, _ = scene.second.hand("Great Secrets Buried There", "Smoke Rings")
    playing = scene.hazards(on=faramir)

    assert playing.why_not(secrets) is reason


@card("DM-63")
def test_when_the_secrets_are_out_the_item_is_lost() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    secrets = scene.second.event("Great Secrets Buried There")
    sword = scene.first.aside("Glamdring", secrets)
    marvels = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(marvels, user=elrond, target=secrets)
    playing.resolve()

    assert secrets.is_discarded
    assert sword.is_discarded
