"""Stories of hazards that a Fallen-wizard can buy off, and of decks that nobody may search."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from tests.cards.wh.fallen import AGAINST_FALLEN, COUNSEL, FALLEN_ALATAR, FALLEN_SARUMAN, against_fallen
from wizardhaven import Verb
from wizardhaven.engine.changes.cards import put_among_points
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import PILES
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Phase, Points, SiteType

WIZARDHAVEN = replace(
    COUNSEL,
    code="XX-730",
    name="Own Haven",
    stage_points=0,
    abilities=(CountsAs(SiteType.HAVEN, Subject.SITE),),
)


def asked_to_come_down(*stage_points: int) -> tuple[Playing, list[Piece], Piece]:
    """A Fallen-wizard at his Wizardhaven with such stage cards is asked to come down."""
    scene, saruman = against_fallen(0)
    site = Piece(scene.table, saruman.company.site)
    scene.first.gives(WIZARDHAVEN, site)
    cards = [
        scene.first.event(replace(COUNSEL, code=f"XX-74{number}", name=f"Counsel {number}", stage_points=n))
        for number, n in enumerate(stage_points)
    ]
    come_down = scene.second.in_hand("Will You Not Come Down?")
    playing = scene.hazards(on=saruman)
    if playing.may_play(come_down, target=saruman):
        playing.plays(come_down, target=saruman)
        playing.resolve()
    return playing, cards, come_down


@card("WH-32")
def test_he_who_does_not_come_down_receives_four_stage_points() -> None:
    playing, _, come_down = asked_to_come_down(4, 3)

    assert playing.question == "GiveUpStages"
    assert playing.asked == 0
    playing.passes()

    assert come_down.in_play
    assert playing.stage_points(0) == 4 + 3 + 4


@card("WH-32")
def test_he_who_comes_down_gives_up_stage_cards_until_he_has_fewer_than_seven_points() -> None:
    playing, cards, come_down = asked_to_come_down(6, 3, 1)

    playing.does(Verb.DISCARD, cards[2])
    assert not playing.may(Verb.PASS)
    playing.does(Verb.DISCARD, cards[1])

    assert come_down.is_discarded
    assert playing.stage_points(0) == 6
    assert cards[0].in_play


@card("WH-32")
def test_nobody_with_fewer_than_seven_stage_points_is_asked() -> None:
    playing, _, come_down = asked_to_come_down(6)

    assert come_down.in_hand
    assert playing.stage_points(0) == 6


@card("WH-32")
def test_he_is_asked_only_at_a_wizardhaven() -> None:
    scene, saruman = against_fallen(9)
    come_down = scene.second.in_hand("Will You Not Come Down?")
    playing = scene.hazards(on=saruman)

    assert not playing.may_play(come_down)


@card("WH-32")
def test_he_is_not_asked_at_a_haven_of_the_wizards() -> None:
    scene = Scene(kinds=AGAINST_FALLEN)
    scene.first.declares(FALLEN_SARUMAN.name)
    saruman = scene.first.company("Rivendell", FALLEN_SARUMAN)[0]
    scene.first.event(replace(COUNSEL, stage_points=9))
    come_down = scene.second.in_hand("Will You Not Come Down?")
    playing = scene.hazards(on=saruman)

    assert not playing.may_play(come_down)


def with_deck_of(scene: Scene, seat: int, cards: int) -> None:
    """The player's play deck is cut down to so many cards."""
    index = seat * PILES + 1
    scene.table.piles[index] = scene.table.piles[index][:cards]


@pytest.mark.parametrize(("cards", "may_search"), [(15, False), (16, True)])
@card("WH-18")
def test_flotsam_and_jetsam_keep_a_player_with_a_thin_deck_from_searching(
    cards: int, may_search: bool
) -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.second.event("Flotsam and Jetsam")
    with_deck_of(scene, 1, cards)
    mouth = scene.second.in_hand("Mouth of Sauron")
    scene.second.discard_pile("Gloom")
    playing = scene.hazards(on=faramir, to="Moria")

    assert playing.may_play(mouth) is may_search


@pytest.mark.parametrize(("cards", "may_search"), [(20, False), (21, True)])
@card("WH-18")
def test_a_fallen_wizard_needs_a_thicker_deck(cards: int, may_search: bool) -> None:
    scene, saruman = against_fallen(3)
    scene.first.deck("Dodge")
    scene.second.event("Flotsam and Jetsam")
    with_deck_of(scene, 0, cards)
    smoke = scene.first.in_hand("Smoke Rings")
    scene.first.discard_pile("Gates of Morning")
    playing = scene.begin(Phase.ORGANIZATION)

    assert saruman.in_play
    assert playing.may_play(smoke) is may_search


@card("WH-18")
def test_the_sideboard_lies_open_nonetheless() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.second.event("Flotsam and Jetsam")
    with_deck_of(scene, 1, 10)
    outpost = scene.second.in_hand("An Unexpected Outpost")
    wargs = scene.second.sideboard("Wargs")[0]
    gloom = scene.second.discard_pile("Gloom")[0]
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(outpost)
    playing.resolve()

    assert wargs.in_deck
    assert gloom.is_discarded


