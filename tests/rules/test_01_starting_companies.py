"""Who begins where, if there may be two companies, and with how much influence. [SET-30, SET-32, SET-39]"""

import pytest

from tests.rules.marks import rule
from wizardhaven.engine.queries.numbers.influence import free_to_control
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, SiteType

MORIA = Site(
    "XX-1",
    "Moria",
    SiteType.HAVEN,
    "Redhorn Gate",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.BALROG,
)
UNDER_GATES = Site(
    "XX-2",
    "The Under-gates",
    SiteType.HAVEN,
    None,
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.BALROG,
)
PEOPLE = ("Orc Captain", "Lagduf", "Grishnákh", "Orc Brawler")


def drafted(kind: PlayerKind, *sites: str | Site) -> tuple[Playing, list[Piece], list[Piece]]:
    """Four Orcs have been drafted; their player is asked where they begin."""
    scene = Scene(kinds=(kind, PlayerKind.WIZARD), filled=False)
    places = scene.first.location_deck(*sites)
    scene.second.location_deck("Rivendell")
    people = scene.first.pool(*PEOPLE)
    haldir = scene.second.pool("Haldir")[0]
    playing = scene.opening()
    for number, one in enumerate(people):
        if playing.may(Verb.DRAFT, one):
            playing.does(Verb.DRAFT, one)
        if number == 0:
            playing.does(Verb.DRAFT, haldir)
    if playing.may(Verb.STOP_DRAFTING):
        playing.does(Verb.STOP_DRAFTING)
    return playing, people, places


CASES = [
    (PlayerKind.RINGWRAITH, ("LE-367", "LE-390", "LE-359"), ("Dol Guldur", "Minas Morgul")),
    (PlayerKind.BALROG, (MORIA, UNDER_GATES), ("Moria", "The Under-gates")),
]


@rule("SET-30", "SET-32")
@pytest.mark.parametrize(("kind", "sites", "names"), CASES)
def test_they_begin_in_one_company_at_one_of_two_sites(
    kind: PlayerKind, sites: tuple[str | Site, ...], names: tuple[str, str]
) -> None:
    playing, people, places = drafted(kind, *sites)

    offered = {playing.table.printed[option.other].name for option in playing.options(Verb.START_AT)}
    playing.does(Verb.START_AT, other=places[1])
    playing.passes()

    assert offered == set(names)
    assert [one.site for one in people] == [names[1]] * 4
    assert len({one.company.id for one in people}) == 1


@rule("SET-30", "SET-32")
@pytest.mark.parametrize(("kind", "sites", "names"), CASES)
def test_or_in_two_companies_and_their_player_says_who_is_where(
    kind: PlayerKind, sites: tuple[str | Site, ...], names: tuple[str, str]
) -> None:
    playing, (captain, lagduf, grishnakh, brawler), places = drafted(kind, *sites)

    playing.does(Verb.START_AT, other=places[0])
    assert playing.question == "StandApart"
    playing.does(Verb.START_AT, lagduf, places[1])
    playing.does(Verb.START_AT, brawler, places[1])
    playing.does(Verb.START_AT, captain, places[1])

    assert (captain.site, lagduf.site, brawler.site) == (names[1], names[1], names[1])
    assert lagduf.company.id == brawler.company.id == captain.company.id
    assert grishnakh.site == names[0]  # somebody stays, so nothing more is asked
    assert playing.question != "StandApart"


@rule("SET-30")
def test_a_wizard_is_not_asked_for_a_second_company() -> None:
    scene = Scene(filled=False)
    scene.first.location_deck("Rivendell")
    scene.second.location_deck("Rivendell")
    haldir, balin = scene.first.pool("Haldir", "Balin")
    gimli = scene.second.pool("Gimli")[0]
    playing = scene.opening()
    playing.does(Verb.DRAFT, haldir)
    playing.does(Verb.DRAFT, gimli)
    playing.does(Verb.DRAFT, balin)

    assert playing.question != "StandApart"
    assert haldir.company.id == balin.company.id


@rule("SET-39", "INF-10")
@pytest.mark.parametrize(
    ("kind", "extra"), [(PlayerKind.RINGWRAITH, 5), (PlayerKind.BALROG, 5), (PlayerKind.FALLEN_WIZARD, 0)]
)
def test_five_points_of_general_influence_are_left_for_all_but_control(kind: PlayerKind, extra: int) -> None:
    scene = Scene(kinds=(kind, PlayerKind.WIZARD))
    scene.first.character("Orc Brawler", at="Ettenmoors [minion]")
    playing = scene.begin(Phase.ORGANIZATION)
    table = playing.table

    assert playing.unused_general_influence(0) == free_to_control(table, 0) + extra


@rule("SET-39", "INF-10")
def test_who_controls_as_much_as_he_can_still_has_five_points_left() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    for name in ("Shagrat", "Gorbag", "Tarcil", "Lagduf"):
        scene.first.character(name, at="Dol Guldur")
    scene.first.overdrawn()
    playing = scene.begin(Phase.UNTAP)

    assert free_to_control(playing.table, 0) == 0
    assert playing.unused_general_influence(0) == 5
