"""Stories of An Unexpected Party: a company of Dwarves that may grow as large as it likes."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase

HALLS = "Blue Mountain Dwarf-hold"
SEVEN = ("Thorin II", "Balin", "Glóin", "Kíli", "Óin", "Fíli", "Bofur")


def party(scene: Scene, *members: str, at: str = HALLS) -> list[Piece]:
    """A company with An Unexpected Party on it since an earlier turn."""
    pieces = scene.first.company(at, *members)
    scene.table.turn -= 1
    scene.first.event("An Unexpected Party", on_company_of=pieces[0])
    scene.table.turn += 1
    return pieces


def played(scene: Scene, at: str = HALLS, *others: str) -> tuple[Piece, Playing]:
    """Thorin's company has just had the card played on it and is being organized."""
    thorin = scene.first.company(at, "Thorin II", *others)[0]
    card_in_hand = scene.first.in_hand("An Unexpected Party")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(card_in_hand)
    playing.resolve()
    playing.does(Verb.ORGANIZE)
    return thorin, playing


@card("DM-114")
def test_as_many_dwarves_as_he_likes_come_into_play_with_the_company_in_that_phase() -> None:
    scene = Scene()
    dori, bifur, nori = scene.first.hand("Dori", "Bifur", "Nori")
    thorin, playing = played(scene)

    for dwarf in (dori, bifur, nori):
        playing.does(Verb.PLAY_CHARACTER, dwarf, number=thorin.company.id)

    assert thorin.companions == ["Thorin II", "Dori", "Bifur", "Nori"]


@card("DM-114")
def test_besides_the_dwarves_there_is_still_one_character_a_turn() -> None:
    scene = Scene()
    dori, beregond, gildor = scene.first.hand("Dori", "Beregond", "Gildor Inglorion")
    scene.first.location_deck("Rivendell")
    _, playing = played(scene)
    playing.does(Verb.PLAY_CHARACTER, dori)

    playing.does(Verb.PLAY_CHARACTER, beregond)

    assert playing.why_not(gildor) is Reason.ONE_CHARACTER_A_TURN


@card("DM-114")
def test_a_dwarf_elsewhere_is_the_one_of_the_turn() -> None:
    scene = Scene()
    dori, beregond = scene.first.hand("Dori", "Beregond")
    scene.first.location_deck("Rivendell")
    thorin, playing = played(scene)

    ways = playing.options(Verb.PLAY_CHARACTER)
    playing.apply(next(way for way in ways if way.number != thorin.company.id))

    assert dori.in_play
    assert dori.companions == ["Dori"]
    assert playing.why_not(beregond) is Reason.ONE_CHARACTER_A_TURN


@card("DM-114")
def test_in_a_later_turn_one_dwarf_is_all_that_comes() -> None:
    scene = Scene()
    party(scene, "Thorin II")
    dori, bifur = scene.first.hand("Dori", "Bifur")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    playing.does(Verb.PLAY_CHARACTER, dori)

    assert playing.why_not(bifur) is Reason.ONE_CHARACTER_A_TURN


@card("DM-114")
def test_there_is_no_limit_to_the_size_of_the_company() -> None:
    scene = Scene()
    party(scene, *SEVEN)
    scene.first.overdrawn()
    dori = scene.first.in_hand("Dori")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    playing.does(Verb.PLAY_CHARACTER, dori, number=dori.table.next_company - 1)

    assert len(dori.companions) == 8


@card("DM-114")
def test_so_large_a_company_may_travel_as_no_other_may() -> None:
    for welcome in (True, False):
        scene = Scene()
        if welcome:
            party(scene, *SEVEN, "Dori", at="Rivendell")
        else:
            scene.first.company("Rivendell", *SEVEN, "Dori")
        scene.first.overdrawn()
        bree = scene.first.location_deck("Bree")[0]

        playing = scene.begin(Phase.ORGANIZATION)

        assert playing.may(Verb.PLAN_MOVEMENT, bree) is welcome


@card("DM-114")
def test_dwarves_of_little_mind_need_no_influence_there() -> None:
    scene = Scene()
    party(scene, "Thorin II", "Kíli", "Bifur", "Dori")
    scene.first.character("Nori", at="Rivendell")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.unused_general_influence(0) == 20 - 8 - 3 - 2


@card("DM-114")
def test_the_party_ends_without_a_dwarf_of_great_mind() -> None:
    scene = Scene()
    balin = scene.first.company(HALLS, "Balin", "Dori")[0]
    card_in_hand = scene.first.in_hand("An Unexpected Party")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(card_in_hand, target=None)
    playing.resolve()

    assert card_in_hand.is_discarded
    assert balin.in_play


@card("DM-114")
def test_a_second_great_mind_ends_it_but_a_wizard_does_not() -> None:
    for guest, ended in (("Gandalf", False), ("Faramir", False), ("Aragorn II", True)):
        scene = Scene()
        thorin = scene.first.company("Rivendell", "Thorin II", "Dori")[0]
        event = scene.first.event("An Unexpected Party", on_company_of=thorin)
        newcomer = scene.first.in_hand(guest)
        playing = scene.begin(Phase.ORGANIZATION)
        playing.does(Verb.ORGANIZE)

        playing.does(Verb.PLAY_CHARACTER, newcomer, number=thorin.company.id)

        assert event.is_discarded is ended


@card("DM-114")
def test_a_third_guest_who_is_no_dwarf_ends_it() -> None:
    for guests, ended in ((("Bilbo", "Gandalf"), False), (("Bilbo", "Gandalf", "Frodo"), True)):
        scene = Scene()
        scene.first.company("Rivendell", "Thorin II", *guests)
        event = scene.first.in_hand("An Unexpected Party")
        playing = scene.begin(Phase.ORGANIZATION)

        playing.plays(event)
        playing.resolve()

        assert event.is_discarded is ended


@card("DM-114")
def test_one_party_is_enough_for_a_company_and_it_is_for_the_organization_phase() -> None:
    scene = Scene()
    thorin = party(scene, "Thorin II", at="Rivendell")[0]
    again, rings = scene.first.hand("An Unexpected Party", "Smoke Rings")
    scene.first.discard_pile("Cram")
    assert scene.begin(Phase.ORGANIZATION).why_not(again) is Reason.DUPLICATED

    later = Scene()
    thorin = later.first.company("Rivendell", "Thorin II")[0]
    event, rings = later.first.hand("An Unexpected Party", "Smoke Rings")
    later.first.discard_pile("Cram")
    assert later.hazards(on=thorin).why_not(event) is Reason.ONLY_IN_ORGANIZATION
    assert rings.in_hand