@pytest.mark.parametrize(("cards", "may_search"), [(20, False), (21, True)])
@card("WH-18", "WH-111")
def test_to_play_an_ally_from_the_discard_pile_is_to_look_through_it(cards: int, may_search: bool) -> None:
    scene = Scene(kinds=AGAINST_FALLEN)
    radagast = scene.first.company("Bree", "Radagast [fallen-wizard]")[0]
    scene.first.gives("Glove of Radagast", to=radagast)
    (steed,) = scene.first.discard_pile("Noble Steed")
    scene.first.deck("Dodge")
    scene.second.event("Flotsam and Jetsam")
    with_deck_of(scene, 0, cards)

    assert scene.at_site(of=radagast).may(Verb.PLAY_AT_SITE, steed) is may_search


@pytest.mark.parametrize(("cards", "may_search"), [(20, False), (21, True)])
@card("WH-18", "WH-117")
def test_so_it_is_to_make_an_item_of_what_lies_there(cards: int, may_search: bool) -> None:
    scene = Scene(kinds=AGAINST_FALLEN)
    wacho = scene.first.company("Isengard [fallen-wizard]", "Wacho")[0]
    master = scene.first.gives("The Forge-master", to=wacho)
    scene.first.discard_pile("Shield of Iron-bound Ash")
    scene.first.deck("Dodge")
    scene.second.event("Flotsam and Jetsam")
    with_deck_of(scene, 0, cards)

    assert scene.begin(Phase.ORGANIZATION).may(Verb.USE, master) is may_search


@card("WH-18", "WH-83")
def test_the_forges_take_nothing_from_a_discard_pile_that_is_closed() -> None:
    scene = Scene(kinds=AGAINST_FALLEN)
    saruman = scene.first.company("Isengard [fallen-wizard]", "Saruman [fallen-wizard]")[0]
    forges = scene.first.gives("War-forges", to=Piece(scene.table, saruman.company.site))
    (herbs,) = scene.first.discard_pile("Healing Herbs")
    (dagger,) = scene.first.sideboard("Dagger of Westernesse")
    scene.second.event("Flotsam and Jetsam")
    with_deck_of(scene, 0, 20)
    playing = scene.at_site(of=saruman)

    playing.uses(forges)
    playing.resolve()

    assert not playing.may(Verb.PLAY_AT_SITE, herbs)
    assert playing.may(Verb.PLAY_AT_SITE, dagger)


@card("WH-18", "Exhalation of Decay")
def test_a_creature_is_not_sought_in_a_discard_pile_that_is_closed() -> None:
    for closed in (False, True):
        scene = Scene()
        faramir = scene.first.character("Faramir", at="Lórien")
        exhalation = scene.second.in_hand("Exhalation of Decay")
        scene.second.discard_pile("Barrow-wight")
        with_deck_of(scene, 1, 15)
        if closed:
            scene.second.event("Flotsam and Jetsam")

        assert scene.hazards(on=faramir, to="Moria").may_play(exhalation) is not closed


@card("WH-18")
def test_flotsam_and_jetsam_go_when_a_play_deck_is_exhausted() -> None:
    scene = Scene(filled=False)
    scene.first.character("Gandalf", at="Lórien")
    scene.first.deck("Dodge")
    scene.second.fill(9)
    flotsam = scene.second.event("Flotsam and Jetsam")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("OrganizationWindow")

    assert playing.has_happened(Happening.EXHAUSTED)
    assert flotsam.is_discarded


def kills(scene: Scene, *names: str) -> list[Piece]:
    """Creatures of the second player's that the first one's companies defeat one after another."""
    fallen = [scene.second.in_hand(name) for name in names]
    for piece in fallen:
        put_among_points(scene.table, piece.id)
    return fallen


@pytest.mark.parametrize(
    ("stage_points", "avatar", "worth"),
    [(7, FALLEN_SARUMAN, 0), (6, FALLEN_SARUMAN, 1), (7, FALLEN_ALATAR, 1)],
)
@card("WH-20")
def test_where_the_foul_tooth_is_bared_foes_that_fall_give_a_fallen_wizard_nothing(
    stage_points: int, avatar: Character, worth: int
) -> None:
    scene, _ = against_fallen(stage_points, avatar)
    kills(scene, "Wargs")
    scene.second.event("Foul Tooth Unsheathed")
    before = by_source(scene.table, 0)[Points.KILL]
    kills(scene, "Orc-guard")

    assert before == 1  # what fell earlier keeps its worth
    assert by_source(scene.table, 0)[Points.KILL] == 1 + worth


@card("WH-20")
def test_no_tooth_is_bared_against_a_wizard() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    tooth = scene.second.in_hand("Foul Tooth Unsheathed")
    playing = scene.hazards(on=faramir, to="Moria")

    assert not playing.may_play(tooth)
