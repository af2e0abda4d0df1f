"""Stories of what three Wizards ask of their own strength, and of a burden that may be laid down."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.corruption import weight
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.view.facts import seen_fact
from wizardhaven.vocabulary.terms import Phase


@card("DM-131")
def test_the_first_of_the_order_resists_for_the_rest_of_the_turn() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Rivendell")
    scroll = scene.first.gives("Scroll of Isildur", to=saruman)
    order = scene.first.in_hand("First of the Order")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(order, target=saruman)
    playing.resolve()
    playing.does(Verb.STORE, scroll)
    playing.rolls(2)  # 2 and 2 more exceed his 3 corruption points

    assert saruman.in_play
    assert scroll.is_stored
    assert playing.has_happened(Happening.CHECK_PASSED, saruman)


@card("DM-131")
def test_no_other_wizard_is_the_first_of_the_order() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Rivendell")
    order = scene.first.in_hand("First of the Order")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(order) is Reason.NO_TARGET


def looks_further(playing: Playing, times: int) -> None:
    """Pallando turns up so many more cards."""
    for _ in range(times):
        playing.does(Verb.SHOW)


@card("DM-126")
def test_pallando_stops_when_he_has_seen_enough() -> None:
    scene = Scene()
    pallando = scene.first.character("Pallando", at="Rivendell")
    eyes = scene.first.in_hand("Eyes of Mandos")
    deck = scene.first.deck("Cram", "Smoke Rings", "Narsil", "Elven Cloak", "Miruvor")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(eyes, target=pallando)
    playing.resolve()
    looks_further(playing, 2)
    offered = [option.card for option in playing.options(Verb.TAKE)]
    playing.does(Verb.TAKE, deck[1])
    playing.pass_until("OrganizationWindow")

    assert offered == [piece.id for piece in deck[:3]]
    assert deck[1].in_hand
    shown = [fact.card for fact in playing.happened if fact.kind is Happening.TURNED_UP]
    assert shown == offered


@card("DM-126")
def test_the_eyes_of_mandos_see_eight_cards_at_most_and_take_one() -> None:
    scene = Scene()
    pallando = scene.first.character("Pallando", at="Rivendell")
    eyes = scene.first.in_hand("Eyes of Mandos")
    deck = scene.first.deck(
        "Cram", "Smoke Rings", "Narsil", "Elven Cloak", "Miruvor", "Glamdring", "Dodge", "Aiglos", "Cram"
    )
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(eyes, target=pallando)
    playing.resolve()
    looks_further(playing, 7)
    further = playing.may(Verb.SHOW)
    offered = [option.card for option in playing.options(Verb.TAKE)]
    playing.does(Verb.TAKE, deck[2])
    playing.pass_until("OrganizationWindow")

    assert pallando.is_tapped
    assert not further
    assert offered == [piece.id for piece in deck[:8]]
    assert deck[2].in_hand
    assert all(piece.in_deck for piece in deck if piece != deck[2])
    shown = [fact for fact in playing.happened if fact.kind is Happening.TURNED_UP]
    assert len(shown) == 8


@card("DM-126")
def test_only_pallando_sees_with_the_eyes_of_mandos_and_only_while_he_organizes() -> None:
    scene, later = Scene(), Scene()
    scene.first.character("Gandalf", at="Rivendell")
    eyes = scene.first.in_hand("Eyes of Mandos")
    scene.first.deck("Cram", "Narsil")
    pallando = later.first.character("Pallando", at="Bree")
    too_late = later.first.in_hand("Eyes of Mandos")
    later.first.deck("Cram", "Narsil")

    assert not scene.begin(Phase.ORGANIZATION).may_play(eyes)
    assert not later.at_site(of=pallando).may_play(too_late)


@card("DM-126")
def test_everybody_sees_what_the_eyes_of_mandos_see_and_which_card_is_taken() -> None:
    scene = Scene()
    pallando = scene.first.character("Pallando", at="Rivendell")
    eyes = scene.first.in_hand("Eyes of Mandos")
    cram, narsil = scene.first.deck("Cram", "Narsil")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(eyes, target=pallando)
    playing.resolve()
    playing.does(Verb.SHOW)
    playing.does(Verb.TAKE, narsil)
    playing.pass_until("OrganizationWindow")

    facts = [seen_fact(playing.table, fact, 1) for fact in playing.happened]
    assert [fact.card for fact in facts if fact.kind is Happening.TURNED_UP][:2] == [cram.id, narsil.id]
    assert [fact.card for fact in facts if fact.kind is Happening.FETCHED] == [narsil.id]


@card("DM-126")
def test_pallando_must_be_untapped_and_organizing_to_lend_his_eyes() -> None:
    tapped, late = Scene(), Scene()
    tapped.first.character("Pallando", at="Rivendell", status="tapped")
    tapped.first.deck("Cram")
    first = tapped.first.in_hand("Eyes of Mandos")
    late.first.character("Pallando", at="Rivendell")
    late.first.deck("Cram")
    second, _ = late.first.hand("Eyes of Mandos", "Secret Ways")

    assert tapped.begin(Phase.ORGANIZATION).why_not(first) is Reason.NO_UNTAPPED_USER
    assert late.begin(Phase.LONG_EVENT).why_not(second) is Reason.ONLY_IN_ORGANIZATION


@card("DM-133")
def test_who_is_free_to_choose_bears_two_points_less() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    scroll = scene.first.gives("Scroll of Isildur", to=elrond)
    free = scene.first.in_hand("Free to Choose")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(free, target=scroll)
    playing.resolve()

    assert free.bearer == scroll
    assert elrond.corruption_points == 3 - 2


@card("DM-133")
def test_by_day_it_is_three_points_and_an_idle_item_is_lightened_too() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    ring = scene.first.gives("The One Ring", to=elrond)
    aiglos, narsil = scene.first.gives("Aiglos", to=elrond), scene.first.gives("Glamdring", to=elrond)
    scene.first.event("Gates of Morning")
    before = elrond.corruption_points
    scene.first.gives("Free to Choose", to=ring)
    scene.first.gives("Free to Choose", to=aiglos)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not (aiglos.is_in_use and narsil.is_in_use)
    assert elrond.corruption_points == before - 3 - 3
    assert playing.question == "OrganizationWindow"


@card("DM-133")
def test_the_choice_is_over_once_the_bearer_has_made_a_corruption_check() -> None:
    scene = Scene()
    elrond, faramir = scene.first.company("Rivendell", "Elrond", "Faramir")
    scroll = scene.first.gives("Scroll of Isildur", to=elrond)
    other = scene.first.gives("Aiglos", to=faramir)
    free, kept = scene.first.gives("Free to Choose", to=scroll), scene.first.gives("Free to Choose", to=other)
    playing = scene.check(elrond)

    playing.pass_until("RollCheck")
    playing.rolls(5)

    assert elrond.in_play
    assert free.is_discarded
    assert elrond.corruption_points == 3
    assert kept.in_play


@card("DM-128", "DM-133")
def test_what_an_item_gives_now_is_what_others_covet() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    stone = scene.first.gives("Palantír of Orthanc", to=elrond)
    scroll = scene.first.gives("Scroll of Isildur", to=elrond)
    before = weight(scene.table, stone.id), weight(scene.table, scroll.id)
    scene.first.gives("Free to Choose", to=scroll)
    scene.second.stored("Fate of the Ithil-stone", at="Lórien")

    assert weight(scene.table, stone.id) == before[0] - 1
    assert weight(scene.table, scroll.id) == before[1] - 2


@card("DM-133")
def test_a_light_burden_leaves_nothing_to_choose_and_an_item_only_one_choice() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    light = scene.first.gives("Glamdring", to=elrond)
    heavy = scene.first.gives("Scroll of Isildur", to=elrond)
    scene.first.gives("Free to Choose", to=heavy)
    free, _ = scene.first.hand("Free to Choose", "Smoke Rings")
    playing = scene.begin(Phase.ORGANIZATION)

    assert light.in_play
    assert playing.why_not(free) is Reason.DUPLICATED
